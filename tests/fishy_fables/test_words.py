"""Written forms, choices and ranges, the file of tables, and that every refusal and effect has its words."""

from __future__ import annotations

import ast
import copy
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tairyo import BadOption, NotAnAction
from tairyo.games import fishy_fables
from tairyo.games.fishy_fables.actions import CHECK, RAISES
from tairyo.games.fishy_fables.tables import EFFECTS, own_file, read_tables
from tairyo.kernel.offer import offered, offered_text
from tairyo.text import LANGUAGES, Text
from tests.fishy_fables.table import go, table

FORMS = {
    "draw 2": {"kind": "draw", "pile": 2},
    "buy": {"kind": "buy", "discard": None},
    "buy peek": {"kind": "buy", "discard": "peek"},
    "pass": {"kind": "pass"},
    "lay 17": {"kind": "lay", "fish": 17},
    "check": {"kind": "check"},
    "raise 40": {"kind": "raise", "amount": 40},
    "match": {"kind": "match"},
    "fold": {"kind": "fold"},
    "catnip plus_5": {"kind": "catnip", "effect": "plus_5", "player": None, "fish": None},
    "catnip peek 3": {"kind": "catnip", "effect": "peek", "player": 3, "fish": None},
    "catnip swap 8": {"kind": "catnip", "effect": "swap", "player": None, "fish": 8},
    "guess 0": {"kind": "guess", "player": 0},
}


@pytest.mark.parametrize("text", FORMS)
def test_an_action_reads_back_from_both_its_forms(text: str) -> None:
    action = fishy_fables.parse(text)
    assert (str(action), action.data()) == (text, FORMS[text])
    assert fishy_fables.action(FORMS[text]) == action


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"kind": "raise", "amount": True},
        {"kind": "raise", "amount": -1},
        {"kind": "raise", "amount": "5"},
        {"kind": "raise", "low": 1, "high": 5},
        {"kind": "lay", "fish": 49},
        {"kind": "draw", "pile": 0},
        {"kind": "check", "amount": 1},
        {"kind": "buy", "discard": "fish"},
        {"kind": "catnip", "effect": "plus_5", "player": 1, "fish": None},
        {"kind": "catnip", "effect": "peek", "player": None, "fish": None},
        {"kind": "catnip", "effect": "swap", "player": None, "fish": None},
        {"kind": ["check"]},
    ],
)
def test_other_json_is_no_action(form: object) -> None:
    with pytest.raises(NotAnAction):
        fishy_fables.action(form)


@given(
    st.text() | st.builds("{} {}".format, st.sampled_from(["raise", "lay", "buy", "catnip swap"]), st.text())
)
def test_any_text_is_an_action_or_none(text: str) -> None:
    try:
        action = fishy_fables.parse(text)
    except NotAnAction:
        return
    assert fishy_fables.parse(str(action)) == action


def test_raises_are_offered_as_one_range() -> None:
    state = table(10, 20, 30, catnip=["peek"])
    assert offered(state.legal_actions(0)) == [
        {"kind": "check"},
        {"kind": "fold"},
        {"kind": "raise", "low": 1, "high": 49},
        {"kind": "catnip", "effect": "peek", "player": 1, "fish": None},
        {"kind": "catnip", "effect": "peek", "player": 2, "fish": None},
    ]
    assert offered_text(state.legal_actions(0))[2] == "raise 1 … raise 49"


def test_a_gap_begins_another_range_and_a_single_amount_is_a_range_too() -> None:
    assert offered([CHECK, RAISES[2], RAISES[3], RAISES[7]]) == [
        {"kind": "check"},
        {"kind": "raise", "low": 2, "high": 3},
        {"kind": "raise", "low": 7, "high": 7},
    ]


def test_bots_and_learners_weigh_a_handful_of_raises_all_of_them_legal() -> None:
    state = table(10, 20, 30)
    assert list(map(str, state.choices(0))) == [
        "check",
        "fold",
        *["raise 1", "raise 2", "raise 5", "raise 10", "raise 20", "raise 49"],
    ]
    assert set(state.choices(0)) <= set(state.legal_actions(0))
    go(state, "0: raise 3")
    assert state.choices(1) == state.legal_actions(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    source = files("tairyo.games.fishy_fables").joinpath("refusals.py").read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    raised = [call for call in calls if ast.unparse(call.func) == "IllegalAction"]
    codes = {
        str(part.value)
        for call in raised
        for part in ast.walk(call.args[1])
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.islower()
    }
    assert len(codes) > 30
    say = Text(language)
    assert [code for code in codes if not say.has(f"fishy-fables-refused-{code}")] == []
    named = [effect.replace("_", "-") for effect in EFFECTS]
    ids = [f"fishy-fables-{kind}-{effect}" for effect in named for kind in ("effect", "about")]
    assert [id_ for id_ in ids if not say.has(id_)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ff_71_the_rulebook_says_what_the_file_says(language: str) -> None:
    say = Text(language)
    text = say("FF-71")
    word = {"en": ["", "one", "two", "three", "four", "five"], "ja": ["0", "1", "2", "3", "4", "5"]}[language]
    for row in own_file()["catnip"]["full"]:
        name = say(f"fishy-fables-effect-{row['effect'].replace('_', '-')}")
        count = word[row["copies"]]
        assert f"{count} {name}" in text if language == "en" else f"{name}が{count}枚" in text
    file = own_file()
    assert str(file["catnip_price"]) in say("FF-10")
    assert str(file["start_purrency"]) in say("FF-2")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda data: data.update(more=1), "tables-unknown"),
        (lambda data: data.pop("catnip"), "tables-section"),
        (lambda data: data.update(start_purrency=1), "tables-number"),
        (lambda data: data.update(catnip_price=True), "tables-number"),
        (lambda data: data["catnip"].update(full=[]), "fishy-fables-tables-rows"),
        (lambda data: data["catnip"].update(full=[1]), "fishy-fables-tables-rows"),
        (lambda data: data["catnip"]["full"][0].update(effect="plus_6"), "fishy-fables-tables-effect"),
        (lambda data: data["catnip"]["full"][1].update(effect="plus_5"), "fishy-fables-tables-twice"),
        (lambda data: data["catnip"]["full"][0].update(copies=0), "tables-number"),
    ],
)
def test_ff_71_a_wrong_file_is_refused_with_what_would_be_right(change, code: str) -> None:
    data = copy.deepcopy(own_file())
    change(data)
    with pytest.raises(BadOption) as refusal:
        read_tables(data)
    assert refusal.value.code == code
    for language in LANGUAGES:
        assert Text(language)(f"error-{refusal.value.code}", **refusal.value.details)
