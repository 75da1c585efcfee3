"""FS-40 – FS-56: what benefits give."""

from __future__ import annotations

import pytest

from tairyo.games.finspan.cards import ABILITIES, CARD_OF, PREDATORS, size_of
from tests.finspan.sea import (
    benefits,
    discarded,
    do,
    eggs,
    hand,
    kinds,
    legal,
    only,
    refused,
    sea,
    slot,
    view_of,
)


def test_fs_40_draw_takes_the_top_card_of_the_deck() -> None:
    state = sea("blue-1: porkfish", deck="bonefish barreleye")
    do(state, 0, "dive blue")
    assert only(do(state, 0, "draw"), "drawn")["card"] == "bonefish"
    assert (hand(state), state.view(None)["deck"]) == ("bonefish", 1)


def test_fs_41_an_empty_deck_is_made_anew_of_all_discard_piles() -> None:
    state = sea("blue-1: porkfish", deck="", discard="bonefish barreleye", seats=2)
    state.oceans[1].discard = [CARD_OF["mandarinfish"]]
    do(state, 0, "dive blue")
    seen = do(state, 0, "draw")
    assert kinds(seen)[:2] == ["reshuffled", "drawn"]
    assert only(seen, "reshuffled")["cards"] == 3
    assert (discarded(state, 0), discarded(state, 1)) == ("", "")
    assert (len(hand(state).split()), state.view(None)["deck"]) == (1, 2)


def test_fs_41_only_when_a_card_must_be_drawn() -> None:
    state = sea("blue-1: porkfish", deck="bonefish", discard="barreleye")
    do(state, 0, "dive blue", "draw")
    assert (discarded(state), state.view(None)["deck"]) == ("barreleye", 0)


def test_fs_41_without_any_card_nothing_is_drawn() -> None:
    state = sea("blue-1: catalina-goby", deck="", seats=2)
    do(state, 0, "dive blue")
    assert state.actors == (1,)


def test_fs_42_gain_takes_any_card_of_the_own_pile() -> None:
    state = sea("blue-1: white-banded-triggerfish", discard="bonefish barreleye", deck="mandarinfish")
    do(state, 0, "dive blue", "draw")
    assert legal(state, 0) == ["gain bonefish", "gain barreleye", "done"]
    assert refused(state, 0, "gain porkfish") == ("FS-42", "not-discarded")
    assert refused(state, 0, "draw") == ("FS-40", "no-such-benefit")
    do(state, 0, "gain bonefish")
    assert (hand(state), discarded(state)) == ("mandarinfish bonefish", "barreleye")


def test_fs_42_with_an_empty_pile_one_draws() -> None:
    state = sea("blue-1: white-banded-triggerfish", deck="mandarinfish bonefish")
    do(state, 0, "dive blue", "draw")
    assert benefits(state) == (0, ["gain"])
    assert legal(state, 0) == ["draw", "done"]
    do(state, 0, "draw")
    assert hand(state) == "mandarinfish bonefish"


def test_fs_42_a_pile_that_empties_lets_the_rest_be_drawn() -> None:
    state = sea(
        "blue-1: porkfish egg", hand="pilotfish", discard="bonefish", deck="mandarinfish barreleye porkfish"
    )
    do(state, 0, "play pilotfish", "pay egg blue-1", "place blue-4", "gain bonefish")
    assert legal(state, 0) == ["draw", "done"]
    do(state, 0, "draw", "draw", "draw")
    assert hand(state) == "bonefish mandarinfish barreleye porkfish"


def test_fs_43_an_egg_lies_on_a_fish_that_has_none() -> None:
    state = sea("purple-1: mahi-mahi egg", "blue-2: bonefish", "green-1: young")
    do(state, 0, "dive purple")
    assert legal(state, 0) == ["egg blue-2", "done"]
    assert refused(state, 0, "egg purple-1") == ("FS-43", "egg-already")
    assert refused(state, 0, "egg green-1") == ("FS-43", "no-fish")


EACH = [card for card in CARD_OF if ABILITIES[CARD_OF[card]].benefits == (7,)]


