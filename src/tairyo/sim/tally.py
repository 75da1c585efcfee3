"""Counting: sums of what was played, and means with their 95 % intervals.

All sums are whole numbers, so that adding them up in another order or in other portions gives the
same figures to the last digit.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import lcm, sqrt
from typing import Any

from tairyo.sim.play import Plan, Played

WIN = lcm(*range(1, 11))
"""A win in whole numbers: it can be split among up to ten."""


@dataclass
class Sums:
    """Sums over games of one whole number a game: how many, the numbers, and their squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """Count one game in."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def join(self, other: Sums) -> None:
        """Count the games of another portion in."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def estimate(self, unit: int, low: float | None = None, high: float | None = None) -> Estimate:
        """The mean in ``unit``s with its interval, which does not reach beyond ``low`` and ``high``."""
        n = self.count
        mean = self.total / (n * unit)
        if n < 2:
            return Estimate(mean, None)
        variance = (self.squares * n - self.total * self.total) / (n * (n - 1) * unit * unit)
        reach = student(n - 1) * sqrt(variance / n)
        left, right = mean - reach, mean + reach
        return Estimate(
            mean, (left if low is None else max(low, left), right if high is None else min(high, right))
        )


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval; None where one game alone tells nothing about the spread."""

    mean: float
    interval: tuple[float, float] | None


_STUDENT = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches to each side (Student's t)."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z, n = 1.959964, freedom
    return (
        z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)
    )  # right to 0.001 from here on


class Tally:
    """What a portion of games came to, by seat and by bot."""

    def __init__(self, plan: Plan) -> None:
        self.games = 0
        self.actions = 0
        self.seat_scores = [Sums() for _ in range(plan.seats)]
        self.seat_wins = [Sums() for _ in range(plan.seats)]
        self.bot_scores = {name: Sums() for name in plan.bots}
        self.bot_wins = {name: Sums() for name in plan.bots}
        self._bots = plan.bots

    def add(self, played: Played) -> None:
        """Count one game in. A bot with several seats counts once, by their sum: its seats are not apart."""
        self.games += 1
        self.actions += played.actions
        winners = played.outcome.winners
        share = WIN // len(winners)
        scores = dict.fromkeys(self.bot_scores, 0)
        wins = dict.fromkeys(self.bot_wins, 0)
        for seat, bot in enumerate(played.order):
            score = played.outcome.scores[seat]
            win = share if seat in winners else 0
            self.seat_scores[seat].add(score)
            self.seat_wins[seat].add(win)
            scores[self._bots[bot]] += score
            wins[self._bots[bot]] += win
        for name in scores:
            self.bot_scores[name].add(scores[name])
            self.bot_wins[name].add(wins[name])

    def join(self, other: Tally) -> None:
        """Count another portion in."""
        self.games += other.games
        self.actions += other.actions
        for mine, theirs in zip(self._sums(), other._sums(), strict=True):
            mine.join(theirs)

    def _sums(self) -> list[Sums]:
        return [*self.seat_scores, *self.seat_wins, *self.bot_scores.values(), *self.bot_wins.values()]


@dataclass(frozen=True)
class Report:
    """The figures of a simulation. Scores and win shares are for one seat and one game."""

    plan: Plan
    jobs: int
    seconds: float
    tally: Tally

    @property
    def games_per_s(self) -> float:
        """Games a second, by the clock on the wall."""
        return self.tally.games / self.seconds

    @property
    def actions_per_s(self) -> float:
        """Actions a second, by the clock on the wall."""
        return self.tally.actions / self.seconds

    def by_seat(self) -> list[tuple[Estimate, Estimate]]:
        """For each seat its mean score and its share of wins."""
        return [
            (scores.estimate(1), wins.estimate(WIN, 0, 1))
            for scores, wins in zip(self.tally.seat_scores, self.tally.seat_wins, strict=True)
        ]

    def by_bot(self) -> dict[str, tuple[int, Estimate, Estimate]]:
        """For each bot how many seats it holds, its mean score and its share of wins, both a seat."""
        found = {}
        for name in self.tally.bot_scores:
            held = self.plan.bots.count(name)
            scores, wins = self.tally.bot_scores[name], self.tally.bot_wins[name]
            found[name] = (held, scores.estimate(held), wins.estimate(WIN * held, 0, 1))
        return found

    def data(self) -> dict[str, Any]:
        """The JSON form, which docs/cli.md describes and keeps."""
        seats = self.by_seat()
        return {
            "game": self.plan.game,
            "games": self.tally.games,
            "seats": self.plan.seats,
            "bots": list(self.plan.bots),
            "fixed_seats": self.plan.fixed,
            "options": dict(self.plan.options),
            "seed": self.plan.seed,
            "jobs": self.jobs,
            "actions": self.tally.actions,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games_per_s, 1),
            "actions_per_s": round(self.actions_per_s, 1),
            "mean_scores": [score.mean for score, _ in seats],
            "mean_scores_95": [score.interval for score, _ in seats],
            "win_shares": [win.mean for _, win in seats],
            "win_shares_95": [win.interval for _, win in seats],
            "by_bot": {
                name: {
                    "seats": held,
                    "mean_score": score.mean,
                    "mean_score_95": score.interval,
                    "win_share": win.mean,
                    "win_share_95": win.interval,
                }
                for name, (held, score, win) in self.by_bot().items()
            },
        }
