import { expect, test } from 'vitest';
import type { Event } from '../generated/wire';
import { entry } from '../test/wire';
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
