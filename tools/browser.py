"""Find a Chromium for the browser tests, or install one, and print its path.

A test takes it from `tools.browser.find()` and hands it to Playwright as `executable_path`.
Looked for in this order: the environment's TAIRYO_BROWSER, the names in PATH, macOS applications,
Playwright's own cache. What is found must run. `make test` calls this file, which installs where nothing
is found: Debian's and Ubuntu's package for root, else (and where that fails) Playwright's download.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


class NoBrowser(Exception):
    """No Chromium here; the message says what to do."""


def _candidates() -> Iterator[str]:
    yield from filter(None, map(shutil.which, NAMES))
    yield from filter(os.path.exists, APPLICATIONS)
    # asked last: Playwright starts a process of its own to answer
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield playwright.chromium.executable_path


def _runs(path: str) -> bool:
    # Ubuntu's /usr/bin/chromium-browser may be a note that the browser is elsewhere
    try:
        subprocess.run([path, "--version"], capture_output=True, timeout=60, check=True)
    except (OSError, subprocess.SubprocessError):
        return False
    return True


def find() -> str:
    """The path of a Chromium or Chrome that runs here; raises NoBrowser."""
    named = os.environ.get("TAIRYO_BROWSER")
    if named:
        if not _runs(named):
            raise NoBrowser(f"TAIRYO_BROWSER names {named}, which does not run.")
        return named
    for path in _candidates():
        if _runs(path):
            return path
    raise NoBrowser(
        "The browser tests need Chromium or Chrome. Install either, or run `make test` once, "
        "or name one: TAIRYO_BROWSER=/path/to/chromium"
    )


def _install() -> None:
    root = os.geteuid() == 0
    if root and shutil.which("apt-get"):
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        _run(["apt-get", "update", "-qq"], quiet)
        _run(["apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium"], quiet)
        if any(_runs(path) for path in filter(None, map(shutil.which, NAMES))):
            return
    libraries = ["--with-deps"] if root and sys.platform == "linux" else []
    _run([sys.executable, "-m", "playwright", "install", *libraries, "chromium"], dict(os.environ))


def _run(command: list[str], environment: dict[str, str]) -> None:
    # stdout is for the path alone
    subprocess.run(command, env=environment, stdout=sys.stderr, stdin=subprocess.DEVNULL, check=False)


def main() -> None:
    """Print the browser's path, after installing one where none is found."""
    try:
        try:
            print(find())
        except NoBrowser:
            if os.environ.get("TAIRYO_BROWSER"):
                raise
            print("No Chromium found: installing one.", file=sys.stderr)
            _install()
            print(find())
    except NoBrowser as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()
