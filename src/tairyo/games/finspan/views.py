"""What an observer of Finspan may know, as JSON, and the JSON forms of all that travels.

All is public but the order of the deck (FS-3), so everybody sees the same. Cards go by name
(``white-spotted-puffer``), slots by column and row (``blue-1``), seats from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypedDict, cast

from tairyo.games.finspan import dive, effects, playing, scoring, weeks
from tairyo.games.finspan.cards import (
    ABILITIES,
    BENEFITS,
    CONDITIONS,
    EGG_EACH,
    FORAGE,
    IF_ACTIVATED,
    NAMES,
    NO_CONDITION,
    TIMING,
    TIMINGS,
    TRAITS,
    WHERE,
    card,
    names_of,
    size_of,
)
from tairyo.games.finspan.cards import CARDS as NUMBER_OF_CARDS
from tairyo.games.finspan.mat import ALL_SLOTS, COLUMNS, SLOT_NAMES, slots_of
from tairyo.games.finspan.ocean import TOKENS, Ocean
from tairyo.games.finspan.position import (
    BENEFIT,
    DIVERS,
    IN_DIVE,
    MOVING,
    NOBODY,
    NOWHERE,
    OVER,
    PAYMENT,
    PLACEMENT,
    WEEKS,
)
from tairyo.games.finspan.tables import BONUSES, COUNTS, WEEKS_SCORED
from tairyo.kernel.action import Json
from tairyo.kernel.forms import Forms, Outcome

if TYPE_CHECKING:
    from tairyo.games.finspan.position import Position

Column = Literal["blue", "purple", "green"]
Token = Literal["egg", "young", "school"]
Benefit = Literal["draw", "gain", "egg", "hatch", "young", "move", "consume", "egg_each", "play"]
Where = Literal[
    "small",
    "medium",
    "large",
    "predator",
    "blue",
    "purple",
    "green",
    "top_row",
    "bottom_row",
    "sunlight",
]
Bonus = Literal["sunlight", "twilight", "midnight", "floor"]
Count = Literal[
    "eggs_and_young",
    "full_rows",
    "schools",
    "young",
    "pairs_of_eggs",
    "triples_of_eggs",
    "small_fish",
    "medium_fish",
    "large_fish",
    "fish_with_token",
    "fish_without_token",
    "if_activated_fish",
    "predator_tags",
    "consumed_fish",
]
Phase = Literal["turn", "payment", "placement", "benefit", "moving", "ending", "over"]
Size = Literal["small", "medium", "large"]
Zone = Literal["sunlight", "twilight", "midnight", "bottom_row"]
Timing = Literal["never", "when_played", "if_activated", "game_end"]
Condition = Literal["no_tokens", "consumed", "two_young", "bottom_row", "school", "all_tokens"]
Tag = Literal["predator", "apex", "bioluminescent", "camouflage", "electrolocation", "discharge", "venomous"]


class Cost(TypedDict):
    """Cards from hand, and tokens of the own ocean."""

    cards: int
    eggs: int
    young: int
    schools: int


class PrintedCard(TypedDict):
    """What a card prints. ``where``: the fish or the place that ``egg_each`` and ``play`` name. A game-end
    ability about points scores ``points_if`` where ``condition`` holds (``least``: fish it has consumed).
    """

    name: str
    latin: str
    starter: bool
    cost: Cost
    consumes: bool
    zones: list[Zone]
    band: Column | None
    length: int
    size: Size
    points: int
    tags: list[Tag]
    timing: Timing
    benefits: list[Benefit]
    where: Where | None
    all_players: bool
    points_if: int
    condition: Condition | None
    least: int


class Slot(TypedDict):
    """A slot: its visible fish, those beneath it (the lowest first), and the tokens."""

    fish: str | None
    beneath: list[str]
    egg: bool
    young: int
    school: bool


class HandCard(TypedDict):
    """A card of a hand: whether its cost can be paid now, and the slots that would take it."""

    card: str
    payable: bool
    slots: list[str]


class Step(TypedDict):
    """Something on the way down: a printed ``bonus``, or the fish in ``slot``."""

    bonus: Bonus | None
    slot: str | None
    benefits: list[Benefit]
    where: Where | None
    all_players: bool


class Week(TypedDict):
    """What a finished week has brought: its achievement, and side B's reward for the best."""

    points: int
    best: int


