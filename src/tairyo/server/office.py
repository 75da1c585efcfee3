"""Who may use the admin page, and how this node and the others are doing."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections import deque
from hashlib import sha256
from importlib.metadata import version
from time import monotonic

import msgspec
from litestar.handlers import BaseRouteHandler
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tairyo.server import database as db
from tairyo.server.admin_forms import Load, NodeLoad
from tairyo.server.limits import Connection, Limits, address_of
from tairyo.server.metrics import Metrics
from tairyo.server.problems import Problem
from tairyo.server.rooms import Rooms

EVERY = 10.0
"""Seconds between two looks at the clockwork."""
VERSION = version("tairyo")
MINUTE = 7
"""So many looks go back a minute."""


class Office:
    """The admin page's door, and the figures that it shows."""

    def __init__(self, token: str | None, limits: Limits, metrics: Metrics) -> None:
        self._token = None if token is None else sha256(token.encode()).digest()
        self._limits = limits
        self._metrics = metrics
        self._begun = monotonic()
        self._looks: deque[tuple[float, dict[float, int]]] = deque(maxlen=MINUTE)
        self._rooms: Rooms | None = None

    def guard(self, connection: Connection, _: BaseRouteHandler) -> None:
        """Let nobody through but who has the token; without one there is no such page. Raises Problem."""
        token = self._token
        if token is None:
            raise Problem("not-found", 404)
        scheme, _space, given = connection.headers.get("authorization", "").partition(" ")
        if scheme.casefold() != "bearer" or not given:
            raise Problem("token-needed", 401)
        hashed = sha256(given.encode()).digest()
        if not self._limits.try_token(address_of(connection), lambda: secrets.compare_digest(hashed, token)):
            raise Problem("wrong-token", 401)

    # ---- the figures ------------------------------------------------------------------------

    def open(self, rooms: Rooms) -> None:
        """The service begins: this node has a card to show to the others."""
        self._rooms = rooms
        self._look()
        rooms.nodes.card = lambda: msgspec.json.encode(self.node()).decode()

    async def run(self) -> None:
        """For ever: look at the clockwork now and then."""
        while True:
            await asyncio.sleep(EVERY)
            self._look()

    def _look(self) -> None:
        self._looks.append((monotonic(), self._metrics.move.so_far()))

    def node(self) -> NodeLoad:
        """How this node is doing."""
        then, before = self._looks[0]
        seconds, moves = monotonic() - then, self._metrics.move.so_far()
        lately = {step: count - before.get(step, 0) for step, count in moves.items()}
        rooms = self._rooms.in_use if self._rooms else ()
        return NodeLoad(
            name=f"{socket.gethostname()}:{os.getpid()}",
            version=VERSION,
            uptime=monotonic() - self._begun,
            tables=len(rooms),
            sockets=self._limits.sockets,
            bots=sum(room.driver.busy for room in rooms),
            moves=max(lately.values()) / max(seconds, 1.0),
            half=within(lately, 0.5),
            most=within(lately, 0.95),
            nearly_all=within(lately, 0.99),
        )

    async def load(self, rooms: Rooms) -> Load:
        """How the whole service is doing. Raises Problem."""
        others = [msgspec.json.decode(card, type=NodeLoad) for card in await rooms.nodes.cards()]
        counts = select(db.tables.c.status, func.count()).group_by(db.tables.c.status)
        async with rooms.store.reading() as connection:
            by_status = {row[0]: row[1] for row in (await connection.execute(counts)).all()}
            size = await _size(connection)
        return Load(
            nodes=[self.node(), *sorted(others, key=lambda each: each.name)],
            database=rooms.store.engine.dialect.name,
            size=size,
            waiting=by_status.get("waiting", 0),
            running=by_status.get("running", 0),
            over=by_status.get("over", 0),
        )


def within(moves: dict[float, int], share: float) -> float | None:
    """The seconds within which this share of the moves was done, between two steps in proportion. None
    where there were none.
    """
    steps = sorted(moves)
    wanted = moves[steps[-1]] * share
    if not wanted:
        return None
    low = below = 0.0
    for step in steps:
        if moves[step] >= wanted:
            if step == float("inf"):
                return low
            return low + (step - low) * (wanted - below) / (moves[step] - below)
        low, below = step, moves[step]
    return None


async def _size(connection: AsyncConnection) -> int | None:
    sizes = {
        "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
        "postgresql": "SELECT pg_database_size(current_database())",
    }
    query = sizes.get(connection.dialect.name)
    return None if query is None else int((await connection.execute(text(query))).scalar_one())
