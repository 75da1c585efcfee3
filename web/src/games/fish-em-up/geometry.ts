/**
 * What the net looks like: which card is seen at each cell, where its rope runs, and which seams of a card
 * that is being tried would not hold. It only draws: what may be played is in the view's `plays`.
 */
import type { Face, FishEmUpView, NetCard, NetPlace } from '../../generated/fish-em-up';

export const WIDE = 5;
export const HIGH = 7;

/** A card as it lies: rows of net (true) and sea cells, and the open sides of its rim. */
export interface Lying {
  rows: boolean[][];
  /** "x,y,side" of the sides where the net goes on; sides 0 to 3 from north clockwise. */
  open: Set<string>;
  /** the first cell of the picture, if it has one */
  icon: { x: number; y: number } | null;
}

/** Sides clockwise from north, and the way over each. */
export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const laid = new WeakMap<Face, Lying[]>();

/** The rim's outer sides, clockwise from the north side of the first cell. */
function rimOf(wide: number, high: number): [number, number, number][] {
  const sides: [number, number, number][] = [];
  for (let x = 0; x < wide; x++) sides.push([x, 0, 0]);
  for (let y = 0; y < high; y++) sides.push([wide - 1, y, 1]);
  for (let x = wide - 1; x >= 0; x--) sides.push([x, high - 1, 2]);
  for (let y = high - 1; y >= 0; y--) sides.push([0, y, 3]);
  return sides;
}

/** A quarter turn clockwise. */
function turned(card: Lying): Lying {
  const high = card.rows.length;
  const wide = card.rows[0]?.length ?? 0;
  const rows = Array.from({ length: wide }, (_, y) =>
    Array.from({ length: high }, (_, x) => card.rows[high - 1 - x]?.[y] ?? false),
  );
  const open = new Set<string>();
  for (const one of card.open) {
    const [x = 0, y = 0, side = 0] = one.split(',').map(Number);
    open.add(`${high - 1 - y},${x},${(side + 1) % 4}`);
  }
  const icon = card.icon && { x: high - 2 - card.icon.y, y: card.icon.x };
  return { rows, open, icon };
}

/** The face after so many quarter turns clockwise. */
export function lying(face: Face, turn: number): Lying {
  let ways = laid.get(face);
  if (!ways) {
    const rows = face.rows.map((row) => [...row].map((sign) => sign === '#'));
    const open = new Set(
      rimOf(WIDE, HIGH)
        .filter((_, i) => face.rim[i] === 'o')
        .map((side) => side.join(',')),
    );
    ways = [{ rows, open, icon: face.icon }];
    while (ways.length < 4) ways.push(turned(ways.at(-1) as Lying));
    laid.set(face, ways);
  }
  return ways[turn % 4] as Lying;
}

export interface Box {
  left: number;
  top: number;
  wide: number;
  high: number;
}

export const sizeOf = (turn: number) =>
  turn % 2 ? { wide: HIGH, high: WIDE } : { wide: WIDE, high: HIGH };

const key = (x: number, y: number) => `${x},${y}`;

/** The table from above: by cell the topmost card, and whether net is seen there. */
export class Net {
  readonly top = new Map<string, string>();
  readonly cells = new Set<string>();
  readonly box: Box;

  constructor(view: Pick<FishEmUpView, 'net' | 'faces'>) {
    let [left, top, right, bottom] = [0, 0, WIDE, HIGH];
    for (const { card, x, y, turn } of view.net) {
      const face = view.faces[card];
      if (!face) continue;
      const { rows } = lying(face, turn);
      for (const [dy, row] of rows.entries())
        for (const [dx, net] of row.entries()) {
          const cell = key(x + dx, y + dy);
          this.top.set(cell, card);
          if (net) this.cells.add(cell);
          else this.cells.delete(cell);
        }
      const { wide, high } = sizeOf(turn);
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + wide), Math.max(bottom, y + high)];
    }
    this.box = { left, top, wide: right - left, high: bottom - top };
  }

  has(x: number, y: number): boolean {
    return this.cells.has(key(x, y));
  }

  topAt(x: number, y: number): string | undefined {
    return this.top.get(key(x, y));
  }
}

/** A side of a cell that would not hold. */
export interface Seam {
  x: number;
  y: number;
  side: number;
}

/** The seams at a card's rim that would be broken, were it laid there (FE-23). */
export function brokenSeams(net: Net, face: Face, { x, y, turn }: NetPlace): Seam[] {
  const card = lying(face, turn);
  const { wide, high } = sizeOf(turn);
  return rimOf(wide, high).flatMap(([dx, dy, side]) => {
    const [stepX, stepY] = STEPS[side] as readonly [number, number];
    const outside = net.has(x + dx + stepX, y + dy + stepY);
    const before = net.has(x + dx, y + dy);
    const after = card.rows[dy]?.[dx] ?? false;
    const open = card.open.has(`${dx},${dy},${side}`);
    // Net beyond must be open to net before and after, and roped against sea before and after.
    const holds = outside ? after === before && open === after : !open;
    return holds ? [] : [{ x: x + dx, y: y + dy, side }];
  });
}

/** Whether a card laid there would lie on the net at all (FE-22). */
export function touches(net: Net, { x, y, turn }: NetPlace): boolean {
  const { wide, high } = sizeOf(turn);
  for (let dy = 0; dy < high; dy++)
    for (let dx = 0; dx < wide; dx++) if (net.has(x + dx, y + dy)) return true;
  return false;
}

