"""Match: a game that is being played: its position, its record, and undo."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from tairyo.kernel.action import Action, Json, Refusal
from tairyo.kernel.chance import Chance, RecordingChance, SeededChance, commitment, lots
from tairyo.kernel.event import Event, reveal
from tairyo.kernel.game import Game
from tairyo.kernel.record import Entry, Record
from tairyo.kernel.state import Outcome, State

HASH_EVERY = 20
"""A state hash goes into the record after so many entries, and after the last."""


class Undone(Event):
    """A seat took its last action back."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def view(self, observer: int | None) -> Json:
        return {"kind": "undone", "player": self.seat}


class Step(NamedTuple):
    """An action worked out but not yet made: what `Match.propose` gives and `Match.accept` takes."""

    version: int
    entry: Entry
    events: list[Event]
    state: State
    source: SeededChance | None
    undoable: tuple[tuple[int, State], ...]


class Match:
    """A running game. ``state`` must not be changed from outside: `act` and `undo` do that.

    ``history`` holds the events of the start, then those of every entry of the record.
    """

    def __init__(
        self, game: Game, state: State, record: Record, events: list[Event], source: SeededChance | None
    ) -> None:
        self.game = game
        self.state = state
        self.record = record
        self.history: list[list[Event]] = [events]
        self._source = source
        self._undoable: tuple[tuple[int, State], ...] = ()

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int,
        seed: str | bytes | None = None,
        *,
        words: Sequence[str] = (),
        names: Sequence[str] = (),
        **options: Any,
    ) -> Match:
        """Begin ``game``. Raises BadOption.

        ``seed`` is the secret from which, with the seats' own ``words``, all chance follows; None
        draws one. The record keeps it back until the game is over. ``names`` are for the record.
        Of words and of names: none, or one a seat; else ValueError.
        """
        secret = secrets.token_bytes(32) if seed is None else seed.encode() if isinstance(seed, str) else seed
        settled = game.settle(seats, options)
        for given in (words, names):
            if len(given) not in (0, seats):
                raise ValueError(f"{len(given)} names or words for {seats} seats: give none, or one a seat")
        source = SeededChance(secret, words)
        chance = RecordingChance(source)
        state, events = game.begin(seats, settled, chance)
        record = Record(
            game=game.id,
            rules=game.rules,
            seats=seats,
            options=settled,
            names=tuple(names),
            commitment=commitment(secret),
            words=tuple(words),
            opening=chance.outcomes,
            opening_hash=state.hash(),
            secret=secret,
        )
        return cls(game, state, record, events, source)

    @property
    def version(self) -> int:
        """How many entries the record holds."""
        return len(self.record.entries)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over."""
        return self.state.actors

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.state.outcome

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """All that ``seat`` may do now."""
        return self.state.legal_actions(seat)

    def choices(self, seat: int) -> Sequence[Action]:
        """A short list out of that, where amounts make it long (`State.choices`)."""
        return self.state.choices(seat)

    def view(self, observer: int | None) -> Json:
        """All that ``observer`` may know."""
        return self.state.view(observer)

    def views(self, observers: Sequence[int | None]) -> list[Json]:
        """All that each of ``observers`` may know; these views may share their parts."""
        return self.state.views(observers)

    def act(self, seat: int, action: Action) -> list[Event]:
        """Let ``seat`` do ``action``. Raises IllegalAction, and then changes nothing."""
        return self.accept(self.propose(seat, action))

    def can_undo(self, seat: int) -> bool:
        """Whether ``seat`` may take its last action back: it was the last to act, nothing secret
        was told and nothing was drawn since.
        """
        return bool(self._undoable) and self._undoable[-1][0] == seat

    def undo(self, seat: int) -> list[Event]:
        """Take the last action of ``seat`` back. Raises Refusal where that would cost others something."""
        return self.accept(self.propose_undo(seat))

    def propose(
        self, seat: int, action: Action, chance: Chance | None = None, race: Json | None = None
    ) -> Step:
        """Work ``action`` out without making it: the service stores it before it counts.

        ``chance`` is for a replay, which hands in what was recorded; ``race`` goes into the record.
        Raises IllegalAction.
        """
        source = self._source
        if chance is None:
            if source is None:
                raise Refusal("no-secret")
            chance = source = source.copy()
        noting = RecordingChance(chance)
        state = self.state.copy()
        events = state.apply(seat, action, noting)
        undoable: tuple[tuple[int, State], ...] = ()
        if not noting.outcomes and not reveal(events):
            undoable = (*(past for past in self._undoable if past[0] == seat), (seat, self.state))
        entry = Entry(seat, action.data(), noting.outcomes, self._hash_due(state), race)
        return Step(self.version, entry, events, state, source, undoable)

    def propose_undo(self, seat: int) -> Step:
        """Work an undo out without making it. Raises Refusal."""
        if not self.can_undo(seat):
            raise Refusal("nothing-to-undo")
        state = self._undoable[-1][1]
        entry = Entry(seat, None, [], self._hash_due(state))
        return Step(self.version, entry, [Undone(seat)], state, self._source, self._undoable[:-1])

    def accept(self, step: Step) -> list[Event]:
        """Make a proposed step. Raises ValueError if the match has moved on since."""
        if step.version != self.version:
            raise ValueError(f"proposed at version {step.version}, the match is at {self.version}")
        self.state, self._source, self._undoable = step.state, step.source, step.undoable
        self.record.entries.append(step.entry)
        self.record.outcome = step.state.outcome
        self.history.append(step.events)
        return step.events

    def lots(self) -> Chance:
        """What decides between equally quick rings for the next entry. Raises Refusal where the secret is
        not known.
        """
        if self.record.secret is None:
            raise Refusal("no-secret")
        return lots(self.record.secret, self.record.words, self.version + 1)

    def reseed(self, source: SeededChance | None) -> None:
        """Let all chance from here on come from ``source``."""
        self._source = source

    def settle(self) -> None:
        """Let nothing that was done so far be taken back."""
        self._undoable = ()

    def _hash_due(self, state: State) -> str | None:
        due = (self.version + 1) % HASH_EVERY == 0 or not state.actors
        return state.hash() if due else None
