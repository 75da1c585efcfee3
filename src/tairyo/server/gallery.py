"""The gallery of a table: spectators who are shown everything some seconds late.

They look at a match of their own, which follows the log at that distance; so what they are told is made
as for everybody else, only later. It is there while somebody watches.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from time import monotonic

from tairyo.kernel.chance import RecordedChance
from tairyo.kernel.match import Match
from tairyo.kernel.replay import replay
from tairyo.server import outward
from tairyo.server.client import Client, text_of
from tairyo.server.logs import note_failure
from tairyo.server.timing import Timing

BROKEN = 1011
"""The close code for a fault of ours; docs/protocol.md."""


class Gallery:
    """Shows a table's log to ``watchers``, a fixed time after it happened."""

    def __init__(self, watchers: Callable[[], Iterable[Client]], table_id: str, timing: Timing) -> None:
        self.match: Match | None = None
        """The game as it is seen from here; None while nobody watches."""
        self._watchers = watchers
        self._table_id = table_id
        self._timing = timing
        self._delay = 0.0
        self._live: Match | None = None
        self._waiting: deque[float] = deque()
        """When the entries that are still to come may be seen, by the clock."""
        self._task: asyncio.Task[None] | None = None

    def open(self, match: Match, delay: float, ages: list[float]) -> None:
        """Show ``match`` as it was ``delay`` seconds ago; ``ages`` are those of its entries, in seconds."""
        self.close()
        record = match.record
        past = replace(record, secret=None, outcome=None)  # its chance stands in it already
        ages = (ages + [0.0] * match.version)[: match.version]
        seen = next((number for number, age in enumerate(ages) if age < delay), match.version)
        self.match = replay(match.game, past, seen)
        self._live = match
        self._delay = delay
        now = monotonic()
        self._waiting.extend(now + delay - age for age in ages[seen:])
        self._wake()

    def close(self) -> None:
        """Nobody watches any more."""
        self.match = None
        self._live = None
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def note(self) -> None:
        """The table has got one more entry."""
        if self.match is not None:
            self._waiting.append(monotonic() + self._delay)
            self._wake()

    def finish(self) -> None:
        """The game is over: show at once what has not been seen yet."""
        try:
            while self._waiting:
                self._show_next()
        except Exception as error:
            self._give_up(error)
        for client in self._watchers():
            client.late = False
        self.close()

    def _wake(self) -> None:
        if self._waiting and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._waiting:
                wait = self._waiting[0] - monotonic()
                if wait > 0:
                    await asyncio.sleep(wait)
                else:
                    self._show_next()
        except Exception as error:
            self._give_up(error)

    def _give_up(self, error: Exception) -> None:
        note_failure("gallery-failed", error, table=self._table_id)
        for client in self._watchers():
            client.close(BROKEN)  # they come again, and begin from the log
        self.match = None
        self._waiting.clear()

    def _show_next(self) -> None:
        """Let the match go one entry further, and tell it as to any spectator."""
        self._waiting.popleft()
        match, live = self.match, self._live
        assert match is not None
        assert live is not None
        entry = live.record.entries[match.version]
        if entry.action is None:
            step = match.propose_undo(entry.seat)
        else:
            action = match.game.action(entry.action)
            step = match.propose(entry.seat, action, RecordedChance(entry.chance), entry.race)
        match.accept(step)
        text = text_of(outward.updates(match, step, (None,), self._timing)[None])
        for client in self._watchers():
            client.send_text(text)
