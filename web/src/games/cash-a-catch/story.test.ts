import { expect, test } from 'vitest';
import type { Event } from '../../generated/cash-a-catch';
import { bestLot, sheetOf, taleOf } from './story';

const ROOM = { width: 400, height: 200, left: 20, right: 300, top: 10, bottom: 180, line: 20 };

const entry = (by: number | null, ...events: Event[]) => ({ by, undo: false, events });
const bought = (player: number, cards: string[], fee = cards.length): Event => ({
  kind: 'bought',
  player,
  cards,
  fee,
  rings: [player],
});

const HISTORY = [
  entry(null, { kind: 'opened', auctioneer: 1, seats: 3, height: 104 }),
  entry(0, bought(0, ['tuna-3', 'tuna-2'])),
  entry(0, { kind: 'office', auctioneer: 2 }),
  entry(1, bought(1, ['eel-1', 'thief', 'crab-3', 'crab-3'], 0)),
  entry(1, { kind: 'office', auctioneer: 0 }),
  entry(0, {
    kind: 'sold',
    player: 0,
    fish: 'tuna',
    cards: ['tuna-3', 'tuna-2'],
    place: 0,
    euros: 7,
  }),
  entry(0, { kind: 'settled', charges: [0, 3, 0], sales: [], money: [27, 19, 30] }),
];

test('money goes on from auction to auction, and ends as it was settled', () => {
  const { auctions, fees, sold } = taleOf(HISTORY, 3);
  expect(auctions.map(({ money }) => money)).toEqual([
    [20, 32, 30],
    [20, 22, 30],
    [27, 19, 30],
  ]);
  expect(fees).toEqual([0, 2, 0]);
  expect(sold).toEqual([7, 0, 0]);
});

test('a sale that was taken back brought nothing', () => {
  const undone = { by: 0, undo: true, events: [{ kind: 'undone', player: 0 } as Event] };
  const { sold } = taleOf([...HISTORY.slice(0, 6), undone], 3);
  expect(sold).toEqual([0, 0, 0]);
});

test('the best lot is the one with the most fish', () => {
  expect(bestLot(taleOf(HISTORY, 3))?.cards).toContain('crab-3');
  expect(bestLot(taleOf(HISTORY.slice(0, 1), 3))).toBeNull();
});

test('every line begins with the start and marks the lots of its player', () => {
  const { lines } = sheetOf(taleOf(HISTORY, 3), ROOM);
  expect(lines.map(({ points }) => points.length)).toEqual([4, 4, 4]);
  expect(lines.map(({ points }) => points.filter(({ bought }) => bought).length)).toEqual([
    1, 1, 0,
  ]);
  for (const { points } of lines)
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(ROOM.left);
      expect(x).toBeLessThanOrEqual(ROOM.right);
      expect(y).toBeLessThanOrEqual(ROOM.bottom + 5);
    }
});
