"""Paragraphs that break where a reader of either language expects it.

English breaks at spaces; Japanese between any two signs, but no line begins with 。 or ends with 「.
Signs of double width count twice.
"""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

_NOT_FIRST = frozenset("、。，．,.!?！？：；:;）)」』】〉》”’・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ…〜%％")
_NOT_LAST = frozenset("「『（(【〈《“‘")


class Prose:
    """A paragraph in one style, for rich and for Textual."""

    def __init__(self, text: str, style: str = "", indent: int = 0) -> None:
        self.text = text
        self.style = style
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in wrap(self.text, options.max_width, self.indent):
            yield Text(line, self.style, no_wrap=True)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(20, options.max_width), options.max_width)


def wrap(text: str, width: int, indent: int = 0) -> list[str]:
    """The lines of ``text``, none wider than ``width``; all but the first begin with ``indent`` spaces."""
    lines: list[str] = []
    line = ""
    for piece in _pieces(text):
        if line.strip() and cell_len(line + piece.rstrip()) > width:
            lines.append(line.rstrip())
            line = " " * indent
            piece = piece.lstrip()
        while cell_len(line + piece.rstrip()) > width and cell_len(line) < width:
            fits = _fitting(piece, width - cell_len(line))
            lines.append(line + piece[:fits])
            line, piece = " " * indent, piece[fits:]
        line += piece
    return [*lines, line.rstrip()] if line.strip() or not lines else lines


def _fitting(piece: str, width: int) -> int:
    """How many signs of a piece that is too long for any line fit on this one; at least one."""
    count = 1
    while count < len(piece) and cell_len(piece[: count + 1]) <= width:
        count += 1
    return count


def _pieces(text: str) -> list[str]:
    """What is not to be broken, each with the spaces behind it."""
    pieces: list[str] = []
    for sign in text:
        if pieces and _belongs(pieces[-1], sign):
            pieces[-1] += sign
        else:
            pieces.append(sign)
    return pieces


def _belongs(piece: str, sign: str) -> bool:
    """Whether ``sign`` stays on the line of the piece before it."""
    last = piece[-1]
    if sign == " " or sign in _NOT_FIRST:
        return True
    if last == " ":
        return False
    return last in _NOT_LAST or (cell_len(last) == 1 and cell_len(sign) == 1)
