/** Body plans: what the fish of one build have in common. A fish names its plan and says what differs. */
import type { Point } from '../ink';
import type { Fin, Shape, TailShape } from './body';
import type { Arm, Eye, Part } from './parts';
import { gape, gills, lips, under } from './parts';

export interface Plan {
  shape: Shape;
  tail?: [TailShape, number];
  fins?: Fin[];
  arm?: Arm | null;
  eye?: Eye;
  /** mouth, gills and what else the face has */
  face?: Part[];
  /** seen from above: two eyes, two arms, no belly */
  flat?: boolean;
}

export interface Look extends Plan {
  back: string;
  belly?: string;
  /** where back and belly meet, in half heights below the spine */
  meet?: number;
  fin: string;
  /** the tail fin, where it is another colour */
  end?: string;
  marks?: Part[];
  /** drawn before the body, and after all else */
  behind?: Part[];
  front?: Part[];
}

const pelvic = (from = 0.32, high = 0.08): Fin => ({
  from,
  to: from + 0.06,
  high,
  low: true,
  shape: 'shark',
});

export const PERCH: Plan = {
  shape: { girth: 0.36, peak: 0.32, blunt: 0.42, root: 0.82, stalk: 0.1 },
  tail: ['fork', 0.15],
  fins: [
    { from: 0.28, to: 0.54, high: 0.085, shape: 'spiny', count: 8 },
    { from: 0.54, to: 0.74, high: 0.075 },
    { from: 0.55, to: 0.72, high: 0.085, low: true },
    pelvic(),
  ],
  arm: { s: 0.27, v: 0.25 },
  eye: { s: 0.12, v: -0.3, size: 0.032 },
  face: [lips(0.06, 0.2), gills()],
};

export const WRASSE: Plan = {
  shape: { girth: 0.3, peak: 0.34, blunt: 0.36, root: 0.84, stalk: 0.13, taper: 0.85 },
  tail: ['fan', 0.1],
  fins: [
    { from: 0.26, to: 0.8, high: 0.055, shape: 'long' },
    { from: 0.5, to: 0.78, high: 0.055, low: true, shape: 'long' },
    pelvic(0.3, 0.06),
  ],
  arm: { s: 0.26, v: 0.2, shape: 'fan', long: 0.1, wide: 0.06 },
  eye: { s: 0.12, v: -0.28, size: 0.026 },
  face: [lips(0.05, 0.15), gills()],
};

export const TUNA: Plan = {
  shape: { girth: 0.27, peak: 0.36, blunt: 0.3, root: 0.85, stalk: 0.03, taper: 1.05 },
  tail: ['moon', 0.17],
  fins: [
    { from: 0.3, to: 0.46, high: 0.07, shape: 'shark' },
    { from: 0.52, to: 0.58, high: 0.09, shape: 'swept' },
    { from: 0.55, to: 0.61, high: 0.09, low: true, shape: 'swept' },
    { from: 0.63, to: 0.84, high: 0.025, shape: 'finlets', count: 7 },
    { from: 0.65, to: 0.84, high: 0.025, shape: 'finlets', count: 6, low: true },
    pelvic(0.32, 0.05),
  ],
  arm: { s: 0.26, v: 0.05, long: 0.16, wide: 0.05, turn: 12, shape: 'blade' },
  eye: { s: 0.1, v: -0.12, size: 0.024 },
  face: [lips(0.07, 0.3), gills(0.22)],
};

export const BILLFISH: Plan = {
  shape: { girth: 0.19, peak: 0.3, blunt: 0.3, root: 0.86, stalk: 0.035, taper: 0.8 },
  tail: ['moon', 0.19],
  fins: [
    { from: 0.66, to: 0.72, high: 0.035, low: true, shape: 'shark' },
    { from: 0.52, to: 0.62, high: 0.07, low: true, shape: 'shark' },
    pelvic(0.24, 0.1),
  ],
  arm: { s: 0.22, v: 0.4, long: 0.16, wide: 0.045, turn: 20, shape: 'blade' },
  eye: { s: 0.085, v: -0.1, size: 0.022 },
  face: [lips(0.08, 0.3), gills(0.2)],
};