const RADIUS = 0.38;

/**
 * The rope around cells, as a path with rounded corners: every side between a cell and what is none of
 * them, followed with the cells at its right hand. Sides of `open` carry no rope.
 */
export function ropeAround(
  cells: Iterable<readonly [number, number]>,
  isNet: (x: number, y: number) => boolean,
): string {
  // from corner to corner; where two parts touch at a corner the way turns right
  const ways = new Map<string, [number, number][]>();
  const add = (fromX: number, fromY: number, toX: number, toY: number) => {
    const from = key(fromX, fromY);
    ways.set(from, [...(ways.get(from) ?? []), [toX, toY]]);
  };
  for (const [x, y] of cells) {
    if (!isNet(x, y - 1)) add(x, y, x + 1, y);
    if (!isNet(x + 1, y)) add(x + 1, y, x + 1, y + 1);
    if (!isNet(x, y + 1)) add(x + 1, y + 1, x, y + 1);
    if (!isNet(x - 1, y)) add(x, y + 1, x, y);
  }
  let d = '';
  for (const start of [...ways.keys()]) {
    while ((ways.get(start)?.length ?? 0) > 0) {
      const corners: [number, number][] = [];
      let [x = 0, y = 0] = start.split(',').map(Number);
      let way: [number, number] | null = null;
      for (;;) {
        const on: [number, number][] = ways.get(key(x, y)) ?? [];
        const next: [number, number] | undefined =
          way === null ? on[0] : rightmost([x, y], way, on);
        if (!next) break;
        on.splice(on.indexOf(next), 1);
        const step: [number, number] = [next[0] - x, next[1] - y];
        if (way === null || way[0] !== step[0] || way[1] !== step[1]) corners.push([x, y]);
        way = step;
        [x, y] = next;
      }
      d += rounded(corners);
    }
  }
  return d;
}

function rightmost(
  [x, y]: [number, number],
  [wayX, wayY]: [number, number],
  on: [number, number][],
): [number, number] | undefined {
  const turns = [
    [-wayY, wayX],
    [wayX, wayY],
    [wayY, -wayX],
  ];
  for (const [stepX, stepY] of turns) {
    const found = on.find(([toX, toY]) => toX - x === stepX && toY - y === stepY);
    if (found) return found;
  }
  return on[0];
}

/** A closed line with straight sides and round corners. */
function rounded(corners: [number, number][]): string {
  const n = corners.length;
  let d = '';
  for (const [i, [x, y]] of corners.entries()) {
    const [beforeX, beforeY] = corners[(i + n - 1) % n] as [number, number];
    const [afterX, afterY] = corners[(i + 1) % n] as [number, number];
    const toward = (px: number, py: number) => {
      const far = Math.hypot(px - x, py - y) || 1;
      const share = Math.min(RADIUS, far / 2) / far;
      return `${fine(x + (px - x) * share)} ${fine(y + (py - y) * share)}`;
    };
    d += `${i === 0 ? 'M' : 'L'}${toward(beforeX, beforeY)}Q${x} ${y} ${toward(afterX, afterY)}`;
  }
  return `${d}Z`;
}

const fine = (n: number) => Math.round(n * 100) / 100;

/** The rope of the whole net. */
export const ropeOf = (net: Net): string =>
  ropeAround(
    [...net.cells].map((cell) => cell.split(',').map(Number) as [number, number]),
    (x, y) => net.has(x, y),
  );

/** One card's net by itself, to be cut off at the card's edge: beyond an open side the net goes on. */
export function outlineOf(card: Lying): string {
  const all = new Map<string, [number, number]>();
  for (const [y, row] of card.rows.entries())
    for (const [x, net] of row.entries()) if (net) all.set(key(x, y), [x, y]);
  for (const one of card.open) {
    const [x = 0, y = 0, side = 0] = one.split(',').map(Number);
    const [stepX, stepY] = STEPS[side] as readonly [number, number];
    all.set(key(x + stepX, y + stepY), [x + stepX, y + stepY]);
  }
  return ropeAround(all.values(), (x, y) => all.has(key(x, y)));
}

/** The lines where one card's edge is seen upon another, to tell cards apart in the net. */
export function seamsOf(net: Net): string {
  let d = '';
  for (const cell of net.cells) {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    const card = net.topAt(x, y);
    if (net.has(x + 1, y) && net.topAt(x + 1, y) !== card) d += `M${x + 1} ${y}v1`;
    if (net.has(x, y + 1) && net.topAt(x, y + 1) !== card) d += `M${x} ${y + 1}h1`;
  }
  return d;
}

export const same = (a: NetPlace, b: NetPlace) => a.x === b.x && a.y === b.y && a.turn === b.turn;

/** Which card lies on top at a catch's picture, by its four cells: what of it is still seen. */
export function seenOf(net: Net, card: NetCard['card'], x: number, y: number): [number, number][] {
  const seen: [number, number][] = [];
  for (let dy = 0; dy < 2; dy++)
    for (let dx = 0; dx < 2; dx++)
      if (net.topAt(x + dx, y + dy) === card) seen.push([x + dx, y + dy]);
  return seen;
}

/** A side of a cell as a line. */
export function seamPath({ x, y, side }: Seam): string {
  if (side === 0) return `M${x} ${y}h1`;
  if (side === 1) return `M${x + 1} ${y}v1`;
  if (side === 2) return `M${x} ${y + 1}h1`;
  return `M${x} ${y}v1`;
}
