"""What opens a locked table, and what moves a seat to another device. Only hashes of them are kept."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from tairyo.server.problems import Problem

LONGEST = 64
"""Characters of a password."""

# A hash takes some 50 ms and 16 MiB on purpose: the threads keep it to that, and leave the bots theirs.
_slow = ThreadPoolExecutor(2, "password")


async def lock(password: str) -> str:
    """The salted hash of a new password. Raises Problem."""
    password = _plain(password)
    if not 1 <= len(password) <= LONGEST:
        raise Problem("bad-password", 400, most=LONGEST)
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${(await _hash(password, salt)).hex()}"


async def opens(password: str | None, kept: str) -> bool:
    """Whether ``password`` is the one of which the hash is kept."""
    plain = _plain(password or "")
    if not 1 <= len(plain) <= LONGEST:
        return False
    salt, expected = (bytes.fromhex(part) for part in kept.split("$"))
    return hmac.compare_digest(await _hash(plain, salt), expected)


def _plain(password: str) -> str:
    """The same for everybody who types it, on whatever keyboard: full-width letters count as letters."""
    return unicodedata.normalize("NFKC", password).strip()


async def _hash(password: str, salt: bytes) -> bytes:
    def work() -> bytes:
        data = password.encode("utf-8", "surrogatepass")
        return hashlib.scrypt(data, salt=salt, n=2**14, r=8, p=1, dklen=32)

    return await asyncio.get_running_loop().run_in_executor(_slow, work)


def new_code() -> tuple[str, str]:
    """A code that moves a seat, and the hash that is kept of it."""
    code = secrets.token_urlsafe(32)
    return code, hash_of(code)


def hash_of(code: str) -> str:
    """What is kept of a code. It holds 32 random bytes, so that no slow hash is needed."""
    return hashlib.sha256(code.encode("utf-8", "surrogatepass")).hexdigest()
