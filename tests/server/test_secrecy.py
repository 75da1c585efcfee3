"""Secrecy on the wire: every byte that a client is sent, over whole games, held against what it may know.

All that anybody hears is kept: sockets (a second window and a spectator's included), the answers to every
call with their headers, the lobby, refusals, records, and beside them the service's log and its numbers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

import pytest

from tairyo import games
from tairyo.kernel.record import Record
from tairyo.kernel.replay import replay
from tests.server.conftest import ADMIN, Node
from tests.server.knowledge import CARD, check, forms
from tests.server.mutations import mutated
from tests.server.people import Line, Person, Refused, play

Come = Callable[[Node], Person]
PEOPLE = ("words", "kick", "swap", "host", "close", "stand-in", "move", "whose", "claim", "rematch")
DIRECT = ("refused", "pong", "snapshot")


class Party:
    """People at one table and around it, and all that each of them is told."""

    def __init__(self, house: Node, person: Come, seats: int) -> None:
        self.house = house
        self.rng = Random(seats)
        self.people = [person(house) for _ in range(seats)]
        self.watching = person(house)
        self.admin = person(house)
        self.admin.http.headers["authorization"] = f"Bearer {ADMIN}"
        self.table = ""
        self.lines: dict[int, Line] = {}
        self.spectator: Line
        self.hosts: set[int | None] = set()
        """Who was host when a line was reported."""
        self.heard: list[tuple[int | None, str]] = []
        """By seat (None: a spectator), what came over sockets."""

    @property
    def everybody(self) -> list[Person]:
        return [*self.people, self.watching, self.admin]

    async def seat(self) -> None:
        """Everybody comes to the table, looks around, and is there before the game starts."""
        clock = {"turn": 600, "reserve": 60}
        opened = await self.people[0].open(seats=len(self.people), words="heron 0", public=True, clock=clock)
        self.table = opened["id"]
        await self.people[0].open(seats=2, words="heron at a private table")
        for number, guest in enumerate(self.people[1:], 1):
            await guest.join(self.table, f"Guest {number}", f"heron {number}")
        for seat, each in enumerate(self.people):
            self.lines[seat] = await each.line(self.table).__aenter__()
        self.spectator = await self.watching.line(self.table).__aenter__()
        await self.look_around()

    async def look_around(self) -> None:
        """Ask for everything that can be asked for."""
        for each in self.everybody:
            for path in (
                "/api/tables",
                "/api/games",
                f"/api/tables/{self.table}",
                "/api/schema/openapi.json",
            ):
                await each.http.get(path)
            for path in ("/metrics", "/ready", f"/api/tables/{self.table}/record", f"/table/{self.table}"):
                await each.http.get(path)
        for path in ("load", "tables", f"tables?search={self.table}", "reports", "bans"):
            await self.admin.http.get(f"/api/admin/{path}")
        await self.admin.http.get(f"/api/admin/tables/{self.table}/addresses")
        for path in ("start", "leave", "join", "bot", "mute", "report", *PEOPLE):
            await self.watching.http.post(f"/api/tables/{self.table}/{path}", content=self.rng.randbytes(9))

    async def hear(self, seat: int | None, line: Line) -> None:
        """Keep all that has come on a line, and let it go."""
        await line.say(type="ping")
        await line.hear("pong")
        self.heard += [(seat, text) for text in line.texts]
        await line.socket.close()

    async def reload(self, seat: int) -> None:
        await self.hear(seat, self.lines[seat])
        since = self.rng.choice([None, 0, self.lines[seat].version])
        self.lines[seat] = await self.people[seat].line(self.table, since).__aenter__()

    async def ask_for_more(self) -> None:
        """Questions that might be answered with too much: foreign, impossible and broken ones."""
        line = self.rng.choice(list(self.lines.values()))
        suits = line.now["view"]["suits"]
        for card in self.rng.sample([f"{suit}-{number}" for suit in suits for number in range(1, 8)], 4):
            if {"kind": "play", "card": card} not in line.now["legal"]:
                with pytest.raises(Refused):
                    await line.act({"kind": "play", "card": card})
                assert not CARD.search(line.texts[-1])
            with pytest.raises(Refused, match="not-your-seat"):
                await self.spectator.act({"kind": "play", "card": card})
        with pytest.raises(Refused, match="not-your-seat"):
            await self.spectator.undo()
        for _ in range(5):
            act = {
                "type": "act",
                "id": "m",
                "version": line.version,
                "action": {"kind": "play", "card": card},
            }
            await self.spectator.socket.send(mutated(act, self.rng))
            while (await self.spectator.next())["type"] not in DIRECT:
                pass

    async def talk(self) -> None:
        """Somebody says something; now and then it is reported, and deleted by who runs the house."""
        seat = self.rng.randrange(len(self.people))
        said = await self.lines[seat].talk(f"gull of seat {seat}")
        with pytest.raises(Refused, match="spectators-silent"):
            await self.spectator.talk("gull from outside")
        if self.rng.random() < 0.3:
            number = said["line"]["number"]
            self.hosts.add(self.lines[0].table["host"])
            other = self.rng.choice(self.people)
            await other.ask("POST", f"/tables/{self.table}/report", {"line": number})
            await self.admin.get("/admin/reports")
            judgement = {"line": number, "delete": True}
            await self.admin.ask("POST", f"/admin/tables/{self.table}/judge", judgement)

    async def stand_in(self, seat: int) -> None:
        """Somebody leaves, is told no more than a spectator, and comes back."""
        line = self.lines[seat]
        await self.hear(seat, line)
        line = self.lines[seat] = await self.people[seat].line(self.table).__aenter__()
        self.heard += [(seat, text) for text in line.texts]
        line.texts.clear()
        await self.people[seat].leave(self.table)
        while line.table["you"] is not None:
            await line.next()
        gone = next(
            n for n, message in enumerate(line.told) if message.get("table", {}).get("you", 0) is None
        )
        behind = len(line.told) - len(line.texts)
        self.heard += [(seat, text) for text in line.texts[: gone - behind]]
        del line.texts[: gone - behind]
        await self.hear(None, line)
        await self.people[seat].join(self.table)
        self.lines[seat] = await self.people[seat].line(self.table).__aenter__()

    async def play(self) -> None:
        """A whole game at random, with everything in it that makes the service talk."""
        await self.people[0].start(self.table)
        for line in (*self.lines.values(), self.spectator):
            while line.now["view"] is None:
                await line.next()
        while self.lines[0].now["actors"]:
            await play(self.lines, self.rng, until=self.lines[0].version + self.rng.randrange(1, 20))
            await self.ask_for_more()
            await self.talk()
            await self.take_back()
            await self.reload(self.rng.randrange(len(self.people)))
            if self.rng.random() < 0.2 and self.lines[0].now["actors"]:
                await self.stand_in(self.rng.randrange(len(self.people)))
            for each in self.everybody:
                if self.lines[0].now["actors"]:
                    with pytest.raises(Refused, match="not-over"):
                        await each.record(self.table)
        await self.look_around()
        newest = max(line.version for line in self.lines.values())
        for seat, line in (*self.lines.items(), (None, self.spectator)):
            await line.reach(newest)
            await self.hear(seat, line)

    async def take_back(self) -> None:
        for line in self.lines.values():
            if line.now["can_undo"]:
                await line.undo()
                break
        newest = max(line.version for line in self.lines.values())
        for line in self.lines.values():
            await line.reach(newest)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
async def test_no_byte_tells_anybody_what_they_may_not_know(
    open_house: Node, person: Come, caplog: pytest.LogCaptureFixture, seats: int
) -> None:
    caplog.set_level("DEBUG", "tairyo")
    caplog.set_level("WARNING", "uvicorn")  # as it runs: it would show cookies and whole messages
    party = Party(open_house, person, seats)
    await party.seat()
    before_start = [body for each in party.everybody for body in each.bodies]
    before_start += [text for line in (*party.lines.values(), party.spectator) for text in line.texts]
    assert "heron" not in "".join(before_start)
    await party.play()

    record = Record.read(await party.people[0].record(party.table))
    positions = [
        replay(games.ALL["farm-hand"], record, version) for version in range(len(record.entries) + 1)
    ]
    assert len(party.heard) > len(positions) * seats
    for seat, text in party.heard:
        check(text, positions, seat, party.rng)

    calls = "".join(body for each in party.everybody for body in each.bodies)
    heads = "".join(head for each in party.everybody for _, head, _ in each.answers)
    assert not CARD.search(calls + heads)
    assert "private table" not in calls
    sent = calls + "".join(text for _, text in party.heard)
    log = "".join(each.getMessage() for each in caplog.records if each.name.startswith(("tairyo", "uvicorn")))
    assert record.secret is not None
    for secret in forms(record.secret):
        assert secret not in sent + heads + log
    assert not CARD.search(log)
    assert not re.search("heron|Guest|Hana|gull", log)
    assert ADMIN not in sent + heads + log
    check_reports(party)
    check_identities(party, sent, log)


def check_reports(party: Party) -> None:
    """That a line was reported is told to nobody but the host, and to who runs the house."""
    for seat, text in party.heard:
        message = json.loads(text)
        lines = [message["line"]] if message["type"] == "said" else message.get("talk", [])
        assert seat in party.hosts or not any(line["reported"] for line in lines)


def check_identities(party: Party, sent: str, log: str) -> None:
    """A browser's secret goes to that browser alone, once, as its cookie; its hash goes nowhere."""
    for each in party.people:
        assert each.token is not None
        assert each.token not in sent + log
        for other in party.everybody:
            told = [head for _, head, _ in other.answers if each.token in head]
            assert len(told) == (1 if other is each else 0)
            assert all(re.search(f"set-cookie: .*{each.token}.*HttpOnly", head) for head in told)
    room = party.house.rooms.get(party.table)
    assert room is not None
    for seat in room.table.seats:
        assert seat.identity is not None
        assert seat.identity not in sent + log


async def test_the_log_names_nobody_and_tells_no_secret(
    house: Node, person: Come, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", "tairyo")
    host = person(house)
    table = (await host.open(seats=1, nickname="Hanako", words="seven herons"))["id"]
    await host.start(table)
    async with host.line(table) as line:
        with pytest.raises(Refused):
            await line.act({"kind": "bid", "tricks": 9})
        await play({0: line}, Random(1))
    record = Record.read(await host.record(table))
    assert f"table={table}" in caplog.text
    assert record.secret is not None
    assert host.token is not None
    for secret in ("Hanako", "herons", record.secret.hex(), host.token):
        assert secret not in caplog.text
    assert not CARD.search(caplog.text)


async def test_a_table_by_invitation_is_in_nobody_elses_lobby(house: Node, person: Come) -> None:
    host, stranger = person(house), person(house)
    table = (await host.open(nickname="Hanako"))["id"]
    await stranger.get("/tables")
    await stranger.get("/games")
    assert table not in "".join(stranger.bodies)
    assert "Hanako" not in "".join(stranger.bodies)
