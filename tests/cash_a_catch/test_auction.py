"""CC-20 to CC-27: cards are turned up until the bell rings."""

import pytest

from tairyo import Match
from tairyo.games import cash_a_catch
from tairyo.games.cash_a_catch.words import HOLD, TURN_UP
from tairyo.kernel.state import Window
from tests.cash_a_catch.market import buy, do, legal, market, only, refused, turn_up


def test_cc_20_cards_are_turned_up_until_somebody_buys_all_of_them() -> None:
    state = market(deck="eel-1 crab-2 tuna-3")
    turn_up(state, 3)
    assert state.view(None)["lot"] == ["eel-1", "crab-2", "tuna-3"]
    bought = only(do(state, 2, "ring"), "bought")
    assert (bought["player"], bought["cards"]) == (2, ["eel-1", "crab-2", "tuna-3"])


def test_cc_20_only_the_auctioneer_turns_up() -> None:
    assert refused(market(), 1, "turn up") == ("CC-20", "not-turning")


@pytest.mark.parametrize("size", [1, 5])
def test_cc_21_a_lot_costs_ten_however_large(size: int) -> None:
    state = market(deck=" ".join(["eel-1"] * size))
    buy(state, 1, size)
    assert state.money[1] == 20


def test_cc_21_less_than_ten_euros_cannot_ring() -> None:
    state = market(deck="eel-1", money=[30, 9, 30, 30])
    do(state, 0, "turn up")
    assert state.actors == (2, 3)
    assert refused(state, 1, "ring") == ("CC-21", "too-poor")


def test_cc_22_the_auctioneer_gets_a_euro_a_card() -> None:
    state = market(deck="eel-1 thief crab-3")
    buy(state, 3, 3)
    assert state.money[0] == 33


def test_cc_22_a_phase_card_neither_counts_nor_belongs_to_the_lot() -> None:
    state = market(deck="final-phase eel-1", final_phase="no_more_fees")
    seen = do(state, 0, "turn up")
    assert [event["card"] for event in seen if event["kind"] == "turned_up"] == ["final-phase", "eel-1"]
    assert state.view(None)["lot"] == ["eel-1"]


def test_cc_22_nobody_is_asked_about_an_empty_lot() -> None:
    state = market(deck="final-phase eel-1")
    do(state, 0, "turn up")
    assert state.view(None)["phase"] == "bell"
    assert len(state.lot) == 1


def test_cc_23_with_four_the_auctioneer_does_not_bid() -> None:
    state = market(deck="eel-1")
    do(state, 0, "turn up")
    assert state.actors == (1, 2, 3)
    assert refused(state, 0, "ring") == ("CC-23", "auctioneer-rings")


def test_cc_24_with_three_the_others_come_first() -> None:
    state = market(3, deck="eel-1")
    do(state, 0, "turn up")
    assert refused(state, 0, "ring") == ("CC-24", "others-first")
    do(state, 1, "hold")
    assert refused(state, 0, "ring") == ("CC-24", "others-first")
    do(state, 2, "hold")
    assert legal(state, 0) == ["ring", "hold"]


def test_cc_24_an_auctioneer_who_buys_gets_no_fee() -> None:
    state = market(3, deck="eel-1 eel-2")
    seen = buy(state, 0, 2)
    assert only(seen, "bought")["fee"] == 0
    assert state.money[0] == 20


def test_cc_25_the_first_ring_wins() -> None:
    state = market(deck="eel-1")
    do(state, 0, "turn up")
    do(state, 1, "hold")
    assert only(do(state, 3, "ring"), "bought")["player"] == 3


def test_cc_25_when_all_have_held_the_next_card_may_be_turned_up() -> None:
    state = market(deck="eel-1 eel-2")
    do(state, 0, "turn up")
    assert refused(state, 0, "turn up") == ("CC-20", "not-turning")
    seen = [event for seat in (1, 2, 3) for event in do(state, seat, "hold")]
    assert seen[-1]["kind"] == "all_held"
    assert legal(state, 0) == ["turn up"]


def test_cc_25_no_ring_before_a_card_is_up_and_none_after_an_answer() -> None:
    state = market(deck="eel-1 eel-2")
    assert refused(state, 1, "ring") == ("CC-25", "no-lot")
    do(state, 0, "turn up")
    do(state, 1, "hold")
    assert refused(state, 1, "ring") == ("CC-25", "answered")
    do(state, 2, "hold")
    do(state, 3, "hold")
    assert refused(state, 1, "ring") == ("CC-25", "answered")


