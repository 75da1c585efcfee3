"""What an observer of Fishy Fables may know (FF-8), as JSON, and the JSON forms of all that travels.

Seats are counted from 0, piles from 1. A fish is its number; null where the observer does not know it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict, cast

from tairyo.games.fishy_fables.actions import NO_FISH, NOBODY
from tairyo.games.fishy_fables.events import played_data, seat_or_none
from tairyo.games.fishy_fables.knowledge import is_there
from tairyo.games.fishy_fables.tables import DELIBERATION, EFFECTS, GUESSING, ROUNDS, SELECTION
from tairyo.kernel.action import Json
from tairyo.kernel.forms import Forms, Outcome

if TYPE_CHECKING:
    from tairyo.games.fishy_fables.position import Position

Phase = Literal["draft", "purchase", "selection", "deliberation", "guessing", "window", "fib", "over"]
Effect = Literal["plus_5", "plus_10", "double", "minus_5", "halve", "peek", "swap", "refund", "cancel"]
Standing = Literal["in", "folded", "waiting", "out"]


class Played(TypedDict):
    """A catnip card of this round: who played it, which, on whose fish where it is for one, and whether
    it counts or was cancelled.
    """

    player: int
    effect: Effect
    target: int | None
    counts: bool


class RaiseDue(TypedDict):
    """A raise that waits for answers: of these seats, in this order."""

    player: int
    amount: int
    answers: list[int]


class Seen(TypedDict):
    """A fish at which the observer has peeked; ``there``: it is sure to lie before its owner now."""

    player: int
    fish: int
    there: bool


class Aside(TypedDict):
    """What the observer itself has laid aside, unseen by the others."""

    fish: list[int]
    catnip: list[Effect]


class Copies(TypedDict):
    """A kind of catnip in the deck, and how many cards of it there are in all."""

    effect: Effect
    copies: int


class ShownFish(TypedDict):
    """A fish that lies open; ``sizes``: as printed, then after every catnip card."""

    player: int
    fish: int
    sizes: list[int]


class Paid(TypedDict):
    """What a right guess has brought."""

    player: int
    amount: int


class RoundLine(TypedDict):
    """A finished round; ``won`` is what was left of the ``tin`` for the winner."""

    round: int
    shown: list[ShownFish]
    played: list[Played]
    folded: list[int]
    guesses: list[int | None]
    winner: int
    tin: int
    won: int
    paid: list[Paid]
    purses: list[int]


class FibRow(TypedDict):
    """A row of the Final Fib, from the left, as far as it is laid."""

    player: int
    fish: list[int | None]


class FlippedFish(TypedDict):
    """A fish that was flipped."""

    player: int
    fish: int


class Flip(TypedDict):
    """A flip of the Final Fib: who takes the point, of two; who is out, of more."""

    shown: list[FlippedFish]
    point: int | None
    out: int | None


class Fib(TypedDict):
    """The Final Fib; ``count`` cards were dealt to each of the tied seats."""

    count: int
    rows: list[FibRow]
    flips: list[Flip]


class FishyFablesView(TypedDict):
    """All that an observer may know. Lists go by seat unless they say otherwise."""

    seats: int
    comeback: bool
    show_uncontested: bool
    start: int
    price: int
    limit: int
    deck: list[Copies]
    round: int
    rounds: int
    phase: Phase
    lots: list[int]
    first: int
    turn: int | None
    piles: list[int]
    hand: list[int] | None
    hands: list[int]
    standing: list[Standing]
    ready: list[bool]
    laid: list[bool]
    open: bool
    fish: list[int | None]
    sizes: list[list[int]]
    played: list[Played]
    shown: list[list[int]]
    purses: list[int]
    stakes: list[int]
    tin: int
    checked: list[bool]
    raised: RaiseDue | None
    catnip: list[Effect] | None
    catnips: list[int]
    catnip_deck: int
    catnip_used: list[Effect]
    window: int
    guesses: list[int | None]
    peeked: list[Seen]
    aside: Aside
    dropped: list[int | None]
    past: list[RoundLine]
    fib: Fib | None
    outcome: Outcome | None


class Draw(TypedDict):
    """Take the top fish of a pile, 1 to 4 (FF-5)."""

    kind: Literal["draw"]
    pile: int


class Buy(TypedDict):
    """Buy the top catnip card; with a full hand for one that is discarded (FF-10, FF-11)."""

    kind: Literal["buy"]
    discard: Effect | None


class Pass(TypedDict):
    """Buy nothing, name nobody, play nothing in the reveal window (FF-10, FF-73, FF-81)."""

    kind: Literal["pass"]


class Lay(TypedDict):
    """Lay a fish face down (FF-20, FF-61)."""

    kind: Literal["lay"]
    fish: int


class Check(TypedDict):
    """Leave the stake as it is (FF-31)."""

    kind: Literal["check"]


class Raise(TypedDict):
    """Put more Purrency into the tin (FF-32)."""

    kind: Literal["raise"]
    amount: int


class Raises(TypedDict):
    """Any raise from ``low`` to ``high``, as it is offered."""

    kind: Literal["raise"]
    low: int
    high: int


class Match(TypedDict):
    """Match a raise, or put in all that is left (FF-32, FF-33)."""

    kind: Literal["match"]


class Fold(TypedDict):
    """Leave the round (FF-36)."""

    kind: Literal["fold"]


class Catnip(TypedDict):
    """Play a catnip card (FF-72): on the fish of ``player``, or swapping for ``fish`` from hand."""

    kind: Literal["catnip"]
    effect: Effect
    player: int | None
    fish: int | None


class Guess(TypedDict):
    """Name the seat that is thought to have the largest fish (FF-81)."""

    kind: Literal["guess"]
    player: int


class FirstDrawn(TypedDict):
    """A fish for every seat, face up; ``first`` has the largest and takes the lure token."""

    kind: Literal["first_drawn"]
    fish: list[int]
    first: int


class Drawn(TypedDict):
    """A seat has taken the top fish of a pile."""

    kind: Literal["drawn"]
    player: int
    pile: int
    fish: int | None


class Dealt(TypedDict):
    """All hands were dealt at once; ``hand`` is one's own."""

    kind: Literal["dealt"]
    hand: list[int] | None
    count: int


