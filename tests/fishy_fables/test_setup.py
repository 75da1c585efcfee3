"""FF-1 – FF-13: set-up, draft and purchase."""

from __future__ import annotations

from random import Random

import pytest

from tairyo import BadOption, Match
from tairyo.games import fishy_fables
from tairyo.kernel.chance import RandomChance
from tests.fishy_fables.table import Unshuffled, begin, do, go, legal, refused, table


def drafted(seats: int = 3, **options: object):
    """A game whose draft is over."""
    return begin(seats, draft="quick", **options)


def fish_of(state) -> list[int]:
    return [fish for hand in state.hands for fish in hand] + [fish for pile in state.piles for fish in pile]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ff_1_there_are_48_fish_one_of_each_number(seats: int) -> None:
    assert sorted(fish_of(begin(seats))) == list(range(1, 49))


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_ff_1_three_to_six_seats_play(seats: int) -> None:
    with pytest.raises(BadOption):
        Match.start(fishy_fables, seats, "x")


def test_ff_2_every_seat_starts_with_50() -> None:
    assert begin(4).view(None)["purses"] == [50, 50, 50, 50]


def test_ff_3_catnip_is_on_unless_switched_off() -> None:
    assert sum(row["copies"] for row in begin(3).view(None)["deck"]) == 24
    state = drafted(catnip="off")
    assert state.view(None)["deck"] == []
    assert state.view(None)["phase"] == "selection"
    assert refused(state, 0, "buy") == ("FF-3", "no-catnip")


def test_ff_4_the_largest_of_a_fish_each_is_first_player_and_all_see_it() -> None:
    state, (drawn, *_) = fishy_fables.start(3, {}, RandomChance(Random(3)))
    shown = drawn.view(None)
    assert shown["fish"][shown["first"]] == max(shown["fish"])
    assert state.view(1)["first"] == shown["first"]
    assert sorted(fish_of(state)) == list(range(1, 49))  # they go back


def test_ff_5_four_piles_of_twelve_and_each_takes_the_top_of_any() -> None:
    state = begin(3, Unshuffled())
    assert state.view(None)["piles"] == [12, 12, 12, 12]
    assert state.turn == 2  # of 1, 2, 3 the largest
    go(state, "2: draw 2", "0: draw 2", "1: draw 4")
    assert state.hands == [[23], [48], [24]]
    assert state.turn == 2


def test_ff_5_drawing_goes_on_until_all_hold_eight() -> None:
    state = begin(6)
    for _ in range(48):
        seat = state.actors[0]
        do(state, seat, legal(state, seat)[-1])
    assert [len(hand) for hand in state.hands] == [8] * 6
    assert state.view(None)["phase"] == "purchase"
    assert refused(state, 0, "draw 1") == ("FF-5", "drafted")


def test_ff_5_an_empty_pile_gives_nothing_and_nobody_draws_out_of_turn() -> None:
    state = begin(6)
    for _ in range(12):
        do(state, state.actors[0], "draw 1")
    assert legal(state, state.turn) == ["draw 2", "draw 3", "draw 4"]
    assert refused(state, state.turn, "draw 1") == ("FF-5", "pile-empty")
    assert refused(state, (state.turn + 1) % 6, "draw 2") == ("FF-5", "not-your-turn")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ff_6_a_quick_draft_deals_the_same_at_once(seats: int) -> None:
    state = drafted(seats)
    assert [len(hand) for hand in state.hands] == [8] * seats
    assert sum(map(len, state.piles)) == 48 - 8 * seats
    assert state.view(None)["phase"] == "purchase"


def test_ff_7_a_hand_is_secret_and_pile_sizes_are_public() -> None:
    state = begin(3, Unshuffled())
    assert do(state, 2, "draw 1") == [{"kind": "drawn", "player": 2, "pile": 1, "fish": None}]
    assert state.view(2)["hand"] == [12]
    assert state.view(0)["hand"] == []
    assert state.view(None)["hand"] is None
    assert state.view(None)["piles"] == [11, 12, 12, 12]


