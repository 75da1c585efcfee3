"""Law 8, clauses: which tests name which clause of a rulebook.

A test names a clause in its own name, ``test_fh_33_equal_numbers_cancel`` (several: ``test_fh_33_fh_34_…``),
or by ``@pytest.mark.clause("FH-33", …)`` on the function or its class. Tests that are skipped or
expected to fail prove nothing and do not count.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path

from tairyo.testing.walk import CLAUSES, LawBroken

_ID = re.compile(r"[A-Z]+-\d+")
_MESSAGE = re.compile(r"^([A-Z]+-\d+) *=", re.MULTILINE)
_IN_A_NAME = re.compile(r"(?<![a-z0-9])([a-z]+)_(\d+)(?![a-z0-9])")

Test = ast.FunctionDef | ast.AsyncFunctionDef


def check_clauses(prefix: str, rulebook: Path, tests: Path) -> None:
    """Hold a game to the eighth law: every clause of its rulebook is named by a test. Raises LawBroken.

    ``rulebook`` is the game's Fluent file, ``tests`` the folder of tests. A test that names a clause
    of this ``prefix`` which the rulebook has not is wrong as well.
    """
    ids = rulebook_clauses(rulebook)
    if not any(clause.startswith(f"{prefix}-") for clause in ids):
        raise LawBroken(CLAUSES, f"the rulebook holds no clause {prefix}-…", rulebook)
    named = named_clauses(tests)
    unnamed = [clause for clause in ids if clause not in named]
    if unnamed:
        raise LawBroken(CLAUSES, f"no test names {', '.join(unnamed)}", tests)
    for clause, where in named.items():
        if clause.startswith(f"{prefix}-") and clause not in ids:
            raise LawBroken(CLAUSES, f"a test names {clause}, which the rulebook has not", where[0])


def rulebook_clauses(rulebook: Path) -> list[str]:
    """The clause ids of a rulebook, a Fluent file with a message ``FH-33 = …`` for each, in its order."""
    return _MESSAGE.findall(rulebook.read_text(encoding="utf-8"))


def tests_by_clause(clauses: Collection[str], tests: Path) -> dict[str, list[str]]:
    """For each of ``clauses``, in their order, the tests below the folder ``tests`` that name it.

    A test is written as pytest does, ``tests/farm_hand/test_tricks.py::test_fh_33_…``.
    """
    named = named_clauses(tests)
    return {clause: named.get(clause, []) for clause in clauses}


def named_clauses(tests: Path) -> dict[str, list[str]]:
    """Every id that looks like a clause and is named by a test below ``tests``, with those tests."""
    named: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for name, clauses in _tests(tree):
            for clause in clauses:
                test = f"{path.relative_to(tests.parent).as_posix()}::{name}"
                named.setdefault(clause, []).append(test)
    return named


def _tests(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Every test of a file, with the ids that it names, each once."""
    for node in tree.body:
        if isinstance(node, Test):
            yield from _test(node, node.name, [])
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            for part in node.body:
                if isinstance(part, Test):
                    yield from _test(part, f"{node.name}::{part.name}", node.decorator_list)


def _test(node: Test, name: str, outer: list[ast.expr]) -> Iterator[tuple[str, list[str]]]:
    marks = [_mark(decorator) for decorator in (*outer, *node.decorator_list)]
    if not node.name.startswith("test") or any(mark in ("skip", "xfail") for mark, _ in marks):
        return
    clauses = [f"{prefix.upper()}-{number}" for prefix, number in _IN_A_NAME.findall(node.name)]
    clauses += [argument for mark, arguments in marks if mark == "clause" for argument in arguments]
    yield name, list(dict.fromkeys(clauses))


def _mark(decorator: ast.expr) -> tuple[str, list[str]]:
    """The name of a ``pytest.mark.…`` and the ids that it is given."""
    call = decorator if isinstance(decorator, ast.Call) else None
    target = call.func if call else decorator
    if not ast.unparse(target).startswith("pytest.mark."):
        return "", []
    given = [argument.value for argument in (call.args if call else []) if isinstance(argument, ast.Constant)]
    return ast.unparse(target).rpartition(".")[2], [str(id_) for id_ in given if _ID.fullmatch(str(id_))]
