"""Table talk: who may say what, who reads it, and who is silenced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tairyo.kernel.record import Record
from tairyo.server import talk, wire
from tairyo.server.limits import TALK, Limits
from tairyo.server.problems import Problem
from tests.server.conftest import Node
from tests.server.people import Line, Message, Person, Refused, play

Start = Callable[..., Node]
Come = Callable[[Node], Person]


async def two(house: Node, person: Come, **options: Any) -> tuple[str, Person, Person]:
    """A table of two: its host Hana, and Kenji."""
    host, guest = person(house), person(house)
    table = (await host.open(seats=2, **options))["id"]
    await guest.join(table)
    return table, host, guest


async def heard(line: Line, number: int) -> Message:
    """The line of this number, as soon as it is told."""
    while True:
        message = await line.hear("said")
        if message["line"]["number"] == number:
            told: Message = message["line"]
            return told


# ---- saying ---------------------------------------------------------------------------------------


async def test_a_line_reaches_everybody_before_in_and_after_the_game(house: Node, person: Come) -> None:
    table, host, guest = await two(house, person)
    watching = person(house)
    async with host.line(table) as a, guest.line(table) as b, watching.line(table) as c:
        said = await a.talk("Good  evening,\n all ")
        assert (said["line"]["number"], said["line"]["seat"], said["line"]["name"]) == (1, 0, "Hana")
        assert said["line"]["text"] == "Good evening,\nall"
        for line in (b, c):
            assert await heard(line, 1) == said["line"]
        await host.start(table)
        await b.talk(phrase="hello")
        assert (await heard(a, 2))["phrase"] == "hello"
        await play({0: a, 1: b}, Random(3))
        await a.talk(phrase="well-played")
        assert (await heard(b, 3))["seat"] == 0
    async with watching.line(table) as c:
        assert [each["number"] for each in c.now["talk"]] == [1, 2, 3]
    async with watching.line(table, heard=2) as c:
        assert [each["number"] for each in c.now["talk"]] == [3]


async def test_talk_is_in_no_record(house: Node, person: Come) -> None:
    host = person(house)
    table = (await host.open(seats=1))["id"]
    await host.start(table)
    async with host.line(table) as line:
        await line.talk("herons over the bay")
        await play({0: line}, Random(1))
        assert "herons" not in str([message for message in line.told if message["type"] == "update"])
    record = await host.record(table)
    assert "herons" not in record
    assert len(Record.read(record).entries) == line.version


async def test_a_newcomer_is_sent_the_last_hundred_lines(house: Node, person: Come) -> None:
    table, host, guest = await two(house, person)
    async with host.line(table) as line:
        for number in range(130):
            await line.talk(f"{number}")
    async with guest.line(table) as line:
        assert [each["number"] for each in line.now["talk"]] == list(range(31, 131))


async def test_lines_outlive_a_restart_and_go_on_counting(node: Start, person: Come) -> None:
    first = node()
    table, host, _ = await two(first, person)
    async with host.line(table) as line:
        await line.talk("before")
    first.stop()
    second = node()
    host.url = second.url
    async with host.line(table) as line:
        assert [each["text"] for each in line.now["talk"]] == ["before"]
        assert (await line.talk("after"))["line"]["number"] == 2


async def test_a_phrase_of_the_game_carries_its_number(house: Node, person: Come) -> None:
    table, host, _ = await two(house, person)
    phrases = {each["code"]: each for each in (await host.get("/games"))[0]["phrases"]}
    assert (phrases["still-need"]["least"], phrases["still-need"]["most"]) == (1, 9)
    assert (phrases["hello"]["least"], phrases["hello"]["most"]) == (None, None)
    async with host.line(table) as line:
        said = await line.talk(phrase="still-need", amount=3)
        assert (said["line"]["phrase"], said["line"]["amount"]) == ("still-need", 3)


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"text": "both", "phrase": "hello"},
        {"text": ""},
        {"text": " \u3000\n "},
        {"text": "\u200b\u2060"},
        {"text": "turned \u202e round"},
        {"text": "\x00"},
        {"text": "x" * 201},
        {"text": "a\nb\nc\nd\ne\nf"},
        {"text": "e" + "\u0301" * 40},
        {"text": "words", "amount": 3},
        {"phrase": "no-such-phrase"},
        {"phrase": "hello", "amount": 1},
        {"phrase": "still-need"},
        {"phrase": "still-need", "amount": 0},
        {"phrase": "still-need", "amount": 10},
    ],
)
async def test_what_is_not_fit_to_be_read_is_refused(
    house: Node, person: Come, words: dict[str, Any]
) -> None:
    host = person(house)
    table = (await host.open())["id"]
    async with host.line(table) as line:
        with pytest.raises(Refused, match="bad-talk") as refused:
            await line.talk(**words)
        assert refused.value.args_ == {"most": 200, "rows": 5}
        await line.say(type="ping")
        await line.hear("pong")
        assert "said" not in [message["type"] for message in line.told]


def test_characters_are_counted_as_people_count_them() -> None:
    family = "👨‍👩‍👧‍👦"
    assert talk.cleaned(family * 200) == family * 200
    assert talk.cleaned(family * 201) is None
    assert talk.cleaned("が" * 200) == "が" * 200


@given(st.text(max_size=300))
def test_whatever_is_written_comes_out_clean_or_not_at_all(text: str) -> None:
    cleaned = talk.cleaned(text)
    if cleaned is not None:
        assert talk.cleaned(cleaned) == cleaned
        assert cleaned.count("\n") < talk.ROWS
        assert not set(cleaned) & set("\x00\r\t\x1b\u202e\u2066")


def test_markup_is_a_text_like_any_other() -> None:
    message = wire.Say("m", "<b>bold</b> & <script>", None)
    assert talk.spoken(message, _farm_hand())[0] == "<b>bold</b> & <script>"


def _farm_hand() -> Any:
    from tairyo import games

    return games.farm_hand


async def test_spectators_are_silent(house: Node, person: Come) -> None:
    table, host, guest = await two(house, person)
    await host.start(table)
    async with person(house).line(table) as line:
        with pytest.raises(Refused, match="spectators-silent"):
            await line.talk("let me in")
    await guest.leave(table)  # a bot keeps the seat: its person only watches
    async with guest.line(table) as line:
        with pytest.raises(Refused, match="spectators-silent"):
            await line.talk("still here")


async def test_one_says_hello_before_one_talks(house: Node, person: Come) -> None:
    host = person(house)
    table = (await host.open())["id"]
    line = host.line(table)
    line.socket = await line._connecting
    refused = await line.refusal('{"type":"say","id":"m","text":"hi","phrase":null}')
    assert refused.code == "hello-first"
    await line.socket.close()


async def test_a_seat_that_talks_too_fast_waits_and_the_others_need_not(node: Start, person: Come) -> None:
    table, host, guest = await two(node(limits=1), person)
    async with host.line(table) as a, guest.line(table) as b:
        for number in range(5):
            await a.talk(f"{number}")
        with pytest.raises(Refused, match="talk-limited") as refused:
            await a.talk("6")
        assert 1 <= refused.value.args_["seconds"] <= 3
        with pytest.raises(Refused, match="bad-talk"):  # what cannot be said costs nothing
            await b.talk("")
        assert (await b.talk("mine"))["line"]["number"] == 6


def test_five_lines_at_once_and_then_one_in_three_seconds() -> None:
    time = 100.0
    limits = Limits(1, lambda: time)
    assert next(n for n in range(9) if limits.talk("a")) == TALK.burst == 5
    time += 3.01
    assert limits.talk("a") == 0
    assert limits.talk("a") > 2.9
    assert limits.talk("b") == 0


# ---- muting and reporting -------------------------------------------------------------------------


async def test_the_host_silences_a_seat_and_lets_it_talk_again(house: Node, person: Come) -> None:
    table, host, guest = await two(house, person)
    async with guest.line(table) as line:
        answer = await host.ask("POST", f"/tables/{table}/mute", {"seat": 1, "muted": True})
        assert answer["seats"][1]["muted"] is True
        assert (await line.hear("table"))["table"]["seats"][1]["muted"] is True
        with pytest.raises(Refused, match="muted"):
            await line.talk(phrase="hello")
        await host.start(table)  # at any time
        await host.ask("POST", f"/tables/{table}/mute", {"seat": 1, "muted": False})
        await line.talk(phrase="hello")


async def test_only_the_host_silences_and_no_empty_seat(house: Node, person: Come) -> None:
    host, guest = person(house), person(house)
    table = (await host.open(seats=3))["id"]
    await guest.join(table)
    for who, seat, code in (
        (guest, 0, "not-host"),
        (person(house), 1, "not-host"),
        (host, 0, "own-seat"),
        (host, 2, "no-such-seat"),
        (host, 9, "no-such-seat"),
        (host, -1, "no-such-seat"),
    ):
        with pytest.raises(Refused, match=code):
            await who.ask("POST", f"/tables/{table}/mute", {"seat": seat, "muted": True})


async def test_whoever_comes_to_a_silenced_seat_may_talk(house: Node, person: Come) -> None:
    table, host, guest = await two(house, person)
    await host.ask("POST", f"/tables/{table}/mute", {"seat": 1, "muted": True})
    await guest.leave(table)
    other = person(house)
    await other.join(table)
    async with other.line(table) as line:
        await line.talk("hello from another")


async def test_a_reported_line_is_marked_for_the_host_alone(house: Node, person: Come) -> None:
    host, guest, third = person(house), person(house), person(house)
    table = (await host.open(seats=3))["id"]
    await guest.join(table)
    await third.join(table)
    async with host.line(table) as a, guest.line(table) as b, third.line(table) as c:
        await b.talk("something rude")
        for _ in range(3):  # more than once does nothing
            await third.ask("POST", f"/tables/{table}/report", {"line": 1})
        assert (await heard(a, 1))["reported"] is False
        assert (await heard(a, 1))["reported"] is True
        await b.talk("again")
        assert (await heard(a, 2))["text"] == "again"
        for line in (a, b, c):
            await line.say(type="ping")
            await line.hear("pong")
        marks = [m["line"]["reported"] for line in (b, c) for m in line.told if m["type"] == "said"]
        assert not any(marks)
        assert sum(m["type"] == "said" and m["line"]["number"] == 1 for m in a.told) == 2
    async with host.line(table) as a, guest.line(table) as b:
        assert [line.now["talk"][0]["reported"] for line in (a, b)] == [True, False]
        await host.leave(table)  # the next host is shown it, too
        assert (await heard(b, 1))["reported"] is True


async def test_who_may_report_and_what(house: Node, person: Come) -> None:
    table, host, guest = await two(house, person)
    async with host.line(table) as line:
        await line.talk("a line")
    for who, number, code in (
        (person(house), 1, "not-your-seat"),
        (guest, 2, "no-such-line"),
        (guest, 0, "unknown-message"),
        (guest, 2**31, "unknown-message"),
    ):
        with pytest.raises(Refused, match=code):
            await who.ask("POST", f"/tables/{table}/report", {"line": number})


# ---- several nodes --------------------------------------------------------------------------------


@pytest.mark.parametrize("redis", [False, True])
async def test_lines_cross_from_node_to_node(node: Start, person: Come, redis: bool, redis_url: str) -> None:
    settings = {"redis": redis_url} if redis else {}
    here, there = node(**settings), node(**settings)
    table, host, guest = await two(here, person)
    guest.url = there.url
    async with host.line(table) as a, guest.line(table) as b:
        await a.talk("over there!")
        assert (await heard(b, 1))["text"] == "over there!"
        await b.talk(phrase="hello")
        assert (await heard(a, 2))["phrase"] == "hello"
        await guest.ask("POST", f"/tables/{table}/report", {"line": 1})
        assert (await heard(a, 1))["reported"] is True


async def test_lines_said_at_the_same_moment_at_two_nodes_all_stand(node: Start, person: Come) -> None:
    here, there = node(), node()
    table, host, guest = await two(here, person)
    guest.url = there.url
    async with host.line(table) as a, guest.line(table) as b:

        async def chatter(line: Line, who: str) -> None:
            for number in range(15):
                await line.talk(f"{who} {number}")

        await asyncio.gather(chatter(a, "a"), chatter(b, "b"))
    async with person(node()).line(table) as line:  # one that reads all from the database
        texts = [each["text"] for each in line.now["talk"]]
        assert [each["number"] for each in line.now["talk"]] == list(range(1, 31))
        for who in "ab":
            assert [text for text in texts if text[0] == who] == [f"{who} {n}" for n in range(15)]


async def test_talk_at_a_table_that_is_gone_says_so(node: Start, person: Come) -> None:
    here, there = node(follow=3600), node()
    table, host, guest = await two(here, person)
    async with host.line(table) as line:
        await line.talk("still here")
        for each in (host, guest):
            each.http.base_url = there.url
            await each.leave(table)
        with pytest.raises(ConnectionClosed, match="4411"):
            await line.talk("anybody?")


async def test_where_the_database_is_away_nothing_is_said(
    node: Start, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = node()
    table, host, _ = await two(house, person)
    async with host.line(table) as line:

        async def away(*_: Any) -> None:
            raise Problem("unavailable", 503)

        with monkeypatch.context() as patch:
            patch.setattr(house.rooms.store, "say", away)
            with pytest.raises(Refused, match="unavailable"):
                await line.talk("lost")
        assert (await line.talk("found"))["line"]["number"] == 1


async def test_spectators_who_are_behind_read_talk_as_much_later(house: Node, person: Come) -> None:
    host, guest, early, late = (person(house) for _ in range(4))
    body = {"game": "farm-hand", "seats": 2, "options": {}, "nickname": "Hana", "words": "", "public": False}
    table = (await host.ask("POST", "/tables", {**body, "watch": 2}))["id"]
    await guest.join(table)
    async with host.line(table) as a, guest.line(table) as b, early.line(table) as c:
        await a.talk("before the start")
        assert (await heard(c, 1))["text"] == "before the start"
        await host.start(table)
        begun = asyncio.get_running_loop().time()
        await a.talk("my hand is poor")
        assert (await heard(b, 2))["text"] == "my hand is poor"
        async with late.line(table) as d:  # comes in between: the line is not in what it is sent first
            assert 2 not in [each["number"] for each in d.now["talk"]]
            for line in (c, d):
                assert (await heard(line, 2))["text"] == "my hand is poor"
                assert asyncio.get_running_loop().time() - begun >= 1.9
