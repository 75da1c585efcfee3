"""Who is here and who has been away, at one node and over several."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tairyo.server.presence import LONG, SILENT, Presence
from tairyo.server.settings import Settings
from tests.server.conftest import Node
from tests.server.people import Person, Refused
from tests.server.processes import Process
from tests.server.test_redis import hearing

Start = Callable[..., Node]
Come = Callable[[Node], Person]
HANA, KENJI = frozenset({"hana"}), frozenset({"kenji"})


class Clock:
    time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_whoever_is_at_any_node_is_here(clock: Clock) -> None:
    presence = Presence(clock)
    assert presence.set_own("t", HANA)
    assert not presence.set_own("t", HANA)  # no news
    assert presence.hear("b", {"t": KENJI, "u": HANA}, whole=True) == {"t", "u"}
    assert presence.here("t") == HANA | KENJI
    assert presence.hear("b", {"t": frozenset()}, whole=False) == {"t"}
    assert presence.here("t") == HANA
    assert presence.hear("b", {}, whole=True) == {"u"}


def test_somebody_is_away_since_the_last_of_all_sockets_closed(clock: Clock) -> None:
    presence = Presence(clock)
    presence.set_own("t", HANA)
    presence.hear("b", {"t": HANA}, whole=False)
    clock.time += 5
    presence.set_own("t", frozenset())
    clock.time += 5
    assert presence.away("t", "hana") == 0
    presence.hear("b", {}, whole=True)
    clock.time += 7
    assert presence.away("t", "hana") == 7
    presence.set_own("t", HANA)
    assert presence.away("t", "hana") == 0


def test_of_whom_nothing_is_known_nothing_is_said_for_longer_than_it_is_known(clock: Clock) -> None:
    presence = Presence(clock)
    clock.time += 20
    assert presence.away("t", "hana") == 20
    presence.begin_again()
    assert presence.away("t", "hana") == 0


def test_a_node_that_falls_silent_has_nobody_here(clock: Clock) -> None:
    presence = Presence(clock)
    presence.hear("b", {"t": HANA}, whole=True)
    clock.time += SILENT
    assert presence.forget_silent() == set()
    clock.time += 0.1
    assert presence.forget_silent() == {"t"}
    assert presence.here("t") == frozenset()
    clock.time += LONG + 1
    presence.forget_silent()
    assert presence.away("t", "hana") > LONG  # forgotten, and still away for long


async def test_people_at_another_node_are_here(node: Start, person: Come, redis_url: str) -> None:
    here, there = node(redis=redis_url), node(redis=redis_url)
    await hearing(here, there)
    host, guest = person(here), person(there)
    table = (await host.open(seats=2))["id"]
    await guest.join(table)
    async with host.line(table) as line:
        async with guest.line(table):
            while not line.table["seats"][1]["here"]:
                await line.next()
            third = person(there)
            async with third.line(table) as other:  # who comes later is told of all, too
                assert [seat["here"] for seat in other.table["seats"]] == [True, True]
        while line.table["seats"][1]["here"]:
            await line.next()


async def test_nobody_is_called_absent_who_is_at_another_node(
    node: Start, person: Come, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tairyo.server.room.AWAY", 0.5)
    here, there = node(redis=redis_url), node(redis=redis_url)
    await hearing(here, there)
    host, guest = person(here), person(there)
    table = (await host.open(seats=2))["id"]
    await guest.join(table)
    async with host.line(table) as line:
        async with guest.line(table):
            await host.start(table)
            await asyncio.sleep(1.0)
            with pytest.raises(Refused, match="not-absent"):
                await host.do(table, "stand-in", seat=1)
        while not line.table["seats"][1]["absent"]:
            await line.next()
        host.url = host.http.base_url = there.url  # any node may be asked
        assert (await host.do(table, "stand-in", seat=1))["seats"][1]["kind"] == "bot"


@pytest.fixture
def pair(postgres: str, redis_url: str, tmp_path: Path) -> Iterator[tuple[Process, Process]]:
    settings = Settings(postgres, bot_pause=0.02, redis=redis_url)
    with Process(settings, tmp_path / "log0") as here, Process(settings, tmp_path / "log1") as there:
        yield here, there


async def test_people_of_a_node_that_dies_are_not_here_any_more(pair: tuple[Process, Process]) -> None:
    here, there = pair
    host, guest = Person(here.url), Person(there.url)
    table = (await host.open(seats=2))["id"]
    await guest.join(table)
    async with host.line(table) as line, guest.line(table):
        while not line.table["seats"][1]["here"]:
            await line.next()
        there.kill()
        while line.table["seats"][1]["here"]:
            await line.next()
    await host.close()
    await guest.close()
