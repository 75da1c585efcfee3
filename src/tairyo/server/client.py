"""One socket's end of a room: who listens there, and what still has to be sent to it."""

from __future__ import annotations

import asyncio

import msgspec

from tairyo.server.wire import ServerMessage

BACKLOG = 128
"""Messages that may wait for a slow reader before it is dropped; it comes back and gets a snapshot."""

encode = msgspec.json.Encoder().encode


def text_of(message: ServerMessage) -> str:
    """The message as it travels."""
    return encode(message).decode()


class Client:
    """A connected browser (or anything else that speaks the protocol)."""

    def __init__(self, identity: str | None, address: str = "") -> None:
        self.identity = identity
        self.address = address
        """Where it comes from: kept here alone, as long as the socket is open."""
        self.seat: int | None = None
        """Whose view it was last sent: a seat, or None for a spectator's."""
        self.late = False
        """Whether it watches from the gallery, some seconds behind."""
        self.queue: asyncio.Queue[str | int] = asyncio.Queue(BACKLOG)
        self.sending: asyncio.Task[None] | None = None

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        self.send_text(text_of(message))

    def send_text(self, text: str) -> None:
        """Queue a message that is encoded already."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.drop()

    def close(self, code: int) -> None:
        """Close the socket behind what still waits to be sent."""
        try:
            self.queue.put_nowait(code)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Give the socket up at once: it does not read."""
        if self.sending is not None:
            self.sending.cancel()
