"""Structured logs: one line an event, ``name=value`` pairs. They hold no names, no hands and no secrets."""

from __future__ import annotations

import json
import logging
import traceback

logger = logging.getLogger("tairyo.server")


def note(event: str, *, level: str = "info", **fields: str | int) -> None:
    """Log an event with its fields."""
    pairs = " ".join(f"{name}={_value(value)}" for name, value in fields.items())
    logger.log(logging.getLevelNamesMapping()[level.upper()], "event=%s %s", event, pairs)


def note_failure(event: str, error: BaseException, **fields: str | int) -> None:
    """Log a fault of ours by its kind and place: its text might hold what nobody should read."""
    where = traceback.extract_tb(error.__traceback__)
    last = f"{where[-1].filename}:{where[-1].lineno}" if where else ""
    note(event, level="error", **fields, error=type(error).__name__, at=last)


def _value(value: str | int) -> str:
    text = str(value)
    return text if text and text.isascii() and not set(text) & set(' ="\n') else json.dumps(text)


def ours(record: logging.LogRecord) -> bool:
    """Whether a line tells of us: bytes of a client that are no text are its own fault, and no news."""
    return not (record.exc_info and record.exc_info[0] is UnicodeDecodeError)


CONFIG = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "pairs": {
            "format": "time=%(asctime)s level=%(levelname)s logger=%(name)s %(message)s",
            "datefmt": "%Y-%m-%dT%H:%M:%S",
        }
    },
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "pairs"}},
    "loggers": {
        "tairyo": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
        # its own lines would tell who asked for what
        "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
    },
}
"""What the service hands to Python's logging."""
