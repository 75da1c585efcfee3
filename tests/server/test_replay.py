"""Replays: a game looked at again from every allowed pair of eyes, its file brought back, and played on."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tairyo import games
from tairyo.kernel.chance import commitment
from tairyo.kernel.event import visible
from tairyo.kernel.match import Match
from tairyo.kernel.record import Record
from tairyo.kernel.replay import replay, stations, verify
from tairyo.server import replays
from tairyo.server.settings import Settings
from tairyo.text import LANGUAGES, Text
from tests.server.conftest import Node
from tests.server.knowledge import CARD, cards_of, hidden
from tests.server.people import Line, Message, Person, Refused, play
from tests.server.processes import Process

Come = Callable[[Node], Person]
GAME = games.farm_hand


def views(frames: list[Message]) -> list[Message]:
    """The view of every frame, put together as a client does it."""
    found: list[Message] = []
    view: Any = None
    for frame in frames:
        view = copy.deepcopy(view)
        for change in frame["changes"]:
            view = put(view, change["at"], change["value"])
        found.append(view)
    return found


def put(whole: Any, place: list[str | int], value: Any) -> Any:
    if not place:
        return value
    if isinstance(whole, list) and place[0] == len(whole):
        whole.append(value)
    else:
        name: Any = place[0]
        old = whole.get(name) if isinstance(whole, dict) else whole[name]
        whole[name] = put(old, place[1:], value)
    return whole


def frames_of(answer: Message, seat: int | None) -> list[Message]:
    frames: list[Message] = next(eyes["frames"] for eyes in answer["eyes"] if eyes["seat"] == seat)
    return frames


async def upload(person: Person, content: str | bytes) -> Message:
    """What the server answers to a file. Raises Refused."""
    answer = await person.http.post("/api/replays", content=content)
    if answer.status_code >= 400:
        raise Refused(answer.json(), answer.status_code)
    found: Message = answer.json()
    return found


async def fork(person: Person, table: str, step: int, seat: int = 0, nickname: str = "Mio") -> Message:
    body = {"step": step, "seat": seat, "nickname": nickname}
    answer: Message = await person.ask("POST", f"/tables/{table}/fork", body)
    return answer


async def played(host: Person, guest: Person, seed: int = 1) -> str:
    """A finished game of two people and a bot."""
    table: str = (await host.open(words="seven herons"))["id"]
    await guest.join(table)
    await host.bot(table, 2)
    await host.start(table)
    async with host.line(table) as a, guest.line(table) as b:
        await play({0: a, 1: b}, Random(seed))
    return table


def whole(seats: int = 3, seed: str = "evening") -> Match:
    """A finished game that no table has seen."""
    match, rng = Match.start(GAME, seats, seed, names=["Hana", "steady", ""][:seats]), Random(seed)
    while match.actors:
        seat = rng.choice(match.actors)
        match.act(seat, rng.choice(match.legal_actions(seat)))
    return match


def lines_of(match: Match) -> list[Message]:
    return match.record.lines()


def text_of(lines: list[Message]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


# ---- what may be seen -----------------------------------------------------------------------------


async def test_a_running_game_shows_a_seat_what_its_socket_told_it_and_no_more(
    house: Node, person: Come
) -> None:
    host, guest, watching = person(house), person(house), person(house)
    table = (await host.open(seats=2))["id"]
    async with host.line(table) as a:
        await guest.join(table)
        await host.start(table)
        async with guest.line(table) as b:
            await a.hear("snapshot")
            await play({0: a, 1: b}, Random(5), until=17)
            lines: dict[int, Line] = {0: a, 1: b}
            for seat, who in enumerate((host, guest)):
                answer = await who.get(f"/tables/{table}/replay")
                assert [eyes["seat"] for eyes in answer["eyes"]] == [seat]
                assert (answer["over"], answer["findings"], answer["table"]["you"]) == (False, [], seat)
                check_told(answer["eyes"][0]["frames"], lines[seat].told)
    record = stations(GAME, house.rooms.get(table).match.record)  # type: ignore[union-attr]
    for seat, who in enumerate((host, guest)):
        answer = await who.get(f"/tables/{table}/replay")
        for version, view in enumerate(views(answer["eyes"][0]["frames"])):
            assert not cards_of(view) & hidden(record[version], seat)
    for who, eyes in (
        (host, "1"),
        (host, "open"),
        (host, "spectator"),
        (guest, "0"),
        (watching, ""),
        (watching, "0"),
        (watching, "open"),
        (watching, "spectator"),
    ):
        ask = f"/tables/{table}/replay" + (f"?eyes={eyes}" if eyes else "")
        with pytest.raises(Refused, match="not-over"):
            await who.get(ask)
    assert not CARD.search("".join(watching.bodies))
    assert (await host.get(f"/tables/{table}/replay?eyes=0"))["eyes"][0]["seat"] == 0


def check_told(frames: list[Message], told: list[Message]) -> None:
    """Every version that a socket told is there as it was told, the last one included."""
    shown = views(frames)
    updates = [each for each in told if each["type"] == "update"]
    snapshots = [each for each in told if each["type"] == "snapshot" and each["view"] is not None]
    for each in updates:
        frame = frames[each["version"]]
        for name in ("version", "by", "events", "actors"):
            assert frame[name] == each[name]
        assert shown[each["version"]] == each["view"]
    for each in snapshots:
        assert shown[each["version"]] == each["view"]
        for entry in each["history"]:
            del entry["timeout"]  # a record does not say what the clock did
            assert {name: frames[entry["version"]][name] for name in entry} == entry
    covered = {each["version"] for each in updates} | {
        entry["version"] for each in snapshots for entry in each["history"]
    }
    assert covered == set(range(len(frames)))


async def test_who_gave_up_a_seat_in_a_running_game_sees_no_more_of_it(house: Node, person: Come) -> None:
    host, guest = person(house), person(house)
    table = (await host.open(seats=2))["id"]
    await guest.join(table)
    await host.start(table)
    assert (await guest.get(f"/tables/{table}/replay"))["eyes"][0]["seat"] == 1
    await guest.leave(table)
    with pytest.raises(Refused, match="not-over"):
        await guest.get(f"/tables/{table}/replay")


async def test_before_the_start_there_is_nothing_to_replay(house: Node, person: Come) -> None:
    host = person(house)
    table = (await host.open())["id"]
    with pytest.raises(Refused, match="not-running"):
        await host.get(f"/tables/{table}/replay")
    with pytest.raises(Refused, match="not-found"):
        await host.get("/tables/222222222222/replay")


async def test_a_finished_game_shows_everybody_all_eyes(house: Node, person: Come) -> None:
    host, guest = person(house), person(house)
    table = await played(host, guest)
    answer = await person(house).get(f"/tables/{table}/replay")
    positions = stations(GAME, Record.read(await host.record(table)))
    assert [eyes["seat"] for eyes in answer["eyes"]] == [0, 1, 2, None]
    assert (answer["over"], answer["forked"], answer["table"]["you"]) == (True, None, None)
    for eyes in answer["eyes"]:
        assert views(eyes["frames"]) == [match.view(eyes["seat"]) for match in positions]
        for frame, match in zip(eyes["frames"], positions, strict=True):
            assert frame["events"] == visible(match.history[-1], eyes["seat"])
            assert frame["actors"] == list(match.actors)
    one = await host.get(f"/tables/{table}/replay?eyes=1")
    assert one["eyes"] == [eyes for eyes in answer["eyes"] if eyes["seat"] == 1]
    assert (await host.get(f"/tables/{table}/replay?eyes=spectator"))["eyes"][0]["seat"] is None
    for eyes in ("3", "-1", "me", "1.0", "²", "9999999999"):
        with pytest.raises(Refused, match="no-such-seat"):
            await host.get(f"/tables/{table}/replay?eyes={eyes}")


async def test_the_check_of_a_finished_game_holds_against_the_tables_own_seal(
    house: Node, person: Come
) -> None:
    table = await played(person(house), person(house))
    answer = await person(house).get(f"/tables/{table}/replay")
    assert {each["check"]: each["holds"] for each in answer["findings"]} == {
        "rules": True,
        "seal": True,
        "commitment": True,
        "chance": True,
    }
    check_texts(answer["findings"])


def check_texts(findings: list[Message]) -> None:
    for language in LANGUAGES:
        say = Text(language)
        for each in findings:
            assert say(f"replay-check-{each['check']}")
            if each["code"] == "damaged":
                assert say(each["args"]["text"], **each["args"])
            else:
                assert say(f"verify-{each['code']}", **each["args"])


async def test_what_was_taken_back_stays_in_the_replay(house: Node, person: Come) -> None:
    host = person(house)
    table = (await host.open(seats=2))["id"]
    await person(house).join(table)
    await host.start(table)
    async with host.line(table) as line:
        await line.act({"kind": "bid", "tricks": 0})
        await line.undo()
        frames = (await host.get(f"/tables/{table}/replay"))["eyes"][0]["frames"]
    assert [frame["undo"] for frame in frames] == [False, False, True]
    assert frames[2]["events"] == [{"kind": "undone", "player": 0}]
    shown = views(frames)
    assert [view["bids"][0] for view in shown] == [None, 0, None]
    assert shown[2] == shown[0]


async def test_an_answer_is_packed_for_who_unpacks_it(house: Node, person: Come) -> None:
    host = person(house)
    path = f"/api/tables/{await played(host, person(house))}/replay"
    packed = await host.http.get(path, headers={"accept-encoding": "gzip"})
    plain = await host.http.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 5 < int(plain.headers["content-length"])


async def test_a_game_without_end_is_not_replayed(
    house: Node, person: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(person(house), person(house))
    text = await person(house).record(table)
    monkeypatch.setattr(replays, "LONGEST", 20)
    for asked in (person(house).get(f"/tables/{table}/replay"), upload(person(house), text)):
        with pytest.raises(Refused, match="too-long") as refused:
            await asked
        assert (refused.value.status, refused.value.args_) == (413, {"most": 20})


# ---- files ----------------------------------------------------------------------------------------


async def test_the_file_of_a_game_shows_the_same_as_its_table(house: Node, person: Come) -> None:
    host, stranger = person(house), person(house)
    table = await played(host, person(house))
    there, file = await host.get(f"/tables/{table}/replay"), await upload(stranger, await host.record(table))
    assert file["eyes"] == there["eyes"]
    assert (file["table"], file["commitment"]) == (None, there["commitment"])
    names = [(seat["kind"], seat["name"], seat["bot"]) for seat in file["seats"]]
    assert names == [("person", "Hana", None), ("person", "Kenji", None), ("bot", None, "random")]
    assert [seat["words"] for seat in file["seats"]] == ["seven herons", None, None]
    assert {each["check"]: each["holds"] for each in file["findings"]} == {
        "rules": True,
        "commitment": True,
        "chance": True,
    }
    assert stranger.token is None


async def test_a_games_file_that_was_tampered_with_does_not_prove_fair(house: Node, person: Come) -> None:
    lines = lines_of(whole(seed="a nicer deal"))
    lines[0]["commitment"] = commitment(b"the secret that was promised")
    lines[-1]["secret"] = b"the secret that was promised".hex()
    answer = await upload(person(house), text_of(lines))
    assert {each["check"]: each["holds"] for each in answer["findings"]} == {
        "rules": True,
        "commitment": True,
        "chance": False,
    }
    check_texts(answer["findings"])


async def test_a_game_that_broke_off_is_shown_as_far_as_it_goes(house: Node, person: Come) -> None:
    answer = await upload(person(house), text_of(lines_of(whole())[:12]))
    assert (answer["over"], len(answer["eyes"][0]["frames"])) == (False, 11)
    assert answer["findings"][-1] == {"check": "end", "holds": False, "code": "running", "args": {}}
    check_texts(answer["findings"])


Spoil = Callable[[list[Message]], object]

DAMAGES: list[tuple[Spoil, int, str]] = [
    (lambda lines: lines.clear(), 1, "record-empty"),
    (lambda lines: lines.__setitem__(4, []), 5, "record-object"),  # type: ignore[call-overload]
    (lambda lines: lines[0].pop("tairyo"), 1, "record-foreign"),
    (lambda lines: lines[0].update(tairyo=2), 1, "record-format"),
    (lambda lines: lines[0].update(rules=99), 1, "record-other-rules"),
    (lambda lines: lines[0].update(seats=True), 1, "record-field"),
    (lambda lines: lines[0].update(seats=10**9, names=[], words=[]), 1, "error-bad-seats"),
    (lambda lines: lines[0].update(options={"speed": 1}), 1, "error-bad-option"),
    (lambda lines: lines[0].update(options={"tables": {}}), 1, "error-tables-section"),
    (lambda lines: lines[0].update(forked={"at": -1, "of": ""}), 1, "record-forked"),
    (lambda lines: lines[1].pop("opening"), 2, "record-missing-field"),
    (lambda lines: lines[1]["opening"].clear(), 2, "record-chance-missing"),
    (lambda lines: lines[1].update(hash="0"), 2, "record-hash"),
    (lambda lines: lines[2].update(do={"kind": "bid", "tricks": 99}), 3, "farm-hand-refused-bid-range"),
    (lambda lines: lines[2].update(do={"kind": "sing"}), 3, "farm-hand-refused-not-an-action"),
    (lambda lines: lines[2].update(seat=-1), 3, "farm-hand-refused-not-bidding"),
    (lambda lines: lines[2].update(seat="0"), 3, "record-field"),
    (lambda lines: lines[2].update(chance=[["below", 6, 1]]), 3, "record-chance-more"),
    (lambda lines: lines.insert(2, {"seat": 0, "undo": True}), 3, "error-nothing-to-undo"),
    (lambda lines: lines[-1].update(secret="xyz"), -1, "record-secret"),
    (lambda lines: lines[-1]["end"].update(scores=[1, 2, 3]), -1, "record-other-end"),
]


@pytest.mark.parametrize(("spoil", "line", "text"), DAMAGES, ids=[f"{d[2]}-{d[1]}" for d in DAMAGES])
async def test_a_damaged_file_is_refused_with_line_and_reason(
    house: Node, person: Come, spoil: Spoil, line: int, text: str
) -> None:
    lines = lines_of(whole())
    spoil(lines)
    with pytest.raises(Refused, match="bad-record") as refused:
        await upload(person(house), text_of(lines))
    error = refused.value
    assert (error.status, error.args_["line"]) == (400, len(lines) if line < 0 else line)
    assert error.args_["text"] == text
    assert (error.clause is not None) == (text.startswith("farm-hand-refused") and "not-an" not in text)
    for language in LANGUAGES:
        assert Text(language)(text, **error.args_)


@pytest.mark.parametrize(
    ("content", "code", "status"),
    [
        (b"", "bad-record", 400),
        (b"{}\n", "bad-record", 400),
        (b"[1,2]", "bad-record", 400),
        (b"\xff\xfe", "bad-record", 400),
        (b"[" * 100_000, "bad-record", 400),
        (b'{"tairyo":1e999}\n', "bad-record", 400),
        (b'{"tairyo":' + b"9" * 5000 + b"}\n", "bad-record", 400),
        (b'"\\ud800"', "bad-record", 400),
        (b"x" * (replays.LARGEST + 1), "too-large", 413),
        (b"{}\n" * 10_000, "too-long", 413),
        (
            text_of([{**lines_of(whole())[0], "game": "chess"}, lines_of(whole())[1]]).encode(),
            "unknown-game",
            400,
        ),
    ],
)
async def test_what_is_no_record_is_refused(
    house: Node, person: Come, content: bytes, code: str, status: int
) -> None:
    with pytest.raises(Refused, match=code) as refused:
        await upload(person(house), content)
    assert refused.value.status == status


async def test_a_spoiled_file_never_breaks_the_service(house: Node, person: Come) -> None:
    """Bytes struck out, doubled and changed: each file is refused in a sentence, or is shown."""
    rng, stranger, text = Random(8), person(house), whole(2).record.text().encode()
    answers = set()
    for _ in range(150):
        content = bytearray(text)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(content))
            content[at : at + rng.randrange(3)] = rng.choice([b"", b"0", b"-1", b"null", b"[]", b"\n", b'"'])
        answer = await stranger.http.post("/api/replays", content=bytes(content))
        answers.add(answer.status_code)
        if answer.status_code == 400 and answer.json()["code"] == "bad-record":
            args = answer.json()["args"]
            for language in LANGUAGES:
                assert Text(language)(args["text"], **args)
    assert answers <= {200, 400}


async def test_names_that_no_table_would_take_are_left_out(house: Node, person: Come) -> None:
    lines = lines_of(whole())
    lines[0]["names"] = ["x" * 500, "a\u202eb", "Mio"]
    answer = await upload(person(house), text_of(lines))
    assert [seat["name"] for seat in answer["seats"]] == [None, None, "Mio"]


async def test_uploads_are_counted(node: Callable[..., Node], person: Come) -> None:
    stranger = person(node(limits=0.1))
    for _ in range(6):
        await upload(stranger, whole().record.text())
    with pytest.raises(Refused, match="rate-limited"):
        await upload(stranger, whole().record.text())


# ---- playing on -----------------------------------------------------------------------------------


async def test_a_fork_goes_on_from_its_step_as_ones_own_private_table(house: Node, person: Come) -> None:
    host, stranger = person(house), person(house)
    table = await played(host, person(house))
    before = stations(GAME, Record.read(await host.record(table)))
    forked = await fork(stranger, table, 20, seat=1, nickname="  Mio ")
    assert forked["id"] != table
    assert (forked["status"], forked["public"], forked["host"], forked["you"]) == ("running", False, 1, 1)
    assert forked["commitment"] != (await host.get(f"/tables/{table}"))["commitment"]
    assert [(seat["kind"], seat["name"]) for seat in forked["seats"]] == [
        ("bot", None),
        ("person", "Mio"),
        ("bot", None),
    ]
    assert forked["id"] not in [each["id"] for each in await host.get("/tables")]
    mine = await stranger.get(f"/tables/{forked['id']}/replay")
    assert [eyes["seat"] for eyes in mine["eyes"]] == [1]
    assert mine["forked"] == {"at": 20, "of": before[0].record.commitment}
    shown = views(mine["eyes"][0]["frames"])[:21]
    assert shown == [match.view(1) for match in before[:21]]
    for view, match in zip(shown, before, strict=False):
        assert not cards_of(view) & hidden(match, 1)
    with pytest.raises(Refused, match="not-over"):
        await host.get(f"/tables/{forked['id']}/replay")


async def test_a_forked_game_is_played_to_its_end_and_verifies(house: Node, person: Come) -> None:
    host, stranger = person(house), person(house)
    table = await played(host, person(house))
    forked = (await fork(stranger, table, 30))["id"]
    async with stranger.line(forked) as line:
        await play({0: line}, Random(3))
    record = Record.read(await stranger.record(forked))
    assert record.names == ("Mio", "steady", "steady")
    assert record.entries[:30] == Record.read(await host.record(table)).entries[:30]
    seal = (await stranger.get(f"/tables/{forked}"))["commitment"]
    holds = {finding.check: finding.holds for finding in verify(GAME, record, seal)}
    assert holds == {"rules": True, "origin": None, "seal": True, "commitment": True, "chance": True}
    answer = await stranger.get(f"/tables/{forked}/replay")
    assert {each["check"]: each["holds"] for each in answer["findings"]} == holds
    check_texts(answer["findings"])
    again = (await fork(stranger, forked, 10))["id"]
    assert (await stranger.get(f"/tables/{again}/replay"))["forked"]["of"] == record.forked.of  # type: ignore[union-attr]


async def test_two_forks_of_one_step_meet_different_chance(house: Node, person: Come) -> None:
    host = person(house)
    table = await played(host, person(house))
    records = []
    for _ in range(2):
        forked = (await fork(host, table, 0))["id"]
        async with host.line(forked) as line:
            await play({0: line}, Random(3))
        records.append(Record.read(await host.record(forked)))
    one, other = ([entry.chance for entry in record.entries if entry.chance] for record in records)
    assert one[0] != other[0]


async def test_a_file_is_played_on_as_well(house: Node, person: Come) -> None:
    host = person(house)
    match = whole()
    body = {"record": match.record.text(), "step": 25, "seat": 2, "nickname": "Mio"}
    forked = await host.ask("POST", "/replays/fork", body)
    assert (forked["you"], forked["options"]) == (2, {"first_dealer": None, "tables": None})
    async with host.line(forked["id"]) as line:
        await play({2: line}, Random(3))
    record = Record.read(await host.record(forked["id"]))
    assert record.entries[:25] == match.record.entries[:25]
    assert all(finding.holds is not False for finding in verify(GAME, record))
    for spoiled in ("", "{}", match.record.text().replace('"tricks":0', '"tricks":99')):
        with pytest.raises(Refused, match="bad-record"):
            await host.ask("POST", "/replays/fork", {**body, "record": spoiled})


async def test_a_file_with_a_deck_of_its_own_is_played_on_with_that_deck(house: Node, person: Come) -> None:
    from tairyo.games.farm_hand.tables import own_file

    deck = own_file()
    deck["animals"]["1"], deck["animals"]["2"] = "hen", "mouse"
    match = Match.start(GAME, 2, "deck", tables=deck)
    host = person(house)
    body = {"record": match.record.text(), "step": 0, "seat": 0, "nickname": "Mio"}
    forked = await host.ask("POST", "/replays/fork", body)
    assert forked["options"]["tables"] == "record"
    async with host.line(forked["id"]) as line:
        assert line.now["view"]["animals"][:2] == ["hen", "mouse"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"step": -1}, "no-such-step"),
        ({"step": 100_000}, "no-such-step"),
        ({"step": None}, "nothing-to-play"),  # the last one
        ({"seat": 3}, "no-such-seat"),
        ({"seat": -1}, "no-such-seat"),
        ({"nickname": " "}, "bad-nickname"),
        ({"step": "3"}, "unknown-message"),
        ({"words": ""}, "unknown-message"),
    ],
)
async def test_a_fork_that_cannot_be_is_refused_and_opens_nothing(
    house: Node, person: Come, change: dict[str, Any], code: str
) -> None:
    host, stranger = person(house), person(house)
    table = await played(host, person(house))
    body = {"step": 3, "seat": 0, "nickname": "Mio", **change}
    if body["step"] is None:
        body["step"] = (await host.get(f"/tables/{table}"))["version"]
    with pytest.raises(Refused, match=code):
        await stranger.ask("POST", f"/tables/{table}/fork", body)
    assert [each for each in await stranger.get("/tables") if each["you"] is not None] == []


async def test_a_running_game_is_not_forked(house: Node, person: Come) -> None:
    host = person(house)
    table = (await host.open(seats=2))["id"]
    await person(house).join(table)
    with pytest.raises(Refused, match="not-over"):
        await fork(host, table, 0)
    await host.start(table)
    with pytest.raises(Refused, match="not-over"):
        await fork(host, table, 0)


async def test_what_was_done_before_a_fork_is_not_taken_back(node: Callable[..., Node], person: Come) -> None:
    host = person(node(bot_pause=60.0))
    match = whole()
    steps = range(1, match.version)
    step = next(n for n in steps if replay(GAME, match.record, n).can_undo(match.record.entries[n - 1].seat))
    seat = match.record.entries[step - 1].seat
    body = {"record": match.record.text(), "step": step, "seat": seat, "nickname": "Mio"}
    forked = await host.ask("POST", "/replays/fork", body)
    async with host.line(forked["id"]) as line:
        assert line.now["can_undo"] is False
        with pytest.raises(Refused, match="nothing-to-undo"):
            await line.undo()


async def test_a_forked_game_outlives_a_kill(database: str, tmp_path: Path) -> None:
    with Process(Settings(database), tmp_path / "log") as service:
        host = Person(service.url)
        body = {"record": whole().record.text(), "step": 40, "seat": 0, "nickname": "Mio"}
        table = (await host.ask("POST", "/replays/fork", body))["id"]
        before = await host.get(f"/tables/{table}/replay")
        service.kill()
        service.start()
        after = await host.get(f"/tables/{table}/replay")
        known = len(before["eyes"][0]["frames"])
        assert after["eyes"][0]["frames"][:known] == before["eyes"][0]["frames"]
        async with host.line(table) as line:
            await play({0: line}, Random(2), until=60)
        service.kill()
        service.start()
        async with host.line(table) as line:
            await play({0: line}, Random(2))
        answer = await host.get(f"/tables/{table}/replay")
        assert {each["check"]: each["holds"] for each in answer["findings"]} == {
            "rules": True,
            "origin": None,
            "seal": True,
            "commitment": True,
            "chance": True,
        }
        await host.close()
