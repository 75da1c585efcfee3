"""Playing at the drawn table: whose eyes are on it, bots' moves, the keyboard's way round."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.events import Key

from tairyo.cli.prose import Prose
from tairyo.cli.table import Table
from tairyo.cli.tui.choices import Choices
from tairyo.cli.tui.look import TURN, key_line
from tairyo.cli.tui.pages import Curtain, Page
from tairyo.cli.tui.picture import Picture
from tairyo.kernel.action import Action, Refusal
from tairyo.text import Text as Say

AMOUNTS = {"up": 1, "down": -1, "pageup": 10, "pagedown": -10}
"""Keys that change the amount under the cursor, and by how much."""
SAID = 4
"""So many of the last public sentences stand on the curtain."""


class PlayScreen(Picture):
    """A game in progress. ``pace``: seconds before each bot's move; ``save``: where the record goes."""

    def __init__(self, table: Table, say: Say, pace: float, save: Path) -> None:
        super().__init__(table, say)
        self.pace = pace
        self.save = save
        self.busy = False
        if len(table.people) == 1:
            self.viewer = table.people[0]

    def on_mount(self) -> None:
        """Begin."""
        self.go_on()

    # ---- the game's way ---------------------------------------------------------------------

    def go_on(self) -> None:
        """After every action: let the next bot move, or hand the keyboard to the next person."""
        table = self.table
        if not table.match.actors:
            if table.shared:
                self.viewer = None  # all look at the result together
            self.show_table()
            self.show_result()
        elif table.next_bot is not None:
            self.busy = True
            self.show_table()
            # where all choose at once there is nothing to watch, and nobody should wait
            alone = len(table.match.actors) == 1 or not table.people
            self.run_worker(self._move_bot(self.pace if alone else 0))
        else:
            seat = table.next_person(self.viewer)
            if seat is not None and seat != self.viewer:
                self.pass_to(seat)
            else:
                self.show_table()

    async def _move_bot(self, pause: float) -> None:
        """A bot may think long: it does so beside the picture, not instead of it."""
        await asyncio.sleep(pause)
        seat = self.table.next_bot
        if seat is not None:
            action = await asyncio.to_thread(self.table.bot_action, seat)
            self.table.match.act(seat, action)
        self.busy = False
        if self.is_attached and self.query("#bar"):  # who has left meanwhile needs no picture any more
            self.go_on()

    def pass_to(self, seat: int) -> None:
        """Hide everything until ``seat`` is there."""
        table, before = self.table, self.viewer
        undo = before is not None and table.match.can_undo(before)
        self.viewer = None
        self.show_table()
        said = table.sentences(None)[-SAID:]
        last = table.names[before] if undo and before is not None else None

        def answered(there: bool | None) -> None:
            self.viewer = seat if there else before
            if not there and before is not None:
                table.match.undo(before)
            self.show_table()

        self.app.push_screen(Curtain(table.names[seat], said, last, self.say), answered)

    # ---- what a person does -----------------------------------------------------------------

    def do(self, action: Action | None) -> None:
        """Let the viewer do it, or say why not."""
        if action is None or self.busy or self.viewer is None:
            return
        try:
            self.table.match.act(self.viewer, action)
        except Refusal as refusal:
            self.refuse(refusal)
        else:
            self.clause = None
            self.go_on()

    def resize(self, by: int) -> None:
        """Change the amount under the cursor."""
        face, view = self.table.face, self.table.match.view(self.viewer)

        def label(action: Action) -> Text:
            return face.choices(view, [action])[0][2]

        self.query_one("#choices", Choices).resize(by, self.table.legal(self.viewer), label)

    def undo(self) -> None:
        """Take the viewer's last action back, or say why not."""
        if self.busy or self.viewer is None:
            return
        try:
            self.table.match.undo(self.viewer)
        except Refusal as refusal:
            self.refuse(refusal)
        else:
            self.go_on()

    def refuse(self, refusal: Refusal) -> None:
        """Say in the tray what would be right, and which clause says so."""
        sentence, self.clause = self.table.refusal(refusal)
        self.show_table(Prose(sentence, TURN))

    def on_choices_picked(self, message: Choices.Picked) -> None:
        """A click on a choice."""
        self.do(message.action)

    def on_key(self, event: Key) -> None:
        """Every key of the table."""
        choices = self.query_one("#choices", Choices)
        key, sign = event.key, event.character or ""
        steps = {"left": -1, "right": 1, "shift+tab": -1, "tab": 1}
        if key in steps:
            choices.move(steps[key])
            self.draw_board()
        elif key in AMOUNTS:
            self.resize(AMOUNTS[key])
        elif key == "enter":
            self.do(choices.chosen)
        elif (action := choices.with_key(sign)) is not None:
            self.do(action)
        elif sign == "u":
            self.undo()
        elif sign == "w":
            self.write_record()
        elif sign == "q":
            self.leave()
        elif not self.open_page(sign):
            return
        event.stop()

    # ---- showing ----------------------------------------------------------------------------

    def show_table(self, prompt: RenderableType = "") -> None:
        """Draw the table with what can be done now."""
        say, match = self.say, self.table.match
        keys = self.page_keys()
        if any(action.size is not None for action in self.table.choices(self.viewer)):
            keys.append(("↑↓", say("terminal-key-amount")))
        if self.viewer is not None and match.can_undo(self.viewer):
            keys.append(("u", say("table-undo")))
        if not match.actors:
            keys.append(("w", say("terminal-save")))
        keys.append(("q", say("terminal-leave" if match.actors else "terminal-quit")))
        self.draw(keys, choices=not self.busy, prompt=prompt)

    def show_result(self) -> None:
        """The result slides over the table."""
        say, table = self.say, self.table
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for place, name, score in table.ranking():
            style = "bold #e9a820" if place == 1 else ""
            shown = Text(score, style, justify="right")
            grid.add_row(Text(say("result-rank", rank=place), style), Text(name, style), shown)
        body = Group(Prose(table.verdict(), "bold"), "", grid)
        foot = key_line(
            [("w", say("terminal-save")), ("Esc", say("result-look")), ("q", say("terminal-quit"))]
        )
        page = Page(say("result-title"), [("", body)], foot, keys=("w", "q"))
        self.app.push_screen(page, self._result_closed)

    def _result_closed(self, key: str | None) -> None:
        if key == "w":
            self.write_record()
        elif key == "q":
            self.app.exit()

    def write_record(self) -> None:
        """Save the record and say where."""
        try:
            self.table.match.record.save(self.save)
        except OSError as error:
            why = error.strerror or str(error)
            self.notify(
                self.say("cli-error-write", file=str(self.save), why=why), severity="error", markup=False
            )
        else:
            self.notify(self.say("terminal-saved", file=str(self.save)), markup=False)

    def leave(self) -> None:
        """Leave at once when the game is over; else ask first."""
        if not self.table.match.actors:
            self.app.exit()
            return
        say = self.say
        foot = key_line([("y", say("terminal-leave-yes")), ("Esc", say("terminal-leave-no"))])
        page = Page(say("terminal-leave"), [("", Prose(say("terminal-leave-sure")))], foot, keys=("y",))
        self.app.push_screen(page, lambda key: self.app.exit() if key == "y" else None)
