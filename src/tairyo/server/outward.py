"""What a client is told of a game. Only `State.view`, `State.legal_actions` and `Event.view` say what a
seat may know; nothing else here, or anywhere in the service, looks into a position.
"""

from __future__ import annotations

from tairyo.kernel.event import visible
from tairyo.kernel.match import Match, Step
from tairyo.kernel.offer import offered
from tairyo.server import wire


def update(match: Match, step: Step, seat: int | None) -> wire.Update:
    """The step that the match has just made, as ``seat`` may see it."""
    return wire.Update(
        version=match.version,
        by=step.entry.seat,
        id=None,
        events=visible(step.events, seat),
        view=match.view(seat),
        legal=_legal(match, seat),
        actors=list(match.actors),
        can_undo=seat is not None and match.can_undo(seat),
        clocks=None,
    )


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


def _legal(match: Match, seat: int | None) -> list[wire.Legal]:
    return [] if seat is None else offered(match.legal_actions(seat))
