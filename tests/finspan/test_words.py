"""Written forms, texts for all that can be said, the data file, and what can be taken back."""

from __future__ import annotations

import ast
import copy
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tairyo import BadOption, Match, NotAnAction
from tairyo.games import finspan
from tairyo.games.finspan.cards import CARDS, NAMES, card
from tairyo.games.finspan.tables import COUNTS, own_file, read_tables, standard
from tairyo.games.finspan.terminal import Face
from tairyo.text import LANGUAGES, Text
from tests.finspan.sea import begin, do, legal, sea, slot

FORMS = {
    "play whale-shark": {"kind": "play", "card": "whale-shark"},
    "pay porkfish": {"kind": "pay_card", "card": "porkfish"},
    "pay egg blue-1": {"kind": "pay", "token": "egg", "slot": "blue-1"},
    "pay school green-6": {"kind": "pay", "token": "school", "slot": "green-6"},
    "place purple-3": {"kind": "place", "slot": "purple-3"},
    "dive green": {"kind": "dive", "column": "green"},
    "draw": {"kind": "draw"},
    "gain porkfish": {"kind": "gain", "card": "porkfish"},
    "egg blue-2": {"kind": "egg", "slot": "blue-2"},
    "eggs": {"kind": "egg_each"},
    "hatch blue-2": {"kind": "hatch", "slot": "blue-2"},
    "young blue-2": {"kind": "young", "slot": "blue-2"},
    "lift young blue-2": {"kind": "lift", "token": "young", "slot": "blue-2"},
    "to blue-6": {"kind": "move_to", "slot": "blue-6"},
    "tuck porkfish": {"kind": "tuck", "card": "porkfish"},
    "use blue-6": {"kind": "use", "slot": "blue-6"},
    "done": {"kind": "done"},
}


@pytest.mark.parametrize("text", FORMS)
def test_an_action_reads_back_from_both_its_forms(text: str) -> None:
    action = finspan.parse(text)
    assert (str(action), action.data()) == (text, FORMS[text])
    assert finspan.action(FORMS[text]) == action


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"kind": "play", "card": "catalina-goby"},
        {"kind": "play", "card": 57},
        {"kind": "play", "card": ""},
        {"kind": "place", "slot": "blue-7"},
        {"kind": "place", "slot": "blue-0"},
        {"kind": "dive", "column": "red"},
        {"kind": "pay", "token": "card", "slot": "blue-1"},
        {"kind": "lift", "token": "egg", "slot": "blue-1"},
        {"kind": "done", "slot": "blue-1"},
        {"kind": ["done"]},
    ],
)
def test_other_json_is_no_action(form: object) -> None:
    with pytest.raises(NotAnAction):
        finspan.action(form)


