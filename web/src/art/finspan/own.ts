/** What only one fish has, or two: a horn, a lure, a pouch, a beard. */
import { blob, facet, line, oval, type Point } from '../ink';
import { SUMI } from '../sheet';
import { curve } from './body';
import {
  bars,
  eye,
  flaps,
  gape,
  LIGHT,
  lips,
  ocellus,
  type Part,
  region,
  stripe,
  under,
} from './parts';

export * from './forms';

const BONE = '#fffaf0';
const off = ([x, y]: Point, dx: number, dy: number): Point => [x + dx * 100, y + dy * 100];
const shares = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1));
const all =
  (...parts: Part[]): Part =>
  (pad, body, chance) => {
    for (const part of parts) part(pad, body, chance);
  };
/** A line drawn twice, so that it reads on any ground. */
const wire =
  (points: Point[], colour: string, width = 1.1): Part =>
  (pad) => {
    pad.ink(line(...points), { width: width + 1, taper: 0.3 });
    pad.ink(line(...points), { width, taper: 0.3, colour });
  };

// --- fins beyond the common -----------------------------------------------------------------------

/** A sail along the back. */
export const sail =
  (
    high: number,
    colour: string,
    mark: string,
    how: 'dots' | 'bars' | 'plain',
    from = 0.2,
    to = 0.74,
  ): Part =>
  (pad, body) => {
    const up = (t: number, h: number): Point => {
      const s = from + (to - from) * t;
      return body.at(s, -body.above(s) - h * high);
    };
    const heights: Point[] = [
      [0, 0.35],
      [0.07, 0.72],
      [0.2, 0.92],
      [0.4, 1],
      [0.6, 0.94],
      [0.8, 0.66],
      [1, 0.1],
    ];
    const d = blob(
      body.on(from, -0.5),
      ...heights.map(([t, h]) => up(t, h)),
      body.on(to, -0.5),
      body.on((from + to) / 2, 0),
    );
    pad.form(d, colour, { width: 1.3 });
    const rays = shares(9, 0.06, 0.92);
    if (how === 'dots') {
      let dots = '';
      for (const t of rays)
        for (const h of [0.22, 0.42, 0.6])
          dots += oval(...up(t, h * (1 - Math.abs(t - 0.4) * 0.7)), 1.3);
      pad.fill(dots, mark);
    } else if (how === 'bars')
      for (const t of rays)
        pad.ink(line(up(t, 0.04), up(t + 0.02, 0.8 - Math.abs(t - 0.4) * 0.5)), {
          colour: mark,
          width: 2.2,
        });
    pad.ink(
      rays.map((t) => line(up(t, 0), up(t + 0.03, 0.86 - Math.abs(t - 0.4) * 0.55))).join(''),
      { width: 0.7, opacity: 0.5 },
    );
  };

export const crest =
  (colour: string): Part =>
  (pad, body, chance) => {
    for (const [s, x, y] of [
      [0.03, 0.01, -0.16],
      [0.045, 0.05, -0.18],
      [0.06, 0.09, -0.17],
      [0.075, 0.12, -0.14],
    ] as const) {
      const root = body.on(s, -0.8);
      const tip = off(root, x, y);
      wire([root, off(root, x * 0.3, y * 0.6), tip], colour, 1.4)(pad, body, chance);
      pad.form(oval(...tip, 2.4, 1.4, -50), colour, { width: 0.9 });
    }
  };

export const pennant =
  (colour: string): Part =>
  (pad, body) => {
    const root = body.on(0.4, -0.9);
    pad.form(
      curve(
        off(root, -0.03, 0.05),
        [off(root, 0.06, -0.3), off(root, 0.62, -0.34)],
        [off(root, 0.24, -0.2), off(root, 0.12, 0.06)],
      ),
      colour,
      { width: 1.3 },
    );
  };

export const flag =
  (colour: string): Part =>
  (pad, body) => {
    const root = body.on(0.2, -0.85);
    pad.form(
      curve(
        off(root, -0.04, 0.02),
        [off(root, 0.0, -0.13), off(root, 0.09, -0.1)],
        [off(root, 0.04, -0.03), off(root, 0.06, 0.03)],
      ),
      colour,
      { width: 1.2 },
    );
  };

export const clavus =
  (colour: string): Part =>
  (pad, body) => {
    const edge = shares(9, -1, 1).map((v, i) =>
      body.at(1 + (i % 2 ? 0.035 : 0) - v * v * 0.05, v * 0.27),
    );
    pad.form(blob(body.at(0.84, -0.26), ...edge, body.at(0.84, 0.26)), colour, { width: 1.4 });
  };

