"""Lines break where a reader expects it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from tairyo.cli.prose import wrap


def test_english_breaks_at_spaces() -> None:
    assert wrap("Follow with blue, you hold one.", 12) == ["Follow with", "blue, you", "hold one."]


def test_japanese_breaks_anywhere_but_before_a_full_stop() -> None:
    assert wrap("青を出しました。", 14) == ["青を出しまし", "た。"]


def test_no_line_ends_with_an_opening_bracket() -> None:
    assert wrap("これは「青」です", 8) == ["これは", "「青」で", "す"]


def test_a_word_longer_than_the_line_is_cut() -> None:
    assert wrap("tests/cli/test_prose.py", 10) == ["tests/cli/", "test_prose", ".py"]


def test_later_lines_are_indented() -> None:
    assert wrap("one two three", 8, indent=2) == ["one two", "  three"]


def test_nothing_is_one_empty_line() -> None:
    assert wrap("", 10) == [""]


@given(st.text(alphabet="ab 、。「」青を12", max_size=60), st.integers(6, 30), st.integers(0, 2))
def test_nothing_is_lost_and_no_line_is_too_wide(text: str, width: int, indent: int) -> None:
    lines = wrap(text, width, indent)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    # closing signs may hang over by themselves only where a whole row of them leaves no choice
    if "、、" not in text and "。。" not in text and "」」" not in text and "「「" not in text:
        assert all(cell_len(line) <= width for line in lines)
