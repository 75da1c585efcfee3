"""FS-1 – FS-11: setting up, and whose turn it is."""

from __future__ import annotations

from random import Random

import pytest

from tairyo import BadOption
from tairyo.games import finspan
from tairyo.games.finspan.cards import MAIN, NAMES, STARTERS
from tairyo.kernel.chance import RandomChance
from tests.finspan.sea import begin, do, hand, legal, refused, sea, slot, view_of

MANY = [begin(3, RandomChance(Random(seed))) for seed in range(60)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_fs_1_one_to_five_play(seats: int) -> None:
    assert len(begin(seats).view(None)["oceans"]) == seats


@pytest.mark.parametrize("seats", [0, 6])
def test_fs_1_not_more_and_not_fewer(seats: int) -> None:
    with pytest.raises(BadOption):
        begin(seats)


def test_fs_2_two_starters_and_three_cards_of_the_deck() -> None:
    starters, main = {NAMES[number] for number in STARTERS}, {NAMES[number] for number in MAIN}
    assert (len(starters), len(main)) == (10, 125)
    for state in MANY[:10]:
        for seat in range(3):
            dealt = hand(state, seat).split()
            assert [card in starters for card in dealt] == [True, True, False, False, False]
            assert set(dealt) <= starters | main
        assert len(state.deck) == 125 - 9
        assert set(state.deck) <= set(MAIN)  # starters that were not dealt are out of the game
        assert len(state.out) == 4


def test_fs_3_hands_and_piles_are_public_and_only_the_order_of_the_deck_is_not() -> None:
    state = MANY[0]
    assert state.view(0) == state.view(2) == state.view(None)
    twin = state.imagine(0, Random(1))
    assert twin.view(0) == state.view(0)
    assert sorted(twin.deck) == sorted(state.deck)
    assert twin.deck != state.deck


def test_fs_3_all_cards_but_the_deck_are_named_in_the_view() -> None:
    state = sea(hand="porkfish", discard="barreleye", seats=2)
    assert [view_of(state)["hand"][0]["card"], view_of(state)["discard"]] == ["porkfish", ["barreleye"]]
    assert "porkfish" not in str(state.view(None)["deck"])


def test_fs_4_fs_5_an_ocean_begins_with_three_forage_fish_two_eggs_and_a_young() -> None:
    state = begin(2)
    for seat in (0, 1):
        assert slot(state, "green-2", seat) == "catalina-goby egg"
        assert slot(state, "purple-4", seat) == "showy-bristlemouth"
        assert slot(state, "blue-5", seat) == "glasshead-grenadier egg"
        assert slot(state, "purple-3", seat) == "young"
        ocean = view_of(state, seat)
        assert sum(bool(there["fish"]) for there in ocean["slots"]) == 3
        assert (ocean["divers"], len(ocean["slots"])) == (6, 18)


def test_fs_5_forage_fish_have_no_points_and_can_be_covered() -> None:
    state = begin(1)
    assert view_of(state)["score"]["fish"] == 0
    state = sea("green-2: catalina-goby", hand="porkfish barreleye mandarinfish")
    do(state, 0, "play mandarinfish", "pay barreleye", "place green-2")
    assert slot(state, "green-2") == "mandarinfish over catalina-goby"


def test_fs_6_side_a_has_its_tiles_and_side_b_draws_one_a_week() -> None:
    assert [tile["count"] for tile in begin(2).view(None)["tiles"]] == [
        "eggs_and_young",
        "full_rows",
        "schools",
    ]
    drawn = [begin(2, RandomChance(Random(seed)), side="b") for seed in range(80)]
    counts = [{state.view(None)["tiles"][week]["count"] for state in drawn} for week in range(3)]
    assert counts == [
        {"small_fish", "eggs_and_young", "fish_with_token", "fish_without_token", "if_activated_fish"},
        {"medium_fish", "full_rows", "predator_tags", "pairs_of_eggs", "consumed_fish"},
        {"schools", "young", "large_fish", "triples_of_eggs"},
    ]


def test_fs_6_it_is_chosen_when_the_table_is_opened() -> None:
    with pytest.raises(BadOption):
        begin(2, side="c")
    assert finspan.settle(2, {})["side"] == "a"


def test_fs_7_the_first_player_is_drawn() -> None:
    firsts = {state.first for state in MANY}
    assert firsts == {0, 1, 2}
    assert all(state.actors == (state.first,) for state in MANY)


def test_fs_7_tokens_never_run_out() -> None:
    many = [
        f"{name}: young young" for name in ("blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3")
    ]
    state = sea(*many, "purple-1: giant-manta-ray school young young young young young young", hand="")
    assert view_of(state)["score"]["eggs_and_young"] == 18


def test_fs_8_three_rows_of_sunlight_one_of_twilight_two_of_midnight() -> None:
    def rows(fish: str) -> list[str]:
        state = sea("purple-1: porkfish", hand=f"{fish} barreleye porkfish mandarinfish bonefish")
        do(state, 0, f"play {fish}")
        while legal(state, 0, "pay"):
            do(state, 0, legal(state, 0)[0])
        return sorted({name[-1] for name in legal(state, 0, "place")})

    assert rows("pacific-sardine") == ["1", "2", "3"]
    assert rows("giant-hatchetfish") == ["4"]
    assert rows("abyssal-spiderfish") == ["5", "6"]
    assert rows("mariana-snailfish") == ["6"]
    assert rows("midwater-scorpionfish") == ["1", "2", "3", "4", "5", "6"]


def test_fs_10_each_places_a_diver_in_turn_clockwise_from_the_first() -> None:
    state = begin(3)
    state.first = state.seat = 2
    state.actors = (2,)
    seen = []
    for _ in range(6):
        seen.append(state.actors[0])
        do(state, state.actors[0], "dive blue")
        while state.view(None)["phase"] == "benefit":
            do(state, state.actors[0], "done")
    assert seen == [2, 0, 1, 2, 0, 1]
    assert [view_of(state, seat)["divers"] for seat in range(3)] == [4, 4, 4]


def test_fs_10_six_turns_a_week_and_four_weeks() -> None:
    state = begin(2)
    weeks = []
    while state.actors:
        view = state.view(None)
        if view["phase"] == "turn":
            weeks.append(view["week"])
            do(state, state.actors[0], "dive blue")
        else:
            do(state, state.actors[0], "done")
    assert [weeks.count(week) for week in (1, 2, 3, 4)] == [12, 12, 12, 12]


def test_fs_11_nobody_passes_and_a_dive_is_always_possible() -> None:
    state = sea()
    assert legal(state, 0) == ["dive blue", "dive purple", "dive green"]
    assert refused(state, 0, "done") == ("FS-11", "no-pass")


def test_fs_10_another_seat_waits_for_its_turn() -> None:
    state = sea(seats=2)
    assert refused(state, 1, "dive blue") == ("FS-10", "not-your-turn")
    assert legal(state, 1) == []