def test_fs_44_an_egg_on_each_fish_of_a_place_or_kind_itself_and_forage_included() -> None:
    state = sea(
        "purple-1: porkfish",
        "purple-2: bonefish egg",
        "purple-4: showy-bristlemouth",
        "green-2: catalina-goby",
        "purple-6: young",
        "blue-1: porkfish egg",
        "blue-2: porkfish egg",
        hand="bigeye-smooth-head barreleye",  # an egg on each fish of the purple site
    )
    do(state, 0, "play bigeye-smooth-head", "pay barreleye", "pay egg blue-1", "pay egg blue-2")
    do(state, 0, "place purple-5")
    assert state.view(None)["asked"]["each"] == ["purple-1", "purple-4", "purple-5"]
    assert only(do(state, 0, "eggs"), "eggs_laid")["slots"] == ["purple-1", "purple-4", "purple-5"]
    assert eggs(state) == ["purple-1", "purple-2", "purple-4", "purple-5"]


def test_fs_44_it_is_taken_whole_or_not_at_all() -> None:
    state = sea("blue-1: porkfish egg", "blue-2: porkfish egg", hand="maltese-ray")
    do(state, 0, "play maltese-ray", "pay egg blue-1", "pay egg blue-2", "place green-1")
    assert legal(state, 0) == ["eggs", "done"]
    assert refused(state, 0, "egg blue-1") == ("FS-43", "no-such-benefit")


def test_fs_44_by_size_and_for_predators() -> None:
    others = ("blue-1: porkfish", "blue-2: bonefish", "blue-3: barramundi")
    fish = (*others, "green-1: angler", "green-2: stonefish")
    for card, place, laid in (
        ("great-white-shark", "purple-2", ["green-1", "purple-2", "green-2"]),
        ("greenland-shark", "purple-4", ["green-1", "blue-3", "purple-4"]),
    ):
        state = sea(*fish, f"{place}: catalina-goby", "green-6: young young", hand=card)
        do(state, 0, f"play {card}")
        while legal(state, 0, "pay"):
            do(state, 0, "pay young green-6")
        do(state, 0, f"place {place}", "eggs")
        assert eggs(state) == laid


def test_fs_45_an_egg_becomes_a_young_in_its_slot() -> None:
    state = sea("green-1: porkfish egg", "blue-2: bonefish")
    do(state, 0, "dive green")
    assert refused(state, 0, "hatch blue-2") == ("FS-45", "no-token")
    do(state, 0, "hatch green-1")
    assert slot(state, "green-1") == "porkfish young"


def test_fs_46_a_young_on_any_fish_or_empty_slot() -> None:
    state = sea("purple-1: young young", hand="giant-manta-ray porkfish bonefish")
    do(state, 0, "play giant-manta-ray", "pay porkfish", "pay bonefish", "pay young purple-1", "place blue-1")
    assert len(legal(state, 0, "young")) == 18
    do(state, 0, "young blue-1", "young green-6", "done")
    assert (slot(state, "blue-1"), slot(state, "green-6")) == ("giant-manta-ray young", "young")


def moving(*slots: str) -> list[str]:
    """Where the token at purple-3 may go by the Midnight bonus of green."""
    state = sea(*slots, "green-5: catalina-goby")
    do(state, 0, "dive green")
    do(state, 0, next(action for action in legal(state, 0) if action.startswith("lift")))
    assert state.view(None)["moving"]["slots"] == legal(state, 0, "to")
    return legal(state, 0, "to")


COLUMN = ["purple-1", "purple-2"], ["purple-4", "purple-5", "purple-6"]
ROW = ["blue-3", "green-3"]


def test_fs_47_any_number_of_slots_in_one_straight_line() -> None:
    straight = sorted([*COLUMN[0], *ROW, *COLUMN[1]])
    assert sorted(moving("purple-3: young")) == straight
    assert sorted(moving("purple-3: school")) == straight


def test_fs_47_not_around_a_corner_and_not_on_the_spot() -> None:
    state = sea("purple-3: young", "green-5: catalina-goby")
    do(state, 0, "dive green")
    assert refused(state, 0, "to purple-2") == ("FS-47", "lift-first")
    do(state, 0, "lift young purple-3")
    assert refused(state, 0, "to green-2") == ("FS-47", "bent")
    assert refused(state, 0, "to purple-3") == ("FS-47", "stays")
    assert refused(state, 0, "done") == ("FS-47", "move-first")
    do(state, 0, "to purple-6")
    assert (slot(state, "purple-3"), slot(state, "purple-6")) == ("", "young")


