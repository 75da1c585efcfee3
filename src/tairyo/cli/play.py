"""``tairyo play``: a table at this keyboard, drawn or in plain lines."""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryFile, gettempdir

from tairyo.cli.face import face_of
from tairyo.cli.given import bots_of, cannot_write, check_seats, game_of, options_of
from tairyo.cli.table import Chair, Table, seat_names
from tairyo.cli.usage import Args, Command, Param, UsageError
from tairyo.kernel.game import Game
from tairyo.kernel.glimpse import Bot
from tairyo.kernel.match import Match
from tairyo.kernel.record import Record
from tairyo.text import Text

PACE = 0.5
"""Seconds before a bot's move, so that people can follow."""
LONGEST_NAME = 24


def run(args: Args, say: Text) -> int:
    """Set the table and play."""
    game = game_of(args)
    people = people_of(args, say)
    bots = bots_of(args, game.bots)
    seats = args.number("seats")
    if seats is None:
        seats = len(people) + (len(bots) if bots is not None else 0)
        if bots is None:
            seats = max(seats, min(3, game.seats[-1]))
    check_seats(game, seats)
    free = seats - len(people)
    if free < 0 or (bots and len(bots) > free):
        raise UsageError("cli-error-people", people=len(people), bots=len(bots or ()), seats=seats)
    kinds = bots or [game.best_bot]
    options = options_of(args, game, seats, say)
    seed = args.text("seed")
    chairs = _chairs(game, people, [kinds[place % len(kinds)] for place in range(free)], seed, say)
    match = Match.start(game, seats, seed, names=[chair.name for chair in chairs], **options)
    table = Table(match, chairs, face_of(game, say), say)
    save = args.text("save")
    pace = args.seconds("pace")
    own = time.strftime(f"{game.id}-%Y%m%d-%H%M%S.tairyo")
    path = Path(own if save is None else save)
    if save is not None:
        check_target(path)
    if args.flag("plain") or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from tairyo.cli.plain import play

        code = play(table, say, sys.stdin, sys.stdout)
    else:
        from tairyo.cli.tui.app import TableApp
        from tairyo.cli.tui.play import PlayScreen

        app = TableApp(PlayScreen(table, say, PACE if pace is None else pace, path))
        app.run()
        code = app.return_code or 0
    if save is not None:
        print(keep(match.record, path, own, say), file=sys.stderr)
    return code


def check_target(path: Path) -> None:
    """Nobody is to play a whole game and then hear that it cannot be saved there. Raises UsageError."""
    try:
        if path.is_dir():
            raise UsageError("cli-error-is-folder", file=str(path))
        if not path.parent.is_dir():
            raise UsageError("cli-error-folder", folder=str(path.parent))
        with TemporaryFile(dir=path.parent):
            pass
        if path.exists():
            path.open("ab").close()
    except OSError as error:
        raise cannot_write(path, error) from None


def keep(record: Record, path: Path, own: str, say: Text) -> str:
    """Save the record, or where ``path`` has become impossible, under our ``own`` name nearby. Says where."""
    try:
        record.save(path)
    except OSError as error:
        for folder in (path.parent, Path(gettempdir())):
            with suppress(OSError):
                beside = record.save(folder / own)
                why = error.strerror or str(error)
                return say("terminal-saved-beside", file=str(path), why=why, beside=str(beside))
        raise cannot_write(path, error) from None
    return say("terminal-saved", file=str(path))


def people_of(args: Args, say: Text) -> list[str]:
    """Who sits at the keyboard: names, or so many unnamed; one person where nobody says."""
    given = args.words("people")
    if given is None:
        given = ["1"]
    if len(given) == 1 and given[0].isascii() and given[0].isdigit():
        # a number of hundreds of digits is no error of its own: no game has so many seats
        count = int(given[0]) if len(given[0]) < 3 else 99
        given = [say("terminal-person", number=number + 1) for number in range(count)]
    for name in given:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise UsageError("cli-error-name", given=name[:LONGEST_NAME], most=LONGEST_NAME)
    return given


def _chairs(game: Game, people: list[str], bots: list[str], seed: str | None, say: Text) -> list[Chair]:
    """People first, then bots. With a seed the bots play the same again."""
    kinds: list[str | Bot] = [*people, *(game.bots[name] for name in bots)]
    chairs = []
    for seat, (name, kind) in enumerate(zip(seat_names(kinds, say), kinds, strict=True)):
        if isinstance(kind, str):
            chairs.append(Chair(name))
        else:
            chairs.append(Chair(name, kind, Random() if seed is None else Random(f"{seed}\nbot {seat}")))
    return chairs


COMMAND = Command(
    "play",
    (
        Param("GAME", needed=True),
        Param("--seats", "K"),
        Param("--people", "N|NAMES"),
        Param("--bots", "LIST"),
        Param("--option", "NAME=VALUE", many=True),
        Param("--seed", "S"),
        Param("--save", "FILE"),
        Param("--pace", "SECONDS"),
        Param("--plain"),
    ),
    (
        "tairyo play farm-hand",
        "tairyo play farm-hand --people Ann,Ben --bots steady",
        "tairyo play farm-hand --people 1 --seats 1 --lang ja",
        "tairyo play farm-hand --people 0 --bots steady,random,random --save evening.tairyo",
    ),
    run,
)
