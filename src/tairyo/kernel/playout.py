"""Playing a game to its end at random: what searches, simulations and benchmarks do most."""

from __future__ import annotations

from random import Random

from tairyo.kernel.chance import RandomChance
from tairyo.kernel.state import State


def playout(state: State, rng: Random) -> int:
    """Play ``state`` on to its end, every seat at random, in place. The number of actions made."""
    chance = RandomChance(rng)
    random = rng.random
    actions = 0
    while actors := state.actors:
        seat = actors[0]
        choices = state.choices(seat)
        state.apply(seat, choices[int(random() * len(choices))], chance)
        actions += 1
    return actions
