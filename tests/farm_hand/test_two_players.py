"""FH-50 – FH-55: Mack plays along."""

import json
from random import Random

import pytest

from tairyo.games import farm_hand
from tairyo.games.farm_hand.tables import CARD_NAMES, standard
from tests.farm_hand.table import Unshuffled, begin, do, legal, only, play, play_out, table

MACK = 2
BOTH_DEALERS = pytest.mark.parametrize("dealer", [0, 1])


@BOTH_DEALERS
def test_fh_50_mack_is_dealt_in_as_a_third_player(dealer: int) -> None:
    view = begin(2, first_dealer=dealer).view(None)
    assert view["dummies"] == ["mack"]
    assert [len(backs) for backs in view["backs"]] == [1, 1, 1]


@BOTH_DEALERS
def test_fh_50_mack_sits_on_the_right_of_the_first_dealer(dealer: int) -> None:
    order = begin(2, first_dealer=dealer).view(None)["order"]
    assert order[order.index(dealer) - 1] == MACK


@BOTH_DEALERS
def test_fh_50_mack_plays_second_in_round_1(dealer: int) -> None:
    hands = ["", "", "yellow-7"]
    hands[dealer], hands[1 - dealer] = "blue-4", "green-3"
    state = table(*hands, dealer=dealer, bids=(0, 0), dummies=1)
    played = play(state, "green-3")
    assert [event["player"] for event in played if event["kind"] == "played"] == [1 - dealer, MACK]
    assert state.actors == (dealer,)


@pytest.mark.parametrize("observer", [None, 0, 1])
def test_fh_51_macks_numbers_are_secret_to_everybody_and_his_backs_public(observer: int | None) -> None:
    state = table("blue-4 blue-1", "green-3 green-2", "yellow-7 red-4", dealer=0, round=2, dummies=1)
    view = state.view(observer)
    assert view["backs"][MACK] == ["yellow", "red"]
    assert "yellow-7" not in json.dumps(view)
    assert "red-4" not in json.dumps(view)


@pytest.mark.parametrize("observer", [None, 0, 1])
def test_fh_51_the_view_lists_his_top_card_first(observer: int | None) -> None:
    state = table("blue-4 blue-1", "green-3 green-2", "yellow-7 red-4", dealer=0, round=2, dummies=1)
    assert state.view(observer)["backs"][MACK][0] == "yellow"
    state = table("blue-4 blue-1", "green-3 green-2", "red-4 yellow-7", dealer=0, round=2, dummies=1)
    assert state.view(observer)["backs"][MACK][0] == "red"


def test_fh_51_his_hand_keeps_the_order_in_which_it_was_dealt() -> None:
    state, _ = farm_hand.start(2, {}, Unshuffled())
    while state.view(None)["round"] < 6:
        for seat in state.actors[:1]:
            state.apply(seat, state.legal_actions(seat)[0], Unshuffled())
    deck = [CARD_NAMES[card] for card in standard().cards]
    hand = [CARD_NAMES[card] for card in state.hands[MACK]]
    assert hand in [deck[place : place + 6] for place in range(len(deck))]


def test_fh_52_mack_leads_his_top_card() -> None:
    hands = ("blue-4 blue-1", "green-3 green-2", "yellow-7 red-4")
    state = table(*hands, first_dealer=0, dealer=1, round=2, dummies=1)  # FH-54: he leads
    do(state, 0, "bid 0")
    assert only(do(state, 1, "bid 0"), "played") == {"kind": "played", "player": MACK, "card": "yellow-7"}


def test_fh_52_mack_follows_with_his_top_card_of_the_lead_suit() -> None:
    hands = ("green-3 green-2 green-5", "blue-4 blue-1 red-4", "yellow-7 blue-5 blue-7")
    state = table(*hands, dealer=0, round=3, bids=(0, 0), dummies=1)
    play(state, "blue-4")
    assert state.view(None)["trick"][-1] == {"player": MACK, "card": "blue-5"}
    assert state.view(None)["backs"][MACK] == ["yellow", "blue"]


def test_fh_52_mack_plays_his_top_card_when_he_cannot_follow() -> None:
    state = table(
        "blue-4 blue-1", "green-3 green-2", "yellow-7 red-4", dealer=0, round=2, bids=(0, 0), dummies=1
    )
    play(state, "green-3")
    assert state.view(None)["trick"][-1] == {"player": MACK, "card": "yellow-7"}


def test_fh_52_mack_never_decides_anything() -> None:
    state = begin(2)
    while state.actors:
        assert MACK not in state.actors
        assert legal(state, MACK) == []
        do(state, state.actors[0], legal(state, state.actors[0])[0])


@pytest.mark.parametrize("observer", [None, 0, 1])
def test_fh_53_macks_bids_are_known_to_all_before_they_bid(observer: int | None) -> None:
    view = begin(2).view(observer)
    assert view["dummy_bids"] == {"mack": [0, 1, 1, 1, 2, 2]}
    assert view["bids"] == [None, None, 0]


@pytest.mark.parametrize(("number", "bid"), list(enumerate([0, 1, 1, 1, 2, 2], 1)))
def test_fh_53_mack_bids_by_the_table(number: int, bid: int) -> None:
    state = begin(2)
    play_out(state, Random(2), until_round=number)
    assert state.view(0)["bids"][MACK] == bid


@BOTH_DEALERS
def test_fh_54_the_deal_goes_round_all_three_so_mack_leads_in_rounds_2_and_5(dealer: int) -> None:
    state = begin(2, first_dealer=dealer)
    leaders = []
    for number in range(1, 7):
        play_out(state, Random(number), until_round=number)
        leaders.append(state.view(None)["leader"])
    other = 1 - dealer
    assert leaders == [other, MACK, dealer, other, MACK, dealer]


def test_fh_55_mack_scores_by_the_same_rules() -> None:
    state = table(
        "blue-4", "green-3", "yellow-7", dealer=0, round=1, scores=(0, 0, -4), bids=(0, 0), dummies=1
    )
    scored = only(play(state, "green-3", "blue-4"), "round_scored")
    assert (scored["bids"][MACK], scored["tricks"][MACK]) == (0, 1)
    assert (scored["points"][MACK], scored["totals"][MACK]) == (-1, -5)


def test_fh_55_mack_can_win() -> None:
    state = table(
        "blue-4", "green-3", "yellow-1", dealer=0, round=6, scores=(0, 0, 9), bids=(0, 0), dummies=1
    )
    play(state, "green-3", "blue-4")
    assert state.outcome is not None
    assert state.outcome.winners == (MACK,)
    assert len(state.outcome.scores) == 3


def test_fh_43_fh_55_a_tie_of_mack_and_a_person_is_played_on() -> None:
    hands = ("blue-4", "green-3", "yellow-1")
    state = table(*hands, dealer=0, round=6, scores=(0, 2, 10), bids=(1, 0), dummies=1)
    assert only(play(state, "green-3", "blue-4"), "round_scored")["totals"] == [6, 8, 8]
    assert (state.view(None)["extra"], state.outcome) == (1, None)
