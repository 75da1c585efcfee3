"""Everything that travels between server and client, as docs/protocol.md describes it.

``python -m tairyo.server.wire`` prints a JSON schema of it, and one of each game's own views, events
and actions; the web client's types are made from them.
"""

from __future__ import annotations

import json
import sys
from datetime import datetime
from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

from tairyo import games
from tairyo.kernel.action import Json
from tairyo.kernel.forms import Outcome, Undone
from tairyo.kernel.game import Game
from tairyo.server import admin_forms

Value = str | int | bool | None
"""The choice made for an option."""


class AnyView(TypedDict):
    """What a seat may know of a position; the rest of it is the game's own."""

    outcome: Outcome | None


class AnyAction(TypedDict):
    """What a seat does; the rest of it is the game's own."""

    kind: str


class AnyLegal(TypedDict):
    """What a seat may do: an action, or a range of them; the rest of it is the game's own."""

    kind: str


class AnyEvent(TypedDict):
    """What happened, and to whom, if to one player; the rest of it is the game's own."""

    kind: str
    player: NotRequired[int]


# A game's own reader judges actions, and its state makes views: here they pass as they are.
Action = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Action"})]
Legal = Annotated[Json, Meta(extra_json_schema={"$ref": "#/$defs/Legal"})]
Event = Annotated[Json, Meta(extra_json_schema={"$ref": "#/$defs/Event"})]
View = Annotated[Json, Meta(extra_json_schema={"$ref": "#/$defs/View"})]

MessageId = Annotated[str, Meta(max_length=64)]


# ---- HTTP ---------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """A switch of a game; ``choices`` hold ``default``."""

    name: str
    choices: list[Value]
    default: Value


class PhraseInfo(Struct):
    """A phrase of table talk. One with ``least`` and ``most`` carries a number between them."""

    code: str
    least: int | None
    most: int | None


class GameInfo(Struct):
    """A game of the house; ``seats`` lists how many can play, ``version`` is that of its rules."""

    id: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    version: str
    phrases: list[PhraseInfo]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: ``turn`` seconds for each decision, and beyond those ``reserve`` seconds
    in the whole game. When both are used up the game goes on as for a seat that does not answer.
    """

    turn: Annotated[int, Meta(ge=5, le=14 * 86400)]
    reserve: Annotated[int, Meta(ge=0, le=86400)]


class SeatInfo(Struct):
    """A place at a table. ``words`` for luck stay null until the game starts.

    ``absent``: its person has been away so long that a bot may be called in. ``muted``: by the host.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    here: bool
    words: str | None
    absent: bool
    muted: bool


class TableInfo(Struct):
    """A table as one client may see it; ``you`` is the client's own seat, ``kept`` one that a bot keeps
    for it.

    ``locked``: a seat asks for a password. ``watch``: how many seconds spectators are behind; null: there
    are none. ``next``: the table of the rematch. ``barred``: the host has sent this client away. ``turn``:
    whether it is this client's turn; null where it does not play. ``outcome``: how the game ended.
    """

    id: str
    game: str
    status: Literal["waiting", "running", "over"]
    public: bool
    options: dict[str, Value]
    seats: list[SeatInfo]
    host: int
    you: int | None
    commitment: str
    version: int
    created: datetime
    kept: int | None
    locked: bool
    watch: int | None
    clock: Clock | None
    next: str | None
    barred: bool
    turn: bool | None
    outcome: Outcome | None


class ErrorInfo(Struct):
    """Why something was not done: the text is `error-<code>`, or the game's own where a clause is broken."""

    code: str
    clause: str | None
    args: dict[str, str | int]


class OpenTable(Struct, forbid_unknown_fields=True):
    """Open a table; the caller becomes its host on seat 0."""

    game: str
    seats: int
    options: dict[str, Value]
    nickname: str
    words: str
    public: bool
    password: str | None = None
    watch: Annotated[int, Meta(ge=0, le=3600)] | None = 0
    clock: Clock | None = None


class JoinTable(Struct, forbid_unknown_fields=True):
    """Take a seat; null takes the first open one."""

    nickname: str
    words: str
    seat: int | None
    password: str | None = None


class SeatBot(Struct, forbid_unknown_fields=True):
    """Put a bot on a seat, or with null open it again."""

    seat: int
    bot: str | None


class OneSeat(Struct, forbid_unknown_fields=True):
    """The seat that is meant."""

    seat: int


class TwoSeats(Struct, forbid_unknown_fields=True):
    """The seats that change places."""

    seats: tuple[int, int]


class MuteSeat(Struct, forbid_unknown_fields=True):
    """Whether a seat may talk."""

    seat: int
    muted: bool


class OneLine(Struct, forbid_unknown_fields=True):
    """The line of table talk that is meant."""

    line: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class TallySeats(Struct, forbid_unknown_fields=True):
    """What lies before each seat of a real table, in the game's own form."""

    seats: list[dict[str, Any]]


class Tallied(Struct):
    """The points of each seat by where they come from, and the seats by rank."""

    scores: list[dict[str, int]]
    ranking: list[list[int]]


