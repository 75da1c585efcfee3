"""How the bots play, and how well."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from tairyo.games import finspan
from tairyo.games.finspan.rules import Finspan
from tairyo.kernel.chance import RandomChance
from tests.finspan.sea import begin, do, last_turn, sea

STEADY = finspan.bots["steady"]
GREEDY = finspan.simulated_bots["greedy"]


def chosen(state: Finspan, seat: int = 0, bot=STEADY) -> str:
    """What a bot does here."""
    return str(bot.act(state, seat, Random(1)))


def scores(bots: list[str], games: int, side: str) -> list[float]:
    """The mean score of each bot, in the order of seats."""
    rows = []
    for game in range(games):
        rng = Random(f"{game} {bots}")
        state = begin(len(bots), RandomChance(rng), side=side)
        while state.actors:
            seat = state.actors[0]
            action = finspan.simulated_bots[bots[seat]].act(state, seat, rng)
            state.apply(seat, action, RandomChance(rng))
        assert state.outcome
        rows.append(state.outcome.scores)
    return [mean(column) for column in zip(*rows, strict=True)]


@pytest.mark.parametrize("side", ["a", "b"])
def test_steady_scores_twice_what_random_does_and_more_than_greedy(side: str) -> None:
    steady, greedy, random = scores(["steady", "greedy", "random"], 16, side)
    assert steady > 2 * random
    assert steady > 1.15 * greedy
    assert steady > 80  # what people score


def test_steady_alone_scores_like_people() -> None:
    assert 80 < scores(["steady"], 20, "a")[0] < 130


def test_greedy_sits_at_no_table() -> None:
    assert "greedy" not in finspan.bots
    assert finspan.best_bot == "steady"


def test_steady_makes_schools() -> None:
    state = sea("green-1: bonefish egg", "green-2: porkfish egg young young")
    state.week = 3
    do(state, 0, "dive green")
    assert chosen(state) == "hatch green-2"


def test_steady_moves_a_young_to_two_others() -> None:
    state = sea("purple-3: young", "purple-6: young young", "green-5: catalina-goby", "blue-1: young")
    state.week = 3
    do(state, 0, "dive green")
    assert chosen(state) in ("lift young purple-3", "lift young purple-6")
    do(state, 0, "lift young purple-3")
    assert chosen(state) == "to purple-6"


def test_steady_pays_with_what_promises_least() -> None:
    state = sea(hand="mandarinfish yellowtail-snapper whale-shark longfin-batfish")
    do(state, 0, "play mandarinfish")
    assert chosen(state) == "pay yellowtail-snapper"


def test_steady_covers_a_forage_fish_rather_than_a_dear_one_or_an_empty_slot_late() -> None:
    state = sea("blue-2: catalina-goby", "blue-3: oceanic-puffer", "purple-2: longfin-batfish", hand="angler")
    do(state, 0, "play angler")
    assert chosen(state) == "place blue-2"


def test_steady_builds_early_and_takes_points_late() -> None:
    fish = ("blue-1: bonefish egg", "purple-4: showy-bristlemouth egg", "green-2: catalina-goby egg")
    hand = "wolftrap-angler white-spotted-puffer diamond-stingray"
    early = sea(*fish, hand=hand)
    assert chosen(early) == "play white-spotted-puffer"
    late = last_turn(sea(*fish, "green-1: young young", hand="hogfish porkfish bonefish bonefish"), 4)
    assert chosen(late) == "play hogfish"


def test_greedy_looks_at_the_points_alone() -> None:
    # an egg is a point at once; a card is none
    state = sea("purple-2: porkfish", "blue-1: catalina-goby", deck="bonefish barreleye")
    assert chosen(state, bot=GREEDY) == "dive purple"
    # two young that make a school with a third: six points for three
    state = sea("green-1: porkfish egg young young", "purple-1: porkfish egg young young")
    assert chosen(state, bot=GREEDY) == "dive green"


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_bots_finish_every_game_at_the_end_of_abilities_too(seats: int) -> None:
    assert all(score > 40 for score in scores(["steady"] * seats, 1, "b"))
