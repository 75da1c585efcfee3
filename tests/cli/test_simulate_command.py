"""``tairyo simulate``: what scripts read of it stays as it is, and it stops when asked to."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Typed


def test_json_is_one_object_of_known_shape(typed: Typed, tmp_path: Path) -> None:
    line = "simulate farm-hand --games 30 --seats 3 --bots random --seed 7 --jobs 2 --json --out"
    shown = typed(*line.split(), tmp_path / "games.jsonl")
    assert (shown.code, shown.err) == (0, "")
    data = json.loads(shown.out)
    assert set(data) >= {
        "game", "games", "seats", "bots", "seed", "actions", "seconds", "games_per_s", "actions_per_s",
        "mean_scores", "by_bot",
    }  # fmt: skip
    assert (data["game"], data["games"], data["seats"], data["seed"]) == ("farm-hand", 30, 3, "7")
    assert data["bots"] == ["random", "random", "random"]
    assert len(data["mean_scores"]) == 3
    bot = data["by_bot"]["random"]
    low, high = bot["mean_score_95"]
    assert low < bot["mean_score"] < high
    assert bot["win_share"] == pytest.approx(1 / 3)
    rows = [json.loads(row) for row in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert sum(row["actions"] for row in rows) == data["actions"]
    assert set(rows[0]) == {"game", "bots", "scores", "ranking", "actions"}


def test_a_seed_may_be_a_word(typed: Typed) -> None:
    line = "simulate farm-hand --games 2 --bots random --json --seed"
    assert json.loads(typed(*line.split(), "harvest moon").out)["seed"] == "harvest moon"
    assert json.loads(typed(*line.split(), "007").out)["seed"] == "007"


def test_a_seed_that_was_drawn_is_reported(typed: Typed) -> None:
    line = "simulate farm-hand --games 3 --bots random --json"
    data = json.loads(typed(*line.split()).out)
    again = json.loads(typed(*line.split(), "--seed", data["seed"]).out)
    assert again["mean_scores"] == data["mean_scores"]


def test_bots_are_repeated_until_every_seat_has_one(typed: Typed) -> None:
    line = "simulate farm-hand --games 1 --seats 5 --bots random,steady --json --fixed-seats"
    data = json.loads(typed(*line.split()).out)
    assert data["bots"] == ["random", "steady", "random", "steady", "random"]
    assert data["by_bot"]["steady"]["seats"] == 2
    assert data["by_bot"]["steady"]["mean_score_95"] is None  # one game tells nothing of the spread


def test_the_report_can_be_read(typed: Typed) -> None:
    shown = typed("simulate", "farm-hand", "--games", 20, "--seats", 3, "--bots", "random", "--seed", 7)
    assert "Farm Hand: 20 games, 3 seats" in shown.out
    assert "Seat 3" in shown.out
    assert "Seed: 7" in shown.out
    assert shown.err == ""  # no bar where nobody looks


def test_ctrl_c_ends_calmly() -> None:
    line = "simulate farm-hand --games 10000000 --bots random --seats 3 --jobs 2 --json"
    command = [sys.executable, "-m", "tairyo.cli", *line.split()]
    # Whoever is started in the background is deaf to Ctrl-C, and so would its children be.
    deaf = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    finally:
        signal.signal(signal.SIGINT, deaf)
    try:
        workers = Path(f"/proc/{running.pid}/task/{running.pid}/children")
        until = time.monotonic() + 30
        while workers.exists() and not workers.read_text() and time.monotonic() < until:
            time.sleep(0.05)  # a slow machine is still loading
        time.sleep(2)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=20)
    finally:
        running.kill()
    assert running.returncode == 130
    assert out == ""
    assert err.startswith("Stopped after ")
    assert len(err.splitlines()) == 1
