"""Replays: a game looked at again, from a table or from a `.tairyo` file, checked, and forked.

A finished game shows every seat's eyes. A running one shows a seat what that seat knew at each step,
and nothing more. All views are made by `outward`. The work is done beside the event loop, by few
threads, on games of bounded length.
"""

from __future__ import annotations

import asyncio
import gzip
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import CacheControlHeader, State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.types import Guard

from tairyo import games
from tairyo.kernel.action import IllegalAction, NotAnAction, Refusal
from tairyo.kernel.chance import commitment
from tairyo.kernel.game import Game
from tairyo.kernel.match import Match
from tairyo.kernel.record import Record, RecordError
from tairyo.kernel.replay import Finding, fork, verify, walk
from tairyo.server import outward, wire
from tairyo.server import table as seating
from tairyo.server.files import Files
from tairyo.server.identity import identify, identity_of, nickname
from tairyo.server.logs import note
from tairyo.server.problems import Problem
from tairyo.server.reading import reader
from tairyo.server.rooms import Rooms
from tairyo.server.store import now
from tairyo.server.table import Seat, Table
from tairyo.server.wire import ForkRecord, ForkTable, Replay, SeatInfo, TableInfo, Value

Call = Request[Any, Any, State]
T = TypeVar("T")

LARGEST = 1 << 20
"""Bytes of a file that is uploaded."""
LONGEST = 4000
"""Entries of a game that is replayed: several times the longest one."""
SMALL = 1000
"""Bytes up to which packing an answer gains nothing."""

_beside = ThreadPoolExecutor(2, "replay")

read_fork_table = reader(ForkTable)
read_fork_record = reader(ForkRecord)


@get("/tables/{table_id:str}/replay", opt={"counts": "replay"})
async def show_replay(
    request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms], eyes: FromQuery[str | None] = None
) -> Response[Replay]:
    """A table's game, version by version: finished, from all eyes; running, from one's own seat's."""
    async with rooms.use(table_id) as room:
        match = await room.newest()
        table = room.table
        info = room.info(identity_of(request.cookies))
        you = info.you
        record = replace(match.record, entries=list(match.record.entries))
        over = match.outcome is not None
    observers = _observers(eyes, record.seats, None if over else you)
    if not over and (you is None or observers != [you]):
        raise Problem("not-over")

    def make() -> Replay:
        findings = verify(match.game, record, table.commitment) if over else []
        return _replay(match.game, record, observers, info.seats, findings, info)

    return await _answer(request, make)


@post("/replays", status_code=200, opt={"counts": "replay"}, request_max_body_size=LARGEST)
async def read_replay(request: Call) -> Response[Replay]:
    """The game of a `.tairyo` file, which is the body, from all eyes, and whether it is fair."""
    content = await request.body()

    def make() -> Replay:
        game, record = _record(content)
        observers = _observers(None, record.seats, None)
        seats = [_seat_info(game, record, seat) for seat in range(record.seats)]
        return _replay(game, record, observers, seats, verify(game, record), None)

    return await _answer(request, make)


@post("/tables/{table_id:str}/fork", opt={"counts": "open"})
async def fork_table(
    request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]
) -> Response[TableInfo]:
    """Play on from a version of a finished game, on a private table of one's own, against bots."""
    data = read_fork_table(await request.body())
    async with rooms.use(table_id) as room:
        match = await room.finished()
        options = room.table.options
    record = match.record
    return await _fork(request, rooms, lambda: (match.game, record), lambda _game, _record: options, data)


@post("/replays/fork", opt={"counts": "open"}, request_max_body_size=2 * LARGEST)
async def fork_record(
    request: Call, rooms: NamedDependency[Rooms], files: NamedDependency[Files]
) -> Response[TableInfo]:
    """Play on from a version of a record."""
    data = read_fork_record(await request.body())
    content = data.record.encode(errors="surrogatepass")
    return await _fork(
        request, rooms, lambda: _record(content), lambda game, record: files.shown(game, record.options), data
    )


# ---- looking at a game --------------------------------------------------------------------------


def _observers(eyes: str | None, seats: int, you: int | None) -> list[int | None]:
    """Whose eyes are asked for; without a word: one's own in a running game, else everybody's."""
    everybody: list[int | None] = [*range(seats), None]
    if eyes is None:
        return everybody if you is None else [you]
    if eyes == "open":
        return everybody
    if eyes == "spectator":
        return [None]
    if eyes.isascii() and eyes.isdigit() and len(eyes) < 4 and int(eyes) < seats:
        return [int(eyes)]
    raise Problem("no-such-seat", 404)


def _replay(
    game: Game,
    record: Record,
    observers: Sequence[int | None],
    seats: list[SeatInfo],
    findings: Sequence[Finding],
    table: TableInfo | None,
) -> Replay:
    if len(record.entries) > LONGEST:
        raise Problem("too-long", 413, most=LONGEST)
    try:
        films = outward.eyes(walk(game, record), observers)
    except RecordError as error:
        raise _bad_record(game, error) from error
    return Replay(
        table=table,
        game=game.id,
        seats=seats,
        over=record.outcome is not None,
        commitment=record.commitment,
        forked=None if record.forked is None else wire.Origin(record.forked.at, record.forked.of),
        eyes=films,
        findings=[_told(game, finding) for finding in findings],
    )


