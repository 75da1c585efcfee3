"""The same service on PostgreSQL, one that goes away included."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from tairyo import games
from tairyo.kernel.record import Entry, Record
from tairyo.kernel.replay import verify
from tairyo.server.store import Store
from tests.server.cable import Cable
from tests.server.conftest import Node
from tests.server.people import Person, Refused, play
from tests.server.test_durable import entry, fates, table

Start = Callable[..., Node]
Come = Callable[[Node], Person]
BID = {"kind": "bid", "tricks": 0}


async def test_two_nodes_on_one_postgresql_play_a_game_to_its_end(
    node: Start, person: Come, postgres: str
) -> None:
    here, there = node(postgres), node(postgres)
    people = [person(here), person(there)]
    where = (await people[0].open(3))["id"]
    await people[1].join(where)
    await people[0].bot(where, 2)
    await people[0].start(where)
    async with people[0].line(where) as a, people[1].line(where) as b:
        await play({0: a, 1: b}, Random(1))
    record = Record.read(await people[0].record(where))
    assert all(finding.holds for finding in verify(games.ALL["farm-hand"], record))


@pytest.mark.parametrize("how", ["cut", "hush"])
async def test_a_database_that_goes_away_is_told_and_played_on_behind_without_a_restart(
    node: Start, person: Come, postgres: str, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr("tairyo.server.database.PATIENCE", 0.5)
    async with Cable(postgres, 5432) as cable:
        house = await asyncio.to_thread(node, cable.url)
        host, guest = person(house), person(house)
        where = (await host.open(2))["id"]
        await guest.join(where)
        await host.start(where)
        async with host.line(where) as a, guest.line(where) as b:
            getattr(cable, how)()
            for line in (a, b):
                with pytest.raises(Refused, match="unavailable"):
                    await line.act(BID)
            with pytest.raises(Refused, match="unavailable"):
                await host.open(2)
            await cable.mend()
            # what was cut off may have been made: then the log says so now
            await asyncio.gather(a.act(BID), b.act(BID), return_exceptions=True)
            await play({0: a, 1: b}, Random(1))
        record = Record.read(await host.record(where))
        assert all(finding.holds for finding in verify(games.ALL["farm-hand"], record))


async def test_a_connection_that_broke_while_nobody_used_it_costs_nobody_a_move(postgres: str) -> None:
    async with Cable(postgres, 5432) as cable:
        store = await Store.open(cable.url)
        await store.add(table("t0"))
        cable.cut()
        await cable.mend()
        await store.append("t0", 1, entry(0), over=False)
        assert await store.entries("t0") == [Entry(0, BID, [])]
        await store.close()


async def test_nodes_that_append_to_the_same_tables_at_once_never_block_each_other(postgres: str) -> None:
    stores = [await Store.open(postgres) for _ in range(3)]
    for number in range(20):
        await stores[0].add(table(f"t{number}"))
    for version in range(1, 11):
        orders = [Random(version * 10 + n).sample(range(20), 20) for n in range(3)]
        told = await asyncio.gather(
            *(
                fates(*(store.append(f"t{t}", version, entry(n), over=False) for t in order))
                for n, (store, order) in enumerate(zip(stores, orders, strict=True))
            )
        )
        assert sorted(fate for of_one in told for fate in of_one) == ["made"] * 20 + ["taken"] * 40
    for store in stores:
        await store.close()
