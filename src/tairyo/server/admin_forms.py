"""What travels between the admin page and the service; docs/operations.md."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct


class NodeLoad(Struct):
    """How much is going on at one node. ``moves`` are a second, over the last minute; ``half``, ``most`` and
    ``nearly_all`` the seconds within which 50, 95 and 99 of 100 moves were done (null: there were none);
    ``uptime`` is in seconds, ``bots`` are tables where one is to act.
    """

    name: str
    version: str
    uptime: float
    tables: int
    sockets: int
    bots: int
    moves: float
    half: float | None
    most: float | None
    nearly_all: float | None


class Load(Struct):
    """The whole service. ``nodes`` begins with the one that answers; ``size`` is the database's, in bytes."""

    nodes: list[NodeLoad]
    database: str
    size: int | None
    waiting: int
    running: int
    over: int


class AdminSeat(Struct):
    """Who sits at a table. ``here``: connected to the node that answers."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    here: bool
    muted: bool


class AdminTable(Struct):
    """A table without anything secret. ``last``: when something was last done there; ``sockets``: open at
    the node that answers.
    """

    id: str
    game: str
    status: Literal["waiting", "running", "over"]
    public: bool
    locked: bool
    created: datetime
    last: datetime
    host: int
    seats: list[AdminSeat]
    sockets: int


class AdminTables(Struct):
    """A page of tables; ``more``: there is another behind it."""

    tables: list[AdminTable]
    more: bool


class AdminSocket(Struct):
    """Where a socket comes from that is open at the node that answers; ``seat`` is null for a spectator."""

    seat: int | None
    address: str


class AdminAddresses(Struct):
    """The sockets of one table."""

    sockets: list[AdminSocket]


class ReportedLine(Struct):
    """A line of table talk that somebody reported."""

    table: str
    game: str
    number: int
    seat: int
    name: str
    text: str | None
    phrase: str | None
    amount: int | None
    time: datetime
    reported: datetime


class ReportedLines(Struct):
    """A page of reported lines, the last reported first; ``more``: there is another behind it."""

    lines: list[ReportedLine]
    more: bool


class Ban(Struct):
    """A network that is turned away; ``until`` null: for good."""

    network: str
    reason: str
    created: datetime
    until: datetime | None


# ---- what the page asks for -----------------------------------------------------------------------


class SetBan(Struct, forbid_unknown_fields=True):
    """Turn an address or a network away; ``until`` null: for good."""

    network: Annotated[str, Meta(max_length=64)]
    reason: Annotated[str, Meta(max_length=200)]
    until: Annotated[datetime, Meta(tz=True)] | None


class Lift(Struct, forbid_unknown_fields=True):
    """Let a network come again."""

    network: Annotated[str, Meta(max_length=64)]


class JudgeLine(Struct, forbid_unknown_fields=True):
    """Delete a reported line, or let it stand."""

    line: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    delete: bool


ALL: list[type] = [Load, AdminTables, AdminAddresses, ReportedLines, Ban, SetBan, Lift, JudgeLine]
