"""Files that a table may name for a game's file options, such as another deck for Farm Hand.

They are read once, at the start, from the folder that whoever runs the service has given:
``<folder>/<game>/<name>.toml``. Clients only choose among the names; no path of theirs is ever opened.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from tairyo import games
from tairyo.kernel.action import Refusal
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.game import BadOption, Game
from tairyo.server.logs import note
from tairyo.server.phrases import phrase_infos
from tairyo.server.wire import GameInfo, OptionInfo, Value


class Files:
    """The files on offer, by game and name."""

    def __init__(self, folder: Path | None = None) -> None:
        self._by_game = {game.id: dict(_read(game, folder)) for game in games.ALL.values()}

    def info(self, game: Game) -> GameInfo:
        """The game as clients see it, with these files among its choices."""
        names = list(self._by_game[game.id])
        options = [
            OptionInfo(option.name, [*option.choices, *(names if option.is_file else ())], option.default)
            for option in game.options
        ]
        return GameInfo(
            game.id, list(game.seats), options, list(game.bots), str(game.rules), phrase_infos(game)
        )

    def settle(
        self, game: Game, seats: int, chosen: Mapping[str, Value]
    ) -> tuple[dict[str, Value], dict[str, Any]]:
        """Every option as clients see it, and as the rules are given it. Raises BadOption."""
        given: dict[str, Any] = dict(chosen)
        for option in game.options:
            name = chosen.get(option.name)
            if option.is_file and name is not None:
                if name not in self._by_game[game.id]:
                    raise BadOption("bad-choice", name=option.name, given=str(name)[:40])
                given[option.name] = self._by_game[game.id][str(name)]
        settled = game.settle(seats, given)
        _try(game, seats, settled)
        shown = {option.name: chosen.get(option.name, option.default) for option in game.options}
        return shown, settled

    def shown(self, game: Game, settled: Mapping[str, Any]) -> dict[str, Value]:
        """A record's options as clients see them: a file by its name, or as ``record`` if it is not ours."""
        files = self._by_game[game.id]
        shown: dict[str, Value] = {}
        for option in game.options:
            value = settled.get(option.name, option.default)
            if option.is_file and value is not None:
                value = next((name for name, content in files.items() if content == value), "record")
            shown[option.name] = value
        return shown


def _try(game: Game, seats: int, settled: Mapping[str, Any]) -> None:
    """Some options only fail when the game begins, and a table must not be opened for those."""
    game.begin(seats, settled, RandomChance(Random(0)))


def _read(game: Game, folder: Path | None) -> list[tuple[str, dict[str, Any]]]:
    option = next((option for option in game.options if option.is_file), None)
    if folder is None or option is None:
        return []
    found = []
    for path in sorted((folder / game.id).glob("*.toml")):
        try:
            content = tomllib.loads(path.read_text(encoding="utf-8"))
            _try(game, game.seats[0], game.settle(game.seats[0], {option.name: content}))
        except (Refusal, ValueError, OSError) as error:
            why = error.details.get("why", str(error)) if isinstance(error, Refusal) else str(error)
            note("file-left-out", level="warning", file=str(path), why=why)
        else:
            found.append((path.stem, content))
    return found
