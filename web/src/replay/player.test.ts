import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Event, View } from '../generated/wire';
import type { Film, Shot } from './film';
import { Player } from './player.svelte';

const LAST = 4;
const shot = (step: number): Shot => ({
  version: step,
  by: 0,
  undo: false,
  events: [{ kind: 'played', player: step }],
  actors: [],
  race: null,
  view: { outcome: null, step } as View,
});
const film: Film = {
  gazes: ['open', 0, 1, 'spectator'],
  near: 1,
  last: LAST,
  shots: () => Array.from({ length: LAST + 1 }, (_, step) => shot(step)),
  open: (step) => [shot(step).view, shot(step).view],
};

const HOLD = 1_000;
const player = (step = 0) => new Player(film, () => HOLD, { step, gaze: 'open' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('stepping', () => {
  test('goes on and back, and no further than the game', () => {
    const one = player();
    one.move(-1);
    expect(one.step).toBe(0);
    one.move(1);
    expect(one.shot.version).toBe(1);
    one.jump(99);
    expect([one.step, one.atEnd]).toEqual([LAST, true]);
    one.move(1);
    expect(one.step).toBe(LAST);
  });

  test('shows what happened on the way on, and nothing of it after a jump or on the way back', () => {
    const one = player(1);
    const happened = () => one.events.map((event: Event) => event.player);
    expect(happened()).toEqual([]);
    one.move(1);
    expect(happened()).toEqual([2]);
    one.move(-1);
    expect(happened()).toEqual([]);
    one.jump(4);
    expect(happened()).toEqual([]);
  });

  test('through other eyes shows the same step, still', () => {
    const one = player();
    one.move(1);
    one.gaze = 0;
    expect([one.step, one.you, one.events, one.open]).toEqual([1, 0, [], null]);
    one.gaze = 'spectator';
    expect([one.step, one.you]).toEqual([1, null]);
    one.gaze = 'open';
    expect(one.you).toBe(1);
    expect(one.open).toHaveLength(2);
  });
});

describe('playing', () => {
  test('takes a step each time what happened has been shown, and stops at the end', () => {
    const one = player(2);
    one.play();
    vi.advanceTimersByTime(HOLD - 1);
    expect(one.step).toBe(2);
    vi.advanceTimersByTime(1);
    expect(one.step).toBe(3);
    vi.advanceTimersByTime(HOLD);
    expect([one.step, one.playing]).toEqual([LAST, false]);
    vi.advanceTimersByTime(10 * HOLD);
    expect(one.step).toBe(LAST);
  });

  test('from the end begins once more', () => {
    const one = player(LAST);
    one.play();
    expect([one.step, one.playing]).toEqual([0, true]);
  });

  test('goes at the speed that is chosen', () => {
    const one = player();
    one.speed = 4;
    one.play();
    vi.advanceTimersByTime(HOLD / 4);
    expect(one.step).toBe(1);
  });

  test('stops when somebody pauses or jumps', () => {
    for (const stop of [(one: Player) => one.toggle(), (one: Player) => one.jump(2)]) {
      const one = player(2);
      one.toggle();
      expect(one.playing).toBe(true);
      stop(one);
      vi.advanceTimersByTime(10 * HOLD);
      expect([one.step, one.playing]).toEqual([2, false]);
    }
  });

  test('gives a step that moves nothing long enough to be read', () => {
    const one = new Player(film, () => 0, { step: 0, gaze: 'open' });
    one.play();
    vi.advanceTimersByTime(500);
    expect(one.step).toBe(0);
    vi.advanceTimersByTime(1_000);
    expect(one.step).toBe(1);
  });
});
