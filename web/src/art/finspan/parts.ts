/** What a fish bears on its body: marks, eyes, a mouth, arms, lights, and what is its own alone. */
import { blob, facet, line, oval, type Point } from '../ink';
import { SUMI } from '../sheet';
import { type Body, curve } from './body';
import type { Pad } from './pad';

/** Draws on a body; `chance` is the fish's own, the same every time. */
export type Part = (pad: Pad, body: Body, chance: () => number) => void;

const BONE = '#fffaf0';
export const LIGHT = '#8ff5ea';

/** Numbers from 0 to 1 that a seed fixes (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let n = Math.imul(state ^ (state >>> 15), 1 | state);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
}

const spread = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count);

// --- marks: always kept inside the body -----------------------------------------------------------

interface Bars {
  from?: number;
  to?: number;
  wide?: number;
  /** how high and low they reach, in half heights */
  top?: number;
  end?: number;
  /** how far the lower end stands behind the upper */
  lean?: number;
  opacity?: number;
}

/** Bands across. */
export const bars =
  (
    count: number,
    colour: string,
    { from = 0.22, to = 0.78, wide = 0.035, top = -1.1, end = 1.1, lean = 0, opacity }: Bars = {},
  ): Part =>
  (pad, body) => {
    const d = spread(count, from, to)
      .map((s) => {
        const mid = (top + end) / 2;
        return blob(
          body.on(s - wide / 2, top),
          body.on(s + wide / 2, top),
          body.on(s + wide * 0.6 + lean / 2, mid),
          body.on(s + wide * 0.35 + lean, end),
          body.on(s - wide * 0.35 + lean, end),
          body.on(s - wide * 0.6 + lean / 2, mid),
        );
      })
      .join('');
    pad.fill(d, colour, { clip: body.outline, opacity });
  };

/** One band across with edges of another colour. */
export const band =
  (s: number, wide: number, colour: string, edge?: string, lean = 0): Part =>
  (pad, body, chance) => {
    const at = { from: s, to: s, lean };
    if (edge) bars(1, edge, { ...at, wide: wide + 0.025 })(pad, body, chance);
    bars(1, colour, { ...at, wide })(pad, body, chance);
  };

interface Stripe {
  from?: number;
  to?: number;
  wide?: number;
  opacity?: number;
}

/** A line along the body at height `v`; it may change height towards the tail. */
export const stripe =
  (
    v: number,
    colour: string,
    { from = 0.04, to = 0.96, wide = 0.02, opacity }: Stripe = {},
    then = v,
  ): Part =>
  (pad, body) => {
    const points: Point[] = [];
    const steps = [0, 0.25, 0.5, 0.75, 1];
    const edge = (t: number, side: number): Point => {
      const s = from + (to - from) * t;
      const height = (v + (then - v) * t) * (v < 0 ? body.above(s) : body.below(s));
      return body.at(
        s,
        height + side * wide * 0.5 * (0.45 + 0.55 * Math.sin(Math.PI * (0.15 + t * 0.7))),
      );
    };
    for (const t of steps) points.push(edge(t, -1));
    for (const t of steps.toReversed()) points.push(edge(t, 1));
    pad.fill(blob(...points), colour, { clip: body.outline, opacity });
  };

export const stripes =
  (heights: number[], colour: string, how: Stripe = {}): Part =>
  (pad, body, chance) => {
    for (const v of heights) stripe(v, colour, how)(pad, body, chance);
  };

interface Spots {
  from?: number;
  to?: number;
  top?: number;
  end?: number;
  size?: number;
  /** in rows and columns, as if set by a rule */
  even?: boolean;
  ring?: string;
  opacity?: number;
}

export const spots =
  (
    count: number,
    colour: string,
    {
      from = 0.2,
      to = 0.76,
      top = -0.8,
      end = 0.7,
      size = 0.014,
      even = false,
      ring,
      opacity,
    }: Spots = {},
  ): Part =>
  (pad, body, chance) => {
    const places: [number, number, number][] = [];
    const rows = Math.max(1, Math.round(Math.sqrt(count * 0.45)));
    const per = Math.ceil(count / rows);
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < per; i++) {
        const loose = even ? 0.12 : 0.62;
        const s =
          from +
          ((to - from) * (i + 0.5 + (row % 2) * 0.4 + (chance() - 0.5) * loose)) / (per + 0.4);
        const v = top + ((end - top) * (row + 0.5 + (chance() - 0.5) * loose)) / rows;
        places.push([s, v, size * (even ? 1 : 0.7 + chance() * 0.6)]);
      }
    const dots = (grow: number) =>
      places.map(([s, v, r]) => oval(...body.on(s, v), r * 100 * grow, r * 90 * grow)).join('');
    if (ring) pad.fill(dots(1.7), ring, { clip: body.outline, opacity });
    pad.fill(dots(1), colour, { clip: body.outline, opacity });
  };

