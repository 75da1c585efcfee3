"""Cash a Catch in a real browser: three people, one of them on a long line, and the bell."""

import re
from collections.abc import Callable, Container, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.looks import look, shoot
from tests.browser.test_farm_hand import path_of
from tests.browser.test_line import Line

pytestmark = pytest.mark.xdist_group("browser")

Visitor = Callable[..., Page]

DELAY = 0.1
"""Seconds that the long line takes, either way."""
WANTED = 1
"""With so many cards in the lot somebody rings."""
RESULT = "dialog[open]"
QUICK = {"pace": "quick", "hints": "off"}

SEEN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const may = (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true';
  return {
    choices: all('.tray [data-choice]').filter(may).map((one) => one.dataset.choice),
    catch: all('[data-catch]').filter(may).length,
    lot: all('[data-hall] .lot:not(.bought) li').length,
    over: all('dialog[open]').length > 0,
  };
}"""
"""What a page offers: the choices that are open, what is to be sorted, how large the lot is."""


@pytest.fixture
def line(site: str) -> Iterator[Line]:
    line = Line(site, DELAY)
    yield line
    line.close()


def test_three_people_one_of_them_on_a_long_line_play_with_a_live_bell(visitor: Visitor, line: Line) -> None:
    """A desk, a phone in Japanese, a desk far away: the first hand buys, the second is told so."""
    host = visitor(remembered=QUICK)
    host.get_by_label("Your name at the table").fill("Mio")
    host.get_by_role("radio", name="Cash a Catch").check()
    host.get_by_role("radio", name="3", exact=True).check()
    host.get_by_text("Rules to choose").click()
    host.get_by_label("How long it may be rung").select_option("2 seconds")
    host.get_by_role("button", name="Open the table").click()
    guest = visitor(path_of(host), size=PHONE, language="ja-JP", color_scheme="dark", remembered=QUICK)
    guest.get_by_label("卓での名前").fill("そら")
    guest.get_by_role("button", name="着席", exact=True).click()
    far = visitor(path_of(host), size=DESK, base_url=line.url, remembered=QUICK)
    far.get_by_label("Your name at the table").fill("Umi")
    far.get_by_role("button", name="Sit down", exact=True).click()
    expect(host.get_by_text("Umi")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()

    pages = (host, guest, far)
    auctioneer, bidders = next_card(pages)
    if auctioneer is far:
        bidders[0].keyboard.press(" ")
        auctioneer, bidders = next_card(pages)
    rival = next(page for page in bidders if page is not far)
    for page in (far, rival):
        page.evaluate("setTimeout(() => document.querySelector('[data-bell]').click(), 200)")
    name = "Mio" if rival is host else "そら"
    for page in (auctioneer, far):
        expect(page.locator("[data-verdict]")).to_contain_text(name)
    expect(rival.locator("[data-verdict]")).to_contain_text("You" if rival is host else "あなた")
    expect(far.locator(".tray .clause")).to_have_text("CC-26")

    # While both can pay, and the lot is nobody's: later the game may be over before it comes to this.
    play_on(*pages, until=lambda: can(guest, "ring"), ringing=())
    look(guest, "catch-bell-phone-ja")
    play_on(*pages, until=lambda: can(host, "ring"), ringing=())
    look(host, "catch-bell-desk-en")
    host.get_by_role("button", name="Piles", exact=True).click()
    look(host, "catch-piles-desk-en")
    host.get_by_role("button", name="Close", exact=True).click()
    play_on(*pages, until=lambda: shown(guest)["catch"] > 0, ringing=(guest,))
    look(guest, "catch-sorting-phone-ja")
    money = money_of(host)
    host.reload()
    expect(host.locator(".mine [data-euros]")).to_be_visible()
    assert money_of(host) == money, "a reload costs nobody anything"

    play_on(*pages, until=lambda: all(shown(page)["over"] for page in pages))
    look(host, "catch-result-desk-en")
    look(guest, "catch-result-phone-ja")
    points = [page.locator("dialog td.points").all_inner_texts() for page in pages]
    points = [[re.sub(r"[^\d−-]", "", cell) for cell in cells] for cells in points]
    assert points[0] == points[1] == points[2], "all see the same result"
    assert len(points[0]) == 3


def next_card(pages: tuple[Page, ...]) -> tuple[Page, list[Page]]:
    """The next card of the next auction is turned up: by whom, and who may ring for it."""
    play_on(*pages, until=lambda: any(can(page, "turn_up") for page in pages), ringing=())
    auctioneer = next(page for page in pages if can(page, "turn_up"))
    auctioneer.locator("[data-choice=turn_up]").click()
    bidders = [page for page in pages if page is not auctioneer]
    for page in bidders:
        expect(page.locator("[data-bell][aria-disabled=false]")).to_be_visible()
    return auctioneer, bidders


def shown(page: Page) -> Any:
    return page.evaluate(SEEN)


def can(page: Page, choice: str) -> bool:
    return choice in shown(page)["choices"]


def money_of(page: Page) -> list[str | None]:
    return [one.get_attribute("data-euros") for one in page.locator("[data-euros]").all()]


def play_on(
    *pages: Page, until: Callable[[], bool], ringing: Container[Page] | None = None, moves: int = 1200
) -> None:
    """Everybody does something that is allowed, whenever it is their turn; nobody sells. ``ringing``: who
    rings, if not all.
    """
    for _ in range(moves):
        for page in pages:
            if until():
                return
            act(page, ringing is None or page in ringing)
        pages[0].wait_for_timeout(15)
    for number, page in enumerate(pages):
        shoot(page, f"stuck-{number}")
    raise AssertionError(f"after {moves} moves it has not come to that")


def act(page: Page, rings: bool) -> None:
    """One choice, where there is one."""
    seen = shown(page)
    choices = seen["choices"]
    if "ring" in choices and rings and seen["lot"] >= WANTED:
        page.keyboard.press(" ")
        return
    if "rest" not in choices and seen["catch"]:
        press(page, "[data-catch]")
        press(page, ".mine .lays")
        return
    for choice in ("rest", "hold", "turn_up", "spoil", "steal", "rescue"):
        if choice in choices:
            press(page, f"[data-choice={choice}]")
            return


def press(page: Page, selector: str) -> None:
    """Press it as a reader of the page would, if it is still there: a bell may close at any moment."""
    page.evaluate("(selector) => document.querySelector(selector)?.click()", selector)
