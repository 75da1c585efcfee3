"""Record: the notation of a game. Everything needed to play it again, in a file of JSON lines.

Line 1 is the head, line 2 the opening (chance at the start), then a line an action or undo, and,
when the game is over, the end with the secret seed. docs/record.md describes every field.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tairyo.kernel.action import Json, Refusal, in_english
from tairyo.kernel.chance import Drawn
from tairyo.kernel.state import Outcome, canonical

FORMAT = 1
SUFFIX = ".tairyo"


class RecordError(ValueError):
    """A record that cannot be read or played: on ``line`` (from 1).

    ``code`` and ``details`` say what is wrong (the text ``record-<code>``), or ``refusal`` does where
    an action or the options are refused. ``why`` is that in English.
    """

    def __init__(self, line: int, code: str, **details: str | int) -> None:
        super().__init__(line, code)
        self.line = line
        self.code = code
        self.details: dict[str, str | int] = details
        self.refusal: Refusal | None = None

    @classmethod
    def of(cls, line: int, refusal: Refusal) -> RecordError:
        """What the rules refuse on that line."""
        error = cls(line, refusal.code, **refusal.details)
        error.refusal = refusal
        return error

    @property
    def why(self) -> str:
        """What is wrong, in English."""
        return str(self.refusal) if self.refusal else in_english(f"record-{self.code}", self.details)

    def __str__(self) -> str:
        return f"line {self.line}: {self.why}"


@dataclass(frozen=True)
class Fork:
    """Where a record left another one: after its first ``at`` entries. ``of`` is the seal under which
    their chance was drawn.
    """

    at: int
    of: str

    def data(self) -> Json:
        """As the head of a record has it."""
        return {"at": self.at, "of": self.of}


@dataclass(frozen=True)
class Entry:
    """One action (its JSON form; None: undo) of a seat, what chance gave, and now and then the hash.

    ``race``: who raced for it at a live table, and how that was judged (docs/record.md); no rule asks.
    """

    seat: int
    action: Json | None
    chance: list[Drawn]
    hash: str | None = None
    race: Json | None = None

    def data(self) -> Json:
        """The entry's line."""
        line: Json = {"seat": self.seat}
        if self.action is None:
            line["undo"] = True
        else:
            line["do"] = self.action
        if self.chance:
            line["chance"] = self.chance
        if self.hash:
            line["hash"] = self.hash
        if self.race:
            line["race"] = self.race
        return line

    @classmethod
    def read(cls, data: Json, line: int) -> Entry:
        """The entry of a line. Raises RecordError."""
        _only(data, line, "seat", "do", "undo", "chance", "hash", "race")
        seat = _field(data, line, "seat", int)
        chance = _chance(data.get("chance", []), line)
        mark = _field(data, line, "hash", str) if "hash" in data else None
        race = _race(data, line) if "race" in data else None
        if "undo" in data:
            if data["undo"] is not True or "do" in data or chance or race:
                raise RecordError(line, "undo")
            return cls(seat, None, [], mark)
        return cls(seat, _field(data, line, "do", dict), chance, mark, race)


