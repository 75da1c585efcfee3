"""Matches to test with: Farm Hand, played at random."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tairyo import Match, Record
from tairyo.games import farm_hand

Line = dict[str, Any]


def played(seats: int = 3, steps: int | None = None, seed: str = "harvest moon", **given: Any) -> Match:
    """A match that has been played at random: to its end, or so many steps."""
    match = Match.start(farm_hand, seats, seed, **given)
    rng = Random(seed)
    while match.actors and (steps is None or match.version < steps):
        act_at_random(match, rng)
    return match


def act_at_random(match: Match, rng: Random) -> None:
    """Let the first seat that may act do something."""
    seat = match.actors[0]
    match.act(seat, rng.choice(match.legal_actions(seat)))


def lines_of(match: Match) -> list[Line]:
    """The lines of a match's record, to be tampered with."""
    return [json.loads(line) for line in match.record.text().splitlines()]


def read(lines: list[Line]) -> Record:
    """The record of these lines."""
    return Record.read("".join(json.dumps(line) + "\n" for line in lines))


def changed(match: Match, change: Callable[[list[Line]], object]) -> Record:
    """The match's record, after somebody has laid hands on it."""
    lines = lines_of(match)
    change(lines)
    return read(lines)
