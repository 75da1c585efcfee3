"""Catnip on the table: what may be played when, and what it does (FF-70 – FF-74)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tairyo.games.fishy_fables import knowledge
from tairyo.games.fishy_fables.actions import AIMED, NO_CARD, NOBODY, PLAYS, SWAPS, Catnip
from tairyo.games.fishy_fables.events import CatnipPlayed, Peeked, Swapped
from tairyo.games.fishy_fables.position import EVERYBODY, Position, without
from tairyo.games.fishy_fables.tables import CANCEL, PEEK, REFUND, SWAP, WINDOW, is_aimed, is_own, is_size
from tairyo.kernel.action import Action
from tairyo.kernel.event import Event

REFUND_MOST: Final = 5


def on_turn(state: Position, actions: tuple[Action, ...], seat: int) -> Sequence[Action]:
    """These, and the catnip that ``seat`` may play on its turn or answer (FF-72)."""
    held = state.catnip[seat]
    if not held:
        return actions
    plays: list[Action] = [*actions]
    before = NO_CARD
    for card in held:
        if card == before:
            continue
        before = card
        if is_aimed(card):
            plays += [AIMED[card][other] for other in EVERYBODY[state.playing & ~(1 << seat)]]
        elif card == SWAP:
            plays += [SWAPS[fish] for fish in state.hands[seat]]
        elif card == REFUND:
            if state.stakes[seat]:
                plays.append(PLAYS[REFUND])
        elif card != CANCEL:
            plays.append(PLAYS[card])
    return plays


def in_window(state: Position, seat: int) -> list[Action]:
    """The catnip that ``seat`` may play in the reveal window (FF-72)."""
    plays: list[Action] = []
    before = NO_CARD
    for card in state.catnip[seat]:
        if card == before:
            continue
        before = card
        if is_own(card):
            plays.append(PLAYS[card])
        elif is_size(card):
            plays += [AIMED[card][other] for other in EVERYBODY[state.playing & ~(1 << seat)]]
        elif card == CANCEL and latest(state) >= 0:
            plays.append(PLAYS[CANCEL])
    return plays


def is_allowed(state: Position, seat: int, action: Catnip) -> bool:
    """Whether ``seat``, whose turn it is, may play this card."""
    effect = action.effect
    if effect not in state.catnip[seat]:
        return False
    in_window = state.phase == WINDOW
    if is_aimed(effect):
        target = action.player
        is_there = target >= 0 and target != seat and state.playing >> target & 1 == 1
        return is_there and not (in_window and effect == PEEK)
    if is_size(effect):
        return True
    if effect == CANCEL:
        return in_window and latest(state) >= 0
    if in_window:
        return False
    return action.fish in state.hands[seat] if effect == SWAP else state.stakes[seat] > 0


def latest(state: Position) -> int:
    """The place among the played of the latest size card of the window that counts; -1 for none."""
    for place in range(len(state.played) - 1, state.window - 1, -1):
        _, effect, _, counts = state.played[place]
        if counts and is_size(effect):
            return place
    return -1


def put_down(state: Position, seat: int, effect: int, target: int) -> None:
    """FF-70: a card is played once, and lies open until the round is over."""
    state.catnip[seat] = without(state.catnip[seat], effect)
    state.used = [*state.used, effect]
    state.played = [*state.played, (seat, effect, target, True)]


def play(state: Position, seat: int, action: Catnip) -> list[Event]:
    """FF-72: on one's turn or answer, before acting; the turn is not used up."""
    effect = action.effect
    target = target_of(seat, action)
    put_down(state, seat, effect, target)
    if is_size(effect):
        return [CatnipPlayed(seat, effect, target, 0, NO_CARD)]
    if effect == PEEK:
        fish = state.laid[target]
        state.sights = [*state.sights, (seat, target, fish, False, True, 0, 0)]
        return [CatnipPlayed(seat, effect, target, 0, NO_CARD), Peeked(seat, target, fish)]
    if effect == SWAP:
        back = state.laid[seat]
        state.hands[seat] = sorted([*without(state.hands[seat], action.fish), back])
        state.laid[seat] = action.fish
        if state.sights:
            state.sights = knowledge.swapped(state.sights, seat)
        return [CatnipPlayed(seat, effect, NOBODY, 0, NO_CARD), Swapped(seat, action.fish, back)]
    amount = min(REFUND_MOST, state.stakes[seat])
    state.purses[seat] += amount
    state.stakes[seat] -= amount
    state.tin -= amount
    return [CatnipPlayed(seat, effect, NOBODY, amount, NO_CARD)]


def play_in_window(state: Position, seat: int, action: Catnip) -> Event:
    """FF-72: a size card in the reveal window, or one that cancels the latest of them."""
    target = target_of(seat, action)
    cancelled = NO_CARD
    if action.effect == CANCEL:
        place = latest(state)
        by, cancelled, target, _ = state.played[place]
        state.played = state.played.copy()
        state.played[place] = (by, cancelled, target, False)
    put_down(state, seat, action.effect, target)
    return CatnipPlayed(seat, action.effect, target, 0, cancelled)


def target_of(seat: int, action: Catnip) -> int:
    """Whose fish a catnip card is for."""
    return seat if is_own(action.effect) else action.player
