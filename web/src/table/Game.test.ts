import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faceOf } from '../games';
import type { Live, Step } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import { Stage } from '../lib/stage.svelte';
import { entry, seat, table, view } from '../test/wire';
import Game from './Game.svelte';

const face = await faceOf('farm-hand');

const step = (version: number, change: Partial<Step> = {}): Step => ({
  version,
  by: null,
  events: [],
  view: view(),
  legal: [],
  actors: [0],
  canUndo: false,
  race: null,
  ...change,
});

/** The table as the server last told it; the stage may be behind. */
function show(stage: Stage, version: number) {
  const live = {
    history: Array.from({ length: version + 1 }, (_, each) => entry(each)),
    version,
    legal: [],
    asking: false,
    canUndo: false,
    race: null,
    connection: 'live',
    refusal: null,
  } as unknown as Live;
  const shown = stage.shown as Step;
  const props = { table: table(), live, stage, face, shown, seated: vi.fn() };
  return { props, ...render(Game, { props }) };
}

const header = () => screen.getByRole('banner').querySelector('.status')?.textContent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('it is not your turn while the board catches up with quick bots', async () => {
  const stage = new Stage(() => 400);
  stage.jump(step(1));
  const { rerender, props } = show(stage, 1);
  expect(header()).toBe('Your turn');
  const live = { ...props.live, version: 4 } as unknown as Live;
  stage.push(step(2, { by: 0, actors: [1] }));
  stage.push(step(3, { by: 1, actors: [2] }));
  stage.push(step(4, { by: 2, actors: [0] }));
  const said = [];
  for (const _ of [2, 3, 4, 5]) {
    await rerender({ ...props, live, shown: stage.shown as Step });
    said.push(header());
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(said).toEqual(['Waiting for Kenji', 'Waiting for Kenji', 'Waiting for Mio', 'Your turn']);
});

test('while others bid as well, it stays your turn', async () => {
  const stage = new Stage(() => 400);
  stage.jump(step(1, { actors: [0, 1, 2] }));
  const { rerender, props } = show(stage, 1);
  stage.push(step(2, { by: 1, actors: [0, 2] }));
  const live = { ...props.live, version: 2 } as unknown as Live;
  await rerender({ ...props, live, shown: stage.shown as Step });
  expect(header()).toBe('Your turn');
});

test('nobody is waited for while the player rests at the end of a round', async () => {
  const stage = new Stage(
    () => 400,
    () => true,
  );
  stage.jump(step(1));
  const { rerender, props } = show(stage, 1);
  stage.push(step(2, { by: 0, actors: [0, 1, 2] }));
  stage.rest(0);
  await rerender({ ...props, shown: stage.shown as Step });
  expect(header()).toBe('Farm Hand');
});

test('S tells how the table stands, aloud and to be seen; Escape puts it away', async () => {
  const stage = new Stage(() => 400);
  stage.jump(step(1));
  show(stage, 1);
  await fireEvent.keyDown(document.body, { key: 's' });
  const seen = screen.getByRole('region', { name: 'How the table stands' });
  expect(seen.textContent).toContain('Your hand: blue 4, dog.');
  const heard = screen.getAllByRole('status').map((region) => region.textContent);
  expect(heard.some((text) => text?.includes('Your hand: blue 4, dog.'))).toBe(true);
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'How the table stands' })).toBeNull();
});

test('F moves on, unless the player wants no single keys', async () => {
  const stage = new Stage(() => 400);
  stage.jump(step(1));
  stage.push(step(2));
  stage.push(step(3));
  show(stage, 3);
  await fireEvent.keyDown(document.body, { key: 'f' });
  expect(stage.shown?.version).toBe(3);
  settings.keys = false;
  stage.push(step(4));
  await fireEvent.keyDown(document.body, { key: 'f' });
  expect(stage.shown?.version).toBe(3);
  settings.keys = true;
});

test('bots are called by their own names, with their kind', () => {
  const stage = new Stage(() => 400);
  stage.jump(step(1));
  const { rerender, props } = show(stage, 1);
  const seats = [
    seat(0),
    ...[1, 2].map((n) => seat(n, { kind: 'bot', name: null, bot: 'steady' })),
  ];
  return rerender({ ...props, table: table({ seats }) }).then(() => {
    for (const name of ['Musubi', 'Ikari']) {
      expect(screen.getByRole('region', { name }).textContent).toContain('Old hand');
    }
  });
});
