"""The bell of a table in use: open while seats race for something in real time (docs/fair-bell.md).

What is answered stays here, unseen, until the verdict; the verdict is an entry of the log like any other.
Every node judges the rings that reach it, and of two nodes the log decides. One of them, the one that
drives the table's bots, turns silence into holding.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal

from tairyo.kernel.action import IllegalAction, Refusal
from tairyo.kernel.match import Match
from tairyo.server import wire
from tairyo.server.bell import BOUND, REST, Race, TooSoon
from tairyo.server.client import Client
from tairyo.server.logs import note_failure
from tairyo.server.problems import Problem

if TYPE_CHECKING:
    from tairyo.server.room import Room

RETURN = 3.0
"""Seconds more where the game is taken up from its log: people are coming back."""
ELSEWHERE = BOUND + 0.05
"""Seconds for which a ring is awaited that another node may be judging, after the window."""

_thinkers = ThreadPoolExecutor(1, "bots-at-the-bell")
"""Bots think here, one after the other, so that they never crowd out those who serve people."""


@dataclass
class Opened:
    """A bell that is open, since ``version``, for the seats that are ``left``."""

    version: int
    left: frozenset[int]
    whole: bool
    began: float
    ends: float
    """When the window is over, as people are shown it."""
    closes: float
    """When silence becomes holding: as much later as the longest line takes."""
    race: Race | None
    """None where nobody can ring, and only time goes by."""
    shown: bool = False
    """Whether the card has been sent to everybody."""
    over: bool = False
    """Whether silence is being turned into holding."""
    asked: dict[int, tuple[Client, str]] = field(default_factory=dict)
    """Who rang with which message, by seat."""
    bots: set[int] = field(default_factory=set)
    """Seats whose bots have been asked."""


class LiveBell:
    """The bell of one room. Whatever may close it holds the room's lock."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._open: Opened | None = None
        self._sold = range(0)
        """The versions at which the last bell was open, where it was rung."""
        self._rests: dict[int, float] = {}
        self._beaten: dict[int, tuple[Client, str]] = {}
        """Rings of the bell that has just closed, to be told that they came late."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._random = Random()

    # ---- open and closed ----------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether the table waits for its bell."""
        return self._open is not None

    @property
    def due(self) -> float:
        """When somebody has to look whether silence is holding now; a ring may still be on its way."""
        assert self._open is not None
        race = self._open.race
        settled = race.settled_at if race is not None else None
        return self._open.closes if settled is None else max(self._open.closes, settled)

    def follow(self, match: Match, returning: bool = False) -> None:
        """The match has moved on, or (``returning``) has been taken up from its log."""
        window, old, bell = match.state.patience(), self._open, self._room.game.bell
        left = frozenset(match.actors)
        if old is not None and bell is not None and match.record.entries[-1].action == bell.ring.data():
            self._sold = range(old.version, match.version)
        if window is None or not left:
            self._shut(None)
            return
        if old is not None and old.race is not None and left < old.left:
            for seat in old.left - left:  # another node has turned their silence into holding
                old.race.rings.pop(seat, None)
                old.race.hold(seat)
                if seat in old.asked:
                    self._beaten[seat] = old.asked.pop(seat)
            old.left = left
            return
        now = monotonic()
        race = None
        if bell is not None and bell.ring in match.legal_actions(match.actors[0]):
            race = Race(dict.fromkeys(left, now), {seat: self._allowance(seat) for seat in left}, self._rests)
        ends = now + window.seconds + (RETURN if returning else 0.0)
        grace = 0.0 if race is None else max(*race.allowances.values(), self._elsewhere(left))
        self._shut(Opened(match.version, left, window.whole, now, ends, ends + grace, race))

    def _shut(self, opened: Opened | None) -> None:
        if self._open is not None:
            self._beaten |= self._open.asked
        self._open = opened
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def shown(self) -> None:
        """What `follow` has led to has just been sent to everybody."""
        now = self._open
        if now is not None and now.race is not None and not now.shown:
            now.shown = True
            now.race.sent = dict.fromkeys(now.left, monotonic())
        beaten, self._beaten = self._beaten, {}
        for seat, (client, named) in beaten.items():
            try:
                self._refuse(seat, self._room.version - 1)
            except Problem as problem:
                client.send(wire.Refused(named, problem.info, self._room.version))

    def _allowance(self, seat: int) -> float:
        """What a ring of this seat is given: of several sockets the shortest line counts."""
        clients = self._room.clients
        return min((client.allowance() for client in clients if client.seat == seat), default=0.0)

    def _elsewhere(self, seats: frozenset[int]) -> float:
        """How long to wait for the rings of people who are at the table by another node."""
        own = {client.seat for client in self._room.clients}
        return ELSEWHERE if any(seat not in own for seat in self._room.present(seats)) else 0.0

    # ---- what people are told ---------------------------------------------------------------

    def info(self, seat: int | None) -> wire.OpenBell | None:
        """The open bell as a seat may know it; None while none is open."""
        now = self._open
        if now is None or now.race is None or now.over:
            return None
        at = monotonic()
        answer: Literal["ring", "hold"] | None = None
        if seat in now.race.rings:
            answer = "ring"
        elif seat in now.race.holds:
            answer = "hold"
        rest = 0.0 if seat is None else self._rests.get(seat, at) - at
        return wire.OpenBell(_ms(now.ends - at), answer, _ms(rest))

    # ---- answers ------------------------------------------------------------------------------

    async def hear(self, client: Client, seat: int, message: wire.Act | wire.Undo, at: float) -> bool:
        """Take an answer that has come in ``at`` this moment. False where the message is none; raises
        Problem where it does not count.
        """
        match, bell, now = self._room.match, self._room.game.bell, self._open
        if match is None or bell is None or not isinstance(message, wire.Act):
            return False
        try:
            action = match.game.action(message.action)
        except Refusal:
            return False
        race = now.race if now is not None and seat in now.left else None
        if race is None or now is None:
            if action == bell.ring:
                self._refuse(seat, message.version)
            return False
        if action not in (bell.ring, match.state.default_action(seat)):
            return False
        if seat in race.rings or seat in race.holds:
            raise Problem.of(IllegalAction(*bell.twice))
        if action != bell.ring:
            if message.version < now.version:
                return False
            race.hold(seat)
        else:
            try:
                race.ring(seat, at, blind=message.version < now.version)
            except TooSoon:
                ms = _ms(self._rests[seat] - monotonic())
                raise Problem.of(IllegalAction(*bell.early, ms=ms)) from None
            now.asked[seat] = client, message.id
        if not await self._settle():
            info = self.info(seat)
            if info is not None and info.answer is not None:
                self._tell(seat, client, message.id, info)
        return True

    def _refuse(self, seat: int, version: int) -> None:
        """Somebody who was shown ``version`` rings while no bell is open for this seat. Raises Problem: it
        was beaten, or the rules say why not, and a rest follows.
        """
        match, bell = self._room.match, self._room.game.bell
        if match is None or bell is None:
            return
        if version in self._sold:
            raise Problem.of(IllegalAction(*bell.late))
        try:
            match.propose(seat, bell.ring)
        except Refusal as refusal:
            self._rests[seat] = monotonic() + REST
            raise Problem.of(refusal) from refusal

    def _tell(self, seat: int, client: Client, id: str, info: wire.OpenBell) -> None:
        for each in self._room.clients:
            if each.seat == seat:
                each.send(wire.BellHeard(id if each is client else None, self._room.version, info))

    # ---- the verdict --------------------------------------------------------------------------

    async def _settle(self) -> bool:
        """Close the bell if all is clear; whether it is closed. Holds the lock already. Raises Problem."""
        opened = self._open
        while (now := self._open) is not None and now is opened and now.race is not None:
            settled = now.race.settled_at
            if settled is not None:
                wait = settled - monotonic()
                if wait > 0:
                    self._look_in(wait)
                    return False
                await self._sell(now, now.race)
            elif now.whole or not now.left <= now.race.holds:
                return False
            else:
                await self._hold_all(now)
        return True

    async def _sell(self, now: Opened, race: Race) -> None:
        """The quickest ring becomes an entry; where another node was faster, that counts."""
        match, bell = self._room.match, self._room.game.bell
        assert match is not None
        assert bell is not None
        winner = race.winner(match.lots().below)
        step = match.propose(winner, bell.ring, race=_judged(race, winner))
        asked = now.asked.pop(winner, None)
        try:
            await self._room.append(match, step, *(asked or (None, None)))
        except Problem as problem:
            if asked is not None:
                (now.asked if self._open is now else self._beaten)[winner] = asked
            if problem.code == "stale-version":
                self.shown()
                return
            for client, named in now.asked.values():
                client.send(wire.Refused(named, problem.info, self._room.version))
            race.rings.clear()  # it may be rung again
            now.asked.clear()

    async def _hold_all(self, now: Opened) -> None:
        now.over = True
        for seat in sorted(now.left):
            match = self._room.match
            if match is None or self._open is not now or seat not in now.left:
                return
            step = match.propose(seat, match.state.default_action(seat))
            try:
                await self._room.append(match, step)
            except Problem as problem:
                if problem.code != "stale-version":
                    raise

    async def run_out(self) -> None:
        """The window may be over. Holds the lock already. Raises Problem."""
        now = self._open
        if now is None or now.closes > monotonic():
            return
        if now.race is None or not now.race.rings:
            await self._hold_all(now)
        else:
            await self._settle()

    def _look_in(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, lambda: self._start(self._look()))

    async def _look(self) -> None:
        async with self._room.held():
            await self._settle()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception) and not isinstance(error, Problem):
            note_failure("bell-failed", error, table=self._room.table.id, version=self._room.version)

    # ---- bots ---------------------------------------------------------------------------------

    def ask_bots(self) -> None:
        """Let the bots that are asked think, each at its own pace; nobody waits for them."""
        now, match = self._open, self._room.match
        if now is None or now.race is None or match is None:
            return
        for seat in now.left - now.bots:
            if self._room.table.seats[seat].kind == "bot":
                now.bots.add(seat)
                self._start(self._answer_for(now, match, seat))

    async def _answer_for(self, now: Opened, match: Match, seat: int) -> None:
        name, bell = str(self._room.table.seats[seat].bot), self._room.game.bell
        bot = self._room.game.bots[name]
        at = now.began + bot.reacts(self._random)
        # A match never changes a state, it puts another in its place: the thread may read on.
        choose = self._room.driver.choose
        action = await asyncio.get_running_loop().run_in_executor(_thinkers, choose, name, match.state, seat)
        await asyncio.sleep(max(0.0, at - monotonic()))
        at = max(at, monotonic())
        async with self._room.held():
            race = now.race
            if self._open is not now or race is None or seat not in now.left:
                return
            if self._room.table.seats[seat].kind != "bot":
                now.bots.discard(seat)
                return
            if bell is not None and action == bell.ring:
                race.ring(seat, at)
            else:
                race.hold(seat)
            await self._settle()

    def close(self) -> None:
        """Let nothing more happen here."""
        self._shut(None)
        for task in self._tasks:
            task.cancel()


def _judged(race: Race, winner: int) -> dict[str, Any]:
    """What the log keeps of a race (docs/record.md)."""
    first = race.first
    heard = sorted(race.rings.values(), key=lambda ring: (ring.seat != winner, ring.quickness))
    return {
        "rings": [
            {
                "seat": ring.seat,
                "arrival": _tenths(ring.arrival),
                "allowance": _tenths(ring.allowance),
                "time": _tenths(ring.quickness),
            }
            for ring in heard
        ],
        "drawn": first if len(first) > 1 else [],
    }


def _tenths(seconds: float) -> float:
    """Milliseconds to a tenth."""
    return round(seconds * 1000, 1)


def _ms(seconds: float) -> int:
    return max(0, round(seconds * 1000))
