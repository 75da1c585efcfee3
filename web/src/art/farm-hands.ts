/**
 * Mack and Donald, who play when people are few. They follow a table and their topmost card, so
 * they are what a farm has for such work: scarecrows, and proud of it.
 */
import { blob, facet, line, mirrored, oval } from './ink';
import { type Layer, once, Sheet, SUMI } from './sheet';

export type FarmHandName = 'mack' | 'donald';

const STRAW = '#e3bf62';
const STRAW_SHADE = '#bd9440';
const SACK = '#ecd9b0';
const SACK_SHADE = '#cdb384';
const both = (d: string): string[] => [d, mirrored(d)];

function straw(sheet: Sheet, ...ends: [number, number, number, number][]): void {
  for (const [x1, y1, x2, y2] of ends) {
    const stalk = line([x1, y1], [(x1 + x2) / 2 + 1, (y1 + y2) / 2 - 1], [x2, y2]);
    sheet.stroke(stalk, { width: 5, taper: 0.3 });
    sheet.stroke(stalk, { width: 2.4, taper: 0.2, colour: STRAW });
  }
}

/** A smile sewn on: one line, a knot at either end. */
function smile(sheet: Sheet, half: number, y: number): void {
  const curve = line(
    [50 - half, y],
    [50 - half * 0.55, y + 5.4],
    [50, y + 7],
    [50 + half * 0.55, y + 5.4],
    [50 + half, y],
  );
  sheet.stroke(curve, { width: 2.8, taper: 0.1 });
  for (const end of both(line([50 - half - 2.6, y + 1.6], [50 - half + 2, y - 1.8]))) {
    sheet.stroke(end, { width: 2.4, taper: 0.2 });
  }
}

function button(sheet: Sheet, x: number, y: number, colour: string): void {
  sheet.form(oval(x, y, 5, 5), colour, { ink: 2 });
  for (const [dx, dy] of [
    [-1.4, -1.4],
    [1.4, 1.4],
  ] as const) {
    sheet.patch(oval(x + dx, y + dy, 0.9), SUMI);
  }
}

function mack(sheet: Sheet): void {
  // a broad straw hat, an indigo jacket, one eye a bigger button than the other
  for (const arm of both(blob([34, 78], [14, 78], [3, 84], [3, 95], [20, 93], [36, 94]))) {
    sheet.form(arm, '#2f5f86', { shade: '#214763' });
  }
  straw(sheet, [4, 88, -5, 84], [4, 90, -6, 91], [4, 93, -4, 98]);
  straw(sheet, [96, 88, 105, 84], [96, 90, 106, 91], [96, 93, 104, 98]);
  sheet.form(
    blob([50, 68], [66, 74], [74, 88], [74, 100], [26, 100], [26, 88], [34, 74]),
    '#2f5f86',
    {
      shade: '#214763',
    },
  );
  for (const [x, y] of [
    [38, 90],
    [50, 96],
    [62, 90],
  ] as const) {
    sheet.stroke(line([x - 2.5, y], [x + 2.5, y]), { width: 1.8, colour: '#cfe0ea' });
    sheet.stroke(line([x, y - 2.5], [x, y + 2.5]), { width: 1.8, colour: '#cfe0ea' });
  }
  straw(sheet, [32, 50, 22, 60], [32, 54, 25, 66], [68, 50, 78, 60], [68, 54, 75, 66]);
  sheet.form(
    blob([50, 26], [66, 32], [71, 48], [66, 64], [50, 72], [34, 64], [29, 48], [34, 32]),
    SACK,
    {
      shade: SACK_SHADE,
    },
  );
  sheet.form(
    facet([34, 69], [50, 74], [66, 69], [64, 77], [55, 79], [50, 90], [45, 79], [36, 77]),
    '#c23b20',
    {
      shade: '#8f2717',
      depth: [-3, -4],
    },
  );
  button(sheet, 41, 48, '#7fb3cc');
  button(sheet, 59, 48, '#8cc29a');
  for (const x of [35, 65]) sheet.patch(oval(x, 56, 4.4, 3), '#e0624f', undefined, 0.4);
  smile(sheet, 11, 59.5);
  sheet.form(facet([50, 51], [54, 58], [46, 58]), '#d98f4a', { ink: 1.8 });
  sheet.form(blob([33, 33], [35, 14], [50, 6], [65, 14], [67, 33]), STRAW, { shade: STRAW_SHADE });
  sheet.patch(facet([33, 24], [67, 24], [69, 31], [31, 31]), '#c23b20');
  sheet.stroke(line([33, 24.5], [67, 24.5]), { width: 1.8, taper: 0.1 });
  sheet.form(
    blob(
      [50, 28],
      [76, 31],
      [96, 40],
      [88, 44],
      [66, 40],
      [50, 39],
      [34, 40],
      [12, 44],
      [4, 40],
      [24, 31],
    ),
    STRAW,
    {
      shade: STRAW_SHADE,
      depth: [0, -4],
    },
  );
  sheet
    .stroke(line([20, 37], [36, 34]), { width: 1.5 })
    .stroke(line([64, 34], [80, 37]), { width: 1.5 });
  sheet.stroke(line([44, 33.5], [56, 33.5]), { width: 1.5 });
}

