"""``python -m tairyo.testing.golden FOLDER`` writes the golden games of every game anew.

`tairyo.testing.playthrough` says what they are and compares them.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tairyo import games
from tairyo.testing.playthrough import golden_files


def write_golden(folder: Path) -> list[Path]:
    """Write the golden games of every game of the registry, and remove those that are of none."""
    written = []
    for game in games.ALL.values():
        for name, text in golden_files(game).items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            written.append(path)
    for path in sorted(folder.rglob("*.txt")):
        if path not in written:
            path.unlink()
    return written


def main(arguments: Sequence[str]) -> int:
    """The command: writes all golden games into the folder that is named."""
    if len(arguments) != 1:
        print("python -m tairyo.testing.golden FOLDER", file=sys.stderr)
        return 2
    for path in write_golden(Path(arguments[0])):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
