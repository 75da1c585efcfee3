"""Playing a record again: whole, up to a step, as a fork, or to check its shuffles."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from tairyo.kernel.action import Refusal, in_english
from tairyo.kernel.chance import ChanceError, Drawn, RecordedChance, SeededChance, commitment, lots, redraw
from tairyo.kernel.game import Game
from tairyo.kernel.match import Match
from tairyo.kernel.record import Entry, Fork, Record, RecordError, line_of
from tairyo.kernel.state import State


def replay(game: Game, record: Record, steps: int | None = None) -> Match:
    """The match that ``record`` describes, after its first ``steps`` entries (None: all).

    It is played by the version of the rules that the record names, be it ``game`` itself or an
    earlier one. With all entries, and where the record's secret is known, it can be played on. Raises
    RecordError where the record does not fit the game: an illegal action, missing chance, another
    hash; ValueError if there is no such step.
    """
    last = len(record.entries)
    steps = last if steps is None else steps
    if not 0 <= steps <= last:
        raise ValueError(f"the record has {last} entries; step {steps} is not there")
    match = next(islice(walk(game, record), steps, None))
    if steps == last:
        _check_end(match, record)
        if record.secret is not None:
            match.reseed(_source_behind(match.record))
    return match


def walk(game: Game, record: Record) -> Iterator[Match]:
    """The match after none of the record's entries, after one, and so on: always the same match, one entry
    further, and only to be looked at. Raises RecordError as `replay` does, where it gets to.
    """
    game = _game_of(game, record)
    match = _open(game, record)
    _leave_behind(match)
    yield match
    for number, entry in enumerate(record.entries):
        _repeat(match, entry, line_of(number))
        _leave_behind(match)
        yield match
    _check_end(match, record)


def stations(game: Game, record: Record) -> list[Match]:
    """The match after none of the record's entries, after one, and so on: for stepping to and fro.

    All is played once. The matches share what happened, and are only to be looked at. Raises
    RecordError as `replay` does.
    """
    return [_still(match) for match in walk(game, record)]


def _still(match: Match) -> Match:
    """The match as it is now, untouched by how it goes on."""
    still = Match(
        match.game, match.state, replace(match.record, entries=list(match.record.entries)), [], None
    )
    still.history = list(match.history)
    return still


def fork(
    game: Game, record: Record, step: int, seed: bytes | None = None, names: Sequence[str] | None = None
) -> Match:
    """A new match that goes on from ``step`` of ``record``, with chance of its own.

    What was done before can no longer be taken back. ``names`` of the seats: None keeps those of
    ``record``. Raises RecordError, or ValueError, as `replay` does.
    """
    match = replay(game, record, step)
    secret = secrets.token_bytes(32) if seed is None else seed
    before = record.forked
    origin = before.of if before is not None and step <= before.at else record.commitment
    match.record = replace(
        match.record,
        secret=secret,
        commitment=commitment(secret),
        names=record.names if names is None else tuple(names),
        words=(),
        forked=Fork(step, origin),
    )
    match.reseed(SeededChance(secret))
    _leave_behind(match)
    return match


def _leave_behind(match: Match) -> None:
    """What a fork took over stays done: nobody takes it back."""
    if match.record.forked is not None and match.record.forked.at == match.version:
        match.settle()


@dataclass(frozen=True)
class Finding:
    """One thing that `verify` looked at: the ``check``, whether it held (None: this record cannot
    tell), and what was found: the text ``verify-<code>``, or ``error`` where the record is damaged.
    """

    check: str
    holds: bool | None
    code: str
    details: dict[str, str | int] = field(default_factory=dict)
    error: RecordError | None = None

    @property
    def found(self) -> str:
        """What was found, in English."""
        return in_english(f"verify-{self.code}", self.details) if self.error is None else str(self.error)


def verify(game: Game, record: Record, seal: str | None = None) -> list[Finding]:
    """Check a finished game's record: the rules, the commitment, and every shuffle.

    Secret and commitment both stand in the record, so it proves that nobody chose the shuffles only to
    somebody who knows the commitment from before the game: give it as ``seal``, or compare it.
    """
    return list(_findings(game, record, seal))


def _findings(game: Game, record: Record, seal: str | None) -> Iterator[Finding]:
    try:
        match = replay(game, record)
        yield Finding("rules", True, "replays", {"entries": match.version})
    except RecordError as error:
        yield Finding("rules", False, "damaged", {}, error)
    if record.forked is not None:
        yield Finding("origin", None, "forked", {"at": record.forked.at, "seal": record.forked.of})
    if seal is not None:
        shown = seal == record.commitment
        yield Finding("seal", shown, "seal-shown" if shown else "seal-other")
    if record.outcome is None:
        yield Finding("end", False, "running")
        return
    if record.secret is None:
        yield Finding("commitment", False, "secret-missing")
        return
    kept = commitment(record.secret) == record.commitment
    yield Finding("commitment", kept, "secret-kept" if kept else "secret-other")
    yield _chance_finding(record)


def _chance_finding(record: Record) -> Finding:
    assert record.secret is not None
    source = SeededChance(record.secret, record.words)
    drawn = list(_outcomes(record))
    for line, outcome in drawn:
        try:
            honest = redraw(source, outcome)
        except ChanceError as error:
            return Finding("chance", False, "damaged", {}, RecordError(line, error.code, **error.details))
        if honest != outcome:
            return Finding("chance", False, "chance-other", {"line": line, "asked": str(outcome[0])})
    first = 0 if record.forked is None else record.forked.at
    for number, entry in enumerate(record.entries[first:], first):
        tied = entry.race["drawn"] if entry.race is not None else ()
        if tied and tied[lots(record.secret, record.words, number + 1).below(len(tied))] != entry.seat:
            return Finding("chance", False, "chance-other", {"line": line_of(number), "asked": "bell"})
    return Finding("chance", True, "chance-follows", {"outcomes": len(drawn)})


def _outcomes(record: Record) -> Iterator[tuple[int, Drawn]]:
    """Every outcome that the record's own secret gave, with its line."""
    if record.forked is None:
        for outcome in record.opening:
            yield 2, outcome
    for number, entry in enumerate(record.entries):
        if record.forked is None or number >= record.forked.at:
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
        raise RecordError(1, "other-game", given=record.game[:40], game=game.id)
    played = game.by_rules(record.rules)
    if played is None:
        known = ", ".join(str(each.rules) for each in (game, *game.earlier))
        raise RecordError(1, "other-rules", given=record.rules, game=game.id, known=known)
    if record.forked is not None and not 0 <= record.forked.at <= len(record.entries):
        raise RecordError(1, "forked", at=record.forked.at, entries=len(record.entries))
    return played


