"""Fishy Fables in a real browser, as people meet it."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import PHONE
from tests.browser.looks import look, shoot
from tests.browser.test_farm_hand import both_have, path_of

pytestmark = pytest.mark.xdist_group("browser")

Visitor = Callable[..., Page]

LAY = "[data-hand-fish][aria-disabled='false']:enabled"  # disabled: laid, and on its way
CHOICE = ".tray [data-choice]:enabled"
RESULT = "dialog[open]"


def open_table(host: Page, **options: str) -> None:
    """A table of four with all catnip, at which nobody is out for good."""
    host.get_by_role("radio", name="Fishy Fables").check()
    host.get_by_role("radio", name="4", exact=True).check()
    host.get_by_text("Rules to choose").click()
    for option, choice in options.items():
        host.get_by_label(option).select_option(choice)
    host.get_by_role("button", name="Open the table").click()


def test_two_people_and_two_bots_play_eight_rounds_with_catnip_and_comeback(visitor: Visitor) -> None:
    """A host at a desk in English and a guest on a phone in Japanese, to the result; the host reloads."""
    host = visitor(remembered={"pace": "quick", "hints": "off"})
    host.get_by_label("Your name at the table").fill("Mio")
    open_table(host, Dealing="All at once", **{"Out of Purrency": "Guess, and come back"})
    guest = visitor(
        path_of(host),
        size=PHONE,
        language="ja-JP",
        color_scheme="dark",
        remembered={"pace": "quick", "hints": "off"},
    )
    guest.get_by_label("卓での名前").fill("そら")
    guest.get_by_role("button", name="着席", exact=True).click()
    expect(host.get_by_text("そら")).to_be_visible()
    host.get_by_role("button", name="Fill with bots").click()
    host.get_by_role("button", name="Start the game").click()

    pages = (host, guest)
    play_on(*pages, until=lambda: both_have(host, guest, LAY), lays=False)
    look(host, "fables-lay-desk-en")
    look(guest, "fables-lay-phone-ja")
    say(host, "Mine is about …", 40)
    expect(guest.locator(".seat .bubble", has_text="40")).to_be_visible()
    guest.get_by_role("button", name=re.compile("^おしゃべり")).click()
    put_away_talk(guest, "40")

    play_on(*pages, until=lambda: shows(host, "raise"))
    look(host, "fables-bet-desk-en")
    host.locator("[data-choice=raise]").click()
    expect(host.get_by_role("slider")).to_be_focused()
    look(host, "fables-raise-desk-en")
    host.get_by_role("button", name="Back").click()
    play_on(*pages, until=lambda: shows(guest, "raise"))
    guest.locator("[data-choice=raise]").click()
    look(guest, "fables-raise-phone-ja")
    guest.get_by_role("button", name="戻る").click()

    play_on(*pages, until=lambda: guest.locator(".shown").count() > 0)
    look(guest, "fables-reveal-phone-ja")
    if host.locator(".shown").count():
        look(host, "fables-reveal-desk-en")
    play_on(*pages, until=lambda: host.locator(LAY).count() > 0)
    for button in ("Rounds", "Fish", "Catnip"):
        host.get_by_role("button", name=button, exact=True).click()
        look(host, f"fables-{button.lower()}-desk-en")
        tray, drawer = (host.locator(one).bounding_box() for one in (".tray", ".drawer"))
        assert tray
        assert drawer
        assert tray["x"] + tray["width"] <= drawer["x"] + 1, "a drawer covers nothing that is to be chosen"
        host.get_by_role("button", name="Close", exact=True).click()
    hand, purse = hand_of(host), purse_of(host)
    host.reload()
    expect(host.locator(LAY).first).to_be_visible()
    assert (hand_of(host), purse_of(host)) == (hand, purse), "a reload costs nobody anything"

    play_on(*pages, until=lambda: both_have(host, guest, RESULT), bold=True)
    tale = host.locator("dialog .claims li").first
    expect(tale).to_contain_text(re.compile("Mio.*said “Mine is about 40.”", re.DOTALL))
    look(host, "fables-result-desk-en")
    look(guest, "fables-result-phone-ja")
    points = [
        [re.sub(r"\D", "", cell) for cell in page.locator("dialog td.points").all_inner_texts()]
        for page in pages
    ]
    assert points[0] == points[1], "both see the same result"
    assert len(points[0]) == 4


def play_on(
    *pages: Page, until: Callable[[], bool], bold: bool = False, lays: bool = True, moves: int = 900
) -> None:
    """Everybody does something that is allowed, whenever it is their turn; only the bold bet. Where nobody
    ``lays``, whoever may lay waits for the others.
    """
    for turn in range(moves):
        for page in pages:
            if until():
                return
            act(page, turn, bold, lays)
        pages[0].wait_for_timeout(40)
    for number, page in enumerate(pages):
        shoot(page, f"stuck-{number}")
    raise AssertionError(f"after {moves} moves it has not come to that")


def act(page: Page, turn: int, bold: bool, lays: bool = True) -> None:
    """One choice, where there is one; whatever moves has been seen."""
    fish, choices = page.locator(LAY), page.locator(CHOICE)
    count = fish.count()
    if count:
        if lays:
            with suppress(TooLate):  # the last one laid may have been on its way still
                fish.nth(turn % count).click(position={"x": 8, "y": 24}, timeout=1000)
        return
    kinds = [one.get_attribute("data-choice") or "" for one in choices.all()]
    if not kinds:
        if bold:
            page.keyboard.press("f")
    elif bold and "raise" in kinds and turn % 4 == 0:
        choices.nth(kinds.index("raise")).click()
        page.locator(".raise .size").last.click()
        page.locator(".raise .primary").click()
        if page.locator(".raise .primary.sure").count():
            page.locator(".raise .primary.sure").click()
    elif "match" in kinds and not bold:
        choices.nth(kinds.index("fold")).click()
    else:
        wanted = next(
            (kind for kind in ("buy", "guess", "match", "check", "pass") if kind in kinds), kinds[0]
        )
        choices.nth(kinds.index(wanted)).click()


def shows(page: Page, choice: str) -> bool:
    return page.locator(f".tray [data-choice={choice}]:enabled").count() > 0


def say(page: Page, phrase: str, amount: int) -> None:
    page.get_by_role("button", name="Talk").click()
    page.get_by_role("button", name=phrase).click()
    page.get_by_label("Number").fill(str(amount))
    page.locator("form button", has_text="Send").click()
    put_away_talk(page, str(amount))


def put_away_talk(page: Page, said: str) -> None:
    """Close the panel once it shows what was said."""
    expect(page.locator("ol .text", has_text=said)).to_be_visible()
    page.locator("section:has(.phrases) button.icon").first.click()
    expect(page.locator(".phrases")).to_have_count(0)


def hand_of(page: Page) -> list[str | None]:
    return [fish.get_attribute("data-hand-fish") for fish in page.locator("[data-hand-fish]").all()]


def purse_of(page: Page) -> str:
    return page.locator(".tray [data-purse]").inner_text()
