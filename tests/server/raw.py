"""A caller that writes its HTTP by hand, so that it may write what no client would."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import quote, urlsplit

from tairyo.server.identity import COOKIE
from tests.server.people import PATIENCE

HEADERS = [
    "content-type: application/json",
    "content-type: application/json",
    "content-type: application/json; charset=utf-16",
    "content-type: text/plain",
    "content-type: multipart/form-data; boundary=x",
    "content-type: application/x-www-form-urlencoded",
    "content-type: \xff",
    "accept: application/x-nothing",
    "accept-encoding: \x7f",
    "origin: https://elsewhere.example",
    "x-http-method-override: DELETE",
    "if-none-match: *",
    "range: bytes=9-1",
    "expect: nothing",
    "forwarded: for=unknown",
    "x-forwarded-for: , ,,\xe9",
]


@dataclass
class Request:
    """What is asked: the path is quoted on its way, the body goes as it is."""

    method: str
    path: str
    body: bytes
    query: str = ""
    headers: tuple[str, ...] = ()


class Caller:
    """One browser's connection, opened again where the server closed it."""

    def __init__(self, url: str, token: str | None) -> None:
        self._where = urlsplit(url)
        self._token = token
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None or self._streams[1].is_closing():
            assert self._where.hostname
            self._streams = await asyncio.open_connection(self._where.hostname, self._where.port)
        return self._streams

    async def ask(self, request: Request) -> tuple[int, bytes]:
        """Status and body of the answer."""
        cookie = f"cookie: {COOKIE}={self._token or 'é' * 43}"
        lines = [
            f"{request.method} {quote(request.path)}{request.query} HTTP/1.1",
            f"host: {self._where.netloc}",
            f"content-length: {len(request.body)}",
            cookie,
            *request.headers,
        ]
        data = "\r\n".join((*lines, "", "")).encode("latin-1") + request.body
        reader, writer = await self._open()
        writer.write(data)
        return await asyncio.wait_for(self._answer(request, reader, writer), PATIENCE)

    async def _answer(
        self, request: Request, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> tuple[int, bytes]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = int(head.split(" ", 2)[1])
        headers = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if line)
        empty = request.method == "HEAD" or status in (204, 304)
        body = b"" if empty else await self._body(headers, reader)
        if headers.get("connection") == "close":
            writer.close()
        return status, body

    async def _body(self, headers: dict[str, str], reader: asyncio.StreamReader) -> bytes:
        if "content-length" in headers:
            return await reader.readexactly(int(headers["content-length"]))
        if headers.get("transfer-encoding") != "chunked":
            return b""
        body = b""
        while size := int(await reader.readline(), 16):
            body += await reader.readexactly(size)
            await reader.readline()
        await reader.readline()
        return body

    async def throw(self, data: bytes) -> None:
        """Send bytes as they are, and wait until the server has had enough."""
        reader, writer = await self._open()
        with suppress(OSError, TimeoutError):
            writer.write(data)
            await asyncio.wait_for(reader.read(65_536), 0.5)
        writer.close()
        self._streams = None
