"""Positions of Cash a Catch, set up by hand: cards and places by name, seats by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from tairyo import IllegalAction
from tairyo.games import cash_a_catch
from tairyo.games.cash_a_catch.rules import CashACatch
from tairyo.games.cash_a_catch.tables import CARDS
from tairyo.kernel.chance import Chance, RandomChance
from tairyo.kernel.event import visible

TESTS = Path(__file__).resolve().parent.parent
RULEBOOK = TESTS.parent / "src/tairyo/locales/en/cash-a-catch-rules.ftl"

Shown = dict[str, Any]


def market(
    seats: int = 4,
    *,
    deck: str = "",
    auctioneer: int = 0,
    money: Sequence[int] | None = None,
    boards: Mapping[int, Sequence[str]] | None = None,
    trash: Mapping[int, str] | None = None,
    **options: Any,
) -> CashACatch:
    """Before an auction: ``deck`` names the next cards, the first one first; below them lie the rest.

    ``boards`` by seat: crate, crate, ice box, each from the bottom ("tuna-3 octopus-1").
    """
    state = begin(seats, **options)
    state.auctioneer = auctioneer
    state.actors = (auctioneer,)
    state.money = list(money or state.money)
    for seat, places in (boards or {}).items():
        state.boards[seat] = [cards(names) for names in (*places, "", "", "")[:3]]
    for seat, names in (trash or {}).items():
        state.trash[seat] = cards(names)
    state.deck += reversed(cards(deck))
    return state


def cards(names: str) -> list[int]:
    """The cards of these names."""
    return [CARDS[name] for name in names.split()]


def do(state: CashACatch, seat: int, *actions: str) -> list[Shown]:
    """Let a seat act; what a spectator sees of it."""
    seen: list[Shown] = []
    for action in actions:
        events = state.apply(seat, cash_a_catch.parse(action), RandomChance(Random(0)))
        seen += visible(events, None)
    return seen


def turn_up(state: CashACatch, times: int = 1) -> list[Shown]:
    """Let the auctioneer turn up cards, everybody holding in between."""
    seen: list[Shown] = []
    for _ in range(times):
        while state.view(None)["phase"] == "bell":
            seen += do(state, state.actors[0], "hold")
        seen += do(state, state.auctioneer, "turn up")
    return seen


def buy(state: CashACatch, seat: int, times: int) -> list[Shown]:
    """Turn up so many cards, and let a seat ring."""
    seen = turn_up(state, times)
    while seat not in state.actors:
        do(state, state.actors[0], "hold")
    return seen + do(state, seat, "ring")


def refused(state: CashACatch, seat: int, action: str) -> tuple[str, str]:
    """The clause and the code by which an action is refused, which changes nothing."""
    before = state.hash()
    try:
        do(state, seat, action)
    except IllegalAction as refusal:
        assert state.hash() == before
        return refusal.clause, refusal.code
    raise AssertionError(f"{action} by seat {seat} is not refused")


def legal(state: CashACatch, seat: int) -> list[str]:
    """What a seat may do, in words."""
    return [str(action) for action in state.legal_actions(seat)]


def only(events: Sequence[Shown], kind: str) -> Shown:
    """The one event of a kind."""
    (event,) = (event for event in events if event["kind"] == kind)
    return event


def place(state: CashACatch, seat: int, number: int) -> list[str]:
    """The cards of a place, from the bottom."""
    cards: list[str] = state.view(None)["stalls"][seat]["places"][number]
    return cards


def trash(state: CashACatch, seat: int) -> list[str]:
    """The cards in a seat's trash."""
    cards: list[str] = state.view(None)["stalls"][seat]["trash"]
    return cards


def begin(seats: int, chance: Chance | None = None, **options: Any) -> CashACatch:
    """A new game."""
    state, _ = cash_a_catch.start(seats, options, chance or RandomChance(Random(0)))
    assert isinstance(state, CashACatch)
    return state