class RoundBegan(TypedDict):
    """A round begins with these seats."""

    kind: Literal["round_began"]
    round: int
    first: int
    players: list[int]


class Bought(TypedDict):
    """A seat has bought a catnip card; which, only it is told."""

    kind: Literal["bought"]
    player: int
    price: int
    effect: Effect | None
    discard: Effect | None


class Passed(TypedDict):
    """A seat has bought nothing, or played nothing in the reveal window."""

    kind: Literal["passed"]
    player: int


class Laid(TypedDict):
    """A seat has laid a fish face down; which, only it is told."""

    kind: Literal["laid"]
    player: int
    fish: int | None


class AntesPaid(TypedDict):
    """All fish are laid: these seats have each paid 1 into the tin."""

    kind: Literal["antes_paid"]
    players: list[int]


class Checked(TypedDict):
    """A seat has checked."""

    kind: Literal["checked"]
    player: int


class Raised(TypedDict):
    """A seat has raised."""

    kind: Literal["raised"]
    player: int
    amount: int
    all_in: bool


class Matched(TypedDict):
    """A seat has matched a raise with so much."""

    kind: Literal["matched"]
    player: int
    paid: int
    all_in: bool


class Folded(TypedDict):
    """A seat has folded."""

    kind: Literal["folded"]
    player: int


