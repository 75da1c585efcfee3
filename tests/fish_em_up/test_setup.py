"""FE-1 to FE-5, and a file of other cards."""

from __future__ import annotations

from random import Random

import pytest

from tairyo.games import fish_em_up
from tairyo.games.fish_em_up.tables import (
    CARD_NAMES,
    CARDS,
    CATCHES,
    NO_CATCH,
    pool_of,
    read_tables,
    standard,
)
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.game import BadOption
from tairyo.text import Text
from tests.fish_em_up.sea import Shown, begin, drawing, other_file

FULL = ["#####"] * 7


def test_fe_1_there_are_55_cards_in_their_piles() -> None:
    assert len(CARD_NAMES) == 55
    assert [sum(pool_of(card) == pool for card in range(1, 55)) for pool in range(5)] == [18, 9, 9, 9, 9]
    assert begin().inventory() == list(range(55))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_fe_2_everybody_gets_three_anchors_and_the_others_go_back(seats: int) -> None:
    state = begin(seats)
    assert all(len(hand) == 3 and max(hand) <= 18 for hand in state.hands)
    assert len(state.box) == 18 - 3 * seats
    assert state.view(0)["hand"] == [CARD_NAMES[card] for card in state.hands[0]]
    assert state.view(None)["hand"] is None


def test_fe_2_seven_cannot_play() -> None:
    with pytest.raises(BadOption):
        begin(7)


def test_fe_3_the_decks_lie_upon_each_other_each_shuffled() -> None:
    orders = set()
    for number in range(5):
        state = begin(3, RandomChance(Random(number)))
        drawn = list(reversed(state.sea))
        assert [pool_of(card) for card in drawn] == [1] * 9 + [2] * 9 + [3] * 9 + [4] * 9
        orders.add(tuple(drawn))
        assert state.view(None)["sea"] == 36
        assert state.view(None)["decks"] == [9, 9, 9, 9]
    assert len(orders) == 5


def test_fe_4_the_start_net_has_no_catch_and_the_first_seat_is_drawn() -> None:
    view = begin().view(None)
    assert view["net"] == [{"card": "S0", "x": 0, "y": 0, "turn": 0, "player": None}]
    assert view["catches"] == []
    assert view["picture"]["rows"] == ["#####"] * 7
    firsts = {begin(4, RandomChance(Random(number))).first for number in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_fe_5_the_catches_of_our_reconstruction() -> None:
    catches = [standard().catch(card) for card in range(55)]
    counts = {name: catches.count(place) for place, name in enumerate(CATCHES)}
    assert counts == {"fish": 16, "crab": 11, "seahorse": 11, "trash": 11, "jellyfish": 4, "boat": 1}
    assert catches[0] == NO_CATCH
    assert [name for name in CARD_NAMES if catches[CARDS[name]] == CATCHES.index("jellyfish")] == [
        "109",
        "209",
        "309",
        "408",
    ]


def test_fe_5_a_table_may_bring_its_own_cards() -> None:
    face = {"catch": "trash", "face": drawing(["#TT##", "#TT##", *FULL[:5]], "S")}
    state, _ = fish_em_up.start(2, {"tables": other_file({"A01": face})}, RandomChance(Random(1)))
    state.hands[state.player][0] = CARDS["A01"]  # type: ignore[attr-defined]
    shown = state.view(state.actors[0])["faces"]["A01"]
    assert shown["catch"] == "trash"
    assert shown["icon"] == {"x": 1, "y": 0}
    assert shown["rim"] == "|||||" + "|||||||" + "ooooo" + "|||||||"


def with_sign(drawn: str, line: int, column: int, sign: str) -> str:
    lines = drawn.split("\n")
    lines[line] = lines[line][:column] + sign + lines[line][column + 1 :]
    return "\n".join(lines)


GOOD = drawing(["FF###", "FF###", *FULL[:5]], "S")


@pytest.mark.parametrize(
    ("card", "code", "where"),
    [
        ({"face": GOOD}, "catch", None),
        ({"catch": "whale", "face": GOOD}, "catch", None),
        ({"catch": "fish"}, "size", None),
        ({"catch": "fish", "face": GOOD + "\n+"}, "size", None),
        ({"catch": "fish", "face": with_sign(GOOD, 3, 5, "?")}, "sign", (3, 2)),
        ({"catch": "crab", "face": GOOD}, "icon", (1, 1)),
        ({"catch": "fish", "face": with_sign(GOOD, 3, 3, "#")}, "icon", (1, 1)),
        ({"catch": "fish", "face": with_sign(GOOD, 5, 4, "+")}, "side-sign", (2, 3)),
        ({"catch": "fish", "face": with_sign(GOOD, 5, 4, "|")}, "rope-off", (2, 3)),
        ({"catch": "fish", "face": with_sign(GOOD, 7, 5, ".")}, "rope-missing", (3, 3)),
        (
            {"catch": "fish", "face": with_sign(drawing([".FF##", ".FF##", *FULL[:5]], "S"), 1, 0, "|")},
            "sea-rope",
            (1, 1),
        ),
        ({"catch": "fish", "face": drawing(["FF...", "FF...", "..###", *FULL[:4]], "S")}, "touch", (3, 3)),
        ({"catch": "fish", "face": drawing(["FF###", "FF###", "##.##", *FULL[:4]], "S")}, "hole", (3, 3)),
        ({"catch": "fish", "face": drawing(["FF###", "FF###", ".....", *FULL[:4]], "S")}, "loose", (1, 1)),
        ({"catch": "jellyfish", "face": GOOD}, "no-face", None),
        ({"catch": "boat"}, "boat", None),
    ],
)
def test_fe_5_what_is_wrong_is_told_with_the_card_and_the_cell(
    card: Shown, code: str, where: tuple[int, int] | None
) -> None:
    with pytest.raises(BadOption) as raised:
        read_tables(other_file({"A07": card}))
    error = raised.value
    assert error.code == f"fish-em-up-tables-{code}"
    assert error.details["name"] == "tables"
    if code != "boat":
        assert error.details["place"] == "A07"
    if where is not None:
        assert (error.details["column"], error.details["row"]) == where
    for language in ("en", "ja"):
        assert Text(language)(f"error-{error.code}", **error.details)


def test_fe_5_every_card_must_be_there_and_no_other() -> None:
    data = other_file({})
    del data["cards"]["304"]
    with pytest.raises(BadOption, match=r"cards\.304"):
        read_tables(data)
    with pytest.raises(BadOption, match="B12"):
        read_tables(other_file({"B12": {"catch": "fish", "face": GOOD}}))
    with pytest.raises(BadOption, match="colour"):
        read_tables(other_file({"A07": {"catch": "fish", "face": GOOD, "colour": "red"}}))
    with pytest.raises(BadOption, match="rope all round"):
        read_tables(other_file({"S0": {"face": drawing(FULL, "S")}}))
