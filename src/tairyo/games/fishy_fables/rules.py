"""Fishy Fables: bluffing and betting for 3–6. The rules, in the order of the rulebook.

Lists go by seat. Sets of seats are bits: seat 2 is ``1 << 2``. A list within the position is never changed
in place but replaced, so that a copy may share it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tairyo.games.fishy_fables import knowledge
from tairyo.games.fishy_fables.actions import (
    AIMED,
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
    PLAYS,
    RAISES,
    SWAPS,
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
    FOLDED,
    PASSED,
    AntesPaid,
    Bought,
    CameBack,
    CatnipPlayed,
    Dealt,
    Drawn,
    DroppedOut,
    FibBegan,
    FibFlipped,
    FirstDrawn,
    GameOver,
    Guessed,
    GuessesOpened,
    Laid,
    Matched,
    Peeked,
    Played,
    Raised,
    Revealed,
    RoundBegan,
    RoundEnded,
    Shown,
    Swapped,
)
from tairyo.games.fishy_fables.refusals import refusal
from tairyo.games.fishy_fables.tables import (
    CANCEL,
    DELIBERATION,
    DRAFT,
    EFFECTS,
    FIB,
    FISH,
    GUESSING,
    HAND,
    MAX_COPIES,
    MAX_START,
    OVER,
    PEEK,
    PILE,
    PILES,
    PURCHASE,
    REFUND,
    ROUNDS,
    SELECTION,
    SWAP,
    WINDOW,
    Tables,
    is_aimed,
    is_own,
    is_size,
    sized,
    tables_of,
)
from tairyo.games.fishy_fables.views import draw
from tairyo.kernel.action import Action, Json
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event
from tairyo.kernel.state import Outcome, State

NO_GUESS: Final = -2
IN_GAME: Final = 0
REFUND_MOST: Final = 5
COMEBACK_MOST: Final = 5

ONLY: Final = tuple((seat,) for seat in range(6))
EVERYBODY: Final = tuple(tuple(seat for seat in range(6) if bits >> seat & 1) for bits in range(64))
"""By bits: the seats."""

CLOCKWISE: Final = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats + 1)) if seats else () for seat in range(6))
    for seats in range(7)
)
"""By number of seats and seat: the seats behind it, clockwise, itself last."""

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


@cache
def draws(bits: int) -> tuple[Action, ...]:
    """The piles that have a card (FF-5)."""
    return tuple([DRAWS[pile] for pile in range(PILES) if bits >> pile & 1])


class Setting:
    """What stays the same all game."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats = seats
        self.tables: Tables = tables_of(options["tables"])
        self.catnip: str = options["catnip"]
        self.deck = self.tables.decks[self.catnip]
        self.quick: bool = options["draft"] == "quick"
        self.comeback: bool = options["comeback"]
        self.show_uncontested: bool = options["show_uncontested"]
        self.clockwise = CLOCKWISE[seats]


