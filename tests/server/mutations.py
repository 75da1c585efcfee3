"""Messages that went wrong on their way, or were meant to: a lawful one in, a thousand strange ones out.

Everything is drawn from the generator that is handed in, so that a seed names a siege exactly.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

DEEP = 3000
"""Levels of nesting: more than a careless reader's stack, less than the longest message."""

STRINGS = [
    "",
    " ",
    "0",
    "null",
    "魚" * 40,
    "x" * 65,
    "x" * 9000,
    "\x00",
    "\u202e\u2066",
    "\ufeff",
    "\U0001f41f\u200d\U0001f3a3",
    "e\u0301" * 30,
    "\uffff\ufffe",
    "ﷺ" * 20,
    "../../../../etc/passwd",
    "'; DROP TABLE log; --",
    "%s%n%x",
    "{0.__class__}",
    "{ $name }",
    "<script>alert(1)</script>",
    "__proto__",
    "tairyo=" + "A" * 43,
]
NUMBERS: list[float] = [
    -1,
    0,
    1,
    2,
    7,
    99,
    2**31,
    2**53 + 1,
    2**63 - 1,
    2**63,
    2**64,
    -(2**63) - 1,
    10**40,
    0.0,
    -0.5,
    1e308,
]
LITERALS = [
    "1e999",
    "-0",
    "NaN",
    "Infinity",
    "-Infinity",
    "0x10",
    "1_000",
    "01",
    "+1",
    "1.",
    ".5",
    "9" * 5000,
]
ESCAPES = ['"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\x41"', '"\\', '"\\u12"', "'single'", "/* */1"]
SCRAPS = [
    b"\x00",
    b"\xff",
    b"\xc3\x28",
    b"\xed\xa0\x80",
    b"\xef\xbb\xbf",
    b"\r\n\r\n",
    b'"',
    b"{",
    b"}",
    b"\\",
    b",",
]


def value(rng: Random) -> Any:
    """Anything JSON can say."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.choice(STRINGS)
    if kind <= 2:
        return rng.choice(NUMBERS)
    if kind == 3:
        return rng.choice([True, False, None])
    if kind == 4:
        return [value(rng) for _ in range(rng.randrange(4))]
    return {
        rng.choice([*STRINGS[:6], "kind", "card", "seat", "type", "id"]): value(rng)
        for _ in range(rng.randrange(4))
    }


# ---- on the meaning: still JSON, but with another tale --------------------------------------------


def _places(part: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) in a message."""
    keys = part.keys() if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
    return [place for key in keys for place in ((part, key), *_places(part[key]))]


def _replaced(message: Any, rng: Random) -> Any:
    container, key = rng.choice(_places(message))
    container[key] = value(rng)
    return message


def _dropped(message: Any, rng: Random) -> Any:
    container, key = rng.choice(_places(message))
    del container[key]
    return message


def _added(message: Any, rng: Random) -> Any:
    message[rng.choice([*STRINGS, "seat", "by", "hash", "admin"])] = value(rng)
    return message


def _renamed(message: Any, rng: Random) -> Any:
    key = rng.choice(list(message))
    message[rng.choice([key.upper(), key + " ", key + "\u200b", "type"])] = message.pop(key)
    return message


def _wrapped(message: Any, rng: Random) -> Any:
    return rng.choice([[message], {"message": message}, json.dumps(message), [message, message]])


def _swapped(message: Any, rng: Random) -> Any:
    (a, i), (b, j) = rng.choice(_places(message)), rng.choice(_places(message))
    if b[j] is not a and a[i] is not b:
        a[i], b[j] = json.loads(json.dumps([b[j], a[i]]))
    return message


MEANINGS: list[Callable[[Any, Random], Any]] = [
    _replaced,
    _replaced,
    _dropped,
    _added,
    _renamed,
    _wrapped,
    _swapped,
]


# ---- on the text: perhaps no JSON any more --------------------------------------------------------


def _literal(text: str, rng: Random) -> str:
    """A number or string in a form that a reader may stumble over."""
    at = text.find(":", rng.randrange(len(text)))
    end = min((i for i in (text.find(",", at), text.find("}", at)) if i > 0), default=len(text))
    return text[: at + 1] + rng.choice([*LITERALS, *ESCAPES]) + text[end:]


