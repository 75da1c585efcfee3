"""Game: what a folder in ``games/`` declares of itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tairyo.kernel.action import Action, Json, NotAnAction, Refusal, in_english
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event
from tairyo.kernel.forms import Forms
from tairyo.kernel.glimpse import RANDOM, Bot
from tairyo.kernel.state import State


class BadOption(Refusal):
    """Options or seats with which a game cannot start.

    The text is ``error-<code>``; a game's own codes begin with its id and stand in its file.
    """

    def __str__(self) -> str:
        return in_english(f"error-{self.code}", self.details)


@dataclass(frozen=True)
class Option:
    """A switch of a table: ``choices`` hold ``default``.

    With ``is_file`` the value is the parsed content of a TOML file that the table names (its
    ``choices`` hold None alone: the game's own). With ``names_seat`` a number is that of a seat, and
    in a rematch it is the next seat's turn.
    """

    name: str
    choices: tuple[str | int | bool | None, ...]
    default: str | int | bool | None
    is_file: bool = False
    names_seat: bool = False


@dataclass(frozen=True)
class Phrase:
    """Something to say at the table, which everybody reads in their own language.

    One with ``amounts`` carries a whole number from the first to the second. The text of a game's own is
    ``<game>-phrase-<code>``. Talk never reaches the rules.
    """

    code: str
    amounts: tuple[int, int] | None = None


@dataclass(frozen=True)
class Bell:
    """An action for which the seats race in real time at a live table: whoever is first gets it.

    Clause and code refuse a ring that was sent before there was anything to ring for, a second answer, and
    a ring that was beaten.
    """

    ring: Action
    early: tuple[str, str]
    twice: tuple[str, str]
    late: tuple[str, str]


Start = Callable[[int, Mapping[str, Any], Chance], tuple[State, list[Event]]]


@dataclass(frozen=True)
class Game:
    """A game as everything above the rules sees it.

    ``id`` names it in files, addresses and texts; ``prefix`` begins its clause ids; ``rules`` is
    the version of its rules, which every record carries; ``bound`` states, for a number of seats,
    how many actions a game takes at the most; ``forms`` are needed by games that the service
    offers; ``sparring`` bots are measured against in simulations, and offered at no table; ``phrases``
    are its own beside those that every table has; ``bell`` is there where seats race in real time;
    ``variants`` are the options that golden games cover,
    by name; ``earlier`` are the versions of the rules before this one that are still played on: tables
    outlive an upgrade, and records are for good; ``tally`` scores what lies before the seats of a real
    table, in a form of the game's own, and raises Refusal for what cannot lie so.
    """

    id: str
    prefix: str
    rules: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    begin: Start
    read_action: Callable[[Json], Action]
    read_text: Callable[[str], Action]
    bound: Callable[[int], int]
    forms: Forms | None = None
    own_bots: tuple[Bot, ...] = ()
    sparring: tuple[Bot, ...] = ()
    phrases: tuple[Phrase, ...] = ()
    bell: Bell | None = None
    variants: Mapping[str, Mapping[str, Any]] = field(default_factory=lambda: {"standard": {}})
    earlier: tuple[Game, ...] = ()
    tally: Callable[[Sequence[Any]], Json] | None = None

    @property
    def bots(self) -> dict[str, Bot]:
        """The bots that can take a seat, by name."""
        return {bot.name: bot for bot in (RANDOM, *self.own_bots)}

    @property
    def simulated_bots(self) -> dict[str, Bot]:
        """The bots that a simulation may seat, by name."""
        return self.bots | {bot.name: bot for bot in self.sparring}

    @property
    def best_bot(self) -> str:
        """The bot that a person should meet: the last of the game's own, else random."""
        return self.own_bots[-1].name if self.own_bots else RANDOM.name

    def by_rules(self, rules: int) -> Game | None:
        """The game by this version of its rules; None where it is not known here."""
        return next((game for game in (self, *self.earlier) if game.rules == rules), None)

    def start(self, seats: int, options: Mapping[str, Any], chance: Chance) -> tuple[State, list[Event]]:
        """The first position, and what happened on the way to it. Raises BadOption."""
        return self.begin(seats, self.settle(seats, options), chance)

    def settle(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """``options`` with every default filled in. Raises BadOption for what the game has not."""
        if type(seats) is not int or seats not in self.seats:
            raise BadOption("bad-seats", low=self.seats[0], high=self.seats[-1])
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            option = known.get(name)
            if option is None:
                raise BadOption("bad-option", name=str(name)[:40])
            if option.is_file:
                if value is not None and not isinstance(value, Mapping):
                    raise BadOption("option-file", name=name)
            elif not any(value is c or (type(value) is type(c) and value == c) for c in option.choices):
                raise BadOption("bad-choice", name=name, given=str(value)[:40])
        return {name: options.get(name, option.default) for name, option in known.items()}

    def action(self, data: object) -> Action:
        """The action whose JSON form is ``data``. Raises NotAnAction."""
        if not isinstance(data, dict):
            raise NotAnAction("not-an-action")
        return self.read_action(data)

    def parse(self, text: str) -> Action:
        """The action whose text form is ``text``. Raises NotAnAction."""
        return self.read_text(text)
