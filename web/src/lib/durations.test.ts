import { describe, expect, test } from 'vitest';
import { clockText, figures, span } from './durations';
import { speak, t } from './i18n.svelte';

describe('a span somebody has chosen', () => {
  test.each([
    [5, '5 s'],
    [60, '1 min'],
    [90, '90 s'],
    [120, '2 min'],
    [3600, '1 hour'],
    [86_400, '1 day'],
    [259_200, '3 days'],
  ])('%i seconds', (seconds, text) => expect(span(seconds, t)).toBe(text));
});

describe('what is left', () => {
  test.each([
    [0, '0:00'],
    [-3, '0:00'],
    [6.2, '0:07'],
    [75, '1:15'],
    [3599, '59:59'],
    [12_000, '3 h 20 min'],
    [100_800, '1 d 4 h'],
  ])('%f seconds', (seconds, text) => expect(figures(seconds, t)).toBe(text));
});

test('a clock in a few words, in both languages', async () => {
  expect(clockText(null, t)).toBe('No clock');
  expect(clockText({ turn: 30, reserve: 300 }, t)).toBe('30 s a turn + 5 min a game');
  expect(clockText({ turn: 86_400, reserve: 0 }, t)).toBe('1 day a turn');
  await speak('ja');
  expect(clockText({ turn: 30, reserve: 300 }, t)).toBe('1手30秒＋全体5分');
});
