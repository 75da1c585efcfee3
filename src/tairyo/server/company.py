"""Who keeps whom company: what a host may do, bots called in for people who vanished, seats that move to
another device, and rematches. Plain values, no database, no clock; all raise Problem.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from msgspec.structs import replace

from tairyo import games
from tairyo.kernel.chance import commitment
from tairyo.kernel.game import Game
from tairyo.server.identity import words_for_luck
from tairyo.server.problems import Problem
from tairyo.server.table import OPEN, Seat, Table, away, need_host, seated
from tairyo.server.wire import Value


def _person_on(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Problem("no-such-seat", 404)
    if table.seats[number].kind != "person":
        raise Problem("no-person")
    return table.seats[number]


def _own_seat(table: Table, identity: str | None) -> int:
    number = table.seat_of(identity)
    if number is None:
        raise Problem("not-your-seat", 403)
    return number


# ---- the host -----------------------------------------------------------------------------------


def kick(table: Table, identity: str | None, number: int) -> Table:
    """The host sends somebody away before the start, for good."""
    need_host(table, identity)
    seat = _person_on(table, number)
    if number == table.host:
        raise Problem("own-seat")
    return replace(seated(table, number, OPEN), kicked=(*table.kicked, str(seat.identity)))


def swap(table: Table, identity: str | None, numbers: tuple[int, int]) -> Table:
    """The host lets two seats change places before the start, whoever sits there."""
    need_host(table, identity)
    one, other = numbers
    if not all(0 <= number < len(table.seats) for number in numbers):
        raise Problem("no-such-seat", 404)
    if one == other:
        return table
    swapped = seated(seated(table, one, table.seats[other]), other, table.seats[one])
    return replace(swapped, host={one: other, other: one}.get(table.host, table.host))


def hand_over(table: Table, identity: str | None, number: int) -> Table:
    """The host makes another person host."""
    if table.seat_of(identity) != table.host:
        raise Problem("not-host", 403)
    _person_on(table, number)
    return table if number == table.host else replace(table, host=number)


def close(table: Table, identity: str | None) -> None:
    """The host closes a table that waits, or on which no other person plays any more."""
    if table.seat_of(identity) != table.host:
        raise Problem("not-host", 403)
    if table.status == "over":
        raise Problem("already-over")
    others = any(seat.kind == "person" for number, seat in enumerate(table.seats) if number != table.host)
    if table.status == "running" and others:
        raise Problem("others-play")


# ---- everybody ----------------------------------------------------------------------------------


def change_words(table: Table, identity: str | None, words: str) -> Table:
    """Somebody who sits and waits chooses other words for luck."""
    number = _own_seat(table, identity)
    if table.status != "waiting":
        raise Problem("not-waiting")
    return seated(table, number, replace(table.seats[number], words=words_for_luck(words)))


def call_stand_in(
    table: Table, game: Game, identity: str | None, number: int, absent: Collection[str]
) -> Table:
    """Somebody who plays calls a bot in for a person who is ``absent``."""
    _own_seat(table, identity)
    if table.status != "running":
        raise Problem("not-running")
    if 0 <= number < len(table.seats) and table.seats[number].kind == "bot":
        return table  # somebody was quicker
    if _person_on(table, number).identity not in absent:
        raise Problem("not-absent")
    return away(table, game, number)


# ---- another device -----------------------------------------------------------------------------


def allow_move(table: Table, identity: str | None, code: str) -> Table:
    """Whoever has the code of which this is the hash may take the seat of ``identity``, once."""
    number = table.kept_for(identity) if table.seat_of(identity) is None else table.seat_of(identity)
    if number is None:
        raise Problem("not-your-seat", 403)
    return seated(table, number, replace(table.seats[number], code=code))


def seat_behind(table: Table, code: str) -> int:
    """The seat that a code of this hash moves."""
    for number, seat in enumerate(table.seats):
        if seat.code == code and seat.identity is not None:
            return number
    raise Problem("bad-code", 403)


def claim(table: Table, identity: str, code: str) -> Table:
    """``identity`` takes the seat that a code of this hash moves."""
    number = seat_behind(table, code)
    seat = table.seats[number]
    if seat.identity != identity:
        if identity in table.kicked:
            raise Problem("kicked", 403)
        if any(each.identity == identity for each in table.seats):
            raise Problem("already-seated")
    return seated(table, number, replace(seat, identity=identity, code=None))


# ---- again --------------------------------------------------------------------------------------


def rematch(table: Table, identity: str | None, new_id: str, secret: bytes, created: datetime) -> Table:
    """A new table for the people of one whose game is over; ``identity``, who sat there, is its host.

    A seat whose person had left is open. What names a seat (who deals first) passes on to the next.
    """
    host = table.kept_for(identity) if table.seat_of(identity) is None else table.seat_of(identity)
    if host is None:
        raise Problem("not-your-seat", 403)
    if table.status != "over":
        raise Problem("still-on")
    passed = _passed_on(games.ALL[table.game], table)
    return Table(
        id=new_id,
        game=table.game,
        status="waiting",
        public=table.public,
        options={**table.options, **passed},
        settled={**table.settled, **passed},
        seats=tuple(_again(seat, number == host) for number, seat in enumerate(table.seats)),
        host=host,
        secret=secret,
        commitment=commitment(secret),
        created=created,
        password=table.password,
        watch=table.watch,
        turn=table.turn,
        reserve=table.reserve,
        touched=created,
        kicked=table.kicked,
    )


def _again(seat: Seat, host: bool) -> Seat:
    if seat.kind == "person" or host:
        return Seat("person", seat.name, None, seat.identity)
    return OPEN if seat.identity is not None else Seat("bot", bot=seat.bot)


def _passed_on(game: Game, table: Table) -> dict[str, Value]:
    passed: dict[str, Value] = {}
    for option in game.options:
        value = table.options.get(option.name)
        if option.names_seat and isinstance(value, int):
            passed[option.name] = (value + 1) % len(table.seats)
    return passed
