"""Farm Hand in a real browser, as people meet it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.looks import look, shoot

pytestmark = pytest.mark.xdist_group("browser")

Visitor = Callable[..., Page]


def test_two_people_and_a_bot_play_six_rounds(visitor: Visitor) -> None:
    """A host at a desk in English and a guest on a phone in Japanese, to the result; the host reloads."""
    host = visitor(remembered={"pace": "quick"})
    host.get_by_label("Your name at the table").fill("Mio")
    host.get_by_label("Words for luck").fill("full moon")
    look(host, "lobby-desk-en")
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("heading", name="Farm Hand")).to_be_visible()

    guest = visitor(
        path_of(host), size=PHONE, language="ja-JP", color_scheme="dark", remembered={"pace": "quick"}
    )
    guest.get_by_label("卓での名前").fill("そら")
    look(guest, "invited-phone-ja")
    guest.get_by_role("button", name="着席", exact=True).click()
    expect(host.get_by_text("そら")).to_be_visible()
    host.get_by_role("button", name="Fill with bots").click()
    expect(guest.get_by_text("Mio").first).to_be_visible()
    expect(host.get_by_role("img", name="The link as a QR code")).to_be_visible()
    look(host, "waiting-desk-en")
    look(guest, "waiting-phone-ja")
    host.get_by_role("button", name="Start the game").click()

    for people in (host, guest):
        expect(people.locator(BID).first).to_be_visible()
    look(host, "bid-desk-en")
    look(guest, "bid-phone-ja")

    play_on(host, guest, until=lambda: round_of(host) == 3)
    for people in (host, guest):
        expect(people.locator(BID).first).to_be_visible()
    play_on(host, guest, until=lambda: guest.locator("[data-trick-card]").count() > 0)
    look(guest, "play-phone-ja")
    for button, name in (("Log", "log"), ("Tricks", "tricks"), ("Scores", "scores"), ("Menu", "menu")):
        host.get_by_role("button", name=button).click()
        expect(host.locator("section h2[tabindex='-1']")).to_be_focused()
        look(host, f"{name}-desk-en")
        host.keyboard.press("Escape")
    guest.get_by_role("button", name="カード一覧", exact=True).click()
    look(guest, "cards-phone-ja")
    guest.keyboard.press("Escape")
    play_on(host, guest, until=lambda: round_of(host) == 4)
    for people in (host, guest):
        expect(people.locator(BID).first).to_be_visible()
    hands = hand_of(host), hand_of(guest)
    host.reload()
    expect(host.locator(BID).first).to_be_visible()
    assert round_of(host) == 4
    assert (hand_of(host), hand_of(guest)) == hands, "a reload costs nobody anything"

    play_on(host, guest, until=lambda: both_have(host, guest, "dialog[open]"))
    look(host, "result-desk-en")
    look(guest, "result-phone-ja")
    points = [
        [re.sub(r"[^\d−-]", "", cell) for cell in page.locator("dialog td.points").all_inner_texts()]
        for page in (host, guest)
    ]
    assert points[0] == points[1], "both see the same result"
    assert len(points[0]) == 3

    with host.expect_download() as download:
        host.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".tairyo")


def test_a_whole_game_by_keyboard_alone(visitor: Visitor) -> None:
    """From the lobby to the result without a pointer; the focus is never lost on the way."""
    page = visitor(remembered={"pace": "quick"})
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    tab_to(page, lambda: focused(page) == "Play now")
    page.keyboard.press("Enter")
    expect(page.locator(BID).first).to_be_visible()
    for _ in range(1500):
        if page.locator("dialog[open]").count():
            break
        if page.locator(BID).count():
            page.keyboard.press("0")
            if focused(page) == "Bid 0":
                page.keyboard.press("Enter")
        elif page.locator(CARD).count():
            tab_to(page, lambda: page.locator("[data-hand-card]:focus").count() > 0)
            page.keyboard.press("Home")
            while page.locator("[data-hand-card][aria-disabled='true']:focus").count():
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("f")
        page.wait_for_timeout(40)
        assert focused(page) is not None, "the focus is lost"
    expect(page.locator("dialog[open] h2")).to_be_focused()
    told = page.get_by_role("log").first.locator("p").all_inner_texts()
    assert "wins the game" in told[-1] or "share the win" in told[-1]
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert focused(page) is not None
    page.keyboard.press("s")
    expect(page.get_by_role("region", name="How the table stands")).to_contain_text("Points:")


def test_every_card_of_a_trick_is_seen_before_one_is_chosen(visitor: Visitor) -> None:
    """Nobody skips: what the motion of the last trick took away is there again, with little motion too."""
    page = visitor(remembered={"pace": "quick", "hints": "off", "rests": "no"})
    page.get_by_role("button", name="Play now").click()
    chosen = 0
    while chosen < 6:
        expect(page.locator(f"{BID}, {CARD}").first).to_be_visible(timeout=20_000)
        if page.locator(BID).count():
            page.locator(BID).first.click()
            page.locator(BID).first.wait_for(state="detached")
            continue
        assert page.evaluate(UNSEEN) == 0
        page.locator(CARD).first.click(position={"x": 10, "y": 20})
        page.locator(CARD).first.wait_for(state="detached")
        chosen += 1


def test_everything_is_told_in_order(visitor: Visitor) -> None:
    """The region for screen readers has every sentence of the log, in the order of events."""
    page = visitor(remembered={"pace": "quick", "rests": "yes"})
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(BID).first).to_be_visible()
    play_on(page, until=lambda: page.locator("[data-trick-card]").count() > 1)
    page.evaluate(SLOWLY)
    play_on(page, until=lambda: page.locator(TAKEN).count() > 0)
    look(page, "trick-end-desk-en")
    assert page.locator(TAKEN).count() > 0, "the trick lies there still"
    page.keyboard.press("f")
    page.evaluate("() => { window.setTimeout = usual; }")
    go_on = page.get_by_role("button", name="Go on")
    for number in (1, 2):
        play_on(page, until=lambda: go_on.count() > 0)
        look(page, f"round-end-{number}-desk-en")
        go_on.click()
    play_on(page, until=lambda: round_of(page) == 3)
    expect(page.locator(BID).first).to_be_visible()
    told = page.get_by_role("log").first.locator("p").all_inner_texts()
    page.get_by_role("button", name="Log").click()
    logged = page.locator("section ol li > span:last-child").all_inner_texts()
    assert told == logged[-len(told) :]
    rounds = [int(found[1]) for line in told if (found := re.match(r"Round (\d): ", line))]
    assert rounds == [1, 2, 3]
    assert sum("bids are open" in line for line in told) == 2
    # round 1 has one trick of three cards, round 2 has two
    assert sum(" plays " in line for line in told) == 9


def tab_to(page: Page, there: Callable[[], bool]) -> None:
    for _ in range(40):
        if there():
            return
        page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead there")


def focused(page: Page) -> str | None:
    """The name of what has the focus; None where nothing has."""
    return page.evaluate(  # type: ignore[no-any-return]
        "() => { const at = document.activeElement;"
        " return at === document.body ? null : (at.ariaLabel || at.textContent).trim(); }"
    )


BID = "[aria-label='Your bid'] button, [aria-label='あなたのビッド'] button"
TAKEN = ".trick li.won, .trick li.cancelled"
SLOWLY = """() => {
  window.usual = setTimeout;
  window.setTimeout = (then, time, ...rest) => usual(then, time > 200 ? time * 30 : time, ...rest);
}"""
"""What is shown stands so long that it can be judged."""
UNSEEN = """[...document.querySelectorAll('.trick .played, .trick [data-trick-badge]')].filter((one) =>
  one.getAnimations().some(({ playState }) => playState === 'finished')).length"""
"""What a motion that is over still keeps out of sight."""
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
            choices = bids.count()
            if choices and bids.first.is_enabled():
                bids.nth(turn % choices).click()
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
