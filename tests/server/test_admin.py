"""The admin page's calls: who gets in, what is told, what is done."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tairyo.server import bans
from tairyo.server.office import within
from tairyo.server.problems import Problem
from tests.server.conftest import Node
from tests.server.people import Person, Refused, play

Start = Callable[..., Node]
Come = Callable[[Node], Person]

TOKEN = "the harbour master's own key"


def office(node: Start, **settings: Any) -> Node:
    return node(admin=TOKEN, **settings)


def with_token(someone: Person, token: str = TOKEN) -> Person:
    someone.http.headers["authorization"] = f"Bearer {token}"
    return someone


# ---- the door -------------------------------------------------------------------------------------

CALLS = ["load", "tables", "reports", "bans", "tables/23456789abcd/addresses"]


@pytest.mark.parametrize("call", CALLS)
async def test_without_a_token_in_the_settings_there_is_no_such_page(
    house: Node, person: Come, call: str
) -> None:
    for somebody in (person(house), with_token(person(house))):
        with pytest.raises(Refused, match="not-found"):
            await somebody.get(f"/admin/{call}")


@pytest.mark.parametrize("call", CALLS)
async def test_only_the_token_opens_the_door(node: Start, person: Come, call: str) -> None:
    house = office(node)
    with pytest.raises(Refused, match="token-needed"):
        await person(house).get(f"/admin/{call}")
    for wrong in ("x", TOKEN[:-1], TOKEN + "x", TOKEN.upper()):
        with pytest.raises(Refused, match="wrong-token"):
            await with_token(person(house), wrong).get(f"/admin/{call}")
    if "addresses" not in call:
        await with_token(person(house)).get(f"/admin/{call}")


async def test_who_guesses_is_kept_waiting_and_is_not_even_looked_at(node: Start, person: Come) -> None:
    house = office(node, limits=1)
    guessing = with_token(person(house), "guess")
    for _ in range(5):
        with pytest.raises(Refused, match="wrong-token"):
            await guessing.get("/admin/load")
    for token in ("guess", TOKEN):
        with pytest.raises(Refused, match="rate-limited") as refused:
            await with_token(guessing, token).get("/admin/load")
        assert refused.value.args_["seconds"] > 30
    with pytest.raises(Refused, match="token-needed"):  # to ask without any costs nothing
        await person(house).get("/admin/load")


# ---- the load -------------------------------------------------------------------------------------


async def test_the_load_counts_what_there_is(node: Start, person: Come) -> None:
    house = office(node)
    host, admin = person(house), with_token(person(house))
    table = (await host.open(seats=1))["id"]
    await host.open(seats=2)
    await host.start(table)
    async with host.line(table) as line:
        await play({0: line}, Random(1))
        load = await admin.get("/admin/load")
    (one,) = load["nodes"]
    assert (one["tables"], one["sockets"], one["bots"]) == (1, 1, 0)
    assert one["moves"] > 0
    assert 0 < one["half"] <= one["most"] <= one["nearly_all"] < 10
    assert (load["database"], load["waiting"], load["running"], load["over"]) == ("sqlite", 1, 0, 1)
    assert load["size"] > 10_000


async def test_nodes_know_each_other(node: Start, person: Come, redis_url: str) -> None:
    here, _there = office(node, redis=redis_url), office(node, redis=redis_url)
    admin = with_token(person(here))
    for _ in range(200):
        load = await admin.get("/admin/load")
        if len(load["nodes"]) >= 2:  # nodes of other tests may share this Redis
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the other node has not shown its card")


@pytest.mark.parametrize(
    ("moves", "share", "seconds"),
    [
        ({0.1: 0, 1: 0, float("inf"): 0}, 0.5, None),
        ({0.1: 10, 1: 10, float("inf"): 10}, 0.5, 0.05),
        ({0.1: 0, 1: 10, float("inf"): 10}, 0.5, 0.55),
        ({0.1: 0, 1: 0, float("inf"): 10}, 0.5, 1.0),
        ({0.1: 99, 1: 100, float("inf"): 100}, 0.99, 0.1),
    ],
)
def test_a_share_of_the_moves_is_read_between_the_steps(
    moves: dict[float, float], share: float, seconds: float | None
) -> None:
    assert within(moves, share) == (seconds if seconds is None else pytest.approx(seconds))


# ---- tables ---------------------------------------------------------------------------------------


async def test_tables_are_found_by_id_by_name_and_by_status(node: Start, person: Come) -> None:
    house = office(node)
    host, admin = person(house), with_token(person(house))
    first = (await host.open(nickname="Hanako"))["id"]
    second = (await host.open(seats=1, nickname="50% off_", public=True))["id"]
    await host.start(second)

    async def found(**wanted: Any) -> list[str]:
        answer = await admin.http.get("/api/admin/tables", params=wanted)
        return [each["id"] for each in answer.json()["tables"]]

    assert await found() == [second, first]
    assert await found(search=first) == [first]
    assert await found(search=" hANA ") == [first]
    assert await found(search="50%") == [second]
    assert await found(search="0%of") == []
    assert await found(search="%") == [second]
    assert await found(search="\x00") == []
    assert await found(status="waiting") == [first]
    assert await found(status="running", search="off_") == [second]
    assert await found(page=1) == []
    for wrong in ({"status": "x"}, {"page": -1}, {"page": "one"}, {"search": "x" * 65}):
        answer = await admin.http.get("/api/admin/tables", params=wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown-message")


async def test_pages_hold_so_many_and_say_that_there_are_more(
    node: Start, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tairyo.server.admin.PAGE", 2)
    house = office(node)
    host, admin = person(house), with_token(person(house))
    ids = [(await host.open())["id"] for _ in range(5)]
    pages = [await admin.get(f"/admin/tables?page={page}") for page in range(3)]
    assert [[each["id"] for each in page["tables"]] for page in pages] == [
        ids[:2:-1],
        ids[2:0:-1],
        ids[:1],
    ]
    assert [page["more"] for page in pages] == [True, True, False]


async def test_a_table_is_told_without_hands_and_secrets(node: Start, person: Come) -> None:
    house = office(node)
    host, guest, admin = person(house), person(house), with_token(person(house))
    table = (await host.open(seats=2, words="heron words"))["id"]
    await guest.join(table)
    await host.start(table)
    async with host.line(table):
        answer = await admin.http.get("/api/admin/tables")
        (one,) = answer.json()["tables"]
        assert [(seat["name"], seat["here"]) for seat in one["seats"]] == [("Hana", True), ("Kenji", False)]
        assert one["sockets"] == 1
        assert one["last"] >= one["created"]
        room = house.rooms.get(table)
        assert room is not None
        secrets = [room.table.secret.hex(), "heron", str(host.token), str(room.table.seats[0].identity)]
        for secret in (*secrets, "127.0.0.1"):
            assert secret not in answer.text
        assert not re.search("(red|blue|green|yellow|purple|orange)-", answer.text)


async def test_addresses_are_those_of_open_sockets_and_kept_nowhere(
    node: Start, person: Come, tmp_path: Any
) -> None:
    house = office(node, proxies=("127.0.0.1",))
    host, admin = person(house), with_token(person(house))
    table = (await host.open())["id"]
    there = {"x-forwarded-for": "203.0.113.77"}
    async with host.line(table, **there), person(house).line(table, **{"x-forwarded-for": "2001:db8::9"}):
        answer = await admin.get(f"/admin/tables/{table}/addresses")
        assert answer == {
            "sockets": [
                {"seat": 0, "address": "203.0.113.77"},
                {"seat": None, "address": "2001:db8::9"},
            ]
        }
    house.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.name.startswith("tairyo.db"))
    assert b"203.0.113" not in kept
    house.start()


async def test_a_deleted_table_sends_its_people_away_and_says_why(node: Start, person: Come) -> None:
    house, other = office(node), office(node)
    host, far, admin = person(house), person(other), with_token(person(house))
    table = (await host.open(seats=1))["id"]
    await host.start(table)
    async with host.line(table) as line, far.line(table) as elsewhere:
        assert await admin.ask("POST", f"/admin/tables/{table}/delete") == {"id": table}
        assert [await line.closed(), await elsewhere.closed()] == [4411, 4411]
    for who, call in (
        (host, f"/tables/{table}"),
        (far, f"/tables/{table}"),
        (admin, f"/admin/tables/{table}/addresses"),
    ):
        with pytest.raises(Refused, match="table-deleted"):
            await who.get(call)
    with pytest.raises(Refused, match="table-deleted"):
        await admin.ask("POST", f"/admin/tables/{table}/delete")
    with pytest.raises(Refused, match="not-found"):
        await admin.ask("POST", "/admin/tables/nonsense/delete")
    with pytest.raises(ConnectionClosed, match="4404"):
        async with host.line(table):
            pass


# ---- reported talk --------------------------------------------------------------------------------


async def test_a_reported_line_is_deleted_for_everybody_or_stands(node: Start, person: Come) -> None:
    house = office(node)
    host, guest, admin = person(house), person(house), with_token(person(house))
    table = (await host.open(seats=2))["id"]
    await guest.join(table)
    async with host.line(table) as line:
        for text in ("herons are rude", "fine words", "not reported"):
            await line.talk(text)
        for number in (1, 2):
            await guest.ask("POST", f"/tables/{table}/report", {"line": number})
        reports = (await admin.get("/admin/reports"))["lines"]
        told = [(each["table"], each["number"], each["text"], each["name"]) for each in reports]
        assert told == [(table, 2, "fine words", "Hana"), (table, 1, "herons are rude", "Hana")]

        left = await admin.ask("POST", f"/admin/tables/{table}/judge", {"line": 2, "delete": False})
        assert [each["number"] for each in left["lines"]] == [1]
        left = await admin.ask("POST", f"/admin/tables/{table}/judge", {"line": 1, "delete": True})
        assert left == {"lines": [], "more": False}
        while line.told[-1].get("line", {}).get("text", "") is not None:
            await line.next()
        gone = line.told[-1]["line"]
        assert (gone["number"], gone["text"], gone["phrase"], gone["reported"]) == (1, None, None, False)
        with pytest.raises(Refused, match="no-such-line"):
            await guest.ask("POST", f"/tables/{table}/report", {"line": 1})
    async with guest.line(table, heard=3) as again:  # it had heard the line: it learns that it is gone
        assert [(each["number"], each["text"]) for each in again.now["talk"]] == [(1, None)]
    for where, number, code in (
        (table, 9, "no-such-line"),
        ("23456789abcd", 1, "no-such-line"),
        ("x", 1, "not-found"),
    ):
        with pytest.raises(Refused, match=code):
            await admin.ask("POST", f"/admin/tables/{where}/judge", {"line": number, "delete": True})


# ---- bans -----------------------------------------------------------------------------------------


async def test_a_banned_address_is_refused_on_every_node_and_its_sockets_close(
    node: Start, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bans, "EVERY", 0.05)
    here, there = (office(node, proxies=("127.0.0.1",)) for _ in range(2))
    rude, other, admin = person(there), person(there), with_token(person(here))
    rude.http.headers["x-forwarded-for"] = "203.0.113.77"
    other.http.headers["x-forwarded-for"] = "203.0.114.1"
    table = (await other.open())["id"]
    await rude.join(table)
    async with (
        rude.line(table, **{"x-forwarded-for": "203.0.113.77"}) as closing,
        other.line(table, **{"x-forwarded-for": "203.0.114.1"}) as staying,
    ):
        ban = {"network": " 203.0.113.9/24 ", "reason": "shouting", "until": None}
        (told,) = await admin.ask("POST", "/admin/bans", ban)
        assert (told["network"], told["reason"], told["until"]) == ("203.0.113.0/24", "shouting", None)
        assert await closing.closed() == 4430
        with pytest.raises(Refused, match="banned") as refused:
            await rude.get("/games")
        assert refused.value.status == 403
        with pytest.raises(ConnectionClosed, match="4430"):
            async with rude.line(table, **{"x-forwarded-for": "203.0.113.78"}):
                pass
        await other.get("/games")
        await staying.say(type="ping")
        await staying.hear("pong")
    assert (await rude.http.get("/")).status_code != 403  # the pages still come, to say so

    assert await admin.ask("POST", "/admin/bans/lift", {"network": "203.0.113.0/24"}) == []
    for _ in range(100):
        if (await rude.http.get("/api/games")).status_code == 200:
            break
    await rude.get("/games")
    with pytest.raises(Refused, match="no-such-ban"):
        await admin.ask("POST", "/admin/bans/lift", {"network": "203.0.113.0/24"})


async def test_a_ban_ends_by_itself_and_is_replaced_by_a_new_one(node: Start, person: Come) -> None:
    house = office(node, proxies=("127.0.0.1",))
    rude, admin = person(house), with_token(person(house))
    rude.http.headers["x-forwarded-for"] = "203.0.113.77"
    ban = {"network": "203.0.113.77", "reason": "", "until": "2999-01-01T00:00:00+09:00"}
    (told,) = await admin.ask("POST", "/admin/bans", ban)
    assert told["until"] == "2998-12-31T15:00:00Z"
    with pytest.raises(Refused, match="banned"):
        await rude.get("/games")
    assert await admin.ask("POST", "/admin/bans", {**ban, "until": "2001-01-01T00:00:00Z"}) == []
    await rude.get("/games")


async def test_who_runs_the_house_cannot_shut_itself_out(node: Start, person: Come) -> None:
    house = office(node, proxies=("127.0.0.1",))
    admin = with_token(person(house))
    admin.http.headers["x-forwarded-for"] = "203.0.113.5"
    body = {"reason": "", "until": None}
    with pytest.raises(Refused, match="own-address"):
        await admin.ask("POST", "/admin/bans", {"network": "203.0.113.0/24", **body})
    await admin.ask("POST", "/admin/bans", {"network": "203.0.113.6", **body})


@pytest.mark.parametrize(
    ("given", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/16", "203.0.0.0/16"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("0.0.0.0/0", None),
        ("10.0.0.0/7", None),
        ("::/8", None),
        ("harbour", None),
        ("203.0.113.7/33", None),
        ("", None),
        ("\x00", None),
    ],
)
def test_a_network_is_read_or_refused(given: str, network: str | None) -> None:
    if network is None:
        with pytest.raises(Problem, match="bad-network"):
            bans.network(given)
    else:
        assert str(bans.network(given)) == network
