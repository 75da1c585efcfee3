"""Finspan keeps every law. The ordinary run looks at a few tables of each side; ``--long`` at all."""

from __future__ import annotations

import pytest

from tairyo import testing
from tairyo.games import finspan
from tests.finspan.sea import RULEBOOK, TESTS

CLAUSES = testing.rulebook_clauses(RULEBOOK)
TABLES = [(1, "side-b"), (2, "standard"), (3, "side-b")]
SMALL = [(1, "standard"), (2, "side-b")]
"""What takes longer by the square of a game's length."""


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_secrecy(seats: int, variant: str) -> None:
    testing.check_secrecy(finspan, seats, finspan.variants[variant], positions=50)


@pytest.mark.parametrize(("seats", "variant"), [*TABLES, (5, "standard")])
def test_refusals_copies_and_conservation(seats: int, variant: str) -> None:
    options = finspan.variants[variant]
    testing.check_refusals(finspan, seats, options, positions=60, clauses=CLAUSES)
    testing.check_copies(finspan, seats, options, positions=15)
    testing.check_conservation(finspan, seats, options, games=5)


@pytest.mark.parametrize(("seats", "variant"), SMALL)
def test_replay_and_undo(seats: int, variant: str) -> None:
    options = finspan.variants[variant]
    testing.check_replay(finspan, seats, options, games=1)
    testing.check_undo(finspan, seats, options, positions=40)


@pytest.mark.parametrize(("seats", "variant"), SMALL)
def test_ends(seats: int, variant: str) -> None:
    testing.check_ends(finspan, seats, finspan.variants[variant])


@pytest.mark.long
@pytest.mark.parametrize("seats", finspan.seats)
@pytest.mark.parametrize("variant", finspan.variants)
def test_all_laws_for_long(variant: str, seats: int) -> None:
    options = finspan.variants[variant]
    testing.conform(finspan, seats=seats, variants=[options], positions=1_000, seed=1)


def test_clauses() -> None:
    testing.check_clauses(finspan.prefix, RULEBOOK, TESTS)
