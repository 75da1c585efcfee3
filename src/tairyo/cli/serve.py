"""``tairyo serve``: the tables on this machine, for browsers."""

from __future__ import annotations

import asyncio
import gc
import re
import socket

from tairyo.cli.usage import Args, Command, Param, UsageError
from tairyo.text import Text


def run(args: Args, _: Text) -> int:
    """Serve until stopped."""
    # the web framework takes its time to load: no other command needs it
    gc.disable()  # nothing of it is garbage, and to look for some takes a sixth of the start
    from sqlalchemy.exc import SQLAlchemyError

    from tairyo.server.app import serve
    from tairyo.server.settings import Settings

    gc.freeze()  # what is there now stays
    gc.enable()
    port = args.number("port", low=0)
    if port is not None and port > 65535:
        raise UsageError("cli-error-port", given=str(port))
    settings = Settings.choose(
        args.text("database"), args.text("tables"), args.seconds("bot-pause"), redis=args.text("redis")
    )
    if settings.tables is not None and not settings.tables.is_dir():
        raise UsageError("cli-error-tables", folder=str(settings.tables))
    try:
        asyncio.run(_open_and_close(settings.database))
    except (SQLAlchemyError, ImportError, OSError, ValueError):
        shown = re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", args.text("database") or settings.database)
        raise UsageError("cli-error-database", given=shown) from None
    host, port = args.text("host") or "127.0.0.1", 8000 if port is None else port
    _try_address(host, port)
    serve(settings, host, port, open_page=args.flag("open"))
    return 0


def _try_address(host: str, port: int) -> None:
    """Find out before the server starts whether it can listen there."""
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError("cli-error-address", host=host, port=str(port), why=why) from None


async def _open_and_close(database: str) -> None:
    """Find out before the server starts whether its database can be opened."""
    from tairyo.server.database import connect

    engine = connect(database)
    try:
        async with engine.connect():
            pass
    finally:
        await engine.dispose()


COMMAND = Command(
    "serve",
    (
        Param("--port", "PORT"),
        Param("--host", "ADDRESS"),
        Param("--database", "FILE|URL"),
        Param("--redis", "URL"),
        Param("--tables", "FOLDER"),
        Param("--bot-pause", "SECONDS"),
        Param("--open"),
    ),
    ("tairyo serve --open", "tairyo serve --host 0.0.0.0 --port 8080", "tairyo serve --database evening.db"),
    run,
)
