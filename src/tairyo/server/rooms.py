"""All rooms of this node: made on first use, let go when nobody needs them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from time import monotonic
from weakref import WeakValueDictionary

from tairyo import games
from tairyo.kernel.forms import Outcome
from tairyo.server import outward
from tairyo.server.limits import Limits
from tairyo.server.logs import note_failure
from tairyo.server.nodes import Nodes
from tairyo.server.problems import Problem
from tairyo.server.push import Pusher
from tairyo.server.room import Room
from tairyo.server.store import Store, Why, now
from tairyo.server.table import Table, is_id
from tairyo.server.timekeeper import Timekeeper
from tairyo.server.timing import Timing
from tairyo.server.wire import TableInfo

KEEP = 60.0
"""Seconds that a room nobody uses stays in memory."""
LOST = 1.0
"""Seconds between looks for what other nodes did, where they tell it: a node may die before it tells."""

OUTCOMES = 2000
"""Ends of games that are kept in memory for the lobby."""


class Rooms:
    """All tables in use on this node."""

    def __init__(
        self,
        store: Store,
        nodes: Nodes,
        limits: Limits,
        bot_pause: float,
        follow: float,
        pusher: Pusher | None = None,
    ) -> None:
        self.store = store
        self.nodes = nodes
        self.now = now
        """What time it is, in UTC without a zone."""
        self.time = Timekeeper(store, lambda: self.now())
        self._limits = limits
        self._pusher = pusher
        self._bot_pause = bot_pause
        self._follow_every = follow
        self._rooms: dict[str, Room] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._heard: dict[str, tuple[int, int, int]] = {}
        self._looking: dict[str, asyncio.Task[None]] = {}
        self._look_now = asyncio.Event()
        self._outcomes: dict[str, Outcome] = {}

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
            raise await self.store.missing(table_id)
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
                raise await self.store.missing(table_id)
            timing = Timing(lambda: self.now(), self.time.outages)
            wait = self._limits.talk
            room = Room(table, self.store, self.nodes, self._bot_pause, timing, wait, self._pusher)
            await room.catch_up()
            self._rooms[table_id] = room
            return room

    async def remove(self, table_id: str, why: Why, dead: Callable[[Table], bool] | None = None) -> bool:
        """Close a table that is to be no more, if it is still ``dead`` then; False where it is not, or
        where there is none. Raises Problem.
        """
        room = self._rooms.get(table_id)
        while (table := await self.store.load(table_id)) and (dead is None or dead(table)):
            if await self.store.remove(table, why):
                self.nodes.tell(table_id, table.revision + 1, 0, 0)
                if room is not None:
                    room.close()
                    self._forget_closed(room)
                return True
        return False

    # ---- the lobby --------------------------------------------------------------------------

    async def lobby(self, identity: str | None) -> list[TableInfo]:
        """One's own tables, then public ones that wait or run; newest first. Raises Problem."""
        found = await self.store.lobby(identity)
        this_moment = now()
        moments = {
            table.id: this_moment - timedelta(seconds=table.delay)
            for table, _ in found
            if table.delay and table.seat_of(identity) is None
        }
        then = await self.store.versions_at(moments)
        return [await self._listed(table, then.get(table.id, head), identity) for table, head in found]

    async def _listed(self, table: Table, version: int, identity: str | None) -> TableInfo:
        seat = table.seat_of(identity)
        if seat is not None and table.status == "running":
            with suppress(Problem):  # whose turn it is, only the game knows
                async with self.use(table.id) as room:
                    return room.info(identity)
        here = self.nodes.presence.here(table.id)
        if table.status == "over" and (seat is not None or table.kept_for(identity) is not None):
            return table.info(identity, version, here, outcome=await self._outcome(table.id))
        room_here = self._rooms.get(table.id)
        if room_here is not None and not (table.delay != 0 and seat is None):
            return room_here.info(identity)
        return table.info(identity, version if table.delay is not None or seat is not None else 0, here)

    async def _outcome(self, table_id: str) -> Outcome | None:
        """How a game ended; what has been looked up stays known."""
        if table_id not in self._outcomes:
            with suppress(Problem):
                async with self.use(table_id) as room:
                    ended = outward.outcome(await room.finished())
                if ended is not None:
                    if len(self._outcomes) >= OUTCOMES:
                        del self._outcomes[next(iter(self._outcomes))]
                    self._outcomes[table_id] = ended
        return self._outcomes.get(table_id)

    # ---- what other nodes do ----------------------------------------------------------------

    def hear(self, table_id: str, revision: int, version: int, line: int) -> None:
        """Another node says where a table is now."""
        if table_id in self._rooms:
            self._heard[table_id] = (revision, version, line)
            if table_id not in self._looking:
                self._looking[table_id] = asyncio.create_task(self._look_as_told(table_id))

    async def _look_as_told(self, table_id: str) -> None:
        try:
            while (told := self._heard.pop(table_id, None)) and (room := self._rooms.get(table_id)):
                await self._compare(room, *told)
            if room := self._rooms.get(table_id):
                await room.hear_talk()
        except Problem:
            pass  # the database is away, and the store has noted why
        finally:
            del self._looking[table_id]

    def hear_presence(self, tables: Collection[str]) -> None:
        """Somebody has come to these tables, or gone, at another node."""
        for table_id in tables:
            if room := self._rooms.get(table_id):
                room.look_around()

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
                room.look_around()
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
                head = heads.get(table_id)
                await self._compare(room, *head or (room.table.revision + 1, 0, 0))
                with suppress(Problem):
                    await room.hear_talk()

    async def _compare(self, room: Room, revision: int, version: int, line: int) -> None:
        """Look where a table has come further than this room knows."""
        try:
            room.talk.stale |= line > room.talk.last
            if revision > room.table.revision or version > room.version:
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
        """Stop all bots and galleries; the sockets are the server's to close."""
        for room in list(self._rooms.values()):
            room.gallery.close()
            room.bell.close()
            await room.driver.stop()
