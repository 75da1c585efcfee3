"""Secrecy on the wire: every byte that a client is sent, over whole games, held against what it may know."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

import pytest

from tairyo import games
from tairyo.kernel.match import Match
from tairyo.kernel.record import Record
from tairyo.kernel.replay import replay
from tests.server.conftest import Node
from tests.server.people import Line, Message, Person, Refused, play

Come = Callable[[Node], Person]
CARD = re.compile("(?:red|purple|orange|green|blue|yellow)-[1-7]")


def hidden(match: Match, seat: int | None) -> set[str]:
    """The cards that ``seat`` must not learn now: all but its own hand and what lies open this round."""
    view = match.view(seat)
    deck = {f"{suit}-{number}" for suit, numbers in view["suits"].items() for number in numbers}
    played = [play["card"] for trick in view["past"] for play in trick["plays"]]
    played += [play["card"] for play in view["trick"]]
    return deck - set(view["hand"] or ()) - set(played)


def cards_of(part: object) -> set[str]:
    return set(CARD.findall(json.dumps(part)))


def check_events(events: list[Message], before: Match | None, after: Match, seat: int | None) -> None:
    """What is told of a step: up to a new deal held against the old hands, from there on against the new."""
    kinds = [event["kind"] for event in events]
    deal = kinds.index("dealt") if "dealt" in kinds else 0
    assert not cards_of(events[deal:]) & hidden(after, seat)
    if before is not None:
        played = {event["card"] for event in events if event["kind"] == "played"}
        assert not cards_of(events[:deal]) & (hidden(before, seat) - played)
    for event in events:
        if event["kind"] == "bid" and event["player"] != seat:
            assert event["tricks"] is None


def check(text: str, positions: list[Match], seat: int | None) -> None:
    """One message to ``seat``."""
    message = json.loads(text)
    if message["type"] not in ("snapshot", "update"):
        assert not CARD.search(text)
        return
    version = message["version"]
    now = positions[version]
    if message["type"] == "update":
        entries = [(version, message.pop("events"))]
    else:
        entries = [(entry["version"], entry.pop("events")) for entry in message["history"]]
    for number, events in entries:
        check_events(events, positions[number - 1] if number else None, positions[number], seat)
    assert not cards_of(message) & hidden(now, seat)
    if message["view"]["phase"] == "bid":
        people = message["view"]["bids"][: message["view"]["seats"]]
        others = [bid for player, bid in enumerate(people) if player != seat]
        assert set(others) <= {None}
    if seat is None:
        assert message["view"]["hand"] is None
        assert message["legal"] == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
async def test_no_byte_tells_a_seat_what_it_may_not_know(house: Node, person: Come, seats: int) -> None:
    rng = Random(seats)
    people = [person(house) for _ in range(seats)]
    watching = person(house)
    table = (await people[0].open(seats=seats, words="heron 0", public=True))["id"]
    for number, guest in enumerate(people[1:], 1):
        await guest.join(table, f"Guest {number}", f"heron {number}")
    for each in (*people, watching):
        await each.get("/tables")
        await each.get(f"/tables/{table}")
    before_start = "".join(body for each in (*people, watching) for body in each.bodies)
    assert "heron" not in before_start
    await people[0].start(table)

    texts: list[tuple[int | None, str]] = []
    lines: dict[int, Line] = {}
    for seat, each in enumerate(people):
        lines[seat] = await each.line(table).__aenter__()
    async with watching.line(table) as spectator:
        while lines[0].now["actors"]:
            await play(lines, rng, until=lines[0].version + rng.randrange(1, 20))
            await ask_for_more(lines, spectator, rng)
            again = rng.randrange(seats)  # somebody reloads
            texts += [(again, text) for text in lines[again].texts]
            await lines[again].socket.close()
            lines[again] = (
                await people[again].line(table, rng.choice([None, 0, lines[again].version])).__aenter__()
            )
            for each in (*people, watching):
                await each.get(f"/tables/{table}")
                if lines[0].now["actors"]:
                    with pytest.raises(Refused, match="not-over"):
                        await each.record(table)
        await spectator.reach(lines[0].version)
        texts += [(None, text) for text in spectator.texts]
    for seat, line in lines.items():
        texts += [(seat, text) for text in line.texts]
        await line.socket.close()

    record = Record.read(await people[0].record(table))
    assert record.secret is not None
    positions = [
        replay(games.ALL["farm-hand"], record, version) for version in range(len(record.entries) + 1)
    ]
    assert len(texts) > len(positions) * seats
    for observer, text in texts:
        check(text, positions, observer)

    bodies = "".join(body for each in (*people, watching) for body in each.bodies)
    assert not CARD.search(bodies)
    sent = bodies + "".join(text for _, text in texts)
    assert record.secret.hex() not in sent
    for each in people:
        assert each.token is not None
        assert each.token not in sent
    identities = [seat.identity for seat in house.rooms.get(table).table.seats]  # type: ignore[union-attr]
    assert all(identity is not None and identity not in sent for identity in identities)


async def ask_for_more(lines: dict[int, Line], spectator: Line, rng: Random) -> None:
    """Questions that might be answered with too much: foreign and impossible actions, old versions."""
    line = rng.choice(list(lines.values()))
    suits = line.now["view"]["suits"]
    for card in rng.sample([f"{suit}-{number}" for suit in suits for number in range(1, 8)], 4):
        if {"kind": "play", "card": card} not in line.now["legal"]:
            with pytest.raises(Refused):
                await line.act({"kind": "play", "card": card})
            assert not CARD.search(line.texts[-1])
        with pytest.raises(Refused, match="not-your-seat"):
            await spectator.act({"kind": "play", "card": card})
    with pytest.raises(Refused, match="not-your-seat"):
        await spectator.undo()


async def test_the_log_names_nobody_and_tells_no_secret(
    house: Node, person: Come, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", "tairyo")
    host = person(house)
    table = (await host.open(seats=1, nickname="Hanako", words="seven herons"))["id"]
    await host.start(table)
    async with host.line(table) as line:
        with pytest.raises(Refused):
            await line.act({"kind": "bid", "tricks": 9})
        await play({0: line}, Random(1))
    record = Record.read(await host.record(table))
    assert f"table={table}" in caplog.text
    assert record.secret is not None
    assert host.token is not None
    for secret in ("Hanako", "herons", record.secret.hex(), host.token):
        assert secret not in caplog.text
    assert not CARD.search(caplog.text)