/** Patches without a rule: bark, sand, weed. */
export const blotches =
  (count: number, colour: string, size = 0.05, opacity = 0.75, from = 0.08, to = 0.95): Part =>
  (pad, body, chance) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const s = from + ((to - from) * (i + chance())) / count;
      const v = (chance() - 0.5) * 1.9;
      const ring: Point[] = [];
      for (let k = 0; k < 6; k++) {
        const angle = (k / 6) * Math.PI * 2;
        const r = size * 100 * (0.55 + chance() * 0.65);
        const [x, y] = body.on(s, v);
        ring.push([x + Math.cos(angle) * r * 1.25, y + Math.sin(angle) * r]);
      }
      d += blob(...ring);
    }
    pad.fill(d, colour, { clip: body.outline, opacity });
  };

/** A part of the body in another colour, from `from` to `to`, between two heights. */
export const region =
  (colour: string, from: number, to: number, top = -1.2, end = 1.2, opacity?: number): Part =>
  (pad, body) => {
    const stops = [0, 0.33, 0.66, 1].map((t) => from + (to - from) * t);
    pad.fill(
      blob(...stops.map((s) => body.on(s, top)), ...stops.toReversed().map((s) => body.on(s, end))),
      colour,
      { clip: body.outline, opacity },
    );
  };

/** The edge of every scale, as a net. */
export const net =
  (colour: string, from = 0.24, to = 0.78, rows = 5, opacity = 0.6): Part =>
  (pad, body) => {
    const step = 0.055;
    let d = '';
    for (let row = 0; row < rows; row++) {
      const v = -0.78 + (1.5 * row) / Math.max(1, rows - 1);
      for (let s = from + (row % 2) * (step / 2); s < to; s += step)
        d += line(
          body.on(s, v - 0.75 / rows),
          body.on(s + step * 0.55, v),
          body.on(s, v + 0.75 / rows),
        );
    }
    pad.ink(d, { colour, width: 0.8, clip: body.outline, opacity });
  };

/** Lines that wander: a mackerel's back, a mandarin's coat. */
export const scribble =
  (
    count: number,
    colour: string,
    { from = 0.2, to = 0.78, top = -0.85, end = 0.8, wide = 0.02 }: Bars = {},
  ): Part =>
  (pad, body, chance) => {
    const d = spread(count, from, to)
      .map((s) => {
        const points: Point[] = [];
        for (let k = 0; k < 5; k++)
          points.push(
            body.on(
              s + (k % 2 ? 0.018 : -0.012) + (chance() - 0.5) * 0.014,
              top + ((end - top) * k) / 4,
            ),
          );
        return line(...points);
      })
      .join('');
    pad.ink(d, { colour, width: wide * 100, taper: 0.3, clip: body.outline });
  };

/** A spot like an eye. */
export const ocellus =
  (s: number, v: number, size: number, colour: string, ring: string): Part =>
  (pad, body) => {
    const [x, y] = body.on(s, v);
    pad.fill(oval(x, y, size * 160), ring, { clip: body.outline });
    pad.fill(oval(x, y, size * 100), colour, { clip: body.outline });
  };

/** The line along a fish's side. */
export const side =
  (colour = SUMI, v = -0.2, opacity = 0.5): Part =>
  (pad, body) =>
    pad.ink(line(body.on(0.24, v - 0.3), body.on(0.45, v), body.on(0.66, v), body.on(0.84, 0)), {
      colour,
      width: 1,
      clip: body.outline,
      opacity,
    });

/** Bony plates in rows: a sturgeon's side. */
export const scutes =
  (v: number, colour: string, count = 11, size = 0.018): Part =>
  (pad, body) => {
    const d = spread(count, 0.22, 0.8)
      .map((s) => {
        const [x, y] = body.on(s, v);
        const r = size * 100;
        return facet([x - r, y], [x, y - r * 0.9], [x + r, y], [x, y + r * 0.9]);
      })
      .join('');
    pad.fill(d, colour).ink(d, { width: 0.7, opacity: 0.7 });
  };

// --- lights ---------------------------------------------------------------------------------------

