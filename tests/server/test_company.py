"""Locked tables, the host's tools, stand-ins for people who vanished, other devices, rematches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tairyo import games
from tairyo.server import company
from tairyo.server.problems import Problem
from tairyo.server.store import now
from tairyo.server.table import OPEN, Seat, Table, join, leave
from tests.server.conftest import Node
from tests.server.people import Message, Person, Refused, play

Start = Callable[..., Node]
Come = Callable[[Node], Person]


def names(table: Message) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


def kinds(table: Message) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def three(house: Node, person: Come, **given: Any) -> tuple[str, list[Person]]:
    people = [person(house) for _ in range(3)]
    table = (await people[0].open(**given))["id"]
    password = (given.get("more") or {}).get("password")
    await people[1].join(table, "Kenji", password=password)
    await people[2].join(table, "Mio", password=password)
    return table, people


def table_of(*seats: Seat, **change: Any) -> Table:
    """A table as the database might have it."""
    return replace(
        Table("t", "farm-hand", "waiting", True, {}, {}, seats, 0, b"s" * 32, "seal", now()), **change
    )


def sits(identity: str) -> Seat:
    return Seat("person", identity.title(), None, identity)


# ---- passwords ----------------------------------------------------------------------------------


async def test_a_locked_table_gives_a_seat_to_those_who_know_the_password(house: Node, person: Come) -> None:
    host, guest = person(house), person(house)
    opened = await host.open(more={"password": " Ｋoi 5 "}, public=True)
    table = opened["id"]
    assert opened["locked"]
    for wrong in (None, "", "koi 5", "x" * 65, "x" * 5000):
        with pytest.raises(Refused, match="wrong-password") as refused:
            await guest.join(table, password=wrong)
        assert refused.value.status == 403
    assert kinds(await host.get(f"/tables/{table}")) == ["person", "open", "open"]
    assert (await guest.join(table, password="Koi 5"))["you"] == 1  # however it is typed
    assert (await guest.join(table))["you"] == 1  # who sits is not asked again


@pytest.mark.parametrize("password", ["", "  ", "x" * 65])
async def test_a_password_that_is_none_is_refused(house: Node, person: Come, password: str) -> None:
    with pytest.raises(Refused, match="bad-password"):
        await person(house).open(more={"password": password})


async def test_a_password_is_kept_as_a_salted_hash_and_told_to_nobody(
    node: Start, person: Come, caplog: pytest.LogCaptureFixture
) -> None:
    house = node()
    host, guest = person(house), person(house)
    tables = [(await host.open(more={"password": "herring"}))["id"] for _ in range(2)]
    with pytest.raises(Refused):
        await guest.join(tables[0], password="haddock")
    for table in tables:
        await guest.join(table, password="herring")
    hashes = [str(room.table.password) for room in house.rooms.in_use]
    assert len(set(hashes)) == 2  # each has its own salt
    everything = "".join(host.bodies + guest.bodies) + caplog.text
    assert not any(word in everything + "".join(hashes) for word in ("herring", "haddock"))
    assert not any(hashed in everything for hashed in hashes)


# ---- the host's tools ---------------------------------------------------------------------------


async def test_whom_the_host_sends_away_does_not_come_back(house: Node, person: Come) -> None:
    table, (host, kenji, mio) = await three(house, person)
    async with kenji.line(table) as line:
        assert kinds(await host.do(table, "kick", seat=1)) == ["person", "open", "person"]
        while not line.table["barred"]:
            await line.next()
        assert line.table["you"] is None
    with pytest.raises(Refused, match="kicked"):
        await kenji.join(table)
    assert not (await mio.get(f"/tables/{table}"))["barred"]
    assert (await person(house).join(table))["you"] == 1


@pytest.mark.parametrize(
    ("who", "call", "body", "code"),
    [
        (1, "kick", {"seat": 2}, "not-host"),
        (0, "kick", {"seat": 0}, "own-seat"),
        (0, "kick", {"seat": 3}, "no-person"),
        (0, "kick", {"seat": 9}, "no-such-seat"),
        (0, "kick", {"seat": -1}, "no-such-seat"),
        (0, "kick", {"seat": "1"}, "unknown-message"),
        (0, "kick", {}, "not-json"),
        (1, "swap", {"seats": [0, 1]}, "not-host"),
        (0, "swap", {"seats": [0, 4]}, "no-such-seat"),
        (0, "swap", {"seats": [0]}, "unknown-message"),
        (0, "swap", {"seats": [0, 1, 2]}, "unknown-message"),
        (1, "host", {"seat": 1}, "not-host"),
        (0, "host", {"seat": 3}, "no-person"),
        (1, "close", {}, "not-host"),
        (0, "words", {"words": "x" * 65}, "bad-words"),
        (0, "stand-in", {"seat": 1}, "not-running"),
        (0, "rematch", {}, "still-on"),
        (0, "claim", {"code": ""}, "bad-code"),
        (0, "whose", {"code": "魚" * 99}, "bad-code"),
    ],
)
async def test_what_may_not_be_done_is_refused_and_changes_nothing(
    house: Node, person: Come, who: int, call: str, body: Message, code: str
) -> None:
    table, people = await three(house, person, seats=4)
    before = await people[2].get(f"/tables/{table}")
    with pytest.raises(Refused, match=code):
        await people[who].do(table, call, **body)
    assert await people[2].get(f"/tables/{table}") == before


@pytest.mark.parametrize("call", ["kick", "swap", "host", "close", "words", "stand-in", "move", "rematch"])
async def test_a_stranger_may_do_nothing(house: Node, person: Come, call: str) -> None:
    table, _ = await three(house, person)
    bodies: Message = {
        "kick": {"seat": 1},
        "swap": {"seats": [0, 1]},
        "host": {"seat": 1},
        "words": {"words": "x"},
        "stand-in": {"seat": 1},
    }
    with pytest.raises(Refused, match=r"not-host|not-your-seat") as refused:
        await person(house).do(table, call, **bodies.get(call, {}))
    assert refused.value.status == 403


async def test_seats_change_places_with_all_that_belongs_to_them(house: Node, person: Come) -> None:
    host, kenji = person(house), person(house)
    table = (await host.open(words="one"))["id"]
    await kenji.join(table, words="two")
    swapped = await host.do(table, "swap", seats=[0, 1])
    assert (names(swapped), swapped["host"], swapped["you"]) == (["Kenji", "Hana", None], 1, 1)
    swapped = await host.do(table, "swap", seats=[2, 1])
    assert (names(swapped), swapped["host"], swapped["you"]) == (["Kenji", None, "Hana"], 2, 2)
    await host.bot(table, 1)
    started = await host.start(table)
    assert [seat["words"] for seat in started["seats"]] == ["two", None, "one"]


async def test_a_host_hands_over_before_and_after_the_start(house: Node, person: Come) -> None:
    table, (host, kenji, mio) = await three(house, person)
    assert (await host.do(table, "host", seat=1))["host"] == 1
    with pytest.raises(Refused, match="not-host"):
        await host.start(table)
    await kenji.start(table)
    assert (await kenji.do(table, "host", seat=2))["host"] == 2
    await mio.leave(table)
    assert (await host.get(f"/tables/{table}"))["host"] == 0


async def test_a_host_closes_a_table_that_waits(house: Node, person: Come) -> None:
    table, (host, kenji, _) = await three(house, person)
    async with kenji.line(table) as line:
        await host.do(table, "close")
        assert await line.closed() == 4411
    with pytest.raises(Refused, match="table-closed"):
        await host.get(f"/tables/{table}")


async def test_a_running_table_is_closed_when_nobody_else_plays(house: Node, person: Come) -> None:
    table, (host, kenji, mio) = await three(house, person)
    await host.start(table)
    with pytest.raises(Refused, match="others-play"):
        await host.do(table, "close")
    for other in (kenji, mio):
        await other.leave(table)
    await host.do(table, "close")
    with pytest.raises(Refused, match="table-closed"):
        await host.get(f"/tables/{table}")


def test_when_everybody_had_left_whoever_comes_back_first_is_host() -> None:
    game = games.ALL["farm-hand"]
    table: Table | None = table_of(sits("hana"), sits("kenji"), status="running")
    for each in ("hana", "kenji"):
        assert table is not None
        table = leave(table, game, each)
    assert table is not None
    assert table.host == 1
    assert join(table, "hana", "", "", None).host == 0


async def test_words_for_luck_may_be_changed_until_the_start(house: Node, person: Come) -> None:
    host = person(house)
    table = (await host.open(seats=2, words="first thought"))["id"]
    await host.bot(table, 1)
    await host.do(table, "words", words="second thought")
    assert (await host.start(table))["seats"][0]["words"] == "second thought"
    with pytest.raises(Refused, match="not-waiting"):
        await host.do(table, "words", words="third")


# ---- people who vanish --------------------------------------------------------------------------


async def test_for_somebody_who_vanished_a_bot_is_called_in_and_gives_the_seat_back(
    node: Start, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = node()
    table, (host, kenji, mio) = await three(house, person)
    async with host.line(table) as line, mio.line(table):
        async with kenji.line(table):
            await host.start(table)
            with pytest.raises(Refused, match="not-absent"):
                await host.do(table, "stand-in", seat=1)
        await line.hear("table")
        with pytest.raises(Refused, match="not-absent"):
            await host.do(table, "stand-in", seat=1)
        monkeypatch.setattr("tairyo.server.room.AWAY", 0.2)
        while not line.table["seats"][1]["absent"]:  # told without anybody's doing
            await line.next()
        assert [seat["absent"] for seat in line.table["seats"]] == [False, True, False]
        with pytest.raises(Refused, match="not-your-seat"):
            await person(house).do(table, "stand-in", seat=1)
        answers = await asyncio.gather(*(each.do(table, "stand-in", seat=1) for each in (host, mio)))
        assert [kinds(answer)[1] for answer in answers] == ["bot", "bot"]
        assert names(answers[0])[1] == "Kenji"
        listed = next(each for each in await kenji.get("/tables") if each["id"] == table)
        assert (listed["you"], listed["kept"]) == (None, 1)
        back = await kenji.join(table)
        assert (back["you"], back["kept"], kinds(back)[1]) == (1, None, "person")


def test_a_host_who_vanished_is_host_no_more() -> None:
    table = table_of(sits("hana"), sits("kenji"), sits("mio"), status="running")
    called = company.call_stand_in(table, games.ALL["farm-hand"], "mio", 0, {"hana"})
    assert (called.host, called.seats[0].kind, called.seats[0].identity) == (1, "bot", "hana")


# ---- another device -----------------------------------------------------------------------------


@pytest.mark.parametrize("status", ["waiting", "running", "over"])
async def test_a_seat_moves_to_another_device_once(house: Node, person: Come, status: str) -> None:
    host, phone = person(house), person(house)
    table = (await host.open(seats=2))["id"]
    await host.bot(table, 1)
    if status != "waiting":
        await host.start(table)
    async with host.line(table) as line:
        if status == "over":
            await play({0: line}, Random(1))
        void = (await host.do(table, "move"))["code"]
        code = (await host.do(table, "move"))["code"]
        with pytest.raises(Refused, match="bad-code"):
            await phone.do(table, "claim", code=void)
        assert await phone.do(table, "whose", code=code) == {"seat": 0}
        assert (await phone.do(table, "claim", code=code))["you"] == 0
        while line.table["you"] is not None:
            await line.next()
    assert (await host.get(f"/tables/{table}"))["you"] is None
    for again in (person(house), host):
        with pytest.raises(Refused, match="bad-code"):
            await again.do(table, "claim", code=code)
    if status == "running":
        async with phone.line(table) as line:
            assert line.now["view"]["hand"] is not None
        async with host.line(table) as line:
            assert line.now["view"]["hand"] is None
    assert table in [each["id"] for each in await phone.get("/tables")]


async def test_a_seat_that_a_bot_keeps_moves_too(house: Node, person: Come) -> None:
    table, (host, kenji, _) = await three(house, person)
    await host.start(table)
    await kenji.leave(table)
    code = (await kenji.do(table, "move"))["code"]
    phone = person(house)
    answer = await phone.do(table, "claim", code=code)
    assert (answer["you"], answer["kept"]) == (None, 1)
    with pytest.raises(Refused, match="not-waiting"):
        await kenji.join(table)
    assert (await phone.join(table))["you"] == 1


async def test_nobody_sits_twice_by_a_code(house: Node, person: Come) -> None:
    table, (host, kenji, mio) = await three(house, person)
    code = (await kenji.do(table, "move"))["code"]
    with pytest.raises(Refused, match="already-seated"):
        await mio.do(table, "claim", code=code)
    assert (await kenji.do(table, "claim", code=code))["you"] == 1  # one's own: used up, and nothing else
    code = (await kenji.do(table, "move"))["code"]
    await host.do(table, "kick", seat=2)
    with pytest.raises(Refused, match="kicked"):
        await mio.do(table, "claim", code=code)


# ---- rematches ----------------------------------------------------------------------------------


async def finished(house: Node, person: Come, **given: Any) -> tuple[str, list[Person]]:
    table, people = await three(house, person, seats=4, **given)
    await people[0].bot(table, 3)
    await people[0].start(table)
    async with people[0].line(table) as a, people[1].line(table) as b, people[2].line(table) as c:
        await play({0: a, 1: b, 2: c}, Random(3))
    return table, people


async def test_a_rematch_brings_the_same_people_to_one_new_table(house: Node, person: Come) -> None:
    more = {"password": "koi", "watch": 30}
    old, (host, kenji, mio) = await finished(
        house, person, words="old luck", public=True, first_dealer=3, more=more
    )
    stranger = person(house)
    with pytest.raises(Refused, match="not-your-seat"):
        await stranger.do(old, "rematch")
    async with host.line(old) as line:
        answers = await asyncio.gather(*(each.do(old, "rematch") for each in (kenji, mio, kenji)))
        while line.table["next"] is None:
            await line.next()
        new = line.table["next"]
    assert {answer["id"] for answer in answers} == {new}
    table = await host.get(f"/tables/{new}")
    assert (names(table), kinds(table)) == (["Hana", "Kenji", "Mio", None], ["person"] * 3 + ["bot"])
    assert (table["you"], table["host"], table["status"]) == (0, table["host"], "waiting")
    assert table["host"] in (1, 2)
    assert (table["locked"], table["watch"], table["public"]) == (True, 30, True)
    assert table["options"]["first_dealer"] == 0  # the next seat's turn
    assert table["commitment"] != (await host.get(f"/tables/{old}"))["commitment"]
    await host.do(new, "words", words="new luck")
    started = await (kenji, mio)[table["host"] - 1].start(new)
    assert [seat["words"] for seat in started["seats"]] == ["new luck", "", "", None]
    assert (await host.do(old, "rematch"))["id"] == new


async def test_a_rematch_that_was_closed_may_be_asked_for_again(house: Node, person: Come) -> None:
    old, (host, kenji, _) = await finished(house, person)
    first = (await host.do(old, "rematch"))["id"]
    await host.do(first, "close")
    second = (await kenji.do(old, "rematch"))["id"]
    assert second != first
    assert (await host.get(f"/tables/{old}"))["next"] == second


def test_who_had_left_keeps_no_seat_in_a_rematch_but_may_ask_for_one() -> None:
    gone = Seat("bot", "Kenji", "steady", "kenji", "his words")
    old = table_of(sits("hana"), gone, Seat("bot", bot="random"), status="over")
    new = company.rematch(old, "hana", "n", b"x" * 32, now())
    assert new.seats == (sits("hana"), OPEN, Seat("bot", bot="random"))
    asked = company.rematch(old, "kenji", "n", b"x" * 32, now())
    assert (asked.seats[1], asked.host) == (sits("kenji"), 1)


def test_a_dealer_by_lot_stays_one_by_lot() -> None:
    old = table_of(
        sits("hana"), options={"first_dealer": None}, settled={"first_dealer": None}, status="over"
    )
    assert company.rematch(old, "hana", "n", b"x" * 32, now()).settled == {"first_dealer": None}


def test_a_code_moves_the_seat_of_its_own_table_alone() -> None:
    table = table_of(sits("hana"), OPEN)
    with pytest.raises(Problem, match="bad-code"):
        company.claim(table, "phone", "0" * 64)


# ---- one's own tables ---------------------------------------------------------------------------


async def test_ones_own_tables_say_whose_turn_it_is_and_how_they_ended(node: Start, person: Come) -> None:
    house = node()
    old, (host, kenji, _) = await finished(house, person)
    running, stranger = (await host.open(seats=2, public=True))["id"], person(house)
    await kenji.join(running)
    await host.start(running)
    async with host.line(running) as line:
        await line.act(line.now["legal"][0])
    house.stop()
    again = node()
    for each in (host, kenji, stranger):
        each.url = each.http.base_url = again.url
    mine = {each["id"]: each for each in await host.get("/tables")}
    assert mine[old]["outcome"]["ranking"]
    assert (mine[running]["turn"], mine[old]["turn"]) == (False, None)
    assert {each["id"]: each["turn"] for each in await kenji.get("/tables")}[running] is True
    assert [each["turn"] for each in await stranger.get("/tables")] == [None]


# ---- several nodes ------------------------------------------------------------------------------


def move(someone: Person, node: Node) -> None:
    """The same browser, at another address of the service."""
    someone.url = someone.http.base_url = node.url


async def test_what_is_done_at_two_nodes_at_once_is_all_done(node: Start, person: Come) -> None:
    here, there = node(), node()
    host, kenji, mio = person(here), person(there), person(there)
    table = (await host.open(seats=5))["id"]
    await kenji.join(table, "Kenji")
    await asyncio.gather(
        host.do(table, "swap", seats=[0, 4]),
        kenji.do(table, "words", words="tide"),
        mio.join(table, "Mio", seat=3),
        host.bot(table, 2),
    )
    for house in (here, there):
        move(host, house)
        seen = await host.do(table, "words", words=house.url)
        assert names(seen) == [None, "Kenji", None, "Mio", "Hana"]
        assert (kinds(seen)[2], seen["host"], seen["you"]) == ("bot", 4, 4)


async def test_no_node_lets_anybody_in_out_of_old_knowledge(node: Start, person: Come) -> None:
    here, there = node(follow=600.0), node(follow=600.0)
    host, kenji = person(here), person(there)
    table = (await host.open())["id"]
    await kenji.join(table)
    await host.do(table, "kick", seat=1)
    with pytest.raises(Refused, match="kicked"):
        await kenji.join(table)
    code = (await host.do(table, "move"))["code"]
    phone = person(there)
    assert await phone.do(table, "whose", code=code) == {"seat": 0}
    assert (await phone.do(table, "claim", code=code))["you"] == 0
    with pytest.raises(Refused, match="not-host"):
        await host.start(table)


async def test_a_rematch_asked_for_at_two_nodes_is_one_table(node: Start, person: Come) -> None:
    here, there = node(), node()
    old, (host, kenji, mio) = await finished(here, person)
    move(kenji, there)
    answers = await asyncio.gather(*(each.do(old, "rematch") for each in (host, kenji, mio)))
    assert len({answer["id"] for answer in answers}) == 1
    waiting = [each["id"] for each in await mio.get("/tables") if each["status"] == "waiting"]
    assert waiting == [answers[0]["id"]]  # and no other is left behind
