"""How bots play Fish 'em Up. `steady` weighs what a play brings now, what it leaves for others, and its own
next card; `greedy`, to spar with, takes the most points now.

What a play is worth to a seat is how far it comes ahead of the others: half of it against the best of them,
half against all alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from tairyo.games.fish_em_up.rules import CRAB_OUT, PLAY, FishEmUp
from tairyo.games.fish_em_up.tables import CRAB, DECK, FISH, JELLYFISH, SEAHORSE, TRASH
from tairyo.games.fish_em_up.words import ROBS, TAKES, Lay, Sting
from tairyo.kernel.action import Action
from tairyo.kernel.glimpse import Bot, Glimpse

KINDS: Final = (FISH, CRAB, SEAHORSE, TRASH)
OFTEN: Final = (0.42, 0.24, 0.2, 0.14)
"""How often an opponent's next play is of each kind, about."""
OWN_NEXT = 0.6
"""What a point that one's best remaining card would bring counts now."""
OTHERS_NEXT = 1.5
"""What a point that the others would get with their next cards counts now."""
THEFT = 0.4
"""What a stolen card is worth."""
KEPT_JELLYFISH = 0.6
"""What a jellyfish in hand is worth beyond its effect: it always fits, and grows."""


def steady(glimpse: Glimpse, rng: Random) -> Action:
    """The choice that its reckoning likes best."""
    legal = glimpse.legal_actions
    if len(legal) == 1:
        return legal[0]
    state, seat = cast("FishEmUp", glimpse.imagine(rng)), glimpse.seat
    if state.phase != PLAY:
        return _victim(state, legal)
    reckoning = Reckoning(state, seat)
    best: Sequence[Action] = ()
    most = float("-inf")
    for action in legal:
        worth = reckoning.of(cast("Lay | Sting", action)) + 0.01 * rng.random()
        if worth > most:
            most, best = worth, (action,)
    return best[0]


def greedy(glimpse: Glimpse, rng: Random) -> Action:
    """The play that brings most points now; of equals, the one that costs the others most."""
    legal = list(glimpse.legal_actions)
    state, seat = cast("FishEmUp", glimpse.imagine(rng)), glimpse.seat
    if state.phase != PLAY or len(legal) == 1:
        return legal[int(rng.random() * len(legal))]
    rng.shuffle(legal)

    def brings(action: Action) -> tuple[int, int]:
        catch, strength, _ = state.forecast(cast("Lay | Sting", action))
        return state.worth(seat, catch, strength)

    return max(legal, key=brings)


def _victim(state: FishEmUp, legal: Sequence[Action]) -> Action:
    """Whoever is ahead."""
    victim = max(state.victims(), key=lambda seat: state.points[seat])
    choice = (TAKES if state.phase == CRAB_OUT else ROBS)[victim]
    assert choice in legal
    return choice


class Reckoning:
    """What plays are worth to a seat that is to play."""

    def __init__(self, state: FishEmUp, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.counts = [state.active(kind) for kind in KINDS]
        self.others = [points for other, points in enumerate(state.points) if other != seat]
        self.lasts = self._lasts(len(state.sea))

    def _lasts(self, sea: int) -> float:
        """How likely it is that a round goes by before the boat comes."""
        if sea > DECK:
            return min(1.0, (sea - DECK) / self.state.seats / 2 + 0.5)
        return max(0.0, 1 - self.state.seats / max(1, sea))

    def of(self, action: Lay | Sting) -> float:
        """What a play is worth, in points."""
        state, tables = self.state, self.state.net.tables
        catch, strength, covered = state.forecast(action)
        worth = self._effect(catch, strength)
        after = self.counts.copy()
        if isinstance(action, Lay):
            after[catch] += 1
            for card in covered:
                if card != state.token:
                    after[tables.catch(card)] -= 1
        else:
            after[catch] -= 1
            if state.token >= 0 and any(one.card == state.token for one in state.net.shown):
                after[tables.catch(state.token)] += 1
        hand = list(state.hands[self.seat])
        hand.remove(action.card)
        own = max([self._next(tables.catch(card), after) for card in hand], default=0.0)
        kept = KEPT_JELLYFISH * sum(tables.catch(card) == JELLYFISH for card in hand)
        others = sum(
            often * self._threat(kind, after[kind] + 1) for kind, often in zip(KINDS, OFTEN, strict=True)
        )
        return worth + self.lasts * (OWN_NEXT * own + kept - OTHERS_NEXT * others)

    def _effect(self, catch: int, strength: int) -> float:
        """What an effect is worth to this seat now."""
        others = self.others
        if catch == TRASH:
            after = [max(0, points - strength) for points in others]
            return _lead(others) - _lead(after)
        if catch == SEAHORSE:
            left = sorted(others)
            taken = 0
            while taken < strength and left[-1]:
                left[-1] -= 1
                left.sort()
                taken += 1
            return taken + _lead(others) - _lead(left)
        return strength + (THEFT if catch == CRAB else 0.0)

    def _next(self, catch: int, counts: Sequence[int]) -> float:
        """What a card of one's own would bring next time."""
        if catch == JELLYFISH:
            return max(self._effect(kind, count) for kind, count in enumerate(counts))
        return self._effect(catch, counts[catch] + 1)

    def _threat(self, catch: int, strength: int) -> float:
        """What an effect of somebody else's would cost this seat."""
        own = self.state.points[self.seat]
        if catch == TRASH:
            return 0.5 * min(strength, own)
        if catch == SEAHORSE:
            leads = own >= max(self.others)
            return strength * 0.5 + (0.5 * min(strength, own) if leads else 0.0)
        return 0.5 * strength


def _lead(others: Sequence[int]) -> float:
    """How far the others are, taken together."""
    return 0.5 * max(others) + 0.5 * sum(others) / len(others)


STEADY = Bot("steady", steady)
GREEDY = Bot("greedy", greedy)
