"""CC-1 to CC-6: cards, money, the deck, the places."""

from collections import Counter
from random import Random

import pytest

from tairyo.games import cash_a_catch
from tairyo.games.cash_a_catch.tables import FINAL_PHASE, MARKET_CLOSE, own_file, read_tables, standard
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.game import BadOption
from tests.cash_a_catch.market import begin, market


def test_cc_1_there_are_93_fish_nine_actions_and_two_phase_cards() -> None:
    state = begin(4)
    assert sum(card >> 2 <= 6 for card in state.deck) == 93
    assert Counter(card >> 2 for card in state.deck if card >> 2 > 6) == {7: 5, 8: 4, 9: 1, 10: 1}


def test_cc_1_for_three_to_five() -> None:
    assert cash_a_catch.seats == (3, 4, 5)


def test_cc_2_everybody_starts_with_30_euros_for_all_to_see() -> None:
    assert begin(5).view(None)["money"] == [30] * 5


@pytest.mark.parametrize("seed", range(40))
def test_cc_3_final_phase_is_the_16th_from_the_bottom_and_market_close_among_the_last_six(seed: int) -> None:
    deck = begin(3, RandomChance(Random(seed))).deck
    assert len(deck) == 104
    assert deck[15] == FINAL_PHASE
    assert MARKET_CLOSE in deck[:6]


def test_cc_3_market_close_lies_anywhere_among_the_last_six() -> None:
    where = {begin(3, RandomChance(Random(seed))).deck.index(MARKET_CLOSE) for seed in range(200)}
    assert where == set(range(6))


def test_cc_3_the_decks_order_is_told_to_nobody() -> None:
    state = begin(4)
    other = state.copy()
    other.deck[20:40] = reversed(state.deck[20:40])
    assert all(state.view(observer) == other.view(observer) for observer in (None, 0, 1, 2, 3))


def test_cc_3_what_is_imagined_is_a_deck_that_setup_allows() -> None:
    state, rng = begin(4), Random(3)
    for _ in range(50):
        deck = state.imagine(0, rng).deck
        assert sorted(deck) == sorted(state.deck)
        assert deck[15] == FINAL_PHASE
        assert MARKET_CLOSE in deck[:6]


def test_cc_4_two_crates_an_ice_box_and_a_trash_all_public() -> None:
    state = market(boards={1: ("tuna-3 tuna-1", "", "eel-2")}, trash={1: "crab-1"})
    stall = state.view(0)["stalls"][1]
    assert stall["places"] == [["tuna-3", "tuna-1"], [], ["eel-2"]]
    assert (stall["kinds"], stall["trash"]) == (["tuna", None, "eel"], ["crab-1"])


def test_cc_5_the_first_auctioneer_is_drawn() -> None:
    assert {begin(5, RandomChance(Random(seed))).auctioneer for seed in range(60)} == set(range(5))


def test_cc_6_height_and_discard_pile_are_public() -> None:
    state = begin(4)
    assert (state.view(None)["deck"], state.view(None)["discarded"]) == (104, [])


def test_cc_1_a_file_of_ones_own_gives_another_split() -> None:
    data = own_file()
    data["fish"]["tuna"], data["fish"]["eel"] = [6, 5, 3], [4, 5, 5]
    state = begin(3, tables=data)
    assert Counter(state.deck)[1] == 6


@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        ({"fish": {"tuna": [5, 5, 5]}}, "cash-a-catch-tables-deck", "fish"),
        ({"fish": {"tuna": [5, 5]}}, "tables-numbers", "fish.tuna"),
        ({"fish": {"tuna": [5, 5, -4]}}, "tables-range", "fish.tuna"),
        ({"fish": {"cod": [1, 1, 1]}}, "tables-unknown", "[fish]"),
        ({"actions": {"thief": 6}}, "cash-a-catch-tables-deck", "actions"),
        ({"actions": {"thief": "six"}}, "tables-number", "actions.thief"),
        ({"prices": {"full": [1, 2, 3, 5, 7, 9, 9, 9, 9, 8]}}, "cash-a-catch-tables-rising", "prices.full"),
        ({"prices": {"half": [1]}}, "tables-numbers", "prices.half"),
        ({"boats": {}}, "tables-unknown", "none"),
        ({"fish": 3}, "tables-section", "fish"),
    ],
)
def test_cc_1_a_wrong_file_is_refused_with_the_place(change: dict, code: str, place: str) -> None:
    data = own_file()
    for name, part in change.items():
        data[name] = {**data[name], **part} if isinstance(part, dict) and name in data else part
    with pytest.raises(BadOption) as refusal:
        read_tables(data)
    assert refusal.value.code == code
    assert refusal.value.details["place"] == place


def test_cc_43_half_prices_are_halved_and_rounded_down() -> None:
    tables = standard()
    assert tables.half == tuple(price // 2 for price in tables.full)
