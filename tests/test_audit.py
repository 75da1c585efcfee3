"""What `make audit` says of what the registries know, and of what they do not answer."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

AUDIT = Path(__file__).resolve().parent.parent / "tools" / "audit.py"
SOUND = {"name": "rope", "version": "1.0", "vulns": []}
FAULTY = {"name": "net", "version": "2.1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2.2"]}]}
UNKNOWN = {"name": "net", "skip_reason": "net is not known here"}
WEB_SOUND = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 9}}}
WEB_SILENT = {"message": "405 Method Not Allowed", "error": {}}
CAUSE = {"title": "Leaks", "url": "https://example.org/1"}
WEB_FAULTY = {
    **WEB_SOUND,
    "vulnerabilities": {
        "bucket": {"range": "<3", "severity": "high", "via": [CAUSE]},
        "boat": {"range": "*", "severity": "high", "via": ["bucket"]},
    },
}


def audit(
    folder: Path, pypi: list[Any] | None, osv: list[Any] | None, web: dict[str, Any]
) -> tuple[int, str]:
    """Exit code and output where the registries answer like this."""
    for name, answers in (
        ("pip-audit", {"pypi": pypi and {"dependencies": pypi}, "osv": osv and {"dependencies": osv}}),
        ("npm", {"audit": web}),
    ):
        program = folder / name
        program.write_text(
            f"#!{sys.executable}\nimport json, sys\nfor word, answer in {answers!r}.items():\n"
            "    if any(each.endswith(word) for each in sys.argv[1:]):\n"
            "        sys.exit('no way to get there' if answer is None else print(json.dumps(answer)))\n"
        )
        program.chmod(0o755)
    environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}
    done = subprocess.run(
        [sys.executable, str(AUDIT)], env=environment, capture_output=True, text=True, check=False
    )
    assert not done.stderr
    return done.returncode, done.stdout


def test_all_is_well_only_where_all_was_answered_for(tmp_path: Path) -> None:
    code, said = audit(tmp_path, [SOUND], None, WEB_SOUND)
    assert code == 0
    assert "1 of 1 pinned" in said
    assert "all 9 pinned" in said
    assert "No fault is known." in said


@pytest.mark.parametrize("osv", [None, [SOUND, UNKNOWN]])
def test_what_no_registry_knows_is_no_clean_bill(tmp_path: Path, osv: list[Any] | None) -> None:
    code, said = audit(tmp_path, [SOUND, UNKNOWN], osv, WEB_SOUND)
    assert code == 2
    assert "1 of 2 pinned" in said
    assert "PyPI: net is not known here" in said
    assert f"osv.dev: {'net is not known here' if osv else 'no way to get there'}" in said
    assert "No fault is known." not in said


def test_a_silent_npm_registry_is_named(tmp_path: Path) -> None:
    code, said = audit(tmp_path, [SOUND], None, WEB_SILENT)
    assert code == 2
    assert "npm: 405 Method Not Allowed" in said


def test_what_pypi_does_not_know_is_asked_of_osv(tmp_path: Path) -> None:
    code, said = audit(tmp_path, [SOUND, UNKNOWN], [SOUND, FAULTY], WEB_SOUND)
    assert code == 1
    assert "2 of 2 pinned" in said
    assert "net 2.1: PYSEC-1 (mended in 2.2)" in said


def test_a_fault_of_the_web_client_is_told_once_with_its_cause(tmp_path: Path) -> None:
    code, said = audit(tmp_path, [SOUND], None, WEB_FAULTY)
    assert code == 1
    assert said.count("Known fault:") == 1
    assert "bucket <3 (high): Leaks, https://example.org/1" in said
