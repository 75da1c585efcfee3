"""What pyproject.toml cannot say: the web client, and compiling the rules.

TAIRYO_MYPYC=1 compiles the kernel and every game's rules with mypyc; see `make compiled`.
"""

import os
import shutil
import subprocess
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "tairyo"
CLIENT = PACKAGE / "server" / "static" / "index.html"

# A game's files that no playout runs through, or that lean on libraries mypyc cannot follow.
INTERPRETED = {"__init__.py", "terminal.py", "bots.py", "lesson.py"}


def need_client() -> None:
    """Build the web client where it is missing, as in a fresh clone."""
    if CLIENT.exists():
        return
    web, npm = ROOT / "web", shutil.which("npm")
    if not (web / "package.json").exists() or npm is None:
        raise SystemExit(
            "The web client is not built and cannot be built here: "
            "it needs web/ of the repository and Node.js 20 or newer. `make setup` brings both together."
        )
    subprocess.run([npm, "ci"], cwd=web, check=True)
    subprocess.run([npm, "run", "build"], cwd=web, check=True)
    if not CLIENT.exists():
        raise SystemExit(f"`npm run build` in web/ ended well but left no {CLIENT.relative_to(ROOT)}.")


def compiled_modules() -> list[Extension]:
    """One extension for each rule module, or none where nobody asked."""
    if os.environ.get("TAIRYO_MYPYC") != "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise SystemExit("TAIRYO_MYPYC=1 needs mypy beside setuptools; build with --no-isolation.") from None
    sources = sorted([*PACKAGE.glob("kernel/*.py"), *PACKAGE.glob("games/*/*.py")])
    # mypy names modules by path, so the paths must be relative to where setup runs
    paths = [os.path.relpath(source) for source in sources if source.name not in INTERPRETED]
    return mypycify(paths, opt_level="3", debug_level="0", target_dir="build/mypyc") if paths else []


class BuildPackage(build_py):
    """Copies the package, web client included."""

    def run(self) -> None:
        # an editable install serves whatever lies in the tree, and is made before the client is
        if not self.editable_mode:
            need_client()
        super().run()


class SourceDistribution(sdist):
    """Holds the web client, so that a wheel made from it needs no Node."""

    def run(self) -> None:
        need_client()
        super().run()


setup(cmdclass={"build_py": BuildPackage, "sdist": SourceDistribution}, ext_modules=compiled_modules())
