"""Fair chance once more, from docs/fair-chance.md alone: no line of it is shared with the kernel.

``python -m tests.kernel.vectors`` writes chance_vectors.json.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

FILE = Path(__file__).with_name("chance_vectors.json")
SEEDS = (
    (b"harvest moon", []),
    (b"harvest moon", ["mac", "ねこ"]),
    (b"harvest moon", ["ma", "cねこ"]),
    (bytes(range(32)), ["", "", "エイエイオー!"]),
)
LIMITS = (2, 6, 21, 52, 255, 256, 257, 1000, 65536, 65537, 1, 2**64, 3)


def commitment(secret: bytes) -> str:
    return sha256(b"tairyo commitment 1\n" + secret).hexdigest()


def key(secret: bytes, words: list[str]) -> bytes:
    parts = [secret] + [word.encode() for word in words]
    return sha256(b"tairyo chance 1\n" + b"".join(len(p).to_bytes(4, "big") + p for p in parts)).digest()


def stream(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from sha256(seed + counter.to_bytes(8, "big")).digest()
        counter += 1


def below(source: Iterator[int], n: int) -> int:
    size = 0
    while 256**size < n:
        size += 1
    while True:
        value = 0
        for _ in range(size):
            value = value * 256 + next(source)
        if value < 256**size - 256**size % n:
            return value % n


def shuffle(source: Iterator[int], size: int, first: int) -> list[int]:
    items = list(range(size))
    for i in range(min(first, size - 1)):
        j = i + below(source, size - i)
        items[i], items[j] = items[j], items[i]
    return items


def vector(secret: bytes, words: list[str]) -> dict[str, object]:
    """One entry of the file; the draws follow one another in the same stream."""
    source = stream(key(secret, words))
    return {
        "secret": secret.hex(),
        "words": words,
        "commitment": commitment(secret),
        "key": key(secret, words).hex(),
        "dice": [below(source, 6) for _ in range(10)],
        "below": [[n, below(source, n)] for n in LIMITS],
        "shuffle": shuffle(source, 21, 21),
        "shuffle of the first 9": shuffle(source, 21, 9),
        "then below 100": below(source, 100),
    }


if __name__ == "__main__":
    rows = [
        ",\n  ".join(
            f'"{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in vector(*seed).items()
        )
        for seed in SEEDS
    ]
    FILE.write_text("[\n{ " + "\n},\n{ ".join(rows) + "\n}\n]\n", encoding="utf-8")
