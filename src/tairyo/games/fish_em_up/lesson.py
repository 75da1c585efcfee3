"""Learning Fish 'em Up: the first turns of a game, and the examples of the rulebook.

The learner is seat 0. Every catch is met once: fish that count each other, trash and a seahorse that cost
points, a catch that is covered, a jellyfish that does a catch once more, a crab that takes a card.
"""

from __future__ import annotations

from random import Random

from tairyo.games.fish_em_up.net import Fault, Place
from tairyo.games.fish_em_up.rules import FishEmUp, begin
from tairyo.games.fish_em_up.tables import CARDS
from tairyo.games.fish_em_up.words import lay
from tairyo.kernel.action import Json
from tairyo.kernel.chance import RandomChance
from tairyo.lesson import Do, Lesson, Other, Say


def dealt(names: str) -> list[int]:
    """A shuffle that brings these cards to the top."""
    return [CARDS[name] for name in names.split()]


LESSON = Lesson(
    seats=3,
    falls=(
        dealt("A06 A01 A09 A04 A11 A03 A17 A05 A08"),
        dealt("109 101 102 103 104 105 106"),
        (),
        (),
        (),
        0,
        0,
        0,
    ),
    script=(
        # The net, a card, its rope.
        Say("aim"),
        Say("net", at="net", clause="FE-23"),
        Say("hand", at="hand", clause="FE-2"),
        Say("open", at="hand", clause="FE-22"),
        Do("cap", at="net", action="lay A06 0 -6 0", clause="FE-23"),
        Say("fish", at="points", clause="FE-33"),
        # What the others do with catches: trash, and a fish that counts two.
        Other(1, "lay A03 -5 0 3"),
        Say("trash", at="points", clause="FE-36"),
        Other(2, "lay A17 2 -8 1"),
        Say("count", at="net", clause="FE-31"),
        Do("corner", at="net", action="lay A09 4 6 1"),
        Say("three", at="points", clause="FE-31"),
        # A seahorse, a catch covered, a crab.
        Other(1, "lay A11 -4 6 2"),
        Other(1, "rob 0"),
        Say("seahorse", at="points", clause="FE-35"),
        Other(2, "lay A05 8 6 1"),
        Say("covered", at="net", clause="FE-30"),
        Other(2, "take 1"),
        Say("crab", at="seats", clause="FE-34"),
        # The jellyfish.
        Do("jellyfish", at="hand", action="sting 109 A17", clause="FE-37"),
        Say("token", at="net", clause="FE-38"),
        Other(1, "lay 104 7 -8 1"),
        Other(2, "lay A08 14 0 0"),
        # Points and a card at once.
        Do("crab-own", at="net", action="lay A01 -6 0 3", clause="FE-34"),
        Do("take", at="seats", action="take 2", clause="FE-34"),
        Say("draw", at="sea", clause="FE-10"),
        Say("boat", at="sea", clause="FE-40"),
    ),
)


def examples() -> Json:
    """What the pictures of the rulebook draw, worked out by the rules."""
    return {
        "laid": _laid(),
        "refused": {code: _refused(*case) for code, case in REFUSED.items()},
        "catches": {"FE-30": _covered(), "FE-37": _stung()},
    }


REFUSED: dict[str, tuple[tuple[str, ...], str]] = {
    "off-net": ((), "A05 0 -7 0"),
    "open-meets-sea": ((), "A01 -4 -6 0"),
    "rope-meets-net": ((), "A01 -4 -5 0"),
    "sea-meets-open": ((), "A01 -4 -2 0"),
    "hole": (("A18 -2 -5 0",), "302 -5 -3 3"),
}
"""By the code of a refusal: the cards in the net, and where another one must not lie (FE-22 – FE-24)."""


def _place(words: str) -> tuple[int, Place]:
    name, *place = words.split()
    return CARDS[name], Place(*map(int, place))


def _table(cards: tuple[str, ...], hand: str = "") -> FishEmUp:
    """A table of two at which these cards lie in the net, and seat 0 is to play."""
    state, _ = begin(2, {"tables": None}, RandomChance(Random(0)))
    assert isinstance(state, FishEmUp)
    state.player, state.actors = 0, (0,)
    state.hands[0] = sorted(CARDS[name] for name in hand.split())
    for card, place in map(_place, cards):
        assert place in state.net.places(card)
        state.net = state.net.lay(card, place, 1)
    return state


def _laid() -> Json:
    """A card before it is laid, and the net behind it (FE-23)."""
    state = _table((), "A06")
    before = state.view(0)
    state.apply(0, lay(*_place("A06 0 -6 0")), RandomChance(Random(0)))
    return {"before": before, "after": state.view(None)}


def _refused(cards: tuple[str, ...], tried: str) -> Json:
    """A net, a card that must not lie there, and where the first seam breaks."""
    state = _table(cards, tried.split()[0])
    card, place = _place(tried)
    fault = state.net.fault(card, place)
    assert isinstance(fault, Fault)
    where = {"x": place.x, "y": place.y, "turn": place.turn}
    wrong = {"clause": fault.clause, "x": fault.x, "y": fault.y, "side": fault.side}
    return {"view": state.view(0), "card": tried.split()[0], "place": where, "fault": wrong}


def _covered() -> Json:
    """A catch of which another card covers one half."""
    return _table(("A06 0 -6 0", "A16 -5 -8 3")).view(None)


def _stung() -> Json:
    """The token on one of two fish."""
    state = _table(("A06 0 -6 0", "A17 2 -8 1"))
    state.token = CARDS["A17"]
    return state.view(None)
