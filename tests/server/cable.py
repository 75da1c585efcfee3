"""A cable between the service and what it leans on, which a test can cut."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit, urlunsplit


class Cable:
    """Carries connections to the server behind ``url``; `url` is its own end. All that it carries is on its
    way for ``delay`` seconds.
    """

    def __init__(self, url: str, usual_port: int, delay: float = 0.0) -> None:
        self._delay = delay
        parts = urlsplit(url)
        self._there = (parts.hostname or "127.0.0.1", parts.port or usual_port)
        self._parts = parts
        self._server: asyncio.Server | None = None
        self._port = 0
        self._open: set[asyncio.StreamWriter] = set()
        self._sound = asyncio.Event()
        self._sound.set()

    @property
    def url(self) -> str:
        user, at, _ = self._parts.netloc.rpartition("@")
        return urlunsplit(self._parts._replace(netloc=f"{user}{at}127.0.0.1:{self._port}"))

    async def mend(self) -> None:
        """Carry connections, from now on or again."""
        self._sound.set()
        if self._server is None:
            self._server = await asyncio.start_server(self._carry, "127.0.0.1", self._port)
            self._port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Break all connections and refuse new ones."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in self._open:
            writer.transport.abort()

    def hush(self) -> None:
        """Leave connections open, and let nothing through."""
        self._sound.clear()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection(*self._there)
        ends = {writer, there_writer}
        self._open |= ends
        try:
            await asyncio.gather(self._pass(reader, there_writer), self._pass(there_reader, writer))
        finally:
            self._open -= ends
            for end in ends:
                end.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(1 << 16):
                await self._sound.wait()
                if self._delay:
                    asyncio.get_running_loop().call_later(self._delay, writer.write, data)
                    continue
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    async def __aenter__(self) -> Self:
        await self.mend()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()
