"""``tairyo verify``: a finished game checked from its record."""

from __future__ import annotations

import re

from rich.table import Table
from rich.text import Text as Line

from tairyo.cli.given import damage, record_of
from tairyo.cli.out import paper
from tairyo.cli.prose import Prose
from tairyo.cli.usage import Args, Command, Param, UsageError
from tairyo.kernel.game import Game
from tairyo.kernel.replay import Finding, verify
from tairyo.text import Text


def run(args: Args, say: Text) -> int:
    """Report what holds and what does not; the exit code says whether all does."""
    path, record, game = record_of(args, say)
    seal = args.text("commitment")
    if seal is not None and re.fullmatch(r"[0-9a-fA-F]{64}", seal) is None:
        raise UsageError("cli-error-commitment", given=seal[:64])
    findings = verify(game, record, None if seal is None else seal.lower())
    console = paper()
    console.print(Line(f"{path}: {say(f'{game.id}-title')}", "bold"))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for finding in findings:
        table.add_row(
            MARKS[finding.holds], say(f"cli-verify-{finding.check}"), Prose(_found(finding, game, say))
        )
    console.print(table)
    console.print(Line(say("cli-verify-seal-of", seal=record.commitment)))
    proven = all(finding.holds is not False for finding in findings)
    if not proven:
        verdict = say("cli-verify-not-proven")
    elif record.forked is not None:
        verdict = say("cli-verify-fork", at=record.forked.at)
    else:
        verdict = say("cli-verify-compare" if seal is None else "cli-verify-proven")
    console.print(Prose(verdict, "bold"))
    return 0 if proven else 1


MARKS = {True: Line("✓", "bold green"), False: Line("✗", "bold red"), None: Line("·", "bold")}


def _found(finding: Finding, game: Game, say: Text) -> str:
    if finding.error is None:
        return say(f"verify-{finding.code}", **finding.details)
    line = finding.error.line
    return say("cli-verify-damaged", line=line, why=damage(finding.error, game, say))


COMMAND = Command(
    "verify",
    (Param("FILE", needed=True), Param("--commitment", "HEX")),
    ("tairyo verify evening.tairyo", "tairyo verify evening.tairyo --commitment SEAL"),
    run,
)
