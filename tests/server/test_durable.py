"""Durable, then acknowledged: one commit for all that waits; databases that are full, read-only or away."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from tairyo.kernel.record import Entry
from tairyo.server.problems import Problem
from tairyo.server.settings import Settings, database_url
from tairyo.server.store import Store, now
from tairyo.server.table import Seat, Table
from tairyo.server.writer import Taken
from tests.server.conftest import Node
from tests.server.people import Person, Refused
from tests.server.processes import Process

BID = {"kind": "bid", "tricks": 0}
ROOT = Path(__file__).resolve().parents[2]


def table(id: str) -> Table:
    return Table(id, "farm-hand", "running", False, {}, {}, (Seat("bot", bot="random"),), 0, b"", "", now())


def entry(seat: int) -> Entry:
    return Entry(seat, BID, [])


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """A store with ten tables, t0 … t9."""
    new = await Store.open(database)
    for number in range(10):
        await new.add(table(f"t{number}"))
    yield new
    await new.close()


class Fault:
    """Lets the next commit fail, before it has reached the disk or behind it."""

    def __init__(self, store: Store) -> None:
        self.commits = 0
        self.next: str | None = None
        event.listen(store.engine.sync_engine, "commit", self)

    def __call__(self, connection: Connection) -> None:
        self.commits += 1
        failing, self.next = self.next, None
        if failing == "after":
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("BEGIN")
        if failing:
            raise OperationalError("COMMIT", {}, OSError("the line is cut"))


async def fate(append: Any) -> str:
    """How an append ended."""
    try:
        await append
    except Taken:
        return "taken"
    except Problem as problem:
        return problem.code
    return "made"


async def fates(*appends: Any) -> list[str]:
    return list(await asyncio.gather(*map(fate, appends)))


# ---- group commit -------------------------------------------------------------------------------


async def test_all_that_waits_is_committed_together(store: Store) -> None:
    fault = Fault(store)
    appends = [store.append(f"t{t}", v, entry(0), over=False) for t in range(10) for v in range(1, 41)]
    assert await fates(*appends) == ["made"] * 400
    assert fault.commits == 1
    assert [len(await store.entries(f"t{t}")) for t in range(10)] == [40] * 10


async def test_one_that_waits_alone_is_committed_at_once(store: Store) -> None:
    fault = Fault(store)
    for version in range(1, 6):
        await store.append("t0", version, entry(0), over=False)
        assert fault.commits == version


async def test_an_entry_that_comes_too_late_does_not_hold_up_its_neighbours(store: Store) -> None:
    await store.append("t3", 1, entry(0), over=False)
    appends = [store.append(f"t{t}", 1, entry(1), over=True) for t in range(10)]
    assert await fates(*appends) == ["made"] * 3 + ["taken"] + ["made"] * 6
    assert [e.seat for e in await store.entries("t3")] == [0]
    ended = [await store.load(f"t{t}") for t in range(10)]
    assert [t is not None and t.status for t in ended] == ["over"] * 3 + ["running"] + ["over"] * 6


async def test_of_two_entries_for_one_place_in_one_group_one_is_made(store: Store) -> None:
    assert sorted(await fates(*(store.append("t0", 1, entry(s), over=False) for s in range(5)))) == [
        "made",
        *["taken"] * 4,
    ]
    assert len(await store.entries("t0")) == 1


async def test_an_entry_of_a_table_that_is_gone_has_no_place(store: Store) -> None:
    gone = await store.load("t4")
    assert gone is not None
    assert await store.remove(gone)
    appends = [store.append(f"t{t}", 1, entry(0), over=False) for t in (4, 5)]
    assert await fates(*appends) == ["taken", "made"]


async def test_whoever_stops_waiting_leaves_its_neighbours_alone(store: Store) -> None:
    first, second = (asyncio.create_task(store.append(f"t{t}", 1, entry(0), over=False)) for t in (0, 1))
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert len(await store.entries("t1")) == 1


# ---- faults -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("when", "kept"), [("before", 0), ("after", 1)])
async def test_a_commit_without_an_answer_acknowledges_nothing(store: Store, when: str, kept: int) -> None:
    fault = Fault(store)
    fault.next = when
    appends = [store.append(f"t{t}", 1, entry(0), over=False) for t in range(3)]
    assert await fates(*appends) == ["unavailable"] * 3
    assert [len(await store.entries(f"t{t}")) for t in range(3)] == [kept] * 3
    again = [store.append(f"t{t}", 1, entry(0), over=False) for t in range(3)]
    assert await fates(*again) == [("made", "taken")[kept]] * 3


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_full_database_refuses_and_takes_the_same_entry_when_there_is_room(store: Store) -> None:
    limits = {"pages": 1}

    @event.listens_for(store.engine.sync_engine, "begin")
    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {limits['pages']}")

    made = 0
    while await fate(store.append("t0", made + 1, entry(0), over=False)) == "made":
        made += 1
    assert await fate(store.append("t0", made + 1, entry(0), over=False)) == "unavailable"
    assert len(await store.entries("t0")) == made
    limits["pages"] = 100_000
    await store.append("t0", made + 1, entry(0), over=False)
    assert len(await store.entries("t0")) == made + 1


READ_ONLY = """
import asyncio, sys
from pathlib import Path
from tests.server.test_durable import entry, fate, table
from tairyo.server.settings import database_url
from tairyo.server.store import Store

