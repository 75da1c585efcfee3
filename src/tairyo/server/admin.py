"""The admin page's calls: the load, the tables, reported talk, and who is turned away.

They need the token (`office`). They tell no hand, no secret and no identity; where a socket comes from is
told only of one table at a time, to be banned.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from litestar import Request, Router, get, post
from litestar.datastructures import CacheControlHeader, State
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from litestar.types import Guard
from sqlalchemy import Row, exists, func, or_, select

from tairyo.server import admin_forms as forms
from tairyo.server import bans as banning
from tairyo.server import database as db
from tairyo.server.bans import Bans, origin_of
from tairyo.server.identity import visible
from tairyo.server.logs import note
from tairyo.server.office import Office
from tairyo.server.problems import Problem
from tairyo.server.reading import reader
from tairyo.server.rooms import Rooms
from tairyo.server.store import last_entry
from tairyo.server.table import Table, is_id

Call = Request[Any, Any, State]
Page = Annotated[int, QueryParameter(ge=0, le=10_000)]
Search = Annotated[str, QueryParameter(max_length=64)]
Status = Annotated[Literal["", "waiting", "running", "over"], QueryParameter()]

PAGE = 25
"""Tables, or lines, on a page."""

read_ban = reader(forms.SetBan)
read_lift = reader(forms.Lift)
read_judgement = reader(forms.JudgeLine)


@get("/load")
async def show_load(rooms: NamedDependency[Rooms], office: NamedDependency[Office]) -> forms.Load:
    """How the service is doing."""
    return await office.load(rooms)


# ---- tables -----------------------------------------------------------------------------------------


@get("/tables")
async def search_tables(
    rooms: NamedDependency[Rooms],
    search: Search = "",
    status: Status = "",
    page: Page = 0,
) -> forms.AdminTables:
    """Tables by id or by a name at them, newest first."""
    tables, seats = db.tables, db.seats
    wanted = select(tables, last_entry()).order_by(tables.c.created.desc())
    if status:
        wanted = wanted.where(tables.c.status == status)
    word = search.strip().lower()
    if not visible(word):
        return forms.AdminTables([], False)
    if word:
        named = func.lower(seats.c.name).contains(word, autoescape=True)
        wanted = wanted.where(
            or_(tables.c.id == word, exists().where(seats.c.table_id == tables.c.id).where(named))
        )
    async with rooms.store.reading() as connection:
        rows = (await connection.execute(wanted.offset(page * PAGE).limit(PAGE + 1))).all()
    lasts = {row.id: row.last for row in rows}
    found = await rooms.store.load_several([row.id for row in rows[:PAGE]])
    return forms.AdminTables([_table(rooms, each, lasts[each.id]) for each in found], len(rows) > PAGE)


def _table(rooms: Rooms, table: Table, last: datetime | None) -> forms.AdminTable:
    room = rooms.get(table.id)
    clients = room.clients if room else ()
    here = {client.seat for client in clients}
    seats = [
        forms.AdminSeat(number, seat.kind, seat.name, seat.bot, number in here, seat.muted)
        for number, seat in enumerate(table.seats)
    ]
    return forms.AdminTable(
        id=table.id,
        game=table.game,
        status=table.status,
        public=table.public,
        locked=table.password is not None,
        created=table.created.replace(tzinfo=UTC),
        last=max(filter(None, (table.created, table.touched, last))).replace(tzinfo=UTC),
        host=table.host,
        seats=seats,
        sockets=len(clients),
    )


@get("/tables/{table_id:str}/addresses")
async def show_addresses(table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> forms.AdminAddresses:
    """Where the sockets of a table come from, as far as they are open at this node."""
    async with rooms.use(table_id) as room:
        sockets = {(client.seat, client.address) for client in room.clients if client.address}
    order = sorted(sockets, key=lambda each: (each[0] is None, each[0] or 0, each[1]))
    return forms.AdminAddresses([forms.AdminSocket(seat, address) for seat, address in order])


@post("/tables/{table_id:str}/delete", status_code=200)
async def delete_table(table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> dict[str, str]:
    """Close a table for good; its people are sent to the lobby."""
    if not is_id(table_id) or not await rooms.remove(table_id, "deleted"):
        raise await rooms.store.missing(table_id)
    note("deleted", table=table_id)
    return {"id": table_id}


# ---- reported talk ----------------------------------------------------------------------------------


@get("/reports")
async def list_reports(rooms: NamedDependency[Rooms], page: Page = 0) -> forms.ReportedLines:
    """Lines that somebody reported, at all tables."""
    return await _reports(rooms, page)


async def _reports(rooms: Rooms, page: int) -> forms.ReportedLines:
    wanted = (
        select(db.talk, db.tables.c.game)
        .join(db.tables, db.tables.c.id == db.talk.c.table_id)
        .where(db.talk.c.reported.is_not(None))
        .order_by(db.talk.c.reported.desc())
    )
    async with rooms.store.reading() as connection:
        rows = (await connection.execute(wanted.offset(page * PAGE).limit(PAGE + 1))).all()
    return forms.ReportedLines([_reported(row) for row in rows[:PAGE]], len(rows) > PAGE)


def _reported(row: Row[Any]) -> forms.ReportedLine:
    return forms.ReportedLine(
        row.table_id,
        row.game,
        row.number,
        row.seat,
        row.name,
        row.text,
        row.phrase,
        row.amount,
        row.time.replace(tzinfo=UTC),
        row.reported.replace(tzinfo=UTC),
    )


@post("/tables/{table_id:str}/judge", status_code=200)
async def judge_line(
    request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]
) -> forms.ReportedLines:
    """Delete a line of talk, or let it stand; either way it is reported no more."""
    data = read_judgement(await request.body())
    if not is_id(table_id):
        raise Problem("not-found", 404)
    deleted: dict[str, None] = dict.fromkeys(("text", "phrase", "amount")) if data.delete else {}
    if not await rooms.store.alter_line(table_id, data.line, reported=None, **deleted):
        raise Problem("no-such-line", 404)
    room = rooms.get(table_id)
    if room is not None:
        await room.look()
        room.tell_nodes()
    note("judged", table=table_id, line=data.line, deleted=int(data.delete))
    return await _reports(rooms, 0)


# ---- who is turned away -----------------------------------------------------------------------------


@get("/bans")
async def list_bans(rooms: NamedDependency[Rooms]) -> list[forms.Ban]:
    """Who is turned away, the newest first."""
    return await _bans(rooms)


async def _bans(rooms: Rooms) -> list[forms.Ban]:
    return [
        forms.Ban(str(network), reason, created.replace(tzinfo=UTC), until and until.replace(tzinfo=UTC))
        for network, reason, created, until in await banning.all_bans(rooms.store)
    ]


@post("/bans", status_code=200)
async def set_ban(
    request: Call, rooms: NamedDependency[Rooms], bans: NamedDependency[Bans]
) -> list[forms.Ban]:
    """Turn an address or a network away, from now on and on every node."""
    data = read_ban(await request.body())
    network = banning.network(data.network)
    if not visible(data.reason):
        raise Problem("unknown-message", 400)
    if banning.contains(network, origin_of(request)):
        raise Problem("own-address")
    await banning.ban(rooms.store, network, data.reason.strip(), data.until)
    await bans.look(rooms.store)
    note("banned")
    return await _bans(rooms)


@post("/bans/lift", status_code=200)
async def lift_ban(
    request: Call, rooms: NamedDependency[Rooms], bans: NamedDependency[Bans]
) -> list[forms.Ban]:
    """Let an address or a network come again."""
    network = banning.network(read_lift(await request.body()).network)
    if not await banning.lift(rooms.store, network):
        raise Problem("no-such-ban", 404)
    await bans.look(rooms.store)
    note("ban-lifted")
    return await _bans(rooms)


def router(*guards: Guard) -> Router:
    """All calls under /api/admin."""
    ask = [show_load, search_tables, show_addresses, list_reports, list_bans]
    do = [delete_table, judge_line, set_ban, lift_ban]
    return Router(
        "/api/admin",
        route_handlers=[*ask, *do],
        guards=guards,
        cache_control=CacheControlHeader(no_store=True),
    )
