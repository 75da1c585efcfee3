"""Farm Hand keeps every law, at each number of seats."""

import pytest

from tairyo import testing
from tairyo.games import farm_hand
from tairyo.testing import rulebook_clauses
from tests.farm_hand.table import RULEBOOK, TESTS

SEATS = farm_hand.seats
CLAUSES = rulebook_clauses(RULEBOOK)

every_seat_count = pytest.mark.parametrize("seats", SEATS)


@every_seat_count
def test_secrecy(seats: int) -> None:
    testing.check_secrecy(farm_hand, seats, positions=2000)


@pytest.mark.long
@every_seat_count
def test_secrecy_for_long(seats: int) -> None:
    testing.check_secrecy(farm_hand, seats, positions=100_000, seed=1)


@every_seat_count
def test_refusals(seats: int) -> None:
    testing.check_refusals(farm_hand, seats, positions=300, clauses=CLAUSES)


@every_seat_count
def test_replay(seats: int) -> None:
    testing.check_replay(farm_hand, seats, games=5)


@every_seat_count
def test_undo(seats: int) -> None:
    testing.check_undo(farm_hand, seats, positions=200)


@every_seat_count
def test_copies(seats: int) -> None:
    testing.check_copies(farm_hand, seats, positions=100)


@every_seat_count
def test_ends(seats: int) -> None:
    testing.check_ends(farm_hand, seats)


@every_seat_count
def test_conservation(seats: int) -> None:
    testing.check_conservation(farm_hand, seats)


@every_seat_count
def test_all_laws_with_other_tables(seats: int) -> None:
    testing.conform(farm_hand, seats=seats, variants=[farm_hand.variants["other-tables"]], positions=20)


def test_clauses() -> None:
    testing.check_clauses(farm_hand.prefix, RULEBOOK, TESTS)
