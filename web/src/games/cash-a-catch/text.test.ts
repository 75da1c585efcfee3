import { describe, expect, test } from 'vitest';
import type { Event } from '../../generated/cash-a-catch';
import { speak, t } from '../../lib/i18n.svelte';
import { bell, NAMES, over, sale, sorting, table, theft } from './fixtures';
import { promptFor } from './prompt';
import { situation } from './situation';
import { actionLabel, refusal, sentence } from './text';

const say = (event: Event) => sentence(event, NAMES, t);

/** One event of every kind. */
const EVENTS: Event[] = [
  { kind: 'opened', auctioneer: 1, seats: 4, height: 104 },
  { kind: 'sold', player: 0, fish: 'tuna', cards: ['tuna-3'], place: 0, euros: 3 },
  { kind: 'spoiled', player: 1, card: 'tuna-3', place: 0, where: 0 },
  { kind: 'turned_up', card: 'eel-2', ends: false },
  { kind: 'turned_up', card: 'final-phase', ends: false },
  { kind: 'turned_up', card: 'market-close', ends: true },
  { kind: 'answered', player: 2, rings: null },
  { kind: 'answered', player: 0, rings: true },
  { kind: 'bought', player: 2, cards: ['eel-2', 'thief'], fee: 2, rings: [2] },
  { kind: 'bought', player: 2, cards: ['eel-2'], fee: 0, rings: [2, 3] },
  { kind: 'stolen', player: 2, victim: 1, place: 2, card: 'lobster-3' },
  { kind: 'empty_handed', player: 2 },
  { kind: 'not_stolen', player: 2 },
  { kind: 'placed', player: 2, card: 'eel-2', place: 0 },
  { kind: 'discarded', player: 2, card: 'crab-1' },
  { kind: 'rescued', player: 2, card: 'crab-1' },
  { kind: 'emptied', player: 2, place: 1, cards: ['shark-2'] },
  { kind: 'enough', player: 2 },
  { kind: 'office', auctioneer: 2 },
  { kind: 'settled', charges: [0, 0, 0, 0], sales: [], money: [1, 2, 3, 4] },
  { kind: 'game_over', scores: [1, 2, 3, 4], ranking: [[3], [2], [1], [0]] },
  { kind: 'game_over', scores: [4, 2, 3, 4], ranking: [[0, 3], [2], [1]] },
  { kind: 'undone', player: 1 },
];

describe.each(['en', 'ja'] as const)('%s', (language) => {
  test.each(EVENTS)('every event is told: %j', async (event) => {
    await speak(language);
    const told = say(event);
    expect(told).toBeTruthy();
    expect(told).not.toMatch(/cash-a-catch|\{|undefined|\?\?/);
  });

  test('every table can be heard', async () => {
    await speak(language);
    for (const one of [sale(), bell(), theft(), sorting(), over(), table({ phase: 'auction' })]) {
      const told = situation(one, t);
      expect(told.join()).not.toMatch(/cash-a-catch|undefined/);
      expect(told.at(-1)).toContain('Dora');
    }
  });
});

test('who lets a card pass is not told card by card', () => {
  expect(say({ kind: 'held', player: 1 })).toBeNull();
  expect(say({ kind: 'all_held' })).toBeNull();
});

test('a card turned up is told briefly', () => {
  expect(say({ kind: 'turned_up', card: 'eel-2', ends: false })).toBe('eel 2 is turned up.');
});

test('a refusal names kinds and places in words', () => {
  const error = { code: 'has-a-place', clause: 'CC-32', args: { fish: 'eel', place: 2 } };
  expect(refusal(error, t)).toBe('Your eel lies elsewhere already: put it there, into ice box.');
});

test('a choice is told with what it is about', () => {
  const { view, names } = theft();
  const steal = { kind: 'steal', seat: 1, place: 2 } as const;
  expect(actionLabel(steal, t, { view, seat: 0, names })).toBe('Take lobster 3 from Ben, ice box');
});

test('whoever cannot pay is told so, and is not awaited', () => {
  const { view } = bell();
  expect(promptFor({ view, legal: [], you: 2, names: NAMES }, t)).toContain('10 euros');
});
