"""What bots do, and that `steady` is worth playing against."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from tairyo.games import fish_em_up
from tairyo.games.fish_em_up.bots import GREEDY, STEADY
from tairyo.games.fish_em_up.rules import FishEmUp
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.glimpse import RANDOM, Bot
from tests.fish_em_up.sea import begin, lay, table


def play_of(state: FishEmUp, bot: Bot) -> dict[str, object]:
    """What a bot plays as seat 0, as the view tells of it."""
    action = bot.act(state, 0, Random(1)).data()
    for play in state.view(0)["plays"]:
        place = play["place"]
        if place is None:
            if (action["kind"], action.get("on")) == ("sting", play["on"]):
                return cast("dict[str, object]", play)
        elif action == {"kind": "lay", "card": play["card"], **place}:
            return cast("dict[str, object]", play)
    raise AssertionError(f"{action} is no play")


def test_greedy_takes_the_most_points_now() -> None:
    state = table(hands={0: "A03 A09 A13"}, net=["A02", "A06"], points=[0, 3, 3])
    assert play_of(state, GREEDY)["gain"] == 3


def test_steady_does_not_lay_trash_on_empty_pockets() -> None:
    state = table(hands={0: "A03 A04 A09"}, points=[0, 0, 0])
    assert play_of(state, STEADY)["catch"] == "fish"


def test_steady_takes_from_whoever_leads() -> None:
    state = table(hands={0: "A14 A02", 1: "A06 A09", 2: "A03 A04"}, points=[0, 1, 9])
    lay(state, 0, "A14")
    assert str(STEADY.act(state, 0, Random(1))) == "take 2"
    state = table(hands={0: "A13"}, net=["A11"], points=[0, 1, 9])
    lay(state, 0, "A13")
    assert str(STEADY.act(state, 0, Random(1))) == "rob 2"


def test_steady_puts_the_token_where_it_does_most() -> None:
    state = table(hands={0: "109"}, net=["A02", "A06", "A09", "A03"], points=[0, 1, 1])
    assert play_of(state, STEADY)["catch"] == "fish"


def test_bots_look_at_nothing_but_their_glimpse() -> None:
    """The same choice from the real position and from one imagined by the seat."""
    state, rng = begin(3), Random(5)
    for number in range(12):
        seat = state.actors[0]
        twin = state.imagine(seat, rng)
        for bot in (STEADY, GREEDY):
            assert bot.act(state, seat, Random(number)) == bot.act(twin, seat, Random(number))
        actions = state.legal_actions(seat)
        state.apply(seat, rng.choice(actions), RandomChance(rng))


def wins(bot: Bot, others: Bot, seats: int, games: int) -> float:
    """How large a part of the games one bot among others wins; a shared win counts by its share."""
    won = 0.0
    for number in range(games):
        rng = Random(f"arena {number}")
        state = begin(seats, RandomChance(rng))
        while state.actors:
            seat = state.actors[0]
            one = bot if seat == number % seats else others
            state.apply(seat, one.act(state, seat, rng), RandomChance(rng))
        assert state.outcome is not None
        if number % seats in state.outcome.winners:
            won += 1 / len(state.outcome.winners)
    return won / games


@pytest.mark.parametrize(("others", "least"), [(RANDOM, 0.6), (GREEDY, 0.42)])
def test_steady_beats_others_at_three_seats(others: Bot, least: float) -> None:
    """An even share is a third; some three standard deviations lie between."""
    assert wins(STEADY, others, 3, 60) > least


@pytest.mark.long
@pytest.mark.parametrize("others", [RANDOM, GREEDY], ids=["random", "greedy"])
@pytest.mark.parametrize("seats", fish_em_up.seats)
def test_steady_clearly_beats_both_at_every_table(seats: int, others: Bot) -> None:
    games = 1000
    even = 1 / seats
    assert wins(STEADY, others, seats, games) > even + 3 * (even * (1 - even) / games) ** 0.5
