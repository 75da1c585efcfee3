"""FS-70 – FS-72: the end of the game."""

from __future__ import annotations

from tests.finspan.sea import (
    at_the_end,
    benefits,
    cards,
    do,
    eggs,
    kinds,
    legal,
    only,
    refused,
    sea,
    slot,
    view_of,
)


def test_fs_70_abilities_that_are_not_about_points_come_first_in_any_order() -> None:
    state = sea("blue-1: ocean-sunfish", "purple-2: speckled-butterflyfish", "green-5: abyssal-anglerfish")
    at_the_end(state)
    # hatching and moving have no use yet, and points are no use
    assert legal(state, 0) == ["use blue-1", "done"]
    assert refused(state, 0, "use green-5") == ("FS-70", "no-use")
    assert refused(state, 0, "use purple-2") == ("FS-70", "no-use")
    assert refused(state, 0, "use blue-2") == ("FS-70", "no-ability")
    do(state, 0, "use blue-1", "eggs")
    assert refused(state, 0, "use blue-1") == ("FS-70", "used-already")
    assert legal(state, 0) == ["use purple-2", "done"]
    do(state, 0, "use purple-2")
    assert benefits(state) == (0, ["hatch", "hatch", "hatch", "move"])


def test_fs_70_not_before_the_end() -> None:
    state = sea("blue-1: ocean-sunfish")
    assert refused(state, 0, "use blue-1") == ("FS-70", "not-the-end")


def test_fs_70_from_the_first_player_on_clockwise_each_finishes_theirs() -> None:
    others = ["blue-1: chinese-trumpetfish", "blue-1: ocean-sunfish"]
    state = sea("blue-1: european-anchovy", seats=3, others=others)
    state.first = 1
    at_the_end(state)
    asked = []
    while state.actors:
        asked.append(state.actors[0])
        do(state, state.actors[0], legal(state, state.actors[0])[0])
    assert asked == [1, 1, 2, 2, 0, 0]  # each uses it, and lays the eggs


def test_fs_70_who_has_none_or_is_done_is_passed_over() -> None:
    others = ["blue-1: bonefish", "blue-1: ocean-sunfish"]
    state = sea("blue-1: european-anchovy", seats=3, others=others)
    at_the_end(state)
    assert only(do(state, 0, "done"), "left")["benefits"] == []
    assert state.actors == (2,)
    assert refused(state, 0, "use blue-1") == ("FS-70", "not-your-turn")
    assert kinds(do(state, 2, "done"))[-1] == "game_over"
    assert refused(state, 2, "done") == ("FS-63", "over")


def test_fs_70_a_covered_fish_has_lost_its_ability() -> None:
    state = sea("blue-1: angler over european-anchovy", "green-1: bonefish")
    assert kinds(at_the_end(state)) == ["scored", "game_over"]


def test_fs_70_a_fish_played_now_still_has_its_own() -> None:
    state = sea(
        "purple-1: giant-trevally",  # plays a fish at the purple site
        "blue-1: bonefish",
        hand="yellowtail-snapper porkfish",  # which lays an egg on each of them
    )
    at_the_end(state)
    do(state, 0, "use purple-1", "play yellowtail-snapper", "pay porkfish", "place purple-2")
    assert legal(state, 0) == ["use purple-2", "done"]
    do(state, 0, "use purple-2", "eggs")
    assert eggs(state) == ["purple-1", "purple-2"]
    assert state.actors == ()


def test_fs_70_covering_a_fish_before_its_use_loses_it() -> None:
    state = sea(
        "purple-1: giant-trevally", "purple-2: yellowtail-snapper", hand="hogfish porkfish mandarinfish"
    )
    state.oceans[0].young[0] = 1
    at_the_end(state)
    assert legal(state, 0) == ["use purple-1", "use purple-2", "done"]
    do(state, 0, "use purple-1", "play hogfish", "pay porkfish", "pay mandarinfish", "pay young blue-1")
    do(state, 0, "place purple-2", "done")
    assert state.actors == ()
    assert slot(state, "purple-2") == "hogfish over yellowtail-snapper"