def test_ff_8_what_is_public_and_what_is_secret() -> None:
    state = table(20, 30, 40, catnip=["plus_5", "peek", ""], deck="double")
    for observer in (None, 0):
        view = state.view(observer)
        assert (view["purses"], view["tin"], view["stakes"]) == ([49, 49, 49], 3, [1, 1, 1])
        assert (view["hands"], view["catnips"], view["catnip_deck"]) == ([7, 7, 7], [1, 1, 0], 1)
        assert view["laid"] == [True, True, True]
    assert state.view(None)["fish"] == [None, None, None]
    assert state.view(0)["fish"] == [20, None, None]
    assert state.view(0)["catnip"] == ["plus_5"]
    assert state.view(2)["catnip"] == []


def test_ff_8_a_folded_fish_is_seen_by_its_owner_alone() -> None:
    state = table(20, 30, 40)
    do(state, 0, "fold")
    assert state.view(0)["aside"]["fish"] == [20]
    assert [state.view(observer)["aside"]["fish"] for observer in (None, 1)] == [[], []]


def buying(purses: list[int], catnip: list[str] | None = None, deck: str = "double peek plus_5"):
    """A round that begins with these purses."""
    state = table(20, 30, 40, catnip=catnip or [], deck=deck)
    state.purses = purses
    state.laid = [0, 0, 0]
    state.begin_round([])
    return state


def test_ff_10_each_may_buy_one_card_in_turn_from_the_first_player() -> None:
    state = buying([50, 50, 50])
    assert state.actors == (0,)
    assert do(state, 0, "buy", observer=0)[0]["effect"] == "plus_5"
    assert (state.purses[0], state.bank) == (45, 5)
    assert refused(state, 0, "buy") == ("FF-10", "asked-already")
    assert refused(state, 2, "buy") == ("FF-10", "not-your-turn")
    assert refused(state, 2, "pass") == ("FF-10", "not-your-turn")
    go(state, "1: pass", "2: buy")
    assert state.view(2)["catnip"] == ["peek"]
    assert state.view(None)["phase"] == "selection"
    assert refused(state, 0, "buy") == ("FF-10", "not-buying")


def test_ff_10_what_was_bought_only_the_buyer_sees() -> None:
    assert do(buying([50, 50, 50]), 0, "buy", observer=1)[0]["effect"] is None


def test_ff_11_with_three_cards_one_is_discarded_in_public() -> None:
    state = buying([50, 50, 50], catnip=["swap swap peek"])
    assert legal(state, 0) == ["pass", "buy peek", "buy swap"]
    assert refused(state, 0, "buy") == ("FF-11", "hand-full")
    assert refused(state, 0, "buy double") == ("FF-11", "catnip-not-held")
    assert do(state, 0, "buy swap")[0]["discard"] == "swap"
    assert state.view(None)["catnip_used"] == ["swap"]
    assert state.view(0)["catnip"] == ["plus_5", "peek", "swap"]


def test_ff_11_nobody_discards_with_room_in_hand() -> None:
    assert refused(buying([50, 50, 50], catnip=["peek"]), 0, "buy peek") == ("FF-11", "no-discard")


def test_ff_12_an_empty_deck_ends_all_purchases() -> None:
    state = buying([50, 50, 50], deck="peek")
    do(state, 0, "buy")
    assert state.view(None)["phase"] == "selection"
    state.begin_round([])
    assert state.view(None)["phase"] == "selection"


def test_ff_13_a_purchase_leaves_one_for_the_ante() -> None:
    state = buying([6, 5, 7])
    assert refused(state, 1, "buy") == ("FF-13", "too-poor")
    do(state, 0, "buy")
    assert state.actors == (2,)  # seat 1 is not even asked
    do(state, 2, "pass")
    assert state.purses == [1, 5, 7]


def test_ff_13_where_nobody_has_six_all_choose_their_fish_at_once() -> None:
    assert buying([5, 5, 5]).view(None)["phase"] == "selection"
