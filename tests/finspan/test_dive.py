"""FS-30 – FS-35: a dive."""

from __future__ import annotations

from tests.finspan.sea import benefits, do, eggs, kinds, legal, only, refused, sea, view_of


def test_fs_30_the_diver_goes_through_every_row_fish_or_no_fish() -> None:
    state = sea("green-1: bonefish", "green-6: snipe-eel")
    seen = do(state, 0, "dive green", "egg green-1", "done")
    assert [event["slot"] for event in seen if event["kind"] == "activated"] == ["green-1", "green-6"]


def test_fs_30_a_dive_without_fish_is_a_dive() -> None:
    state = sea(deck="", seats=2)  # and nothing to be gained at the sea floor
    assert kinds(do(state, 0, "dive blue")) == [
        "dived",
        "bonus_earned",
    ]
    assert view_of(state)["dives"] == [1, 0, 0]
    assert state.actors == (1,)


def bonuses(*slots: str, column: str = "purple") -> list[str]:
    """The bonuses that a dive earns."""
    state = sea(*slots)
    seen = do(state, 0, f"dive {column}")
    while state.view(None)["diving"]:
        seen += do(state, 0, "done")
    return [event["bonus"] for event in seen if event["kind"] == "bonus_earned"]


def test_fs_31_a_bonus_takes_a_fish_in_the_zone_below_it_in_that_column() -> None:
    assert bonuses() == ["floor"]
    assert bonuses("purple-1: catalina-goby") == ["sunlight", "floor"]
    assert bonuses("purple-3: catalina-goby") == ["sunlight", "floor"]
    assert bonuses("purple-4: showy-bristlemouth") == ["twilight", "floor"]
    assert bonuses("purple-5: catalina-goby") == ["midnight", "floor"]
    assert bonuses("purple-6: mariana-snailfish") == ["midnight", "floor"]
    assert bonuses("blue-1: catalina-goby", "green-4: catalina-goby") == ["floor"]
    everywhere = ("purple-1: catalina-goby", "purple-4: catalina-goby", "purple-6: catalina-goby")
    assert bonuses(*everywhere) == ["sunlight", "twilight", "midnight", "floor"]


def test_fs_31_each_site_has_its_bonuses() -> None:
    by_column = {}
    for column in ("blue", "purple", "green"):
        fish = [f"{column}-{row}: catalina-goby egg young" for row in (1, 4, 5)]
        state = sea(*fish, "blue-6: catalina-goby", discard="porkfish")
        do(state, 0, f"dive {column}")
        taken = []
        while (asked := benefits(state)) and state.view(None)["diving"]:
            taken += asked[1]
            do(state, 0, "done")
        by_column[column] = taken
    assert by_column == {
        "blue": ["draw", "draw", "gain", "gain"],
        "purple": ["egg", "egg", "egg", "egg"],
        "green": ["hatch", "hatch", "move", "move"],
    }


def test_fs_32_the_visible_fish_of_every_row_may_be_used() -> None:
    state = sea(
        "blue-2: mahi-mahi", "blue-4: bluestreak-cleaner-wrasse over porkfish", discard="bonefish bonefish"
    )
    do(state, 0, "dive blue", "draw", "egg blue-2", "draw")
    assert benefits(state) == (0, ["gain", "gain"])
    do(state, 0, "gain bonefish", "done")


def test_fs_32_other_abilities_are_not_for_divers() -> None:
    state = sea("green-1: shortspine-spurdog", "green-2: abyssal-anglerfish", "green-3: chinese-trumpetfish")
    assert "activated" not in kinds(do(state, 0, "dive green"))


def test_fs_33_the_first_diver_of_the_week_at_the_bottom_of_a_site_has_the_floor_bonus() -> None:
    state = sea("blue-1: porkfish")
    assert only(do(state, 0, "dive purple"), "bonus_earned")["bonus"] == "floor"
    do(state, 0, "egg blue-1")
    assert "bonus_earned" not in kinds(do(state, 0, "dive purple"))
    assert only(do(state, 0, "dive green"), "bonus_earned")["bonus"] == "floor"
    assert view_of(state)["dives"] == [0, 2, 1]


def test_fs_33_each_seat_for_itself() -> None:
    state = sea("blue-1: porkfish", seats=2, others=["blue-1: porkfish"])
    do(state, 0, "dive purple", "egg blue-1")
    do(state, 1, "dive purple")
    assert benefits(state) == (1, ["egg"])


def test_fs_33_again_in_the_next_week() -> None:
    state = sea("blue-1: porkfish")
    for _ in range(6):
        do(state, 0, "dive purple", *["done"] * (view_of(state)["dives"][1] == 0))
    assert state.week == 2
    assert only(do(state, 0, "dive purple"), "bonus_earned")["bonus"] == "floor"


def test_fs_34_every_benefit_may_be_left() -> None:
    state = sea("blue-1: porkfish", seats=2)
    do(state, 0, "dive blue")
    assert legal(state, 0)[-1] == "done"
    do(state, 0, "done")
    assert len(view_of(state)["hand"]) == 0


def test_fs_34_who_has_no_use_for_a_benefit_is_not_asked() -> None:
    state = sea(seats=2)
    do(state, 0, "dive green")  # nothing to move
    assert state.actors == (1,)


def test_fs_35_all_players_may_even_if_the_active_one_does_not() -> None:
    state = sea(
        "purple-1: bonefish",
        seats=3,
        others=["blue-1: porkfish", "blue-1: porkfish;blue-2: porkfish"],
    )
    do(state, 0, "dive purple", "egg purple-1")
    assert benefits(state) == (1, ["egg"])  # seat 0 has no fish left without an egg
    do(state, 1, "done")
    assert benefits(state) == (2, ["egg"])
    do(state, 2, "egg blue-2")
    assert (eggs(state, 1), eggs(state, 2)) == ([], ["blue-2"])
    assert state.view(None)["diving"] is None  # and the turn is over
    assert state.actors == (1,)


def test_fs_35_the_active_seat_first_then_clockwise_each_takes_all_of_them_before_the_next() -> None:
    filled = "blue-1: porkfish egg;blue-2: young"
    state = sea(
        "blue-1: catalina-goby egg",
        "blue-2: young",
        seats=3,
        hand="deepsea-lizardfish",
        others=[filled, filled],
    )
    state.seat = state.first = 0
    state.oceans[0].lay(136, 9)
    do(state, 0, "play deepsea-lizardfish", "pay young blue-2", "place blue-4")
    asked = []
    while (waiting := benefits(state)) is not None:
        asked.append(waiting)
        seat = waiting[0]
        do(state, seat, legal(state, seat)[0])
        if state.view(None)["phase"] == "moving":
            do(state, seat, legal(state, seat)[0])
    assert asked == [
        (0, ["hatch", "move"]),
        (0, ["move"]),
        (1, ["hatch", "move"]),
        (1, ["move"]),
        (2, ["hatch", "move"]),
        (2, ["move"]),
    ]
    assert state.actors == (1,)


def test_fs_35_only_then_does_the_dive_go_on() -> None:
    state = sea(
        "green-1: bonefish", "green-4: snipe-eel", "blue-1: porkfish", seats=2, others=["blue-1: porkfish"]
    )
    do(state, 0, "dive green", "egg green-1")
    assert benefits(state) == (1, ["egg"])
    assert refused(state, 0, "egg blue-1") == ("FS-35", "others-benefit")
    assert only(do(state, 1, "egg blue-1"), "bonus_earned")["bonus"] == "twilight"
    assert only(do(state, 0, "done"), "activated")["slot"] == "green-4"
    assert benefits(state) == (0, ["egg"])
