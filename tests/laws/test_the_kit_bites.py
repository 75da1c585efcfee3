"""The kit finds nothing wrong with an honest game, and catches every broken one."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tairyo import testing
from tairyo.kernel.game import Game
from tairyo.testing import LAWS, LawBroken, conform
from tairyo.testing.playthrough import golden_files
from tests.laws.broken import BROKEN
from tests.laws.lantern import lantern

CLAUSES = ("LA-1", "LA-2", "LA-3", "LA-4")
CHECKS: dict[str, Callable[[Game], None]] = {
    "secrecy": lambda game: testing.check_secrecy(game, 3, positions=300),
    "honest refusals": lambda game: testing.check_refusals(game, 3, positions=60, clauses=CLAUSES),
    "replay": lambda game: testing.check_replay(game, 3),
    "undo": lambda game: testing.check_undo(game, 3),
    "copies": lambda game: testing.check_copies(game, 3, positions=40),
    "ends": lambda game: testing.check_ends(game, 3),
    "conservation": lambda game: testing.check_conservation(game, 3),
}


def test_an_honest_game_keeps_every_law() -> None:
    conform(lantern(), positions=150)


@pytest.mark.parametrize(("law", "says", "make"), BROKEN, ids=[make.__name__ for _, _, make in BROKEN])
def test_a_broken_game_is_caught(law: str, says: str, make: Callable[[], Game]) -> None:
    with pytest.raises(LawBroken) as caught:
        CHECKS[law](make())
    assert caught.value.law == law
    assert says in caught.value.what
    assert "lantern, 3 seats" in caught.value.where


def test_a_broken_game_breaks_again_at_the_same_place() -> None:
    law, _, make = next(row for row in BROKEN if row[2].__name__ == "TellsAllWhatWasChosen")
    texts = []
    for _ in range(2):
        with pytest.raises(LawBroken) as caught:
            CHECKS[law](make())
        texts.append(str(caught.value))
    assert texts[0] == texts[1]


@pytest.mark.parametrize("name", ["ShowsHandsToAll", "LosesACard", "PassesForEver", "takes_true_for_one"])
def test_all_laws_together_catch_it_too(name: str) -> None:
    law, _, make = next(row for row in BROKEN if row[2].__name__ == name)
    with pytest.raises(LawBroken) as caught:
        conform(make(), positions=20)
    assert caught.value.law == law


def test_every_law_has_a_game_that_breaks_it() -> None:
    in_files = {"golden games", "clauses"}
    assert {law for law, _, _ in BROKEN} | in_files >= set(LAWS)


# ---- 7. golden games


@pytest.fixture
def golden(tmp_path: Path) -> Path:
    for name, text in golden_files(lantern()).items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_golden_games_that_are_up_to_date_pass(golden: Path) -> None:
    testing.check_golden(lantern(), golden)
    assert sorted(path.name for path in golden.rglob("*.txt")) == ["2-standard.txt", "3-standard.txt"]


def test_a_missing_golden_game_is_caught(golden: Path) -> None:
    (golden / "lantern/3-standard.txt").unlink()
    with pytest.raises(LawBroken, match=r"golden games: lantern/3-standard.txt is missing"):
        testing.check_golden(lantern(), golden)


def test_a_stale_golden_game_is_caught_at_its_line(golden: Path) -> None:
    path = golden / "lantern/2-standard.txt"
    path.write_text(
        path.read_text(encoding="utf-8").replace("legal    look 0", "legal    look 9", 1), encoding="utf-8"
    )
    with pytest.raises(LawBroken, match=r"2-standard.txt is stale: line \d+ was 'legal    look 9"):
        testing.check_golden(lantern(), golden)


def test_a_golden_game_of_nothing_is_caught(golden: Path) -> None:
    (golden / "lantern/4-standard.txt").write_text("old", encoding="utf-8")
    with pytest.raises(LawBroken, match=r"4-standard.txt is of no seat count and variant"):
        testing.check_golden(lantern(), golden)


def test_a_variant_without_golden_games_is_caught(golden: Path) -> None:
    with pytest.raises(LawBroken, match=r"2-night.txt is missing"):
        testing.check_golden(lantern(variants={"standard": {}, "night": {}}), golden)
