"""Ask for known faults in everything pinned, and say of what nothing could be learnt.

Python packages are looked up at PyPI and, where that does not know them all, at osv.dev; those of the web
client at the npm registry. Ends with 1 where a fault is known, else with 2 where anything was not answered:
pip-audit alone calls that "no known vulnerabilities".
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PINNED = sorted((ROOT / "requirements").glob("*.txt"))
PLACES = {"pypi": "PyPI", "osv": "osv.dev"}


def _ask(command: list[str], where: Path) -> tuple[dict[str, Any], str]:
    """What an auditor answers, and the last of what it complains of."""
    done = subprocess.run(
        command, cwd=where, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
    )
    complaints = done.stderr.strip().splitlines() or ["no answer"]
    try:
        return dict(json.loads(done.stdout)), complaints[-1]
    except ValueError:
        return {}, complaints[-1]


def audit_python() -> tuple[list[str], bool]:
    """Known faults of the pinned Python packages, and whether all were answered for."""
    faults: list[str] = []
    named: set[str] = set()
    answered: set[str] = set()
    silent: list[str] = []
    for service, place in PLACES.items():
        command = [
            "pip-audit",
            "--format=json",
            "--progress-spinner=off",
            "--disable-pip",
            "--require-hashes",
        ]
        command += [f"--vulnerability-service={service}", *(f"--requirement={each}" for each in PINNED)]
        answer, complaint = _ask(command, ROOT)
        for package in answer.get("dependencies", ()):
            named.add(package["name"])
            if "skip_reason" in package:
                complaint = package["skip_reason"]
            elif package["name"] not in answered:
                answered.add(package["name"])
                found = f"{package['name']} {package['version']}"
                faults += [
                    f"{found}: {fault['id']} (mended in {', '.join(fault['fix_versions']) or 'none'})"
                    for fault in package["vulns"]
                ]
        if named and answered == named:
            break
        silent.append(f"  {place}: {complaint}")
    print(f"Python: {len(answered)} of {len(named) or 'all'} pinned packages answered for")
    print(*silent, sep="\n", end="\n" if silent else "")
    if answered and answered < named:
        print(f"  not answered for: {', '.join(sorted(named - answered))}")
    return faults, bool(named) and answered == named


def audit_web() -> tuple[list[str], bool]:
    """Known faults of the web client's packages, and whether they were answered for."""
    answer, complaint = _ask(["npm", "audit", "--json"], ROOT / "web")
    if "vulnerabilities" not in answer:
        print(f"Web: none answered for\n  npm: {answer.get('message') or complaint}")
        return [], False
    print(f"Web: all {answer['metadata']['dependencies']['total']} pinned packages answered for")
    return [
        f"{name} {fault['range']} ({fault['severity']}): {cause['title']}, {cause['url']}"
        for name, fault in answer["vulnerabilities"].items()
        for cause in fault["via"]
        if isinstance(cause, dict)  # else it is another package of this list
    ], True


def main() -> int:
    """Print what is known; the exit code."""
    python, web = audit_python(), audit_web()
    faults = python[0] + web[0]
    print(*(f"Known fault: {each}" for each in faults), sep="\n", end="\n" if faults else "")
    if faults:
        return 1
    if not (python[1] and web[1]):
        print("Not all was answered for: no clean bill. Ask again from where the registries answer.")
        return 2
    print("No fault is known.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
