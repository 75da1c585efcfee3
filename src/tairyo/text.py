"""Texts: the Fluent files that web client, terminal and rulebook share.

``Text("ja")`` speaks one language: ``say("farm-hand-event-played", name="Ann", card="blue 4")``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("en", "ja")


class TextError(LookupError):
    """A text that is not there, or whose gaps were not all filled."""


def language_of(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for (the first of LC_ALL, LC_MESSAGES, LANG); else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name):
            return "ja" if value.lower().startswith("ja") else "en"
    return "en"


class Text:
    """All texts in one language, one of ``LANGUAGES``. Raises ValueError for another."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"Tairyo speaks {' and '.join(LANGUAGES)}, not {language}")
        self.language = language
        self._bundle, self._ids = _load(language)

    def __call__(self, id: str, /, **args: str | int) -> str:
        """The text ``id`` with its gaps filled. Raises TextError rather than show a gap to a reader."""
        if not self._bundle.has_message(id):
            raise TextError(f"no text “{id}” in {self.language}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise TextError(f"the text “{id}” in {self.language} is empty")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise TextError(f"the text “{id}” in {self.language}: {errors[0]}")
        return str(text)

    def attribute(self, id: str, name: str) -> str:
        """What stands as ``.name`` below the text ``id``, without gaps; "" where nothing does."""
        pattern = self._bundle.get_message(id).attributes.get(name)
        return str(self._bundle.format_pattern(pattern, {})[0]) if pattern else ""

    def has(self, id: str) -> bool:
        """Whether there is such a text."""
        return bool(self._bundle.has_message(id))

    def ids(self, file: str) -> tuple[str, ...]:
        """The ids in ``<file>.ftl``, in the order in which they stand there; none without such a file."""
        return self._ids.get(file, ())


def listed(items: Sequence[str], say: Callable[..., str]) -> str:
    """``a, b, c``."""
    return say("list-comma").join(items)


def listed_and(items: Sequence[str], say: Callable[..., str]) -> str:
    """``a, b and c``."""
    if len(items) < 2:
        return "".join(items)
    return listed(items[:-1], say) + say("list-and") + items[-1]


def sources(language: str) -> dict[str, str]:
    """The content of every Fluent file of a language, by its name without ``.ftl``."""
    folder = files("tairyo").joinpath("locales", language)
    return {
        file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


@cache
def _load(language: str) -> tuple[Any, dict[str, tuple[str, ...]]]:
    """A bundle of all files of a language, and their ids. Raises TextError where one does not parse."""
    # No isolation marks: both languages run left to right, and a pipe or a test wants plain text.
    bundle = FluentBundle([language], use_isolating=False)
    ids: dict[str, tuple[str, ...]] = {}
    for name, source in sources(language).items():
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{language}/{name}.ftl is not Fluent: {(entry.content or '')[:60]!r}")
        bundle.add_resource(resource)
        ids[name] = tuple(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))
    every = [known for found in ids.values() for known in found]
    if len(every) != len(set(every)):
        twice = next(known for known in every if every.count(known) > 1)
        raise TextError(f"“{twice}” stands twice in {language}")
    return bundle, ids
