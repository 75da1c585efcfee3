"""Addresses and networks that are turned away: kept in the database, known to every node within seconds.

Whoever is banned still gets the client's pages, which say so; every call and every socket is refused.
Where somebody comes from is kept in memory only, as long as the socket is open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from litestar.handlers import BaseRouteHandler
from sqlalchemy import delete, insert, select

from tairyo.server import database as db
from tairyo.server.client import Client
from tairyo.server.limits import Connection
from tairyo.server.logs import note_failure
from tairyo.server.problems import Problem
from tairyo.server.store import Store, now

EVERY = 2.0
"""Seconds between looks into the database."""
BANNED = 4430
"""The close code for who is turned away; docs/protocol.md."""
WIDEST = {4: 8, 6: 16}
"""The shortest prefix of a network: what is wider than that is a slip of the pen."""
HOME = 64
"""The prefix of one home's IPv6 network: a single address there changes every day."""

Network = IPv4Network | IPv6Network
Ban = tuple[Network, str, datetime, datetime | None]
"""Network, reason, since when, until when (None: for good)."""


class Bans:
    """The bans as this node knows them, and the sockets that are open here."""

    def __init__(self) -> None:
        self._until: dict[Network, datetime | None] = {}
        self._open: set[Client] = set()

    def check(self, address: str) -> None:
        """Turn somebody away who is banned. Raises Problem."""
        if self._until and self._on(address):
            raise Problem("banned", 403)

    def guard(self, connection: Connection, _: BaseRouteHandler) -> None:
        """Refuse the calls of who is banned. Raises Problem."""
        self.check(origin_of(connection))

    @contextmanager
    def watching(self, client: Client) -> Iterator[None]:
        """Keep an eye on a socket as long as this lasts. Raises Problem."""
        self.check(client.address)
        self._open.add(client)
        try:
            yield
        finally:
            self._open.discard(client)

    def _on(self, address: str) -> bool:
        try:
            ip = ip_address(address)
        except ValueError:
            return False
        time = now()
        return any(ip in net and (until is None or until > time) for net, until in self._until.items())

    async def follow(self, store: Store) -> None:
        """For ever: look for new bans, and close the sockets of who is banned now."""
        while True:
            try:
                await self.look(store)
            except Problem:
                pass  # the store has noted why; what is known still holds
            except Exception as error:
                note_failure("bans-failed", error)
            await asyncio.sleep(EVERY)

    async def look(self, store: Store) -> None:
        """Take in what the database says. Raises Problem."""
        self._until = {network: until for network, _, _, until in await all_bans(store)}
        for client in list(self._open) if self._until else ():
            if self._on(client.address):
                client.close(BANNED)


def origin_of(connection: Connection) -> str:
    """The very address a connection comes from; an IPv4 address stays one where IPv6 carries it."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return ""
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Address(int(address)))
    return host


def network(given: str) -> Network:
    """The network that somebody wrote; a single IPv6 address stands for its home's. Raises Problem."""
    try:
        found = ip_network(given.strip(), strict=False)
    except ValueError:
        raise Problem("bad-network", 400) from None
    if found.version == 6 and found.prefixlen == found.max_prefixlen:
        found = found.supernet(new_prefix=HOME)
    if found.prefixlen < WIDEST[found.version]:
        raise Problem("bad-network", 400)
    return found


def contains(banned: Network, address: str) -> bool:
    """Whether an address lies in a network."""
    return bool(address) and ip_address(address) in banned


# ---- in the database ------------------------------------------------------------------------------


async def all_bans(store: Store) -> list[Ban]:
    """Every ban that has not ended, the newest first."""
    async with store.reading() as connection:
        rows = (await connection.execute(select(db.bans).order_by(db.bans.c.created.desc()))).all()
    time = now()
    return [
        (ip_network(row.network), row.reason, row.created, row.until)
        for row in rows
        if row.until is None or row.until > time
    ]


async def ban(store: Store, banned: Network, reason: str, until: datetime | None) -> None:
    """Turn a network away from now on; a ban that it has already is replaced."""
    ends = None if until is None else until.astimezone(UTC).replace(tzinfo=None)
    row = {"network": str(banned), "reason": reason, "created": now(), "until": ends}
    async with store.writing() as connection:
        await connection.execute(delete(db.bans).where(db.bans.c.network == str(banned)))
        await connection.execute(insert(db.bans).values(row))


async def lift(store: Store, banned: Network) -> bool:
    """Let a network come again; False where it was not banned."""
    async with store.writing() as connection:
        done = await connection.execute(delete(db.bans).where(db.bans.c.network == str(banned)))
    return bool(done.rowcount)
