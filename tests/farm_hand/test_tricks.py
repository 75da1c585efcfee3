"""FH-30 – FH-37: tricks."""

import pytest

from tests.farm_hand.table import legal, only, play, refused, table

OBSERVERS = pytest.mark.parametrize("observer", [None, 0, 1, 2])


def test_fh_30_the_seat_left_of_the_dealer_leads_the_first_trick() -> None:
    state = table("blue-4", "green-3", "yellow-7", dealer=0, bids=(0, 0, 0))
    assert state.actors == (1,)
    assert state.view(None)["leader"] == 1


def test_fh_30_play_goes_clockwise_one_card_a_seat_face_up() -> None:
    state = table("blue-4 blue-1", "green-3 green-2", "yellow-7 yellow-6", dealer=0, round=2, bids=(0, 0, 0))
    turns = []
    for card in ("green-3", "yellow-7", "blue-4"):
        turns.append(state.actors)
        play(state, card)
    assert turns == [(1,), (2,), (0,)]
    assert state.view(None)["past"][0]["plays"] == [
        {"player": 1, "card": "green-3"},
        {"player": 2, "card": "yellow-7"},
        {"player": 0, "card": "blue-4"},
    ]


@OBSERVERS
def test_fh_30_a_card_on_the_table_is_seen_by_all(observer: int | None) -> None:
    state = table("blue-4", "green-3", "yellow-7", dealer=0, bids=(0, 0, 0))
    play(state, "green-3")
    assert state.view(observer)["trick"] == [{"player": 1, "card": "green-3"}]


def test_fh_30_nobody_plays_out_of_turn_or_a_card_of_others() -> None:
    state = table("blue-4", "green-3", "yellow-7", dealer=0, bids=(0, 0, 0))
    assert refused(state, 0, "play blue-4") == ("FH-30", "not-your-turn")
    assert refused(state, 1, "play blue-4") == ("FH-30", "not-held")


def test_fh_31_who_holds_the_lead_suit_must_follow() -> None:
    state = table("blue-4 blue-1", "green-3 blue-3", "yellow-7 yellow-6", dealer=2, round=2, bids=(0, 0, 0))
    play(state, "blue-4")
    assert legal(state, 1) == ["play blue-3"]
    assert refused(state, 1, "play green-3") == ("FH-31", "follow-suit")


def test_fh_31_who_holds_none_of_it_may_play_any_card() -> None:
    state = table("blue-4 blue-1", "green-3 red-4", "yellow-7 yellow-6", dealer=2, round=2, bids=(0, 0, 0))
    play(state, "blue-4")
    assert sorted(legal(state, 1)) == ["play green-3", "play red-4"]


def test_fh_31_the_leader_may_play_any_card() -> None:
    state = table("blue-4 red-4", "green-3 green-2", "yellow-7 yellow-6", dealer=2, round=2, bids=(0, 0, 0))
    assert sorted(legal(state, 0)) == ["play blue-4", "play red-4"]


def test_fh_31_who_leads_a_later_trick_may_play_any_card_too() -> None:
    hands = ("blue-7 blue-4 red-4", "green-3 green-2 green-5", "yellow-6 yellow-5 yellow-2")
    state = table(*hands, dealer=2, round=3, bids=(0, 0, 0))
    play(state, "blue-7", "green-3", "yellow-6")
    assert sorted(legal(state, 0)) == ["play blue-4", "play red-4"]
    assert only(play(state, "red-4"), "played")["card"] == "red-4"


def test_fh_31_the_suit_that_counts_is_the_leaders_not_the_last_players() -> None:
    state = table("blue-4 blue-1", "green-3 red-4", "green-6 blue-3", dealer=2, round=2, bids=(0, 0, 0))
    play(state, "blue-4", "green-3")
    assert legal(state, 2) == ["play blue-3"]


def test_fh_32_the_highest_number_wins_whatever_its_suit() -> None:
    state = table("blue-3 blue-1", "green-2 green-3", "yellow-7 red-4", dealer=2, round=2, bids=(0, 0, 0))
    ended = only(play(state, "blue-3", "green-2", "yellow-7"), "trick_ended")
    assert ended["winner"] == 2


def test_fh_32_the_lead_suit_is_no_trump() -> None:
    state = table("blue-1 blue-7", "blue-3 green-3", "red-4 green-6", dealer=2, round=2, bids=(0, 0, 0))
    ended = only(play(state, "blue-1", "blue-3", "red-4"), "trick_ended")
    assert ended["winner"] == 2


def test_fh_33_equal_numbers_cancel_each_other_and_the_next_highest_wins() -> None:
    state = table("blue-7 blue-1", "yellow-7 green-3", "orange-2 green-6", dealer=2, round=2, bids=(0, 0, 0))
    ended = only(play(state, "blue-7", "yellow-7", "orange-2"), "trick_ended")
    assert ended["cancelled"] == ["blue-7", "yellow-7"]
    assert ended["winner"] == 2