def _told(game: Game, finding: Finding) -> wire.Finding:
    args = finding.details if finding.error is None else _damage(game, finding.error)
    return wire.Finding(finding.check, finding.holds, finding.code, args)


async def _beside_the_loop(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_beside, work)


async def _answer(request: Call, make: Callable[[], Replay]) -> Response[Replay]:
    """The replay as JSON, packed for whoever can unpack it: its views are much alike."""
    packs = "gzip" in request.headers.get("accept-encoding", "")

    def work() -> tuple[Any, bool]:
        content = msgspec.json.encode(make())
        packed = packs and len(content) > SMALL
        return gzip.compress(content, 6, mtime=0) if packed else content, packed

    content, packed = await _beside_the_loop(work)
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if packed else {})}
    return Response(content, headers=headers, media_type="application/json")


# ---- files --------------------------------------------------------------------------------------


def _record(content: bytes) -> tuple[Game, Record]:
    """The game and record of a file's content. Raises Problem."""
    if len(content) > LARGEST:
        raise Problem("too-large", 413)
    if content.count(b"\n") > LONGEST + 3:
        raise Problem("too-long", 413, most=LONGEST)
    try:
        record = Record.read(content.decode())
    except UnicodeDecodeError as error:
        raise _bad_record(None, RecordError(1, "encoding", byte=error.start)) from error
    except RecordError as error:
        raise _bad_record(None, error) from error
    game = games.ALL.get(record.game)
    if game is None:
        raise Problem("unknown-game", 400)
    game = game.by_rules(record.rules) or game
    try:
        game.settle(record.seats, record.options)
    except Refusal as refusal:
        raise _bad_record(game, RecordError.of(1, refusal)) from refusal
    return game, record


def _bad_record(game: Game | None, error: RecordError) -> Problem:
    """Where a file is damaged, and how."""
    problem = Problem("bad-record", 400, **_damage(game, error))
    problem.clause = error.refusal.clause if isinstance(error.refusal, IllegalAction) else None
    return problem


def _damage(game: Game | None, error: RecordError) -> dict[str, str | int]:
    """The line, the text that says what is wrong there, and what fills it."""
    refusal = error.refusal
    if refusal is None:
        text = f"record-{error.code}"
    elif game is not None and isinstance(refusal, IllegalAction | NotAnAction):
        text = f"{game.id}-refused-{error.code}"
    else:
        text = f"error-{error.code}"
    return {**error.details, "line": error.line, "text": text}


def _seat_info(game: Game, record: Record, seat: int) -> SeatInfo:
    """A seat of a record. Its names are anybody's: one that no table would take is left out."""
    given = record.names[seat] if record.names else ""
    words = record.words[seat] if record.words else ""
    if given in game.bots:
        return SeatInfo(seat, "bot", None, given, here=False, words=None, absent=False, muted=False)
    try:
        name = nickname(given, ())
    except Problem:
        name = None
    return SeatInfo(
        seat, "person", name, None, here=False, words=words[:64] or None, absent=False, muted=False
    )


# ---- playing on ---------------------------------------------------------------------------------


async def _fork(
    request: Call,
    rooms: Rooms,
    read: Callable[[], tuple[Game, Record]],
    shown: Callable[[Game, Record], dict[str, Value]],
    data: ForkTable | ForkRecord,
) -> Response[TableInfo]:
    """Open the table on which a game goes on, with new chance. Raises Problem."""
    identity, cookies = identify(request)

    def work() -> tuple[Table, Match]:
        game, record = read()
        name = nickname(data.nickname, ())
        if not 0 <= data.seat < record.seats:
            raise Problem("no-such-seat", 404)
        if not 0 <= data.step <= min(len(record.entries), LONGEST):
            raise Problem("no-such-step", 400, last=len(record.entries))
        seats = [Seat("bot", bot=game.best_bot)] * record.seats
        seats[data.seat] = Seat("person", name, None, identity)
        secret = secrets.token_bytes(32)
        try:
            match = fork(game, record, data.step, secret, [seat.name or seat.bot or "" for seat in seats])
        except RecordError as error:
            raise _bad_record(game, error) from error
        if not match.actors:
            raise Problem("nothing-to-play")
        table = Table(
            id=seating.new_id(),
            game=game.id,
            status="running",
            public=False,
            options=shown(game, record),
            settled=match.record.options,
            seats=tuple(seats),
            host=data.seat,
            secret=secret,
            commitment=commitment(secret),
            created=now(),
            started=now(),
            touched=now(),
            opening=replace(match.record, entries=[]).text(),
        )
        return table, match

    table, match = await _beside_the_loop(work)
    await rooms.store.add(table, match.record.entries)
    note("forked", table=table.id, game=table.game, seats=len(table.seats), at=data.step)
    async with rooms.use(table.id) as room:  # which wakes its bots
        return Response(room.info(identity), cookies=cookies)


def router(*guards: Guard) -> Router:
    """The calls of replays under /api."""
    return Router(
        "/api",
        route_handlers=[show_replay, read_replay, fork_table, fork_record],
        guards=guards,
        cache_control=CacheControlHeader(no_store=True),
    )
