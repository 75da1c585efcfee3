"""Finspan in a real browser, as people meet it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.looks import look, shoot
from tests.browser.test_farm_hand import both_have, path_of

pytestmark = pytest.mark.xdist_group("browser")

Visitor = Callable[..., Page]

RESULT = "dialog[open]"
CHOICE = ".tray [data-choice={}]:enabled"
FISH = ".sea .slot.target:has(.fish)"

ACT = """(turn) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const choices = (...kinds) => kinds.flatMap((kind) => all(`.tray [data-choice=${kind}]:enabled`));
  const held = turn % 3 || !choices('think-dive').length ? all('.hand .held.playable:enabled') : [];
  for (const found of [
    choices('play', 'dive', 'egg_each', 'draw', 'gain', 'pay', 'lift'), all('.sea .slot.target'), held,
    choices('think-dive'), choices('done'),
  ]) {
    if (!found.length) continue;
    found[(turn * 5) % found.length].click();
    return true;
  }
  return false;
}"""
"""One choice, where there is one: what has been begun goes on before anything new."""


def open_table(host: Page) -> None:
    host.get_by_role("radio", name="Finspan").check()
    host.get_by_role("radio", name="3", exact=True).check()
    host.get_by_role("button", name="Open the table").click()


def test_two_people_and_a_bot_play_four_weeks(visitor: Visitor) -> None:
    """A host at a desk in English and a guest on a phone in Japanese, to the result; the host reloads."""
    quick = {"pace": "quick", "hints": "off"}
    host = visitor(remembered=quick)
    host.get_by_label("Your name at the table").fill("Mio")
    open_table(host)
    guest = visitor(path_of(host), size=PHONE, language="ja-JP", color_scheme="dark", remembered=quick)
    guest.get_by_label("卓での名前").fill("そら")
    guest.get_by_role("button", name="着席", exact=True).click()
    expect(host.get_by_text("そら")).to_be_visible()
    host.get_by_role("button", name="Fill with bots").click()
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator(".hand .held")).to_have_count(5)

    pages = (host, guest)
    play_on(guest, until=lambda: shows(host, "think-dive"))
    look(host, "finspan-turn-desk-en")
    host.get_by_role("button", name="Dive at blue").click()
    expect(host.locator(".way li").last).to_contain_text("sea floor bonus")
    host.get_by_role("button", name="Back", exact=True).click()
    host.locator(".hand .held").first.click()
    look(host, "finspan-card-desk-en")
    host.get_by_role("button", name="Back", exact=True).click()
    for button in ("Fish", "Points", "Discards"):
        host.get_by_role("button", name=button, exact=True).click()
        look(host, f"finspan-{button.lower()}-desk-en")
        host.get_by_role("button", name="Close", exact=True).click()
    host.get_by_role("button", name="Fish", exact=True).click()
    host.get_by_label("Search by name, tag, place or ability").fill("bioluminescent midnight")
    expect(host.locator("section .notes b", has_text="Viperfish")).to_be_visible()
    host.get_by_role("button", name="Close", exact=True).click()
    host.locator(".beside button").first.click()
    look(host, "finspan-ocean-desk-en")
    host.get_by_role("button", name="Close", exact=True).click()
    hand = names_in_hand(host)
    host.reload()
    expect(host.locator(".hand .held")).to_have_count(5)
    assert names_in_hand(host) == hand, "a reload costs nobody anything"

    play_on(host, until=lambda: shows(guest, "think-dive"))
    look(guest, "finspan-turn-phone-ja")
    guest.get_by_role("button", name="紫にダイブ").click()
    look(guest, "finspan-dive-phone-ja")
    guest.get_by_role("button", name="戻る", exact=True).click()
    guest.locator(".hand .held").first.click()
    shoot(guest, "finspan-card-phone-ja")
    guest.get_by_role("button", name="戻る", exact=True).click()
    play_on(*pages, until=lambda: guest.locator(FISH).count() > 0)
    expect(guest.locator(FISH).first).to_have_css("border-top-color", "rgb(127, 224, 168)")
    look(guest, "finspan-choose-phone-ja")
    play_on(*pages, until=lambda: host.locator(".board .status").inner_text().startswith("Week 3"))
    look(host, "finspan-week3-desk-en")
    look(guest, "finspan-week3-phone-ja")

    play_on(*pages, until=lambda: both_have(host, guest, RESULT))
    look(host, "finspan-result-desk-en")
    look(guest, "finspan-result-phone-ja")
    points = [
        [re.sub(r"\D", "", cell) for cell in page.locator("dialog td.points").all_inner_texts()]
        for page in pages
    ]
    assert points[0] == points[1], "both see the same result"
    assert len(points[0]) == 3


def names_in_hand(page: Page) -> list[str]:
    return page.locator(".hand .held .name").all_inner_texts()


def shows(page: Page, choice: str) -> bool:
    return page.locator(CHOICE.format(choice)).count() > 0


def play_on(*pages: Page, until: Callable[[], bool], moves: int = 2000) -> None:
    """Everybody does something that is allowed, whenever it is their turn."""
    for turn in range(moves):
        moved = False
        for page in pages:
            if until():
                return
            moved = page.evaluate(ACT, turn) or moved
        if not moved:
            pages[0].wait_for_timeout(25)
    for number, page in enumerate(pages):
        shoot(page, f"stuck-{number}")
    raise AssertionError(f"after {moves} moves it has not come to that")


def test_a_real_table_is_scored_without_a_game(visitor: Visitor) -> None:
    host = visitor("/companion/finspan")
    host.get_by_label("How many oceans?").select_option("2")
    host.locator("[data-slot=blue-1]").click()
    host.get_by_label("Visible fish").select_option("blue-tang")
    host.get_by_label("egg").check()
    host.get_by_label("Points of week 1").fill("7")
    look(host, "finspan-companion-desk-en")
    host.get_by_role("button", name="Score", exact=True).click()
    cells = host.locator(".result tr.total td")
    expect(cells).to_have_text(["12", "0"])
    expect(host.locator(".result")).to_contain_text("Player 1 won.")
    host.locator("[data-slot=blue-6]").click()
    host.get_by_label("Visible fish").select_option("blue-tang")
    host.get_by_role("button", name="Score", exact=True).click()
    expect(host.get_by_role("alert")).to_contain_text("Blue Tang has been entered twice.")

    guest = visitor("/companion/finspan", size=PHONE, language="ja-JP", color_scheme="dark")
    guest.locator("[data-slot=purple-2]").click()
    look(guest, "finspan-companion-phone-ja")
