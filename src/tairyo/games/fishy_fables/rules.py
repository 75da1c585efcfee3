"""Fishy Fables: bluffing and betting for 3–6. The rules, in the order of the rulebook.

Catnip stands in `catnip`, the end of a game in `ending`, what a position is in `position`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tairyo.games.fishy_fables import catnip, ending, knowledge
from tairyo.games.fishy_fables.actions import (
    BUY,
    BUY_FOR,
    CHECK,
    DRAWS,
    FOLD,
    GUESSES,
    LAYS,
    MEET,
    NO_CARD,
    NO_FISH,
    NOBODY,
    PASS,
    RAISES,
    Buy,
    Catnip,
    Check,
    Draw,
    Fold,
    Guess,
    Lay,
    Meet,
    Pass,
    Raise,
)
from tairyo.games.fishy_fables.events import (
    CHECKED,
    DRAWN,
    FOLDED,
    LAID,
    PASSED,
    AntesPaid,
    Bought,
    CameBack,
    Dealt,
    DroppedOut,
    FirstDrawn,
    Guessed,
    GuessesOpened,
    Matched,
    Raised,
    Revealed,
    RoundBegan,
    RoundEnded,
    Shown,
)
from tairyo.games.fishy_fables.position import (
    EVERYBODY,
    IN_GAME,
    NO_GUESS,
    ONLY,
    Position,
    Setting,
    others,
    without,
)
from tairyo.games.fishy_fables.refusals import refusal
from tairyo.games.fishy_fables.tables import (
    DELIBERATION,
    DRAFT,
    EFFECTS,
    FISH,
    GUESSING,
    HAND,
    MAX_COPIES,
    MAX_START,
    PILE,
    PILES,
    PURCHASE,
    ROUNDS,
    SELECTION,
    WINDOW,
)
from tairyo.kernel.action import Action
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event
from tairyo.kernel.state import State

COMEBACK_MOST: Final = 5

LAY_OF: Final = LAYS.__getitem__

PURCHASES: Final[tuple[Action, ...]] = (PASS, BUY)
ANSWERS: Final[tuple[Action, ...]] = (FOLD, MEET)
SIZES: Final = (1, 2, 5, 10, 20)
"""What bots and learners weigh as a raise, beside all that one has."""


@cache
def turns(purse: int) -> tuple[Action, ...]:
    """What a turn allows with so much Purrency (FF-31, FF-32)."""
    return (CHECK, FOLD, *RAISES[1 : purse + 1])


@cache
def short_turns(purse: int) -> tuple[Action, ...]:
    """The same with a handful of raises."""
    sizes = [size for size in SIZES if size < purse] + ([purse] if purse else [])
    return (CHECK, FOLD, *[RAISES[size] for size in sizes])


@mypyc_attr(serializable=True)  # compiled, copy() may then make a bare object
class FishyFables(Position):
    """A position of Fishy Fables, and how it goes on."""

    # ---- set-up -----------------------------------------------------------------------------

    def set_up(self, chance: Chance) -> list[Event]:
        """Draw the first player, shuffle fish and catnip, and begin the draft (FF-4 – FF-6)."""
        setting = self.setting
        seats = setting.seats
        cards = list(range(1, FISH + 1))
        chance.shuffle(cards, seats)
        self.lots = drawn = cards[:seats]
        self.first = self.turn = drawn.index(max(drawn))
        self.actors = ONLY[self.first]
        cards = list(range(1, FISH + 1))
        chance.shuffle(cards)
        self.piles = [cards[pile * PILE : (pile + 1) * PILE] for pile in range(PILES)]
        if setting.deck:
            self.deck = list(setting.deck)
            chance.shuffle(self.deck)
        events: list[Event] = [FirstDrawn(drawn, self.first)]
        if setting.quick:
            for _ in range(HAND):
                for seat in self.from_first():
                    largest = max(range(PILES), key=lambda pile: len(self.piles[pile]))
                    self.take(seat, largest)
            events.append(Dealt([sorted(hand) for hand in self.hands]))
            self.end_draft(events)
        return events

    def take(self, seat: int, pile: int) -> int:
        """A seat takes the top fish of a pile."""
        cards = self.piles[pile]
        fish = cards[-1]
        self.piles[pile] = cards[:-1]
        self.hands[seat] = [*self.hands[seat], fish]
        return fish

    def draw(self, seat: int, pile: int) -> list[Event]:
        """FF-5: one card each in turn, until all hold 8."""
        events: list[Event] = [DRAWN[seat][pile][self.take(seat, pile)]]
        self.turn = seat = seat + 1 if seat + 1 < self.setting.seats else 0
        if len(self.hands[seat]) < HAND:
            self.actors = ONLY[seat]
        else:
            self.end_draft(events)
        return events

    def end_draft(self, events: list[Event]) -> None:
        """All hold 8 fish: round 1."""
        self.hands = [sorted(hand) for hand in self.hands]
        self.begin_round(events)

    # ---- what may be done -------------------------------------------------------------------

    def legal_actions(self, seat: int) -> Sequence[Action]:
        if self.phase == DELIBERATION and seat == self.turn and self.raiser == NOBODY:
            return catnip.on_turn(self, turns(self.purses[seat]), seat)
        return self.choices(seat)

    def choices(self, seat: int) -> Sequence[Action]:
        phase = self.phase
        if phase == DELIBERATION:
            if seat != self.turn:
                return ()
            actions = short_turns(self.purses[seat]) if self.raiser == NOBODY else ANSWERS
            return catnip.on_turn(self, actions, seat) if self.catnip[seat] else actions
        if seat not in self.actors:
            return ()
        if phase == DRAFT:
            piles = self.piles
            if all(piles):
                return DRAWS
            return [DRAWS[pile] for pile, cards in enumerate(piles) if cards]
        if phase == PURCHASE:
            held = self.catnip[seat]
            if len(held) < self.setting.tables.limit:
                return PURCHASES
            return [PASS, *[BUY_FOR[card] for card in sorted(set(held))]]  # FF-11
        if phase == WINDOW:
            return [PASS, *catnip.in_window(self, seat)]
        if phase == GUESSING:
            return [PASS, *[GUESSES[other] for other in EVERYBODY[self.playing]]]  # FF-81
        return list(map(LAY_OF, self.hands[seat]))

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        phase = self.phase
        if phase == DELIBERATION:
            if seat == self.turn:
                if self.raiser == NOBODY:
                    if isinstance(action, Check):
                        return self.check(seat, chance)
                    if isinstance(action, Raise) and 1 <= action.amount <= self.purses[seat]:
                        return self.raise_stakes(seat, action.amount)
                elif isinstance(action, Meet):
                    return self.meet(seat)
                if isinstance(action, Fold):
                    return self.fold(seat, chance)
                if isinstance(action, Catnip) and catnip.is_allowed(self, seat, action):
                    return catnip.play(self, seat, action)
        elif phase == SELECTION:
            if isinstance(action, Lay) and seat in self.actors and action.fish in self.hands[seat]:
                return self.lay(seat, action.fish)
        elif phase == DRAFT:
            if isinstance(action, Draw) and seat == self.turn:
                pile = action.pile - 1
                if 0 <= pile < PILES and self.piles[pile]:
                    return self.draw(seat, pile)
        elif phase == PURCHASE:
            if seat == self.turn:
                if isinstance(action, Pass):
                    return self.end_purchase(seat, [PASSED[seat]])
                if isinstance(action, Buy) and self.may_buy(seat, action.discard):
                    return self.buy(seat, action.discard)
        elif phase == WINDOW:
            if seat == self.turn:
                if isinstance(action, Pass):
                    return self.pass_window(seat, chance)
                if isinstance(action, Catnip) and catnip.is_allowed(self, seat, action):
                    return self.play_in_window(seat, action, chance)
        elif phase == GUESSING and seat in self.actors:
            if isinstance(action, Pass):
                return self.guess(seat, NOBODY, chance)
            if isinstance(action, Guess) and action.player >= 0 and self.playing >> action.player & 1:
                return self.guess(seat, action.player, chance)
        elif isinstance(action, Lay) and seat in self.actors and action.fish in self.hands[seat]:
            return ending.lay(self, seat, action.fish)
        raise refusal(self, seat, action)

    # ---- purchase ---------------------------------------------------------------------------

    def begin_round(self, events: list[Event]) -> None:
        """A new round: who takes part, and who may buy (FF-10, FF-12, FF-13, FF-80)."""
        setting = self.setting
        purses = self.purses
        bits = setting.everybody
        if 0 in purses:
            for seat, purse in enumerate(purses):
                if not purse:
                    bits &= ~(1 << seat)
        self.started = self.playing = bits
        events.append(RoundBegan(self.round, self.first, EVERYBODY[bits]))
        self.queue = ()
        if self.deck:
            self.queue = self.from_first()
            need = setting.tables.price + 1
            if min(purses) < need:
                self.queue = tuple([seat for seat in self.queue if purses[seat] >= need])
        self.ask_to_buy()

    def ask_to_buy(self) -> None:
        """Ask the next seat in the queue; when there is none, all choose their fish (FF-20)."""
        if self.queue:
            self.phase = PURCHASE
            self.turn = self.queue[0]
            self.actors = ONLY[self.turn]
        else:
            self.phase = SELECTION
            self.turn = NOBODY
            self.actors = EVERYBODY[self.playing]

    def may_buy(self, seat: int, discard: int) -> bool:
        """FF-11: with a full hand for a card of it, else for none."""
        held = self.catnip[seat]
        if len(held) < self.setting.tables.limit:
            return discard == NO_CARD
        return discard in held

    def buy(self, seat: int, discard: int) -> list[Event]:
        """FF-10: the top card for the price, paid to the bank; FF-11: with a full hand for a discard."""
        price = self.setting.tables.price
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        held = self.catnip[seat]
        if discard != NO_CARD:
            held = without(held, discard)
            self.used = [*self.used, discard]
        self.catnip[seat] = sorted([*held, card])
        self.purses[seat] -= price
        self.bank += price
        if not self.deck:  # FF-12
            self.queue = ()
        return self.end_purchase(seat, [Bought(seat, price, card, discard)])

    def end_purchase(self, seat: int, events: list[Event]) -> list[Event]:
        """A seat has bought or passed."""
        self.queue = self.queue[1:]
        self.ask_to_buy()
        return events

    # ---- selection --------------------------------------------------------------------------

    def lay(self, seat: int, fish: int) -> list[Event]:
        """FF-20: lay a fish face down; FF-21: the last one brings the antes and the first turn."""
        events: list[Event] = [LAID[seat][fish]]
        hand = self.hands[seat].copy()
        hand.remove(fish)
        self.hands[seat] = hand
        self.laid[seat] = fish
        if self.sights:
            self.sights = knowledge.laid(self.sights, seat)
        waiting = self.actors
        if len(waiting) > 1:
            self.actors = waiting[1:] if waiting[0] == seat else others(waiting, seat)
            return events
        players = EVERYBODY[self.playing]
        for player in players:
            self.purses[player] -= 1
            self.stakes[player] = 1
        self.tin = len(players)
        events.append(AntesPaid(players))
        self.phase = DELIBERATION
        self.pass_turn(self.before_first())  # FF-31
        return events

    # ---- deliberation -----------------------------------------------------------------------

    def pass_turn(self, seat: int) -> None:
        """The turn goes clockwise to the next seat still in."""
        self.turn = turn = self.setting.behind[seat][self.playing][0]
        self.actors = ONLY[turn]

    def from_first(self) -> tuple[int, ...]:
        """All seats clockwise, from the first player on."""
        return self.setting.behind[self.before_first()][self.setting.everybody]

    def before_first(self) -> int:
        """The seat behind which the first player comes."""
        return self.setting.behind[self.first][self.setting.everybody][-2]

    def check(self, seat: int, chance: Chance) -> list[Event]:
        """FF-31; FF-37: the phase ends when all have checked since the last raise."""
        events: list[Event] = [CHECKED[seat]]
        self.checked |= 1 << seat
        if self.checked == self.playing:
            self.end_deliberation(events, chance)
        else:
            self.pass_turn(seat)
        return events

    def raise_stakes(self, seat: int, amount: int) -> list[Event]:
        """FF-32: pay, and let the others answer, clockwise; FF-35: not those who have nothing left."""
        purses = self.purses
        self.pay(seat, amount)
        self.checked = 0  # FF-37
        queue = self.setting.behind[seat][self.playing & ~(1 << seat)]
        if 0 in purses:
            queue = tuple([other for other in queue if purses[other]])
        if queue:
            self.raiser = seat
            self.amount = amount
            self.queue = queue
            self.turn = queue[0]
            self.actors = ONLY[self.turn]
        else:
            self.pass_turn(seat)
        return [Raised(seat, amount, purses[seat] == 0)]

    def pay(self, seat: int, amount: int) -> None:
        """From the purse into the tin."""
        self.purses[seat] -= amount
        self.stakes[seat] += amount
        self.tin += amount

    def meet(self, seat: int) -> list[Event]:
        """FF-32: match the raise; FF-33: with a smaller purse, by all of it."""
        paid = min(self.amount, self.purses[seat])
        self.pay(seat, paid)
        self.end_answer()
        return [Matched(seat, paid, self.purses[seat] == 0)]

    def end_answer(self) -> None:
        """FF-34: the next answer, or, behind the last one, the turn of the next seat still in."""
        queue = self.queue[1:]
        self.queue = queue
        if queue:
            self.turn = queue[0]
            self.actors = ONLY[self.turn]
        else:
            raiser = self.raiser
            self.raiser = NOBODY
            self.amount = 0
            self.pass_turn(raiser)

    def fold(self, seat: int, chance: Chance) -> list[Event]:
        """FF-36: as a turn or as an answer; the stake stays. FF-41: the fish goes aside face down."""
        events: list[Event] = [FOLDED[seat]]
        bit = 1 << seat
        self.playing = playing = self.playing & ~bit
        self.checked &= ~bit
        self.lay_aside(seat)
        if playing & (playing - 1) == 0 or self.checked == playing:  # FF-37
            self.end_deliberation(events, chance)
        elif self.raiser == NOBODY:
            self.pass_turn(seat)
        else:
            self.end_answer()
        return events

    def lay_aside(self, seat: int) -> None:
        """The fish before a seat goes, unseen."""
        if self.sights:
            self.sights = knowledge.laid_aside(self.sights, seat, len(self.aside[seat]))
        self.aside[seat] = [*self.aside[seat], self.laid[seat]]
        self.laid[seat] = NO_FISH

    def play_in_window(self, seat: int, action: Catnip, chance: Chance) -> list[Event]:
        """FF-73: a card; then all are asked again."""
        events: list[Event] = [catnip.play_in_window(self, seat, action)]
        self.passed = 0
        if not self.ask_in_window(seat):
            self.resolve(self.shown_now(), events, chance)
        return events

    def pass_window(self, seat: int, chance: Chance) -> list[Event]:
        """FF-73: a seat passes."""
        events: list[Event] = [PASSED[seat]]
        self.passed |= 1 << seat
        if not self.ask_in_window(seat):
            self.resolve(self.shown_now(), events, chance)
        return events

    def ask_in_window(self, seat: int) -> bool:
        """FF-73: ask the next seat still in that holds catnip and has not passed, if there is one."""
        for other in self.setting.behind[seat][self.playing & ~self.passed]:
            if self.catnip[other]:
                self.phase = WINDOW
                self.turn = other
                self.actors = ONLY[other]
                return True
        return False

    # ---- guesses ----------------------------------------------------------------------------

    def end_deliberation(self, events: list[Event], chance: Chance) -> None:
        """Seats without Purrency guess first (FF-80, FF-81); then the fish are revealed."""
        self.raiser = NOBODY
        self.amount = 0
        self.queue = ()
        self.checked = 0
        self.turn = NOBODY
        if self.setting.comeback:
            ghosts = self.setting.everybody & ~self.started
            if ghosts:
                self.phase = GUESSING
                self.actors = EVERYBODY[ghosts]
                return
        self.reveal(events, chance)

    def guess(self, seat: int, named: int, chance: Chance) -> list[Event]:
        """FF-81: name a seat, or nobody; the guesses open when all are in."""
        events: list[Event] = [Guessed(self.round, seat, named)]
        self.guesses[seat] = named
        waiting = self.actors
        if len(waiting) > 1:
            self.actors = others(waiting, seat)
        else:
            events.append(GuessesOpened(self.guesses.copy()))
            self.reveal(events, chance)
        return events

    # ---- resolution -------------------------------------------------------------------------

    def reveal(self, events: list[Event], chance: Chance) -> None:
        """FF-40, FF-41: all still in reveal together; FF-73: then the window opens."""
        playing = self.playing
        shown = self.shown_now()
        if playing & (playing - 1) or self.setting.show_uncontested:
            self.open = True
            events.append(Revealed(shown))
        self.window = len(self.played)
        self.passed = 0
        if not self.ask_in_window(self.before_first()):
            self.resolve(shown, events, chance)

    def resolve(self, shown: list[Shown], events: list[Event], chance: Chance) -> None:
        """The tin is won (FF-42, FF-82 – FF-84), fish go, the token moves, and the game goes on or ends."""
        setting = self.setting
        winner = largest(shown)
        tin = self.tin
        paid: list[tuple[int, int]] = []
        if setting.comeback and winner in self.guesses:
            for seat in self.from_first():
                amount = min(self.tin // 2, COMEBACK_MOST)
                if self.guesses[seat] == winner and amount:
                    self.tin -= amount
                    self.purses[seat] += amount
                    paid.append((seat, amount))
        won = self.tin
        self.purses[winner] += won
        self.tin = 0
        folded = list(EVERYBODY[self.started & ~self.playing])
        guesses, purses = self.guesses.copy(), self.purses.copy()
        seen = shown if self.open else []
        ended = RoundEnded(self.round, seen, self.played, folded, guesses, winner, tin, won, paid, purses)
        self.past = [*self.past, ended]
        events.append(ended)
        self.discard_fish()
        for seat, _ in paid:
            self.come_back(seat, events, chance)
        if 0 in self.purses and not setting.comeback:
            self.drop_out(events)
        self.end_round(events, chance)

    def discard_fish(self) -> None:
        """FF-50, FF-41: all played fish go; what was not revealed, face down."""
        for seat in EVERYBODY[self.playing]:
            if not self.open:
                self.lay_aside(seat)
                continue
            if self.sights:
                self.sights = knowledge.revealed(self.sights, seat, len(self.shown[seat]))
            self.shown[seat] = [*self.shown[seat], self.laid[seat]]
            self.laid[seat] = NO_FISH

    def come_back(self, seat: int, events: list[Event], chance: Chance) -> None:
        """FF-84: discard fish at random until as many are left as the others hold."""
        hand = self.hands[seat].copy()
        count = len(hand) - (HAND - self.round)
        chance.shuffle(hand, count)
        fish = hand[:count]
        before = len(self.aside[seat])
        self.aside[seat] = self.aside[seat] + fish
        self.hands[seat] = sorted(hand[count:])
        if self.sights:
            places = range(before, before + count)
            self.sights = knowledge.discarded(self.sights, seat, places, count == len(hand))
        events.append(CameBack(seat, fish))

    def drop_out(self, events: list[Event]) -> None:
        """FF-52: without Purrency for the next ante; fish and catnip leave unseen."""
        for seat, purse in enumerate(self.purses):
            if purse or self.dropped[seat] != IN_GAME:
                continue
            self.dropped[seat] = self.round
            before = len(self.aside[seat])
            self.aside[seat] = self.aside[seat] + self.hands[seat]
            if self.sights:
                places = range(before, len(self.aside[seat]))
                self.sights = knowledge.discarded(self.sights, seat, places, True)
            self.hands[seat] = []
            self.catnip_aside[seat] = self.catnip[seat]
            self.catnip[seat] = []
            events.append(DroppedOut(seat))

    # ---- reset and end ----------------------------------------------------------------------

    def end_round(self, events: list[Event], chance: Chance) -> None:
        """The next round (FF-50), or the end (FF-51, FF-53)."""
        seats = self.setting.seats
        self.open = False
        self.playing = self.started = 0
        self.stakes = [0] * seats
        self.guesses = [NO_GUESS] * seats
        self.played = []
        self.window = 0
        self.passed = 0
        if self.purses.count(0) == seats - 1:  # FF-51
            ending.end_game(self, self.purses.index(max(self.purses)), events)
        elif self.round < ROUNDS:
            self.round += 1
            for seat in self.setting.behind[self.first][self.setting.everybody]:  # FF-50
                if self.purses[seat]:
                    self.first = seat
                    break
            self.begin_round(events)
        else:
            most = max(self.purses)
            tied = [seat for seat, purse in enumerate(self.purses) if purse == most]
            if len(tied) == 1:
                ending.end_game(self, tied[0], events)
            else:
                ending.begin_fib(self, tied, events, chance)

    # ---- housekeeping -----------------------------------------------------------------------

    def copy(self) -> FishyFables:
        twin = FishyFables.__new__(FishyFables)
        self.copy_to(twin)
        return twin

    def twin(self) -> Position:
        return self.copy()


def largest(shown: list[Shown]) -> int:
    """FF-42: whose fish is the largest after all effects; FF-43: of equal ones, by the printed number."""
    best = NOBODY
    most = number = -1
    for seat, fish, sizes in shown:
        size = sizes[-1]
        if size > most or (size == most and fish > number):
            best, most, number = seat, size, fish
    return best


def begin(seats: int, options: Mapping[str, Any], chance: Chance) -> tuple[State, list[Event]]:
    """Set the table up (FF-1 – FF-6). Raises BadOption."""
    state = FishyFables(Setting(seats, options))
    events = state.set_up(chance)
    return state, events


def bound(seats: int) -> int:
    """Law 5: no game takes more actions. A raise costs at least 1, and no more Purrency than all is in
    play; every raise takes at most an answer and a check of each seat, and a catnip card is played once.
    """
    raises = MAX_START * seats
    a_round = 4 * seats + (raises + 1) * 2 * seats
    catnip = len(EFFECTS) * MAX_COPIES
    return HAND * seats + ROUNDS * a_round + catnip * (seats + 1) + 5 * seats
