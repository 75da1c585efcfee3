"""FS-29: no step leads into a dead end. From any position every legal action leads on to a finished turn."""

from __future__ import annotations

from random import Random

import pytest

from tairyo.games import finspan
from tairyo.games.finspan.position import AT_THE_END, TURN
from tairyo.games.finspan.rules import Finspan
from tairyo.kernel.action import Action
from tairyo.kernel.chance import RandomChance
from tairyo.testing.walk import Table, walk

POSITIONS = 1_000
"""Of each number of seats."""
LONGEST = 400
"""No turn takes more steps."""


def finishes(state: Finspan, seat: int, action: Action, last: bool, rng: Random) -> bool:
    """Whether a turn that goes on so comes to its end, all further steps at random or the last offered."""
    chance = RandomChance(rng)
    mark = state.week, state.turns, state.stage
    state.apply(seat, action, chance)
    for _ in range(LONGEST):
        is_over = state.phase == TURN and (state.week, state.turns) != mark[:2]
        if is_over or not state.actors or (state.stage == AT_THE_END) != (mark[2] == AT_THE_END):
            return True
        (actor,) = state.actors
        legal = state.legal_actions(actor)
        if not legal:
            return False
        state.apply(actor, legal[-1] if last else rng.choice(legal), chance)
    return False


@pytest.mark.parametrize("seats", finspan.seats)
def test_fs_29_every_legal_action_leads_on_to_a_finished_turn(seats: int) -> None:
    options = {"side": "ab"[seats % 2]}
    rng = Random(seats)
    phases = set()
    for position in walk(Table.of(finspan, seats, options, 29), POSITIONS, share=0.2):
        state = position.state
        assert isinstance(state, Finspan)
        phases.add(state.phase)
        for seat in state.actors:
            for action in state.legal_actions(seat):
                last = rng.random() < 0.3
                assert finishes(state.copy(), seat, action, last, rng), f"{action} at {position}"
    assert len(phases) == 7


@pytest.mark.parametrize("seats", [1, 3])
def test_fs_29_what_is_offered_to_be_played_can_be_finished_in_every_way(seats: int) -> None:
    """Each way to pay, to its end, leaves a slot."""
    rng = Random(f"{seats} plays")
    for position in walk(Table.of(finspan, seats, {}, 30), 150, share=0.05):
        state = position.state
        for action in state.legal_actions(state.actors[0]) if state.actors else ():
            if str(action).startswith("play"):
                after = state.copy()
                seat = state.actors[0]
                after.apply(seat, action, RandomChance(rng))
                all_paid(after, seat, rng)


def all_paid(state: object, seat: int, rng: Random) -> None:
    assert isinstance(state, Finspan)
    legal = state.legal_actions(seat)
    assert legal
    for action in legal if len(legal) < 4 else rng.sample(legal, 3):
        if str(action).startswith("pay"):
            after = state.copy()
            after.apply(seat, action, RandomChance(rng))
            all_paid(after, seat, rng)
