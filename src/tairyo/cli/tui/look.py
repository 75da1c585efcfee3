"""Colours and marks of the drawn table: the harbour before dawn."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.theme import Theme

DAWN = Theme(
    name="dawn",
    primary="#6fcfd3",
    secondary="#7cb8d4",
    accent="#ff9175",
    warning="#e9a820",
    error="#ff9175",
    success="#7fd0a2",
    foreground="#f3f0e4",
    background="#121d36",
    surface="#1b2a49",
    panel="#24365a",
    dark=True,
)

TURN = "bold #ff9175"
SOFT = "#b9c2d6"
KEY = "bold #6fcfd3"

SEATS = (
    ("~", "#7cb8d4"),  # wave
    ("&", "#d9a662"),  # rope knot
    ("!", "#aba6e6"),  # anchor
    ("*", "#a3c46c"),  # star
    ("@", "#ee8fb2"),  # shell
    ("#", "#b3bac8"),  # cat's paw
)
"""A sign and a colour for each seat, so that neither is needed alone."""


def labels(names: Sequence[str], seats: int, viewer: int | None) -> list[Text]:
    """The names as the table shows them; the one whose eyes are on it is underlined."""
    found = []
    for player, name in enumerate(names):
        sign, colour = SEATS[player % len(SEATS)] if player < seats else ("·", SOFT)
        label = Text(f"{sign} ", colour)
        label.append(name, f"bold underline {colour}" if player == viewer else colour)
        found.append(label)
    return found


def key_line(keys: Sequence[tuple[str, str]]) -> Text:
    """What the keys do, in one line."""
    line = Text(no_wrap=True, overflow="ellipsis")
    for key, meaning in keys:
        line.append(key, KEY)
        line.append(f" {meaning}  ", SOFT)
    return line
