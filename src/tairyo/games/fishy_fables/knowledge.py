"""What seats know of each other's fish after a peek (FF-72), and positions imagined from it.

Whoever has peeked knows one fish of another seat for good, but not always where it is: the seat may swap it
back into its hand, and lay it in a later round. So a sight lists every place where that fish may be. A place
is in the hand, before the seat, one of those that it has laid aside face down, or one of those that it has
revealed; all this follows from what is public. Nothing is ever struck from the list of sights, since
already that would tell others what was seen.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from tairyo.games.fishy_fables.actions import NO_FISH, NOBODY
from tairyo.kernel.chance import RandomChance

if TYPE_CHECKING:
    from tairyo.games.fishy_fables.position import Position

Sight = tuple[int, int, int, bool, bool, int, int]
"""Who saw; whose; which fish; it may be in hand; it may lie before the seat; bits of the places laid aside
and of those revealed where it may be."""

Place = tuple[int, int]
"""Which of a seat's places: the kind (below), and the place among those of its kind."""

IN_HAND: Final = 0
IN_FRONT: Final = 1
ASIDE: Final = 2
SHOWN: Final = 3


def laid(sights: list[Sight], seat: int) -> list[Sight]:
    """A fish has gone from hand before the seat: it may have been any of the hand."""
    return [
        (by, of, fish, hand, front or hand, aside, shown)
        if of == seat
        else (by, of, fish, hand, front, aside, shown)
        for by, of, fish, hand, front, aside, shown in sights
    ]


def swapped(sights: list[Sight], seat: int) -> list[Sight]:
    """The fish before the seat has gone back to hand, and another has taken its place."""
    return [
        (by, of, fish, hand or front, hand, aside, shown)
        if of == seat
        else (by, of, fish, hand, front, aside, shown)
        for by, of, fish, hand, front, aside, shown in sights
    ]


def laid_aside(sights: list[Sight], seat: int, place: int) -> list[Sight]:
    """The fish before the seat is laid aside, face down."""
    return [
        (by, of, fish, hand, False, aside | front << place, shown)
        if of == seat
        else (by, of, fish, hand, front, aside, shown)
        for by, of, fish, hand, front, aside, shown in sights
    ]


def revealed(sights: list[Sight], seat: int, place: int) -> list[Sight]:
    """The fish before the seat has been seen by all."""
    return [
        (by, of, fish, hand, False, aside, shown | front << place)
        if of == seat
        else (by, of, fish, hand, front, aside, shown)
        for by, of, fish, hand, front, aside, shown in sights
    ]


def discarded(sights: list[Sight], seat: int, places: range, whole: bool) -> list[Sight]:
    """Fish have gone from hand to these places aside; ``whole``: all of the hand."""
    bits = sum(1 << place for place in places)
    return [
        (by, of, fish, hand and not whole, front, aside | (bits if hand else 0), shown)
        if of == seat
        else (by, of, fish, hand, front, aside, shown)
        for by, of, fish, hand, front, aside, shown in sights
    ]


def is_there(sight: Sight) -> bool:
    """Whether the fish is sure to lie before the seat now."""
    _, _, _, hand, front, aside, shown = sight
    return front and not hand and not aside and not shown


def imagine(state: Position, twin: Position, observer: int | None, rng: Random) -> None:
    """In ``twin``, a copy of ``state``, all that ``observer`` cannot see is dealt anew; what it has peeked
    at stays where it may be.
    """
    seats = [seat for seat in range(len(state.hands)) if seat != observer]
    _imagine_fish(state, twin, NOBODY if observer is None else observer, seats, rng)
    _imagine_catnip(twin, seats, rng)
    if state.guess_is_secret():
        for seat in seats:
            if state.has_guessed(seat):
                named = state.may_be_named()
                twin.guesses[seat] = named[int(rng.random() * len(named))]


