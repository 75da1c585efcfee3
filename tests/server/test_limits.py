"""How much one address and one person may ask for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tairyo.server import limits
from tairyo.server.limits import Buckets, Limits, Rate, address_of
from tairyo.server.problems import Problem
from tairyo.server.settings import Settings
from tests.server.conftest import Node
from tests.server.people import Person, Refused

Start = Callable[..., Node]
Come = Callable[[Node], Person]


class Clock:
    """A clock that stands until it is told."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


class Caller:
    """As much of a connection as the limits look at."""

    def __init__(self, host: str | None) -> None:
        self.client = None if host is None else self
        self.host = host


def taken(buckets: Buckets, key: str = "a") -> int:
    """How many tokens there were."""
    for count in range(1000):
        if buckets.take(key):
            return count
    raise AssertionError("no end of tokens")


# ---- buckets --------------------------------------------------------------------------------------


def test_a_bucket_gives_its_burst_and_then_fills_slowly() -> None:
    clock = Clock()
    buckets = Buckets(Rate(5, 2), clock)
    assert taken(buckets) == 5
    clock.now += 1
    assert taken(buckets) == 2
    clock.now += 1000
    assert taken(buckets) == 5


def test_it_says_how_long_to_wait_and_then_keeps_its_word() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 0.5), clock)
    assert buckets.take("a") == 0
    wait = buckets.take("a")
    assert wait == pytest.approx(2)
    clock.now += wait
    assert buckets.take("a") == 0


def test_who_asks_too_soon_loses_nothing_by_it() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 1), clock)
    assert taken(buckets) == 1
    for _ in range(100):
        assert buckets.take("a")
    clock.now += 1
    assert buckets.take("a") == 0


def test_one_key_takes_nothing_from_another() -> None:
    buckets = Buckets(Rate(3, 1), Clock())
    assert taken(buckets, "a") == 3
    assert taken(buckets, "b") == 3


def test_a_crowd_of_addresses_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEEP", 100)
    clock = Clock()
    buckets = Buckets(Rate(2, 1), clock)
    assert taken(buckets, "guilty") == 2
    for number in range(1000):
        buckets.take(str(number))
        assert len(buckets._left) <= 100
        clock.now += 0.01


# ---- whose bucket ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a-socket-file", "a-socket-file"),
        (None, ""),
    ],
)
def test_an_address_is_that_of_a_home(host: str | None, address: str) -> None:
    caller: Any = Caller(host)
    assert address_of(caller) == address


def test_generosity_multiplies_and_nought_lifts() -> None:
    clock = Clock()

    def heard(generosity: float) -> int:
        allowed = Limits(generosity, clock)
        return next((n for n in range(5000) if allowed.hear("a", "somebody")), -1)

    assert (heard(1), heard(3), heard(0)) == (100, 300, -1)


def test_people_behind_one_address_do_not_share_one_persons_limit() -> None:
    allowed = Limits(1, Clock())
    heard = [next(n for n in range(5000) if allowed.hear("a", who)) for who in ("Hana", "Kenji")]
    assert heard == [100, 100]
    for number in range(9):
        while not (wait := allowed.hear("a", str(number))):
            pass
    assert wait < 0.01  # the address's own limit, which all of them together have reached
    assert allowed.hear("b", "somebody else") == 0


def test_sockets_of_an_address_are_counted_and_given_back() -> None:
    allowed = Limits(2 / limits.SOCKETS)
    with allowed.socket("a"), allowed.socket("a"), allowed.socket("b"):
        assert allowed.sockets == 3
        with pytest.raises(Problem, match="rate-limited"), allowed.socket("a"):
            pass
    assert allowed.sockets == 0
    assert not allowed._sockets


