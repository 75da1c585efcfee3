"""Law 8: which tests name which clause, and that none is left out."""

from pathlib import Path
from textwrap import dedent

import pytest

from tairyo.testing import LawBroken, check_clauses, clauses, rulebook_clauses

RULEBOOK = """\
### A rulebook
toy-title = Toy
TOY-1 = Two rules.
TOY-2 = This is the second:
    it goes on. TOY-7 = is no message.
"""

TESTS = """
import pytest

def test_toy_1_the_first(): ...

def test_toy_1_toy_2_both_at_once(): ...

@pytest.mark.clause("TOY-2", "TOY-2")
def test_something(): ...

@pytest.mark.parametrize("n", [1, 2])
async def test_toy_2_awaited(n): ...

class TestMore:
    def test_toy_1_in_a_class(self): ...

@pytest.mark.clause("TOY-1")
class TestMarked:
    def test_by_its_class(self): ...

def helper_toy_1(): ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "tests" / "toy").mkdir(parents=True)
    (tmp_path / "toy.ftl").write_text(RULEBOOK, encoding="utf-8")
    (tmp_path / "tests" / "toy" / "test_toy.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def add_test(project: Path, source: str) -> None:
    (project / "tests" / "test_more.py").write_text(dedent(source), encoding="utf-8")


def add_clause(project: Path, line: str) -> None:
    (project / "toy.ftl").write_text(RULEBOOK + line + "\n", encoding="utf-8")


def test_the_rulebook_lists_its_clauses_in_order(project: Path) -> None:
    assert rulebook_clauses(project / "toy.ftl") == ["TOY-1", "TOY-2"]


def test_tests_name_clauses_in_their_names_and_by_marks(project: Path) -> None:
    assert clauses.tests_by_clause(["TOY-1", "TOY-2", "TOY-3"], project / "tests") == {
        "TOY-1": [
            "tests/toy/test_toy.py::test_toy_1_the_first",
            "tests/toy/test_toy.py::test_toy_1_toy_2_both_at_once",
            "tests/toy/test_toy.py::TestMore::test_toy_1_in_a_class",
            "tests/toy/test_toy.py::TestMarked::test_by_its_class",
        ],
        "TOY-2": [
            "tests/toy/test_toy.py::test_toy_1_toy_2_both_at_once",
            "tests/toy/test_toy.py::test_something",
            "tests/toy/test_toy.py::test_toy_2_awaited",
        ],
        "TOY-3": [],
    }


def test_a_rulebook_whose_clauses_are_all_named_passes(project: Path) -> None:
    check_clauses("TOY", project / "toy.ftl", project / "tests")


def test_an_unnamed_clause_is_caught(project: Path) -> None:
    add_clause(project, "TOY-3 = Nobody tests me.")
    with pytest.raises(LawBroken, match="clauses: no test names TOY-3"):
        check_clauses("TOY", project / "toy.ftl", project / "tests")


@pytest.mark.parametrize("mark", ["skip", "xfail", "skip(reason='later')"])
def test_a_test_that_proves_nothing_does_not_count(project: Path, mark: str) -> None:
    add_clause(project, "TOY-3 = Nobody tests me.")
    add_test(project, f"@pytest.mark.{mark}\ndef test_toy_3_later(): ...")
    with pytest.raises(LawBroken, match="no test names TOY-3"):
        check_clauses("TOY", project / "toy.ftl", project / "tests")


def test_a_clause_that_the_rulebook_has_not_is_caught(project: Path) -> None:
    add_test(project, "def test_toy_33_of_an_old_rule(): ...")
    with pytest.raises(LawBroken, match="a test names TOY-33, which the rulebook has not") as caught:
        check_clauses("TOY", project / "toy.ftl", project / "tests")
    assert caught.value.where == "tests/test_more.py::test_toy_33_of_an_old_rule"


def test_a_rulebook_without_clauses_is_caught(project: Path) -> None:
    with pytest.raises(LawBroken, match="the rulebook holds no clause OTHER-"):
        check_clauses("OTHER", project / "toy.ftl", project / "tests")