/** Rays that feel the way: long threads of the side fins. */
export const feelers =
  (colours: string[]): Part =>
  (pad, body, chance) => {
    colours.forEach((colour, i) => {
      const root = body.on(0.24 + i * 0.02, -0.3);
      for (const y of [-0.05, 0.02, 0.09])
        wire(
          [root, off(root, 0.2, -0.17 + y + i * 0.2), off(root, 0.5, -0.17 + y * 1.6 + i * 0.3)],
          colour,
          0.9,
        )(pad, body, chance);
    });
  };
export const feelersUp =
  (colour: string): Part =>
  (pad, body, chance) => {
    const root = body.on(0.24, -0.4);
    for (const y of [0, 0.05, 0.1])
      wire(
        [
          root,
          off(root, -0.02 + y * 0.5, -0.12 + y * 0.4),
          off(root, 0.04 + y * 1.2, -0.24 + y * 0.8),
        ],
        colour,
        0.9,
      )(pad, body, chance);
  };
export const tripod =
  (colour: string): Part =>
  (pad, body, chance) => {
    for (const [s, x] of [
      [0.36, -0.12],
      [0.39, 0.02],
    ] as const) {
      const root = body.on(s, 0.8);
      wire([root, off(root, x * 0.4, 0.16), off(root, x, 0.34)], colour, 1.5)(pad, body, chance);
    }
    const root = body.at(0.92, 0.04);
    wire([root, off(root, 0.02, 0.16), off(root, 0.05, 0.36)], colour, 1.5)(pad, body, chance);
  };

/** A lionfish's fans. */
export const manes =
  (dark: string, pale: string): Part =>
  (pad, body, chance) => {
    shares(10, 0.2, 0.58).forEach((s, i) => {
      const root = body.on(s, -0.8);
      wire(
        [
          root,
          off(root, 0.02, -0.14),
          off(root, 0.04 + i * 0.008, -0.27 + Math.abs(i - 4) * 0.012),
        ],
        i % 2 ? dark : pale,
        2,
      )(pad, body, chance);
    });
  };
export const plume =
  (dark: string, pale: string): Part =>
  (pad, body, chance) => {
    shares(8, -20, 82).forEach((angle, i) => {
      const root = body.on(0.3, 0.35);
      const turn = (angle * Math.PI) / 180;
      const tip = off(root, Math.cos(turn) * 0.34, Math.sin(turn) * 0.34);
      const mid = off(root, Math.cos(turn) * 0.2, Math.sin(turn) * 0.2 - 0.012);
      wire([root, mid, tip], i % 2 ? pale : dark, 2.2)(pad, body, chance);
    });
    for (const s of [0.08, 0.13]) flaps([[s, -0.95]], dark, 0.09, 0.02)(pad, body, chance);
  };

export const leaves =
  (green: string, gold: string): Part =>
  (pad, body, chance) => {
    flaps(
      [
        [0.33, -1],
        [0.48, -1],
        [0.68, -1],
        [0.84, -1],
        [0.38, 1],
        [0.54, 1],
        [0.72, 1],
        [0.9, 1],
      ],
      green,
      0.17,
      0.06,
    )(pad, body, chance);
    flaps(
      [
        [0.2, -1],
        [0.26, -1],
        [0.42, -1],
        [0.6, 1],
        [0.8, 1],
        [0.97, -1],
      ],
      gold,
      0.11,
      0.045,
    )(pad, body, chance);
  };

/** A fringe of rags round a flat head. */
export const fringe =
  (colour: string, count: number): Part =>
  (pad, body, chance) => {
    const places = shares(count, 0.03, 0.5);
    flaps(
      [
        ...places.map((s): [number, number] => [s, -1]),
        ...places.map((s): [number, number] => [s, 1]),
      ],
      colour,
      0.045,
      0.014,
    )(pad, body, chance);
  };

// --- heads ----------------------------------------------------------------------------------------

export const horn =
  (colour: string): Part =>
  (pad, body) => {
    const root = body.on(0.1, -0.85);
    pad.form(
      curve(
        off(root, -0.02, -0.01),
        [off(root, -0.1, -0.03), off(root, -0.2, -0.035)],
        [off(root, -0.08, 0.02), off(root, -0.01, 0.06)],
      ),
      colour,
      { width: 1.3 },
    );
  };

export const hump =
  (colour: string): Part =>
  (pad, body) => {
    const [x, y] = body.on(0.17, -0.86);
    const d = blob(
      [x - 9, y + 10],
      [x - 9, y + 1],
      [x - 4, y - 6],
      [x + 6, y - 7],
      [x + 15, y - 1],
    );
    pad
      .rim(d)
      .fill(d, colour)
      .ink(line([x - 9, y + 9], [x - 9, y + 1], [x - 4, y - 6], [x + 6, y - 7], [x + 15, y - 1]), {
        width: 1.4,
      });
  };
