"""Nodes that tell each other what they do, over a Redis that may go away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tairyo.server.store import Store
from tests.server.cable import Cable
from tests.server.conftest import Node
from tests.server.people import Person, play

Start = Callable[..., Node]
Come = Callable[[Node], Person]
BID = {"kind": "bid", "tricks": 0}


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(600):
        if condition():
            return
        await asyncio.sleep(0.05)
    pytest.fail("it never came to pass")


async def hearing(*nodes: Node, yes: bool = True) -> None:
    await until(lambda: all(node.rooms.nodes.hearing is yes for node in nodes))


async def two_at_a_table(here: Node, there: Node, person: Come, **given: Any) -> tuple[str, list[Person]]:
    people = [person(here), person(there)]
    table = (await people[0].open(**given))["id"]
    await people[1].join(table)
    return table, people


@pytest.fixture
def only_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    """No node looks by itself."""
    monkeypatch.setattr("tairyo.server.rooms.LOST", 600.0)


async def test_what_one_node_does_the_other_shows_at_once(
    node: Start, person: Come, redis_url: str, only_notes: None
) -> None:
    here, there = node(redis=redis_url), node(redis=redis_url)
    await hearing(here, there)
    table, people = await two_at_a_table(here, there, person, seats=3)
    async with people[1].line(table) as b:
        await person(here).join(table)
        while b.table["seats"][2]["kind"] != "person":
            await b.next()
        await people[0].start(table)
        await b.hear("snapshot")
        async with people[0].line(table) as a:
            await a.act(BID)
            await b.reach(1)


async def test_a_table_closed_elsewhere_is_gone_here(
    node: Start, person: Come, redis_url: str, only_notes: None
) -> None:
    here, there = node(redis=redis_url), node(redis=redis_url)
    await hearing(here, there)
    host, guest = person(here), person(there)
    table = (await host.open())["id"]
    async with guest.line(table) as line:
        await host.leave(table)
        assert await line.closed() == 4411


async def test_of_two_nodes_one_drives_the_bots(
    node: Start, person: Come, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[tuple[str, int]] = []
    append = Store.append

    async def counted(self: Store, table_id: str, version: int, *rest: Any) -> None:
        tries.append((table_id, version))  # nodes of other tests may still have tables of theirs
        await append(self, table_id, version, *rest)

    monkeypatch.setattr(Store, "append", counted)
    here, there = node(redis=redis_url, bot_pause=0.01), node(redis=redis_url, bot_pause=0.01)
    await hearing(here, there)
    host, guest = person(here), person(there)
    table = (await host.open(seats=2))["id"]
    await host.bot(table, 1)
    async with guest.line(table) as line:
        await host.start(table)
        await host.leave(table)  # a bot stands in: from here on nobody else acts
        while not line.now["actors"]:
            await line.next()
        while line.now["actors"]:
            await line.next()
        versions = sorted(version for of, version in tries if of == table)
        assert versions == list(range(1, line.version + 1))  # nobody came too late


@pytest.mark.parametrize("how", ["cut", "hush"])
async def test_while_redis_is_away_all_goes_on_and_afterwards_notes_come_again(
    node: Start, person: Come, redis_url: str, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async with Cable(redis_url, 6379) as cable:
        here, there = [await asyncio.to_thread(node, redis=cable.url) for _ in range(2)]
        await hearing(here, there)
        table, people = await two_at_a_table(here, there, person, seats=3)
        await people[0].bot(table, 2)
        await people[0].start(table)
        async with people[0].line(table) as a, people[1].line(table) as b:
            lines = {0: a, 1: b}
            await play(lines, Random(1), until=10)
            getattr(cable, how)()
            await play(lines, Random(2), until=20)
            await hearing(here, there, yes=False)
            await play(lines, Random(3), until=30)
            await cable.mend()
            await hearing(here, there)
            monkeypatch.setattr("tairyo.server.rooms.LOST", 600.0)
            await play(lines, Random(4))
            assert a.version == b.version


async def test_without_a_redis_at_the_start_a_node_serves_all_the_same(
    node: Start, person: Come, redis_url: str
) -> None:
    async with Cable(redis_url, 6379) as cable:
        cable.cut()
        here = node(redis=cable.url)
        host = person(here)
        table = (await host.open(seats=2))["id"]
        await host.bot(table, 1)
        await host.start(table)
        async with host.line(table) as line:
            await play({0: line}, Random(1), until=10)
        await cable.mend()
        await hearing(here)
