"""Services in processes of their own, which can be killed.

They are forked from one that has everything imported, so that a start costs no second.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import time
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from tairyo.server.app import serve
from tairyo.server.settings import Settings

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["tests.server.processes"])

LOST = (httpx.TransportError, OSError)
"""What a client meets where no service answers, beside a socket that closes."""


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def _serve(settings: Settings, port: int, log: Path) -> None:
    with log.open("a") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w")
    serve(settings, port=port)


class Process:
    """One service: started, killed and started again at the same address."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.settings = settings
        self.log = log
        self._port = free_port()
        self.url = f"http://127.0.0.1:{self._port}"
        self._running: BaseProcess | None = None

    @property
    def pid(self) -> int:
        assert self._running is not None
        assert self._running.pid is not None
        return self._running.pid

    def start(self) -> None:
        """Start it and wait until it is open."""
        self._running = _context.Process(
            target=_serve, args=(self.settings, self._port, self.log), daemon=True
        )
        self._running.start()
        while True:
            try:
                socket.create_connection(("127.0.0.1", self._port)).close()
                return
            except OSError:
                assert self._running.is_alive(), self.log.read_text()
                time.sleep(0.01)

    def kill(self) -> None:
        """End it at once."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, by: signal.Signals) -> None:
        if self._running is not None:
            os.kill(self.pid, by)
            self._running.join(30)
            assert not self._running.is_alive()
            self._running = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
