"""Learning Farm Hand: a guided game of three rounds, and the examples of the rulebook.

The learner is seat 0. Every rule is met once, in a story that could be any evening's: a sure trick,
a trick too many, and one just right.
"""

from __future__ import annotations

from random import Random

from tairyo.games.farm_hand.rules import FarmHand, begin
from tairyo.games.farm_hand.tables import CARDS, own_file
from tairyo.games.farm_hand.words import BIDS, PLAYS
from tairyo.kernel.action import Json
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.event import Event, visible
from tairyo.lesson import Do, Laid, Lesson, Other, Say


def dealt(*hands: str) -> list[int]:
    """A shuffle that deals these hands, the leader's first."""
    return [CARDS[name] for hand in hands for name in hand.split()]


LESSON = Lesson(
    seats=3,
    options={"first_dealer": 2},
    falls=(
        dealt("purple-7", "red-4", "blue-5"),
        dealt("blue-3 orange-4", "green-3 green-5", "blue-1 yellow-6"),
        dealt("orange-4 yellow-5 green-6", "yellow-7 blue-4 green-2", "red-4 yellow-3 purple-1"),
        dealt("blue-7 green-5 yellow-2 purple-1", "orange-2 orange-6 blue-3 yellow-1"),
    ),
    script=(
        # Round 1, a sure trick: the backs, the bid, the lead.
        Say("aim"),
        Say("backs", at="backs", clause="FH-2"),
        Say("red", at="backs", clause="FH-3"),
        Do("bid-1", at="choices", action="bid 1", clause="FH-20"),
        Other(1, "bid 0"),
        Other(2, "bid 1"),
        Say("open", at="bids", clause="FH-21"),
        Do("lead", at="card", action="play purple-7", clause="FH-30"),
        Other(1, "play red-4"),
        Other(2, "play blue-5"),
        Say("exact", at="score", clause="FH-40"),
        # Round 2, a trick too many: following suit, equal numbers, the price of a miss.
        Do("bid-2", at="choices", action="bid 1"),
        Other(1, "bid 1"),
        Other(2, "bid 0"),
        Other(1, "play blue-3"),
        Other(2, "play green-3"),
        Do("follow", at="card", action="play blue-1", clause="FH-31"),
        Say("cancelled", at="bid", clause="FH-33"),
        Do("only", at="card", action="play yellow-6", clause="FH-35"),
        Other(1, "play orange-4"),
        Other(2, "play green-5"),
        Say("missed", at="score", clause="FH-41"),
        # Round 3, just right: no card of the suit, a trick for nobody, a trick given away.
        Do("bid-3", at="choices", action="bid 1"),
        Other(1, "bid 1"),
        Other(2, "bid 2"),
        Other(2, "play orange-4"),
        Do("free", at="card", action="play blue-4", clause="FH-31"),
        Other(1, "play red-4"),
        Say("nobody", at="bid", clause="FH-34"),
        Other(2, "play yellow-5"),
        Do("highest", at="card", action="play yellow-7", clause="FH-32"),
        Other(1, "play yellow-3"),
        Do("low", at="card", action="play green-2"),
        Other(1, "play purple-1"),
        Other(2, "play green-6"),
        Say("just-right", at="score"),
        Say("rest", at="rounds", clause="FH-42"),
    ),
)


def examples() -> Json:
    """What the pictures of the rulebook draw, worked out by the rules."""
    return {
        "tables": own_file(),
        "tricks": {
            "FH-31": _trick("blue-4", "green-6", "blue-1"),
            "FH-33": _trick("green-3", "blue-3", "orange-2"),
            "FH-34": _trick("orange-2", "green-2", "yellow-2"),
        },
        "score": _score(round=5, bids=[1, 1, 3], tricks=[1, 3, 1]),
        "rounds": {"2": _rounds(2), "1": _rounds(1)},
    }


def _trick(*cards: str) -> Json:
    """A trick of three, led by player 0: the table before it, and what happens."""
    state, chance = _laid(*cards)
    for seat in range(3):
        state.apply(seat, BIDS[1], chance)
    view = state.view(None)
    events: list[Event] = []
    for seat, card in enumerate(cards):
        events += state.apply(seat, PLAYS[CARDS[card]], chance)
    told = [event for event in visible(events, None) if event["kind"] in ("played", "trick_ended")]
    return {"view": view, "events": told}


def _score(round: int, bids: list[int], tricks: list[int]) -> Json:
    """The view behind a round with these bids and tricks, in which nothing else was scored."""
    state, chance = _laid("blue-4", "green-6", "blue-1")
    state.round, state.bids, state.won = round, bids, tricks
    state.end_round([], chance)
    return state.view(None)


def _laid(*hands: str) -> tuple[FarmHand, Laid]:
    """A first round in which player 0 leads, and the chance of what follows."""
    chance = Laid([dealt(*hands), ()])
    state, _ = begin(len(hands), {"tables": None, "first_dealer": 2}, chance)
    assert isinstance(state, FarmHand)
    return state, chance


def _rounds(seats: int) -> list[Json]:
    """Who deals and who leads in each round, where player 0 deals first."""
    rng = Random(0)
    chance = RandomChance(rng)
    state, events = begin(seats, {"tables": None, "first_dealer": 0}, chance)
    while state.actors:
        seat = state.actors[0]
        events += state.apply(seat, rng.choice(state.legal_actions(seat)), chance)
    return [
        {"round": event["round"], "dealer": event["dealer"], "leader": event["leader"]}
        for event in visible(events, None)
        if event["kind"] == "dealt" and not event["extra"]
    ]