export const HERRING: Plan = {
  shape: { girth: 0.19, peak: 0.38, blunt: 0.35, root: 0.84, stalk: 0.06, taper: 0.9 },
  tail: ['fork', 0.11],
  fins: [
    { from: 0.42, to: 0.54, high: 0.08, shape: 'shark' },
    { from: 0.62, to: 0.76, high: 0.04, low: true, shape: 'shark' },
    pelvic(0.46, 0.05),
  ],
  arm: { s: 0.24, v: 0.6, long: 0.1, wide: 0.04 },
  eye: { s: 0.095, v: -0.2, size: 0.027 },
  face: [lips(0.08, 0.35), gills(0.19)],
};

export const SALMON: Plan = {
  shape: { girth: 0.25, peak: 0.36, blunt: 0.34, root: 0.84, stalk: 0.075, taper: 0.85 },
  tail: ['square', 0.11],
  fins: [
    { from: 0.42, to: 0.55, high: 0.075 },
    { from: 0.74, to: 0.78, high: 0.035 },
    { from: 0.64, to: 0.74, high: 0.065, low: true },
    { from: 0.47, to: 0.54, high: 0.06, low: true },
  ],
  arm: { s: 0.22, v: 0.65, long: 0.11, wide: 0.045 },
  eye: { s: 0.1, v: -0.25, size: 0.02 },
  face: [lips(0.11, 0.35), gills(0.2)],
};

export const SHARK: Plan = {
  shape: { girth: 0.2, back: 0.52, peak: 0.33, blunt: 0.22, root: 0.82, stalk: 0.04, taper: 1 },
  tail: ['shark', 0.15],
  fins: [
    { from: 0.38, to: 0.5, high: 0.12, shape: 'shark' },
    { from: 0.69, to: 0.74, high: 0.04, shape: 'shark' },
    { from: 0.68, to: 0.73, high: 0.04, low: true, shape: 'shark' },
    { from: 0.58, to: 0.64, high: 0.05, low: true, shape: 'shark' },
  ],
  arm: { s: 0.31, v: 0.55, long: 0.2, wide: 0.075, turn: 42, shape: 'blade' },
  eye: { s: 0.1, v: -0.25, size: 0.017, kind: 'bead' },
  face: [under(), gills(0.22, 5, 0.02)],
};

export const STURGEON: Plan = {
  shape: { girth: 0.19, back: 0.6, peak: 0.32, blunt: 0.12, root: 0.84, stalk: 0.045, taper: 0.9 },
  tail: ['shark', 0.12],
  fins: [
    { from: 0.68, to: 0.78, high: 0.075, shape: 'shark' },
    { from: 0.7, to: 0.77, high: 0.06, low: true, shape: 'shark' },
    { from: 0.58, to: 0.65, high: 0.05, low: true, shape: 'shark' },
  ],
  arm: { s: 0.25, v: 0.7, long: 0.12, wide: 0.06 },
  eye: { s: 0.12, v: -0.3, size: 0.014, kind: 'bead' },
  face: [under(0.1, 0.05), gills(0.2)],
};

/** A tall, thin fish of the reef. */
export const DISCUS: Plan = {
  shape: { girth: 0.62, peak: 0.46, blunt: 0.4, root: 0.86, stalk: 0.1, taper: 0.62 },
  tail: ['square', 0.12],
  fins: [
    { from: 0.3, to: 0.84, high: 0.07, shape: 'long' },
    { from: 0.5, to: 0.83, high: 0.08, low: true, shape: 'long' },
    pelvic(0.34, 0.12),
  ],
  arm: { s: 0.3, v: 0.15, long: 0.12, wide: 0.055 },
  eye: { s: 0.14, v: -0.16, size: 0.034 },
  face: [lips(0.035, 0.1), gills(0.25, 1, 0, 0.4)],
};

export const TRIGGER: Plan = {
  shape: { girth: 0.46, peak: 0.46, blunt: 0.2, root: 0.86, stalk: 0.1, taper: 0.72 },
  tail: ['square', 0.13],
  fins: [
    { from: 0.33, to: 0.44, high: 0.1, shape: 'comb', count: 3 },
    { from: 0.56, to: 0.8, high: 0.11, shape: 'soft' },
    { from: 0.56, to: 0.8, high: 0.1, low: true, shape: 'soft' },
    { from: 0.47, to: 0.54, high: 0.04, low: true, shape: 'comb', count: 3 },
  ],
  arm: { s: 0.36, v: 0.1, long: 0.09, wide: 0.06, shape: 'fan', turn: 10 },
  eye: { s: 0.27, v: -0.52, size: 0.026 },
  face: [lips(0.035, 0.2)],
};

