"""Learning the games in a real browser: the guided game to its end, hints, and the rulebook."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.looks import cut_text, faults, look, shoot

pytestmark = pytest.mark.xdist_group("browser")

Visitor = Callable[..., Page]

MOVES = ["1", "purple-7", "1", "blue-1", "yellow-6", "1", "blue-4", "yellow-7", "green-2"]


def test_the_guided_game_is_walked_to_its_end_on_a_phone_in_japanese(visitor: Visitor) -> None:
    """From the lobby; a wrong card is explained and its rule opens; reloaded midway; then a real game."""
    page = visitor(size=PHONE, language="ja-JP", reduced_motion="reduce")
    page.get_by_role("link", name="はじめての方へ").click()
    moves = iter(MOVES)
    for stop in range(1, STOPS + 1):
        arrive(page, stop)
        assert_free_of_the_choices(page)
        if stop == 9:  # blue was led: the yellow card may not be played
            shoot(page, "lesson-phone-ja")
            page.locator("[data-hand-card=yellow-6]").click(position=CORNER, force=True)
            page.get_by_role("link", name="FH-31", exact=True).click()
            expect(page.locator("[id=FH-31]")).to_be_focused()
            shoot(page, "rules-drawer-phone-ja")
            page.keyboard.press("Escape")
            page.reload()
            expect(page.get_by_text("おかえりなさい")).to_be_visible()
        following = page.get_by_role("button", name="次へ")
        if following.count():
            following.click()
        else:
            make(page, next(moves))
    expect(page.locator(OVER)).to_be_focused()
    assert next(moves, None) is None
    shoot(page, "lesson-over-phone-ja")

    page.get_by_role("button", name="ボットと本番を遊ぶ").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    expect(page.locator(".coach")).to_contain_text("ビッドの前に", timeout=20_000)
    assert_free_of_the_choices(page)
    shoot(page, "hint-phone-ja")
    page.locator("[data-bid]").first.click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-player]").first).to_be_visible()
    expect(page.locator(".coach").filter(has_text="ビッドの前に")).to_have_count(0)


def test_the_guided_game_can_be_walked_by_keyboard_alone(visitor: Visitor) -> None:
    """Enter on what has the focus goes on or makes the taught move, at a desk in English."""
    page = visitor("/learn/farm-hand", size=DESK, reduced_motion="reduce")
    for stop in range(1, STOPS + 1):
        arrive(page, stop)
        expect(page.locator(FOCUSED)).to_be_visible()
        page.keyboard.press("Enter")
    expect(page.locator(OVER)).to_be_focused()


def test_the_rulebook_is_read_searched_and_linked_to(visitor: Visitor) -> None:
    """A link opens at its clause; a search finds others; nothing is wider than a phone."""
    page = visitor("/rules/farm-hand#FH-33", size=PHONE, language="ja-JP")
    expect(page.locator("[id=FH-33]")).to_be_focused()
    expect(page.locator("[id=FH-33]")).to_be_in_viewport()
    shoot(page, "rules-phone-ja")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.get_by_label("ルールを探す").fill("きりふだ")
    expect(page.get_by_text("見つかりませんでした")).to_be_visible()
    page.get_by_label("ルールを探す").fill("切り札")
    expect(page.locator("[id=FH-32]")).to_be_visible()
    expect(page.locator("[id=FH-33]")).to_have_count(0)

    desk = visitor("/rules/farm-hand", size=DESK)
    desk.get_by_role("navigation", name="Contents").get_by_role("link", name="Scoring").click()
    expect(desk.get_by_role("heading", name="Scoring")).to_be_in_viewport()
    shoot(desk, "rules-desk-en")


def stops_of(game: str) -> list[dict[str, Any]]:
    """Where the guided game stands still, for a word or for a move."""
    lesson = json.loads(Path(f"web/src/generated/{game}-lesson.json").read_text(encoding="utf-8"))
    return [step for step in lesson["steps"] if step["kind"] != "show"]


FINSPAN_STOPS = stops_of("finspan")


@pytest.mark.parametrize("game", ["fishy-fables", "cash-a-catch", "fish-em-up"])
def test_a_guided_game_is_walked_with_the_tab_key(visitor: Visitor, game: str) -> None:
    """Tab reaches whatever the lesson asks for, and Enter takes it; words are put away by Enter alone."""
    page = visitor(f"/learn/{game}", size=DESK, reduced_motion="reduce")
    for number, stop in enumerate(stops_of(game), 1):
        arrive(page, number)
        if stop["kind"] == "say":
            expect(page.locator(".coach .primary")).to_be_focused()
            page.keyboard.press("Enter")
        else:
            make_by_keys(page, number, stop["action"])
    expect(page.locator(OVER)).to_be_focused()


def make_by_keys(page: Page, stop: int, action: dict[str, Any]) -> None:
    """The move that a stop asks for."""
    match action:
        case {"kind": "lay", "fish": fish}:
            enter(page, f"[data-hand-fish='{fish}']")
        case {"kind": "raise", "amount": amount}:
            enter(page, "[data-choice=raise]")
            expect(page.get_by_role("slider")).to_be_focused()
            page.keyboard.press("Home")
            for _ in range(amount - 1):
                page.keyboard.press("ArrowRight")
            enter(page, ".raise .primary")
        case {"kind": "catnip", "effect": effect}:
            enter(page, f"[data-catnip={effect}]")
        case {"kind": "place", "card": card, "place": place}:
            enter(page, f"[data-catch='{card}']")
            enter(page, f"[data-drop='{place}']")
        case {"kind": "lay" | "sting", "card": card}:
            enter(page, f"[data-hand-card='{card}']")
            for _ in range(40):  # from place to place, until it is the one that is meant
                enter(page, "[data-choice=next]")
                enter(page, "[data-choice=confirm]")
                page.wait_for_timeout(100)
                if not page.locator(f"progress[value='{stop}']").count():
                    return
            raise AssertionError(f"no place is the one of {action}")
        case {"kind": "take", "seat": 2}:  # the second of the two to take from
            enter(page, "[data-choice=take] + [data-choice=take]")
        case {"kind": kind}:
            enter(page, f"[data-choice={kind}]")


def enter(page: Page, target: str) -> None:
    """Tab to it, and press Enter."""
    expect(page.locator(target).first).to_be_enabled()
    for _ in range(80):
        if page.evaluate("target => document.activeElement.matches(target)", target):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not reach {target}")


@pytest.mark.parametrize(
    ("language", "size", "ground"),
    [("en-GB", DESK, "dark"), ("ja-JP", PHONE, "light")],
    ids=["desk-en-dark", "phone-ja-light"],
)
def test_the_first_week_of_finspan_is_walked_to_its_end(
    visitor: Visitor, language: str, size: dict[str, int], ground: str
) -> None:
    """Each hint rings what it speaks of, off the choices; what is to be chosen is in sight."""
    page = visitor(
        "/learn/finspan", size=size, language=language, color_scheme=ground, reduced_motion="reduce"
    )
    name = f"{'desk' if size is DESK else 'phone'}-{language[:2]}"
    for number, stop in enumerate(FINSPAN_STOPS, 1):
        arrive(page, number)
        assert_free_of_the_choices(page)
        if stop["at"]:
            expect(page.locator(".ring")).to_be_in_viewport(ratio=0.9)
        if stop["id"] in ("hand", "egg-twilight", "school", "week"):
            look(page, f"lesson-finspan-{stop['id']}-{name}")
        if stop["kind"] == "say":
            page.locator(".coach .primary").click()
        else:
            make_in_finspan(page, stop["action"])
    expect(page.locator(OVER)).to_be_focused()
    expect(page.locator("main .ocean")).to_be_visible()
    look(page, f"lesson-finspan-over-{name}")
    page.locator(".ways .primary").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    expect(page.locator(".hand .held")).to_have_count(5)


def test_another_choice_in_finspan_is_answered_and_can_be_taken_up_later(visitor: Visitor) -> None:
    page = visitor("/learn/finspan", size=PHONE, reduced_motion="reduce")
    for number in (1, 2, 3):
        arrive(page, number)
        page.locator(".coach .primary").click()
    arrive(page, 4)
    page.locator("[data-hand=whale-shark]").click()
    expect(page.locator(".tray .reason")).to_contain_text("costs 1 school")
    page.locator(".tray").get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Dive at green").click()
    page.locator("[data-choice=dive]").click()
    expect(page.locator(".coach")).to_contain_text("begin with the Mandarinfish")
    page.reload()
    arrive(page, 4)
    expect(page.locator(".coach")).to_contain_text("Welcome back")


@pytest.mark.parametrize("ground", ["dark", "light"])
@pytest.mark.parametrize(
    ("language", "size"), [("en-GB", DESK), ("ja-JP", PHONE)], ids=["desk-en", "phone-ja"]
)
def test_the_rulebook_of_finspan_has_its_pictures(
    visitor: Visitor, language: str, size: dict[str, int], ground: str
) -> None:
    page = visitor("/rules/finspan#FS-30", size=size, language=language, color_scheme=ground)
    expect(page.locator("[id=FS-30] .ocean")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    assert cut_text(page) == []
    shoot(page, f"rules-finspan-{'desk' if size is DESK else 'phone'}-{language[:2]}-{ground}")
    assert faults(page) == []
    page.locator("[id=FS-71]").scroll_into_view_if_needed()
    expect(page.locator("[id=FS-71] tfoot .total")).to_have_text("99")


def make_in_finspan(page: Page, action: dict[str, str]) -> None:
    """A choice, as a hand makes it: cards and sites are looked at before they are chosen."""
    kind = action["kind"]
    if "card" in action and kind != "gain":
        page.locator(f"[data-hand={action['card']}]").click()
    elif "slot" in action:
        page.locator(f".sea [data-slot={action['slot']}]").click()
    elif kind == "dive":
        page.locator(f".sea [data-dive={action['column']}]").click()
    if kind in ("play", "dive", "gain", "draw", "done"):
        page.locator(f".tray [data-choice={kind}]").click()


STOPS = 19
OVER = "main h1[tabindex='-1']"
FOCUSED = ".coach .primary:focus, [data-bid]:focus, [data-hand-card][aria-disabled=false]:focus"
CORNER = {"x": 10.0, "y": 20.0}


def arrive(page: Page, stop: int) -> None:
    """Wait until this stop of the lesson is reached and its word of help stands."""
    expect(page.locator(f"progress[value='{stop}']")).to_be_visible()
    expect(page.locator(".coach:not(.waits)")).to_be_visible(timeout=20_000)


def make(page: Page, move: str) -> None:
    """A bid or a card."""
    if move.isdigit():
        page.locator(f"[data-bid='{move}']").click()
    else:
        page.locator(f"[data-hand-card={move}]").click(position=CORNER)


def assert_free_of_the_choices(page: Page) -> None:
    """No word of help stays over what can be chosen."""
    page.wait_for_function(
        """() => {
      const [coach, tray] = ['.coach', '.tray'].map((one) =>
        document.querySelector(one).getBoundingClientRect());
      return coach.bottom <= tray.top + 1;
    }""",
        timeout=3000,
    )
