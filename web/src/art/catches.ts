/** What the net of Fish 'em Up brings up: fish, crab, seahorse and trash; the jellyfish, the boat. */
import { blob, facet, line, oval } from './ink';
import { type Layer, Sheet, SUMI } from './sheet';

export type Catch = 'fish' | 'crab' | 'seahorse' | 'trash' | 'jellyfish' | 'boat';

const PAPER = '#fffdf6';

function eye(sheet: Sheet, x: number, y: number, size = 4): void {
  sheet.patch(oval(x, y, size), PAPER);
  sheet.patch(oval(x + size * 0.1, y + size * 0.1, size * 0.6), SUMI);
}

function fish(): Layer[] {
  const sheet = new Sheet(3);
  const body = blob([8, 52], [26, 28], [54, 26], [76, 48], [54, 74], [26, 74]);
  sheet.form(facet([70, 50], [95, 28], [88, 50], [95, 74]), '#6fb0c4', { shade: '#4b8ca4' });
  sheet.form(blob([36, 30], [52, 12], [62, 32]), '#6fb0c4', { shade: '#4b8ca4', depth: [-2, -2] });
  sheet.form(body, '#3f86a3', { ink: 0 });
  sheet.patch(blob([6, 58], [40, 54], [76, 52], [56, 82], [24, 82]), '#e7f0ec', body);
  for (const x of [38, 48, 58])
    sheet.stroke(line([x, 38], [x + 4, 45], [x, 52]), {
      width: 2,
      colour: '#1f5169',
      within: body,
    });
  sheet.form(body, 'none');
  sheet.stroke(line([31, 36], [35, 50], [31, 66]), { width: 2.2, within: body });
  eye(sheet, 21, 44, 5);
  sheet.stroke(line([10, 58], [16, 60], [20, 58]), { width: 2 });
  return sheet.layers;
}

function crab(): Layer[] {
  const sheet = new Sheet(3);
  const [red, dark] = ['#d9603f', '#b3432a'];
  for (const [side, to] of [
    [1, -1],
    [-1, 1],
  ] as const) {
    const x = (n: number) => 50 + side * n;
    for (const [y, reach] of [
      [58, 44],
      [68, 41],
      [77, 34],
    ] as const)
      sheet.stroke(line([x(24), y - 6], [x(reach - 4), y - 4], [x(reach), y + 10]), {
        width: 5,
        colour: dark,
        taper: 0.3,
      });
    sheet.stroke(line([x(24), 44], [x(36), 36], [x(36), 28]), {
      width: 6,
      colour: dark,
      taper: 0.2,
    });
    sheet.form(
      blob([x(28), 26], [x(26), 10], [x(36), 6], [x(37), 16], [x(46), 8], [x(47), 22], [x(38), 31]),
      red,
      { shade: dark, depth: [to * 2, -3] },
    );
    sheet.stroke(line([x(8), 38], [x(9), 26]), { width: 3 });
    eye(sheet, x(9), 24, 5);
  }
  sheet.form(
    blob([20, 58], [32, 40], [50, 36], [68, 40], [80, 58], [66, 78], [50, 82], [34, 78]),
    red,
    {
      shade: dark,
    },
  );
  sheet.stroke(line([40, 64], [50, 69], [60, 64]), { width: 2.4 });
  return sheet.layers;
}

function seahorse(): Layer[] {
  const sheet = new Sheet(3);
  const [gold, dark] = ['#e7b64a', '#c08d22'];
  sheet.form(blob([60, 40], [80, 42], [82, 58], [62, 60]), '#f3d58d', {
    shade: '#dcb55a',
    depth: [-2, -2],
  });
  const body = blob(
    [18, 28],
    [20, 22],
    [36, 22],
    [42, 8],
    [60, 8],
    [68, 24],
    [64, 38],
    [68, 54],
    [58, 70],
    [56, 82],
    [44, 92],
    [32, 86],
    [32, 76],
    [40, 76],
    [42, 82],
    [48, 80],
    [46, 70],
    [42, 56],
    [46, 40],
    [40, 32],
    [24, 32],
  );
  sheet.form(body, gold, { shade: dark, depth: [-4, -3] });
  for (const y of [46, 54, 62, 70])
    sheet.stroke(line([44, y], [54, y + 3], [66, y - 1]), { width: 2, colour: dark, within: body });
  sheet.form(facet([44, 12], [42, 1], [50, 7], [55, 0], [58, 8], [66, 5], [64, 16]), gold, {
    shade: dark,
    depth: [-1, -2],
  });
  eye(sheet, 49, 21, 5);
  return sheet.layers;
}

