"""People at a table in a real browser: from a locked table to the rematch, and a seat on another device."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, serving
from tests.browser.looks import shoot
from tests.browser.test_farm_hand import both_have, path_of, play_on

pytestmark = pytest.mark.xdist_group("browser")

Visitor = Callable[..., Page]
IMPATIENT = "import tairyo.server.room as room; room.AWAY = 1.0; from tairyo.cli import main; main()"


@pytest.fixture
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a service where somebody is absent after a second already."""
    with serving(tmp_path_factory.mktemp("impatient") / "tairyo.db", "-c", IMPATIENT) as address:
        yield address


def open_locked(host: Page) -> str:
    """A table of three behind a password, for which spectators are late; its path."""
    host.get_by_label("Your name at the table").fill("Mio")
    host.get_by_label("Password").fill("koi")
    host.get_by_label("Who may watch").select_option(label="Anybody, 30 seconds later")
    shoot(host, "people-lobby-desk-en")
    host.get_by_role("button", name="Open the table").click()
    return path_of(host)


def sit(guest: Page, name: str, password: str) -> None:
    guest.get_by_label("卓での名前").fill(name)
    guest.get_by_label("この卓の合言葉").fill(password)
    guest.get_by_role("button", name="着席", exact=True).click()


def test_from_a_locked_table_to_the_rematch(impatient: str, visitor: Visitor) -> None:
    host = visitor(impatient, reduced_motion="reduce")
    table = impatient + open_locked(host)

    guest = visitor(table, size=PHONE, language="ja-JP", reduced_motion="reduce")
    ken = visitor(table, size=PHONE, language="ja-JP", color_scheme="dark")
    for visits in (guest, ken):
        sit(visits, "そら" if visits is guest else "けん", "kai")
        expect(visits.get_by_role("alert")).to_contain_text("合言葉ではありません")
    shoot(guest, "people-wrong-password-phone-ja")
    for visits in (guest, ken):
        visits.get_by_label("この卓の合言葉").fill("koi")
        visits.get_by_role("button", name="着席", exact=True).click()
        expect(visits.get_by_label("わたしのおまじない")).to_be_visible()

    seats = host.get_by_role("main").get_by_role("listitem")
    host.get_by_role("button", name="Move けん up").click()
    expect(seats.nth(1)).to_contain_text("けん")
    seats.nth(0).drag_to(seats.nth(2))
    expect(seats.nth(2)).to_contain_text("Mio")
    expect(seats.nth(0)).to_contain_text("そら")
    shoot(host, "people-waiting-desk-en")

    host.get_by_role("button", name="More for けん").click()
    host.get_by_role("button", name="Give the seat away").click()
    shoot(host, "people-kick-desk-en")
    host.get_by_role("button", name="Yes, give it away").click()
    expect(ken.get_by_text("ホストが席を空けました")).to_be_visible()
    shoot(ken, "people-barred-phone-ja-dark")
    assert ken.get_by_role("button", name=re.compile("着席")).count() == 0

    host.get_by_role("button", name="Fill with bots").click()
    host.get_by_role("button", name="More for そら").click()
    host.get_by_role("button", name="Make host").click()
    expect(guest.get_by_role("button", name="ゲーム開始")).to_be_enabled()
    guest.get_by_label("わたしのおまじない").fill("満ち潮")
    guest.get_by_role("button", name="混ぜる", exact=True).click()
    expect(guest.get_by_role("button", name="混ぜました")).to_be_visible()
    guest.evaluate("scrollTo(0, 0)")
    shoot(guest, "people-hosting-phone-ja")
    guest.get_by_role("button", name="ゲーム開始").click()
    expect(ken.get_by_text("30秒遅れで観戦しています")).to_be_visible()
    shoot(ken, "people-late-phone-ja-dark")

    context = guest.context
    guest.close()
    call = host.get_by_role("button", name="Let a bot play for そら")
    expect(call).to_be_visible(timeout=10_000)
    shoot(host, "people-absent-desk-en")
    call.click()
    expect(host.get_by_text("そら has been away")).not_to_be_visible()
    guest = context.new_page()
    guest.goto(impatient)
    expect(guest.get_by_text("ボットが代わりにプレイ中")).to_be_visible()
    shoot(guest, "people-lobby-phone-ja")
    guest.get_by_role("link", name="自分の席へ").click()
    back = guest.get_by_role("button", name="自分の席に戻る")
    expect(back).to_be_visible()
    shoot(guest, "people-kept-phone-ja")
    back.click()
    expect(back).not_to_be_visible()

    play_on(host, guest, until=lambda: both_have(host, guest, "dialog[open]"))
    shoot(host, "people-result-desk-en")
    host.get_by_role("button", name="Rematch").click()
    expect(host.get_by_role("heading", name="Farm Hand")).to_be_visible()
    expect(guest.get_by_text("もう一戦：Mioが待っています")).to_be_visible()
    shoot(guest, "people-rematch-phone-ja")
    guest.get_by_role("link", name="行く").click()
    expect(guest.get_by_text("Mioが開始します")).to_be_visible()
    assert path_of(guest) == path_of(host)
    assert impatient + path_of(host) != table


def test_a_seat_goes_on_on_another_device(visitor: Visitor) -> None:
    desk = visitor(reduced_motion="reduce")
    desk.get_by_role("button", name="Play now").click()
    expect(desk.locator("[aria-label='Your bid'] button").first).to_be_visible()
    desk.get_by_role("button", name="Menu").click()
    desk.get_by_text("Continue on another device").click()
    desk.get_by_role("button", name="Make the link").click()
    link = desk.get_by_label("Link that takes my seat along").input_value()
    shoot(desk, "people-move-desk-en")

    phone = visitor(link, size=PHONE, color_scheme="dark")
    expect(phone.get_by_role("heading", name="Continue here as Guest?")).to_be_visible()
    shoot(phone, "people-claim-phone-en-dark")
    assert "#" not in phone.url
    phone.get_by_role("button", name="Continue here").click()
    expect(phone.locator("[aria-label='Your bid'] button").first).to_be_visible()
    expect(desk.get_by_text("Your seat is on another device now")).to_be_visible()
    assert desk.locator("[data-hand-card]").count() == 0
    shoot(desk, "people-moved-desk-en")


def test_a_private_game_says_so_calmly(visitor: Visitor) -> None:
    host = visitor(reduced_motion="reduce")
    host.get_by_label("Your name at the table").fill("Mio")
    host.get_by_label("Who may watch").select_option(label="Nobody while it is on")
    host.get_by_role("button", name="Open the table").click()
    path = path_of(host)
    watcher = visitor(path, size=PHONE, language="ja-JP")
    expect(watcher.get_by_text("対局中はだれも観戦できません")).to_be_visible()
    host.get_by_role("button", name="Fill with bots").click()
    host.get_by_role("button", name="Start the game").click()
    expect(watcher.get_by_text("この対局は非公開です")).to_be_visible()
    shoot(watcher, "people-private-phone-ja")
    expect(host.locator("[aria-label='Your bid'] button").first).to_be_visible()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Let a bot play for me").click()
    back = host.get_by_role("main").get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    shoot(host, "people-private-kept-desk-en")
