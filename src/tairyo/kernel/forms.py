"""JSON forms that every game shares, and the place where a game names its own.

A client's types are made from them, and the service's tests hold everything sent against them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict


class Outcome(TypedDict):
    """How a game ended: scores by player; players, best first, ties together."""

    scores: list[int]
    ranking: list[list[int]]


class Undone(TypedDict):
    """The last action of a player was taken back."""

    kind: Literal["undone"]
    player: int


@dataclass(frozen=True)
class Forms:
    """The JSON forms of one game, as TypedDicts: its view, and every kind of action and event.

    ``ranges``: for every action that has an amount, the range of it that is offered. ``printed``: what never
    changes and a board must know, such as the cards of a large deck: by the name that the client's module
    gives it, the form of each, and a function that lists them.
    """

    view: type
    actions: tuple[type, ...]
    events: tuple[type, ...]
    ranges: tuple[type, ...] = ()
    printed: Mapping[str, tuple[type, Callable[[], Sequence[Any]]]] = field(default_factory=dict)
