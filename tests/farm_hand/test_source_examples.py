"""The examples that the source gives."""

import pytest

from tests.farm_hand.table import only, play, table

ALEX, DAVE, LEE = range(3)


def test_fh_31_fh_32_example_1_the_green_6_wins_over_blue_4_and_blue_1() -> None:
    """Alex leads blue 4; Dave has no blue and plays green 6; Lee holds blue and has to follow with blue 1."""
    state = table("blue-4 red-4", "green-6 green-3", "blue-1 yellow-7", dealer=LEE, round=2, bids=(0, 0, 0))
    assert only(play(state, "blue-4", "green-6", "blue-1"), "trick_ended")["winner"] == DAVE


def test_fh_33_example_2_the_threes_cancel_and_orange_2_wins() -> None:
    """Dave leads green 3; Lee has no green and plays blue 3; Alex has none either and plays orange 2."""
    state = table(
        "orange-2 red-4", "green-3 green-6", "blue-3 yellow-7", dealer=ALEX, round=2, bids=(0, 0, 0)
    )
    ended = only(play(state, "green-3", "blue-3", "orange-2"), "trick_ended")
    assert ended["cancelled"] == ["green-3", "blue-3"]
    assert ended["winner"] == ALEX


@pytest.mark.parametrize(("bid", "points"), [(1, -2), (3, 5)])
def test_fh_40_fh_41_example_3_three_tricks_won(bid: int, points: int) -> None:
    """Bid 1 and won 3: two points lost. Bid right in round 5: five points."""
    hands = ("yellow-7 yellow-6 blue-5", "green-2 green-3 blue-1", "orange-2 orange-4 red-4")
    state = table(*hands, dealer=2, round=5, bids=(bid, 0, 0))
    events = play(state, "yellow-7", "green-2", "orange-2", "yellow-6", "green-3", "orange-4")
    events += play(state, "blue-5", "blue-1", "red-4")
    scored = only(events, "round_scored")
    assert scored["tricks"][ALEX] == 3
    assert scored["points"][ALEX] == points


def test_fh_41_example_3_bid_3_and_won_1_is_two_points_lost_as_well() -> None:
    hands = ("yellow-7 green-2 blue-1", "yellow-6 green-3 blue-5", "orange-2 orange-4 red-4")
    state = table(*hands, dealer=2, round=5, bids=(3, 0, 0))
    events = play(state, "yellow-7", "yellow-6", "orange-2", "green-2", "green-3", "orange-4")
    events += play(state, "red-4", "blue-1", "blue-5")
    scored = only(events, "round_scored")
    assert scored["tricks"][ALEX] == 1
    assert scored["points"][ALEX] == -2
