"""Where randomness comes from: fair, portable, recorded."""

import json
from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tairyo.kernel.chance import (
    Chance,
    ChanceError,
    RandomChance,
    RecordedChance,
    RecordingChance,
    SeededChance,
    commitment,
    redraw,
)
from tests.kernel import vectors

DOCUMENT = Path(__file__).parents[2] / "docs" / "fair-chance.md"
VECTORS: list[dict[str, Any]] = json.loads(vectors.FILE.read_text(encoding="utf-8"))
WORDS = st.lists(st.text(max_size=8), max_size=4)

# ---- the construction, docs/fair-chance.md


def test_the_vectors_file_is_what_the_document_says() -> None:
    assert [vectors.vector(secret, words) for secret, words in vectors.SEEDS] == VECTORS


@pytest.mark.parametrize("vector", VECTORS, ids=[str(n) for n in range(len(VECTORS))])
def test_the_kernel_gives_the_test_vectors(vector: dict[str, Any]) -> None:
    chance = SeededChance(bytes.fromhex(vector["secret"]), vector["words"])
    assert commitment(bytes.fromhex(vector["secret"])) == vector["commitment"]
    assert [chance.below(6) for _ in range(10)] == vector["dice"]
    assert [[n, chance.below(n)] for n, _ in vector["below"]] == vector["below"]
    for name, first in (("shuffle", None), ("shuffle of the first 9", 9)):
        items = list(range(21))
        chance.shuffle(items, first)
        assert items == vector[name]
    assert chance.below(100) == vector["then below 100"]


@given(st.binary(max_size=40), WORDS, st.lists(st.integers(1, 2**70), max_size=20), st.integers(0, 30))
def test_the_kernel_agrees_with_the_document_everywhere(
    secret: bytes, words: list[str], limits: list[int], size: int
) -> None:
    chance, source = SeededChance(secret, words), vectors.stream(vectors.key(secret, words))
    assert [chance.below(n) for n in limits] == [vectors.below(source, n) for n in limits]
    items = list(range(size))
    chance.shuffle(items)
    assert items == vectors.shuffle(source, size, size)


@pytest.mark.parametrize(("secret", "words"), vectors.SEEDS[:2])
def test_the_documents_own_vectors_are_right(secret: bytes, words: list[str]) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    source = vectors.stream(vectors.key(secret, words))
    row = next(line for line in text.splitlines() if vectors.key(secret, words).hex() in line)
    assert " ".join(str(vectors.below(source, 6)) for _ in range(10)) in row
    assert vectors.commitment(secret) in text


def test_words_are_told_apart_by_seat() -> None:
    draws = {
        tuple(SeededChance(b"s", words).below(2**32) for _ in range(2))
        for words in ((), ("",), ("ab",), ("a", "b"), ("b", "a"), ("ab", ""), ("", "ab"))
    }
    assert len(draws) == 7


@given(st.binary(max_size=40))
def test_the_commitment_tells_nothing_of_the_draws(secret: bytes) -> None:
    assert commitment(secret) != vectors.key(secret, []).hex()
    assert len(commitment(secret)) == 64


def test_a_copy_goes_on_from_the_same_place_and_neither_moves_the_other() -> None:
    chance = SeededChance(b"s", ["w"])
    chance.below(1000)
    twin = chance.copy()
    ahead = [twin.below(100) for _ in range(50)]
    assert [chance.below(100) for _ in range(50)] == ahead


# ---- fair

SOURCES = pytest.mark.parametrize(
    "chance", [SeededChance(b"fair"), RandomChance(Random(1))], ids=["seeded", "random"]
)


@SOURCES
@pytest.mark.parametrize("n", [2, 3, 6, 7, 21])
def test_every_number_below_n_is_equally_likely(chance: Chance, n: int) -> None:
    draws = 1500 * n
    counts = Counter(chance.below(n) for _ in range(draws))
    assert sorted(counts) == list(range(n))
    assert sum((count - 1500) ** 2 / 1500 for count in counts.values()) < n + 6 * (2 * n) ** 0.5


