"""Events: what happened, for those who may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
