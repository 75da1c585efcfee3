/**
 * A fish's anatomy: a spine, and how far the body reaches above and below it at each share of its
 * length. Fins, tail, marks and eyes are all placed by two numbers: how far along, and how high.
 * Lengths are shares of the fish's length, which is 100 here.
 */
import { blob, facet, line, type Point } from '../ink';

export const LENGTH = 100;

export interface Shape {
  /** greatest height */
  girth: number;
  /** share of it that lies above the spine */
  back?: number;
  /** where it is highest */
  peak?: number;
  /** 0 a pointed nose, 1 a ball */
  blunt?: number;
  /** where the tail fin begins, and how high the body is there */
  root?: number;
  stalk?: number;
  /** above 1 the body falls away soon behind its peak, below 1 it stays stout */
  taper?: number;
  /** the spine, in any unit, from the nose to the tip of the tail */
  spine?: Point[];
  /** half heights by hand, `[along, height]`, where no rule fits; below follows above unless told */
  above?: Point[];
  below?: Point[];
}

export interface Body {
  readonly shape: Required<Omit<Shape, 'spine' | 'above' | 'below'>>;
  /** The point at `s` along the spine, `y` lengths below it (negative: above). */
  at(s: number, y: number): Point;
  /** The point at `s`, `v` half heights below the spine: -1 is the back, 1 the belly. */
  on(s: number, v: number): Point;
  above(s: number): number;
  below(s: number): number;
  readonly outline: string;
}

const clamp = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n));

/** Half height along a body that follows the rule. */
function arch(half: number, { peak, blunt, root, stalk, taper }: Body['shape']) {
  const end = stalk / 2;
  return (s: number) => {
    if (s <= 0) return 0;
    if (s < peak) return half * (1 - (1 - s / peak) ** 2) ** (1.15 - 0.65 * blunt);
    if (s >= root) return end;
    const t = (s - peak) / (root - peak);
    return end + (half - end) * (0.5 + 0.5 * Math.cos(Math.PI * t)) ** taper;
  };
}

/** Half height through points set by hand, softly. */
function knots(points: Point[]) {
  return (s: number) => {
    const i = points.findIndex(([at]) => at >= s);
    if (i <= 0) return (i < 0 ? points.at(-1) : points[0])?.[1] ?? 0;
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const before = points[i - 2] ?? a;
    const after = points[i + 1] ?? b;
    const t = (s - a[0]) / (b[0] - a[0] || 1);
    const slope = (p: Point, q: Point) => ((q[1] - p[1]) / (q[0] - p[0] || 1)) * (b[0] - a[0]);
    const [m, n] = [i > 1 ? slope(before, b) : slope(a, b), slope(a, after)];
    const h =
      (2 * t ** 3 - 3 * t ** 2 + 1) * a[1] +
      (t ** 3 - 2 * t ** 2 + t) * m +
      (-2 * t ** 3 + 3 * t ** 2) * b[1] +
      (t ** 3 - t ** 2) * n;
    return Math.max(0, h);
  };
}

interface Way {
  point: Point;
  /** unit vector along the way, towards the tail */
  along: Point;
}

