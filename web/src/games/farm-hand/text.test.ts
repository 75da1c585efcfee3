import { describe, expect, test } from 'vitest';
import type { Event } from '../../generated/farm-hand';
import { has, speak, t } from '../../lib/i18n.svelte';
import { fixture, tableOf } from './fixtures';
import { actionLabel, cardName, playerNames, refusal, sentence, signed } from './text';

const NAMES = ['Aki', 'Ben', 'Mack'];
const say = (event: Event) => sentence(event, NAMES, t);
const plays = [
  { player: 0, card: 'green-3' },
  { player: 1, card: 'blue-3' },
  { player: 2, card: 'orange-2' },
];
const cancelled = ['green-3', 'blue-3'];

describe('names', () => {
  test('a bot is called after its seat, and dummies come last', () => {
    const { view } = fixture(2, 'bid');
    expect(playerNames(view, tableOf([null, null]), t)).toEqual(['Nami', 'Musubi', 'Mack']);
  });

  test('a stand-in keeps the name of the person who left', () => {
    const table = tableOf(['Aki', 'Ben']);
    const [, ben] = table.seats;
    if (ben) Object.assign(ben, { kind: 'bot', bot: 'steady' });
    expect(playerNames(fixture(2, 'bid').view, table, t)[1]).toBe('Ben (bot)');
  });

  test('Mack is マック in Japanese', async () => {
    await speak('ja');
    const { view } = fixture(1, 'bid');
    expect(playerNames(view, tableOf(['Aki']), t)).toEqual(['Aki', 'マック', 'ドナルド']);
  });

  test('a card is named by suit and number', async () => {
    expect(cardName('blue-4', t)).toBe('blue 4');
    await speak('ja');
    expect(cardName('blue-4', t)).toBe('青の4');
  });
});

describe('the log', () => {
  test('a deal names dealer and leader', () => {
    const hands = [['blue-4'], ['blue'], ['red']];
    const dealt = { kind: 'dealt', round: 1, dealer: 0, leader: 1, hands, undealt: {} } as const;
    expect(say({ ...dealt, extra: 0 })).toBe('Round 1: Aki deals one card each. Ben leads.');
    expect(say({ ...dealt, extra: 1 })).toContain('the last round is played again');
  });

  test('a bid of somebody else stays secret', () => {
    expect(say({ kind: 'bid', player: 1, tricks: null })).toBe('Ben has laid a bid.');
    expect(say({ kind: 'bid', player: 0, tricks: 2 })).toBe('Aki lays a bid of 2.');
  });

  test('open bids are listed', () => {
    expect(say({ kind: 'bids_opened', bids: [2, 0, 1] })).toBe(
      'The bids are open: Aki: 2, Ben: 0, Mack: 1.',
    );
  });

  test('a played card is named', () => {
    expect(say({ kind: 'played', player: 2, card: 'red-4' })).toBe('Mack plays red 4.');
  });

  test('a trick tells which cards cancel and who wins', () => {
    expect(say({ kind: 'trick_ended', plays, cancelled, winner: 2, leader: 0, next: 2 })).toBe(
      'The 3s frighten each other: green 3 and blue 3 cancel. Mack wins the trick with orange 2.',
    );
  });

  test('a trick that nobody wins tells who leads again', async () => {
    const nobody: Event = {
      kind: 'trick_ended',
      plays,
      cancelled: [],
      winner: null,
      leader: 0,
      next: 0,
    };
    expect(say(nobody)).toBe('Nobody wins the trick. Aki leads again.');
    await speak('ja');
    expect(say({ ...nobody, cancelled } as Event)).toBe(
      '3どうしが怖がらせ合い、緑の3と青の3は打ち消されました。このトリックはだれも勝てませんでした。もう一度Akiがリードします。',
    );
  });

  test('a round and a game end with points', () => {
    const row = { round: 5, extra: 0, bids: [1, 1, 1], tricks: [1, 2, 2], totals: [5, 0, 0] };
    expect(say({ kind: 'round_scored', ...row, points: [5, -1, 0] })).toBe(
      'Round 5 is over: Aki: +5, Ben: −1, Mack: 0.',
    );
    expect(say({ kind: 'game_over', scores: [5, -1, 1], ranking: [[0], [2], [1]] })).toBe(
      'Aki wins the game with 5 points.',
    );
    expect(say({ kind: 'game_over', scores: [5, 5, 1], ranking: [[0, 1], [2]] })).toBe(
      'Aki and Ben share the win with 5 points.',
    );
  });

  test('minus is a minus, not a hyphen', () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '0']);
  });
});

describe('what may be done, and what not', () => {
  test('actions are verbs', () => {
    expect(actionLabel({ kind: 'bid', tricks: 2 }, t)).toBe('Bid 2');
    expect(actionLabel({ kind: 'play', card: 'blue-4' }, t)).toBe('Play blue 4');
  });

  test('a refusal says what would be right, with the suit in the language of the reader', async () => {
    const error = { code: 'follow-suit', clause: 'FH-31', args: { suit: 'blue' } };
    expect(refusal(error, t)).toBe('You hold blue, so follow with blue.');
    await speak('ja');
    expect(refusal(error, t)).toBe('青を持っているので、青をフォローしてください。');
  });
});

describe.each(['en', 'ja'] as const)('the rulebook in %s', (language) => {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => `FH-${from + i}`);
  const clauses = [
    ...range(1, 5),
    ...range(10, 14),
    ...range(20, 22),
    ...range(30, 37),
    ...range(40, 44),
    ...range(50, 55),
    ...range(60, 62),
  ];

  test.each(clauses)('tells %s', async (clause) => {
    await speak(language);
    expect(has(clause)).toBe(true);
    expect(t(clause).length).toBeGreaterThan(15);
  });
});
