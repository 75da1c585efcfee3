"""FS-60 – FS-63: the end of a week, and every achievement."""

from __future__ import annotations

import pytest

from tairyo.games.finspan.lesson import ocean_of
from tairyo.games.finspan.tables import COUNTS, standard
from tairyo.games.finspan.weeks import achieved, counted
from tests.finspan.sea import do, full_of, kinds, last_turn, only, sea, view_of

FISH = (
    "blue-1: porkfish egg",  # small, if activated
    "purple-1: bonefish egg young",  # medium, if activated
    "green-1: angler school over catalina-goby porkfish",  # large, a predator, if activated
    "blue-4: great-white-shark egg over bonefish",  # large, an apex predator
    "purple-4: showy-bristlemouth",  # small, forage
    "green-6: young young",
    "blue-6: egg school",
)
COUNTED = {
    "eggs_and_young": 4 + 3,
    "full_rows": 1,
    "schools": 2,
    "young": 3,
    "pairs_of_eggs": 2,
    "triples_of_eggs": 1,
    "small_fish": 2,
    "medium_fish": 1,
    "large_fish": 2,
    "fish_with_token": 4,
    "fish_without_token": 1,
    "if_activated_fish": 3,
    "predator_tags": 1 + 2,
    "consumed_fish": 3,
}


@pytest.mark.parametrize("count", COUNTED)
def test_fs_61_fs_62_what_an_achievement_counts(count: str) -> None:
    assert counted(ocean_of(*FISH), count, standard().lengths) == COUNTED[count]


def test_fs_62_every_count_has_its_example_and_points_are_for_each() -> None:
    assert tuple(COUNTED) == COUNTS
    tables = standard()
    for tiles in (tables.side_a, *tables.side_b):
        for tile in tiles:
            points = achieved(ocean_of(*FISH), tile, tables.lengths)
            assert points == tile[1] * COUNTED[COUNTS[tile[0]]]


def test_fs_61_side_a_scores_eggs_and_young_then_full_rows_then_schools() -> None:
    tables = standard()
    assert [(COUNTS[count], points) for count, points in tables.side_a] == [
        ("eggs_and_young", 1),
        ("full_rows", 2),
        ("schools", 2),
    ]
    assert achieved(ocean_of(*full_of("catalina-goby")), tables.side_a[1], tables.lengths) == 12


def week_ends(*oceans: str, week: int = 1, side: str = "a", tile: str = ""):
    """The last turn of a week, taken; the position after it, and what was told."""
    first, *others = oceans
    state = sea(*first.split(";"), seats=len(oceans), others=others, side=side, deck="")
    if tile:
        count = COUNTS.index(tile)
        points = next(p for tiles in standard().side_b for c, p in tiles if c == count)
        state.tiles = tuple(
            (count, points) if place == week - 1 else t for place, t in enumerate(state.tiles)
        )
    last_turn(state, week, len(oceans) - 1)
    seen = do(state, len(oceans) - 1, "dive blue")
    while state.view(None)["phase"] == "benefit":
        seen += do(state, state.actors[0], "done")
    return state, seen


def test_fs_60_all_score_divers_come_back_and_the_token_goes_clockwise() -> None:
    state, seen = week_ends("blue-1: angler egg;green-6: young", "blue-1: angler", "green-1: young young")
    ended = only(seen, "week_ended")
    assert (ended["points"], ended["best"]) == ([2, 0, 2], [0, 0, 0])
    assert [view_of(state, seat)["weeks"] for seat in range(3)] == [
        [{"points": 2, "best": 0}],
        [{"points": 0, "best": 0}],
        [{"points": 2, "best": 0}],
    ]
    assert [view_of(state, seat)["divers"] for seat in range(3)] == [6, 6, 6]
    assert (state.week, state.first, state.actors) == (2, 1, (1,))


def test_fs_60_side_b_rewards_all_who_are_best() -> None:
    oceans = (
        "green-1: porkfish;green-2: porkfish",
        "green-1: porkfish",
        "green-4: porkfish;green-5: bonefish",
    )
    _, seen = week_ends(*oceans, side="b", tile="small_fish")
    assert only(seen, "week_ended")["points"] == [4, 2, 2]
    assert only(seen, "week_ended")["best"] == [3, 0, 0]
    _, seen = week_ends(oceans[1], oceans[2], side="b", tile="small_fish")
    assert only(seen, "week_ended")["best"] == [3, 3]


def test_fs_60_but_not_for_nothing_and_not_alone() -> None:
    _, seen = week_ends("green-1: bonefish", "green-1: bonefish", side="b", tile="small_fish")
    assert only(seen, "week_ended")["best"] == [0, 0]
    _, seen = week_ends("green-1: porkfish", side="b", tile="small_fish")
    assert (only(seen, "week_ended")["points"], only(seen, "week_ended")["best"]) == ([2], [0])


def test_fs_63_after_week_4_there_is_no_achievement_and_the_game_ends() -> None:
    state, seen = week_ends("blue-1: angler egg", "blue-1: angler egg", week=4)
    assert "week_ended" not in kinds(seen)
    assert kinds(seen)[-2:] == ["scored", "game_over"]
    assert state.actors == ()
    assert state.first == 0  # the token stays


@pytest.mark.parametrize(
    ("week", "ocean", "points"),
    [
        (1, "blue-1: angler egg young;green-1: angler egg young;green-2: angler egg;green-3: angler egg;"
            "purple-1: angler egg", 7),
        (2, ";".join(line for line in full_of("angler") if line[-9] in "123"), 6),
        (3, "blue-1: school;blue-2: school;green-1: school;green-5: school", 8),
    ],
)  # fmt: skip
def test_the_source_s_examples_of_achievements(week: int, ocean: str, points: int) -> None:
    _, seen = week_ends(ocean, week=week)
    assert only(seen, "week_ended")["points"] == [points]
