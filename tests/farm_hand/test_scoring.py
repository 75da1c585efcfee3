"""FH-40 – FH-44: scoring, the end, and the last round played again."""

from random import Random

import pytest

from tests.farm_hand.table import begin, only, play, play_out, table

LAST = ("blue-1", "blue-3", "blue-4")
"""Hands of a last round of one trick, which seat 2 wins."""


def test_fh_40_an_exact_bid_earns_the_rounds_number_whatever_the_hand_size() -> None:
    state = table(*LAST, dealer=2, round=5, bids=(0, 0, 1))
    assert only(play(state, *LAST), "round_scored")["points"] == [5, 5, 5]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_fh_40_round_by_round_it_earns_one_to_six(number: int) -> None:
    state = table(*LAST, dealer=2, round=number, bids=(0, 1, 1))
    assert only(play(state, *LAST), "round_scored")["points"] == [number, -1, number]


def test_fh_41_a_wrong_bid_costs_the_difference_either_way() -> None:
    hands = ("yellow-7 yellow-6", "green-2 green-3", "orange-2 orange-4")
    state = table(*hands, dealer=2, round=2, bids=(0, 2, 1))
    scored = only(
        play(state, "yellow-7", "green-2", "orange-2", "yellow-6", "green-3", "orange-4"), "round_scored"
    )
    assert scored["tricks"] == [2, 0, 0]
    assert scored["points"] == [-2, -2, -1]


def test_fh_41_totals_may_be_negative() -> None:
    state = table(*LAST, dealer=2, round=1, scores=(0, -3, 0), bids=(0, 1, 1))
    assert only(play(state, *LAST), "round_scored")["totals"] == [1, -4, 1]


def test_fh_42_after_round_6_the_highest_total_wins() -> None:
    state = table(*LAST, dealer=2, round=6, scores=(1, 3, 2), bids=(0, 0, 0))
    over = only(play(state, *LAST), "game_over")
    assert over == {"kind": "game_over", "scores": [7, 9, 1], "ranking": [[1], [0], [2]]}
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    assert state.actors == ()


def test_fh_42_there_is_no_outcome_before() -> None:
    state = table(*LAST, dealer=2, round=5, scores=(1, 3, 2), bids=(0, 0, 0))
    play(state, *LAST)
    assert state.outcome is None


def test_fh_42_a_tie_behind_the_winner_stays() -> None:
    state = table(*LAST, dealer=2, round=6, scores=(0, 5, 7), bids=(0, 0, 0))
    assert only(play(state, *LAST), "game_over")["ranking"] == [[1], [0, 2]]


def test_fh_43_a_tie_for_first_place_plays_the_last_round_again() -> None:
    state = table(*LAST, dealer=2, round=6, scores=(2, 2, 0), bids=(0, 0, 0))
    dealt = only(play(state, *LAST), "dealt")
    assert (dealt["round"], dealt["extra"]) == (6, 1)
    assert state.outcome is None


def test_fh_43_it_is_played_until_one_seat_alone_leads() -> None:
    state = table(*LAST, dealer=2, round=6, extra=3, scores=(2, 2, 0), bids=(0, 1, 0))
    play(state, *LAST)
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_fh_44_in_an_extra_round_every_seat_plays_and_the_deal_passes_on() -> None:
    state = table(*LAST, dealer=2, round=6, scores=(2, 2, -9), bids=(0, 0, 0))
    dealt = only(play(state, *LAST), "dealt")
    assert [len(hand) for hand in dealt["hands"]] == [6, 6, 6]
    assert dealt["dealer"] == 0
    assert state.actors == (0, 1, 2)


def test_fh_44_an_extra_rounds_number_stays_6_and_its_scores_are_added() -> None:
    state = table(*LAST, dealer=2, round=6, extra=1, scores=(8, 8, 2), bids=(0, 1, 1))
    scored = only(play(state, *LAST), "round_scored")
    assert (scored["round"], scored["extra"]) == (6, 1)
    assert (scored["points"], scored["totals"]) == ([6, -1, 6], [14, 7, 8])


def test_fh_44_the_twentieth_extra_round_is_still_played() -> None:
    state = table(*LAST, dealer=2, round=6, extra=19, scores=(2, 2, 0), bids=(0, 0, 0))
    assert only(play(state, *LAST), "dealt")["extra"] == 20


def test_fh_44_after_20_extra_rounds_the_tied_seats_share_the_win() -> None:
    state = table(*LAST, dealer=2, round=6, extra=20, scores=(2, 2, 0), bids=(0, 0, 0))
    assert only(play(state, *LAST), "game_over")["ranking"] == [[0, 1], [2]]
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)


@pytest.mark.parametrize("observer", [None, 0, 1, 2])
def test_fh_40_the_score_sheet_is_public(observer: int | None) -> None:
    state = table(*LAST, dealer=2, round=4, scores=(0, 3, 1), bids=(0, 1, 1))
    play(state, *LAST)
    view = state.view(observer)
    assert view["scores"] == [4, 2, 5]
    assert view["sheet"] == [
        {
            "round": 4,
            "extra": 0,
            "bids": [0, 1, 1],
            "tricks": [0, 0, 1],
            "points": [4, -1, 4],
            "totals": [4, 2, 5],
        }
    ]


def test_fh_40_fh_41_the_sheet_adds_up_over_a_whole_game() -> None:
    state = begin(4, Random(3))
    play_out(state, Random(3))
    totals = [0] * 4
    for line in state.view(None)["sheet"]:
        for player in range(4):
            miss = abs(line["bids"][player] - line["tricks"][player])
            assert line["points"][player] == (-miss if miss else line["round"])
            totals[player] += line["points"][player]
        assert line["totals"] == totals
