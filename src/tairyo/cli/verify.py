"""``tairyo verify``: a finished game proven from its record alone."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text as Line

from tairyo.cli.given import record_of
from tairyo.cli.out import paper
from tairyo.cli.prose import Prose
from tairyo.cli.usage import Args, Command, Param
from tairyo.kernel.replay import verify
from tairyo.text import Text


def run(args: Args, say: Text) -> int:
    """Report what holds and what does not; the exit code says whether all does."""
    path, record, game = record_of(args)
    findings = verify(game, record)
    console = paper()
    console.print(Line(f"{path}: {say(f'{game.id}-title')}", "bold"))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for finding in findings:
        mark = Line("✓", "bold green") if finding.holds else Line("✗", "bold red")
        # a check that held is told in the reader's language; what went wrong in the kernel's own words
        if finding.holds:
            found = say(f"cli-verify-{finding.check}-holds")
        else:
            found = finding.found
        table.add_row(mark, say(f"cli-verify-{finding.check}"), Prose(found))
    console.print(table)
    proven = all(finding.holds for finding in findings)
    console.print(Line(say("cli-verify-proven" if proven else "cli-verify-not-proven"), "bold"))
    return 0 if proven else 1


COMMAND = Command("verify", (Param("FILE", needed=True),), ("tairyo verify evening.tairyo",), run)
