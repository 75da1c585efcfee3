"""Law 1, secrecy: nobody is shown, told or allowed more than the view holds.

The proof is one idea, used again and again. ``state.imagine(observer)`` is a position that the
observer cannot tell from the real one. So whatever goes out to the observer must come out the same
from both: the view, the legal actions, a refusal, and, when the game moves on, the events. Whatever
differs is a leak, and whatever the observer once saw and finds changed there was forgotten.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from tairyo.kernel.action import Action, IllegalAction, Json
from tairyo.kernel.chance import Chance, RandomChance, RecordingChance
from tairyo.kernel.event import Event
from tairyo.kernel.game import Game
from tairyo.kernel.state import State
from tairyo.testing.imagining import Tally, check_twins, draw
from tairyo.testing.walk import (
    SECRECY,
    LawBroken,
    Options,
    Position,
    Table,
    a_game,
    difference,
    do,
    name,
    pick,
    picture,
    spelled,
    start,
    told,
    walk,
)

STARTS = 300
"""So many deals are compared with one another."""

GAMES = 8
"""So many games are read for what their events show to whom."""

DRAWS = 2
"""So often each position is imagined to see how often the truth comes out."""


def check_secrecy(
    game: Game, seats: int, options: Options | None = None, *, positions: int = 200, seed: int = 0
) -> None:
    """Hold a game to the first law at so many random positions. Raises LawBroken.

    For every seat and for a spectator, at every position:

    - view, legal actions, actors, outcome, default action and refusals are the same, byte for byte,
      in the real position, in an imagined one, and in one imagined from that;
    - what a seat imagines agrees with the spectator's view, keeps the inventory, and changes nothing;
    - every event that the observer has seen still `holds` in what it imagines, and an event that
      shows a seat more than a spectator says for itself when it holds;
    - after a further action, with equal chance, two positions that look the same were told of in
      the same events; so were two that only chance sets apart;
    - `views` gives each observer what `view` gives it;
    - imagined positions vary where something is hidden, and no part of them depends on what the
      observer cannot know (`tairyo.testing.imagining`).
    """
    table = Table.of(game, seats, options, seed)
    checks = [_Observer(table, observer) for observer in table.observers]
    _compare_starts(table, checks)
    _compare_tellings(table, checks)
    pool: dict[str, Action] = {}
    for position in walk(table, positions):
        for seat in position.state.actors:
            pool.update((str(action), action) for action in position.state.legal_actions(seat))
        public = position.state.view(None)
        _draw_together(table, position)
        for check in checks:
            check.look(position, public, list(pool.values()))
    for check in checks:
        check.conclude()
    check_twins(table)


def _draw_together(table: Table, position: Position) -> None:
    together = position.state.views(table.observers)
    for observer, shown in zip(table.observers, together, strict=True):
        alone = position.state.view(observer)
        if spelled(shown, position) != spelled(alone, position):
            found = difference(alone, shown)
            raise LawBroken(SECRECY, f"drawn with others, {name(observer)}'s view differs: {found}", position)


@dataclass
class _Observer:
    """The checks of one observer, and what they have found so far."""

    table: Table
    observer: int | None
    hidden: bool = False  # something was told to others and not to this observer
    varied: bool = False
    tally: Tally = field(init=False)

    def __post_init__(self) -> None:
        self.tally = Tally(self.observer)

    def look(self, position: Position, public: Json, pool: Sequence[Action]) -> None:
        """Check one position; ``public`` is the spectator's view of it."""
        state, observer, where = position.state, self.observer, position
        rng = self.table.rng("imagine", observer, position.number, len(position.moves))
        before = state.hash()
        twin = state.imagine(observer, rng)
        if state.hash() != before:
            raise LawBroken(SECRECY, f"imagine({observer}) changes the position itself", where)
        shown = picture(state, observer)
        self._same(shown, picture(twin, observer), "", where)
        again = twin.imagine(observer, rng)
        self._same(shown, picture(again, observer), " a second time", where)
        if observer is not None and spelled(public, where) != spelled(twin.view(None), where):
            found = difference(public, twin.view(None))
            raise LawBroken(SECRECY, f"a spectator sees more than {name(observer)}: {found}", where)
        if spelled(state.inventory(), where) != spelled(twin.inventory(), where):
            raise LawBroken(SECRECY, f"what {name(observer)} imagines has another inventory", where)
        self._memory(position, twin)
        self._refusals(position, twin, pool, rng)
        self._moves(position, twin, rng)
        self.varied |= draw(state, self.tally, rng, DRAWS)

    def _same(self, real: dict[str, object], imagined: dict[str, object], when: str, where: object) -> None:
        for what, shown in real.items():
            if spelled(shown, where) != spelled(imagined[what], where):
                found = difference(shown, imagined[what])
                raise LawBroken(
                    SECRECY,
                    f"{name(self.observer)}: {what} differ in what it imagines{when}: {found}",
                    where,
                )

    def _memory(self, position: Position, twin: State) -> None:
        """What the observer was told must hold in the real position and in the imagined one."""
        for event in position.events:
            if not _says_when_it_holds(event) or event.view(self.observer) is None:
                continue
            for state, which in ((position.state, "the real"), (twin, "an imagined")):
                if not event.holds(state, self.observer):
                    seen = spelled(event.view(self.observer), position)
                    raise LawBroken(
                        SECRECY,
                        f"{name(self.observer)} was told {seen}, which does not hold in {which} position",
                        position,
                    )

    def _refusals(self, position: Position, twin: State, pool: Sequence[Action], rng: Random) -> None:
        """An error message is an outward view too."""
        seat = self.observer
        if seat is None or not pool:
            return
        for action in (pick(pool, rng) for _ in range(2)):
            if action in position.state.legal_actions(seat):
                continue
            answers = [_refusal(state.copy(), seat, action, rng) for state in (position.state, twin)]
            if answers[0] != answers[1]:
                raise LawBroken(
                    SECRECY,
                    f"seat {seat} learns from a refusal of {action}: {answers[0]} against {answers[1]}",
                    position,
                )

    def _moves(self, position: Position, twin: State, rng: Random) -> None:
        """Let the real and the imagined position move on: events tell no more than the views."""
        actors = position.state.actors
        if not actors:
            return
        for seat in {pick(actors, rng), self.observer if self.observer in actors else pick(actors, rng)}:
            action = pick(position.state.legal_actions(seat), rng)
            theirs = list(twin.legal_actions(seat))
            if not theirs:
                raise LawBroken(
                    SECRECY, f"{name(self.observer)} imagines that seat {seat} can do nothing", position
                )
            same = action in theirs and (seat == self.observer or rng.random() < 0.5)
            other = action if same else pick(theirs, rng)
            luck = rng.random()
            pair = [
                self._go(position.state, seat, action, RandomChance(Random(luck)), position),
                self._go(twin, seat, other, RandomChance(Random(luck)), position),
            ]
            _told_alike(pair, self.observer, f"seat {seat}: {action}, against {other}", position)
            self._chance_apart(position, seat, action, rng)

    def _go(self, state: State, seat: int, action: Action, chance: Chance, where: object) -> _Moved:
        moved = state.copy()
        events = do(moved, seat, action, chance, where)
        return _Moved(moved, events, spelled(moved.view(self.observer), where))

    def _chance_apart(self, position: Position, seat: int, action: Action, rng: Random) -> None:
        """Where chance decides: outcomes that look the same must have been told of in the same events."""
        chance = RecordingChance(RandomChance(Random(rng.random())))
        first = self._go(position.state, seat, action, chance, position)
        if not chance.outcomes:
            return
        moved = [first]
        for _ in range(12):
            luck = RandomChance(Random(rng.random()))
            moved.append(self._go(position.state, seat, action, luck, position))
        _told_alike(moved, self.observer, f"seat {seat}: {action}, chance apart", position)

    def conclude(self) -> None:
        """What all positions together show."""
        where = str(self.table)
        if self.hidden and not self.varied:
            raise LawBroken(SECRECY, f"{name(self.observer)} imagines nothing but the real position", where)
        self.tally.check(where)