def test_fs_47_an_egg_does_not_move() -> None:
    state = sea("purple-3: porkfish egg", "green-5: catalina-goby")
    do(state, 0, "dive green")
    assert state.view(None)["phase"] == "turn"  # there was nothing to move


def test_fs_48_three_young_in_a_slot_become_a_school_at_once() -> None:
    state = sea("green-1: porkfish egg young young")
    do(state, 0, "dive green")
    assert only(do(state, 0, "hatch green-1"), "hatched")["formed"] is True
    assert slot(state, "green-1") == "porkfish school"


def test_fs_48_at_most_one_school_a_slot_more_young_just_lie_there() -> None:
    state = sea("green-1: porkfish egg young young school")
    do(state, 0, "dive green")
    assert only(do(state, 0, "hatch green-1"), "hatched")["formed"] is False
    assert slot(state, "green-1") == "porkfish young young young school"


def test_fs_49_three_young_that_a_school_leaves_form_a_new_one() -> None:
    state = sea("green-1: young young young young school", "green-5: catalina-goby")
    do(state, 0, "dive green")
    do(state, 0, "lift school green-1")
    moved = only(do(state, 0, "to green-6"), "moved")
    assert (moved["formed"], moved["left_formed"]) == (False, True)
    assert (slot(state, "green-1"), slot(state, "green-6")) == ("young school", "school")


def test_fs_49_also_when_it_is_paid() -> None:
    state = sea("green-1: young young young school", hand="whale-shark")
    do(state, 0, "play whale-shark")
    assert only(do(state, 0, "pay school green-1"), "token_paid")["formed"] is True
    assert slot(state, "green-1") == "school"


def test_fs_50_a_young_that_comes_to_two_others_makes_a_school_and_stops() -> None:
    assert moving("purple-3: young", "purple-5: young young") == [
        "purple-1",
        "purple-2",
        "blue-3",
        "green-3",
        "purple-4",
        "purple-5",
    ]
    state = sea("purple-3: young", "purple-5: young young", "green-5: catalina-goby")
    do(state, 0, "dive green", "lift young purple-3")
    assert refused(state, 0, "to purple-6") == ("FS-50", "school-forms-before")
    assert only(do(state, 0, "to purple-5"), "moved")["formed"] is True
    assert slot(state, "purple-5") == "school"


def test_fs_50_beside_a_school_two_young_stop_nobody() -> None:
    assert "purple-6" in moving("purple-3: young", "purple-5: young young school")


def test_fs_51_a_school_neither_enters_nor_crosses_a_slot_with_a_school() -> None:
    state = sea("purple-3: school", "purple-5: school", "green-5: catalina-goby")
    do(state, 0, "dive green", "lift school purple-3")
    assert legal(state, 0, "to") == ["purple-1", "purple-2", "blue-3", "green-3", "purple-4"]
    assert refused(state, 0, "to purple-5") == ("FS-51", "school-in-the-way")
    assert refused(state, 0, "to purple-6") == ("FS-51", "school-in-the-way")


def test_fs_51_a_young_may() -> None:
    assert {"purple-5", "purple-6"} <= set(moving("purple-3: young", "purple-5: school"))


def test_fs_51_a_school_among_schools_stays() -> None:
    around = ("purple-2: school", "purple-4: school", "blue-3: school", "green-3: school")
    state = sea("purple-3: school", *around, "green-5: catalina-goby")
    do(state, 0, "dive green")
    assert "school purple-3" not in legal(state, 0, "lift")
    assert refused(state, 0, "lift school purple-3") == ("FS-51", "hemmed-in")
    assert refused(state, 0, "lift young purple-3") == ("FS-47", "no-token")


def test_fs_52_a_school_does_not_pay_for_young() -> None:
    state = sea("green-1: school", "green-2: bonefish egg", hand="barramundi")
    assert refused(state, 0, "play barramundi") == ("FS-21", "too-dear-young")


