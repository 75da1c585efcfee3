/** A player's mark: six things of the harbour in one colour each (`--seat-0` … `--seat-5`). */
import { blob, facet, line, mirrored, oval, type Point } from './ink';

export interface Mark {
  /** filled in the seat's colour */
  forms: string[];
  /** lines in the colour of the ground, cut into the forms */
  cuts: { d: string; width: number; taper?: number }[];
  /** lines in the seat's colour */
  lines: { d: string; width: number; taper?: number }[];
}

function star(): string {
  const points: Point[] = [];
  for (let i = 0; i < 10; i++) {
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    const reach = i % 2 ? 19 : 43;
    points.push([50 + Math.cos(angle) * reach, 53 + Math.sin(angle) * reach]);
  }
  return facet(...points);
}

const ROPE = line(
  [16, 92],
  [30, 80],
  [56, 66],
  [76, 50],
  [74, 26],
  [50, 13],
  [26, 26],
  [24, 50],
  [44, 66],
  [70, 80],
  [84, 92],
);
const SHELL = blob(
  [50, 12],
  [70, 18],
  [86, 36],
  [88, 56],
  [74, 66],
  [62, 78],
  [64, 88],
  [36, 88],
  [38, 78],
  [26, 66],
  [12, 56],
  [14, 36],
  [30, 18],
);

export const MARKS: Mark[] = [
  {
    // wave: a breaker with its curl
    forms: [
      'M6 80C12 46 30 20 58 18C78 17 90 30 90 44C84 36 72 34 66 42C60 52 70 62 94 64L94 88C62 92 34 90 6 88Z',
    ],
    cuts: [
      { d: line([18, 78], [30, 50], [54, 32]), width: 6, taper: 0.6 },
      { d: line([34, 80], [42, 60], [52, 50]), width: 6, taper: 0.6 },
    ],
    lines: [],
  },
  {
    // rope: a loop tied once, its strands shown
    forms: [],
    lines: [{ d: ROPE, width: 19, taper: 0.08 }],
    cuts: [
      { d: line([33, 16], [42, 28]), width: 4.5, taper: 0.2 },
      { d: line([54, 8], [57, 22]), width: 4.5, taper: 0.2 },
      { d: line([80, 22], [67, 30]), width: 4.5, taper: 0.2 },
      { d: line([18, 40], [33, 38]), width: 4.5, taper: 0.2 },
      { d: line([84, 48], [69, 45]), width: 4.5, taper: 0.2 },
      { d: line([38, 50], [26, 62]), width: 4.5, taper: 0.2 },
      { d: line([34, 67], [43, 81]), width: 4.5, taper: 0.2 },
      { d: line([58, 57], [72, 67]), width: 4.5, taper: 0.2 },
    ],
  },
  {
    // anchor
    forms: [
      facet([8, 64], [14, 48], [28, 62], [20, 63]),
      mirrored(facet([8, 64], [14, 48], [28, 62], [20, 63])),
    ],
    cuts: [],
    lines: [
      { d: oval(50, 19, 9.5), width: 8 },
      { d: line([50, 28], [50, 92]), width: 11, taper: 0.05 },
      { d: line([30, 40], [70, 40]), width: 9.5, taper: 0.1 },
      { d: line([13, 56], [22, 78], [50, 90], [78, 78], [87, 56]), width: 11, taper: 0.35 },
    ],
  },
  { forms: [star()], cuts: [], lines: [{ d: star(), width: 6 }] },
  {
    // shell: a scallop with its ribs
    forms: [SHELL],
    cuts: [
      { d: line([50, 82], [50, 18]), width: 5, taper: 0.5 },
      { d: line([46, 80], [30, 26]), width: 5, taper: 0.5 },
      { d: line([54, 80], [70, 26]), width: 5, taper: 0.5 },
      { d: line([42, 78], [19, 46]), width: 5, taper: 0.5 },
      { d: line([58, 78], [81, 46]), width: 5, taper: 0.5 },
    ],
    lines: [],
  },
  {
    // cat's paw
    forms: [
      blob(
        [50, 46],
        [64, 54],
        [76, 70],
        [70, 84],
        [58, 83],
        [50, 80],
        [42, 83],
        [30, 84],
        [24, 70],
        [36, 54],
      ),
      oval(18, 52, 9.5, 12.5, -24),
      oval(38, 28, 10, 14, -6),
      oval(62, 28, 10, 14, 6),
      oval(82, 52, 9.5, 12.5, 24),
    ],
    cuts: [],
    lines: [],
  },
];
