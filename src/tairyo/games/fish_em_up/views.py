"""What an observer of Fish 'em Up may know (FE-50), as JSON.

Cells are counted on one lattice: x to the right, y downwards; the start net's first cell is 0, 0. A card
turned by ``turn`` quarter turns clockwise covers the cells from its x, y on: 5 × 7 of them, or 7 × 5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypedDict, cast

from tairyo.games.fish_em_up.knowledge import TOOK
from tairyo.games.fish_em_up.net import Laid as LaidCard
from tairyo.games.fish_em_up.tables import (
    CARD_NAMES,
    CATCHES,
    DECK,
    DECKS,
    NO_CATCH,
    SEA,
    Tables,
)
from tairyo.games.fish_em_up.words import Lay as LayAction
from tairyo.games.fish_em_up.words import Sting as StingAction
from tairyo.games.fish_em_up.words import names_of
from tairyo.kernel.action import Json
from tairyo.kernel.forms import Forms, Outcome

if TYPE_CHECKING:
    from tairyo.games.fish_em_up.rules import FishEmUp

Catch = Literal["fish", "crab", "seahorse", "trash", "jellyfish", "boat"]
Kind = Literal["fish", "crab", "seahorse", "trash"]
Phase = Literal["play", "crab", "seahorse", "over"]
Side = Literal["", "north", "east", "south", "west"]


class Cell(TypedDict):
    """A cell."""

    x: int
    y: int


class Face(TypedDict):
    """What a card shows, unturned: seven rows of five cells, ``#`` net and ``.`` sea.

    Inside a card rope stands exactly between net and sea. ``rim`` tells of its 24 outer sides, clockwise
    from the north side of the first cell: ``|`` rope, ``o`` open net, ``.`` sea. ``icon`` is the first cell
    of the 2 × 2 block with the picture of the catch. Jellyfish and boat have no rows and no rim.
    """

    catch: Catch | None
    rows: list[str]
    rim: str
    icon: Cell | None


class NetCard(TypedDict):
    """A card in the net, and who laid it; nobody the start net."""

    card: str
    x: int
    y: int
    turn: int
    player: int | None


class Picture(TypedDict):
    """The visible net: rows of ``#`` net and ``.`` sea, the first sign of the first at ``left``, ``top``."""

    left: int
    top: int
    rows: list[str]


class NetCatch(TypedDict):
    """A catch in the net and the first cell of its picture (FE-30): active, covered, or under the token."""

    card: str
    catch: Kind
    x: int
    y: int
    state: Literal["active", "covered", "jellyfish"]


class Play(TypedDict):
    """What a play would do (FE-31 – FE-37).

    Either the card is laid at ``place``, or it is a jellyfish and the token goes ``on`` a catch.
    ``strength``: how many active catches its effect counts. ``gain``: points for the player; ``harm``:
    points that the others lose in all. ``covers``: the cards whose active catches it would block;
    ``token``: whether it covers the token's catch.
    """

    card: str
    place: NetPlace | None
    on: str | None
    catch: Kind
    strength: int
    gain: int
    harm: int
    covers: list[str]
    token: bool


class NetPlace(TypedDict):
    """Where a card is laid."""

    x: int
    y: int
    turn: int


class Aside(TypedDict):
    """A jellyfish that was played, and by whom."""

    card: str
    player: int


class Theft(TypedDict):
    """A crab's theft (FE-34); thief and victim know which card it was."""

    player: int
    victim: int
    card: str | None


class FishEmUpView(TypedDict):
    """All that an observer may know. Lists go by seat.

    ``player``: whose turn it is; ``asked``: who may act now. ``net``: the cards in the order in which they
    were laid; ``faces``: of these cards and those in the observer's hand. ``token``: the card whose catch the
    jellyfish token lies on. ``sea``: cards in the sea deck, of which ``decks`` tells by deck. ``robberies``:
    points that the seahorses have still to take; ``victims``: whom the crab or the seahorses may choose.
    ``thefts``: all of them, in their order. ``skipped``: how many seats in a row have been skipped without
    drawing. ``boat``: who drew it. ``plays``: every legal play, to the seat that is to play, in the order
    of its legal actions.
    """

    seats: int
    phase: Phase
    first: int
    player: int
    asked: list[int]
    net: list[NetCard]
    picture: Picture
    catches: list[NetCatch]
    faces: dict[str, Face]
    token: str | None
    aside: list[Aside]
    thefts: list[Theft]
    points: list[int]
    sizes: list[int]
    sea: int
    decks: list[int]
    hand: list[str] | None
    robberies: int
    victims: list[int]
    skipped: int
    boat: int | None
    plays: list[Play]
    outcome: Outcome | None


