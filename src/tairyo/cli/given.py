"""Turning what was given on the line into games, options, bots and records, or saying what is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from tairyo import games
from tairyo.cli.face import face_of
from tairyo.cli.table import explain
from tairyo.cli.usage import Args, Complaint, UsageError, unknown_name
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.game import BadOption, Game, Option
from tairyo.kernel.glimpse import Bot
from tairyo.kernel.record import Record, RecordError
from tairyo.text import Text


def game_of(args: Args) -> Game:
    """The game named on the line."""
    return game_named(args.needed("game"))


def game_named(name: str) -> Game:
    """The game of an id; ``farm_hand`` is forgiven."""
    game = games.ALL.get(name.lower().replace("_", "-"))
    if game is None:
        raise unknown_name("game", name, sorted(games.ALL))
    return game


def seats_of(args: Args, game: Game, otherwise: int) -> int:
    """The number of seats, one that the game can be played with."""
    seats = args.number("seats")
    return check_seats(game, otherwise if seats is None else seats)


def check_seats(game: Game, seats: int) -> int:
    """``seats``, if the game can be played with so many."""
    if seats not in game.seats:
        raise UsageError("cli-error-seats", game=game.id, low=game.seats[0], high=game.seats[-1], given=seats)
    return seats


def bots_of(args: Args, known: Mapping[str, Bot]) -> list[str] | None:
    """The bots named on the line, all of them ``known``; None where none is named."""
    names = args.words("bots")
    for name in names or ():
        if name not in known:
            raise unknown_name("bot", name, sorted(known))
    return names


def options_of(args: Args, game: Game, seats: int, say: Text) -> dict[str, Any]:
    """The options of ``--option name=value``; what the game itself refuses is refused here."""
    known = {option.name: option for option in game.options}
    found: dict[str, Any] = {}
    for text in args.many("option"):
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise UsageError("cli-error-option-form", given=text[:40])
        if name not in known:
            raise unknown_name("game-option", name, sorted(known))
        found[name] = _value(known[name], value.strip())
    try:
        # a game checks what options mean together only when it starts
        game.start(seats, found, RandomChance(Random(0)))
    except BadOption as refusal:
        why, _ = explain(refusal, face_of(game, say), say)
        name = str(refusal.details.get("name", ""))
        raise UsageError("cli-error-option", name=name, why=why) from None
    return found


def _value(option: Option, text: str) -> Any:
    """The choice that ``text`` means, or the content of the file that it names."""
    if option.is_file:
        return None if text == "none" else _toml(Path(text))
    spelled = {spell(choice): choice for choice in option.choices}
    if text.lower() not in spelled:
        raise UsageError("cli-error-choice", name=option.name, given=text[:40], known=", ".join(spelled))
    return spelled[text.lower()]


def spell(choice: str | int | bool | None) -> str:
    """How a choice is written on the line: ``none``, ``yes``, ``no``, or as it is."""
    if choice is None:
        return "none"
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    return str(choice).lower()


def _toml(path: Path) -> dict[str, Any]:
    try:
        content = path.read_text(encoding="utf-8")
        return tomllib.loads(content)
    except OSError as error:
        raise cannot_read(path, error) from None
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else content.count("\n") + 1  # "at end of document"
        raise UsageError("cli-error-toml", file=str(path), line=line) from None
    except UnicodeDecodeError:
        raise UsageError("cli-error-encoding", file=str(path)) from None


def cannot_read(path: Path, error: OSError) -> UsageError:
    """There is no such file, or it is closed to us."""
    return UsageError("cli-error-read", file=str(path), why=error.strerror or str(error))


def cannot_write(path: Path, error: OSError) -> UsageError:
    """There is no such folder, or it is closed to us."""
    return UsageError("cli-error-write", file=str(path), why=error.strerror or str(error))


def record_of(args: Args, say: Text) -> tuple[Path, Record, Game]:
    """The record file named on the line, and its game."""
    path = Path(args.needed("file"))
    try:
        record = Record.load(path)
    except RecordError as error:
        raise damaged(path, error, None, say) from None
    except OSError as error:
        raise cannot_read(path, error) from None
    game = games.ALL.get(record.game)
    if game is None:
        raise Complaint("cli-error-record-game", file=str(path), game=record.game[:40])
    return path, record, game


def damaged(path: Path, error: RecordError, game: Game | None, say: Text) -> Complaint:
    """A record that cannot be read or played: the line, and what is wrong there."""
    return Complaint("cli-error-record", file=str(path), line=error.line, why=damage(error, game, say))


def damage(error: RecordError, game: Game | None, say: Text) -> str:
    """What is wrong on a line of a record of ``game``."""
    if error.refusal is not None and game is not None:
        return explain(error.refusal, face_of(game, say), say)[0]
    return say(f"record-{error.code}", **error.details)
