"""The registry: every game that Tairyo plays. A new game is one folder and one line here."""

from tairyo.games.cash_a_catch import game as cash_a_catch
from tairyo.games.farm_hand import game as farm_hand
from tairyo.games.finspan import game as finspan
from tairyo.games.fish_em_up import game as fish_em_up
from tairyo.games.fishy_fables import game as fishy_fables
from tairyo.kernel.game import Game

__all__ = ["ALL", "cash_a_catch", "farm_hand", "finspan", "fish_em_up", "fishy_fables"]

ALL: dict[str, Game] = {
    game.id: game for game in (farm_hand, fishy_fables, cash_a_catch, fish_em_up, finspan)
}
