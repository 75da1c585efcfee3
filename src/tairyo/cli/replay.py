"""``tairyo replay``: a record, step by step, in sentences."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.text import Text as Line

from tairyo.cli.face import face_of
from tairyo.cli.given import damaged, record_of
from tairyo.cli.out import paper
from tairyo.cli.prose import Prose
from tairyo.cli.table import Chair, Table, seat_names
from tairyo.cli.usage import Args, Command, Param, UsageError
from tairyo.kernel.action import Json
from tairyo.kernel.event import visible
from tairyo.kernel.record import Record, RecordError
from tairyo.kernel.replay import stations
from tairyo.text import Text, listed


def run(args: Args, say: Text) -> int:
    """Step through it at the drawn table, or print it up to a step."""
    path, record, game = record_of(args, say)
    step = args.number("step", low=0)
    if step is not None and step > len(record.entries):
        raise UsageError("cli-error-step", steps=len(record.entries), given=step)
    opened = args.flag("open")
    seat = _seat(args, record)
    if opened and seat is not None:
        raise UsageError("cli-error-seat-open")
    try:
        matches = stations(game, record)
    except RecordError as error:
        raise damaged(path, error, game, say) from None
    match = matches[-1 if step is None else step]
    names = list(record.names) + [say("seat-number", number=n + 1) for n in range(record.seats)]
    named = names[: record.seats] if len(record.names) == record.seats else names[-record.seats :]
    table = Table(match, [Chair(name) for name in seat_names(named, say)], face_of(game, say), say)
    drawn = step is None and not args.flag("plain") and sys.stdin.isatty() and sys.stdout.isatty()
    if drawn:
        from tairyo.cli.tui.app import TableApp
        from tairyo.cli.tui.replay import ReplayScreen

        app = TableApp(ReplayScreen(matches, table, say, "open" if opened else seat))
        app.run()
        return app.return_code or 0
    _tell(paper(), table, seat, opened, say)
    return 0


def _seat(args: Args, record: Record) -> int | None:
    """Whose eyes see it: a seat's number (from 0, as in the file) or its name; None for a spectator."""
    given = args.text("seat")
    if given is None:
        return None
    if given in record.names:
        return record.names.index(given)
    if given in map(str, range(record.seats)):
        return int(given)
    raise UsageError("cli-error-seat", given=given[:40], last=record.seats - 1)


def _tell(console: Console, table: Table, seat: int | None, opened: bool, say: Text) -> None:
    """Every step with its sentences, then the table as it is after the last."""
    match = table.match
    console.print(Line(say(f"{match.game.id}-title"), "bold"))
    for number, events in enumerate(match.history):
        # with open hands a step is told as the seat that made it knows it
        observer = match.record.entries[number - 1].seat if opened and number else seat
        for view in visible(events, observer):
            sentence = table.face.sentence(view, table.names)
            if sentence is not None:
                console.print(Prose(f"{number:>4}  {sentence}", indent=6))
        race = match.record.entries[number - 1].race if number else None
        for line in () if race is None else _judged(race, table.names, say):
            console.print(Prose(f"      {line}", indent=8))
    console.print()
    view = match.view(seat)
    for line in table.face.lines(view, seat, table.names):
        console.print(Prose(line, indent=2))
    shown = range(match.record.seats) if opened else [seat] if seat is not None else []
    for holder in shown:
        holding = table.face.holding(match.view(holder))
        console.print(Prose(f"{table.names[holder]} · {holding}" if opened else holding, indent=2))
    if match.outcome is not None:
        console.print(Line(table.verdict(), "bold"))


def _judged(race: Json, names: Sequence[str], say: Text) -> Iterator[str]:
    """Who rang for a lot, and how quickly: in a dispute it can be looked up."""
    for ring in race["rings"]:
        times = {name: str(ring[name]) for name in ("time", "arrival", "allowance")}
        yield say("race-ring", name=names[ring["seat"]], **times)
    if race["drawn"]:
        yield say("race-drawn", names=listed([names[seat] for seat in race["drawn"]], say))


COMMAND = Command(
    "replay",
    (
        Param("FILE", needed=True),
        Param("--step", "N"),
        Param("--seat", "S"),
        Param("--open"),
        Param("--plain"),
    ),
    (
        "tairyo replay evening.tairyo",
        "tairyo replay evening.tairyo --step 12 --seat 0",
        "tairyo replay evening.tairyo --open --plain",
    ),
    run,
)
