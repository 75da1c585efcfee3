"""The service as one application, and the server that runs it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import webbrowser
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any, Protocol

import uvicorn
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard
from sqlalchemy import make_url

from tairyo.server import admin, api, openapi, push_calls, replays
from tairyo.server.bans import Bans
from tairyo.server.expiry import Sweeper
from tairyo.server.files import Files
from tairyo.server.health import show_health, show_readiness
from tairyo.server.limits import Connection, Limits
from tairyo.server.link import Link
from tairyo.server.logs import CONFIG, note, note_failure, ours
from tairyo.server.metrics import Metrics, show_metrics
from tairyo.server.nodes import nodes_at
from tairyo.server.office import Office
from tairyo.server.origin import Origins
from tairyo.server.pages import add_headers, page
from tairyo.server.problems import Problem
from tairyo.server.push import Pusher
from tairyo.server.room import Room
from tairyo.server.rooms import Rooms
from tairyo.server.settings import Settings
from tairyo.server.sockets import LONGEST, table_socket
from tairyo.server.store import Store
from tairyo.server.wire import ErrorInfo

CUT_OFF = 8 * LONGEST
"""Bytes of a socket message at which the connection is closed instead of answered."""
IDLE = 75
"""Seconds for which a connection may lie idle; longer than the proxy in front keeps one, since a call that
meets its end on the way is lost, and a proxy asks only once what may change something.
"""


def create_app(settings: Settings) -> Litestar:
    """The application; its database is opened and brought up to date when it starts."""
    files = Files(settings.tables)
    origins = Origins(settings.origins)
    limits = Limits(settings.limits)
    metrics = Metrics(settings.metrics)
    bans = Bans()
    office = Office(settings.admin, limits, metrics)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            store = await Store.open(settings.database)
        except Problem:
            shown = make_url(settings.database).render_as_string(hide_password=True)
            note("database-away", level="error", database=shown)
            raise
        nodes = nodes_at(settings.redis)
        pusher = app.state.pusher = Pusher(store, settings.push)
        rooms = app.state.rooms = Rooms(store, nodes, limits, settings.bot_pause, settings.follow, pusher)
        office.open(rooms)
        await rooms.time.begin()
        nodes.start(rooms)
        await bans.look(store)
        sweeper = Sweeper(rooms, settings.lives)
        loops = [rooms.follow(), rooms.time.keep(rooms), bans.follow(store), sweeper.run(), office.run()]
        following = [asyncio.create_task(each) for each in loops]
        note("serving", limits=str(settings.limits))
        try:
            yield
        finally:
            note("stopping", tables=len(rooms.in_use))
            for each in following:
                each.cancel()
            await asyncio.gather(*following, return_exceptions=True)
            await rooms.close()
            await rooms.time.end()
            await pusher.close()
            await nodes.close()
            await store.close()

    def rooms_in_use() -> Collection[Room]:
        rooms: Rooms | None = app.state.get("rooms")
        return rooms.in_use if rooms else ()

    metrics.gauge("tairyo_tables", "Tables in memory", lambda: len(rooms_in_use()))
    metrics.gauge("tairyo_sockets", "Open sockets", lambda: limits.sockets)
    metrics.gauge(
        "tairyo_bots",
        "Tables where a bot is to act",
        lambda: sum(room.bot_to_act() is not None for room in rooms_in_use()),
    )

    def tell_problem(_: Request[Any, Any, State], problem: Problem) -> Response[ErrorInfo]:
        metrics.refused(problem.code, "http")
        seconds = problem.gaps.get("seconds")
        headers = {} if seconds is None else {"retry-after": str(seconds)}
        return Response(problem.info, status_code=problem.status, headers=headers)

    def rooms_of(state: State) -> Rooms:
        rooms: Rooms = state.rooms
        return rooms

    def pusher_of(state: State) -> Pusher:
        pusher: Pusher = state.pusher
        return pusher

    app = Litestar(
        route_handlers=[
            api.router(guarded(limits), guarded(bans), guarded(origins)),
            replays.router(guarded(limits), guarded(bans), guarded(origins)),
            push_calls.router(guarded(limits), guarded(bans), guarded(origins)),
            admin.router(guarded(limits), guarded(origins), guarded(office)),
            table_socket,
            show_health,
            show_readiness,
            show_metrics,
            page,
        ],
        dependencies={
            "rooms": Provide(rooms_of, sync_to_thread=False),
            "pusher": Provide(pusher_of, sync_to_thread=False),
            "files": Provide(lambda: files, sync_to_thread=False),
            "origins": Provide(lambda: origins, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "round_trip": Provide(lambda: settings.round_trip, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
            "bans": Provide(lambda: bans, sync_to_thread=False),
            "office": Provide(lambda: office, sync_to_thread=False),
        },
        exception_handlers={Problem: tell_problem, HTTPException: tell_http_error, Exception: tell_failure},
        before_send=[add_headers],
        lifespan=[lifespan],
        request_max_body_size=LONGEST,
        logging_config=None,
        openapi_config=openapi.CONFIG,
    )
    return app


class Guardian(Protocol):
    """Somebody who turns calls away."""

    def guard(self, connection: Connection, handler: BaseRouteHandler, /) -> None:
        """Raises Problem."""


def guarded(by: Guardian) -> Guard:
    """Its guard as a plain function: the framework copies all else that a router is given, what it knows
    included.
    """

    def guard(connection: Connection, handler: BaseRouteHandler) -> None:
        by.guard(connection, handler)

    return guard


def tell_http_error(_: Request[Any, Any, State], error: HTTPException) -> Response[ErrorInfo]:
    """What the framework refuses before it reaches us."""
    code = {404: "not-found", 405: "unknown-message", 413: "too-large"}.get(
        error.status_code, "unknown-message"
    )
    return Response(Problem(code).info, status_code=error.status_code)


def tell_failure(request: Request[Any, Any, State], error: Exception) -> Response[ErrorInfo]:
    """A fault of ours."""
    note_failure("failed", error, path=str(request.scope.get("path_template", "")))
    return Response(Problem("server").info, status_code=500)


class _Server(uvicorn.Server):
    """A server that says when and where it is open."""

    def __init__(self, config: uvicorn.Config, open_page: bool) -> None:
        super().__init__(config)
        self._open_page = open_page

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        host = self.config.host
        port = self.servers[0].sockets[0].getsockname()[1]
        shown = f"[{host}]" if ":" in host else "127.0.0.1" if host == "0.0.0.0" else host
        print(f"Tairyo is open at http://{shown}:{port}", flush=True)
        if self._open_page:
            webbrowser.open(f"http://{shown}:{port}")


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs the service."""
    logging.getLogger("uvicorn.error").addFilter(ours)
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        lifespan="on",
        log_config=CONFIG,
        access_log=False,
        server_header=False,
        ws=Link,
        ws_max_size=CUT_OFF,
        ws_per_message_deflate=False,
        # where a caller comes from is taken from nobody else's word
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=5,
    )


def serve(settings: Settings, host: str = "127.0.0.1", port: int = 8000, *, open_page: bool = False) -> None:
    """Run the service until it is stopped. Raises SystemExit where it cannot start."""
    # nearly all that a move makes is freed by counting references; to look for the rest took a sixth of it
    gc.set_threshold(50_000, 5, 5)
    server = _Server(configure(settings, host, port), open_page)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        raise SystemExit(3)
