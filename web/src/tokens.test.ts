/** The colours of tokens.css, read as they stand, and the contrast that look.md asks of them. */
import { expect, test } from 'vitest';
import css from './tokens.css?raw';

type Theme = 'light' | 'dark';

const declared = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name,
    value?.trim() ?? '',
  ]),
);

function colour(name: string, theme: Theme): string {
  let value = declared.get(name) ?? '';
  const both = /^light-dark\((.+), (.+)\)$/.exec(value);
  if (both) value = (theme === 'light' ? both[1] : both[2]) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? colour(reference, theme) : value;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['ground', 'surface', 'raised'];
const TEXT = [
  ...['text', 'text-soft', 'link', 'turn', 'gain'].flatMap((ink) => GROUNDS.map((on) => [ink, on])),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-sea', 'sea'],
  ['on-turn', 'turn-fill'],
  ['on-gain', 'gain-fill'],
  ['on-coin', 'coin'],
  ['text', 'turn-wash'],
  ['turn', 'turn-wash'],
  ['text', 'gain-wash'],
  ['gain', 'gain-wash'],
  ['text', 'sky-high'],
  ['text', 'sky-low'],
] as [string, string][];
const SHAPES = [
  ...['line-strong', 'focus', 'action'].flatMap((ink) => GROUNDS.map((on) => [ink, on])),
  ...[0, 1, 2, 3, 4, 5].flatMap((seat) => GROUNDS.map((on) => [`seat-${seat}`, on])),
] as [string, string][];

for (const theme of ['light', 'dark'] as const) {
  test.each(TEXT)(`${theme}: %s can be read on %s`, (ink, on) => {
    expect(contrast(colour(ink, theme), colour(on, theme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(SHAPES)(`${theme}: %s stands out from %s`, (ink, on) => {
    expect(contrast(colour(ink, theme), colour(on, theme))).toBeGreaterThanOrEqual(3);
  });
}
