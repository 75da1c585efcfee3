"""Opening, joining, filling and leaving tables."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tairyo import games
from tairyo.kernel.record import Record
from tests.server.conftest import Node
from tests.server.people import Message, Person, Refused

Come = Callable[[Node], Person]


def names(table: Message) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


def kinds(table: Message) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def test_every_game_is_listed_with_its_options_and_bots(house: Node, person: Come) -> None:
    listed = {game["id"]: game for game in await person(house).get("/games")}
    assert list(listed) == list(games.ALL)
    for game in games.ALL.values():
        assert listed[game.id]["seats"] == list(game.seats)
        assert listed[game.id]["bots"] == list(game.bots)
        for option, told in zip(game.options, listed[game.id]["options"], strict=True):
            assert told == {"name": option.name, "choices": list(option.choices), "default": option.default}


async def test_who_opens_a_table_is_its_host_on_seat_0(house: Node, person: Come) -> None:
    host = person(house)
    table = await host.open(seats=4, nickname="  Hana ")
    assert (table["host"], table["you"], table["status"], table["version"]) == (0, 0, "waiting", 0)
    assert names(table) == ["Hana", None, None, None]
    assert table["options"] == {"first_dealer": None, "tables": None}
    assert len(table["commitment"]) == 64
    assert (await person(house).get(f"/tables/{table['id']}"))["you"] is None


async def test_a_seat_belongs_to_the_browser_that_took_it(house: Node, person: Come) -> None:
    host, guest = person(house), person(house)
    table = (await host.open())["id"]
    answer = await guest.join(table, seat=2)
    assert (answer["you"], kinds(answer)) == (2, ["person", "open", "person"])
    assert (await host.get(f"/tables/{table}"))["you"] == 0
    assert guest.token is not None
    assert guest.token != host.token
    cookie = next(iter(guest.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "lax"


async def test_one_browser_keeps_one_identity(house: Node, person: Come) -> None:
    host = person(house)
    await host.open()
    token = host.token
    await host.open()
    assert host.token == token


async def test_a_browser_takes_one_seat(house: Node, person: Come) -> None:
    host = person(house)
    table = (await host.open())["id"]
    assert (await host.join(table))["you"] == 0
    with pytest.raises(Refused, match="already-seated"):
        await host.join(table, seat=1)


@pytest.mark.parametrize(
    ("seat", "code"), [(0, "seat-taken"), (7, "no-such-seat"), (-1, "no-such-seat"), (None, "table-full")]
)
async def test_a_seat_that_cannot_be_taken_is_refused(
    house: Node, person: Come, seat: int | None, code: str
) -> None:
    table = (await person(house).open(seats=1))["id"]
    with pytest.raises(Refused, match=code):
        await person(house).join(table, seat=seat)


async def test_the_same_name_is_numbered(house: Node, person: Come) -> None:
    table = (await person(house).open(seats=4, nickname="Hana"))["id"]
    await person(house).join(table, nickname="hana")
    answer = await person(house).join(table, nickname="HANA ")
    assert names(answer) == ["Hana", "hana 2", "HANA 3", None]
    long = (await person(house).open(seats=2, nickname="x" * 24))["id"]
    assert names(await person(house).join(long, nickname="x" * 24))[1] == "x" * 22 + " 2"


@pytest.mark.parametrize("name", ["\U00020bb7" * 24, "\N{FISH}" * 24, "か\u3099" * 24])
async def test_a_name_is_counted_in_characters(house: Node, person: Come, name: str) -> None:
    """Code points of the composed name, as the client counts them (web/src/lib/length.ts)."""
    table = await person(house).open(nickname=name)
    assert names(table)[0] == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x07b", "a\u202eb", "\u200b", "\x00"])
async def test_a_name_that_nobody_could_read_is_refused(house: Node, person: Come, name: str) -> None:
    with pytest.raises(Refused, match="bad-nickname"):
        await person(house).open(nickname=name)


@pytest.mark.parametrize("name", ["花", "José", "Zoë 🐟", "👩‍🌾", "o'Neil"])
async def test_names_of_all_languages_are_welcome(house: Node, person: Come, name: str) -> None:
    assert names(await person(house).open(nickname=name))[0] == name


async def test_words_for_luck_stay_hidden_until_the_start(house: Node, person: Come) -> None:
    host, guest = person(house), person(house)
    table = (await host.open(seats=2, words="seven herons"))["id"]
    waiting = await guest.join(table, words="  eight  ")
    assert [seat["words"] for seat in waiting["seats"]] == [None, None]
    assert "herons" not in "".join(host.bodies + guest.bodies)
    started = await host.start(table)
    assert [seat["words"] for seat in started["seats"]] == ["seven herons", "  eight  "]


@pytest.mark.parametrize("words", ["w" * 65, "a\nb", "\u2028"])
async def test_words_that_are_too_long_or_break_the_line_are_refused(
    house: Node, person: Come, words: str
) -> None:
    with pytest.raises(Refused, match="bad-words"):
        await person(house).open(words=words)


async def test_only_the_host_seats_bots_and_starts(house: Node, person: Come) -> None:
    host, guest = person(house), person(house)
    table = (await host.open())["id"]
    await guest.join(table)
    for somebody in (guest, person(house)):
        with pytest.raises(Refused, match="not-host"):
            await somebody.bot(table, 2)
        with pytest.raises(Refused, match="not-host"):
            await somebody.start(table)
    with pytest.raises(Refused, match="seats-open"):
        await host.start(table)
    assert kinds(await host.bot(table, 2)) == ["person", "person", "bot"]
    assert kinds(await host.bot(table, 2, None)) == ["person", "person", "open"]
    for seat, bot, code in (
        (1, "random", "seat-taken"),
        (2, "hal", "unknown-bot"),
        (9, "random", "no-such-seat"),
    ):
        with pytest.raises(Refused, match=code):
            await host.bot(table, seat, bot)
    await host.bot(table, 2)
    assert (await host.start(table))["status"] == "running"
    for again in (host.start(table), host.bot(table, 2), person(house).join(table)):
        with pytest.raises(Refused, match="not-waiting"):
            await again


async def test_leaving_before_the_start_frees_the_seat(house: Node, person: Come) -> None:
    host, guest = person(house), person(house)
    table = (await host.open())["id"]
    await guest.join(table, words="mine")
    answer = await guest.leave(table)
    assert (answer["you"], kinds(answer)) == (None, ["person", "open", "open"])
    with pytest.raises(Refused, match="not-your-seat"):
        await guest.leave(table)


async def test_a_host_who_leaves_hands_over_to_the_next_person(house: Node, person: Come) -> None:
    host, guest = person(house), person(house)
    table = (await host.open(seats=4))["id"]
    await host.bot(table, 1)
    await guest.join(table, seat=2)
    await host.leave(table)
    assert (await guest.get(f"/tables/{table}"))["host"] == 2
    await guest.bot(table, 0)
    await guest.bot(table, 3)
    assert (await guest.start(table))["status"] == "running"


async def test_the_last_person_who_leaves_closes_the_table(house: Node, person: Come) -> None:
    host, watching = person(house), person(house)
    table = (await host.open(public=True))["id"]
    await host.bot(table, 1)
    async with watching.line(table) as line:
        await host.leave(table)
        assert await line.closed() == 4411
    with pytest.raises(Refused, match="table-closed"):
        await host.get(f"/tables/{table}")
    assert table not in [each["id"] for each in await host.get("/tables")]


async def test_the_lobby_lists_public_tables_that_wait_or_run(house: Node, person: Come) -> None:
    host = person(house)
    older = (await host.open(seats=1, public=True))["id"]
    hidden = (await host.open(seats=1, public=False))["id"]
    newer = (await host.open(seats=1, public=True))["id"]
    listed = [table["id"] for table in await person(house).get("/tables")]
    assert listed.index(newer) < listed.index(older)
    assert hidden not in listed
    await host.start(newer)
    table = next(each for each in await host.get("/tables") if each["id"] == newer)
    assert (table["status"], table["you"]) == ("running", 0)


async def test_everybody_at_the_table_sees_who_comes_and_who_is_there(house: Node, person: Come) -> None:
    host, guest = person(house), person(house)
    table = (await host.open(seats=2))["id"]
    async with host.line(table) as line:
        assert line.table["seats"][0]["here"]
        await guest.join(table)
        assert kinds((await line.hear("table"))["table"]) == ["person", "person"]
        async with guest.line(table):
            assert (await line.hear("table"))["table"]["seats"][1]["here"]
        assert not (await line.hear("table"))["table"]["seats"][1]["here"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 6}, "bad-seats"),
        ({"seats": 0}, "bad-seats"),
        ({"options": {"speed": 1}}, "bad-option"),
        ({"options": {"first_dealer": 5}}, "bad-choice"),
        ({"options": {"first_dealer": True}}, "bad-choice"),
        ({"options": {"first_dealer": 3}}, "option-seat"),  # there is no seat 3 at this table
        ({"options": {"tables": "../../../etc/passwd"}}, "bad-choice"),
    ],
)
async def test_a_table_that_cannot_be_played_is_not_opened(
    house: Node, person: Come, change: dict[str, Any], code: str
) -> None:
    body = {"game": "farm-hand", "seats": 3, "options": {}, "nickname": "Hana", "words": "", "public": True}
    with pytest.raises(Refused, match=code) as refused:
        await person(house).ask("POST", "/tables", body | change)
    assert refused.value.status == 400


async def test_a_table_may_choose_among_the_files_that_the_service_was_given(
    node: Callable[..., Node], person: Come, tmp_path: Path
) -> None:
    standard = Path(games.__file__).with_name("farm_hand").joinpath("tables.toml").read_text(encoding="utf-8")
    folder = tmp_path / "tables" / "farm-hand"
    folder.mkdir(parents=True)
    other = standard.replace("mouse", "HEN").replace('"hen"', '"mouse"').replace("HEN", "hen")
    assert other != standard
    folder.joinpath("harvest.toml").write_text(other, encoding="utf-8")
    folder.joinpath("broken.toml").write_text(standard.replace("[deal]", "[dael]"), encoding="utf-8")
    house = node(tables=tmp_path / "tables")
    host = person(house)
    options = {each["name"]: each for each in (await host.get("/games"))[0]["options"]}
    assert options["tables"]["choices"] == [None, "harvest"]
    table = await host.open(seats=1, tables="harvest")
    assert table["options"]["tables"] == "harvest"
    await host.start(table["id"])
    async with host.line(table["id"]) as line:
        assert line.now["view"]["animals"][:2] == ["hen", "mouse"]
        while line.now["actors"]:
            await line.act(line.now["legal"][0])
    record = Record.read(await host.record(table["id"]))
    assert record.options["tables"]["animals"]["1"] == "hen"  # the file is part of the record
    for name in ("broken", "harvest.toml", "../farm-hand/harvest"):
        with pytest.raises(Refused, match="bad-choice"):
            await host.open(seats=1, tables=name)
