"""CC-30 to CC-36: thieves, the catch, cans."""

from tests.cash_a_catch.market import buy, do, legal, market, only, place, refused, trash


def test_cc_30_thieves_come_first_and_take_the_top_card_of_any_place() -> None:
    state = market(deck="eel-1 thief", boards={1: ("tuna-1 tuna-3",), 3: ("", "", "crab-2")})
    buy(state, 2, 2)
    assert legal(state, 2) == ["steal 3 2", "steal 1 0", "done"]
    do(state, 2, "steal 1 0")
    assert place(state, 1, 0) == ["tuna-1"]
    assert state.view(None)["catch"] == ["eel-1", "tuna-3"]


def test_cc_30_a_thief_need_not_steal() -> None:
    state = market(deck="thief", boards={1: ("tuna-3",)})
    buy(state, 2, 1)
    do(state, 2, "done")
    assert place(state, 1, 0) == ["tuna-3"]


def test_cc_30_with_no_fish_elsewhere_the_thief_comes_home_empty_handed() -> None:
    state = market(deck="thief", boards={2: ("tuna-3",)})
    assert only(buy(state, 2, 1), "empty_handed")["player"] == 2
    assert state.auctioneer == 1


def test_cc_30_thieves_are_discarded_at_the_end_of_the_turn() -> None:
    state = market(deck="eel-1 thief", boards={1: ("tuna-3",)})
    buy(state, 2, 2)
    assert state.view(None)["discarded"] == []
    do(state, 2, "steal 1 0", "place eel-1 0", "place tuna-3 1")
    assert state.view(None)["discarded"] == ["thief"]


def test_cc_30_not_from_oneself_and_not_from_an_empty_place() -> None:
    state = market(deck="thief", boards={1: ("tuna-3",), 2: ("eel-1",)})
    buy(state, 2, 1)
    assert refused(state, 2, "steal 2 0") == ("CC-30", "not-a-victim")
    assert refused(state, 2, "steal 4 0") == ("CC-30", "not-a-victim")
    assert refused(state, 2, "steal 1 1") == ("CC-30", "nothing-there")
    assert refused(state, 1, "steal 2 0") == ("CC-30", "no-thief")


def test_cc_31_in_any_order_on_top_of_what_lies_there() -> None:
    state = market(deck="tuna-3 tuna-1", boards={1: ("tuna-2",)})
    buy(state, 1, 2)
    do(state, 1, "place tuna-1 0", "place tuna-3 0")
    assert place(state, 1, 0) == ["tuna-2", "tuna-1", "tuna-3"]


def test_cc_31_one_kind_a_place() -> None:
    state = market(deck="tuna-3", boards={1: ("eel-2",)})
    buy(state, 1, 1)
    assert refused(state, 1, "place tuna-3 0") == ("CC-31", "other-kind")


def test_cc_31_only_what_is_in_the_catch_and_only_the_buyer() -> None:
    state = market(deck="tuna-3")
    buy(state, 1, 1)
    assert refused(state, 1, "place tuna-2 0") == ("CC-31", "not-in-catch")
    assert refused(state, 2, "place tuna-3 0") == ("CC-31", "not-sorting")


def test_cc_32_a_kind_that_is_held_joins_its_place() -> None:
    state = market(deck="tuna-3", boards={1: ("", "tuna-2")})
    buy(state, 1, 1)
    assert refused(state, 1, "place tuna-3 0") == ("CC-32", "has-a-place")
    assert legal(state, 1) == ["place tuna-3 1", "empty 1"]


def test_cc_33_a_kind_that_finds_no_place_goes_to_the_trash() -> None:
    state = market(deck="tuna-3", boards={1: ("eel-1", "crab-1", "shark-1")})
    buy(state, 1, 1)
    assert legal(state, 1) == ["discard tuna-3", "empty 0", "empty 1", "empty 2"]
    do(state, 1, "discard tuna-3")
    assert trash(state, 1) == ["tuna-3"]


