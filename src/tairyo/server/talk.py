"""Table talk: what the people at a table say to each other, in their own words or by a phrase, and bots
by a phrase alone.

A line is stored before anybody reads it, apart from the game: it touches no move, no record and no rule.
The database's key (table, number) decides between two nodes at which somebody talks at the same moment.
"""

from __future__ import annotations

import asyncio
import math
import unicodedata
from collections.abc import Callable
from datetime import UTC
from typing import TYPE_CHECKING

import regex
from msgspec.structs import replace

from tairyo.kernel.game import Game
from tairyo.kernel.glimpse import Remark
from tairyo.server import wire
from tairyo.server.client import Client, text_of
from tairyo.server.identity import inked, visible
from tairyo.server.phrases import phrases_of
from tairyo.server.problems import Problem
from tairyo.server.store import Store, now
from tairyo.server.table import Table
from tairyo.server.writer import Taken

if TYPE_CHECKING:
    from tairyo.server.room import Room

LENGTH = 200
"""Characters of a line, as people count them."""
ROWS = 5
"""Rows that it may have."""
MARKS = 4
"""Accents on one character: more of them are a scrawl over the neighbours."""
KEPT = 100
"""Lines that a newcomer is sent."""
TRIES = 5
"""How often a line is numbered anew where other nodes are faster."""

CHARACTER = regex.compile(r"\X")


class Talk:
    """The talk of one room. It is a picture of the table's rows, made when the first client comes."""

    def __init__(self, room: Room, store: Store, wait: Callable[[str], float]) -> None:
        self.stale = True
        """Whether lines may have been added or changed elsewhere."""
        self._room = room
        self._store = store
        self._wait = wait
        """Asked, by seat, how many seconds it must still be silent."""
        self._lines: dict[int, wire.Line] = {}
        self._lock = asyncio.Lock()
        self._host = room.table.host

    @property
    def last(self) -> int:
        """The number of the newest line, as far as this room knows."""
        return max(self._lines, default=0)

    async def say(self, client: Client, message: wire.Say) -> None:
        """A person talks. Raises Problem."""
        room = self._room
        number = await room.seat_of(client.identity)
        if number is None:
            raise Problem("spectators-silent", 403)
        if room.table.seats[number].muted:
            raise Problem("muted", 403)
        text, phrase, amount = spoken(message, room.game)
        seconds = self._wait(f"{room.table.id} {client.identity}")
        if seconds:
            raise Problem("talk-limited", 429, seconds=math.ceil(seconds))
        name = room.table.seats[number].name or ""
        line = wire.Line(0, number, name, text, phrase, amount, now(), room.version, reported=False)
        await self._add(line, client, message.id)

    async def say_for_bot(self, number: int, version: int, remark: Remark) -> None:
        """A bot talks, if it may; else it is silent. One that stands in for a person never does: it would
        speak in that person's name. Raises Problem where the line cannot be stored, ValueError for words
        that the game does not know.
        """
        room, seat = self._room, self._room.table.seats[number]
        if seat.kind != "bot" or seat.identity is not None or seat.muted or version != room.version:
            return
        phrase, amount = remark.phrase, remark.amount
        if not can_be_said(phrase, amount, room.game):
            raise ValueError(f"{remark} is no phrase of {room.game.id}")
        if not self._wait(f"{room.table.id} {number}"):
            await self._add(wire.Line(0, number, "", None, phrase, amount, now(), version, reported=False))

    async def _add(self, line: wire.Line, client: Client | None = None, id: str | None = None) -> None:
        """Store a line, then tell everybody."""
        async with self._lock:
            if self.stale:
                await self._look()
            line.number = await self._keep(line)
            if line.number != self.last + 1:
                await self._look(before=line.number)
            self._take(line, client, id)
        self._room.tell_nodes()

    async def _keep(self, line: wire.Line) -> int:
        for _ in range(TRIES):
            try:
                return await self._store.say(self._room.table.id, line)
            except Taken:  # another node was faster, or the table is gone
                async with self._room.lock:
                    await self._room.catch_up()
        raise Problem("busy", 503)

    async def report(self, identity: str | None, number: int) -> None:
        """Somebody who sits here shows a line to the host; once it is shown, this does nothing. Raises
        Problem.
        """
        if await self._room.seat_of(identity) is None:
            raise Problem("not-your-seat", 403)
        if not await self._store.report(self._room.table.id, number):
            raise Problem("no-such-line", 404)
        await self._room.look()
        self._room.tell_nodes()

    # ---- agreeing with the database ---------------------------------------------------------

    async def look(self) -> None:
        """Take in what was said or changed elsewhere, and tell everybody here."""
        async with self._lock:
            await self._look()

    async def _look(self, before: float = math.inf) -> None:
        self.stale = False
        try:
            lines = await self._store.talk(self._room.table.id, KEPT)
        except BaseException:
            self.stale = True
            raise
        for line in lines:
            if line.number < before and self._lines.get(line.number) != line:
                self._take(line)

    def _take(self, line: wire.Line, client: Client | None = None, id: str | None = None) -> None:
        """Remember a durable line, and send it to everybody."""
        self._lines[line.number] = line
        for number in sorted(self._lines)[:-KEPT]:
            del self._lines[number]
        everybody, host = text_of(wire.Said(shown(line, False), None)), None
        wait = self._delay - (now() - line.time).total_seconds()
        for each in self._room.clients:
            if each is client:
                each.send(wire.Said(shown(line, self._is_host(each)), id))
            elif line.reported and self._is_host(each):
                host = host or text_of(wire.Said(shown(line, True), None))
                each.send_text(host)
            elif wait <= 0 or each.seat is not None:
                each.send_text(everybody)
        if 0 < wait < math.inf:
            asyncio.get_running_loop().call_later(wait, self._show_late, line.number)

    # ---- spectators who are behind ----------------------------------------------------------

    @property
    def _delay(self) -> float:
        """How many seconds spectators are behind; for ever where there are none."""
        table = self._room.table
        if table.status != "running":
            return 0
        return math.inf if table.watch is None else table.watch

    def _show_late(self, number: int) -> None:
        """Show spectators a line as it is by now."""
        line = self._lines.get(number)
        if line is not None and self._delay < math.inf:
            text = text_of(wire.Said(shown(line, False), None))
            for each in self._room.clients:
                if each.seat is None:
                    each.send_text(text)

    # ---- what goes out ----------------------------------------------------------------------

    def since(self, heard: int, seat: int | None) -> list[wire.Line]:
        """The lines behind number ``heard`` as ``seat`` may see them, and earlier ones that have changed."""
        host = seat is not None and seat == self._room.table.host
        lines = [self._lines[number] for number in sorted(self._lines)]
        if seat is None:
            lines = [line for line in lines if (now() - line.time).total_seconds() >= self._delay]
        told = [shown(line, host) for line in lines]
        return [line for line in told if line.number > heard or line.reported or is_deleted(line)]

    def follow_host(self) -> None:
        """A new host is shown what was reported to the one before."""
        if self._host != self._room.table.host:
            self._host = self._room.table.host
            for line in self._lines.values():
                for each in self._room.clients:
                    if line.reported and self._is_host(each):
                        each.send(wire.Said(shown(line, True), None))

    def _is_host(self, client: Client) -> bool:
        return client.seat is not None and client.seat == self._room.table.host


