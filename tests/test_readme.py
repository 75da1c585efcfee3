"""Every Python example of the README runs as it stands there."""

import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parent.parent / "README.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_readme_shows_python() -> None:
    assert EXAMPLES


@pytest.mark.parametrize("source", EXAMPLES, ids=[str(number) for number in range(1, len(EXAMPLES) + 1)])
def test_an_example_runs(source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(source, "README.md", "exec"), {"__name__": "__main__"})


def test_the_first_example_ranks_and_saves_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(EXAMPLES[0], "README.md", "exec"), {"__name__": "__main__"})
    assert re.fullmatch(r"\(\(\d.*\)\)\n", capsys.readouterr().out)
    assert [path.name for path in tmp_path.iterdir()] == ["evening.tairyo"]
