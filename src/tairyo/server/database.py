"""The database: its tables, how a connection is set up, and migrations."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from sqlite3 import SQLITE_BUSY, OperationalError
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    event,
    insert,
    make_url,
)
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PATIENCE = 5.0
"""Seconds after which a database that does not answer is away."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    # what clients see of the options, and what the rules are given: a file's name, and its content
    Column("options", JSON, nullable=False),
    Column("settled", JSON, nullable=False),
    Column("host", Integer, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", DateTime, nullable=False),
    # grows with every change of this row or its seats: a change states the one it started from
    Column("revision", Integer, nullable=False),
    # the first two lines of the record, from the start on
    Column("opening", Text, nullable=True),
    Column("password", String(200), nullable=True),  # salted and hashed
    Column("watch", Integer, nullable=True),  # seconds that spectators are behind; null: there are none
    Column("turn", Integer, nullable=True),  # the clock, in seconds; null: there is none
    Column("reserve", Integer, nullable=False),
    Column("started", DateTime, nullable=True),
    Column("due", DateTime, nullable=True, index=True),  # when a clock may run out next
    Column("touched", DateTime, nullable=True),  # when somebody was last seen to be here
    Column("kicked", JSON, nullable=False),  # identities that the host has sent away
    Column("next", String(16), nullable=True),  # the table of the rematch
    Index("lobby", "public", "status", "created"),
    Index("expiry", "status", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(6), nullable=False),
    Column("name", String(24), nullable=True),
    Column("bot", String(40), nullable=True),
    Column("identity", String(64), nullable=True, index=True),
    Column("words", String(64), nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("code", String(64), nullable=True),  # the hash of what moves the seat to another device
)

log = Table(
    "log",
    metadata,
    # the key is the optimistic append: of two nodes that work out the same version, one comes first
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", JSON(none_as_null=True), nullable=True),  # null takes the last one back
    Column("chance", JSON, nullable=False),
    Column("hash", String(64), nullable=True),
    Column("time", DateTime, nullable=False),
    Column("spent", Float, nullable=True),  # seconds that this action took from its seat's reserve
    Column("timeout", Boolean, nullable=True),  # whether the clock made it; null: there is none
    Column("race", JSON(none_as_null=True), nullable=True),  # of a bell: all rings, and how they were judged
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=True),
    Column("phrase", String(40), nullable=True),
    Column("amount", Integer, nullable=True),
    Column("time", DateTime, nullable=False),
    Column("version", Integer, nullable=False),
    Column("reported", DateTime, nullable=True, index=True),
)

gone = Table(
    "gone",
    metadata,
    # tables that are no more: whoever opens an old link reads what happened
    Column("id", String(16), primary_key=True),
    Column("why", String(8), nullable=False),
    Column("time", DateTime, nullable=False, index=True),
)

bans = Table(
    "bans",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("created", DateTime, nullable=False),
    Column("until", DateTime, nullable=True),  # null: for good
)

pushes = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("identity", String(64), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),  # the browser's public key
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("site", String(255), nullable=False),  # who is at the other end, for the push service
    Column("created", DateTime, nullable=False),
)

service = Table(
    "service",
    metadata,
    # what all nodes share: when one of them was last up, the key that signs reminders
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("since", DateTime, primary_key=True),
    Column("until", DateTime, nullable=False),
)


JSON_TEXT: dict[str, Any] = {
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
}


def connect(url: str) -> AsyncEngine:
    """The engine behind ``url``; an SQLite file's folder is made where it is missing."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        # A connection that broke while nobody used it costs nobody a move; one that is silent is given up.
        limits = {"timeout": PATIENCE, "command_timeout": PATIENCE}
        return create_async_engine(parsed, pool_pre_ping=True, connect_args=limits, **JSON_TEXT)
    engine = create_async_engine(parsed, **JSON_TEXT)
    if parsed.get_backend_name() == "sqlite":
        if parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


class Insert:
    """An INSERT of whole rows into one table, compiled once: for a short row that is most of the work."""

    def __init__(self, table: Table, dialect: Dialect) -> None:
        self.text = str(insert(table).compile(dialect=dialect))
        self._columns = [
            (column.name, column.type.dialect_impl(dialect).bind_processor(dialect))
            for column in table.columns
        ]

    def values(self, row: Mapping[str, Any]) -> tuple[Any, ...]:
        """A row, by the columns' names, as the driver takes it; what is not named is null."""
        return tuple([row.get(name) if to is None else to(row.get(name)) for name, to in self._columns])


def is_away(error: BaseException) -> bool:
    """Whether the database is full, read-only, away or too slow: not a fault in what it was asked."""
    if isinstance(error, (IntegrityError, ProgrammingError, DataError)):
        return False
    return isinstance(error, (DBAPIError, PoolTimeout, OSError))


def reason(error: BaseException) -> str:
    """Why the database does not serve, in its own words: `SQLITE_FULL`, `57P01`, or the kind of error."""
    cause = getattr(error, "orig", None) or error
    cause = cause.__cause__ or cause  # SQLAlchemy wraps what asyncpg raises once more
    return str(
        getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or type(cause).__name__
    )


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves, below
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 5000")
    _use_wal(cursor)
    cursor.execute("PRAGMA synchronous = FULL")  # what is committed is on the disk
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _use_wal(cursor: Any) -> None:
    """The journal in which readers do not wait for a writer. The file remembers it; while several
    services turn to it at once on a new file, SQLite answers “locked” without waiting.
    """
    for left in reversed(range(100)):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except OperationalError as error:
            if not left or error.sqlite_errorcode != SQLITE_BUSY:
                raise
            time.sleep(0.05)


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that will write takes the lock first: to take it half way may fail at once."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


MIGRATING = 0x7A1270
"""The number of the lock under which PostgreSQL is migrated; any would do."""


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date, from nothing or from an older release."""
    async with engine.execution_options(writes=True).begin() as connection:
        if connection.dialect.name == "postgresql":
            # of several services that start at once, one migrates (SQLite: whoever has begun to write)
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        await connection.run_sync(lambda sync: command.upgrade(alembic(sync), "head"))


def alembic(connection: Connection) -> Config:
    """How Alembic finds our migrations and works over ``connection``."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
