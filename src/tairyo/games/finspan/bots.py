"""How bots play Finspan. All but the deck's order is public, so they read the position and reckon.

`steady` plays every turn that it could have through to its end, each step as it likes best, and takes the
turn after which its ocean is worth most: the points as they stand, and what the ocean will still bring in the
turns that are left. So it builds early, lets eggs hatch in the middle, and gathers points and schools late.
`greedy`, against which simulations measure, does the same but looks at the points alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import cast

from tairyo.games.finspan import dive, scoring, weeks
from tairyo.games.finspan.actions import Draw
from tairyo.games.finspan.cards import (
    ABILITIES,
    COST_CARDS,
    COST_EGGS,
    COST_SCHOOLS,
    COST_YOUNG,
    IF_ACTIVATED,
    NO_FISH,
    POINTS,
    TIMING,
)
from tairyo.games.finspan.mat import ZONE_OF_ROW
from tairyo.games.finspan.position import (
    DIVERS,
    ENDING,
    MOVING,
    OVER,
    PAYMENT,
    PLACEMENT,
    TURN,
    WEEKS,
    Position,
)
from tairyo.games.finspan.rules import Finspan
from tairyo.games.finspan.tables import WEEKS_SCORED
from tairyo.kernel.action import Action
from tairyo.kernel.chance import Chance, RandomChance
from tairyo.kernel.glimpse import Bot, Glimpse

Worth = Callable[[Position, int], float]


FIRST_DOWN = 0.6
"""How often a dive is the first of the week at its site, about."""


@dataclass(frozen=True, eq=False)
class Weights:
    """What things are worth to `steady` beyond their points, in points; found by letting it play itself."""

    draw: float = 1.0
    gain: float = 0.7
    egg: float = 1.2
    hatch: float = 1.1
    young: float = 1.6
    move: float = 1.0
    consume: float = 0.9
    given: float = 0.15
    """What a benefit for all costs, for each other seat."""
    dives: float = 0.45
    """How many of the turns that are left will be dives."""
    best_site: float = 0.55
    """How many of those go to the best site; half of the others to each other."""
    card: float = 0.9
    """A card in hand, of the first few."""
    more_cards: float = 0.3
    few: int = 5
    good_card: float = 0.2
    """For each point that a card in hand promises."""
    room_for_egg: float = 0.25
    hatchable: float = 0.25
    gathering: float = 0.5
    pair: float = 1.0
    soon: float = 0.5
    """How much of a coming achievement counts already."""

    def by_benefit(self) -> tuple[float, ...]:
        """What a benefit is worth, in the order of ``BENEFITS``."""
        single = (self.draw, self.gain, self.egg, self.hatch, self.young, self.move, self.consume)
        return (*single, 2 * self.egg, 1.0)


WEIGHTS = Weights()


def turns_left(state: Position, seat: int) -> int:
    """How many turns a seat has, this one not counted if it has begun."""
    ocean = state.oceans[seat]
    return (WEEKS - state.week) * DIVERS + DIVERS - ocean.plays - sum(ocean.dives)


def promise(number: int) -> float:
    """What a card in hand may bring: its points, less its cost, and something for what it does."""
    ability = ABILITIES[number]
    cost = COST_CARDS[number] + COST_EGGS[number] + COST_YOUNG[number] + 5 * COST_SCHOOLS[number]
    does = len(ability.benefits) + 0.4 * ability.points
    return POINTS[number] + does - cost


PROMISE = tuple(promise(number) for number in range(len(POINTS)))


@lru_cache(maxsize=100_000)
def way_worth(
    fish: tuple[int, ...], bonuses: tuple[tuple[int, ...], ...], others: int, weights: Weights
) -> float:
    """What a dive brings, about, past these fish and these bonuses."""
    values = weights.by_benefit()
    worth = 0.0
    for is_bonus, place in dive.STEPS:
        if is_bonus:
            if place == dive.FLOOR:
                share = FIRST_DOWN
            else:
                share = float(any(fish[row] != NO_FISH for row in range(6) if ZONE_OF_ROW[row] == place))
            worth += share * sum(values[benefit] for benefit in bonuses[place])
        elif TIMING[fish[place]] == IF_ACTIVATED:
            ability = ABILITIES[fish[place]]
            worth += sum(values[benefit] for benefit in ability.benefits)
            if ability.all_players:
                worth -= weights.given * others * len(ability.benefits)
    return worth


def steady_worth(state: Position, seat: int, weights: Weights = WEIGHTS) -> float:
    """What a position is worth to a seat, in points at the end."""
    ocean = state.oceans[seat]
    worth = float(sum(scoring.score(ocean)))
    if state.phase == OVER:
        return worth
    left = turns_left(state, seat)
    share = min(1.0, left / 4)
    if state.week <= WEEKS_SCORED:
        lengths = state.setting.tables.lengths
        in_week = left - (WEEKS - state.week) * DIVERS
        for week in range(state.week, WEEKS_SCORED + 1):
            ahead = in_week + DIVERS * (week - state.week)
            points = weeks.achieved(ocean, state.tiles[week - 1], lengths)
            worth += (
                points * (1 - (1 - weights.soon) * min(1.0, ahead / DIVERS)) * 0.75 ** (week - state.week)
            )
    bonuses, others = state.setting.tables.bonuses, state.setting.seats - 1
    fish = ocean.fish
    ways = sorted(
        [way_worth(tuple(fish[column::3]), bonuses[column], others, weights) for column in range(3)]
    )
    rest = (1 - weights.best_site) / 2
    worth += left * weights.dives * (weights.best_site * ways[2] + rest * (ways[0] + ways[1]))
    cards = len(ocean.hand)
    few = min(cards, weights.few)
    worth += share * (weights.card * few + weights.more_cards * (cards - few))
    best = sorted([PROMISE[number] for number in ocean.hand], reverse=True)[: min(6, left)]
    worth += weights.good_card * sum(best)
    eggs = ocean.eggs.bit_count()
    worth += share * weights.hatchable * eggs
    worth += share * weights.room_for_egg * min(4, ocean.filled.bit_count() - eggs)
    if left:
        for slot, young in enumerate(ocean.young):
            if young:
                worth += share * weights.gathering * min(young, 3)
                if young == 2 and not ocean.schools >> slot & 1:
                    worth += share * weights.pair
    return worth


def points_now(state: Position, seat: int) -> float:
    """The points of a seat as they stand."""
    return float(sum(scoring.score(state.oceans[seat])))


# ---- playing a turn through ---------------------------------------------------------------------


def finish_turn(state: Finspan, seat: int, action: Action, worth: Worth, chance: Chance) -> float:
    """The worth of a turn that begins so, each step as the seat likes it; the others leave their benefits."""
    mark = state.week, state.turns
    state.apply(seat, action, chance)
    while state.phase not in (ENDING, OVER) and (state.week, state.turns) == mark:
        actor = state.actors[0]
        chosen = step(state, seat, worth, chance) if actor == seat else state.default_action(actor)
        state.apply(actor, chosen, chance)
    return worth(state, seat)


def step(state: Finspan, seat: int, worth: Worth, chance: Chance) -> Action:
    """The small step that leads to the most worth."""
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    best, most = legal[0], float("-inf")
    is_begun = state.phase in (PAYMENT, PLACEMENT, MOVING)
    for action in legal:
        if isinstance(action, Draw):
            return action  # costs nothing, and whoever knows more chooses better
        after = state.copy()
        after.apply(seat, action, chance)
        # of what is paid or where it is laid, nothing further depends
        value = worth(after, seat) if is_begun else settle(after, seat, worth, chance)
        if value > most:
            best, most = action, value
    return best


def settle(state: Finspan, seat: int, worth: Worth, chance: Chance) -> float:
    """The worth of a position, once what has been begun in it is done."""
    while state.phase in (PAYMENT, PLACEMENT, MOVING) and state.actors[0] == seat:
        state.apply(seat, step(state, seat, worth, chance), chance)
    return worth(state, seat)


def turn(state: Finspan, seat: int, worth: Worth, chance: Chance) -> Action:
    """The turn after which all is worth most."""
    best, most = state.legal_actions(seat)[-1], float("-inf")
    for action in state.legal_actions(seat):
        value = finish_turn(state.copy(), seat, action, worth, chance)
        if value > most:
            best, most = action, value
    return best


def player(worth: Worth) -> Callable[[Glimpse, Random], Action]:
    """A bot that plays for this worth."""

    def choose(glimpse: Glimpse, rng: Random) -> Action:
        legal: Sequence[Action] = glimpse.legal_actions
        if len(legal) == 1:
            return legal[0]
        state, seat = cast("Finspan", glimpse.imagine(rng)), glimpse.seat
        chance = RandomChance(rng)
        if state.phase == TURN:
            return turn(state, seat, worth, chance)
        return step(state, seat, worth, chance)

    return choose


STEADY = Bot("steady", player(steady_worth))
GREEDY = Bot("greedy", player(points_now))