export const COD: Plan = {
  shape: { girth: 0.25, peak: 0.3, blunt: 0.42, root: 0.85, stalk: 0.055, taper: 0.95 },
  tail: ['square', 0.1],
  fins: [
    { from: 0.26, to: 0.38, high: 0.09, shape: 'shark' },
    { from: 0.42, to: 0.6, high: 0.055 },
    { from: 0.64, to: 0.8, high: 0.05 },
    { from: 0.44, to: 0.6, high: 0.055, low: true },
    { from: 0.64, to: 0.8, high: 0.05, low: true },
    pelvic(0.22, 0.06),
  ],
  arm: { s: 0.26, v: 0.2, long: 0.12, wide: 0.05 },
  eye: { s: 0.1, v: -0.3, size: 0.03 },
  face: [lips(0.08, 0.4), gills(0.21)],
};

/** A slender fish of the deep floor. */
export const STILT: Plan = {
  shape: { girth: 0.14, peak: 0.26, blunt: 0.4, root: 0.86, stalk: 0.045, taper: 0.75 },
  tail: ['fork', 0.09],
  fins: [
    { from: 0.36, to: 0.48, high: 0.09, shape: 'shark' },
    { from: 0.56, to: 0.66, high: 0.055, low: true, shape: 'shark' },
    { from: 0.72, to: 0.76, high: 0.025 },
  ],
  arm: { s: 0.24, v: -0.1, long: 0.12, wide: 0.04 },
  eye: { s: 0.07, v: -0.4, size: 0.011, kind: 'bead' },
  face: [lips(0.1, 0.25), gills(0.19)],
};

/** An eel: a long body in waves, one fin all along. */
export const wave = (swing: number, turns = 1.1): Point[] =>
  Array.from({ length: 11 }, (_, i) => {
    const t = i / 10;
    return [t, Math.sin(t * Math.PI * 2 * turns + 0.5) * swing * (0.35 + t * 0.65)] as Point;
  });

export const EEL: Plan = {
  shape: {
    girth: 0.09,
    peak: 0.2,
    blunt: 0.55,
    root: 1,
    stalk: 0.008,
    taper: 0.5,
    spine: wave(0.09),
  },
  tail: ['none', 0.1],
  fins: [
    { from: 0.16, to: 0.99, high: 0.028, shape: 'long', count: 18 },
    { from: 0.4, to: 0.99, high: 0.024, low: true, shape: 'long', count: 12 },
  ],
  arm: { s: 0.15, v: 0.1, long: 0.05, wide: 0.025 },
  eye: { s: 0.045, v: -0.35, size: 0.013 },
  face: [lips(0.05, 0.25)],
};

/** A black hunter of the deep with a lantern under its chin. */
export const DRAGON: Plan = {
  shape: {
    girth: 0.13,
    peak: 0.16,
    blunt: 0.62,
    root: 0.9,
    stalk: 0.03,
    taper: 0.62,
    spine: wave(0.035, 0.8),
  },
  tail: ['fork', 0.06],
  fins: [
    { from: 0.74, to: 0.86, high: 0.06 },
    { from: 0.72, to: 0.86, high: 0.06, low: true },
    { from: 0.5, to: 0.55, high: 0.08, low: true, shape: 'shark' },
  ],
  arm: { s: 0.19, v: 0.7, long: 0.09, wide: 0.02, turn: 40 },
  eye: { s: 0.07, v: -0.35, size: 0.018 },
  face: [gape({ deep: 0.13, corner: 0.2, teeth: 5, long: 0.03 })],
};

/** An angler of the deep: all mouth. */
export const SEADEVIL: Plan = {
  shape: { girth: 0.66, back: 0.52, peak: 0.36, blunt: 0.86, root: 0.78, stalk: 0.14, taper: 1 },
  tail: ['fan', 0.15],
  fins: [
    { from: 0.66, to: 0.77, high: 0.1 },
    { from: 0.68, to: 0.77, high: 0.09, low: true },
  ],
  arm: { s: 0.5, v: 0.2, long: 0.1, wide: 0.07, shape: 'fan', turn: 6 },
  eye: { s: 0.2, v: -0.5, size: 0.018, kind: 'bead' },
  face: [gape({ deep: 0.36, corner: 0.2, top: -0.7, end: 0.7, teeth: 6, long: 0.085 })],
};

