import { expect, test } from 'vitest';
import { ocean } from './fixtures';
import { barsOf } from './story';

const score = (fish: number, schools: number) => ({
  weeks: 0,
  abilities: 0,
  fish,
  consumed: 0,
  eggs_and_young: 0,
  schools,
});

test('bars are as long as the points, and made of their sources', () => {
  const bars = barsOf({
    oceans: [ocean({}, { score: score(30, 10) }), ocean({}, { score: score(20, 0) })],
  });
  expect(bars.map(({ total }) => total)).toEqual([40, 20]);
  expect(bars[0]?.parts).toEqual([
    { source: 'fish', points: 30, from: 0, to: 75 },
    { source: 'schools', points: 10, from: 75, to: 100 },
  ]);
  expect(bars[1]?.parts).toEqual([{ source: 'fish', points: 20, from: 0, to: 50 }]);
});

test('an ocean without points has no bar', () => {
  expect(barsOf({ oceans: [ocean({}, { score: score(0, 0) })] })[0]?.parts).toEqual([]);
});
