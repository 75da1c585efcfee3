/** Small pieces of the protocol for tests: a table of three people or bots, seen from seat 0. */
import type { Bid, FarmHandView } from '../generated/farm-hand';
import type { Entry, Line, SeatInfo, Snapshot, TableInfo, Update } from '../generated/wire';

export const bid = (tricks: number): Bid => ({ kind: 'bid', tricks });

export function seat(number: number, change: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    kind: 'person',
    name: ['Hana', 'Kenji', 'Mio'][number] ?? null,
    bot: null,
    here: true,
    words: null,
    absent: false,
    muted: false,
    ...change,
  };
}

export const openSeat = (number: number) => seat(number, { kind: 'open', name: null, here: false });

export function table(change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'k3x9',
    game: 'farm-hand',
    status: 'running',
    public: true,
    options: { first_dealer: null },
    seats: [seat(0), seat(1), seat(2)],
    host: 0,
    you: 0,
    commitment: '9f2c51b0',
    version: 0,
    created: '2026-01-01T06:00:00Z',
    kept: null,
    locked: false,
    watch: 0,
    clock: null,
    next: null,
    barred: false,
    turn: null,
    outcome: null,
    ...change,
  };
}

export function view(change: Partial<FarmHandView> = {}): FarmHandView {
  return {
    seats: 3,
    dummies: [],
    order: [0, 1, 2],
    suits: { red: [4], blue: [1, 3, 4, 5, 7] },
    animals: ['mouse', 'hen', 'cat', 'dog', 'sheep', 'pig', 'cow'],
    deal: [1, 2, 3, 4, 5, 6],
    dummy_bids: {},
    round: 1,
    extra: 0,
    phase: 'bid',
    dealer: 2,
    leader: 0,
    turn: null,
    hand: ['blue-4'],
    backs: [['blue'], ['blue'], ['red']],
    undealt: { red: 0, blue: 3 },
    has_bid: [false, false, false],
    bids: [null, null, null],
    tricks: [0, 0, 0],
    trick: [],
    past: [],
    scores: [0, 0, 0],
    sheet: [],
    outcome: null,
    ...change,
  } as FarmHandView;
}

export function entry(
  version: number,
  by: number | null = null,
  change: Partial<Entry> = {},
): Entry {
  return { version, by, undo: false, timeout: false, events: [], race: null, ...change };
}

export function line(number: number, by: number, change: Partial<Line> = {}): Line {
  return {
    number,
    seat: by,
    name: seat(by).name ?? '',
    text: `line ${number}`,
    phrase: null,
    amount: null,
    time: '2026-01-01T06:00:00Z',
    version: 0,
    reported: false,
    ...change,
  };
}

export function snapshot(change: Partial<Snapshot> = {}): Snapshot {
  const version = change.version ?? 0;
  return {
    type: 'snapshot',
    table: table(),
    version,
    view: view(),
    legal: [],
    actors: [0, 1, 2],
    can_undo: false,
    clocks: null,
    talk: [],
    bell: null,
    history: Array.from({ length: version + 1 }, (_, each) => entry(each)),
    ...change,
  };
}

export function update(version: number, change: Partial<Update> = {}): Update {
  return {
    type: 'update',
    version,
    by: null,
    timeout: false,
    id: null,
    events: [],
    view: view(),
    legal: [],
    actors: [0, 1, 2],
    can_undo: false,
    clocks: null,
    bell: null,
    race: null,
    ...change,
  };
}
