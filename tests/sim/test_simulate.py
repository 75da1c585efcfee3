"""The simulator: the same seed gives the same games, and every bot gets the same seats."""

from __future__ import annotations

import io
import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tairyo import BadOption, games
from tairyo.kernel.action import Action
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event
from tairyo.kernel.glimpse import Bot, Glimpse
from tairyo.kernel.state import State
from tairyo.sim import BotFailed, Plan, simulate
from tairyo.sim.play import play, seating

FARM_HAND = games.farm_hand
CLOCK = ("seconds", "games_per_s", "actions_per_s", "jobs")


LOWEST = Bot("lowest", lambda glimpse, _: glimpse.legal_actions[0])


def figures(jobs: int, seed: str = "moon", **given: Any) -> tuple[dict[str, Any], str]:
    """The report without what the clock says, and the file of games."""
    out = io.StringIO()
    report = simulate(FARM_HAND, 450, bots=["random"], seats=3, seed=seed, jobs=jobs, out=out, **given)
    return {name: value for name, value in report.data().items() if name not in CLOCK}, out.getvalue()


def test_the_figures_do_not_depend_on_the_number_of_processes() -> None:
    alone = figures(1)
    assert figures(2) == alone
    assert figures(3) == alone


def test_another_seed_gives_other_games() -> None:
    assert figures(1)[1] != figures(1, seed="sun")[1]


def test_a_game_is_the_same_wherever_the_numbers_begin() -> None:
    plan = Plan("farm-hand", 3, ("random", "random", "random"), "moon", {})
    assert list(play(FARM_HAND, plan, range(5)))[4] == next(play(FARM_HAND, plan, range(4, 5)))


def test_the_same_number_deals_the_same_cards_to_whatever_bots() -> None:
    def first_deals(bot: str) -> list[str]:
        dealt = []

        def begin(seats: int, options: Mapping[str, Any], chance: Chance) -> tuple[State, list[Event]]:
            state, events = FARM_HAND.begin(seats, options, chance)
            dealt.append(state.hash())
            return state, events

        game = replace(FARM_HAND, begin=begin, own_bots=(LOWEST,))
        simulate(game, 5, bots=[bot], seats=3)
        return dealt

    assert first_deals("lowest") == first_deals("random")


def test_in_every_round_of_games_each_bot_sits_everywhere_once() -> None:
    plan = Plan("farm-hand", 4, ("random", "steady", "random", "steady"), "moon", {})
    neighbours = set()
    for block in range(20):
        orders = [seating(plan, number) for number in range(4 * block, 4 * block + 4)]
        for seat in range(4):
            assert {order[seat] for order in orders} == {0, 1, 2, 3}
        neighbours.add(orders[0][(orders[0].index(0) + 1) % 4])
    assert neighbours == {1, 2, 3}


def test_fixed_seats_stay() -> None:
    plan = Plan("farm-hand", 3, ("random", "steady", "random"), "moon", {}, fixed=True)
    assert {seating(plan, number) for number in range(12)} == {(0, 1, 2)}


def test_a_bot_gets_what_it_earned_on_whatever_seat() -> None:
    game = replace(FARM_HAND, own_bots=(LOWEST,))
    out = io.StringIO()
    report = simulate(game, 30, bots=["lowest", "random"], seats=3, out=out)
    rows = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [row["game"] for row in rows] == list(range(30))
    assert all(Counter(row["bots"]) == {"lowest": 2, "random": 1} for row in rows)
    earned = [row["scores"][seat] for row in rows for seat in range(3) if row["bots"][seat] == "lowest"]
    assert report.data()["by_bot"]["lowest"]["mean_score"] == pytest.approx(sum(earned) / 60)
    assert report.data()["mean_scores"][1] == pytest.approx(sum(row["scores"][1] for row in rows) / 30)


def test_shares_of_wins_add_up_to_one_game() -> None:
    data = simulate(FARM_HAND, 200, bots=["random"], seats=4).data()
    assert sum(data["win_shares"]) == pytest.approx(1)


def test_a_dummy_wins_its_share_too() -> None:
    data = simulate(FARM_HAND, 200, bots=["random"], seats=2).data()
    assert sum(data["win_shares"]) < 0.9


def test_a_bot_against_the_rules_is_named_with_its_game() -> None:
    def cheat(glimpse: Glimpse, rng: Random) -> Action:
        return FARM_HAND.parse("bid 7")

    game = replace(FARM_HAND, own_bots=(Bot("cheat", cheat),))
    with pytest.raises(BotFailed, match="game 0, bot cheat: an action against the rules"):
        simulate(game, 5, bots=["cheat"], seats=3)


def test_a_bot_that_breaks_down_is_named_with_its_game() -> None:
    def broken(glimpse: Glimpse, rng: Random) -> Action:
        raise KeyError("lantern")

    game = replace(FARM_HAND, own_bots=(Bot("broken", broken),))
    with pytest.raises(BotFailed, match="game 0, bot broken: KeyError: 'lantern'"):
        simulate(game, 5, bots=["random", "broken"], seats=3)


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"bots": ["clever"]}, ValueError),
        ({"bots": []}, ValueError),
        ({"bots": ["random"], "seats": 9}, BadOption),
        ({"bots": ["random"], "seats": 2, "options": {"first_dealer": 4}}, BadOption),
        ({"bots": ["random"] * 4, "seats": 3}, ValueError),
        ({"bots": ["random"], "seats": 3, "jobs": 0}, ValueError),
    ],
)
def test_what_cannot_be_simulated_is_refused(given: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(FARM_HAND, 10, **given)
