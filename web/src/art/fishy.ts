/**
 * The 48 fish that cats tell of: six kinds of eight, from the sprat to the shark. Length and girth grow
 * with the number; fins, marks and colour change within a kind, so that neighbours are told apart.
 */
import { blob, facet, line, oval, type Point } from './ink';
import { type Layer, once, Sheet, SUMI } from './sheet';

interface Kind {
  /** girth by length */
  girth: number;
  back: [string, string];
  belly: string;
  fin: [string, string];
  marks: (sheet: Sheet, fish: Body, count: number) => void;
  tail: 'fork' | 'fan' | 'moon';
  /** where the back fin begins and ends, by length from the nose, and its height by girth */
  sail: [number, number, number];
}

interface Body {
  nose: number;
  length: number;
  half: number;
  outline: string;
  shade: string;
}

const Y = 50;

const KINDS: Kind[] = [
  {
    girth: 0.25,
    back: ['#9fb9c4', '#7f9ba8'],
    belly: '#eef3f1',
    fin: ['#c3d3d8', '#a3bac2'],
    marks: (sheet, fish) => {
      sheet.patch(band(fish, 0.3, 0.8, 0.02), '#6f95a6', fish.outline, 0.9);
    },
    tail: 'fork',
    sail: [0.44, 0.58, 0.5],
  },
  {
    girth: 0.29,
    back: ['#5d8aa8', '#41708f'],
    belly: '#e4eef0',
    fin: ['#8fb3c6', '#6d95ab'],
    marks: (sheet, fish, count) => {
      for (let i = 0; i < 3 + count; i++)
        sheet.patch(spot(fish, 0.28 + i * 0.065, -0.18, 0.022), '#27475c', fish.outline);
    },
    tail: 'fork',
    sail: [0.38, 0.56, 0.55],
  },
  {
    girth: 0.5,
    back: ['#d9746a', '#b4524c'],
    belly: '#f8dfd3',
    fin: ['#e9a08c', '#c97a68'],
    marks: (sheet, fish, count) => {
      for (let i = 0; i < 2 + (count % 4); i++)
        sheet.patch(bar(fish, 0.36 + i * 0.11, 0.03), '#a8413f', fish.outline, 0.75);
    },
    tail: 'fan',
    sail: [0.26, 0.72, 0.45],
  },
  {
    girth: 0.34,
    back: ['#3f8f86', '#2b6d68'],
    belly: '#e3f0e4',
    fin: ['#73b3a2', '#4f9384'],
    marks: (sheet, fish, count) => {
      for (let i = 0; i < 4 + count; i++) {
        const x = fish.nose + fish.length * (0.26 + i * (0.46 / (4 + count)));
        const h = fish.half;
        sheet.stroke(line([x, Y - h * 0.95], [x + 1.6, Y - h * 0.55], [x, Y - h * 0.15]), {
          width: 1.7,
          colour: '#174a49',
          within: fish.outline,
        });
      }
    },
    tail: 'fork',
    sail: [0.32, 0.5, 0.6],
  },
  {
    girth: 0.38,
    back: ['#33507a', '#223a5e'],
    belly: '#dfe6ec',
    fin: ['#e0b23e', '#b98a22'],
    marks: (sheet, fish, count) => {
      for (let i = 0; i < 3 + (count % 5); i++)
        sheet.patch(
          facet(
            [along(fish, 0.6 + i * 0.045), Y - fish.half * (0.82 - i * 0.07)],
            [along(fish, 0.625 + i * 0.045), Y - fish.half * (1.1 - i * 0.07)],
            [along(fish, 0.645 + i * 0.045), Y - fish.half * (0.8 - i * 0.07)],
          ),
          '#e0b23e',
        );
    },
    tail: 'moon',
    sail: [0.3, 0.46, 0.75],
  },
  {
    girth: 0.35,
    back: ['#6b7484', '#4c5564'],
    belly: '#eceae2',
    fin: ['#7c8595', '#565f6f'],
    marks: (sheet, fish, count) => {
      for (let i = 0; i < 5; i++)
        sheet.stroke(
          line(
            [along(fish, 0.27 + i * 0.025), Y - fish.half * 0.34],
            [along(fish, 0.262 + i * 0.025), Y + fish.half * 0.2],
          ),
          { width: 1.3, within: fish.outline },
        );
      for (let i = 0; i < count; i++)
        sheet.patch(
          spot(fish, 0.46 + (i % 4) * 0.08, -0.55 + Math.floor(i / 4) * 0.3, 0.016),
          '#b9c0c9',
          fish.outline,
        );
    },
    tail: 'moon',
    sail: [0.36, 0.52, 0.95],
  },
];

const along = (fish: Body, share: number) => fish.nose + fish.length * share;

const spot = (fish: Body, share: number, height: number, size: number) =>
  oval(along(fish, share), Y + fish.half * height, fish.length * size);

