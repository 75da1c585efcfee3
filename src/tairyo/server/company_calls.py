"""The HTTP calls about the people at a table: the host's tools, stand-ins, other devices, rematches."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler
from msgspec.structs import replace

from tairyo.server import company, keys
from tairyo.server.identity import identify, identity_of
from tairyo.server.logs import note
from tairyo.server.problems import Problem
from tairyo.server.reading import reader
from tairyo.server.rooms import Rooms
from tairyo.server.store import now
from tairyo.server.table import new_id
from tairyo.server.wire import LuckyWords, OneSeat, SeatCode, TableInfo, TwoSeats

Call = Request[Any, Any, State]

read_one_seat = reader(OneSeat)
read_two_seats = reader(TwoSeats)
read_words = reader(LuckyWords)
read_code = reader(SeatCode)


@post("/tables/{table_id:str}/kick", status_code=200)
async def kick(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> TableInfo:
    """Send somebody away before the start; the host's right."""
    data, identity = read_one_seat(await request.body()), identity_of(request.cookies)
    async with rooms.use(table_id) as room:
        await room.change(lambda table: company.kick(table, identity, data.seat))
        return await room.told(identity)


@post("/tables/{table_id:str}/swap", status_code=200)
async def swap_seats(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> TableInfo:
    """Let two seats change places before the start; the host's right."""
    data, identity = read_two_seats(await request.body()), identity_of(request.cookies)
    async with rooms.use(table_id) as room:
        await room.change(lambda table: company.swap(table, identity, data.seats))
        return await room.told(identity)


@post("/tables/{table_id:str}/host", status_code=200)
async def hand_over(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> TableInfo:
    """Make another person host; the host's right, at any time."""
    data, identity = read_one_seat(await request.body()), identity_of(request.cookies)
    async with rooms.use(table_id) as room:
        await room.change(lambda table: company.hand_over(table, identity, data.seat))
        return await room.told(identity)


@post("/tables/{table_id:str}/close", status_code=200)
async def close_table(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> TableInfo:
    """Close a table that waits, or on which nobody else plays any more; the host's right."""
    identity = identity_of(request.cookies)
    async with rooms.use(table_id) as room:
        await room.change(lambda table: company.close(table, identity))
        note("closed", table=table_id)
        return await room.told(identity)


@post("/tables/{table_id:str}/words", status_code=200)
async def change_words(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> TableInfo:
    """Choose other words for luck before the start."""
    data, identity = read_words(await request.body()), identity_of(request.cookies)
    async with rooms.use(table_id) as room:
        await room.change(lambda table: company.change_words(table, identity, data.words))
        return await room.told(identity)


@post("/tables/{table_id:str}/stand-in", status_code=200)
async def call_stand_in(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> TableInfo:
    """Call a bot in for somebody who has been away for long; the right of everybody who plays."""
    data, identity = read_one_seat(await request.body()), identity_of(request.cookies)
    async with rooms.use(table_id) as room:
        await room.change(
            lambda table: company.call_stand_in(table, room.game, identity, data.seat, room.absent())
        )
        return await room.told(identity)


@post("/tables/{table_id:str}/move", status_code=200)
async def move_seat(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> SeatCode:
    """A code that moves one's seat to another device, once; an older one is void."""
    identity = identity_of(request.cookies)
    code, kept = keys.new_code()
    async with rooms.use(table_id) as room:
        await room.change(lambda table: company.allow_move(table, identity, kept))
        return SeatCode(code)


@post("/tables/{table_id:str}/whose", status_code=200, opt={"counts": "join"})
async def whose_seat(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> OneSeat:
    """Which seat a code moves, so that somebody can be asked before it is used."""
    kept = keys.hash_of(read_code(await request.body()).code)
    async with rooms.use(table_id) as room:
        try:
            return OneSeat(company.seat_behind(room.table, kept))
        except Problem:  # it may have been made at another node, a moment ago
            await room.refresh()
            return OneSeat(company.seat_behind(room.table, kept))


@post("/tables/{table_id:str}/claim", status_code=200, opt={"counts": "join"})
async def claim_seat(
    request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]
) -> Response[TableInfo]:
    """Take the seat that a code moves; whoever held it until now is a spectator."""
    kept = keys.hash_of(read_code(await request.body()).code)
    identity, cookies = identify(request)
    async with rooms.use(table_id) as room:
        await room.change(lambda table: company.claim(table, identity, kept))
        note("moved", table=table_id)
        return Response(await room.told(identity), cookies=cookies)


@post("/tables/{table_id:str}/rematch", status_code=200, opt={"counts": "open"})
async def open_rematch(request: Call, table_id: FromPath[str], rooms: NamedDependency[Rooms]) -> TableInfo:
    """Open a table for the same people when the game is over; if somebody has, that one is the answer."""
    identity = identity_of(request.cookies)
    store = rooms.store
    async with rooms.use(table_id) as room:
        await room.refresh()
        new = company.rematch(room.table, identity, new_id(), secrets.token_bytes(32), now())
        before = room.table.next
        if before is None or await store.load(before) is None:
            await store.add(new)
            try:
                await room.change(
                    lambda table: replace(table, next=new.id) if table.next == before else table
                )
            finally:
                if room.table.next != new.id:  # somebody was quicker, or it was not to be
                    with suppress(Problem):
                        await store.remove(new)
            note("rematch", table=new.id, game=new.game, seats=len(new.seats))
        following = str(room.table.next)
    async with rooms.use(following) as there:
        return await there.told(identity)


CALLS: list[ControllerRouterHandler] = [
    kick,
    swap_seats,
    hand_over,
    close_table,
    change_words,
    call_stand_in,
    move_seat,
    whose_seat,
    claim_seat,
    open_rematch,
]
