"""Law 7: the golden games are all there, and played as they are written. `make golden` writes them anew."""

from pathlib import Path

import pytest

from tairyo import games
from tairyo.kernel.game import Game
from tairyo.testing import check_golden
from tairyo.testing.golden import main

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("game", games.ALL.values(), ids=games.ALL)
def test_golden_games_are_up_to_date(game: Game) -> None:
    check_golden(game, FOLDER)


def test_every_folder_of_golden_games_is_of_a_game() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(games.ALL)


def test_the_command_writes_what_is_compared_and_removes_what_is_of_no_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = tmp_path / "farm-hand" / "9-old.txt"
    stale.parent.mkdir()
    stale.write_text("old", encoding="utf-8")
    assert main([str(tmp_path)]) == 0
    for game in games.ALL.values():
        check_golden(game, tmp_path)
    assert str(tmp_path / "farm-hand" / "3-standard.txt") in capsys.readouterr().out
    assert not stale.exists()


def test_the_command_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "FOLDER" in capsys.readouterr().err
