"""The built web client, and the headers that every answer carries."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.types import Message, Scope

from tairyo.server.problems import Problem
from tairyo.server.rooms import Rooms

STATIC = Path(__file__).with_name("static")
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
"""For files that have their content's hash in their name."""

NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Tairyo</title>
<h1>The web client is not built</h1>
<p>The service runs, and answers under <code>/api</code>. To build its pages, run <code>make setup</code>
in the repository; a released package of Tairyo brings them along.</p></html>"""


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Request[Any, Any, State], rooms: NamedDependency[Rooms]) -> Response[bytes]:
    """A file of the web client; every other address is the client's own to read. At the address of a table
    in use the index says which game it is, so that the browser can ask for its board at once.
    """
    name = request.scope["path"].lstrip("/")
    if name == "api" or name.startswith("api/"):
        raise Problem("not-found", 404)
    index = STATIC / INDEX
    if not index.is_file():
        return Response(NOT_BUILT, status_code=503, media_type="text/html")
    files = _files(index.stat().st_mtime_ns)
    if name.startswith("assets/") and name not in files:
        raise Problem("not-found", 404)  # a page of an older build asks: the index is no script
    file = files.get(name, index)
    stat = file.stat()
    table = _TABLE.fullmatch(name) if file is index else None
    room = rooms.get(table[1]) if table else None
    game = room.table.game if room else ""
    content, packed, tag, kind = _content(file, stat.st_mtime_ns, stat.st_size, game)
    headers = {"cache-control": FOREVER if name.startswith("assets/") else "no-cache", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if packed is not None:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type=kind)
    return Response(content, headers=headers, media_type=kind)


@lru_cache(maxsize=1)
def _files(_time: int) -> dict[str, Path]:
    """The built files by address, so that what a client asks for is looked up and never opened."""
    found = (file for file in STATIC.rglob("*") if file.is_file())
    return {file.relative_to(STATIC).as_posix(): file for file in found}


@lru_cache(maxsize=512)
def _content(file: Path, _time: int, _size: int, game: str) -> tuple[bytes, bytes | None, str, str]:
    """A file's content, packed where that makes it smaller, its tag, and its media type. A page is
    marked with the ``game``, if there is one.
    """
    content = file.read_bytes()
    if game:
        content = content.replace(b"<html", b'<html data-game="%b"' % game.encode(), 1)
    kind = _KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    packed = gzip.compress(content, mtime=0)
    tag = f'"{sha256(content).hexdigest()[:20]}"'
    return content, packed if len(packed) < 0.9 * len(content) else None, tag, kind


# Not left to the machine's own table, which may know .js as text/plain.
_KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}

_TABLE = re.compile(r"t/([\w-]+)/?")
_HOST = re.compile(rb"[A-Za-z0-9.:\[\]_-]+")


async def add_headers(message: Message, scope: Scope) -> None:
    """Before an answer goes out: what browsers may do with it."""
    if message["type"] != "http.response.start":
        return
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    # older Safari does not count ws: of our own address as 'self'
    sockets = b" ws://%b wss://%b" % (host, host) if _HOST.fullmatch(host) else b""
    policy = (
        b"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        b"connect-src 'self'%b; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'"
    ) % sockets
    message["headers"] = [
        *message["headers"],
        (b"content-security-policy", policy),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    ]
