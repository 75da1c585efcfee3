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
  race: null,
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

const restful = () =>
  new Stage(
    () => 400,
    () => true,
  );

test('at the end of a round no time passes until the player goes on', async () => {
  const stage = restful();
  stage.push(step(1));
  stage.push(step(2));
  vi.advanceTimersByTime(100);
  void stage.rest(300);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([stage.shown?.version, stage.resting]).toEqual([1, true]);
  stage.hurry();
  await vi.advanceTimersByTimeAsync(299);
  expect([stage.shown?.version, stage.resting]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.shown?.version).toBe(2);
});

test('who hurries before the end of a round still comes to rest there', () => {
  const stage = restful();
  stage.push(step(1));
  stage.push(step(2));
  stage.hurry();
  expect([stage.shown?.version, stage.cuts]).toEqual([1, 1]);
  void stage.rest(300);
  expect(stage.resting).toBe(true);
});

test('a rest that was cut short by a break changes nothing any more', async () => {
  const stage = restful();
  stage.push(step(1));
  void stage.rest(300);
  stage.jump(step(7));
  stage.push(step(8));
  await vi.advanceTimersByTimeAsync(399);
  stage.push(step(9));
  expect([stage.shown?.version, stage.resting]).toEqual([8, false]);
});

test('whoever was to act before a step is remembered while it shows', () => {
  const stage = new Stage(() => 400);
  stage.jump({ ...step(1), actors: [2] });
  stage.push({ ...step(2), actors: [0] });
  expect([stage.before, stage.shown?.actors]).toEqual([[2], [0]]);
});

test('what is urgent waits for nothing, and cuts the motion before it', () => {
  const stage = new Stage(
    () => 400,
    () => false,
    (shown) => shown === urgent.view,
  );
  const urgent = step(4);
  for (const one of [step(1), step(2), step(3), urgent]) stage.push(one);
  expect([stage.shown?.version, stage.behind, stage.cuts]).toEqual([4, 0, 1]);
  expect(stage.shown?.events).toHaveLength(1);
  vi.advanceTimersByTime(5_000);
  expect(stage.shown?.version).toBe(4);
});
