"""Record files: what is saved can be loaded, and what is damaged is told with its line."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tairyo import IllegalAction, Match, Record, RecordError, replay
from tairyo.games import farm_hand
from tairyo.text import Text
from tests.kernel.games import Line, changed, lines_of, played, read

WHOLE = played()
TEXT = WHOLE.record.text()
LAST = len(lines_of(WHOLE))
"""The number of its last line."""


def test_a_record_comes_back_from_its_file(tmp_path: Path) -> None:
    path = WHOLE.record.save(tmp_path / "evening.tairyo")
    assert path == tmp_path / "evening.tairyo"
    assert Record.load(path) == WHOLE.record
    assert Record.load(path).text() == TEXT
    assert list(tmp_path.iterdir()) == [path]


def test_saving_again_replaces_the_file(tmp_path: Path) -> None:
    played(steps=3).record.save(tmp_path / "evening.tairyo")
    WHOLE.record.save(tmp_path / "evening.tairyo")
    assert Record.load(tmp_path / "evening.tairyo") == WHOLE.record


def test_a_file_is_lines_of_json_head_opening_entries_end() -> None:
    head, opening, *entries, end = lines_of(WHOLE)
    assert head["tairyo"] == 1
    assert (head["game"], head["rules"], head["seats"]) == ("farm-hand", farm_hand.rules, 3)
    assert opening["opening"]
    assert entries[0] == {"seat": 0, "do": {"kind": "bid", "tricks": entries[0]["do"]["tricks"]}}
    assert set(end) == {"end", "secret"}


def test_a_hash_stands_in_every_twentieth_entry_and_in_the_last() -> None:
    with_hash = [number for number, entry in enumerate(WHOLE.record.entries, 1) if entry.hash]
    assert with_hash == [*range(20, WHOLE.version, 20), WHOLE.version]


def test_the_secret_is_kept_back_until_the_game_is_over() -> None:
    running = played(steps=10)
    secret = running.record.secret
    assert secret is not None
    assert secret.hex() not in running.record.text()
    assert "secret" not in running.record.text()
    assert WHOLE.record.secret is not None
    assert WHOLE.record.secret.hex() in TEXT


@pytest.mark.parametrize(
    "names",
    [
        ("Ada", "ねこ", ""),
        ("a\u2028b", "c\x85d", "e\u2029"),
        ('"', "\\", "\n\r\t\0"),
        ("😀", "🐈\u200d⬛", "\u0301"),
    ],
)
def test_any_name_and_any_words_survive_the_file(tmp_path: Path, names: tuple[str, ...]) -> None:
    match = played(steps=5, names=names, words=names)
    record = Record.load(match.record.save(tmp_path / "names.tairyo"))
    assert (record.names, record.words) == (names, names)
    assert replay(farm_hand, record).state.hash() == match.state.hash()


def test_what_cannot_be_saved_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "evening.tairyo" / "inside").mkdir(parents=True)
    with pytest.raises(OSError, match="irectory"):
        WHOLE.record.save(tmp_path / "evening.tairyo")
    assert [path.name for path in tmp_path.iterdir()] == ["evening.tairyo"]


def test_line_ends_of_other_systems_are_read() -> None:
    assert Record.read(TEXT.replace("\n", "\r\n")) == WHOLE.record
    assert Record.read(TEXT.removesuffix("\n")) == WHOLE.record


def broken(text: str) -> RecordError:
    """What is said of a damaged file."""
    with pytest.raises(RecordError) as error:
        replay(farm_hand, Record.read(text))
    assert str(error.value) == f"line {error.value.line}: {error.value.why}"
    return error.value


# ---- damaged files


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "the file is empty"),
        ("\n", 1, "not JSON"),
        ("Dear diary", 1, "not JSON"),
        ("[]\n", 1, "a JSON object belongs here"),
        ("7\n", 1, "a JSON object belongs here"),
        ("{}\n", 1, "not a Tairyo record"),
        ('{"tairyo": 2}\n', 1, "format 2; this version reads format 1"),
        ('{"tairyo": "1"}\n', 1, 'format "1"; this version reads format 1'),
        ('{"tairyo": true}\n', 1, "format true; this version reads format 1"),
        ('{"tairyo": 1.0}\n', 1, "format 1.0; this version reads format 1"),
        ('{"tairyo": 1}\n', 1, "the field “seats” is missing"),
        ("[" * 100_000, 1, "not JSON"),
        ('{"a":' * 100_000, 1, "not JSON"),
        ("9" * 5000, 1, "not JSON"),
    ],
)
def test_a_foreign_file_is_told_on_its_first_line(text: str, line: int, why: str) -> None:
    error = broken(text)
    assert error.line == line
    assert why in error.why


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    path = tmp_path / "picture.tairyo"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(RecordError, match=r"line 1: not a text file in UTF-8"):
        Record.load(path)


def test_a_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "none.tairyo")


def head(**fields: Any) -> Callable[[list[Line]], object]:
    return lambda lines: lines[0].update(fields)


@pytest.mark.parametrize(
    ("change", "line", "why"),
    [
        (head(game="go"), 1, "a game of go, not of farm-hand"),
        (head(rules=99), 1, "rules version 99; this Tairyo plays farm-hand by version 1"),
        (head(seats="3"), 1, "“seats” takes a whole number, not 3"),
        (head(seats=True), 1, "“seats” takes a whole number, not True"),
        (head(seats=9), 1, "This game takes 1 to 5 seats."),
        (head(options={"colour": 1}), 1, "no such rule to choose"),
        (head(options={"tables": {}}), 1, "The section [suits] is missing"),
        (head(names="Ada"), 1, "“names” takes a list, not Ada"),
        (head(words=[1]), 1, "“words” takes texts alone"),
        (head(words=["\ud800"]), 1, "half a character"),
        (head(words=["mac"]), 1, "“words” holds 1 for 3 seats; it takes one a seat, or none at all"),
        (head(names=["A", "B", "C", "D"]), 1, "“names” holds 4 for 3 seats"),
        (head(referee="Bob"), 1, "unknown field “referee”"),
        (head(forked=12), 1, "“forked” takes an object, not 12"),
        (head(forked={"at": 12}), 1, "the field “of” is missing"),
        (head(forked={"at": 1, "of": "", "by": 2}), 1, "unknown field “by”"),
        (head(forked={"at": -1, "of": ""}), 1, "forked at entry -1"),
        (head(forked={"at": 9999, "of": ""}), 1, "forked at entry 9,999"),
        (lambda lines: lines[0].pop("commitment"), 1, "the field “commitment” is missing"),
        (lambda lines: lines.__delitem__(slice(1, None)), 2, "the opening is missing: the file breaks off"),
        (lambda lines: lines[1].update(opening=[]), 2, "no outcome is recorded"),
        (lambda lines: lines[1].update(opening=[["lot", 3]]), 2, "no outcome of chance: ['lot', 3]"),
        (lambda lines: lines[1]["opening"].append(["below", 2, 1]), 2, "more outcomes of chance"),
        (lambda lines: lines[1].update(hash="0"), 2, "the hash of the position is another"),
        (lambda lines: lines[2].update(seat="0"), 3, "“seat” takes a whole number"),
        (lambda lines: lines[2].update(seat=7), 3, "FH-20"),
        (lambda lines: lines[2].update(seat=-1), 3, "FH-20"),
        (lambda lines: lines[4].update(lines[3]), 5, "FH-22: bid-twice"),
        (lambda lines: lines[2].update(do={"kind": "bid", "tricks": 5}), 3, "FH-20: bid-range"),
        (lambda lines: lines[2].update(do={"kind": "fly"}), 3, "not-an-action"),
        (lambda lines: lines[2].update(do="bid 1"), 3, "“do” takes an object, not bid 1"),
        (lambda lines: lines[2].pop("do"), 3, "the field “do” is missing"),
        (lambda lines: lines[1].update(at=12), 2, "unknown field “at”; known here: opening, hash"),
        (lambda lines: lines[2].update(at=12), 3, "unknown field “at”; known here: seat, do,"),
        (lambda lines: lines[-1].update(at=12), LAST, "unknown field “at”; known here: end, secret"),
        (lambda lines: lines[2].update(undo=True), 3, "an undo is"),
        (lambda lines: lines.insert(2, {"seat": 0, "undo": True}), 3, "nothing-to-undo"),
        (lambda lines: lines[2].update(chance=[["below", 6, 1]]), 3, "more outcomes of chance"),
        (lambda lines: lines[2].update(chance="dice"), 3, "“chance” takes a list of outcomes"),
        (lambda lines: lines[21].update(hash="00"), 22, "the hash of the position is another"),
        (lambda lines: lines.pop(10), 11, ""),
        (lambda lines: lines.append(lines[2]), LAST + 1, "the game has ended"),
        (lambda lines: lines[1].pop("hash"), 2, "the field “hash” is missing"),
        (lambda lines: lines[-1]["end"].update(scores=[1.5, 2, 3]), LAST, "“end” holds scores and ranking"),
        (lambda lines: lines[-1]["end"].update(ranking=[0, 1, 2]), LAST, "“end” holds scores and ranking"),
        (lambda lines: lines[-1].update(end=[]), LAST, "“end” holds scores and ranking"),
        (lambda lines: lines[-1].update(secret="moon"), LAST, "“secret” is not a hexa"),
        (lambda lines: lines[-1]["end"].update(scores=[9, 9, 9]), LAST, "does not end as"),
        (lambda lines: lines.pop(-2), LAST - 1, "does not end as"),
    ],
)  # fmt: skip
def test_damage_is_told_with_its_line(change: Callable[[list[Line]], object], line: int, why: str) -> None:
    with pytest.raises(RecordError) as error:
        replay(farm_hand, changed(WHOLE, change))
    assert error.value.line == line
    assert why in error.value.why


def test_a_swapped_card_is_told_on_its_line() -> None:
    lines = lines_of(WHOLE)
    number = next(n for n, line in enumerate(lines) if line.get("do", {}).get("kind") == "play")
    lines[number]["do"]["card"] = "red-7"
    with pytest.raises(RecordError) as error:
        replay(farm_hand, read(lines))
    assert (error.value.line, error.value.why) == (number + 1, "FH-30: not-held")


def test_what_is_wrong_is_told_in_every_language() -> None:
    """Code and details fill a text; those of a refusal are the rules' own."""
    lines = lines_of(WHOLE)
    lines[2]["do"] = "bid 2"
    with pytest.raises(RecordError) as error:
        read(lines)
    assert str(error.value) == "line 3: “do” takes an object, not bid 2."
    assert Text("ja")(f"record-{error.value.code}", **error.value.details).startswith("「do」")
    lines[2]["do"] = {"kind": "bid", "tricks": 5}
    with pytest.raises(RecordError) as error:
        replay(farm_hand, read(lines))
    assert isinstance(error.value.refusal, IllegalAction)
    assert (error.value.code, error.value.refusal.clause) == ("bid-range", "FH-20")