class Score(TypedDict):
    """Points by where they come from, if the game ended now."""

    weeks: int
    abilities: int
    fish: int
    consumed: int
    eggs_and_young: int
    schools: int


class OceanView(TypedDict):
    """The ocean of a seat.

    ``slots`` go row by row, blue, purple, green. ``divers``: those still to be placed; ``plays``: those in
    the play box; ``dives``: by column, those at its bottom. ``ways``: by column, what a dive would meet now.
    ``standing``: what this week's achievement would score now.
    """

    slots: list[Slot]
    hand: list[HandCard]
    discard: list[str]
    divers: int
    plays: int
    dives: list[int]
    ways: list[list[Step]]
    weeks: list[Week]
    standing: int | None
    score: Score


class Forage(TypedDict):
    """A fish printed on the mat."""

    card: str
    slot: str
    length: int


class Tile(TypedDict):
    """An achievement: so many points for each."""

    count: Count
    points: int


class Playing(TypedDict):
    """The fish that is being played, what is still due, and where it may lie."""

    card: str
    due: Cost
    slots: list[str]


class Moving(TypedDict):
    """The token that is on the move."""

    token: Token
    origin: str
    slots: list[str]


class Asked(TypedDict):
    """Who takes benefits now: which are left, from the fish in ``slot`` of ``owner`` or a printed bonus
    (null), and which seats take theirs afterwards. ``each``: the slots that would get an egg by ``egg_each``.
    """

    player: int
    benefits: list[Benefit]
    where: Where | None
    owner: int
    slot: str | None
    queue: list[int]
    each: list[str]


class Diving(TypedDict):
    """A dive that goes on: ``step`` counts what is passed of the ten stops on the way down."""

    column: Column
    step: int


class FinspanView(TypedDict):
    """All that an observer may know; lists go by seat unless they say otherwise.

    ``turn``: whose turn it is; ``actor``: who is to act. ``bonuses``: by column, then sunlight, twilight,
    midnight and floor. ``used``: cards whose game-end ability has been used.
    """

    seats: int
    side: Literal["a", "b"]
    forage: list[Forage]
    bonuses: list[list[list[Benefit]]]
    tiles: list[Tile]
    week: int
    weeks: int
    first: int
    phase: Phase
    turn: int
    actor: int | None
    deck: int
    playing: Playing | None
    asked: Asked | None
    moving: Moving | None
    diving: Diving | None
    used: list[str]
    oceans: list[OceanView]
    outcome: Outcome | None


# ---- actions ------------------------------------------------------------------------------------


class Play(TypedDict):
    """Begin to play a fish from hand (FS-20, FS-54)."""

    kind: Literal["play"]
    card: str


class PayCard(TypedDict):
    """Discard a card from hand as part of a cost (FS-21)."""

    kind: Literal["pay_card"]
    card: str


class Pay(TypedDict):
    """Pay a token from the own ocean (FS-21)."""

    kind: Literal["pay"]
    token: Token
    slot: str


class Place(TypedDict):
    """Lay the fish that has been paid for (FS-25)."""

    kind: Literal["place"]
    slot: str


class Dive(TypedDict):
    """Dive at a site (FS-30)."""

    kind: Literal["dive"]
    column: Column


class Draw(TypedDict):
    """Draw a card (FS-40)."""

    kind: Literal["draw"]


class Gain(TypedDict):
    """Take a card of the own discard pile to hand (FS-42)."""

    kind: Literal["gain"]
    card: str


class Egg(TypedDict):
    """Lay an egg on a fish (FS-43)."""

    kind: Literal["egg"]
    slot: str


class EggEach(TypedDict):
    """Lay an egg on each fish that the ability names (FS-44)."""

    kind: Literal["egg_each"]


