"""Which pages may talk to us: our own, and those of addresses that whoever runs the service has named.

Browsers say where a page came from; without this a foreign page could act in the name of its visitor.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from tairyo.server.problems import Problem

Connection = ASGIConnection[Any, Any, Any, Any]

SAFE = ("GET", "HEAD", "OPTIONS")


class Origins:
    """The addresses whose pages are trusted beside our own."""

    def __init__(self, trusted: Collection[str] = ()) -> None:
        self._trusted = {origin.rstrip("/").casefold() for origin in trusted}

    def own(self, connection: Connection) -> bool:
        """Whether a request comes from a trusted page, or from no page at all (browsers always say)."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        origin = origin.casefold()
        scheme, _, host = origin.partition("://")
        same = scheme in ("http", "https") and host == connection.headers.get("host", "").casefold()
        return same or origin in self._trusted

    def guard(self, connection: Connection, _: BaseRouteHandler) -> None:
        """Refuse calls that change something and come from elsewhere. Raises Problem."""
        if connection.scope.get("method") not in SAFE and not self.own(connection):
            raise Problem("origin", 403)
