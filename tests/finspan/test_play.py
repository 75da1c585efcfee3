"""FS-20 – FS-29: playing a fish."""

from __future__ import annotations

from tests.finspan.sea import (
    benefits,
    discarded,
    do,
    eggs,
    full_of,
    hand,
    kinds,
    legal,
    refused,
    sea,
    slot,
    view_of,
)


def test_fs_20_a_diver_a_card_its_cost_its_slot_its_benefits() -> None:
    state = sea(hand="mandarinfish porkfish bonefish")
    seen = do(state, 0, "play mandarinfish", "pay bonefish", "place purple-2", "draw")
    assert kinds(seen) == ["play_began", "card_paid", "placed", "drawn"]
    assert view_of(state)["plays"] == 1
    assert slot(state, "purple-2") == "mandarinfish"


def test_fs_20_only_a_card_of_the_own_hand() -> None:
    state = sea(hand="mandarinfish bonefish")
    assert refused(state, 0, "play porkfish") == ("FS-20", "not-held")


def test_fs_21_cards_go_from_hand_to_the_own_discard_pile_and_not_the_played_one() -> None:
    state = sea(hand="pacific-sardine porkfish bonefish barreleye")
    do(state, 0, "play pacific-sardine", "pay porkfish", "pay barreleye", "pay bonefish")
    assert (hand(state), discarded(state)) == ("", "porkfish barreleye bonefish")
    state = sea(hand="pacific-sardine porkfish bonefish")
    assert refused(state, 0, "play pacific-sardine") == ("FS-21", "too-dear-card")


def test_fs_21_tokens_go_from_anywhere_in_the_ocean() -> None:
    state = sea(
        "blue-5: glasshead-grenadier egg", "green-1: young young", "purple-3: young", hand="barramundi"
    )
    do(state, 0, "play barramundi")
    assert legal(state, 0) == ["pay egg blue-5"]
    do(state, 0, "pay egg blue-5")
    assert legal(state, 0) == ["pay young green-1", "pay young purple-3"]
    do(state, 0, "pay young green-1", "place purple-1")
    assert [slot(state, name) for name in ("blue-5", "green-1", "purple-3")] == [
        "glasshead-grenadier",
        "young",
        "young",
    ]


def test_fs_21_a_school_is_paid() -> None:
    state = sea("green-1: school", "blue-6: school", hand="whale-shark")
    do(state, 0, "play whale-shark", "pay school blue-6", "place green-1")
    assert slot(state, "green-1") == "whale-shark school"
    assert slot(state, "blue-6") == ""


def test_fs_21_a_consume_cost_asks_for_a_fish_to_cover() -> None:
    state = sea("blue-2: porkfish", hand="angler")
    do(state, 0, "play angler")
    assert legal(state, 0) == ["place blue-2"]
    assert refused(state, 0, "place blue-1") == ("FS-21", "must-consume")
    assert refused(sea("blue-6: porkfish", hand="angler"), 0, "play angler") == (
        "FS-21",
        "nothing-to-consume",
    )


def test_fs_21_the_wrong_thing_does_not_pay() -> None:
    state = sea("blue-2: porkfish egg", "blue-3: young", hand="barramundi bonefish")
    do(state, 0, "play barramundi")
    assert refused(state, 0, "pay bonefish") == ("FS-21", "token-due")
    assert refused(state, 0, "pay young blue-3") == ("FS-21", "token-due")
    assert refused(state, 0, "pay egg blue-3") == ("FS-21", "no-token")
    state = sea("blue-2: porkfish egg", hand="mandarinfish bonefish")
    do(state, 0, "play mandarinfish")
    assert refused(state, 0, "pay egg blue-2") == ("FS-21", "card-due")
    assert refused(state, 0, "pay porkfish") == ("FS-21", "not-held")


def test_fs_21_a_token_that_is_not_there_makes_a_card_too_dear() -> None:
    held = "barramundi bonefish"
    assert refused(sea("green-1: young", hand=held), 0, "play barramundi") == ("FS-21", "too-dear-egg")
    assert refused(sea("green-1: porkfish egg", hand=held), 0, "play barramundi") == (
        "FS-21",
        "too-dear-young",
    )
    assert refused(sea(hand="whale-shark"), 0, "play whale-shark") == ("FS-21", "too-dear-school")


def test_fs_22_first_the_cost_then_the_slot_and_a_token_of_that_very_slot_pays() -> None:
    state = sea("purple-1: porkfish egg", hand="bonefish barreleye")
    do(state, 0, "play bonefish")
    assert refused(state, 0, "place purple-1") == ("FS-22", "pay-first")
    do(state, 0, "pay egg purple-1")
    assert refused(state, 0, "pay barreleye") == ("FS-22", "paid-already")
    assert refused(state, 0, "done") == ("FS-22", "place-first")
    do(state, 0, "place purple-1")
    assert slot(state, "purple-1") == "bonefish over porkfish"


