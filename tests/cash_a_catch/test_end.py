"""CC-40 to CC-44: the final phase and the end."""

import pytest

from tests.cash_a_catch.market import buy, do, legal, market, only, refused, turn_up


def test_cc_40_this_auctions_auctioneer_gets_no_fee_and_only_this_one() -> None:
    state = market(deck="eel-1 final-phase eel-2 crab-1", money=[30] * 4)
    buy(state, 1, 3)
    do(state, 1, "place eel-1 0", "place eel-2 0")
    assert state.money[0] == 30
    buy(state, 2, 1)
    assert state.money[1] == 20 + 1


def test_cc_40_no_more_fees_ends_them_for_good() -> None:
    state = market(deck="final-phase eel-1 crab-1", final_phase="no_more_fees")
    buy(state, 1, 1)
    do(state, 1, "place eel-1 0")
    buy(state, 2, 1)
    assert state.money[:2] == [30, 20]


def test_cc_40_the_buyer_may_sell_by_the_older_rule() -> None:
    state = market(
        deck="final-phase tuna-3",
        boards={1: ("tuna-3 tuna-3",), 3: ("tuna-2",)},
        final_phase="buyer_may_sell",
    )
    buy(state, 1, 1)
    do(state, 1, "place tuna-3 0")
    assert legal(state, 1) == ["sell tuna", "done"]
    do(state, 1, "sell tuna")
    assert state.money[1] == 20 + 25
    assert state.trash[3]
    do(state, 1, "done")
    assert state.auctioneer == 1


def test_cc_41_the_market_closes_at_once_and_the_lot_goes_to_nobody() -> None:
    state = market(deck="eel-3 market-close")
    turn_up(state, 2)
    assert state.outcome is not None
    assert state.money == [30] * 4
    assert state.view(None)["discarded"] == ["eel-3"]
    assert refused(state, 0, "turn up") == refused(state, 1, "ring") == ("CC-41", "over")


def test_cc_42_trash_costs_its_value_at_most_three_a_card_even_below_zero() -> None:
    state = market(deck="market-close", money=[4, 0, 30, 30], trash={0: "eel-3 eel-1", 1: "tuna-2"})
    assert only(do(state, 0, "turn up"), "settled")["charges"] == [4, 2, 0, 0]
    assert state.money[:2] == [0, -2]


def test_cc_43_boards_are_sold_at_half_price_without_spoilage() -> None:
    boards = {0: ("tuna-3 tuna-3 tuna-1", "eel-3", "octopus-3"), 1: ("tuna-3 tuna-3 tuna-3 tuna-2",)}
    state = market(deck="market-close", boards=boards)
    settled = only(do(state, 0, "turn up"), "settled")
    assert settled["sales"] == [[7, 1, 0], [15, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert state.trash[1] == []


def test_cc_44_most_money_wins() -> None:
    state = market(deck="market-close", money=[10, 12, 9, 12], trash={3: "eel-1"})
    do(state, 0, "turn up")
    assert state.outcome is not None
    assert state.outcome.ranking == ((1,), (3,), (0,), (2,))


@pytest.mark.parametrize(
    ("trash", "winners"), [({0: "eel-1", 1: "eel-1"}, (0, 1)), ({0: "eel-2", 1: "eel-1 eel-1"}, (0,))]
)
def test_cc_44_of_equals_the_one_with_fewer_cards_in_the_trash(trash: dict, winners: tuple) -> None:
    state = market(deck="market-close", money=[20, 20, 1, 1], trash=trash)
    do(state, 0, "turn up")
    assert state.outcome is not None
    assert state.outcome.winners == winners
