/**
 * What lies on the market's cards: six kinds and the octopus, the thief, the can and the two phases.
 * Each kind has an outline of its own, so that it is known as a mere silhouette; the colours are those
 * of the suits, which every kind of sight tells apart (`suits.ts`), and three more.
 */
import { blob, facet, line, mirrored, moved, oval, type Point } from './ink';
import { type Layer, Sheet, SUMI } from './sheet';

export const FISH = ['tuna', 'shark', 'eel', 'flounder', 'crab', 'lobster'] as const;
export type FishKind = (typeof FISH)[number];
export type CatchKind = FishKind | 'octopus' | 'thief' | 'can' | 'final-phase' | 'market-close';
export const CATCH: CatchKind[] = [
  ...FISH,
  'octopus',
  'thief',
  'can',
  'final-phase',
  'market-close',
];

export interface CatchColours {
  /** the band of the card, and what stands for the kind elsewhere */
  base: string;
  /** words and signs on it: at least 4.5:1 */
  on: string;
  /** the ground behind the picture */
  wash: string;
  /** the second tone of that ground */
  land: string;
}

const PAPER = '#fbf9f1';
const INK = '#1b2a49';

export const CATCH_COLOURS: Record<CatchKind, CatchColours> = {
  tuna: { base: '#a32b26', on: PAPER, wash: '#f2dcd2', land: '#e3b9ab' },
  shark: { base: '#54647e', on: PAPER, wash: '#dde3ea', land: '#bac5d4' },
  eel: { base: '#3f6d57', on: PAPER, wash: '#dbe8da', land: '#b3cfb8' },
  flounder: { base: '#d8b27a', on: INK, wash: '#f6ecd6', land: '#e6d0a6' },
  crab: { base: '#e07b44', on: INK, wash: '#fbe6d3', land: '#f2c29c' },
  lobster: { base: '#634698', on: PAPER, wash: '#e6dfef', land: '#c3b3da' },
  octopus: { base: '#f0a6b4', on: INK, wash: '#fbe5e9', land: '#f5c6cf' },
  thief: { base: '#22201e', on: PAPER, wash: '#d9dde6', land: '#a9b2c4' },
  can: { base: '#b9c2d6', on: INK, wash: '#eef0f5', land: '#d3d9e5' },
  'final-phase': { base: '#e9a820', on: INK, wash: '#fbecc5', land: '#f3d489' },
  'market-close': { base: '#c23b20', on: '#ffffff', wash: '#f6d9cf', land: '#e5a793' },
};

const both = (d: string): string[] => [d, mirrored(d)];

// ---- tuna: a spindle with a moon for a tail, a sickle on its back and a row of finlets

const TUNA = {
  body: blob(
    [3, 31],
    [16, 21],
    [36, 14],
    [56, 17],
    [76, 26],
    [85, 30],
    [76, 35],
    [54, 44],
    [32, 46],
    [14, 40],
  ),
  tail: facet([82, 30], [98, 8], [91, 30], [98, 52]),
  back: facet([38, 16], [50, 1], [50, 17]),
  under: facet([50, 43], [60, 59], [60, 40]),
  finlets: [0, 1, 2, 3].map((i) =>
    facet([60 + i * 5, 20 + i * 2], [65 + i * 5, 14 + i * 2.4], [65 + i * 5, 22 + i * 2]),
  ),
};

function tuna(sheet: Sheet): void {
  for (const d of [TUNA.tail, TUNA.back, TUNA.under])
    sheet.form(d, '#c24a3f', { shade: '#8f2a24', depth: [-2, -2] });
  for (const d of TUNA.finlets) sheet.form(d, '#e9b93a', { ink: 1 });
  sheet.form(TUNA.body, '#7a3038', { ink: 0 });
  sheet.patch(
    blob([2, 34], [30, 33], [60, 31], [88, 30], [70, 44], [36, 52], [8, 44]),
    '#e9d2c4',
    TUNA.body,
  );
  sheet.patch(blob([14, 30], [40, 27], [74, 29], [40, 32]), '#c24a3f', TUNA.body, 0.8);
  sheet.form(TUNA.body, 'none');
  sheet.form(blob([30, 33], [50, 33], [54, 37], [38, 39]), '#a8413f', { ink: 1.6 });
  sheet.stroke(line([23, 20], [27, 31], [23, 42]), { width: 1.8, within: TUNA.body });
  eye(sheet, 13, 29, 3);
}

