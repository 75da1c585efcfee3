/** Six fisher cats, one a seat: each with its own coat, hat and face. */
import { blob, facet, line, mirrored, oval } from './ink';
import { type Layer, once, Sheet, SUMI } from './sheet';

interface Coat {
  fur: [string, string];
  /** the muzzle */
  pale: string;
  eyes: string;
  scarf: [string, string];
  marks?: (sheet: Sheet, face: string) => void;
  hat: (sheet: Sheet) => void;
}

const both = (d: string): string[] => [d, mirrored(d)];
const FACE = blob([50, 30], [72, 35], [83, 54], [74, 74], [50, 82], [26, 74], [17, 54], [28, 35]);

function strawHat(sheet: Sheet): void {
  sheet.form(blob([30, 32], [34, 14], [50, 8], [66, 14], [70, 32]), '#e3bf62', {
    shade: '#bd9440',
  });
  sheet.patch(facet([31, 25], [69, 25], [71, 32], [29, 32]), '#c23b20');
  sheet.form(
    blob([50, 28], [80, 31], [97, 39], [78, 42], [50, 39], [22, 42], [3, 39], [20, 31]),
    '#e3bf62',
    {
      shade: '#bd9440',
      depth: [0, -4],
    },
  );
}

function oilskin(sheet: Sheet): void {
  sheet.form(blob([24, 38], [26, 16], [50, 6], [74, 16], [76, 38]), '#e9b93a', {
    shade: '#bf8f1d',
  });
  sheet.form(
    blob([14, 44], [30, 31], [50, 29], [70, 31], [92, 46], [70, 41], [50, 39], [30, 41]),
    '#e9b93a',
    {
      shade: '#bf8f1d',
      depth: [0, -4],
    },
  );
}

function woolly(sheet: Sheet): void {
  sheet.form(oval(50, 9, 7), '#f3f0e4', { shade: '#cfc9b4' });
  sheet.form(blob([23, 38], [26, 18], [50, 9], [74, 18], [77, 38]), '#21546e', {
    shade: '#163a4d',
  });
  sheet.form(blob([20, 34], [50, 29], [80, 34], [80, 43], [50, 38], [20, 43]), '#f3f0e4', {
    shade: '#cfc9b4',
    depth: [0, -4],
  });
}

function towel(sheet: Sheet): void {
  // a fisherman's towel, rolled and knotted over the brow
  sheet.form(facet([66, 26], [84, 14], [80, 28]), '#f8f5ea', { shade: '#cfd8e0' });
  sheet.form(facet([68, 30], [90, 28], [80, 37]), '#f8f5ea', { shade: '#cfd8e0' });
  sheet.form(
    blob([20, 40], [32, 27], [50, 23], [68, 27], [80, 40], [68, 36], [50, 33], [32, 36]),
    '#f8f5ea',
    {
      shade: '#cfd8e0',
      depth: [0, -4],
    },
  );
  for (const [x, y] of [
    [34, 31],
    [50, 28],
    [66, 31],
  ] as const)
    sheet.patch(oval(x, y, 2.4), '#21546e');
}

function captain(sheet: Sheet): void {
  sheet.form(blob([24, 30], [20, 14], [50, 5], [80, 14], [76, 30]), '#f8f5ea', {
    shade: '#cfd8e0',
  });
  sheet.form(facet([24, 27], [76, 27], [77, 36], [23, 36]), '#1b2a49', { ink: 2 });
  sheet.form(blob([28, 35], [50, 40], [72, 35], [66, 45], [50, 47], [34, 45]), '#22201e', {
    ink: 2,
  });
  sheet.patch(oval(50, 21, 5), '#e9a820');
}

function bandana(sheet: Sheet): void {
  sheet.form(facet([78, 34], [96, 30], [92, 42]), '#a83a66', { shade: '#7c2549' });
  sheet.form(blob([21, 41], [26, 20], [50, 12], [74, 20], [79, 41], [50, 33]), '#a83a66', {
    shade: '#7c2549',
  });
  for (const [x, y] of [
    [36, 27],
    [50, 22],
    [64, 27],
    [43, 31],
    [57, 31],
  ] as const)
    sheet.patch(oval(x, y, 1.9), '#f8dfe8');
}