def test_fs_23_a_fish_lies_in_one_of_its_zones() -> None:
    state = sea("blue-1: porkfish egg", "blue-2: porkfish egg", hand="black-cardinalfish porkfish")
    do(state, 0, "play black-cardinalfish", "pay porkfish", "pay egg blue-1", "pay egg blue-2")
    assert {name[-1] for name in legal(state, 0, "place")} == {"1", "2", "3", "4"}
    assert refused(state, 0, "place green-5") == ("FS-23", "zone")


def test_fs_23_some_fish_lie_in_the_bottom_row_alone() -> None:
    state = sea(hand="mariana-snailfish porkfish bonefish")
    do(state, 0, "play mariana-snailfish", "pay porkfish", "pay bonefish")
    assert legal(state, 0, "place") == ["blue-6", "purple-6", "green-6"]
    assert refused(state, 0, "place blue-5") == ("FS-23", "zone")


def test_fs_24_a_banded_fish_lies_at_its_own_site() -> None:
    state = sea("blue-1: catalina-goby egg", hand="porkfish")
    do(state, 0, "play porkfish", "pay egg blue-1")
    assert legal(state, 0, "place") == ["purple-1", "purple-2", "purple-3"]
    assert refused(state, 0, "place blue-1") == ("FS-24", "band")
    state = sea("blue-1: catalina-goby egg", hand="bonefish")
    do(state, 0, "play bonefish", "pay egg blue-1")
    assert len(legal(state, 0, "place")) == 9


def test_fs_25_an_empty_slot_or_a_strictly_shorter_fish() -> None:
    state = sea(
        "blue-1: rockmover-wrasse",  # 30 cm
        "blue-2: saddleback-butterflyfish",  # 30 cm
        "blue-3: european-anchovy egg",  # 20 cm
        "purple-1: white-banded-triggerfish egg",  # 40 cm
        hand="blue-tang",  # 30 cm
    )
    do(state, 0, "play blue-tang", "pay egg blue-3", "pay egg purple-1")
    assert legal(state, 0, "place") == ["green-1", "purple-2", "green-2", "blue-3", "purple-3", "green-3"]
    assert refused(state, 0, "place blue-1") == ("FS-25", "not-shorter")
    assert refused(state, 0, "place purple-1") == ("FS-25", "not-shorter")


def test_fs_25_without_any_slot_a_fish_is_not_played() -> None:
    state = sea(*full_of("whale-shark"), hand="speckled-butterflyfish bonefish")
    assert refused(state, 0, "play speckled-butterflyfish") == ("FS-25", "no-slot")


def test_fs_26_tokens_come_onto_the_new_fish_and_all_below_stays() -> None:
    state = sea("green-2: porkfish egg young young school over catalina-goby", hand="angler")
    do(state, 0, "play angler", "place green-2")
    assert slot(state, "green-2") == "angler egg young young school over catalina-goby porkfish"
    ocean = view_of(state)
    assert ocean["score"]["consumed"] == 2
    assert ocean["score"]["fish"] == 4  # the Porkfish no longer counts


def test_fs_26_a_covered_fish_does_nothing_any_more() -> None:
    assert "activated" in kinds(do(sea("blue-2: porkfish egg"), 0, "dive blue", "draw", "done"))
    assert "activated" not in kinds(do(sea("blue-2: angler over porkfish"), 0, "dive purple"))
    covered = sea("blue-2: shortspine-spurdog over porkfish", seats=2)
    assert "activated" not in kinds(do(covered, 0, "dive blue", "draw"))


def test_fs_27_when_played_benefits_come_last_in_any_order_each_if_one_likes() -> None:
    state = sea("blue-1: porkfish", hand="smoothcheek-lanternfish barreleye bonefish")
    do(state, 0, "play smoothcheek-lanternfish", "pay barreleye", "pay bonefish", "place green-1")
    assert benefits(state) == (0, ["egg", "egg", "draw", "draw"])
    do(state, 0, "draw", "egg blue-1")
    assert benefits(state) == (0, ["egg", "draw"])
    do(state, 0, "done")
    assert benefits(state) is None
    assert eggs(state) == ["blue-1"]
    assert len(hand(state).split()) == 1


def test_fs_28_an_if_activated_ability_does_nothing_when_its_fish_is_played() -> None:
    state = sea("blue-1: catalina-goby egg", hand="porkfish", seats=2)
    do(state, 0, "play porkfish", "pay egg blue-1", "place purple-1")
    assert state.actors == (1,)
    assert benefits(state) is None


def test_fs_29_only_what_can_be_paid_for_and_laid_can_be_begun() -> None:
    state = sea(
        "blue-1: porkfish egg",
        hand="bonefish angelshark pacific-sardine whale-shark mandarinfish",
    )
    assert legal(state, 0, "play") == [
        "bonefish",  # an egg
        "angelshark",  # covers the Porkfish
        "pacific-sardine",  # three other cards
        "mandarinfish",  # one
    ]


def test_fs_29_what_has_been_begun_is_finished() -> None:
    state = sea("blue-1: porkfish egg", hand="bonefish")
    do(state, 0, "play bonefish")
    assert legal(state, 0) == ["pay egg blue-1"]
    assert refused(state, 0, "dive blue") == ("FS-10", "not-a-turn")
    assert refused(state, 0, "done") == ("FS-22", "pay-first")
