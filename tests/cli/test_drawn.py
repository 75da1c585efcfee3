"""The drawn table, played through Textual's pilot as a person would at the keyboard."""

from __future__ import annotations

import html
import re
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from tairyo import Match, Record, games, verify
from tairyo.cli.face import face_of
from tairyo.cli.table import Chair, Table
from tairyo.cli.tui.app import TableApp
from tairyo.cli.tui.choices import Choices
from tairyo.cli.tui.pages import Curtain, Page
from tairyo.cli.tui.play import PlayScreen
from tairyo.cli.tui.replay import ReplayScreen
from tairyo.kernel.replay import stations
from tairyo.text import Text

FARM_HAND = games.farm_hand
SMALL = (80, 24)


def sit(*people: str, bots: int = 0, language: str = "en", seed: str = "drawn") -> tuple[Table, Text]:
    say = Text(language)
    chairs = [Chair(name) for name in people]
    chairs += [Chair(f"Bot {n}", FARM_HAND.bots["random"], Random(n)) for n in range(bots)]
    match = Match.start(FARM_HAND, len(chairs), seed, names=[chair.name for chair in chairs])
    return Table(match, chairs, face_of(FARM_HAND, say), say), say


def app_for(table: Table, say: Text, save: Path = Path("unused")) -> TableApp:
    return TableApp(PlayScreen(table, say, 0, save))


def shown(app: TableApp) -> str:
    """All that stands on the screen, one line a piece of text."""
    pieces = re.findall(r"<text[^>]*>([^<]*)</text>", app.export_screenshot())
    return "\n".join(html.unescape(piece) for piece in pieces).replace("\xa0", " ")


def prompt(app: TableApp) -> str:
    content = app.screen.query_one("#prompt", Static).content
    return getattr(content, "text", None) or getattr(content, "plain", "")


async def until_asked(pilot: Pilot[None]) -> None:
    """Let bots move until a person, or a page, is waited for."""
    for _ in range(500):
        await pilot.pause(0.01)
        screen = pilot.app.screen
        if not isinstance(screen, PlayScreen) or not screen.busy:
            return
    raise AssertionError("the bots never finish")


async def test_a_hot_seat_game_is_played_to_its_end(tmp_path: Path) -> None:
    table, say = sit("Ann", "Ben", bots=1)
    app = app_for(table, say, tmp_path / "evening.tairyo")
    rng = Random(3)
    curtains = 0
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(400):
            await until_asked(pilot)
            screen = app.screen
            if isinstance(screen, Page):
                break
            if isinstance(screen, Curtain):
                curtains += 1
                await pilot.press("space")
                continue
            assert isinstance(screen, PlayScreen)
            assert screen.viewer in table.match.actors
            choices = screen.query_one("#choices", Choices)
            legal = table.match.legal_actions(screen.viewer)
            await pilot.press(rng.choice([key for key, action, _ in choices.choices if action in legal]))
        assert table.match.outcome is not None
        assert curtains > 30
        text = shown(app)
        assert "Result" in text
        assert table.verdict() in text
        await pilot.press("w")
        await pilot.pause(0.05)
        assert all(finding.holds for finding in verify(FARM_HAND, Record.load(tmp_path / "evening.tairyo")))
        await pilot.press("q")
    assert app.return_code == 0


async def test_nothing_of_a_hand_is_left_while_the_keyboard_passes_on() -> None:
    table, say = sit("Ann", "Ben", "Cleo", language="ja")
    app = app_for(table, say)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "Annに交代してください。" in shown(app)
        hands = [table.match.view(seat)["hand"][0] for seat in range(3)]
        animals = table.match.view(None)["animals"]
        names = [say(f"farm-hand-animal-{animals[int(card.split('-')[1]) - 1]}") for card in hands]
        assert not any(name in shown(app) for name in names)
        await pilot.press("space")
        assert names[0] in shown(app)
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert not any(name in shown(app) for name in names)
        assert "Annがビッドを決めました。" in shown(app)
        # a key still held down from the last choice does not lift the curtain
        await pilot.press("1")
        assert isinstance(app.screen, Curtain)
        picture = app.screen_stack[-2]
        assert isinstance(picture, PlayScreen)
        assert picture.viewer is None


