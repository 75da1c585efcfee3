"""Events: what happened, for those who may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from tairyo.kernel.action import Json

if TYPE_CHECKING:
    from tairyo.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened in a game, small enough to animate and to say in one sentence."""

    __slots__ = ()

    def view(self, observer: int | None) -> Json | None:
        """What ``observer`` (a seat, or None for a spectator) sees of it; None if nothing at all.

        An observer whose view of the position stays the same is told nothing more by an event
        (the first law). The object's ``kind`` names the sentence.
        """
        raise NotImplementedError

    @property
    def reveals(self) -> bool:
        """Whether anybody learns something from it that cannot be unlearned: it bars undo."""
        return False

    def holds(self, state: State, observer: int | None) -> bool:
        """Whether what it told ``observer`` is still true, or of no account, in the later ``state``.

        Every event that shows a seat more than a spectator says this itself: the kit asks it of
        all that a seat imagines, so that nobody forgets a card once seen.
        """
        return True


class Plain(Event):
    """An event that everybody sees alike: its ``kind`` and fields. ``shows``: it bars undo."""

    __slots__ = ("fields", "kind", "shows")

    def __init__(self, kind: str, shows: bool = False, **fields: Any) -> None:
        self.kind = kind
        self.shows = shows
        self.fields = fields

    def view(self, observer: int | None) -> Json:
        shown: Json = {"kind": self.kind}
        for name, value in self.fields.items():
            shown[name] = _fresh(value)
        return shown

    @property
    def reveals(self) -> bool:
        return self.shows


def _fresh(value: Any) -> Any:
    """Lists and objects of one's own, however deep the lists."""
    if isinstance(value, list):
        return [_fresh(each) for each in value]
    return dict(value) if isinstance(value, dict) else value


def visible(events: list[Event], observer: int | None) -> list[Json]:
    """Those of ``events`` that ``observer`` sees, as it sees them."""
    shown = []
    for event in events:
        seen = event.view(observer)
        if seen is not None:
            shown.append(seen)
    return shown


def reveal(events: list[Event]) -> bool:
    """Whether any of ``events`` bars undo."""
    for event in events:  # noqa: SIM110 (twice as fast as any())
        if event.reveals:
            return True
    return False