// ---- shark: a high fin, a mouth full of teeth, five gills

const SHARK = {
  body: blob(
    [2, 29],
    [14, 21],
    [34, 18],
    [58, 20],
    [80, 28],
    [86, 32],
    [76, 36],
    [52, 43],
    [28, 44],
    [14, 41],
    [16, 35],
  ),
  tail: facet([82, 31], [99, 3], [92, 30], [97, 47]),
  back: facet([37, 19], [52, 1], [56, 21]),
  under: facet([38, 42], [30, 59], [50, 43]),
};

function shark(sheet: Sheet): void {
  for (const d of [SHARK.tail, SHARK.back, SHARK.under])
    sheet.form(d, '#6f8098', { shade: '#4d5d75', depth: [-3, -2] });
  sheet.form(SHARK.body, '#6f8098', { ink: 0 });
  sheet.patch(
    blob([4, 36], [30, 33], [62, 35], [86, 34], [60, 50], [24, 52]),
    '#eef1f2',
    SHARK.body,
  );
  sheet.form(SHARK.body, 'none');
  const mouth = facet([7, 34], [21, 34], [15, 41]);
  sheet.form(mouth, '#8f2a34', { ink: 1.6 });
  for (let i = 0; i < 4; i++)
    sheet.patch(facet([8 + i * 3.2, 34], [11 + i * 3.2, 34], [9.6 + i * 3.2, 37.4]), '#ffffff');
  for (let i = 0; i < 4; i++)
    sheet.stroke(line([30 + i * 3.6, 26], [28.6 + i * 3.6, 31], [30 + i * 3.6, 36]), {
      width: 1.5,
    });
  eye(sheet, 15, 27, 2.6);
}

// ---- eel: one long bend

const BEND: Point[] = [
  [9, 18],
  [24, 11],
  [38, 22],
  [46, 40],
  [60, 49],
  [74, 40],
  [80, 24],
  [95, 14],
];

/** A ribbon along the bend, wide at the head and fine at the tail. */
function eelForm(wide: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, here] of BEND.entries()) {
    const before = BEND[Math.max(0, i - 1)] ?? here;
    const after = BEND[Math.min(BEND.length - 1, i + 1)] ?? here;
    const size = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = wide * (i === 0 ? 0.72 : 1 - (i / BEND.length) ** 2.4);
    const [x, y] = [((before[1] - after[1]) / size) * half, ((after[0] - before[0]) / size) * half];
    left.push([here[0] + x, here[1] + y]);
    right.unshift([here[0] - x, here[1] - y]);
  }
  return blob([3, 21], ...left, [98, 12], ...right);
}

const EEL = { body: eelForm(8.4), fin: eelForm(11.6) };

function eel(sheet: Sheet): void {
  sheet.form(EEL.fin, '#7fa98c', { ink: 1.6 });
  sheet.form(EEL.body, '#477560', { ink: 0 });
  sheet.patch(moved(EEL.body, -2, 7), '#dfe3b4', EEL.body);
  for (const [x, y] of [
    [30, 12],
    [42, 25],
    [48, 37],
    [61, 43],
    [72, 36],
    [79, 22],
  ] as const)
    sheet.patch(oval(x, y, 2.2, 1.8), '#2f5444', EEL.body);
  sheet.form(EEL.body, 'none');
  sheet.form(blob([19, 20], [27, 20], [26, 27], [20, 26]), '#7fa98c', { ink: 1.4 });
  sheet.stroke(line([4, 21], [9, 22.5], [13, 21]), { width: 1.6 });
  eye(sheet, 10, 15.5, 2.4);
}

// ---- flounder: a flat leaf with a fringe, both eyes on one side

const FLOUNDER = {
  body: blob(
    [10, 32],
    [24, 18],
    [44, 10],
    [64, 16],
    [78, 29],
    [78, 33],
    [64, 46],
    [42, 52],
    [22, 45],
  ),
  fringe: blob(
    [13, 30],
    [24, 11],
    [45, 2],
    [67, 9],
    [80, 27],
    [80, 35],
    [66, 53],
    [42, 59],
    [20, 52],
  ),
  tail: blob([74, 31], [86, 20], [97, 19], [95, 31], [97, 43], [86, 42]),
};

