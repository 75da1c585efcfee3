"""Cash a Catch: a market with a bell for 3–5. The rules, in the order of the rulebook.

The bell (CC-25) as the rules see it: after each card every seat that may ring answers, ring or hold.
``bell`` says what an answer is: "live", the first ring that is applied buys at once (who was first in
real time is the service's to judge, and `patience` says how long it waits); "sealed", answers are secret
until all are in, and among several rings chance decides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tairyo.games.cash_a_catch.tables import (
    CAN,
    CARD_NAMES,
    FEE,
    FINAL_FROM_BOTTOM,
    FINAL_PHASE,
    FISH,
    ICE,
    LAST_CARDS,
    LOT_PRICE,
    MARKET_CLOSE,
    NO_KIND,
    OCTOPUS,
    PLACES,
    RESCUED,
    START_MONEY,
    THIEF,
    TRASH_CHARGE,
    Tables,
    kind_of,
    tables_of,
    worth,
)
from tairyo.games.cash_a_catch.views import draw, own_answer
from tairyo.games.cash_a_catch.words import (
    DISCARDS,
    DONE,
    EMPTIES,
    HELD,
    HOLD,
    HOLDS,
    MAX_SEATS,
    OFFICE,
    PLACINGS,
    RESCUES,
    RING,
    RINGS,
    SELLS,
    SPOILS,
    STEALS,
    TURN_UP,
    TURNED_UP,
    UNASKED,
    Answered,
    Discard,
    Done,
    Empty,
    Hold,
    Place,
    Rescue,
    Ring,
    Sell,
    Spoil,
    Steal,
    TurnUp,
    kind_name,
    names_of,
    opened,
    ranked,
)
from tairyo.kernel.action import Action, IllegalAction, Json
from tairyo.kernel.chance import Chance, RandomChance
from tairyo.kernel.event import Event, Plain
from tairyo.kernel.state import Outcome, State, Window

SALE: Final = 0
SPOILAGE: Final = 1
AUCTION: Final = 2
BELL: Final = 3
THEFT: Final = 4
SORTING: Final = 5
RESCUE: Final = 6
LATE_SALE: Final = 7
OVER: Final = 8
"""The phases: the auctioneer may sell, an owner chooses what spoils, the next card is awaited, the bell is
open, a thief is out, the catch is sorted, a can is opened, the buyer may sell (CC-40), the game is over.
"""

NOBODY: Final = -1
TURNING: Final = (SALE, AUCTION)
SELLING: Final = (SALE, LATE_SALE)
ENDING: Final = (THEFT, RESCUE, LATE_SALE)
"""The phases in which the next card may be turned up, fish sold, and the rest left at that."""

ANSWERS: Final[tuple[Action, ...]] = (RING, HOLD)
GOING_ON: Final[tuple[Action, ...]] = (TURN_UP,)

ONLY: Final = tuple((seat,) for seat in range(MAX_SEATS))
ANYWHERE: Final = tuple(range(PLACES))


class House:
    """What stays the same all game: tables, seats and options."""

    def __init__(
        self, tables: Tables, seats: int, bell: str, broke: str, final: str, seconds: int, tempo: str
    ) -> None:
        self.tables = tables
        self.seats = seats
        self.sealed = bell == "sealed"
        self.steady = tempo == "steady"
        self.window = Window(float(seconds), self.steady)
        self.runs_out = broke == "run_out"
        self.final = final
        self.clockwise = tuple(
            tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats)
        )
        """By seat: the other seats, from its left on."""
        self.others = tuple(tuple(sorted(others)) for others in self.clockwise)
        """The same, by number."""


@lru_cache(maxsize=64)
def house_of(
    tables: Tables, seats: int, bell: str, broke: str, final: str, seconds: int, tempo: str
) -> House:
    """The house of a game with these options."""
    return House(tables, seats, bell, broke, final, seconds, tempo)


AT_ONCE: Final = Window(0.0)
"""At a steady tempo the next card follows by itself."""


@mypyc_attr(serializable=True)  # compiled, copy() may then make a bare object
class CashACatch(State):
    """A position of Cash a Catch. Cards are numbers (see tables); stacks have their top card last."""

    house: House
    phase: int
    deck: list[int]  # the next card last
    out: list[int]  # the discard pile
    aside: list[int]  # phase cards that have been turned up
    money: list[int]
    boards: list[list[list[int]]]  # by seat: two crates, the ice box
    trash: list[list[int]]  # by seat
    auctioneer: int
    lot: list[int]
    quiet: bool  # no fee in this auction (CC-40)
    feeless: bool  # no fees any more ([O] of CC-40)
    answers: list[int]  # by seat, to the card on top of the lot
    spoiling: list[int]  # seats that still have to choose; the kind is `sold`
    sold: int
    buyer: int
    rings: tuple[int, ...]  # who rang for the latest lot
    catch: list[int]  # fish still to be sorted
    thieves: int  # still to be sent out
    rescues: int  # fish that cans may still take out

    # ---- set-up -----------------------------------------------------------------------------

    def __init__(self, house: House, deck: list[int], auctioneer: int) -> None:
        super().__init__()
        self.house = house
        self.phase = SALE
        self.deck = deck
        self.out = []
        self.aside = []
        self.money = [START_MONEY] * house.seats  # CC-2
        self.boards = [[[] for _ in range(PLACES)] for _ in range(house.seats)]
        self.trash = [[] for _ in range(house.seats)]
        self.auctioneer = auctioneer
        self.lot = []
        self.quiet = False
        self.feeless = False
        self.answers = [UNASKED] * house.seats
        self.spoiling = []
        self.sold = NO_KIND
        self.buyer = NOBODY
        self.rings = ()
        self.catch = []
        self.thieves = 0
        self.rescues = 0
        self.actors = (auctioneer,)

    # ---- what may be done -------------------------------------------------------------------

    def legal_actions(self, seat: int) -> Sequence[Action]:
        if seat not in self.actors:
            return ()
        phase = self.phase
        if phase == SALE:
            return self.sales(seat, TURN_UP)
        if phase == BELL:
            return ANSWERS
        if phase == AUCTION:
            return GOING_ON
        if phase == SPOILAGE:
            return [SPOILS[card] for card in self.spoilable(seat)]
        if phase == THEFT:
            return [*self.thefts(seat), DONE]
        if phase == SORTING:
            return self.sortings(seat)
        if phase == RESCUE:
            dearest_first = sorted(set(self.trash[seat]), key=lambda card: (-(card & 3), card))
            return [*(RESCUES[card] for card in dearest_first), DONE]
        return self.sales(seat, DONE)

    def default_action(self, seat: int) -> Action:
        """Who does not answer holds, sells nothing, steals nothing, and sorts as it comes."""
        legal = self.legal_actions(seat)
        return legal[0] if self.phase in (SPOILAGE, SORTING, RESCUE) else legal[-1]

    def patience(self) -> Window | None:
        """CC-25: at a live table silence turns into holding; at a steady tempo no tap is needed either."""
        house = self.house
        if house.sealed or (self.phase != BELL and self.phase != AUCTION):
            return None
        if self.phase == BELL:
            return house.window
        return AT_ONCE if house.steady else None

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        if isinstance(action, TurnUp):
            if seat not in self.actors or self.phase not in TURNING:
                raise self.not_now("CC-20", "not-turning")
            return self.turn_up()
        if isinstance(action, Place):
            self.check_catch(seat, action.card)
            if action.place not in self.homes(seat, action.card):
                raise self.no_home(seat, action.card, action.place)
            return self.lay(seat, action.card, action.place)
        if isinstance(action, Ring):
            return self.answer(seat, RINGS, chance)
        if isinstance(action, Hold):
            return self.answer(seat, HOLDS, chance)
        if isinstance(action, Sell):
            if seat not in self.actors or self.phase not in SELLING:
                raise self.not_now("CC-10", "not-selling")
            if self.place_of(seat, action.kind) == NOBODY:
                raise IllegalAction("CC-10", "not-held", fish=FISH[action.kind])
            return self.sell(seat, action.kind)
        if isinstance(action, Empty):
            if seat not in self.actors or self.phase != SORTING:
                raise self.not_now("CC-33", "not-sorting")
            if not self.boards[seat][action.place]:
                raise IllegalAction("CC-33", "empty-already")
            return self.empty(seat, action.place)
        if isinstance(action, Discard):
            self.check_catch(seat, action.card)
            if self.homes(seat, action.card):
                raise IllegalAction("CC-33", "finds-a-place", card=CARD_NAMES[action.card])
            return self.discard(seat, action.card)
        if isinstance(action, Spoil):
            if seat not in self.actors or self.phase != SPOILAGE:
                raise self.not_now("CC-14", "not-spoiling")
            if action.card not in self.spoilable(seat):
                raise IllegalAction("CC-14", "not-dearest")
            events = self.spoil(seat, action.card)
            self.next_spoilage(events)
            return events
        if isinstance(action, Steal):
            if seat not in self.actors or self.phase != THEFT:
                raise self.not_now("CC-30", "no-thief")
            if action.seat == seat or action.seat >= self.house.seats:
                raise IllegalAction("CC-30", "not-a-victim")
            if not self.boards[action.seat][action.place]:
                raise IllegalAction("CC-30", "nothing-there")
            return self.steal(seat, action.seat, action.place)
        if isinstance(action, Rescue):
            if seat not in self.actors or self.phase != RESCUE:
                raise self.not_now("CC-36", "no-can")
            if action.card not in self.trash[seat]:
                raise IllegalAction("CC-36", "not-in-trash", card=CARD_NAMES[action.card])
            return self.rescue(seat, action.card)
        if isinstance(action, Done):
            if seat not in self.actors or self.phase not in ENDING:
                if self.phase == SORTING and seat in self.actors:
                    raise IllegalAction("CC-34", "left-over")
                raise self.not_now("CC-30", "nothing-to-end")
            return self.done(seat)
        raise IllegalAction("CC-20", "not-an-action")

    def not_now(self, clause: str, code: str) -> IllegalAction:
        """Why a seat may not do what belongs to another phase or seat."""
        return IllegalAction("CC-41", "over") if self.phase == OVER else IllegalAction(clause, code)

    # ---- the auctioneer's sale ----------------------------------------------------------------

    def place_of(self, seat: int, kind: int) -> int:
        """Where a seat holds a kind; NOBODY for nowhere."""
        for place, cards in enumerate(self.boards[seat]):
            if cards and kind_of(cards) == kind:
                return place
        return NOBODY

    def sales(self, seat: int, instead: Action) -> list[Action]:
        """CC-10, CC-13: to sell a kind that the seat holds, or to do something else instead."""
        kinds: list[int] = []
        for cards in self.boards[seat]:
            if cards:
                kind = kind_of(cards)
                if kind != NO_KIND:
                    kinds.append(kind)
        if not kinds:
            return [instead]
        kinds.sort()
        return [*[SELLS[kind] for kind in kinds], instead]

    def sell(self, seat: int, kind: int) -> list[Event]:
        """All cards of the kind go, the price list pays (CC-10 – CC-12); elsewhere it spoils (CC-14)."""
        place = self.place_of(seat, kind)
        cards = self.boards[seat][place]
        euros = worth(cards, self.house.tables.full)
        self.boards[seat][place] = []
        self.out += cards
        self.money[seat] += euros
        events: list[Event] = [
            Plain("sold", player=seat, fish=kind_name(kind), cards=names_of(cards), place=place, euros=euros)
        ]
        self.sold = kind
        self.spoiling = [
            other
            for other in self.house.clockwise[seat]
            if ICE != self.place_of(other, kind) != NOBODY  # the ice box is safe
        ]
        self.next_spoilage(events)
        return events

    def next_spoilage(self, events: list[Event]) -> None:
        """Let spoil what needs no choice, clockwise; stop at a seat that has one."""
        while self.spoiling:
            seat = self.spoiling[0]
            choices = self.spoilable(seat)
            if len(choices) > 1:
                self.phase = SPOILAGE
                self.actors = (seat,)
                return
            events += self.spoil(seat, choices[0])
        self.phase = LATE_SALE if self.buyer != NOBODY else SALE
        self.actors = (self.auctioneer if self.buyer == NOBODY else self.buyer,)

    def spoilable(self, seat: int) -> list[int]:
        """Where in its stack a card may spoil: the dearest, one for each stack that would remain (CC-14)."""
        cards = self.boards[seat][self.place_of(seat, self.sold)]
        dearest = max([card & 3 for card in cards])
        return [
            where
            for where, card in enumerate(cards)
            if card & 3 == dearest and (not where or cards[where - 1] != card)
        ]

    def spoil(self, seat: int, where: int) -> list[Event]:
        """A card goes from its crate into the trash."""
        place = self.place_of(seat, self.sold)
        card = self.boards[seat][place].pop(where)
        self.trash[seat].append(card)
        self.spoiling.remove(seat)
        return [Plain("spoiled", player=seat, card=CARD_NAMES[card], place=place, where=where)]

    # ---- the auction --------------------------------------------------------------------------

    def turn_up(self) -> list[Event]:
        """Turn up cards until somebody can be asked, the office passes or the market closes."""
        bidders = self.bidders(True) or self.bidders(False)
        self.rings = ()
        events: list[Event] = []
        while True:
            card = self.deck.pop()
            events.append(TURNED_UP[card])
            if card == MARKET_CLOSE:
                self.aside.append(card)
                return [*events, *self.close()]
            if card == FINAL_PHASE:
                self.aside.append(card)
                self.quiet = True  # CC-40
                self.feeless = self.house.final == "no_more_fees"
            else:
                self.lot.append(card)
            if not bidders:  # CC-27
                if self.house.runs_out:
                    continue
                self.out += self.lot
                self.pass_office(events)
                return events
            if self.lot:  # CC-22: an empty lot is nothing to ask about
                self.answers = [UNASKED] * self.house.seats
                self.ask(bidders)
                return events

    def bidders(self, others: bool) -> tuple[int, ...]:
        """Who may ring: the others first, with three seats then the auctioneer (CC-21, CC-23, CC-24)."""
        house, money, first = self.house, self.money, self.auctioneer
        if others:
            able: list[int] = []
            for seat in house.others[first]:
                if money[seat] >= LOT_PRICE:
                    able.append(seat)  # noqa: PERF401 (here a loop is faster)
            return tuple(able)
        return ONLY[first] if house.seats == 3 and money[first] >= LOT_PRICE else ()

    def ask(self, seats: tuple[int, ...]) -> None:
        """Open the bell for these seats."""
        self.phase = BELL
        self.actors = seats

    def no_bell(self, seat: int) -> IllegalAction:
        """Why a seat may not answer now."""
        if self.phase == OVER:
            return IllegalAction("CC-41", "over")
        if self.buyer != NOBODY:
            return IllegalAction("CC-26", "late")
        if not 0 <= seat < self.house.seats or not self.lot:
            return IllegalAction("CC-25", "no-lot")
        if seat == self.auctioneer and self.house.seats > 3:
            return IllegalAction("CC-23", "auctioneer-rings")
        if self.money[seat] < LOT_PRICE:
            return IllegalAction("CC-21", "too-poor", euros=LOT_PRICE)
        if seat == self.auctioneer and self.phase == BELL and self.answers[seat] == UNASKED:
            return IllegalAction("CC-24", "others-first")
        return IllegalAction("CC-25", "answered")

    def answer(self, seat: int, answer: int, chance: Chance) -> list[Event]:
        """A seat rings or holds (CC-25)."""
        if self.phase != BELL or seat not in self.actors:
            raise self.no_bell(seat)
        self.answers[seat] = answer
        waiting = self.actors[1:]
        if self.actors[0] != seat:
            waiting = tuple([other for other in self.actors if other != seat])
        if self.house.sealed:
            events: list[Event] = [Answered(seat, answer == RINGS, len(self.deck))]
            if waiting:
                self.actors = waiting
                return events
            rings = [other for other, given in enumerate(self.answers) if given == RINGS]
            if rings:
                first = rings[chance.below(len(rings))] if len(rings) > 1 else rings[0]
                return events + self.buy(first, rings)
        elif answer == RINGS:
            return self.buy(seat, [seat])
        else:
            events = [HELD[seat]]
            if waiting:
                self.actors = waiting
                return events
        auctioneer = self.bidders(False)
        if auctioneer and self.answers[self.auctioneer] == UNASKED:
            events.append(Plain("others_held", shows=True))
            self.ask(auctioneer)
        else:
            events.append(Plain("all_held", shows=True))
            self.phase = AUCTION
            self.actors = (self.auctioneer,)
        return events

    def buy(self, seat: int, rings: list[int]) -> list[Event]:
        """The lot is sold to who rang first (CC-20 – CC-22, CC-24, CC-40)."""
        self.buyer = seat
        self.rings = tuple(rings)
        self.money[seat] -= LOT_PRICE
        fee = 0 if self.quiet or self.feeless or seat == self.auctioneer else FEE * len(self.lot)
        self.money[self.auctioneer] += fee
        bought = Plain("bought", shows=True, player=seat, cards=names_of(self.lot), fee=fee, rings=rings)
        self.catch = [card for card in self.lot if card >> 2 <= OCTOPUS]
        self.thieves = sum([card >> 2 == THIEF for card in self.lot])
        self.rescues = RESCUED * sum([card >> 2 == CAN for card in self.lot])
        events: list[Event] = [bought]
        self.go_on(events)
        return events

    # ---- sorting the catch --------------------------------------------------------------------

    def go_on(self, events: list[Event]) -> None:
        """What the buyer does next: thieves, the catch, cans, and then the office passes."""
        seat = self.buyer
        self.actors = ONLY[seat]
        if self.thieves and not self.thefts(seat):
            events += [Plain("empty_handed", player=seat)] * self.thieves
            self.thieves = 0
        if self.thieves:
            self.phase = THEFT
        elif self.catch:
            self.phase = SORTING
        elif self.rescues and self.trash[seat]:
            self.phase = RESCUE
        else:
            self.rescues = 0
            sells = self.quiet and self.house.final == "buyer_may_sell"
            if sells and max(self.kinds(seat)) != NO_KIND:
                self.phase = LATE_SALE
            else:
                self.end_auction(events)

    def thefts(self, seat: int) -> list[Action]:
        """CC-30: the stacks that a thief may go to."""
        return [
            STEALS[other][place]
            for other in self.house.clockwise[seat]
            for place, cards in enumerate(self.boards[other])
            if cards
        ]

    def steal(self, seat: int, victim: int, place: int) -> list[Event]:
        """CC-30: the top card of a stack joins the catch."""
        card = self.boards[victim][place].pop()
        self.catch.append(card)
        self.thieves -= 1
        events: list[Event] = [
            Plain("stolen", player=seat, victim=victim, place=place, card=CARD_NAMES[card])
        ]
        self.go_on(events)
        return events

    def homes(self, seat: int, card: int) -> Sequence[int]:
        """The places that can take a card (CC-31, CC-32, CC-35)."""
        return homes_among(self.kinds(seat), card >> 2)

    def kinds(self, seat: int) -> list[int]:
        """What lies on a seat's places."""
        crate, other, ice = self.boards[seat]
        return [kind_of(crate), kind_of(other), kind_of(ice)]

    def sortings(self, seat: int) -> list[Action]:
        """Every next step of sorting: laying a card, trashing one that has no place, emptying a place."""
        steps: list[Action] = []
        kinds = self.kinds(seat)
        for card in sorted(set(self.catch)):
            homes = homes_among(kinds, card >> 2)
            if homes:
                placings = PLACINGS[card]
                steps += [placings[place] for place in homes]
            else:
                steps.append(DISCARDS[card])
        steps += [EMPTIES[place] for place, cards in enumerate(self.boards[seat]) if cards]
        return steps

    def check_catch(self, seat: int, card: int) -> None:
        """Whether a seat may sort this card now. Raises IllegalAction."""
        if seat not in self.actors or self.phase != SORTING:
            raise self.not_now("CC-31", "not-sorting")
        if card not in self.catch:
            raise IllegalAction("CC-31", "not-in-catch", card=CARD_NAMES[card])

    def no_home(self, seat: int, card: int, place: int) -> IllegalAction:
        """Why a place cannot take a card."""
        own = self.place_of(seat, card >> 2)
        if own != NOBODY:
            return IllegalAction("CC-32", "has-a-place", fish=FISH[card >> 2], place=own)
        there = FISH[kind_of(self.boards[seat][place])]
        return IllegalAction("CC-31", "other-kind", fish=FISH[card >> 2], there=there)

    def lay(self, seat: int, card: int, place: int) -> list[Event]:
        """CC-31: on top of what lies there."""
        self.catch.remove(card)
        self.boards[seat][place].append(card)
        events: list[Event] = [Plain("placed", player=seat, card=CARD_NAMES[card], place=place)]
        self.go_on(events)
        return events

    def discard(self, seat: int, card: int) -> list[Event]:
        """CC-33: a kind that finds no place goes to the trash."""
        self.catch.remove(card)
        self.trash[seat].append(card)
        events: list[Event] = [Plain("discarded", player=seat, card=CARD_NAMES[card])]
        self.go_on(events)
        return events

    def empty(self, seat: int, place: int) -> list[Event]:
        """CC-33: a whole place goes to the trash."""
        cards = self.boards[seat][place]
        self.boards[seat][place] = []
        self.trash[seat] += cards
        return [Plain("emptied", player=seat, place=place, cards=names_of(cards))]

    def rescue(self, seat: int, card: int) -> list[Event]:
        """CC-36: a fish leaves the trash for the discard pile."""
        self.trash[seat].remove(card)
        self.out.append(card)
        self.rescues -= 1
        events: list[Event] = [Plain("rescued", player=seat, card=CARD_NAMES[card])]
        self.go_on(events)
        return events

    def done(self, seat: int) -> list[Event]:
        """Leave a theft, the cans or the late sale at that."""
        events: list[Event] = []
        if self.phase == THEFT:
            self.thieves -= 1
            events.append(Plain("not_stolen", player=seat))
            self.go_on(events)
        elif self.phase == RESCUE:
            self.rescues = 0
            events.append(Plain("enough", player=seat))
            self.go_on(events)
        else:
            self.end_auction(events)
        return events

    def end_auction(self, events: list[Event]) -> None:
        """The action cards of the lot are discarded (CC-30, CC-36), and the office passes."""
        self.out += [card for card in self.lot if card >> 2 > OCTOPUS]
        self.pass_office(events)

    def pass_office(self, events: list[Event]) -> None:
        """CC-5: the next auctioneer is the one to the left."""
        self.lot = []
        self.quiet = False
        self.answers = [UNASKED] * self.house.seats
        self.buyer = NOBODY
        self.sold = NO_KIND
        self.phase = SALE
        self.auctioneer = left = self.house.clockwise[self.auctioneer][0]
        self.actors = ONLY[left]
        events.append(OFFICE[left])

    # ---- the end ------------------------------------------------------------------------------

    def close(self) -> list[Event]:
        """The market closes (CC-41): trash is paid for (CC-42), boards are sold at half price (CC-43)."""
        half = self.house.tables.half
        charges = [sum([min(card & 3, TRASH_CHARGE) for card in cards]) for cards in self.trash]
        sales = [[worth(cards, half) for cards in board] for board in self.boards]
        for seat, board in enumerate(sales):
            self.money[seat] += sum(board) - charges[seat]
        self.phase = OVER
        self.actors = ()
        self.lot, self.out = [], self.out + self.lot
        return [
            Plain("settled", charges=charges, sales=sales, money=list(self.money)),
            Plain("game_over", **self.ranking().data()),
        ]

    def ranking(self) -> Outcome:
        """CC-44, as things stand."""
        return ranked(self.money, [len(cards) for cards in self.trash])

    @property
    def outcome(self) -> Outcome | None:
        return self.ranking() if self.phase == OVER else None

    # ---- what is known ------------------------------------------------------------------------

    def view(self, observer: int | None) -> Json:
        return draw(self, observer)

    def views(self, observers: Sequence[int | None]) -> list[Json]:
        shared = draw(self, None)
        return [{**shared, "own_answer": own_answer(self, observer)} for observer in observers]

    def imagine(self, observer: int | None, rng: Random) -> CashACatch:
        """The deck in another order that set-up allows (CC-3), and other answers under the seal (CC-25)."""
        twin = self.copy()
        twin.deck = arranged(self.deck, rng)
        if self.house.sealed and self.phase == BELL and self.auctioneer not in self.actors:
            for seat, given in enumerate(self.answers):
                if given != UNASKED and seat != observer:
                    twin.answers[seat] = rng.randint(HOLDS, RINGS)
        return twin

    # ---- housekeeping -------------------------------------------------------------------------

    def copy(self) -> CashACatch:
        twin = CashACatch.__new__(CashACatch)
        twin.actors = self.actors
        twin.house = self.house
        twin.phase = self.phase
        twin.deck = self.deck.copy()
        twin.out = self.out.copy()
        twin.aside = self.aside.copy()
        twin.money = self.money.copy()
        twin.boards = [[cards.copy() for cards in board] for board in self.boards]
        twin.trash = [cards.copy() for cards in self.trash]
        twin.auctioneer = self.auctioneer
        twin.lot = self.lot.copy()
        twin.quiet = self.quiet
        twin.feeless = self.feeless
        twin.answers = self.answers.copy()
        twin.spoiling = self.spoiling.copy()
        twin.sold = self.sold
        twin.buyer = self.buyer
        twin.rings = self.rings
        twin.catch = self.catch.copy()
        twin.thieves = self.thieves
        twin.rescues = self.rescues
        return twin

    def position(self) -> tuple[Any, ...]:
        house = self.house
        return (
            (house.tables.full, house.tables.half, house.seats, house.sealed, house.runs_out, house.final),
            (self.phase, self.actors, self.auctioneer, self.buyer, self.rings),
            (self.quiet, self.feeless),
            (tuple(self.deck), tuple(self.out), tuple(self.aside), tuple(self.lot)),
            tuple(self.money),
            tuple(tuple(map(tuple, board)) for board in self.boards),
            tuple(map(tuple, self.trash)),
            (tuple(self.answers), tuple(self.spoiling), self.sold),
            (tuple(sorted(self.catch)), self.thieves, self.rescues),
        )

    def inventory(self) -> list[int]:
        """Law 6: the 104 cards, wherever they are."""
        boards = [card for board in self.boards for cards in board for card in cards]
        trash = [card for cards in self.trash for card in cards]
        # once bought, the fish of the lot lie in the catch and on the boards
        lot = self.lot if self.buyer == NOBODY else [card for card in self.lot if card >> 2 > OCTOPUS]
        return sorted(self.deck + self.out + self.aside + boards + trash + lot + self.catch)


