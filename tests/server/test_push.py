"""Reminders by Web Push, sent to a push service of the tests' own, which can read them."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tairyo.server.push import is_known
from tairyo.server.settings import PUSH_SERVICES
from tairyo.server.store import Store
from tests.server.conftest import Node
from tests.server.people import Message, Person, Refused

Come = Callable[[Node], Person]
Start = Callable[..., Node]
BID = {"kind": "bid", "tricks": 0}
DAY = {"turn": 86400, "reserve": 0}


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Browser:
    """A browser's end of a subscription: where it is reached, and the keys with which it reads."""

    endpoint: str
    private: Any = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = bytes(range(16))

    def subscription(self, language: str = "en") -> Message:
        public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": coded(public), "auth": coded(self.secret)}
        return {"endpoint": self.endpoint, "keys": keys, "language": language}

    def read(self, body: bytes) -> Message:
        text = http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        message: Message = json.loads(text)
        return message


class PushService:
    """Takes in what is pushed, as a browser maker's service would; answers with `status`."""

    def __init__(self) -> None:
        self.status = 201
        self.got: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()
        self.url = ""
        self.silent = asyncio.Event()
        self.silent.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.put_nowait((head[0].split()[1], headers, body))
        await self.silent.wait()
        writer.write(b"HTTP/1.1 %d x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n" % self.status)
        await writer.drain()
        writer.close()

    async def next(self) -> tuple[str, dict[str, str], bytes]:
        return await asyncio.wait_for(self.got.get(), 20)


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    yield service
    service.silent.set()
    server.close()


async def two(house: Node, person: Come, clock: Message | None = DAY) -> tuple[str, Person, Person]:
    host, guest = person(house), person(house)
    table = (await host.open(2, clock=clock))["id"]
    await guest.join(table)
    return table, host, guest


async def subscribe(someone: Person, browser: Browser, language: str = "en") -> Message:
    answer: Message = await someone.ask("POST", "/push", browser.subscription(language))
    return answer


async def kept(house: Node) -> int:
    store = await Store.open(house.settings.database)
    async with store.engine.connect() as connection:
        count = (await connection.exec_driver_sql("SELECT count(*) FROM pushes")).scalar_one()
    await store.close()
    return int(count)


async def test_who_is_not_there_is_told_that_it_is_their_turn_and_nothing_else(
    node: Start, person: Come, service: PushService
) -> None:
    house = node(push=(service.url,))
    table, host, guest = await two(house, person)
    browser = Browser(f"{service.url}/to/kenji")
    key = (await subscribe(guest, browser, "ja"))["key"]
    async with host.line(table):  # the host is there
        await host.start(table)
        path, headers, body = await service.next()
    assert path == "/to/kenji"
    assert browser.read(body) == {
        "text": "ファームハンド：あなたの番です。",
        "table": table,
        "language": "ja",
    }
    assert headers["ttl"] == "86400"
    signed, public = headers["authorization"].removeprefix("vapid t=").split(",k=")
    assert public == key
    claims = json.loads(base64.urlsafe_b64decode(signed.split(".")[1] + "=="))
    assert claims["aud"] == service.url
    assert Vapid02.verify(headers["authorization"])
    assert service.got.empty()


async def test_nobody_is_told_twice_of_one_turn_and_everybody_once_of_the_next(
    node: Start, person: Come, service: PushService
) -> None:
    house = node(push=(service.url,))
    table, host, guest = await two(house, person)
    browser = Browser(f"{service.url}/to/kenji")
    await subscribe(guest, browser)
    async with host.line(table) as a:
        await host.start(table)
        await service.next()
        await a.act(BID)
        await a.undo()  # the guest is to act all the while
        await a.act(BID)
        async with guest.line(table) as b:
            await b.act(BID)
            await a.reach(b.version)
            for _ in range(20):
                line = {0: a, 1: b}[a.now["actors"][0]]
                if line is a and b.now["view"]["phase"] == "play":
                    break
                await line.act(line.now["legal"][0])
                await a.reach(line.version)
                await b.reach(line.version)
        assert service.got.empty()  # while one sits there nobody has to be told
        room = house.rooms.get(table)
        assert room is not None
        while len(room.clients) > 1:  # noqa: ASYNC110 (another thread's)
            await asyncio.sleep(0.02)
        while 1 not in a.now["actors"]:
            await a.act(a.now["legal"][0])
        await service.next()
        assert service.got.empty()


async def test_a_hurried_table_reminds_nobody(node: Start, person: Come, service: PushService) -> None:
    house = node(push=(service.url,))
    browser = Browser(f"{service.url}/to/kenji")
    for clock in (None, {"turn": 3599, "reserve": 0}):
        table, host, guest = await two(house, person, clock)
        await subscribe(guest, browser)
        await host.start(table)
    unhurried, host, guest = await two(house, person)
    await subscribe(guest, browser)
    await host.start(unhurried)
    _, _, body = await service.next()
    assert browser.read(body)["table"] == unhurried


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_wants_no_more_is_forgotten(
    node: Start, person: Come, service: PushService, status: int
) -> None:
    house = node(push=(service.url,))
    table, host, guest = await two(house, person)
    await subscribe(guest, Browser(f"{service.url}/gone"))
    assert await kept(house) == 1
    service.status = status
    await host.start(table)
    await service.next()
    while await kept(house):  # noqa: ASYNC110 (another thread's)
        await asyncio.sleep(0.02)


