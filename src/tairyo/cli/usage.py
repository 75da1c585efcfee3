"""What may stand on the command line, and how it is read.

Read here and not with argparse because help and errors are Fluent texts in two languages, and
argparse brings its own English sentences for both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from tairyo.text import LANGUAGES, Text


class Complaint(Exception):
    """Something for the person at the keyboard: the text ``id`` with ``gaps``, and the exit code."""

    code = 1

    def __init__(self, id: str, **gaps: str | int) -> None:
        super().__init__(id, gaps)
        self.id = id
        self.gaps = gaps

    def sentence(self, say: Text) -> str:
        """What is wrong and what would be right."""
        return say(self.id, **self.gaps)


class UsageError(Complaint):
    """The command line itself is wrong."""

    code = 2


@dataclass(frozen=True)
class Param:
    """``GAME`` (a place on the line), ``--jobs`` taking ``J``, or ``--json`` taking nothing.

    Its text is ``cli-<command>-param-<name>``, else ``cli-param-<name>``.
    """

    name: str
    takes: str | None = None
    needed: bool = False
    many: bool = False

    @property
    def key(self) -> str:
        """Its name in text ids and in `Args`: ``jobs``, ``game``."""
        return self.name.lstrip("-").lower()

    @property
    def is_place(self) -> bool:
        """Whether it is told by where it stands."""
        return not self.name.startswith("-")


@dataclass(frozen=True)
class Command:
    """One command. Texts: ``cli-<name>-about``, ``cli-<name>-more``, ``cli-<name>-example-<n>``."""

    name: str
    params: tuple[Param, ...]
    examples: tuple[str, ...]
    run: Callable[[Args, Text], int]

    @property
    def places(self) -> list[Param]:
        """Those told by where they stand."""
        return [param for param in self.params if param.is_place]

    @property
    def switches(self) -> list[Param]:
        """Those told by a name."""
        return [param for param in self.params if not param.is_place]


@dataclass
class Args:
    """What was given. Raises UsageError where it is not what is taken."""

    command: Command
    given: dict[str, list[str]] = field(default_factory=dict)

    def flag(self, key: str) -> bool:
        """Whether the switch was set."""
        return key in self.given

    def text(self, key: str) -> str | None:
        """What was given, or None."""
        return self.given[key][-1] if key in self.given else None

    def needed(self, key: str) -> str:
        """What was given; it had to be."""
        return self.given[key][-1]

    def many(self, key: str) -> list[str]:
        """All that was given."""
        return self.given.get(key, [])

    def words(self, key: str) -> list[str] | None:
        """A list written with commas, or None."""
        text = self.text(key)
        return None if text is None else [word.strip() for word in text.split(",") if word.strip()]

    def number(self, key: str, low: int = 1) -> int | None:
        """A whole number from ``low``, or None."""
        text = self.text(key)
        if text is None:
            return None
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 15 or int(text) < low:
            raise UsageError("cli-error-number", name=self.name(key), low=low, given=text[:40])
        return int(text)

    def seconds(self, key: str) -> float | None:
        """A time in seconds, or None."""
        text = self.text(key)
        try:
            value = None if text is None else float(text)
        except ValueError:
            value = -1.0
        if value is not None and not 0 <= value <= 60:
            raise UsageError("cli-error-seconds", name=self.name(key), given=(text or "")[:40])
        return value

    def name(self, key: str) -> str:
        """How the parameter is written on the line."""
        return next(param.name for param in self.command.params if param.key == key)


def read(command: Command, words: Sequence[str]) -> Args:
    """Read what stands behind a command's name. Raises UsageError."""
    args = Args(command)
    switches = {param.name: param for param in command.switches}
    places = command.places
    rest = list(words)
    only_places = False
    while rest:
        word = rest.pop(0)
        if word == "--" and not only_places:
            only_places = True
        elif word.startswith("-") and len(word) > 1 and not only_places:
            name, equals, value = word.partition("=")
            param = switches.get(name)
            if param is None:
                raise _unknown("option", name, list(switches), command=command.name)
            if param.takes is None:
                if equals:
                    raise UsageError("cli-error-takes-nothing", name=name)
            elif not equals:
                if not rest or rest[0].startswith("--"):
                    raise UsageError("cli-error-takes-value", name=name, takes=param.takes)
                value = rest.pop(0)
            if param.key in args.given and not param.many:
                raise UsageError("cli-error-twice", name=name)
            args.given.setdefault(param.key, []).append(value)
        elif places:
            args.given[places.pop(0).key] = [word]
        else:
            raise UsageError("cli-error-too-many", given=word[:40], command=command.name)
    for param in places:
        if param.needed:
            raise UsageError(f"cli-error-needs-{param.key}", command=command.name)
    return args


def take_language(argv: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language asked for with ``--lang``, wherever it stands, and the rest of the line."""
    rest = list(argv)
    for place, word in enumerate(rest):
        if word == "--":
            break
        if word == "--lang" or word.startswith("--lang="):
            value = word[7:] if "=" in word else rest[place + 1] if place + 1 < len(rest) else ""
            if value not in LANGUAGES:
                raise UsageError("cli-error-language", given=value[:40])
            del rest[place : place + (1 if "=" in word else 2)]
            return value, rest
    return None, rest


def unknown_command(name: str, known: Sequence[str]) -> UsageError:
    """There is no such command."""
    return _unknown("command", name, known)


def unknown_name(what: str, name: str, known: Sequence[str]) -> UsageError:
    """There is no such game, bot, …: ``what`` chooses the text; it lists what there is."""
    return UsageError(f"cli-error-unknown-{what}", given=name[:40], known=", ".join(known))


def _unknown(what: str, name: str, known: Sequence[str], **gaps: str) -> UsageError:
    near = get_close_matches(name, known, 1)
    if near:
        return UsageError(f"cli-error-unknown-{what}-near", given=name[:40], near=near[0], **gaps)
    return UsageError(f"cli-error-unknown-{what}", given=name[:40], **gaps)
