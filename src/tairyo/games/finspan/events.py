"""What happens in Finspan. Everybody sees it alike: all is public but the order of the deck (FS-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tairyo.games.finspan.cards import BENEFITS, NAMES
from tairyo.games.finspan.mat import COLUMNS, SLOT_NAMES
from tairyo.games.finspan.ocean import TOKENS
from tairyo.games.finspan.scoring import Score
from tairyo.games.finspan.tables import BONUSES, COUNTS
from tairyo.kernel.action import Json
from tairyo.kernel.event import Event

_WORDS: Final[dict[str, Sequence[str | None]]] = {
    "card": (None, *NAMES[1:]),
    "covered": (None, *NAMES[1:]),
    "hands": NAMES,
    "slot": SLOT_NAMES,
    "slots": SLOT_NAMES,
    "origin": SLOT_NAMES,
    "column": COLUMNS,
    "token": TOKENS,
    "bonus": BONUSES,
    "benefits": BENEFITS,
    "counts": COUNTS,
    "count": COUNTS,
}
"""By the name of a field: what its numbers are written as."""


def written(name: str, value: Any) -> Any:
    """A field of an event, or a list of them however deep, as JSON."""
    if isinstance(value, Score):
        return value._asdict()
    if isinstance(value, list | tuple):
        return [written(name, each) for each in value]
    words = _WORDS.get(name)
    return value if words is None else words[value]


class Told(Event):
    """An event: its ``kind`` and its fields, in numbers. It ``reveals`` where a card was hidden."""

    __slots__ = ("fields", "kind", "shows")

    def __init__(self, kind: str, fields: Json, shows: bool = False) -> None:
        self.kind = kind
        self.fields = fields
        self.shows = shows

    def view(self, observer: int | None) -> Json:
        seen: Json = {"kind": self.kind}
        for name, value in self.fields.items():
            seen[name] = written(name, value)
        return seen

    @property
    def reveals(self) -> bool:
        return self.shows


def told(kind: str, **fields: Any) -> Told:
    """Something that showed nothing new."""
    return Told(kind, fields)
