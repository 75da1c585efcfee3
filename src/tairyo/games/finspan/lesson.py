"""Learning Finspan: the first week of a game, and the examples of the rulebook.

The learner is seat 0. A fish of each timing is played, for a card, for an egg, for both; every site is dived
at once; three young become a school; the week is scored.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tairyo.games.finspan.actions import read_text
from tairyo.games.finspan.cards import CARD_OF, MAIN, NAMES
from tairyo.games.finspan.mat import SLOT_OF
from tairyo.games.finspan.ocean import Ocean
from tairyo.games.finspan.position import AT_THE_END, WEEKS
from tairyo.games.finspan.rules import Finspan, begin
from tairyo.games.finspan.tables import COUNTS, standard
from tairyo.kernel.action import IllegalAction, Json
from tairyo.kernel.chance import RandomChance
from tairyo.kernel.event import Event, visible
from tairyo.lesson import Do, Lesson, Other, Say


def numbers(names: str) -> list[int]:
    """These cards, by their numbers."""
    return [CARD_OF[name] for name in names.split()]


def ocean_of(*slots: str) -> Ocean:
    """An ocean that holds just this: "blue-1: porkfish egg young young school over catalina-goby"."""
    ocean = Ocean()
    for line in slots:
        name, _, words = line.partition(":")
        slot = SLOT_OF[name.strip()]
        top, _, below = words.partition(" over ")
        for word in [*below.split(), *top.split()]:
            if word == "egg":
                ocean.eggs |= 1 << slot
            elif word == "young":
                ocean.young[slot] += 1
            elif word == "school":
                ocean.schools |= 1 << slot
            else:
                ocean.lay(NAMES.index(word), slot)
    return ocean


def stacked(names: str) -> list[int]:
    """A shuffle that lets these cards be drawn first, in this order."""
    top = numbers(names)
    return [*(card for card in MAIN if card not in top), *reversed(top)]


LESSON = Lesson(
    seats=2,
    falls=(
        numbers("mandarinfish porkfish longfin-batfish bonefish"),
        stacked(
            "giant-oarfish abyssal-anglerfish whale-shark "
            "bluespine-unicornfish ocean-sunfish angler "
            "great-white-shark black-hagfish giant-manta-ray leafy-seadragon blue-tang swordfish"
        ),
        0,
    ),
    script=(
        # The ocean, the hand, a fish for a card.
        Say("aim"),
        Say("ocean", at="sea", clause="FS-8"),
        Say("hand", at="hand", clause="FS-3"),
        Do("play", at="card", action="play mandarinfish", clause="FS-20"),
        Do("pay", at="card", action="pay giant-oarfish", clause="FS-21"),
        Do("place", at="slot", action="place blue-1", clause="FS-23"),
        Do("draw", at="choices", action="draw", clause="FS-27"),
        Do("shark", at="choices", action="draw", clause="FS-21"),
        Do("third", at="choices", action="draw"),
        Do("egg", at="slot", action="egg blue-1", clause="FS-43"),
        Other(1, "play bluespine-unicornfish"),
        Other(1, "pay ocean-sunfish"),
        Other(1, "place green-1"),
        Say("unicornfish", at="others", clause="FS-35"),
        # A dive for cards.
        Do("dive", at="site", action="dive blue", clause="FS-30"),
        Do("top", at="choices", action="draw", clause="FS-31"),
        Do("gain", at="gains", action="gain giant-oarfish", clause="FS-42"),
        Do("floor", at="choices", action="draw", clause="FS-33"),
        Other(1, "play longfin-batfish"),
        Other(1, "pay egg green-2"),
        Other(1, "place purple-1"),
        # A fish for an egg, with a band and an ability that dives set off.
        Do("porkfish", at="card", action="play porkfish", clause="FS-24"),
        Do("pay-egg", at="slot", action="pay egg green-2", clause="FS-21"),
        Do("onto", at="slot", action="place purple-3", clause="FS-26"),
        Other(1, "play angler"),
        Other(1, "place purple-4"),
        Say("angler", at="others", clause="FS-25"),
        # A fish of the deep, over another.
        Do("anglerfish", at="card", action="play abyssal-anglerfish", clause="FS-71"),
        Do("pay-card", at="card", action="pay black-hagfish", clause="FS-21"),
        Do("pay-below", at="slot", action="pay egg blue-5", clause="FS-22"),
        Do("cover", at="slot", action="place blue-5", clause="FS-25"),
        Other(1, "play bonefish"),
        Other(1, "pay egg blue-5"),
        Other(1, "place purple-2"),
        # A dive for eggs.
        Do("dive-purple", at="site", action="dive purple", clause="FS-31"),
        Do("egg-top", at="slot", action="egg purple-3", clause="FS-31"),
        Do("egg-porkfish", at="slot", action="egg purple-4", clause="FS-32"),
        Do("egg-twilight", at="slot", action="egg green-2", clause="FS-31"),
        Do("leave", at="choices", action="done", clause="FS-34"),
        # Another seat's dive, for all; then three young become a school.
        Other(1, "dive green"),
        Do("all", at="slot", action="hatch purple-3", clause="FS-35"),
        Other(1, "done"),
        Do("dive-green", at="site", action="dive green", clause="FS-30"),
        Do("hatch", at="slot", action="hatch purple-4", clause="FS-45"),
        Do("lift", at="slot", action="lift young purple-4", clause="FS-47"),
        Do("school", at="slot", action="to purple-3", clause="FS-50"),
        Say("formed", at="school", clause="FS-48"),
        Other(1, "dive blue"),
        Other(1, "gain ocean-sunfish"),
        Other(1, "draw"),
        # The week's end, and what the end of the game will bring.
        Say("week", at="own", clause="FS-61"),
        Say("next", at="status", clause="FS-60"),
        Say("end", at="panels", clause="FS-71"),
    ),
)


def examples() -> Json:
    """What the pictures of the rulebook draw, worked out by the rules."""
    tiles = standard().side_b
    return {
        "start": _begun().view(None),
        "tiles": [[{"count": COUNTS[count], "points": points} for count, points in week] for week in tiles],
        "homes": _homes("blue-tang", "whale-shark", "mariana-snailfish", "scaleless-black-dragonfish"),
        "over": [_over("angelshark", "angler"), _over("angler", "angelshark")],
        "slots": {
            "FS-26": _covered(),
            "FS-45": _hatched("green-2: catalina-goby egg"),
            "FS-48": _hatched("green-2: catalina-goby egg young young"),
        },
        "dive": _dived(),
        "moves": {
            "FS-47": _lifted("young purple-4", "blue-2: blue-tang", "purple-3: porkfish"),
            "FS-50": _lifted("young purple-5", "purple-2: porkfish young young"),
            "FS-51": _lifted("school blue-2", "blue-5: angler school", "green-2: school"),
        },
        "weeks": [_achieved(week, ocean) for week, ocean in enumerate(ACHIEVED, 1)],
        "end": _ended(),
    }


DIVE = (
    "purple-1: porkfish",
    "purple-2: skipjack-tuna",
    "purple-3: shortspine-spurdog",
    "purple-4: showy-bristlemouth",
    "blue-5: glasshead-grenadier",
    "green-2: catalina-goby",
)
"""At the middle site four fish, none of them in the midnight zone."""

ACHIEVED = (
    (
        "blue-1: mandarinfish egg young",
        "purple-3: porkfish egg",
        "purple-4: showy-bristlemouth egg young",
        "green-2: catalina-goby egg",
        "blue-5: glasshead-grenadier egg",
    ),
    (
        *("blue-2: blue-tang", "purple-2: porkfish", "green-2: catalina-goby"),
        *("blue-3: sailfin-flying-fish", "purple-3: bonefish", "green-3: pygmy-seahorse"),
        *("blue-4: giant-hatchetfish", "purple-4: showy-bristlemouth", "green-4: barreleye"),
        *("purple-1: mahi-mahi", "blue-5: glasshead-grenadier"),
    ),
    (
        "blue-1: mandarinfish school",
        "purple-3: porkfish school",
        "purple-4: showy-bristlemouth",
        "green-2: catalina-goby school",
        "blue-5: glasshead-grenadier school",
    ),
)
"""By week: five eggs and two young, three full rows, four schools."""

ENDED = (
    "blue-1: mandarinfish egg",
    "purple-1: mahi-mahi egg young",
    "green-1: saddleback-butterflyfish school",
    "green-2: atlantic-bluefin-tuna egg over catalina-goby",
    "purple-3: skipjack-tuna school young",
    "green-3: atlantic-wolffish school over pygmy-seahorse",
    "purple-4: silver-lightfish egg over showy-bristlemouth",
    "blue-5: elsmans-whipnose young over glasshead-grenadier",
    "purple-5: pelican-eel",
    "green-6: abyssal-anglerfish",
)
"""Ten fish with 46 points, the last one bare: 3 more; four beneath; four eggs, three young, three schools."""


def _begun(seats: int = 1, hand: str = "") -> Finspan:
    """A table at which seat 0 is to play, with this hand."""
    state, _ = begin(seats, {"side": "a", "tables": None}, RandomChance(Random(0)))
    assert isinstance(state, Finspan)
    state.first = state.seat = 0
    state.actors = (0,)
    for ocean in state.oceans:
        ocean.hand = []
    state.oceans[0].hand = numbers(hand)
    return state


def _sea(*slots: str, seats: int = 1, hand: str = "") -> Finspan:
    """The same with an ocean as `ocean_of` reads it."""
    state = _begun(seats)
    state.oceans[0] = ocean_of(*slots)
    state.oceans[0].hand = numbers(hand)
    return state


def _do(state: Finspan, *turns: tuple[int, str]) -> list[Event]:
    """What happens when these seats act so."""
    chance = RandomChance(Random(0))
    return [event for seat, text in turns for event in state.apply(seat, read_text(text), chance)]


def _lies(state: Finspan, name: str) -> Any:
    """What lies in a slot."""
    return state.view(None)["oceans"][0]["slots"][SLOT_OF[name]]


def _homes(*cards: str) -> Json:
    """FS-23, FS-24: by card, the slots of a new ocean that would take it."""
    hand = _begun(hand=" ".join(cards)).view(None)["oceans"][0]["hand"]
    return {held["card"]: held["slots"] for held in hand}


def _over(card: str, covered: str) -> Json:
    """FS-25: a card laid on another, and why it is refused, if it is."""
    state = _sea(f"blue-1: {covered}", "green-1: porkfish", hand=card)
    refused = None
    try:
        _do(state, (0, f"play {card}"), (0, "place blue-1"))
    except IllegalAction as refusal:
        refused = {"clause": refusal.clause, "code": refusal.code, "args": refusal.details}
    return {"card": card, "covered": covered, "refused": refused}


def _covered() -> list[Json]:
    """FS-26: what lies in one slot before a fish comes, with it, and with a longer one over it."""
    state = _sea("purple-3: young", "green-2: catalina-goby egg", hand="porkfish angler")
    lies = [_lies(state, "purple-3")]
    _do(state, (0, "play porkfish"), (0, "pay egg green-2"), (0, "place purple-3"))
    lies.append(_lies(state, "purple-3"))
    _do(state, (0, "play angler"), (0, "place purple-3"))
    return [*lies, _lies(state, "purple-3")]


def _hatched(slot: str) -> list[Json]:
    """FS-45, FS-48: what lies in green 2 before and after its egg hatches."""
    state = _sea(slot)
    lies = [_lies(state, "green-2")]
    _do(state, (0, "dive green"), (0, "hatch green-2"))
    return [*lies, _lies(state, "green-2")]


def _dived() -> Json:
    """The way down the middle site, and what was done there."""
    state = _sea(*DIVE, seats=2)
    before = state.view(None)
    turns = (
        *((0, "dive purple"), (0, "egg purple-1"), (0, "egg purple-2"), (0, "hatch purple-1")),
        *((1, "hatch blue-5"), (0, "egg purple-3"), (0, "egg purple-4")),
    )
    return {"before": before, "events": visible(_do(state, *turns), None), "after": state.view(None)}


def _lifted(token: str, *slots: str) -> Json:
    """FS-47: a token is chosen, and where it may go."""
    kind, slot = token.split()
    state = _sea(f"{slot}: {kind}", "green-5: silver-lightfish", *slots)
    _do(state, (0, "dive green"), (0, f"lift {token}"))
    return state.view(None)


def _achieved(week: int, ocean: tuple[str, ...]) -> Json:
    """FS-61: an ocean at the end of a week, and what it scores."""
    state = _sea(*ocean)
    state.week = week
    view = state.view(None)
    return {"view": view, "points": view["oceans"][0]["standing"]}


def _ended() -> Json:
    """FS-71: the points of an ocean, those of the weeks among them."""
    state = _sea(*ENDED)
    state.week, state.stage = WEEKS, AT_THE_END
    state.oceans[0].weeks = [(_achieved(week, ocean)["points"], 0) for week, ocean in enumerate(ACHIEVED, 1)]
    state.ask_at_the_end([], False)
    return state.view(None)
