"""Benefits: what they give, who may take them, and in which order (FS-27, FS-34, FS-35, FS-40 – FS-56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tairyo.games.finspan import playing
from tairyo.games.finspan.actions import (
    DONE,
    DRAW,
    EGGS,
    GAINS,
    HATCHES,
    LAY_EACH,
    LIFTS,
    MOVES,
    TUCKS,
    YOUNGS,
)
from tairyo.games.finspan.cards import (
    ABILITIES,
    ANYWHERE,
    CONSUME,
    EGG,
    EGG_EACH,
    GAIN,
    HATCH,
    MOVE,
    PREDATOR,
    PREDATORS,
    TRAITS,
    YOUNG,
    size_of,
)
from tairyo.games.finspan.cards import DRAW as DRAW_CARD
from tairyo.games.finspan.events import Told, told
from tairyo.games.finspan.mat import PLACE_BITS, slots_of
from tairyo.games.finspan.ocean import SCHOOL_TOKEN, YOUNG_TOKEN, Ocean
from tairyo.games.finspan.position import BENEFIT, MOVING, NOBODY, NOTHING, NOWHERE
from tairyo.kernel.action import Action
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event

if TYPE_CHECKING:
    from tairyo.games.finspan.position import Position


# ---- who may take what --------------------------------------------------------------------------


def grant(state: Position, slot: int) -> None:
    """The fish in a slot of the active seat gives its benefits: to that seat, or to all (FS-35)."""
    ability = ABILITIES[state.oceans[state.seat].fish[slot]]
    state.granted = ability.benefits
    state.where = ability.where
    state.source = slot
    seat = state.seat
    state.queue = (seat, *state.setting.clockwise[seat]) if ability.all_players else (seat,)


def grant_bonus(state: Position, benefits: tuple[int, ...]) -> None:
    """A printed bonus is for the active seat (FS-31, FS-33)."""
    state.granted = benefits
    state.where = ANYWHERE
    state.source = NOWHERE
    state.queue = (state.seat,)


def ask(state: Position) -> bool:
    """Let the next seat take benefits that it can use (FS-35); whether there is one."""
    while True:
        if state.asked != NOBODY:
            for benefit in state.benefits:
                if is_usable(state, state.asked, benefit, state.where, state.source):
                    state.phase = BENEFIT
                    state.actors = state.setting.only[state.asked]
                    return True
            state.asked = NOBODY
            state.benefits = ()
        if not state.queue:
            state.granted = ()
            state.where = ANYWHERE
            state.source = NOWHERE
            return False
        state.asked = state.queue[0]
        state.queue = state.queue[1:]
        state.benefits = state.granted


def is_usable(state: Position, seat: int, benefit: int, where: int, source: int) -> bool:
    """Whether a seat could take such a benefit of the fish in the slot ``source`` now."""
    ocean = state.oceans[seat]
    if benefit == DRAW_CARD:
        return can_draw(state)
    if benefit == GAIN:
        return len(ocean.discard) > 0 or can_draw(state)
    if benefit == EGG:
        return ocean.filled & ~ocean.eggs != 0
    if benefit == HATCH:
        return ocean.eggs != 0
    if benefit == YOUNG:
        return True
    if benefit == MOVE:
        return ocean.with_young() != 0 or ocean.mobile_schools() != 0
    if benefit == CONSUME:
        return len(prey(state, ocean, source)) > 0
    if benefit == EGG_EACH:
        return bare_fish(state, ocean, where) != 0
    allowed = PLACE_BITS[where - len(TRAITS)]
    return any(playing.can_play(state, ocean, card, allowed) for card in ocean.hand)


def choices(state: Position, seat: int) -> list[Action]:
    """What the asked seat may do: one of its benefits in any way, or leave them all."""
    ocean = state.oceans[seat]
    found: list[Action] = []
    before = NOTHING
    for benefit in state.benefits:
        if benefit == before:
            continue
        before = benefit
        if benefit == DRAW_CARD:
            if can_draw(state):
                found.append(DRAW)
        elif benefit == GAIN:
            if ocean.discard:
                found += [GAINS[card] for card in ocean.discard]
            elif DRAW_CARD not in state.benefits and can_draw(state):
                found.append(DRAW)
        elif benefit == EGG:
            found += [EGGS[slot] for slot in slots_of(ocean.filled & ~ocean.eggs)]
        elif benefit == HATCH:
            found += [HATCHES[slot] for slot in slots_of(ocean.eggs)]
        elif benefit == YOUNG:
            found += YOUNGS
        elif benefit == MOVE:
            found += [LIFTS[YOUNG_TOKEN][slot] for slot in slots_of(ocean.with_young())]
            found += [LIFTS[SCHOOL_TOKEN][slot] for slot in slots_of(ocean.mobile_schools())]
        elif benefit == CONSUME:
            found += [TUCKS[card] for card in prey(state, ocean, state.source)]
        elif benefit == EGG_EACH:
            if bare_fish(state, ocean, state.where):
                found.append(LAY_EACH)
        else:
            found += playing.plays(state, seat, place_of_play(state))
    found.append(DONE)
    return found


def take(state: Position, benefit: int) -> None:
    """One of the benefits is used up."""
    place = state.benefits.index(benefit)
    state.benefits = state.benefits[:place] + state.benefits[place + 1 :]


def place_of_play(state: Position) -> int:
    """FS-54: the slots into which a benefit plays a fish."""
    return PLACE_BITS[state.where - len(TRAITS)]


def leave(state: Position) -> list[Event]:
    """FS-34: the seat leaves what it might still take."""
    left = list(state.benefits)
    state.benefits = ()
    return [told("left", player=state.asked, benefits=left)]


# ---- cards --------------------------------------------------------------------------------------


def can_draw(state: Position) -> bool:
    """Whether there is a card to draw, be it from the discard piles (FS-41)."""
    return len(state.deck) > 0 or any(ocean.discard for ocean in state.oceans)


def draw(state: Position, seat: int, chance: Chance) -> list[Event]:
    """FS-40: the top card of the deck. FS-41: an empty deck is made anew of all discard piles."""
    events: list[Event] = []
    if not state.deck:
        for ocean in state.oceans:
            state.deck += ocean.discard
            ocean.discard = []
        chance.shuffle(state.deck)
        events.append(Told("reshuffled", {"cards": len(state.deck)}, True))
    card = state.deck.pop()
    state.oceans[seat].hand.append(card)
    events.append(Told("drawn", {"player": seat, "card": card}, True))
    return events


def gain(state: Position, seat: int, card: int) -> list[Event]:
    """FS-42: a card of the own discard pile."""
    ocean = state.oceans[seat]
    ocean.discard.remove(card)
    ocean.hand.append(card)
    return [told("gained", player=seat, card=card)]


def prey(state: Position, ocean: Ocean, source: int) -> list[int]:
    """FS-53: the cards of a hand that the fish in the slot ``source`` can consume."""
    lengths = state.setting.tables.lengths
    longer = lengths[ocean.fish[source]]
    return [card for card in ocean.hand if lengths[card] < longer]


def tuck(state: Position, seat: int, card: int) -> list[Event]:
    """FS-53: the fish that gives the benefit consumes a card."""
    ocean = state.oceans[seat]
    ocean.hand.remove(card)
    ocean.tuck(card, state.source)
    return [told("consumed", player=seat, card=card, slot=state.source)]


# ---- tokens -------------------------------------------------------------------------------------


def lay_egg(state: Position, seat: int, slot: int) -> list[Event]:
    """FS-43: an egg on a fish."""
    state.oceans[seat].eggs |= 1 << slot
    return [told("eggs_laid", player=seat, slots=(slot,))]


def bare_fish(state: Position, ocean: Ocean, where: int) -> int:
    """FS-44: the fish without an egg that EGG_EACH names: by place, by size, or predators."""
    bare = ocean.filled & ~ocean.eggs
    if where >= len(TRAITS):
        return bare & PLACE_BITS[where - len(TRAITS)]
    lengths = state.setting.tables.lengths
    bits = 0
    for slot in slots_of(bare):
        fish = ocean.fish[slot]
        if PREDATORS[fish] > 0 if where == PREDATOR else size_of(lengths[fish]) == where:
            bits |= 1 << slot
    return bits


def lay_each(state: Position, seat: int) -> list[Event]:
    """FS-44: an egg on each of them at once."""
    ocean = state.oceans[seat]
    bare = bare_fish(state, ocean, state.where)
    ocean.eggs |= bare
    return [told("eggs_laid", player=seat, slots=slots_of(bare))]


def hatch(state: Position, seat: int, slot: int) -> list[Event]:
    """FS-45: an egg becomes a young."""
    formed = state.oceans[seat].hatch(slot)
    return [told("hatched", player=seat, slot=slot, formed=formed)]


def put_young(state: Position, seat: int, slot: int) -> list[Event]:
    """FS-46: a young on a fish or an empty slot."""
    formed = state.oceans[seat].add_young(slot)
    return [told("young_put", player=seat, slot=slot, formed=formed)]


def lift(state: Position, seat: int, token: int, slot: int) -> list[Event]:
    """FS-47: the token is chosen; where it goes follows."""
    state.token = token
    state.origin = slot
    state.phase = MOVING
    return [told("lifted", player=seat, token=token, slot=slot)]


def moves(state: Position, seat: int) -> list[Action]:
    """Where the chosen token may go (FS-47, FS-50, FS-51)."""
    return [MOVES[slot] for slot in slots_of(state.oceans[seat].reach(state.token, state.origin))]


def move_to(state: Position, seat: int, slot: int) -> list[Event]:
    """FS-47 – FS-50: the token arrives; a school may form there, or of the young that it leaves behind."""
    ocean = state.oceans[seat]
    token, origin = state.token, state.origin
    state.token = NOTHING
    state.origin = NOWHERE
    left = ocean.remove(token, origin)
    if token == YOUNG_TOKEN:
        formed = ocean.add_young(slot)
    else:
        ocean.schools |= 1 << slot
        formed = False
    return [
        told("moved", player=seat, token=token, origin=origin, slot=slot, formed=formed, left_formed=left)
    ]
