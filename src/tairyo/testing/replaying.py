"""Law 3, replay: a record holds all that is needed to play a game again, the same everywhere.

And undo, which a record holds too: it takes nothing from anybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tairyo.kernel.action import Action, Refusal
from tairyo.kernel.chance import ChanceError, RandomChance, RecordingChance
from tairyo.kernel.game import Game
from tairyo.kernel.match import Match
from tairyo.kernel.record import SUFFIX, Record, RecordError
from tairyo.kernel.replay import fork, replay, verify
from tairyo.kernel.state import State
from tairyo.testing.walk import (
    REPLAY,
    UNDO,
    LawBroken,
    Options,
    Position,
    Table,
    a_choice,
    pick,
    spelled,
    told,
    views,
    walk,
)


def check_replay(
    game: Game, seats: int, options: Options | None = None, *, games: int = 5, seed: int = 0
) -> None:
    """Hold a game to the third law in so many random games. Raises LawBroken.

    Played again from the same seed, from the record, and from the record's file, a game goes
    through the same positions and tells every observer the same events; its record verifies; and a
    fork at any step starts at the same position and has a record that replays as well.
    """
    table = Table.of(game, seats, options, seed)
    for number in range(games):
        where = f"{table}, game {number}"
        try:
            _check_game(table, number, where)
        except (RecordError, ChanceError) as error:
            raise LawBroken(REPLAY, f"a record does not replay: {error}", where) from error


def _check_game(table: Table, number: int, where: str) -> None:
    game = table.game
    match, marks = _play(table, number)
    twin, _ = _play(table, number)
    if twin.record.text() != match.record.text():
        raise LawBroken(REPLAY, "the same seed and moves give another record", where)
    text = match.record.text()
    if Record.read(text).text() != text:
        raise LawBroken(REPLAY, "a record's file is read and written as another", where)
    with TemporaryDirectory() as folder:
        record = Record.load(match.record.save(Path(folder) / f"game{SUFFIX}"))
    again = replay(game, record)
    if again.outcome != match.outcome:
        raise LawBroken(REPLAY, f"the outcome is {match.outcome}, replayed {again.outcome}", where)
    for step, (first, second) in enumerate(zip(match.history, again.history, strict=True)):
        for observer in table.observers:
            if told(first, observer, where) != told(second, observer, where):
                raise LawBroken(
                    REPLAY, f"step {step} tells observer {observer} other events when replayed", where
                )
    for finding in verify(game, record):
        if not finding.holds:
            raise LawBroken(
                REPLAY, f"an honest record does not verify: {finding.check}: {finding.found}", where
            )
    for step in range(len(marks)) if number == 0 else (0, len(marks) // 2, len(marks) - 1):
        _check_fork(table, record, step, marks[step], where)


def _play(table: Table, number: int) -> tuple[Match, list[str]]:
    """A random match of this table, and the hash of its position at every step."""
    seed = f"{table.seed}/{number}"
    words = [f"words of seat {seat}" for seat in range(table.seats)] if number % 2 else []
    match = Match.start(table.game, table.seats, seed, words=words, **table.options)
    return match, [match.state.hash() for match in _play_on(table, match, seed)]


def _play_on(table: Table, match: Match, seed: str) -> Iterator[Match]:
    """The match as it is, and again after every random action."""
    rng = table.rng("replay", seed)
    yield match
    while match.actors:
        seat = pick(match.actors, rng)
        match.act(seat, a_choice(match.state, seat, rng))
        yield match


def _check_fork(table: Table, record: Record, step: int, mark: str, where: str) -> None:
    branch = fork(table.game, record, step, seed=b"fork")
    if branch.state.hash() != mark:
        raise LawBroken(REPLAY, f"a fork at step {step} starts at another position", where)
    for _ in _play_on(table, branch, f"fork {step}"):
        pass
    again = replay(table.game, Record.read(branch.record.text()))
    if again.state.hash() != branch.state.hash():
        raise LawBroken(REPLAY, f"a game forked at step {step} does not replay", where)


def check_undo(
    game: Game, seats: int, options: Options | None = None, *, positions: int = 100, seed: int = 0
) -> None:
    """Undo gives back exactly what was there, and only where it takes nothing from anybody.

    - In random matches: whoever acted last, with nothing revealed and nothing drawn, may take that
      back, which restores hash and views; everybody else is refused, and so is everyone else's
      last action behind it. A record with undos replays.
    - At random positions: an action after which somebody can tell the real position from an imagined
      one, and could not before, has an event that `reveals`. So no undo unlearns a secret.

    Raises LawBroken.
    """
    table = Table.of(game, seats, options, seed)
    for number in range(5):
        _undo_in_a_match(table, number)
    for position in walk(table, positions):
        _says_that_it_reveals(position)


def _undo_in_a_match(table: Table, number: int) -> None:
    where = f"{table}, match {number}"
    match = Match.start(table.game, table.seats, f"undo {table.seed}/{number}", **table.options)
    rng = table.rng("undo", number)
    while match.actors:
        seat = pick(match.actors, rng)
        before = match.state.hash(), views(match.state, table, where)
        events = match.act(seat, a_choice(match.state, seat, rng))
        free = not match.record.entries[-1].chance and not any(event.reveals for event in events)
        for other in (*range(table.seats), -1, table.seats):
            if match.can_undo(other) != (free and other == seat):
                may = "may not" if free and other == seat else "may"
                raise LawBroken(UNDO, f"after {seat} acted ({free=}), seat {other} {may} undo", where)
            if not match.can_undo(other):
                _undo_is_refused(match, other, where)
        if free and rng.random() < 0.5:
            match.undo(seat)
            if (match.state.hash(), views(match.state, table, where)) != before:
                raise LawBroken(UNDO, f"undo by seat {seat} does not restore the position", where)
    again = replay(table.game, Record.read(match.record.text()))
    if again.state.hash() != match.state.hash():
        raise LawBroken(UNDO, "a record with undos does not replay", where)


def _undo_is_refused(match: Match, seat: int, where: str) -> None:
    mark, version = match.state.hash(), match.version
    try:
        match.undo(seat)
    except Refusal:
        if (match.state.hash(), match.version) != (mark, version):
            raise LawBroken(UNDO, f"a refused undo of seat {seat} changes the match", where) from None
    else:
        raise LawBroken(UNDO, f"seat {seat} undoes what it may not", where)


def _says_that_it_reveals(position: Position) -> None:
    """Whoever learned something from a random action learned it from an event that says so."""
    state, table = position.state, position.table
    if not state.actors:
        return
    rng = table.rng("reveals", position.number, len(position.moves))
    seat = pick(state.actors, rng)
    action = a_choice(state, seat, rng)
    luck = rng.random()
    after = state.copy()
    noting = RecordingChance(RandomChance(table.rng(luck)))
    if any(event.reveals for event in after.apply(seat, action, noting)) or noting.outcomes:
        return
    for observer in table.observers:
        twin = state.imagine(observer, rng)
        seen = spelled(after.view(observer), position)
        possible = [action] if seat == observer else list(twin.legal_actions(seat))
        if all(
            spelled(_after(twin, seat, one, luck, table).view(observer), position) != seen for one in possible
        ):
            raise LawBroken(
                UNDO,
                f"seat {seat}: {action} tells observer {observer} something new, but no event of it reveals",
                position,
            )


def _after(state: State, seat: int, action: Action, luck: float, table: Table) -> State:
    moved = state.copy()
    moved.apply(seat, action, RandomChance(table.rng(luck)))
    return moved
