"""Sharing the games of a plan out over processes."""

from __future__ import annotations

import json
import signal
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from random import Random
from time import perf_counter
from typing import Any, TextIO

from tairyo import games
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.game import Game
from tairyo.sim.play import Plan, Played, play
from tairyo.sim.tally import Report, Tally

Portion = tuple[Tally, list[str]]
"""What one portion of games came to, and their lines for the file where one is written."""

AHEAD = 4
"""So many portions a process are handed out before their turn: none idles, and none piles up."""


class Interrupted(KeyboardInterrupt):
    """Stopped from the keyboard: ``done`` games had been played."""

    def __init__(self, done: int) -> None:
        super().__init__()
        self.done = done


def simulate(
    game: Game,
    count: int,
    *,
    bots: Sequence[str],
    seats: int | None = None,
    seed: str = "0",
    options: Mapping[str, Any] | None = None,
    fixed_seats: bool = False,
    jobs: int = 1,
    out: TextIO | None = None,
    progress: Callable[[int], object] | None = None,
) -> Report:
    """Play ``count`` games of ``game`` and report the scores.

    ``bots`` are repeated until every seat has one, and change seats from game to game unless
    ``fixed_seats``. ``jobs`` processes share the work; the figures do not depend on it. ``out``
    gets a JSON line a game, in order. ``progress`` is told how many more games are done.

    Raises BadOption for seats and options, ValueError for what else cannot be, BotFailed, and
    Interrupted.
    """
    plan = _plan(game, seats, bots, seed, options or {}, fixed_seats)
    if count < 1 or jobs < 1:
        raise ValueError("simulate() takes at least one game and one process")
    portions = _portions(count)
    jobs = min(jobs, len(portions))
    tally = Tally(plan)
    start = perf_counter()
    lines = out is not None
    shared = jobs > 1
    results = _shared(plan, portions, lines, jobs) if shared else _alone(game, plan, portions, lines)
    try:
        for portion, written in results:
            tally.join(portion)
            if out is not None:
                out.writelines(written)
            if progress is not None:
                progress(portion.games)
    except KeyboardInterrupt:
        raise Interrupted(tally.games) from None
    return Report(plan, jobs, perf_counter() - start, tally)


def _plan(
    game: Game, seats: int | None, bots: Sequence[str], seed: str, options: Mapping[str, Any], fixed: bool
) -> Plan:
    """The plan, once it is clear that it can be played."""
    unknown = [name for name in bots if name not in game.simulated_bots]
    if unknown or not bots:
        raise ValueError(f"simulate() takes bots of {game.id}: {', '.join(game.simulated_bots)}")
    places = len(bots) if seats is None else seats
    game.start(places, options, RandomChance(Random(0)))  # raises here, not in another process
    if len(bots) > places:
        raise ValueError(f"{len(bots)} bots do not fit on {places} seats")
    filled = tuple(bots[seat % len(bots)] for seat in range(places))
    return Plan(game.id, places, filled, seed, dict(options), fixed)


def _portions(count: int) -> list[range]:
    """The numbers 0 … count-1 in some two hundred portions: small enough for a smooth bar."""
    size = max(1, min(500, count // 200))
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def _alone(game: Game, plan: Plan, portions: list[range], lines: bool) -> Iterator[Portion]:
    for numbers in portions:
        yield _work(game, plan, numbers, lines)


def _shared(plan: Plan, portions: list[range], lines: bool, jobs: int) -> Iterator[Portion]:
    """The portions in their order, played by ``jobs`` processes."""
    waiting = deque(portions)
    running: deque[Future[Portion]] = deque()
    with ProcessPoolExecutor(jobs, initializer=_be_calm) as pool:
        try:
            while waiting or running:
                while waiting and len(running) < jobs * AHEAD:
                    running.append(pool.submit(_work_by_name, plan, waiting.popleft(), lines))
                yield running.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _be_calm() -> None:
    """Ctrl-C goes to every process of the terminal; the first one alone answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _work_by_name(plan: Plan, numbers: range, lines: bool) -> Portion:
    """In another process: a game holds functions, which do not travel, so it is looked up there."""
    return _work(games.ALL[plan.game], plan, numbers, lines)


def _work(game: Game, plan: Plan, numbers: range, lines: bool) -> Portion:
    tally = Tally(plan)
    told = []
    for played in play(game, plan, numbers):
        tally.add(played)
        if lines:
            told.append(_line(plan, played))
    return tally, told


def _line(plan: Plan, played: Played) -> str:
    """A game's line in the file: docs/cli.md describes it."""
    row = {
        "game": played.number,
        "bots": [plan.bots[i] for i in played.order],
        **played.outcome.data(),
        "actions": played.actions,
    }
    return json.dumps(row, separators=(",", ":")) + "\n"