class Hatch(TypedDict):
    """Let an egg hatch (FS-45)."""

    kind: Literal["hatch"]
    slot: str


class Young(TypedDict):
    """Put a young on a slot (FS-46)."""

    kind: Literal["young"]
    slot: str


class Lift(TypedDict):
    """Choose the young or the school to be moved (FS-47)."""

    kind: Literal["lift"]
    token: Literal["young", "school"]
    slot: str


class MoveTo(TypedDict):
    """Move it to a slot (FS-47)."""

    kind: Literal["move_to"]
    slot: str


class Tuck(TypedDict):
    """Tuck a shorter card from hand under the fish (FS-53)."""

    kind: Literal["tuck"]
    card: str


class Use(TypedDict):
    """Use the game-end ability of a fish (FS-70)."""

    kind: Literal["use"]
    slot: str


class Done(TypedDict):
    """Leave the benefits or abilities that are left (FS-34)."""

    kind: Literal["done"]


# ---- events -------------------------------------------------------------------------------------


class Opened(TypedDict):
    """The table is set: the first seat, all hands, and what the achievements of weeks 1–3 count."""

    kind: Literal["opened"]
    first: int
    hands: list[list[str]]
    counts: list[Count]


class WeekBegan(TypedDict):
    """A week begins with this seat."""

    kind: Literal["week_began"]
    week: int
    first: int


class PlayBegan(TypedDict):
    """A seat begins to play a fish."""

    kind: Literal["play_began"]
    player: int
    card: str


class CardPaid(TypedDict):
    """A card goes to the discard pile as part of a cost."""

    kind: Literal["card_paid"]
    player: int
    card: str


class TokenPaid(TypedDict):
    """A token is paid; ``formed``: young left behind by a school form another."""

    kind: Literal["token_paid"]
    player: int
    token: Token
    slot: str
    formed: bool


class Placed(TypedDict):
    """A fish is laid, over another where ``covered`` names one."""

    kind: Literal["placed"]
    player: int
    card: str
    slot: str
    covered: str | None


class Dived(TypedDict):
    """A diver goes to the top of a site."""

    kind: Literal["dived"]
    player: int
    column: Column


class BonusEarned(TypedDict):
    """The diver has come to a printed bonus that is earned."""

    kind: Literal["bonus_earned"]
    player: int
    column: Column
    bonus: Bonus


class Activated(TypedDict):
    """The ability of a fish may be used: the diver has come to it, or the game ends."""

    kind: Literal["activated"]
    player: int
    slot: str
    card: str


class Drawn(TypedDict):
    """A card was drawn."""

    kind: Literal["drawn"]
    player: int
    card: str


class Reshuffled(TypedDict):
    """All discard piles have become a new deck of so many cards."""

    kind: Literal["reshuffled"]
    cards: int


class Gained(TypedDict):
    """A card of the own discard pile was taken to hand."""

    kind: Literal["gained"]
    player: int
    card: str


class EggsLaid(TypedDict):
    """An egg was laid in each of these slots."""

    kind: Literal["eggs_laid"]
    player: int
    slots: list[str]


class Hatched(TypedDict):
    """An egg has hatched; ``formed``: three young have become a school."""

    kind: Literal["hatched"]
    player: int
    slot: str
    formed: bool


class YoungPut(TypedDict):
    """A young was put on a slot; ``formed``: three young have become a school."""

    kind: Literal["young_put"]
    player: int
    slot: str
    formed: bool


class Lifted(TypedDict):
    """A token was chosen to be moved."""

    kind: Literal["lifted"]
    player: int
    token: Token
    slot: str


class Moved(TypedDict):
    """It was moved; ``formed``: it makes a school where it comes; ``left_formed``: young that it left do."""

    kind: Literal["moved"]
    player: int
    token: Token
    origin: str
    slot: str
    formed: bool
    left_formed: bool


class Consumed(TypedDict):
    """The fish in a slot has consumed a card from hand."""

    kind: Literal["consumed"]
    player: int
    card: str
    slot: str


class Left(TypedDict):
    """A seat has left these benefits; none: its game-end abilities."""

    kind: Literal["left"]
    player: int
    benefits: list[Benefit]


