"""How fast random playouts and copies are, beside OpenSpiel, in one process: prints one JSON object.

Every game is played through `choices` and `apply`, as anybody outside would, with the seats named in
``SEATS``. Beside them runs OpenSpiel's `oh_hell`, the nearest game that it has to Farm Hand: three players,
3 suits × 7 cards, six tricks, driven from Python as its documentation does it (`chance_outcomes` at chance
nodes); `open_spiel_shortcut` takes its chance uniformly from `legal_actions`, which is faster and right for
this game. Chance steps are not counted as actions, on either side.

The rounds of all contestants take turns, and of each the best is kept, since other load only ever
slows one down; seconds are those of the processor, for the same reason. Quote the ratios.
"""

import json
import platform
import sys
import time
import timeit
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median

import pyspiel

import tairyo.kernel.playout
from tairyo import games
from tairyo.games.fish_em_up.net import Net
from tairyo.games.fish_em_up.rules import FishEmUp
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.game import Game
from tairyo.kernel.playout import playout
from tairyo.kernel.state import State

ROUNDS = 60
OH_HELL = "oh_hell(players=3,num_suits=3,num_cards_per_suit=7,num_tricks_fixed=6)"
SEATS = {"farm-hand": 3, "fishy-fables": 4, "cash-a-catch": 4, "fish-em-up": 3, "finspan": 2}
SEARCHES = 400
NET = 25
"""On so many nets of so many cards all places of three cards are looked for."""

rng = Random(1)
random = rng.random
chance = RandomChance(rng)
oh_hell = pyspiel.load_game(OH_HELL)


def begin(game: Game) -> State:
    return game.begin(SEATS[game.id], game.settle(SEATS[game.id], {}), chance)[0]


def from_outside(game: Game, matches: int) -> int:
    actions = 0
    for _ in range(matches):
        state = begin(game)
        while state.actors:
            seat = state.actors[0]
            choices = state.choices(seat)
            state.apply(seat, choices[int(random() * len(choices))], chance)
            actions += 1
    return actions


def whole_playout(game: Game, matches: int) -> int:
    return sum(playout(begin(game), rng) for _ in range(matches))


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


def contestants() -> dict[str, tuple[Callable[[int], int], int]]:
    """Who runs, and how many matches a round."""
    found: dict[str, tuple[Callable[[int], int], int]] = {
        "open_spiel": (open_spiel, 40),
        "open_spiel_shortcut": (open_spiel_shortcut, 40),
    }
    for game in games.ALL.values():
        found[f"{game.id} playout"] = (partial(whole_playout, game), 12)
        found[f"{game.id} from_outside"] = (partial(from_outside, game), 12)
    return found


def actions_per_second() -> dict[str, float]:
    best: dict[str, float] = {}
    running = contestants()
    for run, matches in running.values():
        run(5 * matches)
    for _ in range(ROUNDS):
        for name, (run, matches) in running.items():
            start = time.process_time()
            actions = run(matches)
            rate = actions / (time.process_time() - start)
            best[name] = max(best.get(name, 0), rate)
    return best


def microseconds(call: Callable[[], object]) -> float:
    return min(timeit.repeat(call, timer=time.process_time, number=1000, repeat=50)) / 1000 * 1e6


def figures(game: Game, rates: dict[str, float], clone: float) -> dict[str, float]:
    """One game beside OpenSpiel."""
    state = begin(game)
    own, outside = rates[f"{game.id} playout"], rates[f"{game.id} from_outside"]
    copy = microseconds(state.copy)
    return {
        "seats": SEATS[game.id],
        "actions_per_s": round(own),
        "ratio_to_open_spiel": round(own / rates["open_spiel"], 2),
        "ratio_to_open_spiel_shortcut": round(own / rates["open_spiel_shortcut"], 2),
        "ratio_from_outside": round(outside / rates["open_spiel"], 2),
        "copy_us": round(copy, 3),
        "copy_ratio": round(copy / clone, 2),
        "imagine_us": round(microseconds(lambda: state.imagine(0, rng)), 2),
    }


def search_ms() -> dict[str, float]:
    """Fish 'em Up: all legal places of a hand of three on a net of 25 cards, the start net among them."""
    times = []
    while len(times) < SEARCHES:
        state = begin(games.fish_em_up)
        while state.actors and len(state.view(None)["net"]) < NET:
            seat = state.actors[0]
            state.apply(seat, state.choices(seat)[int(random() * len(state.choices(seat)))], chance)
        if not state.actors:
            continue
        assert isinstance(state, FishEmUp)
        net = Net(state.net.tables, state.net.laid, state.net.shown, state.net.frame, state.net.bits)
        cards = [card for card in rng.sample(range(1, 55), 6) if net.tables.faces[card].turned][:3]
        start = time.perf_counter()
        for card in cards:
            net.places(card)
        times.append((time.perf_counter() - start) * 1000)
    return {"median": round(median(times), 3), "largest": round(max(times), 3)}


def main() -> None:
    rates = actions_per_second()
    theirs = oh_hell.new_initial_state()
    while theirs.is_chance_node():
        theirs.apply_action(theirs.legal_actions()[0])
    clone = microseconds(theirs.clone)
    compiled = tairyo.kernel.playout.__file__.endswith((".so", ".pyd"))
    result = {
        "mode": "compiled" if compiled else "interpreted",
        "python": platform.python_version(),
        "open_spiel": {
            "actions_per_s": round(rates["open_spiel"]),
            "shortcut_actions_per_s": round(rates["open_spiel_shortcut"]),
            "clone_us": round(clone, 3),
        },
        "games": {game.id: figures(game, rates, clone) for game in games.ALL.values()},
        "fish-em-up search_ms": search_ms(),
    }
    json.dump(result, sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