async def test_a_bid_can_be_taken_back_before_the_keyboard_is_passed_on() -> None:
    table, say = sit("Ann", "Ben")
    app = app_for(table, say)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("space", "1")
        await pilot.pause()
        assert table.match.view(0)["bids"][0] == 1
        assert "press u" in shown(app)
        await pilot.press("u")
        await pilot.pause()
        assert isinstance(app.screen, PlayScreen)
        assert app.screen.viewer == 0
        assert table.match.view(0)["bids"][0] is None
        await pilot.press("0")
        await pilot.pause()
        assert table.match.view(0)["bids"][0] == 0


async def test_an_undo_that_would_cost_others_is_refused_in_a_sentence() -> None:
    table, say = sit("Ann", bots=2)
    app = app_for(table, say)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("u")
        assert prompt(app) == "There is nothing of yours to take back."
        assert "Undo" not in shown(app)


async def test_a_refusal_names_the_clause_and_the_rules_open_there() -> None:
    table, say = sit("Ann", bots=2, seed="drawn 3")
    app = app_for(table, say)
    async with app.run_test(size=SMALL) as pilot:
        key = await until_a_card_is_barred(pilot, table)
        await pilot.press(key)
        assert re.fullmatch(r"You hold (\w+), so follow with \1\. \(Rule FH-31\)", prompt(app))
        version = table.match.version
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert "FH-31" in shown(app)
        assert "FH-1 " not in shown(app)
        await pilot.press("escape")
        assert table.match.version == version


async def until_a_card_is_barred(pilot: Pilot[None], table: Table) -> str:
    """Play on until Ann has to follow and holds another suit too; the key of such a card."""
    for _ in range(200):
        await until_asked(pilot)
        legal = table.match.legal_actions(0)
        choices = pilot.app.screen.query_one("#choices", Choices).choices
        barred = [key for key, action, _ in choices if action not in legal]
        if barred:
            return barred[0]
        await pilot.press(choices[0][0])
    raise AssertionError("Ann may play anything all game long")


async def test_arrows_and_enter_choose_too() -> None:
    table, say = sit("Ann", bots=2)
    app = app_for(table, say)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("right", "enter")
        await pilot.pause()
        assert table.match.record.entries[2].action == {"kind": "bid", "tricks": 1}


async def test_the_mouse_chooses_too() -> None:
    table, say = sit("Ann", bots=2)
    app = app_for(table, say)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.click("#choices", offset=(10, 0))
        await pilot.pause()
        assert table.match.record.entries[2].action == {"kind": "bid", "tricks": 1}


async def test_keys_that_mean_nothing_do_nothing() -> None:
    table, say = sit("Ann", bots=2)
    app = app_for(table, say)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("9", "z", "!", "f5", "delete")
        assert table.match.version == 2
        assert isinstance(app.screen, PlayScreen)


@pytest.mark.parametrize(
    ("key", "title"),
    [
        ("c", "Cards"),
        ("t", "Tricks"),
        ("s", "Scores"),
        ("l", "What happened"),
        ("r", "Rules of Farm Hand"),
    ],
)
async def test_a_letter_looks_something_up_and_escape_leads_back(key: str, title: str) -> None:
    table, say = sit("Ann", bots=2)
    app = app_for(table, say)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert title in shown(app)
        await pilot.press("escape")
        assert isinstance(app.screen, PlayScreen)


async def test_leaving_asks_first_while_the_game_goes_on() -> None:
    table, say = sit("Ann", bots=2)
    app = app_for(table, say)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("q")
        assert "The game is not over." in shown(app)
        await pilot.press("escape")
        assert isinstance(app.screen, PlayScreen)
        await pilot.press("q", "y")
    assert app.return_code == 0


async def test_a_record_that_cannot_be_written_is_said() -> None:
    table, say = sit(bots=3)
    app = app_for(table, say, Path("nowhere/evening.tairyo"))
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        for _ in range(500):
            await pilot.pause(0.01)
            if isinstance(app.screen, Page):
                break
        await pilot.press("w")
        await pilot.pause(0.1)
        assert "cannot be written" in shown(app)


async def test_bots_alone_are_watched_with_all_hands_hidden() -> None:
    table, say = sit(bots=3)
    app = app_for(table, say)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        picture = app.screen_stack[1]
        assert isinstance(picture, PlayScreen)
        assert picture.viewer is None


