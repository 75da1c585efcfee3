"""Table talk and the admin page in a real browser."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ADMIN, PHONE
from tests.browser.looks import look
from tests.browser.test_farm_hand import path_of

pytestmark = pytest.mark.xdist_group("browser")

Visitor = Callable[..., Page]


COVERED_NAMES = """() => {
  const over = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const bubbles = [...document.querySelectorAll('.bubble')].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll('.seat .name')]
    .filter((name) => bubbles.some((bubble) => over(bubble, name.getBoundingClientRect())))
    .map((name) => name.textContent);
}"""
"""The names that something said lies over."""


def two_at_a_table(visitor: Visitor, name: str) -> tuple[Page, Page]:
    """A host at a desk in English and a guest on a phone in Japanese."""
    host = visitor(reduced_motion="reduce")
    host.get_by_label("Your name at the table").fill(name)
    host.get_by_role("button", name="Open the table").click()
    guest = visitor(path_of(host), size=PHONE, language="ja-JP", reduced_motion="reduce")
    guest.get_by_label("卓での名前").fill("そら")
    guest.get_by_role("button", name="着席", exact=True).click()
    expect(host.get_by_text("そら").first).to_be_visible()
    return host, guest


def test_two_people_talk_each_in_their_language(visitor: Visitor) -> None:
    """A phrase, own words, a bubble; a line is reported, its seat muted; the talk goes on into the game."""
    host, guest = two_at_a_table(visitor, "Mio")
    host.get_by_role("button", name="Talk").click()
    expect(host.get_by_label("Your own words")).to_be_focused()
    host.get_by_role("button", name="Hello!").click()
    expect(guest.locator(".bubble", has_text="こんにちは！")).to_be_visible()
    look(guest, "talk-bubble-phone-ja")

    guest.get_by_role("button", name="おしゃべり（新着1件）").click()
    guest.get_by_role("button", name="よろしくお願いします！").click()
    expect(host.locator("ol").get_by_text("Good luck!")).to_be_visible()
    guest.get_by_label("自分の言葉で").fill("負けませんよ")
    guest.get_by_label("自分の言葉で").press("Enter")
    expect(host.locator("ol").get_by_text("負けませんよ")).to_be_visible()
    host.get_by_label("Your own words").fill("<i>Nonsense</i>")
    host.keyboard.press("Enter")
    expect(guest.locator("ol").get_by_text("<i>Nonsense</i>")).to_be_visible()

    guest.get_by_label("Mioの発言の操作").last.click()
    look(guest, "talk-line-phone-ja")
    guest.get_by_role("button", name="この発言をホストに知らせる").click()
    expect(guest.get_by_text("ホストに知らせました。")).to_be_visible()
    expect(host.get_by_text("Reported")).to_be_visible()
    look(host, "talk-reported-desk-en")

    host.get_by_label("そら's line: what to do").last.click()
    host.get_by_role("button", name="Mute そら for all").click()
    expect(guest.get_by_text("ホストがあなたの発言を止めています。")).to_be_visible()
    host.get_by_label("そら's line: what to do").last.click()
    host.get_by_role("button", name="Let そら talk again").click()
    expect(guest.get_by_label("自分の言葉で")).to_be_visible()

    host.keyboard.press("Escape")
    host.get_by_role("button", name="Fill with bots").click()
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator("[aria-label='Your bid'] button").first).to_be_visible()
    host.get_by_role("button", name="Talk").click()
    host.get_by_role("button", name="I still need …").click()
    host.get_by_label("Number").fill("2")
    host.locator("form button", has_text="Send").click()
    expect(guest.locator(".seat .bubble", has_text="あと2トリックほしいです。")).to_be_visible()
    look(host, "talk-game-desk-en")
    look(guest, "talk-game-phone-ja")
    assert guest.evaluate(COVERED_NAMES) == []

    guest.get_by_role("button", name=re.compile("^おしゃべり")).click()
    guest.get_by_label("Mioの発言の操作").last.click()
    guest.get_by_role("button", name="Mioの発言を見ない").click()
    expect(guest.get_by_text("Mioの発言は表示していません。").first).to_be_visible()
    guest.reload()
    guest.get_by_role("button", name=re.compile("^おしゃべり")).click()
    expect(guest.get_by_text("Mioの発言は表示していません。").first).to_be_visible()


def test_the_admin_page_finds_judges_bans_and_deletes(visitor: Visitor) -> None:
    host, guest = two_at_a_table(visitor, "Harbour Cat")
    host.get_by_role("button", name="Talk").click()
    host.get_by_label("Your own words").fill("You play like a wet sock.")
    host.keyboard.press("Enter")
    guest.get_by_role("button", name=re.compile("^おしゃべり")).click()
    guest.get_by_label("Harbour Catの発言の操作").click()
    guest.get_by_role("button", name="この発言をホストに知らせる").click()
    expect(guest.get_by_text("ホストに知らせました。")).to_be_visible()

    admin = visitor("/admin", reduced_motion="reduce")
    admin.get_by_label("Admin token").fill("a guess")
    admin.get_by_role("button", name="Come in").click()
    expect(admin.get_by_text("That is not the token.")).to_be_visible()
    admin.get_by_label("Admin token").fill(ADMIN)
    admin.get_by_role("button", name="Come in").click()
    expect(admin.get_by_text("Tables in memory")).to_be_visible()
    look(admin, "admin-load-desk-en")

    admin.get_by_text("Reported talk", exact=True).click()
    line = admin.locator("li", has_text="wet sock")
    look(admin, "admin-reports-desk-en")
    line.get_by_role("button", name="Delete the line").click()
    expect(guest.locator("ol").get_by_text("この発言は削除されました。")).to_be_visible()

    admin.get_by_text("Bans", exact=True).click()
    admin.get_by_label("Address or network").fill("127.0.0.1")
    admin.get_by_role("button", name="Ban", exact=True).click()
    expect(admin.get_by_text("Your own address lies in there.")).to_be_visible()
    admin.get_by_label("Address or network").fill("203.0.113.7")
    admin.get_by_label("Reason").fill("shouting")
    admin.get_by_role("button", name="Ban", exact=True).click()
    expect(admin.get_by_text("203.0.113.7/32")).to_be_visible()
    look(admin, "admin-bans-desk-en")
    admin.get_by_role("button", name="Lift: 203.0.113.7/32").click()
    expect(admin.get_by_text("Nobody is banned.")).to_be_visible()

    admin.get_by_text("Tables", exact=True).click()
    admin.get_by_label("Id of a table, or a name").fill("harbour c")
    admin.get_by_role("button", name="Search").click()
    table = admin.locator("li.panel")
    expect(table).to_have_count(1)
    table.get_by_role("button", name="Addresses").click()
    expect(table.get_by_text("127.0.0.1").first).to_be_visible()
    table.get_by_role("button", name="Delete the table").click()
    look(admin, "admin-tables-desk-en")
    table.get_by_role("button", name="Yes, delete it").click()
    expect(admin.get_by_text("is deleted.")).to_be_visible()
    expect(host.get_by_text("This table was closed by whoever runs the house.")).to_be_visible()
    expect(guest).to_have_url(re.compile(r"/$"))
    admin.reload()  # the token is kept in this tab
    expect(admin.get_by_text("Tables in memory")).to_be_visible()
