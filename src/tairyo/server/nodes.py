"""What the nodes of one service tell each other: that a table has moved on, who drives its bots, and who
is at which table.

All of it is an economy. The log alone decides what was done: a note that is lost is made good by the
next look at the database, and of two nodes that drive the same bots one comes too late.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Protocol

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tairyo.server.logs import note, note_failure
from tairyo.server.presence import Presence

NEWS = "tairyo:news"
CARDS = "tairyo:node:"
INTRODUCE = 2.0
"""Seconds after which a node shows its card again; it is forgotten when it has missed two."""
HERE = "tairyo:here"
BEAT = 2.5
"""Seconds between two notes that say who is at all tables of this node."""
LEASE = 0.8
"""Seconds for which a node may drive a table's bots without renewing that."""
RENEW = 0.2
RETRY = 0.5
"""Seconds between tries to reach Redis."""
SILENCE = 1.0
"""Seconds after which Redis is asked whether it is there, and again after which it is not."""


class Listener(Protocol):
    """Who is told what other nodes did."""

    def hear(self, table_id: str, revision: int, version: int, line: int) -> None:
        """This table is at this revision and version now, and its talk at this line."""

    def hear_presence(self, tables: Collection[str]) -> None:
        """Somebody has come to these tables, or gone, at another node."""

    def hear_again(self) -> None:
        """Notes may have been lost."""


class Nodes:
    """A node by itself, or one that only the database tells of the others. It may drive every bot."""

    hearing = False
    """Whether notes of other nodes arrive."""

    def __init__(self) -> None:
        self.presence = Presence()

    @property
    def sure(self) -> bool:
        """Whether it is known who is at the tables."""
        return True

    def be_here(self, table_id: str, identities: frozenset[str]) -> None:
        """These people are at a table with sockets of this node, and nobody else."""
        self.presence.set_own(table_id, identities)

    def start(self, listener: Listener) -> None:
        """Begin to pass on what other nodes say."""

    async def close(self) -> None:
        """Fall silent."""

    def tell(self, table_id: str, revision: int, version: int, line: int) -> None:
        """Let the other nodes know that a table is at this revision, version and line of talk now."""

    async def hold(self, table_id: str) -> bool:
        """Whether this node drives the bots of a table, from now until it lets go."""
        return True

    def let_go(self, table_id: str) -> None:
        """Let another node drive the bots of a table."""

    card: Callable[[], str] | None = None
    """What this node tells of itself to who asks any node for all of them."""

    async def cards(self) -> list[str]:
        """The cards of the other nodes that live."""
        return []


# What is held is renewed, what is free is taken; what another node holds stays.
HOLD = """
local holder = redis.call('get', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
return 1
"""
LET_GO = "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end"


