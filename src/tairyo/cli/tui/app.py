"""The Textual application: one picture, in the harbour's colours."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding

from tairyo.cli.tui.look import DAWN
from tairyo.cli.tui.picture import Picture

CSS = """
#bar { height: 1; padding: 0 1; background: $surface; }
#middle { height: 1fr; }
#board-box { width: 1fr; padding: 0 0 0 1; align: center middle; scrollbar-size-vertical: 1; }
#board { height: auto; }
#log-box { width: 26; padding: 0 1; border-left: vkey $panel; scrollbar-size-vertical: 1; }
#log { height: auto; }
#tray { height: auto; min-height: 7; max-height: 60%; padding: 0 1; border-top: hkey $panel; }
#prompt, #hand, #choices { height: auto; }
#keys { height: 1; padding: 0 1; background: $surface; }
.-wide #log-box { width: 40; }
.-wide #board { width: 52; }

Page { align: center middle; background: $background 70%; }
#page { width: 76; max-width: 96%; height: auto; max-height: 92%; background: $surface; padding: 1 2; }
#page-title { height: auto; padding-bottom: 1; color: $warning; }
#page-body { height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
#page-body Static { height: auto; padding-right: 1; }
#page-body .here { background: $panel; }
#page-foot { height: auto; padding-top: 1; }

Curtain { align: center middle; background: $background; }
#curtain { width: 64; max-width: 96%; height: auto; padding: 1 2; background: $surface; }
#curtain Static { height: auto; }
"""


class TableApp(App[None]):
    """Shows one picture until it is left."""

    CSS = CSS
    BINDINGS: ClassVar = [Binding("ctrl+c", "quit", show=False, priority=True)]
    TITLE = "Tairyo"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, picture: Picture) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
        self._picture = picture
        self.register_theme(DAWN)
        self.theme = DAWN.name

    def on_mount(self) -> None:
        """Hang the picture."""
        self.push_screen(self._picture)
