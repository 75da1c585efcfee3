"""A service that stops and starts, and several that serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tairyo import games
from tairyo.kernel.record import Entry, Record
from tairyo.kernel.replay import verify
from tairyo.server.store import Store
from tairyo.server.writer import Taken
from tests.server.conftest import Node
from tests.server.people import Line, Person, Refused, play

Start = Callable[..., Node]
Come = Callable[[Node], Person]
BID = {"kind": "bid", "tricks": 0}


async def three(node: Node, person: Come) -> tuple[str, list[Person]]:
    people = [person(node) for _ in range(3)]
    table = (await people[0].open(words="low tide", public=True))["id"]
    await people[1].join(table)
    await people[2].join(table)
    return table, people


def move(someone: Person, node: Node) -> None:
    """The same browser, at another address of the service."""
    someone.url = node.url
    someone.http.base_url = node.url


async def test_a_game_outlives_a_restart(node: Start, person: Come) -> None:
    first = node()
    table, people = await three(first, person)
    await people[0].start(table)
    seen = {}
    async with people[0].line(table) as a, people[1].line(table) as b, people[2].line(table) as c:
        await play({0: a, 1: b, 2: c}, Random(1), until=30)
        for seat, line in enumerate((a, b, c)):
            seen[seat] = (line.version, line.now["view"], line.now["legal"], line.now["can_undo"])
        first.stop()
        assert [await line.closed() for line in (a, b, c)] == [1012] * 3
    second = node()
    for someone in people:
        move(someone, second)
    async with (
        people[0].line(table, since=seen[0][0]) as a,
        people[1].line(table, since=seen[1][0] - 5) as b,
        people[2].line(table) as c,
    ):
        for seat, line in enumerate((a, b, c)):
            again = (line.version, line.now["view"], line.now["legal"], line.now["can_undo"])
            assert again == seen[seat]
        assert [len(line.now["history"]) for line in (a, b, c)] == [0, 5, seen[2][0] + 1]
        await play({0: a, 1: b, 2: c}, Random(2))
    record = Record.read(await people[0].record(table))
    assert all(finding.holds for finding in verify(games.ALL["farm-hand"], record))
    second.stop()
    third = node()
    move(people[0], third)
    assert await people[0].record(table) == record.text()


async def test_seats_and_words_outlive_a_restart_before_the_start(node: Start, person: Come) -> None:
    first = node()
    table, people = await three(first, person)
    first.stop()
    second = node()
    for someone in people:
        move(someone, second)
    assert [(await someone.get(f"/tables/{table}"))["you"] for someone in people] == [0, 1, 2]
    assert (await people[0].start(table))["seats"][0]["words"] == "low tide"


async def test_bots_play_on_after_a_restart(node: Start, person: Come) -> None:
    first = node(bot_pause=60)
    host = person(first)
    table = (await host.open())["id"]
    await host.bot(table, 1)
    await host.bot(table, 2)
    await host.start(table)
    first.stop()
    move(host, node())
    async with host.line(table) as line:
        await line.reach(2)
        assert line.now["actors"] == [0]


async def test_two_nodes_serve_one_table(node: Start, person: Come) -> None:
    here, there = node(), node()
    table, people = await three(here, person)
    move(people[1], there)
    move(people[2], there)
    await people[0].start(table)
    async with people[0].line(table) as a, people[1].line(table) as b, people[2].line(table) as c:
        await play({0: a, 1: b, 2: c}, Random(3))
        versions = [[m["version"] for m in line.told if m["type"] == "update"] for line in (a, b, c)]
        assert versions == [list(range(1, a.version + 1))] * 3
        while c.table["status"] != "over":
            await c.next()
    record = Record.read(await people[0].record(table))
    assert record.text() == await people[1].record(table)
    assert all(finding.holds for finding in verify(games.ALL["farm-hand"], record))


async def test_of_two_actions_at_the_same_moment_none_is_lost_or_doubled(node: Start, person: Come) -> None:
    here, there = node(follow=60.0), node(follow=60.0)  # neither hears of the other but by the log
    for _ in range(5):
        people = [person(here), person(there)]
        table = (await people[0].open(seats=2))["id"]
        await people[1].join(table)
        await people[0].start(table)
        async with people[0].line(table) as a, people[1].line(table) as b:
            lines = {0: a, 1: b}
            answers = await asyncio.gather(a.act(BID), b.act(BID), return_exceptions=True)
            refused = [answer for answer in answers if isinstance(answer, BaseException)]
            assert len(refused) <= 1  # of two appends for one version, one comes to nothing
            for refusal in refused:
                assert isinstance(refusal, Refused)
                assert (refusal.code, refusal.args_) == ("stale-version", {"version": 1})
                loser = lines[answers.index(refusal)]
                assert loser.version == 1  # what the other did came before the refusal
                await loser.act(BID)
        store = await Store.open(here.settings.database)
        entries = await store.entries(table)
        await store.close()
        assert sorted(entry.seat for entry in entries) == [0, 1]


async def test_seats_taken_on_two_nodes_at_once_go_to_one_each(node: Start, person: Come) -> None:
    here, there = node(follow=60.0), node(follow=60.0)
    table = (await person(here).open(seats=5))["id"]
    await person(there).get(f"/tables/{table}")
    guests = [person(where) for where in (here, there, here, there, here, there)]
    answers = await asyncio.gather(*(guest.join(table) for guest in guests), return_exceptions=True)
    taken = [answer["you"] for answer in answers if not isinstance(answer, BaseException)]
    assert sorted(taken) == [1, 2, 3, 4]
    assert {answer.code for answer in answers if isinstance(answer, Refused)} == {"table-full"}


async def test_nobody_is_refused_on_what_a_node_knew_before(node: Start, person: Come) -> None:
    here, there = node(follow=60.0), node(follow=60.0)  # neither hears of the other
    host, guest = person(here), person(there)
    table = (await host.open(seats=3))["id"]
    await guest.join(table)
    await host.bot(table, 2)
    move(host, there)
    await host.start(table)
    async with host.line(table) as a, guest.line(table) as b:
        await play({0: a, 1: b}, Random(1))
    move(host, here)
    assert Record.read(await host.record(table)).outcome is not None


async def test_a_seat_taken_back_on_one_node_is_played_from_on_the_other(node: Start, person: Come) -> None:
    here, there = node(follow=60.0), node(follow=60.0, bot_pause=60.0)
    host, guest = person(here), person(there)
    table = (await host.open(seats=2))["id"]
    await guest.join(table)
    await host.start(table)
    async with guest.line(table) as b:
        await guest.leave(table)
        while b.table["you"] is not None:
            await b.next()
        move(guest, here)
        await guest.join(table)
        await b.act(BID)


async def test_a_start_is_seen_on_every_node(node: Start, person: Come) -> None:
    here, there = node(), node()
    table, people = await three(here, person)
    move(people[1], there)
    async with people[1].line(table) as line:
        assert line.now["view"] is None
        await people[0].start(table)
        assert (await line.hear("snapshot"))["view"]["phase"] == "bid"


async def test_a_table_closed_elsewhere_is_gone_here(node: Start, person: Come) -> None:
    here, there = node(), node()
    host, guest = person(here), person(there)
    table = (await host.open())["id"]
    async with guest.line(table) as line:
        await host.leave(table)
        assert await line.closed() == 4411


@pytest.mark.parametrize("written", [True, False])
async def test_an_action_whose_fate_is_unclear_is_settled_by_the_log(
    node: Start, person: Come, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    house = node(follow=60.0)
    table, people = await three(house, person)
    await people[0].start(table)
    append = Store.append

    async def break_off(self: Store, *what: Any) -> None:
        monkeypatch.setattr(Store, "append", append)
        if written:
            await append(self, *what)
        raise OperationalError("insert", {}, OSError("disk full"))

    async with people[0].line(table) as a, people[1].line(table) as b:
        monkeypatch.setattr(Store, "append", break_off)
        with pytest.raises(Refused, match="server"):
            await a.act(BID)
        assert a.version == 0
        if written:
            await b.act(BID)  # first the table learns what has happened
            assert b.now["view"]["has_bid"] == [True, True, False]
        else:
            await b.act(BID)
            assert b.now["view"]["has_bid"] == [False, True, False]


async def test_a_version_is_appended_once(node: Start, person: Come) -> None:
    house = node()
    table, _ = await three(house, person)
    stores = [await Store.open(house.settings.database) for _ in range(2)]

    async def append(number: int) -> str:
        try:
            await stores[number % 2].append(table, 1, Entry(number, BID, []), over=False)
        except Taken:
            return "taken"
        return "made"

    results: list[Any] = await asyncio.gather(*(append(number) for number in range(10)))
    assert sorted(results) == ["made"] + ["taken"] * 9
    assert len(await stores[0].entries(table)) == 1
    for store in stores:
        await store.close()


async def test_rooms_that_nobody_needs_leave_memory_and_come_back(
    node: Start, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tairyo.server.rooms.KEEP", 0.0)
    house = node()
    table, people = await three(house, person)
    await people[0].start(table)
    async with people[0].line(table) as line:
        await line.act(BID)
        await asyncio.sleep(0.3)
        assert house.rooms.get(table) is not None
    for _ in range(200):
        if house.rooms.get(table) is None:
            break
        await asyncio.sleep(0.05)
    assert house.rooms.get(table) is None
    async with people[1].line(table) as b:
        assert b.now["view"]["has_bid"] == [True, False, False]
        lines: dict[int, Line] = {1: b}
        await play(lines, Random(1), until=2)
