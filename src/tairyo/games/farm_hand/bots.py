"""How a bot plays Farm Hand: `steady` deals out in its head what it cannot see, and counts.

It sees its own numbers, every back and what each suit holds; each imagined deal agrees with all of
that. In each it tries every choice and plays the round out, everybody leaning towards the own bid.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import cast

from tairyo.games.farm_hand.rules import NO_BID, FarmHand, winning_place
from tairyo.games.farm_hand.words import BIDS, Bid, Play
from tairyo.kernel.action import Action
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.glimpse import Bot, Glimpse

DEALS = 24
"""How many deals are imagined for a choice."""

WHIM = 0.2
"""How often the others are thought to play any card, since nobody reads their minds."""


def steady(glimpse: Glimpse, rng: Random) -> Action:
    """The choice that scores best over the imagined deals."""
    legal = glimpse.legal_actions
    if len(legal) == 1:
        return legal[0]
    points = [0.0] * len(legal)
    for _ in range(DEALS):
        deal = cast("FarmHand", glimpse.imagine(rng))
        for i, action in enumerate(legal):
            points[i] += _outcome(deal.copy(), glimpse.seat, action, rng)
    return legal[points.index(max(points))]


def _outcome(state: FarmHand, seat: int, action: Action, rng: Random) -> float:
    """What ``seat`` scores in this round if it does ``action`` in this deal."""
    chance = RandomChance(rng)
    rounds = len(state.sheet)
    if isinstance(action, Bid):
        _bid_for_all(state, seat, action, rng)
    state.apply(seat, action, chance)
    while len(state.sheet) == rounds:
        turn = state.turn
        legal = cast("Sequence[Play]", state.legal_actions(turn))
        if len(legal) == 1 or (turn != seat and rng.random() < WHIM):
            play = legal[int(rng.random() * len(legal))]
        else:
            play = _lean(state, turn, legal)
        state.apply(turn, play, chance)
    return state.sheet[rounds].points[seat]


def _bid_for_all(state: FarmHand, seat: int, own: Bid, rng: Random) -> None:
    """Guess the bids still to come: the tricks left over by ``own``, shared out at random."""
    chance = RandomChance(rng)
    others = [actor for actor in state.actors if actor != seat]
    size = len(state.hands[seat])
    laid = sum(bid for player, bid in enumerate(state.bids) if bid != NO_BID and player != seat)
    for place, actor in enumerate(others):
        rest = max(0, size - own.tricks - laid) / (len(others) - place)
        bid = min(size, int(rest + rng.random()))
        laid += bid
        state.apply(actor, BIDS[bid], chance)


def _lean(state: FarmHand, player: int, legal: Sequence[Play]) -> Play:
    """A play towards the bid: high while tricks are wanted, else the highest card that loses."""
    high_first = sorted(legal, key=lambda play: -(play.card & 7))
    if state.won[player] < state.bids[player]:
        return high_first[0]
    for play in high_first:
        if not _would_lead(state, play.card):
            return play
    return high_first[-1]


def _would_lead(state: FarmHand, card: int) -> bool:
    """Whether ``card`` would be winning the trick on the table, were it full."""
    numbers = 0
    for played in (*state.trick, card):
        numbers = numbers << 3 | played & 7
    return winning_place(numbers) == len(state.trick)


STEADY = Bot("steady", steady)