export const brow = (colour: string): Part => region(colour, 0, 0.3, -1.2, -0.6, 0.6);
export const thickLips =
  (colour: string): Part =>
  (pad, body) =>
    pad
      .form(oval(...body.at(0.018, 0.0), 3, 2.2, -30), colour, { width: 1 })
      .form(oval(...body.at(0.03, 0.04), 3, 2.1, 20), colour, { width: 1 });
export const beak = (): Part => (pad, body, chance) => {
  pad.form(
    blob(
      body.at(-0.006, -0.03),
      body.at(0.045, -0.035),
      body.at(0.05, 0.035),
      body.at(-0.002, 0.04),
    ),
    BONE,
    { width: 1.1, edge: false },
  );
  pad.ink(line(body.at(-0.008, 0.004), body.at(0.06, 0.008)), { width: 1.1 });
  pad.ink(line(body.on(0.26, -0.5), body.on(0.285, 0), body.on(0.26, 0.5)), {
    width: 1.1,
    clip: body.outline,
    opacity: 0.7,
  });
  void chance;
};
export const kiss =
  (colour: string): Part =>
  (pad, body) =>
    pad
      .form(oval(...body.at(-0.01, 0.03), 3.2, 4), colour, { width: 1.2 })
      .fill(oval(...body.at(-0.028, 0.03), 1.1, 1.8), SUMI);
export const yellowLips =
  (colour: string): Part =>
  (pad, body, chance) => {
    stripe(0.5, colour, { from: 0, to: 0.36, wide: 0.03 }, 0.75)(pad, body, chance);
    pad.form(oval(...body.at(0.012, 0), 2.6, 3), colour, { width: 1.1 });
  };
export const underbite = (): Part => (pad, body) => {
  pad.ink(line(body.at(-0.004, -0.006), body.on(0.05, -0.1), body.on(0.09, 0.2)), { width: 1.3 });
};
export const fangsBelow = (): Part => (pad, body, chance) => {
  under(0.035, 0.05)(pad, body, chance);
  pad.fill(facet(body.on(0.05, 0.55), body.on(0.056, 1.1), body.on(0.066, 0.6)), BONE);
};
export const pout = (): Part => (pad, body) => {
  pad.form(oval(...body.on(0.045, 0.35), 5.2, 3.4, 68), '#c78f8a', { width: 1.2, edge: false });
  pad.form(oval(...body.at(0.0, 0.0), 4.4, 5.6, 10), '#e6b8b0', { width: 1.3 });
  pad.ink(line(body.on(0.02, 0.62), body.on(0.1, 0.52), body.on(0.16, 0.72)), { width: 1.6 });
};
export const faceless = (): Part => (pad, body) => {
  pad.ink(line(body.on(0.05, 0.82), body.on(0.09, 0.68), body.on(0.14, 0.84)), { width: 1.2 });
  pad.fill(oval(...body.on(0.05, -0.1), 0.8) + oval(...body.on(0.075, -0.3), 0.8), '#8a625c');
};
export const whaleMouth = (): Part => (pad, body, chance) => {
  lips(0.17, 0.55, 0.05)(pad, body, chance);
  pad.ink(line(body.on(0.03, 0.75), body.on(0.1, 0.85), body.on(0.18, 0.75)), {
    width: 0.9,
    opacity: 0.6,
  });
};
export const pores =
  (colour: string): Part =>
  (pad, body) => {
    pad.fill(
      shares(9, 0.24, 0.8)
        .map((s) => oval(...body.on(s, -0.15), 1.5, 1))
        .join(''),
      colour,
    );
  };