class WeekEnded(TypedDict):
    """A week is over: by seat, the points of its achievement, and side B's reward for the best."""

    kind: Literal["week_ended"]
    week: int
    count: Count
    points: list[int]
    best: list[int]


class Scored(TypedDict):
    """The final points, by seat and where they come from."""

    kind: Literal["scored"]
    scores: list[Score]


class GameOver(Outcome):
    """The game has ended."""

    kind: Literal["game_over"]


def printed() -> list[PrintedCard]:
    """All 135 cards as they are printed, in the order of their numbers."""
    return [_printed(number) for number in range(1, NUMBER_OF_CARDS + 1)]


def _printed(number: int) -> PrintedCard:
    known = card(number)
    ability = known.ability
    zones = {"S": "sunlight", "T": "twilight", "M": "midnight", "B": "bottom_row"}
    return {
        "name": known.name,
        "latin": known.latin,
        "starter": known.starter,
        "cost": {
            "cards": known.cards,
            "eggs": known.eggs,
            "young": known.young,
            "schools": known.schools,
        },
        "consumes": known.consumes,
        "zones": cast("list[Zone]", [zones[letter] for letter in known.zones]),
        "band": None if known.band == "none" else cast("Column", known.band),
        "length": known.length,
        "size": cast("Size", TRAITS[size_of(known.length)]),
        "points": known.points,
        "tags": cast("list[Tag]", list(known.tags)),
        "timing": TIMINGS[ability.timing],
        "benefits": _benefits(ability.benefits),
        "where": _where(ability.where),
        "all_players": ability.all_players,
        "points_if": ability.points,
        "condition": None if ability.condition == NO_CONDITION else CONDITIONS[ability.condition],
        "least": ability.least,
    }


def _benefits(benefits: Sequence[int]) -> list[Benefit]:
    return cast("list[Benefit]", [BENEFITS[benefit] for benefit in benefits])


def _where(where: int) -> Where | None:
    return None if where < 0 else WHERE[where]


FORMS = Forms(
    view=FinspanView,
    actions=(
        Play,
        PayCard,
        Pay,
        Place,
        Dive,
        Draw,
        Gain,
        Egg,
        EggEach,
        Hatch,
        Young,
        Lift,
        MoveTo,
        Tuck,
        Use,
        Done,
    ),
    printed={"CARDS": (PrintedCard, printed)},
    events=(
        Opened,
        WeekBegan,
        PlayBegan,
        CardPaid,
        TokenPaid,
        Placed,
        Dived,
        BonusEarned,
        Activated,
        Drawn,
        Reshuffled,
        Gained,
        EggsLaid,
        Hatched,
        YoungPut,
        Lifted,
        Moved,
        Consumed,
        Left,
        WeekEnded,
        Scored,
        GameOver,
    ),
)

PHASES: tuple[Phase, ...] = ("turn", "payment", "placement", "benefit", "moving", "ending", "over")


def _slots(bits: int) -> list[str]:
    return [SLOT_NAMES[slot] for slot in slots_of(bits)]


def draw(state: Position) -> Json:
    """The view of every observer."""
    setting, outcome = state.setting, state.outcome
    lengths, start = setting.tables.lengths, setting.tables.start
    view: FinspanView = {
        "seats": setting.seats,
        "side": "b" if setting.side_b else "a",
        "forage": [
            {"card": NAMES[fish], "slot": SLOT_NAMES[start.index(fish)], "length": lengths[fish]}
            for fish in FORAGE
        ],
        "bonuses": [[_benefits(bonus) for bonus in column] for column in setting.tables.bonuses],
        "tiles": [{"count": COUNTS[count], "points": points} for count, points in state.tiles],
        "week": state.week,
        "weeks": WEEKS,
        "first": state.first,
        "phase": PHASES[state.phase],
        "turn": state.seat,
        "actor": state.actors[0] if state.actors else None,
        "deck": len(state.deck),
        "playing": _playing(state),
        "asked": _asked(state),
        "moving": _moving(state),
        "diving": _diving(state),
        "used": [name for number, name in enumerate(NAMES) if state.used >> number & 1],
        "oceans": [_ocean(state, ocean) for ocean in state.oceans],
        "outcome": None if outcome is None else cast("Outcome", outcome.data()),
    }
    return cast("Json", view)