def _doubled(text: str, rng: Random) -> str:
    """The same key twice, or the same message twice in one."""
    inner = text[1:-1]
    return rng.choice(["{" + inner + "," + inner + "}", text + text, text + "\n" + text, text + ","])


def _deep(text: str, rng: Random) -> str:
    left, right = rng.choice([("[", "]"), ('{"action":', "}"), ('{"":', "}")])
    levels = rng.choice([10, 100, 1000, DEEP]) // len(left)
    at = text.find(":") + 1
    closing = right * levels if rng.random() < 0.5 else ""
    return text[:at] + left * levels + "1" + closing + text[text.find(",", at) :]


def _long(text: str, rng: Random) -> str:
    return text + " " * rng.choice([8192 - len(text), 8193, 9000, 20_000])


TEXTS: list[Callable[[str, Random], str]] = [_literal, _literal, _doubled, _deep, _long]


# ---- on the bytes ---------------------------------------------------------------------------------


def _flipped(data: bytearray, rng: Random) -> bytearray:
    for _ in range(rng.randrange(1, 4)):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data


def _cut(data: bytearray, rng: Random) -> bytearray:
    return data[: rng.randrange(len(data))] if rng.random() < 0.5 else data[rng.randrange(len(data)) :]


def _scrap(data: bytearray, rng: Random) -> bytearray:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(SCRAPS) + data[at:]


def _noise(data: bytearray, rng: Random) -> bytearray:
    return bytearray(rng.randbytes(rng.randrange(80)))


def _recoded(data: bytearray, rng: Random) -> bytearray:
    text = data.decode(errors="replace")
    return bytearray(text.encode(rng.choice(["utf-16", "utf-32", "utf-8-sig", "utf-16-be"])))


BYTES: list[Callable[[bytearray, Random], bytearray]] = [_flipped, _flipped, _cut, _scrap, _noise, _recoded]


# ---- lawful ones, from what the protocol says of itself -------------------------------------------


def sample(schema: dict[str, Any], parts: dict[str, Any], rng: Random) -> Any:
    """Something of the form of a JSON schema, whose references name ``parts``."""
    if "$ref" in schema:
        return sample(parts.get(schema["$ref"].rpartition("/")[2], {}), parts, rng)
    for either in ("anyOf", "oneOf"):
        if either in schema:
            return sample(rng.choice(schema[either]), parts, rng)
    if "enum" in schema:
        return rng.choice(schema["enum"])
    kind = schema.get("type")
    if isinstance(kind, list):
        kind = rng.choice(kind)
    if kind == "object":
        fields = schema.get("properties", {})
        wanted = [name for name in fields if name in schema.get("required", ()) or rng.random() < 0.7]
        return {name: sample(fields[name], parts, rng) for name in wanted}
    if kind == "array":
        if "prefixItems" in schema:
            return [sample(each, parts, rng) for each in schema["prefixItems"]]
        return [sample(schema.get("items", {}), parts, rng) for _ in range(rng.randrange(3))]
    if kind in ("integer", "number"):
        return rng.choice([schema.get("minimum", 0), schema.get("maximum", 3), 1, 2])
    if kind == "string":
        if schema.get("format") == "date-time":
            return "2027-01-01T00:00:00Z"
        return rng.choice(["hello", "Kenji", "203.0.113.9", "魚"])[: schema.get("maxLength", 99)]
    if kind in ("boolean", "null"):
        return None if kind == "null" else rng.random() < 0.5
    return value(rng)


def mutated(message: dict[str, Any], rng: Random) -> bytes:
    """The message as it might arrive: sometimes untouched, mostly not."""
    changed: Any = json.loads(json.dumps(message))
    how = rng.random()
    if how < 0.55 and changed:
        changed = rng.choice(MEANINGS)(changed, rng)
        if isinstance(changed, dict) and changed and rng.random() < 0.3:
            changed = rng.choice(MEANINGS)(changed, rng)
        return json.dumps(changed, ensure_ascii=rng.random() < 0.5).encode(errors="replace")
    text = json.dumps(changed)
    if how < 0.7:
        return rng.choice(TEXTS)(text, rng).encode()
    if how < 0.82:
        return bytes(rng.choice(BYTES)(bytearray(text.encode()), rng))
    return text.encode()
