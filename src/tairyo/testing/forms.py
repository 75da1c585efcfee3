"""Written forms of actions, right and wrong: what a careless client or a cheat might send."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from tairyo.kernel.action import Action, Json, NotAnAction
from tairyo.kernel.state import canonical
from tairyo.testing.walk import REFUSALS, LawBroken, Table, a_game, pick, read, spelled

NUMBERS = (-1, 0, 7, 99, 2**31, 2**64, 10**40)
ODDITIES: tuple[Any, ...] = (
    None,
    True,
    False,
    1.5,
    "",
    "x",
    "１",
    "\u2028",
    [],
    [1],
    {},
    {"kind": "x"},
    *NUMBERS,
)
NO_FORMS: tuple[Any, ...] = (
    None,
    True,
    7,
    1.5,
    "",
    "pass",
    [],
    [{}],
    {},
    {"kind": None},
    {"kind": []},
    {"": ""},
)
NO_TEXTS = ("", " ", "\n", "\0", "no-such-action", "１", "-", "x" * 10_000, "{}", "None", "\ud800")


def actions_seen(table: Table, games: int) -> list[Action]:
    """Every legal action of every seat in some random games, each once."""
    seen: dict[str, Action] = {}
    for number in range(games):
        for position in a_game(table, number):
            for seat in position.state.actors:
                seen.update((str(action), action) for action in position.state.legal_actions(seat))
    return list(seen.values())


def variations(forms: Sequence[Json], rng: Random) -> Iterator[Json]:
    """Each form changed in one place: numbers moved, texts of other forms, kinds and fields swapped."""
    for form in forms:
        for name, value in form.items():
            others = [other[name] for other in forms if name in other]
            for new in (*ODDITIES, *_near(value), *(pick(others, rng) for _ in range(3))):
                yield {**form, name: new}
            yield {other: kept for other, kept in form.items() if other != name}
        yield {**form, "more": 1}
        yield {**pick(forms, rng), **form}


def _near(value: Any) -> Iterable[Any]:
    if isinstance(value, int):
        return (value - 1, value + 1, -value, str(value), float(value))
    if isinstance(value, str):
        return (value + "x", value[:-1], value.upper(), f" {value}", value + "\n", [value])
    return ()


def check_forms(table: Table, seen: Sequence[Action], rng: Random) -> list[Action]:
    """Both written forms of every action read back; wrong ones are refused. All actions that were read."""
    where = str(table)
    forms = []
    for action in seen:
        form, text = action.data(), str(action)
        forms.append(form)
        for way, back in (("JSON", _read_back(table, form, where)), ("text", _parse(table, text, where))):
            if back != action or hash(back) != hash(action) or type(back) is not type(action):
                raise LawBroken(REFUSALS, f"{action!r} comes back from its {way} form as {back!r}", where)
        if action.data() is form and form:
            raise LawBroken(
                REFUSALS, f"{action!r} gives out the same JSON object twice: it could be changed", where
            )
    spellings = {action: canonical(action.data()) for action in seen}
    for form in (*NO_FORMS, *variations(_one_a_kind(forms, rng), rng)):
        result = _read_back(table, form, where)
        if result is not None and spellings.setdefault(result, canonical(form)) != canonical(form):
            # 1, 1.0 and True are equal in Python; a position must not depend on which was sent
            raise LawBroken(REFUSALS, f"the form {form!r} is read as {result!r}, which has another", where)
    for text in (*NO_TEXTS, *(t for action in seen[:40] for t in _bad_texts(str(action)))):
        parsed = _parse(table, text, where)
        if parsed is not None and _parse(table, str(parsed), where) != parsed:
            raise LawBroken(
                REFUSALS, f"the text {text!r} is read as {parsed!r}, which has another text form", where
            )
    return list(spellings)


def _one_a_kind(forms: Sequence[Json], rng: Random) -> list[Json]:
    """Up to six forms of each kind, to be varied."""
    chosen: dict[object, list[Json]] = {}
    for form in rng.sample(list(forms), len(forms)):
        chosen.setdefault(spelled(form.get("kind"), ""), []).append(form)
    return [form for kind in chosen.values() for form in kind[:6]]


def _bad_texts(text: str) -> Iterable[str]:
    words = text.split()
    start = " ".join(words[:-1])
    ends = ("", "x", "-1", "1.5", "１", "²", "9" * 5000, "None", f"{words[-1]} x")
    return (text.upper(), " ".join(words[1:]), text[:-1], "".join(words), *(f"{start} {end}" for end in ends))


def _read_back(table: Table, form: Any, where: object) -> Action | None:
    """Read a JSON form: it is refused with NotAnAction, or it is exactly the form of what was read."""
    try:
        action = read(table.game, form)
    except Exception as error:
        raise LawBroken(
            REFUSALS, f"the form {form!r} is not refused with NotAnAction: {error!r}", where
        ) from error
    if action is not None and canonical(action.data()) != canonical(form):
        raise LawBroken(REFUSALS, f"the form {form!r} is read as {action!r}, which has another", where)
    return action


def _parse(table: Table, text: str, where: object) -> Action | None:
    try:
        return table.game.parse(text)
    except NotAnAction:
        return None
    except Exception as error:
        raise LawBroken(
            REFUSALS, f"the text {text!r} is not refused with NotAnAction: {error!r}", where
        ) from error
