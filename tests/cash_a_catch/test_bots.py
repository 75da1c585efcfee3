"""How bots play Cash a Catch, and how they race."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import median

import pytest

from tairyo.games import cash_a_catch
from tairyo.games.cash_a_catch.bots import COUNT, COUNTER
from tairyo.games.cash_a_catch.words import HOLD, RING
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.glimpse import RANDOM, Bot
from tairyo.sim import simulate
from tairyo.sim.play import race
from tests.cash_a_catch.market import market, turn_up

STEADY = cash_a_catch.bots["steady"]


@pytest.mark.parametrize("rival", ["random", "counter"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_steady_wins_clearly_more_than_its_share(rival: str, seats: int) -> None:
    games = 20 if rival == "random" else 120 if seats == 3 else 40
    report = simulate(cash_a_catch, games, bots=["steady", *[rival] * (seats - 1)], seed="arena")
    _, _, wins = report.by_bot()["steady"]
    assert wins.interval is not None
    assert wins.interval[0] > 1.0 / seats


def test_the_counter_rings_at_its_count() -> None:
    state = market()
    turn_up(state, COUNT - 1)
    assert COUNTER.act(state, 1, Random(0)) == HOLD
    for seat in (1, 2, 3):
        state.apply(seat, HOLD, RandomChance(Random(0)))
    turn_up(state, 1)
    assert COUNTER.act(state, 1, Random(0)) == RING


def test_bots_react_as_people_do_the_better_ones_sooner() -> None:
    rng = Random(1)
    times = {bot.name: [bot.reacts(rng) for _ in range(1000)] for bot in (STEADY, RANDOM)}
    assert 0.55 < median(times["steady"]) < 0.65 < 0.8 < median(times["random"]) < 1.0
    assert min(min(each) for each in times.values()) >= 0.25
    assert max(times["steady"]) < 2


def test_cc_25_simulated_bots_race_and_no_seat_is_nearer_to_the_bell() -> None:
    state = market(5, deck="eel-1")
    turn_up(state)
    rng = Random(1)
    eager, shy = Bot("eager", lambda _, rng: RING), Bot("shy", lambda _, rng: HOLD)
    won = Counter(race(state, [eager] * 5, rng, RING)[0][0] for _ in range(2000))
    assert all(abs(won[seat] / 2000 - 0.25) < 0.03 for seat in (1, 2, 3, 4))
    assert race(state, [shy, shy, eager, shy, shy], rng, RING) == [(2, RING)]
    assert race(state, [shy] * 5, rng, RING) == [(seat, HOLD) for seat in (1, 2, 3, 4)]