function donald(sheet: Sheet): void {
  // a tall felt hat with a sunflower, a carrot for a nose, round as a full sack
  for (const arm of both(blob([30, 76], [14, 82], [6, 90], [9, 98], [22, 96], [32, 96]))) {
    sheet.form(arm, '#d98646', { shade: '#ad5f28' });
  }
  straw(sheet, [8, 94, -2, 92], [8, 96, -1, 99], [92, 94, 102, 92], [92, 96, 101, 99]);
  sheet.form(
    blob([50, 66], [70, 72], [80, 88], [78, 101], [22, 101], [20, 88], [30, 72]),
    '#d98646',
    {
      shade: '#ad5f28',
    },
  );
  const bib = facet([35, 82], [65, 82], [68, 101], [32, 101]);
  sheet.form(bib, '#48637d', { shade: '#32485e', depth: [-4, 0] });
  for (const strap of both(facet([33, 72], [40, 70], [43, 83], [36, 84])))
    sheet.form(strap, '#48637d', { ink: 2 });
  sheet.form(facet([46, 88], [57, 87], [58, 96], [47, 97]), '#e9a820', { ink: 1.8 });
  straw(sheet, [27, 50, 17, 54], [27, 54, 18, 62], [73, 50, 83, 54], [73, 54, 82, 62]);
  sheet.form(
    blob([50, 28], [70, 33], [78, 50], [72, 66], [50, 74], [28, 66], [22, 50], [30, 33]),
    SACK,
    {
      shade: SACK_SHADE,
    },
  );
  for (const x of [39, 61]) {
    sheet.patch(oval(x, 48, 3.6, 4.4), SUMI);
    sheet.patch(oval(x - 1.2, 46.4, 1.3), '#fffdf6');
  }
  for (const x of [32, 68]) sheet.patch(oval(x, 58, 5, 3.4), '#e0624f', undefined, 0.4);
  smile(sheet, 14, 61.5);
  sheet.form(blob([46, 51], [54, 50], [66, 57], [70, 60], [60, 60], [48, 58]), '#e07b44', {
    shade: '#b4561f',
    depth: [-1, -3],
    ink: 2,
  });
  sheet
    .stroke(line([55, 53], [54, 56.5]), { width: 1.5 })
    .stroke(line([60, 55.5], [59, 58.5]), { width: 1.5 });
  sheet.form(facet([31, 33], [36, 5], [48, 8], [62, 3], [69, 33]), '#5d7f5a', {
    shade: '#44613f',
    depth: [-6, 0],
  });
  sheet.patch(facet([32.5, 25], [67.5, 25], [69, 32], [31, 32]), '#3d3a36');
  sheet.form(
    blob([50, 29], [72, 30], [86, 35], [80, 40], [50, 38], [20, 40], [14, 35], [28, 30]),
    '#5d7f5a',
    {
      shade: '#44613f',
      depth: [0, -4],
    },
  );
  for (let i = 0; i < 8; i++) {
    const turn = (Math.PI * i) / 4;
    sheet.form(
      oval(64 + Math.cos(turn) * 7, 24 + Math.sin(turn) * 7, 3.6, 2.8, i * 45),
      '#f5d043',
      { ink: 1.5 },
    );
  }
  sheet.form(oval(64, 24, 4.4), '#7a4a22', { ink: 1.6 });
}

export const farmHandLayers = once((name: FarmHandName): Layer[] => {
  const sheet = new Sheet();
  (name === 'mack' ? mack : donald)(sheet);
  return sheet.layers;
});
