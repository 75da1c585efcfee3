import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Act, ClientMessage, Hello, ServerMessage, Update } from '../generated/wire';
import { bid, entry, snapshot, table, update, view } from '../test/wire';
import { type Audience, Live, type SocketLike, type Step } from './live.svelte';

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  tell(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006) {
    this.onclose?.({ code });
  }
  last<Kind extends ClientMessage>() {
    return this.sent.at(-1) as Kind;
  }
}

let sockets: FakeSocket[];
let shown: { how: 'push' | 'jump'; step: Step }[];
let live: Live;

const socket = () => sockets.at(-1) as FakeSocket;

/** A table of three in its first bids, seen from seat 0. */
function seated(version = 0) {
  live.open();
  socket().onopen?.();
  socket().tell(snapshot({ version, legal: [bid(0), bid(1)] }));
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  shown = [];
  const audience: Audience = {
    push: (step) => shown.push({ how: 'push', step }),
    jump: (step) => shown.push({ how: 'jump', step }),
  };
  live = new Live('ws://table', audience, () => {
    const fake = new FakeSocket();
    sockets.push(fake);
    return fake;
  });
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe('first sight', () => {
  test('a client that knows nothing asks for everything', () => {
    live.open();
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', since: null }]);
    expect(live.connection).toBe('connecting');
  });

  test('a snapshot is the table as it stands: shown at once', () => {
    seated(2);
    expect(live.connection).toBe('live');
    expect(live.version).toBe(2);
    expect(shown.map(({ how }) => how)).toEqual(['jump']);
  });

  test('a waiting table has no view; the start brings it', () => {
    live.open();
    socket().onopen?.();
    socket().tell(snapshot({ version: 0, view: null, table: table({ status: 'waiting' }) }));
    expect(shown).toEqual([]);
    socket().tell({ type: 'table', table: table({ status: 'running' }) });
    expect(socket().last<Hello>()).toEqual({ type: 'hello', since: null });
    socket().tell(snapshot({ version: 0, history: [entry(0)] }));
    expect(live.history.map(({ version }) => version)).toEqual([0]);
    expect(shown).toHaveLength(1);
  });
});

describe('updates', () => {
  test('each one is shown in its turn and joins the history', () => {
    seated();
    socket().tell(update(1, { by: 1 }));
    socket().tell(update(2, { by: 2 }));
    expect(shown.map(({ how, step }) => [how, step.version])).toEqual([
      ['jump', 0],
      ['push', 1],
      ['push', 2],
    ]);
    expect(live.history.map(({ version }) => version)).toEqual([0, 1, 2]);
  });

  test('an old version is ignored', () => {
    seated(3);
    socket().tell(update(3, { legal: [] }));
    socket().tell(update(2, { legal: [] }));
    expect(live.version).toBe(3);
    expect(live.legal).toHaveLength(2);
    expect(shown).toHaveLength(1);
  });

  test('a gap is not shown: the missing part is asked for, once', () => {
    seated(1);
    socket().tell(update(3));
    socket().tell(update(4));
    expect(shown).toHaveLength(1);
    const hellos = socket().sent.filter(({ type }) => type === 'hello');
    expect(hellos).toEqual([
      { type: 'hello', since: null },
      { type: 'hello', since: 1 },
    ]);
    socket().tell(snapshot({ version: 4, history: [entry(2), entry(3), entry(4)] }));
    expect(live.history.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('acting', () => {
  test('an action names the version it was chosen at, and waits for its answer', () => {
    seated();
    live.act(bid(1));
    const act = socket().last<Act>();
    expect(act).toMatchObject({ type: 'act', version: 0, action: bid(1) });
    expect(live.asking).toBe(true);
    socket().tell(update(1, { by: 0, id: act.id }));
    expect(live.asking).toBe(false);
  });

  test('a second action does not leave before the first is answered', () => {
    seated();
    live.act(bid(1));
    live.act(bid(0));
    expect(socket().sent.filter(({ type }) => type === 'act')).toHaveLength(1);
  });

  test('a refusal is told, and one may choose again', () => {
    seated();
    live.act(bid(1));
    const error = { code: 'bid-range', clause: 'FH-20', args: {} };
    socket().tell({ type: 'refused', id: socket().last<Act>().id, error, version: 0 });
    expect(live.refusal).toEqual(error);
    expect(live.asking).toBe(false);
    live.act(bid(0));
    expect(live.refusal).toBeNull();
  });

  test('a bid that another bid overtook is made again, for nothing it rests on has changed', () => {
    seated();
    live.act(bid(1));
    const { id } = socket().last<Act>();
    const error = { code: 'stale-version', clause: null, args: {} };
    socket().tell({ type: 'refused', id, error, version: 1 });
    expect(live.asking).toBe(true);
    socket().tell(update(1, { by: 1, legal: [bid(0), bid(1)] }));
    expect(socket().last<Act>()).toMatchObject({ id, version: 1, action: bid(1) });
    expect(live.refusal).toBeNull();
  });

  test('where the choices have changed, the person decides', () => {
    seated();
    live.act(bid(1));
    const error = { code: 'stale-version', clause: null, args: {} };
    socket().tell(update(1, { by: 1, legal: [bid(0)] }));
    socket().tell({ type: 'refused', id: socket().last<Act>().id, error, version: 1 });
    expect(socket().sent.filter(({ type }) => type === 'act')).toHaveLength(1);
    expect(live.refusal?.code).toBe('stale-version');
  });

  test('undo goes the same way', () => {
    seated(4);
    live.undo();
    expect(socket().last()).toMatchObject({ type: 'undo', version: 4 });
  });
});

describe('a break', () => {
  test('the client comes back by itself and asks for what it missed', () => {
    seated(2);
    socket().break();
    expect(live.connection).toBe('reconnecting');
    vi.advanceTimersByTime(700);
    expect(sockets).toHaveLength(2);
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', since: 2 }]);
    socket().tell(snapshot({ version: 3, history: [entry(3)] }));
    expect(live.connection).toBe('live');
    expect(live.history.map(({ version }) => version)).toEqual([0, 1, 2, 3]);
  });

  test('each try waits about twice as long as the last, up to ten seconds or so', () => {
    seated();
    const waits: number[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      const before = sockets.length;
      const start = Date.now();
      socket().break();
      while (sockets.length === before) vi.advanceTimersByTime(50);
      waits.push(Date.now() - start);
    }
    expect(waits[0]).toBeLessThanOrEqual(650);
    expect(waits[3]).toBeGreaterThanOrEqual(3_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(12_550);
  });

  test('an action that was not heard is made again', () => {
    seated();
    live.act(bid(1));
    const { id } = socket().last<Act>();
    socket().break();
    vi.advanceTimersByTime(700);
    socket().onopen?.();
    socket().tell(snapshot({ version: 0, history: [] }));
    expect(socket().last<Act>()).toMatchObject({ type: 'act', id, version: 0 });
  });

  test('an action chosen while the line is down goes out when it is back', () => {
    seated();
    socket().break();
    live.act(bid(1));
    expect(live.asking).toBe(true);
    vi.advanceTimersByTime(700);
    socket().onopen?.();
    socket().tell(snapshot({ version: 0, history: [] }));
    expect(socket().last<Act>()).toMatchObject({ type: 'act', version: 0, action: bid(1) });
  });

  test('an action that was heard before the break is not made twice', () => {
    seated();
    live.act(bid(1));
    socket().break();
    vi.advanceTimersByTime(700);
    socket().onopen?.();
    socket().tell(snapshot({ version: 2, history: [entry(1, 0), entry(2, 1)] }));
    expect(socket().sent.filter(({ type }) => type === 'act')).toEqual([]);
    expect(live.asking).toBe(false);
  });

  test('a try that comes to nothing is given up for the next one', () => {
    live.open();
    vi.advanceTimersByTime(9_000);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });

  test('a silent line is dead: pings find out', () => {
    seated();
    vi.advanceTimersByTime(15_000);
    expect(socket().last()).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(15_000);
    expect(live.connection).toBe('reconnecting');
    expect(sockets[0]?.closed).toBe(true);
  });

  test('pongs keep it alive', () => {
    seated();
    for (let minute = 0; minute < 8; minute += 1) {
      vi.advanceTimersByTime(15_000);
      socket().tell({ type: 'pong' });
    }
    expect(live.connection).toBe('live');
  });

  test('a server that restarts is waited for calmly, and found again', () => {
    seated(2);
    socket().break(1012);
    expect(live.connection).toBe('restarting');
    vi.advanceTimersByTime(370);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1_800);
    expect(sockets).toHaveLength(2);
    socket().break(1006); // not up yet
    expect(live.connection).toBe('restarting');
    vi.advanceTimersByTime(1_300);
    expect(sockets).toHaveLength(3);
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', since: 2 }]);
    socket().tell(snapshot({ version: 2, history: [] }));
    expect(live.connection).toBe('live');
  });

  test('a restart that takes too long is a break like any other', () => {
    seated();
    socket().break(1012);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      vi.advanceTimersByTime(15_000);
      socket().break(1006);
    }
    expect(live.connection).toBe('reconnecting');
  });

  test('a question asked during a restart is sent after it', () => {
    seated(2);
    socket().break(1012);
    live.act(bid(1));
    vi.advanceTimersByTime(2_500);
    socket().onopen?.();
    socket().tell(snapshot({ version: 2, history: [], legal: [bid(0), bid(1)] }));
    expect(socket().last<Act>()).toMatchObject({ type: 'act', version: 2, action: bid(1) });
  });

  test('where there are too many sockets already, it asks seldom', () => {
    seated();
    socket().break(4429);
    expect(live.connection).toBe('reconnecting');
    vi.advanceTimersByTime(7_000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(6_000);
    expect(sockets).toHaveLength(2);
  });

  test('a game that nobody may watch is said so, and is not ours to look at any more', () => {
    seated(2);
    socket().tell({ type: 'table', table: table({ you: null, kept: 0, watch: null }) });
    socket().break(4410);
    vi.advanceTimersByTime(60_000);
    expect([live.connection, live.view, live.table?.kept]).toEqual(['unwatched', null, 0]);
    expect(sockets).toHaveLength(1);
  });

  test('a table that is closed to us is not tried again', () => {
    seated();
    socket().break(4404);
    vi.advanceTimersByTime(60_000);
    expect(live.connection).toBe('gone');
    expect(sockets).toHaveLength(1);
  });
});

test('a new seat means a new beginning: everything is asked for again', () => {
  seated(2);
  live.reopen();
  socket().onopen?.();
  expect(socket().sent).toEqual([{ type: 'hello', since: null }]);
  const answer: Update = update(3);
  socket().tell(answer);
  expect(live.version).toBe(2);
  socket().tell(snapshot({ version: 3, view: view(), history: [0, 1, 2, 3].map((v) => entry(v)) }));
  expect(live.history).toHaveLength(4);
});

describe('a bell', () => {
  const OPEN = { left: 3000, answer: null, rest: 0 };
  const ring = { kind: 'ring' };
  const hold = { kind: 'hold' };
  const opened = () => {
    seated();
    socket().tell(update(1, { legal: [ring, hold], bell: OPEN }));
  };

  test('is open from one update to the next, and keeps how long it is open in all', () => {
    opened();
    expect(live.bell?.whole).toBe(3000);
    socket().tell({
      type: 'bell',
      id: null,
      version: 1,
      bell: { ...OPEN, left: 800, answer: 'ring' },
    });
    expect(live.bell).toMatchObject({ left: 800, whole: 3000, answer: 'ring' });
    socket().tell(update(2));
    expect(live.bell).toBeNull();
  });

  test('an answer is acknowledged by the bell itself, and another question can be asked', () => {
    opened();
    live.act(ring);
    const { id } = socket().last<Act>();
    expect(live.asking).toBe(true);
    socket().tell({ type: 'bell', id, version: 1, bell: { ...OPEN, answer: 'ring' } });
    expect(live.asking).toBe(false);
  });

  test('a verdict tells how it was judged', () => {
    opened();
    const race = { rings: [{ seat: 2, arrival: 300, allowance: 0, time: 300 }], drawn: [] };
    socket().tell(update(2, { race }));
    expect(shown.at(-1)?.step.race).toEqual(race);
    expect(live.history.at(-1)?.race).toEqual(race);
  });

  test('a ring that was beaten is refused behind the verdict', () => {
    opened();
    live.act(ring);
    const { id } = socket().last<Act>();
    socket().tell(update(2, { by: 1 }));
    expect(live.asking).toBe(true);
    const error = { code: 'late', clause: 'CC-26', args: {} };
    socket().tell({ type: 'refused', id, error, version: 2 });
    expect([live.asking, live.refusal?.code]).toEqual([false, 'late']);
  });

  test('whoever held and was the last is answered by the verdict, whoever made it', () => {
    opened();
    live.act(hold);
    socket().tell(update(2, { by: 1 }));
    expect([live.asking, live.refusal]).toEqual([false, null]);
  });

  test('a ring that was heard before the line broke is not rung again', () => {
    opened();
    live.act(ring);
    socket().break();
    vi.advanceTimersByTime(1_000);
    socket().onopen?.();
    socket().tell(snapshot({ version: 1, bell: { ...OPEN, answer: 'ring' } }));
    expect(socket().sent.filter(({ type }) => type === 'act')).toEqual([]);
    expect(live.asking).toBe(false);
  });
});
