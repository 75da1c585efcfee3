"""The socket of a table: one for every client, as docs/protocol.md describes it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from tairyo.server import wire
from tairyo.server.bans import BANNED, Bans, origin_of
from tairyo.server.client import Client
from tairyo.server.identity import identity_of
from tairyo.server.limits import Limits, address_of, too_soon
from tairyo.server.link import Link, link_of
from tairyo.server.logs import note_failure
from tairyo.server.metrics import Metrics
from tairyo.server.origin import Origins
from tairyo.server.problems import Problem
from tairyo.server.reading import reader
from tairyo.server.room import Room
from tairyo.server.rooms import Rooms

LONGEST = 8 * 1024
"""Bytes of the longest message that is read; the server itself cuts off what is far longer."""
GONE = 4404
BROKEN = 1011
LATER = 1013
FOREIGN = 4403
CROWDED = 4429
"""Close codes: no such table, a fault of ours, no database just now, a page of another site, too many
sockets; docs/protocol.md.
"""

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: Socket,
    table_id: FromPath[str],
    rooms: NamedDependency[Rooms],
    origins: NamedDependency[Origins],
    limits: NamedDependency[Limits],
    metrics: NamedDependency[Metrics],
    bans: NamedDependency[Bans],
    round_trip: NamedDependency[str | None],
) -> None:
    """Serve one client at one table, until either side closes."""
    await socket.accept()
    link = link_of(socket)
    if not origins.own(socket):
        await socket.close(FOREIGN)
        return
    if tuple(socket.scope["client"] or ()) != tuple(link.client or ()):
        # a proxy whose word uvicorn took for where the caller is: only it knows the way behind it
        link.come_by_proxy(socket.headers.get(round_trip) if round_trip else None)
    address = address_of(socket)
    try:
        client = Client(identity_of(socket.cookies), link, origin_of(socket))
        with bans.watching(client), limits.socket(address):
            async with rooms.use(table_id) as room:
                await _Ear(link, address, room, client, limits, metrics).listen()
    except Problem as problem:
        metrics.refused(problem.code, "socket")
        code = LATER if problem.status == 503 else GONE
        await socket.close({"rate-limited": CROWDED, "banned": BANNED}.get(problem.code, code))
    except Exception as error:
        note_failure("socket-failed", error, table=table_id)
        await socket.close(BROKEN)


class _Ear:
    """One socket, and what the service does with all that comes in there."""

    def __init__(
        self, link: Link, address: str, room: Room, client: Client, limits: Limits, metrics: Metrics
    ) -> None:
        self._link = link
        self._address = address
        self._room = room
        self._client = client
        self._limits = limits
        self._metrics = metrics

    async def listen(self) -> None:
        """Follow one message after the other, until either side closes."""
        try:
            while (data := await self._link.hear()) is not None:
                wait = self._limits.hear(self._address, self._client.identity)
                if wait:
                    self._refuse(id_of(data), too_soon(wait))
                    # who sends too fast is heard more slowly; timers may go off a little early
                    await asyncio.sleep(wait + 0.01)
                else:
                    await self._hear(data)
        finally:
            self._room.part(self._client)

    async def _hear(self, data: str | bytes) -> None:
        """Follow one message, or say why not. Nothing that a client sends ends the conversation."""
        client, room, named = self._client, self._room, None
        begun = perf_counter()
        try:
            message = read(data)
            match message:
                case wire.Ping():
                    client.send(wire.Pong())
                case wire.Hello(since=since, heard=heard):
                    await room.welcome(client, since, heard)
                case wire.Act() | wire.Undo():
                    named = message.id
                    if client not in room.clients:
                        raise Problem("hello-first")
                    await room.act(client, message, self._link.heard_at)
                    self._metrics.move.observe(perf_counter() - begun)
                case wire.Say():
                    named = message.id
                    if client not in room.clients:
                        raise Problem("hello-first")
                    await room.talk.say(client, message)
        except Problem as problem:
            self._refuse(named or id_of(data), problem)
        except Exception as error:
            note_failure("socket-failed", error, table=room.table.id, version=room.version)
            self._refuse(named, Problem("server", 500))

    def _refuse(self, id: str | None, problem: Problem) -> None:
        self._metrics.refused(problem.code, "socket")
        self._client.send(wire.Refused(id, problem.info, self._room.version_for(self._client)))


class Named(Struct):
    """The one thing that is read of a message that cannot be followed."""

    id: wire.MessageId | None = None


_message: Callable[[str | bytes], wire.ClientMessage] = reader(wire.ClientMessage)  # type: ignore[arg-type]  # a union
_named = reader(Named)


def read(data: str | bytes) -> wire.ClientMessage:
    """The message in ``data``. Raises Problem."""
    if len(data) > LONGEST or (isinstance(data, str) and len(data.encode()) > LONGEST):
        raise Problem("too-large", 413, most=LONGEST)
    return _message(data)


def id_of(data: str | bytes) -> str | None:
    """The id in a message that cannot be followed, so that its sender knows which one was meant."""
    try:
        return _named(data).id if len(data) <= LONGEST else None
    except Problem:
        return None
