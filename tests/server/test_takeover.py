"""Two services in processes of their own, on one PostgreSQL and one Redis; one of them is killed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tairyo import games
from tairyo.kernel.record import Record
from tairyo.kernel.replay import verify
from tairyo.server.clocks import Mark
from tairyo.server.settings import Settings
from tairyo.server.store import Store
from tests.server.people import Line, Person, play
from tests.server.processes import Process

TWO_SECONDS = 2.0
PAUSE = 0.02


@pytest.fixture
def pair(postgres: str, redis_url: str, tmp_path: Path) -> Iterator[tuple[Process, Process]]:
    settings = Settings(postgres, bot_pause=PAUSE, redis=redis_url)
    with Process(settings, tmp_path / "log0") as here, Process(settings, tmp_path / "log1") as there:
        yield here, there


def move(someone: Person, service: Process) -> None:
    """The same browser, at the other node."""
    someone.url = service.url
    someone.http.base_url = service.url


async def proves_fair(person: Person, table: str, version: int) -> None:
    record = Record.read(await person.record(table))
    assert len(record.entries) == version
    assert all(finding.holds for finding in verify(games.ALL["farm-hand"], record))


@pytest.mark.parametrize("killed_at", [7, 20, 33])
async def test_a_game_with_seats_on_either_node_goes_on_when_one_is_killed(
    pair: tuple[Process, Process], killed_at: int
) -> None:
    here, there = pair
    hana, kenji = Person(here.url), Person(there.url)
    table = (await hana.open(3))["id"]
    await kenji.join(table)
    await hana.bot(table, 2)
    await hana.start(table)
    async with kenji.line(table) as b:
        while b.now["view"] is None:
            await b.next()
        begun = b.version  # the bot may have bid by then
        assert [entry["version"] for entry in b.now["history"]] == list(range(begun + 1))
        async with hana.line(table) as a:
            await play({0: a, 1: b}, Random(killed_at), until=killed_at)
            here.kill()
            with suppress(ConnectionClosed):
                while True:
                    await a.next()
        move(hana, there)
        async with hana.line(table, since=a.version) as again:
            assert [entry["version"] for entry in again.now["history"]] == list(
                range(a.version + 1, again.version + 1)
            )
            await play({0: again, 1: b}, Random(killed_at + 1))
            versions = [m["version"] for m in b.told if m["type"] == "update"]
            assert versions == list(range(begun + 1, b.version + 1))
        await proves_fair(hana, table, b.version)
    await hana.close()
    await kenji.close()


async def test_when_the_node_that_drives_the_bots_is_killed_another_drives_within_two_seconds(
    pair: tuple[Process, Process],
) -> None:
    here, there = pair
    host, guest = Person(here.url), Person(there.url)
    table = (await host.open(2))["id"]
    await host.bot(table, 1)
    async with guest.line(table) as watching:
        await host.start(table)
        await host.leave(table)  # from here on bots alone play, driven where they began
        while watching.now["view"] is None or watching.version < 5:
            await watching.next()
        stalls = asyncio.create_task(longest_stall())
        here.kill()
        silence = await longest_silence(watching)
        stalls.cancel()
        assert silence - await stalls < TWO_SECONDS
        await proves_fair(guest, table, watching.version)
    await host.close()
    await guest.close()


async def test_when_the_node_that_minds_a_bell_is_killed_another_closes_it(
    pair: tuple[Process, Process],
) -> None:
    here, there = pair
    hana, kenji = Person(here.url), Person(there.url)
    table = (await hana.open(4, game="cash-a-catch", window=3))["id"]
    await kenji.join(table)
    for seat in (2, 3):
        await hana.bot(table, seat, "steady")
    async with kenji.line(table) as b, hana.line(table) as a:
        await hana.start(table)
        for line in (a, b):
            while not line.now["view"]:
                await line.next()
            if {"kind": "turn_up"} in line.now["legal"]:
                await line.say(type="act", id="m", version=line.version, action={"kind": "turn_up"})
        while not b.now["bell"]:
            await b.next()
        open_at = b.version
        here.kill()
        begun = time.monotonic()
        while b.now["bell"] or b.version == open_at:
            await b.next()
        assert time.monotonic() - begun < 3 + TWO_SECONDS
        assert b.version > open_at
    await hana.close()
    await kenji.close()


async def longest_silence(line: Line) -> float:
    """Listen to the end of the game: the most seconds between two messages."""
    longest, last = 0.0, time.monotonic()
    while line.now["actors"]:
        await line.next()
        now = time.monotonic()
        longest, last = max(longest, now - last), now
    return longest


async def longest_stall() -> float:
    """How many seconds a machine with other work kept even an idle task waiting; until cancelled."""
    longest = 0.0
    with suppress(asyncio.CancelledError):
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.01)
            longest = max(longest, time.monotonic() - before)
    return longest


async def test_bots_that_nobody_drives_any_more_are_driven_by_whoever_comes(
    pair: tuple[Process, Process],
) -> None:
    here, there = pair
    host = Person(here.url)
    table = (await host.open(2))["id"]
    await host.bot(table, 1)
    await host.start(table)
    await host.leave(table)
    here.kill()
    move(host, there)
    async with host.line(table) as line:
        await asyncio.wait_for(longest_silence(line), 60)
    await host.close()


@pytest.mark.parametrize("watched", [True, False], ids=["somebody there", "nobody there"])
async def test_when_the_node_that_keeps_a_clock_is_killed_another_acts_within_two_seconds_of_its_time(
    pair: tuple[Process, Process], watched: bool
) -> None:
    here, there = pair
    host, guest = Person(here.url), Person(there.url)
    table = (await host.open(2, clock={"turn": 5, "reserve": 0}))["id"]
    await guest.join(table) if watched else await host.bot(table, 1)
    async with host.line(table) as line:
        await host.start(table)
        while line.now["view"] is None or 0 not in line.now["actors"]:
            await line.next()
        stalls = asyncio.create_task(longest_stall())
        here.kill()
    store = await Store.open(there.settings.database)
    marks: list[Mark] = []
    if watched:
        async with guest.line(table) as there_line:
            while not any(mark.timeout for mark in marks):
                await there_line.next()
                marks = [mark for _, mark in await store.marked(table)]
    while not any(mark.timeout for mark in marks):
        await asyncio.sleep(0.05)
        marks = [mark for _, mark in await store.marked(table)]
    kept = await store.load(table)
    stalls.cancel()
    assert kept is not None
    assert kept.started is not None
    late = next(mark for mark in marks if mark.timeout)
    overdue = (late.time - kept.started).total_seconds() - 5
    assert 0 <= overdue < TWO_SECONDS + await stalls
    await store.close()
    await host.close()
    await guest.close()