def test_the_limits_come_from_the_environment() -> None:
    environ = {"TAIRYO_LIMITS": "2.5", "TAIRYO_PROXIES": "127.0.0.1 10.0.0.0/8", "TAIRYO_METRICS": "t"}
    chosen = Settings.choose(environ=environ)
    assert (chosen.limits, chosen.proxies, chosen.metrics) == (2.5, ("127.0.0.1", "10.0.0.0/8"), "t")
    plain = Settings.choose(environ={})
    assert (plain.limits, plain.proxies, plain.metrics) == (1.0, (), None)


# ---- the service ----------------------------------------------------------------------------------


async def test_calls_that_come_too_fast_are_refused_with_the_time_to_wait(node: Start, person: Come) -> None:
    somebody = person(node(limits=0.02))
    answers = [await somebody.http.get("/api/games") for _ in range(10)]
    assert [answer.status_code for answer in answers[:6]] == [200] * 6
    last = answers[-1]
    assert last.status_code == 429
    assert int(last.headers["retry-after"]) >= 1
    assert last.json() == {
        "code": "rate-limited",
        "clause": None,
        "args": {"seconds": int(last.headers["retry-after"])},
    }


async def test_tables_and_joins_are_scarcer_than_looks(node: Start, person: Come) -> None:
    house = node(limits=0.1)
    host, guest = person(house), person(house)
    for _ in range(3):
        table = (await host.open())["id"]
    with pytest.raises(Refused, match="rate-limited") as refused:
        await host.open()
    assert refused.value.status == 429
    assert refused.value.args_["seconds"] > 10
    for _ in range(6):
        await guest.join(table)
    with pytest.raises(Refused, match="rate-limited"):
        await guest.join(table)
    assert (await guest.get(f"/tables/{table}"))["you"] == 1


async def test_a_flood_on_a_socket_is_refused_and_the_others_play_on(node: Start, person: Come) -> None:
    house = node(limits=1)
    host, guest = person(house), person(house)
    table = (await host.open(seats=2, first_dealer=1))["id"]
    await guest.join(table)
    await host.start(table)
    async with host.line(table) as line, guest.line(table) as flood:
        answers: dict[str, int] = {}
        for _ in range(120):
            await flood.say(type="ping")
        for _ in range(120):
            message = await flood.next()
            code = message["error"]["code"] if message["type"] == "refused" else message["type"]
            answers[code] = answers.get(code, 0) + 1
        assert answers["pong"] >= 100
        assert answers["rate-limited"] >= 5
        await line.act({"kind": "bid", "tricks": 0})
        await flood.reach(1)
        await asyncio.sleep(0.5)  # and may go on itself after a while
        await flood.act(flood.now["legal"][0])


async def test_a_refused_message_changes_nothing_and_gets_its_id_back(node: Start, person: Come) -> None:
    house = node(limits=0.03)  # three messages
    host = person(house)
    table = (await host.open(seats=1))["id"]
    await host.start(table)
    async with host.line(table) as line:
        for _ in range(2):
            await line.say(type="ping")
        act = {"type": "act", "id": "late", "version": 0, "action": line.now["legal"][0]}
        refused = await line.refusal(json.dumps(act))
        assert (refused.code, refused.args_) == ("rate-limited", {"seconds": 2})
        assert line.told[-1]["id"] == "late"
        assert line.told[-1]["version"] == 0


async def test_an_address_has_only_so_many_sockets(
    node: Start, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SOCKETS", 3)
    house = node(limits=1)
    host = person(house)
    table = (await host.open())["id"]
    async with AsyncExitStack() as lines:
        for _ in range(3):
            await lines.enter_async_context(host.line(table))
        line = host.line(table)
        line.socket = await line._connecting
        assert await line.closed() == 4429
    async with host.line(table):
        pass


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
async def test_only_a_named_proxy_says_where_somebody_comes_from(
    node: Start, person: Come, proxies: tuple[str, ...]
) -> None:
    somebody = person(node(limits=0.02, proxies=proxies))
    statuses = [
        (await somebody.http.get("/api/games", headers={"x-forwarded-for": f"192.0.2.{n}"})).status_code
        for n in range(20)
    ]
    assert (429 in statuses) == (not proxies)
