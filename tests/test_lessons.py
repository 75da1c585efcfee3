"""Guided games and the rulebook's examples: what the rules make of them, and every word of them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tairyo import games
from tairyo.cli.rulebook import clause_ids
from tairyo.games.finspan.cards import CARD_OF, TIMING, TIMINGS
from tairyo.kernel.action import IllegalAction, Json
from tairyo.kernel.game import Game
from tairyo.lesson import Do, Laid, Lesson, Other, Say, files, is_taught, steps
from tairyo.testing.lessons import main
from tairyo.text import LANGUAGES, Text

GENERATED = Path(__file__).parents[1] / "web/src/generated"
TAUGHT = [game for game in games.ALL.values() if is_taught(game)]
EVERY_GAME = pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])


def lesson_of(game: Game) -> Lesson:
    lesson = import_module(f"tairyo.games.{game.id.replace('-', '_')}.lesson").LESSON
    assert isinstance(lesson, Lesson)
    return lesson


def is_offered(action: Json, form: Json) -> bool:
    """Whether a legal form stands for this action: it itself, or a range around its amount."""
    if "low" not in form:
        return action == form
    return action["kind"] == form["kind"] and form["low"] <= action["amount"] <= form["high"]


@EVERY_GAME
def test_what_the_client_shows_is_what_the_rules_give_now(game: Game) -> None:
    for name, text in files(game).items():
        assert (GENERATED / name).read_text(encoding="utf-8") == text, "make lessons, and read the difference"


def test_the_command_writes_what_is_compared(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 0
    written = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert written == {name: text for game in TAUGHT for name, text in files(game).items()}
    assert main([]) == 2


@EVERY_GAME
def test_every_move_that_a_lesson_asks_for_is_among_those_that_the_learner_may_make(game: Game) -> None:
    legal: list[Any] = []
    asked = 0
    for step in steps(game, lesson_of(game)):
        if step["kind"] == "show":
            legal = step["legal"]
        elif step["kind"] == "do":
            asked += 1
            assert any(is_offered(step["action"], form) for form in legal)
    assert asked > 4


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stop_of_a_lesson_has_its_words_and_a_clause_that_the_rulebook_has(
    game: Game, language: str
) -> None:
    say = Text(language)
    stops = [line for line in lesson_of(game).script if isinstance(line, Say | Do)]
    ids = [stop.id for stop in stops]
    assert len(ids) == len(set(ids)), "a lesson is taken up again at the id of a stop"
    words = {id_ for id_ in say.ids(f"{game.id}-lesson") if "-lesson-" in id_}
    known = {f"{game.id}-lesson-{id_}" for id_ in ids}
    choices = {f"{game.id}-lesson-{stop.id}-other" for stop in stops if isinstance(stop, Do)}
    assert known <= words
    assert words - known - choices == {f"{game.id}-lesson-over"}
    assert {stop.clause for stop in stops if stop.clause} <= set(clause_ids(game, say))


def test_a_lesson_that_the_rules_refuse_is_not_written() -> None:
    lesson = lesson_of(games.farm_hand)
    wrong = [
        Do(line.id, line.at, "play yellow-6") if isinstance(line, Do) and line.id == "follow" else line
        for line in lesson.script
    ]
    with pytest.raises(IllegalAction, match="FH-31"):
        steps(games.farm_hand, Lesson(lesson.seats, lesson.falls, wrong, lesson.options))


def test_a_lesson_shows_the_learner_no_number_of_another_hand() -> None:
    for step in steps(games.farm_hand, lesson_of(games.farm_hand)):
        if step["kind"] == "show":
            assert all("-" not in back for hand in step["view"]["backs"] for back in hand)
            for event in step["events"]:
                if event["kind"] == "dealt":
                    assert all("-" not in card for hand in event["hands"][1:] for card in hand)


def test_the_lesson_meets_every_rule_of_a_trick_and_of_a_score() -> None:
    shown = [step for step in steps(games.farm_hand, lesson_of(games.farm_hand)) if step["kind"] == "show"]
    tricks = [event for step in shown for event in step["events"] if event["kind"] == "trick_ended"]
    scores = [event for step in shown for event in step["events"] if event["kind"] == "round_scored"]
    assert [trick["winner"] for trick in tricks] == [0, 0, 0, None, 0, 2]
    assert [len(trick["cancelled"]) for trick in tricks] == [0, 2, 0, 3, 0, 0]
    assert [score["points"][0] for score in scores] == [1, -1, 3]


def test_the_lesson_of_fishy_fables_wins_with_a_big_fish_a_bluff_and_a_fish_that_grew() -> None:
    shown = [
        step for step in steps(games.fishy_fables, lesson_of(games.fishy_fables)) if step["kind"] == "show"
    ]
    rounds = [event for step in shown for event in step["events"] if event["kind"] == "round_ended"]
    assert [line["winner"] for line in rounds] == [0, 0, 0]
    assert [line["folded"] for line in rounds] == [[1], [1, 2], [1]]
    assert [[fish["sizes"] for fish in line["shown"] if fish["player"] == 0] for line in rounds] == [
        [[42]],
        [[9]],
        [[24, 48]],
    ]


def test_the_lesson_of_fishy_fables_shows_no_fish_of_others_before_the_reveal() -> None:
    for step in steps(games.fishy_fables, lesson_of(games.fishy_fables)):
        if step["kind"] == "show":
            view = step["view"]
            assert view["open"] or view["fish"][1:] == [None, None]
            for event in step["events"]:
                if event["kind"] == "laid":
                    assert event["fish"] is None or event["player"] == 0


def test_the_lesson_of_finspan_plays_every_timing_dives_everywhere_and_makes_a_school() -> None:
    shown = [step for step in steps(games.finspan, lesson_of(games.finspan)) if step["kind"] == "show"]
    told = [event for step in shown for event in step["events"]]
    own = [event for event in told if event.get("player") == 0]
    placed = [CARD_OF[event["card"]] for event in own if event["kind"] == "placed"]
    assert [TIMINGS[TIMING[card]] for card in placed] == ["when_played", "if_activated", "game_end"]
    assert [event["column"] for event in own if event["kind"] == "dived"] == ["blue", "purple", "green"]
    assert {"card_paid", "token_paid", "drawn", "gained", "eggs_laid", "left"} <= {
        event["kind"] for event in own
    }
    hatched = next(i for i, event in enumerate(told) if event["kind"] == "hatched")
    assert (told[hatched - 1]["player"], told[hatched]["player"]) == (1, 0)  # for all players
    assert [event["formed"] for event in own if event["kind"] == "moved"] == [True]
    assert [event["points"] for event in told if event["kind"] == "week_ended"] == [[2, 1]]


def test_the_pictures_of_finspan_show_the_examples_of_the_source() -> None:
    shown = import_module("tairyo.games.finspan.lesson").examples()
    assert [over["refused"] and over["refused"]["code"] for over in shown["over"]] == [None, "not-shorter"]
    dived = shown["dive"]["events"]
    bonuses = [event["bonus"] for event in dived if event["kind"] == "bonus_earned"]
    assert bonuses == ["sunlight", "twilight", "floor"]
    assert [event["player"] for event in dived if event["kind"] == "hatched"] == [0, 1]
    assert [week["points"] for week in shown["weeks"]] == [7, 6, 8]
    assert shown["end"]["oceans"][0]["score"] == {
        "weeks": 21,
        "abilities": 3,
        "fish": 46,
        "consumed": 4,
        "eggs_and_young": 7,
        "schools": 18,
    }


def test_laid_out_chance_falls_as_it_was_laid() -> None:
    chance = Laid([1, ["c", "a"], []])
    items = ["a", "b", "c"]
    assert chance.below(2) == 1
    chance.shuffle(items)
    assert items == ["c", "a", "b"]
    chance.shuffle(items)
    assert items == ["c", "a", "b"]


def test_laid_out_chance_that_does_not_fit_is_an_error() -> None:
    with pytest.raises(ValueError, match="below 2 is asked for, 2 is laid"):
        Laid([2]).below(2)
    with pytest.raises(ValueError, match="shuffle is asked for, 0 is laid"):
        Laid([0]).shuffle(["a"])
    with pytest.raises(ValueError, match="shuffle is asked for"):
        Laid([["z"]]).shuffle(["a"])


def test_another_seat_may_act_out_of_the_learners_sight() -> None:
    script = [Do("bid", "", "bid 1"), Other(1, "bid 0")]
    shown = steps(games.farm_hand, Lesson(3, lesson_of(games.farm_hand).falls, script, {"first_dealer": 2}))
    assert shown[-1]["events"] == [{"kind": "bid", "player": 1, "tricks": None}]
