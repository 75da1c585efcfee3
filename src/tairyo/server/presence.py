"""Who is at which table with a socket open: at this node, and as other nodes say of theirs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic

SILENT = 8.0
"""Seconds after which a node that says nothing has nobody at its tables any more."""
LONG = 600.0
"""Seconds for which it is remembered when somebody left; nobody asks for more than a minute."""


class Presence:
    """Identities by table. Times are seconds by ``clock``."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._since = clock()
        """Since when all of it is known."""
        self.own: dict[str, frozenset[str]] = {}
        self._others: dict[str, dict[str, frozenset[str]]] = {}
        self._heard: dict[str, float] = {}
        self._left: dict[tuple[str, str], float] = {}

    def here(self, table_id: str) -> frozenset[str]:
        """Who is at this table, at whatever node."""
        own = self.own.get(table_id, frozenset())
        return own.union(*(tables.get(table_id, ()) for tables in self._others.values()))

    def away(self, table_id: str, identity: str) -> float:
        """For how many seconds somebody has not been at this table, as far as this is known."""
        if identity in self.here(table_id):
            return 0.0
        return self._clock() - self._left.get((table_id, identity), self._since)

    def begin_again(self) -> None:
        """What happened up to now may have been missed."""
        self._since = self._clock()
        self._left.clear()

    def set_own(self, table_id: str, identities: frozenset[str]) -> bool:
        """These are at this table with sockets of this node. Whether that is news."""
        before = self.own.get(table_id, frozenset())
        if identities == before:
            return False
        if identities:
            self.own[table_id] = identities
        else:
            del self.own[table_id]
        self._leave(table_id, before)
        return True

    def hear(self, node: str, tables: Mapping[str, frozenset[str]], whole: bool) -> set[str]:
        """Another node says who is at its tables: at these, or with ``whole`` at these and no others.

        Which tables that is news for.
        """
        known = self._others.setdefault(node, {})
        self._heard[node] = self._clock()
        changed = {}
        for table_id in {*known, *tables} if whole else tables:
            now, before = tables.get(table_id, frozenset()), known.get(table_id, frozenset())
            if now != before:
                changed[table_id] = before
                if now:
                    known[table_id] = now
                else:
                    del known[table_id]
        for table_id, before in changed.items():
            self._leave(table_id, before)
        return set(changed)

    def forget_silent(self) -> set[str]:
        """Let go of nodes that have fallen silent, and of what nobody asks for. Tables that is news for."""
        now = self._clock()
        changed: set[str] = set()
        for node in [node for node, heard in self._heard.items() if now - heard > SILENT]:
            changed |= self.hear(node, {}, whole=True)
            del self._heard[node], self._others[node]
        for key in [key for key, left in self._left.items() if now - left > LONG]:
            del self._left[key]
        return changed

    def _leave(self, table_id: str, before: frozenset[str]) -> None:
        here = self.here(table_id)
        for identity in before - here:
            self._left[table_id, identity] = self._clock()
        for identity in here:
            self._left.pop((table_id, identity), None)
