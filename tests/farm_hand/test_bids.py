"""FH-20 – FH-22: bids."""

import pytest

from tests.farm_hand.table import do, legal, only, refused, table

HANDS = ("blue-4 red-4", "green-3 blue-1", "yellow-7 green-6")


def test_fh_20_everybody_may_bid_at_the_same_time_in_any_order() -> None:
    state = table(*HANDS, dealer=2, round=2)
    assert state.actors == (0, 1, 2)
    do(state, 1, "bid 0")
    assert state.actors == (0, 2)
    do(state, 2, "bid 2")
    assert state.actors == (0,)


def test_fh_20_a_bid_is_none_to_the_number_of_cards_dealt() -> None:
    state = table(*HANDS, dealer=2, round=2)
    assert legal(state, 0) == ["bid 0", "bid 1", "bid 2"]
    assert refused(state, 0, "bid 3") == ("FH-20", "bid-range")


def test_fh_20_the_own_hand_and_all_backs_are_seen_while_bidding() -> None:
    view = table(*HANDS, dealer=2, round=2).view(0)
    assert view["phase"] == "bid"
    assert sorted(view["hand"]) == ["blue-4", "red-4"]
    assert [len(backs) for backs in view["backs"]] == [2, 2, 2]


@pytest.mark.parametrize("observer", [None, 0, 2])
def test_fh_21_before_all_bids_are_in_others_learn_only_who_has_bid(observer: int | None) -> None:
    state = table(*HANDS, dealer=2, round=2)
    assert do(state, 1, "bid 2") == [{"kind": "bid", "player": 1, "tricks": None}]
    view = state.view(observer)
    assert view["has_bid"] == [False, True, False]
    assert view["bids"] == [None, None, None]


def test_fh_21_a_bidder_sees_its_own_bid_at_once() -> None:
    state = table(*HANDS, dealer=2, round=2)
    do(state, 1, "bid 2")
    assert state.view(1)["bids"] == [None, 2, None]


@pytest.mark.parametrize("observer", [None, 0, 1, 2])
def test_fh_21_the_last_bid_opens_them_all_and_they_stay_public(observer: int | None) -> None:
    state = table(*HANDS, dealer=2, round=2, bids=(1, 2))
    opened = only(do(state, 2, "bid 0"), "bids_opened")
    assert opened["bids"] == [1, 2, 0]
    assert state.view(observer)["bids"] == [1, 2, 0]
    do(state, 0, "play blue-4")
    assert state.view(observer)["bids"] == [1, 2, 0]


def test_fh_22_a_bid_is_final() -> None:
    state = table(*HANDS, dealer=2, round=2)
    do(state, 1, "bid 2")
    assert legal(state, 1) == []
    assert refused(state, 1, "bid 1") == ("FH-22", "bid-twice")


@pytest.mark.parametrize("bids", [(0, 0, 0), (1, 1, 0), (2, 2, 2)])
def test_fh_22_the_bids_may_sum_up_to_anything(bids: tuple[int, int, int]) -> None:
    state = table(*HANDS, dealer=2, round=2, bids=bids)
    assert state.view(None)["phase"] == "play"
