"""The fish of Finspan: 135 cards and the three forage fish printed on the mat, read once from ``cards.csv``.

A card is its number, 1–135; forage fish follow as 136–138, and 0 is no fish. What a card can do is read from
the ability language of that file into a small table of benefits; no card has code of its own.
"""

from __future__ import annotations

import csv
import re
from importlib.resources import files
from typing import Any, Final

from tairyo.games.finspan.mat import COLUMNS, DEEP, PLACES, SLOTS, column_of, zone_of

NO_FISH: Final = 0
CARDS: Final = 135
FORAGE: Final = (136, 137, 138)
FORAGE_NAMES: Final = ("Catalina Goby", "Showy Bristlemouth", "Glasshead Grenadier")

DRAW: Final = 0
GAIN: Final = 1
EGG: Final = 2
HATCH: Final = 3
YOUNG: Final = 4
MOVE: Final = 5
CONSUME: Final = 6
EGG_EACH: Final = 7
PLAY: Final = 8
BENEFITS: Final = ("draw", "gain", "egg", "hatch", "young", "move", "consume", "egg_each", "play")
"""A benefit is its place in this list."""

NEVER: Final = 0
WHEN_PLAYED: Final = 1
IF_ACTIVATED: Final = 2
GAME_END: Final = 3
TIMINGS: Final = ("never", "when_played", "if_activated", "game_end")

SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
PREDATOR: Final = 3
TRAITS: Final = ("small", "medium", "large", "predator")
"""What `EGG_EACH` may ask of a fish. Everything behind these in ``WHERE`` is a place of the ocean."""

WHERE: Final = (*TRAITS, *PLACES)
ANYWHERE: Final = -1

NO_TOKENS: Final = 0
CONSUMED: Final = 1
TWO_YOUNG: Final = 2
AT_THE_BOTTOM: Final = 3
WITH_SCHOOL: Final = 4
WITH_ALL_TOKENS: Final = 5
CONDITIONS: Final = ("no_tokens", "consumed", "two_young", "bottom_row", "school", "all_tokens")
"""A condition is its place in this list."""

NO_CONDITION: Final = -1
_CONDITION_WORDS: Final = {"young==2": "two_young", "egg&young&school": "all_tokens"}

SMALL_BELOW_CM: Final = 50
LARGE_FROM_CM: Final = 150

ZONE_LETTERS: Final = "STM"
ZONES: Final = ("sunlight", "twilight", "midnight")


def size_of(length: int) -> int:
    """FS-55: small, medium or large."""
    return SMALL if length < SMALL_BELOW_CM else MEDIUM if length < LARGE_FROM_CM else LARGE


class Ability:
    """What a card says that it does: ``benefits``, one for each that may be taken, in printed order.

    ``where`` is a place in ``WHERE`` for EGG_EACH and PLAY. A game-end ability about points has no benefits,
    but ``points`` if ``condition`` holds for the fish; ``least`` is how many fish it must have consumed.
    """

    def __init__(self, text: str, timing: int, all_players: bool) -> None:
        self.timing = timing
        self.all_players = all_players
        self.where = ANYWHERE
        self.points = 0
        self.condition = NO_CONDITION
        self.least = 0
        benefits: list[int] = []
        for word in text.split():
            benefits += self.read(word)
        self.benefits = tuple(benefits)
        single = EGG_EACH in benefits or PLAY in benefits or self.points > 0
        if single and len(text.split()) > 1:
            raise ValueError(f"“{text}”: this benefit stands alone")
        if all_players and PLAY in benefits:
            raise ValueError(f"“{text}”: playing a fish is the owner's alone")

    def read(self, word: str) -> list[int]:
        """What one word of the ability language gives: ``HATCH2``, ``EGG_EACH@small``, ``PTS6?young==2``."""
        points = re.fullmatch(r"PTS(\d+)\?(.+)", word)
        each = re.fullmatch(r"(EGG_EACH|PLAY)@([a-z_]+)!?", word)
        plain = re.fullmatch(r"(DRAW|GAIN|EGG|HATCH|YOUNG|MOVE|CONSUME)([1-9])", word)
        if points:
            condition, _, least = points[2].partition(">=")
            self.points = int(points[1])
            self.condition = CONDITIONS.index(_CONDITION_WORDS.get(condition, condition))
            self.least = int(least or 0)
            return []
        if each:
            self.where = WHERE.index(each[2])
            return [BENEFITS.index(each[1].lower())]
        if plain:
            return [BENEFITS.index(plain[1].lower())] * int(plain[2])
        raise ValueError(f"“{word}” is no word of the ability language")


