"""FF-70 – FF-74: catnip, and what is known after a peek."""

from __future__ import annotations

from random import Random

import pytest

from tests.fishy_fables.table import begin, do, ended, go, kinds, legal, only, refused, table


def sizes(state, seat: int) -> list[int]:
    return next(each["sizes"] for each in ended(state)["shown"] if each["player"] == seat)


def all_check(state) -> None:
    for seat in range(3):
        do(state, seat, "check")


def test_ff_70_source_example_plus_5_then_double_on_17_gives_44() -> None:
    state = table(17, 43, 42, catnip=["plus_5 double"])
    go(state, "0: catnip plus_5", "0: catnip double")
    assert state.view(0)["sizes"][0] == [17, 22, 44]
    assert state.view(None)["sizes"][0] == []
    all_check(state)
    assert (sizes(state, 0), ended(state)["winner"]) == ([17, 22, 44], 0)


def test_ff_70_source_example_double_then_plus_5_gives_39() -> None:
    state = table(17, 43, 42, catnip=["plus_5 double"])
    go(state, "0: catnip double", "0: catnip plus_5")
    all_check(state)
    assert (sizes(state, 0), ended(state)["winner"]) == ([17, 34, 39], 1)


def test_ff_70_a_card_is_played_once_and_discarded() -> None:
    state = table(17, 43, 42, catnip=["plus_5"])
    do(state, 0, "catnip plus_5")
    assert refused(state, 0, "catnip plus_5") == ("FF-72", "catnip-not-held")
    assert state.view(None)["catnip_used"] == ["plus_5"]
    assert state.view(None)["catnips"] == [0, 0, 0]


@pytest.mark.parametrize(("catnip", "copies"), [("full", 24), ("attested", 18), ("off", 0)])
def test_ff_71_the_decks(catnip: str, copies: int) -> None:
    state = begin(3, catnip=catnip)
    assert state.view(None)["catnip_deck"] == copies
    if catnip == "attested":
        deck = [(row["effect"], row["copies"]) for row in state.view(None)["deck"]]
        assert deck == [("plus_5", 12), ("double", 6)]


def test_ff_72_size_cards_are_played_on_the_own_turn_and_do_not_use_it_up() -> None:
    state = table(20, 30, 40, catnip=["plus_5 minus_5", "plus_10"])
    assert {"catnip plus_5", "catnip minus_5 1", "catnip minus_5 2"} <= set(legal(state, 0))
    assert "catnip minus_5 0" not in legal(state, 0)
    do(state, 0, "catnip minus_5 2")
    assert state.actors == (0,)
    assert refused(state, 1, "catnip plus_10") == ("FF-72", "not-your-turn")
    do(state, 0, "raise 1")
    do(state, 1, "catnip plus_10")  # with an answer, before it
    assert state.actors == (1,)


def test_ff_72_a_fish_of_ones_own_or_of_a_folded_seat_cannot_be_aimed_at() -> None:
    state = table(20, 30, 40, catnip=["", "halve"])
    do(state, 0, "fold")
    for target in (0, 1, 5):
        assert refused(state, 1, f"catnip halve {target}") == ("FF-72", "no-such-fish")


def test_ff_72_catnip_in_another_phase_is_refused() -> None:
    state = begin(3)
    assert refused(state, state.turn, "catnip plus_5") == ("FF-72", "wrong-moment")


def test_ff_72_only_the_peeker_sees_the_fish() -> None:
    state = table(20, 30, 40, catnip=["peek"])
    assert only(do(state.copy(), 0, "catnip peek 1", observer=0), "peeked")["fish"] == 30
    assert only(do(state.copy(), 0, "catnip peek 1", observer=2), "peeked")["fish"] is None
    do(state, 0, "catnip peek 1")
    assert state.view(0)["peeked"] == [{"player": 1, "fish": 30, "there": True}]
    assert state.view(2)["peeked"] == []
    assert state.actors == (0,)


def test_ff_72_what_was_peeked_stays_true_in_all_that_the_peeker_imagines() -> None:
    state = table(20, 30, 40, catnip=["peek"])
    do(state, 0, "catnip peek 1")
    rng = Random(1)
    assert {state.imagine(0, rng).laid[1] for _ in range(30)} == {30}
    assert len({state.imagine(2, rng).laid[1] for _ in range(30)}) > 5


def test_ff_72_a_fish_swapped_back_is_known_to_be_in_hand() -> None:
    state = table(20, 30, 40, catnip=["peek", "swap"])
    go(state, "0: catnip peek 1", "0: check")
    do(state, 1, f"catnip swap {state.hands[1][0]}")
    rng = Random(1)
    for _ in range(30):
        twin = state.imagine(0, rng)
        assert 30 in twin.hands[1]
        assert twin.laid[1] != 30
    assert state.view(0)["peeked"] == [{"player": 1, "fish": 30, "there": False}]


