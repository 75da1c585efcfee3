"""Finspan: an ocean of one's own, for 1–5. The rules, in the order of the rulebook.

What a position is stands in `position`, an ocean in `ocean`, playing a fish in `playing`, benefits in
`effects`, the way down in `dive`, achievements in `weeks`, points in `scoring`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tairyo.games.finspan import dive, effects, playing, scoring, weeks
from tairyo.games.finspan.actions import (
    DIVES,
    DONE,
    USES,
    Dive,
    Done,
    Draw,
    Gain,
    Hatch,
    LayEach,
    LayEgg,
    Lift,
    MoveTo,
    Pay,
    PayCard,
    Place,
    Play,
    PutYoung,
    Tuck,
    Use,
)
from tairyo.games.finspan.cards import (
    ABILITIES,
    CONSUME,
    EGG,
    EGG_EACH,
    GAIN,
    GAME_END,
    HATCH,
    MAIN,
    MOVE,
    PLAY,
    STARTERS,
    TIMING,
    WHEN_PLAYED,
    YOUNG,
)
from tairyo.games.finspan.cards import DRAW as DRAW_CARD
from tairyo.games.finspan.events import Told, told
from tairyo.games.finspan.mat import ALL_SLOTS, slots_of
from tairyo.games.finspan.position import (
    AT_THE_END,
    BENEFIT,
    DIVERS,
    ENDING,
    IN_DIVE,
    IN_PLAY,
    MOVING,
    OVER,
    PAYMENT,
    PLACEMENT,
    TURN,
    WEEKS,
    Position,
    setting_of,
)
from tairyo.games.finspan.refusals import refusal
from tairyo.games.finspan.views import draw
from tairyo.kernel.action import Action, Json
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event
from tairyo.kernel.state import State

STARTERS_DEALT: Final = 2
MAIN_DEALT: Final = 3


@mypyc_attr(serializable=True)  # compiled, copy() may then make a bare object
class Finspan(Position):
    """A position of Finspan, and how it goes on."""

    # ---- set-up -----------------------------------------------------------------------------

    def set_up(self, chance: Chance) -> list[Event]:
        """Deal the cards, lay the first tokens, draw the tiles and the first player (FS-2 – FS-7)."""
        setting = self.setting
        tables = setting.tables
        starters = list(STARTERS)
        chance.shuffle(starters, STARTERS_DEALT * setting.seats)
        deck = list(MAIN)
        chance.shuffle(deck)
        for ocean in self.oceans:
            ocean.hand = starters[:STARTERS_DEALT] + [deck.pop() for _ in range(MAIN_DEALT)]
            starters = starters[STARTERS_DEALT:]
            for slot, fish in enumerate(tables.start):
                if fish:
                    ocean.lay(fish, slot)
            ocean.eggs = tables.start_eggs
            ocean.young[tables.start_young] = 1
        self.deck = deck
        self.out = starters
        if setting.side_b:  # FS-6
            self.tiles = tuple([tiles[chance.below(len(tiles))] for tiles in tables.side_b])
        else:
            self.tiles = tables.side_a
        self.first = self.seat = chance.below(setting.seats)
        self.actors = setting.only[self.seat]
        hands = [ocean.hand.copy() for ocean in self.oceans]
        counts = [tile[0] for tile in self.tiles]
        opened = Told("opened", {"first": self.first, "hands": hands, "counts": counts}, True)
        return [opened, told("week_began", week=1, first=self.first)]

    # ---- what may be done -------------------------------------------------------------------

    def legal_actions(self, seat: int) -> Sequence[Action]:
        if seat not in self.actors:
            return ()
        phase = self.phase
        if phase == BENEFIT:
            return effects.choices(self, seat)
        if phase == TURN:
            return playing.plays(self, seat, ALL_SLOTS) + list(DIVES)
        if phase == PAYMENT:
            return playing.payments(self, seat)
        if phase == PLACEMENT:
            return playing.placements(self, seat)
        if phase == MOVING:
            return effects.moves(self, seat)
        return [*[USES[slot] for slot in self.usable()], DONE]

    def default_action(self, seat: int) -> Action:
        """Who does not answer dives and takes no benefits, and covers no fish without need."""
        legal = self.legal_actions(seat)
        if self.phase == PLACEMENT:
            filled = self.oceans[seat].filled
            return min(legal, key=lambda action: isinstance(action, Place) and filled >> action.slot & 1)
        return legal[-1] if self.phase in (TURN, BENEFIT, ENDING) else legal[0]

    def is_legal(self, seat: int, action: Action) -> bool:
        """Whether ``seat`` may do ``action`` now."""
        if seat not in self.actors:
            return False
        phase = self.phase
        ocean = self.oceans[seat]
        if isinstance(action, Dive):
            return phase == TURN
        if isinstance(action, Play):
            if phase == TURN:
                allowed = ALL_SLOTS
            elif phase == BENEFIT and PLAY in self.benefits:
                allowed = effects.place_of_play(self)
            else:
                return False
            return action.card in ocean.hand and playing.can_play(self, ocean, action.card, allowed)
        if isinstance(action, PayCard):
            return phase == PAYMENT and self.cards_due > 0 and action.card in ocean.hand
        if isinstance(action, Pay):
            if phase != PAYMENT or playing.due(self) != action.token:
                return False
            return ocean.holding(action.token) >> action.slot & 1 == 1
        if isinstance(action, Place):
            if phase != PLACEMENT:
                return False
            return playing.slots_for(self, ocean, self.card, self.allowed) >> action.slot & 1 == 1
        if isinstance(action, MoveTo):
            return phase == MOVING and ocean.reach(self.token, self.origin) >> action.slot & 1 == 1
        if isinstance(action, Use):
            return phase == ENDING and action.slot in self.usable()
        if isinstance(action, Done):
            return phase in (BENEFIT, ENDING)
        return phase == BENEFIT and self.is_benefit(seat, action)

    def is_benefit(self, seat: int, action: Action) -> bool:
        """Whether an action takes one of the benefits that the asked seat has."""
        benefits = self.benefits
        ocean = self.oceans[seat]
        if isinstance(action, LayEgg):
            return EGG in benefits and (ocean.filled & ~ocean.eggs) >> action.slot & 1 == 1
        if isinstance(action, Hatch):
            return HATCH in benefits and ocean.eggs >> action.slot & 1 == 1
        if isinstance(action, Draw):
            draws = DRAW_CARD in benefits or (GAIN in benefits and not ocean.discard)  # FS-42
            return draws and effects.can_draw(self)
        if isinstance(action, Gain):
            return GAIN in benefits and action.card in ocean.discard
        if isinstance(action, PutYoung):
            return YOUNG in benefits
        if isinstance(action, Lift):
            if MOVE not in benefits or not ocean.holding(action.token) >> action.slot & 1:
                return False
            return ocean.reach(action.token, action.slot) != 0
        if isinstance(action, Tuck):
            return CONSUME in benefits and action.card in effects.prey(self, ocean, self.source)
        return (
            isinstance(action, LayEach)
            and EGG_EACH in benefits
            and effects.bare_fish(self, ocean, self.where) != 0
        )

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        if not self.is_legal(seat, action):
            raise refusal(self, seat, action)
        if isinstance(action, PayCard):
            return playing.pay_card(self, seat, action.card)
        if isinstance(action, Pay):
            return playing.pay_token(self, seat, action.token, action.slot)
        if isinstance(action, Lift):
            effects.take(self, MOVE)
            return effects.lift(self, seat, action.token, action.slot)
        if isinstance(action, Play):
            return self.play(seat, action.card)
        if self.phase == ENDING and isinstance(action, Done):
            return self.end_abilities(seat)
        events = self.act(seat, action, chance)
        self.go_on(events)
        return events

    def act(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        """What does not only prepare something else."""
        if isinstance(action, Dive):
            return dive.begin(self, action.column)
        if isinstance(action, Place):
            return self.place(seat, action.slot)
        if isinstance(action, MoveTo):
            return effects.move_to(self, seat, action.slot)
        if isinstance(action, LayEgg):
            effects.take(self, EGG)
            return effects.lay_egg(self, seat, action.slot)
        if isinstance(action, Hatch):
            effects.take(self, HATCH)
            return effects.hatch(self, seat, action.slot)
        if isinstance(action, Draw):
            effects.take(self, DRAW_CARD if DRAW_CARD in self.benefits else GAIN)
            return effects.draw(self, seat, chance)
        if isinstance(action, Gain):
            effects.take(self, GAIN)
            return effects.gain(self, seat, action.card)
        if isinstance(action, PutYoung):
            effects.take(self, YOUNG)
            return effects.put_young(self, seat, action.slot)
        if isinstance(action, Tuck):
            effects.take(self, CONSUME)
            return effects.tuck(self, seat, action.card)
        if isinstance(action, LayEach):
            effects.take(self, EGG_EACH)
            return effects.lay_each(self, seat)
        if isinstance(action, Use):
            return self.use(seat, action.slot)
        return effects.leave(self)

    # ---- a turn -----------------------------------------------------------------------------

    def play(self, seat: int, card: int) -> list[Event]:
        """FS-20: as a turn, with a diver; FS-54: as a benefit, without."""
        allowed = ALL_SLOTS
        if self.phase == TURN:
            self.stage = IN_PLAY
            self.oceans[seat].plays += 1
        else:
            allowed = effects.place_of_play(self)
            effects.take(self, PLAY)
        return playing.begin(self, seat, card, allowed)

    def place(self, seat: int, slot: int) -> list[Event]:
        """FS-25; FS-27: then the benefits of being played, and no others (FS-28)."""
        card = self.card
        events = playing.place(self, seat, slot)
        if TIMING[card] == WHEN_PLAYED:
            effects.grant(self, slot)
        return events

    def go_on(self, events: list[Event]) -> None:
        """Ask whoever has benefits to take; else the dive, the turn, the week, the game goes on."""
        while not effects.ask(self):
            if self.stage == IN_DIVE and dive.go_down(self, events):
                continue
            if self.stage == AT_THE_END or self.end_turn(events):
                self.ask_at_the_end(events, False)
            return

    def end_turn(self, events: list[Event]) -> bool:
        """FS-10: the next seat clockwise places a diver. Whether the game has come to its end (FS-63)."""
        seats = self.setting.seats
        self.turns += 1
        self.phase = TURN
        self.stage = IN_PLAY
        if self.turns < DIVERS * seats:
            self.seat = (self.seat + 1) % seats
        elif self.week < WEEKS:
            events += weeks.end_week(self)
            self.seat = self.first
        else:
            self.stage = AT_THE_END
            self.seat = self.first
            return True
        self.actors = self.setting.only[self.seat]
        return False

    # ---- the end ----------------------------------------------------------------------------

    def usable(self) -> list[int]:
        """FS-70: the slots of the fish whose game-end ability the seat may still use, to any effect."""
        ocean = self.oceans[self.seat]
        slots = []
        for slot in slots_of(ocean.filled):
            fish = ocean.fish[slot]
            if TIMING[fish] == GAME_END and not self.used >> fish & 1:
                ability = ABILITIES[fish]
                for benefit in ability.benefits:
                    if effects.is_usable(self, self.seat, benefit, ability.where, slot):
                        slots.append(slot)
                        break
        return slots

    def use(self, seat: int, slot: int) -> list[Event]:
        """FS-70: each fish's ability at most once."""
        fish = self.oceans[seat].fish[slot]
        self.used |= 1 << fish
        effects.grant(self, slot)
        return [told("activated", player=seat, slot=slot, card=fish)]

    def end_abilities(self, seat: int) -> list[Event]:
        """FS-70: a seat leaves the abilities that it might still use."""
        events: list[Event] = [told("left", player=seat, benefits=[])]
        self.ask_at_the_end(events, True)
        return events

    def ask_at_the_end(self, events: list[Event], is_done: bool) -> None:
        """FS-70: the seat chooses an ability, when it is done the next seat; then come the points."""
        while is_done or not self.usable():
            is_done = False
            self.seat = (self.seat + 1) % self.setting.seats
            if self.seat == self.first:
                self.finish(events)
                return
        self.phase = ENDING
        self.actors = self.setting.only[self.seat]

    def finish(self, events: list[Event]) -> None:
        """FS-71, FS-72: the points, and who has won."""
        self.phase = OVER
        self.actors = ()
        self.result = scoring.ranked(self)
        events.append(told("scored", scores=[scoring.score(ocean) for ocean in self.oceans]))
        events.append(Told("game_over", self.result.data()))

    # ---- what is known, and housekeeping ----------------------------------------------------

    def view(self, observer: int | None) -> Json:
        return draw(self)

    def views(self, observers: Sequence[int | None]) -> list[Json]:
        return [draw(self)] * len(observers)

    def copy(self) -> Finspan:
        twin = Finspan.__new__(Finspan)
        self.copy_to(twin)
        return twin

    def twin(self) -> Position:
        return self.copy()


def begin(seats: int, options: Mapping[str, Any], chance: Chance) -> tuple[State, list[Event]]:
    """Set the table up (FS-1 – FS-7). Raises BadOption."""
    state = Finspan(setting_of(seats, options))
    events = state.set_up(chance)
    return state, events


MOST_BENEFITS: Final = 9
"""No ability and no bonus gives more of any kind; see the ability language."""


def bound(seats: int) -> int:
    """Law 5: no game takes more actions. A seat that is asked takes each benefit in at most two actions, and
    leaves. A card is played once: chosen, paid in at most five steps, laid, and all seats take its benefits.
    A dive meets four bonuses and six fish; a game-end ability is used once.
    """
    asked = 2 * MOST_BENEFITS + 1
    plays = 135 * (7 + seats * asked)
    dives = WEEKS * DIVERS * seats * (1 + 4 * asked + 6 * seats * asked)
    return plays + dives + 135 * (1 + seats * asked) + seats