/** A tadpole of jelly. */
export const SNAILFISH: Plan = {
  shape: { girth: 0.25, peak: 0.22, blunt: 0.72, root: 0.97, stalk: 0.02, taper: 1.15 },
  tail: ['rudder', 0.05],
  fins: [
    { from: 0.26, to: 0.97, high: 0.05, shape: 'long', count: 14 },
    { from: 0.36, to: 0.97, high: 0.05, low: true, shape: 'long', count: 12 },
  ],
  arm: { s: 0.24, v: 0.45, long: 0.12, wide: 0.09, shape: 'fan', turn: 50 },
  eye: { s: 0.09, v: -0.3, size: 0.016, kind: 'bead' },
  face: [lips(0.06, 0.3)],
};

export const CUSK: Plan = {
  shape: { girth: 0.21, peak: 0.24, blunt: 0.62, root: 1, stalk: 0.012, taper: 0.78 },
  tail: ['none', 0.1],
  fins: [
    { from: 0.26, to: 0.99, high: 0.042, shape: 'long', count: 14 },
    { from: 0.42, to: 0.99, high: 0.038, low: true, shape: 'long', count: 12 },
    { from: 0.15, to: 0.17, high: 0.07, low: true, shape: 'swept' },
  ],
  arm: { s: 0.25, v: 0.2, long: 0.09, wide: 0.04 },
  eye: { s: 0.08, v: -0.35, size: 0.013, kind: 'bead' },
  face: [lips(0.07, 0.45), gills(0.21)],
};

/** A lanternfish, and others of that size and build. */
export const LANTERN: Plan = {
  shape: { girth: 0.25, peak: 0.24, blunt: 0.66, root: 0.82, stalk: 0.07, taper: 0.85 },
  tail: ['fork', 0.11],
  fins: [
    { from: 0.42, to: 0.56, high: 0.08 },
    { from: 0.72, to: 0.75, high: 0.03 },
    { from: 0.56, to: 0.72, high: 0.06, low: true },
    { from: 0.38, to: 0.43, high: 0.05, low: true },
  ],
  arm: { s: 0.26, v: 0.4, long: 0.11, wide: 0.035 },
  eye: { s: 0.1, v: -0.28, size: 0.045 },
  face: [lips(0.13, 0.45), gills(0.22)],
};

/** A scorpionfish: a big head, and spines. */
export const SCORPION: Plan = {
  shape: { girth: 0.37, back: 0.52, peak: 0.28, blunt: 0.42, root: 0.82, stalk: 0.1, taper: 0.95 },
  tail: ['fan', 0.1],
  fins: [
    { from: 0.22, to: 0.56, high: 0.12, shape: 'comb', count: 9 },
    { from: 0.57, to: 0.76, high: 0.1 },
    { from: 0.58, to: 0.72, high: 0.09, low: true },
    { from: 0.32, to: 0.42, high: 0.09, low: true },
  ],
  arm: { s: 0.3, v: 0.35, long: 0.17, wide: 0.12, shape: 'fan', turn: 30 },
  eye: { s: 0.14, v: -0.6, size: 0.028 },
  face: [lips(0.13, 0.25, 0.15), gills(0.26)],
};

export const PUFFER: Plan = {
  shape: { girth: 0.46, back: 0.44, peak: 0.36, blunt: 0.58, root: 0.84, stalk: 0.1, taper: 1 },
  tail: ['fan', 0.09],
  fins: [
    { from: 0.66, to: 0.74, high: 0.08 },
    { from: 0.67, to: 0.74, high: 0.07, low: true },
  ],
  arm: { s: 0.36, v: 0.05, long: 0.09, wide: 0.075, shape: 'fan', turn: 5 },
  eye: { s: 0.17, v: -0.5, size: 0.034 },
  face: [lips(0.03, 0.15)],
};

