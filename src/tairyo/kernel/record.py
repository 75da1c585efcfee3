"""Record: the notation of a game. Everything needed to play it again, in a file of JSON lines.

Line 1 is the head, line 2 the opening (chance at the start), then a line an action or undo, and,
when the game is over, the end with the secret seed. docs/record.md describes every field.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tairyo.kernel.action import Json
from tairyo.kernel.chance import Drawn
from tairyo.kernel.state import Outcome, canonical

FORMAT = 1
SUFFIX = ".tairyo"


class RecordError(ValueError):
    """A record that cannot be read or played: ``line`` (from 1) and ``why``."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


@dataclass(frozen=True)
class Entry:
    """One action (its JSON form; None: undo) of a seat, what chance gave, and now and then the hash."""

    seat: int
    action: Json | None
    chance: list[Drawn]
    hash: str | None = None

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
        return line

    @classmethod
    def read(cls, data: Json, line: int) -> Entry:
        """The entry of a line. Raises RecordError."""
        _only(data, line, "seat", "do", "undo", "chance", "hash")
        seat = _field(data, line, "seat", int)
        chance = _chance(data.get("chance", []), line)
        mark = _field(data, line, "hash", str) if "hash" in data else None
        if "undo" in data:
            if data["undo"] is not True or "do" in data or chance:
                raise RecordError(line, 'an undo is {"seat": …, "undo": true} and no more')
            return cls(seat, None, [], mark)
        return cls(seat, _field(data, line, "do", dict), chance, mark)


@dataclass
class Record:
    """The notation of one game.

    ``game`` and ``rules``: which game, and which version of its rules. ``opening``: what chance
    gave at the start. ``secret`` is written only when ``outcome`` is there. A record that was
    forked at entry ``forked`` has its chance from the old secret up to there, from its own behind.
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
    forked: int | None = None

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
            head["forked"] = self.forked
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
        partial.write_text(self.text(), encoding="utf-8")
        return partial.replace(target)

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record's file. Raises RecordError, or OSError where there is no such file."""
        try:
            return cls.read(Path(path).read_bytes().decode("utf-8"))
        except UnicodeDecodeError as error:
            raise RecordError(1, f"not a text file in UTF-8 ({error.reason} at byte {error.start})") from None

    @classmethod
    def read(cls, text: str) -> Record:
        """Read the content of a record's file. Raises RecordError with the line and what is wrong.

        This reads the notation alone; `tairyo.kernel.replay` plays it.
        """
        # not splitlines(): a name may hold other line separators, which JSON does not escape
        lines = text.removesuffix("\n").split("\n") if text else []
        rows = [_object(row, number) for number, row in enumerate(lines, 1)]
        if not rows:
            raise RecordError(1, "the file is empty")
        record = cls._read_head(rows[0])
        if len(rows) < 2:
            raise RecordError(2, "the opening is missing: the file breaks off")
        _only(rows[1], 2, "opening", "hash")
        record.opening = _chance(_field(rows[1], 2, "opening", list), 2)
        record.opening_hash = _field(rows[1], 2, "hash", str)
        for number, row in enumerate(rows[2:], 3):
            if record.outcome is not None:
                raise RecordError(number, "the game has ended on the line before")
            if "end" in row:
                record._read_end(row, number)
            else:
                record.entries.append(Entry.read(row, number))
        return record

    @classmethod
    def _read_head(cls, head: Json) -> Record:
        if "tairyo" not in head:
            raise RecordError(1, "not a Tairyo record: the first line has no “tairyo”")
        if head["tairyo"] != FORMAT:
            raise RecordError(
                1, f"format {json.dumps(head['tairyo'])[:20]}; this version reads format {FORMAT}"
            )
        _only(
            head, 1, "tairyo", "game", "rules", "seats", "options", "names", "commitment", "words", "forked"
        )
        return cls(
            game=_field(head, 1, "game", str),
            rules=_field(head, 1, "rules", int),
            seats=_field(head, 1, "seats", int),
            options=_field(head, 1, "options", dict),
            names=_strings(head, "names"),
            commitment=_field(head, 1, "commitment", str),
            words=_strings(head, "words"),
            opening=[],
            opening_hash="",
            forked=_field(head, 1, "forked", int) if "forked" in head else None,
        )

    def _read_end(self, row: Json, line: int) -> None:
        _only(row, line, "end", "secret")
        match row["end"]:
            case {"scores": list(scores), "ranking": list(ranking)} if _ints(scores) and all(
                isinstance(tied, list) and _ints(tied) for tied in ranking
            ):
                self.outcome = Outcome(tuple(scores), tuple(tuple(tied) for tied in ranking))
            case _:
                raise RecordError(line, "“end” holds scores and ranking, lists of whole numbers")
        if "secret" in row:
            try:
                self.secret = bytes.fromhex(_field(row, line, "secret", str))
            except ValueError:
                raise RecordError(line, "“secret” is not a hexadecimal number") from None


def line_of(entry: int) -> int:
    """The line of the file on which an entry (from 0) stands."""
    return entry + 3


def _object(row: str, line: int) -> Json:
    try:
        value = json.loads(row)
        canonical(value)  # so that whatever is read can be written
    except UnicodeEncodeError:
        raise RecordError(line, "holds half a character (a lone surrogate)") from None
    except (ValueError, RecursionError) as error:
        raise RecordError(line, f"not JSON ({error})") from None
    if not isinstance(value, dict):
        raise RecordError(line, f"a JSON object belongs here, not {row[:40]}")
    return value


def _only(data: Json, line: int, *names: str) -> None:
    for name in data:
        if name not in names:
            raise RecordError(line, f"unknown field “{name[:40]}”; known here: {', '.join(names)}")


def _field(data: Json, line: int, name: str, kind: type) -> Any:
    if name not in data:
        raise RecordError(line, f"the field “{name}” is missing")
    value = data[name]
    if type(value) is not kind:
        raise RecordError(line, f"“{name}” takes {_KINDS[kind]}, not {str(value)[:40]}")
    return value


_KINDS = {int: "a whole number", str: "a text", list: "a list", dict: "an object"}


def _strings(data: Json, name: str) -> tuple[str, ...]:
    values = _field(data, 1, name, list)
    if not all(isinstance(value, str) for value in values):
        raise RecordError(1, f"“{name}” takes texts alone")
    return tuple(values)


def _ints(values: Iterable[Any]) -> bool:
    return all(type(value) is int for value in values)


def _chance(values: Any, line: int) -> list[Drawn]:
    if not isinstance(values, list):
        raise RecordError(line, "“chance” takes a list of outcomes")
    for value in values:
        match value:
            case ["below", int(), int()]:
                pass
            case ["shuffle", int(), list(order)] if _ints(order):
                pass
            case _:
                raise RecordError(line, f"no outcome of chance: {str(value)[:60]}")
    return values