def test_a_file_that_breaks_off_in_a_line_is_told_there() -> None:
    text = TEXT[: len(TEXT) // 2]
    assert not text.endswith("\n")
    assert broken(text).line == text.count("\n") + 1


# ---- fuzz: whatever is in the file, only RecordError comes out

BITS = st.sampled_from(
    [
        "",
        "{",
        "}",
        "[",
        "]",
        '"',
        ",",
        ":",
        "0",
        "-1",
        "1e999",
        "NaN",
        "null",
        "true",
        "\\",
        "\\ud800",
        "\n",
        "\u2028",
        "é",
    ]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 2**70) | st.floats() | st.text(max_size=4),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=4), part, max_size=2),
    max_leaves=5,
)


def only_a_record_error(text: str) -> None:
    try:
        replay(farm_hand, Record.read(text))
    except RecordError as error:
        assert 1 <= error.line <= text.count("\n") + 2  # noqa: PT017  # most texts raise, a few are still whole


@given(st.integers(0, len(TEXT)), st.integers(0, 30), BITS)
@settings(max_examples=400)
def test_a_damaged_text_gives_a_record_error_or_a_game(place: int, cut: int, bit: str) -> None:
    only_a_record_error(TEXT[:place] + bit + TEXT[place + cut :])


@given(st.data(), VALUES)
@settings(max_examples=400)
def test_a_changed_value_gives_a_record_error_or_a_game(data: st.DataObject, value: object) -> None:
    lines = lines_of(WHOLE)
    part: Any = lines
    for _ in range(data.draw(st.integers(1, 6))):
        places = list(part) if isinstance(part, dict) else list(range(len(part)))
        place = data.draw(st.sampled_from(places))
        if not isinstance(part[place], dict | list) or not part[place]:
            break
        part, holder = part[place], part
    else:
        part = holder
    part[place] = value
    only_a_record_error("".join(json.dumps(line) + "\n" for line in lines))