export const cutter = (): Part => (pad, body) => {
  pad.form(oval(...body.on(0.075, 0.72), 4.4, 2.6, -8), '#e8c9b4', { width: 1.2 });
  pad.fill(
    shares(5, 0.045, 0.1)
      .map((s) => facet(body.on(s, 0.92), body.on(s + 0.006, 0.52), body.on(s + 0.012, 0.92)))
      .join(''),
    BONE,
  );
};
export const wideMouth = (): Part => (pad, body) => {
  pad.form(
    curve(
      body.at(0.0, -0.012),
      [body.at(-0.015, 0.05), body.on(0.06, 0.62)],
      [body.at(0.02, 0.03), body.at(0.004, 0.0)],
    ),
    '#dfe8e6',
    { width: 1.2 },
  );
};
export const bigUnder = (): Part => (pad, body) => {
  pad.form(
    blob(
      body.on(0.07, 0.9),
      body.on(0.1, 0.55),
      body.on(0.15, 0.6),
      body.on(0.16, 0.95),
      body.on(0.11, 1.25),
    ),
    '#d8c4b4',
    { width: 1.2 },
  );
};
export const rabbit = (): Part => (pad, body) => {
  pad.ink(line(body.on(0.03, 0.55), body.on(0.06, 0.7), body.on(0.1, 0.68)), { width: 1.3 });
  pad.fill(facet(body.on(0.035, 0.6), body.on(0.04, 0.86), body.on(0.055, 0.68)), BONE);
};
export const canals =
  (colour: string): Part =>
  (pad, body) => {
    pad.ink(
      line(body.on(0.03, 0.1), body.on(0.1, 0.3), body.on(0.17, 0), body.on(0.14, -0.7)) +
        line(body.on(0.17, 0), body.on(0.4, 0), body.on(0.75, -0.2)),
      { colour, width: 1, clip: body.outline },
    );
  };
export const skull =
  (colour: string): Part =>
  (pad, body) => {
    pad.ink(
      line(
        body.on(0.1, 0.35),
        body.on(0.16, 0.2),
        body.on(0.22, 0.3),
        body.on(0.24, -0.3),
        body.on(0.18, -0.72),
      ) +
        line(body.on(0.16, 0.2), body.on(0.16, 0.75)) +
        line(body.on(0.22, 0.3), body.on(0.26, 0.7)),
      { colour, width: 1.5, clip: body.outline },
    );
  };
export const sulk = (): Part => (pad, body) => {
  pad.ink(line(body.at(0.002, -0.08), body.on(0.05, 0.1), body.on(0.13, 0.35)), { width: 2 });
  pad.ink(
    line(body.on(0.03, -0.35), body.on(0.06, -0.1)) + line(body.on(0.1, 0.5), body.on(0.15, 0.65)),
    { width: 1.1, opacity: 0.6 },
  );
};
export const upward = (): Part => (pad, body) => {
  pad.ink(line(body.at(0.012, -0.11), body.on(0.035, 0.1), body.on(0.1, 0.55)), { width: 1.6 });
  pad.ink(
    shares(4, -0.08, 0)
      .map((y) => line(body.at(0.012, y), body.at(0.03, y + 0.008)))
      .join(''),
    { width: 0.8, colour: BONE },
  );
};

// --- eyes -----------------------------------------------------------------------------------------

/** The other eye of a flatfish, in front of and below the first. */
export const secondEye = (s: number, v: number): Part => eye({ s, v, size: 0.02 });
export const binocular = (): Part => (pad, body) => {
  const [x, y] = body.on(0.11, -0.25);
  pad.form(
    blob([x + 5, y - 5], [x - 7, y - 4.4], [x - 9, y], [x - 7, y + 4.4], [x + 5, y + 5]),
    '#4d5866',
    { width: 1.2 },
  );
  pad
    .form(oval(x - 8, y, 3, 4.4), '#9be0d4', { width: 1.1 })
    .fill(oval(x - 8.6, y, 1.4, 2.4), SUMI);
};
export const periscope =
  (colour: string): Part =>
  (pad, body) => {
    const [x, y] = body.on(0.15, -0.5);
    pad.form(blob([x - 3.4, y + 5], [x - 3, y - 6], [x + 3, y - 6], [x + 3.4, y + 5]), '#7c8793', {
      width: 1.2,
    });
    pad
      .form(oval(x, y - 6, 3.6, 2.6), colour, { width: 1.1 })
      .fill(oval(x, y - 6.6, 1.8, 1.2), SUMI);
  };
