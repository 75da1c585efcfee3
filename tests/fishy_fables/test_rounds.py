"""FF-20 – FF-54: selection, deliberation, resolution, reset and the end."""

from __future__ import annotations

import pytest

from tairyo.text import Text
from tests.fishy_fables.table import do, ended, go, kinds, legal, only, refused, selection, table


def test_ff_20_all_choose_at_the_same_time_and_in_secret() -> None:
    state = selection([1, 10], [2, 20], [3, 30], round=7)
    assert state.actors == (0, 1, 2)
    assert do(state, 1, "lay 20") == [{"kind": "laid", "player": 1, "fish": None}]
    assert state.actors == (0, 2)
    assert state.view(None)["ready"] == [False, True, False]
    assert state.view(0)["fish"] == [None, None, None]
    assert state.view(1)["fish"] == [None, 20, None]


def test_ff_20_only_a_fish_from_hand_and_only_once() -> None:
    state = selection([1, 10], [2, 20], [3, 30], round=7)
    assert refused(state, 0, "lay 20") == ("FF-20", "not-held")
    do(state, 0, "lay 10")
    assert refused(state, 0, "lay 1") == ("FF-20", "laid-already")
    assert refused(state, 1, "check") == ("FF-31", "not-betting")


def test_ff_21_when_all_have_chosen_each_pays_exactly_one() -> None:
    state = selection([1, 10], [2, 20], [3, 30], round=7)
    go(state, "0: lay 1", "2: lay 30")
    assert state.tin == 0
    assert only(do(state, 1, "lay 2"), "antes_paid")["players"] == [0, 1, 2]
    assert (state.tin, state.purses, state.stakes) == (3, [49, 49, 49], [1, 1, 1])


def test_ff_30_talk_is_no_action_of_the_game() -> None:
    assert {action.split()[0] for action in legal(table(10, 20, 30), 0)} == {"check", "fold", "raise"}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_ff_30_there_are_words_for_claims(language: str) -> None:
    assert "40" in Text(language)("fishy-fables-phrase-about", amount=40)


def test_ff_31_from_the_first_player_clockwise_each_checks_raises_or_folds() -> None:
    state = table(10, 20, 30, 40, first=2)
    assert state.actors == (2,)
    assert legal(state, 2)[:3] == ["check", "fold", "raise 1"]
    do(state, 2, "check")
    assert state.actors == (3,)
    do(state, 3, "fold")
    assert state.actors == (0,)
    assert refused(state, 1, "check") == ("FF-31", "not-your-turn")
    assert refused(state, 0, "pass") == ("FF-31", "no-pass")


def test_ff_32_a_raise_is_any_amount_up_to_the_purse() -> None:
    state = table(10, 20, 30, purses=[12, 49, 49])
    assert legal(state, 0) == ["check", "fold", *[f"raise {n}" for n in range(1, 13)]]
    assert refused(state, 0, "raise 0") == ("FF-32", "raise-range")
    assert refused(state, 0, "raise 13") == ("FF-32", "raise-range")
    do(state, 0, "raise 7")
    assert (state.purses[0], state.tin) == (5, 10)


def test_ff_32_all_others_still_in_answer_at_once_clockwise_from_the_raiser() -> None:
    state = table(10, 20, 30, 40, first=1)
    do(state, 1, "raise 5")
    assert state.view(None)["raised"] == {"player": 1, "amount": 5, "answers": [2, 3, 0]}
    assert legal(state, 2) == ["fold", "match"]
    assert refused(state, 2, "check") == ("FF-32", "answer-due")
    assert refused(state, 2, "pass") == ("FF-32", "answer-due")
    assert refused(state, 0, "match") == ("FF-32", "not-your-answer")
    go(state, "2: match", "3: fold")
    assert state.view(None)["raised"]["answers"] == [0]
    do(state, 0, "match")
    assert (state.tin, state.stakes) == (4 + 15, [6, 6, 6, 1])
    assert refused(state, 2, "match") == ("FF-32", "nothing-to-match")


def test_ff_33_a_smaller_purse_goes_all_in_and_can_win_the_whole_tin() -> None:
    state = table(10, 48, 30, purses=[49, 3, 49])
    assert only(go(state, "0: raise 20", "1: match"), "matched") == {
        "kind": "matched",
        "player": 1,
        "paid": 3,
        "all_in": True,
    }
    go(state, "2: match", "1: check", "2: check", "0: check")
    assert ended(state)["winner"] == 1
    assert ended(state)["won"] == 3 + 20 + 3 + 20  # no side pots


