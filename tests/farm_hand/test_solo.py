"""FH-60 – FH-62, and FH-44 alone: Mack on the left, Donald on the right."""

import json
from random import Random

import pytest

from tests.farm_hand.table import begin, do, legal, only, play, play_out, table

PLAYER, MACK, DONALD = range(3)


def test_fh_60_mack_sits_on_the_left_and_donald_on_the_right() -> None:
    view = begin(1).view(None)
    assert view["dummies"] == ["mack", "donald"]
    order = view["order"]
    assert order[(order.index(PLAYER) + 1) % 3] == MACK
    assert order[order.index(PLAYER) - 1] == DONALD


def test_fh_60_both_play_their_top_card_or_follow_with_their_top_card_of_the_suit() -> None:
    # the player dealt round 4, so Mack leads: red; Donald has to follow
    hands = (
        "blue-4 red-4 blue-1 blue-3",
        "purple-7 green-6 green-3 green-2",
        "yellow-7 yellow-6 purple-1 yellow-5",
    )
    state = table(*hands, dealer=PLAYER, round=4, dummies=2)
    do(state, PLAYER, "bid 0")
    assert state.view(None)["trick"] == [
        {"player": MACK, "card": "purple-7"},
        {"player": DONALD, "card": "purple-1"},
    ]
    play(state, "blue-4")  # Mack wins and leads green, of which Donald has none
    assert state.view(None)["trick"] == [
        {"player": MACK, "card": "green-6"},
        {"player": DONALD, "card": "yellow-7"},
    ]


@pytest.mark.parametrize("observer", [None, PLAYER])
def test_fh_60_both_bid_by_a_table_that_is_known_before(observer: int | None) -> None:
    state = begin(1)
    view = state.view(observer)
    assert view["dummy_bids"] == {"mack": [0, 1, 1, 1, 2, 2], "donald": [0, 1, 1, 1, 2, 2]}
    for number in range(1, 7):
        play_out(state, Random(number), until_round=number)
        table_says = [view["dummy_bids"][name][number - 1] for name in ("mack", "donald")]
        assert state.view(observer)["bids"] == [None, *table_says]


@pytest.mark.parametrize("observer", [None, PLAYER])
def test_fh_51_fh_60_the_numbers_of_both_are_secret(observer: int | None) -> None:
    state = table("blue-4", "purple-7", "yellow-7", dealer=PLAYER, dummies=2)
    text = json.dumps(state.view(observer))
    assert "purple-7" not in text
    assert "yellow-7" not in text
    assert state.view(observer)["backs"][MACK:] == [["purple"], ["yellow"]]


def test_fh_60_only_the_player_decides() -> None:
    state = begin(1)
    while state.actors:
        assert state.actors == (PLAYER,)
        assert legal(state, MACK) == legal(state, DONALD) == []
        do(state, PLAYER, legal(state, PLAYER)[0])


def test_fh_61_the_lead_moves_clockwise_mack_donald_player() -> None:
    state = begin(1)
    leaders = []
    for number in range(1, 7):
        play_out(state, Random(number), until_round=number)
        leaders.append(state.view(None)["leader"])
    assert leaders == [MACK, DONALD, PLAYER, MACK, DONALD, PLAYER]


def test_fh_62_21_is_the_perfect_score() -> None:
    perfect = sum(range(1, 6))  # exact in rounds 1 to 5
    state = table(
        "blue-4", "green-3", "yellow-7", dealer=DONALD, round=6, scores=(perfect, 0, 0), bids=(0,), dummies=2
    )
    play(state, "blue-4")
    assert state.outcome is not None
    assert state.outcome.scores[PLAYER] == 21
    assert state.outcome.winners == (PLAYER,)


def test_fh_62_both_dummies_are_ranked_with_the_player() -> None:
    state = table(
        "blue-4", "green-3", "yellow-7", dealer=DONALD, round=6, scores=(0, 12, 9), bids=(0,), dummies=2
    )
    over = only(play(state, "blue-4"), "game_over")
    assert over["scores"] == [6, 10, 8]
    assert over["ranking"] == [[MACK], [DONALD], [PLAYER]]


def test_fh_44_alone_a_tie_of_the_player_is_played_on_in_the_order_of_the_leads() -> None:
    state = table(
        "blue-4", "green-3", "yellow-7", dealer=DONALD, round=6, scores=(2, 10, 0), bids=(0,), dummies=2
    )
    dealt = only(play(state, "blue-4"), "dealt")
    assert (dealt["round"], dealt["extra"]) == (6, 1)
    assert (dealt["dealer"], dealt["leader"]) == (PLAYER, MACK)  # FH-61


def test_fh_44_dummies_tied_ahead_of_the_player_have_won() -> None:
    state = table(
        "blue-4", "green-3", "yellow-7", dealer=DONALD, round=6, scores=(0, 12, 11), bids=(0,), dummies=2
    )
    over = only(play(state, "blue-4"), "game_over")
    assert over["ranking"] == [[MACK, DONALD], [PLAYER]]


def test_fh_44_the_score_after_round_6_stays_on_the_sheet() -> None:
    state = table(
        "blue-4", "green-3", "yellow-7", dealer=DONALD, round=6, scores=(2, 10, 0), bids=(0,), dummies=2
    )
    play(state, "blue-4")
    play_out(state, Random(1))
    after_six = next(line for line in state.view(None)["sheet"] if (line["round"], line["extra"]) == (6, 0))
    assert after_six["totals"][PLAYER] == 8
    assert state.view(None)["sheet"][-1]["extra"] > 0
