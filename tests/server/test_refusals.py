"""What the service refuses: a clear error each time, and nothing changes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import get_args

import pytest
from websockets.exceptions import ConnectionClosed

import tairyo
from tairyo.server.store import Why
from tairyo.text import sources
from tests.server.conftest import Node
from tests.server.people import Line, Person, Refused

Come = Callable[[Node], Person]
BID = {"kind": "bid", "tricks": 0}


async def table_of_one(house: Node, person: Come, seats: int = 2) -> tuple[str, Person]:
    """A running game of one person, and bots that wait for it to bid."""
    host = person(house)
    table = (await host.open(seats=seats, first_dealer=seats - 1))["id"]
    guests = [person(house) for _ in range(seats - 1)]
    for guest in guests:
        await guest.join(table)
    await host.start(table)
    return table, host


def act(action: object, version: object = 0, id: object = "m") -> str:
    return json.dumps({"type": "act", "id": id, "version": version, "action": action})


def position(house: Node, table: str) -> tuple[int, str]:
    """Where the game really is: version and hash."""
    room = house.rooms.get(table)
    assert room is not None
    assert room.match is not None
    return room.match.version, room.match.state.hash()


@pytest.mark.parametrize(
    ("action", "code", "clause"),
    [
        ({"kind": "bid", "tricks": 2}, "bid-range", "FH-20"),
        ({"kind": "bid", "tricks": -1}, "bid-range", "FH-20"),
        ({"kind": "play", "card": "red-4"}, "not-playing", "FH-30"),
        ({"kind": "play", "card": "red-9"}, "not-an-action", None),
        ({"kind": "bid", "tricks": "0"}, "not-an-action", None),
        ({"kind": "bid", "tricks": True}, "not-an-action", None),
        ({"kind": "bid", "tricks": 0, "seat": 1}, "not-an-action", None),
        ({"kind": "undo"}, "not-an-action", None),
        ({}, "not-an-action", None),
        ([], "not-an-action", None),
        (None, "not-an-action", None),
        ("bid 0", "not-an-action", None),
    ],
)
async def test_an_action_against_the_rules_names_the_clause(
    house: Node, person: Come, action: object, code: str, clause: str | None
) -> None:
    table, host = await table_of_one(house, person)
    async with host.line(table) as line:
        before = position(house, table)
        refused = await line.refusal(act(action))
        assert (refused.code, refused.clause) == (code, clause)
        assert line.told[-1]["id"] == "m"
        assert position(house, table) == before
        await line.act(BID)  # the conversation goes on


async def test_a_seat_bids_once(house: Node, person: Come) -> None:
    table, host = await table_of_one(house, person)
    async with host.line(table) as line:
        await line.act(BID)
        with pytest.raises(Refused) as refused:
            await line.act(BID)
        assert (refused.value.code, refused.value.clause) == ("bid-twice", "FH-22")


@pytest.mark.parametrize("version", [-1, 1, 2**70])
async def test_an_action_on_another_version_is_stale(house: Node, person: Come, version: int) -> None:
    table, host = await table_of_one(house, person)
    async with host.line(table) as line:
        for message in (act(BID, version), json.dumps({"type": "undo", "id": "m", "version": version})):
            refused = await line.refusal(message)
            assert (refused.code, refused.args_) == ("stale-version", {"version": 0})
            assert line.told[-1]["version"] == 0


MALFORMED: list[tuple[str | bytes, str]] = [
    ("", "not-json"),
    ("{", "not-json"),
    ("hello", "not-json"),
    (b"\xff\xfe", "not-json"),
    ('{"type":"act","id":"m","version":0,"action":' + "[" * 4000, "not-json"),
    ('{"type":"act","id":"m","version":0,"action":"\\ud800"}', "not-json"),
    ("null", "unknown-message"),
    ("[]", "unknown-message"),
    ("{}", "unknown-message"),
    ('{"type":"cheat"}', "unknown-message"),
    ('{"type":"act"}', "unknown-message"),
    ('{"type":"hello"}', "unknown-message"),
    ('{"type":"hello","since":"0"}', "unknown-message"),
    ('{"type":"hello","since":1.5}', "unknown-message"),
    ('{"type":"ping","at":1}', "unknown-message"),
    (act(BID, "0"), "unknown-message"),
    (act(BID, 0, 7), "unknown-message"),
    (act(BID, 0, "m" * 65), "unknown-message"),
    (act(BID, 0, None), "unknown-message"),
    (act(BID, 0, "m" * 9000), "too-large"),
    (" " * 8193, "too-large"),
    ("魚" * 3000, "too-large"),
]


@pytest.mark.parametrize(("raw", "code"), MALFORMED, ids=lambda value: repr(value)[:30])
async def test_a_message_that_cannot_be_read_is_refused_and_changes_nothing(
    house: Node, person: Come, raw: str | bytes, code: str
) -> None:
    table, host = await table_of_one(house, person)
    async with host.line(table) as line:
        before = position(house, table)
        assert (await line.refusal(raw)).code == code
        assert position(house, table) == before
        await line.say(type="ping")
        await line.hear("pong")
        await line.act(BID)


async def test_a_message_far_too_large_ends_the_conversation_alone(house: Node, person: Come) -> None:
    table, host = await table_of_one(house, person)
    async with host.line(table) as line, person(house).line(table) as other:
        await line.socket.send("x" * 100_000)
        assert await line.closed() == 1009
        await other.say(type="ping")
        await other.hear("pong")


async def test_a_malformed_message_with_an_id_gets_it_back(house: Node, person: Come) -> None:
    table, host = await table_of_one(house, person)
    async with host.line(table) as line:
        await line.refusal('{"type":"act","id":"m9","version":0}')
        assert line.told[-1]["id"] == "m9"


async def test_one_says_hello_before_one_acts(house: Node, person: Come) -> None:
    table, host = await table_of_one(house, person)
    line = host.line(table)
    line.socket = await line._connecting
    assert (await line.refusal(act(BID))).code == "hello-first"
    await line.socket.close()


async def test_somebody_without_a_seat_cannot_act(house: Node, person: Come) -> None:
    table, _ = await table_of_one(house, person)
    for cookie in (None, "tairyo=x", "tairyo=" + "A" * 43, "tairyo=" + "é" * 43):
        line = person(house).line(table)
        line = line if cookie is None else Line(line._connecting.uri, None, {"cookie": cookie})
        async with line:
            assert line.now["view"]["hand"] is None
            assert line.now["legal"] == []
            for message in (act(BID), json.dumps({"type": "undo", "id": "m", "version": 0})):
                assert (await line.refusal(message)).code == "not-your-seat"


async def test_nothing_can_be_done_before_the_start(house: Node, person: Come) -> None:
    host = person(house)
    table = (await host.open(seats=1))["id"]
    async with host.line(table) as line:
        assert line.now["view"] is None
        assert (await line.refusal(act(BID))).code == "not-running"
    with pytest.raises(Refused, match="not-over"):
        await host.record(table)


async def test_nothing_can_be_done_when_the_game_is_over(house: Node, person: Come) -> None:
    host = person(house)
    table = (await host.open(seats=1))["id"]
    await host.start(table)
    async with host.line(table) as line:
        while line.now["actors"]:
            await line.act(line.now["legal"][0])
        with pytest.raises(Refused) as refused:
            await line.act(BID)
        assert (refused.value.code, refused.value.clause) == ("over", "FH-42")
        with pytest.raises(Refused, match="nothing-to-undo"):
            await line.undo()
        await host.leave(table)  # the result keeps its names
        assert (await host.get(f"/tables/{table}"))["you"] == 0


@pytest.mark.parametrize("table", ["23456789abcd", "x", "23456789abc%00", "..%2f..%2fetc"])
async def test_a_table_that_is_not_there(house: Node, person: Come, table: str) -> None:
    somebody = person(house)
    for method, path in (("GET", ""), ("GET", "/record"), ("POST", "/start"), ("POST", "/leave")):
        with pytest.raises(Refused, match="not-found"):
            await somebody.ask(method, f"/tables/{table}{path}")
    with pytest.raises(ConnectionClosed, match="4404"):
        async with somebody.line("23456789abcd"):
            pass


async def test_pages_of_other_sites_can_neither_act_nor_listen(house: Node, person: Come) -> None:
    table, host = await table_of_one(house, person)
    for origin in ("https://elsewhere.example", "null", house.url + ".example", "file://"):
        answer = await host.http.post(f"/api/tables/{table}/leave", headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        with pytest.raises(ConnectionClosed, match="4403"):
            async with host.line(table, origin=origin):
                pass
    async with host.line(table, origin=house.url) as line:
        assert line.table["you"] == 0


async def test_other_addresses_can_be_trusted(node: Callable[..., Node], person: Come) -> None:
    house = node(origins=("https://games.example",))
    host = person(house)
    table = (await host.open())["id"]
    async with host.line(table, origin="https://games.example") as line:
        assert line.table["you"] == 0


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "not-json"),
        (b"", 400, "not-json"),
        (b"[]", 400, "unknown-message"),
        (b'{"nickname":"A","words":""}', 400, "unknown-message"),
        (b'{"nickname":"A","words":"","seat":"1"}', 400, "unknown-message"),
        (b'{"nickname":"A","words":"","seat":null,"host":true}', 400, "unknown-message"),
        (b'{"nickname":"\\ud800","words":"","seat":null}', 400, "not-json"),
        (b'{"nickname":"' + b"x" * 9000 + b'"}', 413, "too-large"),
        (b'{"nickname":' + b"[" * 4000, 400, "unknown-message"),
        (b"\xff", 400, "not-json"),
    ],
    ids=lambda value: repr(value)[:30],
)
async def test_a_body_that_cannot_be_read_is_refused(
    house: Node, person: Come, body: bytes, status: int, code: str
) -> None:
    somebody = person(house)
    table = (await somebody.open())["id"]
    path, headers = f"/api/tables/{table}/join", {"content-type": "application/json"}
    answer = await somebody.http.post(path, content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json() == {"code": code, "clause": None, "args": {}}


async def test_a_method_that_an_address_has_not_is_refused(house: Node, person: Come) -> None:
    answer = await person(house).http.delete("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (405, "unknown-message")


async def test_who_does_not_read_is_dropped_and_the_others_play_on(house: Node, person: Come) -> None:
    host, guest = person(house), person(house)
    table = (await host.open(seats=2))["id"]
    await guest.join(table)
    await host.start(table)
    async with host.line(table) as line, guest.line(table) as slow:
        assert (await line.hear("table"))["table"]["seats"][1]["here"]
        for _ in range(200):  # never reads what comes
            with suppress(ConnectionClosed):
                for _ in range(50):
                    await slow.say(type="hello", since=None)
            if not house.rooms.get(table).info(None).seats[1].here:  # type: ignore[union-attr]
                break
        assert not (await line.hear("table"))["table"]["seats"][1]["here"]
        await line.act(BID)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_refusal_has_a_text(language: str) -> None:
    package = Path(tairyo.__file__).parent
    texts = "\n".join(sources(language).values())
    modules = [path.read_text(encoding="utf-8") for path in package.glob("server/*.py")]
    codes = {code for source in modules for code in re.findall(r'Problem\("([a-z-]+)"', source)}
    codes |= {f"table-{why}" for why in get_args(Why)}
    assert len(codes) > 15
    assert {code for code in codes if not re.search(rf"^error-{code} =", texts, re.MULTILINE)} == set()
