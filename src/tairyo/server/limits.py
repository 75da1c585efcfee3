"""How much one address, and one person, may ask for: token buckets, kept in memory by each node.

Wide enough that no table of people meets them, a club behind one address included; a program that
repeats itself does. What is asked too soon is refused with the seconds to wait, and changes nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from tairyo.server.identity import identity_of
from tairyo.server.problems import Problem

Connection = ASGIConnection[Any, Any, Any, Any]


class Rate(NamedTuple):
    """So many at once, and after that so many a second."""

    burst: float
    per_second: float


CALLS = Rate(300, 40)
CALLS_OF_ONE = Rate(100, 15)
TABLES = Rate(30, 0.2)
JOINS = Rate(60, 1)
REPLAYS = Rate(60, 1)
MESSAGES = Rate(1000, 200)
MESSAGES_OF_ONE = Rate(100, 20)
"""By address, and by identity where the name says so."""
TOKENS = Rate(5, 1 / 60)
"""Wrong tokens for the admin page, by address."""
TALK = Rate(5, 1 / 3)
"""Lines of one seat."""
SOCKETS = 200
"""Open at one time from one address."""
ALSO = {"open": TABLES, "join": JOINS, "replay": REPLAYS}
"""What is counted beside the calls; a handler says ``opt={"counts": …}``."""

KEEP = 20_000
"""Buckets after which the full ones are thrown away."""


class Buckets:
    """Token buckets of one rate, by key. A bucket nobody has used for a while is full, and forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> float:
        """Take one token. What comes back is 0, or the seconds until there is one: then none is taken."""
        now = self._clock()
        left = self._fill(self._left.get(key), now)
        if left < 1:
            return (1 - left) / self._rate.per_second
        if key not in self._left and len(self._left) >= KEEP:
            self._tidy(now)
        self._left[key] = left - 1, now
        return 0.0

    def wait(self, key: str) -> float:
        """The seconds until there is a token; none is taken."""
        left = self._fill(self._left.get(key), self._clock())
        return max(0.0, (1 - left) / self._rate.per_second)

    def _fill(self, bucket: tuple[float, float] | None, now: float) -> float:
        if bucket is None:
            return self._rate.burst
        left, then = bucket
        return min(self._rate.burst, left + (now - then) * self._rate.per_second)

    def _tidy(self, now: float) -> None:
        """Forget the full ones; where that is not enough, all: better than to run out of memory."""
        self._left = {key: b for key, b in self._left.items() if self._fill(b, now) < self._rate.burst}
        if len(self._left) >= KEEP:
            self._left.clear()


class Limits:
    """All limits of one node; ``generosity`` multiplies every one of them, 0 lifts them."""

    def __init__(self, generosity: float = 1.0, clock: Callable[[], float] = monotonic) -> None:
        def buckets(rate: Rate) -> Buckets:
            return Buckets(Rate(max(1.0, rate.burst * generosity), rate.per_second * generosity), clock)

        self._lifted = generosity <= 0
        self._calls, self._calls_of_one = buckets(CALLS), buckets(CALLS_OF_ONE)
        self._also = {name: buckets(rate) for name, rate in ALSO.items()}
        self._messages, self._messages_of_one = buckets(MESSAGES), buckets(MESSAGES_OF_ONE)
        self._talk = buckets(TALK)
        self._tokens = buckets(TOKENS)
        self._most_sockets = math.ceil(SOCKETS * generosity)
        self._sockets: dict[str, int] = {}

    @property
    def sockets(self) -> int:
        """How many are open."""
        return sum(self._sockets.values())

    def guard(self, connection: Connection, handler: BaseRouteHandler) -> None:
        """Count an HTTP call. Raises Problem."""
        if self._lifted:
            return
        address, identity = address_of(connection), identity_of(connection.cookies)
        _need(self._calls.take(address))
        if identity is not None:
            _need(self._calls_of_one.take(identity))
        counts = handler.opt.get("counts")
        if counts is not None:
            _need(self._also[counts].take(address))

    def hear(self, address: str, identity: str | None) -> float:
        """Count a message on a socket: 0, or the seconds to wait where it came too soon."""
        if self._lifted:
            return 0.0
        wait = self._messages_of_one.take(identity or address)
        return wait or self._messages.take(address)

    def talk(self, seat: str) -> float:
        """Count a line of table talk: 0, or the seconds for which this seat must still be silent."""
        return 0.0 if self._lifted else self._talk.take(seat)

    def try_token(self, address: str, right: Callable[[], bool]) -> bool:
        """Whether a token is ``right``; who has named too many wrong ones is not even looked at. Raises
        Problem.
        """
        if self._lifted:
            return right()
        _need(self._tokens.wait(address))
        found = right()
        if not found:
            self._tokens.take(address)
        return found

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket as long as this lasts. Raises Problem."""
        there = self._sockets.get(address, 0)
        if not self._lifted and there >= self._most_sockets:
            raise too_soon(1.0)
        self._sockets[address] = there + 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def _need(wait: float) -> None:
    if wait:
        raise too_soon(wait)


def too_soon(wait: float) -> Problem:
    """The refusal of what may be asked again in ``wait`` seconds."""
    return Problem("rate-limited", 429, seconds=math.ceil(wait))


def address_of(connection: Connection) -> str:
    """Where a connection comes from: an IPv4 address, or the network of an IPv6 one, which is one home's."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64))
    return host
