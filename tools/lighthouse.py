"""Measure lobby and table with Lighthouse, on a phone and at a desk; fails below 95.

Lighthouse comes from npm for the time of the run (`npx`): it is no dependency of ours.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

from browser import find

LIGHTHOUSE = "lighthouse@12.2.3"
LEAST = 95
CATEGORIES = ("performance", "accessibility")
DEVICES: dict[str, list[str]] = {"phone": [], "desk": ["--preset=desktop"]}
REPORTS = Path("build/lighthouse")


class Site:
    """A service of its own, and somebody who plays there against bots."""

    def __init__(self, folder: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self._cookies = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._cookies))
        command = [sys.executable, "-m", "tairyo.cli", "serve", "--port", str(port)]
        self.process = subprocess.Popen([*command, "--database", f"{folder}/tairyo.db"])
        for _ in range(300):
            try:
                self.call("/games")
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("The service does not answer.")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._cookies)

    def call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api{path}", data)
        request.add_header("Content-Type", "application/json")
        request.add_header("Origin", self.url)
        with self._opener.open(request, timeout=5) as answer:
            return json.load(answer)

    def table(self) -> str:
        """The address of a table of three that has begun."""
        wish = {
            "game": "farm-hand",
            "seats": 3,
            "options": {},
            "nickname": "Mio",
            "words": "",
            "public": True,
        }
        table = self.call("/tables", wish)["id"]
        for seat in (1, 2):
            self.call(f"/tables/{table}/bot", {"seat": seat, "bot": "steady"})
        self.call(f"/tables/{table}/start", {})
        return f"{self.url}/t/{table}"


def measure(address: str, cookie: str, device: str, name: str) -> dict[str, int]:
    """The scores of a page, 0 to 100."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    report = REPORTS / f"{name}-{device}.json"
    command = [
        *["npx", "--yes", LIGHTHOUSE, address, "--quiet", *DEVICES[device]],
        *[f"--only-categories={','.join(CATEGORIES)}", "--output=json", f"--output-path={report}"],
        f"--extra-headers={json.dumps({'Cookie': cookie})}",
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ]
    env = {**os.environ, "CHROME_PATH": find()}
    if subprocess.run(command, env=env).returncode:
        subprocess.run(command, env=env, check=True)  # now and then it loses its browser
    scores = json.loads(report.read_text())["categories"]
    return {category: round(scores[category]["score"] * 100) for category in CATEGORIES}


def main() -> None:
    """Print a line a page and device; full reports stand in build/lighthouse."""
    low = False
    with tempfile.TemporaryDirectory() as folder:
        site = Site(folder)
        try:
            table = site.table()
            for name, address in (("lobby", site.url), ("table", table)):
                for device in DEVICES:
                    scores = measure(address, site.cookie, device, name)
                    low = low or min(scores.values()) < LEAST
                    print(f"{name:6} {device:6}", *(f"{key} {score:3}" for key, score in scores.items()))
        finally:
            site.process.terminate()
            site.process.wait()
    if low:
        raise SystemExit(f"Below {LEAST}: see {REPORTS}.")


if __name__ == "__main__":
    main()
