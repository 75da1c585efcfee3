"""The rulebook of a game, put together from its Fluent file ``<game>-rules.ftl``.

There, in reading order: ``<game>-rules-aim``, then headings ``<game>-rules-…`` and, below each, its
clauses, whose ids are their numbers (``FH-33``). ``.marks`` of a clause says where it comes from.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from tairyo.cli.prose import Prose
from tairyo.kernel.game import Game
from tairyo.text import Text, listed


@dataclass(frozen=True)
class Section:
    """A heading and the ids of the clauses below it."""

    title: str
    clauses: tuple[str, ...]


def clause_ids(game: Game, say: Text) -> tuple[str, ...]:
    """The ids of all clauses, in the rulebook's order."""
    return tuple(message for message in say.ids(f"{game.id}-rules") if _is_clause(game, message))


def sections(game: Game, say: Text) -> list[Section]:
    """The rulebook: a heading is a rules text with a clause right behind it."""
    found: list[tuple[str, list[str]]] = []
    ids = say.ids(f"{game.id}-rules")
    for message, behind in zip(ids, [*ids[1:], ""], strict=True):
        if _is_clause(game, message):
            found[-1][1].append(message)
        elif message.startswith(f"{game.id}-rules-") and _is_clause(game, behind):
            found.append((say(message), []))
    return [Section(title, tuple(clauses)) for title, clauses in found]


def _is_clause(game: Game, message: str) -> bool:
    return re.fullmatch(rf"{game.prefix}-\d+", message) is not None


def find_clause(game: Game, wanted: str, say: Text) -> str | None:
    """The id that somebody means by ``FH-33``, ``fh33`` or ``33``; None if there is none."""
    match = re.fullmatch(rf"(?:{game.prefix}[-_ ]?)?0*(\d+)", wanted.strip(), re.IGNORECASE)
    found = f"{game.prefix}-{match[1]}" if match else ""
    return found if found in clause_ids(game, say) else None


def clause_lines(game: Game, say: Text) -> list[tuple[str, RenderableType]]:
    """The whole rulebook in parts, each with the id of its clause (or ""), for paper and for a page."""
    aim = f"{game.id}-rules-aim"
    parts: list[tuple[str, RenderableType]] = [("", Prose(say(aim)))] if say.has(aim) else []
    for section in sections(game, say):
        parts.append(("", Padding(Line(section.title, "bold #e9a820"), (1, 0, 0, 0))))
        parts += [(name, clause(name, say)) for name in section.clauses]
    return parts


def clause(id: str, say: Text) -> RenderableType:
    """One clause: its id, and its text beside it, with what is to be said of where it comes from."""
    row = Table.grid(padding=(0, 2, 0, 0))
    row.add_column(width=6, no_wrap=True)
    row.add_column(ratio=1)
    row.add_row(Line(id, "bold #6fcfd3"), Prose(say(id)))
    marks = say.attribute(id, "marks").split()
    if marks:
        row.add_row("", Line(listed([say(f"rules-mark-{mark}") for mark in marks], say), "italic #b9c2d6"))
    return row


def whole(game: Game, say: Text) -> RenderableType:
    """The whole rulebook on one paper."""
    title = Line(say(f"{game.id}-title"), "bold")
    return Group(title, "", *(part for _, part in clause_lines(game, say)))
