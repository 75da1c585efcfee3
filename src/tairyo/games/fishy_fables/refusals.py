"""Why a seat may not do something now: the clause that it would break, and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tairyo.games.fishy_fables.actions import (
    NO_CARD,
    NOBODY,
    Buy,
    Catnip,
    Check,
    Draw,
    Fold,
    Guess,
    Lay,
    Meet,
    Pass,
    Raise,
)
from tairyo.games.fishy_fables.tables import (
    CANCEL,
    DELIBERATION,
    DRAFT,
    FIB,
    GUESSING,
    OVER,
    PEEK,
    PURCHASE,
    REFUND,
    SELECTION,
    SWAP,
    WINDOW,
    is_aimed,
    is_size,
)
from tairyo.kernel.action import Action, IllegalAction

if TYPE_CHECKING:
    from tairyo.games.fishy_fables.position import Position


def refusal(state: Position, seat: int, action: Action) -> IllegalAction:
    """Why ``seat`` may not do ``action``, which is not legal."""
    if state.phase == OVER:
        return IllegalAction("FF-53", "over")
    if not 0 <= seat < state.setting.seats:
        return IllegalAction("FF-1", "no-seat")
    if isinstance(action, Draw):
        return _no_draw(state, seat)
    if isinstance(action, Buy):
        return _no_purchase(state, seat, action)
    if isinstance(action, Lay):
        return _no_lay(state, seat)
    if isinstance(action, Guess):
        return _no_guess(state, seat)
    if isinstance(action, Pass):
        return _no_pass(state, seat)
    if isinstance(action, Catnip):
        return _no_catnip(state, seat, action)
    if isinstance(action, Check | Raise | Meet | Fold):
        return _no_bet(state, seat, action)
    return IllegalAction("FF-31", "not-an-action")


def _no_draw(state: Position, seat: int) -> IllegalAction:
    if state.phase != DRAFT:
        return IllegalAction("FF-5", "drafted")
    return IllegalAction("FF-5", "not-your-turn" if seat != state.turn else "pile-empty")


def _no_purchase(state: Position, seat: int, action: Buy) -> IllegalAction:
    tables = state.setting.tables
    if not state.setting.deck:
        return IllegalAction("FF-3", "no-catnip")
    if state.phase != PURCHASE:
        return IllegalAction("FF-10", "not-buying")
    if seat == state.turn:
        if action.discard == NO_CARD:
            return IllegalAction("FF-11", "hand-full", limit=tables.limit)
        if len(state.catnip[seat]) < tables.limit:
            return IllegalAction("FF-11", "no-discard", limit=tables.limit)
        return IllegalAction("FF-11", "catnip-not-held")
    if not state.started >> seat & 1:
        return IllegalAction("FF-80", "not-in-round")
    if state.purses[seat] <= tables.price and seat not in state.queue:
        return IllegalAction("FF-13", "too-poor", need=tables.price + 1)
    return IllegalAction("FF-10", "not-your-turn" if seat in state.queue else "asked-already")


def _no_lay(state: Position, seat: int) -> IllegalAction:
    if state.phase == FIB:
        if not state.tied >> seat & 1:
            return IllegalAction("FF-60", "not-tied")
        return IllegalAction("FF-61", "not-held" if seat in state.actors else "row-laid")
    if state.phase != SELECTION:
        return IllegalAction("FF-20", "not-laying")
    if not state.started >> seat & 1:
        return _without_purrency(state)
    return IllegalAction("FF-20", "not-held" if seat in state.actors else "laid-already")


def _without_purrency(state: Position) -> IllegalAction:
    """Of a seat that takes no part in the round."""
    if state.setting.comeback:
        return IllegalAction("FF-80", "not-in-round")
    return IllegalAction("FF-52", "dropped-out")


def _no_guess(state: Position, seat: int) -> IllegalAction:
    if not state.setting.comeback:
        return IllegalAction("FF-81", "no-comeback")
    if state.phase != GUESSING:
        return IllegalAction("FF-81", "not-guessing")
    if state.started >> seat & 1:
        return IllegalAction("FF-81", "in-round")
    return IllegalAction("FF-81", "not-to-be-named" if seat in state.actors else "guessed-already")


def _no_pass(state: Position, seat: int) -> IllegalAction:
    if state.phase == PURCHASE:
        return IllegalAction("FF-10", "not-your-turn" if seat in state.queue else "not-asked")
    if state.phase == WINDOW:
        return IllegalAction("FF-73", "not-your-turn" if _holds_in_window(state, seat) else "not-asked")
    if state.phase == GUESSING:
        return IllegalAction("FF-81", "in-round" if state.started >> seat & 1 else "guessed-already")
    if state.phase == DELIBERATION and seat == state.turn:
        if state.raiser == NOBODY:
            return IllegalAction("FF-31", "no-pass")
        return IllegalAction("FF-32", "answer-due")
    return IllegalAction("FF-10", "not-asked")


def _holds_in_window(state: Position, seat: int) -> bool:
    return state.playing >> seat & 1 == 1 and len(state.catnip[seat]) > 0


def _no_bet(state: Position, seat: int, action: Action) -> IllegalAction:
    """Check, raise, match and fold."""
    if state.phase != DELIBERATION:
        return IllegalAction("FF-31", "not-betting")
    if not state.started >> seat & 1:
        return _without_purrency(state)
    if not state.playing >> seat & 1:
        return IllegalAction("FF-36", "folded")
    if seat != state.turn:
        if state.raiser != NOBODY and seat in state.queue:
            return IllegalAction("FF-32", "not-your-answer")
        return IllegalAction("FF-31", "not-your-turn")
    if isinstance(action, Meet):
        return IllegalAction("FF-32", "nothing-to-match")
    if state.raiser != NOBODY:
        if isinstance(action, Raise):
            return IllegalAction("FF-34", "no-raise-in-answer")
        return IllegalAction("FF-32", "answer-due")
    purse = state.purses[seat]
    if not purse:
        return IllegalAction("FF-35", "no-purrency")
    return IllegalAction("FF-32", "raise-range", low=1, high=purse)


def _no_catnip(state: Position, seat: int, action: Catnip) -> IllegalAction:
    """FF-72: not held, not now, or not there."""
    if not state.setting.deck:
        return IllegalAction("FF-3", "no-catnip")
    if state.phase not in (DELIBERATION, WINDOW):
        return IllegalAction("FF-72", "wrong-moment")
    if not state.started >> seat & 1:
        return _without_purrency(state)
    if not state.playing >> seat & 1:
        return IllegalAction("FF-72", "folded")
    if seat != state.turn:
        return IllegalAction("FF-72", "not-your-turn")
    effect = action.effect
    if effect not in state.catnip[seat]:
        return IllegalAction("FF-72", "catnip-not-held")
    in_window = state.phase == WINDOW
    if in_window != (effect == CANCEL) and not is_size(effect):
        return IllegalAction("FF-72", "only-in-window" if effect == CANCEL else "not-in-window")
    if is_aimed(effect) or effect == PEEK:
        return IllegalAction("FF-72", "no-such-fish")
    if effect == SWAP:
        return IllegalAction("FF-72", "swap-not-held")
    if effect == REFUND:
        return IllegalAction("FF-72", "nothing-to-refund")
    return IllegalAction("FF-72", "nothing-to-cancel")
