"""``tairyo clauses``: what scripts read of it stays as it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Typed

SAMPLE = """
import pytest

def test_fh_33_equal_numbers_cancel(): ...
async def test_fh_41_fh_42_points_and_winner(): ...
@pytest.mark.clause("FH-33", "FH-34")
def test_the_source_example(): ...
@pytest.mark.skip(reason="later")
def test_fh_1_not_yet(): ...
def set_up_fh_2(): ...
class TestTricks:
    def test_fh_31_follow(self): ...
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    tests = tmp_path / "tests" / "farm"
    tests.mkdir(parents=True)
    (tests / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "tests"


def test_json_holds_every_clause_with_its_tests(typed: Typed, folder: Path) -> None:
    shown = typed("clauses", "--json")
    assert shown.code == 0
    found = json.loads(shown.out)
    assert list(found) == ["farm-hand", "fishy-fables", "cash-a-catch", "fish-em-up", "finspan"]
    clauses = found["farm-hand"]
    assert next(iter(clauses)) == "FH-1"
    assert list(clauses)[-1] == "FH-62"
    assert {clause: tests for clause, tests in clauses.items() if tests} == {
        "FH-31": ["tests/farm/test_sample.py::TestTricks::test_fh_31_follow"],
        "FH-33": [
            "tests/farm/test_sample.py::test_fh_33_equal_numbers_cancel",
            "tests/farm/test_sample.py::test_the_source_example",
        ],
        "FH-34": ["tests/farm/test_sample.py::test_the_source_example"],
        "FH-41": ["tests/farm/test_sample.py::test_fh_41_fh_42_points_and_winner"],
        "FH-42": ["tests/farm/test_sample.py::test_fh_41_fh_42_points_and_winner"],
    }


def test_a_clause_without_a_test_stands_out(typed: Typed, folder: Path) -> None:
    shown = typed("clauses", "farm-hand").out
    assert "FH-1   no test" in shown
    assert "5 of 35 clauses are named by a test." in shown


def test_another_folder_of_tests(typed: Typed, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder.parent.parent)
    shown = typed("clauses", "--json", "--tests", folder)
    assert "tests/farm/test_sample.py::test_the_source_example" in shown.out


def test_a_test_file_that_is_not_python_is_named(typed: Typed, folder: Path) -> None:
    (folder / "test_broken.py").write_text("def (:\n", encoding="utf-8")
    shown = typed("clauses", "--json")
    assert shown.code == 1
    assert "test_broken.py is not Python that can be read: see line 1." in shown.err
