"""What an observer of Cash a Catch may know (CC-2, CC-3, CC-4, CC-6, CC-25), as JSON.

All is public but the deck's order and, under the seal, what the others have answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict, cast

from tairyo.games.cash_a_catch.tables import (
    FEE,
    FINAL_FROM_BOTTOM,
    FINAL_PHASE,
    LOT_PRICE,
    TRASH_CHARGE,
    kind_of,
)
from tairyo.games.cash_a_catch.words import RINGS, UNASKED, kind_name, names_of
from tairyo.kernel.action import Json
from tairyo.kernel.forms import Forms, Outcome

if TYPE_CHECKING:
    from tairyo.games.cash_a_catch.rules import CashACatch

Fish = Literal["tuna", "shark", "eel", "flounder", "crab", "lobster"]
Phase = Literal["sale", "spoilage", "auction", "bell", "theft", "sorting", "rescue", "late_sale", "over"]


class Stall(TypedDict):
    """A seat's places (two crates, then the ice box), bottom card first, the kind of each, and its trash."""

    places: list[list[str]]
    kinds: list[Fish | None]
    trash: list[str]


class CashACatchView(TypedDict):
    """All that an observer may know. Lists go by seat; cards are ``tuna-3`` or ``thief``.

    ``asked``: who may act now. ``lot``: what has been turned up in this auction; ``fee``: what the
    auctioneer gets if it is bought now. ``answered`` tells who has answered to its top card,
    ``own_answer`` the observer's own (true: it rings), ``rings`` who rang for the latest lot.
    ``catch`` is what the ``buyer`` has still to sort, ``rescues`` how many fish the cans may still take
    out of the trash. ``spoil``: the places in the stack among which the owner chooses. ``last``: the deck's
    height at which Final Phase lies on top.
    """

    seats: int
    bell: Literal["live", "sealed"]
    prices: dict[Literal["full", "half"], list[int]]
    price: int
    fee_per_card: int
    trash_charge: int
    phase: Phase
    asked: list[int]
    auctioneer: int
    deck: int
    last: int
    final: bool
    discarded: list[str]
    aside: list[str]
    money: list[int]
    stalls: list[Stall]
    lot: list[str]
    fee: int
    answered: list[bool]
    own_answer: bool | None
    sold: Fish | None
    spoil: list[int]
    buyer: int | None
    rings: list[int]
    catch: list[str]
    thieves: int
    rescues: int
    outcome: Outcome | None


class Sell(TypedDict):
    """Sell all cards of a kind (CC-10)."""

    kind: Literal["sell"]
    fish: Fish


class Spoil(TypedDict):
    """Let this card of one's stack spoil, counted from the bottom (CC-14)."""

    kind: Literal["spoil"]
    card: int


class TurnUp(TypedDict):
    """Turn up the next card (CC-20)."""

    kind: Literal["turn_up"]


class Ring(TypedDict):
    """Ring the bell (CC-20)."""

    kind: Literal["ring"]


class Hold(TypedDict):
    """Let the lot grow (CC-25)."""

    kind: Literal["hold"]


class Steal(TypedDict):
    """Take the top card of another seat's place (CC-30)."""

    kind: Literal["steal"]
    seat: int
    place: int


class Place(TypedDict):
    """Lay a card of the catch on one of one's places (CC-31)."""

    kind: Literal["place"]
    card: str
    place: int


class Discard(TypedDict):
    """Put a card whose kind finds no place into the trash (CC-33)."""

    kind: Literal["discard"]
    card: str


class Empty(TypedDict):
    """Empty a place into the trash (CC-33)."""

    kind: Literal["empty"]
    place: int


class Rescue(TypedDict):
    """Take a fish out of the trash (CC-36)."""

    kind: Literal["rescue"]
    card: str


class Done(TypedDict):
    """Leave a theft, a can or a late sale at that."""

    kind: Literal["done"]


class Opened(TypedDict):
    """The market opens; ``height`` is the deck's."""

    kind: Literal["opened"]
    auctioneer: int
    seats: int
    height: int


class Sold(TypedDict):
    """A kind is sold."""

    kind: Literal["sold"]
    player: int
    fish: Fish
    cards: list[str]
    place: int
    euros: int


class Spoiled(TypedDict):
    """A card spoils: it goes from a crate into the trash. ``where`` it lay, counted from the bottom."""

    kind: Literal["spoiled"]
    player: int
    card: str
    place: int
    where: int


class TurnedUp(TypedDict):
    """A card is turned up; ``ends`` the game if it is Market Close."""

    kind: Literal["turned_up"]
    card: str
    ends: bool


class Held(TypedDict):
    """A seat lets the lot grow."""

    kind: Literal["held"]
    player: int


class Answered(TypedDict):
    """A seat has answered in secret; ``rings`` is told to itself alone."""

    kind: Literal["answered"]
    player: int
    rings: bool | None