export const dome = (): Part => (pad, body) => {
  const d = blob(
    body.on(0.06, -0.5),
    body.at(0.07, -body.above(0.07) - 0.05),
    body.at(0.2, -body.above(0.2) - 0.045),
    body.at(0.32, -body.above(0.32) + 0.01),
    body.on(0.3, -0.1),
    body.on(0.14, 0.05),
  );
  pad.fill(d, '#2f2a30');
  for (const s of [0.15, 0.23]) {
    const [x, y] = body.on(s, -0.6);
    pad.form(
      blob([x - 3, y + 5.4], [x - 3.2, y - 2.4], [x + 3.2, y - 2.4], [x + 3, y + 5.4]),
      '#2f8a5c',
      { width: 1, edge: false },
    );
    pad.form(oval(x, y - 2.8, 3.3, 2.3), '#5fe08f', { width: 1, edge: false });
  }
  pad.rim(d).fill(d, '#cfeef2', { opacity: 0.42 }).ink(d, { width: 1.3 });
  pad.ink(line(off(body.on(0.1, -0.9), 0, -0.03), off(body.on(0.18, -1), 0, -0.02)), {
    colour: '#ffffff',
    width: 1.4,
  });
  pad.fill(oval(...body.on(0.06, -0.05), 1.3), SUMI);
};
export const plates = (): Part => (pad, body) => {
  pad.form(
    blob(
      body.on(0.04, -0.6),
      body.on(0.09, -0.95),
      body.on(0.16, -0.85),
      body.on(0.14, -0.35),
      body.on(0.07, -0.25),
    ),
    '#f2e08a',
    { width: 1.1, edge: false },
  );
  pad.ink(
    line(body.on(0.07, -0.7), body.on(0.14, -0.6)) +
      line(body.on(0.07, -0.45), body.on(0.13, -0.4)),
    { width: 0.7, opacity: 0.6 },
  );
};

// --- jaws -----------------------------------------------------------------------------------------

export const needles = (): Part => (pad, body) => {
  let d = '';
  for (const s of shares(7, 0.01, 0.15)) {
    const top = body.on(s, -0.3);
    const low = body.on(s, 0.75);
    d +=
      facet(off(top, -0.007, 0), off(top, -0.05, -0.09), off(top, 0.009, 0.004)) +
      facet(off(low, -0.007, 0), off(low, -0.05, 0.09), off(low, 0.009, 0));
  }
  pad.fill(d, BONE).ink(d, { width: 0.6 });
};
export const viper = (): Part => (pad, body, chance) => {
  gape({ deep: 0.1, corner: 0.1, top: -0.25, end: 1, teeth: 3, long: 0.04 })(pad, body, chance);
  const [x, y] = body.on(0.02, 0.9);
  const fang = curve(
    [x - 1, y + 1],
    [
      [x - 6, y - 5],
      [x - 2, y - 12],
    ],
    [
      [x - 2.6, y - 4],
      [x + 1.4, y],
    ],
  );
  pad.form(fang, BONE, { width: 0.8 });
};
export const looseJaw = (): Part => (pad, body, chance) => {
  const hinge = body.on(0.17, 0.5);
  const jaw = curve(
    hinge,
    [off(hinge, -0.06, 0.17), off(hinge, -0.22, 0.2)],
    [off(hinge, -0.235, 0.185), off(hinge, -0.21, 0.165)],
    [off(hinge, -0.08, 0.12), off(hinge, 0.01, -0.02)],
  );
  pad.fill(
    curve(
      body.on(0.01, 0.4),
      [off(hinge, -0.12, 0.02), hinge],
      [off(hinge, -0.06, 0.14), off(hinge, -0.21, 0.17)],
    ),
    '#5c2234',
    { opacity: 0.55 },
  );
  pad.form(jaw, '#4a3f49', { width: 1.3 });
  let d = '';
  for (const t of shares(6, 0.1, 0.9)) {
    const p = off(hinge, -0.21 * t, 0.165 * t + 0.03 * Math.sin(t * 3));
    d += facet(off(p, -0.008, 0), off(p, 0, -0.05), off(p, 0.008, 0));
    const q = body.on(0.16 - t * 0.14, 0.55);
    d += facet(off(q, -0.006, 0), off(q, -0.002, 0.036), off(q, 0.006, 0));
  }
  pad.fill(d, BONE).ink(d, { width: 0.5 });
  void chance;
};
export const trap = (): Part => (pad, body) => {
  const hinge = body.on(0.28, 0.35);
  const upper = blob(
    body.on(0.2, -0.7),
    body.on(0.05, -1.2),
    body.at(-0.1, -0.07),
    body.at(-0.17, -0.02),
    body.at(-0.1, 0.01),
    body.on(0.1, 0.1),
    hinge,
  );
  const lower = blob(
    hinge,
    body.on(0.16, 0.6),
    body.at(0.02, 0.1),
    body.at(0.01, 0.135),
    body.on(0.14, 1.05),
    body.on(0.26, 0.9),
  );
  pad.fill(blob(body.at(-0.08, 0.0), hinge, body.at(0.04, 0.1)), '#47182a', { opacity: 0.6 });
  pad.form(upper, '#41373e', { width: 1.4 }).form(lower, '#4d424a', { width: 1.3 });
  let d = '';
  for (const t of shares(9, 0, 1)) {
    const p = body.at(-0.155 + t * 0.25, 0.0 + t * 0.02);
    d += facet(off(p, -0.007, -0.006), off(p, -0.014, 0.085), off(p, 0.008, -0.004));
  }
  pad.fill(d, BONE).ink(d, { width: 0.5 });
};
export const avocet =
  (colour: string): Part =>
  (pad, body, chance) => {
    const root = body.at(0.01, 0);
    wire([root, off(root, -0.06, -0.012), off(root, -0.13, -0.05)], colour, 1.2)(pad, body, chance);
    wire([root, off(root, -0.06, 0.012), off(root, -0.125, 0.045)], colour, 1.2)(pad, body, chance);
  };