@dataclass
class Record:
    """The notation of one game.

    ``game`` and ``rules``: which game, and which version of its rules. ``opening``: what chance
    gave at the start. ``secret`` is written only when ``outcome`` is there. A record that was
    ``forked`` has its chance from the old secret up to there, from its own behind.
    """

    game: str
    rules: int
    seats: int
    options: Json
    names: tuple[str, ...]
    commitment: str
    words: tuple[str, ...]
    opening: list[Drawn]
    opening_hash: str
    entries: list[Entry] = field(default_factory=list)
    outcome: Outcome | None = None
    secret: bytes | None = None
    forked: Fork | None = None

    def lines(self) -> list[Json]:
        """The record as JSON objects, one a line."""
        head: Json = {
            "tairyo": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "names": list(self.names),
            "commitment": self.commitment,
            "words": list(self.words),
        }
        if self.forked is not None:
            head["forked"] = self.forked.data()
        opening: Json = {"opening": self.opening, "hash": self.opening_hash}
        lines = [head, opening, *(entry.data() for entry in self.entries)]
        if self.outcome is not None:
            end: Json = {"end": self.outcome.data()}
            if self.secret is not None:
                end["secret"] = self.secret.hex()
            lines.append(end)
        return lines

    def text(self) -> str:
        """The content of the record's file."""
        return "".join(canonical(line).decode() + "\n" for line in self.lines())

    def save(self, path: str | Path) -> Path:
        """Write the record's file, replacing what was there only when all is written."""
        target = Path(path)
        partial = target.with_name(target.name + ".part")
        try:
            partial.write_text(self.text(), encoding="utf-8")
            return partial.replace(target)
        except BaseException:
            with suppress(OSError):
                partial.unlink()
            raise

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record's file. Raises RecordError, or OSError where there is no such file."""
        try:
            return cls.read(Path(path).read_bytes().decode("utf-8"))
        except UnicodeDecodeError as error:
            raise RecordError(1, "encoding", byte=error.start) from None

    @classmethod
    def read(cls, text: str) -> Record:
        """Read the content of a record's file. Raises RecordError with the line and what is wrong.

        This reads the notation alone; `tairyo.kernel.replay` plays it.
        """
        # not splitlines(): a name may hold other line separators, which JSON does not escape
        lines = text.removesuffix("\n").split("\n") if text else []
        rows = [_object(row, number) for number, row in enumerate(lines, 1)]
        if not rows:
            raise RecordError(1, "empty")
        record = cls._read_head(rows[0])
        if len(rows) < 2:
            raise RecordError(2, "no-opening")
        _only(rows[1], 2, "opening", "hash")
        record.opening = _chance(_field(rows[1], 2, "opening", list), 2)
        record.opening_hash = _field(rows[1], 2, "hash", str)
        for number, row in enumerate(rows[2:], 3):
            if record.outcome is not None:
                raise RecordError(number, "ended")
            if "end" in row:
                record._read_end(row, number)
            else:
                record.entries.append(Entry.read(row, number))
        return record

    @classmethod
    def _read_head(cls, head: Json) -> Record:
        if "tairyo" not in head:
            raise RecordError(1, "foreign")
        if type(head["tairyo"]) is not int or head["tairyo"] != FORMAT:
            raise RecordError(1, "format", given=json.dumps(head["tairyo"])[:20], known=FORMAT)
        _only(
            head, 1, "tairyo", "game", "rules", "seats", "options", "names", "commitment", "words", "forked"
        )
        seats = _field(head, 1, "seats", int)
        return cls(
            game=_field(head, 1, "game", str),
            rules=_field(head, 1, "rules", int),
            seats=seats,
            options=_field(head, 1, "options", dict),
            names=_by_seat(head, "names", seats),
            commitment=_field(head, 1, "commitment", str),
            words=_by_seat(head, "words", seats),
            opening=[],
            opening_hash="",
            forked=_fork(_field(head, 1, "forked", dict)) if "forked" in head else None,
        )

    def _read_end(self, row: Json, line: int) -> None:
        _only(row, line, "end", "secret")
        match row["end"]:
            case {"scores": list(scores), "ranking": list(ranking)} if _ints(scores) and all(
                isinstance(tied, list) and _ints(tied) for tied in ranking
            ):
                self.outcome = Outcome(tuple(scores), tuple(tuple(tied) for tied in ranking))
            case _:
                raise RecordError(line, "end")
        if "secret" in row:
            try:
                self.secret = bytes.fromhex(_field(row, line, "secret", str))
            except ValueError:
                raise RecordError(line, "secret") from None


def line_of(entry: int) -> int:
    """The line of the file on which an entry (from 0) stands."""
    return entry + 3


def _object(row: str, line: int) -> Json:
    try:
        value = json.loads(row)
        canonical(value)  # so that whatever is read can be written
    except UnicodeEncodeError:
        raise RecordError(line, "surrogate") from None
    except (ValueError, RecursionError) as error:
        column = error.colno if isinstance(error, json.JSONDecodeError) else 0
        raise RecordError(line, "not-json", column=column) from None
    if not isinstance(value, dict):
        raise RecordError(line, "object", given=row[:40])
    return value


def _only(data: Json, line: int, *names: str) -> None:
    for name in data:
        if name not in names:
            raise RecordError(line, "unknown-field", name=name[:40], known=", ".join(names))


def _field(data: Json, line: int, name: str, kind: type) -> Any:
    if name not in data:
        raise RecordError(line, "missing-field", name=name)
    value = data[name]
    if type(value) is not kind:
        raise RecordError(line, "field", name=name, kind=kind.__name__, given=str(value)[:40])
    return value


def _by_seat(head: Json, name: str, seats: int) -> tuple[str, ...]:
    """A text for every seat, or none at all."""
    values = _field(head, 1, name, list)
    if not all(isinstance(value, str) for value in values):
        raise RecordError(1, "texts", name=name)
    if len(values) not in (0, seats):
        raise RecordError(1, "by-seat", name=name, given=len(values), seats=seats)
    return tuple(values)


def _fork(data: Json) -> Fork:
    _only(data, 1, "at", "of")
    return Fork(_field(data, 1, "at", int), _field(data, 1, "of", str))


def _race(data: Json, line: int) -> Json:
    race: Json = _field(data, line, "race", dict)
    match race:
        case {"rings": [_, *_] as rings, "drawn": list(drawn)} if len(race) == 2 and _ints(drawn):
            if all(map(_is_ring, rings)):
                return race
    raise RecordError(line, "field", name="race", kind="race", given=str(race)[:40])


def _is_ring(ring: Any) -> bool:
    times = ("arrival", "allowance", "time")
    return (
        isinstance(ring, dict)
        and ring.keys() == {"seat", *times}
        and type(ring["seat"]) is int
        and all(type(ring[name]) in (int, float) for name in times)
    )


def _ints(values: Iterable[Any]) -> bool:
    return all(type(value) is int for value in values)


def _chance(values: Any, line: int) -> list[Drawn]:
    if not isinstance(values, list):
        raise RecordError(line, "chance-list")
    for value in values:
        match value:
            case ["below", int(), int()]:
                pass
            case ["shuffle", int(), list(order)] if _ints(order):
                pass
            case _:
                raise RecordError(line, "outcome", given=str(value)[:60])
    return values
