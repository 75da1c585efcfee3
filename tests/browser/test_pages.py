"""Pages beside the game: everybody can use them, at any size, in both languages and on both grounds."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, Route, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.looks import cut_text, look, shoot

pytestmark = pytest.mark.xdist_group("browser")

Visitor = Callable[..., Page]

SHIFTS = """window.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shifted += value;
}).observe({ type: 'layout-shift', buffered: true });"""
"""Adds up how much of the page jumps, as browsers count it."""

LARGE = "document.documentElement.style.fontSize = '200%'"


@pytest.mark.parametrize(
    ("language", "size", "ground"),
    [("en-GB", DESK, "dark"), ("ja-JP", PHONE, "light")],
    ids=["desk-en-dark", "phone-ja-light"],
)
def test_every_component_can_be_seen_and_used(
    visitor: Visitor, language: str, size: dict[str, int], ground: str
) -> None:
    page = visitor("/components", size=size, language=language, color_scheme=ground)
    name = f"{'desk' if size is DESK else 'phone'}-{language[:2]}"
    expect(page.locator("main section").last).to_be_visible()
    assert page.evaluate("scrollY") == 0
    look(page, f"components-{name}")
    page.locator("main section .row button").filter(
        has_text=re.compile("The end of a game|対局の終わり")
    ).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    look(page, f"components-dialog-{name}")
    page.keyboard.press("Escape")
    page.locator("main section").last.locator("button").first.click()
    expect(page.locator(".board .tray")).to_be_visible()
    page.locator(".board .tray").scroll_into_view_if_needed()
    look(page, f"components-game-{name}")


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_words_at_twice_the_size_are_all_there(visitor: Visitor, language: str, size: dict[str, int]) -> None:
    """Lobby, waiting room, bids, menu, replay, rulebook and a missing page with letters of 200 %."""
    page = visitor(size=size, language=language)
    name = f"{'desk' if size is DESK else 'phone'}-{language[:2]}-200"

    def read(stage: str) -> None:
        page.evaluate(LARGE)
        shoot(page, f"{stage}-{name}")
        assert cut_text(page) == [], stage

    expect(page.locator("form button[type=submit]")).to_be_enabled()
    read("lobby")
    page.locator("input[name=nickname]").fill("Mio")
    page.locator("form button[type=submit]").click()
    expect(page.locator("footer")).to_be_visible()
    read("waiting")
    page.locator("footer button").first.click()
    page.locator("footer button.primary").click()
    expect(page.locator("[data-bid]").first).to_be_visible()
    read("bid")
    page.locator("[data-bid]").first.click()
    expect(page.locator("[data-hand-card][aria-disabled=false]").first).to_be_visible()
    read("play")
    page.locator("header .tools button").last.click()
    read("menu")
    page.goto(f"/replay/{page.url.rpartition('/')[2]}")
    expect(page.get_by_role("slider")).to_be_visible()
    read("replay")
    page.goto("/rules/farm-hand")
    expect(page.locator("[id=FH-33]")).to_be_visible()
    read("rules")
    page.goto("/nothing-here")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    read("missing")


@pytest.mark.parametrize(
    ("size", "ground"), [(DESK, "light"), (PHONE, "dark")], ids=["desk-light", "phone-dark"]
)
def test_forced_colours_leave_every_state_in_sight(
    visitor: Visitor, size: dict[str, int], ground: str
) -> None:
    """Where the reader's own colours stand for ours, an edge tells whose turn it is and what may be done."""
    page = visitor(size=size, forced_colors="active", color_scheme=ground, remembered={"hints": "off"})
    name = f"{'desk' if size is DESK else 'phone'}-forced-{ground}"

    def edge(selector: str) -> str:
        return page.locator(selector).first.evaluate("one => getComputedStyle(one).outlineStyle")  # type: ignore[no-any-return]

    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    shoot(page, f"lobby-{name}")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-bid]").first).to_be_visible()
    assert edge(".own .seat.turn") == "solid"
    assert edge(".card") == "solid"
    shoot(page, f"bid-{name}")
    page.locator("[data-bid]").first.click()
    expect(page.locator("[data-hand-card][aria-disabled=false]").first).to_be_visible()
    assert edge(".hand .playable") == "dashed"
    shoot(page, f"play-{name}")


def test_the_first_load_is_small(visitor: Visitor) -> None:
    """All before a lobby or a table stands, packed, no fonts: under 200 KB, and nothing of another game."""

    def load(path: str, stands: str) -> tuple[int, str]:
        page = visitor("/nothing", service_workers="block")
        page.goto("about:blank")
        answers: list[Response] = []
        page.on("response", lambda answer: answers.append(answer))
        page.goto(path)
        expect(page.locator(stands).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        size = sum(
            int(answer.headers.get("content-length", 0))
            for answer in answers
            if answer.request.resource_type != "font"
        )
        return size, "\n".join(answer.url for answer in answers)

    lobby, _ = load("/", "form button[type=submit]:enabled")
    host = visitor()
    host.locator("input[name=nickname]").fill("Mio")
    host.locator("form button[type=submit]").click()
    expect(host).to_have_url(re.compile(r"/t/"))
    host.locator("footer button").first.click()
    host.locator("footer button.primary").click()
    expect(host.locator("[data-bid]").first).to_be_visible()
    table, files = load(host.url, ".board .tray")
    assert 20_000 < lobby < 200_000
    assert 20_000 < table < 200_000
    assert "/assets/farm-hand-" in files
    assert not re.search(r"/assets/(fishy-fables|cash-a-catch|fish-em-up|finspan)-", files)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_jumps_while_a_lobby_comes_over_a_slow_line(visitor: Visitor, size: dict[str, int]) -> None:
    page = visitor("/nothing", size=size, service_workers="block")
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    slow = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 100_000}
    network.send("Network.emulateNetworkConditions", {"offline": False, **slow})
    page.add_init_script(SHIFTS)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.wait_for_function(
        "() => document.fonts.size > 100"
    )  # the ranges of the face that are kept for later
    page.wait_for_timeout(1000)
    assert page.evaluate("shifted") < 0.01


def test_a_style_sheet_that_got_lost_is_asked_for_again(visitor: Visitor) -> None:
    page = visitor("/nothing", service_workers="block", lonely=True)
    lost: list[str] = []

    def lose_once(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    page.route("**/assets/Lobby-*.css", lose_once)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    assert len(lost) == 1
    sheets = page.evaluate("[...document.styleSheets].map(({ href }) => href)")
    assert sheets[-1] == lost[0], "it comes after those of the house"


def test_a_missing_page_leads_back(visitor: Visitor) -> None:
    page = visitor("/nothing-here", size=PHONE)
    look(page, "missing-phone-en")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert page.evaluate("document.activeElement.id") == "content"


def test_an_app_in_the_reader_s_language(visitor: Visitor) -> None:
    """What a device is told when the client is installed follows the language."""
    page = visitor(language="ja-JP")
    manifest = page.locator("link[rel=manifest]")
    expect(manifest).to_have_attribute("href", "/manifest.ja.webmanifest")
    told = page.evaluate("async () => (await fetch('/manifest.ja.webmanifest')).json()")
    assert told["name"] == "大漁"
    for icon in told["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == "image/png"
    page.get_by_role("button", name="English").click()
    expect(manifest).to_have_attribute("href", "/manifest.en.webmanifest")