const lamp = (pad: Pad, [x, y]: Point, size: number, colour = LIGHT) => {
  pad.glow(oval(x, y, size * 4), colour);
  pad.fill(oval(x, y, size), '#f4fffb');
};

/** Light organs in a row at height `v`. */
export const lights =
  (count: number, v: number, { from = 0.14, to = 0.78, size = 0.011, colour = LIGHT } = {}): Part =>
  (pad, body) => {
    const places = spread(count, from, to).map((s) => body.on(s, v));
    pad.fill(places.map((p) => oval(p[0], p[1], size * 240)).join(''), colour, { opacity: 0.38 });
    pad.fill(places.map((p) => oval(p[0], p[1], size * 100)).join(''), '#f2fffb');
  };

/** One light at a place of the body. */
export const glowing =
  (s: number, v: number, size = 0.02, colour = LIGHT): Part =>
  (pad, body) =>
    lamp(pad, body.on(s, v), size * 100, colour);

/** A rod on the head with a lure at its tip; way points in lengths from the root, up and forward. */
export const rod =
  (
    s: number,
    way: Point[],
    { light = true, size = 0.026, colour = '#4a3f46', bait = '' } = {},
  ): Part =>
  (pad, body) => {
    const root = body.on(s, -0.9);
    const points = way.map(([x, y]): Point => [root[0] + x * 100, root[1] + y * 100]);
    const tip = points.at(-1) as Point;
    pad.ink(line(root, ...points), { width: 2.4, taper: 0.15 });
    pad.ink(line(root, ...points), { width: 1.1, taper: 0.15, colour });
    if (light) lamp(pad, tip, size * 100);
    else
      pad.form(
        blob(
          [tip[0] - 2, tip[1]],
          [tip[0], tip[1] - 2],
          [tip[0] + 2.4, tip[1] - 0.4],
          [tip[0], tip[1] + 2.2],
        ),
        bait || '#e9d9a8',
        { width: 1 },
      );
  };

/** A thread under the chin, with a light at its end or without. */
export const barbel =
  (way: Point[], light: string | null = LIGHT, s = 0.07): Part =>
  (pad, body) => {
    const root = body.on(s, 0.9);
    const points = way.map(([x, y]): Point => [root[0] + x * 100, root[1] + y * 100]);
    pad.ink(line(root, ...points), { width: 1.4, taper: 0.2 });
    if (light) lamp(pad, points.at(-1) as Point, 1.7, light);
  };

/** Threads that trail from a fin or the head. */
export const thread =
  (s: number, v: number, way: Point[], colour: string = SUMI, width = 1.2): Part =>
  (pad, body) => {
    const root = body.on(s, v);
    const points = way.map(([x, y]): Point => [root[0] + x * 100, root[1] + y * 100]);
    pad.ink(line(root, ...points), { width: width + 0.9, taper: 0.25 });
    pad.ink(line(root, ...points), { width, taper: 0.25, colour });
  };

// --- arms -----------------------------------------------------------------------------------------

export interface Arm {
  s?: number;
  v?: number;
  long?: number;
  wide?: number;
  /** degrees below straight back */
  turn?: number;
  shape?: 'leaf' | 'blade' | 'fan' | 'wing';
  colour?: string;
  opacity?: number;
}

const spin = ([x, y]: Point, [u, w]: Point, turn: number, flip = 1): Point => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [x + (u * cos - w * sin) * 100, y + flip * (u * sin + w * cos) * 100];
};

export const arm =
  (
    { s = 0.3, v = 0.3, long = 0.13, wide = 0.06, turn = 28, shape = 'leaf', colour, opacity }: Arm,
    fin: string,
    flip = 1,
  ): Part =>
  (pad, body) => {
    const root = body.on(s, v * flip);
    const p = (u: number, w: number) => spin(root, [u * long, w * wide], turn, flip);
    const d =
      shape === 'blade'
        ? curve(p(0, -0.3), [p(0.5, -0.75), p(1, 0)], [p(0.45, 0.28), p(0.02, 0.42)])
        : shape === 'fan'
          ? blob(
              p(0, -0.3),
              p(0.5, -0.95),
              p(0.95, -0.75),
              p(1.02, 0),
              p(0.92, 0.75),
              p(0.5, 0.95),
              p(0, 0.35),
            )
          : shape === 'wing'
            ? curve(
                p(0, -0.2),
                [p(0.3, -0.9), p(1, -0.55)],
                [p(0.86, 0.05), p(0.84, 0.3)],
                [p(0.5, 0.75), p(0.03, 0.3)],
              )
            : blob(
                p(0, -0.35),
                p(0.45, -0.75),
                p(0.95, -0.3),
                p(0.9, 0.4),
                p(0.4, 0.62),
                p(0.02, 0.4),
              );
    pad.form(d, colour ?? fin, { width: 1.1, edge: long > 0.18, opacity });
    const tips: [number, number][] =
      shape === 'blade'
        ? []
        : shape === 'wing'
          ? [
              [0.86, -0.3],
              [0.78, 0.05],
              [0.66, 0.3],
            ]
          : [
              [0.8, -0.35],
              [0.86, 0.02],
              [0.74, 0.32],
            ];
    if (tips.length > 0)
      pad.ink(tips.map(([u, w]) => line(p(0.18, w * 0.3), p(u, w))).join(''), {
        width: 0.7,
        opacity: 0.55,
      });
  };

