"""FF-80 – FF-84: coming back."""

from __future__ import annotations

import pytest

from tests.fishy_fables.table import do, ended, go, kinds, legal, only, refused, table


def guessing(*laid: int, **given):
    """A round with seats that wait without Purrency, after all others have checked."""
    state = table(*laid, comeback=True, **given)
    while state.view(None)["phase"] == "deliberation":
        do(state, state.turn, "check")
    return state


def test_ff_80_a_seat_without_purrency_takes_no_part_and_keeps_its_cards() -> None:
    state = table(30, 40, 0, comeback=True, catnip=["", "", "plus_5"])
    assert state.view(None)["standing"][2] == "waiting"
    assert (len(state.hands[2]), state.view(2)["catnip"]) == (8, ["plus_5"])
    assert refused(state, 2, "check") == ("FF-80", "not-in-round")
    assert refused(state, 2, "catnip plus_5") == ("FF-80", "not-in-round")


def test_ff_80_who_goes_all_in_is_in_the_round() -> None:
    state = table(30, 40, 20, comeback=True, purses=[49, 49, 0])
    go(state, "0: check", "1: check")
    assert legal(state, 2) == ["check", "fold"]


def test_ff_80_it_neither_buys_nor_chooses() -> None:
    state = table(30, 40, 0, comeback=True, deck="peek")
    state.laid = [0, 0, 0]
    state.begin_round([])
    go(state, "0: pass", "1: pass")
    assert state.actors == (0, 1)
    assert refused(state, 2, "lay 1") == ("FF-80", "not-in-round")


def test_ff_81_before_resolution_it_may_name_a_seat_still_in() -> None:
    state = guessing(30, 40, 20, 0)
    assert state.view(None)["phase"] == "guessing"
    assert legal(state, 3) == ["pass", "guess 0", "guess 1", "guess 2"]
    assert refused(state, 3, "guess 3") == ("FF-81", "not-to-be-named")
    assert refused(state, 0, "guess 1") == ("FF-81", "in-round")


def test_ff_81_a_folded_seat_cannot_be_named_even_when_one_is_left() -> None:
    state = table(30, 40, 20, 0, comeback=True)
    go(state, "0: fold", "1: fold")
    assert legal(state, 3) == ["pass", "guess 2"]
    assert refused(state, 3, "guess 0") == ("FF-81", "not-to-be-named")


def test_ff_81_guesses_open_when_all_are_in() -> None:
    state = guessing(30, 40, 0, 0)
    assert do(state, 3, "guess 1") == [{"kind": "guessed", "player": 3, "named": None}]
    assert state.view(2)["guesses"] == [None] * 4
    assert state.view(3)["guesses"][3] == 1
    assert refused(state, 3, "guess 0") == ("FF-81", "guessed-already")
    opened = only(do(state, 2, "pass"), "guesses_opened")
    assert opened["guesses"] == [None, None, None, 1]


def test_ff_81_without_the_option_nobody_guesses() -> None:
    assert refused(table(30, 40, 20), 0, "guess 1") == ("FF-81", "no-comeback")


def test_ff_82_a_wrong_guess_stays_out_and_may_try_again() -> None:
    state = guessing(30, 40, 20, 0)
    do(state, 3, "guess 0")
    assert ended(state)["paid"] == []
    assert state.view(None)["standing"] == ["in", "in", "in", "waiting"]


@pytest.mark.parametrize(("tin", "paid"), [(3, 1), (9, 4), (11, 5), (40, 5)])
def test_ff_82_a_right_guess_takes_half_of_the_tin_or_5(tin: int, paid: int) -> None:
    state = guessing(30, 40, 20, 0)
    state.tin = tin
    do(state, 3, "guess 1")
    assert ended(state)["paid"] == [{"player": 3, "amount": paid}]
    assert ended(state)["won"] == tin - paid
    assert state.purses[3] == paid


def test_ff_82_right_means_that_the_named_seat_wins_after_catnip() -> None:
    state = guessing(30, 34, 20, 0, catnip=["plus_5"])
    do(state, 3, "guess 0")
    assert state.purses[3] == 0  # paid after the reveal window
    go(state, "0: catnip plus_5")
    assert ended(state)["winner"] == 0
    assert state.purses[3] == 1


def test_ff_83_several_are_paid_one_after_another_from_the_first_player() -> None:
    state = guessing(30, 40, 0, 0, 0, first=1)
    state.tin = 7
    go(state, "2: guess 1", "3: guess 1", "4: guess 1")
    assert [(each["player"], each["amount"]) for each in ended(state)["paid"]] == [(2, 3), (3, 2), (4, 1)]
    assert ended(state)["won"] == 1


def test_ff_83_who_would_get_0_stays_out() -> None:
    state = guessing(30, 40, 0, 0)
    go(state, "2: guess 1", "3: guess 1")
    assert [each["player"] for each in ended(state)["paid"]] == [2]
    assert state.view(None)["standing"][3] == "waiting"


def test_ff_84_it_discards_at_random_until_it_holds_as_many_as_the_others() -> None:
    state = guessing(30, 40, 20, 0, round=3)
    state.hands[3] = list(range(21, 29))
    state.piles = [[fish for fish in state.piles[0] if not 21 <= fish <= 28], [], [], []]
    events = do(state, 3, "guess 1", observer=0)
    assert only(events, "came_back") == {"kind": "came_back", "player": 3, "count": 3, "fish": None}
    assert [len(hand) for hand in state.hands] == [5, 5, 5, 5]
    assert len(state.view(3)["aside"]["fish"]) == 3
    assert state.view(0)["aside"]["fish"] == []


def test_ff_84_in_round_8_the_whole_hand_goes() -> None:
    state = guessing(30, 40, 20, 0, round=8)
    assert "came_back" in kinds(do(state, 3, "guess 1"))
    assert state.hands[3] == []
