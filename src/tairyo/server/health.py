"""Whether this process lives (/health), and whether it can serve (/ready): for whoever starts and routes."""

from __future__ import annotations

import asyncio

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from litestar import Response, get
from litestar.di import NamedDependency
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from tairyo.server.database import alembic
from tairyo.server.logs import note_failure
from tairyo.server.rooms import Rooms

PATIENCE = 2.0
"""Seconds within which the database must answer."""


@get("/health", include_in_schema=False, sync_to_thread=False)
def show_health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def show_readiness(rooms: NamedDependency[Rooms]) -> Response[dict[str, str]]:
    """The database answers, and has the tables of this release; 503 where it does not."""
    try:
        async with asyncio.timeout(PATIENCE):
            status = "ok" if await _migrated(rooms.store.engine) else "migrations"
    except Exception as error:
        note_failure("not-ready", error)
        status = "database"
    return Response({"status": status}, status_code=200 if status == "ok" else 503)


async def _migrated(engine: AsyncEngine) -> bool:
    async with engine.connect() as connection:
        return await connection.run_sync(_at_head)


def _at_head(connection: Connection) -> bool:
    heads = ScriptDirectory.from_config(alembic(connection)).get_heads()
    return set(MigrationContext.configure(connection).get_current_heads()) == set(heads)