export const pouch =
  (outer: string, inner: string): Part =>
  (pad, body) => {
    const hinge = body.on(0.24, 0.2);
    const nose = body.at(0, 0);
    pad.form(
      curve(
        nose,
        [body.at(-0.03, 0.16), body.at(0.02, 0.28)],
        [body.at(0.16, 0.36), off(hinge, 0.04, 0.06)],
        [off(hinge, 0.04, 0), hinge],
      ),
      outer,
      { width: 1.5 },
    );
    pad.fill(
      curve(
        off(nose, 0.012, 0.01),
        [body.at(0.0, 0.14), body.at(0.05, 0.22)],
        [body.at(0.14, 0.22), off(hinge, -0.01, 0.01)],
      ),
      inner,
    );
    pad.ink(
      [0.06, 0.11, 0.16].map((s) => line(body.at(s, 0.03), body.at(s * 0.92, 0.2))).join(''),
      { width: 0.8, opacity: 0.5 },
    );
  };
export const grin =
  (colour: string): Part =>
  (pad, body) => {
    const edge = shares(9, -1, 1).map((v) => body.at(0.012 + (1 - v * v) * -0.03, v * 0.15));
    const inner = shares(9, 1, -1).map((v) => body.at(0.065 - v * v * 0.02, v * 0.13));
    pad.form(blob(...edge, ...inner), colour, { width: 1.4 });
    let d = '';
    for (const v of shares(11, -0.9, 0.9)) {
      const p = body.at(0.002 + (1 - v * v) * -0.028, v * 0.15);
      d += facet(off(p, 0, -0.01), off(p, 0.034, 0), off(p, 0, 0.01));
    }
    pad.fill(d, BONE);
  };
export const topRod =
  (long: number): Part =>
  (pad, body, chance) => {
    const root = body.at(0.1, 0);
    const tip = off(root, -0.16, -long - 0.1);
    wire([root, off(root, -0.02, -long * 0.7), tip], '#c9ad84', 1.2)(pad, body, chance);
    pad.form(
      blob(
        off(tip, -0.03, 0.01),
        off(tip, -0.01, -0.03),
        off(tip, 0.025, -0.012),
        off(tip, 0.01, 0.026),
      ),
      '#f0dcb0',
      { width: 1 },
    );
  };

// --- skins ----------------------------------------------------------------------------------------

/** Scales of a dragonfish: six-sided, in rows. */
export const combs =
  (colour: string): Part =>
  (pad, body) => {
    let d = '';
    for (const [row, v] of [-0.6, -0.15, 0.3].entries())
      for (let s = 0.17 + (row % 2) * 0.016; s < 0.86; s += 0.032) {
        const r = (v: number, t: number) => body.on(s + t, v);
        d += facet(
          r(v - 0.2, -0.008),
          r(v - 0.2, 0.008),
          r(v, 0.016),
          r(v + 0.2, 0.008),
          r(v + 0.2, -0.008),
          r(v, -0.016),
        );
      }
    pad.ink(d, { colour, width: 0.7, clip: body.outline });
  };
export const studs =
  (colour: string): Part =>
  (pad, body, chance) => {
    let d = '';
    for (let i = 0; i < 16; i++) {
      const [x, y] = body.on(0.34 + chance() * 0.4, -0.8 + chance() * 1.6);
      d += oval(x, y, 1.6 + chance() * 1.2);
    }
    pad
      .fill(d, colour, { clip: body.outline })
      .ink(d, { width: 0.7, clip: body.outline, opacity: 0.6 });
  };
export const warts =
  (colour: string): Part =>
  (pad, body) => {
    let d = '';
    for (const s of shares(13, 0.14, 0.94))
      for (const v of [-0.8, 0, 0.8])
        if ((v === 0) === (Math.round(s * 40) % 2 === 0))
          d += oval(...body.on(s, v), Math.max(0.9, 2.1 - s * 1.4));
    pad.fill(d, colour).ink(d, { width: 0.6, opacity: 0.6 });
  };
