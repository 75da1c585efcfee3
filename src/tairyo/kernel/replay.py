"""Playing a record again: whole, up to a step, as a fork, or to prove that it was fair."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, replace

from tairyo.kernel.action import Refusal
from tairyo.kernel.chance import ChanceError, Drawn, RecordedChance, SeededChance, commitment, redraw
from tairyo.kernel.game import Game
from tairyo.kernel.match import Match
from tairyo.kernel.record import Entry, Record, RecordError, line_of
from tairyo.kernel.state import State


def replay(game: Game, record: Record, steps: int | None = None) -> Match:
    """The match that ``record`` describes, after its first ``steps`` entries (None: all).

    It is played by the version of the rules that the record names, be it ``game`` itself or an
    earlier one. With all entries, and where the record's secret is known, it can be played on. Raises
    RecordError where the record does not fit the game: an illegal action, missing chance, another
    hash; ValueError if there is no such step.
    """
    game = _game_of(game, record)
    last = len(record.entries)
    steps = last if steps is None else steps
    if not 0 <= steps <= last:
        raise ValueError(f"the record has {last} entries; step {steps} is not there")
    match = _open(game, record)
    for number, entry in enumerate(record.entries[:steps]):
        _repeat(match, entry, line_of(number))
    if steps == last:
        if record.outcome is not None and match.outcome != record.outcome:
            raise RecordError(line_of(last), "the game does not end as the record says")
        if record.secret is not None:
            match.reseed(_source_behind(match.record))
    return match


def fork(game: Game, record: Record, step: int, seed: bytes | None = None) -> Match:
    """A new match that goes on from ``step`` of ``record``, with chance of its own."""
    match = replay(game, record, step)
    secret = secrets.token_bytes(32) if seed is None else seed
    match.record = replace(match.record, secret=secret, commitment=commitment(secret), words=(), forked=step)
    match.reseed(SeededChance(secret))
    return match


@dataclass(frozen=True)
class Finding:
    """One thing that `verify` looked at: the ``check``, whether it held, and what was found."""

    check: str
    holds: bool
    found: str


def verify(game: Game, record: Record) -> list[Finding]:
    """Prove a finished game from its record alone: the rules, the commitment, and every shuffle."""
    return list(_findings(game, record))


def _findings(game: Game, record: Record) -> Iterator[Finding]:
    try:
        match = replay(game, record)
        yield Finding("rules", True, f"{match.version} entries replay, every hash agrees")
    except RecordError as error:
        yield Finding("rules", False, str(error))
    if record.forked is not None:
        yield Finding(
            "origin", False, f"forked: the chance before entry {record.forked} was not this secret’s"
        )
    if record.outcome is None:
        yield Finding("end", False, "the game is not over: its secret is still kept back")
        return
    if record.secret is None:
        yield Finding("commitment", False, "the record does not reveal its secret")
        return
    kept = commitment(record.secret) == record.commitment
    yield Finding(
        "commitment",
        kept,
        "the secret is the one committed to" if kept else "another secret was committed to",
    )
    yield _chance_finding(record)


def _chance_finding(record: Record) -> Finding:
    assert record.secret is not None
    source = SeededChance(record.secret, record.words)
    drawn = list(_outcomes(record))
    for line, outcome in drawn:
        try:
            honest = redraw(source, outcome)
        except ChanceError as error:
            return Finding("chance", False, f"line {line}: {error}")
        if honest != outcome:
            return Finding("chance", False, f"line {line}: the secret gives another {outcome[0]}")
    return Finding("chance", True, f"{len(drawn)} outcomes follow from the secret and the seats’ words")


def _outcomes(record: Record) -> Iterator[tuple[int, Drawn]]:
    """Every outcome that the record's own secret gave, with its line."""
    if record.forked is None:
        for outcome in record.opening:
            yield 2, outcome
    for number, entry in enumerate(record.entries):
        if number >= (record.forked or 0):
            for outcome in entry.chance:
                yield line_of(number), outcome


def _source_behind(record: Record) -> SeededChance:
    """The record's own chance, moved on behind all that it has given."""
    assert record.secret is not None
    source = SeededChance(record.secret, record.words)
    for _, outcome in _outcomes(record):
        redraw(source, outcome)
    return source


def _game_of(game: Game, record: Record) -> Game:
    if record.game != game.id:
        raise RecordError(1, f"a game of {record.game[:40]}, not of {game.id}")
    played = game.by_rules(record.rules)
    if played is None:
        known = ", ".join(str(each.rules) for each in (game, *game.earlier))
        raise RecordError(1, f"rules version {record.rules}; this Tairyo plays {game.id} by version {known}")
    if record.forked is not None and not 0 <= record.forked <= len(record.entries):
        raise RecordError(1, f"forked at entry {record.forked}, but there are {len(record.entries)} entries")
    return played


def _open(game: Game, record: Record) -> Match:
    chance = RecordedChance(record.opening)
    try:
        state, events = game.start(record.seats, record.options, chance)
    except Refusal as refusal:
        raise RecordError(1, str(refusal)) from refusal
    except ChanceError as error:
        raise RecordError(2, str(error)) from error
    _check(state, chance, record.opening_hash, 2)
    return Match(game, state, replace(record, entries=[], outcome=None), events, None)


def _repeat(match: Match, entry: Entry, line: int) -> None:
    """Let the match go one entry further, with chance as recorded."""
    chance = RecordedChance(entry.chance)
    try:
        if entry.action is None:
            step = match.propose_undo(entry.seat)
        else:
            step = match.propose(entry.seat, match.game.action(entry.action), chance)
    except (Refusal, ChanceError) as error:
        raise RecordError(line, str(error)) from error
    _check(step.state, chance, entry.hash, line)
    match.accept(step)


def _check(state: State, chance: RecordedChance, mark: str | None, line: int) -> None:
    if not chance.exhausted:
        raise RecordError(line, "more outcomes of chance are recorded than the rules ask for")
    if mark is not None and mark != state.hash():
        raise RecordError(line, "the hash of the position is another: the file or the rules have changed")
