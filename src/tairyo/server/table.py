"""A table and its seats: who sits where, and who may change that. Plain values, no database, no clock."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from tairyo.kernel.forms import Outcome
from tairyo.kernel.game import Game
from tairyo.server.identity import nickname, words_for_luck
from tairyo.server.problems import Problem
from tairyo.server.wire import Clock, SeatInfo, TableInfo, Value

Status = Literal["waiting", "running", "over"]
Kind = Literal["open", "person", "bot"]


class Seat(Struct, frozen=True):
    """A place at the table. A bot that stands in for somebody keeps that person's name and identity."""

    kind: Kind = "open"
    name: str | None = None
    bot: str | None = None
    identity: str | None = None
    words: str = ""
    muted: bool = False
    code: str | None = None
    """The hash of the code that moves this seat to another device."""


OPEN = Seat()

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Of which an id is made: none looks like another."""
ID_LENGTH = 12
"""Enough that nobody finds a table by trying: who has its address was invited."""


def new_id() -> str:
    """An id for a new table."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether a table could have this id."""
    return len(text) == ID_LENGTH and set(text) <= set(LETTERS)


class Table(Struct, frozen=True):
    """A table as the database keeps it. ``options`` is what clients see, ``settled`` what the rules get.

    ``opening`` holds the first two lines of the record, once the game has started. ``turn`` and
    ``reserve`` are the clock's seconds (``turn`` None: no clock), ``due`` is the next moment at which it
    may run out. ``touched`` is when somebody last did something here, for tables that nobody wants any
    more. ``kicked`` are identities that the host has sent away. ``password`` is a salted hash.
    """

    id: str
    game: str
    status: Status
    public: bool
    options: dict[str, Value]
    settled: dict[str, Any]
    seats: tuple[Seat, ...]
    host: int
    secret: bytes
    commitment: str
    created: datetime
    revision: int = 0
    opening: str | None = None
    password: str | None = None
    watch: int | None = 0
    turn: int | None = None
    reserve: int = 0
    started: datetime | None = None
    due: datetime | None = None
    touched: datetime | None = None
    kicked: tuple[str, ...] = ()
    next: str | None = None

    def seat_of(self, identity: str | None) -> int | None:
        """Where ``identity`` sits; None for a spectator."""
        if identity is None:
            return None
        for number, seat in enumerate(self.seats):
            if seat.kind == "person" and seat.identity == identity:
                return number
        return None

    def kept_for(self, identity: str | None) -> int | None:
        """The seat that a bot keeps for ``identity``."""
        if identity is None:
            return None
        for number, seat in enumerate(self.seats):
            if seat.kind == "bot" and seat.identity == identity:
                return number
        return None

    @property
    def delay(self) -> int | None:
        """How many seconds a spectator is behind now; None: nobody may watch now."""
        return self.watch if self.status == "running" else 0

    def info(
        self,
        identity: str | None,
        version: int,
        here: Collection[str],
        absent: Collection[str] = (),
        turn: bool | None = None,
        outcome: Outcome | None = None,
    ) -> TableInfo:
        """The table as ``identity`` may see it; ``here`` are the identities that are connected, ``absent``
        those that have been away for long. ``turn``: whether it is the turn of ``identity``.
        """
        waiting = self.status == "waiting"
        return TableInfo(
            id=self.id,
            game=self.game,
            status=self.status,
            public=self.public,
            options=self.options,
            seats=[
                SeatInfo(
                    seat=number,
                    kind=seat.kind,
                    name=seat.name,
                    bot=seat.bot,
                    here=seat.kind == "person" and seat.identity in here,
                    words=None if waiting or seat.name is None else seat.words,
                    absent=seat.kind == "person" and seat.identity in absent,
                    muted=seat.muted,
                )
                for number, seat in enumerate(self.seats)
            ],
            host=self.host,
            you=self.seat_of(identity),
            commitment=self.commitment,
            version=version,
            created=self.created.replace(tzinfo=UTC),
            kept=self.kept_for(identity),
            locked=self.password is not None,
            watch=self.watch,
            clock=None if self.turn is None else Clock(self.turn, self.reserve),
            next=self.next,
            barred=identity in self.kicked,
            turn=turn,
            outcome=outcome,
        )


