"""Positions of Finspan, set up by hand: cards by name, slots as ``blue-1``, seats by number."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tairyo import IllegalAction
from tairyo.games import finspan
from tairyo.games.finspan.cards import NAMES
from tairyo.games.finspan.lesson import ocean_of
from tairyo.games.finspan.mat import SLOT_NAMES, SLOT_OF
from tairyo.games.finspan.position import AT_THE_END, WEEKS
from tairyo.games.finspan.rules import Finspan
from tairyo.kernel.chance import Chance, RandomChance
from tairyo.kernel.event import Event, visible

TESTS = Path(__file__).resolve().parent.parent
RULEBOOK = TESTS.parent / "src/tairyo/locales/en/finspan-rules.ftl"

Shown = dict[str, Any]


def begin(seats: int = 1, chance: Chance | None = None, **options: Any) -> Finspan:
    """A new game."""
    state, _ = finspan.start(seats, options, chance or RandomChance(Random(0)))
    assert isinstance(state, Finspan)
    return state


def sea(
    *slots: str,
    seats: int = 1,
    hand: str = "",
    discard: str = "",
    deck: str | None = None,
    others: Sequence[str] = (),
    **options: Any,
) -> Finspan:
    """The first turn is seat 0's, whose ocean is only this: "blue-1: porkfish egg young young school".

    A fish after "over" lies beneath. ``others`` is what the oceans of the other seats hold, each slot with a
    ";". ``deck`` names the next cards, the first one first; None leaves a full deck.
    """
    state = begin(seats, **options)
    state.first = state.seat = 0
    state.actors = (0,)
    for seat in range(seats):
        there = slots if seat == 0 else tuple(filter(None, others[seat - 1].split(";"))) if others else ()
        state.oceans[seat] = ocean_of(*there)
        state.oceans[seat].hand = cards(hand) if seat == 0 else []
        state.oceans[seat].discard = cards(discard) if seat == 0 else []
    if deck is not None:
        state.deck = cards(deck)[::-1]
    return state


def full_of(fish: str, but: Sequence[str] = ()) -> list[str]:
    """Every slot with the same fish."""
    return [f"{slot}: {fish}" for slot in SLOT_NAMES if slot not in but]


def at_the_end(state: Finspan) -> list[Shown]:
    """All turns are over: the seats use their game-end abilities, or the points are counted."""
    state.week, state.stage, state.seat = WEEKS, AT_THE_END, state.first
    events: list[Event] = []
    state.ask_at_the_end(events, False)
    return visible(events, None)


def last_turn(state: Finspan, week: int, seat: int = 0) -> Finspan:
    """The last turn of a week is this seat's."""
    state.week, state.turns = week, 6 * state.setting.seats - 1
    state.seat = seat
    state.actors = (seat,)
    return state


def cards(names: str) -> list[int]:
    """The numbers of these fish."""
    return [NAMES.index(name) for name in names.split()]


def do(state: Finspan, seat: int, *actions: str) -> list[Shown]:
    """Let a seat act; what everybody sees of it."""
    seen: list[Shown] = []
    for action in actions:
        seen += visible(state.apply(seat, finspan.parse(action), RandomChance(Random(0))), None)
    return seen


def refused(state: Finspan, seat: int, action: str) -> tuple[str, str]:
    """The clause and the code by which an action is refused, which changes nothing."""
    before = state.hash()
    try:
        do(state, seat, action)
    except IllegalAction as refusal:
        assert state.hash() == before
        return refusal.clause, refusal.code
    raise AssertionError(f"{action} by seat {seat} is not refused")


def legal(state: Finspan, seat: int, kind: str = "") -> list[str]:
    """What a seat may do, in words; of one kind, what it names."""
    texts = [str(action) for action in state.legal_actions(seat)]
    return [text.removeprefix(f"{kind} ") for text in texts if text.startswith(f"{kind} ")] if kind else texts


def only(events: Sequence[Shown], kind: str) -> Shown:
    """The one event of a kind."""
    (event,) = (event for event in events if event["kind"] == kind)
    return event


def kinds(events: Sequence[Shown]) -> list[str]:
    """What has happened, in kinds."""
    return [event["kind"] for event in events]


def view_of(state: Finspan, seat: int = 0) -> Shown:
    """What is seen of an ocean."""
    ocean: Shown = state.view(None)["oceans"][seat]
    return ocean


def slot(state: Finspan, name: str, seat: int = 0) -> str:
    """What lies in a slot, as `sea` writes it."""
    there = view_of(state, seat)["slots"][SLOT_OF[name]]
    words = [there["fish"]] if there["fish"] else []
    words += ["egg"] * there["egg"] + ["young"] * there["young"] + ["school"] * there["school"]
    return " ".join([*words, *(["over", *there["beneath"]] if there["beneath"] else [])])


def hand(state: Finspan, seat: int = 0) -> str:
    """The cards of a hand."""
    return " ".join(held["card"] for held in view_of(state, seat)["hand"])


def discarded(state: Finspan, seat: int = 0) -> str:
    """The cards of a discard pile."""
    return " ".join(view_of(state, seat)["discard"])


def eggs(state: Finspan, seat: int = 0) -> list[str]:
    """The slots that hold an egg."""
    slots = view_of(state, seat)["slots"]
    return [name for name, there in zip(SLOT_NAMES, slots, strict=True) if there["egg"]]


def benefits(state: Finspan) -> tuple[int, list[str]] | None:
    """Who is asked, and what it may still take."""
    asked = state.view(None)["asked"]
    return None if asked is None else (asked["player"], asked["benefits"])
