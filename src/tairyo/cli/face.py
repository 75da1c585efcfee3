"""What a game brings to the terminal: a class ``Face`` in its module ``terminal``.

That module imports the kernel and rich, and is handed everything else: views, names, the text
function. The frame finds it by the game's id.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text as Label

from tairyo.kernel.action import Action, Json
from tairyo.kernel.game import Game

Say = Callable[..., str]
"""The text function: ``say("farm-hand-card", suit="blue", number=4)``."""

Choice = tuple[str, Action, Label]
"""A key (or "" for none), the action it stands for, and how it looks: one line, or a card of several."""

Panel = tuple[str, str, Callable[[Json, Sequence[str], Sequence[Label]], RenderableType]]
"""A key, a title, and what is shown of a view with the players' names, plain and as the table shows
them: something to look up that the table has no room for."""


class Face(Protocol):
    """Words and pictures of one game, in one language. ``names`` go by player, as in the view."""

    @property
    def panels(self) -> Sequence[Panel]:
        """What can be looked up. The frame itself takes the keys l, q, r, u, v and w."""

    def players(self, view: Json, people: Sequence[str]) -> list[str]:
        """All names: those of the seats, then the game's dummies."""

    def status(self, view: Json, names: Sequence[str]) -> str:
        """How far the game is, in one line of some 60 cells."""

    def prompt(self, view: Json, seat: int | None, legal: Sequence[Action], names: Sequence[str]) -> str:
        """What is asked of ``seat``, or whom the table waits for, in one sentence."""

    def board(
        self,
        view: Json,
        seat: int | None,
        names: Sequence[Label],
        recent: Sequence[Json],
        pointed: Action | None = None,
    ) -> RenderableType:
        """What lies open, on 52 cells by 14 lines. ``recent``: what happened since ``seat`` last acted;
        ``pointed``: the choice that the cursor is on, where the table shows what it would look like.
        """

    def hand(self, view: Json) -> RenderableType | None:
        """What the observer alone sees of its own; shown where the choices do not show it."""

    def choices(self, view: Json, legal: Sequence[Action]) -> list[Choice]:
        """What keys offer. Some may be against the rules now: choosing them explains why."""

    def sentence(self, event: Json, names: Sequence[str]) -> str | None:
        """An event as a sentence of the log; None where it goes without saying."""

    def refusal(self, code: str, details: Mapping[str, str | int]) -> str:
        """Why the rules refuse, and what would be right."""

    def lines(self, view: Json, seat: int | None, names: Sequence[str]) -> list[str]:
        """The table in plain sentences, to be read aloud."""

    def holding(self, view: Json) -> str:
        """What the observer alone sees of its own, as one plain line."""


def face_of(game: Game, say: Say) -> Face:
    """The terminal face of a game, in the language of ``say``."""
    module = import_module(f"tairyo.games.{game.id.replace('-', '_')}.terminal")
    face: Face = module.Face(say)
    return face
