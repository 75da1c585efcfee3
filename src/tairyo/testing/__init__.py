"""The conformance kit: eight laws that every game keeps, ours and yours.

For a game of your own, one test is enough::

    from pathlib import Path
    from tairyo.testing import conform
    from my_game import game

    def test_my_game_keeps_every_law() -> None:
        tests = Path(__file__).parent
        rulebook = tests / "../locales/en/my-game-rules.ftl"
        conform(game, rulebook=rulebook, tests=tests, golden=tests / "golden")

`conform` goes through every number of seats and every variant of the game. Each law can also be
checked by itself, which is better while a game is being written:

1. secrecy: `check_secrecy`
2. honest refusals: `check_refusals`
3. replay: `check_replay`; and `check_undo`
4. copies: `check_copies`
5. ends: `check_ends`
6. conservation: `check_conservation`
7. golden games: `check_golden`
8. clauses: `check_clauses`

A broken law raises `LawBroken`. Its text names the game, seats, options, seed, and every move up to
the position, so that the same call breaks at the same place again. The checks play at random from
``seed``; a larger ``positions`` looks longer.
"""

from tairyo.testing.clauses import check_clauses, named_clauses, rulebook_clauses, tests_by_clause
from tairyo.testing.conform import conform
from tairyo.testing.keeping import check_conservation, check_copies, check_ends
from tairyo.testing.playthrough import check_golden
from tairyo.testing.refusals import check_refusals
from tairyo.testing.replaying import check_replay, check_undo
from tairyo.testing.secrecy import check_secrecy
from tairyo.testing.walk import LAWS, LawBroken

__all__ = [
    "LAWS",
    "LawBroken",
    "check_clauses",
    "check_conservation",
    "check_copies",
    "check_ends",
    "check_golden",
    "check_refusals",
    "check_replay",
    "check_secrecy",
    "check_undo",
    "conform",
    "named_clauses",
    "rulebook_clauses",
    "tests_by_clause",
]
