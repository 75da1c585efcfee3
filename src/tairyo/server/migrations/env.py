"""How Alembic reaches the database: over the connection that the service hands in, or over `-x url=…`."""

import asyncio

from alembic import context
from sqlalchemy import Connection

from tairyo.server.database import connect, metadata
from tairyo.server.settings import database_url


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def run_at(url: str) -> None:
    engine = connect(database_url(url))
    async with engine.execution_options(writes=True).begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    asyncio.run(run_at(context.get_x_argument(as_dictionary=True)["url"]))