def test_fs_70_benefits_for_all_reach_seats_that_have_finished() -> None:
    state = sea(
        "blue-2: striped-marlin",  # plays a fish in the sunlight
        "blue-1: porkfish",
        "green-1: young young",
        seats=2,
        hand="pelican-eel great-white-shark",
        others=["green-1: angler"],
    )
    state.first = 1
    at_the_end(state)
    assert state.actors == (0,)
    do(
        state,
        0,
        "use blue-2",
        "play great-white-shark",
        "pay young green-1",
        "pay young green-1",
        "place blue-1",
    )
    do(state, 0, "eggs")
    assert benefits(state) == (1, ["egg_each"])
    do(state, 1, "eggs")
    assert eggs(state, 1) == ["green-1"]
    assert state.actors == ()


def test_fs_71_points_by_source() -> None:
    state = sea(
        "blue-1: angelshark egg over porkfish bonefish catalina-goby",  # 2, and 10 for three consumed
        "green-6: abyssal-anglerfish",  # 2, and 3 without tokens
        "purple-6: abyssal-anglerfish young",  # 2
        "green-3: young school",
    )
    state.oceans[0].weeks = [(4, 0), (6, 3)]
    assert view_of(state)["score"] == {
        "weeks": 13,
        "abilities": 13,
        "fish": 6,
        "consumed": 3,
        "eggs_and_young": 3,
        "schools": 6,
    }
    seen = at_the_end(state)
    assert only(seen, "scored")["scores"] == [view_of(state)["score"]]
    assert only(seen, "game_over")["scores"] == [44]


def test_fs_71_every_condition_of_game_end_points() -> None:
    def points(line: str) -> int:
        scored: int = view_of(sea(line))["score"]["abilities"]
        return scored

    for line, worth in (
        ("blue-6: abyssal-anglerfish", 3),
        ("blue-6: abyssal-anglerfish egg", 0),
        ("blue-6: abyssal-anglerfish young", 0),
        ("blue-6: abyssal-anglerfish school", 0),
        ("blue-1: angelshark over porkfish porkfish", 0),
        ("blue-1: angelshark over porkfish porkfish catalina-goby", 10),
        ("blue-1: atlantic-bonito over porkfish", 0),
        ("blue-1: atlantic-bonito over porkfish porkfish", 6),
        ("blue-5: common-fangtooth", 0),
        ("blue-5: common-fangtooth over catalina-goby", 3),
        ("blue-1: clown-anemonefish young", 0),
        ("blue-1: clown-anemonefish young young", 6),
        ("blue-1: clown-anemonefish young young young school", 0),
        ("blue-5: cookiecutter-shark", 0),
        ("blue-6: cookiecutter-shark", 5),
        ("blue-1: leafy-seadragon young", 0),
        ("blue-1: leafy-seadragon school", 3),
        ("blue-5: pale-chimaera egg young", 0),
        ("blue-5: pale-chimaera egg school", 0),
        ("blue-5: pale-chimaera egg young school", 10),
    ):
        assert (line, points(line)) == (line, worth)


def test_fs_71_consumed_fish_have_one_point_and_no_ability() -> None:
    state = sea("blue-1: angler over clown-anemonefish")
    state.oceans[0].young[0] = 2
    assert view_of(state)["score"]["abilities"] == 0


def over(*points: int, hands: tuple[int, ...] = ()) -> list[list[int]]:
    """The ranking of seats that have made so many points in the weeks and hold so many cards."""
    state = sea(seats=len(points))
    for seat, won in enumerate(points):
        state.oceans[seat].weeks = [(won, 0)]
    for seat, held in enumerate(hands):
        state.oceans[seat].hand = cards("porkfish") * held
    return only(at_the_end(state), "game_over")["ranking"]


def test_fs_72_most_points_win() -> None:
    assert over(10, 30, 20) == [[1], [2], [0]]


def test_fs_72_of_equals_whoever_holds_more_cards() -> None:
    assert over(10, 10, hands=(1, 3)) == [[1], [0]]


def test_fs_72_else_they_share() -> None:
    assert over(10, 10, 5, hands=(2, 2, 9)) == [[0, 1], [2]]


def test_fs_1_alone_for_points() -> None:
    assert over(17) == [[0]]
