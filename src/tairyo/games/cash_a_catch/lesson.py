"""Learning Cash a Catch: a guided game of four auctions, and the examples of the rulebook.

The learner is seat 0. A lot is waited for and rung for, one is lost to a quicker hand, fish is sold and
spoils elsewhere, a thief comes, and an octopus makes up for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from tairyo.games.cash_a_catch.rules import SORTING, CashACatch, begin
from tairyo.games.cash_a_catch.tables import CARDS, own_file, standard
from tairyo.games.cash_a_catch.words import read_text
from tairyo.kernel.action import Json
from tairyo.kernel.event import Event, visible
from tairyo.lesson import Do, Laid, Lesson, Other, Say

OPTIONS = {
    "bell": "live",
    "window": 3,
    "tempo": "tap",
    "broke": "office_passes",
    "final_phase": "this_auction",
    "tables": None,
}


def stacked(cards: str) -> list[int]:
    """A shuffle that lets these cards be turned up first, in this order."""
    top = [CARDS[name] for name in cards.split()]
    rest = list(standard().cards)
    for card in top:
        rest.remove(card)
    return [*rest, *reversed(top)]


LESSON = Lesson(
    seats=3,
    options=OPTIONS,
    falls=(stacked("tuna-2 crab-3 tuna-3 crab-2 shark-1 thief octopus-3 tuna-3"), [], 1),
    script=(
        # The first auction: waiting, ringing, sorting.
        Say("aim"),
        Say("money", at="purse", clause="CC-2"),
        Other(1, "turn up"),
        Do("first", at="choice", action="hold", clause="CC-21"),
        Other(2, "hold"),
        Other(1, "hold"),
        Other(1, "turn up"),
        Do("grows", at="choice", action="hold", clause="CC-22"),
        Other(2, "hold"),
        Other(1, "hold"),
        Other(1, "turn up"),
        Do("ring", at="choice", action="ring", clause="CC-20"),
        Do("ice", at="catch", action="place tuna-2 2", clause="CC-31"),
        Do("together", at="catch", action="place tuna-3 2", clause="CC-32"),
        Do("crate", at="catch", action="place crab-3 0", clause="CC-4"),
        # The second: somebody else was quicker.
        Other(2, "turn up"),
        Other(1, "ring"),
        Other(1, "place crab-2 0"),
        Say("quicker", at="hall", clause="CC-26"),
        # The third: the learner sells, turns up, and meets a thief.
        Say("prices", at="prices", clause="CC-10"),
        Do("sell", at="sale", action="sell crab", clause="CC-14"),
        Say("spoiled", at="others", clause="CC-42"),
        Do("turn", at="choice", action="turn up", clause="CC-5"),
        Other(1, "hold"),
        Other(2, "hold"),
        Do("auctioneer", at="choice", action="hold", clause="CC-24"),
        Do("again", at="choice", action="turn up"),
        Other(1, "hold"),
        Other(2, "ring"),
        Say("fee", at="purse", clause="CC-22"),
        Other(2, "steal 0 2"),
        Other(2, "place shark-1 0"),
        Other(2, "place tuna-3 1"),
        Say("thief", at="others", clause="CC-30"),
        # The fourth: an octopus.
        Other(1, "turn up"),
        Do("octopus", at="choice", action="hold", clause="CC-35"),
        Other(2, "hold"),
        Other(1, "hold"),
        Other(1, "turn up"),
        Do("strike", at="choice", action="ring"),
        Do("tuna", at="catch", action="place tuna-3 2"),
        Do("joker", at="catch", action="place octopus-3 2", clause="CC-35"),
        Say("worth", at="prices", clause="CC-11"),
        Say("end", at="deck", clause="CC-41"),
    ),
)


def examples() -> Json:
    """What the pictures of the rulebook draw, worked out by the rules."""
    return {
        "tables": own_file(),
        "spoilage": _spoilage(),
        "sorting": _sorting(),
        "settlement": _settlement(),
    }


def _table(*stalls: Sequence[str]) -> CashACatch:
    """A table of three before player 0's sale: crate 1, crate 2, ice box and trash of each."""
    state, _ = begin(3, OPTIONS, Laid([[], [], 0]))
    assert isinstance(state, CashACatch)
    for seat, stall in enumerate(stalls):
        *places, trash = [[CARDS[name] for name in cards.split()] for cards in stall]
        state.boards[seat] = places
        state.trash[seat] = trash
        for card in [card for cards in (*places, trash) for card in cards]:
            state.deck.remove(card)
    return state


def _played(state: CashACatch, *turns: tuple[int, str]) -> Json:
    """A position, what these turns made of it, and the position then, as all see it."""
    before = state.view(None)
    events: list[Event] = []
    for seat, text in turns:
        events += state.apply(seat, read_text(text), Laid([]))
    return {"before": before, "events": visible(events, None), "after": state.view(None)}


def _spoilage() -> Json:
    """CC-14: player 0 sells tuna; player 1 chooses between two 3s, player 2's tuna is on ice."""
    state = _table(
        ("tuna-2 tuna-3", "", "eel-1", ""),
        ("tuna-1 tuna-3 octopus-3", "crab-2", "", ""),
        ("shark-2", "", "tuna-2 tuna-1", ""),
    )
    return _played(state, (0, "sell tuna"), (1, "spoil 2"))


def _sorting() -> Json:
    """CC-33: two kinds want the one free place."""
    state = _table(("tuna-1 tuna-2", "crab-2", "", ""))
    state.catch = [CARDS[name] for name in ("tuna-3", "eel-2", "eel-3", "shark-1")]
    for card in state.catch:
        state.deck.remove(card)
    state.buyer, state.phase, state.actors = 0, SORTING, (0,)
    steps = ("place tuna-3 0", "place eel-2 2", "place eel-3 2", "discard shark-1")
    return _played(state, *((0, step) for step in steps))


def _settlement() -> Json:
    """CC-42, CC-43: what the market's close makes of three stalls."""
    state = _table(
        ("tuna-3 tuna-3 octopus-2", "", "eel-1", "crab-2"),
        ("", "crab-3 crab-1", "lobster-2 lobster-3", ""),
        ("octopus-1", "", "shark-3", "flounder-3 flounder-1 eel-2"),
    )
    state.money = [34, 41, 38]
    state.close()
    return state.view(None)
