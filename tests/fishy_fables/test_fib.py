"""FF-60 – FF-63: the Final Fib."""

from __future__ import annotations

import pytest

from tairyo.games.fishy_fables import ending
from tairyo.games.fishy_fables.rules import FishyFables
from tests.fishy_fables.table import Unshuffled, do, go, kinds, legal, refused, selection


def fib(*hands: list[int], seats: int = 0) -> FishyFables:
    """A Final Fib between the first seats, with these cards."""
    state = selection(*[[each] for each in range(1, max(seats, len(hands), 3) + 1)])
    state.playing = state.started = 0
    ending.begin_fib(state, list(range(len(hands))), [], Unshuffled())
    every = [fish for hand in hands for fish in hand]
    state.purses = [20] * len(hands) + [10] * (len(state.hands) - len(hands))
    for seat, hand in enumerate(hands):
        state.hands[seat] = sorted(hand)
    state.piles = [[fish for fish in range(1, 49) if fish not in every], [], [], []]
    return state


@pytest.mark.parametrize(("tied", "count"), [(2, 3), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_ff_60_two_get_three_cards_and_more_get_one_fewer_than_there_are(tied: int, count: int) -> None:
    state = selection(*[[each] for each in range(1, 7)])
    ending.begin_fib(state, list(range(tied)), [], Unshuffled())
    assert [len(hand) for hand in state.hands[:tied]] == [count] * tied
    assert sum(len(hand) for hand in state.hands) + len(state.piles[0]) == 48


def test_ff_60_who_is_not_tied_has_no_part_in_it() -> None:
    state = fib([1, 2, 3], [4, 5, 6])
    assert state.actors == (0, 1)
    assert refused(state, 2, "lay 7") == ("FF-60", "not-tied")


def test_ff_61_each_lays_a_row_in_its_own_order_and_in_secret() -> None:
    state = fib([1, 2, 3], [4, 5, 6])
    assert do(state, 0, "lay 2") == [{"kind": "laid", "player": 0, "fish": None}]
    assert legal(state, 0) == ["lay 1", "lay 3"]
    assert refused(state, 0, "lay 2") == ("FF-61", "not-held")
    do(state, 0, "lay 3")  # the last one follows by itself
    assert state.rows[0] == [2, 3, 1]
    assert state.actors == (1,)
    assert refused(state, 0, "lay 1") == ("FF-61", "row-laid")
    assert state.view(0)["fib"]["rows"][0]["fish"] == [2, 3, 1]
    assert state.view(1)["fib"]["rows"][0]["fish"] == [None, None, None]
    assert state.view(None)["ready"] == [True, False, False]


def test_ff_62_source_example_b_a_b_wins_for_b() -> None:
    state = fib([10, 40, 12], [30, 20, 31])
    events = go(state, "0: lay 10", "0: lay 40", "1: lay 30", "1: lay 20")
    assert [flip["point"] for flip in events if flip["kind"] == "fib_flipped"] == [1, 0, 1]
    assert state.outcome.ranking == ((1,), (0,), (2,))


def test_ff_62_two_points_win_and_the_third_card_stays_face_down() -> None:
    state = fib([40, 41, 1], [10, 11, 2])
    events = go(state, "0: lay 40", "0: lay 41", "1: lay 10", "1: lay 11")
    assert kinds(events).count("fib_flipped") == 2
    assert state.view(None)["fib"]["rows"][0]["fish"] == [40, 41, None]
    assert state.outcome.winners == (0,)


def test_ff_63_source_example_c_is_out_then_a_and_b_wins() -> None:
    state = fib([20, 21], [30, 31], [10, 48])
    events = go(state, "0: lay 20", "1: lay 30", "2: lay 10")
    flips = [flip for flip in events if flip["kind"] == "fib_flipped"]
    assert [flip["out"] for flip in flips] == [2, 0]
    assert [each["player"] for each in flips[1]["shown"]] == [0, 1]
    assert state.outcome.winners == (1,)
