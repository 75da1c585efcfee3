"""The structures that travel: what the schema says, what is really sent, and the types of the web client."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from tairyo import Match, games
from tairyo.kernel.forms import Undone
from tairyo.kernel.offer import offered
from tairyo.server import wire
from tests.server.conftest import Node
from tests.server.people import Person, play

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
Come = Callable[[Node], Person]


def by_kind(types: tuple[type, ...]) -> dict[str, type]:
    return {get_args(get_type_hints(each)["kind"])[0]: each for each in types}


def conforms(value: dict[str, Any], form: type) -> None:
    """It has every field of the form, no other, and each of its type."""
    assert set(value) == set(get_type_hints(form))
    msgspec.convert(value, form)


def test_the_web_clients_types_are_what_the_structures_make(tmp_path: Path) -> None:
    """Where this fails: `make types`."""
    assert (WEB / "node_modules").is_dir(), "the web client's packages are missing: make setup"
    node = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    assert node is not None, "Node.js is missing: make setup"
    for folder in ("scripts", "src/generated"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(WEB / "scripts" / "types.mjs", tmp_path / "scripts")
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    (tmp_path / "schemas.json").write_text(json.dumps(wire.schemas()), encoding="utf-8")
    subprocess.run([node, "scripts/types.mjs", "schemas.json"], cwd=tmp_path, check=True, timeout=120)
    made, kept = tmp_path / "src" / "generated", WEB / "src" / "generated"
    assert texts_in(made) == texts_in(kept)


def texts_in(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.ts")}


def test_the_module_prints_the_schema() -> None:
    command = [sys.executable, "-m", "tairyo.server.wire"]
    printed = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout
    assert json.loads(printed) == wire.schemas()


def test_every_structure_of_the_protocol_is_in_the_schema() -> None:
    schemas = wire.schemas()
    defs = {name for schema in schemas.values() for name in schema["$defs"]}
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    described = re.findall(r"^(?:export )?(?:interface|type) (\w+)", page, re.MULTILINE)
    assert described
    assert set(described) <= set(defs)
    for schema in schemas.values():
        references = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema)))
        assert references <= set(schema["$defs"])


@pytest.mark.parametrize("id", list(games.ALL))
def test_every_view_event_and_action_of_a_game_has_the_form_of_the_schema(id: str) -> None:
    game, rng = games.ALL[id], Random(7)
    assert game.forms is not None
    events = by_kind((*game.forms.events, Undone))
    actions, ranges = by_kind(game.forms.actions), by_kind(game.forms.ranges)
    for seats in game.seats:
        match = Match.start(game, seats, seed=f"{id} {seats}")
        while True:
            for observer in (*range(seats), None):
                conforms(match.view(observer), game.forms.view)
                for event in match.history[-1]:
                    seen = event.view(observer)
                    if seen is not None:
                        conforms(seen, events[seen["kind"]])
            if not match.actors:
                break
            seat = rng.choice(match.actors)
            for form in offered(match.legal_actions(seat)):
                conforms(form, ranges.get(form["kind"]) or actions[form["kind"]])
            action = rng.choice(match.choices(seat))
            conforms(action.data(), actions[action.data()["kind"]])
            match.act(seat, action)
            if match.can_undo(seat) and rng.random() < 0.3:
                match.undo(seat)


async def test_every_message_of_a_game_has_the_form_of_the_schema(house: Node, person: Come) -> None:
    host, guest = person(house), person(house)
    table = (await host.open(seats=2))["id"]
    async with host.line(table) as a:
        await guest.join(table)
        await host.start(table)
        async with guest.line(table) as b:
            await a.hear("snapshot")
            await a.refusal("{}")
            await a.say(type="ping")
            await a.hear("pong")
            await a.talk(phrase="hello")
            await play({0: a, 1: b}, Random(1))
        kinds = {json.loads(text)["type"] for text in a.texts}
        assert kinds == {"snapshot", "update", "table", "said", "refused", "pong"}
        for text in a.texts:
            message = msgspec.json.decode(text, type=wire.ServerMessage)
            assert json.loads(msgspec.json.encode(message)) == json.loads(text)  # and no field more
    for body in host.bodies:
        assert json.loads(msgspec.json.encode(msgspec.json.decode(body, type=wire.TableInfo))) == json.loads(
            body
        )