class LuckyWords(Struct, forbid_unknown_fields=True):
    """Other words for luck, before the start."""

    words: str


class PushKeys(Struct, forbid_unknown_fields=True):
    """A browser's keys for what is pushed to it, in URL-safe base64: only it can read that."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class PushTo(Struct, forbid_unknown_fields=True):
    """Where a browser wants to be reminded that it is its turn, as its push service has told it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    language: Literal["en", "ja"]


class PushOff(Struct, forbid_unknown_fields=True):
    """Where a browser wants to be reminded no more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class PushInfo(Struct):
    """The public key with which reminders are signed, in URL-safe base64; null: none are sent here."""

    key: str | None


class SeatCode(Struct, forbid_unknown_fields=True):
    """What moves a seat to another device: whoever has it may take the seat, once."""

    code: str


class Change(Struct):
    """Puts ``value`` at a place of a view: field names and list positions from the outside in; a position
    just behind a list's end makes it longer. No place at all: the whole view.
    """

    at: list[str | int]
    value: Any


class Ring(Struct):
    """How a ring was judged, in milliseconds: from the card's sending to its ``arrival``, what its line was
    given of that, and the ``time`` that is left.
    """

    seat: int
    arrival: float
    allowance: float
    time: float


class Race(Struct):
    """Who rang for a lot: the buyer first, then the quickest. ``drawn``: the seats that were equally quick,
    among which chance decided; empty where it had not to.
    """

    rings: list[Ring]
    drawn: list[int]


class Frame(Struct):
    """A version of a game as an observer saw it then; ``changes`` lead to its view from the one before.
    ``race`` as in `Entry`.
    """

    version: int
    by: int | None
    undo: bool
    events: list[Event]
    actors: list[int]
    changes: list[Change]
    race: Race | None


class Eyes(Struct):
    """A game as one observer saw it (a seat, or null for a spectator), from its start on."""

    seat: int | None
    frames: list[Frame]


class Origin(Struct):
    """Where a game was forked: it took over so many entries, whose chance was drawn under the seal ``of``."""

    at: int
    of: str


class Finding(Struct):
    """One thing that was checked, and whether it holds (null: this record cannot tell). The text is
    `verify-<code>`; of ``damaged`` it is the one that the argument ``text`` names.
    """

    check: str
    holds: bool | None
    code: str
    args: dict[str, str | int]


class Replay(Struct):
    """A game to be looked at again. ``table`` is null for a file; ``findings`` are empty while it runs."""

    table: TableInfo | None
    game: str
    seats: list[SeatInfo]
    over: bool
    commitment: str
    forked: Origin | None
    eyes: list[Eyes]
    findings: list[Finding]


class ForkTable(Struct, forbid_unknown_fields=True):
    """Play on from a version of a finished game, on one seat; bots take the others."""

    step: int
    seat: int
    nickname: str


class ForkRecord(Struct, forbid_unknown_fields=True):
    """Play on from a version of a record; ``record`` is the file's content."""

    record: str
    step: int
    seat: int
    nickname: str


# ---- WebSocket, from the client -----------------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """Ask for a snapshot; ``since`` is the last version seen, null for the whole history; ``heard`` the
    last line of talk.
    """

    since: int | None
    heard: int = 0


class Act(Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Act on what was seen at ``version``; ``id`` comes back with the answer."""

    id: MessageId
    version: int
    action: Action


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take one's own last action back."""

    id: MessageId
    version: int


