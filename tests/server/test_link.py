"""The connection behind a socket hears the same in whatever pieces, frames and forms it comes."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from tests.server.conftest import Node
from tests.server.people import PATIENCE, Person

Come = Callable[[Node], Person]
PING = b'{"type":"ping"}'
STRANGE = '{"type":"ping","名":"大漁"}'.encode()
LONG = b'{"type":"ping"' + b" " * 300 + b"}"


def framed(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


class Wire:
    """A client that writes its bytes itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    async def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and content."""
        return await asyncio.wait_for(self._frame(), PATIENCE)

    async def _frame(self) -> tuple[int, bytes]:
        first, length = await self._reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await self._reader.readexactly(2), "big")
        return first & 0x0F, await self._reader.readexactly(length)

    async def answers(self, count: int) -> list[str]:
        """So many messages, each by its type or the code of its refusal."""
        found = []
        for _ in range(count):
            kind, content = await self.frame()
            assert kind == Opcode.TEXT
            message: Any = json.loads(content)
            found.append(message["error"]["code"] if message["type"] == "refused" else message["type"])
        return found

    async def close_code(self) -> int:
        kind, content = await self.frame()
        assert kind == Opcode.CLOSE
        return int.from_bytes(content[:2], "big")


@asynccontextmanager
async def wire(house: Node, person: Come) -> AsyncIterator[Wire]:
    table = (await person(house).open())["id"]
    where = urlsplit(house.url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    key = base64.b64encode(bytes(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {where.netloc}\r\nupgrade: websocket\r\n"
        f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
    )
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    yield Wire(reader, writer)
    writer.close()


def sent() -> tuple[bytes, list[str]]:
    """Frames of every kind that a client may send, and what is answered to them."""
    return b"".join(
        (
            framed(PING),
            framed(LONG),
            framed(STRANGE),
            framed(PING, Opcode.BINARY),
            framed(PING[:5], fin=False) + framed(b"", Opcode.PONG) + framed(PING[5:], Opcode.CONT),
            framed(b""),
            framed(PING),
        )
    ), ["pong", "pong", "unknown-message", "pong", "pong", "not-json", "pong"]


async def test_frames_that_come_together_are_all_heard(house: Node, person: Come) -> None:
    data, answers = sent()
    async with wire(house, person) as raw:
        raw.writer.write(data * 20)
        assert await raw.answers(20 * len(answers)) == answers * 20


@pytest.mark.parametrize("seed", range(5))
async def test_frames_that_come_in_pieces_are_all_heard(house: Node, person: Come, seed: int) -> None:
    rng = Random(seed)
    data, answers = sent()
    async with wire(house, person) as raw:
        while data:
            size = rng.choice((1, 1, 2, 3, 5, 50))
            raw.writer.write(data[:size])
            await asyncio.sleep(0.001)
            data = data[size:]
        assert await raw.answers(len(answers)) == answers


async def test_a_ping_of_the_protocol_is_answered_in_its_turn(house: Node, person: Come) -> None:
    async with wire(house, person) as raw:
        raw.writer.write(framed(b"there?", Opcode.PING) + framed(PING))
        assert await raw.frame() == (Opcode.PONG, b"there?")
        assert await raw.answers(1) == ["pong"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(Opcode.TEXT, PING).serialize(mask=False), 1002),
        (framed(PING, fin=False) + framed(PING), 1002),
        (framed(PING, Opcode.CONT), 1002),
        (b"\xc1" + framed(PING)[1:], 1002),
        (b"\x83" + framed(PING)[1:], 1002),
        (framed(b"\xff"), 1007),
        (framed(PING + b" " * (1 << 16)), 1009),
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big"), 1009),
    ],
    ids=[
        "unmasked",
        "not continued",
        "continues nothing",
        "reserved bit",
        "no kind",
        "no text",
        "long",
        "huge",
    ],
)
async def test_what_breaks_the_protocol_ends_the_connection(
    house: Node, person: Come, data: bytes, code: int
) -> None:
    async with wire(house, person) as raw:
        raw.writer.write(framed(PING))
        assert await raw.answers(1) == ["pong"]
        raw.writer.write(data)
        assert await raw.close_code() == code


async def test_closing_is_answered(house: Node, person: Come) -> None:
    async with wire(house, person) as raw:
        raw.writer.write(framed((1000).to_bytes(2, "big"), Opcode.CLOSE))
        assert await raw.close_code() == 1000
