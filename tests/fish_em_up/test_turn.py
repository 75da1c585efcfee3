"""FE-10 to FE-12: the turn."""

from __future__ import annotations

from random import Random

import pytest

from tairyo.games import fish_em_up
from tairyo.games.fish_em_up.rules import PLAY
from tairyo.games.fish_em_up.tables import CARDS
from tairyo.kernel.chance import RandomChance
from tests.fish_em_up.sea import begin, do, drawing, kinds, lay, legal, only, refused, table

FULL = ["#####"] * 7
MISFIT = {"catch": "fish", "face": drawing(["FF...", "FF...", *["##..."] * 5], "NS")}
"""A ribbon two cells wide, open at both ends: it fits nowhere on a start net."""


def test_fe_10_play_a_card_then_draw_up_to_three_and_the_next_seat_is_on() -> None:
    state = table(hands={0: "A02 A06 A09"}, deck="101 102")
    events = lay(state, 0, "A02")
    assert kinds(events) == ["laid", "scored", "drew"]
    assert only(events, "drew") == {"kind": "drew", "player": 0, "count": 1, "sea": 35, "cards": None}
    assert state.view(0)["hand"] == ["A06", "A09", "101"]
    assert state.actors == (1,)


def test_fe_10_whoever_holds_less_draws_more() -> None:
    state = table(hands={0: "A02"}, deck="101 102 103 104")
    assert only(lay(state, 0, "A02"), "drew")["count"] == 3
    assert state.view(0)["hand"] == ["101", "102", "103"]


def test_fe_10_only_a_card_in_hand_can_be_played_and_only_in_turn() -> None:
    state = table(hands={0: "A02 A06 A09", 1: "A05"})
    assert refused(state, 0, "lay A05 0 -6 0")[:2] == ("FE-10", "not-held")
    assert refused(state, 1, "lay A05 0 -6 0")[:2] == ("FE-10", "not-playing")
    assert refused(state, 0, "take 1")[:2] == ("FE-34", "no-crab")
    assert refused(state, 0, "rob 1")[:2] == ("FE-35", "no-seahorse")


def test_fe_11_nobody_is_skipped_by_choice() -> None:
    state = table(hands={0: "A02 A06 A09"})
    assert "skip" not in legal(state, 0)
    assert refused(state, 0, "skip")[:2] == ("FE-11", "can-play")


def test_fe_11_who_has_nothing_that_fits_is_skipped_and_still_draws() -> None:
    state = table(hands={0: "A01"}, deck="101 102", faces={"A01": MISFIT})
    assert legal(state, 0) == ["skip"]
    assert state.view(0)["plays"] == []
    events = do(state, 0, "skip")
    assert kinds(events) == ["skipped", "drew"]
    assert only(events, "drew")["count"] == 2
    assert state.view(None)["skipped"] == 0
    assert state.actors == (1,)


def test_fe_11_a_jellyfish_that_can_be_played_is_a_legal_play() -> None:
    faces = {"A01": MISFIT}
    assert legal(table(hands={0: "A01 109"}, faces=faces), 0) == ["skip"]
    state = table(hands={0: "A01 109"}, net=["A02"], faces=faces)
    assert legal(state, 0) == ["sting 109 A02"]


def test_fe_12_when_all_are_skipped_without_drawing_the_game_is_scored() -> None:
    faces = dict.fromkeys(("A01", "A02", "A03", "A04", "A05", "A06"), MISFIT)
    state = table(2, hands={0: "A01 A02 A03", 1: "A04 A05 A06"}, points=[2, 5], faces=faces)
    assert kinds(do(state, 0, "skip")) == ["skipped"]
    assert state.view(None)["skipped"] == 1
    events = do(state, 1, "skip")
    assert kinds(events) == ["skipped", "all_skipped", "game_over"]
    assert state.outcome is not None
    assert state.outcome.ranking == ((1,), (0,))
    assert state.actors == ()


def test_fe_12_a_draw_or_a_play_between_begins_the_count_anew() -> None:
    faces = dict.fromkeys(("A01", "A02", "A03", "A04", "A05", "A06"), MISFIT)
    state = table(2, hands={0: "A01 A02 A03", 1: "A04 A05"}, deck="107", faces=faces)
    do(state, 0, "skip")
    do(state, 1, "skip")
    assert state.view(None)["skipped"] == 0
    do(state, 0, "skip")
    assert state.view(None)["skipped"] == 1
    lay(state, 1, "107")
    assert state.view(None)["skipped"] == 0


def test_fe_11_others_know_that_a_skipped_hand_fits_nowhere() -> None:
    faces = dict.fromkeys(("A01", "A02", "A03"), MISFIT)
    state = table(hands={0: "A01 A02 A03", 1: "A04 A05 A06", 2: "A07 A08 A09"}, faces=faces)
    do(state, 0, "skip")
    for number in range(20):
        imagined = state.imagine(1, Random(number))
        assert imagined.hands[0] == [CARDS["A01"], CARDS["A02"], CARDS["A03"]]


@pytest.mark.parametrize("seats", fish_em_up.seats)
def test_hardly_a_turn_has_no_legal_play(seats: int, request: pytest.FixtureRequest) -> None:
    """Fewer than 0.5 % of the turns of random games; 1,000 of them each with --long."""
    games = 1000 if request.config.getoption("--long") else 25
    rng = Random(seats)
    chance = RandomChance(rng)
    turns = skips = 0
    for _ in range(games):
        state = begin(seats, chance)
        while state.actors:
            actions = state.legal_actions(state.actors[0])
            turns += state.phase == PLAY
            skips += str(actions[0]) == "skip"
            state.apply(state.actors[0], actions[int(rng.random() * len(actions))], chance)
    assert turns > 20 * games
    assert skips < 0.005 * turns
