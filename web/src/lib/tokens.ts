/** tokens.css as data: for the page that shows it and the tests that hold it. */
import css from '../tokens.css?raw';

export type Ground = 'light' | 'dark';

const declarations = (part: string): [string, string][] =>
  [...part.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ]);

const [usual = '', ...queries] = css.split('@media');
const more = queries.find((query) => query.startsWith(' (prefers-contrast: more)')) ?? '';
export const TOKENS: ReadonlyMap<string, string> = new Map(declarations(usual));
export const MORE_CONTRAST: ReadonlyMap<string, string> = new Map([
  ...TOKENS,
  ...declarations(more),
]);

/** A colour token as `#rrggbb`, by morning or before dawn. */
export function colour(name: string, ground: Ground, tokens = TOKENS): string {
  let value = tokens.get(name) ?? '';
  const both = /^light-dark\((.+), (.+)\)$/.exec(value);
  if (both) value = (ground === 'light' ? both[1] : both[2]) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? colour(reference, ground, tokens) : value;
}

/** Red, green and blue in linear light, 0 to 1. */
export const linear = (hex: string): [number, number, number] => {
  const part = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of WCAG, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['ground', 'surface', 'raised'];

/** What is read on what. */
export const TEXT: [string, string][] = [
  ...['text', 'text-soft', 'link', 'turn', 'gain'].flatMap((ink) =>
    GROUNDS.map((on): [string, string] => [ink, on]),
  ),
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
];

/** What is told by its shape on what. */
export const SHAPES: [string, string][] = [
  ...['line-strong', 'focus', 'action'].flatMap((ink) =>
    GROUNDS.map((on): [string, string] => [ink, on]),
  ),
  ...[0, 1, 2, 3, 4, 5].flatMap((seat) =>
    GROUNDS.map((on): [string, string] => [`seat-${seat}`, on]),
  ),
];