class CatnipPlayed(TypedDict):
    """A catnip card was played: on the fish of ``target``; ``amount`` is what a refund gives back,
    ``cancelled`` the card that a cancel takes back.
    """

    kind: Literal["catnip_played"]
    player: int
    effect: Effect
    target: int | None
    amount: int
    cancelled: Effect | None


class Peeked(TypedDict):
    """A seat has looked at the fish of ``target``; which it is, these two alone are told."""

    kind: Literal["peeked"]
    player: int
    target: int
    fish: int | None


class Swapped(TypedDict):
    """A seat has laid ``fish`` in place of ``back``; which they are, only it is told."""

    kind: Literal["swapped"]
    player: int
    fish: int | None
    back: int | None


class Guessed(TypedDict):
    """A seat has guessed, or will not; ``named`` only it is told, and null if it named nobody."""

    kind: Literal["guessed"]
    player: int
    named: int | None


class GuessesOpened(TypedDict):
    """All guesses, by seat."""

    kind: Literal["guesses_opened"]
    guesses: list[int | None]


class Revealed(TypedDict):
    """The seats still in have revealed their fish."""

    kind: Literal["revealed"]
    shown: list[ShownFish]


class RoundEnded(RoundLine):
    """The tin is won."""

    kind: Literal["round_ended"]


class CameBack(TypedDict):
    """A seat plays on and has discarded ``count`` fish at random; which, only it is told."""

    kind: Literal["came_back"]
    player: int
    count: int
    fish: list[int] | None


class DroppedOut(TypedDict):
    """A seat is out of the game."""

    kind: Literal["dropped_out"]
    player: int


class FibBegan(TypedDict):
    """A tie: ``count`` fish each were dealt to these seats; ``hand`` is one's own."""

    kind: Literal["fib_began"]
    players: list[int]
    count: int
    hand: list[int] | None


class FibFlipped(Flip):
    """The next fish were flipped."""

    kind: Literal["fib_flipped"]


class GameOver(Outcome):
    """The game has ended."""

    kind: Literal["game_over"]


FORMS = Forms(
    view=FishyFablesView,
    actions=(Draw, Buy, Pass, Lay, Check, Raise, Match, Fold, Catnip, Guess),
    events=(
        FirstDrawn,
        Drawn,
        Dealt,
        RoundBegan,
        Bought,
        Passed,
        Laid,
        AntesPaid,
        Checked,
        Raised,
        Matched,
        Folded,
        CatnipPlayed,
        Peeked,
        Swapped,
        Guessed,
        GuessesOpened,
        Revealed,
        RoundEnded,
        CameBack,
        DroppedOut,
        FibBegan,
        FibFlipped,
        GameOver,
    ),
    ranges=(Raises,),
)

PHASES: tuple[Phase, ...] = (
    "draft",
    "purchase",
    "selection",
    "deliberation",
    "guessing",
    "window",
    "fib",
    "over",
)