def test_ff_34_an_answer_is_never_a_raise_and_the_next_seat_acts_behind_the_raiser() -> None:
    state = table(10, 20, 30)
    do(state, 0, "raise 5")
    assert refused(state, 1, "raise 9") == ("FF-34", "no-raise-in-answer")
    go(state, "1: match", "2: match")
    assert state.actors == (1,)
    assert "raise 9" in legal(state, 1)


def test_ff_35_without_purrency_a_seat_stays_in_unasked_and_only_checks_or_folds() -> None:
    state = table(10, 20, 30, purses=[49, 0, 49])
    do(state, 0, "raise 5")
    assert state.view(None)["raised"]["answers"] == [2]
    do(state, 2, "match")
    assert state.actors == (1,)
    assert legal(state, 1) == ["check", "fold"]
    assert refused(state, 1, "raise 1") == ("FF-35", "no-purrency")


def test_ff_35_a_raise_that_nobody_can_answer_ends_the_turn() -> None:
    state = table(10, 20, 30, purses=[49, 0, 0])
    do(state, 0, "raise 5")
    assert state.view(None)["raised"] is None
    assert state.actors == (1,)


def test_ff_36_folding_on_a_turn_or_as_an_answer_leaves_the_stake() -> None:
    state = table(10, 20, 30, 40)
    go(state, "0: fold", "1: raise 5", "2: fold")
    assert state.tin == 4 + 5
    assert state.view(None)["standing"] == ["folded", "in", "folded", "in"]
    assert refused(state, 0, "check") == ("FF-36", "folded")
    do(state, 3, "match")
    assert state.actors == (3,)


def test_ff_37_a_raise_clears_all_checks_the_raisers_own_too() -> None:
    state = table(10, 20, 30)
    go(state, "0: check", "1: check", "2: raise 1", "0: match", "1: match")
    assert state.view(None)["checked"] == [False, False, False]
    go(state, "0: check", "1: check")
    assert "revealed" in kinds(do(state, 2, "check"))


def test_ff_37_a_fold_clears_no_check() -> None:
    state = table(10, 20, 30, 40)
    go(state, "0: check", "1: fold", "2: check")
    assert state.view(None)["checked"] == [True, False, True, False]
    assert "revealed" in kinds(do(state, 3, "check"))


def test_ff_37_a_fold_that_leaves_only_seats_that_have_checked_ends_the_phase() -> None:
    state = table(10, 20, 30)
    go(state, "0: check", "1: check")
    assert "revealed" in kinds(do(state, 2, "fold"))


def test_ff_37_the_phase_ends_when_one_seat_is_left() -> None:
    state = table(10, 20, 30)
    go(state, "0: raise 5", "1: fold")
    assert "round_ended" in kinds(do(state, 2, "fold"))
    assert ended(state)["winner"] == 0


def test_ff_37_source_example_figure_3() -> None:
    """A raises 1, B matches, C folds, D matches; B checks, D checks, A checks: resolution."""
    state = table(10, 20, 30, 40)
    a, b, c, d = range(4)
    go(state, f"{a}: raise 1", f"{b}: match", f"{c}: fold", f"{d}: match")
    assert (state.stakes, state.actors) == ([2, 2, 1, 2], (b,))
    go(state, f"{b}: check", f"{d}: check")  # C is passed over
    assert "revealed" in kinds(do(state, a, "check"))


def checked(*laid: int, **given):
    """A round in which all have checked."""
    state = table(*laid, **given)
    for seat in range(len(laid)):
        do(state, seat, "check")
    return state


def test_ff_40_all_still_in_reveal_together() -> None:
    state = table(10, 20, 30)
    go(state, "0: check", "1: check")
    assert only(do(state, 2, "check"), "revealed")["shown"] == [
        {"player": 0, "fish": 10, "sizes": [10]},
        {"player": 1, "fish": 20, "sizes": [20]},
        {"player": 2, "fish": 30, "sizes": [30]},
    ]
    assert state.view(None)["shown"] == [[10], [20], [30]]


def test_ff_41_a_folded_fish_is_not_revealed() -> None:
    state = table(10, 20, 30)
    events = go(state, "0: fold", "1: check", "2: check")
    assert [each["player"] for each in only(events, "revealed")["shown"]] == [1, 2]
    assert state.view(None)["shown"] == [[], [20], [30]]


