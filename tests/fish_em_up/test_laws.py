"""Fish 'em Up keeps every law, with each number of seats."""

import pytest

from tairyo import testing
from tairyo.games import fish_em_up
from tests.fish_em_up.sea import RULEBOOK, TESTS

every_seating = pytest.mark.parametrize("seats", fish_em_up.seats)


@every_seating
def test_secrecy(seats: int) -> None:
    testing.check_secrecy(fish_em_up, seats, positions=40)


@pytest.mark.long
@every_seating
def test_secrecy_for_long(seats: int) -> None:
    testing.check_secrecy(fish_em_up, seats, positions=5_000, seed=1)


@every_seating
def test_all_other_laws(seats: int) -> None:
    clauses = testing.rulebook_clauses(RULEBOOK)
    testing.check_refusals(fish_em_up, seats, positions=40, clauses=clauses)
    testing.check_replay(fish_em_up, seats, games=2)
    testing.check_undo(fish_em_up, seats, positions=40)
    testing.check_copies(fish_em_up, seats, positions=20)
    testing.check_ends(fish_em_up, seats)
    testing.check_conservation(fish_em_up, seats)


def test_clauses() -> None:
    testing.check_clauses(fish_em_up.prefix, RULEBOOK, TESTS)
