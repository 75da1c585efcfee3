"""A quick look at many positions, beside the kit's long look at few."""

from __future__ import annotations

from random import Random

from tairyo.kernel.chance import RandomChance
from tairyo.kernel.game import Game
from tairyo.testing.walk import Options, Table, do, picture, spelled, walk


def glance(game: Game, options: Options, positions: int) -> None:
    """At so many positions, spread over the seat counts: what an observer imagines looks the same to it,
    owns the same, and lets everybody act.
    """
    rng = Random(str(options))
    for seats in game.seats:
        table = Table.of(game, seats, options, 3)
        for position in walk(table, -(-positions // len(game.seats)), share=0.5):
            state = position.state
            observer = rng.choice(table.observers)
            twin = state.imagine(observer, rng)
            assert spelled(picture(twin, observer), position) == spelled(picture(state, observer), position)
            assert twin.inventory() == state.inventory()
            for seat in state.actors:
                action = rng.choice(state.choices(seat))
                do(state.copy(), seat, action, RandomChance(rng), position)
                assert twin.choices(seat)