// --- eyes and mouths ------------------------------------------------------------------------------

export interface Eye {
  s?: number;
  v?: number;
  size?: number;
  iris?: string;
  /** `bead` a dark bead, `lens` a tube that looks up, `none` without */
  kind?: 'ring' | 'bead' | 'lens' | 'none';
}

export const eye =
  ({ s = 0.13, v = -0.2, size = 0.03, iris = '#fffdf6', kind = 'ring' }: Eye): Part =>
  (pad, body) => {
    const [x, y] = body.on(s, v);
    const r = size * 100;
    if (kind === 'none') return;
    if (kind === 'bead') {
      pad.fill(oval(x, y, r), SUMI).fill(oval(x - r * 0.3, y - r * 0.35, r * 0.3), BONE);
      return;
    }
    if (kind === 'lens') {
      pad.form(
        blob(
          [x - r, y + r * 1.3],
          [x - r * 0.8, y - r],
          [x + r * 0.8, y - r],
          [x + r, y + r * 1.3],
          [x, y + r * 1.9],
        ),
        '#54606e',
        { edge: false, width: 1 },
      );
      pad.form(oval(x, y - r * 0.8, r * 1.05, r * 0.8), iris, { edge: false, width: 1 });
      pad.fill(oval(x, y - r * 0.9, r * 0.5, r * 0.36), SUMI);
      return;
    }
    pad.fill(oval(x, y, r * 1.28), SUMI).fill(oval(x, y, r), iris);
    pad.fill(oval(x - r * 0.04, y + r * 0.06, r * 0.58), SUMI);
    pad.fill(oval(x - r * 0.26, y - r * 0.26, r * 0.22), BONE);
  };

/** A closed mouth: a line from the nose. */
export const lips =
  (long = 0.06, v = 0.25, rise = 0.2): Part =>
  (pad, body) =>
    pad.ink(
      line(
        body.at(0.001, v * body.below(long) * 0.6),
        body.on(long * 0.55, v),
        body.on(long, v + rise),
      ),
      { width: 1.3 },
    );

/** A mouth on the underside, as sharks and sturgeons have it. */
export const under =
  (s = 0.09, long = 0.07): Part =>
  (pad, body) =>
    pad.ink(line(body.on(s - 0.015, 0.72), body.on(s + long * 0.5, 0.5), body.on(s + long, 0.72)), {
      width: 1.3,
    });

interface Gape {
  /** how far back it reaches, and at what height its corner lies */
  deep?: number;
  corner?: number;
  /** upper and lower lip at the nose */
  top?: number;
  end?: number;
  teeth?: number;
  long?: number;
}

/** An open mouth with teeth. */
export const gape =
  ({
    deep = 0.15,
    corner = 0.35,
    top = -0.15,
    end = 0.9,
    teeth = 4,
    long = 0.035,
  }: Gape = {}): Part =>
  (pad, body) => {
    const hinge = body.on(deep, corner);
    const over = (t: number): Point =>
      mix(body.on(0.012, top), body.on(deep * 0.6, (top + corner) / 2 - 0.06), hinge, t);
    const low = (t: number): Point =>
      mix(body.on(0.012, end), body.on(deep * 0.6, (end + corner) / 2 + 0.08), hinge, t);
    const ends = [0, 0.25, 0.5, 0.75, 1];
    const gap = facet(
      body.at(-0.04, -0.02),
      ...ends.map(over),
      ...ends.toReversed().map(low),
      body.at(-0.04, 0.02),
    );
    pad.fill(gap, '#47182a', { clip: body.outline });
    let d = '';
    for (let i = 0; i < teeth; i++) {
      const t = 0.04 + (i / teeth) * 0.72;
      const size = long * 100 * (1 - t * 0.5);
      const tooth = (edge: (t: number) => Point, away: number) => {
        const [a, b] = [edge(t), edge(t + 0.13)];
        return facet(a, [(a[0] + b[0]) / 2 + 0.2, (a[1] + b[1]) / 2 + away * size], b);
      };
      d += tooth(over, 1) + tooth(low, -1.15);
    }
    pad.fill(d, BONE).ink(d, { width: 0.5 });
    pad.ink(line(...ends.map(over)), { width: 1.2, taper: 0.1 });
    pad.ink(line(...ends.map(low)), { width: 1.2, taper: 0.1 });
  };

