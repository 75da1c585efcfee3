"""The plain table: lines out, typed actions in. For scripts, screen readers and small lines."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TextIO

from tairyo.cli.rulebook import clause_ids, find_clause
from tairyo.cli.table import Table
from tairyo.kernel.action import Refusal
from tairyo.kernel.offer import offered_text
from tairyo.text import Text

CURTAIN = 60
"""So many empty lines hide what the person before has seen."""
WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, and clear what can be scrolled back to: a terminal's words for it."""


def play(table: Table, say: Text, stdin: TextIO, stdout: TextIO) -> int:
    """Play to the end: 0; 0 too when somebody leaves; 1 when the input ends before the game does."""
    return _Plain(table, say, stdin, stdout).run()


class _Plain:
    def __init__(self, table: Table, say: Text, stdin: TextIO, stdout: TextIO) -> None:
        self.table = table
        self.say = say
        self.stdin = stdin
        self.stdout = stdout
        self.viewer = table.people[0] if len(table.people) == 1 else None
        self.read: dict[int | None, int] = {}
        """How many sentences each has been told."""

    def run(self) -> int:
        table = self.table
        while table.match.actors:
            if (bot := table.next_bot) is not None:
                table.match.act(bot, table.bot_action(bot))
                if not table.shared:
                    self.tell()
                continue
            seat = table.next_person(self.viewer)
            assert seat is not None
            if seat != self.viewer and not self.pass_to(seat):
                return self.ended()
            self.tell()
            self.show()
            done = self.turn(seat)
            if done is not None:
                return done
        self.tell()
        self.result()
        return 0

    def turn(self, seat: int) -> int | None:
        """Read lines until one of them is an action: None. An exit code where the table is left."""
        table, say = self.table, self.say
        while True:
            line = self.ask(f"{table.names[seat]}> ")
            if line is None:
                return self.ended()
            words = line.split()
            if not words:
                continue
            match words:
                case ["quit" | "q"]:
                    self.print(say("terminal-left"))
                    return 0
                case ["help" | "?"]:
                    self.print(say("terminal-plain-help"))
                case ["table"]:
                    self.show()
                case ["log"]:
                    for sentence in table.sentences(seat):
                        self.print(sentence)
                case ["rules", *rest]:
                    self.rules(" ".join(rest))
                case ["undo"]:
                    if self.attempt(partial(table.match.undo, seat)):
                        return None
                case _:
                    text = " ".join(words).lower()
                    if self.attempt(partial(self.act, seat, text)):
                        return None

    def act(self, seat: int, text: str) -> None:
        """Do what was typed. Raises Refusal."""
        match = self.table.match
        match.act(seat, match.game.parse(text))

    def attempt(self, act: Callable[[], object]) -> bool:
        """Do it, or say why not and what can be done."""
        try:
            act()
        except Refusal as refusal:
            self.print(self.table.refusal(refusal)[0])
            self.offer()
            return False
        return True

    # ---- telling ----------------------------------------------------------------------------

    def tell(self) -> None:
        """What has happened since this person last looked."""
        told = self.table.sentences(self.viewer)
        for sentence in told[self.read.get(self.viewer, 0) :]:
            self.print(sentence)
        self.read[self.viewer] = len(told)

    def show(self) -> None:
        """The table, the own hand, and what can be done."""
        table, viewer = self.table, self.viewer
        view = table.match.view(viewer)
        self.print("")
        for line in table.face.lines(view, viewer, table.names):
            self.print(line)
        self.print(table.face.holding(view))
        self.print(table.face.prompt(view, viewer, table.legal(viewer), table.names))
        self.offer()

    def offer(self) -> None:
        """What can be typed."""
        actions = ", ".join(offered_text(self.table.legal(self.viewer)))
        if actions:
            self.print(self.say("terminal-plain-offer", actions=actions))

    def rules(self, wanted: str) -> None:
        """One clause, or all of them."""
        game = self.table.match.game
        ids: tuple[str, ...] | list[str] = clause_ids(game, self.say)
        if wanted:
            found = find_clause(game, wanted, self.say)
            if found is None:
                gaps = {"given": wanted[:40], "game": game.id, "first": ids[0], "last": ids[-1]}
                self.print(self.say("cli-error-clause", **gaps))
                return
            ids = [found]
        for clause in ids:
            self.print(f"{clause}: {self.say(clause)}")

    def result(self) -> None:
        """Who won, and the scores."""
        self.print("")
        self.print(self.table.verdict())
        for place, name, score in self.table.ranking():
            self.print(f"{self.say('result-rank', rank=place)} {name}: {score}")

    def ended(self) -> int:
        """The input ended."""
        self.print("")
        self.print(self.say("terminal-input-ended"))
        return 1

    # ---- lines ------------------------------------------------------------------------------

    def pass_to(self, seat: int) -> bool:
        """Hand the keyboard on. A script needs no curtain: it has no eyes. False: the input ended."""
        if self.table.shared:
            name = self.table.names[seat]
            if self.stdin.isatty():
                self.print("\n" * CURTAIN + (WIPE if self.stdout.isatty() else ""))
            self.print(self.say("terminal-pass", name=name))
            if self.stdin.isatty() and self.ask(f"{self.say('terminal-plain-pass-key', name=name)} ") is None:
                return False
        self.viewer = seat
        return True

    def ask(self, prompt: str) -> str | None:
        """A line, or None at the end of the input."""
        print(prompt, end="", file=self.stdout, flush=True)
        line = self.stdin.readline()
        if not self.stdin.isatty():
            print(line.rstrip("\n"), file=self.stdout)
        return line or None

    def print(self, line: str) -> None:
        print(line, file=self.stdout)
