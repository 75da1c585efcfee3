"""Data files of games: finding a game's own, and checking one that a user may replace.

Whatever is wrong raises BadOption about the option ``tables``, with the place in the file
(``suits.red``; ``none`` for the file itself) and what would be right.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from tairyo.kernel.game import BadOption

SHOWN = 40
"""How many characters of a wrong value are shown."""


def read_own(package: str) -> dict[str, Any]:
    """The content of the ``tables.toml`` that lies in a game's package."""
    return tomllib.loads(files(package).joinpath("tables.toml").read_text(encoding="utf-8"))


def wrong(code: str, place: str, **details: str | int) -> BadOption:
    """What is wrong at a place; the text is ``error-<code>``."""
    return BadOption(code, name="tables", place=place, **details)


def known(data: Mapping[str, Any], place: str, *names: str) -> None:
    """Check that nothing but these names is there."""
    for name in data:
        if name not in names:
            raise wrong("tables-unknown", place, given=shown(name), known=", ".join(names))


def section(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """The section of this name."""
    found = data.get(name)
    if not isinstance(found, Mapping):
        raise wrong("tables-section", name)
    return found


def number(value: Any, place: str, low: int, high: int) -> int:
    """A whole number from ``low`` to ``high``."""
    if type(value) is not int or not low <= value <= high:
        raise wrong("tables-number", place, given=shown(value), low=low, high=high)
    return value


def numbers(value: Any, place: str, low: int, high: int, size: int = 0) -> tuple[int, ...]:
    """A list of whole numbers from ``low`` to ``high``; ``size`` of them, or any number with 0."""
    is_list = isinstance(value, list | tuple) and all(type(n) is int for n in value)
    if not is_list or (size and len(value) != size):
        raise wrong("tables-numbers", place, size=size)
    for n in value:
        if not low <= n <= high:
            raise wrong("tables-range", place, given=shown(n), low=low, high=high)
    return tuple(value)


def shown(value: object) -> str:
    """A wrong value, shortened."""
    return str(value)[:SHOWN]
