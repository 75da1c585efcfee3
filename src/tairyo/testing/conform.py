"""All laws together."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tairyo.kernel.game import Game
from tairyo.testing.clauses import check_clauses, rulebook_clauses
from tairyo.testing.keeping import check_conservation, check_copies, check_ends
from tairyo.testing.playthrough import can_start, check_golden
from tairyo.testing.refusals import check_refusals
from tairyo.testing.replaying import check_replay, check_undo
from tairyo.testing.secrecy import check_secrecy
from tairyo.testing.walk import Options


def conform(
    game: Game,
    *,
    rulebook: Path | None = None,
    tests: Path | None = None,
    golden: Path | None = None,
    seats: int | Iterable[int] | None = None,
    variants: Iterable[Options] | None = None,
    positions: int = 100,
    seed: int = 0,
) -> None:
    """Hold ``game`` to every law, at each number of seats, in each variant that fits it. Raises LawBroken.

    ``rulebook`` (a Fluent file with the clauses), ``tests`` (the folder whose tests name them) and
    ``golden`` (the folder of golden games) belong to laws 7 and 8; what is not given is not checked.
    ``positions`` is how thoroughly the others look.
    """
    clauses = None if rulebook is None else rulebook_clauses(rulebook)
    counts = game.seats if seats is None else (seats,) if isinstance(seats, int) else tuple(seats)
    for options in game.variants.values() if variants is None else variants:
        for count in counts:
            if not can_start(game, count, options):
                continue
            check_ends(game, count, options, seed=seed)
            check_conservation(game, count, options, seed=seed)
            check_copies(game, count, options, positions=positions, seed=seed)
            check_refusals(game, count, options, clauses=clauses, positions=positions, seed=seed)
            check_replay(game, count, options, seed=seed)
            check_secrecy(game, count, options, positions=positions, seed=seed)
            check_undo(game, count, options, positions=positions, seed=seed)
    if golden is not None:
        check_golden(game, golden)
    if rulebook is not None and tests is not None:
        check_clauses(game.prefix, rulebook, tests)
