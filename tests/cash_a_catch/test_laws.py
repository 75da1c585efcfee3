"""Cash a Catch keeps every law, with each number of seats and with every option: a long look at some
positions, a quick one at 2,000 of each variant. ``--long`` looks long at 105,000 of each.
"""

import pytest

from tairyo import testing
from tairyo.games import cash_a_catch
from tests.cash_a_catch.market import RULEBOOK, TESTS
from tests.glances import glance

STANDARD, *OTHERS = cash_a_catch.variants
TABLES = [(seats, STANDARD) for seats in cash_a_catch.seats]
TABLES += [(cash_a_catch.seats[2 - number % 3], variant) for number, variant in enumerate(OTHERS)]
"""The standard game with every number of seats, each variant with one."""

every_table = pytest.mark.parametrize(("seats", "variant"), TABLES)


@pytest.mark.parametrize("variant", cash_a_catch.variants)
def test_two_thousand_positions(variant: str) -> None:
    glance(cash_a_catch, cash_a_catch.variants[variant], 2_000)


@every_table
def test_secrecy(seats: int, variant: str) -> None:
    testing.check_secrecy(cash_a_catch, seats, cash_a_catch.variants[variant], positions=300)


@pytest.mark.long
@pytest.mark.parametrize("seats", cash_a_catch.seats)
@pytest.mark.parametrize("variant", cash_a_catch.variants)
def test_secrecy_for_long(seats: int, variant: str) -> None:
    options = cash_a_catch.variants[variant]
    testing.check_secrecy(cash_a_catch, seats, options, positions=35_000, seed=1)


@every_table
def test_all_other_laws(seats: int, variant: str) -> None:
    options = cash_a_catch.variants[variant]
    clauses = testing.rulebook_clauses(RULEBOOK)
    testing.check_refusals(cash_a_catch, seats, options, positions=80, clauses=clauses)
    testing.check_replay(cash_a_catch, seats, options, games=2)
    testing.check_undo(cash_a_catch, seats, options, positions=60)
    testing.check_copies(cash_a_catch, seats, options, positions=30)
    testing.check_ends(cash_a_catch, seats, options)
    testing.check_conservation(cash_a_catch, seats, options)


def test_clauses() -> None:
    testing.check_clauses(cash_a_catch.prefix, RULEBOOK, TESTS)
