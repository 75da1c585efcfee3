/**
 * The pen: plain SVG paths in, a brushed ink line out.
 *
 * Every picture in Tairyo is a list of flat forms with an ink contour. The contour is not a stroke
 * but a filled ribbon whose width swells where the pen turns towards the lower right (as a brush
 * held in one hand does) and wavers a little, so that no line looks ruled. The wavering comes from
 * a seeded sum of sines: the same picture is the same bytes every time.
 */

export type Point = readonly [number, number];

const round = (n: number) => Math.round(n * 10) / 10;
const at = (p: Point) => `${round(p[0])} ${round(p[1])}`;

/** The i-th of a list that is known to reach that far (indices wrap round). */
function nth<Item>(list: readonly Item[], i: number): Item {
  return list[(i + list.length) % list.length] as Item;
}

/** A smooth curve through the points (Catmull-Rom, as cubic Béziers). */
export function through(points: Point[], closed = false): string {
  const n = points.length;
  const get = (i: number) => nth(points, closed ? i : Math.min(n - 1, Math.max(0, i)));
  let d = `M${at(get(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${at(out)} ${at(into)} ${at(c)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A closed smooth form through the points. */
export const blob = (...points: Point[]) => through(points, true);

/** An open smooth line through the points. */
export const line = (...points: Point[]) => through(points);

/** A closed form with straight sides. */
export const facet = (...points: Point[]) => `M${points.map(at).join('L')}Z`;

/** An ellipse; `lean` turns it, in degrees. */
export function oval(cx: number, cy: number, rx: number, ry = rx, lean = 0): string {
  const [cos, sin] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  const spin = (x: number, y: number): Point => [cx + x * cos - y * sin, cy + x * sin + y * cos];
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const c = (a: Point, b: Point, end: Point) => `C${at(a)} ${at(b)} ${at(end)}`;
  return (
    `M${at(spin(rx, 0))}` +
    c(spin(rx, ky), spin(kx, ry), spin(0, ry)) +
    c(spin(-kx, ry), spin(-rx, ky), spin(-rx, 0)) +
    c(spin(-rx, -ky), spin(-kx, -ry), spin(0, -ry)) +
    `${c(spin(kx, -ry), spin(rx, -ky), spin(rx, 0))}Z`
  );
}

/** Rewrites every coordinate pair of an absolute path. */
export function remap(d: string, x: (x: number) => number, y: (y: number) => number): string {
  let turn = 0;
  return d.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) return token;
    turn += 1;
    return String(round((turn % 2 ? x : y)(Number(token))));
  });
}

/** The same path seen in a mirror that stands at x = 50. */
export const mirrored = (d: string) =>
  remap(
    d,
    (x) => 100 - x,
    (y) => y,
  );

/** The path moved aside. */
export const moved = (d: string, dx: number, dy: number) =>
  remap(
    d,
    (x) => x + dx,
    (y) => y + dy,
  );

interface Track {
  points: Point[];
  closed: boolean;
}

/** Reads a path of absolute M, L, Q, C, Z into dense points, one track a subpath. */
function flatten(d: string): Track[] {
  const tracks: Track[] = [];
  let track: Track = { points: [], closed: false };
  for (const [, letter, body] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (body?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const pairs: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2)
      pairs.push([nth(numbers, i), nth(numbers, i + 1)]);
    if (letter === 'M') {
      track = { points: pairs, closed: false };
      tracks.push(track);
      continue;
    }
    if (letter === 'Z') track.closed = true;
    const size = letter === 'C' ? 3 : letter === 'Q' ? 2 : 1;
    for (let i = 0; i + size <= pairs.length; i += size)
      bend(track.points, pairs.slice(i, i + size));
  }
  return tracks;
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Follows one Bézier segment (de Casteljau). */
function bend(points: Point[], controls: Point[]): void {
  const start = nth(points, -1);
  const steps = controls.length === 1 ? 1 : 10;
  for (let step = 1; step <= steps; step++) {
    let row = [start, ...controls];
    while (row.length > 1) row = row.slice(1).map((p, i) => between(nth(row, i), p, step / steps));
    points.push(nth(row, 0));
  }
}

/** Spots at even distances along a track, and the track's length. */
function evenly({ points, closed }: Track, step: number): { spots: Point[]; length: number } {
  const way = closed ? [...points, nth(points, 0)] : points;
  const reach = [0];
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [nth(way, i - 1), nth(way, i)];
    reach.push(nth(reach, i - 1) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const length = nth(reach, -1);
  const count = Math.max(closed ? 8 : 4, Math.round(length / step));
  const spots: Point[] = [];
  let leg = 1;
  for (let i = 0; i < (closed ? count : count + 1); i++) {
    const goal = (length * i) / count;
    while (leg < reach.length - 1 && nth(reach, leg) < goal) leg++;
    const [from, to] = [nth(reach, leg - 1), nth(reach, leg)];
    spots.push(
      between(nth(way, leg - 1), nth(way, leg), to === from ? 0 : (goal - from) / (to - from)),
    );
  }
  return { spots, length };
}

/** Draws a row of points as one soft line (quadratics through the middles). */
function soft(points: Point[], closed: boolean): string {
  const middle = (i: number) => between(nth(points, i), nth(points, i + 1), 0.5);
  const n = points.length;
  if (closed) {
    let ring = `M${at(middle(-1))}`;
    for (let i = 0; i < n; i++) ring += `Q${at(nth(points, i))} ${at(middle(i))}`;
    return `${ring}Z`;
  }
  let d = at(nth(points, 0));
  for (let i = 1; i < n - 1; i++) d += `Q${at(nth(points, i))} ${at(middle(i))}`;
  return `${d}L${at(nth(points, -1))}`;
}

export interface Pen {
  /** width of the line where the brush is at rest */
  width?: number | undefined;
  /** 0: blunt ends, 1: ends as fine as a whisker (open lines only) */
  taper?: number | undefined;
  seed?: number | undefined;
}

const written = new Map<string, string>();

/** The ink line along a path, as the outline of a ribbon to be filled. */
export function brush(d: string, { width = 2, taper = 0.55, seed = 1 }: Pen = {}): string {
  const key = `${width} ${taper} ${seed} ${d}`;
  let ink = written.get(key);
  if (ink === undefined) {
    ink = flatten(d)
      .map((track) => ribbon(track, width, taper, seed))
      .join('');
    written.set(key, ink);
  }
  return ink;
}

function ribbon(track: Track, width: number, taper: number, seed: number): string {
  const { closed } = track;
  const { spots, length } = evenly(track, Math.max(1.6, width * 1.1));
  const n = spots.length;
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, spot] of spots.entries()) {
    const before = nth(spots, closed ? i - 1 : Math.max(0, i - 1));
    const after = nth(spots, closed ? i + 1 : Math.min(n - 1, i + 1));
    const size = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const normal: Point = [(before[1] - after[1]) / size, (after[0] - before[0]) / size];
    const turn = (i / (closed ? n : n - 1)) * Math.PI * 2;
    const lean = Math.abs(normal[0] * 0.6 + normal[1] * 0.8); // broadest towards the lower right
    const waver =
      Math.sin(turn * 2 + seed) * 0.5 +
      Math.sin(turn * 5 + seed * 2.3) * 0.3 +
      Math.sin(turn * 9 + seed * 0.7) * 0.2;
    let half = (width / 2) * (0.78 + lean * 0.34 + waver * 0.16 * Math.min(1, length / 40));
    if (!closed) half *= 1 - taper * (1 - Math.sin((i / (n - 1)) * Math.PI)) ** 1.6;
    left.push([spot[0] + normal[0] * half, spot[1] + normal[1] * half]);
    right.push([spot[0] - normal[0] * half, spot[1] - normal[1] * half]);
  }
  // The way back runs against the way out, so that a closed line leaves its middle empty.
  right.reverse();
  if (closed) return soft(left, true) + soft(right, true);
  return `M${soft(left, false)}L${soft(right, false)}Z`;
}
