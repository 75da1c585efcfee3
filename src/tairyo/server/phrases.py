"""What can be said at a table in one tap, and is read by everybody in their own language."""

from __future__ import annotations

from tairyo.kernel.game import Game, Phrase
from tairyo.server.wire import PhraseInfo

COMMON = tuple(
    Phrase(code)
    for code in (
        "hello",
        "good-luck",
        "nice",
        "well-played",
        "thank-you",
        "sorry",
        "oops",
        "thinking",
        "one-moment",
        "your-turn",
        "again",
        "goodbye",
    )
)
"""At every table; the text is ``phrase-<code>``."""


def phrases_of(game: Game) -> dict[str, Phrase]:
    """All that can be said at a table of this game, by code."""
    return {phrase.code: phrase for phrase in (*COMMON, *game.phrases)}


def phrase_infos(game: Game) -> list[PhraseInfo]:
    """The same, as clients are told it."""
    return [
        PhraseInfo(phrase.code, *(phrase.amounts or (None, None))) for phrase in phrases_of(game).values()
    ]