@given(st.text() | st.builds("{} {}".format, st.sampled_from(["play", "pay egg", "egg", "to"]), st.text()))
def test_any_text_is_an_action_or_none(text: str) -> None:
    try:
        action = finspan.parse(text)
    except NotAnAction:
        return
    assert finspan.parse(str(action)) == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fish_has_its_name_and_every_ability_its_words(language: str) -> None:
    say = Text(language)
    names = [say(f"finspan-fish-{name}") for name in NAMES[1:]]
    assert len(set(names)) == 138
    face = Face(say)
    abilities = [face.ability(card(number)) for number in range(1, CARDS + 1)]
    assert all(face.cost(card(number)) and face.facts(card(number)) for number in range(1, CARDS + 1))
    by_words: dict[str, set[str]] = {}
    for number, told in enumerate(abilities, 1):
        known = card(number).ability
        what = f"{known.timing} {known.benefits} {known.where} {known.points} {known.condition}"
        by_words.setdefault(told, set()).add(f"{what} {known.least} {known.all_players}")
    assert [told for told, meant in by_words.items() if len(meant) > 1] == []
    assert [count for count in COUNTS if not say.has(f"finspan-count-{count.replace('_', '-')}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_some_abilities_in_words(language: str) -> None:
    told = {
        "en": (
            "If activated: all players may hatch an egg",
            "When played: draw a card, lay an egg, hatch an egg, move a young or a school",
            "Game end: 10 points if it has consumed 3 fish or more",
            "Game end: play a fish in the top row",
            "When played: all players may lay an egg on each predator",
        ),
        "ja": (
            "発動したとき：すべてのプレイヤーが卵を1つ孵化させる",
            "プレイしたとき：カードを1枚引く、卵を1つ置く、卵を1つ孵化させる、稚魚か群れを1回移動する",
            "ゲーム終了時：3匹以上消費していれば10ポイント",
            "ゲーム終了時：いちばん上の行に魚を1枚プレイする",
            "プレイしたとき：すべてのプレイヤーが捕食者それぞれに卵を1つ置く",
        ),
    }[language]
    names = ("skipjack-tuna", "patagonian-toothfish", "angelshark", "atlantic-salmon", "great-white-shark")
    face = Face(Text(language))
    assert tuple(face.ability(card(NAMES.index(name))) for name in names) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    source = files("tairyo.games.finspan").joinpath("refusals.py").read_text(encoding="utf-8")
    named = {
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value
    }
    codes = {code for code in named if code.islower() and " " not in code and code[-1] != "-"}
    codes |= {f"too-dear-{part}" for part in ("card", "egg", "young", "school")}
    assert len(codes) > 40
    say = Text(language)
    assert [code for code in sorted(codes) if not say.has(f"finspan-refused-{code}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_fs_4_fs_31_fs_62_the_rulebook_says_what_the_file_says(language: str) -> None:
    say = Text(language)
    face = Face(say)
    for forage in own_file()["forage"]:
        fish = say(f"finspan-fish-{forage['name'].lower().replace(' ', '-')}")
        place = face.slot("-".join(map(str, forage["slot"])))
        assert fish in say("FS-5")
        assert place in say("FS-5")
        if "token" in forage:
            assert place in say("FS-4")
    assert face.slot("-".join(map(str, own_file()["start_young"]["slot"]))) in say("FS-4")
    verbs = {
        "en": {"draw": "draw", "gain": "gain", "egg": "egg", "hatch": "hatch", "move": "move"},
        "ja": {"draw": "ドロー", "gain": "回収", "egg": "卵", "hatch": "孵化", "move": "移動"},
    }[language]
    for column, bonuses in own_file()["dive_bonus"].items():
        named = [
            verbs[bonuses[place].lower()[:-1]] for place in ("sunlight", "twilight", "midnight", "floor")
        ]
        comma, colon = (", ", ": ") if language == "en" else ("、", "：")
        site = face.column(column).capitalize()
        assert f"{site}{colon}{comma.join(named[:3])}" in say("FS-31")
        assert f"{site}{colon}{named[3]}" in say("FS-33")
    digits = [int(digit) for digit in say("FS-62") if digit.isdigit() and digit in "123"]
    for tiles in standard().side_b:
        for _, points in tiles:
            assert points in digits


TWICE = "finspan-tables-twice"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda data: data.update(more=1), "tables-unknown"),
        (lambda data: data.pop("dive_bonus"), "tables-section"),
        (lambda data: data.pop("start_young"), "tables-section"),
        (lambda data: data.update(forage=[]), "finspan-tables-rows"),
        (lambda data: data["forage"].pop(), "finspan-tables-missing"),
        (
            lambda data: data["forage"].append(data["forage"][0] | {"slot": ["blue", 1]}),
            "finspan-tables-twice",
        ),
        (lambda data: data["forage"][0].update(slot=["purple", 4]), "finspan-tables-slot-taken"),
        (lambda data: data["forage"][0].update(slot=["purple", 7]), "finspan-tables-slot"),
        (lambda data: data["forage"][0].update(slot=["purple", True]), "finspan-tables-slot"),
        (lambda data: data["forage"][0].update(slot="purple"), "finspan-tables-slot"),
        (lambda data: data["forage"][0].update(length_cm=0), "tables-number"),
        (lambda data: data["forage"][0].update(name="Goby"), "finspan-tables-choice"),
        (lambda data: data["forage"][0].update(token="young"), "finspan-tables-choice"),
        (lambda data: data["start_young"].update(slot=["green", 2]), "finspan-tables-slot-taken"),
        (lambda data: data["dive_bonus"]["blue"].update(floor="PLAY@blue"), "finspan-tables-bonus"),
        (lambda data: data["dive_bonus"]["blue"].update(floor="CONSUME1"), "finspan-tables-bonus"),
        (lambda data: data["dive_bonus"]["blue"].update(floor=1), "finspan-tables-bonus"),
        (lambda data: data["achievements"]["side_a"]["week1"].update(points=0), "tables-number"),
        (lambda data: data["achievements"]["side_b"].update(week2=[]), "finspan-tables-rows"),
        (lambda data: data["achievements"]["side_b"]["week2"][0].update(count="x"), "finspan-tables-choice"),
    ],
)
def test_fs_4_a_wrong_file_is_refused_with_what_would_be_right(change, code: str) -> None:
    data = copy.deepcopy(own_file())
    change(data)
    with pytest.raises(BadOption) as refusal:
        read_tables(data)
    assert refusal.value.code == code
    for language in LANGUAGES:
        assert Text(language)(f"error-{code}", **refusal.value.details)


def test_fs_4_a_file_of_ones_own_changes_mat_bonuses_and_tiles() -> None:
    data = copy.deepcopy(own_file())
    data["forage"][0].update(slot=["blue", 1], length_cm=70)
    data["forage"][2].pop("token")
    data["start_young"]["slot"] = ["green", 6]
    data["dive_bonus"]["blue"]["sunlight"] = "EGG2 DRAW1"
    data["achievements"]["side_a"]["week1"] = {"count": "young", "points": 5}
    state = begin(1, tables=data)
    assert (slot(state, "blue-1"), slot(state, "green-6")) == ("catalina-goby egg", "young")
    assert state.view(None)["tiles"][0] == {"count": "young", "points": 5}
    do(state, 0, "dive blue")
    assert state.view(None)["asked"]["benefits"] == ["egg", "egg", "draw"]
    assert "play porkfish" not in legal(state, 0)


def test_a_started_play_can_be_taken_back_until_it_reveals_something() -> None:
    match = Match.start(finspan, 1, "back")
    match.state = sea(hand="mandarinfish porkfish bonefish", deck="barreleye whale-shark")
    before = match.state.hash()
    for action in ("play mandarinfish", "pay porkfish", "place blue-1"):
        match.act(0, finspan.parse(action))
    for _ in range(3):
        assert match.can_undo(0)
        match.undo(0)
    assert match.state.hash() == before
    for action in ("play mandarinfish", "pay bonefish", "place blue-2", "draw"):
        match.act(0, finspan.parse(action))
    assert not match.can_undo(0)


def test_choices_are_all_that_may_be_done() -> None:
    state = begin(2)
    assert list(state.choices(state.seat)) == list(state.legal_actions(state.seat))
    assert state.default_action(state.seat) == finspan.parse("dive green")


def test_a_seat_that_does_not_answer_pays_lays_and_takes_nothing() -> None:
    state = sea("blue-1: porkfish egg", hand="bonefish", seats=2)
    do(state, 0, "play bonefish")
    while state.actors == (0,):
        do(state, 0, str(state.default_action(0)))
    assert slot(state, "purple-1") == "bonefish"  # and covers no fish without need
