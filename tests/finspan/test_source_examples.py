"""The examples of the rulebook. Those of the weeks stand in `test_weeks`."""

from __future__ import annotations

import pytest

from tests.finspan.sea import at_the_end, do, legal, only, refused, sea, view_of


@pytest.mark.clause("FS-25")
def test_a_fish_of_240_cm_covers_one_of_200_and_not_the_reverse() -> None:
    state = sea("blue-1: angler", hand="angelshark")  # 200 cm there
    do(state, 0, "play angelshark", "place blue-1")
    state = sea("blue-1: angelshark", "green-1: porkfish", hand="angler")
    do(state, 0, "play angler")
    assert refused(state, 0, "place blue-1") == ("FS-25", "not-shorter")


@pytest.mark.clause("FS-30", "FS-31", "FS-32", "FS-33", "FS-35")
def test_the_dive_at_the_middle_site() -> None:
    state = sea(
        "purple-1: porkfish",
        "purple-2: skipjack-tuna",
        "purple-3: shortspine-spurdog",
        "purple-4: showy-bristlemouth",
        "blue-5: glasshead-grenadier",
        "green-2: catalina-goby",
        seats=2,
        others=["blue-5: glasshead-grenadier egg"],
    )
    told = []
    do_and_note = lambda seat, *actions: told.extend(do(state, seat, *actions))  # noqa: E731
    do_and_note(0, "dive purple")
    assert legal(state, 0, "egg")  # 1: the top bonus
    do_and_note(0, "egg purple-1")
    do_and_note(0, "egg purple-2")  # 2: the Porkfish
    do_and_note(0, "hatch purple-1")  # 3: the Skipjack Tuna, for all
    assert state.actors == (1,)
    do_and_note(1, "hatch blue-5")
    do_and_note(0, "egg purple-3")  # 5: the twilight bonus
    do_and_note(0, "egg purple-4")  # 8: the sea floor, as the first of this week
    assert [event["slot"] for event in told if event["kind"] == "activated"] == ["purple-1", "purple-2"]
    bonuses = [event["bonus"] for event in told if event["kind"] == "bonus_earned"]
    assert bonuses == ["sunlight", "twilight", "floor"]  # 7: nothing in the midnight
    assert view_of(state)["dives"] == [0, 1, 0]
    assert state.actors == (1,)


@pytest.mark.clause("FS-71")
def test_the_final_scoring() -> None:
    state = sea(
        "green-6: abyssal-anglerfish",
        "green-3: atlantic-wolffish egg school over porkfish",
        "green-2: angler egg young over catalina-goby",
        "purple-4: angler egg young over showy-bristlemouth",
        "blue-5: great-white-shark egg young school over glasshead-grenadier",
        "blue-1: school",
    )
    score = only(at_the_end(state), "scored")["scores"][0]
    assert score["abilities"] == 3
    assert score["consumed"] == 4
    assert score["eggs_and_young"] == 7
    assert score["schools"] == 18
