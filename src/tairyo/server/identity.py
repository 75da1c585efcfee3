"""Who somebody is: a browser's own secret in a cookie, and a nickname. There are no accounts.

The database keeps only the secret's hash, so that a stolen copy of it takes nobody's seat.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from tairyo.server.problems import Problem

COOKIE = "tairyo"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR = 365 * 24 * 3600

NAME_LENGTH = 24
WORDS_LENGTH = 64
UNSEEN = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
DIRECTIONS = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the text around them, so that a name could pass itself off as another."""


def identity_of(cookies: Mapping[str, str]) -> str | None:
    """The identity behind a request's cookies; None for somebody unknown."""
    token = cookies.get(COOKIE, "")
    return hashlib.sha256(token.encode()).hexdigest() if TOKEN.fullmatch(token) else None


def new_identity(secure: bool) -> tuple[str, Cookie]:
    """A fresh identity, and the cookie that makes a browser its holder."""
    token = secrets.token_urlsafe(32)
    cookie = Cookie(COOKIE, "/", token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return hashlib.sha256(token.encode()).hexdigest(), cookie


def identify(request: Request[Any, Any, Any]) -> tuple[str, list[Cookie]]:
    """Whose browser this is; one that has no identity yet gets one with the answer."""
    identity = identity_of(request.cookies)
    if identity is not None:
        return identity, []
    identity, cookie = new_identity(secure=request.url.scheme == "https")
    return identity, [cookie]


def nickname(given: str, taken: Iterable[str]) -> str:
    """A name fit for the table: trimmed, 1–24 visible characters, numbered where somebody has it already.

    Raises Problem.
    """
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not 1 <= len(name) <= NAME_LENGTH or not visible(name) or not any(map(inked, name)):
        raise Problem("bad-nickname", 400, most=NAME_LENGTH)
    others = {other.casefold() for other in taken}
    numbered, number = name, 1
    while numbered.casefold() in others:
        number += 1
        tail = f" {number}"
        numbered = name[: NAME_LENGTH - len(tail)].rstrip() + tail
    return numbered


def words_for_luck(given: str) -> str:
    """The words that a seat adds to the shuffle, as given. Raises Problem."""
    if len(given) > WORDS_LENGTH or not visible(given):
        raise Problem("bad-words", 400, most=WORDS_LENGTH)
    return given


def visible(text: str) -> bool:
    """Whether nothing in ``text`` hides, or turns what stands around it."""
    return not any(unicodedata.category(c) in UNSEEN or c in DIRECTIONS for c in text)


def inked(character: str) -> bool:
    """Whether a character can be seen by itself."""
    return unicodedata.category(character)[0] in "LNPS"
