"""Fish 'em Up: cards laid over cards to grow one net, for 2–6. The rules, in the order of the rulebook.

Where a card fits is the business of net.py; what may be known of others' hands that of knowledge.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tairyo.games.fish_em_up.knowledge import DREW, PLAYED, TOOK, Entry, imagine, pile_of
from tairyo.games.fish_em_up.net import Net, Place
from tairyo.games.fish_em_up.tables import (
    ANCHORS,
    BOAT,
    CARD_NAMES,
    CATCHES,
    CRAB,
    DECK,
    DECKS,
    HAND,
    JELLYFISH,
    SEAHORSE,
    TRASH,
    tables_of,
)
from tairyo.games.fish_em_up.views import draw
from tairyo.games.fish_em_up.words import (
    ROBS,
    SKIP,
    TAKES,
    Handed,
    Lay,
    Rob,
    Skip,
    Sting,
    Take,
    seen,
)
from tairyo.kernel.action import Action, IllegalAction, Json
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event, Plain
from tairyo.kernel.state import Outcome, State

PLAY: Final = 0
CRAB_OUT: Final = 1
SEAHORSE_OUT: Final = 2
OVER: Final = 3
"""The phases: a card is to be played, a crab's and a seahorse's victim is to be chosen, the game is over."""

NOBODY: Final = -1
NO_CARD: Final = -1


@mypyc_attr(serializable=True)  # compiled, copy() may then make a bare object
class FishEmUp(State):
    """A position of Fish 'em Up. Cards are numbers (see tables); a net never changes, so copies share it."""

    seats: int
    net: Net
    phase: int
    first: int
    player: int  # whose turn it is
    sea: list[int]  # the next card last
    box: list[int]  # anchors put back unseen
    hands: list[list[int]]  # by seat, in order
    points: list[int]
    token: int  # the card whose catch the jellyfish token lies on
    aside: list[tuple[int, int]]  # jellyfish that were played, and by whom
    robberies: int  # points that seahorses have still to take
    skipped: int  # seats skipped in a row without drawing
    boat: int  # the seat that drew it
    log: list[Entry]  # what knowledge of hands follows from

    # ---- set-up -----------------------------------------------------------------------------

    def __init__(self, net: Net, sea: list[int], box: list[int], hands: list[list[int]], first: int) -> None:
        super().__init__()
        self.seats = len(hands)
        self.net = net
        self.phase = PLAY
        self.first = first
        self.player = first
        self.sea = sea
        self.box = box
        self.hands = hands
        self.points = [0] * self.seats
        self.token = NO_CARD
        self.aside = []
        self.robberies = 0
        self.skipped = 0
        self.boat = NOBODY
        self.log = [(DREW, seat, pile_of(card), 0) for seat, hand in enumerate(hands) for card in hand]
        self.actors = (first,)

    # ---- what may be done -------------------------------------------------------------------

    def legal_actions(self, seat: int) -> Sequence[Action]:
        if seat not in self.actors:
            return ()
        if self.phase == PLAY:
            return self.plays(seat) or (SKIP,)
        choices = TAKES if self.phase == CRAB_OUT else ROBS
        return [choices[victim] for victim in self.victims()]

    def plays(self, seat: int) -> list[Lay | Sting]:
        """Every play that a seat may make now (FE-11, FE-37)."""
        found: list[Lay | Sting] = []
        if self.phase != PLAY or seat != self.player:
            return found
        for card in self.hands[seat]:
            if self.net.tables.catch(card) == JELLYFISH:
                found += [Sting(card, one.card) for one in self.net.shown if one.card != self.token]
            else:
                found += self.layings(card)
        return found

    def can_play(self, card: int) -> bool:
        """Whether a card has a legal play now, in whoever's hand."""
        if self.net.tables.catch(card) == JELLYFISH:
            return any(one.card != self.token for one in self.net.shown)
        return bool(self.net.places(card))

    def layings(self, card: int) -> list[Lay]:
        """Every legal way to lay a card."""
        found = self.net.layings.get(card)
        if found is None:
            found = self.net.layings[card] = [Lay(card, place) for place in self.net.places(card)]
        return found

    def victims(self) -> list[int]:
        """Whom the crab (FE-34) or the seahorses (FE-35) may choose, clockwise."""
        if self.phase == CRAB_OUT:
            return [seat for seat in self.opponents() if len(self.hands[seat]) > 1]
        if self.phase == SEAHORSE_OUT:
            return [seat for seat in self.opponents() if self.points[seat]]
        return []

    def opponents(self) -> list[int]:
        """The others than the player in turn, clockwise."""
        return [(self.player + step) % self.seats for step in range(1, self.seats)]

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        if isinstance(action, Lay):
            self.check(seat, "FE-10", "not-playing", PLAY)
            self.check_laying(seat, action.card, action.place)
            return self.lay(seat, action.card, action.place)
        if isinstance(action, Sting):
            self.check(seat, "FE-10", "not-playing", PLAY)
            self.check_sting(seat, action.card, action.on)
            return self.sting(seat, action.card, action.on)
        if isinstance(action, Take):
            self.check(seat, "FE-34", "no-crab", CRAB_OUT)
            self.check_victim(seat, action.seat, "FE-34")
            if len(self.hands[action.seat]) < 2:
                raise IllegalAction("FE-34", "last-card")
            events: list[Event] = []
            self.take(action.seat, chance, events)
            self.end_turn(events)
            return events
        if isinstance(action, Rob):
            self.check(seat, "FE-35", "no-seahorse", SEAHORSE_OUT)
            self.check_victim(seat, action.seat, "FE-35")
            if not self.points[action.seat]:
                raise IllegalAction("FE-35", "no-points")
            robbed: list[Event] = []
            self.rob(action.seat, 1, robbed)
            self.go_on_robbing(robbed)
            return robbed
        if isinstance(action, Skip):
            self.check(seat, "FE-11", "not-playing", PLAY)
            if self.plays(seat):
                raise IllegalAction("FE-11", "can-play")
            return self.skip()
        raise IllegalAction("FE-10", "not-an-action")

    def check(self, seat: int, clause: str, code: str, phase: int) -> None:
        """Whether a seat is to act, in this phase. Raises IllegalAction."""
        if self.phase == OVER:
            raise IllegalAction("FE-40", "over")
        if self.phase != phase or seat not in self.actors:
            raise IllegalAction(clause, code)

    def check_held(self, seat: int, card: int) -> None:
        if card not in self.hands[seat]:
            raise IllegalAction("FE-10", "not-held", card=CARD_NAMES[card])

    def check_laying(self, seat: int, card: int, place: Place) -> None:
        """FE-22 – FE-24: a refusal names the first seam or cell that is wrong."""
        self.check_held(seat, card)
        if self.net.tables.catch(card) == JELLYFISH:
            raise IllegalAction("FE-37", "laid-aside", card=CARD_NAMES[card])
        if place in self.net.places(card):
            return
        fault = self.net.fault(card, place)
        assert fault is not None, "both ways to read FE-22 to FE-24 agree"
        raise IllegalAction(
            fault.clause, fault.code, card=CARD_NAMES[card], x=fault.x, y=fault.y, side=fault.side
        )

    def check_sting(self, seat: int, card: int, on: int) -> None:
        """FE-37, FE-38: the token goes on an active catch, another than that where it lies."""
        self.check_held(seat, card)
        if self.net.tables.catch(card) != JELLYFISH:
            raise IllegalAction("FE-37", "no-jellyfish", card=CARD_NAMES[card])
        if on == self.token:
            raise IllegalAction("FE-38", "token-there", card=CARD_NAMES[on])
        if all(one.card != on for one in self.net.shown):
            raise IllegalAction("FE-38", "not-active", card=CARD_NAMES[on])

    def check_victim(self, seat: int, victim: int, clause: str) -> None:
        if victim == seat:
            raise IllegalAction(clause, "yourself")
        if victim >= self.seats:
            raise IllegalAction(clause, "no-such-seat")

    # ---- playing a card -----------------------------------------------------------------------

    def lay(self, seat: int, card: int, place: Place) -> list[Event]:
        """Lay, cover, then count (FE-31)."""
        covered = [one.card for one in self.net.covered(card, place)]
        token_off = self.token in covered
        self.play(seat, card)
        self.net = self.net.lay(card, place, seat)
        catch = self.net.tables.catch(card)
        events: list[Event] = [
            Plain(
                "laid",
                shows=True,
                player=seat,
                card=CARD_NAMES[card],
                x=place.x,
                y=place.y,
                turn=place.turn,
                catch=CATCHES[catch],
                covers=[seen(self.net.tables, other) for other in covered if other != self.token],
                token=token_off,
            )
        ]
        if token_off:
            self.token = NO_CARD  # FE-39
        self.effect(catch, self.active(catch), events)
        return events

    def sting(self, seat: int, card: int, on: int) -> list[Event]:
        """FE-37: the token moves, and the effect of the catch under it happens, itself counted."""
        self.play(seat, card)
        self.aside.append((card, seat))
        left, self.token = self.token, on
        catch = self.net.tables.catch(on)
        events: list[Event] = [
            Plain(
                "stung",
                shows=True,
                player=seat,
                card=CARD_NAMES[card],
                on=CARD_NAMES[on],
                left=None if left == NO_CARD else seen(self.net.tables, left),
                catch=CATCHES[catch],
            )
        ]
        self.effect(catch, self.active(catch) + 1, events)
        return events

    def play(self, seat: int, card: int) -> None:
        """A card leaves its hand."""
        self.hands[seat].remove(card)
        self.skipped = 0
        self.log.append((PLAYED, seat, card, 0))

    def active(self, catch: int) -> int:
        """FE-30: how many catches of a kind are active."""
        faces, token, count = self.net.tables.faces, self.token, 0
        for one in self.net.shown:
            if faces[one.card].catch == catch and one.card != token:
                count += 1
        return count

    def forecast(self, action: Lay | Sting) -> tuple[int, int, list[int]]:
        """Before a play is made: its effect's kind and strength (FE-31), and the cards whose visible
        catches it covers.
        """
        tables = self.net.tables
        if isinstance(action, Sting):
            catch = tables.catch(action.on)
            return catch, sum([tables.catch(one.card) == catch for one in self.net.shown]), []
        catch = tables.catch(action.card)
        covered = [one.card for one in self.net.covered(action.card, action.place)]
        lost = [card for card in covered if card != self.token and tables.catch(card) == catch]
        return catch, self.active(catch) + 1 - len(lost), covered

    def worth(self, seat: int, catch: int, strength: int) -> tuple[int, int]:
        """What an effect brings a seat, and what the others lose by it in all, in points (FE-33 – FE-36)."""
        others = [points for other, points in enumerate(self.points) if other != seat]
        if catch == SEAHORSE:
            robbed = min(strength, sum(others))
            return robbed, robbed
        if catch == TRASH:
            return 0, sum([min(strength, points) for points in others])
        return strength, 0

    # ---- effects ------------------------------------------------------------------------------

    def effect(self, catch: int, strength: int, events: list[Event]) -> None:
        """What a catch does (FE-32 – FE-36); then the turn ends, where nothing is to be chosen."""
        player = self.player
        if catch == SEAHORSE:
            self.robberies = strength
            self.go_on_robbing(events)
            return
        changes = [0] * self.seats
        if catch == TRASH:
            for seat in self.opponents():
                changes[seat] = -min(strength, self.points[seat])
        else:
            changes[player] = strength
        for seat, change in enumerate(changes):
            self.points[seat] += change
        events.append(
            Plain(
                "scored",
                shows=True,
                player=player,
                catch=CATCHES[catch],
                strength=strength,
                changes=changes,
                points=self.points.copy(),
            )
        )
        if catch == CRAB:
            self.phase = CRAB_OUT
            if self.victims():
                return
            events.append(Plain("nothing_taken", shows=True, player=player))
        self.end_turn(events)

    def take(self, victim: int, chance: Chance, events: list[Event]) -> None:
        """FE-34: a random card, unseen by the others."""
        player, hand = self.player, self.hands[victim]
        card = hand.pop(chance.below(len(hand)))
        self.log.append((TOOK, player, card, victim))
        self.receive(player, card)
        events.append(
            Handed("took", player, [card], (player, victim), len(self.log), self.net.tables, victim=victim)
        )

    def go_on_robbing(self, events: list[Event]) -> None:
        """FE-35: take points without asking where there is no choice; stop where there is one."""
        self.phase = SEAHORSE_OUT
        self.actors = (self.player,)
        while self.robberies:
            victims = self.victims()
            if len(victims) > 1:
                return
            if not victims:
                events.append(Plain("lost", shows=True, player=self.player, count=self.robberies))
                self.robberies = 0
                break
            self.rob(victims[0], min(self.robberies, self.points[victims[0]]), events)
        self.end_turn(events)

    def rob(self, victim: int, count: int, events: list[Event]) -> None:
        """Points go from one seat to another."""
        self.points[victim] -= count
        self.points[self.player] += count
        self.robberies -= count
        events.append(
            Plain(
                "robbed",
                shows=True,
                player=self.player,
                victim=victim,
                count=count,
                left=self.robberies,
                points=self.points.copy(),
            )
        )

    # ---- the end of a turn ----------------------------------------------------------------------

    def skip(self) -> list[Event]:
        """FE-11, FE-12: it still draws."""
        events: list[Event] = [Plain("skipped", shows=True, player=self.player)]
        self.skipped = 0 if len(self.hands[self.player]) < HAND else self.skipped + 1
        if self.skipped == self.seats:
            events.append(Plain("all_skipped", shows=True))
            self.end_game(events)
        else:
            self.end_turn(events)
        return events

    def end_turn(self, events: list[Event]) -> None:
        """Draw until the hand is three (FE-10); the boat ends the game at once (FE-40)."""
        player = self.player
        drawn: list[int] = []
        boat = NO_CARD
        while len(self.hands[player]) < HAND and boat == NO_CARD:
            card = self.sea.pop()
            if self.net.tables.catch(card) == BOAT:
                boat = card
            else:
                self.receive(player, card)
                self.log.append((DREW, player, pile_of(card), 0))
                drawn.append(card)
        if drawn:
            height = len(self.sea) + (boat != NO_CARD)
            events.append(
                Handed("drew", player, drawn, (player,), len(self.log), self.net.tables, sea=height)
            )
        if boat != NO_CARD:
            self.boat = player
            self.box.append(boat)
            events.append(Plain("boat", shows=True, player=player))
            self.end_game(events)
            return
        self.phase = PLAY
        self.player = (player + 1) % self.seats
        self.actors = (self.player,)

    def receive(self, seat: int, card: int) -> None:
        """A card comes into a hand, which is kept in order."""
        self.hands[seat].append(card)
        self.hands[seat].sort()

    def end_game(self, events: list[Event]) -> None:
        """FE-41."""
        self.phase = OVER
        self.actors = ()
        events.append(Plain("game_over", shows=True, **self.ranking().data()))

    def ranking(self) -> Outcome:
        """FE-41: most points win; equals share the place."""
        ranking = [
            tuple([seat for seat, own in enumerate(self.points) if own == points])
            for points in sorted(set(self.points), reverse=True)
        ]
        return Outcome(tuple(self.points), tuple(ranking))

    @property
    def outcome(self) -> Outcome | None:
        return self.ranking() if self.phase == OVER else None

    # ---- what is known ------------------------------------------------------------------------

    def view(self, observer: int | None) -> Json:
        return draw(self, (observer,))[0]

    def views(self, observers: Sequence[int | None]) -> list[Json]:
        return draw(self, observers)

    def imagine(self, observer: int | None, rng: Random) -> FishEmUp:
        """Other hands, deck and put-back anchors that fit all that ``observer`` has seen (FE-50)."""
        twin = self.copy()
        imagine(self, twin, NOBODY if observer is None else observer, rng)
        return twin

    def may_hold(self, seat: int, card: int, since: int) -> bool:
        """Whether a card that a seat held at entry ``since`` of the log is played, or where crabs can have
        brought it.
        """
        holders = {seat}
        for kind, player, other, victim in self.log[since:]:
            if kind == PLAYED and other == card:
                return True
            if kind == TOOK and victim in holders:
                holders.add(player)
        return any(card in self.hands[holder] for holder in holders)

    # ---- housekeeping -------------------------------------------------------------------------

    def copy(self) -> FishEmUp:
        twin = FishEmUp.__new__(FishEmUp)
        twin.actors = self.actors
        twin.seats = self.seats
        twin.net = self.net
        twin.phase = self.phase
        twin.first = self.first
        twin.player = self.player
        twin.sea = self.sea.copy()
        twin.box = self.box.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.points = self.points.copy()
        twin.token = self.token
        twin.aside = self.aside.copy()
        twin.robberies = self.robberies
        twin.skipped = self.skipped
        twin.boat = self.boat
        twin.log = self.log.copy()
        return twin

    def position(self) -> tuple[Any, ...]:
        return (
            (self.seats, self.phase, self.first, self.player, self.actors),
            tuple((card, *place, seat) for card, place, seat in self.net.laid),
            (tuple(self.sea), tuple(sorted(self.box)), tuple(map(tuple, self.hands))),
            tuple(self.points),
            (self.token, tuple(self.aside), self.robberies, self.skipped, self.boat),
            tuple(self.log),
        )

    def inventory(self) -> list[int]:
        """Law 6: the 55 cards, wherever they are."""
        hands = [card for hand in self.hands for card in hand]
        laid = [laid.card for laid in self.net.laid]
        return sorted(self.sea + self.box + hands + laid + [card for card, _ in self.aside])


