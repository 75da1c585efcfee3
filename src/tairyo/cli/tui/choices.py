"""The row of things that can be chosen, with a cursor on one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from tairyo.cli.face import Choice
from tairyo.cli.tui.look import KEY, SOFT
from tairyo.kernel.action import Action


class Choices(Static):
    """Shows choices; the screen moves the cursor and chooses. Single lines stand side by side; cards
    of several lines too, and the one under the cursor is lifted.
    """

    class Picked(Message):
        """Somebody clicked on this action."""

        def __init__(self, action: Action) -> None:
            super().__init__()
            self.action = action

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._spots: list[tuple[range, range]] = []
        self.choices: list[Choice] = []
        self.cursor = 0

    def show(self, choices: list[Choice], legal: Sequence[Action]) -> None:
        """Offer these; the cursor starts on the first that the rules allow."""
        if [action for _, action, _ in choices] != [action for _, action, _ in self.choices]:
            allowed = (place for place, (_, action, _) in enumerate(choices) if action in legal)
            self.cursor = next(allowed, 0)
        self.choices = choices
        self.draw()

    def move(self, by: int) -> None:
        """Move the cursor."""
        if self.choices:
            self.cursor = (self.cursor + by) % len(self.choices)
            self.draw()

    def resize(self, by: int, legal: Sequence[Action], label: Callable[[Action], Text]) -> None:
        """Make the amount under the cursor larger or smaller, as far as the rules allow."""
        here = self.chosen
        if here is None or here.size is None:
            return
        sizes = {action.size: action for action in legal if type(action) is type(here) and action.size}
        wanted = max(min(sizes), min(max(sizes), here.size + by))
        key, _, _ = self.choices[self.cursor]
        self.choices[self.cursor] = (key, sizes[wanted], label(sizes[wanted]))
        self.draw()

    @property
    def chosen(self) -> Action | None:
        """The action under the cursor."""
        return self.choices[self.cursor][1] if self.choices else None

    def with_key(self, key: str) -> Action | None:
        """The action that a key stands for."""
        return next((action for own, action, _ in self.choices if own == key), None)

    def on_resize(self) -> None:
        """Another width packs them anew."""
        self.draw()

    def draw(self) -> None:
        """Put the choices side by side, in as many rows as they need."""
        rows: list[list[RenderableType]] = []
        self._spots = []
        left = top = height = 0
        for place, (key, _, label) in enumerate(self.choices):
            cell = self._cell(place, key, label)
            width = max(line.cell_len for line in cell)
            if not rows or left + width > max(self.size.width, 20):
                rows.append([])
                left, top, height = 0, top + height, 0
            rows[-1].append(Group(*cell))
            height = max(height, len(cell))
            self._spots.append((range(left, left + width), range(top, top + len(cell))))
            left += width + 1
        self.update(Group(*map(_row, rows)))

    def at(self, x: int, y: int) -> int | None:
        """Which choice lies under the mouse."""
        return next((place for place, (xs, ys) in enumerate(self._spots) if x in xs and y in ys), None)

    def on_click(self, event: Click) -> None:
        """Choose what lies under the mouse."""
        place = self.at(event.x, event.y)
        if place is not None:
            self.post_message(self.Picked(self.choices[place][1]))

    def _cell(self, place: int, key: str, label: Text) -> list[Text]:
        here = place == self.cursor
        lines = list(label.split("\n", allow_blank=True))
        if len(lines) == 1:
            ends = ("[", "]") if here else (" ", " ")
            named = "" if key in ("", label.plain.strip()) else f"{key} "
            return [Text.assemble((f"{ends[0]}{named}", KEY), label, (ends[1], KEY))]
        sign = Text(f"[{key or '·'}]" if here else f" {key} ", KEY if here else SOFT)
        sign.pad_left((lines[0].cell_len - sign.cell_len) // 2)
        blank = Text("")
        return [*lines, blank, sign] if here else [blank, *lines, sign]


def _row(cells: list[RenderableType]) -> Table:
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_row(*cells)
    return row
