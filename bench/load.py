"""How much the service carries: 300 tables of three over real sockets on this machine, beside a bare echo.

    python bench/load.py [--tables 300] [--seconds 15] [--database URL]

The server, the echo room and this program are separate processes; times are bounded, and the result is
JSON. Linux only: processor time and memory are read from /proc. What is measured: docs/performance.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

from people import Table, cpu, rss
from sqlalchemy import create_engine, insert, select

from tairyo.server import database as db

HOST = "127.0.0.1"
PEOPLE = 3
LOBBY = 50
FINISHED = 20_000
MOVES = 30


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


# ---- processes --------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.create_server((HOST, 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


@contextmanager
def running(*command: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server of ours on a free port, until this ends."""
    port = free_port()
    arguments = [part.replace("PORT", str(port)) for part in command]
    environ = {**os.environ, "TAIRYO_LIMITS": "0"}
    with subprocess.Popen(
        [sys.executable, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environ
    ) as process:
        try:
            for _ in range(300):
                try:
                    socket.create_connection((HOST, port)).close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield process, port
        finally:
            process.terminate()
            process.wait(30)


def service(database: str) -> Any:
    return running("-m", "tairyo.cli", "serve", "--port", "PORT", "--database", database)


# ---- calls ------------------------------------------------------------------------------------------


class Calls:
    """HTTP calls over one connection, for many people."""

    def __init__(self, port: int) -> None:
        self._http = HTTPConnection(HOST, port, timeout=60)

    def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
        self._http.request(method, f"/api{path}", None if body is None else json.dumps(body), headers)
        answer = self._http.getresponse()
        content = json.loads(answer.read())
        assert answer.status < 400, content
        given = answer.getheader("set-cookie") or ""
        return content, given.split(";")[0] or cookie

    def open(self, public: bool, start: bool = True) -> tuple[str, list[str]]:
        """A table of three; its id, and the cookie of every seat."""
        named = {"nickname": "Hana", "words": ""}
        body = {"game": "farm-hand", "seats": PEOPLE, "options": {}, "public": public, **named}
        table, cookie = self.ask("POST", "/tables", body)
        cookies = [cookie]
        if start:
            for _ in range(PEOPLE - 1):
                _, other = self.ask("POST", f"/tables/{table['id']}/join", {**named, "seat": None})
                cookies.append(other)
            self.ask("POST", f"/tables/{table['id']}/start", None, cookie)
        return table["id"], cookies

    def lobby(self, times: int = 200) -> float:
        """The median of a look at the lobby, in milliseconds."""
        took = []
        for _ in range(times):
            begun = time.perf_counter()
            tables, _ = self.ask("GET", "/tables")
            took.append(time.perf_counter() - begun)
            assert len(tables) >= LOBBY
        return percentile(took, 0.5)


# ---- the measures -----------------------------------------------------------------------------------


async def pace(tables: list[Table], seconds: float) -> list[float]:
    """One move a second at every table, spread over the second; the delays until the third seat heard."""
    for table in tables:
        table.delays.clear()
    begun = time.perf_counter()
    turn = 0
    while time.perf_counter() - begun < seconds:
        tables[turn % len(tables)].act()
        turn += 1
        await asyncio.sleep(max(0.0, begun + turn / len(tables) - time.perf_counter()))
    await asyncio.sleep(0.5)
    return [delay for table in tables for delay in table.delays]


async def flat_out(tables: list[Table], pid: int, seconds: float) -> dict[str, float]:
    """Every table moves as soon as its next seat has heard of the last move; until the first game ends."""
    before, used, begun = sum(table.moves for table in tables), cpu(pid), time.perf_counter()
    for table in tables:
        table.flat_out = True
        table.act()
    for _ in range(round(seconds * 20)):
        if not all(table.told[0].actors for table in tables):
            break
        await asyncio.sleep(0.05)
    moves, used = sum(table.moves for table in tables) - before, cpu(pid) - used
    took = time.perf_counter() - begun
    for table in tables:
        table.flat_out = False
    await asyncio.sleep(0.5)
    return {"moves": moves, "per_cpu_second": round(moves / used), "per_second": round(moves / took)}


async def play(database: str, count: int, seconds: float) -> tuple[dict[str, Any], bytes]:
    """The service under load; and one update, for the echo to have the same shape."""
    with service(database) as (process, port):
        calls = Calls(port)
        calls.open(public=False)
        empty = rss(process.pid)
        places = [calls.open(public=False) for _ in range(count)]
        idle = rss(process.pid)
        tables = [Table(Random(number)) for number in range(count)]
        for table, (place, cookies) in zip(tables, places, strict=True):
            path = f"/api/tables/{place}/socket"
            await table.come(HOST, port, path, cookies, b'{"type":"hello","since":null}')
        await asyncio.sleep(1)
        seated = rss(process.pid)
        used = cpu(process.pid)
        delays = await pace(tables, seconds)
        used = cpu(process.pid) - used
        result = {
            "tables": count,
            "update_bytes": round(sum(len(table.raw) for table in tables) / count),
            "paced": {
                "moves": len(delays),
                "p50_ms": percentile(delays, 0.5),
                "p99_ms": percentile(delays, 0.99),
                "server_cpu": round(used / seconds, 3),
            },
            "flat_out": await flat_out(tables, process.pid, seconds),
            "kib_a_table": {
                "idle": round((idle - empty) / count / 1024, 1),
                "with_three_sockets": round((seated - empty) / count / 1024, 1),
                "after_play": round((rss(process.pid) - empty) / count / 1024, 1),
            },
            "refused": sum(table.refused for table in tables),
        }
        return result, tables[0].raw


async def echo(count: int, seconds: float, update: bytes) -> dict[str, Any]:
    """The same people at rooms that only send on."""
    acting = {**json.loads(update), "actors": [0, 1, 2], "legal": [{"kind": "bid", "tricks": 1}] * 3}
    hello = json.dumps({"type": "hello", "update": acting}).encode()
    with running(str(Path(__file__).with_name("echo.py")), "PORT") as (process, port):
        tables = [Table(Random(number)) for number in range(count)]
        for number, table in enumerate(tables):
            await table.come(HOST, port, f"/{number}", ["a=b"] * PEOPLE, hello)
        await asyncio.sleep(1)
        delays = await pace(tables, seconds)
        paced = {"p50_ms": percentile(delays, 0.5), "p99_ms": percentile(delays, 0.99)}
        return {"paced": paced, "flat_out": await flat_out(tables, process.pid, seconds)}


def flush(folder: Path, seconds: float) -> dict[str, float]:
    """A page written and flushed to the disk, now and then, with nothing else to do."""
    took = []
    with (folder / "flush").open("wb", buffering=0) as file:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            begun = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            took.append(time.perf_counter() - begun)
            time.sleep(0.005)
    return {"p50_ms": percentile(took, 0.5), "p99_ms": percentile(took, 0.99)}


def lobby(folder: Path) -> dict[str, float]:
    """A look at the lobby before and after thousands of games were played to the end."""
    database = str(folder / "lobby.db")
    with service(database) as (_, port):
        for _ in range(LOBBY):
            Calls(port).open(public=True, start=False)
        few = Calls(port).lobby()
    fill(database)
    with service(database) as (_, port):
        return {"open": LOBBY, "p50_ms": few, "finished": FINISHED, "p50_ms_then": Calls(port).lobby()}


def fill(database: str) -> None:
    """Copies of a table that is there, as games that are over."""
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        table = dict(connection.execute(select(db.tables)).mappings().first() or {})
        found = connection.execute(select(db.seats).where(db.seats.c.table_id == table["id"]))
        seats = [dict(row) for row in found.mappings()]
        names = [f"z{number:011d}" for number in range(FINISHED)]
        connection.execute(insert(db.tables), [{**table, "id": name, "status": "over"} for name in names])
        connection.execute(insert(db.seats), [{**seat, "table_id": name} for name in names for seat in seats])
        bid = {"seat": 0, "action": {"kind": "bid", "tricks": 1}, "chance": [], "hash": None}
        for version in range(1, MOVES + 1):
            entry = {**bid, "version": version, "time": table["created"]}
            connection.execute(insert(db.log), [{**entry, "table_id": name} for name in names])
    engine.dispose()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--database", help="SQLAlchemy URL of an empty database (default: a new SQLite file)")
    parser.add_argument("--skip-lobby", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = given.database or str(folder / "load.db")
        played, update = asyncio.run(play(database, given.tables, given.seconds))
        beside = asyncio.run(echo(given.tables, given.seconds, update))
        flushed = flush(folder, given.seconds)
        looked = {} if given.skip_lobby else lobby(folder)
    ratio = played["flat_out"]["per_cpu_second"] / beside["flat_out"]["per_cpu_second"]
    machine = {"python": platform.python_version(), "cores": os.cpu_count()}
    result = {
        "service": played,
        "echo": beside,
        "to_echo": round(ratio, 3),
        "flush": flushed,
        "lobby": looked,
        **machine,
    }
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
