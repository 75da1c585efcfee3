"""What a seat may know of Farm Hand, held against what it was told."""

from __future__ import annotations

import base64
import json
import re
from random import Random

from tairyo.kernel.event import visible
from tairyo.kernel.match import Match
from tairyo.kernel.offer import offered
from tests.server.people import Message

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


def check_position(message: Message, now: Match, seat: int | None, rng: Random) -> None:
    """A position as it is told: the same as if the hidden cards lay as ``seat`` might think they do."""
    assert not cards_of(message) & hidden(now, seat)
    if message["view"]["phase"] == "bid":
        people = message["view"]["bids"][: message["view"]["seats"]]
        assert {bid for player, bid in enumerate(people) if player != seat} <= {None}
    thought = now.state.imagine(seat, rng)
    legal = [] if seat is None else offered(thought.legal_actions(seat))
    assert (message["view"], message["legal"]) == (thought.view(seat), legal)
    assert message["actors"] == list(now.actors)


def check(text: str, positions: list[Match], seat: int | None, rng: Random) -> None:
    """One message to ``seat``."""
    message = json.loads(text)
    if message["type"] == "refused":
        text = text.replace(json.dumps(message["id"], ensure_ascii=False), "")  # the asker's own word
    if message["type"] not in ("snapshot", "update") or message["view"] is None:
        assert not CARD.search(text)
        return
    version = message["version"]
    if message["type"] == "update":
        entries = [(version, message.pop("events"))]
    else:
        assert message["table"]["you"] == seat
        entries = [(entry["version"], entry.pop("events")) for entry in message.pop("history")]
    whole = positions[-1].history
    for number, events in entries:
        assert events == visible(whole[number], seat)
        check_events(events, positions[number - 1] if number else None, positions[number], seat)
    check_position(message, positions[version], seat, rng)


def forms(secret: bytes) -> list[str]:
    """How a secret might be written."""
    return [
        secret.hex(),
        base64.b64encode(secret).decode()[:-2],
        base64.urlsafe_b64encode(secret).decode()[:-2],
        json.dumps(list(secret))[1:-1],
        str(int.from_bytes(secret, "big")),
    ]
