"""Replay and verify, on good, damaged and foreign files."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tairyo import Match, Record, fork, games
from tests.cli.conftest import Typed


def with_line(path: Path, number: int, text: str) -> Path:
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[number - 1] = text
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_a_fair_game_is_proven(typed: Typed, evening: Path) -> None:
    shown = typed("verify", evening)
    assert shown.code == 0
    assert shown.out.count("✓") == 3
    assert "Now compare the seal" in shown.out
    assert "was fair" not in shown.out
    assert "sealed before" not in shown.out
    assert f"Seal: {Record.load(evening).commitment}\n" in shown.out


def test_the_seal_that_the_table_showed_is_compared(typed: Typed, evening: Path) -> None:
    seal = Record.load(evening).commitment
    shown = typed("verify", evening, "--commitment", seal.upper())
    assert (shown.code, shown.out.count("✓")) == (0, 4)
    assert "Everything agrees, the seal included" in shown.out
    other = typed("verify", evening, "--commitment", "0" * 64)
    assert other.code == 1
    assert "The record's seal is another than the one that you gave." in other.out
    assert other.out.endswith("Not proven.\n")


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "This is a fork. What comes after entry 30 agrees"), ("ja", "分岐した対局の記録")],
)
def test_a_fork_is_a_third_state(
    typed: Typed, evening: Path, tmp_path: Path, language: str, says: str
) -> None:
    whole = Record.load(evening)
    branch = fork(games.farm_hand, whole, 30, b"mine")
    rng = Random(1)
    while branch.actors:
        seat = branch.actors[0]
        branch.act(seat, rng.choice(branch.legal_actions(seat)))
    shown = typed("verify", branch.record.save(tmp_path / "fork.tairyo"), "--lang", language)
    assert shown.code == 0
    assert (shown.out.count("✓"), shown.out.count("✗"), shown.out.count("\n·")) == (3, 0, 1)
    assert whole.commitment in "".join(shown.out.split())
    assert says in shown.out


def test_a_game_that_is_not_over_is_not_proven(typed: Typed, half: Path) -> None:
    shown = typed("verify", half)
    assert shown.code == 1
    assert "The game is not over: its secret is still kept back." in shown.out
    assert shown.out.endswith("Not proven.\n")


def test_a_stacked_deck_is_found(typed: Typed, evening: Path) -> None:
    lines = evening.read_text(encoding="utf-8").splitlines()
    end = json.loads(lines[-1])
    end["secret"] = "00" * 32
    shown = typed("verify", with_line(evening, len(lines), json.dumps(end)))
    assert shown.code == 1
    assert "✗  Secret" in shown.out
    assert "✗  Shuffles" in shown.out


def test_a_changed_move_is_found_with_its_line(typed: Typed, evening: Path) -> None:
    changed = with_line(evening, 3, '{"do":{"kind":"bid","tricks":5},"seat":0}')
    assert "Line 3: Bid a number from 0 to 1. (Rule FH-20)" in typed("verify", changed).out
    shown = typed("replay", changed)
    assert shown.code == 1
    assert "evening.tairyo, line 3: Bid a number from 0 to 1. (Rule FH-20)" in shown.err


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (
            '{"do":"bid 2","seat":0}',
            "evening.tairyo の3行目: 「do」にはオブジェクトが要ります。bid 2 ではありません。",
        ),
        (
            '{"do":{"kind":"bid","tricks":5},"seat":0}',
            "の3行目: ビッドは0から1までの数にしてください。（条項 FH-20）",
        ),
        ('{"do":{"kind":"fly"},"seat":0}', "の3行目: ファームハンドでできるのは"),
        ('{"seat":0,"undo":true}', "の3行目: 戻せる手がありません。"),
    ],
)
def test_damage_is_told_in_japanese(typed: Typed, evening: Path, line: str, says: str) -> None:
    assert says in typed("replay", with_line(evening, 3, line), "--lang", "ja").err


def test_wrong_options_of_a_record_are_told_in_japanese(typed: Typed, evening: Path) -> None:
    head = json.loads(evening.read_text(encoding="utf-8").splitlines()[0])
    head["options"] = {"first_dealer": 4, "tables": None}
    shown = typed("verify", with_line(evening, 1, json.dumps(head)), "--lang", "ja")
    assert shown.code == 1
    assert "1行目: その席はありません。この卓は3席です。" in shown.out


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "line 1: the file is empty"),
        (b"\x00\xff\xfe", "line 1: not a text file"),
        (b"Dear diary\n", "line 1: not JSON"),
        (b'{"name": "package"}\n', "line 1: not a Tairyo record"),
        (b'{"tairyo": 7}\n', "line 1: format 7"),
    ],
)
def test_a_foreign_file_is_named_as_such(
    typed: Typed, tmp_path: Path, command: str, content: bytes, says: str
) -> None:
    path = tmp_path / "foreign.tairyo"
    path.write_bytes(content)
    shown = typed(command, path)
    assert (shown.code, shown.out) == (1, "")
    assert says in shown.err
    assert len(shown.err.splitlines()) == 1


def test_a_record_of_another_house_is_named_as_such(typed: Typed, evening: Path) -> None:
    head = json.loads(evening.read_text(encoding="utf-8").splitlines()[0]) | {"game": "chess"}
    shown = typed("replay", with_line(evening, 1, json.dumps(head)))
    assert shown.code == 1
    assert "a record of “chess”" in shown.err


def test_a_replay_tells_the_whole_game(typed: Typed, evening: Path) -> None:
    shown = typed("replay", evening)
    assert shown.code == 0
    assert "   0  Round 1: " in shown.out
    assert "Round 6 is over" in shown.out
    assert shown.out.rstrip().endswith("won")


def test_a_spectator_reads_no_laid_bid(typed: Typed, evening: Path) -> None:
    shown = typed("replay", evening, "--step", 2)
    assert "Ann has laid a bid." in shown.out
    assert "lays a bid of" not in shown.out
    assert "hand" not in shown.out.replace("Farm Hand", "")


def test_a_seat_reads_its_own_bid_and_hand_alone(typed: Typed, evening: Path) -> None:
    shown = typed("replay", evening, "--step", 2, "--seat", 0)
    assert "Ann lays a bid of" in shown.out
    assert "Ben has laid a bid." in shown.out
    assert shown.out.count("Your hand:") == 1
    assert typed("replay", evening, "--step", 2, "--seat", "Ann").out == shown.out


def test_open_hands_show_everything(typed: Typed, evening: Path) -> None:
    shown = typed("replay", evening, "--step", 2, "--open")
    assert shown.out.count("lays a bid of") == 2
    assert all(f"{name} · Your hand:" in shown.out for name in ("Ann", "Ben", "Cleo"))


def test_step_0_is_the_deal(typed: Typed, evening: Path) -> None:
    assert "lays" not in typed("replay", evening, "--step", 0).out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--step", "999"), "The record has 81 steps; there is no step 999."),
        (("--seat", "3"), "Give a number from 0 to 2"),
        (("--seat", "Zoe"), "no seat “Zoe”"),
        (("--seat", "1" * 5000), "no seat “1111"),
        (("--seat", "0", "--open"), "Give only one of them"),
    ],
)
def test_a_step_or_seat_that_is_not_there(
    typed: Typed, evening: Path, words: tuple[str, ...], says: str
) -> None:
    shown = typed("replay", evening, *words)
    assert (shown.code, shown.out) == (2, "")
    assert says in shown.err


def test_a_replay_speaks_japanese(typed: Typed, evening: Path) -> None:
    assert "ビッドを公開しました。" in typed("replay", evening, "--lang", "ja").out


def test_seats_without_names_are_numbered(typed: Typed, evening: Path) -> None:
    head = json.loads(evening.read_text(encoding="utf-8").splitlines()[0]) | {"names": []}
    assert "Seat 1" in typed("replay", with_line(evening, 1, json.dumps(head)), "--step", 0).out


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", ["Ann: 312.5 ms (512.5 ms till it arrived, 200 ms of them for the line)", "Ben: 313.0 ms"]),
        ("ja", ["Ann：312.5ミリ秒（到着まで512.5ミリ秒、うち回線の分200ミリ秒）", "Ben：313.0ミリ秒"]),
    ],
)
def test_a_settled_race_is_printed(typed: Typed, tmp_path: Path, language: str, says: list[str]) -> None:
    match = Match.start(games.cash_a_catch, 3, "bell", names=["Ann", "Ben", "Cleo"])
    match.act(match.actors[0], games.cash_a_catch.parse("turn up"))
    first, second = match.actors
    names = {first: "Ann", second: "Ben"}
    record = match.record
    record.names = tuple(names.get(seat, "Cleo") for seat in range(3))
    rings = [
        {"seat": first, "arrival": 512.5, "allowance": 200, "time": 312.5},
        {"seat": second, "arrival": 313.5, "allowance": 0.5, "time": 313.0},
    ]
    race = {"rings": rings, "drawn": [first, second]}
    match.accept(match.propose(first, games.cash_a_catch.parse("ring"), race=race))
    shown = typed("replay", record.save(tmp_path / "bell.tairyo"), "--plain", "--lang", language)
    assert all(line in shown.out for line in says)
    assert ("Equally quick: Ann, Ben." if language == "en" else "同時：Ann") in shown.out