@dataclass(frozen=True)
class _Moved:
    """A position after an action: what the observer sees of it, and how it was told."""

    state: State
    events: list[Event]
    seen: str


def _told_alike(moved: Sequence[_Moved], observer: int | None, what: str, where: object) -> None:
    """Different positions that look the same must have been told of in the same events.

    Where the positions themselves are the same, events may have told of what is gone: a card that
    was played in the round before.
    """
    groups: dict[str, list[_Moved]] = defaultdict(list)
    for one in moved:
        groups[one.seen].append(one)
    for first, *rest in groups.values():
        for other in rest:
            if told(first.events, observer, where) == told(other.events, observer, where):
                continue
            if first.state.hash() != other.state.hash():
                found = difference(_seen(first.events, observer), _seen(other.events, observer))
                raise LawBroken(
                    SECRECY,
                    f"events tell {name(observer)} more than its view ({what}): {found}",
                    where,
                )


def _compare_starts(table: Table, checks: Sequence[_Observer]) -> None:
    """Deals that look the same to an observer were told of alike."""
    starts = [start(table, -1 - number) for number in range(STARTS)]
    where = f"{table}, the start"
    for check in checks:
        moved = [
            _Moved(state, events, spelled(state.view(check.observer), where)) for state, events, _ in starts
        ]
        _told_alike(moved, check.observer, "two deals", where)


def _says_when_it_holds(event: Event) -> bool:
    return type(event).holds is not Event.holds


def _compare_tellings(table: Table, checks: Sequence[_Observer]) -> None:
    """Every event of some games, as each observer sees it: where they differ, something is hidden."""
    for number in range(GAMES):
        *_, last = a_game(table, number)
        for event in last.events:
            shown = [spelled(event.view(observer), last) for observer in table.observers]
            if len(set(shown)) > 1 and not _says_when_it_holds(event):
                raise LawBroken(
                    SECRECY,
                    f"{type(event).__name__} shows seats and spectators different things, "
                    "and does not say when it holds()",
                    last,
                )
            for check, mine in zip(checks, shown, strict=True):
                check.hidden = check.hidden or any(seat != mine for seat in shown[1:])


def _seen(events: Sequence[Event], observer: int | None) -> list[object]:
    return [view for view in (event.view(observer) for event in events) if view is not None]


def _refusal(state: State, seat: int, action: Action, rng: Random) -> str:
    try:
        state.apply(seat, action, RandomChance(rng))
    except IllegalAction as refusal:
        return str(refusal)
    return "it is applied"
