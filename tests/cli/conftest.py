"""A command line to type on, and records to read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from tairyo import Match, games
from tairyo.cli import main


@dataclass
class Printed:
    """What a command left behind."""

    code: int
    out: str
    err: str


Typed = Callable[..., Printed]


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Runs a command line; the environment speaks English."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def run(*words: object) -> Printed:
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        return Printed(code, out, err)

    return run


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """The record of a finished game of three."""
    match = Match.start(games.farm_hand, 3, "evening", names=["Ann", "Ben", "Cleo"])
    rng = Random(2)
    while match.actors:
        seat = match.actors[0]
        match.act(seat, rng.choice(match.legal_actions(seat)))
    return match.record.save(tmp_path / "evening.tairyo")


@pytest.fixture
def half(tmp_path: Path) -> Path:
    """The record of a game that was left in its first round."""
    match = Match.start(games.farm_hand, 2, "half", names=["Ann", "Ben"])
    for seat in (0, 1):
        match.act(seat, match.legal_actions(seat)[0])
    return match.record.save(tmp_path / "half.tairyo")
