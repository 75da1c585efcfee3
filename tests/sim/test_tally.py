"""Means and intervals."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tairyo.sim.tally import WIN, Sums, student


def sums(*values: int) -> Sums:
    found = Sums()
    for value in values:
        found.add(value)
    return found


def test_the_interval_of_four_games() -> None:
    # mean 2.5, standard deviation 1.29099, t with 3 degrees of freedom 3.182
    estimate = sums(1, 2, 3, 4).estimate(1)
    assert estimate.mean == 2.5
    assert estimate.interval == pytest.approx((2.5 - 2.054, 2.5 + 2.054), abs=1e-3)


def test_one_game_tells_nothing_of_the_spread() -> None:
    assert sums(5).estimate(1).interval is None


def test_equal_games_leave_no_doubt() -> None:
    assert sums(3, 3, 3).estimate(1).interval == (3, 3)


def test_units_are_divided_out() -> None:
    assert sums(2, 4, 6, 8).estimate(2) == sums(1, 2, 3, 4).estimate(1)


def test_a_share_does_not_reach_beyond_all_or_nothing() -> None:
    estimate = sums(WIN, WIN, WIN, 0).estimate(WIN, 0, 1)
    assert estimate.mean == 0.75
    assert estimate.interval is not None
    assert estimate.interval[1] == 1


@pytest.mark.parametrize("tied", range(1, 11))
def test_a_win_can_be_split_without_a_rest(tied: int) -> None:
    assert WIN % tied == 0


def test_portions_add_up_in_any_order() -> None:
    rng = Random(3)
    values = [rng.randrange(-30, 30) for _ in range(100)]
    halves = [sums(*values[60:]), sums(*values[:60])]
    halves[0].join(halves[1])
    assert halves[0] == sums(*values)


def test_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    rng = Random(7)
    held = 0
    for _ in range(2000):
        interval = sums(*(rng.randrange(7) for _ in range(12))).estimate(1).interval
        assert interval is not None
        held += interval[0] <= 3 <= interval[1]
    assert 0.93 < held / 2000 < 0.97


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.706), (30, 2.042), (31, 2.040), (60, 2.000), (10**6, 1.960)]
)
def test_students_t_is_that_of_the_tables(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=0.003)


def test_students_t_falls_without_a_step() -> None:
    values = [student(freedom) for freedom in range(1, 200)]
    assert all(left > right for left, right in pairwise(values))
