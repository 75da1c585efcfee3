"""What the service keeps: tables with their seats, and the append-only log of every game.

The log is the truth. Every change is optimistic: it names the revision or version from which it
started, and comes to nothing where somebody else was faster.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Any, Literal, NamedTuple

from msgspec import to_builtins
from sqlalchemy import Row, ScalarSelect, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tairyo.kernel.record import Entry
from tairyo.server import database as db
from tairyo.server.clocks import Mark, Outages
from tairyo.server.logs import note
from tairyo.server.problems import Problem
from tairyo.server.table import Seat, Table, is_id
from tairyo.server.wire import Line
from tairyo.server.writer import Append, Taken, Writer

LOBBY = 100
"""How many public tables the lobby lists."""
LATELY = timedelta(hours=3)
"""Of waiting tables it lists those where somebody is, or was within this time."""
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
LINE = (
    select(func.max(db.talk.c.number))
    .where(db.talk.c.table_id == db.tables.c.id)
    .scalar_subquery()
    .label("line")
)
"""The number of its newest line of talk; null before the first."""

Why = Literal["closed", "deleted", "expired"]
"""What became of a table: its people left it, who runs the service deleted it, nobody wanted it any more."""

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
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except Exception as error:
            raise _told(error) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; it is on the disk when this ends."""
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
        async with self.writing() as connection:
            await connection.execute(insert(db.tables).values({**_table_row(table), "touched": now()}))
            await connection.execute(insert(db.seats), _seat_rows(table))
            if entries:
                rows = [_log_row(table.id, version, entry) for version, entry in enumerate(entries, 1)]
                await connection.execute(insert(db.log), rows)

    async def load(self, table_id: str) -> Table | None:
        """The table of this id; None if there is none."""
        return next(iter(await self.load_several([table_id])), None)

    async def load_several(self, ids: Collection[str]) -> list[Table]:
        """The tables of these ids that are there, newest first."""
        wanted = select(db.tables).where(db.tables.c.id.in_(ids)).order_by(db.tables.c.created.desc())
        async with self.reading() as connection:
            return await self._with_seats(connection, (await connection.execute(wanted)).all())

    async def change(self, old: Table, new: Table) -> bool:
        """Put ``new`` in the place of ``old``; False, and nothing done, where it has changed meanwhile."""
        async with self.writing() as connection:
            same = (db.tables.c.id == old.id) & (db.tables.c.revision == old.revision)
            row = {**_table_row(new), "touched": now()}
            if new.due == old.due:
                del row["due"]  # what an append has written meanwhile stands
            done = await connection.execute(update(db.tables).where(same).values(row))
            if not done.rowcount:
                return False
            for row, before, after in zip(_seat_rows(new), old.seats, new.seats, strict=True):
                if before != after:
                    here = (db.seats.c.table_id == new.id) & (db.seats.c.seat == row["seat"])
                    await connection.execute(update(db.seats).where(here).values(row))
        return True

    async def remove(self, table: Table, why: Why = "closed") -> bool:
        """Forget a table, but for why it is no more; False where it has changed meanwhile."""
        async with self.writing() as connection:
            same = (db.tables.c.id == table.id) & (db.tables.c.revision == table.revision)
            done = await connection.execute(delete(db.tables).where(same))
            if done.rowcount:
                await connection.execute(insert(db.gone).values(id=table.id, why=why, time=now()))
        return bool(done.rowcount)

    async def missing(self, table_id: str) -> Problem:
        """Why there is no such table: it was closed, deleted or cleared away, or it never was."""
        if not is_id(table_id):
            return Problem("not-found", 404)
        async with self.reading() as connection:
            found = await connection.execute(select(db.gone.c.why).where(db.gone.c.id == table_id))
            why = found.scalar_one_or_none()
        return Problem("not-found", 404) if why is None else Problem(f"table-{why}", 410)

    async def lobby(self, identity: str | None) -> list[tuple[Table, int]]:
        """One's own tables, then public ones that wait or run; newest first, each with its version."""
        seated = select(db.seats.c.table_id).where(db.seats.c.identity == identity)
        newest = db.tables.c.created.desc()
        own = select(db.tables).where(db.tables.c.id.in_(seated)).order_by(newest).limit(OWN)
        waiting = (db.tables.c.status == "waiting") & (db.tables.c.touched > now() - LATELY)
        public = (
            select(db.tables)
            .where(db.tables.c.public, (db.tables.c.status == "running") | waiting)
            .order_by(newest)
            .limit(LOBBY)
        )
        async with self.reading() as connection:
            found = (await connection.execute(own)).all() if identity else []
            mine = {row.id for row in found}
            others = [row for row in (await connection.execute(public)).all() if row.id not in mine]
            tables = await self._with_seats(connection, [*found, *others])
        heads = await self.heads([table.id for table in tables])
        return [(table, heads[table.id][1]) for table in tables if table.id in heads]

    async def heads(self, ids: Collection[str]) -> dict[str, tuple[int, int, int]]:
        """Revision, version and last line of talk of each of these tables that is there."""
        wanted = select(db.tables.c.id, db.tables.c.revision, VERSION, LINE).where(db.tables.c.id.in_(ids))
        async with self.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return {row.id: (row.revision, row.version or 0, row.line or 0) for row in rows}

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
            async with self.writing() as connection:
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
        async with self.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [
            (
                Entry(row.seat, row.action, row.chance, row.hash, row.race),
                Mark(row.time, row.spent or 0.0, bool(row.timeout)),
            )
            for row in rows
        ]

    async def ages(self, table_id: str) -> list[float]:
        """How many seconds ago each entry of a table's log was made, the oldest first."""
        wanted = select(db.log.c.time).where(db.log.c.table_id == table_id).order_by(db.log.c.version)
        async with self.reading() as connection:
            times = (await connection.execute(wanted)).scalars().all()
        this_moment = now()
        return [(this_moment - time).total_seconds() for time in times]

    async def versions_at(self, moments: Mapping[str, datetime]) -> dict[str, int]:
        """The version that each of these tables had at its moment."""
        if not moments:
            return {}
        then = or_(
            *(
                (db.log.c.table_id == table_id) & (db.log.c.time <= moment)
                for table_id, moment in moments.items()
            )
        )
        wanted = select(db.log.c.table_id, func.max(db.log.c.version)).where(then).group_by(db.log.c.table_id)
        async with self.reading() as connection:
            found = {row[0]: row[1] for row in (await connection.execute(wanted)).all()}
        return {table_id: found.get(table_id, 0) for table_id in moments}

    # ---- clocks -------------------------------------------------------------------------------

    async def due(self, most: int) -> list[tuple[str, datetime]]:
        """The tables on which a clock runs out soonest, and when."""
        wanted = (
            select(db.tables.c.id, db.tables.c.due)
            .where(db.tables.c.due.is_not(None))
            .order_by(db.tables.c.due)
            .limit(most)
        )
        async with self.reading() as connection:
            return [(row.id, row.due) for row in await connection.execute(wanted)]

    async def postpone(self, table_id: str, old: datetime, new: datetime | None) -> None:
        """Correct when a clock runs out, unless that has changed meanwhile."""
        same = (db.tables.c.id == table_id) & (db.tables.c.due == old)
        async with self.writing() as connection:
            await connection.execute(update(db.tables).where(same).values(due=new))

    async def beat(self, at: datetime, seen: datetime | None, gap: timedelta) -> Outages:
        """Say that the service is up at ``at``, and learn when it was not.

        ``seen``: when the caller last found it up. If nobody has for more than ``gap``, it was away
        from then on.
        """
        alive = db.service.c.name == "alive"
        async with self.writing() as connection:
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
        async with self.reading() as connection:
            value = await connection.scalar(here)
        if value is None:
            with suppress(IntegrityError):
                async with self.writing() as connection:
                    await connection.execute(insert(db.service).values(name=name, value=make()))
            async with self.reading() as connection:
                value = await connection.scalar(here)
        return str(value)

    async def add_push(self, push: Push, most: int) -> None:
        """Keep where somebody wants to be reminded: the newest ``most`` places of each."""
        own = db.pushes.c.identity == push.identity
        newest = select(db.pushes.c.id).where(own).order_by(db.pushes.c.created.desc()).limit(most)
        async with self.writing() as connection:
            await connection.execute(delete(db.pushes).where(db.pushes.c.id == push.id))
            await connection.execute(insert(db.pushes).values(push._asdict()))
            kept = list(await connection.scalars(newest))
            await connection.execute(delete(db.pushes).where(own, db.pushes.c.id.not_in(kept)))

    async def pushes(self, identity: str) -> list[Push]:
        """Where somebody wants to be reminded."""
        wanted = select(db.pushes).where(db.pushes.c.identity == identity)
        async with self.reading() as connection:
            return [Push(*row) for row in await connection.execute(wanted)]

    async def drop_push(self, id: str, identity: str) -> None:
        """Remind somebody there no more."""
        there = (db.pushes.c.id == id) & (db.pushes.c.identity == identity)
        async with self.writing() as connection:
            await connection.execute(delete(db.pushes).where(there))

    # ---- table talk -------------------------------------------------------------------------

    async def say(self, table_id: str, line: Line) -> int:
        """Make a line durable as the table's next one; its number. Raises Taken where another was faster
        (on PostgreSQL: on SQLite there is one writer at a time), or the table is gone.
        """
        row = {"table_id": table_id, **to_builtins(line, builtin_types=(datetime,)), "reported": None}
        last = select(func.max(db.talk.c.number)).where(db.talk.c.table_id == table_id)
        try:
            async with self.writing() as connection:
                row["number"] = ((await connection.execute(last)).scalar() or 0) + 1
                await connection.execute(insert(db.talk).values(row))
        except IntegrityError as error:
            raise Taken from error
        return int(row["number"])

    async def talk(self, table_id: str, most: int) -> list[Line]:
        """The last lines of a table, in order."""
        wanted = (
            select(db.talk)
            .where(db.talk.c.table_id == table_id)
            .order_by(db.talk.c.number.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [line_of(row) for row in reversed(rows)]

    async def report(self, table_id: str, number: int) -> bool:
        """Mark a line as reported, if it is not yet; False where there is no such line."""
        here = (db.talk.c.table_id == table_id) & (db.talk.c.number == number)
        async with self.reading() as connection:
            found = (await connection.execute(select(db.talk).where(here))).first()
        if found is None or (found.text is None and found.phrase is None):
            return False
        if found.reported is None:
            await self.alter_line(table_id, number, reported=now())
        return True

    async def alter_line(self, table_id: str, number: int, **change: Any) -> bool:
        """Change a line, and the table's revision, so that every node looks; False where there is none."""
        here = (db.talk.c.table_id == table_id) & (db.talk.c.number == number)
        async with self.writing() as connection:
            done = await connection.execute(update(db.talk).where(here).values(change))
            if done.rowcount:
                change = {"revision": db.tables.c.revision + 1}
                await connection.execute(update(db.tables).where(db.tables.c.id == table_id).values(change))
        return bool(done.rowcount)


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


def last_entry() -> Any:
    """When the last entry of a table's log was made, which the log's key gives at once; null before it."""
    newest: ScalarSelect[Any] = (
        select(db.log.c.time)
        .where(db.log.c.table_id == db.tables.c.id)
        .order_by(db.log.c.version.desc())
        .limit(1)
        .scalar_subquery()
    )
    return newest.label("last")


def line_of(row: Row[Any]) -> Line:
    """A line of table talk as the database has it."""
    return Line(
        number=row.number,
        seat=row.seat,
        name=row.name,
        text=row.text,
        phrase=row.phrase,
        amount=row.amount,
        time=row.time,
        version=row.version,
        reported=row.reported is not None,
    )


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
        "race": entry.race,
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