def allow(path, mode):
    for file in Path(path).parent.glob(Path(path).name + "*"):  # the journals beside it too
        file.chmod(mode)

async def main(path):
    store = await Store.open(database_url(path))
    await store.add(table("t0"))
    await store.append("t0", 1, entry(0), over=False)
    await store.engine.dispose()
    allow(path, 0o444)
    print(await fate(store.append("t0", 2, entry(0), over=False)), len(await store.entries("t0")))
    allow(path, 0o644)
    print(await fate(store.append("t0", 2, entry(0), over=False)), len(await store.entries("t0")))
    await store.close()

asyncio.run(main(sys.argv[1]))
"""


def test_a_read_only_file_refuses_and_takes_the_same_entry_when_it_may_be_written(tmp_path: Path) -> None:
    bound: list[str] = []
    if os.geteuid() == 0:  # root may write everywhere unless it is told not to
        setpriv = shutil.which("setpriv")
        assert setpriv, "as root this test needs setpriv (util-linux)"
        bound = [setpriv, "--bounding-set=-dac_override", "--inh-caps=-dac_override"]
    command = [*bound, sys.executable, "-c", READ_ONLY, str(tmp_path / "tairyo.db")]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    assert said.stdout.splitlines() == ["unavailable 1", "made 2"]


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits the files of another process")
async def test_a_full_disk_is_told_and_played_on_behind_without_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "tairyo.db"
    with Process(Settings(database_url(str(path))), tmp_path / "log") as service:
        hana, kenji = Person(service.url), Person(service.url)
        where = (await hana.open(2))["id"]
        await kenji.join(where)
        await hana.start(where)
        async with hana.line(where) as a, kenji.line(where) as b:
            resource.prlimit(service.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            for line in (a, b):
                with pytest.raises(Refused, match="unavailable"):
                    await line.act(BID)
            with pytest.raises(Refused, match="unavailable"):
                await hana.open(2)
            room_again = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(service.pid, resource.RLIMIT_FSIZE, room_again)
            assert (await a.act(BID))["version"] == 1
            await b.reach(1)
            assert (await b.act(BID))["version"] == 2
        await hana.close()
        await kenji.close()


async def test_while_the_database_is_away_a_newcomer_is_asked_to_come_later(
    node: Callable[..., Node], person: Callable[[Node], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = node(follow=60.0)
    host = person(house)
    where = (await host.open(2))["id"]

    async def away(*_: object) -> None:
        raise Problem("unavailable", 503)

    monkeypatch.setattr(house.rooms.store, "load", away)
    with monkeypatch.context() as empty:
        empty.setattr(house.rooms, "_rooms", {})
        with pytest.raises(Refused) as refused:
            await host.get(f"/tables/{where}")
        assert (refused.value.code, refused.value.status) == ("unavailable", 503)
        line = host.line(where)
        line.socket = await line._connecting
        assert await line.closed() == 1013
