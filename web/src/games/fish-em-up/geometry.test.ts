import { describe, expect, test } from 'vitest';
import type { Face, NetCard } from '../../generated/fish-em-up';
import {
  brokenSeams,
  lying,
  Net,
  outlineOf,
  ropeOf,
  seamPath,
  seamsOf,
  seenOf,
  sizeOf,
  touches,
} from './geometry';

const SHUT = '|'.repeat(24);
/** The 24 outer sides of a card, clockwise from its first cell; these are open. */
const rim = (...open: number[]) => [...SHUT].map((side, i) => (open.includes(i) ? 'o' : side));
const face = (rows: string[], open: number[] = [], icon: Face['icon'] = null): Face =>
  ({ catch: 'fish', rows, rim: rim(...open).join(''), icon }) as Face;

const FULL = Array.from({ length: 7 }, () => '#####');
const start = face(FULL);
/** Sea above, net below, and its lower edge open: it goes on into the net under it. */
const cape = face(['.....', ...Array.from({ length: 6 }, () => '#####')], [12, 13, 14, 15, 16], {
  x: 3,
  y: 5,
});
const faces = { S0: start, cape };

const card = (name: string, x: number, y: number, turn = 0): NetCard => ({
  card: name,
  x,
  y,
  turn,
  player: null,
});
const netOf = (...cards: NetCard[]) => new Net({ net: cards, faces });

/** The net as it is seen, row by row. */
const picture = (net: Net) =>
  Array.from({ length: net.box.high }, (_, y) =>
    Array.from({ length: net.box.wide }, (_, x) =>
      net.has(net.box.left + x, net.box.top + y) ? '#' : '.',
    ).join(''),
  );

describe('a card', () => {
  test('lies in four ways, a quarter turn clockwise each', () => {
    const quarter = lying(cape, 1);
    expect(quarter.rows.map((row) => row.map((net) => (net ? '#' : '.')).join(''))).toEqual(
      Array.from({ length: 5 }, () => '######.'),
    );
    expect([...quarter.open].sort()).toEqual(['0,0,3', '0,1,3', '0,2,3', '0,3,3', '0,4,3']);
    expect(lying(cape, 4)).toBe(lying(cape, 0));
    expect([sizeOf(0), sizeOf(1)]).toEqual([
      { wide: 5, high: 7 },
      { wide: 7, high: 5 },
    ]);
  });

  test('keeps the four cells of its picture together when it is turned', () => {
    const at = [0, 1, 2, 3].map((turn) => lying(cape, turn).icon);
    expect(at).toEqual([
      { x: 3, y: 5 },
      { x: 0, y: 3 },
      { x: 0, y: 0 },
      { x: 5, y: 0 },
    ]);
  });

  test('has rope all around but where it is open', () => {
    expect(outlineOf(lying(start, 0))).toMatch(/^M0 0\.38Q0 0 0\.38 0.*Z$/);
    // An open side is drawn on, for the card's edge to cut it off.
    expect(outlineOf(lying(cape, 0))).toContain('Q5 8 ');
  });
});

describe('the net', () => {
  test('shows what lies on top: a card covers net with its own sea', () => {
    const net = netOf(card('S0', 0, 0), card('cape', 0, -3));
    expect(net.box).toEqual({ left: 0, top: -3, wide: 5, high: 10 });
    expect(picture(net)).toEqual(['.....', ...Array.from({ length: 9 }, () => '#####')]);
    expect(net.topAt(2, 3)).toBe('cape');
    expect(net.topAt(2, 4)).toBe('S0');
    expect(seamsOf(net)).toBe('M0 4h1M1 4h1M2 4h1M3 4h1M4 4h1');
  });

  test('has one rope, with a corner for every corner of its net', () => {
    const corners = ropeOf(netOf(card('S0', 0, 0))).match(/Q/g);
    expect(corners).toHaveLength(4);
    expect(ropeOf(netOf(card('S0', 0, 0)))).toMatch(/^M[^M]*Z$/);
  });

  test('a catch is seen as far as its own card lies on top of its four cells', () => {
    const net = netOf(card('cape', 0, 0), card('cape', 4, 0));
    expect(seenOf(net, 'cape', 3, 5)).toHaveLength(4);
    const half = netOf(card('cape', 0, 0), card('S0', 4, 0));
    expect(seenOf(half, 'cape', 3, 5)).toEqual([
      [3, 5],
      [3, 6],
    ]);
  });
});

describe('a card that is tried', () => {
  const net = netOf(card('S0', 0, 0));

  test('FE-22: touches the net only where it would lie on it', () => {
    expect(touches(net, { x: 0, y: -6, turn: 0 })).toBe(true);
    expect(touches(net, { x: 0, y: -7, turn: 0 })).toBe(false);
    expect(touches(net, { x: 5, y: 0, turn: 1 })).toBe(false);
  });

  test('FE-23: breaks no seam where its open side meets net and its rope the sea', () => {
    expect(brokenSeams(net, cape, { x: 0, y: -6, turn: 0 })).toEqual([]);
  });

  test('FE-23: breaks every seam where open net meets sea, and where its rope meets net', () => {
    const broken = brokenSeams(net, cape, { x: 3, y: -6, turn: 0 });
    expect(broken).toEqual([
      { x: 7, y: 0, side: 2 },
      { x: 6, y: 0, side: 2 },
      { x: 5, y: 0, side: 2 },
      { x: 3, y: 0, side: 3 },
    ]);
    expect(broken.map(seamPath)).toEqual(['M7 1h1', 'M6 1h1', 'M5 1h1', 'M3 0v1']);
  });

  test('FE-23: breaks a seam where rope would run through the net', () => {
    const broken = brokenSeams(net, start, { x: 0, y: -6, turn: 0 });
    expect(broken.map(({ side }) => side)).toEqual([2, 2, 2, 2, 2]);
  });
});
