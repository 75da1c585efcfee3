"""The table as a picture: bar, board, log, tray, keys. What may be done on it is a subclass's."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from tairyo.cli.face import Choice
from tairyo.cli.prose import Prose
from tairyo.cli.rulebook import clause_lines
from tairyo.cli.table import Table
from tairyo.cli.tui.choices import Choices
from tairyo.cli.tui.look import SOFT, key_line, labels
from tairyo.cli.tui.pages import Page
from tairyo.text import Text as Say

LOG = 120
"""So many sentences stand beside the table; the log's own page has them all."""


class Picture(Screen[None]):
    """Draws a table as ``viewer`` may see it: a seat, or None for a spectator."""

    def __init__(self, table: Table, say: Say) -> None:
        super().__init__()
        self.table = table
        self.say = say
        self.viewer: int | None = None
        self.clause: str | None = None
        """The clause that the last refusal named: there the rules open."""

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Horizontal(id="middle"):
            with VerticalScroll(id="board-box", can_focus=False):
                yield Static(id="board")
            with VerticalScroll(id="log-box", can_focus=False):
                yield Static(id="log")
        with Vertical(id="tray"):
            yield Static(id="prompt")
            yield Static(id="hand")
            yield Choices(id="choices")
        yield Static(id="keys")

    def draw(
        self, keys: Sequence[tuple[str, str]], choices: bool = True, prompt: RenderableType = ""
    ) -> None:
        """Draw everything anew. Without ``choices`` what can be done is left out."""
        table, viewer, face, say = self.table, self.viewer, self.table.face, self.say
        match = table.match
        view = match.view(viewer)
        legal = table.legal(viewer) if choices else ()
        title = Text(f"{say(f'{match.game.id}-title')}   ", "bold")
        title.append(face.status(view, table.names), SOFT)
        title.no_wrap = True
        self.part("bar", title)
        self.draw_log()
        self.part("prompt", prompt or Prose(face.prompt(view, viewer, legal, table.names), "bold"))
        offered: list[Choice] = face.choices(view, table.choices(viewer)) if legal else []
        shows_hand = any("\n" in label.plain for _, _, label in offered)
        hand = None if shows_hand else face.hand(view)
        # so that cards lie where they can be chosen later, one line below a lifted one
        self.part("hand", "" if hand is None else Group(hand, "") if offered else Group("", hand))
        self.query_one("#hand").display = hand is not None
        self.query_one("#choices", Choices).show(offered, legal)
        self.draw_board()
        self.part("keys", key_line(keys))

    def draw_board(self) -> None:
        """The board, as it is with the cursor where it is."""
        table, viewer = self.table, self.viewer
        named = labels(table.names, table.match.record.seats, viewer)
        pointed = self.query_one("#choices", Choices).chosen
        view = table.match.view(viewer)
        self.part("board", table.face.board(view, viewer, named, table.recent(viewer), pointed))

    def draw_log(self) -> None:
        """The sentences, the newest at the bottom and brighter."""
        told = self.table.sentences(self.viewer)
        fresh = len(told) - sum(1 for event in self.table.recent(self.viewer) if self._is_told(event))
        lines = [
            Prose(sentence, "" if place >= fresh else SOFT, indent=2)
            for place, sentence in enumerate(told[-LOG:], max(0, len(told) - LOG))
        ]
        self.part("log", Group(*lines))
        self.call_after_refresh(self.query_one("#log-box", VerticalScroll).scroll_end, animate=False)

    def _is_told(self, event: dict[str, object]) -> bool:
        return self.table.face.sentence(event, self.table.names) is not None

    def part(self, id: str, content: RenderableType) -> None:
        """Put ``content`` into a part of the picture."""
        self.query_one(f"#{id}", Static).update(content)

    # ---- pages ------------------------------------------------------------------------------

    def page_keys(self) -> list[tuple[str, str]]:
        """The keys that look something up."""
        panels = [(key, title) for key, title, _ in self.table.face.panels]
        return [*panels, ("l", self.say("table-log")), ("r", self.say("terminal-rules"))]

    def open_page(self, key: str) -> bool:
        """Open the page of a key; False if it has none."""
        table, say = self.table, self.say
        if key == "r":
            parts = clause_lines(table.match.game, say)
            self.show_page(
                say("terminal-rules-of", game=say(f"{table.match.game.id}-title")), parts, self.clause
            )
            return True
        if key == "l":
            told = [("", Prose(sentence, indent=2)) for sentence in table.sentences(self.viewer)]
            self.show_page(
                say("table-log-title"), [*told[:-1], *((("end", told[-1][1]),) if told else ())], "end"
            )
            return True
        for own, title, render in table.face.panels:
            if key == own:
                named = labels(table.names, table.match.record.seats, self.viewer)
                shown = render(table.match.view(self.viewer), table.names, named)
                self.show_page(title, [("", shown)])
                return True
        return False

    def show_page(
        self, title: str, parts: Sequence[tuple[str, RenderableType]], start: str | None = None
    ) -> None:
        """Slide a page over the table."""
        foot = key_line([("↑↓", self.say("terminal-scroll")), ("Esc", self.say("close"))])
        self.app.push_screen(Page(title, parts, foot, start=start))
