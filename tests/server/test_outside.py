"""The service seen from outside: is it alive, can it serve, how much is going on; and how it stops."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from alembic import command

from tairyo.server import database as db
from tairyo.server.settings import database_url
from tests.server.conftest import Node
from tests.server.people import Person, Refused, play

Start = Callable[..., Node]
Come = Callable[[Node], Person]


async def numbers(somebody: Person) -> dict[str, float]:
    """What /metrics tells, by name and labels."""
    text = (await somebody.http.get("/metrics")).text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


async def test_a_process_that_lives_says_so(house: Node, person: Come) -> None:
    answer = await person(house).http.get("/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


async def test_it_is_ready_when_the_database_answers(
    node: Start, person: Come, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    house = node()
    somebody = person(house)
    assert (await somebody.http.get("/ready")).status_code == 200
    nowhere = db.connect(database_url(str(tmp_path / "other.db")))
    (tmp_path / "other.db").mkdir()
    with monkeypatch.context() as broken:
        broken.setattr(house.rooms.store, "engine", nowhere)
        answer = await somebody.http.get("/ready")
        assert (answer.status_code, answer.json()) == (503, {"status": "database"})
        assert (await somebody.http.get("/health")).status_code == 200
    assert (await somebody.http.get("/ready")).status_code == 200


async def test_it_is_not_ready_on_the_tables_of_another_release(
    node: Start, person: Come, tmp_path: Path
) -> None:
    house = node("older.db")
    engine = db.connect(database_url(str(tmp_path / "older.db")))
    async with engine.execution_options(writes=True).begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(db.alembic(sync), "base"))
    await engine.dispose()
    answer = await person(house).http.get("/ready")
    assert (answer.status_code, answer.json()) == (503, {"status": "migrations"})


async def test_the_numbers_follow_what_happens(node: Start, person: Come) -> None:
    house = node()
    host, guest = person(house), person(house)
    table = (await host.open(seats=2, nickname="Hanako", words="heron"))["id"]
    await guest.join(table)
    await host.start(table)
    async with host.line(table) as line, guest.line(table) as other:
        with pytest.raises(Refused, match="stale-version"):
            await line.act(line.now["legal"] and {"kind": "bid", "tricks": 0}, version=7)
        with pytest.raises(Refused, match="not-host"):
            await guest.start(table)
        await play({0: line, 1: other}, Random(1), until=10)
        told = await numbers(host)
        assert told["tairyo_tables"] == 1
        assert told["tairyo_sockets"] == 2
        assert told["tairyo_bots"] == 0
        assert told["tairyo_move_seconds_count"] == 10
        assert told['tairyo_move_seconds_bucket{le="10.0"}'] == 10
        assert told['tairyo_refusals_total{code="not-host",way="http"}'] == 1
        assert told['tairyo_refusals_total{code="stale-version",way="socket"}'] >= 1
    assert told["process_resident_memory_bytes"] > 0
    text = (await host.http.get("/metrics")).text
    for secret in (table, "Hanako", "heron", str(host.token)):
        assert secret not in text


async def test_the_numbers_are_for_this_machine_and_for_who_has_the_token(node: Start, person: Come) -> None:
    open_only_here = person(node())
    assert (await open_only_here.http.get("/metrics")).status_code == 200
    for name in ("x-forwarded-for", "forwarded"):
        answer = await open_only_here.http.get("/metrics", headers={name: "192.0.2.1"})
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    guarded = person(node(metrics="open sesame", proxies=("127.0.0.1",)))
    away = {"x-forwarded-for": "192.0.2.1"}
    assert (await guarded.http.get("/metrics", headers=away)).status_code == 404
    for token, status in (("open sesame", 200), ("open sesam", 404), ("é", 404)):
        headers = {**away, "authorization": f"Bearer {token}".encode()}
        assert (await guarded.http.get("/metrics", headers=headers)).status_code == status


async def test_a_service_that_stops_sends_everybody_away_to_come_back(node: Start, person: Come) -> None:
    house = node()
    host = person(house)
    table = (await host.open(seats=1))["id"]
    await host.start(table)
    async with host.line(table) as line, person(house).line(table) as watching:
        await line.act(line.now["legal"][0])
        house.stop()
        assert (await line.closed(), await watching.closed()) == (1012, 1012)
        assert watching.now["version"] == line.now["version"] == 1


def test_the_log_is_one_line_of_pairs_an_event(tmp_path: Path) -> None:
    arguments = ["-m", "tairyo.cli", "serve", "--port", "0", "--database", str(tmp_path / "t.db")]
    with subprocess.Popen(
        [sys.executable, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as service:
        assert service.stdout is not None
        service.stdout.readline()
        service.terminate()
        _, log = service.communicate(timeout=20)
    lines = log.splitlines()
    assert [re.search(r"event=(\S+)", line)[1] for line in lines] == ["serving", "stopping"]  # type: ignore[index]
    for line in lines:
        assert re.fullmatch(r'time=\S+ level=\w+ logger=tairyo\.server( \w+=("[^"]*"|\S+))*', line)
