"""People for the tests: browsers that speak docs/protocol.md, and remember every byte they were sent."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tairyo.server.identity import COOKIE

PATIENCE = 20.0
"""Seconds after which a message that has not come will not come."""

Message = dict[str, Any]


class Refused(Exception):
    """The server said no: `error` is its ErrorInfo."""

    def __init__(self, error: Message, status: int | None = None) -> None:
        super().__init__(error, status)
        self.code: str = error["code"]
        self.clause: str | None = error["clause"]
        self.args_: dict[str, Any] = error["args"]
        self.status = status


class Browser(httpx.AsyncClient):
    """A client that keeps what it was answered, but for what is read piece by piece."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.answers: list[tuple[str, str, str]] = []

    async def send(self, request: httpx.Request, *, stream: bool = False, **settings: Any) -> httpx.Response:
        answer = await super().send(request, stream=stream, **settings)
        if not stream:
            head = "\n".join(f"{name}: {value}" for name, value in answer.headers.items())
            self.answers.append((answer.url.path, head, answer.text))
        return answer


class Person:
    """A browser with an identity of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        # to read the certificates of the world takes longer than many a test, and here is no https
        self.http = Browser(base_url=url, timeout=PATIENCE, verify=False)

    @property
    def answers(self) -> list[tuple[str, str, str]]:
        """Path, headers and body of every answer."""
        return self.http.answers

    @property
    def bodies(self) -> list[str]:
        """The bodies of all answers but records."""
        return [
            body
            for path, _, body in self.answers
            if not path.endswith("/record") or body.startswith('{"code')
        ]

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """What the server answers. Raises Refused."""
        answer = await self.http.request(method, f"/api{path}", json=body)
        if answer.status_code >= 400:
            raise Refused(answer.json(), answer.status_code)
        return answer.json()

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def open(
        self,
        seats: int = 3,
        *,
        game: str = "farm-hand",
        nickname: str = "Hana",
        words: str = "",
        public: bool = False,
        clock: Message | None = None,
        more: Message | None = None,
        **options: Any,
    ) -> Message:
        """Open a table; ``more`` are password and watch."""
        body = {
            "game": game,
            "seats": seats,
            "options": options,
            "nickname": nickname,
            "clock": clock,
            **(more or {}),
        }
        table: Message = await self.ask("POST", "/tables", {**body, "words": words, "public": public})
        return table

    async def do(self, table: str, what: str, **body: Any) -> Any:
        """One of the calls about a table. Raises Refused."""
        return await self.ask("POST", f"/tables/{table}/{what}", body or None)

    async def join(
        self,
        table: str,
        nickname: str = "Kenji",
        words: str = "",
        seat: int | None = None,
        password: str | None = None,
    ) -> Message:
        body = {"nickname": nickname, "words": words, "seat": seat, "password": password}
        answer: Message = await self.ask("POST", f"/tables/{table}/join", body)
        return answer

    async def bot(self, table: str, seat: int, bot: str | None = "random") -> Message:
        answer: Message = await self.ask("POST", f"/tables/{table}/bot", {"seat": seat, "bot": bot})
        return answer

    async def start(self, table: str) -> Message:
        answer: Message = await self.ask("POST", f"/tables/{table}/start")
        return answer

    async def leave(self, table: str) -> Message:
        answer: Message = await self.ask("POST", f"/tables/{table}/leave")
        return answer

    async def record(self, table: str) -> str:
        answer = await self.http.get(f"/api/tables/{table}/record")
        if answer.status_code >= 400:
            raise Refused(answer.json(), answer.status_code)
        return answer.text

    @property
    def token(self) -> str | None:
        """What the cookie holds."""
        return self.http.cookies.get(COOKIE)

    def line(self, table: str, since: int | None = None, heard: int = 0, **headers: str) -> Line:
        """A socket at a table."""
        if self.token is not None:
            headers["cookie"] = f"{COOKIE}={self.token}"
        return Line(f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket", since, headers, heard)

    async def close(self) -> None:
        await self.http.aclose()


class Line:
    """One socket: says hello, and keeps what it is told."""

    def __init__(self, url: str, since: int | None, headers: dict[str, str], heard: int = 0) -> None:
        self._connecting = connect(url, additional_headers=headers, max_size=None, compression=None)
        self._since = since
        self._heard = heard
        self._acts = 0
        self.socket: ClientConnection
        self.texts: list[str] = []
        self.told: list[Message] = []
        self.table: Message = {}
        self.now: Message = {}
        """The newest snapshot or update."""

    async def __aenter__(self) -> Self:
        self.socket = await self._connecting
        await self.say(type="hello", since=self._since, heard=self._heard)
        await self.hear("snapshot")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    @property
    def version(self) -> int:
        version: int = self.now["version"]
        return version

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> Message:
        """The next message, whatever it is."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        message: Message = json.loads(text)
        self.texts.append(text)
        self.told.append(message)
        if message["type"] in ("snapshot", "update"):
            self.now = message
        if "table" in message:
            self.table = message["table"]
        return message

    async def hear(self, kind: str) -> Message:
        """The next message of this kind; what comes before it is kept too."""
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def closed(self) -> int:
        """The code with which the server closes; what comes before it is kept too."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        return self.socket.close_code or 0

    async def reach(self, version: int) -> None:
        """Listen until the table is at ``version``."""
        while self.version < version:
            await self.next()

    async def act(self, action: Message, version: int | None = None) -> Message:
        """Do something and wait for what it brought. Raises Refused."""
        return await self._ask(type="act", action=action, version=version)

    async def undo(self, version: int | None = None) -> Message:
        """Take one's last action back. Raises Refused."""
        return await self._ask(type="undo", version=version)

    async def talk(
        self, text: str | None = None, phrase: str | None = None, amount: int | None = None
    ) -> Message:
        """Say something and wait until everybody can read it. Raises Refused."""
        return await self._answer(type="say", text=text, phrase=phrase, amount=amount)

    async def _ask(self, *, version: int | None, **message: Any) -> Message:
        return await self._answer(version=self.version if version is None else version, **message)

    async def _answer(self, **message: Any) -> Message:
        self._acts += 1
        own = f"m{self._acts}"
        await self.say(id=own, **message)
        while True:
            answer = await self.next()
            if answer.get("id") == own:
                if answer["type"] == "refused":
                    raise Refused(answer["error"])
                return answer

    async def refusal(self, raw: str | bytes) -> Refused:
        """How the server refuses a message, sent as it stands."""
        await self.socket.send(raw)
        answer = await self.hear("refused")
        return Refused(answer["error"])


async def play(lines: dict[int, Line], rng: Random, until: int | None = None) -> None:
    """Let the people behind ``lines`` (by seat) play at random, to the end or to a version."""
    several = list(lines.values())
    while True:
        newest = max(line.version for line in several)
        await asyncio.gather(*(line.reach(newest) for line in several))
        newest = max(line.version for line in several)
        if any(line.version < newest for line in several):
            continue
        if not several[0].now["actors"] or (until is not None and newest >= until):
            return
        people = [seat for seat in several[0].now["actors"] if seat in lines]
        if not people:
            await several[0].reach(newest + 1)
            continue
        line = lines[rng.choice(people)]
        try:
            await line.act(one_of(line.now["legal"], rng))
        except Refused as refused:
            if refused.code != "stale-version":
                raise
            await line.reach(refused.args_["version"])


def one_of(legal: list[Message], rng: Random) -> Message:
    """One of the actions that are offered; of a range any amount."""
    form = rng.choice(legal)
    if "low" not in form:
        return form
    rest = {name: value for name, value in form.items() if name not in ("low", "high")}
    return {**rest, "amount": rng.randint(form["low"], form["high"])}
