"""The connection behind a socket: uvicorn's, with a short way for nearly all that travels at a table.

What a browser sends is a small text in one frame, and what it is sent is ready text, for all observers
alike. The short way spares these the steps that others need; greeting, closing, pings, fragments and whatever
breaks the protocol go through uvicorn and websockets as ever.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from time import monotonic
from typing import Any, cast

from litestar.connection import ASGIConnection
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode, apply_mask  # type: ignore[attr-defined]  # in C where there is a wheel
from websockets.http11 import Request
from websockets.protocol import OPEN

from tairyo.server.bell import Line

BACKLOG = 128
"""Messages that may wait for a slow reader before it is dropped; it comes back and gets a snapshot."""
WAITING = 16
"""Messages that are read ahead of the one that is being followed."""

NAME = "tairyo.link"
WHOLE_TEXT = 0x80 | Opcode.TEXT
"""The first byte of a frame that is all of a text."""
PONG = 0x80 | Opcode.PONG
PING = bytes((0x80 | Opcode.PING, 8))
"""How a ping of ours begins; its eight bytes are a number of its own."""
UNANSWERED = 32
"""Pings without an answer after which no more are sent."""
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that say where the length really stands."""


class Link(WebSocketsSansIOProtocol):
    """One client's connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._rest = b""
        """The beginning of a frame whose end is still to come."""
        self._in_fragments = False
        self._strange = False
        """Whether something came that only the long way can judge; then all goes there."""
        self._behind = 0
        self._closing: asyncio.Task[None] | None = None
        self.line = Line()
        """What is known of the line's length."""
        self._by_proxy = False
        self.heard_at = 0.0
        """When the message came that was read last, on the monotonic clock."""
        self._pings = 0
        self._pinged: dict[bytes, float] = {}

    # ---- what comes in ----------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

    def come_by_proxy(self, told: str | None) -> None:
        """The connection comes from a proxy, which has ``told`` its round trip to the client, in
        microseconds, if it tells any.
        """
        self._by_proxy = True
        if told is not None and told.isascii() and told.isdigit():
            self.line.measured(int(told) / 1e6)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data, self._rest = self._rest + data, b""
        at = 0
        while at + 2 <= len(data):
            if self._strange or self.conn.state is not OPEN:
                super().data_received(data[at:])
                return
            first, second = data[at], data[at + 1]
            length, start = second & 0x7F, at + 6
            if length == TWO_BYTES:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            if not second & MASKED or length == EIGHT_BYTES or length > self.config.ws_max_size:
                self._strange = True
                continue
            end = start + length
            if end > len(data):
                break
            self._hear(first, data[at:end], start - at)
            at = end
        self._rest = data[at:]

    def _hear(self, first: int, frame: bytes, start: int) -> None:
        """A whole frame has come, of which the text begins at ``start``, with its mask before it."""
        if first == WHOLE_TEXT and not self._in_fragments:
            text = apply_mask(frame[start:], frame[start - 4 : start])
            if text.isascii():
                came: Any = {"type": "websocket.receive", "bytes": text, "at": monotonic()}
                self.queue.put_nowait(came)
                if not self.read_paused and self.queue.qsize() > WAITING:
                    self.read_paused = True
                    self.transport.pause_reading()
                return
        if first == PONG and self._pinged:
            sent = self._pinged.pop(bytes(apply_mask(frame[start:], frame[start - 4 : start])), None)
            if sent is not None:
                self.line.answered(monotonic() - sent)
                return
        if first & 0x0F < 8:
            self._in_fragments = first < 0x80
        super().data_received(frame)

    async def hear(self) -> str | bytes | None:
        """The next message; None when the connection is closed."""
        event: Any = await self.receive()
        if event["type"] != "websocket.receive":
            return None
        self.heard_at = event.get("at") or monotonic()
        return event.get("bytes") or event.get("text") or b""

    # ---- what goes out ----------------------------------------------------------------------

    def say(self, text: bytes) -> None:
        """Send a text. Who does not read is dropped."""
        if self.close_sent or self.transport.is_closing():
            return
        if not self.writable.is_set():
            self._behind += 1
            if self._behind > BACKLOG:
                self.transport.abort()
                return
        length = len(text)
        if length < TWO_BYTES:
            head = bytes((WHOLE_TEXT, length))
        elif length < 1 << 16:
            head = bytes((WHOLE_TEXT, TWO_BYTES, length >> 8, length & 0xFF))
        else:
            head = bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big")
        self.transport.write(head + text)

    def ping(self) -> None:
        """Measure the line: a browser answers by itself, and no page's program can keep it from that."""
        if self.close_sent or self.transport.is_closing() or len(self._pinged) >= UNANSWERED:
            return
        self._pings += 1
        number = self._pings.to_bytes(8, "big")
        self._pinged[number] = monotonic()
        self.transport.write(PING + number)

    def measure(self) -> float:
        """Seconds that a ring over this line is given now."""
        if not self._by_proxy:
            network = _round_trip(self.transport.get_extra_info("socket"))
            if network is not None:
                self.line.measured(network)
        return self.line.allowance

    def resume_writing(self) -> None:
        super().resume_writing()
        self._behind = 0

    def close(self, code: int) -> None:
        """Close the socket behind what still waits to be sent."""
        if self._closing is None and self.conn.state is OPEN:
            self._closing = asyncio.create_task(self.send({"type": "websocket.close", "code": code}))


RTT = 68
"""Where the smoothed round trip stands in Linux' tcp_info, in microseconds."""


def _round_trip(connection: Any) -> float | None:
    """What the kernel itself has measured of there and back, in seconds; None where it does not tell."""
    option = getattr(socket, "TCP_INFO", None)
    if option is None or connection is None:
        return None
    try:
        info: bytes = connection.getsockopt(socket.IPPROTO_TCP, option, RTT + 4)
    except OSError:
        return None
    return int.from_bytes(info[RTT:], sys.byteorder) / 1e6 if len(info) == RTT + 4 else None


def link_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Link:
    """The link by which a socket has come."""
    return cast(Link, connection.scope["extensions"][NAME])  # type: ignore[index]
