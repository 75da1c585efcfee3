"""How legal actions are offered: all of them, but amounts of one kind as a range.

There is one notion of what is legal, `State.legal_actions`. Two shorter ways to say it are made from
it: for people ranges, ``{"kind": "raise", "low": 1, "high": 50}``; for whoever weighs actions one by
one, bots and learners, the handful of amounts that `State.choices` picks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tairyo.kernel.action import Action, Json


def offered(actions: Sequence[Action]) -> list[Json]:
    """The JSON forms of ``actions``, in their order. Where they have a size, every unbroken run of
    sizes is one form, with ``low`` and ``high`` in place of ``amount``.
    """
    forms = []
    for first, last in _runs(actions):
        form = first.data()
        if last.size is not None:
            del form["amount"]
            form["low"], form["high"] = first.size, last.size
        forms.append(form)
    return forms


def offered_text(actions: Sequence[Action]) -> list[str]:
    """The same in text forms: ``check``, ``fold``, ``raise 1 … raise 50``."""
    return [str(first) if first is last else f"{first} … {last}" for first, last in _runs(actions)]


def _runs(actions: Sequence[Action]) -> Iterator[tuple[Action, Action]]:
    """First and last of every run; an action without a size is a run of its own."""
    place = 0
    while place < len(actions):
        first = last = actions[place]
        place += 1
        size = first.size
        while size is not None and place < len(actions):
            after = actions[place]
            if type(after) is not type(first) or after.size != size + 1:
                break
            last, size = after, size + 1
            place += 1
        yield first, last