/** A flatfish, seen as it lies: both eyes on top, fins all round. */
export const FLATFISH: Plan = {
  shape: { girth: 0.46, peak: 0.42, blunt: 0.4, root: 0.87, stalk: 0.09, taper: 0.72 },
  tail: ['fan', 0.1],
  fins: [
    { from: 0.08, to: 0.84, high: 0.075, shape: 'long', count: 22 },
    { from: 0.18, to: 0.84, high: 0.075, low: true, shape: 'long', count: 20 },
  ],
  arm: { s: 0.29, v: 0.1, long: 0.11, wide: 0.04, turn: 8 },
  eye: { s: 0.13, v: -0.18, size: 0.022 },
  face: [lips(0.06, 0.3), gills(0.23, 1, 0, 0.4)],
};

// --- seen from above ------------------------------------------------------------------------------

const GLIDE: Point[] = [
  [0, 0.03],
  [0.3, 0],
  [0.6, 0.02],
  [0.8, -0.04],
  [1, 0.02],
];

/** A skate: a lozenge with a thick tail. */
export const SKATE: Plan = {
  flat: true,
  shape: {
    girth: 0.7,
    root: 1,
    spine: GLIDE,
    above: [
      [0, 0.004],
      [0.06, 0.035],
      [0.2, 0.17],
      [0.34, 0.36],
      [0.4, 0.37],
      [0.47, 0.29],
      [0.56, 0.12],
      [0.6, 0.085],
      [0.66, 0.08],
      [0.7, 0.03],
      [0.84, 0.016],
      [1, 0.002],
    ],
  },
  fins: [
    { from: 0.84, to: 0.88, high: 0.03, shape: 'shark' },
    { from: 0.92, to: 0.96, high: 0.028, shape: 'shark' },
  ],
  arm: null,
  eye: { s: 0.2, v: -0.22, size: 0.014, kind: 'bead' },
};

/** A stingray: a lozenge with a whip. */
export const STINGRAY: Plan = {
  ...SKATE,
  shape: {
    girth: 0.7,
    root: 1,
    spine: [
      [0, 0.02],
      [0.3, 0],
      [0.55, 0.02],
      [0.75, -0.07],
      [0.9, 0.02],
      [1, 0.05],
    ],
    above: [
      [0, 0.006],
      [0.05, 0.05],
      [0.18, 0.23],
      [0.25, 0.32],
      [0.3, 0.315],
      [0.38, 0.2],
      [0.44, 0.09],
      [0.47, 0.06],
      [0.5, 0.02],
      [0.75, 0.01],
      [1, 0.002],
    ],
  },
  fins: [],
};

/** A manta: wings as wide as the fish is long, and two horns. */
export const MANTA: Plan = {
  ...SKATE,
  shape: {
    girth: 1,
    root: 1,
    spine: [
      [0, 0.02],
      [0.4, 0],
      [0.7, 0.02],
      [1, -0.03],
    ],
    above: [
      [0, 0.09],
      [0.03, 0.1],
      [0.1, 0.14],
      [0.18, 0.3],
      [0.28, 0.5],
      [0.36, 0.6],
      [0.375, 0.585],
      [0.4, 0.38],
      [0.46, 0.2],
      [0.54, 0.09],
      [0.58, 0.02],
      [0.8, 0.008],
      [1, 0.002],
    ],
  },
  fins: [],
  eye: { s: 0.08, v: -0.86, size: 0.013, kind: 'bead' },
};

/** An angler of the sea floor: a great flat head, and not much behind it. */
export const GOOSEFISH: Plan = {
  flat: true,
  shape: {
    girth: 0.66,
    root: 0.88,
    spine: GLIDE,
    above: [
      [0, 0.1],
      [0.02, 0.19],
      [0.08, 0.28],
      [0.2, 0.33],
      [0.32, 0.28],
      [0.42, 0.16],
      [0.52, 0.1],
      [0.7, 0.07],
      [0.88, 0.035],
      [1, 0.03],
    ],
  },
  tail: ['fan', 0.085],
  fins: [{ from: 0.6, to: 0.8, high: 0.035, shape: 'spiny', count: 5 }],
  arm: { s: 0.42, v: -0.9, long: 0.19, wide: 0.13, shape: 'fan', turn: 44 },
  eye: { s: 0.17, v: -0.34, size: 0.024 },
};