def _imagine_fish(state: Position, twin: Position, observer: int, seats: list[int], rng: Random) -> None:
    fixed = _sighted(state, observer, rng) if state.sights else {}
    unseen: list[int] = []
    for seat in seats:
        unseen += state.hands[seat]
        unseen += state.aside[seat]
        unseen += _hidden_row(state, seat)
        if state.laid[seat] != NO_FISH and not state.is_open(seat):
            unseen.append(state.laid[seat])
    for pile in state.piles:
        unseen += pile
    if fixed:
        unseen = [fish for fish in unseen if fish not in fixed.values()]
    RandomChance(rng).shuffle(unseen)
    for seat in seats:
        twin.hands[seat] = sorted(
            [
                fixed[seat, IN_HAND, place] if (seat, IN_HAND, place) in fixed else unseen.pop()
                for place in range(len(state.hands[seat]))
            ]
        )
        twin.aside[seat] = [
            fixed[seat, ASIDE, place] if (seat, ASIDE, place) in fixed else unseen.pop()
            for place in range(len(state.aside[seat]))
        ]
        hidden = len(_hidden_row(state, seat))
        if hidden:
            row = twin.rows[seat]
            twin.rows[seat] = row[: len(row) - hidden] + [unseen.pop() for _ in range(hidden)]
        if state.laid[seat] != NO_FISH and not state.is_open(seat):
            twin.laid[seat] = fixed[seat, IN_FRONT, 0] if (seat, IN_FRONT, 0) in fixed else unseen.pop()
    twin.piles = [[unseen.pop() for _ in pile] for pile in state.piles]
    if state.sights:
        twin.sights = [_resighted(twin, sight, observer, rng) for sight in state.sights]


def _hidden_row(state: Position, seat: int) -> list[int]:
    """The fish of a Final Fib row that have not been flipped (FF-61)."""
    return state.rows[seat][state.flipped(seat) :]


def _places(state: Position, sight: Sight, revealed: bool) -> list[Place]:
    """Where a fish that was seen may be; among those revealed, too, if asked for."""
    _, of, _, hand, front, aside, shown = sight
    places: list[Place] = []
    if hand:
        places += [(IN_HAND, place) for place in range(len(state.hands[of]))]
    if front and state.laid[of] != NO_FISH and not (state.is_open(of) and not revealed):
        places.append((IN_FRONT, 0))
    places += [(ASIDE, place) for place in range(len(state.aside[of])) if aside >> place & 1]
    if revealed:
        places += [(SHOWN, place) for place in range(len(state.shown[of])) if shown >> place & 1]
    return places


def _sighted(state: Position, observer: int, rng: Random) -> dict[tuple[int, int, int], int]:
    """Fish that the observer has peeked at and that are still hidden, each on a place where it may be."""
    public = [fish for shown in state.shown for fish in shown]
    public += [fish for seat, fish in enumerate(state.laid) if state.is_open(seat)]
    wanted: dict[int, tuple[int, list[Place]]] = {}
    for sight in state.sights:  # of the same fish the last sight says most
        by, of, fish = sight[0], sight[1], sight[2]
        if by == observer and fish not in public:
            wanted[fish] = (of, _places(state, sight, False))
    while True:
        fixed: dict[tuple[int, int, int], int] = {}
        for fish, (of, places) in wanted.items():
            kind, place = places[int(rng.random() * len(places))]
            if (of, kind, place) in fixed:
                break
            fixed[of, kind, place] = fish
        else:
            return fixed


def _resighted(twin: Position, sight: Sight, observer: int, rng: Random) -> Sight:
    """What another seat has seen, as the observer imagines it: whatever lies where it may be."""
    by, of, fish, hand, front, aside, shown = sight
    if observer in (by, of):
        return sight
    places = _places(twin, sight, True)
    kind, place = places[int(rng.random() * len(places))]
    if kind == IN_HAND:
        fish = twin.hands[of][place]
    elif kind == IN_FRONT:
        fish = twin.laid[of]
    elif kind == ASIDE:
        fish = twin.aside[of][place]
    else:
        fish = twin.shown[of][place]
    return (by, of, fish, hand, front, aside, shown)


def _imagine_catnip(twin: Position, seats: list[int], rng: Random) -> None:
    """Catnip that the observer cannot see: others' cards, those that left unseen, and the deck."""
    unseen = list(twin.deck)
    for seat in seats:
        unseen += twin.catnip[seat]
        unseen += twin.catnip_aside[seat]
    RandomChance(rng).shuffle(unseen)
    for seat in seats:
        if twin.catnip[seat]:
            twin.catnip[seat] = sorted([unseen.pop() for _ in twin.catnip[seat]])
        if twin.catnip_aside[seat]:
            twin.catnip_aside[seat] = [unseen.pop() for _ in twin.catnip_aside[seat]]
    twin.deck = unseen
