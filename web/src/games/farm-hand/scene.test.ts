import { describe, expect, test } from 'vitest';
import type { Event } from '../../generated/farm-hand';
import { fixture } from './fixtures';
import { hold, TIMES } from './motion';
import { advance, clockwiseFrom, isPlayedOut } from './scene';

describe('a scene after one event', () => {
  test('a card played leaves the hand and lies in the trick', () => {
    const { view } = fixture(3, 'lead');
    const next = advance(view, { kind: 'played', player: 0, card: 'blue-5' }, 0);
    expect(next.hand).toEqual(['green-3', 'blue-1']);
    expect(next.backs[0]).toEqual(['green', 'blue']);
    expect(next.trick.map(({ card }) => card)).toEqual(['blue-5']);
    expect(next.turn).toBe(1);
  });

  test('a finished trick goes to its winner, who leads', () => {
    const { view } = fixture(3, 'follow');
    const plays = [{ player: 1, card: 'blue-4' }];
    const event: Event = {
      kind: 'trick_ended',
      plays,
      cancelled: [],
      winner: 1,
      leader: 1,
      next: 1,
    };
    const next = advance(view, event, 0);
    expect(next.tricks).toEqual([1, 1, 0]);
    expect([next.trick, next.leader, next.turn]).toEqual([[], 1, 1]);
    expect(next.past.at(-1)).toEqual({ leader: 1, plays, cancelled: [], winner: 1 });
  });

  test('a deal shows the own cards, the backs of the others, and the bids of the dummies', () => {
    const { view } = fixture(2, 'lead');
    const hands = [
      ['blue-4', 'red-4'],
      ['green', 'blue'],
      ['yellow', 'red'],
    ];
    const event: Event = {
      kind: 'dealt',
      round: 5,
      extra: 0,
      dealer: 1,
      leader: 2,
      hands,
      undealt: {},
    };
    const next = advance(view, event, 0);
    expect(next.hand).toEqual(['blue-4', 'red-4']);
    expect(next.backs).toEqual([
      ['blue', 'red'],
      ['green', 'blue'],
      ['yellow', 'red'],
    ]);
    expect(next.bids).toEqual([null, null, 2]);
    expect(next.has_bid).toEqual([false, false, true]);
    expect(advance(view, event, null).hand).toBeNull();
  });

  test('an event never changes the view that it is applied to', () => {
    const { view } = fixture(4, 'lead');
    const before = structuredClone(view);
    advance(view, { kind: 'played', player: 0, card: 'blue-5' }, 0);
    expect(view).toEqual(before);
  });

  test('empty hands and an empty table end a round', () => {
    const { view } = fixture(3, 'lead');
    expect(isPlayedOut(view)).toBe(false);
    expect(isPlayedOut({ ...view, backs: [[], [], []] })).toBe(true);
  });
});

test('the order of play goes round from any player', () => {
  expect(clockwiseFrom([2, 0, 1], 0)).toEqual([0, 1, 2]);
});

describe('how long a step stands', () => {
  test("a bot's turn stays under 900 ms", () => {
    expect(hold([{ kind: 'played', player: 1, card: 'blue-4' }])).toBeLessThan(900);
  });

  test('events of one step follow each other', () => {
    const card: Event = { kind: 'played', player: 1, card: 'blue-4' };
    expect(hold([card, card])).toBe(2 * (TIMES.move + TIMES.read));
  });
});
