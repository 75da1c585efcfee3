"""Services killed in the middle of many games: what was acknowledged is there, and everybody goes on."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tairyo.server.settings import Settings
from tairyo.server.store import Store
from tests.server.people import Line, Message, Person, play
from tests.server.processes import LOST, Process

TABLES = 8
BREAKS = (*LOST, WebSocketException, TimeoutError, EOFError)


class Witness:
    """What one person at one table was ever told, over all the sockets that broke."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.last = -1
        self.by: dict[int, int | None] = {}
        self.events: dict[int, Any] = {}
        self.acknowledged: dict[int, Message] = {}

    def line(self) -> WitnessLine:
        headers = {"cookie": f"tairyo={self.person.token}"}
        address = f"{self.person.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        return WitnessLine(self, address, self.last if self.last >= 0 else None, headers)

    def note(self, entry: Message) -> None:
        """Every version comes once, and in its turn."""
        assert entry["version"] == self.last + 1
        self.last += 1
        self.by[self.last] = entry["by"]
        self.events[self.last] = entry["events"]


class WitnessLine(Line):
    """One of those sockets."""

    def __init__(self, witness: Witness, url: str, since: int | None, headers: dict[str, str]) -> None:
        super().__init__(url, since, headers)
        self.witness = witness
        self.asked: dict[str, Message] = {}

    async def say(self, **message: Any) -> None:
        if message["type"] == "act":
            self.asked[message["id"]] = message["action"]
        await super().say(**message)

    async def next(self) -> Message:
        message = await super().next()
        if message["type"] == "snapshot":
            for entry in message["history"]:
                self.witness.note(entry)
            assert message["version"] == self.witness.last
        elif message["type"] == "update":
            self.witness.note(message)
            if message["id"] is not None:
                self.witness.acknowledged[message["version"]] = self.asked[message["id"]]
        return message


class Evening:
    """People who play one game after the other, whatever becomes of the service."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.random = Random(number)
        self.witnesses: list[Witness] = []
        self.finished = 0

    async def play(self) -> None:
        while True:
            people = [Person(self.url) for _ in range(self.random.choice((2, 3)))]
            try:
                table = await self._sit_down(people)
                if table is not None:
                    await self._play_out(table, people)
                    self.finished += 1
            finally:
                for person in people:
                    await person.close()

    async def _sit_down(self, people: list[Person]) -> str | None:
        try:
            table: str = (await people[0].open(len(people)))["id"]
            for person in people[1:]:
                await person.join(table)
            await people[0].start(table)
        except BREAKS:
            await asyncio.sleep(0.05)
            return None
        return table

    async def _play_out(self, table: str, people: list[Person]) -> None:
        here = [Witness(person, table, seat) for seat, person in enumerate(people)]
        self.witnesses += here
        while True:
            try:
                async with AsyncExitStack() as stack:
                    lines = [await stack.enter_async_context(witness.line()) for witness in here]
                    await play(dict(enumerate(lines)), self.random)
                    return
            except BREAKS:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("database", "kills"),
    [
        ("sqlite", 20),
        ("postgresql", 10),
        pytest.param("sqlite", 1000, marks=pytest.mark.long),
        pytest.param("postgresql", 1000, marks=pytest.mark.long),
    ],
    indirect=["database"],
)
async def test_what_was_acknowledged_outlives_every_kill(database: str, kills: int, tmp_path: Path) -> None:
    rng = Random(kills)
    with Process(Settings(database), tmp_path / "log") as service:
        evenings = [Evening(service.url, number) for number in range(TABLES)]
        playing = [asyncio.create_task(evening.play()) for evening in evenings]
        try:
            for _ in range(kills):
                await under_load(evenings, playing)
                await asyncio.sleep(rng.random() * 0.3)
                service.kill()
                await asyncio.to_thread(service.start)
            await under_load(evenings, playing)
        finally:
            # more than once: wait_for forgets a cancellation that comes together with what it waits for
            left = set(playing)
            while left:
                for task in left:
                    task.cancel()
                _, left = await asyncio.wait(left, timeout=1)
    witnesses = [witness for evening in evenings for witness in evening.witnesses]
    acknowledged = await compare(database, witnesses)
    print(f"{kills} kills, {acknowledged} actions acknowledged, none lost")
    assert acknowledged > kills * TABLES


async def under_load(evenings: list[Evening], playing: list[asyncio.Task[None]]) -> None:
    """Wait until the service has acknowledged something at every table since now."""

    def counts() -> Counter[int]:
        return Counter(
            {n: sum(len(w.acknowledged) for w in evening.witnesses) for n, evening in enumerate(evenings)}
        )

    before = counts()
    while any(counts()[n] <= before[n] for n in range(len(evenings))):
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.01)


async def compare(database: str, witnesses: list[Witness]) -> int:
    """The log holds what everybody was told; returns how many actions were acknowledged."""
    store = await Store.open(database)
    try:
        for witness in witnesses:
            entries = await store.entries(witness.table)
            for version, action in witness.acknowledged.items():
                assert (entries[version - 1].seat, entries[version - 1].action) == (witness.seat, action)
            assert all(entries[v - 1].seat == by for v, by in witness.by.items() if v)
            assert witness.last <= len(entries)
    finally:
        await store.close()
    return sum(len(witness.acknowledged) for witness in witnesses)
