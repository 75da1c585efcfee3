"""A table with a clock in a real browser: somebody lets time run out, and sees what comes of it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.looks import look
from tests.browser.test_farm_hand import BID, path_of

pytestmark = pytest.mark.xdist_group("browser")

ENGLISH = {
    "name": "Your name at the table",
    "clock": "Time to think",
    "turn": "A turn",
    "extra": "Extra for the whole game",
    "open": "Open the table",
    "told": "5 s a turn",
    "remind": "Remind me",
    "fill": "Fill with bots",
    "start": "Start the game",
    "log": "Log",
    "late": "Time ran out: played for Mio.",
}
JAPANESE = {
    "name": "卓での名前",
    "clock": "持ち時間",
    "turn": "1手ごと",
    "extra": "ゲーム全体の予備",
    "open": "卓を立てる",
    "told": "1手5秒",
    "remind": "番が来たら知らせる",
    "fill": "空席をボットで埋める",
    "start": "ゲーム開始",
    "log": "記録",
    "late": "時間切れ：Mioの手を代わりに進めました。",
}


@pytest.mark.parametrize(
    ("shot", "language", "size", "say"),
    [("desk-en", "en-GB", DESK, ENGLISH), ("phone-ja", "ja-JP", PHONE, JAPANESE)],
    ids=["desk-en", "phone-ja"],
)
def test_a_person_lets_time_run_out_and_sees_it_coming(
    visitor: Callable[..., Page], shot: str, language: str, size: dict[str, int], say: dict[str, str]
) -> None:
    page = visitor(size=size, language=language, reduced_motion="reduce")
    page.get_by_label(say["name"]).fill("Mio")
    page.get_by_label(say["clock"], exact=True).select_option("own")
    page.get_by_label(say["turn"], exact=True).fill("5")
    page.get_by_label(say["extra"]).fill("0")
    page.get_by_label(say["clock"], exact=True).scroll_into_view_if_needed()
    look(page, f"clock-choice-{shot}")
    page.get_by_role("button", name=say["open"]).click()
    path_of(page)
    expect(page.get_by_text(say["told"])).to_be_visible()
    page.get_by_role("button", name=say["fill"]).click()
    expect(page.get_by_role("button", name=say["start"])).to_be_enabled()
    look(page, f"clock-waiting-{shot}")
    page.get_by_role("button", name=say["start"]).click()
    expect(page.locator(BID).first).to_be_visible()
    timer = page.get_by_role("timer").first
    expect(timer).to_have_text(re.compile(r"0:0[1-4]"))
    look(page, f"clock-runs-{shot}")
    expect(page.get_by_text(say["late"]).first).to_be_attached()  # nobody touched anything
    page.get_by_role("button", name=say["log"], exact=True).click()
    expect(page.get_by_role("listitem").filter(has_text=say["late"]).first).to_be_visible()
    look(page, f"clock-log-{shot}")