@SOURCES
def test_every_order_is_equally_likely(chance: Chance) -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 400):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert all(300 < count < 500 for count in counts.values())


@SOURCES
def test_a_shuffle_of_the_first_places_draws_them_from_all(chance: Chance) -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(20 * 400):
        items = list(range(5))
        chance.shuffle(items, 2)
        assert sorted(items) == list(range(5))
        counts[tuple(items[:2])] += 1
    assert len(counts) == 20
    assert all(300 < count < 500 for count in counts.values())


@pytest.mark.parametrize("chance", [SeededChance(b"s"), RandomChance(Random(1))], ids=["seeded", "random"])
@pytest.mark.parametrize("n", [0, -1])
def test_there_is_no_number_below_nothing(chance: Chance, n: int) -> None:
    with pytest.raises(ValueError, match="takes at least 1"):
        chance.below(n)


@SOURCES
@pytest.mark.parametrize("items", [[], [7]])
def test_nothing_and_one_are_shuffled_at_once(chance: Chance, items: list[int]) -> None:
    before = list(items)
    chance.shuffle(items)
    assert items == before


# ---- recorded


@given(
    st.integers(0, 2**32),
    st.lists(st.tuples(st.integers(1, 30), st.none() | st.integers(0, 35)), max_size=12),
)
def test_what_is_recorded_is_given_back(seed: int, asked: list[tuple[int, int | None]]) -> None:
    recording = RecordingChance(RandomChance(Random(seed)))

    def ask(chance: Chance) -> list[Any]:
        answers: list[Any] = []
        for size, first in asked:
            items = list(range(size))
            chance.shuffle(items, first)
            answers += [items, chance.below(size)]
        return answers

    answers = ask(recording)
    recorded = RecordedChance(json.loads(json.dumps(recording.outcomes)))
    assert ask(recorded) == answers
    assert recorded.exhausted


def test_recording_changes_nothing_of_what_is_drawn() -> None:
    plain, recording = SeededChance(b"s"), RecordingChance(SeededChance(b"s"))
    one, other = list("abcdef"), list("abcdef")
    plain.shuffle(one)
    recording.shuffle(other)
    assert one == other


@pytest.mark.parametrize(
    "outcome",
    [
        ["below", 5, 0],
        ["below", 6, 6],
        ["below", 6, -1],
        ["below", 6, "1"],
        ["below", 6],
        ["shuffle", 3, [0, 1, 2, 3]],
        [],
        None,
    ],
)
def test_a_number_that_does_not_fit_is_refused(outcome: Any) -> None:
    with pytest.raises(ChanceError):
        RecordedChance([outcome]).below(6)


@pytest.mark.parametrize(
    "outcome",
    [
        ["shuffle", 3, [0, 1, 2]],
        ["shuffle", 3, [0, 1, 2, 2]],
        ["shuffle", 3, [0, 1, 2, 4]],
        ["shuffle", 3, [0, 1, 2, "3"]],
        ["shuffle", 3, [0, 1, 2, True]],
        ["shuffle", 2, [0, 1, 2, 3]],
        ["shuffle", 3, "0123"],
        ["below", 4, 1],
    ],
)
def test_a_shuffle_that_does_not_fit_is_refused(outcome: Any) -> None:
    with pytest.raises(ChanceError):
        RecordedChance([outcome]).shuffle([0, 1, 2, 3])


def test_a_missing_outcome_is_named() -> None:
    with pytest.raises(ChanceError, match="the rules ask for a number below 6, but no outcome is recorded"):
        RecordedChance([]).below(6)


def test_redrawing_gives_the_same_from_the_same_source() -> None:
    recording = RecordingChance(SeededChance(b"s"))
    recording.shuffle(list(range(21)), 9)
    recording.below(7)
    source = SeededChance(b"s")
    assert [redraw(source, outcome) for outcome in recording.outcomes] == recording.outcomes
