"""Fishy Fables over sockets: the kernel's game, amounts as ranges, and no fish told to whom it is secret."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from tairyo import games
from tairyo.games.fishy_fables import bots
from tairyo.kernel.event import visible
from tairyo.kernel.offer import offered
from tairyo.kernel.record import Record
from tairyo.kernel.replay import replay, stations, verify
from tests.server.conftest import Node
from tests.server.people import Line, Message, Person, Refused, play

Come = Callable[[Node], Person]
Start = Callable[..., Node]
GAME = games.ALL["fishy-fables"]


async def at_a_table(house: Node, person: Come, **options: object) -> tuple[str, list[Person]]:
    """A running game of three people, its host first."""
    people = [person(house) for _ in range(3)]
    table = (await people[0].open(game="fishy-fables", **options))["id"]
    for guest in people[1:]:
        await guest.join(table)
    await people[0].start(table)
    return table, people


async def test_a_whole_game_is_the_kernels_and_tells_nobody_a_secret(house: Node, person: Come) -> None:
    table, people = await at_a_table(house, person, comeback=True)
    rng = Random(4)
    async with (
        people[0].line(table) as a,
        people[1].line(table) as b,
        people[2].line(table) as c,
        person(house).line(table) as watching,
    ):
        await play({0: a, 1: b, 2: c}, rng)
        await watching.reach(a.version)
        record = Record.read(await people[0].record(table))
        positions = stations(GAME, record)
        for seat, line in ((0, a), (1, b), (2, c), (None, watching)):
            for message in line.told:
                if message["type"] not in ("snapshot", "update"):
                    continue
                match = positions[message["version"]]
                thought = match.state.imagine(seat, rng)  # as if all that is secret lay otherwise
                assert message["view"] == thought.view(seat)
                assert message["legal"] == ([] if seat is None else offered(thought.legal_actions(seat)))
                if message["type"] == "update":
                    assert message["events"] == visible(match.history[-1], seat)
    assert all(finding.holds for finding in verify(GAME, record))


async def until(lines: list[Line], phase: str, rng: Random) -> Line:
    """Play until a phase begins; the line of a seat that is to act in it."""
    while lines[0].now["view"]["phase"] != phase:
        await play(dict(enumerate(lines)), rng, until=lines[0].version + 1)
        await asyncio.gather(*(line.reach(lines[0].version) for line in lines))
    (line,) = (line for line in lines if line.now["legal"])
    return line


async def test_raises_travel_as_a_range_and_any_amount_of_it_counts(house: Node, person: Come) -> None:
    table, people = await at_a_table(house, person, draft="quick", catnip="off")
    async with people[0].line(table) as a, people[1].line(table) as b, people[2].line(table) as c:
        line = await until([a, b, c], "deliberation", Random(1))
        raises = {"kind": "raise", "low": 1, "high": 49}
        assert line.now["legal"] == [{"kind": "check"}, {"kind": "fold"}, raises]
        for wrong in (raises, {"kind": "raise", "amount": "7"}):
            with pytest.raises(Refused, match="not-an-action"):
                await line.act(wrong)
        with pytest.raises(Refused, match="raise-range") as refused:
            await line.act({"kind": "raise", "amount": 50})
        assert (refused.value.clause, refused.value.args_) == ("FF-32", {"low": 1, "high": 49})
        await line.act({"kind": "raise", "amount": 37})
        assert line.now["view"]["raised"]["amount"] == 37


async def test_bots_fill_the_other_seats_and_play_to_the_end(house: Node, person: Come) -> None:
    host = person(house)
    table = (await host.open(4, game="fishy-fables", draft="quick"))["id"]
    for seat in (1, 2, 3):
        await host.bot(table, seat, "steady")
    await host.start(table)
    async with host.line(table) as line:
        await play({0: line}, Random(2))
        assert line.now["view"]["outcome"]["ranking"]
    with pytest.raises(Refused, match="unknown-bot"):
        await host.bot((await host.open(4, game="fishy-fables"))["id"], 1, "matcher")


def tales(line: Line) -> list[Message]:
    """What bots have said in the hearing of this line."""
    said = [message["line"] for message in line.told if message["type"] == "said"]
    return [each for each in said if each["name"] == ""]


async def with_two_bots(house: Node, host: Person) -> str:
    """A running game of one person and two steady bots."""
    table = (await host.open(3, game="fishy-fables", draft="quick"))["id"]
    for seat in (1, 2):
        await host.bot(table, seat, "steady")
    await host.start(table)
    return str(table)


async def test_bots_tell_tales_in_the_deliberation_and_not_of_every_fish(
    house: Node, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "TALKATIVE", 0.6)
    host = person(house)
    table = await with_two_bots(house, host)
    async with host.line(table) as line:
        await play({0: line}, Random(5))
        await asyncio.sleep(0)
        match = replay(GAME, Record.read(await host.record(table)))
        told = tales(line)
    assert {each["seat"] for each in told} <= {1, 2}
    assert 0 < len(told) < 2 * match.state.round  # type: ignore[attr-defined]
    for each in told:
        state = replay(GAME, match.record, each["version"]).state
        assert state.view(None)["phase"] == "deliberation"
        assert each["seat"] in state.actors


async def test_a_silenced_bot_and_one_that_stands_in_for_somebody_say_nothing(
    house: Node, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "TALKATIVE", 1.0)
    host, guest = person(house), person(house)
    table = (await host.open(4, game="fishy-fables", draft="quick"))["id"]
    await guest.join(table)
    for seat in (2, 3):
        await host.bot(table, seat, "steady")
    await host.ask("POST", f"/tables/{table}/mute", {"seat": 2, "muted": True})
    await host.start(table)
    await guest.leave(table)
    async with host.line(table) as line:
        await play({0: line}, Random(6))
        said = [message["line"]["seat"] for message in line.told if message["type"] == "said"]
    assert set(said) == {3}


async def test_bots_talk_no_faster_than_people(
    node: Start, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "TALKATIVE", 1.0)
    host = person(narrow := node(limits=1))
    table = await with_two_bots(narrow, host)
    asked: list[str] = []
    monkeypatch.setattr(narrow.rooms.get(table).talk, "_wait", lambda who: asked.append(who) or 1.0)
    async with host.line(table) as line:
        while len(asked) < 3 and line.now["actors"]:
            await play({0: line}, Random(7), until=line.version + 5)
        assert asked
        assert set(asked) <= {f"{table} 1", f"{table} 2"}
        assert tales(line) == []


async def test_the_lobby_and_its_calls_know_the_game(house: Node, person: Come) -> None:
    (info,) = [each for each in await person(house).get("/games") if each["id"] == "fishy-fables"]
    assert (info["seats"], info["bots"]) == ([3, 4, 5, 6], ["random", "steady"])
    assert [option["name"] for option in info["options"]] == [
        "catnip",
        "comeback",
        "draft",
        "show_uncontested",
        "tables",
    ]
