"""Where the commands print: paper that knows its width."""

from __future__ import annotations

import sys
from typing import TextIO

from rich.console import Console

WIDEST = 100
"""Lines longer than this are hard to read."""


class _Trimmed:
    """A stream without the spaces with which rich fills its lines: a file or a pipe wants none."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.encoding = stream.encoding

    def write(self, text: str) -> int:
        self._stream.write("\n".join(line.rstrip(" ") for line in text.split("\n")))
        return len(text)

    def flush(self) -> None:
        self._stream.flush()


def paper() -> Console:
    """A console on standard output; where that is no terminal, without colours and of one width."""
    if sys.stdout.isatty():
        console = Console(highlight=False, markup=False, emoji=False)
        console.width = min(console.width, WIDEST)
        return console
    stream: TextIO = _Trimmed(sys.stdout)  # type: ignore[assignment]  # all that rich asks of a file
    return Console(file=stream, highlight=False, markup=False, emoji=False, width=WIDEST)
