"""The node's timekeeper: finds tables on which a clock has run out though nobody here uses them, and
notes when the whole service was away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from tairyo.server.clocks import Outages
from tairyo.server.logs import note_failure
from tairyo.server.problems import Problem
from tairyo.server.store import Store

if TYPE_CHECKING:
    from tairyo.server.rooms import Rooms

EVERY = 0.5
"""Seconds between looks."""
BEAT = timedelta(seconds=1)
"""So often a node says that it is there, while clocks run."""
GAP = timedelta(seconds=3)
"""After so long without a sign of any node, the service was away."""
LATE = timedelta(seconds=0.7)
"""So long after its time a table is looked for: where it is in use, its driver is there before."""
MOST = 50
"""Tables looked at each time."""
FAULTY = timedelta(hours=1)
"""So long a table that cannot be read is left alone."""


class Timekeeper:
    """Keeps the time of one node. ``now`` tells it, in UTC without a zone."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self.outages = Outages()
        """When the whole service was away; the same on every node."""
        self._store = store
        self._now = now
        self._seen: datetime | None = None
        self._beaten: datetime | None = None

    async def begin(self) -> None:
        """Learn what was missed, before anybody is served."""
        with suppress(Problem):  # the store has noted why, and the next look comes soon
            await self._look()

    async def keep(self, rooms: Rooms) -> None:
        """For ever: look, and wake whoever has to act for a seat whose time is up."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                for table_id, due in await self._look():
                    if due + LATE <= self._now():
                        await self._wake(rooms, table_id, due)
            except Problem:
                continue
            except Exception as error:
                note_failure("clocks-failed", error)

    async def end(self) -> None:
        """The node stops: up to now, the service was up."""
        self._beaten = None
        await self.begin()

    async def _look(self) -> list[tuple[str, datetime]]:
        at = self._now()
        found = await self._store.due(MOST)
        # while no clock runs it makes no difference who is away
        if found and (self._beaten is None or not timedelta(0) <= at - self._beaten < BEAT):
            self._beaten = at
            self.outages.times = (await self._store.beat(at, self._seen, GAP)).times
        self._seen = at
        return found

    async def _wake(self, rooms: Rooms, table_id: str, due: datetime) -> None:
        try:
            async with rooms.use(table_id) as room:
                room.driver.wake()
                right = room.timing.due(room.table, room.match)
                if right != due:  # the service was away, or a bot sits there
                    await self._store.postpone(table_id, due, right)
        except Problem:
            pass  # closed meanwhile, or the database is away
        except Exception as error:
            note_failure("clock-failed", error, table=table_id)
            await self._store.postpone(table_id, due, self._now() + FAULTY)