@mypyc_attr(serializable=True)  # compiled, copy() may then make a bare object
class FishyFables(State):
    """A position of Fishy Fables."""

    setting: Setting
    round: int
    phase: int
    lots: list[int]  # the fish that were drawn for it
    first: int  # who has the lure token
    turn: int  # NOBODY where several choose at once
    piles: list[list[int]]  # the top card last; after the draft, what nobody took
    hands: list[list[int]]
    laid: list[int]  # the fish before each seat; NO_FISH
    open: bool  # those of the seats still in have been revealed
    shown: list[list[int]]  # fish that each seat has revealed and discarded
    aside: list[list[int]]  # fish that each seat has laid aside face down: folded, discarded, out of the game
    purses: list[int]
    stakes: list[int]  # what each has put into the tin this round
    tin: int
    bank: int  # what catnip has cost
    started: int  # seats that take part in this round
    playing: int  # those of them that have not folded
    checked: int  # since the last raise
    raiser: int  # NOBODY, or who waits for answers
    amount: int  # of that raise
    queue: tuple[int, ...]  # seats still to be asked: to buy, to answer a raise
    catnip: list[list[int]]  # hands
    catnip_aside: list[list[int]]  # of seats that dropped out
    deck: list[int]  # the top card last
    used: list[int]  # played or discarded catnip
    played: list[Played]  # this round
    window: int  # how many were played before the reveal window opened
    passed: int  # seats that have passed in the window since the last card
    guesses: list[int]
    dropped: list[int]  # the round in which a seat dropped out; IN_GAME
    sights: list[knowledge.Sight]
    rows: list[list[int]]  # of the Final Fib
    tied: int  # seats in the Final Fib
    flips: list[FibFlipped]
    past: list[RoundEnded]
    result: Outcome | None

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        seats = setting.seats
        self.setting = setting
        self.round = 1
        self.phase = DRAFT
        self.lots = []
        self.first = 0
        self.turn = NOBODY
        self.piles = []
        self.hands = [[]] * seats
        self.laid = [NO_FISH] * seats
        self.open = False
        self.shown = [[]] * seats
        self.aside = [[]] * seats
        self.purses = [setting.tables.start] * seats  # FF-2
        self.stakes = [0] * seats
        self.tin = 0
        self.bank = 0
        self.started = self.playing = 0
        self.checked = 0
        self.raiser = NOBODY
        self.amount = 0
        self.queue = ()
        self.catnip = [[]] * seats
        self.catnip_aside = [[]] * seats
        self.deck = []
        self.used = []
        self.played = []
        self.window = 0
        self.passed = 0
        self.guesses = [NO_GUESS] * seats
        self.dropped = [IN_GAME] * seats
        self.sights = []
        self.rows = [[]] * seats
        self.tied = 0
        self.flips = []
        self.past = []
        self.result = None

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
                for seat in (self.first, *setting.clockwise[self.first][:-1]):
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
        events: list[Event] = [Drawn(seat, pile + 1, self.take(seat, pile))]
        seat = self.setting.clockwise[seat][0]
        if len(self.hands[seat]) < HAND:
            self.turn = seat
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
            return self.with_catnip(turns(self.purses[seat]), seat)
        return self.few_actions(seat)

    def choices(self, seat: int) -> Sequence[Action]:
        if self.phase == DELIBERATION and seat == self.turn and self.raiser == NOBODY:
            return self.with_catnip(short_turns(self.purses[seat]), seat)
        return self.few_actions(seat)

    def few_actions(self, seat: int) -> Sequence[Action]:
        """What may be done where no amounts are asked for."""
        phase = self.phase
        if seat not in self.actors:
            return ()
        if phase == DELIBERATION:
            return self.with_catnip(ANSWERS, seat)
        if phase in (SELECTION, FIB):
            lays: list[Action] = []
            for fish in self.hands[seat]:
                lays.append(LAYS[fish])  # noqa: PERF401 (here a loop is faster)
            return lays
        if phase == DRAFT:
            bits = 0
            for pile, cards in enumerate(self.piles):
                if cards:
                    bits |= 1 << pile
            return draws(bits)
        if phase == PURCHASE:
            held = self.catnip[seat]
            if len(held) < self.setting.tables.limit:
                return (PASS, BUY)
            return [PASS, *[BUY_FOR[card] for card in sorted(set(held))]]  # FF-11
        if phase == WINDOW:
            return [PASS, *self.window_cards(seat)]
        return [PASS, *[GUESSES[other] for other in EVERYBODY[self.playing]]]  # FF-81

    def with_catnip(self, actions: tuple[Action, ...], seat: int) -> Sequence[Action]:
        """These, and the catnip that ``seat`` may play on its turn or answer (FF-72)."""
        held = self.catnip[seat]
        if not held:
            return actions
        plays: list[Action] = [*actions]
        before = NO_CARD
        for card in held:
            if card == before:
                continue
            before = card
            if is_aimed(card):
                plays += [AIMED[card][other] for other in EVERYBODY[self.playing & ~(1 << seat)]]
            elif card == SWAP:
                plays += [SWAPS[fish] for fish in self.hands[seat]]
            elif card == REFUND:
                if self.stakes[seat]:
                    plays.append(PLAYS[REFUND])
            elif card != CANCEL:
                plays.append(PLAYS[card])
        return plays

    def window_cards(self, seat: int) -> list[Action]:
        """The catnip that ``seat`` may play in the reveal window (FF-72)."""
        plays: list[Action] = []
        before = NO_CARD
        for card in self.catnip[seat]:
            if card == before:
                continue
            before = card
            if is_own(card):
                plays.append(PLAYS[card])
            elif is_size(card):
                plays += [AIMED[card][other] for other in EVERYBODY[self.playing & ~(1 << seat)]]
            elif card == CANCEL and self.latest() >= 0:
                plays.append(PLAYS[CANCEL])
        return plays

    def latest(self) -> int:
        """The place among the played of the latest size card of the window that counts; -1 for none."""
        for place in range(len(self.played) - 1, self.window - 1, -1):
            _, effect, _, counts = self.played[place]
            if counts and is_size(effect):
                return place
        return -1

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
                if isinstance(action, Catnip) and action in self.with_catnip((), seat):
                    return self.play_catnip(seat, action)
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
                if isinstance(action, Buy) and action in self.few_actions(seat):
                    return self.buy(seat, action.discard)
        elif phase == WINDOW:
            if seat == self.turn:
                if isinstance(action, Pass):
                    return self.pass_window(seat, chance)
                if isinstance(action, Catnip) and action in self.window_cards(seat):
                    return self.play_in_window(seat, action, chance)
        elif phase == GUESSING and seat in self.actors:
            if isinstance(action, Pass):
                return self.guess(seat, NOBODY, chance)
            if isinstance(action, Guess) and action.player >= 0 and self.playing >> action.player & 1:
                return self.guess(seat, action.player, chance)
        elif isinstance(action, Lay) and seat in self.actors and action.fish in self.hands[seat]:
            return self.lay_in_fib(seat, action.fish)
        raise refusal(self, seat, action)

    # ---- purchase ---------------------------------------------------------------------------

    def begin_round(self, events: list[Event]) -> None:
        """A new round: who takes part, and who may buy (FF-10, FF-12, FF-13, FF-80)."""
        setting = self.setting
        bits = 0
        for seat, purse in enumerate(self.purses):
            if purse:
                bits |= 1 << seat
        self.started = self.playing = bits
        events.append(RoundBegan(self.round, self.first, list(EVERYBODY[bits])))
        self.queue = ()
        if self.deck:
            order = (self.first, *setting.clockwise[self.first][:-1])
            need = setting.tables.price + 1
            self.queue = tuple([seat for seat in order if self.purses[seat] >= need])
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
        events: list[Event] = [Laid(seat, fish, False)]
        self.hands[seat] = without(self.hands[seat], fish)
        self.laid[seat] = fish
        if self.sights:
            self.sights = knowledge.laid(self.sights, seat)
        waiting = self.actors
        if len(waiting) > 1:
            self.actors = others(waiting, seat)
            return events
        players = list(EVERYBODY[self.playing])
        for player in players:
            self.purses[player] -= 1
            self.stakes[player] = 1
        self.tin = len(players)
        events.append(AntesPaid(players))
        self.phase = DELIBERATION
        self.pass_turn(self.setting.clockwise[self.first][-2])  # to the first player (FF-31)
        return events

    # ---- deliberation -----------------------------------------------------------------------

    def pass_turn(self, seat: int) -> None:
        """The turn goes clockwise to the next seat still in."""
        playing = self.playing
        for other in self.setting.clockwise[seat]:
            if playing >> other & 1:
                self.turn = other
                self.actors = ONLY[other]
                return

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
        playing = self.playing
        behind = self.setting.clockwise[seat][:-1]
        queue = [other for other in behind if playing >> other & 1 and purses[other]]
        if queue:
            self.raiser = seat
            self.amount = amount
            self.queue = tuple(queue)
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

    # ---- catnip -----------------------------------------------------------------------------

    def put_down(self, seat: int, effect: int, target: int) -> None:
        """FF-70: a card is played once, and lies open until the round is over."""
        self.catnip[seat] = without(self.catnip[seat], effect)
        self.used = [*self.used, effect]
        self.played = [*self.played, (seat, effect, target, True)]

    def play_catnip(self, seat: int, action: Catnip) -> list[Event]:
        """FF-72: on one's turn or answer, before acting; the turn is not used up."""
        effect = action.effect
        target = target_of(seat, action)
        self.put_down(seat, effect, target)
        if is_size(effect):
            return [CatnipPlayed(seat, effect, target, 0, NO_CARD)]
        if effect == PEEK:
            fish = self.laid[target]
            self.sights = [*self.sights, (seat, target, fish, False, True, 0, 0)]
            return [CatnipPlayed(seat, effect, target, 0, NO_CARD), Peeked(seat, target, fish)]
        if effect == SWAP:
            back = self.laid[seat]
            self.hands[seat] = sorted([*without(self.hands[seat], action.fish), back])
            self.laid[seat] = action.fish
            if self.sights:
                self.sights = knowledge.swapped(self.sights, seat)
            return [CatnipPlayed(seat, effect, NOBODY, 0, NO_CARD), Swapped(seat, action.fish, back)]
        amount = min(REFUND_MOST, self.stakes[seat])
        self.pay(seat, -amount)
        return [CatnipPlayed(seat, effect, NOBODY, amount, NO_CARD)]

    def play_in_window(self, seat: int, action: Catnip, chance: Chance) -> list[Event]:
        """FF-72, FF-73: a card in the reveal window; then all are asked again."""
        target = target_of(seat, action)
        cancelled = NO_CARD
        if action.effect == CANCEL:
            place = self.latest()
            by, cancelled, target, _ = self.played[place]
            self.played = self.played.copy()
            self.played[place] = (by, cancelled, target, False)
        self.put_down(seat, action.effect, target)
        events: list[Event] = [CatnipPlayed(seat, action.effect, target, 0, cancelled)]
        self.passed = 0
        self.ask_in_window(seat, events, chance)
        return events

    def pass_window(self, seat: int, chance: Chance) -> list[Event]:
        """FF-73: a seat passes."""
        events: list[Event] = [PASSED[seat]]
        self.passed |= 1 << seat
        self.ask_in_window(seat, events, chance)
        return events

    def ask_in_window(self, seat: int, events: list[Event], chance: Chance) -> None:
        """FF-73: the next seat still in that holds catnip and has not passed; else the window closes."""
        asked = self.playing & ~self.passed
        for other in self.setting.clockwise[seat]:
            if asked >> other & 1 and self.catnip[other]:
                self.turn = other
                self.actors = ONLY[other]
                return
        self.resolve(events, chance)

    # ---- guesses ----------------------------------------------------------------------------

    def end_deliberation(self, events: list[Event], chance: Chance) -> None:
        """Seats without Purrency guess first (FF-80, FF-81); then the fish are revealed."""
        self.raiser = NOBODY
        self.amount = 0
        self.queue = ()
        self.checked = 0
        self.turn = NOBODY
        if self.setting.comeback:
            ghosts = ((1 << self.setting.seats) - 1) & ~self.started
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

    def guess_is_secret(self) -> bool:
        """Whether guesses have not yet opened."""
        return self.phase == GUESSING

    def has_guessed(self, seat: int) -> bool:
        """Whether a seat has guessed this round."""
        return self.guesses[seat] != NO_GUESS

    def may_be_named(self) -> list[int]:
        """All that a guess may be: nobody, or a seat still in."""
        return [NOBODY, *EVERYBODY[self.playing]]

    # ---- resolution -------------------------------------------------------------------------

    def is_open(self, seat: int) -> bool:
        """Whether the fish before a seat has been revealed."""
        return self.open and self.playing >> seat & 1 == 1

    def sizes(self, seat: int) -> list[int]:
        """The size of the fish before a seat: as printed, then after every catnip card (FF-70, FF-74)."""
        size = self.laid[seat]
        sizes = [size]
        for _, effect, target, counts in self.played:
            if target == seat and counts and is_size(effect):
                size = sized(size, effect)
                sizes.append(size)
        return sizes

    def shown_now(self) -> list[Shown]:
        """The fish of the seats still in, with their sizes."""
        return [(seat, self.laid[seat], tuple(self.sizes(seat))) for seat in EVERYBODY[self.playing]]

    def reveal(self, events: list[Event], chance: Chance) -> None:
        """FF-40, FF-41: all still in reveal together; FF-73: then the window opens."""
        playing = self.playing
        if playing & (playing - 1) or self.setting.show_uncontested:
            self.open = True
            events.append(Revealed(self.shown_now()))
        self.phase = WINDOW
        self.window = len(self.played)
        self.passed = 0
        self.ask_in_window(self.setting.clockwise[self.first][-2], events, chance)

    def winner(self) -> int:
        """FF-42: the largest fish after all effects; FF-43: of equal ones, the larger printed number."""
        best = NOBODY
        most = (-1, -1)
        for seat in EVERYBODY[self.playing]:
            size = (self.sizes(seat)[-1], self.laid[seat])
            if size > most:
                best, most = seat, size
        return best

    def resolve(self, events: list[Event], chance: Chance) -> None:
        """The tin is won (FF-42, FF-82 – FF-84), fish go, the token moves, and the game goes on or ends."""
        setting = self.setting
        winner = self.winner()
        shown = self.shown_now() if self.open else []
        tin = self.tin
        paid: list[tuple[int, int]] = []
        for seat in (self.first, *setting.clockwise[self.first][:-1]):
            if self.guesses[seat] == winner:
                amount = min(self.tin // 2, COMEBACK_MOST)
                if amount:
                    self.tin -= amount
                    self.purses[seat] += amount
                    paid.append((seat, amount))
        won = self.tin
        self.purses[winner] += won
        self.tin = 0
        folded = list(EVERYBODY[self.started & ~self.playing])
        guesses, purses = self.guesses.copy(), self.purses.copy()
        ended = RoundEnded(self.round, shown, self.played, folded, guesses, winner, tin, won, paid, purses)
        self.past = [*self.past, ended]
        events.append(ended)
        self.discard_fish()
        for seat, _ in paid:
            self.come_back(seat, events, chance)
        if not setting.comeback:
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
        rich = [seat for seat, purse in enumerate(self.purses) if purse]
        if len(rich) == 1:  # FF-51
            self.end_game(rich[0], events)
        elif self.round < ROUNDS:
            self.round += 1
            for seat in self.setting.clockwise[self.first]:  # FF-50
                if self.purses[seat]:
                    self.first = seat
                    break
            self.begin_round(events)
        else:
            most = max(self.purses)
            tied = [seat for seat, purse in enumerate(self.purses) if purse == most]
            if len(tied) == 1:
                self.end_game(tied[0], events)
            else:
                self.begin_fib(tied, events, chance)

    def end_game(self, winner: int, events: list[Event]) -> None:
        """FF-54: by Purrency, then by the round in which a seat dropped out; the winner is alone."""
        self.phase = OVER
        self.turn = NOBODY
        self.actors = ()
        by_rank: dict[tuple[int, int, int], list[int]] = {}
        for seat, purse in enumerate(self.purses):
            late = self.dropped[seat] or ROUNDS + 1
            by_rank.setdefault((int(seat == winner), purse, late), []).append(seat)
        ranking = tuple([tuple(by_rank[rank]) for rank in sorted(by_rank, reverse=True)])
        self.result = Outcome(tuple(self.purses), ranking)
        events.append(GameOver(self.result))

    def begin_fib(self, tied: list[int], events: list[Event], chance: Chance) -> None:
        """FF-60: all 48 fish are shuffled and dealt to the tied seats."""
        seats = self.setting.seats
        size = 3 if len(tied) == 2 else len(tied) - 1
        cards = list(range(1, FISH + 1))
        chance.shuffle(cards, size * len(tied))
        self.hands = [[]] * seats
        self.shown = [[]] * seats
        self.aside = [[]] * seats
        self.sights = []
        for place, seat in enumerate(tied):
            self.hands[seat] = sorted(cards[place * size : (place + 1) * size])
            self.tied |= 1 << seat
        self.piles = [sorted(cards[size * len(tied) :]), [], [], []]
        self.phase = FIB
        self.turn = NOBODY
        self.actors = EVERYBODY[self.tied]
        events.append(FibBegan(tied, self.hands.copy()))

    def lay_in_fib(self, seat: int, fish: int) -> list[Event]:
        """FF-61: the next fish of the row, from the left; the last one follows by itself."""
        events: list[Event] = [Laid(seat, fish, True)]
        left = without(self.hands[seat], fish)
        row = [*self.rows[seat], fish]
        if len(left) == 1:
            events.append(Laid(seat, left[0], True))
            row.append(left[0])
            left = []
        self.hands[seat] = left
        self.rows[seat] = row
        if not left:
            waiting = self.actors
            self.actors = others(waiting, seat)
            if len(waiting) == 1:
                self.flip(events)
        return events

    def flip(self, events: list[Event]) -> None:
        """FF-62, FF-63: flip from the left until one has won."""
        standing = list(EVERYBODY[self.tied])
        two = len(standing) == 2
        points = [0] * self.setting.seats
        place = 0
        while True:
            fish = [self.rows[seat][place] for seat in standing]
            largest, smallest = standing[fish.index(max(fish))], standing[fish.index(min(fish))]
            flipped = FibFlipped(standing, fish, largest if two else NOBODY, NOBODY if two else smallest)
            self.flips = [*self.flips, flipped]
            events.append(flipped)
            place += 1
            points[largest] += 1
            if two and points[largest] == 2:
                self.end_game(largest, events)
                return
            if not two:
                standing = [seat for seat in standing if seat != smallest]
                if len(standing) == 1:
                    self.end_game(standing[0], events)
                    return

    def flipped(self, seat: int) -> int:
        """How many fish of a seat's row have been flipped."""
        return sum([seat in flip.players for flip in self.flips])

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    # ---- what is known ----------------------------------------------------------------------

    def view(self, observer: int | None) -> Json:
        return draw(self, observer)

    def imagine(self, observer: int | None, rng: Random) -> FishyFables:
        return knowledge.imagined(self, observer, rng)

    # ---- housekeeping -----------------------------------------------------------------------

    def copy(self) -> FishyFables:
        twin = FishyFables.__new__(FishyFables)
        twin.actors = self.actors
        twin.setting = self.setting
        twin.round = self.round
        twin.phase = self.phase
        twin.lots = self.lots
        twin.first = self.first
        twin.turn = self.turn
        twin.piles = self.piles.copy()
        twin.hands = self.hands.copy()
        twin.laid = self.laid.copy()
        twin.open = self.open
        twin.shown = self.shown.copy()
        twin.aside = self.aside.copy()
        twin.purses = self.purses.copy()
        twin.stakes = self.stakes.copy()
        twin.tin = self.tin
        twin.bank = self.bank
        twin.started = self.started
        twin.playing = self.playing
        twin.checked = self.checked
        twin.raiser = self.raiser
        twin.amount = self.amount
        twin.queue = self.queue
        twin.catnip = self.catnip.copy()
        twin.catnip_aside = self.catnip_aside.copy()
        twin.deck = self.deck
        twin.used = self.used
        twin.played = self.played
        twin.window = self.window
        twin.passed = self.passed
        twin.guesses = self.guesses.copy()
        twin.dropped = self.dropped.copy()
        twin.sights = self.sights
        twin.rows = self.rows.copy()
        twin.tied = self.tied
        twin.flips = self.flips
        twin.past = self.past
        twin.result = self.result
        return twin

    def position(self) -> tuple[Any, ...]:
        setting = self.setting
        by_seat = (self.hands, self.shown, self.aside, self.catnip, self.catnip_aside, self.rows)
        return (
            (setting.seats, setting.deck, setting.comeback, setting.show_uncontested),
            tuple(self.lots),
            (self.round, self.phase, self.first, self.turn, self.actors, self.open),
            tuple(map(tuple, self.piles)),
            tuple(self.laid),
            tuple([tuple(map(tuple, lists)) for lists in by_seat]),
            (tuple(self.purses), tuple(self.stakes), self.tin, self.bank),
            (self.started, self.playing, self.checked, self.raiser, self.amount, self.queue),
            (tuple(self.deck), tuple(self.used), tuple(self.played), self.window, self.passed),
            (tuple(self.guesses), tuple(self.dropped), tuple(self.sights), self.tied),
            tuple([(*flip.players, *flip.fish) for flip in self.flips]),
            tuple(
                [
                    (*map(tuple, (line.shown, line.played, line.guesses, line.purses)), line.winner)
                    for line in self.past
                ]
            ),
        )

    def inventory(self) -> tuple[Any, ...]:
        """Law 6: the fish, the catnip and the Purrency, wherever they are."""
        fish = [*self.laid] + [one for pile in self.piles for one in pile]
        for lists in (self.hands, self.shown, self.aside, self.rows):
            fish += [one for cards in lists for one in cards]
        catnip = [*self.deck, *self.used]
        for lists in (self.catnip, self.catnip_aside):
            catnip += [card for cards in lists for card in cards]
        purrency = sum(self.purses) + self.tin + self.bank
        return sorted([one for one in fish if one]), sorted(catnip), purrency


def target_of(seat: int, action: Catnip) -> int:
    """Whose fish a catnip card is for."""
    return seat if is_own(action.effect) else action.player


def without(cards: list[int], card: int) -> list[int]:
    """The cards but one of this kind."""
    rest = cards.copy()
    rest.remove(card)
    return rest


def others(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats but this one."""
    return tuple([other for other in seats if other != seat])


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
