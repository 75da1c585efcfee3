"""What a player sees when the line is slow, breaks, or is not there at all."""

import asyncio
import re
import threading
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.looks import cut_text, look
from tests.server.cable import Cable

pytestmark = pytest.mark.xdist_group("browser")

Visitor = Callable[..., Page]


class Line:
    """A cable to the site that can be cut from outside its own loop."""

    def __init__(self, site: str, delay: float = 0.0) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._cable = Cable(site, 80, delay)
        self.mend()

    @property
    def url(self) -> str:
        return self._cable.url

    def mend(self) -> None:
        asyncio.run_coroutine_threadsafe(self._cable.mend(), self._loop).result()

    def cut(self) -> None:
        async def cut() -> None:
            self._cable.cut()

        asyncio.run_coroutine_threadsafe(cut(), self._loop).result()

    def close(self) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()


@pytest.fixture
def line(site: str) -> Iterator[Line]:
    line = Line(site)
    yield line
    line.close()


def controlled(page: Page) -> None:
    """Until the service worker has taken the page over."""
    while not page.evaluate("navigator.serviceWorker.controller !== null"):
        page.wait_for_timeout(50)


def test_a_slow_line_that_breaks_loses_nothing(visitor: Visitor, line: Line) -> None:
    """A bid made while the line is down counts once when it is back; the log has no gap."""
    page = visitor(size=PHONE, base_url=line.url, lonely=True, remembered={"pace": "quick"})
    network = page.context.new_cdp_session(page)
    slow = {"latency": 400, "downloadThroughput": 60_000, "uploadThroughput": 30_000}
    network.send("Network.enable")
    network.send("Network.emulateNetworkConditions", {"offline": False, **slow})
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Bid 1")).to_be_visible()

    line.cut()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    page.get_by_role("button", name="Bid 1").click()
    expect(page.get_by_text("Sending…")).to_be_visible()
    look(page, "reconnecting-phone-en")
    assert page.get_by_role("alert").count() == 0, "a break is told calmly"

    line.mend()
    expect(page.get_by_text("Reconnecting…")).to_have_count(0)
    log = page.get_by_role("log", name="What happened")
    expect(log).to_contain_text("The bids are open")
    told = log.locator("p").all_inner_texts()
    assert sum("lays a bid of 1" in sentence for sentence in told) == 1
    assert sum("has laid a bid" in sentence for sentence in told) == 2


def test_without_a_line_the_client_opens_and_says_so(visitor: Visitor, line: Line) -> None:
    """It was here once; then there is no server. When that is back, the same page goes on."""
    page = visitor(size=PHONE, language="ja-JP", base_url=line.url, lonely=True)
    page.evaluate("navigator.serviceWorker.ready")
    controlled(page)
    line.cut()
    page.reload()
    expect(page.get_by_role("heading", name="港につながりません")).to_be_visible()
    expect(page.get_by_text("ボットと練習するときも、サーバーが必要です")).to_be_visible()
    assert cut_text(page) == []
    look(page, "offline-phone-ja")
    line.mend()
    page.get_by_role("button", name="もう一度").click()
    expect(page.get_by_role("button", name="すぐに遊ぶ")).to_be_visible()


def test_what_the_server_says_is_never_kept(visitor: Visitor) -> None:
    page = visitor()
    page.evaluate("navigator.serviceWorker.ready")
    controlled(page)
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    kept = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"
    )
    assert "/" in kept
    assert any(re.fullmatch(r"/assets/.*\.js", path) for path in kept)
    assert not any(path.startswith("/api") for path in kept)
