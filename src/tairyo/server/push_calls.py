"""The HTTP calls about reminders: where a browser wants to be told that it is its turn."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.types import Guard

from tairyo.server.api import Call
from tairyo.server.identity import identify, identity_of
from tairyo.server.problems import Problem
from tairyo.server.push import Pusher
from tairyo.server.reading import reader
from tairyo.server.store import now
from tairyo.server.wire import PushInfo, PushOff, PushTo

read_push_to = reader(PushTo)
read_push_off = reader(PushOff)


@get("/push")
async def show_push(pusher: NamedDependency[Pusher]) -> PushInfo:
    """The key that a browser's push service has to know."""
    return PushInfo(await pusher.key())


@post("/push", status_code=200)
async def start_push(request: Call, pusher: NamedDependency[Pusher]) -> Response[PushInfo]:
    """Remind the caller there, at all its unhurried tables."""
    data = read_push_to(await request.body())
    key = await pusher.key()
    if key is None:
        raise Problem("push-off", 404)
    identity, cookies = identify(request)
    await pusher.subscribe(identity, data, request.url.hostname or "", now())
    return Response(PushInfo(key), cookies=cookies)


@post("/push/stop", status_code=200)
async def stop_push(request: Call, pusher: NamedDependency[Pusher]) -> PushInfo:
    """Remind the caller there no more."""
    data = read_push_off(await request.body())
    identity = identity_of(request.cookies)
    if identity is not None:
        await pusher.unsubscribe(identity, data.endpoint)
    return PushInfo(await pusher.key())


def router(*guards: Guard) -> Router:
    """The calls under /api; the ``guards`` turn away pages of other sites, and who asks too much."""
    return Router(
        "/api",
        route_handlers=[show_push, start_push, stop_push],
        guards=guards,
        cache_control=CacheControlHeader(no_store=True),
    )
