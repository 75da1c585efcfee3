"""The plain table: lines out, typed actions in."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tairyo import Match, Record, games, verify
from tairyo.cli.face import face_of
from tairyo.cli.plain import play
from tairyo.cli.table import Chair, Table
from tairyo.text import Text
from tests.cli.conftest import Typed

FARM_HAND = games.farm_hand


def table_of(*people: str, bots: int = 0, language: str = "en") -> Table:
    say = Text(language)
    chairs = [Chair(name) for name in people]
    chairs += [Chair(f"Bot {n}", FARM_HAND.bots["random"], Random(n)) for n in range(bots)]
    return Table(Match.start(FARM_HAND, len(chairs), "plain"), chairs, face_of(FARM_HAND, say), say)


def typing(table: Table, *lines: str) -> tuple[int, str]:
    """The exit code and all that was said, when these lines are typed."""
    out = io.StringIO()
    code = play(table, Text("en"), io.StringIO("".join(f"{line}\n" for line in lines)), out)
    return code, out.getvalue()


def legal_line(table: Table) -> str:
    seat = table.match.actors[0]
    return str(table.match.legal_actions(seat)[0])


def test_a_whole_game_is_played_from_a_file(tmp_path: Path) -> None:
    # what a script would type is found out by playing the same seed beside it
    match = Match.start(FARM_HAND, 1, "script")
    lines = []
    while match.actors:
        action = match.legal_actions(0)[-1]
        lines.append(str(action))
        match.act(0, action)
    record = tmp_path / "solo.tairyo"
    command = [sys.executable, "-m", "tairyo.cli", "play", "farm-hand", "--people", "Ann", "--seats", "1"]
    done = subprocess.run(
        [*command, "--seed", "script", "--save", str(record), "--lang", "en"],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == f"Saved as {record}\n"
    assert "How many tricks will you win?" in done.stdout
    assert "wins the game" in done.stdout
    assert all(finding.holds for finding in verify(FARM_HAND, Record.load(record)))
    assert Record.load(record).names == ("Ann",)


def test_bots_alone_play_to_the_end_and_the_whole_story_is_told(typed: Typed) -> None:
    shown = typed("play", "farm-hand", "--people", 0, "--bots", "random,random,random", "--plain")
    assert shown.code == 0
    assert "Round 6 is over" in shown.out


def test_the_same_seed_deals_and_plays_the_same(typed: Typed) -> None:
    line = ("play", "farm-hand", "--people", 0, "--bots", "random,random", "--plain", "--seed", "moon")
    assert typed(*line).out == typed(*line).out


def test_the_input_may_end_before_the_game(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("bid 1\n"))
    shown = typed("play", "farm-hand", "--bots", "random", "--seats", 3)
    assert shown.code == 1
    assert shown.out.endswith("The input ended before the game did.\n")


def test_who_leaves_ends_well_and_keeps_what_was_played(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("bid 1\nquit\n"))
    record = tmp_path / "left.tairyo"
    shown = typed("play", "farm-hand", "--bots", "random", "--seats", 3, "--save", record)
    assert shown.code == 0
    assert "You have left the table." in shown.out
    assert Record.load(record).secret is None
    assert typed("replay", record).code == 0


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("bid 7", "Bid a number from 0 to 1. (Rule FH-20)"),
        ("bid lots", "Farm Hand knows two actions: bid a number and play a card."),
        ("play blue-9", "Farm Hand knows two actions"),
        ("play blue-4", "Bids come first. Cards are played once everybody has bid. (Rule FH-30)"),
        ("dance", "Farm Hand knows two actions"),
        ("🐮", "Farm Hand knows two actions"),
        ("undo", "There is nothing of yours to take back."),
        ("rules 99", "They run from FH-1 to FH-62."),
    ],
)
def test_a_wrong_line_is_answered_and_changes_nothing(line: str, says: str) -> None:
    table = table_of("Ann", bots=2)
    code, said = typing(table, line)
    assert code == 1
    assert says in said
    assert table.match.version == 2  # the bots' bids


def test_what_can_be_typed_is_offered_again_after_a_refusal() -> None:
    assert typing(table_of("Ann", bots=2), "bid 7")[1].count("You can type: bid 0, bid 1") == 2


@pytest.mark.parametrize("line", ["BID 1", "  bid   1 ", "bid 1"])
def test_spaces_and_capitals_do_not_matter(line: str) -> None:
    table = table_of("Ann", bots=2)
    typing(table, line)
    assert table.match.version > 2


def test_bytes_that_are_no_text_are_answered_like_any_wrong_line() -> None:
    command = [sys.executable, "-m", "tairyo.cli", "play", "farm-hand", "--bots", "random", "--lang", "en"]
    done = subprocess.run(command, input=b"\xff\xfe\n", capture_output=True, check=False)
    assert done.returncode == 1
    assert b"Farm Hand knows two actions" in done.stdout
    assert done.stderr == b""


def test_a_terminal_without_our_signs_gets_question_marks() -> None:
    command = [sys.executable, "-m", "tairyo.cli", "rules", "farm-hand", "33", "--lang", "ja"]
    environ = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("FH-33   1????")


def test_help_rules_log_and_table_can_be_asked_for() -> None:
    said = typing(table_of("Ann", bots=2), "help", "rules 33", "rules", "log", "table", "")[1]
    assert "Also: table, log, rules" in said
    assert said.count("FH-33: Equal numbers") == 2
    assert said.count("FH-62: ") == 1
    assert said.count("deals one card each") == 2
    assert said.count("How many tricks will you win?") == 2


def test_two_people_see_their_own_hands_alone() -> None:
    table = table_of("Ann", "Ben")
    _, said = typing(table, "bid 0")
    before, after = said.split("Pass the keyboard to Ben.")
    view = {seat: table.face.holding(table.match.view(seat)) for seat in (0, 1)}
    assert view[0] in before
    assert view[0] not in after
    assert view[1] in after
    assert view[1] not in before
    assert "Ann has laid a bid." in after
    assert "Ann lays a bid" not in after


def test_a_bid_is_taken_back_before_anybody_else_acts() -> None:
    table = table_of("Ann", "Ben", "Cleo")
    table.match.act(0, FARM_HAND.parse("bid 1"))
    table.match.undo(0)
    assert "Ann takes the last move back." in table.sentences(1)


def test_japanese_is_spoken(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("bid 9\n"))
    shown = typed("play", "farm-hand", "--bots", "random", "--seats", 2, "--lang", "ja")
    assert "何トリック勝てそうですか？" in shown.out
    assert "ビッドは0から1までの数にしてください。" in shown.out
    assert "プレイヤー1> " in shown.out