@pytest.mark.parametrize("show", [True, False])
def test_ff_41_a_last_seat_left_reveals_unless_the_table_says_otherwise(show: bool) -> None:
    state = table(10, 20, 30, show_uncontested=show)
    events = go(state, "0: fold", "1: fold")
    assert ("revealed" in kinds(events)) is show
    assert state.view(None)["shown"][2] == ([30] if show else [])
    assert [each["fish"] for each in ended(state)["shown"]] == ([30] if show else [])
    assert state.view(2)["aside"]["fish"] == ([] if show else [30])


def test_ff_42_the_largest_fish_wins_the_tin() -> None:
    state = checked(10, 40, 30)
    assert (ended(state)["winner"], ended(state)["won"]) == (1, 3)
    assert state.purses == [49, 52, 49]


def test_ff_42_with_catnip_the_size_after_all_effects_counts() -> None:
    state = table(30, 31, 32, catnip=["plus_5"])
    go(state, "0: catnip plus_5", "0: check", "1: check", "2: check")
    assert ended(state)["winner"] == 0


def test_ff_43_of_equal_sizes_the_larger_printed_number_wins() -> None:
    state = table(30, 35, 2, catnip=["plus_5"])
    go(state, "0: catnip plus_5", "0: check", "1: check", "2: check")
    assert [each["sizes"][-1] for each in ended(state)["shown"]] == [35, 35, 2]
    assert ended(state)["winner"] == 1


def test_ff_50_all_played_fish_go_and_the_token_moves_clockwise() -> None:
    state = checked(10, 40, 30)
    assert state.laid == [0, 0, 0]
    view = state.view(None)
    assert (view["round"], view["first"], view["phase"]) == (2, 1, "selection")


@pytest.mark.parametrize("comeback", [False, True])
def test_ff_50_seats_without_purrency_are_passed_over(comeback: bool) -> None:
    state = checked(10, 20, 30, 40, purses=[49, 0, 49, 49], comeback=comeback)
    assert state.view(None)["first"] == 2


@pytest.mark.parametrize("comeback", [False, True])
def test_ff_51_who_alone_has_purrency_wins(comeback: bool) -> None:
    state = checked(48, 20, 30, purses=[49, 0, 0], comeback=comeback)
    assert state.outcome.ranking[0] == (0,)
    assert state.outcome.scores == (52, 0, 0)
    assert refused(state, 0, "check") == ("FF-53", "over")


def test_ff_52_who_cannot_pay_the_next_ante_is_out_and_its_cards_leave_unseen() -> None:
    state = checked(10, 20, 30, 40, purses=[49, 0, 49, 49], catnip=["", "", "", ""])
    view = state.view(None)
    assert view["standing"][1] == "out"
    assert (view["hands"][1], view["dropped"][1]) == (0, 1)
    assert view["shown"][1] == [20]
    assert len(state.view(1)["aside"]["fish"]) == 7
    assert refused(state, 1, "lay 1") == ("FF-52", "dropped-out")


def test_ff_52_catnip_of_a_seat_that_drops_out_leaves_unseen() -> None:
    state = table(10, 20, 30, 40, purses=[49, 0, 49, 49], catnip=["", "peek"])
    go(state, "0: check", "1: check", "2: check", "3: check", "1: pass")
    assert state.view(None)["catnips"][1] == 0
    assert state.view(1)["aside"]["catnip"] == ["peek"]
    assert state.view(0)["aside"]["catnip"] == []


def test_ff_53_after_round_8_the_most_purrency_wins() -> None:
    state = checked(10, 20, 30, round=8)
    assert state.outcome.ranking == ((2,), (0, 1))


def test_ff_53_a_tie_for_the_most_goes_to_the_final_fib() -> None:
    state = checked(10, 20, 30, round=8, purses=[52, 40, 49])
    assert state.purses == [52, 40, 52]
    assert state.view(None)["phase"] == "fib"
    assert state.actors == (0, 2)


def test_ff_54_ranking_by_purrency_then_by_the_round_of_dropping_out() -> None:
    state = table(0, 10, 20, 48, 0, first=1, round=8, purses=[0, 49, 0, 49, 0])
    state.dropped = [2, 0, 0, 0, 5]
    go(state, "1: check", "2: check", "3: check")
    assert state.outcome.ranking == ((3,), (1,), (2,), (4,), (0,))