def homes_among(kinds: Sequence[int], kind: int) -> Sequence[int]:
    """Which of the places with these kinds can take a card of ``kind``."""
    if kind == OCTOPUS:
        return ANYWHERE
    if kind in kinds:
        return (kinds.index(kind),)
    return [place for place, there in enumerate(kinds) if there == NO_KIND]


def arranged(deck: list[int], rng: Random) -> list[int]:
    """The cards of a deck in another order that CC-3 allows; the next card stays last."""
    cards = [card for card in deck if card < FINAL_PHASE]
    RandomChance(rng).shuffle(cards)
    if MARKET_CLOSE in deck:
        cards.insert(rng.randint(0, min(LAST_CARDS, len(cards))), MARKET_CLOSE)
    if FINAL_PHASE in deck:
        cards.insert(FINAL_FROM_BOTTOM, FINAL_PHASE)
    return cards


def begin(seats: int, options: Mapping[str, Any], chance: Chance) -> tuple[State, list[Event]]:
    """Stack the deck and draw the first auctioneer (CC-3, CC-5). Raises BadOption."""
    tables = tables_of(options["tables"])
    deck = list(tables.cards)
    chance.shuffle(deck)
    deck.insert(FINAL_FROM_BOTTOM - 1, FINAL_PHASE)
    last = [*deck[:LAST_CARDS], MARKET_CLOSE]
    chance.shuffle(last)
    deck[:LAST_CARDS] = last
    auctioneer = chance.below(seats)
    house = house_of(
        tables,
        seats,
        options["bell"],
        options["broke"],
        options["final_phase"],
        options["window"],
        options["tempo"],
    )
    return CashACatch(house, deck, auctioneer), [opened(auctioneer, seats, len(deck))]


def bound(seats: int) -> int:
    """Law 5: no game takes more actions. Each of 102 cards is turned up once, answered by every seat,
    laid, spoiled or emptied, stolen, rescued and sold at most; a stolen card is laid again.
    """
    return 102 * (seats + 8)
