"""FH-10 – FH-14: rounds, deals and dealers."""

from collections import Counter
from random import Random

import pytest

from tairyo import BadOption, Match
from tairyo.games import farm_hand
from tairyo.games.farm_hand.rules import FarmHand
from tests.farm_hand.table import begin, do, legal, only, play, play_out, table


def deals(seats: int, **options: int) -> list[dict[str, list[int]]]:
    """What a spectator sees of the deals of rounds 1 to 6."""
    match = Match.start(farm_hand, seats, "deals", **options)
    rng = Random(0)
    while match.actors:
        seat = match.actors[0]
        match.act(seat, rng.choice(match.legal_actions(seat)))
    told = [event.view(None) for events in match.history for event in events]
    return [event for event in told if event["kind"] == "dealt" and not event["extra"]]


def test_fh_10_a_game_has_six_rounds() -> None:
    assert [deal["round"] for deal in deals(3)] == [1, 2, 3, 4, 5, 6]


def test_fh_10_a_round_is_a_deal_then_bids_then_tricks_then_scores() -> None:
    state = table("blue-4", "green-3", "yellow-7", dealer=2)
    assert state.view(None)["phase"] == "bid"
    do(state, 0, "bid 0")
    do(state, 1, "bid 0")
    do(state, 2, "bid 1")
    assert state.view(None)["phase"] == "play"
    kinds = [event["kind"] for event in play(state, "blue-4", "green-3", "yellow-7")]
    assert kinds == ["played", "played", "played", "trick_ended", "round_scored", "dealt"]
    assert (state.view(None)["round"], state.view(None)["phase"]) == (2, "bid")


def test_fh_10_tricks_are_played_until_the_hands_are_empty() -> None:
    state = table("blue-4 red-4", "green-3 green-2", "yellow-7 yellow-6", dealer=2, round=2, bids=(0, 0, 0))
    play(state, "blue-4", "green-3", "yellow-7")
    assert state.view(None)["round"] == 2
    play(state, "yellow-6", "red-4", "green-2")
    assert state.view(None)["round"] == 3


@pytest.mark.parametrize(
    ("seats", "dealt"),
    [
        (1, [1, 2, 3, 4, 5, 6]),
        (2, [1, 2, 3, 4, 5, 6]),
        (3, [1, 2, 3, 4, 5, 6]),
        (4, [1, 2, 3, 4, 5, 5]),
        (5, [1, 2, 3, 4, 4, 4]),
    ],
)
def test_fh_11_every_player_is_dealt_as_the_table_says(seats: int, dealt: list[int]) -> None:
    sizes = [{len(hand) for hand in deal["hands"]} for deal in deals(seats)]
    assert sizes == [{size} for size in dealt]


def test_fh_12_all_21_cards_are_shuffled_before_every_deal() -> None:
    match = Match.start(farm_hand, 3, "shuffles")
    rng = Random(0)
    while match.actors:
        seat = match.actors[0]
        match.act(seat, rng.choice(match.legal_actions(seat)))
    chance = [match.record.opening, *(entry.chance for entry in match.record.entries)]
    shuffles = [outcome for drawn in chance for outcome in drawn if outcome[0] == "shuffle"]
    assert len(shuffles) == 6 + match.view(None)["extra"]
    assert all(len(order) == 21 for _, _, order in shuffles)


def test_fh_12_undealt_cards_come_back_in_the_next_round() -> None:
    came_back = 0
    for seed in range(30):
        state = begin(3, Random(seed))
        undealt = set(state.undealt)
        play_out(state, Random(seed), until_round=2)
        came_back += bool(undealt & {card for hand in state.hands for card in hand})
    assert came_back > 25


def test_fh_12_every_card_is_dealt_to_everybody_equally_often() -> None:
    rng = Random(0)
    dealt = Counter((seat, begin(3, rng).hands[seat][0]) for _ in range(4200) for seat in range(3))
    assert len(dealt) == 63
    assert all(150 < count < 250 for count in dealt.values())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_fh_13_the_first_dealer_is_drawn_among_the_people(seats: int) -> None:
    rng = Random(0)
    drawn = Counter(begin(seats, rng).dealer for _ in range(200 * seats))
    assert sorted(drawn) == list(range(seats))
    assert all(150 < count < 250 for count in drawn.values())


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_fh_13_a_named_seat_deals_first(dealer: int) -> None:
    assert begin(3, first_dealer=dealer).dealer == dealer


def test_fh_13_a_seat_that_is_not_there_cannot_deal_first() -> None:
    with pytest.raises(BadOption, match="no seat 3"):
        begin(3, first_dealer=3)


@pytest.mark.parametrize(("dealer", "order"), [(0, [0, 1, 2]), (1, [1, 0, 2])])
def test_fh_13_two_play_in_the_order_first_dealer_other_player_mack(dealer: int, order: list[int]) -> None:
    shown = begin(2, first_dealer=dealer).view(None)["order"]
    place = shown.index(dealer)
    assert shown[place:] + shown[:place] == order


def test_fh_13_alone_the_player_deals_first_and_the_order_is_player_mack_donald() -> None:
    state = begin(1)
    assert state.dealer == 0
    assert state.view(None)["order"] == [0, 1, 2]
    assert state.view(None)["dummies"] == ["mack", "donald"]


def test_fh_14_the_deal_passes_clockwise_each_round() -> None:
    assert [deal["dealer"] for deal in deals(4, first_dealer=2)] == [2, 3, 0, 1, 2, 3]


def test_fh_14_the_next_dealer_sits_left_of_the_last() -> None:
    state = table("blue-4", "green-3", "yellow-7", dealer=2, bids=(0, 0, 0))
    assert only(play(state, "blue-4", "green-3", "yellow-7"), "dealt")["dealer"] == 0


def test_after_the_last_round_nothing_is_left_to_do() -> None:
    state = begin(3)
    play_out(state, Random(5))
    assert isinstance(state, FarmHand)
    assert state.actors == ()
    assert all(legal(state, seat) == [] for seat in range(3))