class Lay(TypedDict):
    """Lay a card on the net (FE-10, FE-20)."""

    kind: Literal["lay"]
    card: str
    x: int
    y: int
    turn: int


class Sting(TypedDict):
    """Lay a jellyfish aside and put the token on a catch (FE-37)."""

    kind: Literal["sting"]
    card: str
    on: str


class Take(TypedDict):
    """The crab takes a card of this seat's hand (FE-34)."""

    kind: Literal["take"]
    seat: int


class Rob(TypedDict):
    """A seahorse takes a point from this seat (FE-35)."""

    kind: Literal["rob"]
    seat: int


class Skip(TypedDict):
    """No card can be played (FE-11)."""

    kind: Literal["skip"]


class Seen(TypedDict):
    """A card that an event tells of."""

    card: str
    catch: Catch


class Begun(TypedDict):
    """The start net lies there, and a seat begins (FE-4)."""

    kind: Literal["begun"]
    first: int
    seats: int


class Dealt(TypedDict):
    """A seat gets its anchor cards; it alone sees them (FE-2)."""

    kind: Literal["dealt"]
    player: int
    count: int
    cards: list[Seen] | None


class Laid(TypedDict):
    """A card is laid on the net. ``covers``: the cards whose active catches it blocks; ``token``: the
    jellyfish token goes back beside the table (FE-39).
    """

    kind: Literal["laid"]
    player: int
    card: str
    x: int
    y: int
    turn: int
    catch: Kind
    covers: list[Seen]
    token: bool


class Stung(TypedDict):
    """A jellyfish is laid aside; the token goes from a catch (or from beside the table) to another."""

    kind: Literal["stung"]
    player: int
    card: str
    on: str
    left: Seen | None
    catch: Kind


class Scored(TypedDict):
    """An effect changes points (FE-33, FE-34, FE-36): ``changes`` and all ``points`` after it, by seat."""

    kind: Literal["scored"]
    player: int
    catch: Kind
    strength: int
    changes: list[int]
    points: list[int]


class Robbed(TypedDict):
    """Seahorses take points from a seat (FE-35); ``left``: how many are still to be taken."""

    kind: Literal["robbed"]
    player: int
    victim: int
    count: int
    left: int
    points: list[int]


class Lost(TypedDict):
    """The seahorses' further points are lost: nobody has any (FE-35)."""

    kind: Literal["lost"]
    player: int
    count: int


class Took(TypedDict):
    """The crab takes a card of a hand (FE-34); the thief and the victim see which."""

    kind: Literal["took"]
    player: int
    count: int
    victim: int
    cards: list[Seen] | None


class NothingTaken(TypedDict):
    """The crab finds no hand of two cards or more (FE-34)."""

    kind: Literal["nothing_taken"]
    player: int


class Skipped(TypedDict):
    """A seat has no legal play (FE-11)."""

    kind: Literal["skipped"]
    player: int


class Drew(TypedDict):
    """A seat draws up to three; it alone sees what (FE-10). ``sea``: the deck's height after it."""

    kind: Literal["drew"]
    player: int
    count: int
    sea: int
    cards: list[Seen] | None


class BoatDrawn(TypedDict):
    """A seat draws the fishing boat and shows it (FE-40)."""

    kind: Literal["boat"]
    player: int


class AllSkipped(TypedDict):
    """Every seat in a row was skipped without drawing: the game ends (FE-12)."""

    kind: Literal["all_skipped"]


class GameOver(Outcome):
    """The game has ended (FE-41)."""

    kind: Literal["game_over"]


FORMS = Forms(
    view=FishEmUpView,
    actions=(Lay, Sting, Take, Rob, Skip),
    events=(
        Begun,
        Dealt,
        Laid,
        Stung,
        Scored,
        Robbed,
        Lost,
        Took,
        NothingTaken,
        Skipped,
        Drew,
        BoatDrawn,
        AllSkipped,
        GameOver,
    ),
)

PHASES: tuple[Phase, ...] = ("play", "crab", "seahorse", "over")


