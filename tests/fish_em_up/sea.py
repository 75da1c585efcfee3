"""Positions of Fish 'em Up, set up by hand: cards by name, seats by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from tairyo import IllegalAction
from tairyo.games import fish_em_up
from tairyo.games.fish_em_up.knowledge import DREW, pile_of
from tairyo.games.fish_em_up.net import Net, Place
from tairyo.games.fish_em_up.rules import FishEmUp
from tairyo.games.fish_em_up.tables import CARDS, HEIGHT, WIDTH, Tables, standard
from tairyo.kernel.chance import Chance, RandomChance
from tairyo.kernel.datafile import read_own
from tairyo.kernel.event import visible

TESTS = Path(__file__).resolve().parent.parent
RULEBOOK = TESTS.parent / "src/tairyo/locales/en/fish-em-up-rules.ftl"

Shown = dict[str, Any]


def begin(seats: int = 3, chance: Chance | None = None, **options: Any) -> FishEmUp:
    """A new game."""
    state, _ = fish_em_up.start(seats, options, chance or RandomChance(Random(0)))
    assert isinstance(state, FishEmUp)
    return state


def table(
    seats: int = 3,
    *,
    hands: Mapping[int, str] | None = None,
    net: Sequence[str] = (),
    deck: str = "",
    points: Sequence[int] | None = None,
    token: str = "",
    faces: Mapping[str, Shown] | None = None,
) -> FishEmUp:
    """Seat 0 is to play. ``net``: cards with their places, ``A05 0 -6 0``, or laid where they cover no catch;
    ``deck``: the next cards, the first one first; ``faces``: other faces than ours.
    """
    state = begin(seats, tables=other_file(faces) if faces else None)
    state.player = 0
    state.actors = (0,)
    state.points = list(points or state.points)
    for line in net:
        card, *place = line.split()
        where = Place(*map(int, place)) if place else free(state.net, CARDS[card])
        state.net = laid(state.net, card, *where)
        _away(state, card)
    for seat, names in (hands or {}).items():
        for card in names.split():
            _away(state, card)
        state.hands[seat] = sorted(CARDS[card] for card in names.split())
    for card in deck.split():
        _away(state, card)
    state.sea += [CARDS[card] for card in reversed(deck.split())]
    state.token = CARDS[token] if token else -1
    # as if the hands had been dealt so
    state.log = [(DREW, seat, pile_of(card), 0) for seat, hand in enumerate(state.hands) for card in hand]
    return state


def _away(state: FishEmUp, name: str) -> None:
    """Take a card from wherever it was dealt."""
    for cards in (state.sea, state.box, *state.hands):
        if CARDS[name] in cards:
            cards.remove(CARDS[name])


def laid(net: Net, name: str, x: int, y: int, turn: int) -> Net:
    """A net with a card laid at a legal place."""
    place = Place(x, y, turn)
    assert place in net.places(CARDS[name]), net.fault(CARDS[name], place)
    return net.lay(CARDS[name], place, 0)


def free(net: Net, card: int) -> Place:
    """A legal place of a card where it covers no catch."""
    return next(place for place in net.places(card) if not net.covered(card, place))


def lay(state: FishEmUp, seat: int, name: str, **how: Any) -> list[Shown]:
    """Let a seat lay a card where it covers no catch."""
    x, y, turn = free(state.net, CARDS[name])
    return do(state, seat, f"lay {name} {x} {y} {turn}", **how)


def do(state: FishEmUp, seat: int, *actions: str, chance: Chance | None = None) -> list[Shown]:
    """Let a seat act; what a spectator sees of it."""
    seen: list[Shown] = []
    for action in actions:
        seen += visible(state.apply(seat, fish_em_up.parse(action), chance or RandomChance(Random(0))), None)
    return seen


def refused(state: FishEmUp, seat: int, action: str) -> tuple[str, str, Shown]:
    """The clause, the code and the details by which an action is refused, which changes nothing."""
    before = state.hash()
    try:
        do(state, seat, action)
    except IllegalAction as refusal:
        assert state.hash() == before
        return refusal.clause, refusal.code, refusal.details
    raise AssertionError(f"{action} by seat {seat} is not refused")


def legal(state: FishEmUp, seat: int) -> list[str]:
    """What a seat may do, in words."""
    return [str(action) for action in state.legal_actions(seat)]


def kinds(events: Sequence[Shown]) -> list[str]:
    """What sorts of things happened."""
    return [event["kind"] for event in events]


def only(events: Sequence[Shown], kind: str) -> Shown:
    """The one event of a kind."""
    (event,) = (event for event in events if event["kind"] == kind)
    return event


def states(state: FishEmUp) -> dict[str, str]:
    """By card: whether its catch is active, covered or under the token."""
    return {one["card"]: one["state"] for one in state.view(None)["catches"]}


# ---- faces -----------------------------------------------------------------------------------


def drawing(rows: Sequence[str], opens: str = "") -> str:
    """A face as the data file draws it: rope wherever it belongs, but none at the rim's sides ``opens``."""
    net = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}
    lines = []
    for y in range(2 * HEIGHT + 1):
        line = ""
        for x in range(2 * WIDTH + 1):
            column, row = x // 2, y // 2
            if x % 2 and y % 2:
                line += rows[row][column]
            elif not x % 2 and not y % 2:
                line += "+"
            else:
                pair = ((column - 1, row), (column, row)) if y % 2 else ((column, row - 1), (column, row))
                rim = {0: "W", 2 * WIDTH: "E"}.get(x, "") if y % 2 else {0: "N", 2 * HEIGHT: "S"}.get(y, "")
                roped = sum(cell in net for cell in pair) == 1 and not (rim and rim in opens)
                line += ("|" if y % 2 else "-") if roped else " "
        lines.append(line)
    return "\n".join(lines)


def other_file(faces: Mapping[str, Shown]) -> dict[str, Any]:
    """The game's own data file with some cards changed."""
    data = read_own("tairyo.games.fish_em_up")
    data["cards"] = {**data["cards"], **faces}
    return data


def own_tables() -> Tables:
    """The tables that the game comes with."""
    return standard()
