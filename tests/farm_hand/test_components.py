"""FH-1 – FH-5: the deck, and what its backs tell."""

import json
from collections import Counter
from random import Random

import pytest

from tairyo.games import farm_hand
from tairyo.games.farm_hand.tables import CARD_NAMES, standard
from tairyo.kernel.chance import RandomChance
from tests.farm_hand.table import begin, table

SUITS = {
    "red": [4],
    "purple": [1, 7],
    "orange": [2, 4, 6],
    "green": [2, 3, 5, 6],
    "blue": [1, 3, 4, 5, 7],
    "yellow": [1, 2, 3, 5, 6, 7],
}


def test_fh_1_there_are_21_cards_in_six_suits_three_of_each_number() -> None:
    names = [CARD_NAMES[card] for card in standard().cards]
    assert len(set(names)) == 21
    assert len({name.split("-")[0] for name in names}) == 6
    assert Counter(name.split("-")[1] for name in names) == dict.fromkeys("1234567", 3)


def test_fh_1_all_cards_are_there_in_every_round() -> None:
    state = begin(4)
    assert len(set(state.inventory())) == 21


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_fh_2_a_seat_sees_its_own_numbers_and_of_the_others_the_backs(seat: int) -> None:
    state = table("blue-4 red-4", "green-3 blue-1", "yellow-7 green-6", dealer=2, round=2)
    view = state.view(seat)
    own = [{"blue-4", "red-4"}, {"green-3", "blue-1"}, {"yellow-7", "green-6"}]
    assert set(view["hand"]) == own[seat]
    assert [sorted(backs) for backs in view["backs"]] == [
        ["blue", "red"],
        ["blue", "green"],
        ["green", "yellow"],
    ]
    text = json.dumps({**view, "hand": None})
    assert not any(name in text for hand in own for name in hand)


def test_fh_2_a_spectator_sees_backs_alone() -> None:
    state = table("blue-4", "green-3", "yellow-7", dealer=2)
    view = state.view(None)
    assert view["hand"] is None
    assert view["backs"] == [["blue"], ["green"], ["yellow"]]


def test_fh_2_a_back_tells_which_numbers_its_suit_holds() -> None:
    assert begin(3).view(None)["suits"] == SUITS


def test_fh_2_the_deal_is_told_as_it_is_seen() -> None:
    state, (dealt,) = farm_hand.start(3, {}, RandomChance(Random(0)))
    backs = state.view(None)["backs"]
    assert dealt.view(None)["hands"] == backs
    for seat in range(3):
        expected = [state.view(seat)["hand"] if player == seat else backs[player] for player in range(3)]
        assert dealt.view(seat)["hands"] == expected


def test_fh_3_a_suit_holds_no_number_twice_and_the_suits_differ_in_size() -> None:
    suits = standard().suits
    assert {suit: list(numbers) for suit, numbers in suits.items()} == SUITS
    assert sorted(len(set(numbers)) for numbers in suits.values()) == [1, 2, 3, 4, 5, 6]


def test_fh_4_undealt_cards_are_known_by_their_suits_alone() -> None:
    state = table("blue-4", "green-3", "yellow-7", dealer=2)
    for observer in (None, 0, 1, 2):
        undealt = state.view(observer)["undealt"]
        assert undealt == {"red": 1, "purple": 2, "orange": 3, "green": 3, "blue": 4, "yellow": 5}


def test_fh_5_every_number_has_its_animal_and_three_is_the_cat() -> None:
    animals = begin(3).view(None)["animals"]
    assert len(set(animals)) == 7
    assert animals[3 - 1] == "cat"
