"""Playing a fish: which can be played, what it costs, and where it may lie (FS-20 – FS-29, FS-54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tairyo.games.finspan.actions import PAY_CARDS, PAYS, PLACES
from tairyo.games.finspan.actions import PLAYS as PLAY_OF
from tairyo.games.finspan.cards import (
    CONSUMES,
    COST_CARDS,
    COST_EGGS,
    COST_SCHOOLS,
    COST_YOUNG,
    FITS,
    NO_FISH,
)
from tairyo.games.finspan.events import told
from tairyo.games.finspan.mat import slots_of
from tairyo.games.finspan.ocean import EGG_TOKEN, SCHOOL_TOKEN, YOUNG_TOKEN, Ocean
from tairyo.games.finspan.position import PAYMENT, PLACEMENT
from tairyo.kernel.action import Action
from tairyo.kernel.event import Event

if TYPE_CHECKING:
    from tairyo.games.finspan.position import Position


def can_pay(ocean: Ocean, card: int) -> bool:
    """Whether an ocean and the other cards of the hand hold what a card of it costs (FS-21)."""
    return (
        COST_CARDS[card] < len(ocean.hand)
        and COST_EGGS[card] <= ocean.eggs.bit_count()
        and (COST_YOUNG[card] == 0 or COST_YOUNG[card] <= sum(ocean.young))
        and (COST_SCHOOLS[card] == 0 or COST_SCHOOLS[card] <= ocean.schools.bit_count())
    )


def slots_for(state: Position, ocean: Ocean, card: int, allowed: int) -> int:
    """Where a card may be laid (FS-23 – FS-25), within the slots that are allowed (FS-54)."""
    lengths = state.setting.tables.lengths
    return ocean.open_to(FITS[card] & allowed, lengths[card], CONSUMES[card], lengths)


def can_play(state: Position, ocean: Ocean, card: int, allowed: int) -> bool:
    """FS-29: whether a card of the hand can be paid for and laid."""
    if not can_pay(ocean, card):
        return False
    if not CONSUMES[card] and FITS[card] & allowed & ~ocean.filled:
        return True
    return slots_for(state, ocean, card, allowed) != 0


def plays(state: Position, seat: int, allowed: int) -> list[Action]:
    """The cards of a hand that can be played."""
    ocean = state.oceans[seat]
    return [PLAY_OF[card] for card in ocean.hand if can_play(state, ocean, card, allowed)]


def begin(state: Position, seat: int, card: int, allowed: int) -> list[Event]:
    """FS-20: the card leaves the hand; then it is paid for."""
    state.oceans[seat].hand.remove(card)
    state.card = card
    state.allowed = allowed
    state.cards_due = COST_CARDS[card]
    state.eggs_due = COST_EGGS[card]
    state.young_due = COST_YOUNG[card]
    state.schools_due = COST_SCHOOLS[card]
    _next_payment(state)
    return [told("play_began", player=seat, card=card)]


def due(state: Position) -> int:
    """The token that is to be paid next; -1 for a card (FS-21)."""
    if state.cards_due:
        return -1
    if state.eggs_due:
        return EGG_TOKEN
    return YOUNG_TOKEN if state.young_due else SCHOOL_TOKEN


def _next_payment(state: Position) -> None:
    """FS-22: pay first, place after."""
    is_due = state.cards_due or state.eggs_due or state.young_due or state.schools_due
    state.phase = PAYMENT if is_due else PLACEMENT


def payments(state: Position, seat: int) -> list[Action]:
    """What may be paid next: cards first, then eggs, young and schools."""
    ocean = state.oceans[seat]
    token = due(state)
    if token < 0:
        return [PAY_CARDS[card] for card in ocean.hand]
    pays = PAYS[token]
    return [pays[slot] for slot in slots_of(ocean.holding(token))]


def pay_card(state: Position, seat: int, card: int) -> list[Event]:
    """FS-21: a card goes face up to the own discard pile."""
    ocean = state.oceans[seat]
    ocean.hand.remove(card)
    ocean.discard.append(card)
    state.cards_due -= 1
    _next_payment(state)
    return [told("card_paid", player=seat, card=card)]


def pay_token(state: Position, seat: int, token: int, slot: int) -> list[Event]:
    """FS-21: a token goes back to the supply; FS-49: young left by a school may form another."""
    formed = state.oceans[seat].remove(token, slot)
    if token == EGG_TOKEN:
        state.eggs_due -= 1
    elif token == YOUNG_TOKEN:
        state.young_due -= 1
    else:
        state.schools_due -= 1
    _next_payment(state)
    return [told("token_paid", player=seat, token=token, slot=slot, formed=formed)]


def placements(state: Position, seat: int) -> list[Action]:
    """The slots where the fish may be laid (FS-23 – FS-25)."""
    return [
        PLACES[slot] for slot in slots_of(slots_for(state, state.oceans[seat], state.card, state.allowed))
    ]


def place(state: Position, seat: int, slot: int) -> list[Event]:
    """FS-25, FS-26: the fish is laid."""
    card = state.card
    covered = state.oceans[seat].lay(card, slot)
    state.card = NO_FISH
    return [told("placed", player=seat, card=card, slot=slot, covered=covered)]
