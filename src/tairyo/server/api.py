"""The HTTP calls of docs/protocol.md: games, tables, seats, and the record of a finished game."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.datastructures import CacheControlHeader, State
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import Guard
from msgspec import convert

from tairyo import games
from tairyo.kernel.action import Refusal
from tairyo.kernel.chance import commitment
from tairyo.server import keys, talk
from tairyo.server import table as seating
from tairyo.server.company_calls import CALLS
from tairyo.server.files import Files
from tairyo.server.identity import identify, identity_of
from tairyo.server.logs import note
from tairyo.server.problems import Problem
from tairyo.server.reading import reader
from tairyo.server.room import started
from tairyo.server.rooms import Rooms
from tairyo.server.store import now
from tairyo.server.table import Table
from tairyo.server.wire import (
    GameInfo,
    JoinTable,
    MuteSeat,
    OneLine,
    OpenTable,
    SeatBot,
    TableInfo,
    Tallied,
    TallySeats,
)

Call = Request[Any, Any, State]

# Not the framework's own reading, which takes "1" for a number.
read_open_table = reader(OpenTable)
read_join_table = reader(JoinTable)
read_seat_bot = reader(SeatBot)
read_mute_seat = reader(MuteSeat)
read_one_line = reader(OneLine)
read_tally_seats = reader(TallySeats)


@get("/games")
async def list_games(files: NamedDependency[Files]) -> list[GameInfo]:
    """The games of the house."""
    return [files.info(game) for game in games.ALL.values()]


@post("/games/{game:str}/tally", status_code=200)
async def tally_seats(request: Call, game: FromPath[str]) -> Tallied:
    """What people have at a real table, scored by the game's own rules; nothing is kept."""
    data = read_tally_seats(await request.body())
    known = games.ALL.get(game)
    if known is None or known.tally is None:
        raise Problem("unknown-game", 404)
    try:
        return convert(known.tally(data.seats), Tallied)
    except Refusal as refusal:
        raise Problem.of(refusal) from refusal


@get("/tables")
async def list_tables(request: Call, rooms: NamedDependency[Rooms]) -> list[TableInfo]:
    """One's own tables, then public ones that wait or run; newest first."""
    return await rooms.lobby(identity_of(request.cookies))


@post("/tables", opt={"counts": "open"})
async def open_table(
    request: Call, rooms: NamedDependency[Rooms], files: NamedDependency[Files]
) -> Response[TableInfo]:
    """Open a table; the caller is its host and sits on seat 0."""
    data = read_open_table(await request.body())
    game = games.ALL.get(data.game)
    if game is None:
        raise Problem("unknown-game", 400)
    try:
        shown, settled = files.settle(game, data.seats, data.options)
    except Refusal as refusal:
        raise Problem.of(refusal) from refusal
    identity, cookies = identify(request)
    secret = secrets.token_bytes(32)
    empty = Table(
        id=seating.new_id(),
        game=game.id,
        status="waiting",
        public=data.public,
        turn=data.clock.turn if data.clock else None,
        reserve=data.clock.reserve if data.clock else 0,
        options=shown,
        settled=settled,
        seats=(seating.OPEN,) * data.seats,
        host=0,
        secret=secret,
        commitment=commitment(secret),
        created=now(),
        touched=now(),
        password=None if data.password is None else await keys.lock(data.password),
        watch=data.watch,
    )
    table = seating.join(empty, identity, data.nickname, data.words, 0)
    await rooms.store.add(table)
    note("opened", table=table.id, game=game.id, seats=data.seats)
    return Response(table.info(identity, 0, ()), cookies=cookies)


@get("/tables/{table_id:str}")
async def show_table(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> TableInfo:
    """One table."""
    async with rooms.use(table_id) as room:
        return await room.told(identity_of(request.cookies))


@post("/tables/{table_id:str}/join", status_code=200, opt={"counts": "join"})
async def join_table(
    request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]
) -> Response[TableInfo]:
    """Take a seat before the start, or one's own seat back from the bot that stands in."""
    data = read_join_table(await request.body())
    identity, cookies = identify(request)
    async with rooms.use(table_id) as room:
        comes = room.table.status == "waiting" and room.table.seat_of(identity) is None
        locked = room.table.password if comes else None
        knows = locked is None or await keys.opens(data.password, locked)
        await room.change(
            lambda table: seating.join(table, identity, data.nickname, data.words, data.seat, knows)
        )
        return Response(room.info(identity), cookies=cookies)


@post("/tables/{table_id:str}/bot", status_code=200)
async def seat_bot(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> TableInfo:
    """Put a bot on a seat, or open the seat again; the host's right."""
    data = read_seat_bot(await request.body())
    identity = identity_of(request.cookies)
    async with rooms.use(table_id) as room:
        await room.change(lambda table: seating.put_bot(table, room.game, identity, data.seat, data.bot))
        return room.info(identity)


@post("/tables/{table_id:str}/start", status_code=200)
async def start_game(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> TableInfo:
    """Start the game; the host's right."""
    identity = identity_of(request.cookies)
    async with rooms.use(table_id) as room:
        await room.change(lambda table: started(table, identity, rooms.now()))
        return room.info(identity)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave_table(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> TableInfo:
    """Give up one's seat."""
    identity = identity_of(request.cookies)
    async with rooms.use(table_id) as room:
        await room.change(lambda table: seating.leave(table, room.game, identity))
        return await room.told(identity)


@post("/tables/{table_id:str}/mute", status_code=200)
async def mute_seat(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> TableInfo:
    """Silence a seat's person for all, or let it talk again; the host's right."""
    data = read_mute_seat(await request.body())
    identity = identity_of(request.cookies)
    async with rooms.use(table_id) as room:
        await room.change(lambda table: talk.mute(table, identity, data.seat, data.muted))
        return await room.told(identity)


@post("/tables/{table_id:str}/report", status_code=200)
async def report_line(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> TableInfo:
    """Show a line of table talk to the host, who may silence its seat; for who sits at the table."""
    data = read_one_line(await request.body())
    identity = identity_of(request.cookies)
    async with rooms.use(table_id) as room:
        await room.talk.report(identity, data.line)
        return await room.told(identity)


@get("/tables/{table_id:str}/record")
async def download_record(table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> Response[bytes]:
    """The record of a finished game, its secret included: `tairyo verify` checks it."""
    async with rooms.use(table_id) as room:
        match = await room.finished()
        name = f"{room.game.id}-{table_id}.tairyo"
        return Response(
            match.record.text().encode(),
            media_type="application/x-ndjson",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )


def router(*guards: Guard) -> Router:
    """All calls under /api; the ``guards`` turn away pages of other sites, and who asks too much."""
    ask = [list_games, list_tables, show_table, download_record]
    do = [open_table, join_table, seat_bot, start_game, leave_table, mute_seat, report_line, tally_seats]
    return Router(
        "/api",
        route_handlers=[*ask, *do, *CALLS],
        guards=guards,
        cache_control=CacheControlHeader(no_store=True),
    )