@pytest.mark.parametrize("size", [SMALL, (120, 40), (200, 60)])
@pytest.mark.parametrize("language", ["en", "ja"])
async def test_five_players_fit_on_the_screen(size: tuple[int, int], language: str) -> None:
    table, say = sit("Annabella Longname", "ながいなまえのひと", bots=3, language=language)
    rng = Random(1)
    while table.match.view(None)["round"] < 6 or not table.match.view(None)["trick"]:
        seat = table.match.actors[0]
        table.match.act(seat, rng.choice(table.match.legal_actions(seat)))
    app = app_for(table, say)
    async with app.run_test(size=size) as pilot:
        await until_asked(pilot)
        if isinstance(app.screen, Curtain):
            await pilot.press("space")
            await pilot.pause()
        box = app.screen.query_one("#board-box")
        assert box.max_scroll_y == 0
        assert box.max_scroll_x == 0
        tray = app.screen.query_one("#tray")
        assert tray.region.bottom <= size[1] - 1
        bar = app.screen.query_one("#keys").region
        assert (bar.y, bar.height) == (size[1] - 1, 1)


async def test_a_record_is_stepped_through(evening: Path) -> None:
    record, say = Record.load(evening), Text("en")
    matches = stations(FARM_HAND, record)
    table = Table(matches[-1], [Chair(name) for name in record.names], face_of(FARM_HAND, say), say)
    app = TableApp(ReplayScreen(matches, table, say, None))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert prompt(app) == "Step 0 of 81 · as a spectator"
        assert "q Quit" in shown(app).replace("\n", "")
        await pilot.press("left", "right", "right")
        assert prompt(app) == "Step 2 of 81 · as a spectator"
        assert "Ben has laid a bid." in shown(app)
        await pilot.press("v", "v")
        assert prompt(app) == "Step 2 of 81 · as Ben"
        assert "Ben lays a bid of" in shown(app)
        await pilot.press("v", "v", "end")
        assert prompt(app) == "Step 81 of 81 · open hands"
        assert "The game is over" not in shown(app).split("Step")[0]
        await pilot.press("home", "pagedown")
        assert prompt(app) == "Step 10 of 81 · open hands"
        await pilot.press("s")
        assert "Scores" in shown(app)
        await pilot.press("escape", "q")
    assert app.return_code == 0


async def test_arrows_change_an_amount_within_what_the_rules_allow() -> None:
    game, say = games.fishy_fables, Text("en")
    chairs = [
        Chair("Ann"),
        Chair("Ben", game.bots["random"], Random(1)),
        Chair("Bo", game.bots["random"], Random(2)),
    ]
    match = Match.start(game, 3, "amounts", draft="quick", catnip="off")
    while match.view(None)["phase"] == "selection" or match.actors != (0,):
        match.act(match.actors[0], match.legal_actions(match.actors[0])[0])
    app = app_for(Table(match, chairs, face_of(game, say), say), say)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot)
        await pilot.press("right", "right", "pageup", "down")
        assert "Raise by 10" in shown(app)
        await pilot.press(*["pageup"] * 9)
        assert str(app.screen.query_one(Choices).chosen) == "raise 49"
        await pilot.press(*["pagedown"] * 9, "up")
        await pilot.press("enter")
    assert {"kind": "raised", "player": 0, "amount": 2, "all_in": False} in [
        event.view(None) for events in match.history for event in events
    ]


async def test_the_board_shows_what_the_choice_under_the_cursor_would_look_like() -> None:
    game, say = games.fish_em_up, Text("en")
    match = Match.start(game, 2, "pointed")
    chairs = [Chair("Ann"), Chair("Ben", game.bots["random"], Random(1))]
    while match.actors != (0,):
        match.act(match.actors[0], match.legal_actions(match.actors[0])[0])
    app = app_for(Table(match, chairs, face_of(game, say), say), say)
    async with app.run_test(size=(100, 34)) as pilot:
        await until_asked(pilot)
        board = app.screen.query_one("#board", Static)
        choices = app.screen.query_one(Choices)
        drawn, first = str(board.render()), choices.chosen
        assert "counts 1" in shown(app)
        await pilot.press("right")
        await pilot.pause()
        second = choices.chosen
        assert second is not None
        assert second != first
        assert str(board.render()) != drawn
        await pilot.press("n")
        await pilot.pause()
        assert "Whole net" in shown(app)
        await pilot.press("escape", "enter")
        await until_asked(pilot)
    assert second.data() in [entry.action for entry in match.record.entries if entry.seat == 0]