def benefits_of(text: str) -> tuple[int, ...]:
    """The benefits of a printed bonus: ``DRAW1``. ValueError for what a bonus cannot be."""
    benefits = Ability(text, NEVER, False).benefits
    if not benefits or max(benefits) > MOVE:
        raise ValueError(f"“{text}” is no bonus")
    return benefits


class Card:
    """A card as it is printed. ``zones``: letters of ``S T M``, or ``B`` for the bottom row alone."""

    def __init__(self, row: dict[str, str]) -> None:
        self.number = int(row["id"])
        self.starter = row["deck"] == "starter"
        self.english = row["name"]
        self.name = named(row["name"])
        self.latin = row["latin"]
        self.cards = int(row["cost_cards"])
        self.eggs = int(row["cost_eggs"])
        self.young = int(row["cost_young"])
        self.schools = int(row["cost_schools"])
        self.consumes = row["cost_consume"] == "1"
        self.zones = row["zones"]
        self.length = int(row["length_cm"])
        self.points = int(row["points"])
        self.tags = tuple(row["tags"].split())
        self.band = row["band"]
        timing = TIMINGS.index(row["ability_timing"])
        self.ability = Ability(row["ability"], timing, row["all_players"] == "yes")
        self.fits = fitting(self.zones, self.band)


def named(english: str) -> str:
    """The written form of a card's name: ``white-spotted-puffer``."""
    return re.sub("[^a-z]+", "-", english.lower().replace("'", "")).strip("-")


def fitting(zones: str, band: str) -> int:
    """The slots, as bits, that a card's zones and band allow (FS-23, FS-24)."""
    bits = 0
    for slot in range(SLOTS):
        in_zone = zones == "B" if slot in DEEP else False
        in_zone = in_zone or ZONE_LETTERS[zone_of(slot)] in zones
        if in_zone and band in ("none", COLUMNS[column_of(slot)]):
            bits |= 1 << slot
    return bits


def _read() -> tuple[Card, ...]:
    text = files(__package__).joinpath("cards.csv").read_text(encoding="utf-8")
    cards = [Card(row) for row in csv.DictReader(text.splitlines())]
    assert [card.number for card in cards] == list(range(1, CARDS + 1))
    return tuple(cards)


_ALL: Final = _read()
_NO_ABILITY: Final = Ability("", NEVER, False)
_FORAGE_NAMES: Final = tuple(named(name) for name in FORAGE_NAMES)

STARTERS: Final = tuple(card.number for card in _ALL if card.starter)
MAIN: Final = tuple(card.number for card in _ALL if not card.starter)

# By the number of a fish, the forage fish behind the cards.
NAMES: Final = ("", *(card.name for card in _ALL), *_FORAGE_NAMES)
ABILITIES: Final = (_NO_ABILITY, *(card.ability for card in _ALL), *(_NO_ABILITY,) * 3)
TIMING: Final = tuple(ability.timing for ability in ABILITIES)
POINTS: Final = (0, *(card.points for card in _ALL), 0, 0, 0)
COST_CARDS: Final = (0, *(card.cards for card in _ALL), 0, 0, 0)
COST_EGGS: Final = (0, *(card.eggs for card in _ALL), 0, 0, 0)
COST_YOUNG: Final = (0, *(card.young for card in _ALL), 0, 0, 0)
COST_SCHOOLS: Final = (0, *(card.schools for card in _ALL), 0, 0, 0)
CONSUMES: Final = (False, *(card.consumes for card in _ALL), False, False, False)
FITS: Final = (0, *(card.fits for card in _ALL), 0, 0, 0)
PREDATORS: Final = (0, *(sum(tag in ("predator", "apex") for tag in card.tags) for card in _ALL), 0, 0, 0)
"""How many predator tags a fish shows: an apex predator two (FS-56, FS-62)."""
CARD_LENGTHS: Final = (0, *(card.length for card in _ALL))

CARD_OF: Final = {card.name: card.number for card in _ALL}
"""Every card by its written name."""


def card(number: int) -> Card:
    """The printed card of this number, 1–135."""
    return _ALL[number - 1]


def names_of(cards: Any) -> list[str]:
    """The written names of cards."""
    return [NAMES[number] for number in cards]
