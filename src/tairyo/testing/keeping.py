"""Laws 4, 5 and 6: copies are apart, every game ends, and nothing is lost or made."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tairyo.kernel.action import Action
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.game import Game
from tairyo.kernel.state import State
from tairyo.testing.walk import (
    CONSERVATION,
    COPIES,
    ENDS,
    LawBroken,
    Options,
    Position,
    Table,
    a_choice,
    a_game,
    do,
    pick,
    spelled,
    start,
    told,
    views,
    walk,
)


def check_copies(
    game: Game, seats: int, options: Options | None = None, *, positions: int = 100, seed: int = 0
) -> None:
    """Hold a game to the fourth law. Raises LawBroken.

    A copy is the same position, and neither it nor an imagined one ever moves the original: not
    when it is played to the end, not when somebody scribbles over a view or an event that it gave
    out. What was told once is never told differently later.
    """
    table = Table.of(game, seats, options, seed)
    bound = game.bound(seats)
    for position in walk(table, positions):
        state = position.state
        mark = _marks(position, state)
        copy = state.copy()
        if type(copy) is not type(state) or _marks(position, copy) != mark:
            raise LawBroken(COPIES, "a copy is not the same position", position)
        _scribble_on_views(position, state.copy())
        rng = table.rng("copies", position.number, len(position.moves))
        for name, other in (
            ("copy", copy),
            ("imagined position", state.imagine(pick(table.observers, rng), rng)),
        ):
            _play_on(other, rng, bound)
            if _marks(position, state) != mark:
                raise LawBroken(COPIES, f"playing a {name} on changes the original", position)
        original, twin = state.copy(), state.copy()
        original = original.copy()  # the copied one goes on, its copy must stay
        _play_on(twin, rng, bound)
        if _marks(position, original) != mark:
            raise LawBroken(COPIES, "playing the original on changes its copy", position)
    for number in range(5):
        _told_once(table, number)


def _play_on(state: State, rng: Random, limit: int) -> int:
    """Play a position on at random, for so many actions at the most. How many were made."""
    chance = RandomChance(rng)
    for step in range(limit):
        if not state.actors:
            return step
        seat, action = _random(state, rng)
        state.apply(seat, action, chance)
    return limit


def _marks(position: Position, state: State) -> tuple[Any, ...]:
    seats = range(position.table.seats)
    legal = [[str(action) for action in state.legal_actions(seat)] for seat in seats]
    return state.hash(), views(state, position.table, position), legal, state.actors, state.outcome


def _scribble_on_views(position: Position, copy: State) -> None:
    """Whoever is handed a view or an event may do with it as he likes."""
    before = _marks(position, position.state)
    for observer in position.table.observers:
        _scribble(copy.view(observer))
        for event in position.events:
            shown = event.view(observer)
            said = spelled(shown, position)
            _scribble(shown)
            if spelled(event.view(observer), position) != said:
                raise LawBroken(COPIES, f"{type(event).__name__} hands out its own insides: {said}", position)
    for state, which in ((position.state, "its original"), (copy, "the position itself")):
        if _marks(position, state) != before:
            raise LawBroken(COPIES, f"a view hands out live parts: changing it changes {which}", position)


def _scribble(value: Any) -> None:
    """Change a JSON value in every place that can be changed."""
    if isinstance(value, dict):
        for part in list(value.values()):
            _scribble(part)
        value.clear()
    elif isinstance(value, list):
        for part in value:
            _scribble(part)
        value.append("scribble")


def _told_once(table: Table, number: int) -> None:
    """Events keep saying what they said, whatever happens later."""
    said: list[list[str]] = []
    for position in a_game(table, number):
        new = position.events[len(said) :]
        said += [[told([event], observer, position) for observer in table.observers] for event in new]
    for event, then in zip(position.events, said, strict=True):
        if [told([event], observer, position) for observer in table.observers] != then:
            raise LawBroken(
                COPIES, f"{type(event).__name__} says something else at the end of the game", position
            )


LOOK_AHEAD = 400
"""So many actions ahead the longest game is looked for."""

Policy = Callable[[State, Random], tuple[int, Action]]


def _first(state: State, _: Random) -> tuple[int, Action]:
    seat = state.actors[0]
    return seat, state.legal_actions(seat)[0]


def _last(state: State, _: Random) -> tuple[int, Action]:
    seat = state.actors[-1]
    return seat, state.legal_actions(seat)[-1]


def _random(state: State, rng: Random) -> tuple[int, Action]:
    seat = pick(state.actors, rng)
    return seat, a_choice(state, seat, rng)


def _longest(state: State, rng: Random) -> tuple[int, Action]:
    """Of some actions the one after which a random game takes longest."""
    best: tuple[int, int, Action] | None = None
    for _ in range(3):
        seat, action = _random(state, rng)
        ahead = state.copy()
        ahead.apply(seat, action, RandomChance(rng))
        length = _play_on(ahead, rng, LOOK_AHEAD)
        if best is None or length > best[0]:
            best = (length, seat, action)
    assert best is not None
    return best[1], best[2]


POLICIES: dict[str, tuple[Policy, int]] = {
    "random": (_random, 20),
    "always the first action": (_first, 5),
    "always the last action": (_last, 5),
    "as long as possible": (_longest, 1),
}
"""How games are played to see whether they end, and how many of each."""


def check_ends(game: Game, seats: int, options: Options | None = None, *, seed: int = 0) -> None:
    """Hold a game to the fifth law. Raises LawBroken.

    Whatever is played, it takes at most ``game.bound(seats)`` actions. It has actors, each with
    something to do, as long as it has no outcome; and an outcome ranks every player once, the seats
    among them.
    """
    table = Table.of(game, seats, options, seed)
    for name, (policy, games) in POLICIES.items():
        for number in range(games):
            _play_to_the_end(table, name, policy, number)


def _play_to_the_end(table: Table, name: str, policy: Policy, number: int) -> None:
    state, _, chance = start(table, number)
    rng = table.rng(name, number)
    bound = table.game.bound(table.seats)
    for step in range(bound + 1):
        where = f"{table}, game {number}, {name}, step {step}"
        if not state.actors:
            _check_outcome(state, table, where)
            return
        if state.outcome is not None:
            raise LawBroken(ENDS, f"there is an outcome, and seats {state.actors} are still to act", where)
        if len(set(state.actors)) != len(state.actors) or not set(state.actors) <= set(range(table.seats)):
            raise LawBroken(ENDS, f"the actors are {state.actors}", where)
        for seat in state.actors:
            if not state.legal_actions(seat):
                raise LawBroken(ENDS, f"seat {seat} is to act and has no legal action", where)
        if step < bound:
            do(state, *policy(state, rng), chance, where)
    raise LawBroken(
        ENDS, f"the game goes on after {bound} actions, its bound", f"{table}, game {number}, {name}"
    )


def _check_outcome(state: State, table: Table, where: str) -> None:
    outcome = state.outcome
    if outcome is None:
        raise LawBroken(ENDS, "nobody is to act, and there is no outcome", where)
    if any(list(state.legal_actions(seat)) for seat in range(table.seats)):
        raise LawBroken(ENDS, "the game is over, and a seat has legal actions", where)
    ranked = [player for tied in outcome.ranking for player in tied]
    if sorted(ranked) != list(range(len(outcome.scores))) or len(ranked) < table.seats:
        raise LawBroken(ENDS, f"the outcome does not rank every player once: {outcome}", where)


def check_conservation(
    game: Game, seats: int, options: Options | None = None, *, games: int = 20, seed: int = 0
) -> None:
    """Hold a game to the sixth law: its inventory stays the same all game long. Raises LawBroken."""
    table = Table.of(game, seats, options, seed)
    for number in range(games):
        owned = None
        for position in a_game(table, number):
            inventory = spelled(position.state.inventory(), position)
            if owned not in (None, inventory):
                raise LawBroken(CONSERVATION, f"the inventory was {owned} and is {inventory}", position)
            owned = inventory
