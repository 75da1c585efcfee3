/** Tables of Cash a Catch to look at and to test with, four traders each. Not part of the client. */
import type { CashACatchView, Legal } from '../../generated/cash-a-catch';

export interface Fixture {
  view: CashACatchView;
  legal: Legal[];
  you: number | null;
  names: string[];
}

export const NAMES = ['Aki', 'Ben', 'ちひろ', 'Dora'];

export function view(change: Partial<CashACatchView> = {}): CashACatchView {
  return {
    seats: 4,
    bell: 'live',
    prices: {
      full: [0, 1, 2, 3, 5, 7, 10, 15, 20, 25, 30],
      half: [0, 0, 1, 1, 2, 3, 5, 7, 10, 12, 15],
    },
    price: 10,
    fee_per_card: 1,
    trash_charge: 3,
    phase: 'bell',
    asked: [0, 2, 3],
    auctioneer: 1,
    deck: 61,
    last: 16,
    final: false,
    discarded: ['shark-1', 'shark-2', 'shark-3', 'can'],
    aside: [],
    money: [24, 31, 8, 45],
    stalls: [
      {
        places: [['tuna-1', 'octopus-2', 'tuna-3'], ['crab-2'], []],
        kinds: ['tuna', 'crab', null],
        trash: ['eel-2', 'flounder-1'],
      },
      {
        places: [['tuna-3', 'tuna-2'], [], ['lobster-3']],
        kinds: ['tuna', null, 'lobster'],
        trash: [],
      },
      {
        places: [['eel-1'], ['shark-2'], ['tuna-1']],
        kinds: ['eel', 'shark', 'tuna'],
        trash: ['crab-3'],
      },
      { places: [['octopus-1'], [], []], kinds: [null, null, null], trash: [] },
    ],
    lot: ['flounder-2', 'thief', 'crab-3', 'tuna-1'],
    fee: 4,
    answered: [false, false, false, false],
    own_answer: null,
    sold: null,
    spoil: [],
    buyer: null,
    rings: [],
    catch: [],
    thieves: 0,
    rescues: 0,
    outcome: null,
    ...change,
  };
}

export function table(change: Partial<CashACatchView> = {}, legal: Legal[] = []): Fixture {
  return { view: view(change), legal, you: 0, names: NAMES };
}

export const bell = (change: Partial<CashACatchView> = {}): Fixture =>
  table(change, [{ kind: 'ring' }, { kind: 'hold' }]);

export const sale = (): Fixture =>
  table({ phase: 'sale', auctioneer: 0, asked: [0], lot: [], fee: 0 }, [
    { kind: 'sell', fish: 'tuna' },
    { kind: 'sell', fish: 'crab' },
    { kind: 'turn_up' },
  ]);

/** Two kinds want one place. */
export const sorting = (): Fixture =>
  table(
    { phase: 'sorting', asked: [0], buyer: 0, rings: [0], catch: ['crab-3', 'eel-1', 'shark-3'] },
    [
      { kind: 'place', card: 'crab-3', place: 1 },
      { kind: 'place', card: 'eel-1', place: 2 },
      { kind: 'place', card: 'shark-3', place: 2 },
      { kind: 'empty', place: 0 },
      { kind: 'empty', place: 1 },
    ],
  );

export const theft = (): Fixture =>
  table({ phase: 'theft', asked: [0], buyer: 0, rings: [0], thieves: 1, catch: ['crab-3'] }, [
    { kind: 'steal', seat: 1, place: 0 },
    { kind: 'steal', seat: 1, place: 2 },
    { kind: 'steal', seat: 2, place: 0 },
    { kind: 'steal', seat: 3, place: 0 },
    { kind: 'done' },
  ]);

export const over = (): Fixture =>
  table({
    phase: 'over',
    asked: [],
    lot: [],
    final: true,
    deck: 2,
    aside: ['final-phase', 'market-close'],
    outcome: { scores: [24, 31, 8, 45], ranking: [[3], [1], [0], [2]] },
  });
