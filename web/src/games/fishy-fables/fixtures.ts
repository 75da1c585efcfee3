/** Tables of Fishy Fables to look at and to test with, four cats each. Not part of the client. */
import type { FishyFablesView, Legal } from '../../generated/fishy-fables';

export interface Fixture {
  view: FishyFablesView;
  legal: Legal[];
  you: number | null;
  names: string[];
}

export const NAMES = ['Aki', 'Ben', 'ちひろ', 'Dora'];

export function view(change: Partial<FishyFablesView> = {}): FishyFablesView {
  return {
    seats: 4,
    comeback: false,
    show_uncontested: true,
    start: 50,
    price: 5,
    limit: 3,
    deck: [
      { effect: 'plus_5', copies: 5 },
      { effect: 'double', copies: 3 },
    ],
    round: 2,
    rounds: 8,
    phase: 'deliberation',
    lots: [],
    first: 1,
    turn: 0,
    piles: [4, 4, 4, 4],
    hand: [5, 12, 23, 31, 40, 44],
    hands: [6, 6, 6, 6],
    standing: ['in', 'in', 'in', 'folded'],
    ready: [false, false, false, false],
    laid: [true, true, true, true],
    open: false,
    fish: [17, null, null, null],
    sizes: [[17], [], [], []],
    played: [],
    shown: [[3], [41], [22], []],
    purses: [38, 52, 44, 45],
    stakes: [1, 6, 6, 1],
    tin: 14,
    checked: [false, false, false, false],
    raised: null,
    catnip: ['plus_5', 'minus_5'],
    catnips: [2, 0, 1, 0],
    catnip_deck: 6,
    catnip_used: [],
    window: 0,
    guesses: [null, null, null, null],
    peeked: [],
    aside: { fish: [], catnip: [] },
    dropped: [null, null, null, null],
    past: [],
    fib: null,
    outcome: null,
    ...change,
  };
}

export function table(change: Partial<FishyFablesView> = {}, legal: Legal[] = []): Fixture {
  return { view: view(change), legal, you: 0, names: NAMES };
}

export const TURN: Legal[] = [
  { kind: 'check' },
  { kind: 'raise', low: 1, high: 38 },
  { kind: 'fold' },
  { kind: 'catnip', effect: 'plus_5', player: null, fish: null },
  { kind: 'catnip', effect: 'minus_5', player: 1, fish: null },
  { kind: 'catnip', effect: 'minus_5', player: 2, fish: null },
];

export const answer = (amount: number): Fixture =>
  table({ raised: { player: 1, amount, answers: [0, 2] } }, [{ kind: 'match' }, { kind: 'fold' }]);

export const selection = (): Fixture =>
  table(
    {
      phase: 'selection',
      turn: null,
      laid: [false, true, false, false],
      ready: [false, true, false, false],
      standing: ['in', 'in', 'in', 'in'],
      fish: [null, null, null, null],
      sizes: [[], [], [], []],
      stakes: [0, 0, 0, 0],
      tin: 0,
    },
    [5, 12, 23, 31, 40, 44].map((fish) => ({ kind: 'lay', fish })),
  );

/** The fish are shown, and catnip may still be played. */
export const window = (): Fixture =>
  table(
    {
      phase: 'window',
      open: true,
      fish: [17, 30, 44, null],
      sizes: [[17, 22], [30], [44, 39], []],
      played: [
        { player: 0, effect: 'plus_5', target: 0, counts: true },
        { player: 1, effect: 'minus_5', target: 2, counts: true },
      ],
      catnip: ['double'],
      catnips: [1, 0, 0, 0],
    },
    [{ kind: 'catnip', effect: 'double', player: null, fish: null }, { kind: 'pass' }],
  );
