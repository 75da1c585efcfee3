"""All rooms of this node: made on first use, let go when nobody needs them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from time import monotonic
from weakref import WeakValueDictionary

from tairyo import games
from tairyo.server.logs import note_failure
from tairyo.server.nodes import Nodes
from tairyo.server.problems import Problem
from tairyo.server.push import Pusher
from tairyo.server.room import Room
from tairyo.server.store import Store, now
from tairyo.server.table import is_id
from tairyo.server.timekeeper import Timekeeper
from tairyo.server.timing import Timing

KEEP = 60.0
"""Seconds that a room nobody uses stays in memory."""
LOST = 1.0
"""Seconds between looks for what other nodes did, where they tell it: a node may die before it tells."""


class Rooms:
    """All tables in use on this node."""

    def __init__(
        self, store: Store, nodes: Nodes, bot_pause: float, follow: float, pusher: Pusher | None = None
    ) -> None:
        self.store = store
        self.nodes = nodes
        self.now = now
        """What time it is, in UTC without a zone."""
        self.time = Timekeeper(store, lambda: self.now())
        self._pusher = pusher
        self._bot_pause = bot_pause
        self._follow_every = follow
        self._rooms: dict[str, Room] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._heard: dict[str, tuple[int, int]] = {}
        self._looking: dict[str, asyncio.Task[None]] = {}
        self._look_now = asyncio.Event()

    def get(self, table_id: str) -> Room | None:
        """The room of a table if it is in use."""
        return self._rooms.get(table_id)

    @property
    def in_use(self) -> Collection[Room]:
        """The rooms in memory."""
        return self._rooms.values()

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, kept in memory as long as this lasts. Raises Problem if there is no such."""
        room = self._rooms.get(table_id) or await self._load(table_id)
        if room.closed:
            raise Problem("not-found", 404)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.used = monotonic()
            self._forget_closed(room)

    async def _load(self, table_id: str) -> Room:
        lock = self._loading.setdefault(table_id, asyncio.Lock())  # gone when nobody waits for it
        async with lock:
            if table_id in self._rooms:
                return self._rooms[table_id]
            table = await self.store.load(table_id) if is_id(table_id) else None
            if table is None or table.game not in games.ALL:
                raise Problem("not-found", 404)
            timing = Timing(lambda: self.now(), self.time.outages)
            room = Room(table, self.store, self.nodes, self._bot_pause, timing, self._pusher)
            await room.catch_up()
            self._rooms[table_id] = room
            return room

    # ---- what other nodes do ----------------------------------------------------------------

    def hear(self, table_id: str, revision: int, version: int) -> None:
        """Another node says where a table is now."""
        if table_id in self._rooms:
            self._heard[table_id] = (revision, version)
            if table_id not in self._looking:
                self._looking[table_id] = asyncio.create_task(self._look_as_told(table_id))

    async def _look_as_told(self, table_id: str) -> None:
        try:
            while (told := self._heard.pop(table_id, None)) and (room := self._rooms.get(table_id)):
                if told[0] > room.table.revision or told[1] > room.version:
                    await self._look(room)
        finally:
            del self._looking[table_id]

    def hear_again(self) -> None:
        """Notes of other nodes may have been lost: look at once."""
        self._look_now.set()

    async def follow(self) -> None:
        """For ever: look for what other nodes did at our tables, and let go of rooms nobody needs."""
        while True:
            with suppress(TimeoutError):
                every = max(LOST, self._follow_every) if self.nodes.hearing else self._follow_every
                await asyncio.wait_for(self._look_now.wait(), every)
            self._look_now.clear()
            for room in list(self._rooms.values()):
                if not room.users and not room.driver.busy and monotonic() - room.used > KEEP:
                    del self._rooms[room.table.id]
            try:
                heads = await self.store.heads(list(self._rooms)) if self._rooms else {}
            except Problem:
                continue  # the store has noted why
            except Exception as error:
                note_failure("follow-failed", error)
                continue
            for table_id, room in list(self._rooms.items()):
                head = heads.get(table_id)  # by now the room may be further on
                if head is None or head[0] > room.table.revision or head[1] > room.version:
                    await self._look(room)

    async def _look(self, room: Room) -> None:
        try:
            async with room.lock:
                await room.catch_up()
        except Problem:
            pass  # the table is gone, and the room has told its people; or the database is away
        except Exception as error:
            note_failure("follow-failed", error, table=room.table.id)
        self._forget_closed(room)

    def _forget_closed(self, room: Room) -> None:
        if room.closed:
            self._rooms.pop(room.table.id, None)

    async def close(self) -> None:
        """Stop all bots; the sockets are the server's to close."""
        for room in list(self._rooms.values()):
            await room.driver.stop()
