"""The connection behind a socket: uvicorn's, with a short way for nearly all that travels at a table.

What a browser sends is a small text in one frame, and what it is sent is ready text, for all observers
alike. The short way spares these the steps that others need; greeting, closing, pings, fragments and whatever
breaks the protocol go through uvicorn and websockets as ever.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from litestar.connection import ASGIConnection
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode, apply_mask  # type: ignore[attr-defined]  # in C where there is a wheel
from websockets.http11 import Request
from websockets.protocol import OPEN

BACKLOG = 128
"""Messages that may wait for a slow reader before it is dropped; it comes back and gets a snapshot."""
WAITING = 16
"""Messages that are read ahead of the one that is being followed."""

NAME = "tairyo.link"
WHOLE_TEXT = 0x80 | Opcode.TEXT
"""The first byte of a frame that is all of a text."""
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

    # ---- what comes in ----------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

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
                self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
                if not self.read_paused and self.queue.qsize() > WAITING:
                    self.read_paused = True
                    self.transport.pause_reading()
                return
        if first & 0x0F < 8:
            self._in_fragments = first < 0x80
        super().data_received(frame)

    async def hear(self) -> str | bytes | None:
        """The next message; None when the connection is closed."""
        event: Any = await self.receive()
        if event["type"] != "websocket.receive":
            return None
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

    def resume_writing(self) -> None:
        super().resume_writing()
        self._behind = 0

    def close(self, code: int) -> None:
        """Close the socket behind what still waits to be sent."""
        if self._closing is None and self.conn.state is OPEN:
            self._closing = asyncio.create_task(self.send({"type": "websocket.close", "code": code}))


def link_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Link:
    """The link by which a socket has come."""
    return cast(Link, connection.scope["extensions"][NAME])  # type: ignore[index]