const mix = (a: Point, b: Point, c: Point, t: number): Point => {
  const at = (axis: 0 | 1) => a[axis] * (1 - t) ** 2 + 2 * b[axis] * t * (1 - t) + c[axis] * t ** 2;
  return [at(0), at(1)];
};

/** A snout drawn out: a spear, a bill or a tube. */
export const spear =
  (long: number, colour: string, thick = 0.02, rise = 0, blunt = false): Part =>
  (pad, body) => {
    const tip = body.at(-long, rise);
    const [upper, lower] = [body.at(0.035, -thick), body.at(0.035, thick)];
    const d = blunt
      ? blob(
          body.at(0.05, -thick * 1.15),
          body.at(-long * 0.6, rise * 0.6 - thick * 0.72),
          body.at(-long, rise - thick * 0.8),
          body.at(-long, rise + thick * 0.8),
          body.at(-long * 0.6, rise * 0.6 + thick * 0.72),
          body.at(0.05, thick * 1.15),
        )
      : curve(
          upper,
          [body.at(-long * 0.5, rise * 0.5 - thick * 0.35), tip],
          [body.at(-long * 0.45, rise * 0.5 + thick * 0.5), lower],
        );
    pad.form(d, colour, { width: 1.2 });
  };

/** The slit behind the cheek; sharks have several. */
export const gills =
  (s = 0.23, count = 1, gap = 0.022, tall = 0.55): Part =>
  (pad, body) =>
    pad.ink(
      Array.from({ length: count }, (_, i) => {
        const at = s + i * gap;
        const out = count > 1 ? 0 : 0.022;
        return line(body.on(at, -tall), body.on(at + out, 0), body.on(at, tall));
      }).join(''),
      { width: count > 1 ? 1 : 1.2, clip: body.outline, opacity: 0.75 },
    );

/** Prickles along the edge. */
export const prickles =
  (count: number, long: number, colour: string, from = 0.12, to = 0.86): Part =>
  (pad, body) => {
    const one = (s: number, sign: number, y = 1) => {
      const half = (sign < 0 ? body.above(s) : body.below(s)) * y;
      return facet(
        body.at(s - 0.012, sign * half),
        body.at(s + 0.016, sign * (half + long)),
        body.at(s + 0.014, sign * half * 0.97),
      );
    };
    const d = spread(count, from, to)
      .map((s) => one(s, -1) + one(s, 1))
      .join('');
    pad.fill(d, colour).ink(d, { width: 0.8 });
  };

/** Flaps of skin or weed along the edge. */
export const flaps =
  (places: [number, number][], colour: string, long = 0.1, wide = 0.035): Part =>
  (pad, body, chance) => {
    for (const [s, v] of places) {
      const [x, y] = body.on(s, v);
      const turn = (v < 0 ? -62 : 62) + (chance() - 0.5) * 46;
      const p = (u: number, w: number) => spin([x, y], [u * long, w * wide], turn);
      pad.form(
        blob(
          p(0, -0.25),
          p(0.35, -0.3),
          p(0.62, -1),
          p(1, -0.5),
          p(1.08, 0.35),
          p(0.66, 0.9),
          p(0.35, 0.3),
          p(0, 0.25),
        ),
        colour,
        { width: 1 },
      );
    }
  };

/** The disc by which a remora holds on. */
export const disc =
  (colour: string): Part =>
  (pad, body) => {
    const points: Point[] = [
      body.on(0.02, -0.7),
      body.at(0.05, -body.above(0.05) - 0.028),
      body.at(0.22, -body.above(0.22) - 0.024),
      body.on(0.27, -0.8),
    ];
    pad.form(blob(...points, body.on(0.14, -0.72)), colour, { width: 1.1 });
    pad.ink(
      spread(6, 0.05, 0.24)
        .map((s) => line(body.on(s, -0.8), body.at(s + 0.008, -body.above(s) - 0.02)))
        .join(''),
      { width: 0.9 },
    );
  };
