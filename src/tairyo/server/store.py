"""What the service keeps: tables with their seats, and the append-only log of every game.

The log is the truth. Every change is optimistic: it names the revision or version from which it
started, and comes to nothing where somebody else was faster.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Row, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tairyo.kernel.record import Entry
from tairyo.server import database as db
from tairyo.server.clocks import Mark, Outages
from tairyo.server.logs import note
from tairyo.server.problems import Problem
from tairyo.server.table import Seat, Table
from tairyo.server.writer import Append, Taken, Writer

LOBBY = 100
"""How many public tables the lobby lists."""
OWN = 20
"""How many of somebody's own tables it lists, finished ones too."""
REMEMBER = timedelta(days=60)
"""So long outages are of interest: longer than any decision may take."""

VERSION = (
    select(func.max(db.log.c.version))
    .where(db.log.c.table_id == db.tables.c.id)
    .scalar_subquery()
    .label("version")
)
"""A table's version, which the log's key gives at once; null before the first entry."""

_MOVE_DUE = update(db.tables).where(db.tables.c.id == bindparam("which")).values(due=bindparam("then"))


class Store:
    """Reads and writes of one service. All raise Problem (`unavailable`) while no database answers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writing = engine.execution_options(writes=True)
        self._one_writer = asyncio.Lock()
        self._failed = False
        """Whether the last write found no database."""
        self._entry = db.Insert(db.log, engine.dialect)
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

    async def add(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        """Keep a new table; one that was forked begins with the ``entries`` that it took over."""
        async with self._write() as connection:
            await connection.execute(insert(db.tables).values(_table_row(table)))
            await connection.execute(insert(db.seats), _seat_rows(table))
            if entries:
                rows = [_log_row(table.id, version, entry) for version, entry in enumerate(entries, 1)]
                await connection.execute(insert(db.log), rows)

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
            row = _table_row(new)
            if new.due == old.due:
                del row["due"]  # what an append has written meanwhile stands
            done = await connection.execute(update(db.tables).where(same).values(row))
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

    async def append(
        self,
        table_id: str,
        version: int,
        entry: Entry,
        over: bool,
        mark: Mark | None = None,
        due: datetime | None = None,
    ) -> None:
        """Make ``entry`` durable as ``version`` of a table. Raises Taken where another was faster.

        With a clock: its ``mark``, and when a clock may run out next.
        """
        row = _log_row(table_id, version, entry)
        if mark is not None:
            row |= {"time": mark.time, "spent": mark.spent, "timeout": mark.timeout}
        await self._log.append(row, over, clocked=mark is not None, due=due)

    async def _commit(self, batch: Sequence[Append]) -> None:
        try:
            async with self._write() as connection:
                rows = [self._entry.values(each.row) for each in batch]
                await connection.exec_driver_sql(self._entry.text, rows)
                moved = [{"which": each.row["table_id"], "then": each.due} for each in batch if each.clocked]
                if moved:
                    await connection.execute(_MOVE_DUE, moved)
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
        return [entry for entry, _ in await self.marked(table_id, after)]

    async def marked(self, table_id: str, after: int = 0) -> list[tuple[Entry, Mark]]:
        """The entries of a table's log behind version ``after``, each with its mark."""
        wanted = (
            select(db.log)
            .where(db.log.c.table_id == table_id, db.log.c.version > after)
            .order_by(db.log.c.version)
        )
        async with self._read() as connection:
            rows = (await connection.execute(wanted)).all()
        return [
            (
                Entry(row.seat, row.action, row.chance, row.hash),
                Mark(row.time, row.spent or 0.0, bool(row.timeout)),
            )
            for row in rows
        ]

    # ---- clocks -------------------------------------------------------------------------------

    async def due(self, most: int) -> list[tuple[str, datetime]]:
        """The tables on which a clock runs out soonest, and when."""
        wanted = (
            select(db.tables.c.id, db.tables.c.due)
            .where(db.tables.c.due.is_not(None))
            .order_by(db.tables.c.due)
            .limit(most)
        )
        async with self._read() as connection:
            return [(row.id, row.due) for row in await connection.execute(wanted)]

    async def postpone(self, table_id: str, old: datetime, new: datetime | None) -> None:
        """Correct when a clock runs out, unless that has changed meanwhile."""
        same = (db.tables.c.id == table_id) & (db.tables.c.due == old)
        async with self._write() as connection:
            await connection.execute(update(db.tables).where(same).values(due=new))

    async def beat(self, at: datetime, seen: datetime | None, gap: timedelta) -> Outages:
        """Say that the service is up at ``at``, and learn when it was not.

        ``seen``: when the caller last found it up. If nobody has for more than ``gap``, it was away
        from then on.
        """
        alive = db.service.c.name == "alive"
        async with self._write() as connection:
            told = await connection.scalar(select(db.service.c.value).where(alive).with_for_update())
            known = [datetime.fromisoformat(told)] if told else []
            last = max([*known, *([seen] if seen else [])], default=at)
            if at - last > gap:
                note("was-away", seconds=round((at - last).total_seconds()))
                old = db.outages.c.until < at - REMEMBER
                await connection.execute(delete(db.outages).where(old))
                await connection.execute(insert(db.outages).values(since=last, until=at))
            await connection.execute(update(db.service).where(alive).values(value=at.isoformat()))
            rows = await connection.execute(select(db.outages).order_by(db.outages.c.since))
            return Outages([(row.since, row.until) for row in rows])

    # ---- reminders ----------------------------------------------------------------------------

    async def shared(self, name: str, make: Callable[[], str]) -> str:
        """A value that all nodes share; made by whichever comes first."""
        here = select(db.service.c.value).where(db.service.c.name == name)
        async with self._read() as connection:
            value = await connection.scalar(here)
        if value is None:
            with suppress(IntegrityError):
                async with self._write() as connection:
                    await connection.execute(insert(db.service).values(name=name, value=make()))
            async with self._read() as connection:
                value = await connection.scalar(here)
        return str(value)

    async def add_push(self, push: Push, most: int) -> None:
        """Keep where somebody wants to be reminded: the newest ``most`` places of each."""
        own = db.pushes.c.identity == push.identity
        newest = select(db.pushes.c.id).where(own).order_by(db.pushes.c.created.desc()).limit(most)
        async with self._write() as connection:
            await connection.execute(delete(db.pushes).where(db.pushes.c.id == push.id))
            await connection.execute(insert(db.pushes).values(push._asdict()))
            kept = list(await connection.scalars(newest))
            await connection.execute(delete(db.pushes).where(own, db.pushes.c.id.not_in(kept)))

    async def pushes(self, identity: str) -> list[Push]:
        """Where somebody wants to be reminded."""
        wanted = select(db.pushes).where(db.pushes.c.identity == identity)
        async with self._read() as connection:
            return [Push(*row) for row in await connection.execute(wanted)]

    async def drop_push(self, id: str, identity: str) -> None:
        """Remind somebody there no more."""
        there = (db.pushes.c.id == id) & (db.pushes.c.identity == identity)
        async with self._write() as connection:
            await connection.execute(delete(db.pushes).where(there))


class Push(NamedTuple):
    """Where a browser wants to be reminded; ``id`` is the hash of the endpoint."""

    id: str
    identity: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    site: str
    created: datetime


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


def _log_row(table_id: str, version: int, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "version": version,
        "seat": entry.seat,
        "action": entry.action,
        "chance": entry.chance,
        "hash": entry.hash,
        "time": now(),
        "spent": None,
        "timeout": None,
    }


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
