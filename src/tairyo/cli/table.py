"""A table at one keyboard: who sits where, whose move it is, and what each may read.

The same for the drawn table and the plain one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tairyo.cli.face import Face
from tairyo.kernel.action import Action, IllegalAction, Json, NotAnAction, Refusal
from tairyo.kernel.event import visible
from tairyo.kernel.glimpse import Bot
from tairyo.kernel.match import Match
from tairyo.text import Text, listed_and


@dataclass
class Chair:
    """A seat: a person, or a bot with a generator of its own."""

    name: str
    bot: Bot | None = None
    rng: Random | None = None


class Table:
    """A match, its seats, and the words for it."""

    def __init__(self, match: Match, chairs: Sequence[Chair], face: Face, say: Text) -> None:
        self.match = match
        self.chairs = list(chairs)
        self.face = face
        self.say = say
        self.people = tuple(seat for seat, chair in enumerate(chairs) if chair.bot is None)
        self.names = face.players(match.view(None), [chair.name for chair in chairs])
        self._told: dict[int | None, tuple[int, list[str]]] = {}

    @property
    def shared(self) -> bool:
        """Whether several people sit at the keyboard, so that hands must be hidden from each other."""
        return len(self.people) > 1

    @property
    def next_bot(self) -> int | None:
        """A bot's seat that may act now, or None. Bots go first: nobody is to wait for them."""
        return next((seat for seat in self.match.actors if self.chairs[seat].bot), None)

    def next_person(self, viewer: int | None) -> int | None:
        """The person's seat that is to act: who sits there already, if it may; None if only bots may."""
        waiting = [seat for seat in self.match.actors if self.chairs[seat].bot is None]
        return viewer if viewer in waiting else waiting[0] if waiting else None

    def bot_action(self, seat: int) -> Action:
        """What the bot on ``seat`` wants to do."""
        chair = self.chairs[seat]
        assert chair.bot is not None
        assert chair.rng is not None
        return chair.bot.act(self.match.state, seat, chair.rng)

    def legal(self, seat: int | None) -> Sequence[Action]:
        """What ``seat`` may do now."""
        return () if seat is None else self.match.legal_actions(seat)

    def choices(self, seat: int | None) -> Sequence[Action]:
        """What ``seat`` is offered: of amounts only a handful."""
        return () if seat is None else self.match.choices(seat)

    def sentences(self, observer: int | None) -> list[str]:
        """All that has happened, as ``observer`` may read it."""
        done, told = self._told.get(observer, (0, self._bots()))
        history = self.match.history
        for events in history[done:]:
            for event in visible(events, observer):
                sentence = self.face.sentence(event, self.names)
                if sentence is not None:
                    told.append(sentence)
        self._told[observer] = (len(history), told)
        return told

    def _bots(self) -> list[str]:
        """Who of those at the table is a bot, and of which kind."""
        return [
            self.say("terminal-bot", name=self.names[seat], bot=self.say(f"bot-{chair.bot.name}"))
            for seat, chair in enumerate(self.chairs)
            if chair.bot is not None
        ]

    def recent(self, observer: int | None) -> list[Json]:
        """The events from the observer's own last action on; for a spectator those of the last step."""
        entries, history = self.match.record.entries, self.match.history
        first = len(history) - 1
        if observer is not None:
            own = [place for place, entry in enumerate(entries, 1) if entry.seat == observer]
            first = own[-1] if own else 0
        return [event for events in history[first:] for event in visible(events, observer)]

    def refusal(self, refusal: Refusal) -> tuple[str, str | None]:
        """What would be right, in a sentence that names the clause, and the clause by itself."""
        return explain(refusal, self.face, self.say)

    def ranking(self) -> list[tuple[int, str, str]]:
        """The result: place, name and score of every player, best first."""
        game = self.match.game.id
        outcome = self.match.outcome
        assert outcome is not None
        rows = []
        place = 1
        for tied in outcome.ranking:
            for player in tied:
                points = outcome.scores[player]
                shown = str(points).replace("-", "−")
                score = self.say(f"{game}-score", points=points, shown=shown)
                rows.append((place, self.names[player], score))
            place += len(tied)
        return rows

    def verdict(self) -> str:
        """Who won, in a sentence."""
        outcome = self.match.outcome
        assert outcome is not None
        winners = [self.names[player] for player in outcome.winners]
        if len(winners) == 1:
            return self.say("result-won-other", name=winners[0])
        return self.say("result-won-several", names=listed_and(winners, self.say))


def explain(refusal: Refusal, face: Face, say: Text) -> tuple[str, str | None]:
    """What would be right, in a sentence that names the clause, and the clause by itself."""
    if isinstance(refusal, IllegalAction):
        sentence = face.refusal(refusal.code, refusal.details)
        return say("terminal-refused", sentence=sentence, clause=refusal.clause), refusal.clause
    if isinstance(refusal, NotAnAction):
        return face.refusal(refusal.code, refusal.details), None
    known = f"error-{refusal.code}"
    return say(known, **refusal.details) if say.has(known) else str(refusal), None


def seat_names(chairs: Sequence[str | Bot], say: Text) -> list[str]:
    """Names of the seats: people's own, bots' by seat; a second of one name gets a number."""
    found: list[str] = []
    plain: list[str] = []
    for seat, chair in enumerate(chairs):
        name = chair if isinstance(chair, str) else say(f"bot-seat-{seat}")
        plain.append(name)
        nth = plain.count(name)
        found.append(f"{name} {nth}" if nth > 1 else name)
    return found
