"""Fish 'em Up in a real browser: a card by drag, by keys and by list, one refusal, and on to the boat."""

import re
from cmath import rect
from collections.abc import Callable
from math import radians

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.looks import look
from tests.browser.test_farm_hand import path_of

pytestmark = pytest.mark.xdist_group("browser")

Visitor = Callable[..., Page]

QUICK = {"pace": "quick", "hints": "off"}
RESULT = "dialog[open]"
PLAYABLE = ".hand .playable:enabled"
STEPS = 400


def test_two_people_and_a_bot_lay_cards_by_drag_by_keys_and_by_list_until_the_boat(visitor: Visitor) -> None:
    """A host at a desk in English and a guest on a phone in Japanese."""
    host = visitor(remembered=QUICK)
    host.get_by_label("Your name at the table").fill("Mio")
    host.get_by_role("radio", name=re.compile("^Fish .em Up$")).check()
    host.get_by_role("radio", name="3", exact=True).check()
    host.get_by_role("button", name="Open the table").click()
    guest = visitor(path_of(host), size=PHONE, language="ja-JP", color_scheme="dark", remembered=QUICK)
    guest.get_by_label("卓での名前").fill("そら")
    guest.get_by_role("button", name="着席", exact=True).click()
    expect(host.get_by_text("そら")).to_be_visible()
    host.get_by_role("button", name="Fill with bots").click()
    host.get_by_role("button", name="Start the game").click()

    until_it_lays(host, guest)
    refused_once(host)
    by_drag(host)
    until_it_lays(guest, host)
    look(guest, "fish-em-up-play-phone-ja")
    by_list(guest)
    until_it_lays(host, guest)
    by_keys(host)

    for _ in range(STEPS):
        if all(page.locator(RESULT).count() for page in (host, guest)):
            break
        for page in (host, guest):
            step(page)
    expect(host.locator(RESULT)).to_be_visible()
    expect(host.get_by_role("heading", name="The game's story")).to_be_visible()
    look(host, "fish-em-up-result-desk-en")
    look(guest, "fish-em-up-result-phone-ja")


def test_two_fingers_turn_a_card_the_way_they_turn(visitor: Visitor) -> None:
    page = visitor(size=PHONE, has_touch=True, is_mobile=True, remembered=QUICK)
    page.get_by_label("Your name at the table").fill("Mio")
    page.get_by_role("radio", name=re.compile("^Fish .em Up$")).check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    until_it_lays(page, page)
    page.locator(f'[data-hand-card="{laid_card(page)}"]').tap()
    twist(page, 90)
    expect(page.locator("[data-trying]")).to_have_attribute("data-turn", "1")
    twist(page, -90)
    expect(page.locator("[data-trying]")).to_have_attribute("data-turn", "0")
    twist(page, 180)
    expect(page.locator("[data-trying]")).to_have_attribute("data-turn", "2")
    twist(page, 30)
    expect(page.locator("[data-trying]")).to_have_attribute("data-turn", "2")


def twist(page: Page, degrees: int) -> None:
    """Two fingers on the net go round its middle."""
    net = page.locator("[data-net]").bounding_box()
    assert net
    middle = complex(net["x"] + net["width"] / 2, net["y"] + net["height"] / 2)
    hands = page.context.new_cdp_session(page)

    def touch(kind: str, *fingers: complex) -> None:
        points = [{"x": at.real, "y": at.imag, "id": number} for number, at in enumerate(fingers)]
        hands.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    for step in range(13):
        arm = rect(60, radians(degrees * step / 12))
        touch("touchMove" if step else "touchStart", middle + arm, middle - arm)
    touch("touchEnd")


def until_it_lays(page: Page, other: Page) -> None:
    """The others play until this page may lay a card."""
    for _ in range(STEPS):
        if page.locator(PLAYABLE).count():
            return
        step(other)
        answer(page)
    raise AssertionError("it is never this page's turn")


