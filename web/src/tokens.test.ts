/** The colours of tokens.css as they stand: the contrast look.md asks for, and eyes of every kind. */
import { describe, expect, test } from 'vitest';
import { MARKS } from './art/seat-marks';
import { SUIT_COLOURS, SUITS, suitLayers } from './art/suits';
import { colour, contrast, type Ground, linear, MORE_CONTRAST, SHAPES, TEXT } from './lib/tokens';
import { difference, SIGHTS, seen } from './test/sight';

const GROUNDS: Ground[] = ['light', 'dark'];

describe.each(GROUNDS)('%s', (ground) => {
  test.each(TEXT)('%s can be read on %s', (ink, on) => {
    expect(contrast(colour(ink, ground), colour(on, ground))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(SHAPES)('%s stands out from %s', (ink, on) => {
    expect(contrast(colour(ink, ground), colour(on, ground))).toBeGreaterThanOrEqual(3);
  });
  test.each(TEXT.filter(([, on]) => ['ground', 'surface', 'raised'].includes(on)))(
    'where more contrast is wanted %s has 7:1 on %s',
    (ink, on) => {
      const [a, b] = [ink, on].map((name) => colour(name, ground, MORE_CONTRAST));
      expect(contrast(a as string, b as string)).toBeGreaterThanOrEqual(7);
    },
  );
});

// Sharma, Wu and Dalal's test data.
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
] as const)('the ruler measures as CIEDE2000 does: %j, %j', (a, b, apart) => {
  expect(difference([...a], [...b])).toBeCloseTo(apart, 4);
});

/** The smallest difference between any two colours. */
const least = (colours: string[], sight: keyof typeof SIGHTS) =>
  Math.min(
    ...colours.flatMap((a, i) =>
      colours.slice(i + 1).map((b) => difference(seen(linear(a), sight), seen(linear(b), sight))),
    ),
  );

describe.each(Object.keys(SIGHTS) as (keyof typeof SIGHTS)[])('to %s sight', (sight) => {
  test('any two suits differ clearly in colour', () => {
    expect(
      least(
        SUITS.map((suit) => SUIT_COLOURS[suit].base),
        sight,
      ),
    ).toBeGreaterThanOrEqual(15);
  });
});

// Six seats on light and dark grounds leave too little room for colour alone: shapes tell them apart.
test('no two seats have the same mark, and no two suits the same picture', () => {
  expect(new Set(MARKS.map((mark) => JSON.stringify(mark))).size).toBe(6);
  const pictures = SUITS.map((suit) => JSON.stringify(suitLayers(suit).map(({ d }) => d)));
  expect(new Set(pictures).size).toBe(SUITS.length);
});

test.each(GROUNDS)('to usual sight any two seats differ in colour as well: %s', (ground) => {
  const seats = [0, 1, 2, 3, 4, 5].map((seat) => colour(`seat-${seat}`, ground));
  expect(least(seats, 'usual')).toBeGreaterThanOrEqual(10);
});
