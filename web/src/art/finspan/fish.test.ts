import { expect, test } from 'vitest';
import { CARDS } from '../../generated/finspan';
import { fishPicture, shareOf } from './fish';
import { LOOKS } from './looks';

const FISH = [...CARDS.map((_, i) => String(i + 1)), ...Object.keys(LOOKS).slice(135)];
const lengthOf = (fish: string) => CARDS[Number(fish) - 1]?.length ?? 3;

test('each of the 135 fish and the three forage fish has a picture of its own', () => {
  expect(FISH).toHaveLength(138);
  expect(new Set(FISH.map((fish) => fishPicture(fish, lengthOf(fish)))).size).toBe(138);
});

test('no picture takes many nodes, and none has a fault in its numbers', () => {
  for (const fish of FISH) {
    const picture = decodeURIComponent(fishPicture(fish, lengthOf(fish)));
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    expect(picture.match(/<(path|circle)/g)?.length).toBeLessThan(80);
  }
});

test('what is bioluminescent glows', () => {
  CARDS.forEach(({ tags, length }, i) => {
    if (!tags.includes('bioluminescent')) return;
    const picture = decodeURIComponent(fishPicture(i + 1, length));
    expect(picture, CARDS[i]?.name).toMatch(/f2fffb|f4fffb/);
  });
});

test('a longer fish is drawn longer', () => {
  expect(shareOf(2000)).toBeGreaterThan(shareOf(50));
  expect(shareOf(50)).toBeGreaterThan(shareOf(1));
});
