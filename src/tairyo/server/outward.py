"""What a client is told of a game. Only `State.view`, `State.legal_actions` and `Event.view` say what a
seat may know; nothing else here, or anywhere in the service, looks into a position.
"""

from __future__ import annotations

from collections.abc import Collection

from tairyo.kernel.event import visible
from tairyo.kernel.match import Match, Step
from tairyo.server import wire


def updates(match: Match, step: Step, observers: Collection[int | None]) -> dict[int | None, wire.Update]:
    """The step that the match has just made, as each of ``observers`` may see it."""
    version, actors = match.version, list(match.actors)
    return {
        seat: wire.Update(
            version=version,
            by=step.entry.seat,
            id=None,
            events=visible(step.events, seat),
            view=view,
            legal=_legal(match, seat),
            actors=actors,
            can_undo=seat is not None and match.can_undo(seat),
            clocks=None,
        )
        for seat, view in zip(observers, match.views(list(observers)), strict=True)
    }


def snapshot(match: Match | None, table: wire.TableInfo, since: int | None) -> wire.Snapshot:
    """The game as the seat of ``table.you`` may see it, with what happened since a version that the client
    knows.
    """
    seat = table.you
    if match is None:
        return wire.Snapshot(
            table, 0, view=None, legal=[], actors=[], can_undo=False, history=[], clocks=None, talk=[]
        )
    first = since + 1 if since is not None and 0 <= since <= match.version else 0
    return wire.Snapshot(
        table=table,
        version=match.version,
        view=match.view(seat),
        legal=_legal(match, seat),
        actors=list(match.actors),
        can_undo=seat is not None and match.can_undo(seat),
        history=[_entry(match, version, seat) for version in range(first, match.version + 1)],
        clocks=None,
        talk=[],
    )


def _entry(match: Match, version: int, seat: int | None) -> wire.Entry:
    entry = match.record.entries[version - 1] if version else None
    return wire.Entry(
        version=version,
        by=entry.seat if entry else None,
        undo=entry is not None and entry.action is None,
        events=visible(match.history[version], seat),
    )


def _legal(match: Match, seat: int | None) -> list[wire.Action]:
    return [] if seat is None else [action.data() for action in match.legal_actions(seat)]