function flounder(sheet: Sheet): void {
  sheet.form(FLOUNDER.tail, '#c9a062', { shade: '#a37c42', depth: [-2, -2] });
  sheet.form(FLOUNDER.fringe, '#dcc08a', { ink: 1.6 });
  for (let i = 0; i < 11; i++) {
    const x = 22 + i * 5;
    sheet.stroke(line([x, 4], [x + 2, 16]), {
      width: 1,
      colour: '#a37c42',
      within: FLOUNDER.fringe,
    });
    sheet.stroke(line([x, 58], [x + 2, 46]), {
      width: 1,
      colour: '#a37c42',
      within: FLOUNDER.fringe,
    });
  }
  sheet.form(FLOUNDER.body, '#b98d52', { shade: '#97703a', depth: [-4, -4] });
  for (const [x, y, r] of [
    [40, 20, 3],
    [54, 26, 4],
    [44, 40, 3.6],
    [64, 36, 2.8],
    [34, 31, 2.4],
    [60, 19, 2.2],
  ] as const)
    sheet.patch(oval(x, y, r, r * 0.8), '#8a6330', FLOUNDER.body);
  sheet.stroke(line([28, 29], [48, 33], [76, 31]), { width: 1.4, within: FLOUNDER.body });
  sheet.stroke(line([11, 34], [16, 37], [20, 36]), { width: 1.8 });
  eye(sheet, 20, 24, 3);
  eye(sheet, 27, 18, 3);
}

// ---- crab: seen from before, with raised claws and eight legs

const CRAB = {
  shell: blob([26, 28], [50, 19], [74, 28], [80, 40], [66, 54], [50, 57], [34, 54], [20, 40]),
  claws: both(
    blob([27, 24], [16, 22], [6, 10], [12, 1], [16, 9], [24, 2], [30, 10], [26, 17], [32, 24]),
  ),
  legs: [
    ...both(line([26, 38], [12, 34], [3, 42])),
    ...both(line([25, 44], [11, 44], [4, 53])),
    ...both(line([29, 50], [17, 52], [12, 59])),
  ],
};

function crab(sheet: Sheet): void {
  for (const d of CRAB.legs) {
    sheet.stroke(d, { width: 6.4, taper: 0.4 });
    sheet.stroke(d, { width: 3.8, taper: 0.4, colour: '#d9692f' });
  }
  for (const d of CRAB.claws) sheet.form(d, '#e8874c', { shade: '#b4561f', depth: [-3, -3] });
  for (const x of [40, 60])
    sheet.stroke(line([x, 26], [x + (x - 50) * 0.1, 15]), { width: 2.6, taper: 0.1 });
  sheet.form(CRAB.shell, '#e8874c', { shade: '#b4561f', depth: [-4, -5] });
  for (const [x, y] of [
    [38, 34],
    [50, 30],
    [62, 34],
  ] as const)
    sheet.patch(oval(x, y, 2.6, 2), '#f7c49a', CRAB.shell);
  sheet.stroke(line([40, 44], [50, 48], [60, 44]), { width: 2 });
  for (const x of [39, 61]) eye(sheet, x, 14, 3.4);
}

// ---- lobster: long, with two claws before it, feelers, and a fan behind

const LOBSTER = {
  tail: [
    blob([78, 28], [93, 12], [98, 20], [90, 31]),
    blob([78, 34], [93, 50], [98, 42], [90, 31]),
    blob([76, 31], [92, 24], [99, 31], [92, 38]),
  ],
  rings: [0, 1, 2, 3].map((i) => oval(53 + i * 7.6, 31, 7 - i * 0.5, 11.5 - i * 1.3)),
  head: blob([26, 31], [32, 22], [46, 19], [55, 24], [55, 38], [46, 43], [32, 40]),
  claws: [
    blob([24, 20], [12, 20], [1, 12], [4, 5], [13, 9], [11, 2], [23, 5], [29, 14]),
    blob([24, 42], [12, 42], [1, 50], [4, 57], [13, 53], [11, 60], [23, 57], [29, 48]),
  ],
  arms: [line([36, 25], [30, 17], [22, 15]), line([36, 37], [30, 45], [22, 47])],
  legs: [0, 1, 2].flatMap((i) => [
    line([40 + i * 6, 22], [42 + i * 7, 12], [38 + i * 8, 7]),
    line([40 + i * 6, 40], [42 + i * 7, 50], [38 + i * 8, 55]),
  ]),
};

