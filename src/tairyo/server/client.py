"""One socket's end of a room: who listens there."""

from __future__ import annotations

import msgspec

from tairyo.server.link import Link
from tairyo.server.wire import ServerMessage

text_of = msgspec.json.Encoder().encode
"""The message as it travels."""


class Client:
    """A connected browser (or anything else that speaks the protocol)."""

    def __init__(self, identity: str | None, link: Link, address: str = "") -> None:
        self.identity = identity
        self.address = address
        """Where it comes from: kept here alone, as long as the socket is open."""
        self.seat: int | None = None
        """Whose view it was last sent: a seat, or None for a spectator's."""
        self.late = False
        """Whether it watches from the gallery, some seconds behind."""
        self.send_text = link.say
        """Send a message that is encoded already."""
        self.ping = link.ping
        self.allowance = link.measure
        """Seconds that a ring of this client's is given for its way."""
        self.close = link.close
        """Close the socket behind what still waits to be sent."""

    def send(self, message: ServerMessage) -> None:
        """Send a message."""
        self.send_text(text_of(message))
