"""Run a command with a PostgreSQL and a Redis for its tests: those that run here, else ones of its own.

    python tools/services.py pytest tests/server

The command finds their addresses in TAIRYO_TEST_POSTGRES and TAIRYO_TEST_REDIS. Whoever sets these
beforehand names servers of his own. Else what listens on the usual ports of this machine is taken;
else both are started for the time of the command, in a temporary folder and on free ports. Where
their programs are missing, root on Debian or Ubuntu gets them from apt.
"""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
import redis

POSTGRES = "TAIRYO_TEST_POSTGRES"
REDIS = "TAIRYO_TEST_REDIS"
PACKAGES = ("postgresql", "redis-server")
START = 60.0
"""Seconds within which a server must answer once it is started."""


class NoService(Exception):
    """A server is missing; the message says what to do."""


def find_postgres() -> str:
    """The URL of a PostgreSQL on which databases may be made; raises NoService."""
    named = os.environ.get(POSTGRES)
    usual = [
        f"postgresql://{user}@127.0.0.1:5432/postgres" for user in ("postgres", pwd.getpwuid(os.geteuid())[0])
    ]
    return _first("PostgreSQL", POSTGRES, [named] if named else usual, _postgres_answers)


def find_redis() -> str:
    """The URL of a Redis; raises NoService."""
    named = os.environ.get(REDIS)
    return _first("Redis", REDIS, [named] if named else ["redis://127.0.0.1:6379/0"], _redis_answers)


def _first(name: str, variable: str, urls: list[str], answers: Callable[[str], bool]) -> str:
    for url in urls:
        if answers(url):
            return url
    tried = " and ".join(urls)
    raise NoService(
        f"These tests need {name}; none answers at {tried}. `make test` starts one, "
        f"and so does `python tools/services.py pytest …`; or name one: {variable}={urls[0]}"
    )


def _postgres_answers(url: str) -> bool:
    async def ask() -> bool:
        connection = await asyncpg.connect(url, timeout=5)
        try:
            may = "SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user"
            return bool(await connection.fetchval(may))
        finally:
            await connection.close()

    try:
        return asyncio.run(ask())
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
        return False


def _redis_answers(url: str) -> bool:
    try:
        with redis.Redis.from_url(url, socket_timeout=5) as client:
            return bool(client.ping())
    except redis.RedisError:
        return False


# ---- servers of our own -------------------------------------------------------------------------


def program(name: str) -> str | None:
    """The path of a server's program; Debian keeps PostgreSQL's out of PATH."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    return shutil.which(name, path=os.pathsep.join([*map(str, reversed(folders)), os.environ["PATH"]]))


def _need(name: str) -> str:
    found = program(name)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"No {name} found: installing it.", file=sys.stderr)
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "-y", "--no-install-recommends", *PACKAGES]):
            subprocess.run(["apt-get", "-qq", *command], env=quiet, stdout=sys.stderr, check=False)
        found = program(name)
    if found is None:
        raise NoService(
            f"The program {name} is missing: install PostgreSQL and Redis, or see tools/services.py."
        )
    return found


@contextmanager
def own_postgres() -> Iterator[str]:
    """A PostgreSQL of our own, until the end of the context; yields its URL."""
    initdb, postgres = _need("initdb"), _need("postgres")
    with _folder() as folder, (folder / "log").open("w") as log:
        data, port = folder / "data", _free_port()
        make = [
            initdb,
            "--auth=trust",
            "--username=postgres",
            "--encoding=UTF8",
            "--no-locale",
            "-D",
            str(data),
        ]
        subprocess.run(make, user=_nobody(), cwd=folder, check=True, stdout=log, stderr=log)
        run = [postgres, "-D", str(data), "-p", str(port), "-k", "", "-c", "listen_addresses=127.0.0.1"]
        url = f"postgresql://postgres@127.0.0.1:{port}/postgres"
        with _running(run, folder, log, lambda: _postgres_answers(url)):
            yield url


@contextmanager
def own_redis() -> Iterator[str]:
    """A Redis of our own, until the end of the context; yields its URL."""
    server = _need("redis-server")
    with _folder() as folder, (folder / "log").open("w") as log:
        port = _free_port()
        run = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        url = f"redis://127.0.0.1:{port}/0"
        with _running(run, folder, log, lambda: _redis_answers(url)):
            yield url


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="tairyo-") as name:
        user = _nobody()
        if user is not None:
            os.chown(name, user, -1)
        yield Path(name)


def _nobody() -> int | None:
    """Whom to run a server as: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    raise NoService("PostgreSQL does not run as root, and there is no user nobody here.")


@contextmanager
def _running(command: list[str], folder: Path, log: IO[str], answers: Callable[[], bool]) -> Iterator[None]:
    with subprocess.Popen(command, user=_nobody(), cwd=folder, stdout=log, stderr=log) as server:
        try:
            deadline = time.monotonic() + START
            while not answers():
                if server.poll() is not None or time.monotonic() > deadline:
                    said = (folder / "log").read_text()
                    raise NoService(f"{command[0]} does not start here:\n{said}")
                time.sleep(0.1)
            yield
        finally:
            server.send_signal(signal.SIGINT)  # PostgreSQL would wait for its clients on SIGTERM


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def main(command: list[str]) -> int:
    """Run the command with both; returns its exit status."""
    with ExitStack() as stack:
        environ = dict(os.environ)
        for variable, find, own in ((POSTGRES, find_postgres, own_postgres), (REDIS, find_redis, own_redis)):
            try:
                environ[variable] = find()
            except NoService:
                if variable in os.environ:
                    raise
                environ[variable] = stack.enter_context(own())
        return subprocess.run(command, env=environ, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except NoService as error:
        sys.exit(str(error))