def test_fh_33_a_low_pair_cancels_too_and_changes_nothing_above_it() -> None:
    state = table("blue-3 blue-1", "green-3 red-4", "orange-6 green-6", dealer=2, round=2, bids=(0, 0, 0))
    ended = only(play(state, "blue-3", "green-3", "orange-6"), "trick_ended")
    assert (ended["cancelled"], ended["winner"]) == (["blue-3", "green-3"], 2)


def test_fh_33_three_equal_cards_cancel_all_three() -> None:
    hands = ("blue-3 blue-1", "green-3 red-4", "yellow-3 green-6", "orange-2 orange-4")
    state = table(*hands, dealer=3, round=2, bids=(0, 0, 0, 0))
    ended = only(play(state, "blue-3", "green-3", "yellow-3", "orange-2"), "trick_ended")
    assert ended["cancelled"] == ["blue-3", "green-3", "yellow-3"]
    assert ended["winner"] == 3


def test_fh_33_two_pairs_cancel_and_the_fifth_card_wins() -> None:
    hands = ("blue-7 blue-3", "yellow-7 green-3", "green-6 red-4", "orange-6 orange-4", "yellow-1 purple-1")
    state = table(*hands, dealer=4, round=2, bids=(0, 0, 0, 0, 0))
    ended = only(play(state, "blue-7", "yellow-7", "green-6", "orange-6", "yellow-1"), "trick_ended")
    assert ended["winner"] == 4


def test_fh_34_if_every_card_is_cancelled_nobody_wins() -> None:
    state = table("blue-3 blue-1", "green-3 red-4", "yellow-3 green-6", dealer=2, round=2, bids=(0, 0, 0))
    ended = only(play(state, "blue-3", "green-3", "yellow-3"), "trick_ended")
    assert ended["winner"] is None
    assert state.view(None)["tricks"] == [0, 0, 0]


def test_fh_34_two_pairs_leave_nobody_either() -> None:
    hands = ("blue-7 blue-3", "yellow-7 green-3", "green-6 red-4", "orange-6 orange-4")
    state = table(*hands, dealer=3, round=2, bids=(0, 0, 0, 0))
    assert only(play(state, "blue-7", "yellow-7", "green-6", "orange-6"), "trick_ended")["winner"] is None


def test_fh_35_the_winner_takes_the_trick_and_leads_the_next() -> None:
    state = table("blue-3 blue-1", "green-2 green-3", "yellow-7 red-4", dealer=2, round=2, bids=(0, 0, 0))
    play(state, "blue-3", "green-2", "yellow-7")
    assert state.view(None)["tricks"] == [0, 0, 1]
    assert (state.actors, state.view(None)["leader"]) == ((2,), 2)


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_fh_35_who_leads_next_is_told_with_the_trick(winner: int) -> None:
    hands = ["blue-4 blue-1", "green-3 green-2", "orange-2 red-4"]
    hands[winner] = "yellow-7 yellow-1"
    state = table(*hands, dealer=0, round=2, bids=(0, 0, 0))
    ended = only(play(state, *(hands[seat].split()[0] for seat in (1, 2, 0))), "trick_ended")
    assert (ended["leader"], ended["winner"], ended["next"]) == (1, winner, winner)


def test_fh_35_with_no_winner_the_same_seat_leads_again() -> None:
    state = table("blue-3 blue-1", "green-3 red-4", "yellow-3 orange-6", dealer=0, round=2, bids=(0, 0, 0))
    ended = only(play(state, "green-3", "yellow-3", "blue-3"), "trick_ended")
    assert ended["next"] == 1
    assert (state.actors, state.view(None)["leader"]) == ((1,), 1)


@OBSERVERS
def test_fh_36_an_unwon_tricks_cards_lie_aside_for_the_round_public(observer: int | None) -> None:
    state = table("blue-3 blue-1", "green-3 red-4", "yellow-3 green-6", dealer=2, round=2, bids=(0, 0, 0))
    play(state, "blue-3", "green-3", "yellow-3")
    (aside,) = state.view(observer)["past"]
    assert aside["winner"] is None
    assert [play["card"] for play in aside["plays"]] == ["blue-3", "green-3", "yellow-3"]


@OBSERVERS
def test_fh_37_every_trick_of_the_round_can_be_looked_back_at(observer: int | None) -> None:
    hands = ("blue-3 blue-1 blue-4", "green-2 green-3 green-5", "yellow-7 red-4 yellow-1")
    state = table(*hands, dealer=2, round=3, bids=(0, 0, 0))
    play(state, "blue-3", "green-2", "yellow-7", "red-4", "blue-1", "green-3")
    first, second = state.view(observer)["past"]
    assert [(play["player"], play["card"]) for play in first["plays"]] == [
        (0, "blue-3"),
        (1, "green-2"),
        (2, "yellow-7"),
    ]
    assert (second["leader"], second["winner"]) == (2, 2)


def test_fh_37_the_next_round_begins_with_no_tricks() -> None:
    state = table("blue-3", "green-2", "yellow-7", dealer=2, bids=(0, 0, 0))
    play(state, "blue-3", "green-2", "yellow-7")
    assert state.view(None)["past"] == []
