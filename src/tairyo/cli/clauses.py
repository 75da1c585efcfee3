"""``tairyo clauses``: the clauses of each rulebook, and the tests that name them."""

from __future__ import annotations

import json
from pathlib import Path

from rich.table import Table
from rich.text import Text as Line

from tairyo import games
from tairyo.cli.given import game_named
from tairyo.cli.out import paper
from tairyo.cli.rulebook import clause_ids
from tairyo.cli.usage import Args, Command, Complaint, Param, UsageError
from tairyo.testing.clauses import tests_by_clause
from tairyo.text import Text


def run(args: Args, say: Text) -> int:
    """List them, as JSON or for reading."""
    wanted = args.text("game")
    shown = [game_named(wanted)] if wanted else list(games.ALL.values())
    folder = Path(args.text("tests") or "tests")
    if not folder.is_dir():
        raise UsageError("cli-error-tests", folder=str(folder))
    try:
        found = {game.id: tests_by_clause(clause_ids(game, say), folder) for game in shown}
    except SyntaxError as error:
        raise Complaint("cli-error-python", file=error.filename or "", line=error.lineno or 0) from None
    if args.flag("json"):
        print(json.dumps(found, indent=2, ensure_ascii=False))
        return 0
    console = paper()
    for name, clauses in found.items():
        unnamed = [clause for clause, tests in clauses.items() if not tests]
        console.print(Line(f"{name}  {say(f'{name}-title')}", "bold"))
        table = Table.grid(padding=(0, 2, 0, 0))
        for clause, tests in clauses.items():
            for place, test in enumerate(tests or [say("cli-clauses-none")]):
                style = "" if tests else "bold red"
                table.add_row(Line("" if place else clause, "bold cyan"), Line(test, style, overflow="fold"))
        console.print(table)
        count = len(clauses) - len(unnamed)
        console.print(Line(say("cli-clauses-sum", named=count, clauses=len(clauses)), "bold"))
    return 0


COMMAND = Command(
    "clauses",
    (Param("GAME"), Param("--json"), Param("--tests", "FOLDER")),
    ("tairyo clauses", "tairyo clauses farm-hand --json", "tairyo clauses --tests ~/my-game/tests"),
    run,
)
