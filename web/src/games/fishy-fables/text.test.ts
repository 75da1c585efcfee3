import { describe, expect, test } from 'vitest';
import type { Event } from '../../generated/fishy-fables';
import { speak, t } from '../../lib/i18n.svelte';
import { NAMES, TURN, table, view } from './fixtures';
import { promptFor } from './prompt';
import { situation } from './situation';
import { actionLabel, sentence } from './text';

const say = (event: Event) => sentence(event, NAMES, t);
const line = {
  round: 3,
  shown: [],
  played: [],
  folded: [1, 2, 3],
  guesses: [],
  tin: 9,
  paid: [],
  purses: [],
};

/** One event of every kind. */
const EVENTS: Event[] = [
  { kind: 'first_drawn', fish: [4, 48, 20, 9], first: 1 },
  { kind: 'drawn', player: 0, pile: 2, fish: 31 },
  { kind: 'drawn', player: 1, pile: 2, fish: null },
  { kind: 'dealt', hand: [1, 2], count: 8 },
  { kind: 'round_began', round: 1, first: 1, players: [0, 1, 2, 3] },
  { kind: 'bought', player: 0, price: 5, effect: 'double', discard: null },
  { kind: 'bought', player: 1, price: 5, effect: null, discard: 'peek' },
  { kind: 'passed', player: 2 },
  { kind: 'laid', player: 1, fish: null },
  { kind: 'laid', player: 0, fish: 17 },
  { kind: 'antes_paid', players: [0, 1] },
  { kind: 'checked', player: 1 },
  { kind: 'raised', player: 1, amount: 5, all_in: false },
  { kind: 'raised', player: 1, amount: 50, all_in: true },
  { kind: 'matched', player: 2, paid: 5, all_in: false },
  { kind: 'matched', player: 2, paid: 3, all_in: true },
  { kind: 'folded', player: 3 },
  { kind: 'catnip_played', player: 0, effect: 'double', target: 0, amount: 0, cancelled: null },
  { kind: 'catnip_played', player: 0, effect: 'halve', target: 2, amount: 0, cancelled: null },
  { kind: 'catnip_played', player: 0, effect: 'refund', target: null, amount: 4, cancelled: null },
  {
    kind: 'catnip_played',
    player: 0,
    effect: 'cancel',
    target: null,
    amount: 0,
    cancelled: 'halve',
  },
  { kind: 'peeked', player: 0, target: 2, fish: 40 },
  { kind: 'swapped', player: 0, fish: 40, back: 5 },
  { kind: 'guessed', player: 3, named: null },
  { kind: 'guessed', player: 3, named: 1 },
  { kind: 'guesses_opened', guesses: [null, null, null, 1] },
  { kind: 'guesses_opened', guesses: [null, null, null, null] },
  { kind: 'revealed', shown: [{ player: 0, fish: 17, sizes: [17, 22, 44] }] },
  { kind: 'round_ended', ...line, winner: 0, won: 9 },
  {
    kind: 'round_ended',
    ...line,
    shown: [{ player: 0, fish: 17, sizes: [17, 22] }],
    winner: 0,
    won: 9,
    paid: [{ player: 3, amount: 5 }],
  },
  { kind: 'came_back', player: 3, count: 2, fish: [4, 9] },
  { kind: 'came_back', player: 3, count: 2, fish: null },
  { kind: 'dropped_out', player: 3 },
  { kind: 'fib_began', players: [0, 1], count: 3, hand: null },
  { kind: 'fib_flipped', shown: [{ player: 0, fish: 4 }], point: 0, out: null },
  { kind: 'fib_flipped', shown: [{ player: 0, fish: 4 }], point: null, out: 0 },
  { kind: 'game_over', scores: [120, 0, 80, 0], ranking: [[0], [2], [1, 3]] },
  { kind: 'undone', player: 2 },
];

describe.each(['en', 'ja'] as const)('the log in %s', (language) => {
  test.each(EVENTS)('$kind is a sentence', async (event) => {
    await speak(language);
    expect(say(event)).toMatch(/\S.*[.。]$/s);
  });
});

test("what somebody else's cards are is not in the log, for it is not known", () => {
  expect(say({ kind: 'laid', player: 1, fish: null })).toBe('Ben has laid a fish.');
  expect(say({ kind: 'peeked', player: 1, target: 2, fish: null })).toBeNull();
  expect(say({ kind: 'swapped', player: 1, fish: null, back: null })).toBeNull();
});

test('the sum of catnip is told', () => {
  expect(say({ kind: 'revealed', shown: [{ player: 0, fish: 17, sizes: [17, 22, 44] }] })).toBe(
    'The fish are shown: Aki 17 → 22 → 44.',
  );
});

test('every choice has its words', () => {
  for (const action of TURN) expect(actionLabel(action, t, NAMES)).toMatch(/\S/);
});

test('how the table stands is told in sentences', () => {
  const told = situation(table({}, TURN), t);
  expect(told[1]).toBe('Your turn: check, raise or fold.');
  expect(told).toContain('14 in the tin');
  expect(told.find((one) => one.startsWith('Dora'))).toContain('folded');
});

test('whom the table waits for is said', () => {
  const asked = { legal: [], you: 0, names: NAMES };
  expect(promptFor({ ...asked, view: view({ turn: 2 }) }, t)).toBe(
    'ちひろ to check, raise or fold.',
  );
});