export const crown =
  (colour: string): Part =>
  (pad, body) => {
    const d = [0.13, 0.16, 0.19]
      .map((s) => oval(...body.at(s, -body.above(s) - 0.012), 1.9))
      .join('');
    pad.form(d, colour, { width: 0.8 });
  };
export const organs =
  (colour: string): Part =>
  (pad, body) => {
    pad.fill(
      blob(
        body.on(0.18, 0.1),
        body.on(0.28, -0.25),
        body.on(0.4, 0.05),
        body.on(0.34, 0.6),
        body.on(0.22, 0.6),
      ),
      colour,
      { clip: body.outline, opacity: 0.55 },
    );
    pad.ink(
      line(body.on(0.2, -0.3), body.on(0.5, -0.2), body.on(0.9, -0.1)) +
        shares(12, 0.36, 0.86)
          .map((s) => line(body.on(s, -0.75), body.on(s + 0.015, -0.2), body.on(s, 0.55)))
          .join(''),
      { colour, width: 0.8, clip: body.outline, opacity: 0.7 },
    );
  };
export const pins =
  (colour: string, top = -0.6, count = 14): Part =>
  (pad, body, chance) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const p = body.on(
        0.26 + (i / count) * 0.46,
        top + (1 - Math.abs(top)) * 0.2 + chance() * (top > 0 ? 0.35 : 1.1),
      );
      d += facet(off(p, -0.008, -0.005), off(p, 0.04, 0.008), off(p, -0.006, 0.01));
    }
    pad.fill(d, colour).ink(d, { width: 0.6 });
  };
export const tassels =
  (colour: string): Part =>
  (pad, body, chance) => {
    flaps(
      [
        [0.06, 0.9],
        [0.12, 0.95],
        [0.18, 0.9],
        [0.12, -1],
      ],
      colour,
      0.055,
      0.02,
    )(pad, body, chance);
  };
export const frond = (): Part => (pad, body, chance) => {
  const root = off(body.on(0.22, -0.9), -0.09, -0.15);
  for (const x of [-0.07, 0, 0.07])
    wire([root, off(root, x * 0.5, -0.04), off(root, x, -0.07)], LIGHT, 0.9)(pad, body, chance);
};
export const beard = (): Part => (pad, body, chance) => {
  const root = body.on(0.2, 1);
  const stem = off(root, -0.02, 0.08);
  wire([root, off(root, 0, 0.04), stem], '#a9c9a0', 1.5)(pad, body, chance);
  for (const [x, y] of [
    [-0.13, 0.1],
    [-0.06, 0.15],
    [0.03, 0.16],
    [0.11, 0.11],
  ] as const) {
    wire([stem, off(stem, x * 0.4, y * 0.6), off(stem, x, y)], '#a9c9a0', 1)(pad, body, chance);
    pad
      .fill(oval(...off(stem, x, y), 3.6), LIGHT, { opacity: 0.4 })
      .fill(oval(...off(stem, x, y), 1.2), '#f2fffb');
  }
};
export const swallowed = (): Part => (pad, body) => {
  const d = blob(
    body.on(0.2, 0.4),
    body.at(0.2, 0.2),
    body.at(0.32, 0.33),
    body.at(0.48, 0.32),
    body.at(0.6, 0.2),
    body.on(0.64, 0.4),
    body.on(0.42, 0),
  );
  pad.form(d, '#8c7f96', { width: 1.4 });
  const [x, y] = body.at(0.4, 0.19);
  pad.fill(
    blob(
      [x - 13, y],
      [x - 5, y - 6],
      [x + 6, y - 4],
      [x + 12, y - 1],
      [x + 17, y - 5],
      [x + 16, y + 4],
      [x + 11, y + 2],
      [x + 4, y + 6],
      [x - 6, y + 6],
    ),
    '#5c5068',
    { opacity: 0.8 },
  );
  pad.fill(oval(x - 7, y - 0.6, 1.3), '#d9cfe0');
};

// --- patterns of one fish -------------------------------------------------------------------------

export const palette =
  (colour: string): Part =>
  (pad, body) => {
    pad.fill(
      blob(
        body.on(0.12, -0.3),
        body.on(0.3, -0.7),
        body.on(0.6, -0.85),
        body.on(0.88, -0.5),
        body.on(0.88, 0.3),
        body.on(0.66, -0.05),
        body.on(0.52, -0.28),
        body.on(0.5, 0.32),
        body.on(0.36, 0.36),
        body.on(0.3, -0.18),
      ),
      colour,
      { clip: body.outline },
    );
  };
