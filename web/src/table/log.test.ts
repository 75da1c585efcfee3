import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import PlayerMark from '../games/farm-hand/PlayerMark.svelte';
import type { Event } from '../generated/wire';
import { entry, view } from '../test/wire';
import Log from './Log.svelte';
import { story } from './log';
import { placings } from './result';

const played = (player: number) => ({ kind: 'played', player });
const say = (event: Event) => `${event.player} has ${event.kind}`;
const late = (player: number) => `${player} was late`;

test('the story has a sentence for each event that has one, up to what is shown', () => {
  const history = [
    entry(1, 0, { events: [played(0)] }),
    entry(2, 1, { events: [played(1)] }),
    entry(3, 2, { events: [played(2)] }),
  ];
  const lines = story(history, 2, say, late);
  expect(lines.map(({ text, player }) => [text, player])).toEqual([
    ['0 has played', 0],
    ['1 has played', 1],
  ]);
});

test('an event that goes without saying leaves no line', () => {
  const history = [entry(1, 0, { events: [played(0)] })];
  expect(story(history, 1, () => null, late)).toEqual([]);
});

test('a line knows where on the board is what it speaks of', () => {
  const event = { kind: 'robbed', player: 0, victim: 2, card: 'blue-4' };
  const about = (told: Event) => ('card' in told ? [`[data-card="${told.card}"]`] : []);
  const [line] = story([entry(1, 0, { events: [event] })], 1, say, late, about);
  expect(line?.of).toEqual(['[data-player="0"]', '[data-player="2"]', '[data-card="blue-4"]']);
});

const told = () => [...document.querySelectorAll('[data-told]')].map(({ id }) => id);

test('what a line speaks of is marked on the board while it is pointed at, or once it is tapped', async () => {
  document.body.innerHTML =
    '<main id="content"><b id="hana" data-player="0"></b><b id="card" data-out="blue-4"></b></main>';
  const line = { version: 1, undone: false };
  const lines = [
    { ...line, key: '1.0', player: 0, text: 'Hana bids', of: ['[data-player="0"]'] },
    { ...line, key: '1.1', player: null, text: 'Blue 4 is out', of: ['[data-out="blue-4"]'] },
  ];
  render(Log, { lines, Mark: PlayerMark as never, view: view() as never });
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  await fireEvent.pointerEnter(first);
  expect(told()).toEqual(['hana']);
  await fireEvent.pointerLeave(first);
  expect(told()).toEqual([]);
  await fireEvent.click(second);
  expect(told()).toEqual(['card']);
});

test('an undo strikes the last standing action of that seat, and a second undo the one before', () => {
  const undone: Event = { kind: 'undone', player: 0 };
  const history = [
    entry(1, 0, { events: [played(0)] }),
    entry(2, 0, { events: [played(0)] }),
    entry(3, 0, { undo: true, events: [undone] }),
    entry(4, 0, { undo: true, events: [undone] }),
  ];
  expect(story(history, 3, say, late).map((line) => line.undone)).toEqual([false, true, false]);
  expect(story(history, 4, say, late).map((line) => line.undone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('tied players share a place, and the next place is left out', () => {
  const places = placings({ ranking: [[2], [0, 3], [1]], scores: [7, -2, 12, 7] });
  expect(places.map(({ player, place, score }) => [player, place, score])).toEqual([
    [2, 1, 12],
    [0, 2, 7],
    [3, 2, 7],
    [1, 4, -2],
  ]);
});

test('what the clock did says so first, with whose time it was', () => {
  const history = [entry(1, 1, { timeout: true, events: [played(1)] })];
  expect(story(history, 1, say, late).map(({ key, player, text }) => [key, player, text])).toEqual([
    ['1.late', 1, '1 was late'],
    ['1.0', 1, '1 has played'],
  ]);
});
