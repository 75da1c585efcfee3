"""What a client is told of a game. Only `State.view`, `State.legal_actions` and `Event.view` say what a
seat may know; nothing else here, or anywhere in the service, looks into a position.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from tairyo.kernel.action import Json
from tairyo.kernel.event import visible
from tairyo.kernel.forms import Outcome
from tairyo.kernel.match import Match, Step
from tairyo.kernel.offer import offered
from tairyo.kernel.record import Entry
from tairyo.server import wire
from tairyo.server.timing import Timing


def updates(
    match: Match,
    step: Step,
    observers: Collection[int | None],
    timing: Timing | None = None,
    clocks: list[wire.SeatClock] | None = None,
    bell: Callable[[int | None], wire.OpenBell | None] | None = None,
) -> dict[int | None, wire.Update]:
    """The step that the match has just made, as each of ``observers`` may see it. ``clocks`` are the same
    for all; ``bell`` tells what each may know of the open bell.
    """
    version, actors = match.version, list(match.actors)
    race = _race(step.entry)
    timeout = timing is not None and timing.timed_out(version)
    return {
        seat: wire.Update(
            version=version,
            by=step.entry.seat,
            timeout=timeout,
            id=None,
            events=visible(step.events, seat),
            view=view,
            legal=_legal(match, seat),
            actors=actors,
            can_undo=_can_undo(match, seat, timing),
            clocks=clocks,
            bell=None if bell is None else bell(seat),
            race=race,
        )
        for seat, view in zip(observers, match.views(list(observers)), strict=True)
    }


def snapshot(
    match: Match | None,
    table: wire.TableInfo,
    since: int | None,
    timing: Timing | None = None,
    clocks: list[wire.SeatClock] | None = None,
) -> wire.Snapshot:
    """The game as the seat of ``table.you`` may see it, with what happened since a version that the client
    knows.
    """
    seat = table.you
    if match is None:
        return wire.Snapshot(
            table,
            0,
            view=None,
            legal=[],
            actors=[],
            can_undo=False,
            history=[],
            clocks=None,
            talk=[],
            bell=None,
        )
    first = since + 1 if since is not None and 0 <= since <= match.version else 0
    return wire.Snapshot(
        table=table,
        version=match.version,
        view=match.view(seat),
        legal=_legal(match, seat),
        actors=list(match.actors),
        can_undo=_can_undo(match, seat, timing),
        history=[_entry(match, version, seat, timing) for version in range(first, match.version + 1)],
        clocks=clocks,
        talk=[],
        bell=None,
    )


def outcome(match: Match | None) -> Outcome | None:
    """How the game ended; None while it goes on, or has not begun."""
    ended = None if match is None else match.outcome
    if ended is None:
        return None
    return {"scores": list(ended.scores), "ranking": [list(tied) for tied in ended.ranking]}


def eyes(matches: Iterable[Match], observers: Sequence[int | None]) -> list[wire.Eyes]:
    """A game as each of ``observers`` saw it, version by version: ``matches`` is a match that moves on."""
    films = [wire.Eyes(observer, []) for observer in observers]
    views: list[Json | None] = [None] * len(films)
    for match in matches:
        for number, film in enumerate(films):
            view = match.view(film.seat)
            film.frames.append(_frame(match, film.seat, list(_changes([], views[number], view))))
            views[number] = view
    return films


def _frame(match: Match, seat: int | None, changes: list[wire.Change]) -> wire.Frame:
    entry = _entry(match, match.version, seat, None)
    return wire.Frame(
        entry.version, entry.by, entry.undo, entry.events, list(match.actors), changes, entry.race
    )


def _changes(place: list[str | int], old: Any, new: Any) -> Iterator[wire.Change]:
    """What leads from ``old`` to ``new``: a view changes little from one version to the next."""
    if old == new and type(old) is type(new):
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        for name, value in new.items():
            yield from _changes([*place, name], old.get(name, _NOTHING), value)
    elif isinstance(old, list) and isinstance(new, list) and 0 < len(old) <= len(new) and _holds_more(new):
        for number, value in enumerate(new):
            yield from _changes([*place, number], old[number] if number < len(old) else _NOTHING, value)
    else:
        yield wire.Change(place, new)


_NOTHING = object()


def _holds_more(values: list[Any]) -> bool:
    """Whether it is a list of objects or lists: one of plain values is told whole."""
    return isinstance(values[0], dict | list)


def _entry(match: Match, version: int, seat: int | None, timing: Timing | None) -> wire.Entry:
    entry = match.record.entries[version - 1] if version else None
    return wire.Entry(
        version=version,
        by=entry.seat if entry else None,
        undo=entry is not None and entry.action is None,
        timeout=timing is not None and timing.timed_out(version),
        events=visible(match.history[version], seat),
        race=None if entry is None else _race(entry),
    )


def _race(entry: Entry) -> wire.Race | None:
    return None if entry.race is None else msgspec.convert(entry.race, wire.Race)


def _can_undo(match: Match, seat: int | None, timing: Timing | None) -> bool:
    return seat is not None and match.can_undo(seat) and (timing is None or timing.may_undo(seat))


def _legal(match: Match, seat: int | None) -> list[wire.Legal]:
    return offered(match.legal_actions(seat)) if seat in match.actors else []
