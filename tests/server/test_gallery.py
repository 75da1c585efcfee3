"""Watching: live, some seconds late, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from tests.server.conftest import Node
from tests.server.people import Line, Person, Refused, play

Start = Callable[..., Node]
Come = Callable[[Node], Person]
LONG = 3600


async def game(node: Node, person: Come, watch: int | None) -> tuple[str, list[Person]]:
    people = [person(node), person(node)]
    table = (await people[0].open(seats=2, public=True, more={"watch": watch}))["id"]
    await people[1].join(table)
    return table, people


async def play_to(table: str, people: list[Person], until: int | None = None, seed: int = 1) -> int:
    async with people[0].line(table) as a, people[1].line(table) as b:
        await play({0: a, 1: b}, Random(seed), until=until)
        return a.version


def versions(line: Line) -> list[int]:
    return [message["version"] for message in line.told if message["type"] == "update"]


async def test_a_spectator_sees_each_move_late_and_in_order(node: Start, person: Come) -> None:
    house = node()
    table, people = await game(house, person, watch=1)
    async with person(house).line(table) as late:
        await people[0].start(table)
        while late.now["view"] is None:
            await late.next()
        loop = asyncio.get_running_loop()
        begun = loop.time()
        async with people[0].line(table) as a, people[1].line(table) as b:
            await play({0: a, 1: b}, Random(1), until=3)
            assert late.version == 0
            await late.reach(3)
            assert loop.time() - begun >= 1
            assert versions(late) == [1, 2, 3]
            assert all(message["legal"] == [] for message in late.told if message["type"] == "update")
            told = next(m for m in b.told if m["type"] == "update" and m["version"] == 3)
            assert late.now["actors"] == told["actors"]


async def test_to_a_spectator_it_is_then_in_everything(node: Start, person: Come) -> None:
    house = node()
    table, people = await game(house, person, watch=LONG)
    await people[0].start(table)
    await play_to(table, people, until=9)
    watcher = person(house)
    async with watcher.line(table) as late:
        assert (late.version, late.table["version"], len(late.now["history"])) == (0, 0, 1)
        assert (late.table["watch"], late.table["turn"]) == (LONG, None)
        refused = await late.refusal('{"type":"act","id":"m","version":9,"action":{}}')
        assert refused.code == "not-your-seat"
        assert late.told[-1]["version"] == 0
        async with watcher.line(table, since=9) as again:
            assert (again.version, len(again.now["history"])) == (0, 1)
        await people[1].leave(table)
        told = await late.hear("table")
        assert (told["table"]["seats"][1]["kind"], told["table"]["version"]) == ("bot", 0)
    listed = next(each for each in await watcher.get("/tables") if each["id"] == table)
    assert (listed["version"], (await watcher.get(f"/tables/{table}"))["version"]) == (0, 0)
    assert (await people[0].get(f"/tables/{table}"))["version"] >= 9


async def test_who_gives_up_a_seat_watches_like_any_spectator(node: Start, person: Come) -> None:
    house = node(bot_pause=60.0)
    table, people = await game(house, person, watch=LONG)
    await people[0].start(table)
    await play_to(table, people, until=5)
    async with people[1].line(table) as line:
        assert line.version == 5
        answer = await people[1].leave(table)
        assert answer["version"] == 0
        assert (await line.hear("snapshot"))["version"] == 0
        await people[1].join(table)
        assert (await line.hear("snapshot"))["version"] == 5


async def test_when_the_game_is_over_everything_is_shown_at_once(node: Start, person: Come) -> None:
    house = node()
    table, people = await game(house, person, watch=LONG)
    await people[0].start(table)
    async with person(house).line(table) as late:
        last = await play_to(table, people)
        while late.table["status"] != "over":
            await late.next()
        assert versions(late) == list(range(1, last + 1))
        assert late.now["view"]["outcome"] == late.table["outcome"]
    async with person(house).line(table) as later:
        assert later.version == last


async def test_the_position_of_then_outlives_a_restart(
    node: Start, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = node()
    table, people = await game(house, person, watch=2)
    await people[0].start(table)
    await play_to(table, people, until=4)
    await asyncio.sleep(2)
    await play_to(table, people, until=7, seed=2)
    house.stop()
    again = node()
    for each in people:
        each.url = each.http.base_url = again.url
    async with person(again).line(table) as late:
        assert 4 <= late.version < 7
        first = late.version
        await late.reach(7)
        assert versions(late) == list(range(first + 1, 8))


async def test_the_same_at_two_nodes(node: Start, person: Come, redis_url: str) -> None:
    here, there = node(redis=redis_url), node(redis=redis_url)
    table, people = await game(here, person, watch=1)
    async with person(there).line(table) as late:
        await people[0].start(table)
        while late.now["view"] is None:
            await late.next()
        await play_to(table, people, until=6)
        await late.reach(6)
        assert versions(late) == list(range(1, 7))
        last = await play_to(table, people, seed=2)
        while late.table["status"] != "over":
            await late.next()
        assert late.version == last


async def test_a_game_that_nobody_watches_is_seen_by_those_who_play(node: Start, person: Come) -> None:
    house = node(bot_pause=60.0)
    table, people = await game(house, person, watch=None)
    stranger = person(house)
    async with stranger.line(table) as waiting:
        assert waiting.table["watch"] is None  # whoever comes to take a seat may look around
        await people[0].start(table)
        assert await waiting.closed() == 4410
        assert waiting.now["view"] is None
    async with people[1].line(table) as line:
        assert line.now["view"]["hand"] is not None
        await people[1].leave(table)
        assert await line.closed() == 4410
        assert line.table["kept"] == 1
    info = await stranger.get(f"/tables/{table}")
    assert (info["status"], info["version"], info["watch"]) == ("running", 0, None)
    late = Line(f"{house.url.replace('http', 'ws')}/api/tables/{table}/socket", None, {})
    with pytest.raises(Exception, match="4410"):
        await late.__aenter__()
    await people[1].join(table)
    await play_to(table, people)
    async with stranger.line(table) as line:
        assert line.now["view"]["outcome"] is not None


@pytest.mark.parametrize("watch", [-1, 3601, "30", 1.5, True])
async def test_a_distance_that_is_none_is_refused(house: Node, person: Come, watch: object) -> None:
    with pytest.raises(Refused, match="unknown-message"):
        await person(house).open(more={"watch": watch})
