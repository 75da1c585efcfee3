/**
 * The seven voices of the farm as body plans: one anatomy, told apart by these numbers.
 * All lengths are in a box of 100 by 100; the head sits on x = 50.
 */
export type AnimalName = 'mouse' | 'hen' | 'cat' | 'dog' | 'sheep' | 'pig' | 'cow';
export type Mood = 'calm' | 'loud' | 'scared';

export type Ears = 'disc' | 'point' | 'drop' | 'leaf' | 'fold' | 'side' | 'none';
export type Nose = 'bead' | 'button' | 'beak' | 'slit' | 'snout' | 'broad';
export type Tail = 'string' | 'plume' | 'curl' | 'hook' | 'wag' | 'puff' | 'tuft';
export type Marking = 'mask' | 'stripes' | 'patch' | 'wool' | 'comb' | 'none';

export interface Plan {
  /** light tone and shade of the coat */
  coat: [string, string];
  /** inside of the ears, nose, comb */
  blush: string;
  /** muzzle, belly and other pale parts */
  pale: string;
  /** dark parts of the coat: mask, stripes, patches */
  dark: string;
  head: { rx: number; ry: number; y: number; jowl: number };
  body: { width: number; top: number };
  ears: Ears;
  nose: Nose;
  tail: Tail;
  marking: Marking;
  whiskers: boolean;
  /** half the distance between the eyes */
  gaze: number;
}

export const PLANS: Record<AnimalName, Plan> = {
  mouse: {
    coat: ['#b9b4b3', '#918b90'],
    blush: '#eaa99f',
    pale: '#efe9df',
    dark: '#77727a',
    head: { rx: 22, ry: 20, y: 48, jowl: 0.96 },
    body: { width: 38, top: 62 },
    ears: 'disc',
    nose: 'bead',
    tail: 'string',
    marking: 'none',
    whiskers: true,
    gaze: 9.5,
  },
  hen: {
    coat: ['#fbf6ea', '#ddd2bd'],
    blush: '#c9372c',
    pale: '#eeb03c',
    dark: '#b97f22',
    head: { rx: 19, ry: 20, y: 42, jowl: 1 },
    body: { width: 58, top: 54 },
    ears: 'none',
    nose: 'beak',
    tail: 'plume',
    marking: 'comb',
    whiskers: false,
    gaze: 9,
  },
  cat: {
    coat: ['#eca355', '#cb7a34'],
    blush: '#e58c7c',
    pale: '#fcf1dc',
    dark: '#a8561f',
    head: { rx: 26, ry: 22, y: 43, jowl: 1.02 },
    body: { width: 40, top: 60 },
    ears: 'point',
    nose: 'button',
    tail: 'hook',
    marking: 'stripes',
    whiskers: true,
    gaze: 11.5,
  },
  dog: {
    coat: ['#c99563', '#9f6b40'],
    blush: '#d88a7c',
    pale: '#f8ecd7',
    dark: '#6d4529',
    head: { rx: 24, ry: 24, y: 42, jowl: 0.94 },
    body: { width: 44, top: 60 },
    ears: 'drop',
    nose: 'bead',
    tail: 'wag',
    marking: 'mask',
    whiskers: false,
    gaze: 10.5,
  },
  sheep: {
    coat: ['#faf3e2', '#ddd0b6'],
    blush: '#d79b8d',
    pale: '#5b504c',
    dark: '#463d3c',
    head: { rx: 18, ry: 22, y: 46, jowl: 0.86 },
    body: { width: 62, top: 52 },
    ears: 'leaf',
    nose: 'slit',
    tail: 'puff',
    marking: 'wool',
    whiskers: false,
    gaze: 8.5,
  },
  pig: {
    coat: ['#f3b7ae', '#d98f88'],
    blush: '#e08c88',
    pale: '#f8cfc6',
    dark: '#b96a68',
    head: { rx: 27, ry: 23, y: 43, jowl: 1.06 },
    body: { width: 52, top: 60 },
    ears: 'fold',
    nose: 'snout',
    tail: 'curl',
    marking: 'none',
    whiskers: false,
    gaze: 13,
  },
  cow: {
    coat: ['#fdf8ee', '#dbd3c4'],
    blush: '#efb4a6',
    pale: '#f3bfae',
    dark: '#3b3638',
    head: { rx: 22, ry: 25, y: 42, jowl: 0.9 },
    body: { width: 50, top: 60 },
    ears: 'side',
    nose: 'broad',
    tail: 'tuft',
    marking: 'patch',
    whiskers: false,
    gaze: 10.5,
  },
};
