"""Law 7, golden games: whole games written down, to be compared with what the rules play now.

There is a file for every seat count and every variant of a game. Whoever changes a rule writes them
anew (`tairyo.testing.golden`) and reads the difference before it is committed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

from tairyo.kernel.action import Json
from tairyo.kernel.chance import Drawn
from tairyo.kernel.event import Event
from tairyo.kernel.game import BadOption, Game
from tairyo.kernel.match import Match
from tairyo.kernel.offer import offered_text
from tairyo.testing.walk import GOLDEN, LawBroken, pick, spelled

VIEWS = 3
"""So many times in a game every view is written out in full; else the first digits of hashes stand."""


def check_golden(game: Game, folder: Path) -> None:
    """Hold a game to the seventh law: its golden games are all there and up to date. Raises LawBroken."""
    wanted = golden_files(game)
    for name, text in wanted.items():
        path = folder / name
        if not path.exists():
            raise LawBroken(GOLDEN, f"{name} is missing: make golden", folder)
        written = path.read_text(encoding="utf-8")
        if written != text:
            raise LawBroken(GOLDEN, f"{name} is stale: {_first_difference(written, text)}", path)
    for path in sorted((folder / game.id).glob("*")):
        if path.relative_to(folder).as_posix() not in wanted:
            raise LawBroken(GOLDEN, f"{path.name} is of no seat count and variant of {game.id}", path)


def golden_files(game: Game) -> dict[str, str]:
    """The golden games as they are played now: the content of each file, by its path."""
    files = {}
    for name, options in game.variants.items():
        fits = [seats for seats in game.seats if can_start(game, seats, options)]
        if not fits:
            raise LawBroken(GOLDEN, f"the variant {name} fits no number of seats", game.id)
        for seats in fits:
            files[f"{game.id}/{seats}-{name}.txt"] = "\n".join(_play(game, seats, name)) + "\n"
    return files


def can_start(game: Game, seats: int, options: Any) -> bool:
    """Whether a variant fits a number of seats."""
    try:
        Match.start(game, seats, "golden", **options)
    except BadOption:
        return False
    return True


def _play(game: Game, seats: int, variant: str) -> Iterator[str]:
    """The lines of one golden game."""
    seed = f"golden {game.id} {seats} {variant}"
    options = game.variants[variant]
    match = Match.start(game, seats, seed, **options)
    yield f"{game.id}, rules {game.rules}, {seats} seats, {variant}"
    yield "A golden game: made by `make golden`, compared by the tests, never edited by hand."
    yield ""
    yield f"seed     {seed}"
    for name, value in match.record.options.items():
        yield f"option   {name} {_json(value)}"
    yield ""
    yield "start"
    yield from _what_happened(match, match.record.opening)
    yield from _views(match, in_full=True)
    length = _length(match, seed)
    full = {length * part // VIEWS for part in range(1, VIEWS + 1)}
    rng = Random(seed)
    for step in range(1, length + 1):
        seat = pick(match.actors, rng)
        legal = match.legal_actions(seat)
        action = pick(match.choices(seat), rng)
        match.act(seat, action)
        yield ""
        yield f"{step}. seat {seat}: {action}"
        yield f"legal    {', '.join(offered_text(legal))}"
        yield from _what_happened(match, match.record.entries[-1].chance)
        yield from _views(match, in_full=step in full)
    yield ""
    yield f"outcome  {_json(match.outcome.data() if match.outcome else None)}"


def _length(match: Match, seed: str) -> int:
    """How many actions this golden game takes."""
    twin = Match.start(match.game, match.record.seats, seed, **match.record.options)
    rng = Random(seed)
    while twin.actors:
        seat = pick(twin.actors, rng)
        twin.act(seat, pick(twin.choices(seat), rng))
    return twin.version


def _what_happened(match: Match, chance: Sequence[Drawn]) -> Iterator[str]:
    """Chance, events and the hash of the last step."""
    for kind, size, drawn in chance:
        yield f"chance   {kind} {size}: {drawn if kind == 'below' else ' '.join(map(str, drawn))}"
    for event in match.history[-1]:
        yield from _told(event, match.record.seats)
    yield f"hash     {match.state.hash()[:16]}"


def _told(event: Event, seats: int) -> Iterator[str]:
    """An event as a spectator sees it, then what every seat sees otherwise."""
    public = event.view(None)
    yield f"event    {_json(public)}"
    for seat in range(seats):
        seen = event.view(seat)
        if seen != public:
            yield f"  to {seat}   {_json(_otherwise(seen, public))}"


def _otherwise(seen: Json | None, public: Json | None) -> Json | None:
    """The fields of ``seen`` that are not as the public sees them."""
    if seen is None or public is None:
        return seen
    return {name: value for name, value in seen.items() if name not in public or value != public[name]}


def _views(match: Match, in_full: bool) -> Iterator[str]:
    """The spectator's view and what each seat sees otherwise; or the first digits of their hashes."""
    seen = match.views((None, *range(match.record.seats)))
    if in_full:
        yield f"view     {_json(seen[0])}"
        for seat, view in enumerate(seen[1:]):
            yield f"  of {seat}   {_json(_otherwise(view, seen[0]))}"
    digits = {id(view): _digits(spelled(view, match.game.id)) for view in seen}  # many may be one
    yield f"views    {' '.join(digits[id(view)] for view in seen)}"


def _digits(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:8]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _first_difference(old: str, new: str) -> str:
    for line, (was, now) in enumerate(zip_longest(old.splitlines(), new.splitlines()), 1):
        if was != now:
            return f"line {line} was {str(was)[:100]!r}, is now {str(now)[:100]!r}"
    return "only line ends differ"
