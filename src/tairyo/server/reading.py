"""Reading what comes from outside, strictly: it has the form that `wire` says, or it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from tairyo.server.problems import Problem

T = TypeVar("T")


def reader(form: type[T]) -> Callable[[str | bytes], T]:
    """A function that reads JSON of this form. It raises Problem."""
    decode = msgspec.json.Decoder(form).decode

    def read(data: str | bytes) -> T:
        try:
            value: T = decode(data)
        except msgspec.ValidationError as error:
            raise Problem("unknown-message", 400) from error
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Problem("not-json", 400) from error
        return value

    return read
