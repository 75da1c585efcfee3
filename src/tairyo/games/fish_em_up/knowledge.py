"""What an observer knows of others' hands (FE-50), and positions imagined from it.

Which pile a hand's cards come from is public, as long as no crab carries one away: everybody sees who draws
at which height of the deck. A stolen card is known to thief and victim; the others only know that some card
has moved. So the log of draws, plays and thefts is read from the start, keeping every way in which the
hands may be made up that fits what the observer saw, each with its weight.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from tairyo.games.fish_em_up.tables import ANCHORS, BOAT, DECKS, pool_of

if TYPE_CHECKING:
    from tairyo.games.fish_em_up.rules import FishEmUp

Entry = tuple[int, int, int, int]
"""What happened, who did it, with which card, and to whom (0 where to nobody); of a draw the pile
(`pile_of`).
"""

DREW: Final = 0
PLAYED: Final = 1
TOOK: Final = 2
UNSEEN: Final = -1
"""In an imagined log: a stolen card that the observer has not seen."""
NOWHERE: Final = -1
"""No hand: a pile, the table."""

World = tuple[tuple[int, ...], ...]
"""By seat, in order: a card that the observer knows to be there, or ``-1 - pile`` for one that it does not.
"""


def worlds(log: list[Entry], hands: list[list[int]], observer: int) -> dict[World, int]:
    """Every way in which the hands may be made up, as ``observer`` sees it (-1: a spectator), by weight."""
    found: dict[World, int] = {tuple([()] * len(hands)): 1}
    for kind, seat, card, victim in log:
        after: dict[World, int] = {}
        for world, weight in found.items():
            if kind == DREW:
                _move(after, world, weight, NOWHERE, seat, card, card)
            elif kind == PLAYED:
                _move(after, world, weight, seat, NOWHERE, _item(world, card), UNSEEN)
            elif card == UNSEEN or observer not in (seat, victim):
                for item in set(world[victim]):
                    _move(after, world, weight, victim, seat, item, item)
            else:
                seen = pile_of(card) if seat == observer else card
                _move(after, world, weight, victim, seat, _item(world, card), seen)
        found = after
    if observer < 0:
        return found
    own = sorted([pile_of(card) for card in hands[observer]])
    return {
        world: weight for world, weight in found.items() if _is_made_up(world[observer], own, hands[observer])
    }


def pile_of(card: int) -> int:
    """How a world names a card of which only the pile is known."""
    return -1 - pool_of(card)


def _item(world: World, card: int) -> int:
    """What a card is in a world: itself, where it is known to be in some hand."""
    return card if any(card in hand for hand in world) else pile_of(card)


def _move(
    after: dict[World, int], world: World, weight: int, here: int, there: int, item: int, to: int
) -> None:
    """Note a world in which an item has gone from one hand to another, where it is called ``to``; none if
    it was not there.
    """
    hands = list(world)
    if here != NOWHERE:
        left = list(hands[here])
        weight *= left.count(item)
        if not weight:
            return
        left.remove(item)
        hands[here] = tuple(left)
    if there != NOWHERE:
        hands[there] = tuple(sorted((*hands[there], to)))
    moved = tuple(hands)
    after[moved] = after.get(moved, 0) + weight


def _is_made_up(items: tuple[int, ...], piles: list[int], hand: list[int]) -> bool:
    """Whether one's own hand is made up as a world says."""
    known = [item for item in items if item >= 0]
    return all(card in hand for card in known) and piles == sorted(
        [pile_of(item) if item >= 0 else item for item in items]
    )


def imagine(state: FishEmUp, twin: FishEmUp, observer: int, rng: Random) -> None:
    """In ``twin``, a copy of ``state``, all that ``observer`` cannot see is dealt anew."""
    # in a fixed order, whatever the truth is
    possible, weights = zip(*sorted(worlds(state.log, state.hands, observer).items()), strict=True)
    boat = [card for card in state.sea if state.net.tables.catch(card) == BOAT]
    piles = None
    while piles is None:
        (world,) = rng.choices(possible, weights)
        piles = _dealt(state, twin, observer, world, boat, rng)
    if boat:
        pile = piles[pile_of(boat[0])]
        pile += boat
        rng.shuffle(pile)
    twin.sea = [piles[pile_of(card)].pop() for card in state.sea]
    twin.box = sorted([*piles[-1], *(card for card in state.box if card > ANCHORS)])
    twin.log = [
        (kind, seat, UNSEEN, victim)
        if kind == TOOK and observer not in (seat, victim)
        else (kind, seat, card, victim)
        for kind, seat, card, victim in state.log
    ]


def _dealt(
    state: FishEmUp, twin: FishEmUp, observer: int, world: World, boat: list[int], rng: Random
) -> dict[int, list[int]] | None:
    """Deal others' hands as a world has them, and give what is left of each pile; None if that cannot be.

    Nobody who was skipped since the net last grew holds a card that can be played (FE-11).
    """
    others = [seat for seat in range(state.seats) if seat != observer]
    known = {item for seat in others for item in world[seat] if item >= 0}
    hidden = [card for seat in others for card in state.hands[seat]] + state.sea + state.box
    piles: dict[int, list[int]] = {-1 - pool: [] for pool in range(1 + DECKS)}
    for card in sorted(hidden):
        if card not in known and card not in boat and (card <= ANCHORS or card not in state.box):
            piles[pile_of(card)].append(card)
    for pile in piles.values():
        rng.shuffle(pile)
    stuck = [(state.player - step) % state.seats for step in range(1, state.skipped + 1)]
    for seat in sorted(others, key=lambda seat: seat not in stuck):
        hand = []
        for item in world[seat]:
            fitting = [item] if item >= 0 else piles[item]
            if seat in stuck:
                fitting = [card for card in fitting if not state.can_play(card)]
            if not fitting:
                return None
            hand.append(fitting[-1])
            if item < 0:
                piles[item].remove(fitting[-1])
        twin.hands[seat] = sorted(hand)
    return piles
