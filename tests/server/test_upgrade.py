"""Rules that change while tables are in play: what was begun by the old ones ends by the old ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from tairyo import Match, games
from tairyo.kernel.record import Record, RecordError
from tairyo.kernel.replay import fork, replay, verify
from tests.server.conftest import Node
from tests.server.people import Line, Person, Refused, play
from tests.server.pile import Take, new, old


def take(counters: int) -> dict[str, object]:
    return Take(counters).data()


async def open_pile(host: Person, guest: Person) -> str:
    wanted = {"game": "pile", "seats": 2, "options": {}, "nickname": "Hana", "words": "", "public": True}
    table: str = (await host.ask("POST", "/tables", wanted))["id"]
    await guest.join(table)
    return table


async def test_a_table_begun_under_older_rules_ends_by_them_and_a_new_one_begins_by_the_new(
    node: Callable[..., Node], person: Callable[[Node], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.ALL, "pile", old)
    before = node()
    people = [person(before), person(before)]
    begun, waiting = [await open_pile(*people) for _ in range(2)]
    await people[0].start(begun)
    async with people[0].line(begun) as a:
        await a.act(take(2))
    before.stop()

    monkeypatch.setitem(games.ALL, "pile", new)
    after = node()
    for someone in people:
        someone.url = after.url
        someone.http.base_url = after.url
    async with people[0].line(begun) as a, people[1].line(begun) as b:
        with pytest.raises(Refused):
            await b.act(take(3))
        lines: dict[int, Line] = {0: a, 1: b}
        await people[1].leave(begun)  # a bot can stand in there too
        await people[1].join(begun)
        await play(lines, Random(1))
        took_the_last = a.now["by"]
        assert a.now["view"]["outcome"]["ranking"] == [[took_the_last], [1 - took_the_last]]
    record = Record.read(await people[0].record(begun))
    assert record.rules == 1
    assert all(finding.holds for finding in verify(new, record))

    await people[0].start(waiting)
    async with people[0].line(waiting) as a, people[1].line(waiting) as b:
        await a.act(take(3))
        await play({0: a, 1: b}, Random(1))
        took_the_last = a.now["by"]
        assert a.now["view"]["outcome"]["ranking"] == [[1 - took_the_last], [took_the_last]]
    assert Record.read(await people[0].record(waiting)).rules == 2


async def test_a_choice_that_an_upgrade_took_away_is_told_at_the_start(
    node: Callable[..., Node], person: Callable[[Node], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.ALL, "pile", old)
    house = node()
    host = person(house)
    table = await open_pile(host, person(house))
    monkeypatch.setitem(games.ALL, "pile", replace(new, seats=(3,)))
    with pytest.raises(Refused, match="bad-seats"):
        await host.start(table)


def test_a_fork_of_an_older_record_is_played_by_its_rules() -> None:
    match = Match.start(old, 2, "ebb")
    match.act(0, Take(2))
    forked = fork(new, match.record, 1)
    assert forked.record.rules == 1
    assert list(forked.legal_actions(1)) == [Take(1), Take(2)]


def test_a_version_that_nobody_knows_is_refused_with_those_that_are_known() -> None:
    match = Match.start(replace(new, rules=3), 2, "ebb")
    with pytest.raises(RecordError, match="rules version 3; this Tairyo plays pile by version 2, 1"):
        replay(new, match.record)