def face(tables: Tables, card: int) -> Face:
    """What a card shows."""
    shown = tables.faces[card]
    catch: Catch | None = None if shown.catch == NO_CATCH else CATCHES[shown.catch]
    if not shown.turned:
        return {"catch": catch, "rows": [], "rim": "", "icon": None}
    flat = shown.turned[0]
    icon: Cell | None = None if catch is None else {"x": flat.icon_x, "y": flat.icon_y}
    return {"catch": catch, "rows": list(shown.rows), "rim": shown.rim, "icon": icon}


def draw(state: FishEmUp, observers: Sequence[int | None]) -> list[Json]:
    """The views of ``observers``, which share what all see."""
    net, tables, outcome = state.net, state.net.tables, state.outcome
    left, top, rows = net.rows()
    active = {one.card for one in net.shown}
    faces = {CARD_NAMES[laid.card]: face(tables, laid.card) for laid in net.laid}
    shared: FishEmUpView = {
        "seats": state.seats,
        "phase": PHASES[state.phase],
        "first": state.first,
        "player": state.player,
        "asked": list(state.actors),
        "net": [
            {
                "card": CARD_NAMES[card],
                "x": place.x,
                "y": place.y,
                "turn": place.turn,
                "player": None if seat < 0 else seat,
            }
            for card, place, seat in net.laid
        ],
        "picture": {"left": left, "top": top, "rows": list(rows)},
        "catches": [_catch(state, laid, laid.card in active) for laid in net.laid[1:]],
        "faces": faces,
        "token": None if state.token < 0 else CARD_NAMES[state.token],
        "aside": [{"card": CARD_NAMES[card], "player": seat} for card, seat in state.aside],
        "thefts": _thefts(state, None),
        "points": list(state.points),
        "sizes": [len(hand) for hand in state.hands],
        "sea": len(state.sea),
        "decks": [min(DECK, max(0, len(state.sea) - SEA + DECK * deck)) for deck in range(1, DECKS + 1)],
        "hand": None,
        "robberies": state.robberies,
        "victims": state.victims(),
        "skipped": state.skipped,
        "boat": None if state.boat < 0 else state.boat,
        "plays": [],
        "outcome": None if outcome is None else cast("Outcome", outcome.data()),
    }
    return [
        cast("Json", shared if observer is None else {**shared, **_own(state, observer, faces)})
        for observer in observers
    ]


def _own(state: FishEmUp, seat: int, faces: dict[str, Face]) -> Json:
    """What is another for every seat."""
    hand = state.hands[seat]
    own = {CARD_NAMES[card]: face(state.net.tables, card) for card in hand}
    plays = [_play(state, seat, action) for action in state.plays(seat)]
    return {
        "hand": names_of(hand),
        "faces": {**faces, **own},
        "thefts": _thefts(state, seat),
        "plays": plays,
    }


def _thefts(state: FishEmUp, observer: int | None) -> list[Theft]:
    """What crabs took, as an observer knows it."""
    return [
        {
            "player": thief,
            "victim": victim,
            "card": CARD_NAMES[card] if observer in (thief, victim) else None,
        }
        for kind, thief, card, victim in state.log
        if kind == TOOK
    ]


def _play(state: FishEmUp, seat: int, action: LayAction | StingAction) -> Play:
    """What a play would do (FE-31 – FE-37)."""
    catch, strength, covered = state.forecast(action)
    gain, harm = state.worth(seat, catch, strength)
    place = action.place if isinstance(action, LayAction) else None
    return {
        "card": CARD_NAMES[action.card],
        "place": None if place is None else {"x": place.x, "y": place.y, "turn": place.turn},
        "on": CARD_NAMES[action.on] if isinstance(action, StingAction) else None,
        "catch": cast("Kind", CATCHES[catch]),
        "strength": strength,
        "gain": gain,
        "harm": harm,
        "covers": names_of([card for card in covered if card != state.token]),
        "token": state.token in covered,
    }


def _catch(state: FishEmUp, laid: LaidCard, visible: bool) -> NetCatch:
    """FE-30: a catch in the net."""
    turned = state.net.tables.faces[laid.card].turned[laid.place.turn]
    return {
        "card": CARD_NAMES[laid.card],
        "catch": cast("Kind", CATCHES[state.net.tables.catch(laid.card)]),
        "x": laid.place.x + turned.icon_x,
        "y": laid.place.y + turned.icon_y,
        "state": "covered" if not visible else "jellyfish" if laid.card == state.token else "active",
    }
