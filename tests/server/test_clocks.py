"""The arithmetic of clocks, by itself: times in, seconds left out."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tairyo.kernel.record import Entry
from tairyo.server.clocks import Clocks, Mark, Outages
from tairyo.server.wire import Clock

NOON = datetime.fromisoformat("2026-01-01T12:00:00")  # in UTC, as the database keeps it
ACT = {"kind": "pass"}


def at(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


class Game:
    """A game that starts at noon; `act` and `undo` say when, who, and who is to act then."""

    def __init__(self, turn: int, reserve: int, actors: tuple[int, ...] = (0,), away: Outages | None = None):
        self.clocks = Clocks(Clock(turn, reserve), 3, NOON, actors, away)
        self.version = 0

    def act(self, seconds: float, seat: int, *actors: int, late: bool = False) -> None:
        self.version += 1
        mark = Mark(at(seconds), self.clocks.spent(seat, at(seconds)), late)
        self.clocks.take(self.version, Entry(seat, ACT, []), mark, actors)

    def undo(self, seconds: float, seat: int, *actors: int) -> None:
        self.version += 1
        self.clocks.take(self.version, Entry(seat, None, []), Mark(at(seconds)), actors)

    def left(self, seconds: float, seat: int) -> tuple[float | None, float]:
        clock = self.clocks.left(at(seconds))[seat]
        return clock.turn, clock.reserve

    def deadline(self, seat: int) -> float | None:
        deadline = self.clocks.deadline(seat)
        return None if deadline is None else (deadline - NOON).total_seconds()


def test_the_seconds_of_a_turn_are_free() -> None:
    game = Game(30, 60)
    assert game.left(10, 0) == (20, 60)
    game.act(29, 0, 1)
    assert game.left(29, 0) == (None, 60)


def test_beyond_them_the_reserve_runs() -> None:
    game = Game(30, 60)
    assert game.left(50, 0) == (0, 40)
    game.act(50, 0, 1)
    game.act(55, 1, 0)
    assert game.left(55, 0) == (30, 40)


def test_time_runs_out_when_both_are_used_up() -> None:
    game = Game(30, 60)
    assert game.deadline(0) == 90
    game.act(70, 0, 1)
    game.act(71, 1, 0)
    assert game.deadline(0) == 71 + 30 + 20


def test_a_seat_that_has_nothing_to_decide_has_no_deadline() -> None:
    assert Game(30, 0).deadline(1) is None


def test_of_seats_that_choose_together_each_has_its_own_time() -> None:
    game = Game(30, 60, actors=(0, 1, 2))
    game.act(20, 1, 0, 2)
    assert [game.left(25, seat) for seat in range(3)] == [(5, 60), (None, 60), (5, 60)]


def test_a_seat_that_goes_on_after_its_own_action_decides_anew() -> None:
    game = Game(30, 60)
    game.act(25, 0, 0)
    assert game.left(30, 0) == (25, 60)


def test_what_others_do_gives_nobody_new_time() -> None:
    game = Game(30, 60, actors=(0, 1))
    game.act(25, 1, 0, 1)
    assert game.left(26, 0) == (4, 60)


def test_a_decision_goes_on_where_it_stood_when_it_is_taken_back() -> None:
    game = Game(30, 60)
    game.act(10, 0, 1)
    game.undo(25, 0, 0)  # the fifteen seconds between were another seat's
    assert game.left(25, 0) == (20, 60)
    assert game.left(45, 0) == (0, 60)


def test_taking_back_gives_the_reserve_back_and_counts_it_again() -> None:
    game = Game(30, 60)
    game.act(50, 0, 1)
    assert game.left(50, 0) == (None, 40)
    game.undo(51, 0, 0)
    assert game.left(51, 0) == (0, 40)


def test_nobody_wins_time_by_taking_back_again_and_again() -> None:
    game = Game(10, 0)
    for moment in (4, 8):
        game.act(moment - 2, 0, 0)
        game.undo(moment, 0, 0)
    assert game.left(8, 0) == (2, 0)


def test_who_has_no_time_left_to_choose_again_may_not_take_back() -> None:
    game = Game(10, 5)
    game.act(12, 0, 0)
    assert game.clocks.may_undo(0, at(14))
    assert not game.clocks.may_undo(0, at(15))


def test_what_the_clock_did_cannot_be_taken_back() -> None:
    game = Game(10, 0)
    game.act(11, 0, 1, late=True)
    assert not game.clocks.may_undo(0, at(11))


def test_it_is_counted_how_often_in_a_row_a_seat_lets_its_time_run_out() -> None:
    game = Game(10, 0)
    game.act(11, 0, 0, late=True)
    game.act(22, 0, 0, late=True)
    assert game.clocks.missed == [2, 0, 0]
    assert game.clocks.timeouts == {1, 2}
    game.act(23, 0, 1)
    assert game.clocks.missed == [0, 0, 0]


def test_while_the_service_was_away_no_clock_ran() -> None:
    away = Outages([(at(10), at(1000)), (at(1005), at(1010))])
    game = Game(30, 0, away=away)
    assert game.left(1000, 0) == (20, 0)
    assert game.left(1012, 0) == (13, 0)
    assert game.deadline(0) == 30 + 990 + 5


def test_a_decision_that_began_in_an_outage_has_its_whole_time() -> None:
    game = Game(30, 0, away=Outages([(at(-100), at(50))]))
    assert game.left(50, 0) == (30, 0)
    assert game.deadline(0) == 80


def test_an_outage_after_time_was_up_does_not_bring_it_back() -> None:
    game = Game(30, 0, away=Outages([(at(40), at(50))]))
    assert game.deadline(0) == 30


def test_another_nodes_clock_that_is_ahead_gives_no_time_away() -> None:
    game = Game(30, 0)
    game.act(5, 0, 1)
    assert game.left(4, 1) == (30, 0)


steps = st.lists(
    st.tuples(st.floats(0, 40, width=16), st.sampled_from(["act", "stay", "undo"])), min_size=1, max_size=40
)


@settings(max_examples=200, deadline=None)
@given(steps)
def test_the_reserve_never_grows_beyond_what_it_was_and_never_falls_below_nothing(
    steps: list[tuple[float, str]],
) -> None:
    game, now, turn = Game(10, 30), 0.0, 0
    acted: list[tuple[int, int]] = []
    for wait, what in steps:
        now += wait
        if what == "undo" and acted:
            seat, _ = acted.pop()
            game.undo(now, seat, seat)
            turn = seat
        elif what != "undo":
            following = turn if what == "stay" else (turn + 1) % 3
            if acted and acted[-1][0] != turn:
                acted.clear()
            acted.append((turn, following))
            game.act(now, turn, following)
            turn = following
        for seat in range(3):
            assert 0 <= game.left(now, seat)[1] <= 30
            assert 0 <= game.clocks.reserve[seat] <= 30 + 1e-9


@pytest.mark.parametrize("seconds", [0.0, 12.3, 47.0, 200.0])
def test_a_deadline_is_the_moment_at_which_nothing_is_left(seconds: float) -> None:
    game = Game(30, 20, away=Outages([(at(15), at(60))]))
    game.act(seconds, 0, 1)
    deadline = game.deadline(1)
    assert deadline is not None
    assert game.left(deadline - 0.2, 1)[1] > 0
    assert game.left(deadline, 1) == (0, 0)
