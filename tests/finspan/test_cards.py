"""Every one of the 135 cards, read from the data file here as well: its costs, its slots, its abilities."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tairyo.games.finspan import cards as cards_module
from tairyo.games.finspan.cards import NAMES, Ability
from tairyo.games.finspan.mat import SLOT_NAMES
from tairyo.games.finspan.rules import Finspan
from tairyo.games.finspan.views import printed
from tests.finspan.sea import (
    at_the_end,
    benefits,
    cards,
    do,
    eggs,
    full_of,
    kinds,
    legal,
    only,
    refused,
    sea,
    view_of,
)

FILE = Path(cards_module.__file__).with_name("cards.csv")
ROWS = {NAMES[int(row["id"])]: row for row in csv.DictReader(FILE.open(encoding="utf-8"))}
FILLERS = ("mandarinfish", "yellowtail-snapper", "red-lionfish", "speckled-butterflyfish")
"""Cards to pay with."""
WORD = re.compile(r"(?P<kind>[A-Z_]+?)(?P<count>\d*)(?:[@?](?P<what>.+?))?!?")
SITES = ("blue", "purple", "green")

every_card = pytest.mark.parametrize("card", ROWS)


def number(card: str, column: str) -> int:
    return int(ROWS[card][column])


def words(card: str) -> list[tuple[str, int, str]]:
    """The ability language of a card, word by word."""
    found = []
    for word in ROWS[card]["ability"].split():
        match = WORD.fullmatch(word)
        assert match
        found.append((match["kind"].lower(), int(match["count"] or 1), match["what"] or ""))
    return found


def expected(card: str) -> list[str]:
    """The benefits of a card, one by one; none if its ability is about points."""
    return [kind for kind, count, _ in words(card) if kind != "pts" for _ in range(count)]


def fits(card: str, slot: str) -> bool:
    """Zone and band (FS-23, FS-24)."""
    site, row = slot.split("-")
    zones = {"S": "123", "T": "4", "M": "56", "B": "6"}
    return row in "".join(zones[letter] for letter in ROWS[card]["zones"]) and ROWS[card]["band"] in (
        "none",
        site,
    )


def payer(card: str, *slots: str, **more: Any) -> Finspan:
    """Somebody who can pay for a card in more than one way wherever there is a choice."""
    others = [filler for filler in FILLERS if filler != card]
    held = [card, *others[: number(card, "cost_cards") + 1][:4]]
    tokens = ("blue-1: egg young school", "green-1: egg young", "purple-6: egg young young school")
    return sea(*slots, *tokens, hand=" ".join(held), **more)


def paid(state: Finspan) -> Counter[str]:
    """What is held and lies there."""
    ocean = view_of(state)
    return Counter(
        cards=len(ocean["hand"]),
        discard=len(ocean["discard"]),
        eggs=sum(there["egg"] for there in ocean["slots"]),
        young=sum(there["young"] for there in ocean["slots"]),
        schools=sum(there["school"] for there in ocean["slots"]),
    )


def ways(state: Finspan) -> Iterator[Finspan]:
    """Every way to pay, to its end."""
    if not legal(state, 0, "pay"):
        yield state
        return
    for action in legal(state, 0):
        after = state.copy()
        do(after, 0, action)
        yield from ways(after)


def start(state: Finspan, card: str) -> Finspan:
    """The card is chosen and paid for, in the first way."""
    do(state, 0, f"play {card}")
    while legal(state, 0, "pay"):
        do(state, 0, legal(state, 0)[0])
    return state


@every_card
@pytest.mark.clause("FS-21", "FS-22")
def test_it_is_paid_in_every_way(card: str) -> None:
    state = payer(card, *full_of("catalina-goby"))
    before = paid(state)
    do(state, 0, f"play {card}")
    cost = Counter(
        cards=number(card, "cost_cards"),
        eggs=number(card, "cost_eggs"),
        young=number(card, "cost_young"),
        schools=number(card, "cost_schools"),
    )
    found = 0
    for after in ways(state):
        found += 1
        assert after.view(None)["phase"] == "placement"
        now = paid(after)
        assert now["cards"] == before["cards"] - 1 - cost["cards"]
        assert now["discard"] == cost["cards"]
        for token in ("eggs", "young", "schools"):
            assert now[token] == before[token] - cost[token]
    several = cost["cards"] + cost["eggs"] + cost["young"] + cost["schools"]
    assert (found > 1) == (several > 0)


@every_card
@pytest.mark.clause("FS-21", "FS-29")
def test_it_is_not_begun_where_anything_of_its_cost_is_missing(card: str) -> None:
    for part, code in (("cards", "card"), ("eggs", "egg"), ("young", "young"), ("schools", "school")):
        cost = number(card, f"cost_{part}")
        if not cost:
            continue
        state = payer(card, *full_of("catalina-goby"))
        ocean = state.oceans[0]
        if part == "cards":
            ocean.hand = ocean.hand[:cost]
        elif part == "eggs":
            ocean.eggs = (1 << cost - 1) - 1
        elif part == "young":
            ocean.young = [cost - 1, *[0] * 17]
        else:
            ocean.schools = 0
        assert f"play {card}" not in legal(state, 0)
        assert refused(state, 0, f"play {card}") == ("FS-21", f"too-dear-{code}")
    if number(card, "cost_consume"):
        assert refused(payer(card), 0, f"play {card}") == ("FS-21", "nothing-to-consume")


@every_card
@pytest.mark.parametrize("there", ["", "catalina-goby", "skipjack-tuna", "whale-shark"])
@pytest.mark.clause("FS-23", "FS-24", "FS-25", "FS-26")
def test_it_lies_where_zone_band_and_length_allow(card: str, there: str) -> None:
    state = payer(card, *(full_of(there) if there else ()))
    length = number(card, "length_cm")
    shorter = {"": False, "catalina-goby": length > 1, "skipjack-tuna": length > 110, "whale-shark": False}
    takes = shorter[there] if there else not number(card, "cost_consume")
    wanted = [slot for slot in SLOT_NAMES if fits(card, slot) and takes]
    if not wanted:
        assert f"play {card}" not in legal(state, 0)
        return
    start(state, card)
    assert legal(state, 0, "place") == wanted
    for slot in SLOT_NAMES:
        after = state.copy()
        if slot not in wanted:
            assert refused(after, 0, f"place {slot}")[0] in ("FS-21", "FS-23", "FS-24", "FS-25")
            continue
        place = SLOT_NAMES.index(slot)
        old = view_of(after)["slots"][place]
        do(after, 0, f"place {slot}")
        new = view_of(after)["slots"][place]
        assert new == {**old, "fish": card, "beneath": [there] if there else []}


OCEAN = (
    "blue-1: porkfish",  # small
    "purple-1: bonefish",  # medium
    "green-1: angler",  # large, a predator
    "blue-4: great-white-shark",  # large, an apex predator
    "blue-2: bonefish",
    "purple-6: grideye-fish",  # small, in the bottom row
    "green-6: abyssal-anglerfish egg",  # small, a predator, with an egg
    "blue-3: young",
    "purple-5: showy-bristlemouth",
)
SIZES = {"small": range(50), "medium": range(50, 150), "large": range(150, 10_000)}
LENGTHS = {name: int(row["length_cm"]) for name, row in ROWS.items()} | {
    "showy-bristlemouth": 3,
    "catalina-goby": 1,
    "glasshead-grenadier": 9,
}


def matching(state: Finspan, what: str, seat: int = 0) -> list[str]:
    """The slots of the fish without an egg that "egg on each" names (FS-44, FS-55, FS-56)."""
    found = []
    for slot, there in zip(SLOT_NAMES, view_of(state, seat)["slots"], strict=True):
        fish = there["fish"]
        if not fish or there["egg"]:
            continue
        site, row = slot.split("-")
        is_predator = "predator" in ROWS.get(fish, {"tags": ""})["tags"].split()
        in_place = what in (site, {"1": "top_row", "6": "bottom_row"}.get(row, ""))
        in_place = in_place or (what == "sunlight" and row in "123")
        if in_place or (what == "predator" and is_predator) or LENGTHS[fish] in SIZES.get(what, ()):
            found.append(slot)
    return found


def tally(state: Finspan, seat: int) -> Counter[str]:
    """What a benefit may change. A school counts as the three young that made it."""
    ocean = view_of(state, seat)
    slots = ocean["slots"]
    return Counter(
        deck=state.view(None)["deck"],
        hand=len(ocean["hand"]),
        discard=len(ocean["discard"]),
        eggs=sum(there["egg"] for there in slots),
        young=sum(there["young"] + 3 * there["school"] for there in slots),
        beneath=sum(len(there["beneath"]) for there in slots),
    )


CHANGES = {
    "draw": {"deck": -1, "hand": 1},
    "gain": {"discard": -1, "hand": 1},
    "egg": {"eggs": 1},
    "hatch": {"eggs": -1, "young": 1},
    "young": {"young": 1},
    "move": {},
    "consume": {"hand": -1, "beneath": 1},
}
VERBS = {"consume": "tuck", "move": "lift", "egg_each": "eggs"}


def take(state: Finspan, seat: int, benefit: str, what: str) -> None:
    """Take a benefit in the first way that there is, and see that it does just this."""
    verb = VERBS.get(benefit, benefit)
    action = next(text for text in legal(state, seat) if text.split()[0] == verb)
    before, laid = tally(state, seat), eggs(state, seat)
    if benefit == "egg_each":
        wanted = matching(state, what, seat)
        assert wanted
        do(state, seat, action)
        assert sorted(eggs(state, seat)) == sorted(laid + wanted)
        return
    if benefit == "play":
        allowed = {slot for slot in SLOT_NAMES if what in slot.split("-")}
        allowed |= {
            slot for slot in SLOT_NAMES if (what, slot[-1]) in (("top_row", "1"), ("bottom_row", "6"))
        }
        allowed |= {slot for slot in SLOT_NAMES if what == "sunlight" and slot[-1] in "123"}
        played = action.split()[1]
        start(state, played)
        assert set(legal(state, seat, "place")) <= {slot for slot in allowed if fits(played, slot)}
        place = legal(state, seat)[0]
        do(state, seat, place)
        fish = view_of(state, seat)["slots"][SLOT_NAMES.index(place.split()[1])]["fish"]
        assert fish == played
        return
    do(state, seat, action)
    if benefit == "move":
        do(state, seat, legal(state, seat, "")[0])
    after = tally(state, seat)
    assert {name: after[name] - before[name] for name in before | after if after[name] != before[name]} == (
        CHANGES[benefit]
    )


FILLED = ";".join(OCEAN)
SOME_EGGS = sum(1 << SLOT_NAMES.index(slot) for slot in ("purple-1", "blue-4", "green-6"))
"""To hatch, with fish of every kind and place left to lay eggs on."""


def user(card: str, slot: str, *, seats: int = 3) -> Finspan:
    """Somebody whose ocean holds the card, with a use for each of its benefits; so have the others."""
    held = "mandarinfish speckled-butterflyfish yellowtail-snapper red-lionfish mariana-snailfish"
    state = sea(*OCEAN, f"{slot}: {card}", seats=seats, others=[FILLED] * (seats - 1))
    for seat, ocean in enumerate(state.oceans):
        ocean.hand = [each for each in cards(held) if each != cards(card)[0]] if seat == 0 else []
        ocean.discard = cards("bonefish bonefish bonefish bonefish")
        ocean.eggs = SOME_EGGS
    return state


def slot_of(card: str) -> str:
    """A slot where a card may lie and nothing else does in `OCEAN`."""
    taken = [line.partition(":")[0] for line in OCEAN if line != "blue-3: young"]
    return next(slot for slot in SLOT_NAMES if fits(card, slot) and slot not in taken)


def asked(state: Finspan, card: str) -> None:
    """All that the card grants is offered to whom it concerns, in turn, and each of it does what it says."""
    (kind, _, what), *_ = words(card)
    everybody = ROWS[card]["all_players"] == "yes"
    wanted = expected(card)
    for seat in (0, 1, 2) if everybody else (0,):
        assert benefits(state) == (seat, wanted)
        order = wanted if kind != "move" else wanted[::-1]  # any order
        for benefit in order:
            assert benefits(state) is not None
            take(state, seat, benefit, what)
    still = benefits(state)
    assert still is None or state.view(None)["asked"]["slot"] != slot_of(card)


@every_card
@pytest.mark.clause("FS-27", "FS-28", "FS-35", "FS-54")
def test_what_it_does_when_it_is_played(card: str) -> None:
    slot = slot_of(card)
    state = user(card, slot)
    place = SLOT_NAMES.index(slot)
    ocean = state.oceans[0]
    ocean.fish[place], ocean.filled = 0, ocean.filled & ~(1 << place)
    if number(card, "cost_consume"):
        ocean.lay(cards("catalina-goby")[0], place)
    ocean.eggs = ocean.filled  # whatever it costs is there
    ocean.young[15] += 2
    ocean.schools |= 1 << 12
    held = dict.fromkeys([card, *FILLERS, "mariana-snailfish", "pacific-sardine", "bonefish"])
    ocean.hand = cards(" ".join(held))
    start(state, card)
    ocean.eggs = SOME_EGGS
    if ROWS[card]["ability_timing"] != "when_played":
        assert kinds(do(state, 0, f"place {slot}")) == ["placed"]
        assert benefits(state) is None
        assert state.actors == (1,)
        return
    do(state, 0, f"place {slot}")
    asked(state, card)


@every_card
@pytest.mark.clause("FS-32", "FS-35")
def test_what_it_does_when_a_diver_comes_to_it(card: str) -> None:
    slot = slot_of(card)
    state = user(card, slot)
    seen = do(state, 0, f"dive {slot.split('-')[0]}")
    while benefits(state) and state.view(None)["asked"]["slot"] != slot:
        seen += do(state, state.actors[0], "done")
    met = [event["card"] for event in seen if event["kind"] == "activated"]
    if ROWS[card]["ability_timing"] != "if_activated":
        assert card not in met
        return
    assert met[-1] == card
    asked(state, card)


@every_card
@pytest.mark.clause("FS-70", "FS-71")
def test_what_it_does_at_the_end(card: str) -> None:
    slot = slot_of(card)
    state = user(card, slot)
    seen = at_the_end(state)
    if ROWS[card]["ability_timing"] != "game_end" or not expected(card):
        assert f"use {slot}" not in legal(state, 0)
        assert kinds(seen) == ["scored", "game_over"]
        return
    assert f"use {slot}" in legal(state, 0)
    assert only(do(state, 0, f"use {slot}"), "activated")["card"] == card
    asked(state, card)


TOKENS = [(egg, young, school) for egg, young, school in product((0, 1), (0, 1, 2, 3), (0, 1))]


@pytest.mark.parametrize("card", [card for card in ROWS if "PTS" in ROWS[card]["ability"]])
@pytest.mark.clause("FS-71")
def test_its_points_at_the_end(card: str) -> None:
    """With every mix of tokens, some fish beneath, in the bottom row and not."""
    ((_, points, condition),) = words(card)
    for (egg, young, school), beneath, slot in product(TOKENS, range(5), ("blue-1", "green-6")):
        if young == 3 and not school:
            continue
        holds = {
            "no_tokens": not (egg or young or school),
            "young==2": young == 2,
            "bottom_row": slot == "green-6",
            "school": bool(school),
            "egg&young&school": bool(egg and young and school),
        }.get(condition, beneath >= int(condition[-1]) if condition.startswith("consumed") else False)
        line = f"{slot}: {card}" + " egg" * egg + " young" * young + " school" * school
        state = sea(line + (" over" + " porkfish" * beneath if beneath else ""))
        score = view_of(state)["score"]
        assert score["abilities"] == (points if holds else 0)
        assert (score["fish"], score["consumed"]) == (number(card, "points"), beneath)


def test_the_printed_cards_are_those_of_the_file() -> None:
    assert len(ROWS) == 135
    for card in printed():
        row = ROWS[card["name"]]
        assert card["latin"] == row["latin"]
        assert card["starter"] == (row["deck"] == "starter")
        assert list(card["cost"].values()) == [
            int(row[f"cost_{part}"]) for part in ("cards", "eggs", "young", "schools")
        ]
        assert (card["length"], card["points"]) == (int(row["length_cm"]), int(row["points"]))
        assert card["tags"] == row["tags"].split()
        assert (card["band"] or "none", card["timing"]) == (row["band"], row["ability_timing"])
        assert card["benefits"] == expected(card["name"])
        assert card["all_players"] == (row["all_players"] == "yes")
        assert bool(card["points_if"]) == ("PTS" in row["ability"])


@pytest.mark.parametrize("text", ["DRAW", "DRAW0", "SWIM2", "EGG_EACH@tiny", "PTS3?lucky", "DRAW1 PLAY@blue"])
def test_what_is_no_ability_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no word|not in|stands alone"):
        Ability(text, 1, False)


def test_four_cards_lack_the_words_on_each_in_their_source_and_are_played_the_same() -> None:
    marked = [card for card in ROWS if "!" in ROWS[card]["ability"]]
    assert marked == ["european-anchovy", "european-flounder", "kawakawa", "largetooth-flounder"]
    for card in marked:
        assert expected(card) == ["egg_each"]
    assert SITES == ("blue", "purple", "green")
