/** The pictures of the lobby's harbour: a boat that comes home with its big-catch flags up. */
import { blob, facet, line, oval } from '../art/ink';
import { type Layer, once, Sheet } from '../art/sheet';

const WOOD = '#c99a5f';
const WOOD_SHADE = '#a97a45';

/** A flag on its pole: ground, a band, and the white roundel with something in it. */
function flag(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  ground: string,
  band: string,
) {
  const cloth = `M${x} ${y}C${x + w * 0.3} ${y - 5} ${x + w * 0.6} ${y + 6} ${x + w} ${y}L${x + w - 2} ${y + h}C${x + w * 0.6} ${y + h + 6} ${x + w * 0.3} ${y + h - 5} ${x} ${y + h}Z`;
  sheet.form(cloth, ground, { ink: 1.6 });
  sheet.patch(
    facet(
      [x - 2, y + h * 0.72],
      [x + w + 2, y + h * 0.76],
      [x + w + 2, y + h + 8],
      [x - 2, y + h + 8],
    ),
    band,
    cloth,
  );
  sheet.form(oval(x + w * 0.5, y + h * 0.38, h * 0.27), '#fbf9f1', { ink: 1.2 });
}

/** Drawn on 240 × 200; the water line lies at 172. */
export const boat = once((): Layer[] => {
  const sheet = new Sheet(2.2);
  // poles and flags, behind everything
  sheet.stroke(line([60, 150], [56, 20]), { width: 3.4, colour: '#22201e' });
  sheet.stroke(line([128, 140], [126, 4]), { width: 3.4, colour: '#22201e' });
  flag(sheet, 128, 8, 76, 46, '#c23b20', '#1b2a49');
  flag(sheet, 58, 24, 54, 34, '#127681', '#e9a820');
  // rope from prow to mast, with pennants
  sheet.stroke(line([126, 62], [176, 100], [226, 118]), { width: 1.2 });
  for (const [i, x] of [142, 160, 178, 196].entries()) {
    const y = 74 + i * 13.4;
    sheet.form(
      facet([x, y], [x + 11, y + 6], [x + 2, y + 15]),
      ['#e9a820', '#fbf9f1', '#2f7a53', '#c23b20'][i] ?? '',
      { ink: 1 },
    );
  }
  // cabin
  sheet.form(facet([74, 106], [118, 106], [122, 146], [70, 146]), '#fbf9f1', { shade: '#e4dfcd' });
  sheet.form(facet([66, 100], [126, 98], [124, 108], [68, 109]), '#21546e', { ink: 1.8 });
  sheet.form(facet([80, 115], [95, 115], [95, 129], [79, 129]), '#9fd0d4', { ink: 1.6 });
  sheet.form(facet([101, 115], [114, 115], [115, 129], [101, 129]), '#9fd0d4', { ink: 1.6 });
  // the catch, heaped up
  sheet.form(blob([132, 146], [140, 128], [156, 122], [172, 130], [180, 146]), '#8fb0b8', {
    shade: '#6f929c',
  });
  for (const [x, y, lean] of [
    [146, 134, 24],
    [160, 130, -14],
    [168, 139, 30],
  ] as const) {
    sheet.form(oval(x, y, 9, 4.2, lean), '#e8b7a6', {
      shade: '#cf8f7c',
      depth: [-2, -2],
      ink: 1.3,
    });
  }
  // hull: a high prow to the right, a square stern
  const hull =
    'M16 138C60 150 150 152 190 138C206 132 218 122 226 112L236 116C230 140 214 166 192 180L44 180C28 172 18 156 16 138Z';
  sheet.form(hull, WOOD, { shade: WOOD_SHADE, depth: [-4, -10] });
  sheet.patch('M10 160C70 172 160 172 240 150L240 200L10 200Z', '#fbf9f1', hull);
  sheet.patch('M10 168C70 180 160 180 240 160L240 200L10 200Z', '#c23b20', hull);
  sheet.stroke(line([19, 146], [70, 156], [140, 156], [196, 144], [229, 120]), { width: 1.6 });
  sheet.form(facet([222, 110], [232, 104], [240, 116], [231, 121]), '#1b2a49', { ink: 1.4 });
  sheet.form(oval(204, 146, 4.5), '#fbf9f1', { ink: 1.4 });
  sheet.patch(oval(205, 146, 2), '#22201e');
  return sheet.layers;
});

/** A lighthouse on its rock, 80 × 150; the water line lies at 146. */
export const lighthouse = once((): Layer[] => {
  const sheet = new Sheet(1.8);
  sheet.form(facet([31, 40], [49, 40], [54, 122], [26, 122]), '#fbf9f1', {
    shade: '#dcd8c8',
    depth: [-6, 0],
  });
  sheet.patch(facet([29, 66], [51, 66], [52, 84], [28, 84]), '#c23b20');
  sheet.patch(facet([27, 102], [53, 102], [54, 122], [26, 122]), '#c23b20');
  sheet.form(facet([33, 24], [47, 24], [47, 40], [33, 40]), 'var(--sun)');
  sheet.form(facet([28, 40], [52, 40], [52, 44], [28, 44]), '#1b2a49', { ink: 1 });
  sheet.form('M30 25C33 12 47 12 50 25Z', '#c23b20');
  sheet.form(
    blob([2, 146], [10, 128], [26, 118], [54, 119], [68, 128], [80, 146], [40, 152]),
    '#7d8a86',
    { shade: '#5f6d6b' },
  );
  return sheet.layers;
});

export interface WaveRow {
  y: number;
  r: number;
  /** tokens.css --water-1 … --water-4 */
  depth: 1 | 2 | 3 | 4;
  shift: number;
}

/** Seigaiha rows from the horizon to the shore: each nearer row larger, darker, half a wave aside. */
export function seigaiha(top: number, bottom: number): WaveRow[] {
  const rows: WaveRow[] = [];
  let y = top;
  let r = 15;
  while (y - r < bottom) {
    const depth = Math.min(4, 1 + Math.floor(((y - top) / (bottom - top)) * 4)) as WaveRow['depth'];
    rows.push({ y, r, depth, shift: rows.length % 2 ? r : 0 });
    y += r * 0.62;
    r *= 1.17;
  }
  return rows;
}
