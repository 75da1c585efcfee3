"""What slides over the table: something to look up, the keyboard's hand-over, a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from tairyo.cli.prose import Prose
from tairyo.cli.tui.look import KEY, SOFT, TURN
from tairyo.text import Text as Say


class Page(ModalScreen[str]):
    """A page to read. Esc closes it; ``keys`` close it too and are its answer."""

    BINDINGS: ClassVar = [Binding("escape,q,enter,space", "close", show=False)]

    def __init__(
        self,
        title: str,
        parts: Sequence[tuple[str, RenderableType]],
        foot: RenderableType,
        keys: Sequence[str] = (),
        start: str | None = None,
    ) -> None:
        super().__init__()
        self.heading, self.parts, self.foot, self.answers = title, parts, foot, keys
        self.start = start

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(Text(self.heading, "bold"), id="page-title")
            with VerticalScroll(id="page-body"):
                for name, part in self.parts:
                    yield Static(part, classes="here" if name == self.start else "", name=name)
            yield Static(self.foot, id="page-foot")

    def on_mount(self) -> None:
        """Begin where the reader was sent."""
        self.query_one("#page-body").focus()
        for part in self.query(".here"):
            part.scroll_visible(animate=False, top=True)

    def on_key(self, event: Key) -> None:
        """Close with a key's answer."""
        if event.character in self.answers:
            event.stop()
            self.dismiss(event.character)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss("")


class Curtain(Screen[bool]):
    """Hides the table while the keyboard passes on: answers True when the next person is there, False
    when the one before takes the last action back.
    """

    def __init__(self, name: str, said: Sequence[str], before: str | None, say: Say) -> None:
        super().__init__()
        self.person, self.said, self.before, self.say = name, said, before, say

    def compose(self) -> ComposeResult:
        say = self.say
        parts: list[RenderableType] = [Prose(say("terminal-pass", name=self.person), TURN), ""]
        parts += [Prose(sentence, SOFT) for sentence in self.said]
        parts += ["", Prose(say("terminal-pass-key", name=self.person), KEY)]
        if self.before is not None:
            parts.append(Prose(say("terminal-pass-undo", name=self.before), SOFT))
        with Vertical(id="curtain"):
            yield Static(Group(*parts))

    def on_key(self, event: Key) -> None:
        """The space bar, not just any key: the last choice's key may still be held down."""
        if event.key == "space":
            event.stop()
            self.dismiss(True)
        elif event.character == "u" and self.before is not None:
            event.stop()
            self.dismiss(False)
