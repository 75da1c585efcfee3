"""English and Japanese say the same things, with the same gaps, and all that the code asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import tairyo
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