const COATS: Coat[] = [
  {
    fur: ['#e0914a', '#b96f2c'],
    pale: '#f8e6cd',
    eyes: '#5d8a3a',
    scarf: ['#21546e', '#163a4d'],
    hat: strawHat,
    marks: stripes('#a85f22'),
  },
  {
    fur: ['#8c93a0', '#6a717e'],
    pale: '#e4e6ea',
    eyes: '#d99a2b',
    scarf: ['#8a5a1f', '#66400f'],
    hat: oilskin,
  },
  {
    fur: ['#f6f1e4', '#d9d1bc'],
    pale: '#ffffff',
    eyes: '#4a8fb8',
    scarf: ['#625da3', '#474283'],
    hat: woolly,
    marks: patches('#d98646', '#4a4440'),
  },
  {
    fur: ['#3b3a42', '#26252c'],
    pale: '#f3f0e4',
    eyes: '#8fbf3f',
    scarf: ['#4a6b1f', '#34500f'],
    hat: towel,
  },
  {
    fur: ['#ecdcc2', '#cdb892'],
    pale: '#f8efe0',
    eyes: '#3f78b5',
    scarf: ['#a83a66', '#7c2549'],
    hat: captain,
    marks: mask('#6b4a36'),
  },
  {
    fur: ['#b98a5e', '#956a42'],
    pale: '#f3e2c8',
    eyes: '#3f8f6d',
    scarf: ['#5b6270', '#41474f'],
    hat: bandana,
    marks: stripes('#6f4a28'),
  },
];

function stripes(colour: string) {
  return (sheet: Sheet, face: string) => {
    for (const d of both(line([18, 54], [26, 55], [31, 58])))
      sheet.stroke(d, { width: 3.4, colour, within: face });
    for (const d of both(line([20, 63], [27, 62], [32, 64])))
      sheet.stroke(d, { width: 3.4, colour, within: face });
  };
}

function patches(one: string, other: string) {
  return (sheet: Sheet, face: string) => {
    sheet.patch(blob([14, 30], [42, 34], [40, 56], [16, 60]), one, face);
    sheet.patch(blob([86, 30], [64, 32], [66, 52], [88, 56]), other, face);
  };
}

function mask(colour: string) {
  return (sheet: Sheet, face: string) => {
    sheet.patch(oval(50, 62, 20, 19), colour, face, 0.55);
  };
}

function draw(seat: number): Layer[] {
  const coat = COATS[seat % COATS.length] as Coat;
  const sheet = new Sheet(2.6);
  sheet.form(blob([50, 76], [72, 80], [82, 101], [18, 101], [28, 80]), coat.fur[0], {
    shade: coat.fur[1],
  });
  sheet.form(blob([28, 78], [50, 86], [72, 78], [75, 87], [50, 95], [25, 87]), coat.scarf[0], {
    shade: coat.scarf[1],
  });
  for (const ear of both(facet([20, 46], [18, 18], [42, 34])))
    sheet.form(ear, coat.fur[0], { shade: coat.fur[1] });
  for (const ear of both(facet([24, 40], [23, 26], [35, 34]))) sheet.patch(ear, '#e9a9a0');
  sheet.form(FACE, coat.fur[0], { shade: coat.fur[1] });
  coat.marks?.(sheet, FACE);
  sheet.patch(oval(50, 69, 15, 10), coat.pale, FACE);
  for (const x of [37, 63]) {
    sheet.form(oval(x, 55, 6, 6.6), coat.eyes, { ink: 2 });
    sheet.patch(oval(x, 55, 2.2, 5), SUMI);
    sheet.patch(oval(x - 1.6, 52.6, 1.4), '#fffdf6');
  }
  sheet.form(facet([45.5, 63], [54.5, 63], [50, 67.5]), '#d97a78', { ink: 1.6 });
  sheet.stroke(line([50, 67], [50, 71], [43, 73.5]), { width: 1.8 });
  sheet.stroke(line([50, 71], [57, 73.5]), { width: 1.8 });
  for (const whisker of both(line([34, 68], [20, 66], [8, 68])))
    sheet.stroke(whisker, { width: 1.3 });
  for (const whisker of both(line([34, 71], [21, 73], [10, 77])))
    sheet.stroke(whisker, { width: 1.3 });
  coat.hat(sheet);
  return sheet.layers;
}

/** The cat of a seat, from its whiskers up. */
export const catLayers = once(draw);
