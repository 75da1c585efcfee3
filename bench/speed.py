"""How fast random playouts and copies are, beside OpenSpiel, in one process: prints one JSON object.

Farm Hand with three seats is played through `legal_actions` and `apply`, as anybody outside would.
Beside it runs OpenSpiel's `oh_hell`, the nearest game that it has: three players, 3 suits × 7 cards,
six tricks, driven from Python as its documentation does it (`chance_outcomes` at chance nodes);
`open_spiel_shortcut` takes its chance uniformly from `legal_actions`, which is faster and right for
this game. Chance steps are not counted as actions, on either side.

The rounds of all contestants take turns, and of each the best is kept, since other load only ever
slows one down. Quote the ratios.
"""

import json
import platform
import sys
import time
import timeit
from collections.abc import Callable
from random import Random

import pyspiel

import tairyo.kernel.playout
from tairyo import games
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.playout import playout

ROUNDS = 25
OH_HELL = "oh_hell(players=3,num_suits=3,num_cards_per_suit=7,num_tricks_fixed=6)"

rng = Random(1)
random = rng.random
oh_hell = pyspiel.load_game(OH_HELL)
farm_hand = games.farm_hand
options = farm_hand.settle(3, {})


def tairyo_from_outside(matches: int) -> int:
    chance = RandomChance(rng)
    actions = 0
    for _ in range(matches):
        state, _events = farm_hand.begin(3, options, chance)
        while state.actors:
            seat = state.actors[0]
            legal = state.legal_actions(seat)
            state.apply(seat, legal[int(random() * len(legal))], chance)
            actions += 1
    return actions


def tairyo_playout(matches: int) -> int:
    chance = RandomChance(rng)
    return sum(playout(farm_hand.begin(3, options, chance)[0], rng) for _ in range(matches))


def open_spiel(matches: int) -> int:
    actions = 0
    for _ in range(matches):
        state = oh_hell.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                legal = state.legal_actions(state.current_player())
                state.apply_action(legal[int(random() * len(legal))])
                actions += 1
    return actions


def open_spiel_shortcut(matches: int) -> int:
    actions = 0
    for _ in range(matches):
        state = oh_hell.new_initial_state()
        while not state.is_terminal():
            actions += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
    return actions


CONTESTANTS: list[tuple[Callable[[int], int], int]] = [
    (tairyo_from_outside, 60),
    (tairyo_playout, 60),
    (open_spiel, 150),
    (open_spiel_shortcut, 150),
]


def actions_per_second() -> dict[str, float]:
    best: dict[str, float] = {}
    for run, matches in CONTESTANTS:
        run(5 * matches)
    for _ in range(ROUNDS):
        for run, matches in CONTESTANTS:
            start = time.perf_counter()
            actions = run(matches)
            rate = actions / (time.perf_counter() - start)
            best[run.__name__] = max(best.get(run.__name__, 0), rate)
    return best


def microseconds(call: Callable[[], object]) -> float:
    return min(timeit.repeat(call, number=5000, repeat=20)) / 5000 * 1e6


def main() -> None:
    rates = actions_per_second()
    ours, _events = farm_hand.begin(3, options, RandomChance(rng))
    theirs = oh_hell.new_initial_state()
    while theirs.is_chance_node():
        theirs.apply_action(theirs.legal_actions()[0])
    copy, clone = microseconds(ours.copy), microseconds(theirs.clone)
    compiled = tairyo.kernel.playout.__file__.endswith((".so", ".pyd"))
    result = {
        "mode": "compiled" if compiled else "interpreted",
        "python": platform.python_version(),
        "actions_per_s": {name: round(rate) for name, rate in rates.items()},
        "ratio_to_open_spiel": round(rates["tairyo_playout"] / rates["open_spiel"], 2),
        "ratio_to_open_spiel_shortcut": round(rates["tairyo_playout"] / rates["open_spiel_shortcut"], 2),
        "ratio_from_outside": round(rates["tairyo_from_outside"] / rates["open_spiel"], 2),
        "copy_us": round(copy, 3),
        "open_spiel_clone_us": round(clone, 3),
        "copy_ratio": round(copy / clone, 2),
        "imagine_us": round(microseconds(lambda: ours.imagine(0, rng)), 2),
    }
    json.dump(result, sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
