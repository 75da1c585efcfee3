"""Every game has words for all that happens in it, in both languages, and shows nobody too much."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getmembers, isfunction
from random import Random

import pytest
from rich.console import Console, Group
from rich.text import Text as Label

from tairyo import Game, Match, games
from tairyo.cli.face import Face, face_of
from tairyo.cli.table import Chair, Table
from tairyo.kernel.action import IllegalAction, Refusal
from tairyo.kernel.event import visible
from tairyo.text import LANGUAGES, Text

TABLES = [(game, seats) for game in games.ALL.values() for seats in game.seats]
NAMED = [f"{game.id}-{seats}" for game, seats in TABLES]
FRAME_KEYS = set("lqruvw")


def positions(game: Game, seats: int, language: str) -> Iterator[Table]:
    """A table through a whole game, played at random; a view of it after every action."""
    say = Text(language)
    names = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fay"][:seats]
    match = Match.start(game, seats, "faces")
    table = Table(match, [Chair(name) for name in names], face_of(game, say), say)
    rng = Random(4)
    yield table
    while match.actors:
        seat = match.actors[0]
        match.act(seat, rng.choice(match.choices(seat)))
        yield table


def length(game: Game, seats: int) -> int:
    """How many actions the game of `positions` takes."""
    match, rng = Match.start(game, seats, "faces"), Random(4)
    while match.actors:
        seat = match.actors[0]
        match.act(seat, rng.choice(match.choices(seat)))
    return match.version


def printed(width: int, *parts: object) -> list[str]:
    console = Console(width=width, height=100, record=True, file=None, force_terminal=False)
    with console.capture() as capture:
        console.print(Group(*parts))  # type: ignore[arg-type]
    return capture.get().splitlines()


@pytest.mark.parametrize("game", games.ALL.values(), ids=games.ALL)
def test_a_face_has_all_its_functions(game: Game) -> None:
    face = face_of(game, Text("en"))
    for name, _ in getmembers(Face, isfunction):
        if not name.startswith("_"):
            assert callable(getattr(face, name))
    keys = [key for key, _, _ in face.panels]
    assert len(set(keys)) == len(keys)
    assert not FRAME_KEYS & set(keys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMED)
def test_a_whole_game_can_be_told_and_drawn(game: Game, seats: int, language: str) -> None:
    every = 3 * (1 + length(game, seats) // 200)
    for table in positions(game, seats, language):
        for viewer in (None, table.match.version % seats):
            if table.match.version % every and table.match.actors:
                continue  # drawing takes longest
            view, face = table.match.view(viewer), table.face
            legal = table.legal(viewer)
            labels = [Label(f"~ {name}") for name in table.names]
            assert face.prompt(view, viewer, legal, table.names)
            assert all(face.lines(view, viewer, table.names))
            assert len(printed(80, face.status(view, table.names))) == 1
            board = printed(52, face.board(view, viewer, labels, table.recent(viewer)))
            assert len(board) <= 14
            offered = table.choices(viewer)
            choices = face.choices(view, offered) if offered else []
            assert {action for _, action, _ in choices} >= set(offered)
            for _, _, panel in face.panels:
                assert printed(72, panel(view, table.names, labels))
            assert all(table.sentences(viewer))
    assert table.verdict()
    assert table.ranking()[0][0] == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMED)
def test_every_refusal_has_a_sentence_and_a_clause(game: Game, seats: int, language: str) -> None:
    tried = [game.parse(str(action)) for action in every_action(game, seats)]
    refused = set()
    for table in positions(game, seats, language):
        if table.match.version % 5:
            continue
        for seat in range(seats):
            for action in tried:
                try:
                    table.match.propose(seat, action)
                except IllegalAction as refusal:
                    sentence, clause = table.refusal(refusal)
                    assert sentence
                    assert clause is not None
                    assert table.say.has(clause)
                    refused.add(refusal.code)
    assert len(refused) > 2


def every_action(game: Game, seats: int) -> list[object]:
    """A handful of actions that come up in a game."""
    found: dict[str, object] = {}
    match = Match.start(game, seats, "actions")
    rng = Random(1)
    while match.actors:
        seat = match.actors[0]
        offered = match.choices(seat)
        found |= {str(action): action for action in offered}
        match.act(seat, rng.choice(offered))
    return list(found.values())[::3]


def test_a_refusal_of_the_frame_has_a_sentence() -> None:
    table = next(positions(games.farm_hand, 3, "en"))
    assert table.refusal(Refusal("nothing-to-undo")) == ("There is nothing of yours to take back.", None)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMED)
def test_words_and_pictures_are_made_of_the_view_alone(game: Game, seats: int) -> None:
    """What a seat reads of a position it reads of every position that it cannot tell from it."""
    rng = Random(9)
    for table in positions(game, seats, "en"):
        if table.match.version % 17:
            continue
        for viewer in (None, *range(seats)):
            imagined = table.match.state.imagine(viewer, rng)
            assert table.face.lines(imagined.view(viewer), viewer, table.names) == table.face.lines(
                table.match.view(viewer), viewer, table.names
            )


def test_bots_have_the_names_of_their_seats_as_in_the_browser() -> None:
    from tairyo.cli.table import seat_names

    random = games.farm_hand.bots["random"]
    assert seat_names(["Ann", random, random], Text("en")) == ["Ann", "Musubi", "Ikari"]
    assert seat_names(["Musubi", random, "Ann", "Ann"], Text("en")) == ["Musubi", "Musubi 2", "Ann", "Ann 2"]


def test_events_that_a_seat_does_not_see_are_not_told() -> None:
    table = next(positions(games.farm_hand, 3, "en"))
    table.match.act(1, games.farm_hand.parse("bid 1"))
    assert table.sentences(1)[-1] == "Ben lays a bid of 1."
    assert table.sentences(0)[-1] == table.sentences(None)[-1] == "Ben has laid a bid."
    assert len(visible(table.match.history[-1], 0)) == 1
