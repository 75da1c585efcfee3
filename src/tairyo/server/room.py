"""A room: one table in use, with its game, its people and its bots.

It is only a picture of the database's rows. An action is worked out, its row is committed, and only
then does it count and is sent out.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
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
from tairyo.server.gallery import Gallery
from tairyo.server.live_bell import LiveBell
from tairyo.server.logs import note, note_failure
from tairyo.server.nodes import Nodes
from tairyo.server.problems import Problem
from tairyo.server.push import Pusher, Reminders
from tairyo.server.store import Store, now
from tairyo.server.table import OPEN, Table, check_start
from tairyo.server.talk import Talk
from tairyo.server.timing import Timing
from tairyo.server.writer import Taken

TRIES = 5
"""How often a change of seats is tried anew where other nodes are faster."""
AWAY = 60.0
"""Seconds without a socket after which a bot may be called in for somebody."""
UNWATCHED = 4410
CLOSED = 4411
"""Close codes: a game that nobody may watch, a table that is no more; docs/protocol.md."""


class Room:
    """One table in use. Everything that changes it holds ``lock``."""

    def __init__(
        self,
        table: Table,
        store: Store,
        nodes: Nodes,
        bot_pause: float,
        timing: Timing,
        talk_wait: Callable[[str], float],
        pusher: Pusher | None = None,
    ) -> None:
        self.table = table
        self.match: Match | None = None
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.timing = timing
        self.bell = LiveBell(self)
        self.driver = Driver(self, nodes, bot_pause)
        self.reminders = Reminders(self, pusher)
        self.talk = Talk(self, store, talk_wait)
        self.users = 0
        self.used = monotonic()
        self.closed = False
        self.gallery = Gallery(self._watchers, table.id, timing)
        self._store = store
        self._nodes = nodes
        self._shown = self._who()
        """Who was here and who absent when everybody was last told."""
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
        """A seat that may act and is a bot's; none at a bell, which bots hear at their own pace."""
        actors = self.match.actors if self.match and not self.bell.is_open else ()
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
            raise await self._store.missing(self.table.id)
        old, self.table = self.table, table
        if table.revision != old.revision:
            self.talk.stale = True
        changed = replace(old, revision=table.revision, touched=table.touched) != table
        if table.opening is not None and self.match is None:
            self.match = await self._replayed(table, table.opening)
            self.bell.follow(self.match, returning=old.opening is not None)
            await self._set_up_gallery()
            self._send_snapshots()
        elif self.match is not None:
            await self._follow(self.match)
        self._doubtful = False
        if changed:
            await self._set_up_gallery()
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
            self.gallery.close()
            raise

    def _again(self, match: Match, entry: Entry) -> Step:
        """Work one of them out; chance comes out the same here, for it has the same secret."""
        if entry.action is None:
            step = match.propose_undo(entry.seat)
        else:
            step = match.propose(entry.seat, match.game.action(entry.action), race=entry.race)
        if (step.entry.chance, step.entry.hash) != (entry.chance, entry.hash):
            raise RuntimeError(f"version {match.version + 1} of the log cannot be followed")
        return step

    async def _settle(self) -> None:
        """Be sure of the table's state before it is changed. Holds the lock already. Raises Problem."""
        if self.closed:
            raise await self._store.missing(self.table.id)
        if self._doubtful:
            await self.catch_up()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The lock, and the table's state for sure. Raises Problem."""
        async with self.lock:
            await self._settle()
            yield

    async def look(self) -> None:
        """Take in what other nodes have done, talk included. Raises Problem."""
        async with self.lock:
            await self.catch_up()
        await self.hear_talk()

    async def hear_talk(self) -> None:
        """Take in what was said elsewhere, where somebody here would hear it."""
        if self.clients and self.talk.stale:
            await self.talk.look()

    async def seat_of(self, identity: str | None) -> int | None:
        """Where somebody sits; nobody is sent away out of old knowledge. Raises Problem."""
        seat = self.table.seat_of(identity)
        if seat is None and identity is not None:
            async with self.lock:
                await self._settle()
                if await self._news():
                    seat = self.table.seat_of(identity)
        return seat

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
                await self._set_up_gallery()
                self._send_snapshots()
                self.reminders.started(self.match.actors)
                note("started", table=self.table.id, game=self.table.game, seats=len(self.table.seats))
            else:
                await self._set_up_gallery()
                self._tell_table()
            self.driver.wake()

    async def refresh(self) -> None:
        """Take in what other nodes have done. Raises Problem."""
        async with self.lock:
            await self._settle()
            await self.catch_up()

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
            self._nodes.tell(self.table.id, revision, self.version, self.talk.last)
        return saved

    def tell_nodes(self) -> None:
        """Let the other nodes know how far this table has come."""
        self._nodes.tell(self.table.id, self.table.revision, self.version, self.talk.last)

    def close(self) -> None:
        """The table is no more: send everybody away."""
        self.closed = True
        self.bell.close()
        self.gallery.close()
        self._be_here(frozenset())
        self.driver.wake()
        for client in self.clients:
            client.close(CLOSED)

    # ---- the game -----------------------------------------------------------------------------

    async def act(self, client: Client, message: wire.Act | wire.Undo, at: float) -> None:
        """Do what a person asks for; ``at`` is when the message came. Raises Problem, and then nothing has
        changed.
        """
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
            if await self.bell.hear(client, seat, message, at):
                return
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
            await self.append(self.match, step, client, message.id)

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
            await self.append(self.match, step)

    async def act_for_the_clock(self) -> None:
        """Do what a seat does whose time has run out, if there is one. Raises Problem."""
        async with self.lock:
            await self._settle()
            soonest = self.timing.soonest(self.table, self.match)
            if self.match is None or soonest is None or soonest[0] > 0:
                return
            seat = soonest[1]
            step = self.match.propose(seat, self.match.state.default_action(seat))
            await self.append(self.match, step, late=True)

    async def append(
        self,
        match: Match,
        step: Step,
        client: Client | None = None,
        id: str | None = None,
        late: bool = False,
    ) -> None:
        """Make a step durable, then let it count: for the message ``id`` of ``client``, if for any, or
        ``late``, because the clock makes it. Holds the lock already. Raises Problem.
        """
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
            self.gallery.finish()
            self._tell_table()
            note("over", table=self.table.id, version=self.version)
        self.tell_nodes()
        self.driver.wake()

    def _make(self, match: Match, step: Step, mark: Mark | None) -> None:
        match.accept(step)
        self.timing.take(match.version, step.entry, mark, match.state)

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
        self.gallery.note()
        self.bell.follow(match)
        observers = {each.seat for each in self.clients if not each.late}
        updates = outward.updates(match, step, observers, self.timing, self.timing.left(), self.bell.info)
        texts: dict[int | None, bytes] = {}
        for each in self.clients:
            if each.late:
                continue
            if each is client:
                each.send(replace(updates[each.seat], id=id))
                continue
            text = texts.get(each.seat)
            if text is None:
                text = texts[each.seat] = text_of(updates[each.seat])
            each.send_text(text)
        if self.game.bell is not None:
            self.bell.shown()
            self._measure()

    def _measure(self) -> None:
        """See how long the lines are, behind what has just been sent."""
        for client in self.clients:
            if client.seat is not None:
                client.ping()

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

    def snapshot(self, client: Client, since: int | None, heard: int = 0) -> wire.Snapshot:
        """The table as a client may see it, with what happened since a version that it knows, and what was
        said since a line that it has heard.
        """
        match = self.gallery.match if client.late else self.match
        clocks = None if client.late else self.timing.left()
        now = outward.snapshot(match, self.info(client.identity), since, self.timing, clocks)
        now.talk = self.talk.since(heard, client.seat)
        now.bell = None if client.late else self.bell.info(client.seat)
        if now.bell is not None and now.bell.answer is not None:
            now.legal = []
        return now

    def version_for(self, client: Client) -> int:
        """The version that a client has been shown."""
        return self._then() if client.late else self.version

    def info(self, identity: str | None, version: int | None = None) -> wire.TableInfo:
        """The table as ``identity`` may see it; ``version`` where it is shown the past."""
        seat, match = self.table.seat_of(identity), self.match
        if version is None:
            version = self.version if seat is not None or self.table.delay == 0 else self._then()
        ended = outward.outcome(match)
        turn = None if match is None or seat is None or ended is not None else seat in match.actors
        return self.table.info(identity, version, *self._who(), turn=turn, outcome=ended)

    def _then(self) -> int:
        return self.gallery.match.version if self.gallery.match is not None else 0

    async def told(self, identity: str | None) -> wire.TableInfo:
        """What `info` says, for somebody who need not be connected. Raises Problem."""
        delay = self.table.delay
        if not delay or self.table.seat_of(identity) is not None or self.gallery.match is not None:
            return self.info(identity)
        versions = await self._store.versions_at({self.table.id: now() - timedelta(seconds=delay)})
        return self.info(identity, versions[self.table.id])

    # ---- who is here --------------------------------------------------------------------------

    def absent(self) -> frozenset[str]:
        """Who plays here and has been away, or let time run out, until a bot may be called in."""
        if self.table.status != "running":
            return frozenset()
        idle = {str(self.table.seats[number].identity) for number in self.timing.absent(self.table)}
        away = self._nodes.presence.away
        gone = {one for one in self._people() if away(self.table.id, one) >= AWAY}
        begun = self.table.started
        if gone and self._nodes.sure and (begun is None or (now() - begun).total_seconds() >= AWAY):
            idle |= gone
        return frozenset(idle)

    def look_around(self, but: Client | None = None) -> None:
        """Tell everybody if somebody has come or gone, or has been away for long."""
        if self.lock.locked() and self.table.delay:
            return  # the gallery may be about to open; rooms look again soon
        if self.clients and not self.closed and self._who() != self._shown:
            self._tell_table(but)

    def _who(self) -> tuple[frozenset[str], frozenset[str]]:
        return self._nodes.presence.here(self.table.id), self.absent()

    def _people(self) -> Iterator[str]:
        return (seat.identity for seat in self.table.seats if seat.kind == "person" and seat.identity)

    def present(self, seats: Iterable[int]) -> list[int]:
        """Those of the seats whose people are at the table, at any node."""
        here = self._nodes.presence.here(self.table.id)
        own = [(seat, self.table.seats[seat]) for seat in seats]
        return [number for number, seat in own if seat.kind == "person" and seat.identity in here]

    def _be_here(self, identities: frozenset[str]) -> None:
        self._nodes.be_here(self.table.id, identities)

    def _note_here(self) -> None:
        connected = {client.identity for client in self.clients}
        self._be_here(frozenset(one for one in self._people() if one in connected))

    # ---- who listens --------------------------------------------------------------------------

    async def welcome(self, client: Client, since: int | None, heard: int = 0) -> None:
        """A client says hello: it gets a snapshot, and from now on all that happens. Raises Problem."""
        if since is not None and since > self.version:
            async with self.lock:
                await self.catch_up()
        if self.talk.stale:
            await self.talk.look()
        if self.closed:
            client.close(CLOSED)
            return
        self._place(client)
        if client.late and self.gallery.match is None:
            async with self.lock:
                await self._settle()
                self.clients.add(client)
                await self._set_up_gallery()
                self._place(client)
        self.clients.add(client)
        self._note_here()
        self._show(client, since, heard)
        self.look_around(client)

    def part(self, client: Client) -> None:
        """A client's socket has closed."""
        if client in self.clients:
            self.clients.remove(client)
            if client.late and not any(self._watchers()):
                self.gallery.close()
            if not self.closed:
                self._note_here()
                self.look_around()

    def _watchers(self) -> list[Client]:
        return [client for client in self.clients if client.late]

    async def _set_up_gallery(self) -> None:
        """Where somebody watches late, or has just become somebody who does. Holds the lock."""
        match, delay = self.match, self.table.delay
        if match is None or self.gallery.match is not None or not delay:
            if delay == 0:
                self.gallery.finish()
            return
        if all(self.table.seat_of(client.identity) is not None for client in self.clients):
            return
        try:
            ages = await self._store.ages(self.table.id)
        except Problem:
            ages = []  # as if all had just happened: nothing is shown too soon
        self.gallery.open(match, delay, ages)

    def _place(self, client: Client) -> None:
        client.seat = self.table.seat_of(client.identity)
        client.late = client.seat is None and self.match is not None and self.table.delay != 0

    def _show(self, client: Client, since: int | None, heard: int = 0) -> None:
        """Send a client the whole of what it may see."""
        if client.late and self.table.delay is None:
            client.send(wire.TableChanged(self.info(client.identity)))
            client.close(UNWATCHED)
        else:
            client.send(self.snapshot(client, since, heard))
            if self.game.bell is not None and client.seat is not None:
                client.ping()

    def _send_snapshots(self) -> None:
        for client in self.clients:
            self._place(client)
            self._show(client, None)

    def _tell_table(self, but: Client | None = None) -> None:
        """Seats, presence or status changed. Whoever sits elsewhere now gets a view of its own."""
        self._note_here()
        self._shown = self._who()
        texts: dict[tuple[int | None, int | None, bool], bytes] = {}
        for client in self.clients:
            before = client.seat, client.late
            self._place(client)
            if before != (client.seat, client.late) and self.match is not None:
                self._show(client, None)
            elif client is not but:
                barred = client.identity in self.table.kicked
                own = client.seat, self.table.kept_for(client.identity), barred
                if own not in texts:
                    texts[own] = text_of(wire.TableChanged(self.info(client.identity)))
                client.send_text(texts[own])
        self.talk.follow_host()


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
