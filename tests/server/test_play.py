"""Whole games over sockets, held against the kernel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from tairyo import games
from tairyo.kernel.event import visible
from tairyo.kernel.glimpse import Bot
from tairyo.kernel.match import Match
from tairyo.kernel.offer import offered
from tairyo.kernel.record import Record
from tairyo.kernel.replay import replay, verify
from tests.server.conftest import Node
from tests.server.people import Line, Message, Person, Refused, play

Come = Callable[[Node], Person]
FARM_HAND = games.ALL["farm-hand"]
BID = {"kind": "bid", "tricks": 0}


async def three_at_a_table(house: Node, person: Come) -> tuple[str, list[Person]]:
    """A running game of three people, its host first."""
    people = [person(house) for _ in range(3)]
    table = (await people[0].open(words="red sky"))["id"]
    for guest, words in zip(people[1:], ("at night", ""), strict=True):
        await guest.join(table, words=words)
    await people[0].start(table)
    return table, people


def agrees(message: Message, match: Match, seat: int | None) -> None:
    """One snapshot or update says what the kernel says of this position to this observer."""
    assert message["view"] == match.view(seat)
    assert message["legal"] == ([] if seat is None else offered(match.legal_actions(seat)))
    assert message["actors"] == list(match.actors)
    assert message["can_undo"] == (seat is not None and match.can_undo(seat))


@pytest.mark.parametrize("seed", range(2))
async def test_a_whole_game_of_three_is_the_kernels_game(house: Node, person: Come, seed: int) -> None:
    table, people = await three_at_a_table(house, person)
    async with (
        people[0].line(table) as a,
        people[1].line(table) as b,
        people[2].line(table) as c,
        person(house).line(table) as watching,
    ):
        await play({0: a, 1: b, 2: c}, Random(seed))
        await watching.reach(a.version)
        record = Record.read(await people[0].record(table))
        assert record.outcome is not None
        assert len(record.entries) == a.version
        for seat, line in ((0, a), (1, b), (2, c), (None, watching)):
            for message in line.told:
                if message["type"] in ("snapshot", "update"):
                    match = replay(FARM_HAND, record, message["version"])
                    agrees(message, match, seat)
                    if message["type"] == "update":
                        assert message["events"] == visible(match.history[-1], seat)
                        assert message["by"] == match.record.entries[-1].seat


async def test_the_downloaded_record_proves_itself_and_keeps_the_published_commitment(
    house: Node, person: Come
) -> None:
    table, people = await three_at_a_table(house, person)
    published = (await people[0].get(f"/tables/{table}"))["commitment"]
    async with people[0].line(table) as a, people[1].line(table) as b, people[2].line(table) as c:
        with pytest.raises(Refused, match="not-over"):
            await people[0].record(table)
        await play({0: a, 1: b, 2: c}, Random(5))
    record = Record.read(await person(house).record(table))
    assert record.commitment == published
    assert record.words == ("red sky", "at night", "")
    assert record.names == ("Hana", "Kenji", "Kenji 2")
    assert all(finding.holds for finding in verify(FARM_HAND, record))


async def test_after_a_break_a_client_gets_what_it_missed(house: Node, person: Come) -> None:
    table, people = await three_at_a_table(house, person)
    async with people[0].line(table) as a, people[1].line(table) as b:
        async with people[2].line(table) as c:
            await play({0: a, 1: b, 2: c}, Random(1), until=7)
            seen = c.version
            whole = [
                entry for message in c.told if message["type"] == "snapshot" for entry in message["history"]
            ]
            whole += [
                {
                    "version": m["version"],
                    "by": m["by"],
                    "undo": False,
                    "timeout": False,
                    "events": m["events"],
                    "race": m["race"],
                }
                for m in c.told
                if m["type"] == "update"
            ]
        me = next(iter(people[2].http.cookies.jar))
        assert me.has_nonstandard_attr("HttpOnly")
        lines: dict[int, Line] = {0: a, 1: b}
        while 2 not in a.now["actors"]:
            await play(lines, Random(2), until=a.version + 1)
        async with people[2].line(table, since=seen) as again:
            rest = again.now["history"]
            assert [entry["version"] for entry in rest] == list(range(seen + 1, a.version + 1))
            agrees_with_whole = await snapshot(people[2], table)
            assert agrees_with_whole["history"] == whole + rest
            await play({**lines, 2: again}, Random(3))


async def snapshot(someone: Person, table: str, since: int | None = None) -> Message:
    async with someone.line(table, since) as line:
        return line.now


async def test_a_version_that_never_was_brings_the_whole_history(house: Node, person: Come) -> None:
    table, people = await three_at_a_table(house, person)
    for since in (99, -5, 10**30):
        assert [entry["version"] for entry in (await snapshot(people[0], table, since))["history"]] == [0]
    assert (await snapshot(people[0], table, 0))["history"] == []


async def test_a_bid_can_be_taken_back_until_somebody_else_acts(house: Node, person: Come) -> None:
    table, people = await three_at_a_table(house, person)
    async with people[0].line(table) as a, people[1].line(table) as b:
        with pytest.raises(Refused, match="nothing-to-undo"):
            await a.undo()
        await a.act(BID)
        assert a.now["can_undo"]
        await b.reach(1)
        assert not b.now["can_undo"]
        update = await a.undo()
        assert update["events"] == [{"kind": "undone", "player": 0}]
        assert update["view"]["bids"][0] is None
        await b.reach(2)
        assert b.now["view"]["has_bid"] == [False, False, False]
        await a.act(BID)
        await b.reach(3)
        await b.act(BID)
        await a.reach(4)
        with pytest.raises(Refused, match="nothing-to-undo"):
            await a.undo()
        history = (await snapshot(people[2], table))["history"]
        assert [(entry["by"], entry["undo"]) for entry in history] == [
            (None, False), (0, False), (0, True), (0, False), (1, False),
        ]  # fmt: skip


async def test_bots_fill_the_table_and_play_to_the_end(house: Node, person: Come) -> None:
    host = person(house)
    table = (await host.open(seats=4))["id"]
    for seat, bot in ((1, "random"), (2, list(FARM_HAND.bots)[-1]), (3, "random")):
        await host.bot(table, seat, bot)
    await host.start(table)
    async with host.line(table) as line:
        await play({0: line}, Random(4))
        while line.table["status"] != "over":
            await line.next()
    record = Record.read(await host.record(table))
    assert {entry.seat for entry in record.entries} == {0, 1, 2, 3}
    assert all(finding.holds for finding in verify(FARM_HAND, record))


async def test_a_bot_that_fails_does_what_an_absent_seat_does(
    house: Node, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tairyo.kernel.glimpse.Bot.act", lambda *_: 1 / 0)
    host = person(house)
    table = (await host.open(seats=2))["id"]
    await host.bot(table, 1)
    await host.start(table)
    async with host.line(table) as line:
        await play({0: line}, Random(4))


async def test_who_leaves_a_running_game_is_played_by_a_bot_and_may_come_back(
    house: Node, person: Come
) -> None:
    table, people = await three_at_a_table(house, person)
    async with people[0].line(table) as a, people[1].line(table) as b, people[2].line(table) as c:
        await people[2].leave(table)
        gone = await c.hear("snapshot")
        assert gone["table"]["you"] is None
        assert gone["view"]["hand"] is None
        with pytest.raises(Refused, match="not-your-seat"):
            await c.act(BID)
        assert a.table["seats"][2]["kind"] == "person"
        await a.reach(1)  # the bot bids
        assert a.table["seats"][2]["kind"] == "bot"
        await b.act(BID, version=1) if b.version == 1 else await b.reach(1)
        await people[2].join(table)
        back = await c.hear("snapshot")
        assert back["table"]["you"] == 2
        assert len(back["view"]["hand"]) == 1
    with pytest.raises(Refused, match="not-waiting"):
        await person(house).join(table)


async def test_choices_made_at_the_same_moment_all_count(house: Node, person: Come) -> None:
    table, people = await three_at_a_table(house, person)
    async with people[0].line(table) as a, people[1].line(table) as b, people[2].line(table) as c:
        await asyncio.gather(*(line.act(BID, version=0) for line in (a, b, c)))
        await a.reach(3)
        assert a.now["view"]["bids"] == [0, 0, 0]


async def test_what_was_chosen_before_something_was_told_is_stale(house: Node, person: Come) -> None:
    table, people = await three_at_a_table(house, person)
    lines = [people[seat].line(table) for seat in range(3)]
    async with lines[0] as a, lines[1] as b, lines[2] as c:
        for line in (a, b, c):
            await line.act(BID, version=0)
        await a.reach(3)
        leader = (a, b, c)[a.now["view"]["turn"]]
        await leader.reach(3)
        with pytest.raises(Refused, match="stale-version"):
            await leader.act(leader.now["legal"][0], version=2)


async def test_ones_own_second_choice_on_an_old_version_is_stale(house: Node, person: Come) -> None:
    table, people = await three_at_a_table(house, person)
    async with people[0].line(table) as a:
        await a.act(BID, version=0)
        with pytest.raises(Refused, match="stale-version"):
            await a.act(BID, version=0)


async def test_a_bot_that_breaks_the_rules_does_not_hold_up_the_table(
    house: Node, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = person(house)
    table = (await host.open(seats=2))["id"]
    await host.bot(table, 1)
    cheat = Bot("random", lambda glimpse, rng: FARM_HAND.parse("bid 6"))
    monkeypatch.setattr(type(FARM_HAND), "bots", property(lambda game: {"random": cheat}))
    async with host.line(table) as line:
        await host.start(table)
        await line.reach(1)
        assert line.now["view"]["has_bid"][1]


async def test_the_lobby_leads_back_to_ones_own_private_tables(house: Node, person: Come) -> None:
    host, stranger = person(house), person(house)
    table = (await host.open(seats=2, public=False))["id"]
    await host.bot(table, 1)
    await host.start(table)
    own = [each for each in await host.get("/tables") if each["you"] is not None]
    assert [(each["id"], each["you"]) for each in own] == [(table, 0)]
    assert table not in [each["id"] for each in await stranger.get("/tables")]


async def test_who_says_hello_to_a_table_that_has_closed_is_sent_away(house: Node, person: Come) -> None:
    host, guest = person(house), person(house)
    table = (await host.open())["id"]
    line = guest.line(table)
    async with line:
        await host.leave(table)
        assert await line.closed() == 4411
