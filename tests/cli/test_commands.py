"""Every command explains itself, and says in one sentence what is wrong with a line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tairyo.cli import COMMANDS, main
from tairyo.cli.usage import Command
from tests.cli.conftest import Typed

NAMES = [command.name for command in COMMANDS]


def test_without_a_command_all_commands_are_listed(typed: Typed) -> None:
    shown = typed()
    assert shown.code == 0
    assert all(name in shown.out for name in NAMES)
    assert typed("--help").out == shown.out


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("command", COMMANDS, ids=NAMES)
def test_every_command_teaches_in_both_languages(typed: Typed, command: Command, language: str) -> None:
    shown = typed(command.name, "--help", "--lang", language)
    assert shown.code == 0
    assert all(param.name in shown.out for param in command.params)
    assert all(example in shown.out for example in command.examples)
    assert not any(line.endswith(" ") for line in shown.out.splitlines())


@pytest.mark.parametrize("command", COMMANDS, ids=NAMES)
def test_every_example_is_a_line_that_can_be_read(command: Command) -> None:
    from tairyo.cli.usage import read, take_language

    for example in command.examples:
        words = example.split()
        assert words[:2] == ["tairyo", command.name]
        read(command, take_language(words[2:])[1])


def test_the_version_is_told(typed: Typed) -> None:
    assert typed("--version").out.startswith("tairyo ")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("simlate", "Did you mean simulate?"),
        ("dance", "There is no command “dance”"),
        ("simulate", "Which game?"),
        (
            "simulate chess",
            "There is no game “chess”. "
            "There are: cash-a-catch, farm-hand, finspan, fish-em-up, fishy-fables.",
        ),
        ("simulate farm-hand --game 3", "Did you mean --games?"),
        ("simulate farm-hand --games", "--games takes a value: --games N."),
        ("simulate farm-hand --games --json", "--games takes a value"),
        ("simulate farm-hand --games many", "--games takes a whole number from 1, not “many”"),
        ("simulate farm-hand --games 0", "whole number from 1"),
        ("simulate farm-hand --games -5", "whole number from 1"),
        ("simulate farm-hand --games 99999999999999999999", "whole number from 1"),
        ("simulate farm-hand --jobs 0", "--jobs takes a whole number from 1"),
        ("simulate farm-hand --games 1 --games 2", "--games is given twice"),
        ("simulate farm-hand --json=yes", "--json stands alone"),
        ("simulate farm-hand now", "one word too many"),
        ("simulate farm-hand --seats 9", "played with 1 to 5 seats, not 9"),
        ("simulate farm-hand --bots clever", "There is no bot “clever”. There are: random, steady."),
        ("simulate farm-hand --seats 2 --bots random,random,random", "3 bots do not fit on 2 seats"),
        ("simulate farm-hand --option rounds=3", "no option “rounds”. It has: first_dealer, tables."),
        ("simulate farm-hand --option first_dealer", "Write --option name=value"),
        ("simulate farm-hand --option first_dealer=7", "no choice “7”. It has: none, 0, 1, 2, 3, 4."),
        (
            "simulate farm-hand --seats 2 --option first_dealer=4",
            "--option first_dealer: No such seat: this table has 2 seats.",
        ),
        ("simulate farm-hand --option tables=nowhere.toml", "nowhere.toml cannot be read"),
        ("simulate farm-hand --games 1 --out nowhere/games.jsonl", "games.jsonl cannot be written"),
        ("play farm-hand --people a,b,c --seats 2", "3 people and 0 bots do not fit on 2 seats"),
        ("play farm-hand --people Ann,Ben --bots random,random --seats 3", "Give more --seats"),
        ("play farm-hand --people 9", "played with 1 to 5 seats"),
        ("play farm-hand --people " + "9" * 5000, "played with 1 to 5 seats"),
        ("play farm-hand --people ,", "--people takes a list with commas; “,” names nothing."),
        ("play farm-hand --bots ,", "--bots takes a list with commas"),
        ("play farm-hand --people a --bots random --seats 1", "1 person and 1 bot do not fit on 1 seat."),
        ("simulate farm-hand --bots , --seats 1", "--bots takes a list with commas"),
        ("simulate farm-hand --bots random,random --seats 1", "2 bots do not fit on 1 seat."),
        ("play farm-hand --save .", ". is a folder. Name a file to save the record in."),
        ("play farm-hand --save /tmp", "/tmp is a folder"),
        ("play farm-hand --save /proc/evening.tairyo", "/proc/evening.tairyo cannot be written"),
        ("play farm-hand --save " + "x" * 300, "cannot be written: File name too long"),
        ("verify evening.tairyo --commitment moon", "evening.tairyo cannot be read"),
        ("serve --database foo://x", "The database foo://x cannot be opened."),
        ("serve --database /proc/nope/x.db", "The database /proc/nope/x.db cannot be opened."),
        ("serve --database foo://me:secret@x", "The database foo://me:***@x cannot be opened."),
        ("serve --tables nowhere", "There is no folder nowhere of tables."),
        ("play farm-hand --people " + "x" * 30, "cannot be a name"),
        ("play farm-hand --pace fast", "takes a time from 0 to 60 seconds"),
        ("play farm-hand --save nowhere/evening.tairyo", "no folder nowhere"),
        ("rules farm-hand FH-99", "no clause “FH-99”. They run from FH-1 to FH-62."),
        ("rules chess", "There is no game “chess”"),
        ("games chess", "There is no game “chess”"),
        ("replay", "Which record?"),
        ("replay nowhere.tairyo", "nowhere.tairyo cannot be read: No such file or directory."),
        ("verify nowhere.tairyo", "nowhere.tairyo cannot be read"),
        ("serve --port 70000", "A port lies between 0 and 65535; 70000 does not."),
        ("serve --port high", "--port takes a whole number from 0"),
        ("clauses --tests nowhere", "no folder “nowhere” of tests"),
        ("games --lang fr", "Choose en or ja."),
        ("--lang", "Choose en or ja."),
    ],
)
def test_a_wrong_line_gets_a_sentence_and_exit_code_2(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = typed(*line.split())
    assert shown.code == 2
    assert shown.out == ""
    assert says in shown.err
    first, second = shown.err.splitlines()
    assert first.startswith("tairyo: ")
    assert second.startswith("Read more: tairyo")
    assert list(tmp_path.iterdir()) == []


def test_errors_are_told_in_japanese(typed: Typed) -> None:
    assert "ではありませんか？" in typed("simlate", "--lang", "ja").err


def test_a_damaged_deck_file_says_what_is_wrong(typed: Typed, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text("[suits]\nred = [4, 4]\n", encoding="utf-8")
    shown = typed("simulate", "farm-hand", "--option", f"tables={deck}")
    assert shown.code == 2
    assert "--option tables: suits.red holds 4 twice" in shown.err
    in_japanese = typed("simulate", "farm-hand", "--option", f"tables={deck}", "--lang", "ja").err
    assert "--option tables: suits.red に 4 が2つあります。" in in_japanese


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"[suits]\nred = [4\nblue", "deck.toml is not TOML that can be read: see line 3."),
        (b"[suits]\nred = [", "deck.toml is not TOML that can be read: see line 2."),
        (b"\xff\xfe", "deck.toml is not a text file in UTF-8."),
    ],
)
def test_a_deck_file_that_is_no_toml_is_named(
    typed: Typed, tmp_path: Path, content: bytes, says: str
) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_bytes(content)
    shown = typed("simulate", "farm-hand", "--option", f"tables={deck}")
    assert shown.code == 2
    assert says in shown.err


def test_a_seal_is_64_hexadecimal_digits(typed: Typed, evening: Path) -> None:
    shown = typed("verify", evening, "--commitment", "moon")
    assert (shown.code, shown.out) == (2, "")
    assert "“moon” is not" in shown.err


def test_games_tell_their_options(typed: Typed) -> None:
    shown = typed("games", "farm-hand")
    assert "first_dealer (First dealer): none (Drawn by lot), 0 (Seat 1)" in " ".join(shown.out.split())
    assert "steady" in shown.out


def test_the_rulebook_is_whole_and_in_order(typed: Typed) -> None:
    shown = typed("rules", "farm-hand").out
    assert shown.index("FH-1 ") < shown.index("Bidding") < shown.index("FH-20") < shown.index("FH-62")


@pytest.mark.parametrize("written", ["FH-33", "fh-33", "33", "fh33"])
def test_one_clause_is_found_however_it_is_written(typed: Typed, written: str) -> None:
    shown = typed("rules", "farm-hand", written)
    assert shown.out.startswith("FH-33")
    assert "Equal numbers in one trick cancel" in shown.out


def test_the_rules_are_told_in_japanese(typed: Typed) -> None:
    assert "リードスート" in typed("rules", "farm-hand", "31", "--lang", "ja").out


def test_serve_hands_its_settings_on(typed: Typed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from tairyo.server import app

    calls: list[tuple[object, ...]] = []
    monkeypatch.setattr(app, "serve", lambda *given, **named: calls.append((*given, named)))
    database = tmp_path / "evening.db"
    shown = typed("serve", "--port", 8080, "--host", "0.0.0.0", "--database", database, "--bot-pause", 0.1)
    assert shown.code == 0
    [(settings, host, port, named)] = calls
    assert (host, port, named) == ("0.0.0.0", 8080, {"open_page": False})
    assert str(database) in settings.database  # type: ignore[attr-defined]
    assert settings.bot_pause == 0.1  # type: ignore[attr-defined]


def test_ctrl_c_ends_calmly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tairyo.cli._run", stop)
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["games"]) == 130
    assert capsys.readouterr().err == "\nStopped.\n"


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m tairyo.cli rules farm-hand | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("Farm Hand\n", "")
