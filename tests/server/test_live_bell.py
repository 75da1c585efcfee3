"""A bell at a table where people sit: in real time, in secret until the verdict, and by the log alone."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tairyo.games import cash_a_catch
from tairyo.kernel.chance import lots
from tairyo.kernel.glimpse import Bot
from tairyo.kernel.record import Record
from tairyo.kernel.replay import replay
from tairyo.server import bell
from tairyo.server.problems import Problem
from tairyo.server.settings import Settings, database_url
from tairyo.server.store import Store
from tests.server.cable import Cable
from tests.server.conftest import Node
from tests.server.people import Line, Message, Person, Refused
from tests.server.processes import Process

Start = Callable[..., Node]
Come = Callable[[Node], Person]
RING = {"kind": "ring"}
HOLD = {"kind": "hold"}
TURN_UP = {"kind": "turn_up"}
NOTICED = 0.3
"""Seconds after which a person may have seen a card."""
AT_ONCE = 0.7
"""Within so many seconds something has come that nobody had to wait for, on a busy machine."""


@dataclass
class Market:
    """People around a table, seat by seat, before the first card."""

    table: str
    people: list[Person]
    lines: dict[int, Line]

    @property
    def auctioneer(self) -> int:
        seat: int = next(iter(self.lines.values())).now["view"]["auctioneer"]
        return seat

    @property
    def bidders(self) -> list[int]:
        """The others, clockwise from the auctioneer."""
        size = len(self.lines)
        return [(self.auctioneer + step) % size for step in range(1, size)]

    async def card(self) -> list[int]:
        """A card is turned up, and everybody sees it. Who may ring."""
        if self.lines[self.auctioneer].now["legal"]:
            await self.lines[self.auctioneer].act(TURN_UP)
        await self.together()
        return self.bidders

    async def together(self) -> None:
        newest = max(line.version for line in self.lines.values())
        await asyncio.gather(*(line.reach(newest) for line in self.lines.values()))

    async def ring(self, seat: int) -> Message:
        """A seat rings, and the bell closes."""
        told = await self.lines[seat].act(RING)
        return told if told["type"] == "update" else await self.verdict(seat)

    async def verdict(self, seat: int) -> Message:
        """What a seat is told when the bell has closed."""
        line = self.lines[seat]
        version = line.version
        while line.version == version or line.now["view"]["phase"] == "bell":
            await line.next()
        return line.now


@asynccontextmanager
async def market(
    house: Node,
    person: Come,
    seats: int = 4,
    nodes: dict[int, Node] | None = None,
    clock: Message | None = None,
    headers: dict[int, dict[str, str]] | None = None,
    urls: dict[int, str] | None = None,
    **options: Any,
) -> AsyncIterator[Market]:
    """Everybody sits down and the game starts; ``nodes``, ``urls`` and ``headers`` by seat."""
    people = [person((nodes or {}).get(seat, house)) for seat in range(seats)]
    table = (await people[0].open(seats, game="cash-a-catch", clock=clock, **{"window": 2, **options}))["id"]
    for each in people[1:]:
        await each.join(table)
    for seat, url in (urls or {}).items():
        people[seat].url = url
    async with AsyncExitStack() as stack:
        lines = {
            seat: await stack.enter_async_context(each.line(table, **(headers or {}).get(seat, {})))
            for seat, each in enumerate(people)
        }
        await people[0].start(table)
        for line in lines.values():
            while line.now["view"] is None:
                await line.next()
        yield Market(table, people, lines)


async def answer(line: Line, action: Message, name: str = "mine", version: int | None = None) -> None:
    """Answer the bell, and do not wait."""
    await line.say(type="act", id=name, version=line.version if version is None else version, action=action)


async def closed(line: Line) -> Message:
    """What the bell has come to, for one line."""
    while line.now["bell"]:
        await line.next()
    return line.now


async def quiet(line: Line, seconds: float) -> list[Message]:
    """What a line is told in these seconds."""
    told = len(line.told)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                await line.next()
    return line.told[told:]


# ---- the course of a bell ---------------------------------------------------------------------------


async def test_cc_25_silence_becomes_holding_after_the_window(house: Node, person: Come) -> None:
    async with market(house, person) as stall:
        bidders = await stall.card()
        line = stall.lines[bidders[0]]
        assert 1500 < line.now["bell"]["left"] <= 2000
        assert (line.now["bell"]["answer"], line.now["bell"]["rest"]) == (None, 0)
        begun, seen = monotonic(), line.version
        closed = await stall.verdict(bidders[0])
        assert 1.7 < monotonic() - begun < 2.0 + AT_ONCE
        assert closed["version"] == seen + 3
        assert (closed["view"]["phase"], closed["bell"], closed["race"]) == ("auction", None, None)
        by = {m["by"] for m in line.told if m["type"] == "update" and m["version"] > seen}
        assert by == set(bidders)


async def test_when_all_have_held_nobody_waits_for_the_window(house: Node, person: Come) -> None:
    async with market(house, person) as stall:
        bidders = await stall.card()
        begun = monotonic()
        for seat in bidders:
            await answer(stall.lines[seat], HOLD)
        await stall.verdict(stall.auctioneer)
        assert monotonic() - begun < AT_ONCE
        await stall.together()
        with pytest.raises(Refused, match="nothing-to-undo"):
            await stall.lines[bidders[-1]].undo()


async def test_the_first_ring_buys_at_once_and_everybody_reads_how_it_was_judged(
    house: Node, person: Come
) -> None:
    async with market(house, person) as stall:
        seat, *others = await stall.card()
        await asyncio.sleep(NOTICED)
        bought = await stall.ring(seat)
        assert bought["events"][0]["kind"] == "bought"  # what the catch brings may follow
        (ring,) = bought["race"]["rings"]
        assert ring["seat"] == seat
        assert ring["arrival"] >= NOTICED * 1000
        assert ring["time"] == pytest.approx(ring["arrival"] - ring["allowance"], abs=0.11)
        assert bought["race"]["drawn"] == []
        for other in (*others, stall.auctioneer):
            told = await stall.verdict(other)
            assert told["race"] == bought["race"]
        again = await stall.people[others[0]].get(f"/tables/{stall.table}")
        assert again["version"] == bought["version"]
        async with person(house).line(stall.table) as spectator:
            assert spectator.now["history"][-1]["race"] == bought["race"]


async def test_cc_26_a_ring_behind_another_is_told_so(house: Node, person: Come) -> None:
    async with market(house, person) as stall:
        first, second, _ = await stall.card()
        await asyncio.sleep(NOTICED)
        seen = stall.lines[second].version
        await stall.ring(first)
        with pytest.raises(Refused) as late:
            await stall.lines[second].act(RING, seen)
        assert (late.value.code, late.value.clause) == ("late", "CC-26")


async def test_cc_25_mashing_rings_nothing(house: Node, person: Come) -> None:
    async with market(house, person) as stall:
        seat = stall.bidders[0]
        line = stall.lines[seat]
        with pytest.raises(Refused) as early:
            await line.act(RING)
        assert (early.value.code, early.value.clause) == ("no-lot", "CC-25")
        before = line.version
        await stall.card()
        assert 0 < line.now["bell"]["rest"] <= 600
        with pytest.raises(Refused) as blind:  # sent before the card, come behind it
            await line.act(RING, before)
        assert (blind.value.code, blind.value.clause) == ("too-soon", "CC-25")
        await asyncio.sleep(NOTICED)
        with pytest.raises(Refused) as mashed:
            await line.act(RING)
        assert mashed.value.code == "too-soon"
        assert 500 < mashed.value.args_["ms"] <= 600
        await asyncio.sleep(bell.REST + 0.05)
        assert (await stall.ring(seat))["race"]["rings"][0]["seat"] == seat


async def test_a_ring_in_less_time_than_anybody_sees_a_card_is_refused(house: Node, person: Come) -> None:
    async with market(house, person) as stall:
        seat, *_ = await stall.card()
        stall.lines[seat].told.clear()
        room = house.rooms.get(stall.table)
        assert room is not None
        opened = room.bell._open
        assert opened is not None
        assert opened.race is not None
        opened.race.sent = dict.fromkeys(opened.race.sent, monotonic())  # as if it had just come
        with pytest.raises(Refused, match="too-soon"):
            await stall.lines[seat].act(RING)


async def test_cc_23_cc_21_who_may_not_ring_is_told_why(house: Node, person: Come) -> None:
    async with market(house, person) as stall:
        await stall.card()
        with pytest.raises(Refused) as refused:
            await stall.lines[stall.auctioneer].act(RING)
        assert (refused.value.code, refused.value.clause) == ("auctioneer-rings", "CC-23")


async def test_cc_24_with_three_seats_the_auctioneer_is_asked_behind_the_others(
    house: Node, person: Come
) -> None:
    async with market(house, person, seats=3) as stall:
        bidders = await stall.card()
        with pytest.raises(Refused) as refused:
            await stall.lines[stall.auctioneer].act(RING)
        assert (refused.value.code, refused.value.clause) == ("others-first", "CC-24")
        for seat in bidders:
            await answer(stall.lines[seat], HOLD)
        line = stall.lines[stall.auctioneer]
        while line.now["actors"] != [stall.auctioneer]:
            await line.next()
        assert line.now["bell"]["left"] > 1500
        await asyncio.sleep(bell.REST)
        auctioneer = stall.auctioneer
        assert (await stall.ring(auctioneer))["race"]["rings"][0]["seat"] == auctioneer


async def test_at_a_steady_tempo_cards_turn_up_by_themselves(house: Node, person: Come) -> None:
    async with market(house, person, tempo="steady") as stall:
        bidders = await stall.card()
        begun = monotonic()
        for seat in bidders:
            await answer(stall.lines[seat], HOLD)
        line = stall.lines[bidders[0]]
        while len(line.now["view"]["lot"]) < 2:
            await line.next()
        assert 1.7 < monotonic() - begun < 2.0 + AT_ONCE
        assert line.now["bell"]["left"] > 1500


async def test_under_the_seal_answers_are_entries_and_no_window_runs(house: Node, person: Come) -> None:
    async with market(house, person, bell="sealed") as stall:
        bidders = await stall.card()
        assert stall.lines[bidders[0]].now["bell"] is None
        told = await stall.lines[bidders[0]].act(RING)
        assert [event["kind"] for event in told["events"]] == ["answered"]


# ---- secrets ------------------------------------------------------------------------------------------


async def test_an_open_bell_tells_nobody_who_has_answered(house: Node, person: Come) -> None:
    async with market(house, person) as stall:
        first, second, third = await stall.card()
        told = await stall.lines[first].act(HOLD)
        assert told["type"] == "bell"
        assert told["bell"]["answer"] == "hold"
        for other in (second, third, stall.auctioneer):
            assert await quiet(stall.lines[other], 0.1) == []
        spectator = person(house)
        async with spectator.line(stall.table) as watching:
            assert watching.now["bell"]["answer"] is None
            assert watching.now["view"]["answered"] == [False] * 4
        with pytest.raises(Refused) as again:
            await stall.lines[first].act(RING)
        assert (again.value.code, again.value.clause) == ("answered", "CC-25")


async def test_who_comes_back_to_an_open_bell_finds_its_own_answer(house: Node, person: Come) -> None:
    async with market(house, person) as stall:
        first, second, _ = await stall.card()
        await stall.lines[first].act(HOLD)
        async with stall.people[first].line(stall.table) as again:
            assert again.now["bell"]["answer"] == "hold"
            assert again.now["bell"]["left"] < 2000
            assert again.now["legal"] == []
        async with stall.people[second].line(stall.table) as other:
            assert other.now["bell"]["answer"] is None
            assert other.now["legal"] == [RING, HOLD]
            await asyncio.sleep(NOTICED)
            await other.act(RING)
            bought = await closed(other)
            assert (
                bought["race"]["rings"][0]["arrival"] >= NOTICED * 1000
            )  # from the card, not from its return


# ---- long and short lines -----------------------------------------------------------------------------


def far(milliseconds: int) -> dict[str, str]:
    """What a proxy says of somebody so far away."""
    return {"x-forwarded-for": "192.0.2.7", "x-round-trip": str(milliseconds * 1000)}


async def test_the_quicker_hand_wins_over_the_longer_line(node: Start, person: Come) -> None:
    proxied = node(proxies=("127.0.0.1",), round_trip="x-round-trip")
    async with Cable(proxied.url, 0, delay=0.1) as cable:
        urls, headers = dict.fromkeys(range(4), proxied.url), {seat: far(1) for seat in range(4)}
        urls[1], headers[1] = cable.url, far(200)
        async with market(proxied, person, urls=urls, headers=headers) as stall:
            if stall.auctioneer == 1:  # the office passes on, for the first card is bought
                seat, *_ = await stall.card()
                await asyncio.sleep(NOTICED)
                await stall.ring(seat)
                await sort(stall, seat)
            await stall.card()
            near = next(seat for seat in stall.bidders if seat != 1)

            async def hand(seat: int, reaction: float) -> None:
                await asyncio.sleep(reaction)
                await answer(stall.lines[seat], RING)

            seen = monotonic()
            await asyncio.gather(hand(1, 0.3), hand(near, 0.35))  # it saw the card a tenth of a second sooner
            bought = await stall.verdict(1)
            assert monotonic() - seen < 0.3 + 0.1 + 0.2 + AT_ONCE
            one, two = bought["race"]["rings"]
            assert [one["seat"], two["seat"]] == [1, near]
            assert one["arrival"] > two["arrival"]
            assert one["time"] < two["time"]
            assert 190 < one["allowance"] <= 208
            assert two["allowance"] < 20
            late = next(m for m in (await told_of(stall.lines[near], "refused")))
            assert (late["id"], late["error"]["code"]) == ("mine", "late")


async def told_of(line: Line, kind: str) -> list[Message]:
    found = [message for message in line.told if message["type"] == kind]
    return found or [await line.hear(kind)]


async def sort(stall: Market, seat: int) -> None:
    """The buyer sorts as it comes, until the office passes."""
    line = stall.lines[seat]
    while line.now["view"]["buyer"] is not None:
        await line.act(line.now["legal"][0])
    await stall.together()


async def test_equally_quick_rings_are_drawn_from_the_seed(
    node: Start, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bell, "TIE", 10.0)
    here = node()
    async with market(here, person) as stall:
        first, second, _ = await stall.card()
        room = here.rooms.get(stall.table)
        assert room is not None
        assert room.match is not None
        opened = room.bell._open
        assert opened is not None
        assert opened.race is not None
        opened.race.allowances[second] = 0.2  # as if it were far away: it is waited for
        await asyncio.sleep(NOTICED)
        waits = await stall.lines[first].act(RING)
        assert (waits["type"], waits["bell"]["answer"]) == ("bell", "ring")
        await answer(stall.lines[second], RING)
        bought = await stall.verdict(stall.auctioneer)
        tied = sorted([first, second])
        assert bought["race"]["drawn"] == tied
        record = room.match.record
        assert record.secret is not None
        drawn = tied[lots(record.secret, record.words, bought["version"]).below(2)]
        assert drawn == bought["by"] == bought["race"]["rings"][0]["seat"]


# ---- the log ------------------------------------------------------------------------------------------


async def test_the_log_keeps_how_a_bell_was_judged(node: Start, person: Come, tmp_path: Path) -> None:
    here = node("kept.db")
    async with market(here, person) as stall:
        seat, *_ = await stall.card()
        await asyncio.sleep(NOTICED)
        bought = await stall.ring(seat)
        store = await Store.open(database_url(str(tmp_path / "kept.db")))
        entries = await store.entries(stall.table)
        table = await store.load(stall.table)
        await store.close()
        assert entries[-1].race == bought["race"]
        assert [entry.race for entry in entries[:-1]] == [None] * (len(entries) - 1)
        assert table is not None
        assert table.opening is not None
        record = Record.read(table.opening + "".join(f"{line_of(entry)}\n" for entry in entries))
        match = replay(cash_a_catch, record)
        assert match.record.entries == entries


def line_of(entry: Any) -> str:
    """An entry as it stands in a file."""
    return json.dumps(entry.data())


async def test_of_two_nodes_the_log_decides(node: Start, person: Come) -> None:
    here, there = node("shared.db"), node("shared.db")
    nodes = {0: here, 1: there, 2: here, 3: there}
    async with market(here, person, nodes=nodes) as stall:
        for _ in range(3):
            bidders = await stall.card()
            one = next(seat for seat in bidders if nodes[seat] is here)
            two = next(seat for seat in bidders if nodes[seat] is there)
            await asyncio.sleep(NOTICED)
            await asyncio.gather(*(answer(stall.lines[seat], RING) for seat in (one, two)))
            bought = [await stall.verdict(seat) for seat in range(4)]
            assert len({told["version"] for told in bought}) == 1
            assert {told["by"] for told in bought} <= {one, two}
            winner = bought[0]["by"]
            assert all(told["race"] == bought[0]["race"] for told in bought)
            loser = stall.lines[two if winner == one else one]
            late = (await told_of(loser, "refused"))[-1]
            assert (late["error"]["code"], late["error"]["clause"]) == ("late", "CC-26")
            loser.told.clear()
            await sort(stall, winner)


async def test_a_bell_goes_on_at_a_service_that_was_killed(tmp_path: Path, person: Come) -> None:
    settings = Settings(database_url(str(tmp_path / "killed.db")), bot_pause=0.0, limits=0)
    with Process(settings, tmp_path / "log") as service:
        house: Any = service  # it has an address, as a node has
        async with market(house, person) as stall:
            first, second, third = await stall.card()
            await stall.lines[first].act(HOLD)
            service.kill()
            service.start()
            async with (
                stall.people[first].line(stall.table) as forgets,
                stall.people[second].line(stall.table) as rings,
            ):
                # what had been answered was not in the log: it is asked again, with time to come back
                assert forgets.now["bell"]["answer"] is None
                assert rings.now["bell"]["left"] > 2000
                await asyncio.sleep(NOTICED)
                await rings.act(RING)
                bought = await closed(rings)
                assert (bought["by"], bought["events"][0]["kind"]) == (second, "bought")
            assert third in stall.lines


# ---- bots and clocks ------------------------------------------------------------------------------------


async def with_bots(house: Node, someone: Person, seats: int, bot: str, **options: Any) -> str:
    table: str = (await someone.open(seats, game="cash-a-catch", window=2, **options))["id"]
    for seat in range(1, seats):
        await someone.bot(table, seat, bot)
    return table


async def test_bots_ring_as_people_do_and_delay_nobody(
    node: Start, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    greedy = Bot("steady", lambda glimpse, rng: glimpse.legal_actions[0], reaction=(0.5, 0.05))
    monkeypatch.setitem(cash_a_catch.__dict__, "own_bots", (greedy,))
    here = node()
    hana = person(here)
    table = await with_bots(here, hana, 4, "steady")
    async with hana.line(table) as line:
        await hana.start(table)
        races: list[Message] = []
        while len(races) < 2:
            told = await line.next()
            if told["type"] == "update" and told["race"]:
                races.append(told["race"])
            if TURN_UP in line.now["legal"] and told is line.now:
                await answer(line, TURN_UP)
            elif told is line.now and line.now["legal"] and not line.now["bell"]:
                await answer(line, line.now["legal"][0])
        for race in races:
            assert all(400 < ring["time"] < 700 and not ring["allowance"] for ring in race["rings"])


async def test_a_bot_that_thinks_long_holds_up_nobody(
    node: Start, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ponders(glimpse: Any, _: Any) -> Any:
        if glimpse.view["phase"] == "bell":
            time.sleep(2.5)
        return glimpse.legal_actions[-1]

    monkeypatch.setitem(cash_a_catch.__dict__, "own_bots", (Bot("steady", ponders),))
    here = node()
    hana = person(here)
    table = await with_bots(here, hana, 3, "steady")
    async with hana.line(table) as line:
        await hana.start(table)
        while not (line.now["view"] and line.now["bell"] and RING in line.now["legal"]):
            told = await line.next()
            if told is line.now and line.now["legal"] and not line.now["bell"]:
                await answer(line, TURN_UP)
        begun = monotonic()
        await asyncio.sleep(NOTICED)
        await line.act(RING)
        bought = await closed(line)
        assert bought["by"] == 0
        assert monotonic() - begun < NOTICED + AT_ONCE


async def test_no_clock_runs_at_an_open_bell(house: Node, person: Come) -> None:
    clock = {"turn": 5, "reserve": 3}
    async with market(house, person, clock=clock, window=8) as stall:
        before = stall.lines[0].now["clocks"]
        assert before[stall.auctioneer]["turn"] is not None
        bidders = await stall.card()
        now = stall.lines[0].now["clocks"]
        assert [each["turn"] for each in now] == [None] * 4
        assert [each["reserve"] for each in now] == [3.0] * 4
        await asyncio.sleep(NOTICED)
        bought = await stall.ring(bidders[0])
        assert bought["clocks"][bidders[0]]["turn"] == 5.0
        assert bought["timeout"] is False


async def test_silence_at_a_bell_is_no_sign_that_somebody_is_there(house: Node, person: Come) -> None:
    async with market(house, person, clock={"turn": 5, "reserve": 0}) as stall:
        await stall.card()
        room = house.rooms.get(stall.table)
        assert room is not None
        assert room.timing.clocks is not None
        room.timing.clocks.missed[:] = [1, 1, 1, 1]
        for seat in stall.bidders[:-1]:
            await answer(stall.lines[seat], HOLD)
        await stall.verdict(stall.auctioneer)
        assert room.timing.clocks.missed == [1, 1, 1, 1]
        await stall.lines[stall.auctioneer].act(TURN_UP)
        assert room.timing.clocks.missed[stall.auctioneer] == 0


async def test_a_stand_in_answers_a_bell_that_is_open(node: Start, person: Come) -> None:
    here = node()
    async with market(here, person, window=8) as stall:
        first, second, third = await stall.card()
        await stall.lines[first].act(HOLD)
        await stall.lines[second].act(HOLD)
        begun = monotonic()
        await stall.people[third].leave(stall.table)  # a bot takes the seat, and is asked
        told = await stall.verdict(stall.auctioneer)
        assert told["view"]["phase"] in ("auction", "sorting", "theft", "sale")
        assert monotonic() - begun < 4


async def test_a_ring_that_could_not_be_kept_may_be_rung_again(
    node: Start, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = node()
    async with market(here, person) as stall:
        seat, *_ = await stall.card()
        await asyncio.sleep(NOTICED)

        async def away(*_: object, **__: object) -> None:
            raise Problem("unavailable", 503)

        with monkeypatch.context() as broken:
            broken.setattr(here.rooms.store, "append", away)
            await answer(stall.lines[seat], RING)
            refused = (await told_of(stall.lines[seat], "refused"))[-1]
            assert (refused["id"], refused["error"]["code"]) == ("mine", "unavailable")
        assert (await stall.ring(seat))["by"] == seat


# ---- how long a line is ---------------------------------------------------------------------------------


async def allowances(node: Node, stall: Market) -> dict[int, float]:
    """What every bidder is given for the next card."""
    await stall.card()
    room = node.rooms.get(stall.table)
    assert room is not None
    opened = room.bell._open
    assert opened is not None
    assert opened.race is not None
    return opened.race.allowances


async def test_without_a_proxy_the_kernel_limits_what_a_line_is_given(house: Node, person: Come) -> None:
    async with AsyncExitStack() as stack:
        # slow to answer are the programs at the other end, not the kernel there
        cable = await stack.enter_async_context(Cable(house.url, 0, delay=0.06))
        urls = dict.fromkeys(range(4), cable.url)
        stall = await stack.enter_async_context(market(house, person, urls=urls))
        given = await allowances(house, stall)
        assert all(0 < seconds <= bell.QUOTA + 0.005 for seconds in given.values())


async def test_what_a_stranger_says_of_its_way_is_not_believed(node: Start, person: Come) -> None:
    here = node(proxies=("127.0.0.1",))  # these proxies tell no round trip
    async with Cable(here.url, 0, delay=0.06) as cable:
        urls, headers = dict.fromkeys(range(4), cable.url), {seat: far(250) for seat in range(4)}
        async with market(here, person, urls=urls, headers=headers) as stall:
            given = await allowances(here, stall)
            assert list(given.values()) == [bell.UNSEEN] * 3


async def test_who_answers_no_ping_is_given_nothing(house: Node, person: Come) -> None:
    async with market(house, person) as stall:
        room = house.rooms.get(stall.table)
        assert room is not None
        silent = next(client for client in room.clients if client.seat == stall.bidders[0])
        link: Any = silent.ping.__self__  # type: ignore[attr-defined]
        link.line._answers.clear()
        link._pinged.clear()
        given = await allowances(house, stall)
        assert given[stall.bidders[0]] == 0
        assert given[stall.bidders[1]] > 0