function trash(): Layer[] {
  const sheet = new Sheet(3);
  // an old boot, and a tin beside it
  sheet.form(
    blob([30, 14], [58, 12], [60, 46], [78, 56], [92, 66], [90, 82], [32, 84], [28, 50]),
    '#7d6a58',
    { shade: '#5e4e40' },
  );
  sheet.form(facet([28, 80], [92, 80], [91, 90], [28, 90]), '#45392f', { ink: 2.4 });
  sheet.form(oval(44, 14, 15, 5), '#4a3d33', { ink: 2.4 });
  sheet.form(oval(42, 62, 8, 7), '#c9b79a', { ink: 2 });
  for (const y of [34, 44, 54])
    sheet.stroke(line([56, y], [68, y - 2 + (y - 34) / 2]), { width: 2.4, colour: '#e8dcc4' });
  sheet.form(facet([6, 58], [26, 58], [25, 90], [7, 90]), '#b9c3c6', {
    shade: '#8f9b9f',
    depth: [-5, 0],
  });
  sheet.form(oval(16, 58, 10, 4), '#dfe6e6', { ink: 2.2 });
  sheet.stroke(line([7, 70], [16, 73], [25, 70]), { width: 2, colour: '#5d6a6f' });
  return sheet.layers;
}

function jellyfish(): Layer[] {
  const sheet = new Sheet(3);
  const [pale, deep] = ['#c3bdf0', '#9a92d8'];
  for (const [x, lean] of [
    [28, -6],
    [40, 4],
    [52, -4],
    [64, 6],
    [74, -2],
  ] as const)
    sheet.stroke(line([x, 50], [x + lean, 64], [x - lean, 78], [x + lean * 0.5, 94]), {
      width: 5,
      colour: deep,
      taper: 0.7,
    });
  const bell = blob(
    [12, 50],
    [16, 24],
    [36, 8],
    [64, 8],
    [84, 24],
    [88, 50],
    [74, 58],
    [62, 52],
    [50, 60],
    [38, 52],
    [26, 58],
  );
  sheet.form(bell, pale, { shade: deep });
  sheet.patch(oval(36, 26, 9, 6, -30), '#eeebff', bell);
  eye(sheet, 40, 40, 4);
  eye(sheet, 60, 40, 4);
  sheet.stroke(line([45, 47], [50, 49], [55, 47]), { width: 2 });
  return sheet.layers;
}

function boat(): Layer[] {
  const sheet = new Sheet(3);
  sheet.stroke(line([54, 12], [54, 60]), { width: 4, taper: 0.1 });
  sheet.form(facet([56, 14], [82, 24], [56, 34]), '#c23b20', { shade: '#98290f', depth: [-2, -3] });
  sheet.form(facet([28, 34], [50, 34], [50, 60], [24, 60]), '#f5efdf', { shade: '#d9cfb4' });
  sheet.form(oval(36, 46, 5), '#9fc7cf', { ink: 2 });
  const hull = blob([4, 58], [50, 61], [96, 56], [86, 80], [70, 84], [24, 84], [12, 78]);
  sheet.form(hull, '#21546e', { shade: '#163c50' });
  sheet.patch(facet([0, 64], [100, 62], [100, 68], [0, 70]), '#f5efdf', hull);
  sheet.stroke(line([2, 90], [16, 86], [30, 91], [46, 86], [62, 91], [78, 86], [98, 90]), {
    width: 3,
    colour: '#5fa3a6',
  });
  return sheet.layers;
}

const DRAWN: Record<Catch, () => Layer[]> = { fish, crab, seahorse, trash, jellyfish, boat };
const done = new Map<Catch, Layer[]>();

export function catchLayers(kind: Catch): Layer[] {
  let layers = done.get(kind);
  if (!layers) {
    layers = DRAWN[kind]();
    done.set(kind, layers);
  }
  return layers;
}