class Say(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Talk to the table: in one's own words, or by a phrase that everybody reads in their language.

    ``amount`` is the number in a phrase that carries one.
    """

    id: MessageId
    text: str | None
    phrase: str | None
    amount: int | None = None


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Is anybody there? Answered by `Pong`."""


ClientMessage = Hello | Act | Undo | Say | Ping


# ---- WebSocket, from the server -----------------------------------------------------------------


class OpenBell(Struct):
    """A bell that is open: silence is holding after ``left`` milliseconds. ``answer`` is one's own, told to
    nobody else; for ``rest`` milliseconds one's own ring is not heard, after one that came too soon.
    """

    left: int
    answer: Literal["ring", "hold"] | None
    rest: int


class Entry(Struct):
    """One version of the table's log as an observer sees it; version 0 is the start.

    ``timeout``: the clock made it, for a seat that did not answer. ``race``: how the bell judged.
    """

    version: int
    by: int | None
    undo: bool
    timeout: bool
    events: list[Event]
    race: Race | None


class Line(Struct):
    """A line of table talk; lines count from 1. ``name`` is a person's; empty for a bot, which everybody
    names in their own language. ``version``: that of the game in which it was said, 0 before it.
    ``reported`` is told to the host alone. One without text and phrase has been deleted.
    """

    number: int
    seat: int
    name: str
    text: str | None
    phrase: str | None
    amount: int | None
    time: datetime
    version: int
    reported: bool


class SeatClock(Struct):
    """What a seat has left, in seconds: of this decision's time (null while it is not to act), and of its
    reserve.
    """

    seat: int
    turn: float | None
    reserve: float


class Snapshot(Struct, tag="snapshot", tag_field="type"):
    """The table as it is now, and the entries since the version that the client named."""

    table: TableInfo
    version: int
    view: View | None
    legal: list[Legal]
    actors: list[int]
    can_undo: bool
    history: list[Entry]
    clocks: list[SeatClock] | None
    talk: list[Line]
    bell: OpenBell | None


class Update(Struct, tag="update", tag_field="type"):
    """One more version; ``id`` is set for the client whose message made it. ``timeout`` and ``race`` as in
    `Entry`.
    """

    version: int
    by: int | None
    timeout: bool
    id: str | None
    events: list[Event]
    view: View
    legal: list[Legal]
    actors: list[int]
    can_undo: bool
    clocks: list[SeatClock] | None
    bell: OpenBell | None
    race: Race | None


class BellHeard(Struct, tag="bell", tag_field="type"):
    """The open bell has heard this seat's answer; nobody else is told before the verdict."""

    id: str | None
    version: int
    bell: OpenBell


class TableChanged(Struct, tag="table", tag_field="type"):
    """Seats, presence or status changed."""

    table: TableInfo


class Said(Struct, tag="said", tag_field="type"):
    """Somebody talks, or a line has changed; ``id`` is set for the client whose message it was."""

    line: Line
    id: str | None


class Refused(Struct, tag="refused", tag_field="type"):
    """A message was not followed; nothing has changed."""

    id: str | None
    error: ErrorInfo
    version: int


class Pong(Struct, tag="pong", tag_field="type"):
    """Somebody is."""


ServerMessage = Snapshot | Update | BellHeard | TableChanged | Said | Refused | Pong


# ---- the schema ---------------------------------------------------------------------------------

HTTP: list[type] = [
    GameInfo,
    TableInfo,
    ErrorInfo,
    OpenTable,
    JoinTable,
    SeatBot,
    OneSeat,
    TwoSeats,
    MuteSeat,
    OneLine,
    TallySeats,
    Tallied,
    LuckyWords,
    SeatCode,
    Replay,
    ForkTable,
    ForkRecord,
    PushTo,
    PushOff,
    PushInfo,
]
MESSAGES: dict[str, tuple[type, ...]] = {
    "ClientMessage": (Hello, Act, Undo, Say, Ping),
    "ServerMessage": (Snapshot, Update, BellHeard, TableChanged, Said, Refused, Pong),
}
OPEN: dict[str, tuple[type, ...]] = {
    "Action": (AnyAction,),
    "Legal": (AnyLegal,),
    "Event": (AnyEvent,),
    "View": (AnyView,),
}


def schemas() -> dict[str, Json]:
    """The schema of the protocol as ``wire``, of the admin page's as ``admin``, and of each game's own part
    under its id, with what it has ``printed`` beside.
    """
    named = {"Value": msgspec.json.schema(Value)}
    wire = _schema("Wire", HTTP, {**MESSAGES, **OPEN}, named)
    admin = _schema("Admin", admin_forms.ALL, {}, {})
    return {"wire": wire, "admin": admin, **{game.id: _schema_of(game) for game in games.ALL.values()}}


def _schema_of(game: Game) -> Json:
    assert game.forms is not None, f"{game.id} names no forms"
    kinds = {kind_of(each) for each in game.forms.ranges}
    unions = {
        "View": (game.forms.view,),
        "Action": game.forms.actions,
        "Legal": (*(each for each in game.forms.actions if kind_of(each) not in kinds), *game.forms.ranges),
        "Event": (*game.forms.events, Undone),
    }
    schema = _schema("Game", [form for form, _ in game.forms.printed.values()], unions, {})
    lists = {
        name: {"form": form.__name__, "all": every()} for name, (form, every) in game.forms.printed.items()
    }
    return {**schema, "printed": lists}


def kind_of(form: type) -> str:
    """The ``kind`` of an action or event form."""
    (kind,) = get_args(get_type_hints(form)["kind"])
    return str(kind)


def _schema(title: str, single: list[type], unions: dict[str, tuple[type, ...]], named: Json) -> Json:
    """A schema that defines each of the types, and each of the unions, by its name."""
    types = [*single, *(each for union in unions.values() for each in union)]
    references, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    reference = dict(zip(types, references, strict=True))
    joined = {name: {"anyOf": [reference[each] for each in union]} for name, union in unions.items()}
    defs = {name: _tidy(part, named) for name, part in {**parts, **joined}.items()}
    every = [{"$ref": f"#/$defs/{name}"} for name in (*unions, *(each.__name__ for each in single))]
    return {"title": title, "anyOf": every, "$defs": {**named, **defs}}


def _tidy(part: Any, named: Json) -> Any:
    """A reference stands alone, a structure's title repeats its name, and named types go by their names."""
    if isinstance(part, list):
        return [_tidy(each, named) for each in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        return {"$ref": part["$ref"]}
    for name, meant in named.items():
        if part == meant:
            return {"$ref": f"#/$defs/{name}"}
    return {key: _tidy(each, named) for key, each in part.items() if key != "title" or isinstance(each, dict)}


if __name__ == "__main__":
    json.dump(schemas(), sys.stdout, indent=2)