def step(page: Page) -> None:
    """Whatever comes next, in the plainest way."""
    if answer(page):
        return
    cards = page.locator(PLAYABLE)
    if cards.count() == 0 or page.locator(RESULT).count():
        page.wait_for_timeout(60)
        return
    cards.first.click()
    page.locator("[data-choice=next]").click()
    confirm(page)


def answer(page: Page) -> bool:
    """Whom the crab or a seahorse takes from, or that nothing fits."""
    choices = page.locator(
        ".tray [data-choice=take]:enabled, .tray [data-choice=rob]:enabled, .tray [data-choice=skip]:enabled"
    )
    if choices.count() == 0 or page.locator(RESULT).count():
        return False
    before = cards_in_net(page), asked(page)
    choices.first.click()
    page.wait_for_function(
        "before => JSON.stringify(before) !== JSON.stringify(["
        "document.querySelector('[data-net]').getAttribute('aria-label'),"
        "document.querySelector('.tray .prompt').textContent.trim()])",
        arg=before,
    )
    return True


def asked(page: Page) -> str:
    return page.locator(".tray .prompt").inner_text().strip()


def cards_in_net(page: Page) -> str:
    return page.locator("[data-net]").get_attribute("aria-label") or ""


def confirm(page: Page) -> None:
    page.locator("[data-choice=confirm]").click()
    expect(page.locator("[data-choice=confirm]")).to_have_count(0)


def laid_card(page: Page) -> str:
    """A card of the hand that has a place, and no jellyfish."""
    for card in page.locator(PLAYABLE).all():
        name = card.get_attribute("data-hand-card") or ""
        card.click()
        if page.locator("[data-choice=turn]").count():
            page.locator("[data-choice=back]").click()
            return name
        page.locator("[data-choice=back]").click()
    raise AssertionError("only jellyfish fit")


def refused_once(page: Page) -> None:
    """Somewhere it does not fit: the board shows what breaks, the refusal names its clause."""
    card = laid_card(page)
    page.locator(f'[data-hand-card="{card}"]').click()
    for _ in range(12):
        if page.locator("[data-broken]").count():
            break
        page.locator("[data-net]").press("ArrowDown")
    expect(page.locator("[data-broken]")).not_to_have_count(0)
    before = cards_in_net(page)
    page.locator("[data-choice=confirm]").click()
    expect(page.get_by_role("link", name=re.compile("FE-2[234]"))).to_be_visible()
    look(page, "fish-em-up-refused-desk-en")
    assert cards_in_net(page) == before
    page.locator("[data-choice=back]").click()


def by_drag(page: Page) -> None:
    """Out of the hand onto the net, then to where it fits."""
    card = page.locator(f'[data-hand-card="{laid_card(page)}"]').bounding_box()
    net = page.locator("[data-net]").bounding_box()
    assert card
    assert net
    page.mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    page.mouse.down()
    page.mouse.move(net["x"] + net["width"] / 2, net["y"] + net["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator("[data-trying]")).to_be_visible()
    page.locator("[data-choice=next]").click()
    expect(page.locator("[data-trying=fits]")).to_be_visible()
    look(page, "fish-em-up-fits-desk-en")
    confirm(page)


def by_keys(page: Page) -> None:
    """Pick, look for a place, go round and back, lay."""
    card = page.locator(f'[data-hand-card="{laid_card(page)}"]')
    place = [one.get_attribute("data-hand-card") for one in page.locator("[data-hand-card]").all()].index(
        card.get_attribute("data-hand-card")
    )
    net = page.locator("[data-net]")
    net.press(str(place + 1))
    net.press("n")
    for key in ("ArrowLeft", "r", "r", "r", "r", "ArrowRight"):
        net.press(key)
    expect(page.locator("[data-trying=fits]")).to_be_visible()
    net.press("Enter")
    expect(page.locator("[data-trying]")).to_have_count(0)


def by_list(page: Page) -> None:
    """From the list of all places."""
    page.locator(".panels button").first.click()
    plays = page.locator("[data-play]")
    expect(plays.first).to_be_visible()
    look(page, "fish-em-up-places-phone-ja")
    plays.first.click()
    confirm(page)
