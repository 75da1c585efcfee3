"""The driver of a table: lets its bots act and talk, one at a time, each after a short pause, and acts for
people whose time has run out.

Of all nodes that have the table in use, one drives. Its lease ends soon after it dies.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from tairyo.kernel.action import Action
from tairyo.kernel.glimpse import Remark
from tairyo.kernel.state import State
from tairyo.server.logs import note_failure
from tairyo.server.nodes import Nodes
from tairyo.server.problems import Problem

if TYPE_CHECKING:
    from tairyo.server.room import Room

ANOTHER_DRIVES = 0.2
"""Seconds after which a node looks whether the one that drives still does."""
AFTER_FAILURE = 1.0
"""Seconds to wait where an action could not be stored."""


class Driver:
    """Acts in one room for bots as long as it is their turn, and for people whose time has run out."""

    def __init__(self, room: Room, nodes: Nodes, pause: float) -> None:
        self._room = room
        self._nodes = nodes
        self._pause = pause
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._random = Random()

    @property
    def busy(self) -> bool:
        """Whether a bot is to act, or people sit at a running clock."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Something changed at the table: see who is to act."""
        if self.busy:
            self._changed.set()
        elif self._room.bell.is_open or self._room.bot_to_act() is not None or self._wait() is not None:
            self._task = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        """Let nobody act any more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _drive(self) -> None:
        try:
            while not self._room.closed:
                self._changed.clear()
                if self._room.bell.is_open:
                    await self._mind_the_bell()
                elif self._room.bot_to_act() is not None:
                    await self._let_bots_act()
                elif (wait := self._wait()) is None:
                    return
                elif wait > 0:
                    self._nodes.let_go(self._room.table.id)
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._changed.wait(), wait)
                else:
                    await self._let_the_clock_act()
        finally:
            self._nodes.let_go(self._room.table.id)

    async def _let_bots_act(self) -> None:
        room = self._room
        while not room.closed and room.bot_to_act() is not None:
            await asyncio.sleep(self._pause)
            if not await self._nodes.hold(room.table.id):
                await asyncio.sleep(ANOTHER_DRIVES)
                continue
            seat, match = room.bot_to_act(), room.match
            if seat is None or match is None:
                return
            version = match.version
            # A match never changes a state, it puts another in its place: the thread may read on.
            name = str(room.table.seats[seat].bot)
            action, remark = await asyncio.to_thread(self._move, name, match.state, seat)
            if remark is not None:
                await self._let_it_talk(seat, version, remark)
            async with self._going_on("bot-failed", version):
                await room.act_for_bot(seat, version, action)

    async def _mind_the_bell(self) -> None:
        """Let bots answer, and see that silence becomes holding in time."""
        room, wait = self._room, ANOTHER_DRIVES
        holds = await self._nodes.hold(room.table.id)
        if not room.bell.is_open:
            return
        if holds:
            room.bell.ask_bots()
            wait = room.bell.due - monotonic()
        if wait > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), wait)
            return
        async with self._going_on("clock-failed"), room.held():
            await room.bell.run_out()

    @asynccontextmanager
    async def _going_on(self, failure: str, version: int | None = None) -> AsyncIterator[None]:
        """Whatever becomes of an action, the driver goes on: at once where another node was faster, after a
        while where nothing could be stored.
        """
        room = self._room
        try:
            yield
        except Problem as problem:
            if problem.status == 503:
                await asyncio.sleep(AFTER_FAILURE)
        except Exception as error:
            note_failure(
                failure, error, table=room.table.id, version=room.version if version is None else version
            )
            await asyncio.sleep(AFTER_FAILURE)

    async def _let_it_talk(self, seat: int, version: int, remark: Remark) -> None:
        """Whatever becomes of what a bot says, it plays on."""
        try:
            await self._room.talk.say_for_bot(seat, version, remark)
        except Problem:
            pass  # the database is away, or the table is gone: acting meets the same
        except Exception as error:
            note_failure("bot-failed", error, table=self._room.table.id, version=version)

    def _wait(self) -> float | None:
        """Seconds until the clock acts; None where none runs, or one for which nobody sits and waits."""
        soonest = self._room.timing.soonest(self._room.table, self._room.match)
        if soonest is None or (soonest[0] > 0 and self._room.timing.unhurried):
            return None
        return soonest[0]

    async def _let_the_clock_act(self) -> None:
        room = self._room
        if not await self._nodes.hold(room.table.id):
            await asyncio.sleep(ANOTHER_DRIVES)
            return
        async with self._going_on("clock-failed"):
            await room.act_for_the_clock()

    def choose(self, name: str | None, state: State, seat: int) -> Action:
        """What the bot does. One that fails must not hold up the table: it does what an absent seat does."""
        return self._move(str(name), state, seat)[0]

    def _move(self, name: str, state: State, seat: int) -> tuple[Action, Remark | None]:
        """What the bot does, and what it says to it."""
        try:
            bot = self._room.game.bots[name]
            action = bot.act(state, seat, self._random)
            return action, bot.remark(state, seat, action, self._random)
        except Exception as error:
            note_failure("bot-failed", error, table=self._room.table.id, bot=name)
            return state.default_action(seat), None