const bar = (fish: Body, share: number, width: number) =>
  blob(
    [along(fish, share), Y - fish.half * 1.05],
    [along(fish, share + width), Y - fish.half * 0.2],
    [along(fish, share + width * 0.6), Y + fish.half * 0.5],
    [along(fish, share - width), Y - fish.half * 0.1],
  );

const band = (fish: Body, from: number, to: number, width: number) =>
  oval(along(fish, (from + to) / 2), Y, (fish.length * (to - from)) / 2, fish.length * width);

/** How long a fish is on its card, in hundredths of the picture's width. */
export const lengthOf = (number: number) => 24 + 66 * ((number - 1) / 47) ** 0.85;

function body(number: number, girth: number): Body {
  const length = lengthOf(number);
  const nose = 50 - length / 2;
  const half = (length * girth) / 2;
  const x = (share: number) => nose + length * share;
  const ring: Point[] = [
    [x(0), Y + half * 0.05],
    [x(0.1), Y - half * 0.55],
    [x(0.3), Y - half],
    [x(0.52), Y - half * 0.86],
    [x(0.78), Y - half * 0.24],
    [x(0.84), Y],
    [x(0.78), Y + half * 0.22],
    [x(0.52), Y + half * 0.82],
    [x(0.3), Y + half * 0.95],
    [x(0.1), Y + half * 0.6],
  ];
  const under: Point[] = [
    [x(0), Y + half * 0.2],
    [x(0.25), Y + half * 0.16],
    [x(0.6), Y + half * 0.1],
    [x(0.86), Y],
    [x(0.6), Y + half * 1.1],
    [x(0.3), Y + half * 1.2],
    [x(0.05), Y + half * 0.8],
  ];
  return { nose, length, half, outline: blob(...ring), shade: blob(...under) };
}

function tail(fish: Body, shape: Kind['tail'], girth: number): string {
  const x = (share: number) => along(fish, share);
  const spread = fish.length * (0.1 + girth * 0.28);
  if (shape === 'fan')
    return blob(
      [x(0.8), Y],
      [x(0.92), Y - spread],
      [x(1), Y - spread * 0.5],
      [x(0.97), Y],
      [x(1), Y + spread * 0.5],
      [x(0.92), Y + spread],
    );
  const notch = shape === 'moon' ? 0.88 : 0.91;
  return facet(
    [x(0.79), Y - 1],
    [x(1), Y - spread],
    [x(notch), Y],
    [x(1), Y + spread],
    [x(0.79), Y + 1],
  );
}

function draw(number: number): Layer[] {
  const kind = KINDS[Math.floor((number - 1) / 8)] as Kind;
  const count = (number - 1) % 8;
  const girth = kind.girth * (0.9 + count * 0.03);
  const fish = body(number, girth);
  const sheet = new Sheet(1.5 + fish.length / 55);
  const x = (share: number) => along(fish, share);
  const [from, to, height] = kind.sail;
  const rise = fish.half * height * (0.8 + (count % 3) * 0.2);
  sheet.form(tail(fish, kind.tail, girth), kind.fin[0], { shade: kind.fin[1], depth: [-2, -2] });
  sheet.form(
    blob(
      [x(from), Y - fish.half * 0.7],
      [x(from + 0.05), Y - fish.half - rise],
      [x(to), Y - fish.half * 0.8],
      [x(to), Y - fish.half * 0.4],
    ),
    kind.fin[0],
    { shade: kind.fin[1], depth: [-2, -2] },
  );
  sheet.form(
    blob(
      [x(0.5), Y + fish.half * 0.6],
      [x(0.6), Y + fish.half * 1.35],
      [x(0.68), Y + fish.half * 0.4],
    ),
    kind.fin[0],
    { shade: kind.fin[1], depth: [-2, -2] },
  );
  sheet.form(fish.outline, kind.back[0], { ink: 0 });
  sheet.patch(fish.shade, kind.belly, fish.outline);
  kind.marks(sheet, fish, count);
  sheet.form(fish.outline, 'none');
  sheet.form(
    blob(
      [x(0.32), Y + fish.half * 0.1],
      [x(0.46), Y + fish.half * 0.34],
      [x(0.4), Y + fish.half * 0.6],
    ),
    kind.fin[0],
    { shade: kind.fin[1], depth: [-1, -1] },
  );
  const eye = Math.max(1.7, fish.length * 0.034);
  sheet.patch(oval(x(0.13), Y - fish.half * 0.18, eye * 1.35), '#fffdf6');
  sheet.patch(oval(x(0.128), Y - fish.half * 0.16, eye * 0.85), SUMI);
  sheet.stroke(line([x(0.02), Y + fish.half * 0.24], [x(0.08), Y + fish.half * 0.3]), {
    width: 1.4,
  });
  sheet.stroke(line([x(0.22), Y - fish.half * 0.5], [x(0.25), Y], [x(0.22), Y + fish.half * 0.5]), {
    width: 1.3,
    within: fish.outline,
  });
  return sheet.layers;
}

export const fishLayers = once(draw);
