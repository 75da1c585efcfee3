"""``python -m tairyo.testing.lessons FOLDER`` plays every game's lesson and examples anew.

`tairyo.lesson` says what they are; the web client takes them from ``web/src/generated``.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tairyo import games
from tairyo.lesson import files, is_taught


def main(arguments: Sequence[str]) -> int:
    """The command: writes the lessons and examples of all games into the folder that is named."""
    if len(arguments) != 1:
        print("python -m tairyo.testing.lessons FOLDER", file=sys.stderr)
        return 2
    for game in filter(is_taught, games.ALL.values()):
        for name, text in files(game).items():
            path = Path(arguments[0]) / name
            path.write_text(text, encoding="utf-8", newline="\n")
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