def person(table: Table, identity: str, name: str, words: str) -> Seat:
    """A seat for somebody new at the table. Raises Problem."""
    taken = [seat.name for seat in table.seats if seat.name is not None]
    return Seat("person", nickname(name, taken), None, identity, words_for_luck(words))


def join(table: Table, identity: str, name: str, words: str, wanted: int | None, knows: bool = True) -> Table:
    """Take a seat, or in a running game take back the seat in which a bot stands in. Raises Problem.

    ``knows``: the password, where there is one.
    """
    here = table.seat_of(identity)
    if here is not None:
        if wanted not in (None, here):
            raise Problem("already-seated")
        return table
    if table.status != "waiting":
        return _take_back(table, identity)
    if identity in table.kicked:
        raise Problem("kicked", 403)
    if table.password is not None and not knows:
        raise Problem("wrong-password", 403)
    number = _open_seat(table) if wanted is None else wanted
    if not 0 <= number < len(table.seats):
        raise Problem("no-such-seat", 404)
    if table.seats[number].kind != "open":
        raise Problem("seat-taken")
    return seated(table, number, person(table, identity, name, words))


def _open_seat(table: Table) -> int:
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            return number
    raise Problem("table-full")


def _take_back(table: Table, identity: str) -> Table:
    number = table.kept_for(identity)
    if number is None or table.status != "running":
        raise Problem("not-waiting")
    back = seated(table, number, replace(table.seats[number], kind="person", bot=None))
    hosted = table.seats[table.host].kind == "person"
    return back if hosted else replace(back, host=number)  # everybody had left: somebody must be host


def put_bot(table: Table, game: Game, identity: str | None, number: int, bot: str | None) -> Table:
    """The host puts a bot on a seat, or with None opens it again. Raises Problem."""
    need_host(table, identity)
    if not 0 <= number < len(table.seats):
        raise Problem("no-such-seat", 404)
    if table.seats[number].kind == "person":
        raise Problem("seat-taken")
    if bot is None:
        return seated(table, number, OPEN)
    if bot not in game.bots:
        raise Problem("unknown-bot", 400)
    return seated(table, number, Seat("bot", bot=bot))


def check_start(table: Table, identity: str | None) -> None:
    """Whether ``identity`` may start the game now. Raises Problem."""
    need_host(table, identity)
    if any(seat.kind == "open" for seat in table.seats):
        raise Problem("seats-open")


def need_host(table: Table, identity: str | None) -> None:
    """What only the host may do, and only before the start. Raises Problem."""
    if table.seat_of(identity) != table.host:
        raise Problem("not-host", 403)
    if table.status != "waiting":
        raise Problem("not-waiting")


def leave(table: Table, game: Game, identity: str | None) -> Table | None:
    """Give up one's seat: it opens again, or in a running game a bot stands in.

    A host hands over to the next person. None: nobody is left, the table closes. Raises Problem.
    """
    number = table.seat_of(identity)
    if number is None:
        raise Problem("not-your-seat", 403)
    if table.status == "over":
        return table  # the result keeps its names
    if table.status == "running":
        return away(table, game, number)
    left = seated(table, number, OPEN)
    if number != table.host:
        return left
    heir = _next_person(left, number)
    return None if heir is None else replace(left, host=heir)


def away(table: Table, game: Game, number: int) -> Table:
    """A running game without the person on a seat: a bot stands in, and a host's rights go to the next."""
    left = seated(table, number, replace(table.seats[number], kind="bot", bot=game.best_bot))
    heir = _next_person(left, number)
    return left if number != table.host or heir is None else replace(left, host=heir)


def _next_person(table: Table, number: int) -> int | None:
    size = len(table.seats)
    for step in range(1, size):
        if table.seats[(number + step) % size].kind == "person":
            return (number + step) % size
    return None


def seated(table: Table, number: int, seat: Seat) -> Table:
    """The table with ``seat`` as this number."""
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))