async def test_a_push_service_that_fails_is_asked_again_next_time(
    node: Start, person: Come, service: PushService
) -> None:
    house = node(push=(service.url,))
    service.status = 500
    table, host, guest = await two(house, person)
    await subscribe(guest, Browser(f"{service.url}/to/kenji"))
    await host.start(table)
    await service.next()
    assert await kept(house) == 1


async def test_a_push_service_that_does_not_answer_holds_up_no_game_and_no_stop(
    node: Start, person: Come, service: PushService
) -> None:
    house = node(push=(service.url,))
    service.silent.clear()
    table, host, guest = await two(house, person)
    await subscribe(guest, Browser(f"{service.url}/to/kenji"))
    await host.start(table)
    await service.next()
    async with host.line(table) as a:
        await a.act(BID)
    house.stop()


async def test_reminders_stop_when_one_asks_for_it(node: Start, person: Come, service: PushService) -> None:
    house = node(push=(service.url,))
    _, host, guest = await two(house, person)
    browser = Browser(f"{service.url}/to/kenji")
    await subscribe(guest, browser)
    await host.ask("POST", "/push/stop", {"endpoint": browser.endpoint})  # not the host's to stop
    assert await kept(house) == 1
    await guest.ask("POST", "/push/stop", {"endpoint": browser.endpoint})
    assert await kept(house) == 0


async def test_all_nodes_sign_with_one_key_and_a_restart_keeps_it(node: Start, person: Come) -> None:
    here, there = node(), node()
    keys = await asyncio.gather(*(person(each).get("/push") for each in (here, there, here, there)))
    here.stop()
    keys.append(await person(node()).get("/push"))
    assert len({key["key"] for key in keys}) == 1
    assert len(base64.urlsafe_b64decode(keys[0]["key"] + "=")) == 65


async def test_one_person_has_so_many_browsers_and_one_browser_counts_once(
    node: Start, person: Come, service: PushService
) -> None:
    house = node(push=(service.url,))
    someone = person(house)
    for number in range(12):
        for _ in range(2):
            await subscribe(someone, Browser(f"{service.url}/browser/{number}"))
    assert await kept(house) == 10


async def test_a_service_without_reminders_says_so(node: Start, person: Come) -> None:
    someone = person(node(push=()))
    assert await someone.get("/push") == {"key": None}
    with pytest.raises(Refused, match="push-off"):
        await subscribe(someone, Browser("https://fcm.googleapis.com/x"))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"endpoint": "https://127.0.0.1/x"}, "push-service"),
        ({"endpoint": "not an address"}, "push-service"),
        ({"endpoint": "https://fcm.googleapis.com/" + "x" * 1000}, "unknown-message"),
        ({"keys": {"p256dh": "AAAA", "auth": coded(bytes(16))}}, "push-keys"),
        ({"keys": {"p256dh": "!", "auth": "!"}}, "push-keys"),
        ({"keys": {"p256dh": "A" * 101, "auth": ""}}, "unknown-message"),
        ({"language": "fr"}, "unknown-message"),
        ({"more": 1}, "unknown-message"),
    ],
)
async def test_what_is_no_place_to_be_reminded_is_refused(
    node: Start, person: Come, change: Message, code: str
) -> None:
    house = node()
    fine = Browser("https://fcm.googleapis.com/x").subscription()
    with pytest.raises(Refused, match=code):
        await person(house).ask("POST", "/push", {**fine, **change})
    assert await kept(house) == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://db5p.notify.windows.com:443/w/?token=abc",
    ],
)
def test_the_push_services_of_the_browsers_are_known(endpoint: str) -> None:
    assert is_known(endpoint, PUSH_SERVICES)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/abc",
        "https://fcm.googleapis.com:8443/abc",
        "https://fcm.googleapis.com.example.org/abc",
        "https://evilfcm.googleapis.com/abc",
        "https://push.apple.com.example.org/abc",
        "https://xpush.apple.com/abc",
        "https://user@fcm.googleapis.com/abc",
        "https://fcm.googleapis.com@10.0.0.1/abc",
        "https://10.0.0.1/abc",
        "https://[::1]/abc",
        "https://localhost/abc",
        "https://ｆcm.googleapis.com/abc",
        "https://fcm.googleapis.com\\@10.0.0.1/abc",
        "https://fcm.googleapis.com:x/",
        "file:///etc/passwd",
        "",
    ],
)
def test_no_other_address_is(endpoint: str) -> None:
    assert not is_known(endpoint, PUSH_SERVICES)
