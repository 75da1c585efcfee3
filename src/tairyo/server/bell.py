"""A fair bell: who rang first, whatever the line (docs/fair-bell.md).

A ring counts from the moment when its sender could see the card: from when the card was sent, less the
time that the line takes there and back, as the server itself has measured it. Nothing here believes a
client's clock. Pure: times are seconds on one clock, handed in.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median

BOUND = 0.25
"""Seconds that a line is allowed for, there and back; slower ones lose the rest."""
QUOTA = 0.008
"""Seconds by which a client's own answers may exceed what the network itself shows."""
UNSEEN = 0.05
"""Seconds that are allowed for where the network shows nothing (a proxy that does not tell)."""
PINGS = 15
"""How many of the latest answers are looked at."""
BLIND = 0.1
"""Nobody sees a card and rings in less: such a ring was on its way before the card."""
REST = 0.6
"""Seconds for which somebody who rang blindly is not heard."""
TIE = 0.001
"""Rings that are no further apart are equally quick: chance decides."""


class Line:
    """What the server knows of the line to one client."""

    def __init__(self) -> None:
        self._answers: deque[float] = deque(maxlen=PINGS)
        self._network: float | None = None

    def answered(self, seconds: float) -> None:
        """A ping came back after so long. A client can be slow to answer, and can pretend to be."""
        self._answers.append(seconds)

    def measured(self, seconds: float) -> None:
        """The network's own measure of there and back, which no program at the other end can stretch."""
        self._network = seconds

    @property
    def allowance(self) -> float:
        """Seconds that a ring over this line is given: the middle of the latest answers, within what the
        network shows and within the bound.
        """
        if not self._answers:
            return 0.0
        shown = UNSEEN if self._network is None else self._network + QUOTA
        return min(median(self._answers), shown, BOUND)


@dataclass(frozen=True)
class Heard:
    """A ring as it was judged: seconds from the card's sending to the ring's arrival, and what of them
    was the line's. ``quickness`` is the rest.
    """

    seat: int
    arrival: float
    allowance: float

    @property
    def quickness(self) -> float:
        """Seconds that the person took."""
        return self.arrival - self.allowance


class TooSoon(Exception):
    """A ring that was sent before its card could be seen, or during the rest after such a one."""


@dataclass
class Race:
    """One card, and the seats that may ring for it: when it was sent to each, what each line is allowed."""

    sent: dict[int, float]
    allowances: dict[int, float]
    rests: dict[int, float] = field(default_factory=dict)
    """Until when a seat is not heard; kept from race to race."""
    rings: dict[int, Heard] = field(default_factory=dict)
    holds: set[int] = field(default_factory=set)

    def ring(self, seat: int, now: float, blind: bool = False) -> None:
        """A ring arrives; ``blind`` if its sender had not been shown the card. Raises TooSoon; KeyError for
        a seat that is not in this race.
        """
        heard = Heard(seat, now - self.sent[seat], self.allowances[seat])
        if blind or now < self.rests.get(seat, now) or heard.quickness < BLIND:
            self.rests[seat] = now + REST
            raise TooSoon
        self.rings.setdefault(seat, heard)

    def hold(self, seat: int) -> None:
        """A seat lets the card pass."""
        self.holds.add(seat)

    @property
    def settled_at(self) -> float | None:
        """The moment from which no ring still on its way can be quicker; None while nobody has rung."""
        if not self.rings:
            return None
        quickest = min(heard.quickness for heard in self.rings.values())
        waiting = [seat for seat in self.sent if seat not in self.rings and seat not in self.holds]
        return max((self.sent[seat] + self.allowances[seat] + quickest for seat in waiting), default=0.0)

    @property
    def first(self) -> list[int]:
        """The seats that rang first: several where they were equally quick."""
        quickest = min(heard.quickness for heard in self.rings.values())
        return sorted(seat for seat, heard in self.rings.items() if heard.quickness <= quickest + TIE)

    def winner(self, below: Callable[[int], int]) -> int:
        """Who rang first; ``below`` draws among those who were equally quick."""
        first = self.first
        return first[below(len(first))] if len(first) > 1 else first[0]