def test_cc_25_sealed_answers_stay_secret_until_all_are_in() -> None:
    state = market(deck="eel-1", bell="sealed")
    do(state, 0, "turn up")
    other = state.copy()
    assert do(state, 1, "ring") == do(other, 1, "hold") == [{"kind": "answered", "player": 1, "rings": None}]
    assert state.view(2) == other.view(2)
    assert (state.view(1)["own_answer"], other.view(1)["own_answer"]) == (True, False)
    do(state, 2, "hold")
    bought = only(do(state, 3, "hold"), "bought")
    assert (bought["player"], bought["rings"]) == (1, [1])


def test_cc_25_among_several_sealed_rings_one_is_drawn() -> None:
    winners = set()
    for seed in range(40):
        from random import Random

        from tairyo.games import cash_a_catch
        from tairyo.kernel.chance import RandomChance

        state = market(deck="eel-1", bell="sealed")
        chance = RandomChance(Random(seed))
        do(state, 0, "turn up")
        for seat in (1, 2, 3):
            state.apply(seat, cash_a_catch.parse("hold" if seat == 2 else "ring"), chance)
        winners.add(state.buyer)
    assert winners == {1, 3}


def test_cc_26_a_late_ring_changes_nothing() -> None:
    state = market(deck="eel-1 eel-2")
    do(state, 0, "turn up")
    do(state, 1, "ring")
    assert refused(state, 2, "ring") == ("CC-26", "late")


def test_cc_27_where_nobody_can_pay_one_card_goes_and_the_office_passes() -> None:
    state = market(deck="eel-3 crab-1", money=[30, 9, 0, 5])
    seen = do(state, 0, "turn up")
    assert [event["kind"] for event in seen] == ["turned_up", "office"]
    assert state.view(None)["discarded"] == ["eel-3"]
    assert (state.auctioneer, state.money) == (1, [30, 9, 0, 5])


def test_cc_27_with_three_the_auctioneers_money_counts() -> None:
    state = market(3, deck="eel-3", money=[30, 9, 0])
    do(state, 0, "turn up")
    assert state.actors == (0,)


def test_cc_27_market_close_ends_the_game_there_too() -> None:
    state = market(deck="market-close", money=[0, 0, 0, 0])
    do(state, 0, "turn up")
    assert state.outcome is not None


def test_cc_27_run_out_turns_up_until_market_close() -> None:
    state = market(deck="eel-3 crab-1 market-close", money=[0, 0, 0, 0], broke="run_out")
    seen = do(state, 0, "turn up")
    assert [event["card"] for event in seen if event["kind"] == "turned_up"] == [
        "eel-3",
        "crab-1",
        "market-close",
    ]
    assert state.outcome is not None


def test_cc_5_the_office_passes_clockwise_after_every_auction() -> None:
    state = market(5, deck="eel-1", auctioneer=4)
    buy(state, 2, 1)
    do(state, 2, "place eel-1 0")
    assert state.auctioneer == 0


@pytest.mark.parametrize(("tempo", "then"), [("tap", None), ("steady", Window(0.0))])
def test_cc_25_a_live_table_waits_for_a_ring_as_long_as_its_window(tempo: str, then: Window | None) -> None:
    state = market(deck="eel-1 eel-2", window=5, tempo=tempo)
    assert state.patience() is None
    do(state, 0, "turn up")
    assert state.patience() == Window(5.0, whole=tempo == "steady")
    for seat in (1, 2, 3):
        assert state.default_action(seat) == HOLD
        do(state, seat, "hold")
    assert state.patience() == then
    assert state.default_action(0) == TURN_UP


def test_cc_25_no_window_runs_under_the_seal() -> None:
    state = market(deck="eel-1", bell="sealed", tempo="steady")
    do(state, 0, "turn up")
    assert state.patience() is None


def test_cc_25_who_has_held_does_not_take_it_back() -> None:
    match = Match.start(cash_a_catch, 3, "bell")
    auctioneer = match.actors[0]
    match.act(auctioneer, TURN_UP)
    for seat in match.actors:
        match.act(seat, HOLD)
        assert not match.can_undo(seat)
