"""The yardstick of bench/load.py: rooms of three that send every message on, msgspec over uvicorn.

A message is read strictly, counted, and sent to all three as an update that holds a view of the size that
the first hello brought: the shape of a table's traffic, with no rules, no database and no secrets.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec
import uvicorn
from msgspec import Struct


class Hello(Struct, tag="hello", tag_field="type"):
    update: dict[str, Any]


class Act(Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    id: str
    version: int
    action: Any


class Room:
    def __init__(self) -> None:
        self.version = 0
        self.update: dict[str, Any] = {}
        self.queues: list[asyncio.Queue[str]] = []


rooms: dict[str, Room] = {}
read = msgspec.json.Decoder(Hello | Act).decode  # type: ignore[var-annotated]
encode = msgspec.json.Encoder().encode


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    room = rooms.setdefault(scope["path"], Room())
    queue: asyncio.Queue[str] = asyncio.Queue(128)
    room.queues.append(queue)
    sending = asyncio.create_task(pass_on(queue, send))
    while (event := await receive())["type"] == "websocket.receive":
        message = read(event.get("text") or event["bytes"])
        if isinstance(message, Hello):
            room.update = message.update
        else:
            room.version += 1
        for each in room.queues:
            told = {**room.update, "type": "update", "version": room.version, "id": None}
            each.put_nowait(encode(told).decode())
    sending.cancel()


async def pass_on(queue: asyncio.Queue[str], send: Any) -> None:
    while True:
        await send({"type": "websocket.send", "text": await queue.get()})


if __name__ == "__main__":
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        lifespan="off",
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