def test_ff_72_swap_takes_a_fish_from_hand() -> None:
    state = table(20, 30, 40, catnip=["swap"], hands=[[1, 48]])
    assert refused(state, 0, "catnip swap 47") == ("FF-72", "swap-not-held")
    events = do(state, 0, "catnip swap 48", observer=0)
    assert only(events, "swapped") == {"kind": "swapped", "player": 0, "fish": 48, "back": 20}
    assert (state.laid[0], state.hands[0]) == (48, [1, 20])


def test_ff_72_swap_needs_a_fish_in_hand() -> None:
    state = table(20, 30, 40, catnip=["swap"], round=8)
    assert not [action for action in legal(state, 0) if "swap" in action]


@pytest.mark.parametrize(("raised", "back"), [(2, 3), (20, 5)])
def test_ff_72_refund_takes_up_to_5_of_the_own_stake_back(raised: int, back: int) -> None:
    state = table(20, 30, 40, catnip=["refund"])
    go(state, f"0: raise {raised}", "1: match", "2: match", "1: check", "2: check")
    before = state.purses[0]
    assert only(do(state, 0, "catnip refund"), "catnip_played")["amount"] == back
    assert state.purses[0] == before + back
    assert state.playing & 1
    assert state.tin == 3 + 3 * raised - back


def test_ff_72_without_a_stake_there_is_nothing_to_refund() -> None:
    state = table(20, 30, 40, catnip=["refund refund"])
    do(state, 0, "catnip refund")
    assert refused(state, 0, "catnip refund") == ("FF-72", "nothing-to-refund")


def test_ff_72_cancel_takes_the_latest_size_card_of_the_window_back() -> None:
    state = table(40, 30, 20, catnip=["cancel", "plus_10 plus_10"])
    assert refused(state, 0, "catnip cancel") == ("FF-72", "only-in-window")
    go(state, "0: check", "1: catnip plus_10", "1: check", "2: check")
    assert refused(state, 0, "catnip cancel") == ("FF-72", "nothing-to-cancel")  # played before the window
    go(state, "0: pass", "1: catnip plus_10", "0: catnip cancel")
    assert (sizes(state, 1), ended(state)["winner"]) == ([30, 40], 0)


def test_ff_72_peek_swap_and_refund_do_not_belong_in_the_window() -> None:
    state = table(40, 30, 20, catnip=["peek swap refund"])
    all_check(state)
    assert legal(state, 0) == ["pass"]
    for action in ("peek 1", "refund", f"swap {state.hands[0][0]}"):
        assert refused(state, 0, f"catnip {action}") == ("FF-72", "not-in-window")


def test_ff_73_all_who_hold_catnip_are_asked_whatever_it_is() -> None:
    state = table(40, 30, 20, first=1, catnip=["peek", "", "plus_5"])
    go(state, "1: check", "2: check", "0: check")
    assert state.view(None)["phase"] == "window"
    assert state.actors == (2,)  # the first player holds none
    assert refused(state, 0, "pass") == ("FF-73", "not-your-turn")
    assert refused(state, 1, "pass") == ("FF-73", "not-asked")
    do(state, 2, "pass")
    assert state.actors == (0,)
    assert "round_ended" in kinds(do(state, 0, "pass"))


def test_ff_73_after_a_card_all_holders_are_asked_again() -> None:
    state = table(40, 38, 20, catnip=["plus_5 plus_10", "plus_5 double"])
    all_check(state)
    go(state, "0: pass", "1: catnip plus_5", "0: catnip plus_5", "1: pass")
    assert state.view(None)["phase"] == "window"
    do(state, 0, "pass")
    assert (sizes(state, 0), sizes(state, 1)) == ([40, 45], [38, 43])


def test_ff_73_a_folded_seat_is_not_asked_and_without_holders_there_is_no_window() -> None:
    state = table(40, 30, 20, catnip=["plus_5"])
    do(state, 0, "fold")
    do(state, 1, "check")
    assert "round_ended" in kinds(do(state, 2, "check"))


def test_ff_74_half_rounds_down_and_no_size_falls_below_0() -> None:
    state = table(17, 4, 1, catnip=["minus_5", "halve", "minus_5"])
    go(state, "0: catnip minus_5 1", "0: check", "1: catnip halve 0", "1: check")
    go(state, "2: check", "2: pass")  # seat 2 alone holds catnip still
    assert (sizes(state, 0), sizes(state, 1)) == ([17, 8], [4, 0])
