"""Tairyo: modern table games, played properly. See README.md."""

from tairyo import games
from tairyo.kernel.action import Action, IllegalAction, NotAnAction, Refusal
from tairyo.kernel.game import BadOption, Game
from tairyo.kernel.glimpse import Bot, Glimpse
from tairyo.kernel.match import Match
from tairyo.kernel.record import Record, RecordError
from tairyo.kernel.replay import fork, replay, verify
from tairyo.kernel.state import Outcome, State

__all__ = [
    "Action",
    "BadOption",
    "Bot",
    "Game",
    "Glimpse",
    "IllegalAction",
    "Match",
    "NotAnAction",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "State",
    "fork",
    "games",
    "replay",
    "verify",
]
