"""Reminders by Web Push for unhurried tables: “It is your turn at Farm Hand.” to the browsers of a person who
is not there.

What is sent can be read by that browser alone (RFC 8291), is signed with the service's own key (RFC 8292),
and goes to known push services only: an address is a client's word, and must not lead into our own network.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import json
import re
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tairyo.server.logs import note, note_failure
from tairyo.server.problems import Problem
from tairyo.server.store import Push, Store
from tairyo.server.wire import PushTo
from tairyo.text import Text

if TYPE_CHECKING:
    from tairyo.server.room import Room

MOST = 10
"""Browsers of one person that are reminded."""
AT_ONCE = 8
"""Reminders on their way at one time; the others wait."""
WAITING = 1000
"""Reminders that may wait; more are dropped."""
PATIENCE = 10.0
"""Seconds a push service has for one reminder."""
GONE = (404, 410)
"""How a push service says that a browser wants no more."""
NAMED = re.compile(r"[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,4}")
UNNAMED = "https://localhost"
"""Push services want to know who sends: the address of this site, where it has a name."""


class Pusher:
    """Sends reminders for one node to push services at ``hosts``; to none where there are none."""

    def __init__(self, store: Store, hosts: Collection[str]) -> None:
        self._store = store
        self._hosts = hosts
        self._vapid: Any = None
        self._room = asyncio.Semaphore(AT_ONCE)
        self._sending: set[asyncio.Task[None]] = set()
        self._opening = asyncio.Lock()
        self._http: httpx.AsyncClient | None = None

    async def close(self) -> None:
        """Let go of what is under way: a reminder is no promise."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        if self._http is not None:
            await self._http.aclose()

    # ---- who wants it -------------------------------------------------------------------------

    async def key(self) -> str | None:
        """The public key for browsers; None where no reminders are sent. Raises Problem."""
        if not self._hosts:
            return None
        public = (await self._signer()).public_key
        return _base64(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def subscribe(self, identity: str, to: PushTo, host: str, at: datetime) -> None:
        """Remind this person there, who knows us as ``host``. Raises Problem."""
        if not is_known(to.endpoint, self._hosts):
            raise Problem("push-service", 400)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(to.keys.p256dh))
            if len(_bytes(to.keys.auth)) != 16:
                raise ValueError("the secret has another length")
        except ValueError as error:
            raise Problem("push-keys", 400) from error
        site = f"https://{host}" if NAMED.fullmatch(host) else UNNAMED
        where, keys = to.endpoint, to.keys
        push = Push(_id(where), identity, where, keys.p256dh, keys.auth, to.language, site, at)
        await self._store.add_push(push, MOST)

    async def unsubscribe(self, identity: str, endpoint: str) -> None:
        """Remind this person there no more. Raises Problem."""
        await self._store.drop_push(_id(endpoint), identity)

    async def _signer(self) -> Any:
        if self._vapid is None:
            self._vapid = Vapid02.from_raw((await self._store.shared("push-key", _new_key)).encode())
        return self._vapid

    # ---- sending ------------------------------------------------------------------------------

    def remind(self, identity: str, game: str, table_id: str, seconds: int) -> None:
        """Tell a person that it is their turn; worth saying for so many seconds."""
        if not self._hosts or len(self._sending) >= WAITING:
            return
        task = asyncio.create_task(self._remind(identity, game, table_id, seconds))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _remind(self, identity: str, game: str, table_id: str, seconds: int) -> None:
        with suppress(Problem):  # the store has noted that the database is away
            for push in await self._store.pushes(identity):
                try:
                    async with self._room, asyncio.timeout(PATIENCE):
                        status = await self._send(push, game, table_id, seconds)
                except Exception as error:
                    note_failure("push-failed", error, table=table_id)
                    continue
                if status in GONE:
                    await self._store.drop_push(push.id, identity)
                elif status >= 300:
                    note("push-refused", level="warning", table=table_id, status=status)

    async def _send(self, push: Push, game: str, table_id: str, seconds: int) -> int:
        if not is_known(push.endpoint, self._hosts):
            return GONE[0]  # the list has changed since
        signer = await self._signer()
        body, headers = await asyncio.to_thread(_sealed, push, signer, game, table_id)
        headers["ttl"] = str(seconds)
        http = await self._client()
        async with http.stream("POST", push.endpoint, content=body, headers=headers) as answer:
            return answer.status_code  # what else it says is of no interest

    async def _client(self) -> httpx.AsyncClient:
        """Made for the first reminder, and aside: it reads all certificates there are."""
        async with self._opening:
            if self._http is None:
                self._http = await asyncio.to_thread(
                    httpx.AsyncClient, timeout=PATIENCE, follow_redirects=False
                )
            return self._http


def _sealed(push: Push, signer: Any, game: str, table_id: str) -> tuple[bytes, dict[str, str]]:
    """The message as it travels, and its headers. A newer one takes the place of one not delivered yet."""
    say = Text(push.language)
    text = say("push-turn", game=say(f"{game}-name"))
    message = {"text": text, "table": table_id, "language": push.language}
    body = http_ece.encrypt(
        json.dumps(message, ensure_ascii=False).encode(),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(push.p256dh),
        auth_secret=_bytes(push.auth),
        version="aes128gcm",
    )
    where = urlsplit(push.endpoint)
    signed: dict[str, str] = signer.sign({"aud": f"{where.scheme}://{where.netloc}", "sub": push.site})
    topic = _base64(sha256(table_id.encode()).digest())[:32]
    headers = {
        "authorization": signed["Authorization"],
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "urgency": "normal",
        "topic": topic,
    }
    return body, headers


class Reminders:
    """Whom one room has reminded: nobody twice of the same turn, and nobody who is there."""

    def __init__(self, room: Room, pusher: Pusher | None) -> None:
        self._room = room
        self._pusher = pusher
        self._told: set[int] = set()

    def started(self, actors: Sequence[int]) -> None:
        """The game has started, and these seats are to act."""
        self._remind(actors)

    def moved(self, by: int, before: Sequence[int], actors: Sequence[int]) -> None:
        """A seat has acted (or the clock for it); now ``actors`` are to act."""
        self._told.discard(by)
        self._remind(seat for seat in actors if seat not in before or seat == by)

    def _remind(self, seats: Iterable[int]) -> None:
        room = self._room
        if self._pusher is None or not room.timing.unhurried:
            return
        here = {client.identity for client in room.clients}
        for number in seats:
            seat = room.table.seats[number]
            if seat.kind != "person" or seat.identity is None or number in self._told:
                continue
            if seat.identity not in here:
                self._told.add(number)
                self._pusher.remind(seat.identity, room.table.game, room.table.id, room.table.turn or 0)


def is_known(endpoint: str, hosts: Iterable[str]) -> bool:
    """Whether an address belongs to one of the push services that are named."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.username is not None or parts.password is not None or not endpoint.isascii():
        return False
    for each in hosts:
        if "://" in each:
            if f"{parts.scheme}://{parts.netloc}" == each:
                return True
        elif host == each or (each.startswith("*.") and host.endswith(each[1:])):
            return parts.scheme == "https" and port in (None, 443)
    return False


def _id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


def _new_key() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _base64(number.to_bytes(32, "big"))


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    """Raises ValueError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("not base64") from error
