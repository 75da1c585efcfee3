"""Actions, and how an action is refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

Json = dict[str, Any]
"""A JSON object: what leaves the rules for a client, a file or a bot."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Action:
    """One small decision of a seat: immutable, comparable, hashable.

    Each kind is a frozen dataclass with two written forms: ``str(action)``, short enough to type,
    and ``action.data()``, a JSON object with a ``kind``. ``Game.parse`` and ``Game.action`` read
    them back.
    """

    def data(self) -> Json:
        """The JSON form: ``{"kind": …}`` and the action's own fields."""
        raise NotImplementedError

    @property
    def size(self) -> int | None:
        """How much, for a kind of action that may be of any amount; None for all others.

        Actions that differ in their size alone are offered to people as one range (`kernel.offer`).
        The JSON form of such an action holds its size as ``amount``.
        """
        return None


def in_english(id: str, details: Mapping[str, str | int]) -> str:
    """The English text ``id``, for ``str()`` of an error: prose stands in the texts alone.

    Where they have none, as for a game of somebody else's, the id and the details.
    """
    # loaded by whoever reads an error, not by whoever plays
    from tairyo.text import Text, TextError

    try:
        return Text("en")(id, **details)
    except TextError:
        return _spelled(id, details)


def _spelled(code: str, details: Mapping[str, str | int]) -> str:
    gaps = ", ".join(f"{name} {value}" for name, value in details.items())
    return f"{code} ({gaps})" if gaps else code


class Refusal(ValueError):
    """Something that was asked for and not done; nothing has changed.

    ``code`` names the sentence (a Fluent message), ``args`` fill its gaps.
    """

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details: dict[str, str | int] = details

    def __str__(self) -> str:
        return _spelled(self.code, self.details)


class IllegalAction(Refusal):
    """An action that the rules forbid now: ``clause`` is the id of the clause that it breaks."""

    def __init__(self, clause: str, code: str, **details: str | int) -> None:
        super().__init__(code, **details)
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.clause}: {super().__str__()}"


class NotAnAction(Refusal):
    """A JSON or text form that no action of this game has."""
