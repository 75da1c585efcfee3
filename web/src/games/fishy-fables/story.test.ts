import { expect, test } from 'vitest';
import type { RoundLine } from '../../generated/fishy-fables';
import { view } from './fixtures';
import { claimsOf, sheetOf } from './story';

const ROOM = { width: 400, height: 200, left: 20, right: 300, top: 10, bottom: 180, line: 20 };

function round(change: Partial<RoundLine>): RoundLine {
  return {
    round: 1,
    shown: [],
    played: [],
    folded: [],
    guesses: [],
    tin: 4,
    paid: [],
    purses: [50, 50, 50, 50],
    winner: 0,
    won: 4,
    ...change,
  };
}

const fish = (player: number, number: number) => ({ player, fish: number, sizes: [number] });

const PAST = [
  round({ round: 1, winner: 0, shown: [fish(0, 9)], purses: [53, 49, 49, 49] }),
  round({ round: 2, winner: 2, shown: [fish(1, 12), fish(2, 40)], purses: [52, 38, 62, 48] }),
  round({ round: 3, winner: 2, purses: [51, 37, 65, 47] }),
];

test('a line for every purse, from the start through every round, within the sheet', () => {
  const { lines, rounds } = sheetOf(view({ past: PAST, purses: [51, 37, 65, 47] }), ROOM);
  expect(rounds.map(({ name }) => name)).toEqual(['1', '2', '3']);
  for (const { points } of lines) {
    expect(points).toHaveLength(4);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(ROOM.left);
      expect(x).toBeLessThanOrEqual(ROOM.right);
      expect(y).toBeLessThanOrEqual(ROOM.bottom + 5);
    }
  }
  const last = lines.map(({ points }) => points.at(-1)?.y ?? 0);
  expect(Math.min(...last)).toBe(last[2]);
});

test('a tin won alone with a small fish is a bluff; unseen, it is not known to be one', () => {
  const { lines } = sheetOf(view({ past: PAST }), ROOM);
  expect(lines[0]?.points.map(({ win }) => win)).toEqual([null, 'bluff', null, null]);
  expect(lines[2]?.points.map(({ win }) => win)).toEqual([null, null, 'fish', 'alone']);
  expect(lines.map(({ wins, bluffs }) => [wins, bluffs])).toEqual([
    [1, 1],
    [0, 0],
    [2, 0],
    [0, 0],
  ]);
});

test('a claim stands beside the fish of the round in which it was made', () => {
  const began = (version: number, number: number) => ({
    version,
    events: [{ kind: 'round_began', round: number, first: 0, players: [0, 1, 2, 3] }],
  });
  const history = [began(0, 1), began(20, 2), began(40, 3)];
  const said = (seat: number, version: number, phrase: string | null, amount: number | null) => ({
    seat,
    version,
    phrase,
    amount,
  });
  const talk = [
    said(0, 5, 'over', 40),
    said(0, 6, 'hello', null),
    said(1, 20, 'about', 10),
    said(1, 41, 'exactly', 48),
    said(3, 22, null, null),
  ];
  expect(claimsOf(view({ past: PAST }), history, talk)).toEqual([
    { round: 1, player: 0, phrase: 'over', amount: 40, fish: 9 },
    { round: 2, player: 1, phrase: 'about', amount: 10, fish: 12 },
    { round: 3, player: 1, phrase: 'exactly', amount: 48, fish: null },
  ]);
});