def _check_end(match: Match, record: Record) -> None:
    if record.outcome is not None and match.outcome != record.outcome:
        raise RecordError(line_of(len(record.entries)), "other-end")


def _open(game: Game, record: Record) -> Match:
    chance = RecordedChance(record.opening)
    try:
        state, events = game.start(record.seats, record.options, chance)
    except Refusal as refusal:
        raise RecordError.of(1, refusal) from refusal
    except ChanceError as error:
        raise RecordError(2, error.code, **error.details) from error
    _check(state, chance, record.opening_hash, 2)
    return Match(game, state, replace(record, entries=[], outcome=None), events, None)


def _repeat(match: Match, entry: Entry, line: int) -> None:
    """Let the match go one entry further, with chance as recorded."""
    chance = RecordedChance(entry.chance)
    try:
        if entry.action is None:
            step = match.propose_undo(entry.seat)
        else:
            step = match.propose(entry.seat, match.game.action(entry.action), chance, entry.race)
    except Refusal as refusal:
        raise RecordError.of(line, refusal) from refusal
    except ChanceError as error:
        raise RecordError(line, error.code, **error.details) from error
    _check(step.state, chance, entry.hash, line)
    match.accept(step)


def _check(state: State, chance: RecordedChance, mark: str | None, line: int) -> None:
    if not chance.exhausted:
        raise RecordError(line, "chance-more")
    if mark is not None and mark != state.hash():
        raise RecordError(line, "hash")
