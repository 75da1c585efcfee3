"""Where randomness comes from. Rules hold none: they are handed a Chance.

Four sources, which never mix: `SeededChance` for live play (docs/fair-chance.md), `RecordedChance`
for replay, `RandomChance` for a bot's or a simulator's own generator, and `RecordingChance`, which
notes what another source gave.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from tairyo.kernel.action import in_english

T = TypeVar("T")

Drawn = list[Any]
"""One recorded outcome: ``["below", n, value]`` or ``["shuffle", places drawn, permutation]``."""


class ChanceError(ValueError):
    """A recorded outcome is missing or does not fit what the rules ask for: the text ``record-<code>``."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details: dict[str, str | int] = details

    def __str__(self) -> str:
        return in_english(f"record-{self.code}", self.details)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of fair chance."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each equally likely. ValueError if n < 1."""
        raise NotImplementedError

    def shuffle(self, items: list[T], first: int | None = None) -> None:
        """Put ``items`` in an order drawn at random, in place (Fisher and Yates, from the front).

        With ``first`` only so many places at the front are drawn: enough where no more are dealt.
        """
        size = len(items)
        for i in range(_places(size, first)):
            j = i + self.below(size - i)
            items[i], items[j] = items[j], items[i]


class RandomChance(Chance):
    """Chance out of a ``random.Random``: for simulation and for a bot's search."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"below() takes at least 1, not {n}")
        return int(self._random() * n)

    def shuffle(self, items: list[T], first: int | None = None) -> None:
        random, size = self._random, len(items)
        for i in range(size if first is None else min(first, size)):
            j = i + int(random() * (size - i))
            item = items[i]
            items[i] = items[j]
            items[j] = item


def commitment(secret: bytes) -> str:
    """What is published before the game: it binds the server to ``secret`` and tells nothing of it."""
    return hashlib.sha256(b"tairyo commitment 1\n" + secret).hexdigest()


@mypyc_attr(serializable=True)  # compiled, copy() may then make a bare object
class SeededChance(Chance):
    """Chance derived from a secret and the seats' own words, the same on every machine.

    The construction, its reasons and its test vectors: docs/fair-chance.md.
    """

    def __init__(self, secret: bytes, words: Sequence[str] = ()) -> None:
        parts = [b"tairyo chance 1\n"]
        for part in (secret, *(word.encode() for word in words)):
            parts += [len(part).to_bytes(4, "big"), part]
        self._key = hashlib.sha256(b"".join(parts)).digest()
        self._block = 0
        self._bytes = b""

    def copy(self) -> SeededChance:
        """A source that goes on from the same place; neither moves the other."""
        twin = SeededChance.__new__(SeededChance)
        twin._key, twin._block, twin._bytes = self._key, self._block, self._bytes
        return twin

    def _take(self, size: int) -> int:
        """The next ``size`` bytes of the stream as a number."""
        while len(self._bytes) < size:
            block = self._key + self._block.to_bytes(8, "big")
            self._bytes += hashlib.sha256(block).digest()
            self._block += 1
        value = int.from_bytes(self._bytes[:size], "big")
        self._bytes = self._bytes[size:]
        return value

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"below() takes at least 1, not {n}")
        size = ((n - 1).bit_length() + 7) // 8
        whole = 1 << 8 * size
        fair = whole - whole % n
        while True:
            value = self._take(size)
            if value < fair:
                return value % n


def lots(secret: bytes, words: Sequence[str], version: int) -> SeededChance:
    """The chance that decides between equally quick rings for an entry (docs/fair-chance.md): apart from
    the match's own, which only the rules draw from.
    """
    return SeededChance(secret, (*words, f"bell {version}"))


class RecordingChance(Chance):
    """Passes on what another source gives, and notes every outcome in ``outcomes``."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.outcomes: list[Drawn] = []

    def below(self, n: int) -> int:
        value = self._source.below(n)
        self.outcomes.append(["below", n, value])
        return value

    def shuffle(self, items: list[T], first: int | None = None) -> None:
        order = list(range(len(items)))
        self._source.shuffle(order, first)
        items[:] = [items[i] for i in order]
        self.outcomes.append(["shuffle", _places(len(items), first), order])


class RecordedChance(Chance):
    """Gives back recorded outcomes in their order, and nothing else.

    Raises ChanceError where one is missing or does not fit the question.
    """

    def __init__(self, outcomes: Iterable[Drawn]) -> None:
        self._outcomes = list(outcomes)
        self._next = 0

    @property
    def exhausted(self) -> bool:
        """Whether every outcome has been used."""
        return self._next == len(self._outcomes)

    def _outcome(self, asked: str, size: int) -> Drawn:
        if self.exhausted:
            raise ChanceError("chance-missing", asked=asked, size=size)
        outcome = self._outcomes[self._next]
        self._next += 1
        return outcome

    def below(self, n: int) -> int:
        match self._outcome("below", n):
            case ["below", limit, int(value)] if limit == n and 0 <= value < n:
                return value
            case other:
                raise ChanceError("chance-other", asked="below", size=n, given=str(other)[:60])

    def shuffle(self, items: list[T], first: int | None = None) -> None:
        match self._outcome("shuffle", len(items)):
            case ["shuffle", places, list(order)] if _fits(places, order, len(items), first):
                items[:] = [items[i] for i in order]
            case other:
                raise ChanceError("chance-other", asked="shuffle", size=len(items), given=str(other)[:60])


def _places(size: int, first: int | None) -> int:
    """How many places of a shuffle are drawn; the last one needs no drawing."""
    return max(0, min(size - 1, size if first is None else first))


def _fits(places: Any, order: list[Any], size: int, first: int | None) -> bool:
    is_permutation = all(type(i) is int for i in order) and sorted(order) == list(range(size))
    return places == _places(size, first) and is_permutation


def redraw(source: Chance, outcome: Drawn) -> Drawn:
    """What ``source`` gives where ``outcome`` is recorded: equal if the record is honest."""
    recording = RecordingChance(source)
    match outcome:
        case ["below", int(n), _] if n >= 1:
            recording.below(n)
        case ["shuffle", int(places), list(order)]:
            recording.shuffle(list(range(len(order))), places)
        case _:
            raise ChanceError("outcome", given=str(outcome)[:60])
    return recording.outcomes[0]
