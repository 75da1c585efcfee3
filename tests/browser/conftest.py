"""A running site and a real browser: what the browser tests share."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.browser import find

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture
def browser() -> Iterator[Browser]:
    # Not for the whole session: while Playwright is up, an event loop runs in this thread, and no test
    # that is itself asynchronous could run here.
    # Chromium refuses its sandbox to root, which is who runs the tests in a container.
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=[*FLAGS, *sandbox])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a service with a database of its own and quick bots."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = tmp_path_factory.mktemp("site") / "tairyo.db"
    command = [sys.executable, "-m", "tairyo.cli", "serve", "--port", str(port), "--database", str(database)]
    with subprocess.Popen([*command, "--bot-pause", "0.02"], stdout=subprocess.DEVNULL) as service:
        address = f"http://127.0.0.1:{port}"
        _wait_for(address, service)
        yield address
        service.terminate()


def _wait_for(address: str, service: "subprocess.Popen[bytes]") -> None:
    for _ in range(300):
        assert service.poll() is None, "the service did not start"
        try:
            urllib.request.urlopen(f"{address}/api/games", timeout=2).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the service does not answer")


@pytest.fixture
def visitor(browser: Browser, site: str) -> Iterator[Callable[..., Page]]:
    """Opens a page as somebody new; whatever its console complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(
        path: str = "/",
        size: dict[str, int] = DESK,
        language: str = "en-GB",
        remembered: dict[str, str] | None = None,
        lonely: bool = False,
        **settings: object,
    ) -> Page:
        """`remembered` is what the device keeps; `lonely` expects the line to break."""
        kept = [{"name": f"tairyo.{name}", "value": value} for name, value in (remembered or {}).items()]
        settings = {"base_url": site, "reduced_motion": "reduce", **settings}
        storage = {"cookies": [], "origins": [{"origin": settings["base_url"], "localStorage": kept}]}
        context = browser.new_context(viewport=size, locale=language, storage_state=storage, **settings)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if not lonely:
            page.on("console", lambda line: line.type == "error" and complaints.append(line.text))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []

