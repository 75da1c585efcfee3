"""What a game brings to those who learn it: a guided first game, and examples for its rulebook.

Both stand in the game's module ``lesson``: a `Lesson`, and ``examples()``, which gives whatever the
game's pictures in the rulebook draw. The web client holds no rules; it shows what the rules made of
them here. `make lessons` writes that down, and a test compares.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tairyo.kernel.action import Json
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event, visible
from tairyo.kernel.game import Game
from tairyo.kernel.offer import offered
from tairyo.kernel.state import State

LEARNER = 0
"""The learner's seat. Whatever a lesson shows is what this seat may know."""


@dataclass(frozen=True)
class Say:
    """Tell the learner something, near the place ``at`` of the board.

    The text is ``<game>-lesson-<id>``; the game's web folder says where its places are, and "" is none of
    them. ``clause`` is the one that it speaks of, or "".
    """

    id: str
    at: str = ""
    clause: str = ""


@dataclass(frozen=True)
class Do:
    """Let the learner choose ``action``, in its text form; the rest as in `Say`.

    Whoever chooses another one is told ``<game>-lesson-<id>-other``, where there is such a text.
    """

    id: str
    at: str
    action: str
    clause: str = ""


@dataclass(frozen=True)
class Other:
    """Another seat acts."""

    seat: int
    action: str


@dataclass(frozen=True)
class Lesson:
    """A short match laid out beforehand. ``falls`` is how chance falls, as `Laid` takes it."""

    seats: int
    falls: Sequence[int | Sequence[Any]]
    script: Sequence[Say | Do | Other]
    options: Mapping[str, Any] = field(default_factory=dict)


class Laid(Chance):
    """Chance that falls as laid out: a number for each ``below``, the first items for each ``shuffle``.

    The items that are not named follow in the order in which they came.
    """

    def __init__(self, falls: Sequence[int | Sequence[Any]]) -> None:
        self._falls = iter(falls)

    def below(self, n: int) -> int:
        fall = next(self._falls)
        if not isinstance(fall, int) or not 0 <= fall < n:
            raise ValueError(f"a number below {n} is asked for, {fall} is laid out")
        return fall

    def shuffle(self, items: list[Any], first: int | None = None) -> None:
        fall = next(self._falls)
        if isinstance(fall, int) or any(item not in items for item in fall):
            raise ValueError(f"a shuffle is asked for, {fall} is laid out")
        rest = list(items)
        for item in fall:  # of equal items one each
            rest.remove(item)
        items[:] = [*fall, *rest]


def steps(game: Game, lesson: Lesson) -> list[Json]:
    """The lesson as the client goes through it, played by the rules. Raises IllegalAction.

    A step is a ``show`` (what has happened, the view behind it, and what the learner may do then), a
    ``say`` or a ``do``.
    """
    return list(_steps(game, lesson))


def _steps(game: Game, lesson: Lesson) -> Iterator[Json]:
    chance = Laid(lesson.falls)
    state, events = game.start(lesson.seats, lesson.options, chance)
    yield _show(state, events)
    for line in lesson.script:
        if isinstance(line, Say):
            yield {"kind": "say", "id": line.id, "at": line.at, "clause": line.clause}
            continue
        action = game.parse(line.action)
        seat = LEARNER
        if isinstance(line, Do):
            told = {"id": line.id, "at": line.at, "clause": line.clause}
            yield {"kind": "do", **told, "action": action.data()}
        else:
            seat = line.seat
        yield _show(state, state.apply(seat, action, chance))


def _show(state: State, events: list[Event]) -> Json:
    return {
        "kind": "show",
        "events": visible(events, LEARNER),
        "view": state.view(LEARNER),
        "legal": offered(state.legal_actions(LEARNER)),
    }


def is_taught(game: Game) -> bool:
    """Whether the game brings a lesson; one whose board is still to come need not."""
    return find_spec(_module(game)) is not None


def _module(game: Game) -> str:
    return f"tairyo.games.{game.id.replace('-', '_')}.lesson"


def files(game: Game) -> dict[str, str]:
    """What is written for a game that is taught: the content of each file, by its name."""
    module = import_module(_module(game))
    lesson = {"seats": module.LESSON.seats, "steps": steps(game, module.LESSON)}
    made = {f"{game.id}-lesson.json": lesson, f"{game.id}-examples.json": module.examples()}
    return {name: json.dumps(data, ensure_ascii=False, indent=1) + "\n" for name, data in made.items()}