def begin(seats: int, options: Mapping[str, Any], chance: Chance) -> tuple[State, list[Event]]:
    """Deal the anchors, stack the sea decks, draw the first seat (FE-2 – FE-4). Raises BadOption."""
    tables = tables_of(options["tables"])
    anchors = list(range(1, ANCHORS + 1))
    chance.shuffle(anchors, HAND * seats)
    hands = [sorted(anchors[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
    sea: list[int] = []
    for number in range(DECKS):
        deck = list(range(ANCHORS + 1 + DECK * number, ANCHORS + 1 + DECK * (number + 1)))
        chance.shuffle(deck)
        sea += deck
    sea.reverse()
    first = chance.below(seats)
    state = FishEmUp(Net.start(tables), sea, sorted(anchors[HAND * seats :]), hands, first)
    events: list[Event] = [Plain("begun", shows=True, first=first, seats=seats)]
    events += [
        Handed("dealt", seat, hand, (seat,), len(state.log), tables) for seat, hand in enumerate(hands)
    ]
    return state, events


def bound(seats: int) -> int:
    """Law 5: no game takes more actions. Each of 53 cards is played once, then each seahorse in the net
    robs once; between two plays or draws at the most every seat is skipped.
    """
    return 53 * 53 + (53 + 36) * seats
