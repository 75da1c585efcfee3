"""Every bad move is refused by its clause, with a sentence that says what would be right."""

import ast
from importlib.resources import files
from random import Random

import pytest

from tairyo import IllegalAction
from tairyo.games import farm_hand
from tests.farm_hand.table import RULEBOOK, Unshuffled, begin, do, play, play_out, refused, table

HANDS = ("blue-4 blue-1", "green-3 blue-3", "yellow-7 yellow-6")


def bidding():
    return table(*HANDS, dealer=2, round=2)


def playing():
    return table(*HANDS, dealer=2, round=2, bids=(0, 0, 0))


@pytest.mark.parametrize("tricks", [-1, 3, 7, 10**30])
def test_fh_20_a_bid_outside_the_range(tricks: int) -> None:
    with pytest.raises(IllegalAction) as refusal:
        bidding().apply(0, farm_hand.action({"kind": "bid", "tricks": tricks}), Unshuffled())
    assert (refusal.value.clause, refusal.value.code) == ("FH-20", "bid-range")
    assert refusal.value.details == {"low": 0, "high": 2}


def test_fh_22_a_second_bid() -> None:
    state = bidding()
    do(state, 0, "bid 1")
    assert refused(state, 0, "bid 1") == ("FH-22", "bid-twice")


def test_fh_20_a_bid_while_cards_are_played() -> None:
    assert refused(playing(), 0, "bid 1") == ("FH-20", "not-bidding")


def test_fh_30_a_card_while_bids_are_laid() -> None:
    assert refused(bidding(), 0, "play blue-4") == ("FH-30", "not-playing")


def test_fh_30_playing_out_of_turn() -> None:
    assert refused(playing(), 1, "play green-3") == ("FH-30", "not-your-turn")


@pytest.mark.parametrize("card", ["green-3", "red-4", "yellow-7"])
def test_fh_30_a_card_that_is_not_held(card: str) -> None:
    assert refused(playing(), 0, f"play {card}") == ("FH-30", "not-held")


def test_fh_30_a_card_of_no_deck() -> None:
    assert refused(playing(), 0, "play red-7") == ("FH-30", "not-held")


def test_fh_30_a_card_already_played() -> None:
    state = playing()
    play(state, "blue-4", "blue-3", "yellow-7")
    assert state.actors == (2,)
    assert refused(state, 2, "play yellow-7") == ("FH-30", "not-held")


def test_fh_31_not_following_suit_names_the_suit() -> None:
    state = playing()
    play(state, "blue-4")
    with pytest.raises(IllegalAction) as refusal:
        do(state, 1, "play green-3")
    assert (refusal.value.clause, refusal.value.code) == ("FH-31", "follow-suit")
    assert refusal.value.details == {"suit": "blue"}


def test_fh_42_anything_after_the_end() -> None:
    state = begin(3)
    play_out(state, Random(5))
    assert refused(state, 0, "bid 0") == ("FH-42", "over")
    assert refused(state, 0, "play blue-4") == ("FH-42", "over")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_fh_30_fh_20_a_seat_that_is_not_there(seat: int) -> None:
    assert refused(playing(), seat, "play blue-4")[0] == "FH-30"
    assert refused(bidding(), seat, "bid 0")[0] == "FH-20"
    assert refused(bidding(), seat, "play yellow-7")[0] == "FH-30"


def test_a_dummy_cannot_be_played_for() -> None:
    state = table("blue-4", "green-3", "yellow-7", dealer=0, bids=(0, 0), dummies=1)
    assert refused(state, 2, "play yellow-7") == ("FH-30", "not-your-turn")
    state = table("blue-4", "green-3", "yellow-7", dealer=0, dummies=1)
    assert refused(state, 2, "bid 0") == ("FH-20", "not-bidding")


def test_a_refusal_changes_nothing() -> None:
    state = playing()
    play(state, "blue-4")
    mark, view = state.hash(), state.view(1)
    with pytest.raises(IllegalAction):
        do(state, 1, "play green-3")
    assert (state.hash(), state.view(1)) == (mark, view)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_refusal_has_its_sentence(language: str) -> None:
    rules = ast.parse(files("tairyo.games.farm_hand").joinpath("rules.py").read_text(encoding="utf-8"))
    raised = [
        call
        for call in ast.walk(rules)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "IllegalAction"
    ]
    codes = {
        str(part.value)
        for call in raised
        for part in ast.walk(call.args[1])
        if isinstance(part, ast.Constant)
    }
    assert codes >= {"bid-range", "bid-twice", "not-your-turn", "not-held", "follow-suit"}
    text = (RULEBOOK.parent.parent / language / "farm-hand.ftl").read_text(encoding="utf-8")
    for code in codes:
        assert f"\nfarm-hand-refused-{code} =" in text
