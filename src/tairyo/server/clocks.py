"""The clocks of a game: what each seat has left, worked out from the log's times alone.

A seat's decision begins when it comes to be an actor, or with its own last action if it still is one.
The first ``turn`` seconds of every decision are free; what it takes beyond them goes off the seat's
``reserve``. Every node and every restart works out the same from the same log.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from tairyo.kernel.record import Entry
from tairyo.server.wire import Clock, SeatClock

UNHURRIED = 3600
"""Seconds a turn from which on nobody is expected to sit and wait."""
AWAY = 2
"""So many times in a row a seat lets its time run out before its person counts as absent."""


class Mark(NamedTuple):
    """What the log keeps of an entry for the clocks: when it was made, how many seconds it took from its
    seat's reserve, and whether the clock made it, for a seat that did not answer.
    """

    time: datetime
    spent: float = 0.0
    timeout: bool = False


class Outages:
    """Times in which nobody could act, because the whole service was away: no clock runs in them."""

    def __init__(self, times: Sequence[tuple[datetime, datetime]] = ()) -> None:
        self.times = times
        """Begin and end of each, in order, apart from each other."""

    def between(self, begin: datetime, end: datetime) -> float:
        """Seconds in which a clock that ran from ``begin`` to ``end`` stood still."""
        return sum(
            (min(end, there[1]) - max(begin, there[0])).total_seconds()
            for there in self.times
            if there[0] < end and begin < there[1]
        )

    def after(self, begin: datetime, seconds: float) -> datetime:
        """When ``seconds`` have gone by on a clock that runs from ``begin``."""
        end = begin + timedelta(seconds=seconds)
        for away, back in self.times:
            if away <= end and begin < back:
                end += back - max(begin, away)
        return end


class Decision(NamedTuple):
    """What a seat has to decide: since when, and how many seconds it had used before."""

    began: datetime
    before: float = 0.0


class Done(NamedTuple):
    """An action that may be taken back: who did it, in how many seconds, and what that cost."""

    seat: int
    used: float
    spent: float
    timeout: bool


class Clocks:
    """The clocks of one running game. `take` follows it through its log."""

    def __init__(
        self,
        clock: Clock,
        seats: int,
        started: datetime,
        actors: Sequence[int],
        outages: Outages | None = None,
    ) -> None:
        self.clock = clock
        self.reserve = [float(clock.reserve)] * seats
        """Seconds each seat had left when it last acted."""
        self.missed = [0] * seats
        """How many times in a row each seat's time has run out."""
        self.timeouts: set[int] = set()
        """The versions that the clock made."""
        self._outages = outages or Outages()
        self._decisions = {seat: Decision(started) for seat in actors}
        self._done: list[Done] = []

    def used(self, seat: int, at: datetime) -> float:
        """Seconds that a seat has used of its decision; 0 where it has none to make."""
        decision = self._decisions.get(seat)
        if decision is None:
            return 0.0
        began, before = decision
        running = (at - began).total_seconds() - self._outages.between(began, at)
        return before + max(0.0, running)  # another node's time may be a little ahead

    def spent(self, seat: int, at: datetime) -> float:
        """Seconds that an action now would take from the seat's reserve."""
        return min(max(0.0, self.used(seat, at) - self.clock.turn), self.reserve[seat])

    def deadline(self, seat: int) -> datetime | None:
        """When a seat's time runs out; None where it has nothing to decide."""
        decision = self._decisions.get(seat)
        if decision is None:
            return None
        allowed = self.clock.turn + self.reserve[seat] - decision.before
        return self._outages.after(decision.began, max(0.0, allowed))

    def may_undo(self, seat: int, at: datetime) -> bool:
        """Whether a seat that takes its last action back has time left to choose again."""
        if not self._done or self._done[-1].seat != seat:
            return False
        last = self._done[-1]
        left = self.clock.turn + self.reserve[seat] + last.spent - last.used - self.used(seat, at)
        return not last.timeout and left > 0

    def left(self, at: datetime) -> list[SeatClock]:
        """What every seat has left: the same for every observer, for it rests on times and actors alone."""
        return [self._left(seat, at) for seat in range(len(self.reserve))]

    def _left(self, seat: int, at: datetime) -> SeatClock:
        if seat not in self._decisions:
            return SeatClock(seat, None, round(self.reserve[seat], 1))
        turn = max(0.0, self.clock.turn - self.used(seat, at))
        return SeatClock(seat, round(turn, 1), round(self.reserve[seat] - self.spent(seat, at), 1))

    def take(self, version: int, entry: Entry, mark: Mark, actors: Sequence[int]) -> None:
        """Follow an entry of the log, which has left ``actors`` to act."""
        seat, at = entry.seat, mark.time
        used = self.used(seat, at)
        before = 0.0
        if entry.action is None:
            # The decision goes on where it stood, so that nobody wins time by taking back.
            last = self._done.pop()
            self.reserve[seat] += last.spent
            before = last.used + used
        else:
            if self._done and self._done[-1].seat != seat:
                self._done.clear()
            self._done.append(Done(seat, used, mark.spent, mark.timeout))
            self.reserve[seat] = max(0.0, self.reserve[seat] - mark.spent)
        if mark.timeout:
            self.timeouts.add(version)
        if entry.action is None or seat in self._decisions:  # silence at a bell says nothing of who is there
            self.missed[seat] = self.missed[seat] + 1 if mark.timeout else 0
        running = {other: self._decisions.get(other, Decision(at)) for other in actors}
        if seat in running:
            running[seat] = Decision(at, before)
        self._decisions = running

    def soonest(self, seats: Iterable[int]) -> tuple[datetime, int] | None:
        """When the time of one of these seats runs out first, and whose it is."""
        running = [(deadline, seat) for seat in seats if (deadline := self.deadline(seat)) is not None]
        return min(running, default=None)

    def copy(self) -> Clocks:
        """Clocks of their own."""
        twin = Clocks.__new__(Clocks)
        twin.__dict__.update(self.__dict__)
        twin.reserve, twin.missed = self.reserve.copy(), self.missed.copy()
        twin.timeouts, twin._done = self.timeouts.copy(), self._done.copy()
        return twin
