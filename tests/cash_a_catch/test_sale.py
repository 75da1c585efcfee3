"""CC-10 to CC-14: the auctioneer's sale, and what spoils."""

import pytest

from tests.cash_a_catch.market import do, legal, market, only, place, refused, trash


@pytest.mark.parametrize(
    ("fish", "euros"),
    [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10), (7, 15), (8, 20), (9, 25), (10, 30), (11, 30)],
)
def test_cc_10_cc_11_the_price_of_so_many_fish(fish: int, euros: int) -> None:
    threes, rest = divmod(fish, 3)
    stack = " ".join(["tuna-3"] * threes + [f"tuna-{rest}"] * (rest > 0))
    state = market(boards={0: ("", stack)})
    assert only(do(state, 0, "sell tuna"), "sold")["euros"] == euros
    assert state.money[0] == 30 + euros


def test_cc_10_every_card_of_the_kind_goes_and_each_kind_is_reckoned_on_its_own() -> None:
    state = market(boards={0: ("tuna-3 tuna-2", "eel-3", "crab-1")})
    do(state, 0, "sell tuna", "sell crab")
    assert (place(state, 0, 0), place(state, 0, 1), place(state, 0, 2)) == ([], ["eel-3"], [])
    assert state.money[0] == 30 + 7 + 1


def test_cc_10_the_auctioneer_may_sell_nothing() -> None:
    state = market(deck="eel-1", boards={0: ("tuna-3",)})
    assert legal(state, 0) == ["sell tuna", "turn up"]


def test_cc_12_sold_cards_lie_on_the_discard_pile() -> None:
    state = market(boards={0: ("tuna-3 octopus-1",)})
    do(state, 0, "sell tuna")
    assert state.view(None)["discarded"] == ["tuna-3", "octopus-1"]
    assert trash(state, 0) == []


def test_cc_10_an_octopus_counts_as_the_kind_of_its_place() -> None:
    state = market(boards={0: ("tuna-3 octopus-3",)})
    assert only(do(state, 0, "sell tuna"), "sold")["euros"] == 10


def test_cc_13_octopuses_alone_cannot_be_sold() -> None:
    assert legal(market(boards={0: ("octopus-3",)}), 0) == ["turn up"]


def test_cc_10_a_kind_that_is_not_held_is_not_sold() -> None:
    assert refused(market(boards={0: ("tuna-3",)}), 0, "sell eel") == ("CC-10", "not-held")


def test_cc_10_nobody_else_sells() -> None:
    assert refused(market(boards={1: ("tuna-3",)}), 1, "sell tuna") == ("CC-10", "not-selling")


def test_cc_10_no_sale_once_the_auction_has_begun() -> None:
    state = market(deck="eel-1", boards={0: ("tuna-3",)})
    do(state, 0, "turn up")
    assert refused(state, 0, "sell tuna") == ("CC-10", "not-selling")


def test_cc_14_the_dearest_card_of_the_kind_spoils_in_every_other_crate() -> None:
    state = market(boards={0: ("tuna-1",), 1: ("tuna-2 tuna-3",), 3: ("eel-1", "tuna-1")})
    do(state, 0, "sell tuna")
    assert (place(state, 1, 0), trash(state, 1)) == (["tuna-2"], ["tuna-3"])
    assert (place(state, 3, 1), trash(state, 3)) == ([], ["tuna-1"])
    assert state.actors == (0,)


def test_cc_14_the_owner_chooses_and_the_ice_box_is_safe() -> None:
    state = market(boards={0: ("tuna-1",), 1: ("tuna-1 tuna-3 octopus-3",), 2: ("", "", "tuna-3")})
    do(state, 0, "sell tuna")
    assert state.actors == (1,)
    assert legal(state, 1) == ["spoil 1", "spoil 2"]
    do(state, 1, "spoil 2")
    assert (place(state, 1, 0), trash(state, 1)) == (["tuna-1", "tuna-3"], ["octopus-3"])
    assert place(state, 2, 2) == ["tuna-3"]
    assert state.actors == (0,)


def test_cc_14_a_dearer_octopus_must_go() -> None:
    state = market(boards={0: ("tuna-1",), 1: ("tuna-1 octopus-2",)})
    do(state, 0, "sell tuna")
    assert trash(state, 1) == ["octopus-2"]


def test_cc_14_equal_cards_beside_each_other_are_no_choice() -> None:
    state = market(boards={0: ("tuna-1",), 1: ("tuna-3 tuna-3 tuna-1",)})
    do(state, 0, "sell tuna")
    assert (place(state, 1, 0), state.actors) == (["tuna-3", "tuna-1"], (0,))


def test_cc_14_another_top_card_for_a_thief_is_a_choice() -> None:
    state = market(boards={0: ("tuna-1",), 1: ("tuna-3 tuna-1 tuna-3",)})
    do(state, 0, "sell tuna")
    assert legal(state, 1) == ["spoil 0", "spoil 2"]


def test_cc_14_owners_choose_clockwise_from_the_auctioneer() -> None:
    stack = ("tuna-3 octopus-3",)
    state = market(auctioneer=2, boards={2: ("tuna-1",), 0: stack, 1: stack, 3: stack})
    do(state, 2, "sell tuna")
    order = []
    while state.actors != (2,):
        order.append(state.actors[0])
        do(state, state.actors[0], "spoil 0")
    assert order == [3, 0, 1]


def test_cc_14_only_a_dearest_card_and_only_its_owner() -> None:
    state = market(boards={0: ("tuna-1",), 1: ("tuna-1 tuna-3 octopus-3",)})
    assert refused(state, 1, "spoil 0") == ("CC-14", "not-spoiling")
    do(state, 0, "sell tuna")
    assert refused(state, 1, "spoil 0") == ("CC-14", "not-dearest")
    assert refused(state, 2, "spoil 1") == ("CC-14", "not-spoiling")