def shown(line: wire.Line, host: bool) -> wire.Line:
    """A line as it travels: only the host learns that it was reported."""
    return replace(line, reported=host and line.reported, time=line.time.replace(tzinfo=UTC))


def is_deleted(line: wire.Line) -> bool:
    """Whether nothing is left of a line but its place."""
    return line.text is None and line.phrase is None


def spoken(message: wire.Say, game: Game) -> tuple[str | None, str | None, int | None]:
    """Text, phrase and amount of what is said. Raises Problem (`bad-talk`)."""
    bad = Problem("bad-talk", 400, most=LENGTH, rows=ROWS)
    if (message.text is None) == (message.phrase is None):
        raise bad
    if message.phrase is not None:
        if not can_be_said(message.phrase, message.amount, game):
            raise bad
        return None, message.phrase, message.amount
    text = cleaned(message.text or "")
    if text is None or message.amount is not None:
        raise bad
    return text, None, None


def can_be_said(code: str, amount: int | None, game: Game) -> bool:
    """Whether a game has this phrase, with such an amount."""
    phrase = phrases_of(game).get(code)
    if phrase is None or phrase.amounts is None or amount is None:
        return phrase is not None and phrase.amounts is None and amount is None
    return phrase.amounts[0] <= amount <= phrase.amounts[1]


def cleaned(given: str) -> str | None:
    """What somebody wrote, without what cannot be seen; None where nothing fit to be read is left."""
    rows = [" ".join(row.split()) for row in unicodedata.normalize("NFC", given).splitlines()]
    text = "\n".join(row for row in rows if row)
    characters = CHARACTER.findall(text)
    if not 1 <= len(characters) <= LENGTH or text.count("\n") >= ROWS:
        return None
    if not visible(text.replace("\n", " ")) or not any(map(inked, text)):
        return None
    if any(sum(unicodedata.category(c) == "Mn" for c in each) > MARKS for each in characters):
        return None
    return text


def mute(table: Table, identity: str | None, number: int, muted: bool) -> Table:
    """The host silences a seat's person or bot for all, or lets it talk again. Raises Problem."""
    if table.seat_of(identity) != table.host:
        raise Problem("not-host", 403)
    if not 0 <= number < len(table.seats) or table.seats[number].kind == "open":
        raise Problem("no-such-seat", 404)
    if number == table.host:
        raise Problem("own-seat")
    if table.seats[number].muted == muted:
        return table
    seat = replace(table.seats[number], muted=muted)
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))
