import { expect, test } from 'vitest';
import type { FarmHandView } from '../../generated/farm-hand';
import { view } from '../../test/wire';
import { openBid, openHand } from './scene';
import { sheetOf } from './story';

const ROOM = { width: 480, height: 240, left: 30, right: 330, top: 20, bottom: 200, line: 28 };

const row = (round: number, totals: number[], bids = [1, 0, 0], tricks = [1, 0, 1]) => ({
  round,
  extra: 0,
  bids,
  tricks,
  points: totals,
  totals,
});

const played = view({ sheet: [row(1, [1, 1, -1]), row(2, [3, -1, 1])], scores: [3, -1, 1] });

test('the story has a point a round for everybody, from nought on', () => {
  const { lines, rounds } = sheetOf(played, ROOM);
  expect(lines.map(({ points }) => points.map(({ total }) => total))).toEqual([
    [0, 1, 3],
    [0, 1, -1],
    [0, -1, 1],
  ]);
  expect(rounds.map(({ name }) => name)).toEqual(['1', '2']);
});

test('it marks whether a bid was made', () => {
  const made = sheetOf(played, ROOM).lines.map(({ points }) => points.map((point) => point.made));
  expect(made).toEqual([
    [null, true, true],
    [null, true, true],
    [null, false, false],
  ]);
});

test('more points stand higher, all within the sheet', () => {
  const { lines } = sheetOf(played, ROOM);
  const y = lines.map(({ points }) => points.at(-1)?.y ?? 0);
  expect(y[0]).toBeLessThan(y[2] ?? 0);
  expect(y[2]).toBeLessThan(y[1] ?? 0);
  for (const { points } of lines) {
    for (const point of points) {
      expect(point.y).toBeGreaterThan(ROOM.top - 5);
      expect(point.y).toBeLessThan(ROOM.bottom + 5);
    }
  }
});

test('names stand clear of each other, even where everybody has the same', () => {
  const tied = view({
    order: [0, 1, 2, 3, 4],
    seats: 5,
    sheet: [row(1, [2, 2, 2, 2, 2], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0])],
    scores: [2, 2, 2, 2, 2],
  });
  const labels = sheetOf(tied, ROOM)
    .lines.map(({ label }) => label)
    .sort((a, b) => a - b);
  expect(new Set(labels).size).toBe(5);
  labels.slice(1).forEach((label, i) => {
    expect(label - (labels[i] ?? 0)).toBeGreaterThanOrEqual(ROOM.line);
  });
  expect(labels[0]).toBeGreaterThanOrEqual(ROOM.top);
});

test('marks of bids made with the same total are fanned out side by side', () => {
  const { made } = sheetOf(played, ROOM);
  expect(made.map(({ player }) => player)).toEqual([0, 1, 0, 1]);
  const [one, other] = made;
  expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThan(5);
  expect(((one?.x ?? 0) + (other?.x ?? 0)) / 2).toBeCloseTo(ROOM.left + 150);
});

test('an extra round has a name of its own', () => {
  const extra = { ...row(6, [1, 2, 3]), extra: 1 };
  expect(sheetOf(view({ sheet: [extra] }), ROOM).rounds[0]?.name).toBe('6+1');
});

const own = (change: Partial<FarmHandView> = {}) => view({ hand: ['blue-4', 'red-4'], ...change });

test('an open hand loses a card when the board has laid it, not before', () => {
  const plays = [{ player: 1, card: 'blue-1' }];
  const after = own({ trick: plays });
  expect(openHand(view(), after, 1)).toEqual(['red-4', 'blue-1', 'blue-4']);
  expect(openHand(view({ trick: plays }), after, 1)).toEqual(['red-4', 'blue-4']);
});

test('the hand of a round that the board does not show yet is not shown', () => {
  expect(openHand(view({ round: 1 }), own({ round: 2 }), 1)).toEqual([]);
  expect(openHand(view(), view({ hand: null }), 1)).toBeNull();
});

test('an open bid shows once it is laid', () => {
  const bidder = own({ bids: [null, 2, null] });
  expect(openBid(view(), bidder, 1)).toBeNull();
  expect(openBid(view({ has_bid: [false, true, false] }), bidder, 1)).toBe(2);
});