function lobster(sheet: Sheet): void {
  for (const d of LOBSTER.legs) sheet.stroke(d, { width: 2.4, taper: 0.5 });
  for (const d of [line([28, 28], [12, 27], [3, 31]), line([28, 34], [13, 36], [5, 41])])
    sheet.stroke(d, { width: 1.6 });
  for (const d of LOBSTER.arms) {
    sheet.stroke(d, { width: 7, taper: 0.1 });
    sheet.stroke(d, { width: 4.4, taper: 0.1, colour: '#7f62b4' });
  }
  for (const d of LOBSTER.claws) sheet.form(d, '#8a6cc0', { shade: '#5c3f90', depth: [-3, -3] });
  for (const d of LOBSTER.tail) sheet.form(d, '#8a6cc0', { shade: '#5c3f90', depth: [-2, -2] });
  for (const d of [...LOBSTER.rings].reverse())
    sheet.form(d, '#7f62b4', { shade: '#5c3f90', depth: [-3, -3] });
  sheet.form(LOBSTER.head, '#8a6cc0', { shade: '#5c3f90', depth: [-4, -4] });
  sheet.stroke(line([36, 31], [52, 31]), { width: 1.6 });
  eye(sheet, 33, 27, 2.2);
  eye(sheet, 33, 35, 2.2);
}

// ---- octopus: a round head on eight arms

const OCTOPUS = {
  head: blob([50, 1], [66, 5], [72, 18], [66, 32], [50, 37], [34, 32], [28, 18], [34, 5]),
  arms: [
    ...both(blob([36, 26], [22, 36], [8, 30], [2, 38], [8, 42], [6, 37], [22, 44], [38, 38])),
    ...both(blob([38, 30], [30, 46], [14, 48], [8, 56], [16, 59], [16, 54], [34, 54], [44, 40])),
    ...both(blob([42, 32], [42, 48], [32, 56], [36, 60], [44, 57], [50, 44])),
  ],
};

function octopus(sheet: Sheet): void {
  for (const d of OCTOPUS.arms)
    sheet.form(d, '#e58a9c', { shade: '#bd5f74', depth: [-2, -3], ink: 2 });
  sheet.form(OCTOPUS.head, '#f0a6b4', { shade: '#cf7488', depth: [-5, -4] });
  for (const [x, y] of [
    [22, 37],
    [78, 37],
    [30, 50],
    [70, 50],
    [41, 50],
    [59, 50],
  ] as const)
    sheet.patch(oval(x, y, 1.7, 1.4), '#fbe0e5');
  for (const x of [42, 58]) eye(sheet, x, 23, 4.2);
  sheet.form(oval(50, 31, 3.4, 2.6), '#bd5f74', { ink: 1.4 });
  sheet.patch(oval(41, 9, 5, 2.4, -24), '#fbd3da', OCTOPUS.head);
}

// ---- the thief: a gull that has snatched a fish

const THIEF = {
  body: blob([26, 29], [40, 20], [58, 22], [78, 32], [84, 37], [70, 42], [46, 45], [30, 40]),
  head: oval(25, 22, 12, 11),
  wings: [
    blob([40, 26], [34, 10], [44, 0], [62, 2], [84, 0], [70, 12], [62, 28]),
    facet([76, 33], [98, 30], [94, 38], [98, 45], [76, 40]),
  ],
  beak: facet([15, 20], [1, 24], [15, 28]),
};

