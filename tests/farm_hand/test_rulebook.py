"""The rulebook quotes values of tables.toml: both languages say what the file says."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tairyo.games.farm_hand.tables import DUMMIES, own_file
from tairyo.text import LANGUAGES, Text

FILE = own_file()
BETWEEN = {"en": ", ", "ja": "・"}


def row(numbers: Iterable[int], language: str) -> str:
    """Numbers as the rulebook writes them."""
    return BETWEEN[language].join(map(str, numbers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_fh_3_the_rulebook_names_the_numbers_of_each_suit(language: str) -> None:
    say = Text(language)
    space, end = {"en": (" ", "; "), "ja": ("", "、")}[language]
    suits = [
        f"{say(f'farm-hand-suit-{suit}')}{space}{row(ns, language)}" for suit, ns in FILE["suits"].items()
    ]
    assert end.join(suits) in say("FH-3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_fh_5_the_rulebook_names_the_animal_of_each_number(language: str) -> None:
    say = Text(language)
    space, end = {"en": (" ", ", "), "ja": ("", "、")}[language]
    animals = [f"{n}{space}{say(f'farm-hand-animal-{animal}')}" for n, animal in FILE["animals"].items()]
    assert end.join(animals) in say("FH-5")


@pytest.mark.parametrize(
    ("language", "four", "five"),
    [("en", "Four players get {} cards", "five players {}."), ("ja", "4人では{}枚", "5人では{}枚")],
)
def test_fh_11_the_rulebook_says_how_many_cards_are_dealt(language: str, four: str, five: str) -> None:
    text = Text(language)("FH-11")
    assert all(FILE["deal"][seats] == [1, 2, 3, 4, 5, 6] for seats in "123")  # as many as the round's number
    assert four.format(row(FILE["deal"]["4"], language)) in text
    assert five.format(row(FILE["deal"]["5"], language)) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_fh_53_fh_60_the_rulebook_quotes_the_bids_of_the_dummies(language: str) -> None:
    say = Text(language)
    assert row(FILE["dummy_bids"]["two_players"]["mack"], language) in say("FH-53")
    for dummy in DUMMIES[1]:  # FH-60 quotes one row for both
        assert row(FILE["dummy_bids"]["solo"][dummy], language) in say("FH-60")


@pytest.mark.parametrize(("language", "says"), [("en", "(Undo)"), ("ja", "（「一手戻す」）")])
def test_fh_22_the_rulebook_says_that_a_move_may_be_taken_back(language: str, says: str) -> None:
    say = Text(language)
    assert says in say("FH-22")
    assert say("table-undo") in says
