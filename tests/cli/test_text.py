"""English and Japanese say the same things, with the same gaps, and all that the code asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import tairyo
from tairyo import games
from tairyo.text import LANGUAGES, Text, TextError, language_of, sources

SOURCE = Path(tairyo.__file__).parent


class Gaps(Visitor):
    """Which arguments a text shows. What only chooses a plural form may be missing in a language without."""

    def __init__(self) -> None:
        self.shown: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by the library
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.shown.add(node.id.name)


def gaps(language: str, file: str) -> dict[str, set[str]]:
    found = {}
    for entry in FluentResource(sources(language)[file]).body:
        if isinstance(entry, ast.Message):
            gaps = Gaps()
            gaps.visit(entry)
            found[entry.id.name] = gaps.shown
    return found


def test_both_languages_have_the_same_files() -> None:
    assert sources("en").keys() == sources("ja").keys()


@pytest.mark.parametrize("file", sorted(sources("en")))
def test_both_languages_hold_the_same_ids_in_the_same_order(file: str) -> None:
    assert Text("en").ids(file) == Text("ja").ids(file)


@pytest.mark.parametrize("file", sorted(sources("en")))
def test_both_languages_show_the_same_arguments(file: str) -> None:
    assert gaps("en", file) == gaps("ja", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_the_terminal_names_is_there(language: str) -> None:
    say = Text(language)
    named = set()
    for path in [*SOURCE.glob("cli/**/*.py"), *SOURCE.glob("games/*/terminal.py")]:
        code = path.read_text(encoding="utf-8")
        named |= set(re.findall(r'(?:say|Error|Complaint)\(\s*"([a-z][a-z0-9-]+)"', code))
    assert len(named) > 60
    assert [id_ for id_ in sorted(named) if not say.has(id_)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_of_records_has_a_text(language: str) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("kernel/*.py"))
    named = {f"record-{id_}" for id_ in re.findall(r'RecordError\([\w() .]+, "([a-z-]+)"', code)}
    named |= {f"record-{id_}" for id_ in re.findall(r'ChanceError\("([a-z-]+)"', code)}
    codes = re.findall(r'Finding\("[a-z]+", \w+, "([a-z-]+)"(?: if \w+ else "([a-z-]+)")?', code)
    named |= {f"verify-{id_}" for pair in codes for id_ in pair if id_ and id_ != "damaged"}
    assert len(named) > 35
    assert [id_ for id_ in sorted(named) if not Text(language).has(id_)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.ALL)
def test_every_game_says_what_it_counts(game: str, language: str) -> None:
    say = Text(language)
    for points in (-1, 0, 1, 17):
        shown = str(points).replace("-", "−")
        assert say(f"{game}-score", points=points, shown=shown).startswith(shown)
    assert say(f"{game}-score-head")


SOON = ("error-rate-limited",)
"""How texts begin that stand there before the code that says them."""


def test_no_text_is_left_over() -> None:
    """Every id is named in the sources, whole or as what fills ``f"error-{code}"`` there."""
    web = SOURCE.parents[1] / "web" / "src"
    files = [*SOURCE.rglob("*.py"), *web.rglob("*.svelte"), *web.rglob("*.ts")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files if not path.name.endswith(".test.ts"))
    words = {word.replace("_", "-") for word in re.findall(r"\w+(?:-\w+)*", code)}
    built = set()
    for template in re.findall(r'\bf"([^"\n]*)"', code) + re.findall(r"`([^`\n]*)`", code):
        fixed = re.split(r"\$?\{[^}]*\}", template)
        if len(fixed) > 1 and re.fullmatch(r"[a-z0-9-]{4,}", max(fixed, key=len)):
            built.add(re.compile("(.+)".join(map(re.escape, fixed))))

    def is_used(part: str) -> bool:
        if part in words or re.sub(r"-?(null|\d+)$", "", part) in words | {""}:
            return True
        matches = (template.fullmatch(part) for template in built)
        return any(match and all(map(is_used, match.groups())) for match in matches)

    choices = {
        f"{game.id}-option-{option.name}-{choice}".lower().replace("_", "-")
        for game in games.ALL.values()
        for option in game.options
        for choice in option.choices
    }
    clause = re.compile(r"[A-Z]+-\d+")
    left = []
    for file in sources("en"):
        ids = Text("en").ids(file)
        for id_, behind in zip(ids, (*ids[1:], ""), strict=True):
            is_heading = "-rules-" in id_ and clause.fullmatch(behind)  # cli/rulebook.py finds it so
            if not clause.fullmatch(id_) and id_ not in choices and not is_heading and not is_used(id_):
                left.append(id_)
    assert [id_ for id_ in left if not id_.startswith(SOON)] == []


def test_a_rulebook_tells_of_every_choice() -> None:
    told = {id_ for file in sources("en") for id_ in Text("en").ids(file) if "-rules-option-" in id_}
    choices = {
        f"{game.id}-rules-option-{option.name.replace('_', '-')}"
        for game in games.ALL.values()
        for option in game.options
    }
    assert told == choices


def test_a_missing_text_is_loud() -> None:
    with pytest.raises(TextError, match="no text “nonsense” in ja"):
        Text("ja")("nonsense")


def test_an_unfilled_gap_is_loud() -> None:
    with pytest.raises(TextError, match="terminal-pass"):
        Text("en")("terminal-pass")


def test_there_is_no_third_language() -> None:
    with pytest.raises(ValueError, match="en and ja"):
        Text("fr")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "ja"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": ""}, "ja"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language