def test_cc_33_the_buyer_chooses_which_kinds_get_the_free_places() -> None:
    state = market(deck="tuna-1 lobster-3", boards={1: ("eel-1", "crab-1")})
    buy(state, 1, 2)
    do(state, 1, "place lobster-3 2", "discard tuna-1")
    assert (place(state, 1, 2), trash(state, 1)) == (["lobster-3"], ["tuna-1"])


def test_cc_33_a_fish_that_has_or_can_get_a_place_is_not_trashed() -> None:
    state = market(deck="tuna-3", boards={1: ("eel-1", "crab-1")})
    buy(state, 1, 1)
    assert refused(state, 1, "discard tuna-3") == ("CC-33", "finds-a-place")


def test_cc_33_a_whole_place_may_be_emptied_to_make_room() -> None:
    state = market(deck="tuna-3", boards={1: ("eel-1 eel-2", "crab-1", "shark-1")})
    buy(state, 1, 1)
    do(state, 1, "empty 0", "place tuna-3 0")
    assert (place(state, 1, 0), trash(state, 1)) == (["tuna-3"], ["eel-1", "eel-2"])
    assert refused(market(boards={1: ("eel-1",)}), 1, "empty 0") == ("CC-33", "not-sorting")


def test_cc_33_an_empty_place_is_not_emptied() -> None:
    state = market(deck="tuna-3")
    buy(state, 1, 1)
    assert refused(state, 1, "empty 0") == ("CC-33", "empty-already")


def test_cc_34_nothing_is_left_over() -> None:
    state = market(deck="tuna-3 eel-1")
    buy(state, 1, 2)
    do(state, 1, "place tuna-3 0")
    assert refused(state, 1, "done") == ("CC-34", "left-over")


def test_cc_35_an_octopus_goes_anywhere_and_alone_has_no_kind() -> None:
    state = market(deck="octopus-2", boards={1: ("eel-1",)})
    buy(state, 1, 1)
    assert legal(state, 1)[:3] == ["place octopus-2 0", "place octopus-2 1", "place octopus-2 2"]
    do(state, 1, "place octopus-2 1")
    assert state.view(None)["stalls"][1]["kinds"] == ["eel", None, None]


def test_cc_35_the_first_fish_on_lone_octopuses_gives_the_kind() -> None:
    state = market(deck="tuna-1 eel-3", boards={1: ("octopus-2", "", "eel-1")})
    buy(state, 1, 2)
    assert refused(state, 1, "place eel-3 0") == ("CC-32", "has-a-place")
    do(state, 1, "place tuna-1 0")
    assert state.view(None)["stalls"][1]["kinds"][0] == "tuna"


def test_cc_35_a_place_left_with_octopuses_has_no_kind() -> None:
    state = market(deck="thief eel-1", boards={1: ("octopus-2 tuna-1",)})
    buy(state, 2, 2)
    do(state, 2, "steal 1 0")
    assert state.view(None)["stalls"][1]["kinds"][0] is None


def test_cc_36_a_can_takes_up_to_two_fish_out_of_the_trash_after_sorting() -> None:
    state = market(deck="can eel-1", trash={1: "tuna-1 tuna-3 crab-2"})
    buy(state, 1, 2)
    assert refused(state, 1, "rescue tuna-3") == ("CC-36", "no-can")
    do(state, 1, "place eel-1 0")
    assert refused(state, 1, "rescue eel-1") == ("CC-36", "not-in-trash")
    do(state, 1, "rescue tuna-3", "rescue crab-2")
    assert trash(state, 1) == ["tuna-1"]
    assert state.view(None)["discarded"] == ["tuna-3", "crab-2", "can"]
    assert state.auctioneer == 1


def test_cc_36_one_may_take_fewer() -> None:
    state = market(deck="can", trash={1: "tuna-1 tuna-3"})
    buy(state, 1, 1)
    do(state, 1, "rescue tuna-3", "done")
    assert trash(state, 1) == ["tuna-1"]


def test_cc_36_with_an_empty_trash_it_does_nothing() -> None:
    state = market(deck="can")
    buy(state, 1, 1)
    assert (state.auctioneer, state.view(None)["discarded"]) == (1, ["can"])


def test_cc_30_done_where_nothing_can_be_left() -> None:
    assert refused(market(), 0, "done") == ("CC-30", "nothing-to-end")