def _playing(state: Position) -> Playing | None:
    if state.phase not in (PAYMENT, PLACEMENT):
        return None
    ocean = state.oceans[state.actors[0]]
    return {
        "card": NAMES[state.card],
        "due": {
            "cards": state.cards_due,
            "eggs": state.eggs_due,
            "young": state.young_due,
            "schools": state.schools_due,
        },
        "slots": _slots(playing.slots_for(state, ocean, state.card, state.allowed)),
    }


def _asked(state: Position) -> Asked | None:
    if state.asked == NOBODY:
        return None
    each = 0
    if EGG_EACH in state.benefits:
        each = effects.bare_fish(state, state.oceans[state.asked], state.where)
    return {
        "player": state.asked,
        "benefits": _benefits(state.benefits),
        "where": _where(state.where),
        "owner": state.seat,
        "slot": None if state.source == NOWHERE else SLOT_NAMES[state.source],
        "queue": list(state.queue),
        "each": _slots(each),
    }


def _moving(state: Position) -> Moving | None:
    if state.phase != MOVING:
        return None
    return {
        "token": TOKENS[state.token],
        "origin": SLOT_NAMES[state.origin],
        "slots": _slots(state.oceans[state.actors[0]].reach(state.token, state.origin)),
    }


def _diving(state: Position) -> Diving | None:
    if state.stage != IN_DIVE or state.phase not in (BENEFIT, MOVING):
        return None
    return {"column": COLUMNS[state.column], "step": state.step}


def _ocean(state: Position, ocean: Ocean) -> OceanView:
    setting = state.setting
    standing = None
    if state.phase != OVER and state.week <= WEEKS_SCORED:
        standing = weeks.achieved(ocean, state.tiles[state.week - 1], setting.tables.lengths)
    return {
        "slots": [
            {
                "fish": NAMES[fish] or None,
                "beneath": names_of(ocean.beneath[slot]),
                "egg": ocean.eggs >> slot & 1 == 1,
                "young": ocean.young[slot],
                "school": ocean.schools >> slot & 1 == 1,
            }
            for slot, fish in enumerate(ocean.fish)
        ],
        "hand": [
            {
                "card": NAMES[number],
                "payable": playing.can_pay(ocean, number),
                "slots": _slots(playing.slots_for(state, ocean, number, ALL_SLOTS)),
            }
            for number in ocean.hand
        ],
        "discard": names_of(ocean.discard),
        "divers": DIVERS - ocean.plays - sum(ocean.dives),
        "plays": ocean.plays,
        "dives": list(ocean.dives),
        "ways": [_way(state, ocean, column) for column in range(len(COLUMNS))],
        "weeks": [{"points": points, "best": best} for points, best in ocean.weeks],
        "standing": standing,
        "score": cast("Score", scoring.score(ocean)._asdict()),
    }


def _way(state: Position, ocean: Ocean, column: int) -> list[Step]:
    """What a dive would meet (FS-31 – FS-33), the bonus of a floor only where it is still to be had."""
    way: list[Step] = []
    for is_bonus, place in dive.STEPS:
        slot = 3 * place + column
        if is_bonus:
            if dive.earns(ocean, column, place):
                benefits = _benefits(state.setting.tables.bonuses[column][place])
                bonus: Bonus = BONUSES[place]
                way.append(
                    {"bonus": bonus, "slot": None, "benefits": benefits, "where": None, "all_players": False}
                )
        elif TIMING[ocean.fish[slot]] == IF_ACTIVATED:
            ability = ABILITIES[ocean.fish[slot]]
            way.append(
                {
                    "bonus": None,
                    "slot": SLOT_NAMES[slot],
                    "benefits": _benefits(ability.benefits),
                    "where": _where(ability.where),
                    "all_players": ability.all_players,
                }
            )
    return way