class AllHeld(TypedDict):
    """Nobody has rung."""

    kind: Literal["all_held"]


class OthersHeld(TypedDict):
    """The others have not rung: with three seats the auctioneer may, now."""

    kind: Literal["others_held"]


class Bought(TypedDict):
    """The lot is bought; ``fee`` is the auctioneer's, ``rings`` are all who rang."""

    kind: Literal["bought"]
    player: int
    cards: list[str]
    fee: int
    rings: list[int]


class Stolen(TypedDict):
    """A thief takes a card."""

    kind: Literal["stolen"]
    player: int
    victim: int
    place: int
    card: str


class EmptyHanded(TypedDict):
    """A thief comes home with nothing: nobody else has a fish."""

    kind: Literal["empty_handed"]
    player: int


class NotStolen(TypedDict):
    """The buyer sends no thief."""

    kind: Literal["not_stolen"]
    player: int


class Placed(TypedDict):
    """A card of the catch is laid on a place."""

    kind: Literal["placed"]
    player: int
    card: str
    place: int


class Discarded(TypedDict):
    """A card goes from the catch into the trash."""

    kind: Literal["discarded"]
    player: int
    card: str


class Rescued(TypedDict):
    """A can takes a card out of the trash."""

    kind: Literal["rescued"]
    player: int
    card: str


class Emptied(TypedDict):
    """A place is emptied into the trash."""

    kind: Literal["emptied"]
    player: int
    place: int
    cards: list[str]


class Enough(TypedDict):
    """The rest of the trash stays."""

    kind: Literal["enough"]
    player: int


class Office(TypedDict):
    """The office passes to the next auctioneer."""

    kind: Literal["office"]
    auctioneer: int


class Settled(TypedDict):
    """The market has closed: what each pays for its trash, what each place brings, and all money."""

    kind: Literal["settled"]
    charges: list[int]
    sales: list[list[int]]
    money: list[int]


class GameOver(Outcome):
    """The game has ended."""

    kind: Literal["game_over"]


FORMS = Forms(
    view=CashACatchView,
    actions=(Sell, Spoil, TurnUp, Ring, Hold, Steal, Place, Discard, Empty, Rescue, Done),
    events=(
        Opened,
        Sold,
        Spoiled,
        TurnedUp,
        Held,
        Answered,
        AllHeld,
        OthersHeld,
        Bought,
        Stolen,
        EmptyHanded,
        NotStolen,
        Placed,
        Discarded,
        Rescued,
        Emptied,
        Enough,
        Office,
        Settled,
        GameOver,
    ),
)

PHASES: tuple[Phase, ...] = (
    "sale",
    "spoilage",
    "auction",
    "bell",
    "theft",
    "sorting",
    "rescue",
    "late_sale",
    "over",
)


def draw(state: CashACatch, observer: int | None) -> Json:
    """The view of ``observer``, a seat or None for a spectator."""
    house, outcome = state.house, state.outcome
    paid = not state.quiet and not state.feeless
    view: CashACatchView = {
        "seats": house.seats,
        "bell": "sealed" if house.sealed else "live",
        "prices": {"full": list(house.tables.full), "half": list(house.tables.half)},
        "price": LOT_PRICE,
        "fee_per_card": FEE,
        "trash_charge": TRASH_CHARGE,
        "phase": PHASES[state.phase],
        "asked": list(state.actors),
        "auctioneer": state.auctioneer,
        "deck": len(state.deck),
        "last": FINAL_FROM_BOTTOM + 1,
        "final": FINAL_PHASE in state.aside,
        "discarded": names_of(state.out),
        "aside": names_of(state.aside),
        "money": list(state.money),
        "stalls": [
            {
                "places": [names_of(cards) if cards else [] for cards in board],
                "kinds": cast(
                    "list[Fish | None]", [kind_name(kind_of(cards)) if cards else None for cards in board]
                ),
                "trash": names_of(trash),
            }
            for board, trash in zip(state.boards, state.trash, strict=True)
        ],
        "lot": names_of(state.lot),
        "fee": FEE * len(state.lot) if paid else 0,
        "answered": [answer != UNASKED for answer in state.answers],
        "own_answer": own_answer(state, observer),
        "sold": cast("Fish | None", kind_name(state.sold)),
        "spoil": state.spoilable(state.spoiling[0]) if state.spoiling else [],
        "buyer": None if state.buyer < 0 else state.buyer,
        "rings": list(state.rings),
        "catch": sorted(names_of(state.catch)),
        "thieves": state.thieves,
        "rescues": state.rescues,
        "outcome": None if outcome is None else cast("Outcome", outcome.data()),
    }
    return cast("Json", view)


def own_answer(state: CashACatch, observer: int | None) -> bool | None:
    """What the observer has answered itself (CC-25): true if it rings, None for nothing yet."""
    given = UNASKED if observer is None else state.answers[observer]
    return None if given == UNASKED else given == RINGS