@given(st.text(max_size=200))
def test_any_text_gives_a_record_error(text: str) -> None:
    with pytest.raises(RecordError):
        Record.read(text)


@given(st.integers(0, 2**32))
@settings(max_examples=60)
def test_shuffled_lines_give_a_record_error(seed: int) -> None:
    rng = Random(seed)
    lines = TEXT.splitlines(keepends=True)
    one, other = rng.sample(range(len(lines)), 2)
    if lines[one] != lines[other]:
        lines[one], lines[other] = lines[other], lines[one]
        only_a_record_error("".join(lines))


def test_a_record_of_a_running_match_is_as_good() -> None:
    for steps in range(12):
        match = played(steps=steps)
        assert isinstance(match, Match)
        record = Record.read(match.record.text())
        assert replay(farm_hand, record).state.hash() == match.state.hash()
        assert record.outcome is None


RACE = {
    "rings": [
        {"seat": 2, "arrival": 512.5, "allowance": 200, "time": 312.5},
        {"seat": 0, "arrival": 313, "allowance": 0.5, "time": 312.5},
    ],
    "drawn": [0, 2],
}


def test_a_race_stands_beside_its_action_and_changes_nothing() -> None:
    lines = lines_of(WHOLE)
    lines[2]["race"] = RACE
    record = read(lines)
    assert record.entries[0].race == RACE
    assert lines_of(replay(farm_hand, record)) == lines


@pytest.mark.parametrize(
    "race",
    [
        [],
        {"rings": []},
        {**RACE, "rings": []},
        {**RACE, "drawn": ["0"]},
        {**RACE, "more": 1},
        {**RACE, "rings": [{"seat": 2, "arrival": 1}]},
        {**RACE, "rings": [{**RACE["rings"][0], "time": "1"}]},  # type: ignore[dict-item]
    ],
)
def test_a_race_of_another_form_is_refused(race: object) -> None:
    with pytest.raises(RecordError, match="line 3"):
        changed(WHOLE, lambda lines: lines[2].update(race=race))
