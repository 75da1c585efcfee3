"""Stepping through a record at the drawn table."""

from __future__ import annotations

from rich.text import Text
from textual.events import Key

from tairyo.cli.table import Chair, Table
from tairyo.cli.tui.picture import Picture
from tairyo.kernel.game import Game
from tairyo.kernel.record import Record
from tairyo.kernel.replay import replay
from tairyo.text import Text as Say

FAR = 10
"""So many steps Page Up and Page Down go."""


class ReplayScreen(Picture):
    """A record, step by step. ``view``: a seat, None for a spectator, or "open": whoever moves next."""

    def __init__(self, game: Game, record: Record, table: Table, say: Say, view: int | str | None) -> None:
        super().__init__(table, say)
        self._game = game
        self._record = record
        self._views: list[int | str | None] = [None, *range(record.seats), "open"]
        self._view = view
        self._step = 0

    def on_mount(self) -> None:
        """Begin at the start."""
        self.go_to(0)

    def go_to(self, step: int) -> None:
        """Show the game after so many entries."""
        self._step = max(0, min(step, len(self._record.entries)))
        old = self.table
        chairs = [Chair(name) for name in old.names[: self._record.seats]]
        self.table = Table(replay(self._game, self._record, self._step), chairs, old.face, self.say)
        actors = self.table.match.actors
        self.viewer = (actors[0] if actors else None) if self._view == "open" else self._seat(self._view)
        say = self.say
        keys = [
            ("←→", say("terminal-key-step")),
            ("v", say("terminal-key-view")),
            *self.page_keys(),
            ("q", say("terminal-leave")),
        ]
        here = say("terminal-step", step=self._step, steps=len(self._record.entries))
        self.draw(keys, choices=False, prompt=Text(f"{here} · {self._view_name()}", "bold"))

    @staticmethod
    def _seat(view: int | str | None) -> int | None:
        return view if isinstance(view, int) else None

    def _view_name(self) -> str:
        if self._view is None:
            return self.say("terminal-view-spectator")
        if self._view == "open":
            return self.say("terminal-view-open")
        return self.say("terminal-view-seat", name=self.table.names[int(self._view)])

    def on_key(self, event: Key) -> None:
        """Every key of the replay."""
        steps = {"left": -1, "right": 1, "pageup": -FAR, "pagedown": FAR}
        if event.key in steps:
            self.go_to(self._step + steps[event.key])
        elif event.key == "home":
            self.go_to(0)
        elif event.key == "end":
            self.go_to(len(self._record.entries))
        elif event.character == "v":
            place = self._views.index(self._view)
            self._view = self._views[(place + 1) % len(self._views)]
            self.go_to(self._step)
        elif event.character == "q":
            self.app.exit()
        elif not self.open_page(event.character or ""):
            return
        event.stop()
