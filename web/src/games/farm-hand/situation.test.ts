import { expect, test } from 'vitest';
import { speak, t } from '../../lib/i18n.svelte';
import { fixture, PHASES } from './fixtures';
import { situation } from './situation';

test('who is to follow hears the trick, the hand, all bids, points and backs', () => {
  expect(situation(fixture(3, 'follow'), t)).toEqual([
    'Round 4 of 6: an exact bid earns 4 points.',
    'Follow blue.',
    'On the table: Ben: blue 4.',
    'Your hand: green 3, cat, blue 1, mouse, blue 5, sheep.',
    'Bids and tricks: Aki: 1 won of 2 bid, Ben: 0 won of 1 bid, ちひろ: 0 won of 0 bid.',
    'Points: Aki: 6, Ben: 3, ちひろ: 0.',
    'Ben holds purple, green.',
    'ちひろ holds orange, orange, yellow.',
  ]);
});

test('a spectator hears no hand, and before the bids open nobody hears another’s bid', () => {
  const watched = situation(fixture(3, 'watch'), t).join(' ');
  expect(watched).not.toContain('Your hand');
  const laid = situation(fixture(3, 'laid'), t).join(' ');
  expect(laid).toContain('Aki: you bid 2, Ben: bid laid');
});

test.each(PHASES)('%s can be told in Japanese', async (phase) => {
  await speak('ja');
  for (const seats of [1, 2, 3, 4, 5]) {
    expect(situation(fixture(seats, phase), t).every((sentence) => sentence.length > 1)).toBe(true);
  }
});
