"""Tables that nobody wants any more are cleared away, a few at a time, by one node at a time.

When a table was last used is kept off the path of moves: a change of seats says so in the table's row, and
people in a waiting room do now and then; for a game the time of its last log entry counts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Select, delete, select, update

from tairyo.server import database as db
from tairyo.server.logs import note, note_failure
from tairyo.server.problems import Problem
from tairyo.server.rooms import Rooms
from tairyo.server.settings import Lives
from tairyo.server.store import Store, last_entry, now
from tairyo.server.table import Table

EVERY = 60.0
"""Seconds between two sweeps, and between the signs of life of waiting rooms."""
BATCH = 50
"""Tables looked at in one transaction."""
REMEMBERED = timedelta(days=365)
"""How long it is known of a table that is no more why it is not."""
LEASE = "expiry"
"""The name under which one node sweeps, among those of the tables that it drives."""


class Sweeper:
    """Clears away what is dead, by its ``clock``."""

    def __init__(self, rooms: Rooms, lives: Lives, clock: Callable[[], datetime] = now) -> None:
        self._rooms = rooms
        self._store: Store = rooms.store
        self._lives = lives
        self._clock = clock

    async def run(self) -> None:
        """For ever: say which waiting rooms have people in them, and sweep where no other node does."""
        while True:
            try:
                await self.keep_alive()
                if await self._rooms.nodes.hold(LEASE):
                    try:
                        await self.sweep()
                    finally:
                        self._rooms.nodes.let_go(LEASE)
            except Problem:
                pass  # the store has noted why
            except Exception as error:
                note_failure("sweep-failed", error)
            await asyncio.sleep(EVERY)

    async def keep_alive(self) -> None:
        """Note of all waiting rooms in which somebody is that they are in use. Raises Problem."""
        used = [
            room.table.id for room in self._rooms.in_use if room.clients and room.table.status == "waiting"
        ]
        if used:
            touch = update(db.tables).where(db.tables.c.id.in_(used)).values(touched=self._clock())
            async with self._store.writing() as connection:
                await connection.execute(touch)

    async def sweep(self) -> int:
        """Clear away all that is dead now; how many tables that was. Raises Problem."""
        time, cleared = self._clock(), 0
        lives = {"waiting": self._lives.waiting, "running": self._lives.running, "over": self._lives.over}
        for status, life in lives.items():
            before = time - life

            def dead(table: Table, before: datetime = before) -> bool:
                return table.touched is not None and table.touched < before

            while life and (batch := await self._next(status, before)):
                for table_id in batch:
                    cleared += await self._rooms.remove(table_id, "expired", dead)
        await self._forget(time - REMEMBERED)
        if cleared:
            note("expired", tables=cleared)
        return cleared

    async def _next(self, status: str, before: datetime) -> list[str]:
        """Some tables of this status that nobody has used since ``before``."""
        unused = [db.tables.c.status == status, db.tables.c.touched < before]
        if status == "running":
            unused.append(db.tables.c.turn.is_(None))  # a clock brings every game to its end
        wanted = (
            select(db.tables.c.id, last_entry()).where(*unused).order_by(db.tables.c.touched).limit(BATCH)
        )
        while True:
            async with self._store.reading() as connection:
                rows = (await connection.execute(wanted)).all()
            moved = {row.id: row.last for row in rows if row.last is not None and row.last >= before}
            if not moved:
                return [row.id for row in rows]
            await self._touch(moved)

    async def _touch(self, moved: dict[str, datetime]) -> None:
        """These have been played at since: look at them again when that is long ago."""
        async with self._store.writing() as connection:
            for table, time in moved.items():
                await connection.execute(
                    update(db.tables).where(db.tables.c.id == table).values(touched=time)
                )

    async def _forget(self, before: datetime) -> None:
        old: Select[Any] = select(db.gone.c.id).where(db.gone.c.time < before).limit(BATCH)
        async with self._store.reading() as connection:
            ids = list((await connection.execute(old)).scalars())
        if ids:
            async with self._store.writing() as connection:
                await connection.execute(delete(db.gone).where(db.gone.c.id.in_(ids)))
