"""The clocks of a table in use: wound when its game starts, moved on by its log, read by its driver."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from tairyo.kernel.match import Match, Step
from tairyo.kernel.record import Entry
from tairyo.kernel.state import State
from tairyo.server.clocks import AWAY, UNHURRIED, Clocks, Mark, Outages
from tairyo.server.table import Table
from tairyo.server.wire import Clock, SeatClock

ON_ITS_WAY = 0.5
"""Seconds after its time for which a move is awaited that may be under way."""
BOT_IS_LATE = timedelta(seconds=10)
"""After so long somebody looks whether a bot, or a bell, has anybody to drive it."""


def clocked(state: State) -> Sequence[int]:
    """The seats whose clocks run: none while the position has a window of its own."""
    return state.actors if state.patience() is None else ()


class Timing:
    """What one room knows of time. ``now`` tells it, in UTC without a zone."""

    def __init__(self, now: Callable[[], datetime], outages: Outages) -> None:
        self.now = now
        self.clocks: Clocks | None = None
        """Of a running game that has any."""
        self._outages = outages

    def wind(self, table: Table, match: Match) -> None:
        """The game begins; before any of its entries."""
        if table.turn is not None and table.started is not None:
            clock = Clock(table.turn, table.reserve)
            clocks = Clocks(clock, len(table.seats), table.started, clocked(match.state), self._outages)
            self.clocks = clocks

    def take(self, version: int, entry: Entry, mark: Mark | None, state: State) -> None:
        """An entry counts, and has led to ``state``."""
        if self.clocks is not None and mark is not None:
            self.clocks.take(version, entry, mark, clocked(state))

    # ---- what the log keeps -----------------------------------------------------------------

    def mark(self, table: Table, entry: Entry, timeout: bool) -> Mark | None:
        """The mark of an entry that is made now; None where there is no clock."""
        if self.clocks is None:
            return None
        at, seat = self.now(), entry.seat
        free = entry.action is None or table.seats[seat].kind == "bot"
        return Mark(at, 0.0 if free else self.clocks.spent(seat, at), timeout)

    def due_after(self, table: Table, step: Step, mark: Mark | None) -> datetime | None:
        """When the table has to be looked at once this step counts."""
        if self.clocks is None or mark is None:
            return None
        clocks = self.clocks.copy()
        clocks.take(step.version + 1, step.entry, mark, clocked(step.state))
        return self._due(table, clocks, step.state)

    def due(self, table: Table, match: Match | None) -> datetime | None:
        """When the table has to be looked at as it is now."""
        if self.clocks is None or match is None:
            return None
        return self._due(table, self.clocks, match.state)

    def _due(self, table: Table, clocks: Clocks, state: State) -> datetime | None:
        if state.patience() is not None or any(table.seats[seat].kind == "bot" for seat in state.actors):
            return self.now() + BOT_IS_LATE
        soonest = clocks.soonest(state.actors)
        return soonest and soonest[0]

    # ---- whose time is up -------------------------------------------------------------------

    def soonest(self, table: Table, match: Match | None) -> tuple[float, int] | None:
        """In how many seconds the clock acts for somebody (0 or less: at once), and for whom."""
        if self.clocks is None or match is None:
            return None
        people = [seat for seat in match.actors if table.seats[seat].kind == "person"]
        soonest = self.clocks.soonest(people)
        if soonest is None:
            return None
        return (soonest[0] - self.now()).total_seconds() + ON_ITS_WAY, soonest[1]

    @property
    def unhurried(self) -> bool:
        """Whether people come by now and then, instead of sitting together."""
        return self.clocks is not None and self.clocks.clock.turn >= UNHURRIED

    def absent(self, table: Table) -> list[int]:
        """The seats whose people have let their time run out so often that they count as absent."""
        if self.clocks is None:
            return []
        missed = enumerate(self.clocks.missed)
        return [seat for seat, times in missed if times >= AWAY and table.seats[seat].kind == "person"]

    # ---- what people are told ---------------------------------------------------------------

    def may_undo(self, seat: int) -> bool:
        """Whether a seat that takes its last action back has time left to choose again."""
        return self.clocks is None or self.clocks.may_undo(seat, self.now())

    def left(self) -> list[SeatClock] | None:
        """What every seat has left now."""
        return self.clocks.left(self.now()) if self.clocks else None

    def timed_out(self, version: int) -> bool:
        """Whether the clock made this version."""
        return self.clocks is not None and version in self.clocks.timeouts