/** The way along a spine of any shape, at even shares of its length. */
function follow(spine: Point[]): (s: number) => Way {
  const dense: Point[] = [];
  const get = (i: number) => spine[clamp(i, 0, spine.length - 1)] as Point;
  for (let i = 0; i < spine.length - 1; i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    for (let k = 0; k < 12; k++) {
      const t = k / 12;
      const mix = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - e[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + e[axis]) * t ** 3);
      dense.push([mix(0), mix(1)]);
    }
  }
  dense.push(get(spine.length - 1));
  const reach = [0];
  for (let i = 1; i < dense.length; i++) {
    const [a, b] = [dense[i - 1] as Point, dense[i] as Point];
    reach.push((reach[i - 1] as number) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = reach.at(-1) as number;
  const unit = LENGTH / total;
  return (s) => {
    const goal = clamp(s, 0, 1) * total;
    const i = clamp(
      reach.findIndex((r) => r >= goal),
      1,
      dense.length - 1,
    );
    const [a, b] = [dense[i - 1] as Point, dense[i] as Point];
    const t =
      (goal - (reach[i - 1] as number)) / ((reach[i] as number) - (reach[i - 1] as number) || 1);
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const along: Point = [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
    const over = s < 0 ? s * LENGTH : s > 1 ? (s - 1) * LENGTH : 0;
    return {
      along,
      point: [
        (a[0] + (b[0] - a[0]) * t) * unit + along[0] * over,
        (a[1] + (b[1] - a[1]) * t) * unit + along[1] * over,
      ],
    };
  };
}

export function bodyOf(given: Shape): Body {
  const shape = {
    girth: given.girth,
    back: given.back ?? 0.5,
    peak: given.peak ?? 0.34,
    blunt: given.blunt ?? 0.5,
    root: given.root ?? 0.8,
    stalk: given.stalk ?? 0.08,
    taper: given.taper ?? 1,
  };
  const way = follow(
    given.spine ?? [
      [0, 0.006],
      [0.35, -0.008],
      [0.7, 0.004],
      [1, -0.012],
    ],
  );
  const above = given.above ? knots(given.above) : arch(shape.girth * shape.back, shape);
  const below = given.below
    ? knots(given.below)
    : given.above
      ? above
      : arch(shape.girth * (1 - shape.back), shape);
  const at = (s: number, y: number): Point => {
    const { point, along } = way(s);
    return [point[0] - along[1] * y * LENGTH, point[1] + along[0] * y * LENGTH];
  };
  const on = (s: number, v: number) => at(s, v < 0 ? v * above(s) : v * below(s));
  const { root } = shape;
  const stops = [0.008, 0.03, 0.07, 0.13, 0.2, 0.28, 0.36, 0.45, 0.54, 0.63, 0.72, 0.82, 0.91, 1];
  const outline = blob(
    at(0, 0),
    ...stops.map((t) => on(t * root, -1)),
    ...stops.toReversed().map((t) => on(t * root, 1)),
  );
  return { shape, at, on, above, below, outline };
}

// --- fins ----------------------------------------------------------------------------------------

export type FinShape =
  | 'soft'
  | 'shark'
  | 'swept'
  | 'spiny'
  | 'sail'
  | 'long'
  | 'lead'
  | 'finlets'
  | 'comb';

export interface Fin {
  from: number;
  to: number;
  /** how far it stands out */
  high: number;
  shape?: FinShape;
  /** under the belly instead of on the back */
  low?: boolean;
  /** spines, or finlets */
  count?: number;
  colour?: string;
}

/** Outer edge by share of the base and of the height; the second list leans with the water. */
const EDGES: Record<'soft' | 'sail' | 'long' | 'lead', Point[]> = {
  lead: [
    [-0.02, 0.3],
    [0.1, 0.95],
    [0.2, 1],
    [0.3, 0.5],
    [0.45, 0.34],
    [0.75, 0.3],
    [1.03, 0.24],
  ],
  soft: [
    [0.06, 0.45],
    [0.28, 0.95],
    [0.6, 0.95],
    [0.92, 0.72],
    [1.1, 0.4],
  ],
  sail: [
    [-0.02, 0.5],
    [0.1, 0.86],
    [0.34, 1],
    [0.62, 0.93],
    [0.86, 0.66],
    [1.03, 0.3],
  ],
  long: [
    [0.02, 0.6],
    [0.12, 0.95],
    [0.3, 0.9],
    [0.5, 1],
    [0.7, 0.9],
    [0.88, 0.9],
    [1.02, 0.45],
  ],
};

/** The form of a fin, and the lines of its rays. */
export function finOf(body: Body, fin: Fin): { d: string; rays: string } {
  const { from, to, high, low = false, shape = 'soft' } = fin;
  const span = to - from;
  const out = (t: number, h: number): Point => {
    const s = from + span * t;
    const half = low ? body.below(s) : body.above(s);
    return body.at(s, (low ? 1 : -1) * (half + h * high));
  };
  const base = (t: number): Point => body.on(from + span * t, (low ? 1 : -1) * 0.72);
  const ray = (t: number, h: number, lean = 0) =>
    line(base(t * 0.92 + 0.02), out(t + lean, h * 0.86));
  if (shape === 'shark') {
    const tip = out(1.02, 1);
    return {
      d: curve(base(0), [out(0.4, 0.62), tip], [out(0.82, 0.4), out(1, 0)], [base(1), base(0.9)]),
      rays: '',
    };
  }
  if (shape === 'swept') {
    const tip = out(1.5, 1);
    return {
      d: curve(
        base(0),
        [out(0.45, 0.55), tip],
        [out(0.72, 0.35), out(1.15, 0.06)],
        [base(1), base(0.9)],
      ),
      rays: '',
    };
  }
  if (shape === 'spiny' || shape === 'comb') {
    const count = fin.count ?? 8;
    const valley = shape === 'comb' ? 0.18 : 0.7;
    const points: Point[] = [base(0)];
    let rays = '';
    for (let i = 0; i < count; i++) {
      const t = i / count;
      const h = 0.55 + 0.45 * Math.sin(Math.PI * clamp(t * 0.85 + 0.2, 0, 1));
      points.push(out(t + 0.35 / count, h), out(t + 0.75 / count, h * valley));
      rays += ray(t + 0.2 / count, h, 0.14 / count);
    }
    points.push(base(1), ...[0.8, 0.6, 0.4, 0.2].map(base));
    return { d: facet(...points), rays };
  }
  if (shape === 'finlets') {
    const count = fin.count ?? 6;
    let d = '';
    for (let i = 0; i < count; i++) {
      const t = i / count;
      d += facet(base(t), out(t + 0.72 / count, 1), base(t + 0.62 / count));
    }
    return { d, rays: '' };
  }
  const edge = EDGES[shape];
  const count = fin.count ?? Math.max(3, Math.round(span * 26));
  let rays = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.6) / count;
    rays += ray(t, height(edge, t), 0.03);
  }
  const back = span > 0.3 ? [0.8, 0.6, 0.4, 0.2].map(base) : [];
  // A long fin follows the body both ways; its outer edge needs more points the longer it is.
  const outer =
    span > 0.3
      ? Array.from({ length: 17 }, (_, i) => i / 16).map((t) => out(t, height(edge, t)))
      : edge.map(([t, h]) => out(t, h));
  return { d: blob(base(0), ...outer, base(0.98), ...back), rays };
}

