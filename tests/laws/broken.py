"""Lantern, broken in one way each time: what the kit must catch."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tairyo.kernel.action import Action, IllegalAction, Json
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event
from tairyo.kernel.game import Game
from tairyo.kernel.state import Outcome, State
from tests.laws.lantern import (
    Choose,
    Dealt,
    Lantern,
    Look,
    Looked,
    Pass,
    Said,
    lantern,
    read_action,
    read_text,
)

BROKEN: list[tuple[str, str, Callable[[], Game]]] = []
"""The law, what the kit says of it, and the game that breaks it."""


def breaks(law: str, says: str) -> Callable[[Any], Any]:
    """Note a kind of state, or a function that makes a whole game, as broken in this way."""

    def note(toy: Any) -> Any:
        def make() -> Game:
            return lantern(toy) if isinstance(toy, type) else toy()

        make.__name__ = toy.__name__
        BROKEN.append((law, says, make))
        return toy

    return note


# ---- 1. secrecy


@breaks("secrecy", "view differ")
class ShowsHandsToAll(Lantern):
    def view(self, observer: int | None) -> Json:
        return {**super().view(observer), "hands": list(self.hands)}


@breaks("secrecy", "drawn with others, seat 1's view differs")
class DrawsOneViewForAll(Lantern):
    def views(self, observers: Sequence[int | None]) -> list[Json]:
        return [self.view(0 if observer == 1 else observer) for observer in observers]


@breaks("secrecy", "view differ")
class ShowsTheNextSeatAHand(Lantern):
    def view(self, observer: int | None) -> Json:
        next_hand = None if observer is None else self.hands[observer - 1]
        return {**super().view(observer), "next": next_hand}


@breaks("secrecy", "spectator")
class ShowsSpectatorsAHand(Lantern):
    def view(self, observer: int | None) -> Json:
        return {**super().view(observer), "first": self.hands[0] if observer is None else None}

    def imagine(self, observer: int | None, rng: Random) -> State:
        return super().imagine(0 if observer is None else observer, rng)


@breaks("secrecy", "view differ")
class ShowsAChoiceEarly(Lantern):
    def view(self, observer: int | None) -> Json:
        return {**super().view(observer), "choice": max(self.choices)}


@breaks("secrecy", "legal actions differ")
class AllowsByAHiddenCard(Lantern):
    def legal_actions(self, seat: int) -> Sequence[Action]:
        legal = super().legal_actions(seat)
        return legal[1:] if self.phase == "look" and self.row[0] == 6 else legal


@breaks("secrecy", "default action differ")
class ChoosesByDefaultByAHiddenCard(Lantern):
    def default_action(self, seat: int) -> Action:
        return self.legal_actions(seat)[self.row[0] % 2]


@breaks("secrecy", "refusal")
class RefusesByAHiddenCard(Lantern):
    def check(self, seat: int, action: Action) -> None:
        try:
            super().check(seat, action)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.clause, refusal.code, top=self.row[0]) from None


@breaks("secrecy", "more than its view")
class TellsAllWhatWasChosen(Lantern):
    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        first, *rest = super().apply(seat, action, chance)
        return [Said("chosen", seat=seat, side=action.side) if isinstance(action, Choose) else first, *rest]


@breaks("secrecy", "more than its view")
class TellsAllWhatWasLookedAt(Lantern):
    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        first, *rest = super().apply(seat, action, chance)
        if isinstance(first, Looked):
            first = Said("looked", seat=seat, place=first.place, card=first.card)
        return [first, *rest]


@breaks("secrecy", "more than its view")
class TellsAllWhatWasDealt(Lantern):
    def deal(self, chance: Chance) -> Event:
        super().deal(chance)
        return Said("dealt", hands=list(self.hands))


@breaks("secrecy", "chance apart")
class TellsAHiddenLot(Lantern):
    """Chance draws the secret in the action that tells it: only comparing chances shows this leak."""

    lot = 0

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        events = super().apply(seat, action, chance)
        if isinstance(action, Pass):
            self.lot = chance.below(4)
            events.append(Said("lot", drawn=self.lot))
        return events

    def copy(self) -> Lantern:
        twin = super().copy()
        assert isinstance(twin, TellsAHiddenLot)
        twin.lot = self.lot
        return twin

    def imagine(self, observer: int | None, rng: Random) -> State:
        twin = super().imagine(observer, rng)
        assert isinstance(twin, TellsAHiddenLot)
        twin.lot = rng.randrange(4)
        return twin

    def position(self) -> tuple[Any, ...]:
        return (*super().position(), self.lot)


@breaks("secrecy", "holds")
class SaysNothingOfWhatHolds(Lantern):
    class Dealt(Dealt):
        holds = Event.holds

    def deal(self, chance: Chance) -> Event:
        super().deal(chance)
        return self.Dealt(self.round, self.hands)


@breaks("secrecy", "view differ")
class ForgetsALook(Lantern):
    def imagine(self, observer: int | None, rng: Random) -> State:
        forgetful = self.copy()
        forgetful.looks = [-1] * self.seats
        twin = Lantern.imagine(forgetful, observer, rng)
        assert isinstance(twin, Lantern)
        twin.looks = list(self.looks)
        return twin


@breaks("secrecy", "does not hold")
class ForgetsALookInItsViewToo(ForgetsALook):
    def view(self, observer: int | None) -> Json:
        return {**super().view(observer), "row": len(self.row)}


@breaks("secrecy", "nothing but the real position")
class ImaginesTheTruth(Lantern):
    def imagine(self, observer: int | None, rng: Random) -> State:
        return self.copy()


@breaks("secrecy", "depends on what it cannot know")
class ImaginesTheTruthTooOften(Lantern):
    def imagine(self, observer: int | None, rng: Random) -> State:
        return self.copy() if rng.random() < 0.25 else super().imagine(observer, rng)


@breaks("secrecy", "part [4][0]")
class KeepsTheTopOfTheRow(Lantern):
    """Only a position that looks the same and is another shows that this part never changes."""

    def imagine(self, observer: int | None, rng: Random) -> State:
        twin = super().imagine(observer, rng)
        assert isinstance(twin, Lantern)
        for cards in (twin.hands, twin.row):
            mine = observer if cards is twin.hands else None
            for place, card in enumerate(cards):
                known = place == mine or (cards is twin.row and self.knows(observer, place))
                if card == self.row[0] and not known:
                    cards[place], twin.row[0] = twin.row[0], card
        return twin


@breaks("secrecy", "part [6]")
class KeepsTheChoices(Lantern):
    def imagine(self, observer: int | None, rng: Random) -> State:
        twin = super().imagine(observer, rng)
        assert isinstance(twin, Lantern)
        twin.choices = list(self.choices)
        return twin


@breaks("secrecy", "depends on what it cannot know")
class NeverImaginesTheTruth(Lantern):
    def imagine(self, observer: int | None, rng: Random) -> State:
        twin = super().imagine(observer, rng)
        for _ in range(20):
            if twin.position() != self.position():
                break
            twin = super().imagine(observer, rng)
        return twin


@breaks("secrecy", "another inventory")
class ImaginesACardTwice(Lantern):
    def imagine(self, observer: int | None, rng: Random) -> State:
        twin = super().imagine(observer, rng)
        assert isinstance(twin, Lantern)
        free = [place for place in range(len(self.row)) if not self.knows(observer, place)]
        twin.row[free[0]] = twin.row[free[1]]
        return twin


@breaks("secrecy", "changes the position itself")
class ImaginesInPlace(Lantern):
    def imagine(self, observer: int | None, rng: Random) -> State:
        self.row.sort()
        return super().imagine(observer, rng)


@breaks("secrecy", "a second time")
class ImaginesWellOnlyOnce(Lantern):
    imagined = False

    def imagine(self, observer: int | None, rng: Random) -> State:
        twin = super().imagine(observer, rng)
        assert isinstance(twin, Lantern)
        if self.imagined:
            twin.scores[0] += 1
        twin.imagined = True
        return twin


# ---- 2. honest refusals


@breaks("honest refusals", "changes the position")
class NotesARefusedLook(Lantern):
    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        if isinstance(action, Look) and seat in self.actors and self.phase == "look":
            self.looks[seat] = action.place
        return super().apply(seat, action, chance)


@breaks("honest refusals", "draws chance")
class DrawsBeforeItRefuses(Lantern):
    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        chance.below(2)
        return super().apply(seat, action, chance)


@breaks("honest refusals", "not by a clause LA-")
class RefusesWithoutAClause(Lantern):
    def check(self, seat: int, action: Action) -> None:
        if seat not in self.actors:
            raise IllegalAction("", "not-your-turn")
        super().check(seat, action)


@breaks("honest refusals", "which no rulebook holds")
class RefusesByAnUnknownClause(Lantern):
    def check(self, seat: int, action: Action) -> None:
        if seat not in self.actors:
            raise IllegalAction("LA-99", "not-your-turn")
        super().check(seat, action)


@breaks("honest refusals", "not refused with IllegalAction")
class FallsOverAForeignSeat(Lantern):
    def check(self, seat: int, action: Action) -> None:
        if self.looks[seat] < -1:
            raise IllegalAction("LA-2", "never")
        super().check(seat, action)


@breaks("honest refusals", "is illegal and applied")
class TakesAnyNumberForASide(Lantern):
    def check(self, seat: int, action: Action) -> None:
        if not (isinstance(action, Choose) and seat in self.actors and self.phase == "choose"):
            super().check(seat, action)


@breaks("honest refusals", "is illegal and applied")
class LetsAnybodyPass(Lantern):
    def check(self, seat: int, action: Action) -> None:
        if not (isinstance(action, Pass) and self.phase == "look" and seat in range(self.seats)):
            super().check(seat, action)


@breaks("honest refusals", "is legal and refused")
class RefusesWhatIsLegal(Lantern):
    def check(self, seat: int, action: Action) -> None:
        super().check(seat, action)
        if action == Look(1) and self.round == 2:
            raise IllegalAction("LA-2", "not-today")


@breaks("honest refusals", "does not exist, has legal actions")
class ServesTheLastSeatAsMinusOne(Lantern):
    def legal_actions(self, seat: int) -> Sequence[Action]:
        return super().legal_actions(self.seats - 1 if seat == -1 else seat)


@breaks("honest refusals", "default action")
class DefaultsToWhatIsIllegal(Lantern):
    def default_action(self, seat: int) -> Action:
        return Pass()


@breaks("honest refusals", "a legal action twice")
class OffersAnActionTwice(Lantern):
    def legal_actions(self, seat: int) -> Sequence[Action]:
        return [*super().legal_actions(seat), *super().legal_actions(seat)[:1]]


@breaks("honest refusals", "which has another")
def takes_forms_with_more_in_them() -> Game:
    def read(data: Json) -> Action:
        return Pass() if data.get("kind") == "pass" else read_action(data)

    return lantern(read_action=read)


@breaks("honest refusals", "which has another")
def takes_true_for_one() -> Game:
    def read(data: Json) -> Action:
        match data:
            case {"kind": "choose", "side": int(side)} if len(data) == 2:
                return Choose(side)
        return read_action(data)

    return lantern(read_action=read)


@breaks("honest refusals", "not refused with NotAnAction")
def falls_over_a_form_without_a_kind() -> Game:
    def read(data: Json) -> Action:
        assert data["kind"] != ""
        return read_action(data)

    return lantern(read_action=read)


@breaks("honest refusals", "not refused with NotAnAction")
def falls_over_an_odd_number() -> Game:
    def read(text: str) -> Action:
        kind, *rest = text.split() or [""]
        return Look(int(rest[0])) if kind == "look" and rest else read_text(text)

    return lantern(read_text=read)


@breaks("honest refusals", "comes back from its text form")
def reads_bright_for_dark() -> Game:
    def read(text: str) -> Action:
        action = read_text(text)
        return Choose(1 - action.side) if isinstance(action, Choose) and action.side in (0, 1) else action

    return lantern(read_text=read)


# ---- 3. replay, and undo


@breaks("replay", "record")
class ShufflesByItself(Lantern):
    def deal(self, chance: Chance) -> Event:
        super().deal(chance)
        random.shuffle(self.hands)
        return Dealt(self.round, self.hands)


@breaks("replay", "record")
class RemembersTheProcess(Lantern):
    games = 0

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        type(self).games += 1
        self.scores[0] += type(self).games % 7 == 0 and self.phase == "look"
        return super().apply(seat, action, chance)


@breaks("replay", "other events")
class TellsByItself(Lantern):
    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        return [*super().apply(seat, action, chance), Said("weather", wind=random.random())]


@breaks("undo", "no event of it reveals")
class LooksWithoutSayingSo(Lantern):
    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        events = super().apply(seat, action, chance)
        if isinstance(events[0], Looked):
            events[0] = _SilentLook(self.round, seat, events[0].place, events[0].card)
        return events


class _SilentLook(Looked):
    reveals = False


# ---- 4. copies, 5. ends, 6. conservation


@breaks("copies", "changes the original")
class CopiesTheListsThemselves(Lantern):
    def copy(self) -> Lantern:
        twin = super().copy()
        twin.choices = self.choices
        return twin


@breaks("copies", "live parts")
class HandsOutItsScores(Lantern):
    def view(self, observer: int | None) -> Json:
        return {**super().view(observer), "scores": self.scores}


@breaks("copies", "its own insides")
class EventsHandOutTheirLists(Lantern):
    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        return [*super().apply(seat, action, chance), _Live(self.looks)]


@breaks("copies", "says something else")
class EventsChangeLater(Lantern):
    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        looks = self.looks
        return [*super().apply(seat, action, chance), _Live(looks, copied=True)]


class _Live(Event):
    def __init__(self, looks: list[int], copied: bool = False) -> None:
        self.looks, self.copied = looks, copied

    def view(self, observer: int | None) -> Json | None:
        return {"kind": "looks", "looks": list(self.looks) if self.copied else self.looks}


@breaks("ends", "its bound")
class PassesForEver(Lantern):
    def next_actors(self, seat: int) -> tuple[int, ...]:
        if self.phase == "look" and self.looks[seat] < 0:
            return ((seat + 1) % self.seats,)
        return super().next_actors(seat)


@breaks("ends", "its bound")
def states_too_small_a_bound() -> Game:
    return lantern(bound=lambda seats: 2 * seats)


@breaks("ends", "there is no outcome")
class EndsWithoutAnOutcome(Lantern):
    @property
    def outcome(self) -> Outcome | None:
        return None


@breaks("ends", "still to act")
class HasAnOutcomeTooEarly(Lantern):
    @property
    def outcome(self) -> Outcome | None:
        return Outcome(tuple(self.scores), (tuple(range(self.seats)),)) if self.round == 2 else None


@breaks("ends", "rank every player once")
class ForgetsALoser(Lantern):
    @property
    def outcome(self) -> Outcome | None:
        whole = super().outcome
        return whole and Outcome(whole.scores, whole.ranking[:1])


@breaks("ends", "no legal action")
class LeavesASeatWithoutAChoice(Lantern):
    def legal_actions(self, seat: int) -> Sequence[Action]:
        return () if self.phase == "choose" and seat == 1 else super().legal_actions(seat)


@breaks("conservation", "the inventory was")
class LosesACard(Lantern):
    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        events = super().apply(seat, action, chance)
        if isinstance(action, Look) and action.place == 2 and self.round == 1:
            self.row.pop()
        return events