function thief(sheet: Sheet): void {
  sheet.form(THIEF.wings[1] ?? '', '#4a4a55', { shade: '#2c2c36', depth: [-2, -2] });
  sheet.form(THIEF.body, '#f3f0e4', { shade: '#c9c7bd', depth: [-4, -5] });
  sheet.form(THIEF.wings[0] ?? '', '#7c8595', { shade: '#565f6f', depth: [-4, -3] });
  sheet.patch(facet([66, 2], [84, 0], [74, 9]), '#22201e');
  sheet.form(THIEF.head, '#f3f0e4', { shade: '#c9c7bd', depth: [-3, -3] });
  sheet.form(THIEF.beak, '#e9a820', { shade: '#bf8010', depth: [0, -2] });
  // what it has taken
  sheet.form(facet([4, 42], [9, 52], [-1, 52]), '#c24a3f', { ink: 1.6 });
  sheet.form(blob([4, 24], [10, 30], [9, 40], [4, 45], [0, 40], [-1, 30]), '#c24a3f', {
    shade: '#8f2a24',
    depth: [-2, -2],
    ink: 1.8,
  });
  // the mask of a thief
  sheet.patch(facet([13, 15], [37, 15], [37, 22], [13, 23]), SUMI, THIEF.head);
  sheet.patch(oval(22, 18.6, 2.6), '#fffdf6');
  sheet.patch(oval(21.4, 18.8, 1.5), SUMI);
  sheet.stroke(line([46, 45], [44, 54], [38, 58]), { width: 2.4, colour: '#bf8010' });
  sheet.stroke(line([54, 44], [54, 54], [48, 58]), { width: 2.4, colour: '#bf8010' });
}

// ---- the can

const CAN = {
  side: `M16 16C16 8 84 8 84 16V46C84 58 16 58 16 46Z`,
  top: oval(50, 16, 34, 8.6),
};

function can(sheet: Sheet): void {
  sheet.form(CAN.side, '#c3ccd6', { shade: '#8f9bab', depth: [-8, 0] });
  sheet.patch('M16 24C30 33 70 33 84 24V44C70 54 30 54 16 44Z', '#21546e', CAN.side);
  sheet.form(CAN.top, '#e4e9ee', { ink: 2 });
  sheet.form(oval(50, 16, 25, 5.6), '#c3ccd6', { ink: 1.4 });
  sheet.form(blob([42, 15], [50, 11], [58, 15], [50, 18]), '#8f9bab', { ink: 1.4 });
  const fish = blob([27, 39], [38, 32], [54, 33], [62, 39], [54, 45], [38, 46]);
  sheet.form(facet([58, 39], [73, 31], [70, 39], [73, 47]), '#fbf9f1', { ink: 1.4 });
  sheet.form(fish, '#fbf9f1', { ink: 1.6 });
  sheet.patch(oval(34, 38, 1.8), SUMI);
}

// ---- the two phases: the sun is low; the shutter is down

function finalPhase(sheet: Sheet): void {
  const sky = facet([0, 0], [100, 0], [100, 60], [0, 60]);
  sheet.patch(sky, '#fbe3b0');
  const sun = oval(50, 40, 23);
  sheet.form(sun, '#f0a33a', {
    shade: '#d97f1f',
    depth: [-5, -5],
    within: facet([0, 0], [100, 0], [100, 42], [0, 42]),
  });
  sheet.patch(facet([0, 40], [100, 40], [100, 60], [0, 60]), '#3d7a95');
  for (const [y, from, to] of [
    [44, 28, 72],
    [49, 34, 66],
    [54, 40, 60],
  ] as const)
    sheet.stroke(line([from, y], [50, y + 1], [to, y]), { width: 2.6, colour: '#f7cf7c' });
  sheet.form(facet([66, 41], [92, 41], [87, 49], [71, 49]), '#8f3a24', { ink: 1.8 });
  sheet.stroke(line([79, 41], [79, 22]), { width: 2, taper: 0.2 });
  sheet.form(facet([81, 24], [81, 38], [92, 38]), '#fbf9f1', { ink: 1.6 });
  for (let i = 0; i < 5; i++) {
    const angle = Math.PI * (1.12 + i * 0.19);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    sheet.stroke(line([50 + x * 28, 40 + y * 28], [50 + x * 35, 40 + y * 35]), {
      width: 2.2,
      colour: '#d97f1f',
    });
  }
}

