"""A room: one table in use, with its game, its people and its bots.

It is only a picture of the database's rows. An action is worked out, its row is committed, and only
then does it count and is sent out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from time import monotonic

from msgspec.structs import replace

from tairyo import games
from tairyo.kernel.action import Action, Refusal
from tairyo.kernel.game import Game
from tairyo.kernel.match import Match, Step
from tairyo.kernel.record import Entry, Record
from tairyo.kernel.replay import replay
from tairyo.server import outward, wire
from tairyo.server.bots import Driver
from tairyo.server.client import Client, text_of
from tairyo.server.clocks import Mark
from tairyo.server.logs import note, note_failure
from tairyo.server.nodes import Nodes
from tairyo.server.problems import Problem
from tairyo.server.push import Pusher, Reminders
from tairyo.server.store import Store
from tairyo.server.table import OPEN, Table, check_start
from tairyo.server.timing import Timing
from tairyo.server.writer import Taken

TRIES = 5
"""How often a change of seats is tried anew where other nodes are faster."""
GONE = 4404
"""The close code for a table that is not there; docs/protocol.md."""


class Room:
    """One table in use. Everything that changes it holds ``lock``."""

    def __init__(
        self,
        table: Table,
        store: Store,
        nodes: Nodes,
        bot_pause: float,
        timing: Timing,
        pusher: Pusher | None = None,
    ) -> None:
        self.table = table
        self.match: Match | None = None
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.timing = timing
        self.driver = Driver(self, nodes, bot_pause)
        self.reminders = Reminders(self, pusher)
        self.users = 0
        self.used = monotonic()
        self.closed = False
        self._store = store
        self._nodes = nodes
        self._doubtful = False
        """A write broke off: whether it counts, only the database knows."""

    @property
    def version(self) -> int:
        """How many entries the table's log holds, as far as this room knows."""
        return self.match.version if self.match else 0

    @property
    def game(self) -> Game:
        """The table's game, by the version of the rules with which the table has begun."""
        return self.match.game if self.match else games.ALL[self.table.game]

    def bot_to_act(self) -> int | None:
        """A seat that may act and is a bot's."""
        actors = self.match.actors if self.match else ()
        for seat in actors:
            if self.table.seats[seat].kind == "bot":
                return seat
        return None

    # ---- agreeing with the database ---------------------------------------------------------

    async def catch_up(self) -> None:
        """Take in what other nodes have done (or what broke off here). Holds the lock already."""
        table = await self._store.load(self.table.id)
        if table is None:
            self.close()
            raise Problem("not-found", 404)
        changed = table.revision != self.table.revision
        self.table = table
        if table.opening is not None and self.match is None:
            self.match = await self._replayed(table, table.opening)
            self._send_snapshots()
        elif self.match is not None:
            await self._follow(self.match)
        self._doubtful = False
        if changed:
            self._tell_table()
        self.driver.wake()

    async def _replayed(self, table: Table, opening: str) -> Match:
        record = Record.read(opening)
        record.secret = table.secret
        if table.turn is None:
            record.entries = await self._store.entries(table.id)
            return replay(self.game, record)
        match = replay(self.game, record)
        self.timing.wind(table, match)
        for entry, mark in await self._store.marked(table.id):
            self._make(match, self._again(match, entry), mark)
        return match

    async def _follow(self, match: Match) -> None:
        """Make the entries that another node has made."""
        try:
            for entry, mark in await self._store.marked(self.table.id, match.version):
                self._accept(match, self._again(match, entry), mark)
        except Exception:
            self.match, self._doubtful = None, True  # begin again, from the whole log
            raise

    def _again(self, match: Match, entry: Entry) -> Step:
        """Work one of them out; chance comes out the same here, for it has the same secret."""
        if entry.action is None:
            step = match.propose_undo(entry.seat)
        else:
            step = match.propose(entry.seat, match.game.action(entry.action))
        if (step.entry.chance, step.entry.hash) != (entry.chance, entry.hash):
            raise RuntimeError(f"version {match.version + 1} of the log cannot be followed")
        return step

    async def _settle(self) -> None:
        """Be sure of the table's state before it is changed. Holds the lock already. Raises Problem."""
        if self.closed:
            raise Problem("not-found", 404)
        if self._doubtful:
            await self.catch_up()

    # ---- the table ----------------------------------------------------------------------------

    async def change(self, alter: Callable[[Table], Table | None]) -> None:
        """Change seats or host, or start the game; None from ``alter`` closes the table. Raises Problem."""
        async with self.lock:
            await self._settle()
            for _ in range(TRIES):
                try:
                    changed = alter(self.table)
                except Problem:
                    if not await self._news():
                        raise
                    continue
                if changed is self.table:
                    if not await self._news():
                        return
                    continue
                if changed is not None and self.timing.clocks is not None:
                    changed = replace(changed, due=self.timing.due(changed, self.match))
                if await self._save(changed):
                    break
                await self.catch_up()
            else:
                raise Problem("busy", 503)
            if changed is None:
                self.table = replace(self.table, seats=(OPEN,) * len(self.table.seats))
                self.close()
                return
            if self.match is None and self.table.opening is not None:
                self.match = begin(self.table)
                self.timing.wind(self.table, self.match)
                self._send_snapshots()
                self.reminders.started(self.match.actors)
                note("started", table=self.table.id, game=self.table.game, seats=len(self.table.seats))
            else:
                self._tell_table()
            self.driver.wake()

    async def _news(self) -> bool:
        """Whether another node has changed the table: nobody is answered out of old knowledge."""
        known = self.table.revision
        await self.catch_up()
        return self.table.revision != known

    async def _save(self, changed: Table | None) -> bool:
        revision = self.table.revision + 1
        if changed is None:
            saved = await self._store.remove(self.table)
        else:
            changed = replace(changed, revision=revision)
            saved = await self._store.change(self.table, changed)
        if saved:
            self.table = changed or self.table
            self._nodes.tell(self.table.id, revision, self.version)
        return saved

    def close(self) -> None:
        """The table is no more: send everybody away."""
        self.closed = True
        self.driver.wake()
        for client in self.clients:
            client.close(GONE)

    # ---- the game -----------------------------------------------------------------------------

    async def act(self, client: Client, message: wire.Act | wire.Undo) -> None:
        """Do what a person asks for. Raises Problem, and then nothing has changed."""
        async with self.lock:
            await self._settle()
            if self.match is None or message.version > self.version:
                await self.catch_up()  # it may have seen more than we, on another node
            if self.match is None:
                raise Problem("not-running")
            seat = self.table.seat_of(client.identity)
            if seat is None and await self._news():
                seat = self.table.seat_of(client.identity)
            if seat is None:
                raise Problem("not-your-seat", 403)
            if message.version != self.version and not self._overtaken(self.match, message, seat):
                raise Problem("stale-version", version=self.version)
            try:
                if isinstance(message, wire.Undo):
                    if self.match.can_undo(seat) and not self.timing.may_undo(seat):
                        raise Problem("out-of-time")
                    step = self.match.propose_undo(seat)
                else:
                    step = self.match.propose(seat, self.game.action(message.action))
            except Refusal as refusal:
                raise Problem.of(refusal) from refusal
            await self._append(self.match, step, client, message.id)

    def _overtaken(self, match: Match, message: wire.Act | wire.Undo, seat: int) -> bool:
        """Whether the sender missed nothing: others have only chosen in secret at the same time."""
        if isinstance(message, wire.Undo) or not 0 <= message.version < match.version:
            return False
        entries = match.record.entries[message.version :]
        told = any(event.reveals for events in match.history[message.version + 1 :] for event in events)
        return not told and all(entry.seat != seat and entry.action is not None for entry in entries)

    async def act_for_bot(self, seat: int, version: int, action: Action) -> None:
        """Do what a bot chose at ``version``, unless the table has changed meanwhile. Raises Problem."""
        async with self.lock:
            await self._settle()
            if self.match is None or version != self.version or self.table.seats[seat].kind != "bot":
                return
            try:
                step = self.match.propose(seat, action)
            except Refusal as refusal:  # a faulty bot must not hold up the table
                note_failure("bot-failed", refusal, table=self.table.id, version=version)
                step = self.match.propose(seat, self.match.state.default_action(seat))
            await self._append(self.match, step)

    async def act_for_the_clock(self) -> None:
        """Do what a seat does whose time has run out, if there is one. Raises Problem."""
        async with self.lock:
            await self._settle()
            soonest = self.timing.soonest(self.table, self.match)
            if self.match is None or soonest is None or soonest[0] > 0:
                return
            seat = soonest[1]
            step = self.match.propose(seat, self.match.state.default_action(seat))
            await self._append(self.match, step, late=True)

    async def _append(
        self,
        match: Match,
        step: Step,
        client: Client | None = None,
        id: str | None = None,
        late: bool = False,
    ) -> None:
        over = step.state.outcome is not None
        mark = self.timing.mark(self.table, step.entry, late)
        due = self.timing.due_after(self.table, step, mark)
        before, absent = match.actors, self.timing.absent(self.table)
        try:
            await self._store.append(self.table.id, step.version + 1, step.entry, over, mark, due)
        except Taken:
            await self.catch_up()
            raise Problem("stale-version", version=self.version) from None
        except BaseException:
            self._doubtful = True
            raise
        self._accept(match, step, mark, client, id)
        if mark is not None:
            self.table = replace(self.table, due=due)
            self.reminders.moved(step.entry.seat, before, match.actors)
            if self.timing.absent(self.table) != absent:
                self._tell_table()
        if over:
            self.table = replace(self.table, status="over", revision=self.table.revision + 1)
            self._tell_table()
            note("over", table=self.table.id, version=self.version)
        self._nodes.tell(self.table.id, self.table.revision, self.version)
        self.driver.wake()

    def _make(self, match: Match, step: Step, mark: Mark | None) -> None:
        match.accept(step)
        self.timing.take(match.version, step.entry, mark, match.actors)

    def _accept(
        self,
        match: Match,
        step: Step,
        mark: Mark | None,
        client: Client | None = None,
        id: str | None = None,
    ) -> None:
        """Let a durable step count, and send it to everybody."""
        self._make(match, step, mark)
        observers = {each.seat for each in self.clients}
        updates = outward.updates(match, step, observers, self.timing, self.timing.left())
        texts: dict[int | None, bytes] = {}
        for each in self.clients:
            if each is client:
                each.send(replace(updates[each.seat], id=id))
                continue
            text = texts.get(each.seat)
            if text is None:
                text = texts[each.seat] = text_of(updates[each.seat])
            each.send_text(text)

    async def newest(self) -> Match:
        """The match, as the database has it. Raises Problem before the start."""
        async with self.lock:
            await self._settle()
            await self.catch_up()
            if self.match is None:
                raise Problem("not-running")
            return self.match

    async def finished(self) -> Match:
        """The match, when it is over. Raises Problem."""
        async with self.lock:
            await self._settle()
            if self.match is None or self.match.outcome is None:
                await self.catch_up()
            if self.match is None or self.match.outcome is None:
                raise Problem("not-over")
            return self.match

    # ---- what goes out ------------------------------------------------------------------------

    def snapshot(self, identity: str | None, since: int | None) -> wire.Snapshot:
        """The table as ``identity`` may see it, with what happened since a version that the client knows."""
        return outward.snapshot(self.match, self.info(identity), since, self.timing, self.timing.left())

    def info(self, identity: str | None) -> wire.TableInfo:
        """The table as ``identity`` may see it."""
        present = {client.identity for client in self.clients}
        people = [(number, seat) for number, seat in enumerate(self.table.seats) if seat.kind == "person"]
        here = [number for number, seat in people if seat.identity in present]
        return self.table.info(identity, self.version, here, self.timing.absent(self.table))

    # ---- who listens --------------------------------------------------------------------------

    async def welcome(self, client: Client, since: int | None) -> None:
        """A client says hello: it gets a snapshot, and from now on all that happens. Raises Problem."""
        if since is not None and since > self.version:
            async with self.lock:
                await self.catch_up()
        if self.closed:
            client.close(GONE)
            return
        client.seat = self.table.seat_of(client.identity)
        newcomer = client not in self.clients
        self.clients.add(client)
        client.send(self.snapshot(client.identity, since))
        if newcomer and client.seat is not None:
            self._tell_table(client)

    def part(self, client: Client) -> None:
        """A client's socket has closed."""
        if client in self.clients:
            self.clients.remove(client)
            if client.seat is not None and not self.closed:
                self._tell_table()

    def _send_snapshots(self) -> None:
        for client in self.clients:
            client.seat = self.table.seat_of(client.identity)
            client.send(self.snapshot(client.identity, None))

    def _tell_table(self, but: Client | None = None) -> None:
        """Seats, presence or status changed. Whoever sits elsewhere now gets a view of its own."""
        texts: dict[tuple[int | None, int | None], bytes] = {}
        for client in self.clients:
            seat = self.table.seat_of(client.identity)
            if seat != client.seat and self.match is not None:
                client.seat = seat
                client.send(self.snapshot(client.identity, None))
            elif client is not but:
                client.seat = seat
                own = seat, self.table.kept_for(client.identity)
                if own not in texts:
                    texts[own] = text_of(wire.TableChanged(self.info(client.identity)))
                client.send_text(texts[own])


def started(table: Table, identity: str | None, at: datetime) -> Table:
    """The table once its host has started the game, ``at`` this time. Raises Problem."""
    check_start(table, identity)
    due = None if table.turn is None else at + timedelta(seconds=table.turn + table.reserve)
    try:
        opening = begin(table).record.text()
        return replace(table, status="running", opening=opening, started=at, due=due)
    except Refusal as refusal:  # a choice that was there when the table was opened
        raise Problem.of(refusal) from refusal


def begin(table: Table) -> Match:
    """The match that starts at ``table``: all its chance follows from the secret and the seats' words."""
    return Match.start(
        games.ALL[table.game],
        len(table.seats),
        table.secret,
        words=[seat.words for seat in table.seats],
        names=[seat.name or seat.bot or "" for seat in table.seats],
        **table.settled,
    )
