"""How a bot plays Cash a Catch: `steady` knows what a lot is worth to everybody's places, and when to sell.

All but the deck's order is public, so it reads the position and reckons: what its places would be worth
with the lot sorted as well as can be, less what that costs, now and if it let the lot grow.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import cast

from tairyo.games.cash_a_catch.rules import (
    BELL,
    LATE_SALE,
    RESCUE,
    SALE,
    SORTING,
    SPOILAGE,
    THEFT,
    CashACatch,
)
from tairyo.games.cash_a_catch.tables import (
    CAN,
    FULL,
    ICE,
    LOT_PRICE,
    NO_KIND,
    OCTOPUS,
    PLACES,
    THIEF,
    TRASH_CHARGE,
    kind_of,
)
from tairyo.games.cash_a_catch.words import (
    DISCARDS,
    DONE,
    EMPTIES,
    HOLD,
    PLACINGS,
    RING,
    SELLS,
    SPOILS,
    STEALS,
    TURN_UP,
)
from tairyo.kernel.action import Action
from tairyo.kernel.glimpse import Bot, Glimpse

CARDS_A_LOT = 6.0
"""How many cards are turned up in an auction, about."""
GROWTH = 1.0
"""By how many fish a stack grows from one sale to the next, about."""
SAFE = 0.8
"""What thieves and spoilage leave of a stack until then, about."""
FREE = 1.5
"""What a free place is worth, early."""
EAGER = 0.5
PATIENT = 6.0
"""Euros that a lot must bring beyond its price: when somebody else wants it, and when nobody does."""


def steady(glimpse: Glimpse, rng: Random) -> Action:
    """The choice that its reckoning likes best."""
    legal = glimpse.legal_actions
    if len(legal) == 1:
        return legal[0]
    state, seat = cast("CashACatch", glimpse.imagine(rng)), glimpse.seat
    phase = state.phase
    if phase == BELL:
        return RING if _wants(state, seat, rng) else HOLD
    if phase in (SALE, LATE_SALE):
        return _sale(state, seat) or (TURN_UP if phase == SALE else DONE)
    if phase == SPOILAGE:
        return _spoil(state, seat)
    if phase == THEFT:
        return _theft(state, seat)
    if phase == SORTING:
        return _sort(state, seat)
    assert phase == RESCUE
    return legal[0]  # the dearest fish


# ---- what things are worth --------------------------------------------------------------------


class Prices:
    """What a stack of so many fish is worth to a seat that may keep it, at this time of the game."""

    def __init__(self, state: CashACatch, seat: int) -> None:
        tables = state.house.tables
        self.full, self.half = tables.full, tables.half
        seats = state.house.seats
        auctions = (seat - state.auctioneer) % seats
        if state.phase == SALE and auctions == 0:
            auctions = seats
        left = max(0.0, len(state.deck) - 3 - CARDS_A_LOT * auctions)
        self.chance = min(1.0, left / 8)
        """That there is another sale before the market closes."""
        self.rounds = left / (CARDS_A_LOT * seats)
        self.held = [self._held(fish) for fish in range(FULL + 1)]

    def _held(self, fish: int) -> float:
        """The best of: sell at the next chance, or after some growth."""
        if not fish:
            return 0.0
        grown = min(FULL, fish + GROWTH * min(1.5, self.rounds + 0.4))
        low = int(grown)
        price = self.full[low] + (grown - low) * (self.full[min(FULL, low + 1)] - self.full[low])
        return SAFE * self.chance * price + (1 - self.chance) * self.half[fish]

    def stack(self, fish: int) -> float:
        """The worth of a stack of so many fish."""
        return self.held[min(FULL, fish)] + 0.1 * self.chance * max(0, fish - FULL)

    def free(self) -> float:
        """The worth of a place without a kind."""
        return FREE * min(1.0, self.rounds)


def _fish(cards: Sequence[int]) -> int:
    return sum(card & 3 for card in cards)


def _charge(cards: Sequence[int]) -> int:
    return sum(min(card & 3, TRASH_CHARGE) for card in cards)


class Plan:
    """The best way to sort a catch: which kinds a seat keeps, and what all is worth then."""

    def __init__(self, state: CashACatch, seat: int, catch: Sequence[int]) -> None:
        prices = Prices(state, seat)
        board = state.boards[seat]
        held = {kind_of(cards): cards for cards in board if kind_of(cards) != NO_KIND}
        wild = [card for cards in board if kind_of(cards) == NO_KIND for card in cards]
        wild += [card for card in catch if card >> 2 == OCTOPUS]
        caught: dict[int, list[int]] = {}
        for card in catch:
            if card >> 2 != OCTOPUS:
                caught.setdefault(card >> 2, []).append(card)
        kinds = sorted({*held, *caught})
        self.value = float("-inf")
        self.keep: tuple[int, ...] = ()
        self.best_kind = NO_KIND
        for keep in combinations(kinds, min(PLACES, len(kinds))):
            stacks = {kind: _fish(held.get(kind, ())) + _fish(caught.get(kind, ())) for kind in keep}
            lost = [kind for kind in kinds if kind not in keep]
            cost = sum(_charge(held.get(kind, ())) + _charge(caught.get(kind, ())) for kind in lost)
            best = NO_KIND
            if wild and stacks:
                extra = _fish(wild)
                best = max(
                    stacks, key=lambda kind: prices.stack(stacks[kind] + extra) - prices.stack(stacks[kind])
                )
                stacks[best] += extra
            worth = sum(map(prices.stack, stacks.values())) + prices.free() * (PLACES - len(keep))
            if worth - cost > self.value:
                self.value, self.keep, self.best_kind = worth - cost, keep, best


def _gain(state: CashACatch, seat: int) -> float:
    """What the lot would bring a seat, beyond its price."""
    catch = [card for card in state.lot if card >> 2 <= OCTOPUS]
    thieves = sum(card >> 2 == THIEF for card in state.lot)
    cans = sum(card >> 2 == CAN for card in state.lot)
    stolen = _thefts_by_worth(state, seat, catch)[:thieves] if thieves else []
    tops = [state.boards[victim][place][-1] for _, victim, place in stolen]
    before = Plan(state, seat, ()).value
    rescued = sorted((min(card & 3, TRASH_CHARGE) for card in state.trash[seat]), reverse=True)[: 2 * cans]
    fee = len(state.lot) if seat != state.auctioneer and not (state.quiet or state.feeless) else 0
    handed = fee / (state.house.seats - 1)
    return Plan(state, seat, catch + tops).value - before + sum(rescued) - handed - LOT_PRICE


def _wants(state: CashACatch, seat: int, rng: Random) -> bool:
    """Whether to ring now: for a little, if somebody else wants the lot; else it may grow."""
    gain = _gain(state, seat)
    if gain < EAGER - rng.random():
        return False
    if gain >= PATIENT:
        return True
    others = [other for other in state.bidders(True) + state.bidders(False) if other != seat]
    return any(_gain(state, other) > -EAGER for other in others)


# ---- the other choices ------------------------------------------------------------------------


def _sale(state: CashACatch, seat: int) -> Action | None:
    """A kind that will hardly ever pay more than now; None for none."""
    prices = Prices(state, seat)
    for cards in state.boards[seat]:
        kind, fish = kind_of(cards), _fish(cards)
        if kind == NO_KIND:
            continue
        harm = sum(
            0.5 * max(card & 3 for card in stack) / (state.house.seats - 1)
            for other in state.house.clockwise[seat]
            for place, stack in enumerate(state.boards[other])
            if place != ICE and kind_of(stack) == kind
        )
        now = prices.full[min(FULL, fish)] + prices.free() + harm
        if now >= prices.stack(fish):
            return SELLS[kind]
    return None


def _spoil(state: CashACatch, seat: int) -> Action:
    """A plain fish rather than an octopus, and the top card stays out of a thief's reach if it is dear."""
    cards = state.boards[seat][state.place_of(seat, state.sold)]
    choices = state.spoilable(seat)
    return SPOILS[min(choices, key=lambda where: (cards[where] >> 2 == OCTOPUS, where))]


