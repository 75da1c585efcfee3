"""Settings, and the database that they name."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import main as run_alembic
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from tairyo.server import database as db
from tairyo.server.app import configure
from tairyo.server.settings import Settings, database_url, default_database
from tairyo.server.store import Store

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
ALEMBIC = DEPLOY / "alembic.ini"
SERVICE = [sys.executable, "-m", "tairyo.cli", "serve"]


def test_a_flag_comes_before_the_environment_and_that_before_the_default() -> None:
    environ = {
        "TAIRYO_DATABASE": "sqlite:////srv/a.db",
        "TAIRYO_TABLES": "/srv/tables",
        "XDG_DATA_HOME": "/data",
    }
    chosen = Settings.choose(environ=environ)
    assert chosen.database == "sqlite+aiosqlite:////srv/a.db"
    assert chosen.tables == Path("/srv/tables")
    flagged = Settings.choose("/srv/b.db", "/here", 0.25, environ)
    assert (flagged.database, flagged.tables, flagged.bot_pause) == (
        "sqlite+aiosqlite:////srv/b.db",
        Path("/here"),
        0.25,
    )
    assert Settings.choose(environ={}).tables is None
    assert Settings.choose(environ={}).redis is None
    assert Settings.choose(environ={"TAIRYO_REDIS": "redis://a"}).redis == "redis://a"
    assert Settings.choose(environ={"TAIRYO_REDIS": "redis://a"}, redis="redis://b").redis == "redis://b"
    assert Settings.choose(environ={"TAIRYO_ORIGINS": "https://a.example https://b.example"}).origins == (
        "https://a.example",
        "https://b.example",
    )


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_the_usual_address_of_a_postgresql_is_understood(scheme: str) -> None:
    assert database_url(f"{scheme}://hana@db/tairyo") == "postgresql+asyncpg://hana@db/tairyo"


@pytest.mark.parametrize(
    ("platform", "environ", "path"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/tairyo/tairyo.db"),
        ("linux", {}, ".local/share/tairyo/tairyo.db"),
        ("darwin", {}, "Library/Application Support/Tairyo/tairyo.db"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Tairyo/tairyo.db"),
    ],
)
def test_the_default_is_a_file_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, platform: str, environ: dict[str, str], path: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert default_database(environ).as_posix().endswith(path)


async def test_the_file_and_its_folder_are_made_where_they_are_missing(tmp_path: Path) -> None:
    store = await Store.open(database_url(str(tmp_path / "a" / "b" / "tairyo.db")))
    await store.close()
    assert (tmp_path / "a" / "b" / "tairyo.db").is_file()


async def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    store = await Store.open(database_url(str(tmp_path / "tairyo.db")))
    async with store.engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == value
    await store.close()


async def test_the_migrations_make_the_tables_that_the_store_uses(database: str) -> None:
    store = await Store.open(database)

    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), db.metadata)

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_migrations_go_down_and_up_again(database: str) -> None:
    engine = db.connect(database)
    await db.migrate(engine)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(db.alembic(sync), "base"))
    async with engine.connect() as connection:
        assert await connection.run_sync(lambda sync: inspect(sync).get_table_names()) == ["alembic_version"]
    await db.migrate(engine)
    await engine.dispose()


def test_alembics_own_command_goes_up_and_down(database: str) -> None:
    def alembic(*command_: str) -> None:
        run_alembic(["-c", str(ALEMBIC), "-x", f"url={database}", *command_])

    alembic("upgrade", "head")
    alembic("check")
    alembic("downgrade", "base")
    with pytest.raises(SystemExit):
        alembic("check")


async def test_several_services_may_start_at_once_on_a_new_database(database: str) -> None:
    stores = await asyncio.gather(*(Store.open(database) for _ in range(4)))
    for store in stores:
        await store.close()


def test_serve_says_where_the_service_is_open(tmp_path: Path) -> None:
    arguments = ["--port", "0", "--database", str(tmp_path / "t.db")]
    with subprocess.Popen([*SERVICE, *arguments], stdout=subprocess.PIPE, text=True) as service:
        assert service.stdout is not None
        try:
            assert service.stdout.readline().startswith("Tairyo is open at http://127.0.0.1:")
        finally:
            service.terminate()
            service.wait(20)


def test_a_taken_port_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        arguments = ["--port", port, "--database", str(tmp_path / "t.db")]
        done = subprocess.run([*SERVICE, *arguments], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert f"port {port}" in done.stderr
    assert "Traceback" not in done.stderr


def test_nginx_lets_go_of_an_idle_connection_before_a_node_does() -> None:
    kept = re.search(r"\bkeepalive_timeout (\d+)s;", (DEPLOY / "nginx.conf").read_text())
    assert kept
    config = configure(Settings(database_url("never-opened.db")), "127.0.0.1", 0)
    assert int(kept[1]) + 10 < config.timeout_keep_alive
