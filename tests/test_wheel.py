"""What `python -m build` makes."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tairyo"


@pytest.mark.skipif(
    not (PACKAGE / "server/static/index.html").exists(), reason="web client not built: make setup"
)
def test_the_wheel_carries_texts_tables_and_web_client(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

    wheel = next(tmp_path.glob("*.whl"))
    carried = {name for name in ZipFile(wheel).namelist() if name.startswith("tairyo/")}
    ours = {f"tairyo/{path.relative_to(PACKAGE).as_posix()}" for path in PACKAGE.rglob("*") if path.is_file()}
    assert carried == {name for name in ours if "__pycache__" not in name}
