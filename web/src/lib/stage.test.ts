import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { view } from '../test/wire';
import type { Step } from './live.svelte';
import { Stage } from './stage.svelte';

const step = (version: number): Step => ({
  version,
  by: 1,
  events: [{ kind: 'bid', player: 1 }],
  view: view(),
  legal: [],
  actors: [0],
  canUndo: false,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the first step shows at once, the next ones each after the one before has stood', () => {
  const stage = new Stage(() => 400);
  for (const version of [1, 2, 3]) stage.push(step(version));
  expect([stage.shown?.version, stage.behind]).toEqual([1, 2]);
  vi.advanceTimersByTime(399);
  expect(stage.shown?.version).toBe(1);
  vi.advanceTimersByTime(1);
  expect(stage.shown?.version).toBe(2);
  vi.advanceTimersByTime(400);
  expect([stage.shown?.version, stage.behind]).toEqual([3, 0]);
});

test('skipping shows the newest step, without motion, and nothing comes after it', () => {
  const stage = new Stage(() => 400);
  for (const version of [1, 2, 3]) stage.push(step(version));
  stage.skip();
  expect([stage.shown?.version, stage.shown?.events]).toEqual([3, []]);
  vi.advanceTimersByTime(5_000);
  expect(stage.shown?.version).toBe(3);
});

test('back after a break, what was waiting is forgotten', () => {
  const stage = new Stage(() => 400);
  for (const version of [1, 2, 3]) stage.push(step(version));
  stage.jump(step(9));
  vi.advanceTimersByTime(5_000);
  expect(stage.shown?.version).toBe(9);
});

test('in a crowd each step stands for half its time', () => {
  const stage = new Stage(() => 400);
  for (let version = 1; version <= 12; version += 1) stage.push(step(version));
  vi.advanceTimersByTime(400);
  expect(stage.shown?.version).toBe(2);
  vi.advanceTimersByTime(200);
  expect(stage.shown?.version).toBe(3);
});

test('who acts on what is shown need not wait for it: the answer shows at once', () => {
  const stage = new Stage(() => 400);
  stage.push(step(1));
  expect(stage.settled).toBe(false);
  stage.hurry();
  expect(stage.settled).toBe(true);
  stage.push(step(2));
  expect(stage.shown?.version).toBe(2);
});
