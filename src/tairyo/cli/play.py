"""``tairyo play``: a table at this keyboard, drawn or in plain lines."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random

from tairyo.cli.face import face_of
from tairyo.cli.given import best_bot, bots_of, cannot_write, check_seats, game_of, options_of
from tairyo.cli.table import Chair, Table, seat_names
from tairyo.cli.usage import Args, Command, Param, UsageError
from tairyo.kernel.game import Game
from tairyo.kernel.glimpse import Bot
from tairyo.kernel.match import Match
from tairyo.text import Text

PACE = 0.5
"""Seconds before a bot's move, so that people can follow."""
LONGEST_NAME = 24


def run(args: Args, say: Text) -> int:
    """Set the table and play."""
    game = game_of(args)
    people = people_of(args, say)
    bots = bots_of(args, game)
    seats = args.number("seats")
    if seats is None:
        seats = len(people) + (len(bots) if bots is not None else 0)
        if bots is None:
            seats = max(seats, min(3, game.seats[-1]))
    check_seats(game, seats)
    free = seats - len(people)
    if free < 0 or (bots and len(bots) > free):
        raise UsageError("cli-error-people", people=len(people), bots=len(bots or ()), seats=seats)
    kinds = bots or [best_bot(game)]
    options = options_of(args, game, seats)
    seed = args.text("seed")
    chairs = _chairs(game, people, [kinds[place % len(kinds)] for place in range(free)], seed, say)
    match = Match.start(game, seats, seed, names=[chair.name for chair in chairs], **options)
    table = Table(match, chairs, face_of(game, say), say)
    save = args.text("save")
    pace = args.seconds("pace")
    path = Path(save or time.strftime(f"{game.id}-%Y%m%d-%H%M%S.tairyo"))
    if save is not None and not path.parent.is_dir():
        raise UsageError("cli-error-folder", folder=str(path.parent))
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
        try:
            match.record.save(path)
        except OSError as error:
            raise cannot_write(path, error) from None
        print(say("terminal-saved", file=str(path)), file=sys.stderr)
    return code


def people_of(args: Args, say: Text) -> list[str]:
    """Who sits at the keyboard: names, or so many unnamed; one person where nobody says."""
    given = args.words("people")
    if given is None:
        given = ["1"]
    if len(given) == 1 and given[0].isascii() and given[0].isdigit():
        given = [say("terminal-person", number=number + 1) for number in range(min(int(given[0]), 99))]
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
