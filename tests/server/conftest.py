"""A real server on a free port, and people who come to it."""

from __future__ import annotations

import asyncio
import secrets
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import uvicorn

from tairyo.server.app import configure
from tairyo.server.rooms import Rooms
from tairyo.server.settings import Settings, database_url
from tests.server.people import Person
from tools.services import NoService, find_postgres, find_redis

ADMIN = "the harbour master's own key"
"""The admin token of the open house."""


@dataclass
class Node:
    """One running service."""

    settings: Settings
    url: str = ""
    _server: uvicorn.Server = field(init=False)
    _thread: threading.Thread = field(init=False)

    def start(self) -> None:
        config = configure(self.settings, "127.0.0.1", 0)
        config.log_config = None  # what is logged reaches pytest
        listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        deadline = time.monotonic() + 30
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start; see the log"
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()

    @property
    def rooms(self) -> Rooms:
        """The rooms inside; only look, or put something in a method's place: they live in another thread."""
        app: Any = self._server.config.app
        rooms: Rooms = app.state.rooms
        return rooms


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Callable[..., Node]]:
    """Starts services: ``node()``; those with the same ``database`` share it."""
    nodes: list[Node] = []

    def start(database: str = "tairyo.db", **settings: Any) -> Node:
        chosen = {"bot_pause": 0.0, "follow": 0.05, "limits": 0, **settings}
        url = database if "://" in database else database_url(str(tmp_path / database))
        new = Node(Settings(url, **chosen))
        new.start()
        nodes.append(new)
        return new

    yield start
    for each in nodes:
        each.stop()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """One service for all tests that need nothing special of it."""
    folder = tmp_path_factory.mktemp("house")
    new = Node(Settings(database_url(str(folder / "tairyo.db")), bot_pause=0.0, follow=0.05, limits=0))
    new.start()
    yield new
    new.stop()


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """One service that lets everybody do as much as they like."""
    folder = tmp_path_factory.mktemp("open-house")
    new = Node(Settings(database_url(str(folder / "tairyo.db")), bot_pause=0.0, limits=0, admin=ADMIN))
    new.start()
    yield new
    new.stop()


@pytest.fixture
def postgres() -> Iterator[str]:
    """The URL of an empty PostgreSQL database, which is dropped afterwards."""
    server = _found(find_postgres)
    name = f"tairyo_test_{secrets.token_hex(6)}"
    _in_postgres(server, f"CREATE DATABASE {name}")
    yield database_url(server[: server.rindex("/") + 1] + name)
    _in_postgres(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def redis_url() -> str:
    """The URL of a Redis."""
    return _found(find_redis)


def _found(find: Callable[[], str]) -> str:
    try:
        return find()
    except NoService as error:
        pytest.fail(str(error), pytrace=False)


def _in_postgres(url: str, command: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(command)
        await connection.close()

    with ThreadPoolExecutor(1) as aside:  # a test may be asynchronous already
        aside.submit(asyncio.run, run()).result()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of either kind."""
    if request.param == "sqlite":
        return database_url(str(tmp_path / "tairyo.db"))
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture
async def person() -> AsyncIterator[Callable[..., Person]]:
    """Brings people in: ``person(node)``."""
    people: list[Person] = []

    def come(node: Node) -> Person:
        new = Person(node.url)
        people.append(new)
        return new

    yield come
    for each in people:
        await each.close()
