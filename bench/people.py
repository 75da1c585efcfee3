"""What bench/load.py drives: sockets that cost little (bench/bell.py uses them, too), and tables of three
that play at random over them.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec
from msgspec import Raw, Struct


class Told(Struct):
    """As much of a message as a player at random needs."""

    type: str
    version: int = -1
    actors: list[int] = []
    legal: list[Raw] = []


read = msgspec.json.Decoder(Told).decode


class Socket(asyncio.Protocol):
    """A WebSocket client that knows only what this load needs: short text out, unbroken text in."""

    def __init__(self, host: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"cookie: {cookie}\r\n\r\n"
        )
        self._hear = hear
        self._buffer = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open.set_result(None)
        at = 0
        while (frame := _frame(data, at)) is not None:
            start, end = frame
            if data[at] == 0x81:
                self._hear(data[start:end])
            elif data[at] == 0x89:  # a ping, which a browser answers by itself
                self.transport.write(b"\x8a" + bytes((0x80 | end - start,)) + b"\0\0\0\0" + data[start:end])
            at = end
        self._buffer = data[at:]

    def send(self, text: bytes) -> None:
        size = len(text)
        long = size > 125
        head = b"\x81" + (bytes((0xFE,)) + size.to_bytes(2, "big") if long else bytes((0x80 | size,)))
        self.transport.write(head + b"\0\0\0\0" + text)  # a mask of noughts leaves the text as it is


def _frame(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of a frame begins and ends, once all of it is there."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size > 125:
        width = 2 if size == 126 else 8
        size, start = int.from_bytes(data[start : start + width], "big"), start + width
    return (start, start + size) if len(data) >= start + size else None


@dataclass
class Table:
    """Three people at a table: one of those who may act does, at random."""

    rng: Random
    sockets: list[Socket] = field(default_factory=list)
    told: list[Told] = field(default_factory=lambda: [Told("")] * 3)
    raw: bytes = b""
    flat_out: bool = False
    moves: int = 0
    refused: int = 0
    delays: list[float] = field(default_factory=list)
    _sent: tuple[int, int, float] = (-1, -1, 0.0)

    async def come(self, host: str, port: int, path: str, cookies: list[str], hello: bytes) -> None:
        loop = asyncio.get_running_loop()
        for seat, cookie in enumerate(cookies):

            def hear(text: bytes, seat: int = seat) -> None:
                self.hear(seat, text)

            def make(cookie: str = cookie, hear: Callable[[bytes], None] = hear) -> Socket:
                return Socket(f"{host}:{port}", path, cookie, hear)

            _, socket = await loop.create_connection(make, host, port)
            await socket.open
            socket.send(hello)
            self.sockets.append(socket)

    def hear(self, seat: int, text: bytes) -> None:
        told = read(text)
        if told.type == "refused":
            self.refused += 1
            return
        if told.type not in ("update", "snapshot"):
            return
        self.told[seat] = told
        if told.type == "update":
            self.raw = text
            version, third, when = self._sent
            if told.version == version and seat == third:
                self.delays.append(perf_counter() - when)
                self.moves += 1
            if self.flat_out and told.actors and seat == self._next(told):
                self._act(seat)

    def _next(self, told: Told) -> int:
        return told.actors[told.version % len(told.actors)]

    def act(self) -> None:
        """The seat whose turn it is moves, unless somebody has yet to hear of the last move."""
        newest = max(self.told, key=lambda told: told.version)
        answered = self._sent[0] <= newest.version
        if answered and newest.actors and all(told.version == newest.version for told in self.told):
            self._act(self._next(newest))

    def _act(self, seat: int) -> None:
        told = self.told[seat]
        action = bytes(self.rng.choice(told.legal))
        self._sent = (told.version + 1, (seat + 2) % 3, perf_counter())
        self.sockets[seat].send(b'{"type":"act","id":"m","version":%d,"action":%b}' % (told.version, action))


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss(pid: int) -> int:
    """Bytes of memory that a process holds (Linux)."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
