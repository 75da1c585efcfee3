"""Tables with a clock: what happens when time runs out. The tests tell the service what time it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from random import Random
from typing import Any

import pytest

from tairyo import games
from tairyo.kernel.record import Record
from tairyo.kernel.replay import verify
from tairyo.server.store import Store
from tests.server.conftest import Node
from tests.server.people import Line, Message, Person, Refused, play

Come = Callable[[Node], Person]
Start = Callable[..., Node]
BID = {"kind": "bid", "tricks": 0}
QUICK = {"turn": 30, "reserve": 60}
DAY = {"turn": 86400, "reserve": 0}
NOON = datetime.fromisoformat("2026-01-01T12:00:00")  # in UTC, as the database keeps it


class Time:
    """What time it is, on every node that goes by it."""

    def __init__(self) -> None:
        self.now = NOON

    def pass_by(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    monkeypatch.setattr("tairyo.server.timekeeper.EVERY", 0.02)
    monkeypatch.setattr("tairyo.server.timekeeper.LATE", timedelta(0))
    monkeypatch.setattr("tairyo.server.timekeeper.GAP", timedelta(days=3))
    monkeypatch.setattr("tairyo.server.timing.ON_ITS_WAY", 0.0)
    time = Time()
    monkeypatch.setattr("tairyo.server.rooms.now", lambda: time.now)
    return time


def move(someone: Person, node: Node) -> None:
    """The same browser, at another address of the service."""
    someone.url = node.url
    someone.http.base_url = node.url


async def running(
    house: Node, person: Come, seats: int = 3, clock: Message | None = QUICK
) -> tuple[str, list[Person]]:
    people = [person(house) for _ in range(seats)]
    table = (await people[0].open(seats, clock=clock))["id"]
    for guest in people[1:]:
        await guest.join(table)
    await people[0].start(table)
    return table, people


def of(line: Line, seat: int) -> tuple[float | None, float]:
    clock = line.now["clocks"][seat]
    assert clock["seat"] == seat
    return clock["turn"], clock["reserve"]


async def stored(house: Node, table: str, version: int) -> list[Any]:
    """What the database holds of a table once it is at ``version``; nobody looks at the table meanwhile."""
    store = await Store.open(house.settings.database)
    try:
        while (await store.heads([table]))[table][1] < version:  # noqa: ASYNC110 (another thread's)
            await asyncio.sleep(0.02)
        return await store.marked(table)
    finally:
        await store.close()


async def due(house: Node, table: str) -> datetime | None:
    store = await Store.open(house.settings.database)
    try:
        loaded = await store.load(table)
        assert loaded is not None
        return loaded.due
    finally:
        await store.close()


# ---- time runs out ------------------------------------------------------------------------------


async def test_a_seat_whose_time_runs_out_does_what_the_game_says_and_all_are_told(
    node: Start, person: Come, time: Time
) -> None:
    house = node()
    table, people = await running(house, person)
    async with people[0].line(table) as a, people[1].line(table) as b:
        await a.act(BID)
        await a.undo()
        await a.act(BID)
        time.pass_by(89)
        await b.say(type="ping")
        await b.hear("pong")
        assert not any(message.get("timeout") for message in b.told)
        time.pass_by(1)
        for line in (a, b):
            await line.reach(5)
            late = [message for message in line.told if message.get("timeout")]
            assert [(message["version"], message["by"]) for message in late] == [(4, 1), (5, 2)]
        assert a.now["view"]["phase"] == "play"
    async with people[2].line(table) as c:
        assert [entry["timeout"] for entry in c.now["history"]] == [False] * 4 + [True] * 2


async def test_a_seat_has_its_turn_and_what_it_takes_beyond_goes_off_its_reserve(
    node: Start, person: Come, time: Time
) -> None:
    table, people = await running(node(), person)
    async with people[0].line(table) as a, people[1].line(table) as b:
        assert [of(a, seat) for seat in range(3)] == [(30, 60)] * 3
        time.pass_by(20)
        await a.act(BID)
        assert of(a, 0) == (None, 60)
        assert of(a, 1) == (10, 60)
        time.pass_by(25)
        await b.act(BID)
        assert of(b, 1) == (None, 45)
        assert of(b, 2) == (0, 45)


async def test_a_move_in_the_last_moment_counts(node: Start, person: Come, time: Time) -> None:
    house = node()
    house.rooms.time.keep = None  # type: ignore[method-assign, assignment]  # nobody looks at the clock
    table, people = await running(house, person)
    async with people[0].line(table) as a:
        time.pass_by(89.9)
        answer = await a.act(BID)
        assert not answer["timeout"]
        assert of(a, 0) == (None, 0.1)


async def test_what_the_clock_did_cannot_be_taken_back(node: Start, person: Come, time: Time) -> None:
    table, people = await running(node(), person)
    async with people[0].line(table) as a, people[1].line(table) as b:
        await a.act(BID)
        time.pass_by(31)
        await b.act(BID)
        assert b.now["can_undo"]
        time.pass_by(59)
        await a.reach(3)
        assert a.now["timeout"]
        await b.reach(3)
        with pytest.raises(Refused, match="nothing-to-undo"):
            await b.undo()


async def test_a_game_in_which_nobody_answers_is_played_to_its_end_by_the_clock(
    node: Start, person: Come, time: Time
) -> None:
    house = node()
    table, people = await running(house, person, 2, {"turn": 5, "reserve": 0})
    async with people[1].line(table) as line:
        while line.now["actors"]:
            time.pass_by(5)
            await line.reach(line.version + 1)
        updates = [message for message in line.told if message["type"] == "update"]
        assert all(message["timeout"] for message in updates)
        while line.table["status"] != "over":
            await line.next()
    record = Record.read(await people[0].record(table))
    assert all(finding.holds for finding in verify(games.ALL["farm-hand"], record))
    assert await due(house, table) is None


async def test_who_lets_time_run_out_twice_in_a_row_counts_as_absent_until_they_act(
    node: Start, person: Come, time: Time
) -> None:
    table, people = await running(node(), person, 2, {"turn": 5, "reserve": 0})
    async with people[0].line(table) as a, people[1].line(table) as b:
        for version in (1, 3):  # both bids, then the card of whoever leads
            time.pass_by(5)
            await a.reach(version)
        await a.hear("table")
        leader = a.now["by"]
        assert [seat["absent"] for seat in a.table["seats"]] == [seat == leader for seat in (0, 1)]
        line = (a, b)[leader]
        await b.reach(3)
        while leader not in line.now["actors"]:
            other = (a, b)[1 - leader]
            await other.reach(line.version)
            await other.act(other.now["legal"][0])
            await line.reach(other.version)
        await line.act(line.now["legal"][0])
        while any(seat["absent"] for seat in line.table["seats"]):
            await line.next()


async def test_a_table_without_a_clock_has_none(node: Start, person: Come, time: Time) -> None:
    house = node()
    table, people = await running(house, person, clock=None)
    async with people[0].line(table) as a:
        assert a.now["clocks"] is None
        assert a.table["clock"] is None
        time.pass_by(10**6)
        await a.act(BID)
        assert a.now["clocks"] is None
    assert await due(house, table) is None


@pytest.mark.parametrize(
    "clock",
    [
        {"turn": 4, "reserve": 0},
        {"turn": 14 * 86400 + 1, "reserve": 0},
        {"turn": 30, "reserve": -1},
        {"turn": 30},
    ],
)
async def test_a_clock_that_nobody_could_play_by_is_refused(
    node: Start, person: Come, time: Time, clock: Message
) -> None:
    with pytest.raises(Refused, match="unknown-message"):
        await person(node()).open(clock=clock)


async def test_the_clock_of_a_table_is_shown_before_the_start(node: Start, person: Come, time: Time) -> None:
    opened = await person(node()).open(clock=QUICK)
    assert opened["clock"] == QUICK


async def test_a_bot_takes_nothing_from_the_reserve_of_the_seat_it_keeps(
    node: Start, person: Come, time: Time
) -> None:
    slow = node(bot_pause=60.0)
    table, people = await running(slow, person, 2)
    await people[1].leave(table)
    time.pass_by(80)
    move(people[0], node())
    async with people[0].line(table) as a:
        await a.reach(1)
        assert (a.now["actors"], of(a, 1)) == ([0], (None, 60))
        await people[1].join(table)


async def test_what_clocks_tell_is_the_same_for_everybody_whatever_is_kept_secret(
    node: Start, person: Come, time: Time
) -> None:
    house = node()
    seen = []
    for tricks in (0, 1):
        table, people = await running(house, person)
        watching = person(house)
        lines = [await each.line(table).__aenter__() for each in (*people, watching)]
        time.pass_by(40)
        await lines[1].act({"kind": "bid", "tricks": tricks})
        for line in lines:
            await line.reach(1)
        told = [[message["clocks"] for message in line.told if "clocks" in message] for line in lines]
        assert all(each == told[0] for each in told)
        seen.append(told)
        for line in lines:
            await line.socket.close()
    assert seen[0] == seen[1]


# ---- restarts, nodes, memory --------------------------------------------------------------------


async def test_a_restart_works_out_the_same_clocks(node: Start, person: Come, time: Time) -> None:
    first = node()
    table, people = await running(first, person)
    async with people[0].line(table) as a, people[1].line(table) as b, people[2].line(table) as c:
        for line, seconds in ((a, 42), (b, 7), (c, 5)):
            time.pass_by(seconds)
            await line.act(BID)
        await a.reach(3)
        time.pass_by(12)
        lines = {0: a, 1: b, 2: c}
        await play(lines, Random(1), until=9)
        time.pass_by(33)
        await play(lines, Random(1), until=10)
        before = a.now["clocks"]
    first.stop()
    move(people[0], node())
    async with people[0].line(table) as again:
        assert again.now["clocks"] == before


async def test_while_the_whole_service_is_away_nobody_loses_time(
    node: Start, person: Come, time: Time
) -> None:
    first = node()
    table, people = await running(first, person)
    time.pass_by(40)
    first.stop()
    time.pass_by(7 * 86400)
    second = node()
    move(people[0], second)
    async with people[0].line(table) as a:
        assert of(a, 0) == (0, 50)
        time.pass_by(51)
        await a.reach(3)
        assert a.now["timeout"]
    second.stop()
    move(people[0], node())  # and who comes later knows of it
    async with people[0].line(table) as a:
        assert [entry["timeout"] for entry in a.now["history"]] == [False, True, True, True]


async def test_when_one_of_two_nodes_goes_nobody_gains_time(node: Start, person: Come, time: Time) -> None:
    here, there = node(), node()
    table, people = await running(here, person)
    time.pass_by(20)
    here.stop()
    time.pass_by(20)
    move(people[0], there)
    async with people[0].line(table) as a:
        assert of(a, 0) == (0, 50)
    move(people[0], node())  # nor when one comes
    async with people[0].line(table) as a:
        assert of(a, 0) == (0, 50)


async def test_two_nodes_at_one_table_act_once_for_the_clock(
    node: Start, person: Come, time: Time, redis_url: str
) -> None:
    here, there = node(redis=redis_url), node(redis=redis_url)
    table, people = await running(here, person)
    move(people[1], there)
    async with people[0].line(table) as a, people[1].line(table) as b:
        time.pass_by(90)
        await a.reach(3)
        await b.reach(3)
        for line in (a, b):
            updates = [message["version"] for message in line.told if message["type"] == "update"]
            assert updates == [1, 2, 3]
    assert [mark.timeout for _, mark in await stored(here, table, 3)] == [True] * 3


async def test_a_table_at_which_nobody_sits_any_more_stays_in_memory_while_its_clock_runs(
    node: Start, person: Come, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tairyo.server.rooms.KEEP", 0.0)
    house = node()
    table, _ = await running(house, person)
    await asyncio.sleep(0.3)
    assert house.rooms.get(table) is not None
    time.pass_by(90)
    assert [mark.timeout for _, mark in await stored(house, table, 3)] == [True] * 3


async def test_an_unhurried_table_leaves_memory_and_is_found_when_time_runs_out(
    node: Start, person: Come, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tairyo.server.rooms.KEEP", 0.0)
    house = node()
    table, people = await running(house, person, 2, DAY)
    async with people[0].line(table) as a:
        time.pass_by(1000)
        await a.act(BID)
    assert await due(house, table) == NOON + timedelta(days=1)
    while house.rooms.get(table) is not None:  # noqa: ASYNC110 (another thread's)
        await asyncio.sleep(0.02)
    time.pass_by(86400 - 1001)
    await asyncio.sleep(0.2)
    assert house.rooms.get(table) is None
    time.pass_by(1)
    entries = await stored(house, table, 2)
    assert [(entry.seat, mark.timeout) for entry, mark in entries] == [(0, False), (1, True)]
    assert await due(house, table) == time.now + timedelta(days=1)


async def test_tables_on_which_time_ran_out_are_found_by_a_node_that_starts(
    node: Start, person: Come, time: Time
) -> None:
    first = node()
    table, _ = await running(first, person)
    time.pass_by(1800)  # not so long that the service counts as away
    first.rooms.now = lambda: NOON  # and the first node does not see it
    first.stop()
    second = node()
    assert [mark.timeout for _, mark in await stored(second, table, 3)] == [True] * 3


async def test_when_a_table_has_to_be_looked_at_follows_its_seats(
    node: Start, person: Come, time: Time
) -> None:
    house = node(bot_pause=60.0)
    table, people = await running(house, person, 2)
    assert await due(house, table) == time.now + timedelta(seconds=90)
    time.pass_by(1)
    await people[0].leave(table)  # a bot is to act now, and needs somebody to drive it
    assert await due(house, table) == time.now + timedelta(seconds=10)
    await people[0].join(table)
    assert await due(house, table) == NOON + timedelta(seconds=90)
