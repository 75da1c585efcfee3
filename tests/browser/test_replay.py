"""A finished game looked at again in a real browser: by a link, from its file, and played on."""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.looks import look
from tests.server.people import Person, play

pytestmark = pytest.mark.xdist_group("browser")

Visitor = Callable[..., Page]


@pytest.fixture(scope="module")
def game(site: str) -> str:
    """A finished game of Hana and a bot."""

    async def played() -> str:
        hana = Person(site)
        table: str = (await hana.open(seats=2))["id"]
        await hana.bot(table, 1, "steady")
        await hana.start(table)
        async with hana.line(table) as line:
            await play({0: line}, Random(4))
        await hana.close()
        return table

    with ThreadPoolExecutor(1) as aside:  # Playwright's own loop may run in this thread
        return aside.submit(asyncio.run, played()).result()


def test_a_link_opens_at_its_step_and_follows_every_other(visitor: Visitor, game: str) -> None:
    page = visitor(f"/replay/{game}?step=20&eyes=1", reduced_motion="reduce")
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_have_value("20")
    expect(page.get_by_role("button", name="Musubi", pressed=True)).to_be_visible()
    own = hand_of(page)
    assert own, "through the bot's eyes its hand is open"

    page.get_by_role("button", name="All hands").click()
    expect(page.locator("[data-player='1'] .front").first).to_be_visible()
    look(page, "replay-open-desk-en")
    page.get_by_role("button", name="Spectator").click()
    expect(page.locator(".front")).to_have_count(cards_on_the_table(page))
    expect(page.locator("[data-hand-card]")).to_have_count(0)

    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("21")
    expect(page).to_have_url(re.compile(r"\?step=21&eyes=spectator$"))
    page.keyboard.press("End")
    last = slider.get_attribute("max") or ""
    assert int(last) in range(54, 400, 14), "a tie adds rounds of six tricks (FH-43)"
    expect(slider).to_have_value(last)
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()

    page.get_by_role("button", name="Steps").click()
    page.get_by_role("button", name=re.compile("^Round 3: ")).click()
    assert 0 < int(slider.input_value()) < int(last)
    page.get_by_role("button", name="Game and record").click()
    expect(page.get_by_text("All of it holds")).to_be_visible()
    look(page, "replay-fair-desk-en")


def test_a_game_is_played_on_from_a_step(visitor: Visitor, game: str) -> None:
    page = visitor(f"/replay/{game}?step=30&eyes=0", size=PHONE, language="ja-JP", reduced_motion="reduce")
    expect(page.get_by_role("slider")).to_have_value("30")
    look(page, "replay-phone-ja")
    hand = hand_of(page)
    page.get_by_role("button", name="ここから遊ぶ").click()
    page.get_by_label("卓での名前").fill("そら")
    look(page, "replay-play-on-phone-ja")
    page.get_by_role("button", name="ボットと続きを遊ぶ").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    expect(page.locator("[data-hand-card]").first).to_be_visible()
    assert set(hand_of(page)) <= set(hand), "the same cards, but for what has been played since"
    assert game not in page.url


def test_the_file_of_a_game_is_brought_back(visitor: Visitor, game: str, tmp_path: Path) -> None:
    page = visitor(f"/replay/{game}", reduced_motion="reduce")
    page.get_by_role("button", name="Game and record").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "evening.tairyo"
    download.value.save_as(file)

    page.goto("/replay")
    broken = tmp_path / "broken.tairyo"
    lines = file.read_text(encoding="utf-8").split("\n")
    broken.write_text("\n".join([*lines[:4], "{}", *lines[5:]]), encoding="utf-8")
    page.get_by_label("Choose a file").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("Line 5: the field “seat” is missing.")
    look(page, "replay-file-damaged-desk-en")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("slider", name="Step")).to_have_value("0")
    expect(page.get_by_text("From a file")).to_be_visible()
    page.keyboard.press("End")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("Here the game is over")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("slider").focus()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on against bots").click()
    expect(page).to_have_url(re.compile(r"/t/"))


def hand_of(page: Page) -> list[str | None]:
    expect(page.locator("[data-hand-card]").first).to_be_visible()
    return [card.get_attribute("data-hand-card") for card in page.locator("[data-hand-card]").all()]


def cards_on_the_table(page: Page) -> int:
    return page.locator("[data-trick-card]").count()
