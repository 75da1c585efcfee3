"""The registry: every game that Tairyo plays. A new game is one folder and one line here."""

from tairyo.games.farm_hand import game as farm_hand
from tairyo.kernel.game import Game

__all__ = ["ALL", "farm_hand"]

ALL: dict[str, Game] = {game.id: game for game in (farm_hand,)}
