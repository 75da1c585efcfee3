"""What can be set from outside: flags of `tairyo serve` first, then the environment, then defaults."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

BOT_PAUSE = 0.6
"""Seconds before a bot acts, so that people can follow."""

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""Of Chrome and its kin, Firefox, Safari and Edge."""


@dataclass(frozen=True)
class Lives:
    """After which time a table is cleared away: one that waits, since somebody was there; one in play,
    since somebody acted; a finished one. Nought: never.
    """

    waiting: timedelta = timedelta(hours=12)
    running: timedelta = timedelta(days=60)
    over: timedelta = timedelta(days=365)

    @classmethod
    def choose(cls, environ: Mapping[str, str]) -> Lives:
        """Hours in TAIRYO_WAITING, days in TAIRYO_RUNNING and TAIRYO_OVER; else the defaults."""
        return cls(
            timedelta(hours=float(environ.get("TAIRYO_WAITING") or 12)),
            timedelta(days=float(environ.get("TAIRYO_RUNNING") or 60)),
            timedelta(days=float(environ.get("TAIRYO_OVER") or 365)),
        )


@dataclass(frozen=True)
class Settings:
    """How one service runs.

    ``database``: an SQLAlchemy URL. ``tables``: a folder whose files ``<game>/*.toml`` are offered
    as further choices of a game's file options. ``origins``: further addresses (``https://host``)
    whose pages may talk to this service. ``redis``: the URL of a Redis over which several nodes tell
    each other what they do. ``follow``: seconds between looks for what other nodes did, without it.
    ``proxies``: addresses or networks of proxies in front, whose word on where a caller comes from
    counts. ``round_trip``: the header in which they tell how many microseconds the way to the caller and
    back takes; None: they do not. ``limits`` multiplies what one address or person may ask for; 0 lifts
    all limits. ``metrics``: the token that opens /metrics from elsewhere. ``push``: hosts of push
    services to which reminders may be sent (``*.host`` for all below it, ``http://host:port`` for one as
    it is); none: no reminders are sent. ``admin``: the token that opens the admin page; without it there
    is none. ``lives``: when tables are cleared away.
    """

    database: str
    tables: Path | None = None
    bot_pause: float = BOT_PAUSE
    origins: tuple[str, ...] = ()
    follow: float = 0.5
    redis: str | None = None
    proxies: tuple[str, ...] = ()
    round_trip: str | None = None
    limits: float = 1.0
    metrics: str | None = None
    push: tuple[str, ...] = PUSH_SERVICES
    admin: str | None = None
    lives: Lives = Lives()

    @classmethod
    def choose(
        cls,
        database: str | None = None,
        tables: str | Path | None = None,
        bot_pause: float | None = None,
        environ: Mapping[str, str] = os.environ,
        redis: str | None = None,
    ) -> Settings:
        """What was given; else TAIRYO_DATABASE, _TABLES, _ORIGINS, _REDIS, …; else the defaults."""
        where = database or environ.get("TAIRYO_DATABASE") or str(default_database(environ))
        folder = tables or environ.get("TAIRYO_TABLES")
        return cls(
            database=database_url(where),
            tables=Path(folder) if folder else None,
            bot_pause=BOT_PAUSE if bot_pause is None else bot_pause,
            origins=tuple(environ.get("TAIRYO_ORIGINS", "").split()),
            redis=redis or environ.get("TAIRYO_REDIS") or None,
            proxies=tuple(environ.get("TAIRYO_PROXIES", "").split()),
            round_trip=environ.get("TAIRYO_ROUND_TRIP", "").lower() or None,
            limits=float(environ.get("TAIRYO_LIMITS") or 1),
            metrics=environ.get("TAIRYO_METRICS") or None,
            push=_push(environ.get("TAIRYO_PUSH", "")),
            admin=environ.get("TAIRYO_ADMIN") or None,
            lives=Lives.choose(environ),
        )


def _push(given: str) -> tuple[str, ...]:
    return () if given.strip() == "off" else tuple(given.split()) or PUSH_SERVICES


def database_url(given: str) -> str:
    """The SQLAlchemy URL for a URL or for the path of an SQLite file."""
    if "://" not in given:
        return f"sqlite+aiosqlite:///{Path(given).expanduser().absolute()}"
    scheme, rest = given.split("://", 1)
    return f"{_DRIVERS.get(scheme, scheme)}://{rest}"


_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


def default_database(environ: Mapping[str, str]) -> Path:
    """A file in the user's data folder: there it outlives the folder from which the service was started."""
    if sys.platform == "win32":
        folder = Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Tairyo"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support" / "Tairyo"
    else:
        folder = Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tairyo"
    return folder / "tairyo.db"
