"""Finspan over sockets, as programs play it: the kernel's game, its bot, and a play that is taken back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tairyo import games
from tairyo.kernel.offer import offered
from tairyo.kernel.record import Record
from tairyo.kernel.replay import stations, verify
from tests.server.conftest import Node
from tests.server.people import Person, play

Come = Callable[[Node], Person]
GAME = games.ALL["finspan"]


async def test_a_whole_game_with_a_bot_is_the_kernels(house: Node, person: Come) -> None:
    host, guest = person(house), person(house)
    table = (await host.open(game="finspan", seats=3, side="b"))["id"]
    await guest.join(table)
    await host.bot(table, 2, "steady")
    await host.start(table)
    async with host.line(table) as a, guest.line(table) as b:
        await play({0: a, 1: b}, Random(2))
        record = Record.read(await host.record(table))
        positions = stations(GAME, record)
        for message in a.told:
            if message["type"] in ("snapshot", "update"):
                state = positions[message["version"]].state
                assert message["view"] == state.view(None)
                assert message["legal"] == offered(state.legal_actions(0))
    assert all(finding.holds for finding in verify(GAME, record))