def test_fs_53_a_shorter_card_of_the_hand_goes_under_the_fish() -> None:
    state = sea("blue-2: pennant-coralfish", hand="porkfish mandarinfish european-anchovy", deck="")  # 25 cm
    do(state, 0, "dive blue")
    assert legal(state, 0) == ["tuck mandarinfish", "tuck european-anchovy", "done"]
    assert refused(state, 0, "tuck porkfish") == ("FS-53", "not-shorter-prey")
    assert refused(state, 0, "tuck bonefish") == ("FS-53", "not-held")
    seen = do(state, 0, "tuck mandarinfish")
    assert slot(state, "blue-2") == "pennant-coralfish over mandarinfish"
    assert view_of(state)["score"]["consumed"] == 1
    assert kinds(seen)[0] == "consumed"  # and nothing else follows from it
    assert "drawn" not in kinds(seen)


def test_fs_53_an_equal_one_is_not_shorter() -> None:
    state = sea("blue-2: rockmover-wrasse", hand="blue-tang", deck="", seats=2)  # both 30 cm
    do(state, 0, "dive blue")
    assert state.actors == (1,)


def test_fs_54_a_fish_is_played_into_the_named_place_for_its_cost_without_a_diver() -> None:
    state = sea(
        "green-6: young",
        "blue-1: bonefish egg",
        hand="abyssal-halosaur mariana-snailfish porkfish barreleye faceless-cusk",
    )
    do(state, 0, "play abyssal-halosaur", "pay young green-6", "place green-5")
    assert benefits(state) == (0, ["play"])
    # the Porkfish and the Barreleye do not live in the bottom row
    assert legal(state, 0) == ["play mariana-snailfish", "play faceless-cusk", "done"]
    assert refused(state, 0, "play porkfish") == ("FS-54", "no-slot-there")
    do(state, 0, "play mariana-snailfish", "pay porkfish", "pay barreleye")
    assert legal(state, 0, "place") == ["blue-6", "purple-6", "green-6"]
    do(state, 0, "place purple-6")
    assert (view_of(state)["plays"], slot(state, "purple-6")) == (1, "mariana-snailfish")


def test_fs_54_only_there() -> None:
    state = sea("blue-1: bonefish egg", "blue-2: bonefish egg", hand="chola-guitarfish longfin-batfish")
    state.oceans[0].lay(CARD_OF["bonefish"], 6)
    state.oceans[0].eggs |= 1 << 6
    do(state, 0, "play chola-guitarfish", "pay egg blue-1", "pay egg blue-2", "place green-3")
    do(state, 0, "play longfin-batfish", "pay egg blue-3")
    assert legal(state, 0, "place") == ["purple-1", "purple-2", "purple-3"]
    assert refused(state, 0, "place green-1") == ("FS-54", "place-of-play")


def test_fs_54_when_played_benefits_follow() -> None:
    state = sea("purple-1: young", hand="abyssal-halosaur porkfish")
    state.oceans[0].hand += [CARD_OF["grideye-fish"]]
    state.oceans[0].lay(CARD_OF["bonefish"], 0)
    state.oceans[0].lay(CARD_OF["bonefish"], 1)
    state.oceans[0].eggs = 0b11
    do(state, 0, "play abyssal-halosaur", "pay young purple-1", "place green-5")
    do(state, 0, "play grideye-fish", "pay egg blue-1", "pay egg purple-1", "place green-6")
    assert benefits(state) == (0, ["egg_each"])
    do(state, 0, "eggs")
    assert eggs(state) == ["green-6"]
    assert view_of(state)["plays"] == 1


@pytest.mark.parametrize(
    ("length", "size"), [(1, 0), (49, 0), (50, 1), (149, 1), (150, 2), (2000, 2)], ids=str
)
def test_fs_55_small_below_50_cm_medium_below_150_large_from_there(length: int, size: int) -> None:
    assert size_of(length) == size


def test_fs_56_an_apex_predator_is_a_predator_and_shows_two_tags() -> None:
    assert PREDATORS[CARD_OF["great-white-shark"]] == 2
    assert PREDATORS[CARD_OF["stonefish"]] == 1
    assert PREDATORS[CARD_OF["porkfish"]] == 0


def test_fs_56_whatever_discharges_has_electrolocation_as_well() -> None:
    from tairyo.games.finspan.views import printed

    for card in printed():
        assert "discharge" not in card["tags"] or "electrolocation" in card["tags"]
        assert "apex" not in card["tags"] or "predator" in card["tags"]
