"""FH-3, FH-5, FH-11, FH-53: the data file, and what is said of a bad one."""

import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tairyo import BadOption, Match, Record, replay
from tairyo.games import farm_hand
from tairyo.games.farm_hand.tables import own_file, read_tables, standard
from tairyo.text import Text
from tests.farm_hand.table import begin

File = dict[str, Any]


def test_fh_3_the_file_that_comes_with_the_game_is_good() -> None:
    tables = read_tables(own_file())
    assert (tables.suits, tables.deal) == (standard().suits, standard().deal)


def test_fh_3_a_table_may_name_another_deck() -> None:
    other = farm_hand.variants["other-tables"]["tables"]
    view = begin(3, tables=other).view(None)
    assert view["suits"]["red"] == [8 - 4]
    assert view["suits"]["purple"] == [1, 7]


def test_fh_11_a_table_may_deal_otherwise() -> None:
    other = farm_hand.variants["other-tables"]["tables"]
    view = begin(4, tables=other).view(None)
    assert view["deal"] == [2, 3, 4, 5, 5, 5]
    assert [len(backs) for backs in view["backs"]] == [2, 2, 2, 2]


def test_fh_53_a_table_may_let_mack_bid_otherwise() -> None:
    other = farm_hand.variants["other-tables"]["tables"]
    assert begin(2, tables=other).view(None)["bids"] == [None, None, 1]


def test_a_game_with_another_file_replays_without_it() -> None:
    match = Match.start(farm_hand, 3, "other", tables=farm_hand.variants["other-tables"]["tables"])
    again = replay(farm_hand, Record.read(match.record.text()))
    assert again.view(None) == match.view(None)


def put(path: str, value: Any) -> Callable[[File], None]:
    """A change of the file: ``suits.red`` and so on."""

    def change(data: File) -> None:
        *way, last = path.split(".")
        for name in way:
            data = data[name]
        data[last] = value

    return change


def drop(path: str) -> Callable[[File], None]:
    def change(data: File) -> None:
        *way, last = path.split(".")
        for name in way:
            data = data[name]
        del data[last]

    return change