def draw(state: Position, observer: int | None) -> Json:
    """The view of ``observer``, a seat or None for a spectator."""
    setting = state.setting
    seats = range(setting.seats)
    phase = state.phase
    known = [state.laid[seat] != NO_FISH and (seat == observer or state.is_open(seat)) for seat in seats]
    outcome = state.outcome
    view: FishyFablesView = {
        "seats": setting.seats,
        "comeback": setting.comeback,
        "show_uncontested": setting.show_uncontested,
        "start": setting.tables.start,
        "price": setting.tables.price,
        "limit": setting.tables.limit,
        "deck": _deck(setting.deck),
        "round": state.round,
        "rounds": ROUNDS,
        "phase": PHASES[phase],
        "lots": list(state.lots),
        "first": state.first,
        "turn": seat_or_none(state.turn),
        "piles": [len(pile) for pile in state.piles],
        "hand": None if observer is None else sorted(state.hands[observer]),
        "hands": [len(hand) for hand in state.hands],
        "standing": [_standing(state, seat) for seat in seats],
        "ready": [_is_ready(state, seat) for seat in seats],
        "laid": [fish != NO_FISH for fish in state.laid],
        "open": state.open,
        "fish": [state.laid[seat] if known[seat] else None for seat in seats],
        "sizes": [state.sizes(seat) if known[seat] else [] for seat in seats],
        "played": cast("list[Played]", played_data(state.played)),
        "shown": [list(fish) for fish in state.shown],
        "purses": list(state.purses),
        "stakes": list(state.stakes),
        "tin": state.tin,
        "checked": [state.checked >> seat & 1 == 1 for seat in seats],
        "raised": _raised(state),
        "catnip": None if observer is None else _effects(state.catnip[observer]),
        "catnips": [len(cards) for cards in state.catnip],
        "catnip_deck": len(state.deck),
        "catnip_used": _effects(state.used),
        "window": state.window,
        "guesses": [
            None if named < 0 or (phase == GUESSING and seat != observer) else named
            for seat, named in enumerate(state.guesses)
        ],
        "peeked": [] if observer is None else _peeked(state, observer),
        "aside": {
            "fish": [] if observer is None else list(state.aside[observer]),
            "catnip": [] if observer is None else _effects(state.catnip_aside[observer]),
        },
        "dropped": [dropped or None for dropped in state.dropped],
        "past": [cast("RoundLine", line.line()) for line in state.past],
        "fib": _fib(state, observer) if state.tied else None,
        "outcome": None if outcome is None else cast("Outcome", outcome.data()),
    }
    return cast("Json", view)


def _effects(cards: list[int]) -> list[Effect]:
    return cast("list[Effect]", [EFFECTS[card] for card in cards])


def _deck(deck: tuple[int, ...]) -> list[Copies]:
    return [
        {"effect": EFFECTS[card], "copies": deck.count(card)} for card in range(len(EFFECTS)) if card in deck
    ]


def _standing(state: Position, seat: int) -> Standing:
    """Whether a seat is in this round, has folded, waits without Purrency (FF-80), or is out (FF-52)."""
    if state.dropped[seat]:
        return "out"
    if not state.started:
        return "in" if state.purses[seat] else "waiting"
    if state.playing >> seat & 1:
        return "in"
    return "folded" if state.started >> seat & 1 else "waiting"


def _is_ready(state: Position, seat: int) -> bool:
    """Where several choose at once: whether a seat has chosen."""
    if state.phase == SELECTION:
        return state.laid[seat] != NO_FISH
    if state.phase == GUESSING:
        return state.has_guessed(seat)
    return bool(state.rows[seat]) and not state.hands[seat]


def _raised(state: Position) -> RaiseDue | None:
    if state.phase != DELIBERATION or state.raiser == NOBODY:
        return None
    return {"player": state.raiser, "amount": state.amount, "answers": list(state.queue)}


def _peeked(state: Position, observer: int) -> list[Seen]:
    """What the observer has seen of others' fish, each once."""
    found: dict[tuple[int, int], bool] = {}
    for sight in state.sights:
        if sight[0] == observer:
            found[sight[1], sight[2]] = is_there(sight) or found.get((sight[1], sight[2]), False)
    return [{"player": player, "fish": fish, "there": there} for (player, fish), there in found.items()]


def _fib(state: Position, observer: int | None) -> Fib:
    """FF-60 – FF-63: every row, with the fish that were flipped or are one's own."""
    tied = [seat for seat in range(state.setting.seats) if state.tied >> seat & 1]
    rows: list[FibRow] = []
    for seat in tied:
        row, flipped = state.rows[seat], state.flipped(seat)
        fish = [one if seat == observer or place < flipped else None for place, one in enumerate(row)]
        rows.append({"player": seat, "fish": fish})
    return {
        "count": 3 if len(tied) == 2 else len(tied) - 1,
        "rows": rows,
        "flips": [cast("Flip", flip.line()) for flip in state.flips],
    }
