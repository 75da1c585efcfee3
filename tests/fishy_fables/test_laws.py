"""Fishy Fables keeps every law, in every variant.

The kit looks long at each position, so the ordinary run lets it look at fewer: every law at every
variant, with the number of seats changing. A quicker look goes over 2,000 positions of each variant.
``--long`` does all.
"""

from __future__ import annotations

import pytest

from tairyo import testing
from tairyo.games import fishy_fables
from tairyo.testing import rulebook_clauses
from tests.fishy_fables.table import RULEBOOK, TESTS
from tests.glances import glance

CLAUSES = rulebook_clauses(RULEBOOK)
VARIANTS = list(fishy_fables.variants)
SEATS = {name: fishy_fables.seats[place % 4] for place, name in enumerate(VARIANTS)}
"""A number of seats for each variant."""

every_variant = pytest.mark.parametrize("variant", VARIANTS)
every_seat_count = pytest.mark.parametrize("seats", fishy_fables.seats)


@every_variant
def test_two_thousand_positions(variant: str) -> None:
    glance(fishy_fables, fishy_fables.variants[variant], 2_000)


@every_variant
def test_secrecy(variant: str) -> None:
    testing.check_secrecy(fishy_fables, SEATS[variant], fishy_fables.variants[variant], positions=30)


@every_variant
def test_refusals(variant: str) -> None:
    seats, options = SEATS[variant], fishy_fables.variants[variant]
    testing.check_refusals(fishy_fables, seats, options, positions=30, clauses=CLAUSES)


@every_variant
def test_ends(variant: str) -> None:
    testing.check_ends(fishy_fables, SEATS[variant], fishy_fables.variants[variant])


@every_variant
def test_conservation(variant: str) -> None:
    testing.check_conservation(fishy_fables, SEATS[variant], fishy_fables.variants[variant])


@every_variant
def test_copies(variant: str) -> None:
    testing.check_copies(fishy_fables, SEATS[variant], fishy_fables.variants[variant], positions=15)


@pytest.mark.parametrize(("variant", "seats"), [("standard", 3), ("other-tables", 4)])
def test_replay_and_undo(variant: str, seats: int) -> None:
    options = fishy_fables.variants[variant]
    testing.check_replay(fishy_fables, seats, options, games=1)
    testing.check_undo(fishy_fables, seats, options, positions=40)


@pytest.mark.long
@every_seat_count
@every_variant
def test_all_laws_for_long(variant: str, seats: int) -> None:
    options = fishy_fables.variants[variant]
    testing.conform(fishy_fables, seats=seats, variants=[options], positions=2_000, seed=1)
    testing.check_secrecy(fishy_fables, seats, options, positions=25_000, seed=2)


def test_clauses() -> None:
    testing.check_clauses(fishy_fables.prefix, RULEBOOK, TESTS)
