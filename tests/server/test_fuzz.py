"""A siege: thousands of mutated messages by socket and by HTTP, while three people play on undisturbed.

After every batch no table has changed, every message has had its answer, no answer was a fault of ours
and nothing was logged as one.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from tairyo import games
from tairyo.server import wire
from tairyo.server.problems import Problem
from tairyo.server.sockets import read
from tairyo.server.talk import spoken
from tests.server.conftest import ADMIN, Node
from tests.server.mutations import mutated, sample, value
from tests.server.people import PATIENCE, Line, Message, Person
from tests.server.raw import HEADERS, Caller, Request

Come = Callable[[Node], Person]

BY_SOCKET = 400
BY_HTTP = 100
"""Messages of a batch; between two batches the people at the table make a move."""
AT_ONCE = 50
"""Messages on their way at a time, fewer than the server keeps for a slow reader."""
NO_HTTP = b"Invalid HTTP request received."
"""The server's own word, before a call reaches us."""
LAWFUL = ("/leave", "/start", "/bot", "/words", "/kick", "/swap", "/host", "/close", "/move")
"""What somebody at a table may do to it."""
DIRECT = ("refused", "pong", "snapshot")
_kinds, _parts = msgspec.json.schema_components(wire.MESSAGES["ClientMessage"], ref_template="#/{name}")
MESSAGES = [(kind, _parts) for kind in _kinds]
"""The form of every message that a client may send."""


