"""Farm Hand: exact-bid trick taking for 1–5. The rules, in the order of the rulebook.

Players are the seats and, behind them, the dummies: Mack with two, Mack and Donald with one. Dummies
decide nothing, so the rules play them as soon as it is their turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tairyo.games.farm_hand.tables import (
    DUMMIES,
    MAX_EXTRA,
    ROUNDS,
    SUITS,
    Tables,
    tables_of,
)
from tairyo.games.farm_hand.views import draw
from tairyo.games.farm_hand.words import (
    BID_MADE,
    BIDS,
    PLAYED,
    PLAYS,
    Bid,
    BidsOpened,
    Dealt,
    GameOver,
    Play,
    RoundScored,
    TrickEnded,
    ranked,
)
from tairyo.kernel.action import Action, IllegalAction, Json
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event
from tairyo.kernel.game import BadOption
from tairyo.kernel.state import Outcome, State

BID: Final = 0
PLAY: Final = 1
OVER: Final = 2
"""The phases: bids are awaited, tricks are played, the game is over."""

NOBODY: Final = -1
NO_BID: Final = -1
NO_SUIT: Final = -1

LEGAL_BIDS: Final = tuple(BIDS[: n + 1] for n in range(len(BIDS)))
ONLY: Final = tuple((seat,) for seat in range(5))


class Seating:
    """Who sits where, and what the tables say for so many: what stays the same all game."""

    def __init__(self, tables: Tables, seats: int, order: tuple[int, ...]) -> None:
        players = len(order)
        self.tables = tables
        self.seats = seats
        self.players = players
        self.everyone = tuple(range(seats))
        places = [order.index(player) for player in range(players)]
        self.clockwise = tuple(order[place:] + order[:place] for place in places)
        """By player: the players in the order of play, from that one on."""
        self.left = tuple(line[1] for line in self.clockwise)
        """By player: who sits to the left."""
        self.deal = tables.deal[seats]
        self.dummy_bids = tuple([row[r] for row in tables.dummy_bids[seats]] for r in range(ROUNDS))
        """By round: what the dummies bid (FH-53, FH-60)."""


@lru_cache(maxsize=32)
def seating(tables: Tables, seats: int, dealer: int) -> Seating:
    """The seating of a game: clockwise by number, but for two as FH-13 says."""
    order = (dealer, 1 - dealer, 2) if seats == 2 else tuple(range(seats + len(DUMMIES[seats])))
    return Seating(tables, seats, order)


@cache
def winning_place(numbers: int) -> int:
    """Which card of a trick wins: the highest number that stands alone (FH-32, FH-33), or NOBODY.

    ``numbers`` are octal digits, the leader's first.
    """
    digits = f"{numbers:o}"
    alone = [digit for digit in digits if digits.count(digit) == 1]
    return digits.index(max(alone)) if alone else NOBODY


@mypyc_attr(serializable=True)  # compiled, copy() may then make a bare object
class FarmHand(State):
    """A position of Farm Hand. Lists go by player, cards are numbers (see tables)."""

    seating: Seating
    dealer: int
    round: int
    extra: int  # how often the last round has been played again
    phase: int
    hands: list[list[int]]  # a person's by suit and number, a dummy's as it lies, top card first (FH-51)
    undealt: list[int]
    bids: list[int]
    won: list[int]  # tricks of this round
    leader: int  # of the trick on the table
    turn: int  # NOBODY while bids are awaited and when the game is over
    lead: int  # suit led, as its place in SUITS; NO_SUIT before
    trick: list[int]  # cards on the table, the leader's first
    past: list[TrickEnded]  # of this round
    scores: list[int]
    sheet: list[RoundScored]

    # ---- set-up and rounds ------------------------------------------------------------------

    def __init__(self, seating: Seating, dealer: int) -> None:
        super().__init__()
        self.seating = seating
        self.dealer = dealer
        self.round = 1
        self.extra = 0
        self.phase = BID
        self.hands = [[]] * seating.players
        self.undealt = []
        self.bids = []
        self.won = []
        self.leader = dealer
        self.turn = NOBODY
        self.lead = NO_SUIT
        self.trick = []
        self.past = []
        self.scores = [0] * seating.players
        self.sheet = []

    def deal(self, chance: Chance) -> Dealt:
        """Deal a round (FH-10 – FH-12), from the dealer's left; then bids are awaited."""
        seating = self.seating
        size = seating.deal[self.round - 1]
        cards = list(seating.tables.cards)
        chance.shuffle(cards, size * seating.players)
        self.leader = first = seating.left[self.dealer]  # FH-30
        dealt, seats, players = 0, seating.seats, seating.clockwise[first]
        for player in players:
            hand = cards[dealt : dealt + size]
            if player < seats:
                hand.sort()
            self.hands[player] = hand
            dealt += size
        self.undealt = cards[dealt:]
        self.bids = [NO_BID] * seating.seats + seating.dummy_bids[self.round - 1]
        self.won = [0] * seating.players
        self.past = []
        self.phase = BID
        self.turn = NOBODY
        self.actors = seating.everyone
        return Dealt(len(self.sheet), self.round, self.extra, players, seats, cards, size)

    # ---- what may be done -------------------------------------------------------------------

    def legal_actions(self, seat: int) -> Sequence[Action]:
        if self.phase == PLAY and seat == self.turn:
            lead = self.lead
            plays: list[Action] = []
            if lead != NO_SUIT:  # FH-31: follow if you can
                for card in self.hands[seat]:
                    if card >> 3 == lead:
                        plays.append(PLAYS[card])  # noqa: PERF401 (here a loop is faster)
                if plays:
                    return plays
            for card in self.hands[seat]:
                plays.append(PLAYS[card])  # noqa: PERF401
            return plays
        if self.phase == BID and seat in self.actors:
            return LEGAL_BIDS[len(self.hands[seat])]  # FH-20
        return ()

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        if isinstance(action, Play):
            card = action.card
            if self.phase != PLAY or seat != self.turn:
                raise self.not_playing()
            if card not in self.hands[seat]:
                raise IllegalAction("FH-30", "not-held")
            lead = self.lead
            if card >> 3 != lead != NO_SUIT:
                for other in self.hands[seat]:
                    if other >> 3 == lead:
                        raise IllegalAction("FH-31", "follow-suit", suit=SUITS[lead])
            return self.play(seat, card, chance)
        if isinstance(action, Bid):
            if self.phase != BID or seat not in self.actors:
                raise self.not_bidding(seat)
            high = len(self.hands[seat])
            if not 0 <= action.tricks <= high:
                raise IllegalAction("FH-20", "bid-range", low=0, high=high)
            return self.bid(seat, action.tricks, chance)
        raise IllegalAction("FH-10", "not-an-action")

    def not_playing(self) -> IllegalAction:
        """Why a seat may not play now."""
        if self.phase == OVER:
            return IllegalAction("FH-42", "over")
        return IllegalAction("FH-30", "not-playing" if self.phase == BID else "not-your-turn")

    def not_bidding(self, seat: int) -> IllegalAction:
        """Why a seat may not bid now."""
        if self.phase == OVER:
            return IllegalAction("FH-42", "over")
        if self.phase == BID and seat in self.seating.everyone:
            return IllegalAction("FH-22", "bid-twice")
        return IllegalAction("FH-20", "not-bidding")

    # ---- bids -------------------------------------------------------------------------------

    def bid(self, seat: int, tricks: int, chance: Chance) -> list[Event]:
        """A seat lays its bid; the last one opens them all (FH-20 – FH-22)."""
        events: list[Event] = [BID_MADE[len(self.sheet)][seat][tricks]]
        self.bids[seat] = tricks
        waiting = self.actors
        if waiting[0] == seat:
            self.actors = waiting[1:]
        else:
            self.actors = tuple([other for other in waiting if other != seat])
        if len(waiting) == 1:
            events.append(BidsOpened(self.bids))
            self.phase = PLAY
            leader = self.leader
            if leader < self.seating.seats:
                self.turn = leader
                self.actors = ONLY[leader]
            else:
                events += self.play(leader, self.top_card(leader), chance)
        return events

    # ---- tricks -----------------------------------------------------------------------------

    def play(self, player: int, card: int, chance: Chance) -> list[Event]:
        """A player plays a card (FH-30), and the game goes on to the next decision of a seat."""
        seating = self.seating
        events: list[Event] = [PLAYED[player][card]]
        while True:
            trick = self.trick
            if not trick:
                self.lead = card >> 3
            trick.append(card)
            self.hands[player].remove(card)
            if len(trick) < seating.players:
                player = seating.left[player]
            else:
                player = self.end_trick(events)
                if not self.hands[player]:
                    self.end_round(events, chance)
                    return events
            self.turn = player
            if player < seating.seats:
                self.actors = ONLY[player]
                return events
            card = self.top_card(player)
            events.append(PLAYED[player][card])

    def top_card(self, dummy: int) -> int:
        """FH-52: a dummy's top card; when it has to follow, its top card of the lead suit."""
        hand = self.hands[dummy]
        for card in hand:
            if card >> 3 == self.lead:
                return card
        return hand[0]

    def end_trick(self, events: list[Event]) -> int:
        """The highest uncancelled number takes the trick (FH-32 – FH-36). Who leads the next."""
        cards = self.trick
        numbers = 0
        for card in cards:
            numbers = numbers << 3 | card & 7
        place = winning_place(numbers)
        players = self.seating.clockwise[self.leader]
        winner = NOBODY
        if place != NOBODY:  # FH-35: unwon, the same seat leads again
            self.leader = winner = players[place]
            self.won[winner] += 1
        ended = TrickEnded(players, cards, winner)
        self.past.append(ended)
        events.append(ended)
        self.trick = []
        self.lead = NO_SUIT
        return self.leader

    # ---- scoring ----------------------------------------------------------------------------

    def end_round(self, events: list[Event], chance: Chance) -> None:
        """Score the round (FH-40, FH-41) and deal the next, an extra one (FH-43), or end the game."""
        number = self.round
        points = []
        totals = []
        for player, total in enumerate(self.scores):
            bid, won = self.bids[player], self.won[player]
            point = number if bid == won else -abs(bid - won)
            points.append(point)
            totals.append(total + point)
        self.scores = totals
        scored = RoundScored(number, self.extra, self.bids, self.won, points, totals)
        self.sheet.append(scored)
        events.append(scored)
        if number < ROUNDS:
            self.round = number + 1
        elif self.is_tie_to_play_on():
            self.extra += 1
        else:
            self.phase = OVER
            self.turn = NOBODY
            self.actors = ()
            events.append(GameOver(totals))
            return
        self.dealer = self.seating.left[self.dealer]  # FH-14, FH-54
        events.append(self.deal(chance))

    def is_tie_to_play_on(self) -> bool:
        """FH-43, FH-44: whether several lead, a person among them, and extra rounds are left."""
        best = max(self.scores)
        leaders = [player for player, score in enumerate(self.scores) if score == best]
        return len(leaders) > 1 and leaders[0] < self.seating.seats and self.extra < MAX_EXTRA

    @property
    def outcome(self) -> Outcome | None:
        return ranked(self.scores) if self.phase == OVER else None

    # ---- what is known ----------------------------------------------------------------------

    def view(self, observer: int | None) -> Json:
        return draw(self, (observer,))[0]

    def views(self, observers: Sequence[int | None]) -> list[Json]:
        return draw(self, observers)

    def imagine(self, observer: int | None, rng: Random) -> FarmHand:
        """FH-2: numbers are dealt anew within each suit, among the cards that the observer has not seen."""
        twin = self.copy()
        hidden = [player for player in range(self.seating.players) if player != observer]
        unseen = [card for player in hidden for card in self.hands[player]] + self.undealt
        rng.shuffle(unseen)
        by_suit: list[list[int]] = [[] for _ in SUITS]
        for card in unseen:
            by_suit[card >> 3].append(card)
        for player in hidden:
            hand = [by_suit[card >> 3].pop() for card in self.hands[player]]
            twin.hands[player] = hand
            if player < self.seating.seats:
                hand.sort()
                if self.phase == BID and self.bids[player] != NO_BID:  # FH-21: a laid bid is sealed
                    twin.bids[player] = rng.randint(0, len(hand))
        twin.undealt = [by_suit[card >> 3].pop() for card in self.undealt]
        return twin

    # ---- housekeeping -----------------------------------------------------------------------

    def copy(self) -> FarmHand:
        twin = FarmHand.__new__(FarmHand)
        twin.actors = self.actors
        twin.seating = self.seating
        twin.dealer = self.dealer
        twin.round = self.round
        twin.extra = self.extra
        twin.phase = self.phase
        twin.hands = [hand.copy() for hand in self.hands]
        twin.undealt = self.undealt
        twin.bids = self.bids.copy()
        twin.won = self.won.copy()
        twin.leader = self.leader
        twin.turn = self.turn
        twin.lead = self.lead
        twin.trick = self.trick.copy()
        twin.past = self.past.copy()
        twin.scores = self.scores
        twin.sheet = self.sheet.copy()
        return twin

    def position(self) -> tuple[Any, ...]:
        return (
            (self.seating.tables.cards, self.seating.tables.animals, self.seating.deal),
            (self.seating.seats, self.seating.clockwise[self.dealer]),
            tuple(map(tuple, self.seating.dummy_bids)),
            (self.round, self.extra, self.phase, self.actors),
            (tuple(map(tuple, self.hands)), tuple(sorted(self.undealt)), tuple(self.bids), tuple(self.won)),
            (self.leader, self.turn, tuple(self.trick)),
            tuple((trick.players, tuple(trick.cards), trick.winner) for trick in self.past),
            tuple(self.scores),
            tuple(
                (line.round, line.extra, *map(tuple, (line.bids, line.tricks, line.points)))
                for line in self.sheet
            ),
        )

    def inventory(self) -> list[int]:
        """Law 6: the 21 cards, wherever they are."""
        held = [card for hand in self.hands for card in hand]
        played = [card for trick in self.past for card in trick.cards]
        return sorted(held + self.undealt + self.trick + played)


def begin(seats: int, options: Mapping[str, Any], chance: Chance) -> tuple[State, list[Event]]:
    """Seat the players, draw the first dealer and deal round 1 (FH-13, FH-50, FH-60). Raises BadOption."""
    tables = tables_of(options["tables"])
    dealer = options["first_dealer"]
    if dealer is None:
        dealer = chance.below(seats) if seats > 1 else 0
    elif dealer >= seats:
        raise BadOption("option-seat", name="first_dealer", seats=seats)
    state = FarmHand(seating(tables, seats, dealer if seats == 2 else 0), dealer)
    return state, [state.deal(chance)]


def bound(seats: int) -> int:
    """Law 5: no game takes more actions: 26 rounds, a bid and at most six cards a seat."""
    return (ROUNDS + MAX_EXTRA) * seats * 7