export const brokenStripes =
  (colour: string): Part =>
  (pad, body) => {
    let d = '';
    for (const [i, s] of shares(7, 0.48, 0.78).entries())
      d +=
        line(body.on(s, -0.92), body.on(s + 0.03, -0.62 + (i % 2) * 0.08)) +
        line(body.on(s + 0.025, -0.5), body.on(s + 0.06, -0.12));
    pad.ink(d, { colour, width: 1.9, taper: 0.3, clip: body.outline });
  };
export const saddle = (): Part => (pad, body) => {
  pad.fill(
    blob(
      body.on(0.46, -0.25),
      body.on(0.56, -1.3),
      body.on(0.96, -1.1),
      body.on(0.9, -0.3),
      body.on(0.74, 0.06),
    ),
    BONE,
    { clip: body.outline },
  );
  pad.fill(
    blob(
      body.on(0.54, -0.4),
      body.on(0.6, -1.3),
      body.on(0.96, -1.2),
      body.on(0.88, -0.4),
      body.on(0.74, -0.12),
    ),
    SUMI,
    { clip: body.outline },
  );
};
export const picasso = (): Part => (pad, body, chance) => {
  pad.fill(
    blob(
      body.on(0.3, -0.55),
      body.on(0.5, -0.75),
      body.on(0.7, -0.4),
      body.on(0.66, 0.1),
      body.on(0.5, 0.1),
      body.on(0.36, -0.1),
    ),
    '#4a3d34',
    { clip: body.outline },
  );
  bars(4, '#fbf6ea', { from: 0.5, to: 0.76, wide: 0.03, top: 0.0, end: 0.9, lean: -0.1 })(
    pad,
    body,
    chance,
  );
  bars(4, '#6a5848', { from: 0.53, to: 0.79, wide: 0.018, top: 0.0, end: 0.9, lean: -0.1 })(
    pad,
    body,
    chance,
  );
  bars(3, '#3f7fd0', { from: 0.24, to: 0.34, wide: 0.014, top: -0.7, end: 0.4 })(pad, body, chance);
  region('#22201e', 0.24, 0.3, -0.75, -0.35)(pad, body, chance);
};
export const rings =
  (colour: string, count: number): Part =>
  (pad, body, chance) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const [x, y] = body.on(
        0.24 + ((i + 0.5) / count) * 0.56,
        (i % 3) * 0.5 - 0.5 + (chance() - 0.5) * 0.2,
      );
      d += oval(x, y, 2.6 + chance() * 1.4, 2.2 + chance());
    }
    pad.ink(d, { colour, width: 1.5, clip: body.outline });
  };
/** Two eye spots, one on each wing. */
export const twin = (s: number, v: number, colour: string, ring: string, size: number): Part =>
  all(ocellus(s, -v, size, colour, ring), ocellus(s, v, size, colour, ring));
export const shoulders =
  (colour: string): Part =>
  (pad, body) => {
    for (const side of [-1, 1])
      pad.fill(
        blob(
          body.at(0.12, side * 0.06),
          body.at(0.14, side * 0.16),
          body.at(0.2, side * 0.3),
          body.at(0.22, side * 0.18),
          body.at(0.25, side * 0.08),
        ),
        colour,
        { clip: body.outline },
      );
  };
export const collar =
  (colour: string): Part =>
  (pad, body) => {
    pad.fill(
      blob(
        body.at(0.1, -0.14),
        body.at(0.13, 0),
        body.at(0.1, 0.14),
        body.at(0.15, 0.12),
        body.at(0.18, 0),
        body.at(0.15, -0.12),
      ),
      colour,
      { clip: body.outline, opacity: 0.8 },
    );
  };
export const horns =
  (colour: string, long: number): Part =>
  (pad, body) => {
    for (const side of [-1, 1]) {
      const root = body.at(0.02, side * 0.075);
      pad.form(
        curve(
          off(root, 0.03, side * 0.02),
          [off(root, -long * 0.6, side * 0.05), off(root, -long, side * -0.015)],
          [off(root, -long * 0.5, side * 0.002), off(root, 0.0, side * -0.03)],
        ),
        colour,
        { width: 1.3 },
      );
    }
  };
export const spine2 = (): Part => (pad, body) => {
  const [x, y] = body.at(0.5, -0.01);
  pad.form(facet([x, y], [x + 10, y - 2.6], [x + 9, y - 0.4]), BONE, { width: 0.7 });
};
export const thorns2 = (): Part => (pad, body) => {
  for (const s of [0.335, 0.655]) {
    const root = body.on(s, -0.9);
    pad.form(
      facet(off(root, -0.006, 0.01), off(root, 0.02, -0.085), off(root, 0.012, 0.01)),
      BONE,
      { width: 0.8 },
    );
  }
};
