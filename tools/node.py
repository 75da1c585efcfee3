"""Make sure that `node` is there and new enough; where it is not, install one into this environment.

Run by `make` with the environment's own Python and its bin folder first in PATH.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

# what Vite asks for
OLDEST = (20, 19)
REQUIREMENTS = Path(__file__).resolve().parent.parent / "requirements" / "node.txt"


def version() -> tuple[int, int] | None:
    """The version of the `node` in PATH, if it runs and npm is beside it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)\.(\d+)", said)
    return (int(match[1]), int(match[2])) if match else None


def main() -> None:
    """Leave a good Node.js in PATH, or say why not."""
    found = version()
    if found is not None and found >= OLDEST:
        return
    here = "none is here" if found is None else "here is {}.{}".format(*found)
    print("Node.js {}.{} or newer is needed,".format(*OLDEST), f"{here}: installing one into {sys.prefix}")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "-r", str(REQUIREMENTS)], check=True)
    found = version()
    if found is None or found < OLDEST:
        raise SystemExit("The Node.js that pip installed does not run here. Install Node.js by hand.")


main()
