"""``tairyo simulate``: games by the thousand, and what came of them."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as Line

from tairyo.cli.given import bots_of, cannot_write, check_seats, game_of, options_of, seats_of
from tairyo.cli.out import paper
from tairyo.cli.prose import Prose
from tairyo.cli.usage import Args, Command, Complaint, Param, UsageError
from tairyo.sim import BotFailed, Estimate, Interrupted, Report, simulate
from tairyo.text import Text

GAMES = 200
"""Played where nobody says how many."""


def run(args: Args, say: Text) -> int:
    """Simulate and report."""
    game = game_of(args)
    bots = bots_of(args, game.simulated_bots) or [game.best_bot, "random"]
    seats = seats_of(args, game, max(len(bots), min(3, game.seats[-1])))
    if len(bots) > seats:
        if args.flag("bots"):
            raise UsageError("cli-error-bots", bots=len(bots), seats=seats)
        bots = bots[:seats]
    count = args.number("games") or GAMES
    jobs = args.number("jobs") or _processors()
    seed = args.text("seed")
    if seed is None:
        seed = str(secrets.randbelow(10**6))
    options = options_of(args, game, check_seats(game, seats), say)
    quiet = args.flag("json") or not sys.stderr.isatty()
    try:
        with _file(args.text("out")) as out, _progress(count, quiet) as progress:
            report = simulate(
                game,
                count,
                bots=bots,
                seats=seats,
                seed=seed,
                options=options,
                fixed_seats=args.flag("fixed-seats"),
                jobs=jobs,
                out=out,
                progress=progress,
            )
    except Interrupted as stop:
        print(say("cli-simulate-stopped", done=stop.done, games=count), file=sys.stderr)
        return 130
    except BotFailed as failed:
        raise Complaint(
            "cli-error-bot-failed", bot=failed.bot, number=failed.number, seed=seed, why=failed.why
        ) from None
    if args.flag("json"):
        print(json.dumps(report.data(), ensure_ascii=False))
    else:
        _show(paper(), report, say)
    return 0


def _processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _file(name: str | None) -> Iterator[TextIO | None]:
    """The file for the games, or None where none is wanted."""
    if name is None:
        yield None
        return
    path = Path(name)
    try:
        file = path.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise cannot_write(path, error) from None
    with file:
        yield file


@contextmanager
def _progress(count: int, quiet: bool) -> Iterator[Callable[[int], object] | None]:
    """A bar on standard error, told how many more games are done."""
    if quiet:
        yield None
        return
    columns = (TextColumn("[cyan]~~>"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=count)
        yield lambda done: bar.advance(task, done)


def _show(console: Console, report: Report, say: Text) -> None:
    """The report, for reading."""
    plan, tally = report.plan, report.tally
    title = say(f"{plan.game}-title")
    console.print(Line(say("cli-simulate-title", game=title, games=tally.games, seats=plan.seats), "bold"))
    console.print()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for heading in ("cli-simulate-seats", f"{plan.game}-score-head", "cli-simulate-wins"):
        table.add_column(say(heading), justify="right")
    for name, (held, score, win) in report.by_bot().items():
        table.add_row(Line(name, "bold cyan"), str(held), _figure(score), _figure(win, 100, " %"))
    table.add_section()
    for seat, (score, win) in enumerate(report.by_seat()):
        name = say("seat-number", number=seat + 1)
        table.add_row(name, plan.bots[seat] if plan.fixed else "", _figure(score), _figure(win, 100, " %"))
    console.print(table)
    console.print()
    console.print(Prose(say("cli-simulate-interval"), "dim"))
    speed = say(
        "cli-simulate-speed",
        games=f"{report.games_per_s:,.0f}",
        actions=f"{report.actions_per_s:,.0f}",
        seconds=f"{report.seconds:.1f}",
        jobs=report.jobs,
    )
    console.print(Prose(speed, "dim"))
    console.print(Prose(say("cli-simulate-seed", seed=plan.seed), "dim"))


def _figure(estimate: Estimate, times: int = 1, unit: str = "") -> str:
    """A mean and how far its interval reaches."""
    mean = f"{estimate.mean * times:.2f}"
    if estimate.interval is None:
        return f"{mean}{unit}"
    low, high = (end * times for end in estimate.interval)
    return f"{mean} [{low:.2f}, {high:.2f}]{unit}"


COMMAND = Command(
    "simulate",
    (
        Param("GAME", needed=True),
        Param("--games", "N"),
        Param("--seats", "K"),
        Param("--bots", "LIST"),
        Param("--jobs", "J"),
        Param("--seed", "S"),
        Param("--option", "NAME=VALUE", many=True),
        Param("--fixed-seats"),
        Param("--json"),
        Param("--out", "FILE"),
    ),
    (
        "tairyo simulate farm-hand",
        "tairyo simulate farm-hand --games 20000 --seats 4 --bots steady,random --seed 7",
        "tairyo simulate farm-hand --seats 2 --bots random --json --out games.jsonl",
    ),
    run,
)
