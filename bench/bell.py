"""How soon everybody hears of a ring: 200 tables of Cash a Catch in real time, three people and a bot each.

    python bench/bell.py [--tables 200] [--seconds 20] [--database URL]

From a ring on its sender's socket to the same verdict on every other person's; the server and this program
are separate processes, and the result is JSON. Linux only. What is measured: docs/performance.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from load import HOST, Calls, percentile, service
from msgspec import Raw, Struct
from people import Socket, cpu

PEOPLE = 3
RINGS, HOLDS = 0.3, 0.5
"""How likely somebody rings for a card, or says that the lot may grow; else it keeps silent."""


class Rung(Struct):
    """Whose ring it was."""

    seat: int


class Race(Struct):
    """The buyer first."""

    rings: list[Rung]


class Told(Struct):
    """As much of a message as is needed here."""

    type: str
    version: int = -1
    legal: list[Raw] = []
    bell: dict[str, Any] | None = None
    race: Race | None = None


read = msgspec.json.Decoder(Told).decode


class Market:
    """A table at which people ring by chance, as quickly as people do, and sort as it comes."""

    def __init__(self, rng: Random) -> None:
        self.sockets: list[Socket] = []
        self.delays: list[float] = []
        self.rings = 0
        self.refused = 0
        self.first: list[int] = [0] * (PEOPLE + 1)
        self._rng = rng
        self._rung = [0.0] * PEOPLE

    async def come(self, port: int, path: str, cookies: list[str]) -> None:
        loop = asyncio.get_running_loop()
        for seat, cookie in enumerate(cookies):

            def hear(text: bytes, seat: int = seat) -> None:
                self.hear(seat, text)

            def make(cookie: str = cookie, hear: Callable[[bytes], None] = hear) -> Socket:
                return Socket(f"{HOST}:{port}", path, cookie, hear)

            _, socket = await loop.create_connection(make, HOST, port)
            await socket.open
            socket.send(b'{"type":"hello","since":null}')
            self.sockets.append(socket)

    def hear(self, seat: int, text: bytes) -> None:
        now = perf_counter()
        told = read(text)
        if told.type == "refused":
            self.refused += 1
        if told.type not in ("update", "snapshot"):
            return
        if told.race is not None:
            buyer = told.race.rings[0].seat
            if seat == 0:
                self.first[buyer] += 1
            if buyer < PEOPLE and seat != buyer:
                self.delays.append(now - self._rung[buyer])
        if not told.legal:
            return
        loop, rng = asyncio.get_running_loop(), self._rng
        if told.bell is None:
            action = bytes(rng.choice(told.legal))
            loop.call_later(rng.uniform(0.3, 0.9), self._act, seat, told.version, action)
            return
        chance = rng.random()
        if chance < RINGS:
            loop.call_later(rng.lognormvariate(-0.6, 0.25), self._ring, seat, told.version)
        elif chance < RINGS + HOLDS:
            loop.call_later(rng.lognormvariate(-0.6, 0.25), self._act, seat, told.version, b'{"kind":"hold"}')

    def _ring(self, seat: int, version: int) -> None:
        self.rings += 1
        self._rung[seat] = perf_counter()
        self._act(seat, version, b'{"kind":"ring"}')

    def _act(self, seat: int, version: int, action: bytes) -> None:
        self.sockets[seat].send(b'{"type":"act","id":"m","version":%d,"action":%b}' % (version, action))


def open_table(calls: Calls) -> tuple[str, list[str]]:
    """A table of three people and the best bot."""
    named = {"nickname": "Hana", "words": ""}
    body = {"game": "cash-a-catch", "seats": PEOPLE + 1, "options": {}, "public": False, **named}
    table, cookie = calls.ask("POST", "/tables", body)
    cookies = [cookie]
    for _ in range(PEOPLE - 1):
        _, other = calls.ask("POST", f"/tables/{table['id']}/join", {**named, "seat": None})
        cookies.append(other)
    calls.ask("POST", f"/tables/{table['id']}/bot", {"seat": PEOPLE, "bot": "steady"}, cookie)
    return table["id"], cookies


def jiffies() -> tuple[int, int]:
    """Processor time of the whole machine so far, and how much of it was idle (Linux)."""
    fields = list(map(int, Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]))
    return sum(fields), fields[3] + fields[4]


async def play(database: str, count: int, seconds: float) -> dict[str, Any]:
    """The service with so many bells."""
    with service(database) as (process, port):
        calls = Calls(port)
        places = [open_table(calls) for _ in range(count)]
        markets = [Market(Random(number)) for number in range(count)]
        for market, (place, cookies) in zip(markets, places, strict=True):
            await market.come(port, f"/api/tables/{place}/socket", cookies)
        for place, cookies in places:
            await asyncio.to_thread(calls.ask, "POST", f"/tables/{place}/start", None, cookies[0])
        await asyncio.sleep(3)
        for market in markets:
            market.delays.clear()
            market.rings = market.refused = 0
        all_before, idle_before = jiffies()
        used, begun = cpu(process.pid), time.perf_counter()
        lags = []
        while time.perf_counter() - begun < seconds:
            before = time.perf_counter()
            await asyncio.sleep(0.01)
            lags.append(time.perf_counter() - before - 0.01)
        used = cpu(process.pid) - used
        all_after, idle_after = jiffies()
        delays = [delay for market in markets for delay in market.delays]
        return {
            "tables": count,
            "rings": sum(market.rings for market in markets),
            "heard": len(delays),
            "p50_ms": percentile(delays, 0.5),
            "p99_ms": percentile(delays, 0.99),
            "worst_ms": percentile(delays, 1.0),
            "server_cpu": round(used / seconds, 3),
            "idle_share": round((idle_after - idle_before) / (all_after - all_before), 3),
            "own_lag_p99_ms": percentile(lags, 0.99),
            "bought_by_seat": [sum(market.first[seat] for market in markets) for seat in range(PEOPLE + 1)],
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", help="SQLAlchemy URL of an empty database (default: a new SQLite file)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        database = given.database or str(Path(name) / "bell.db")
        result = asyncio.run(play(database, given.tables, given.seconds))
    machine = {"python": platform.python_version(), "cores": os.cpu_count()}
    print(json.dumps({**result, **machine}, indent=2))


if __name__ == "__main__":
    main()
