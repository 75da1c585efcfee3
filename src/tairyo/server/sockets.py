"""The socket of a table: one for every client, as docs/protocol.md describes it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from tairyo.server import wire
from tairyo.server.client import Client
from tairyo.server.identity import identity_of
from tairyo.server.logs import note_failure
from tairyo.server.origin import Origins
from tairyo.server.problems import Problem
from tairyo.server.reading import reader
from tairyo.server.room import GONE, Room
from tairyo.server.rooms import Rooms

LONGEST = 8 * 1024
"""Bytes of the longest message that is read; the server itself cuts off what is far longer."""
BROKEN = 1011
LATER = 1013
FOREIGN = 4403
"""Close codes: a fault of ours, no database just now, and a page of another site; docs/protocol.md."""

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: Socket, table_id: FromPath[str], rooms: NamedDependency[Rooms], origins: NamedDependency[Origins]
) -> None:
    """Serve one client at one table, until either side closes."""
    await socket.accept()
    if not origins.own(socket):
        await socket.close(FOREIGN)
        return
    try:
        async with rooms.use(table_id) as room:
            await _serve(socket, room, Client(identity_of(socket.cookies)))
    except Problem as problem:
        await socket.close(LATER if problem.status == 503 else GONE)
    except Exception as error:
        note_failure("socket-failed", error, table=table_id)
        await socket.close(BROKEN)


async def _serve(socket: Socket, room: Room, client: Client) -> None:
    client.sending = asyncio.create_task(_send(socket, client))
    listening = asyncio.create_task(_listen(socket, room, client))
    try:
        await asyncio.wait((client.sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.part(client)
        for task in (client.sending, listening):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):  # a socket that breaks says so in many ways
                await task


async def _send(socket: Socket, client: Client) -> None:
    while True:
        message = await client.queue.get()
        if isinstance(message, int):
            await socket.close(message)
            return
        await socket.send_text(message)


async def _listen(socket: Socket, room: Room, client: Client) -> None:
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        data: str | bytes = event.get("text") or event.get("bytes") or b""
        await _hear(room, client, data)


async def _hear(room: Room, client: Client, data: str | bytes) -> None:
    """Follow one message, or say why not. Nothing that a client sends ends the conversation."""
    named: str | None = None
    try:
        message = read(data)
        match message:
            case wire.Ping():
                client.send(wire.Pong())
            case wire.Hello(since=since):
                await room.welcome(client, since)
            case wire.Act() | wire.Undo():
                named = message.id
                if client not in room.clients:
                    raise Problem("hello-first")
                await room.act(client, message)
    except Problem as problem:
        client.send(wire.Refused(named or id_of(data), problem.info, room.version))
    except Exception as error:
        note_failure("socket-failed", error, table=room.table.id, version=room.version)
        client.send(wire.Refused(named, Problem("server", 500).info, room.version))


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
