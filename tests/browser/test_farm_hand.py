"""Farm Hand in a real browser, as people meet it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, shoot

pytestmark = pytest.mark.xdist_group("browser")

Visitor = Callable[..., Page]


def test_two_people_and_a_bot_play_six_rounds(visitor: Visitor) -> None:
    """A host at a desk in English and a guest on a phone in Japanese, to the result; the host reloads."""
    host = visitor(reduced_motion="reduce")
    host.get_by_label("Your name at the table").fill("Mio")
    host.get_by_label("Words for luck").fill("full moon")
    shoot(host, "lobby-desk-en")
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("heading", name="Farm Hand")).to_be_visible()

    guest = visitor(path_of(host), size=PHONE, language="ja-JP", reduced_motion="reduce")
    guest.get_by_label("卓での名前").fill("そら")
    shoot(guest, "invited-phone-ja")
    guest.get_by_role("button", name="着席", exact=True).click()
    expect(host.get_by_text("そら")).to_be_visible()
    host.get_by_role("button", name="Fill with bots").click()
    expect(guest.get_by_text("Mio").first).to_be_visible()
    shoot(host, "waiting-desk-en")
    shoot(guest, "waiting-phone-ja")
    host.get_by_role("button", name="Start the game").click()

    for people in (host, guest):
        expect(people.locator(BID).first).to_be_visible()
    shoot(host, "bid-desk-en")
    shoot(guest, "bid-phone-ja")

    play_on(host, guest, until=lambda: round_of(host) == 3)
    for people in (host, guest):
        expect(people.locator(BID).first).to_be_visible()
    shoot(host, "round-3-desk-en")
    shoot(guest, "round-3-phone-ja")
    hands = hand_of(host), hand_of(guest)
    host.reload()
    expect(host.locator(BID).first).to_be_visible()
    assert round_of(host) == 3
    assert (hand_of(host), hand_of(guest)) == hands, "a reload costs nobody anything"

    play_on(host, guest, until=lambda: both_have(host, guest, "dialog[open]"))
    shoot(host, "result-desk-en")
    shoot(guest, "result-phone-ja")
    points = [
        [re.sub(r"[^\d−-]", "", cell) for cell in page.locator("dialog td.points").all_inner_texts()]
        for page in (host, guest)
    ]
    assert points[0] == points[1], "both see the same result"
    assert len(points[0]) == 3

    with host.expect_download() as download:
        host.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".tairyo")


BID = "[aria-label='Your bid'] button, [aria-label='あなたのビッド'] button"
CARD = "[data-hand-card][aria-disabled='false']"


def path_of(page: Page) -> str:
    expect(page).to_have_url(re.compile(r"/t/"))
    return "/t/" + page.url.rpartition("/t/")[2]


def play_on(*pages: Page, until: Callable[[], bool], moves: int = 1500) -> None:
    """Everybody bids and plays something that is allowed, whenever it is their turn."""
    for turn in range(moves):
        for page in pages:
            if until():
                return
            bids, cards = page.locator(BID), page.locator(CARD)
            if bids.count() and bids.first.is_enabled():
                bids.nth(turn % bids.count()).click()
            elif cards.count():
                cards.first.click(position={"x": 8, "y": 24})
        pages[0].wait_for_timeout(60)
    for number, page in enumerate(pages):
        shoot(page, f"stuck-{number}")
    raise AssertionError(f"after {moves} moves it has not come to that")


def round_of(page: Page) -> int:
    found = re.search(r"Round (\d) of 6|第(\d)ラウンド", page.locator("main").inner_text())
    return int(found.group(1) or found.group(2)) if found else 0


def hand_of(page: Page) -> list[str | None]:
    return [card.get_attribute("data-hand-card") for card in page.locator("[data-hand-card]").all()]


def both_have(one: Page, other: Page, selector: str) -> bool:
    return all(page.locator(selector).count() > 0 for page in (one, other))