class RedisNodes(Nodes):
    """Nodes that share a Redis. While it is away, each goes on as if it were alone."""

    def __init__(self, url: str) -> None:
        super().__init__()
        again = Retry(NoBackoff(), 1)  # a connection may have broken while nobody used it
        self._redis: Any = Redis.from_url(
            url, decode_responses=True, retry=again, socket_timeout=SILENCE, socket_connect_timeout=SILENCE
        )
        self._me = secrets.token_hex(8)
        self._hold = self._redis.register_script(HOLD)
        self._let_go = self._redis.register_script(LET_GO)
        self._held: set[str] = set()
        self._news: dict[str, str] = {}
        self._free: set[str] = set()
        self._moved: set[str] = set()
        self._something_to_say = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, listener: Listener) -> None:
        self._tasks = [
            asyncio.create_task(each)
            for each in (
                self._listen(listener),
                self._speak(),
                self._renew(),
                self._introduce(),
                self._beat(listener),
            )
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    # ---- notes ------------------------------------------------------------------------------

    def tell(self, table_id: str, revision: int, version: int, line: int) -> None:
        self._news[table_id] = f"{table_id} {revision} {version} {line}"  # the newest says all
        self._something_to_say.set()

    async def _speak(self) -> None:
        while True:
            await self._something_to_say.wait()
            self._something_to_say.clear()
            news, self._news = self._news, {}
            free, self._free = self._free - self._held, set()  # what is not freed now ends by itself
            moved, self._moved = self._moved, set()
            if not self.hearing or not await self._try(self._say(list(news.values()), free, moved)):
                self._news = {**news, **self._news}  # who is here is said again by the next beat
                await asyncio.sleep(RETRY)
                self._something_to_say.set()

    async def _say(self, news: list[str], free: set[str], moved: set[str]) -> bool:
        async with self._redis.pipeline(transaction=False) as pipe:
            for each in news:
                pipe.publish(NEWS, each)
            if moved:
                pipe.publish(HERE, self._who(moved, whole=False))
            await pipe.execute()
        for table_id in free:
            await self._let_go(keys=[_lease(table_id)], args=[self._me])
        return True

    async def _listen(self, listener: Listener) -> None:
        while True:
            async with self._redis.pubsub() as pubsub:
                await self._try(self._hear(pubsub, listener))
            if self.hearing:
                self.hearing = False
                note("redis-away", level="warning")
            await asyncio.sleep(RETRY)

    async def _hear(self, pubsub: PubSub, listener: Listener) -> None:
        await pubsub.subscribe(NEWS, HERE)
        asked = False
        while True:
            message: Any = await pubsub.get_message(timeout=SILENCE)
            if message is None:
                if asked:
                    return
                await pubsub.ping()
            asked = message is None
            if message is None:
                continue
            if message["type"] == "subscribe" and message["channel"] == HERE:
                self.hearing = True
                self.presence.begin_again()
                note("redis-here")
                listener.hear_again()
            elif message["type"] == "message" and message["channel"] == HERE:
                listener.hear_presence(self._heard(message["data"]))
            elif message["type"] == "message":
                table_id, *numbers = message["data"].split()
                revision, version, line = map(int, numbers)
                listener.hear(table_id, revision, version, line)

    # ---- presence ---------------------------------------------------------------------------

    @property
    def sure(self) -> bool:
        return self.hearing

    def be_here(self, table_id: str, identities: frozenset[str]) -> None:
        if self.presence.set_own(table_id, identities):
            self._moved.add(table_id)
            self._something_to_say.set()

    def _who(self, tables: Iterable[str], whole: bool) -> str:
        own = self.presence.own
        return json.dumps([self._me, whole, {table: sorted(own.get(table, ())) for table in tables}])

    def _heard(self, data: str) -> Collection[str]:
        node, whole, tables = json.loads(data)
        if node == self._me:
            return ()
        here = {table: frozenset(identities) for table, identities in tables.items()}
        return self.presence.hear(node, here, whole)

    async def _beat(self, listener: Listener) -> None:
        """Say it all again: notes are lost, and a node that dies says nothing any more."""
        while True:
            await asyncio.sleep(BEAT)
            if self.hearing:
                await self._try(self._redis.publish(HERE, self._who(self.presence.own, whole=True)))
            listener.hear_presence(self.presence.forget_silent())

    # ---- leases -----------------------------------------------------------------------------

    async def hold(self, table_id: str) -> bool:
        held: bool | None = await self._try(self._take(table_id)) if self.hearing else None
        if held is None:
            return True
        (self._held.add if held else self._held.discard)(table_id)
        return held

    def let_go(self, table_id: str) -> None:
        if table_id in self._held:
            self._held.discard(table_id)
            self._free.add(table_id)
            self._something_to_say.set()

    async def _take(self, table_id: str) -> bool:
        return bool(await self._hold(keys=[_lease(table_id)], args=[self._me, int(LEASE * 1000)]))

    async def _renew(self) -> None:
        """A bot may think longer than a lease lasts."""
        while True:
            await asyncio.sleep(RENEW)
            for table_id in list(self._held):
                if self.hearing and table_id in self._held:
                    await self._try(self._take(table_id))

    # ---- who is there -----------------------------------------------------------------------

    async def cards(self) -> list[str]:
        return (await self._try(self._collect()) if self.hearing else None) or []

    async def _collect(self) -> list[str]:
        keys = [key async for key in self._redis.scan_iter(match=f"{CARDS}*") if key != CARDS + self._me]
        cards: list[str | None] = await self._redis.mget(keys) if keys else []
        return [card for card in cards if card is not None]

    async def _introduce(self) -> None:
        while True:
            if self.card is not None and self.hearing:
                shown = self._redis.set(CARDS + self._me, self.card(), px=int(3000 * INTRODUCE))
                await self._try(shown)
            await asyncio.sleep(INTRODUCE)

    async def _try(self, asking: Coroutine[Any, Any, Any]) -> Any:
        """What Redis answers; None where it does not."""
        try:
            return await asking
        except (RedisError, OSError, TimeoutError) as error:
            if self.hearing:
                note_failure("redis-failed", error)
        return None


def _lease(table_id: str) -> str:
    return f"tairyo:drives:{table_id}"


def nodes_at(redis: str | None) -> Nodes:
    """The nodes that share this Redis; without one, a node by itself."""
    return Nodes() if redis is None else RedisNodes(redis)