function marketClose(sheet: Sheet): void {
  sheet.form(facet([12, 12], [88, 12], [88, 60], [12, 60]), '#6f5a44', { ink: 2 });
  for (let i = 0; i < 7; i++)
    sheet.form(
      facet([17, 18 + i * 5.4], [83, 18 + i * 5.4], [83, 23 + i * 5.4], [17, 23 + i * 5.4]),
      i % 2 ? '#aab4c2' : '#c3ccd6',
      {
        ink: 1,
      },
    );
  for (let i = 0; i < 6; i++)
    sheet.form(
      blob(
        [8 + i * 14, 3],
        [22 + i * 14, 3],
        [22 + i * 14, 14],
        [15 + i * 14, 18],
        [8 + i * 14, 14],
      ),
      i % 2 ? '#fbf9f1' : '#c23b20',
      {
        ink: 1.6,
      },
    );
  const lock = facet([41, 40], [59, 40], [59, 54], [41, 54]);
  sheet.stroke('M44 41C44 30 56 30 56 41', { width: 3.4, taper: 0.1 });
  sheet.form(lock, '#e9a820', { shade: '#b97f0e', depth: [-3, -3] });
  sheet.patch(oval(50, 46, 2.2), SUMI);
}

function eye(sheet: Sheet, x: number, y: number, size: number): void {
  sheet.patch(oval(x, y, size), '#fffdf6');
  sheet.patch(oval(x - size * 0.1, y, size * 0.6), SUMI);
}

const PICTURES: Record<CatchKind, (sheet: Sheet) => void> = {
  tuna,
  shark,
  eel,
  flounder,
  crab,
  lobster,
  octopus,
  thief,
  can,
  'final-phase': finalPhase,
  'market-close': marketClose,
};

/** The outline of each, for a sign of one colour. */
export const CATCH_SHAPES: Record<CatchKind, string[]> = {
  tuna: [TUNA.body, TUNA.tail, TUNA.back, TUNA.under, ...TUNA.finlets],
  shark: [SHARK.body, SHARK.tail, SHARK.back, SHARK.under],
  eel: [EEL.body],
  flounder: [FLOUNDER.fringe, FLOUNDER.tail],
  crab: [CRAB.shell, ...CRAB.claws],
  lobster: [LOBSTER.head, ...LOBSTER.claws, ...LOBSTER.tail, ...LOBSTER.rings],
  octopus: [OCTOPUS.head, ...OCTOPUS.arms],
  thief: [THIEF.body, THIEF.head, THIEF.beak, ...THIEF.wings],
  can: [CAN.side, CAN.top],
  'final-phase': [oval(50, 42, 18), ...[0, 1, 2, 3, 4, 5, 6].map(ray)],
  'market-close': [
    facet([12, 4], [88, 4], [88, 18], [12, 18]),
    facet([18, 22], [82, 22], [82, 60], [18, 60]),
  ],
};

function ray(i: number): string {
  const angle = Math.PI * (1 + i / 6);
  const at = (reach: number, aside: number): Point => [
    50 + Math.cos(angle + aside) * reach,
    42 + Math.sin(angle + aside) * reach,
  ];
  return facet(at(23, -0.1), at(38, -0.05), at(38, 0.05), at(23, 0.1));
}

const drawn = new Map<CatchKind, Layer[]>();

/** The picture of a kind, in a box of 100 by 60. */
export function catchLayers(kind: CatchKind): Layer[] {
  let layers = drawn.get(kind);
  if (!layers) {
    const sheet = new Sheet(2.2);
    PICTURES[kind](sheet);
    layers = sheet.layers;
    drawn.set(kind, layers);
  }
  return layers;
}

const written = new Map<CatchKind, string>();

/**
 * The same picture as an image: a market shows a hundred fish, which a browser then draws once a kind
 * and not once a fish.
 */
export function catchImage(kind: CatchKind): string {
  let image = written.get(kind);
  if (!image) {
    const layers = catchLayers(kind);
    const clips = [...new Set(layers.flatMap(({ clip }) => (clip ? [clip] : [])))];
    const defs = clips.map((d, i) => `<clipPath id="c${i}"><path d="${d}"/></clipPath>`).join('');
    const paths = layers.map(({ d, fill, clip, opacity, evenodd }) => {
      const more =
        (opacity === undefined ? '' : ` opacity="${opacity}"`) +
        (evenodd ? ' fill-rule="evenodd"' : '') +
        (clip ? ` clip-path="url(#c${clips.indexOf(clip)})"` : '');
      return `<path d="${d}" fill="${fill}"${more}/>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -2 106 64"><defs>${defs}</defs>${paths.join('')}</svg>`;
    image = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    written.set(kind, image);
  }
  return image;
}
