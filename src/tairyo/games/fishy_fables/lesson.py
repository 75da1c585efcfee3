"""Learning Fishy Fables: a guided game of three rounds, and the examples of the rulebook.

The learner is seat 0 and begins. A big fish is bet on, a small one is bluffed with, and a middling one
grows on catnip.
"""

from __future__ import annotations

from collections.abc import Sequence

from tairyo.games.fishy_fables import ending
from tairyo.games.fishy_fables.actions import read_text
from tairyo.games.fishy_fables.rules import FishyFables, begin
from tairyo.games.fishy_fables.tables import DOUBLE, EFFECTS, FISH, PILE, PILES, PLUS_5, own_file, sized
from tairyo.kernel.action import Json
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event, visible
from tairyo.lesson import Do, Laid, Lesson, Other, Say


def dealt(*hands: str) -> list[int]:
    """A shuffle whose quick draft gives these hands, the first player's first (FF-6)."""
    cards = [[int(fish) for fish in hand.split()] for hand in hands]
    drawn = [hand[i] for i in range(len(cards[0])) for hand in cards]
    rest = [fish for fish in range(1, FISH + 1) if fish not in drawn]
    piles: list[list[int]] = [[] for _ in range(PILES)]
    for i, fish in enumerate([*drawn, *rest]):
        piles[i % PILES].insert(0, fish)
    assert all(len(pile) == PILE for pile in piles)
    return [fish for pile in piles for fish in pile]


LESSON = Lesson(
    seats=3,
    options={"catnip": "attested", "draft": "quick"},
    falls=(
        [30, 12, 7],
        dealt("3 9 17 24 31 38 42 46", "5 11 20 28 29 35 40 44", "7 13 22 26 33 36 41 47"),
        [],
    ),
    script=(
        # Round 1, a big fish: laying, the ante, the turn, the reveal.
        Say("aim"),
        Say("purses", at="purse", clause="FF-2"),
        Do("no-catnip", at="choice", action="pass", clause="FF-10"),
        Other(1, "pass"),
        Other(2, "pass"),
        Do("lay", at="fish", action="lay 42", clause="FF-20"),
        Other(1, "lay 20"),
        Other(2, "lay 33"),
        Say("ante", at="tin", clause="FF-21"),
        Do("raise", at="choice", action="raise 5", clause="FF-32"),
        Other(1, "fold"),
        Other(2, "match"),
        Other(2, "check"),
        Do("check", at="choice", action="check", clause="FF-37"),
        Say("won", at="purse", clause="FF-42"),
        # Round 2, a small fish: an answer, and a bluff.
        Other(1, "pass"),
        Other(2, "pass"),
        Do("later", at="choice", action="pass"),
        Do("small", at="fish", action="lay 9"),
        Other(1, "lay 29"),
        Other(2, "lay 36"),
        Other(1, "raise 5"),
        Other(2, "match"),
        Do("match", at="choice", action="match", clause="FF-34"),
        Other(2, "check"),
        Do("bluff", at="choice", action="raise 18", clause="FF-30"),
        Other(1, "fold"),
        Other(2, "fold"),
        Say("believed", at="purse", clause="FF-41"),
        # Round 3, a fish that grows: catnip, and its sum.
        Other(2, "pass"),
        Do("buy", at="choice", action="buy", clause="FF-10"),
        Other(1, "pass"),
        Do("middling", at="fish", action="lay 24"),
        Other(1, "lay 11"),
        Other(2, "lay 47"),
        Other(2, "raise 10"),
        Do("stay", at="choice", action="match"),
        Other(1, "fold"),
        Do("calm", at="choice", action="check"),
        Other(2, "check"),
        Do("catnip", at="catnip", action="catnip double", clause="FF-73"),
        Say("grown", at="purse", clause="FF-70"),
        Say("rest", at="rounds", clause="FF-53"),
    ),
)


BETTING = (
    *((0, "lay 17"), (1, "lay 31"), (2, "lay 5"), (3, "lay 12")),
    *((0, "raise 1"), (1, "match"), (2, "fold"), (3, "match")),
    *((1, "check"), (3, "check"), (0, "check")),
)
"""A first round of four, in which player 0 begins."""


def examples() -> Json:
    """What the pictures of the rulebook draw, worked out by the rules."""
    return {
        "tables": own_file(),
        "round": _round(BETTING),
        "sums": [_sum(17, PLUS_5, DOUBLE), _sum(17, DOUBLE, PLUS_5)],
        "fib": {"FF-62": _fib("12 40 31", "25 8 44"), "FF-63": _fib("20 33", "29 41", "7 46")},
    }


def _table(seats: int, chance: Chance) -> FishyFables:
    options = {"tables": None, "catnip": "off", "comeback": False, "draft": "quick", "show_uncontested": True}
    state, _ = begin(seats, options, chance)
    assert isinstance(state, FishyFables)
    return state


def _round(turns: Sequence[tuple[int, str]]) -> list[Json]:
    """Every event of these turns as all see it, and what the tin holds behind it."""
    hands = (
        "17 18 19 20 21 22 23 24",
        "31 32 33 34 35 36 37 38",
        "5 1 2 3 4 6 7 8",
        "12 9 10 11 13 14 15 16",
    )
    chance = Laid([[48, 40, 30, 20], dealt(*hands)])
    state = _table(4, chance)
    told: list[Json] = []
    for seat, text in turns:
        events = visible(state.apply(seat, read_text(text), chance), None)
        told += [{"event": event, "tin": state.tin} for event in events if event["kind"] != "laid"]
        if state.round > 1:
            break
    return told


def _sum(fish: int, *effects: int) -> Json:
    """A fish, and its size after every card (FF-70)."""
    sizes = [fish]
    for effect in effects:
        sizes.append(sized(sizes[-1], effect))
    return {"fish": fish, "sizes": sizes, "effects": [EFFECTS[effect] for effect in effects]}


def _fib(*rows: str) -> list[Json]:
    """Every flip of a Final Fib with these rows (FF-62, FF-63)."""
    fish = [[int(one) for one in row.split()] for row in rows]
    chance = Laid([[], [], [one for row in fish for one in row]])
    state = _table(3, chance)
    events: list[Event] = []
    ending.begin_fib(state, list(range(len(rows))), events, chance)
    for seat, row in enumerate(fish):
        for one in row[:-1]:
            events += state.apply(seat, read_text(f"lay {one}"), chance)
    return [event for event in visible(events, None) if event["kind"] == "fib_flipped"]