function height(edge: Point[], t: number): number {
  const i = Math.max(
    1,
    edge.findIndex(([at]) => at >= t),
  );
  const [a, b] = [edge[i - 1] as Point, edge[i] as Point];
  return a[1] + (b[1] - a[1]) * clamp((t - a[0]) / (b[0] - a[0]), 0, 1);
}

/** A closed form of quadratic curves: `[bend, end]` each. */
export function curve(start: Point, ...legs: [Point, Point][]): string {
  const at = (p: Point) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;
  return `M${at(start)}${legs.map(([bend, end]) => `Q${at(bend)} ${at(end)}`).join('')}Z`;
}

// --- tails ---------------------------------------------------------------------------------------

export type TailShape =
  | 'fork'
  | 'deep'
  | 'moon'
  | 'fan'
  | 'square'
  | 'shark'
  | 'lyre'
  | 'rudder'
  | 'none';

/** The tail fin: `high` is half its spread. Empty where the body itself ends in a point. */
export function tailOf(body: Body, shape: TailShape, high: number): { d: string; rays: string } {
  const { root, stalk } = body.shape;
  const wide = 1 - root;
  const p = (u: number, v: number): Point => body.at(root - 0.012 + (wide + 0.012) * u, v * high);
  const k = (stalk / 2 / high) * 0.9;
  const rays = (...ends: Point[]) => ends.map(([u, v]) => line(p(0.1, v * k), p(u, v))).join('');
  switch (shape) {
    case 'none':
      return { d: '', rays: '' };
    case 'fork':
      return {
        d: curve(
          p(0, -k),
          [p(0.45, -0.5), p(1, -1)],
          [p(0.72, -0.4), p(0.62, 0)],
          [p(0.72, 0.4), p(1, 1)],
          [p(0.45, 0.5), p(0, k)],
        ),
        rays: rays([0.74, -0.66], [0.58, -0.3], [0.58, 0.3], [0.74, 0.66]),
      };
    case 'deep':
      return {
        d: curve(
          p(0, -k),
          [p(0.3, -0.55), p(1, -1)],
          [p(0.5, -0.4), p(0.36, 0)],
          [p(0.5, 0.4), p(1, 1)],
          [p(0.3, 0.55), p(0, k)],
        ),
        rays: rays([0.66, -0.66], [0.4, -0.28], [0.4, 0.28], [0.66, 0.66]),
      };
    case 'moon':
      return {
        d: curve(
          p(0, -k),
          [p(0.32, -0.5), p(1, -1)],
          [p(0.42, -0.42), p(0.4, 0)],
          [p(0.42, 0.42), p(1, 1)],
          [p(0.32, 0.5), p(0, k)],
        ),
        rays: '',
      };
    case 'lyre':
      return {
        d: curve(
          p(0, -k),
          [p(0.5, -1.1), p(1.25, -1)],
          [p(0.66, -0.72), p(0.62, 0)],
          [p(0.66, 0.72), p(1.25, 1)],
          [p(0.5, 1.1), p(0, k)],
        ),
        rays: rays([0.6, -0.5], [0.56, 0], [0.6, 0.5]),
      };
    case 'square':
      return {
        d: curve(
          p(0, -k),
          [p(0.4, -0.6), p(1, -1)],
          [p(0.9, -0.4), p(0.9, 0)],
          [p(0.9, 0.4), p(1, 1)],
          [p(0.4, 0.6), p(0, k)],
        ),
        rays: rays([0.84, -0.62], [0.82, -0.2], [0.82, 0.2], [0.84, 0.62]),
      };
    case 'fan':
      return {
        d: blob(
          p(0, -k),
          p(0.45, -0.8),
          p(0.86, -0.86),
          p(1, 0),
          p(0.86, 0.86),
          p(0.45, 0.8),
          p(0, k),
        ),
        rays: rays([0.78, -0.6], [0.88, -0.2], [0.88, 0.2], [0.78, 0.6]),
      };
    case 'rudder':
      return {
        d: blob(p(0, -k), p(0.5, -0.5), p(1, -0.3), p(1, 0.3), p(0.5, 0.5), p(0, k)),
        rays: rays([0.9, -0.2], [0.9, 0.2]),
      };
    case 'shark':
      return {
        d: curve(
          p(-0.1, -k),
          [p(0.4, -0.36), p(1.04, -1.15)],
          [p(0.86, -0.62), p(0.5, -0.16)],
          [p(0.5, 0.2), p(0.6, 0.66)],
          [p(0.2, 0.42), p(-0.1, k)],
        ),
        rays: '',
      };
  }
}
