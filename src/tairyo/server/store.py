"""What the service keeps: tables with their seats, and the append-only log of every game.

The log is the truth. Every change is optimistic: it names the revision or version from which it
started, and comes to nothing where somebody else was faster.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tairyo.kernel.record import Entry
from tairyo.server import database as db
from tairyo.server.logs import note
from tairyo.server.problems import Problem
from tairyo.server.table import Seat, Table
from tairyo.server.writer import Append, Taken, Writer

LOBBY = 100
"""How many public tables the lobby lists."""
OWN = 20
"""How many of somebody's own tables it lists, finished ones too."""

VERSION = (
    select(func.max(db.log.c.version))
    .where(db.log.c.table_id == db.tables.c.id)
    .scalar_subquery()
    .label("version")
)
"""A table's version, which the log's key gives at once; null before the first entry."""


class Store:
    """Reads and writes of one service. All raise Problem (`unavailable`) while no database answers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writing = engine.execution_options(writes=True)
        self._one_writer = asyncio.Lock()
        self._failed = False
        """Whether the last write found no database."""
        self._log = Writer(self._commit)

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store behind ``url``, its tables brought up to date. Raises Problem where it does not serve."""
        engine = db.connect(url)
        try:
            await db.migrate(engine)
        except Exception as error:
            raise _told(error) from error
        return cls(engine)

    async def close(self) -> None:
        """Let go of the database."""
        await self._log.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except Exception as error:
            raise _told(error) from error

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        # SQLite has one writer at a time; waiting here is fairer and quicker than its busy timeout.
        async with self._one_writer:
            try:
                if self._failed:
                    # a connection that was opened while the file was read-only stays so
                    await self.engine.dispose()
                    self._failed = False
                async with self._writing.begin() as connection:
                    yield connection
            except Exception as error:
                told = _told(error)
                self._failed = told is not error
                raise told from error

    # ---- tables -----------------------------------------------------------------------------

    async def add(self, table: Table) -> None:
        """Keep a new table."""
        async with self._write() as connection:
            await connection.execute(insert(db.tables).values(_table_row(table)))
            await connection.execute(insert(db.seats), _seat_rows(table))

    async def load(self, table_id: str) -> Table | None:
        """The table of this id; None if there is none."""
        async with self._read() as connection:
            found = await connection.execute(select(db.tables).where(db.tables.c.id == table_id))
            tables = await self._with_seats(connection, found.all())
        return tables[0] if tables else None

    async def change(self, old: Table, new: Table) -> bool:
        """Put ``new`` in the place of ``old``; False, and nothing done, where it has changed meanwhile."""
        async with self._write() as connection:
            same = (db.tables.c.id == old.id) & (db.tables.c.revision == old.revision)
            done = await connection.execute(update(db.tables).where(same).values(_table_row(new)))
            if not done.rowcount:
                return False
            for row, before, now in zip(_seat_rows(new), old.seats, new.seats, strict=True):
                if before != now:
                    here = (db.seats.c.table_id == new.id) & (db.seats.c.seat == row["seat"])
                    await connection.execute(update(db.seats).where(here).values(row))
        return True

    async def remove(self, table: Table) -> bool:
        """Forget a table; False where it has changed meanwhile."""
        async with self._write() as connection:
            same = (db.tables.c.id == table.id) & (db.tables.c.revision == table.revision)
            done = await connection.execute(delete(db.tables).where(same))
        return bool(done.rowcount)

    async def lobby(self, identity: str | None) -> list[tuple[Table, int]]:
        """One's own tables, then public ones that wait or run; newest first, each with its version."""
        seated = select(db.seats.c.table_id).where(db.seats.c.identity == identity)
        newest = db.tables.c.created.desc()
        own = select(db.tables).where(db.tables.c.id.in_(seated)).order_by(newest).limit(OWN)
        public = (
            select(db.tables)
            .where(db.tables.c.public, db.tables.c.status.in_(("waiting", "running")))
            .order_by(newest)
            .limit(LOBBY)
        )
        async with self._read() as connection:
            found = (await connection.execute(own)).all() if identity else []
            mine = {row.id for row in found}
            others = [row for row in (await connection.execute(public)).all() if row.id not in mine]
            tables = await self._with_seats(connection, [*found, *others])
        heads = await self.heads([table.id for table in tables])
        return [(table, heads[table.id][1]) for table in tables if table.id in heads]

    async def heads(self, ids: Collection[str]) -> dict[str, tuple[int, int]]:
        """Revision and version of each of these tables that is there."""
        wanted = select(db.tables.c.id, db.tables.c.revision, VERSION).where(db.tables.c.id.in_(ids))
        async with self._read() as connection:
            rows = (await connection.execute(wanted)).all()
        return {row.id: (row.revision, row.version or 0) for row in rows}

    async def _with_seats(self, connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[Table]:
        ids = [row.id for row in rows]
        wanted = select(db.seats).where(db.seats.c.table_id.in_(ids)).order_by(db.seats.c.seat)
        seats: dict[str, list[Seat]] = {}
        for row in (await connection.execute(wanted)).all() if ids else ():
            seat = Seat(row.kind, row.name, row.bot, row.identity, row.words, row.muted, row.code)
            seats.setdefault(row.table_id, []).append(seat)
        return [
            Table(**{**row._mapping, "kicked": tuple(row.kicked)}, seats=tuple(seats[row.id])) for row in rows
        ]

    # ---- the log ----------------------------------------------------------------------------

    async def append(self, table_id: str, version: int, entry: Entry, over: bool) -> None:
        """Make ``entry`` durable as ``version`` of a table. Raises Taken where another was faster."""
        row = {
            "table_id": table_id,
            "version": version,
            "seat": entry.seat,
            "action": entry.action,
            "chance": entry.chance,
            "hash": entry.hash,
            "time": now(),
        }
        await self._log.append(row, over)

    async def _commit(self, batch: Sequence[Append]) -> None:
        try:
            async with self._write() as connection:
                await connection.execute(insert(db.log), [each.row for each in batch])
                ended = [each.row["table_id"] for each in batch if each.over]
                if ended:
                    change = {"status": "over", "revision": db.tables.c.revision + 1}
                    await connection.execute(
                        update(db.tables).where(db.tables.c.id.in_(ended)).values(change)
                    )
        except IntegrityError as error:
            raise Taken from error

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries of a table's log behind version ``after``."""
        wanted = (
            select(db.log)
            .where(db.log.c.table_id == table_id, db.log.c.version > after)
            .order_by(db.log.c.version)
        )
        async with self._read() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Entry(row.seat, row.action, row.chance, row.hash) for row in rows]


def _told(error: Exception) -> Exception:
    """What is raised for ``error``: a Problem where the database does not serve, else the error itself."""
    if not db.is_away(error):
        return error
    note("database-failed", level="error", reason=db.reason(error))
    return Problem("unavailable", 503)


def now() -> datetime:
    """The time in UTC, as the database keeps it: without a zone."""
    return datetime.now(UTC).replace(tzinfo=None)


def _table_row(table: Table) -> dict[str, Any]:
    return {column.name: getattr(table, column.name) for column in db.tables.columns}


def _seat_rows(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table.id,
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot,
            "identity": seat.identity,
            "words": seat.words,
            "muted": seat.muted,
            "code": seat.code,
        }
        for number, seat in enumerate(table.seats)
    ]
