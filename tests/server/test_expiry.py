"""Dead tables are cleared away, live ones never; the clock is handed in."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from tairyo.kernel.record import Entry
from tairyo.server import database as db
from tairyo.server import expiry
from tairyo.server.expiry import Sweeper
from tairyo.server.limits import Limits
from tairyo.server.nodes import Nodes
from tairyo.server.problems import Problem
from tairyo.server.rooms import Rooms
from tairyo.server.settings import Lives, Settings
from tairyo.server.store import Store, now
from tairyo.server.table import OPEN, Seat, Status, Table, new_id
from tests.server.conftest import Node
from tests.server.people import Person, Refused

Start = Callable[..., Node]
Come = Callable[[Node], Person]

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


class Harbour:
    """A store with tables in it, and a sweeper whose clock a test turns."""

    def __init__(self, store: Store, lives: Lives) -> None:
        self.store = store
        self.rooms = Rooms(store, Nodes(), Limits(), 0.0, 1.0)
        self.time = self.begun = now()
        self.sweeper = Sweeper(self.rooms, lives, lambda: self.time)

    async def table(self, status: Status, acted: timedelta | None = None, **change: Any) -> str:
        """A table that was opened just now; ``acted``: when its only entry was made, from now."""
        seat = Seat("person", "Hana", None, "0" * 64)
        table = Table(
            new_id(),
            "farm-hand",
            status,
            True,
            {},
            {},
            (seat, OPEN),
            0,
            b"s" * 32,
            "c",
            self.begun,
            **change,
        )
        await self.store.add(table)
        if acted is not None:
            await self.store.append(table.id, 1, Entry(0, None, (), None), over=False)
            when = update(db.log).where(db.log.c.table_id == table.id).values(time=self.begun + acted)
            async with self.store.writing() as connection:
                await connection.execute(when)
        return table.id

    async def left(self) -> set[str]:
        async with self.store.reading() as connection:
            return set((await connection.execute(select(db.tables.c.id))).scalars())

    async def after(self, time: timedelta) -> int:
        """How many tables are swept away when so much time has passed."""
        self.time = self.begun + time
        return await self.sweeper.sweep()


@pytest.fixture(params=[Lives()])
async def harbour(request: pytest.FixtureRequest, database: str) -> AsyncIterator[Harbour]:
    store = await Store.open(database)
    yield Harbour(store, request.param)
    await store.close()


async def test_a_waiting_table_goes_when_nobody_has_been_there_for_twelve_hours(harbour: Harbour) -> None:
    table = await harbour.table("waiting")
    assert await harbour.after(11 * HOUR) == 0
    assert await harbour.after(13 * HOUR) == 1
    assert await harbour.left() == set()
    assert (await harbour.store.missing(table)).code == "table-expired"


async def test_whoever_is_in_a_waiting_room_keeps_it(harbour: Harbour) -> None:
    table = await harbour.table("waiting")
    async with harbour.rooms.use(table) as room:
        room.clients.add(object())  # type: ignore[arg-type]  # all that counts is that somebody is there
        harbour.time = harbour.begun + 11 * HOUR
        await harbour.sweeper.keep_alive()
        room.clients.clear()
    assert await harbour.after(20 * HOUR) == 0
    assert await harbour.after(24 * HOUR) == 1


async def test_a_game_goes_when_nobody_has_acted_for_sixty_days(harbour: Harbour) -> None:
    never = await harbour.table("running")
    long_ago = await harbour.table("running", timedelta(0))
    lately = await harbour.table("running", 50 * DAY)
    assert await harbour.after(59 * DAY) == 0
    assert await harbour.after(61 * DAY) == 2
    assert await harbour.left() == {lately}
    assert not {never, long_ago} & await harbour.left()
    assert await harbour.after(109 * DAY) == 0
    assert await harbour.after(111 * DAY) == 1


async def test_a_game_with_a_clock_ends_by_itself_and_is_left_alone(harbour: Harbour) -> None:
    table = await harbour.table("running", turn=60)
    assert await harbour.after(300 * DAY) == 0
    assert await harbour.left() == {table}


async def test_a_finished_game_goes_after_a_year(harbour: Harbour) -> None:
    await harbour.table("over", 10 * DAY)
    assert await harbour.after(366 * DAY) == 0
    assert await harbour.after(376 * DAY) == 1


@pytest.mark.parametrize("harbour", [Lives(timedelta(0), timedelta(0), timedelta(0))], indirect=True)
async def test_nought_keeps_them_for_ever(harbour: Harbour) -> None:
    for status in ("waiting", "running", "over"):
        await harbour.table(status)  # type: ignore[arg-type]  # mypy does not see the three words in a tuple
    assert await harbour.after(4000 * DAY) == 0


async def test_more_than_a_batch_goes_batch_by_batch(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "BATCH", 3)
    for _ in range(10):
        await harbour.table("waiting")
    for _ in range(4):
        await harbour.table("over", 300 * DAY)
    assert await harbour.after(13 * HOUR) == 10
    assert await harbour.after(500 * DAY) == 0


async def test_somebody_who_comes_at_the_last_moment_keeps_the_table(harbour: Harbour) -> None:
    table = await harbour.table("waiting")
    taken = harbour.sweeper._next

    async def late(status: str, before: datetime) -> list[str]:
        found = await taken(status, before)
        if found:
            touch = update(db.tables).values(touched=harbour.time)
            async with harbour.store.writing() as connection:
                await connection.execute(touch)
        return found

    harbour.sweeper._next = late  # type: ignore[method-assign]
    assert await harbour.after(13 * HOUR) == 0
    assert await harbour.left() == {table}


async def test_what_became_of_a_table_is_known_for_a_year(harbour: Harbour) -> None:
    table = await harbour.table("waiting")
    await harbour.after(13 * HOUR)
    await harbour.after(364 * DAY)
    assert (await harbour.store.missing(table)).code == "table-expired"
    await harbour.after(366 * DAY)
    assert (await harbour.store.missing(table)).code == "not-found"


async def test_people_at_a_table_that_goes_are_told(node: Start, person: Come) -> None:
    house = node()
    host = person(house)
    table = (await host.open())["id"]
    async with host.line(table) as line:
        await host.get(f"/tables/{table}")
        ages = update(db.tables).values(touched=now() - 13 * HOUR)
        # from outside, as another node would: this test has a loop of its own
        store = await Store.open(house.settings.database)
        async with store.writing() as connection:
            await connection.execute(ages)
        assert await Sweeper(Rooms(store, Nodes(), Limits(), 0.0, 1.0), Lives()).sweep() == 1
        await store.close()
        assert await line.closed() == 4411
    with pytest.raises(Refused, match="table-expired") as refused:
        await host.get(f"/tables/{table}")
    assert refused.value.status == 410


async def test_the_lobby_lists_a_waiting_table_while_somebody_is_or_was_there_lately(
    harbour: Harbour,
) -> None:
    waiting, running = await harbour.table("waiting"), await harbour.table("running")

    async def lobby_after(time: timedelta) -> set[str]:
        async with harbour.store.writing() as connection:
            await connection.execute(update(db.tables).values(touched=now() - time))
        return {table.id for table, _ in await harbour.store.lobby(None)}

    assert await lobby_after(2 * HOUR) == {waiting, running}
    assert await lobby_after(4 * HOUR) == {running}
    async with harbour.store.reading() as connection:
        assert len((await connection.execute(select(db.tables.c.id))).all()) == 2
    mine = {table.id for table, _ in await harbour.store.lobby("0" * 64)}
    assert mine == {waiting, running}  # one's own stand there all the same


async def test_a_sweep_looks_at_few_of_many_tables(harbour: Harbour) -> None:
    """Twenty thousand finished tables are not read to find the one that is dead."""
    model = await harbour.table("over")
    async with harbour.store.reading() as connection:
        row = dict(
            (await connection.execute(select(db.tables).where(db.tables.c.id == model))).one()._mapping
        )
    async with harbour.store.writing() as connection:
        for start in range(0, 20_000, 500):
            rows = [{**row, "id": f"t{start + number}"} for number in range(500)]
            await connection.execute(insert(db.tables), rows)
    dead = await harbour.table("waiting")
    looked = 0
    execute = harbour.store.reading

    def counting() -> Any:
        nonlocal looked
        looked += 1
        return execute()

    harbour.store.reading = counting  # type: ignore[method-assign]
    assert await harbour.after(13 * HOUR) == 1
    assert (await harbour.store.missing(dead)).code == "table-expired"
    assert looked < 10


async def test_a_service_sweeps_by_itself(node: Start, person: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "EVERY", 0.05)
    house = node(lives=Lives(waiting=timedelta(seconds=0.01)))
    host = person(house)
    table = (await host.open())["id"]
    for _ in range(400):
        answer = await host.http.get(f"/api/tables/{table}")
        if answer.status_code == 410:
            break
    assert answer.json()["code"] == "table-expired"


def test_lives_come_from_the_environment() -> None:
    environ = {"TAIRYO_WAITING": "2", "TAIRYO_RUNNING": "0", "TAIRYO_OVER": "1.5"}
    lives = Settings.choose(environ=environ).lives
    assert (lives.waiting, lives.running, lives.over) == (2 * HOUR, timedelta(0), 1.5 * DAY)
    assert Settings.choose(environ={}).lives == Lives(12 * HOUR, 60 * DAY, 365 * DAY)
    assert Settings.choose(environ={"TAIRYO_ADMIN": "t"}).admin == "t"


async def test_a_database_that_is_away_stops_no_sweeper(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "EVERY", 0.0)
    tries = 0

    async def away() -> int:
        nonlocal tries
        tries += 1
        if tries == 3:
            raise KeyboardInterrupt
        raise Problem("unavailable", 503)

    monkeypatch.setattr(harbour.sweeper, "sweep", away)
    with pytest.raises(KeyboardInterrupt):
        await harbour.sweeper.run()