class Siege:
    """Three people who play, and others (they themselves in a second window, too) who send what they like."""

    def __init__(self, house: Node, person: Come, seed: int) -> None:
        self.house = house
        self.rng = Random(seed)
        self.people = [person(house) for _ in range(3)]
        self.strangers = [person(house), person(house)]
        self.table = self.full = self.spare = ""
        self.document: dict[str, Any] = {}
        self.lines: list[Line] = []
        self.attackers: list[tuple[int | None, Line]] = []
        self.callers: list[Caller] = []
        self.codes: Counter[str] = Counter()
        self.sent = 0

    async def open(self) -> None:
        """A table in play, and beside it one that waits with every seat taken."""
        for each in self.attackers:
            await each[1].socket.close()
        for line in self.lines:
            await line.socket.close()
        await self.strangers[1].open()  # known to the house, but not at our tables
        self.table = (await self.people[0].open())["id"]
        self.full = (await self.people[0].open())["id"]
        self.spare = (await self.people[0].open())["id"]
        self.document = await self.people[0].get("/schema/openapi.json")
        for guest in self.people[1:]:
            await guest.join(self.table)
            await guest.join(self.full)
        await self.people[0].start(self.table)
        self.lines = [await each.line(self.table).__aenter__() for each in self.people]
        senders = [*enumerate(self.people), *((None, each) for each in self.strangers)]
        self.attackers = [(seat, await each.line(self.table).__aenter__()) for seat, each in senders]
        self.callers = [Caller(self.house.url, each.token) for each in (*self.people, *self.strangers)]

    # ---- what must not change ---------------------------------------------------------------

    def state(self) -> list[Any]:
        """All that counts at both tables."""
        found: list[Any] = []
        for table in (self.table, self.full):
            room = self.house.rooms.get(table)
            assert room is not None
            match = room.match
            table_now = replace(room.table, touched=None)  # the database's own note
            found += [table_now, match and (match.version, match.state.hash(), len(match.record.entries))]
            found.append(room.talk.last)
        return found

    async def move(self) -> None:
        """Somebody at the table moves, and everybody there sees it; a new game where this one is over."""
        newest = max(line.version for line in self.lines)
        line = next((each for each in self.lines if each.now["legal"]), None)
        if line is None:
            await self.open()
            return await self.move()
        await line.act(self.rng.choice(line.now["legal"]))
        for each in self.lines:
            await each.reach(newest + 1)
            assert each.version == newest + 1
        for _, attacker in self.attackers:
            await attacker.reach(newest + 1)
        return None

    # ---- by socket --------------------------------------------------------------------------

    def _honest(self, seat: int | None, now: Message) -> Message:
        """A message as a client might send it: of this seat, of another, of another time."""
        version = self.rng.choice([now["version"], now["version"], now["version"] + 1, now["version"] - 1, 0])
        others = [action for line in self.lines for action in line.now["legal"]]
        card = f"{self.rng.choice(['red', 'blue', 'green'])}-{self.rng.randrange(9)}"
        actions = [*others, {"kind": "bid", "tricks": self.rng.randrange(9)}, {"kind": "play", "card": card}]
        act = {"type": "act", "id": "m", "version": version, "action": self.rng.choice(actions)}
        undo = {"type": "undo", "id": "m", "version": version}
        hello = {"type": "hello", "since": self.rng.choice([now["version"], 0, 10**9])}
        # whatever else there is to say, as the protocol has it
        kind, parts = self.rng.choice(MESSAGES)
        other = {**sample(kind, parts, self.rng), "id": "m"}
        if other["type"] in ("act", "undo"):
            other = act
        if other["type"] in ("hello", "ping"):
            del other["id"]
        return self.rng.choice([act, act, act, act, undo, undo, hello, other, other])

    def _lawful(self, seat: int | None, data: bytes) -> bool:
        """Whether the message is a move that its sender may make: those are not for a siege."""
        with suppress(Problem):
            message = read(data)
            if isinstance(message, wire.Undo):
                return seat is not None and self.lines[seat].now["can_undo"]
            if isinstance(message, wire.Say):
                spoken(message, games.farm_hand)
                return seat is not None
            if isinstance(message, wire.Act) and seat is not None:
                wanted = json.dumps(message.action, sort_keys=True)
                return wanted in (json.dumps(each, sort_keys=True) for each in self.lines[seat].now["legal"])
        return False

    async def by_socket(self, count: int) -> None:
        """Each of the attackers sends its share, all at a time, and hears an answer to every one."""
        share = count // len(self.attackers)
        batches = [self._batch(seat, line.now, share) for seat, line in self.attackers]
        lines = [line for _, line in self.attackers]
        await asyncio.gather(*map(self._send, lines, batches))
        self.sent += share * len(self.attackers)

    def _batch(self, seat: int | None, now: Message, share: int) -> list[str | bytes]:
        batch: list[str | bytes] = []
        while len(batch) < share:
            data = mutated(self._honest(seat, now), self.rng)
            if not self._lawful(seat, data):
                copies = self.rng.choice([1, 1, 1, 1, 2])
                batch += [data.decode() if self._text(data) else data for _ in range(copies)]
        return batch[:share]

    def _text(self, data: bytes) -> bool:
        with suppress(UnicodeDecodeError):
            return bool(data.decode()) and self.rng.random() < 0.7
        return False

    async def _send(self, line: Line, batch: list[str | bytes]) -> None:
        for start in range(0, len(batch), AT_ONCE):
            part = batch[start : start + AT_ONCE]
            for data in part:
                await line.socket.send(data)
            await self._answers(line, len(part))

    async def _answers(self, line: Line, count: int) -> None:
        while count:
            answer = json.loads(await asyncio.wait_for(line.socket.recv(), PATIENCE))
            if answer["type"] in DIRECT:
                count -= 1
            code = answer["error"]["code"] if answer["type"] == "refused" else answer["type"]
            self.codes[code] += 1
            assert code not in ("server", "update")

    # ---- by HTTP ----------------------------------------------------------------------------

    def _call(self) -> Request:
        """A call as a client might make it, at our tables or at none, and what became of it."""
        rng = self.rng
        join = {"nickname": "Kenji", "words": "", "seat": rng.choice([None, 0, 1, 2, 9])}
        bot = {"seat": rng.randrange(4), "bot": rng.choice(["random", "steady", None])}
        table = {
            "game": "farm-hand",
            "seats": 3,
            "options": {},
            "nickname": "A",
            "words": "",
            "public": False,
            "clock": rng.choice([None, {"turn": 30, "reserve": 60}]),
        }
        place = {"endpoint": "https://fcm.googleapis.com/x", "language": "en"}
        path, body = rng.choice(
            [
                ("join", join),
                ("join", join),
                ("bot", bot),
                ("start", {}),
                ("leave", {}),
                ("record", {}),
                ("socket", {}),
                ("", {}),
                (None, table),
                ("/api/push", {**place, "keys": {"p256dh": "BA", "auth": "AA"}}),
                ("/api/push/stop", {"endpoint": place["endpoint"]}),
                ("words", {"words": "x"}),
                (rng.choice(["kick", "host", "stand-in"]), {"seat": rng.randrange(-1, 4)}),
                ("swap", {"seats": [rng.randrange(4), rng.randrange(4)]}),
                (rng.choice(["whose", "claim"]), {"code": "x" * 43}),
                (rng.choice(["close", "move", "rematch"]), {}),
            ]
        )
        where = rng.choice([self.table, self.table, self.full, "23456789abcd", str(value(rng))[:200]])
        if rng.random() < 0.5:
            return self._documented(where)
        full = "/api/tables" if path is None else f"/api/tables/{where}/{path}".rstrip("/")
        if path is not None and path.startswith("/api/push"):
            full = path
        others = ["GET", "GET", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"]
        return Request("POST" if rng.random() < 0.75 else rng.choice(others), full, mutated(body, rng))

    def _documented(self, where: str) -> Request:
        """Any call of the OpenAPI document, with a body as it should be, or nearly; at the spare table
        anything goes.
        """
        rng = self.rng
        path = rng.choice(list(self.document["paths"]))
        method, operation = rng.choice(list(self.document["paths"][path].items()))
        parts = self.document["components"]["schemas"]
        content = operation.get("requestBody", {}).get("content", {})
        body = sample(content.get("application/json", {}).get("schema", {"type": "object"}), parts, rng)
        admin = path.startswith("/api/admin")
        if admin and where in (self.table, self.full):
            where = self.spare
        named = [each["name"] for each in operation.get("parameters", ()) if each["in"] == "query"]
        asked = "&".join(f"{name}={quote(str(value(rng))[:80])}" for name in named if rng.random() < 0.7)
        token = rng.choice([ADMIN, ADMIN, ADMIN, "x", "\xe9"])
        return Request(
            method.upper(),
            path.replace("{table_id}", rng.choice([where, self.spare])),
            mutated(body if isinstance(body, dict) else {}, rng),
            f"?{asked}" if asked else "",
            (f"authorization: Bearer {token}",) if admin and rng.random() < 0.9 else (),
        )

    def _harmless(self, caller: int, call: Request) -> bool:
        """Whether it is no call by which somebody at the tables lawfully changes them."""
        people = caller < len(self.people)
        ours = any(f"/{table}/" in call.path for table in (self.table, self.full))
        refused = ("/join", "/report")  # they sit already, and nobody has said anything
        return not (people and ours and call.method == "POST" and not call.path.endswith(refused))

    async def by_http(self, count: int) -> None:
        """Calls from everybody at a time; a lawful one may only look, or open a table elsewhere."""
        calls: list[list[Request]] = [[] for _ in self.callers]
        for _ in range(count):
            caller = self.rng.randrange(len(self.callers))
            call = self._call()
            while not self._harmless(caller, call):
                call = self._call()
            call.headers += tuple(self.rng.sample(HEADERS, 2))
            calls[caller].append(call)
        await asyncio.gather(*map(self._ask, self.callers, calls))
        self.sent += count

    async def _ask(self, caller: Caller, calls: list[Request]) -> None:
        for call in calls:
            status, body = await caller.ask(call)
            assert status < 500, (status, call, body)
            if status >= 400 and body != NO_HTTP and call.method != "HEAD":
                assert set(json.loads(body)) == {"code", "clause", "args"}, (status, call, body)
            self.codes[str(status)] += 1


async def besiege(siege: Siege, messages: int, caplog: pytest.LogCaptureFixture) -> None:
    """Batch after batch, with a move of the people between them."""
    caplog.set_level(logging.WARNING)
    await siege.open()
    while siege.sent < messages:
        await siege.move()
        before = siege.state()
        await siege.by_socket(BY_SOCKET)
        await siege.by_http(BY_HTTP)
        assert siege.state() == before
        gone = await siege.people[0].http.get(f"/api/tables/{siege.spare}")
        if gone.status_code == 410:  # somebody found out how to close it
            siege.spare = (await siege.people[0].open())["id"]
        faults = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert not faults, faults
    await siege.move()


@pytest.mark.parametrize("seed", [1, 2])
async def test_ten_thousand_mutated_messages_change_nothing_and_disturb_nobody(
    open_house: Node, person: Come, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    siege = Siege(open_house, person, seed)
    await besiege(siege, 10_000, caplog)
    for code in (
        "not-json",
        "unknown-message",
        "too-large",
        "stale-version",
        "not-your-seat",
        "not-an-action",
    ):
        assert siege.codes[code] > 50, siege.codes  # the mutations reach every depth
    for status in ("400", "403", "404", "405", "409", "413"):
        assert siege.codes[status] > 5, siege.codes


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 110))
async def test_a_million_mutated_messages_change_nothing_and_disturb_nobody(
    open_house: Node, person: Come, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    await besiege(Siege(open_house, person, seed), 100_000, caplog)


async def test_what_no_browser_would_send_ends_that_connection_alone(
    open_house: Node, person: Come, caplog: pytest.LogCaptureFixture
) -> None:
    siege = Siege(open_house, person, 3)
    await siege.open()
    before = siege.state()
    for data, text, code in ((b"\xff\xfe", True, 1007), (b"x" * 100_000, False, 1009)):
        async with siege.people[0].line(siege.table) as line:
            await line.socket.send(data, text=text)
            assert await line.closed() == code
    for raw in (
        b"\x00" * 100,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET  /\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\ncontent-length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\ncontent-length: 9\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 20_000 + b"\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
        b"GET /api/tables/23456789abcd/socket HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
    ):
        await Caller(open_house.url, None).throw(raw)
    assert siege.state() == before
    await siege.move()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_whoever_breaks_off_in_the_middle_disturbs_nobody(open_house: Node, person: Come) -> None:
    siege = Siege(open_house, person, 4)
    await siege.open()
    before = siege.state()
    for _ in range(50):
        line = siege.rng.choice(siege.people).line(siege.table)
        with suppress(ConnectionClosed):
            socket = await line._connecting
            await socket.send('{"type":"hello","since":null}')
            socket.transport.abort()
    assert siege.state() == before
    await siege.move()
