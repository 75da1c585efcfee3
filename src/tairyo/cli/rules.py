"""``tairyo rules``: the rulebook, or one clause of it."""

from __future__ import annotations

from tairyo.cli.given import game_of
from tairyo.cli.out import paper
from tairyo.cli.rulebook import clause, clause_ids, find_clause, whole
from tairyo.cli.usage import Args, Command, Param, UsageError
from tairyo.text import Text


def run(args: Args, say: Text) -> int:
    """Print the rules."""
    game = game_of(args)
    wanted = args.text("clause")
    if wanted is None:
        paper().print(whole(game, say))
        return 0
    found = find_clause(game, wanted, say)
    if found is None:
        ids = clause_ids(game, say)
        raise UsageError("cli-error-clause", given=wanted[:40], game=game.id, first=ids[0], last=ids[-1])
    paper().print(clause(found, say))
    return 0


COMMAND = Command(
    "rules",
    (Param("GAME", needed=True), Param("CLAUSE")),
    ("tairyo rules farm-hand", "tairyo rules farm-hand FH-33", "tairyo rules farm-hand 33 --lang ja"),
    run,
)
