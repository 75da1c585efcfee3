"""Law 2, honest refusals: what is legal applies, all else is refused by its clause and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from tairyo.kernel.action import Action, IllegalAction, Json
from tairyo.kernel.chance import RandomChance, RecordingChance
from tairyo.kernel.game import Game
from tairyo.kernel.state import State
from tairyo.testing.forms import actions_seen, check_forms
from tairyo.testing.walk import REFUSALS, LawBroken, Options, Position, Table, do, pick, views, walk


@dataclass(frozen=True)
class Foreign(Action):
    """An action of no game."""

    def data(self) -> Json:
        return {"kind": "foreign"}


def check_refusals(
    game: Game,
    seats: int,
    options: Options | None = None,
    *,
    clauses: Collection[str] | None = None,
    positions: int = 100,
    seed: int = 0,
) -> None:
    """Hold a game to the second law at so many random positions. Raises LawBroken.

    - Every legal action of every seat applies on a copy; the list is the same when asked for again,
      and names no action twice. A default action is a legal one. A seat's choices are its legal
      actions, but for amounts, of which they name at least one.
    - Every other action (all that was ever legal in this game, other seats' and changed ones) is
      refused to every seat with an IllegalAction whose clause begins with the game's prefix and is
      one of ``clauses``, if given; seats that do not exist and spectators are refused everything.
      A refusal leaves hash and views as they were and draws no chance.
    - Both written forms of an action read back as the same action; other forms raise NotAnAction.
    """
    table = Table.of(game, seats, options, seed)
    rng = table.rng("refusals")
    seen = actions_seen(table, games=5)
    pool = [*check_forms(table, seen, rng), Foreign()]
    for position in walk(table, positions):
        before = position.state.hash(), views(position.state, table, position)
        for seat in range(seats):
            legal = _legal(position, seat)
            tried = [action for action in (pick(pool, rng) for _ in range(40)) if action not in legal]
            tried += [action for other in position.state.actors for action in position.state.choices(other)]
            _refused(position, seat, [action for action in tried if action not in legal], clauses)
        mine = [action for seat in position.state.actors for action in position.state.choices(seat)]
        for nobody in (-1, seats, seats + 7, 2**40):
            if list(position.state.legal_actions(nobody)):
                raise LawBroken(REFUSALS, f"seat {nobody}, which does not exist, has legal actions", position)
            _refused(position, nobody, [*mine[:12], *(pick(pool, rng) for _ in range(3))], clauses)
        _refused(position, None, mine[:3], clauses)
        if (position.state.hash(), views(position.state, table, position)) != before:
            raise LawBroken(REFUSALS, "a view has changed after refusals", position)


def _legal(position: Position, seat: int) -> frozenset[Action]:
    """A seat's legal actions, each of which has been applied on a copy."""
    state = position.state
    legal = list(state.legal_actions(seat))
    if list(state.legal_actions(seat)) != legal:
        raise LawBroken(REFUSALS, f"seat {seat} has other legal actions when asked again", position)
    if len(set(legal)) != len(legal):
        raise LawBroken(REFUSALS, f"seat {seat} has a legal action twice", position)
    if legal and seat not in state.actors:
        raise LawBroken(REFUSALS, f"seat {seat} may not act and has legal actions", position)
    if seat in state.actors and state.default_action(seat) not in legal:
        raise LawBroken(REFUSALS, f"the default action of seat {seat} is not legal", position)
    _choices(position, seat, legal)
    for action in legal:
        try:
            do(state.copy(), seat, action, RandomChance(position.table.rng("apply")), position)
        except LawBroken:
            raise
        except Exception as error:
            raise LawBroken(
                REFUSALS, f"seat {seat}: {action} is legal and fails: {error!r}", position
            ) from error
    return frozenset(legal)


def _choices(position: Position, seat: int, legal: Sequence[Action]) -> None:
    """A seat's choices are all that it may do; of amounts they may be a few."""
    choices = list(position.state.choices(seat))
    if list(position.state.choices(seat)) != choices:
        raise LawBroken(REFUSALS, f"seat {seat} has other choices when asked again", position)
    if not set(choices) <= set(legal) or len(set(choices)) != len(choices):
        raise LawBroken(REFUSALS, f"the choices of seat {seat} are not some of its legal actions", position)
    missing = [action for action in legal if action not in choices]
    kinds = {type(action) for action in choices}
    if any(action.size is None or type(action) not in kinds for action in missing):
        raise LawBroken(REFUSALS, f"seat {seat} has no choice of {missing[0]}, which is no amount", position)


def _refused(
    position: Position, seat: int | None, actions: Sequence[Action], clauses: Collection[str] | None
) -> None:
    """Every one of ``actions`` is refused to ``seat`` as the law says."""
    state: State = position.state
    mark = state.hash()
    for action in actions:
        chance = RecordingChance(RandomChance(position.table.rng("refused")))
        named = f"seat {seat}: {action!r}"
        try:
            state.apply(seat, action, chance)  # type: ignore[arg-type]  # None: a spectator acts
        except IllegalAction as refusal:
            _check_clause(position, named, refusal, clauses)
        except Exception as error:
            if seat is None and isinstance(error, TypeError):
                continue  # compiled rules check their types first
            raise LawBroken(
                REFUSALS, f"{named} is not refused with IllegalAction: {error!r}", position
            ) from error
        else:
            raise LawBroken(REFUSALS, f"{named} is illegal and applied", position)
        if state.hash() != mark:
            raise LawBroken(REFUSALS, f"{named} is refused and yet changes the position", position)
        if chance.outcomes:
            raise LawBroken(REFUSALS, f"{named} is refused and yet draws chance", position)


def _check_clause(
    position: Position, named: str, refusal: IllegalAction, clauses: Collection[str] | None
) -> None:
    prefix = position.table.game.prefix
    if not re.fullmatch(rf"{re.escape(prefix)}-\d+", refusal.clause):
        raise LawBroken(
            REFUSALS, f"{named} is refused by “{refusal.clause}”, not by a clause {prefix}-…", position
        )
    if clauses is not None and refusal.clause not in clauses:
        raise LawBroken(
            REFUSALS, f"{named} is refused by {refusal.clause}, which no rulebook holds", position
        )
    if not refusal.code:
        raise LawBroken(REFUSALS, f"{named} is refused without a code for its sentence", position)