def wrong(*changes: Callable[[File], None]) -> str:
    """What is said of the file with these changes."""
    data = deepcopy(own_file())
    for change in changes:
        change(data)
    with pytest.raises(BadOption) as refusal:
        Match.start(farm_hand, 3, "x", tables=data)
    assert refusal.value.details["name"] == "tables"
    in_japanese = Text("ja")(f"error-{refusal.value.code}", **refusal.value.details)
    assert re.search(r"[ぁ-ん]", in_japanese)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("suits.red", [4, 6]), "The suits hold 22 cards; the deck has 21"),
        (put("suits.yellow", [1, 2, 3, 5, 6]), "The suits hold 20 cards; the deck has 21"),
        (put("suits.red", [5]), "Number 4 stands on 2 cards; each number stands on three"),
        (
            put("suits.green", [2, 3, 3, 6]),
            "suits.green holds 3 twice; a suit holds each number once at the most",
        ),
        (put("suits.red", []), "suits.red is empty; every suit holds at least one card"),
        (put("suits.red", [8]), "suits.red holds 8; it takes 1 to 7"),
        (put("suits.red", [0]), "suits.red holds 0; it takes 1 to 7"),
        (put("suits.red", ["4"]), "suits.red takes a list of whole numbers"),
        (put("suits.red", [True]), "suits.red takes a list of whole numbers"),
        (put("suits.red", 4), "suits.red takes a list of whole numbers"),
        (drop("suits.red"), "suits.red takes a list of whole numbers"),
        (put("suits.pink", [4]), "[suits] holds “pink”; it takes red, purple, orange, green, blue, yellow"),
        (drop("suits"), "The section [suits] is missing"),
        (put("suits", [1]), "The section [suits] is missing"),
        (put("extra", {}), "The file holds “extra”; it takes suits, animals, deal, dummy_bids"),
    ],
)
def test_fh_1_fh_3_a_bad_deck_is_refused(change: Callable[[File], None], says: str) -> None:
    assert wrong(change) == f"{says}."


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (
            put("animals.3", "dragon"),
            "animals.3 is dragon; it takes one of cat, cow, dog, hen, mouse, pig, sheep",
        ),
        (
            put("animals.3", ["cat"]),
            "animals.3 is ['cat']; it takes one of cat, cow, dog, hen, mouse, pig, sheep",
        ),
        (drop("animals.3"), "animals.3 is None; it takes one of cat, cow, dog, hen, mouse, pig, sheep"),
        (put("animals.8", "cat"), "[animals] holds “8”; it takes 1, 2, 3, 4, 5, 6, 7"),
    ],
)
def test_fh_5_bad_animals_are_refused(change: Callable[[File], None], says: str) -> None:
    assert wrong(change) == f"{says}."


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("deal.3", [1, 2, 3, 4, 5]), "deal.3 takes a list of 6 whole numbers"),
        (put("deal.3", [1, 2, 3, 4, 5, 7]), "deal.3 holds 7; it takes 1 to 6"),
        (put("deal.3", [0, 2, 3, 4, 5, 6]), "deal.3 holds 0; it takes 1 to 6"),
        (put("deal.5", [1, 2, 3, 4, 5, 5]), "deal.5 holds 5; it takes 1 to 4"),
        (put("deal.4", [1, 2, 3, 4, 5, 6]), "deal.4 holds 6; it takes 1 to 5"),
        (put("deal.3", [1, 2, 3, 4, 5, 6.0]), "deal.3 takes a list of 6 whole numbers"),
        (drop("deal.2"), "deal.2 takes a list of 6 whole numbers"),
        (put("deal.6", [1, 1, 1, 1, 1, 1]), "[deal] holds “6”; it takes 1, 2, 3, 4, 5"),
        (drop("deal"), "The section [deal] is missing"),
    ],
)
def test_fh_11_a_bad_deal_is_refused(change: Callable[[File], None], says: str) -> None:
    assert wrong(change) == f"{says}."


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (
            put("dummy_bids.two_players.mack", [2, 1, 1, 1, 2, 2]),
            "dummy_bids.two_players.mack bids 2 in round 1, with 1 card",
        ),
        (
            put("dummy_bids.solo.donald", [0, 1]),
            "dummy_bids.solo.donald takes a list of 6 whole numbers",
        ),
        (put("dummy_bids.solo.mack", [-1, 1, 1, 1, 2, 2]), "dummy_bids.solo.mack holds -1; it takes 0 to 6"),
        (drop("dummy_bids.solo.donald"), "dummy_bids.solo.donald takes a list of 6 whole numbers"),
        (put("dummy_bids.solo.daisy", [0] * 6), "dummy_bids.solo holds “daisy”; it takes mack, donald"),
        (drop("dummy_bids.solo"), "The section [solo] is missing"),
        (put("dummy_bids.three", {}), "[dummy_bids] holds “three”; it takes solo, two_players"),
    ],
)
def test_fh_53_fh_60_bad_bids_of_dummies_are_refused(change: Callable[[File], None], says: str) -> None:
    assert wrong(change) == f"{says}."


def test_a_file_is_a_table_of_sections() -> None:
    with pytest.raises(BadOption, match="takes the content of a file"):
        begin(3, tables="other.toml")


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 9) | st.floats() | st.text(max_size=3) | st.dates(),
    lambda part: st.lists(part, max_size=7) | st.dictionaries(st.text(max_size=3), part, max_size=3),
    max_leaves=8,
)
SECTIONS = ("suits", "animals", "deal", "dummy_bids", "dummy_bids.solo", "other")
PLACES = st.sampled_from((*SECTIONS, "suits.red", "animals.3", "deal.2", "deal.9", "dummy_bids.solo.mack"))


@given(PLACES, VALUES)
@settings(max_examples=200)
def test_any_file_makes_tables_or_is_refused_with_a_reason(place: str, value: object) -> None:
    data = deepcopy(own_file())
    put(place, value)(data)
    why = None
    try:
        read_tables(data)
    except BadOption as refusal:
        why = str(refusal)
    assert why is None or why.endswith(".")


def test_the_file_says_which_values_are_reconstructed() -> None:
    """[X] clauses: whoever opens the file learns what is known and what is not."""
    from importlib.resources import files

    text = files("tairyo.games.farm_hand").joinpath("tables.toml").read_text(encoding="utf-8")
    assert "reconstructed" in text
    assert tomllib.loads(text) == own_file()