def _thefts_by_worth(state: CashACatch, seat: int, catch: Sequence[int]) -> list[tuple[float, int, int]]:
    """What each theft would add to the best plan and cost its victim, dearest first."""
    base = Plan(state, seat, catch).value
    found = []
    for victim in state.house.clockwise[seat]:
        for place, cards in enumerate(state.boards[victim]):
            if cards:
                worth = Plan(state, seat, [*catch, cards[-1]]).value - base
                fish = _fish(cards)
                prices = Prices(state, victim)
                harm = prices.stack(fish) - prices.stack(fish - (cards[-1] & 3))
                found.append((worth + harm / (state.house.seats - 1), victim, place))
    return sorted(found, reverse=True)


def _theft(state: CashACatch, seat: int) -> Action:
    worth, victim, place = _thefts_by_worth(state, seat, state.catch)[0]
    return STEALS[victim][place] if worth > 0 else DONE


def _sort(state: CashACatch, seat: int) -> Action:
    """The next step of the best plan: empty what goes, lay what stays, trash the rest."""
    plan = Plan(state, seat, state.catch)
    board = state.boards[seat]
    kinds = [kind_of(cards) for cards in board]
    for place, kind in enumerate(kinds):
        if kind != NO_KIND and kind not in plan.keep:
            return EMPTIES[place]
    # dear cards below, out of a thief's reach; the dearest stack on ice
    fish = sorted((card for card in state.catch if card >> 2 in plan.keep), key=lambda card: -(card & 3))
    new = [card for card in fish if card >> 2 not in kinds]
    for card in (*new, *fish):
        homes = state.homes(seat, card)
        return PLACINGS[card][ICE if ICE in homes else homes[0]]
    wild = [card for card in state.catch if card >> 2 == OCTOPUS]
    if wild:
        home = kinds.index(plan.best_kind) if plan.best_kind in kinds else ICE
        return PLACINGS[max(wild)][home]
    return DISCARDS[state.catch[0]]


COUNT = 5
"""With so many cards in the lot the counter rings: of fixed counts this one does best."""


def counter(glimpse: Glimpse, rng: Random) -> Action:
    """Rings at a fixed count of cards, whatever they are; all else as `steady` does."""
    state = cast("CashACatch", glimpse.imagine(rng))
    if state.phase == BELL:
        return RING if len(state.lot) >= COUNT else HOLD
    return steady(glimpse, rng)


STEADY = Bot("steady", steady, reaction=(0.6, 0.2))
COUNTER = Bot("counter", counter, reaction=(0.6, 0.2))
