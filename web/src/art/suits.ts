/**
 * The six suits: a colour and a thing of the farm each, so that neither is needed alone.
 * The colours were searched for the largest smallest distance: at least 16 (CIEDE2000) between any
 * two, for usual sight and for protan, deutan and tritan sight alike.
 */
import { blob, facet, line, mirrored, oval } from './ink';
import { type Layer, once, Sheet } from './sheet';

export type Suit = 'red' | 'purple' | 'orange' | 'green' | 'blue' | 'yellow';
export const SUITS: Suit[] = ['red', 'purple', 'orange', 'green', 'blue', 'yellow'];

export interface SuitColours {
  /** the suit's own colour, for fills */
  base: string;
  /** its shade: second flat tone, lines on the base */
  deep: string;
  /** a wash for grounds behind pictures */
  wash: string;
  /** a little darker than the wash, for the land in the picture */
  land: string;
  /** as text on paper: at least 4.5:1 */
  text: string;
}

export const SUIT_COLOURS: Record<Suit, SuitColours> = {
  red: { base: '#a32b26', deep: '#7a1c1b', wash: '#f2d9cd', land: '#d9998a', text: '#9a2722' },
  purple: { base: '#634698', deep: '#47306f', wash: '#e4dcec', land: '#ad9bc8', text: '#5d418f' },
  orange: { base: '#e07b44', deep: '#b4561f', wash: '#fbe3cd', land: '#eeb283', text: '#9c4a17' },
  green: { base: '#477560', deep: '#2f5444', wash: '#d9e6d8', land: '#94b8a0', text: '#396450' },
  blue: { base: '#429bc6', deep: '#24749f', wash: '#d8eaf0', land: '#93c5da', text: '#1f678d' },
  yellow: { base: '#f5d043', deep: '#c99c16', wash: '#fbf1c9', land: '#eed377', text: '#755800' },
};

const PAPER = '#fbf6e8';

const pictures: Record<Suit, (sheet: Sheet, c: SuitColours) => void> = {
  red: barn,
  purple: grapes,
  orange: pumpkin,
  green: leaf,
  blue: drop,
  yellow: sun,
};

function barn(sheet: Sheet, { base, deep }: SuitColours): void {
  const wall = facet([17, 46], [28, 24], [50, 11], [72, 24], [83, 46], [80, 91], [20, 91]);
  sheet.form(wall, base, { shade: deep, depth: [-9, 0] });
  sheet.patch(
    facet(
      [12, 50],
      [25, 23],
      [50, 7],
      [75, 23],
      [88, 50],
      [80, 52],
      [69, 29],
      [50, 17],
      [31, 29],
      [20, 52],
    ),
    PAPER,
  );
  sheet.stroke(
    `${facet([12, 50], [25, 23], [50, 7], [75, 23], [88, 50], [80, 52], [69, 29], [50, 17], [31, 29], [20, 52])}`,
    { width: 4 },
  );
  const door = facet([35, 58], [65, 58], [65, 91], [35, 91]);
  sheet.form(door, PAPER, { ink: 3.6 });
  sheet
    .stroke(line([36, 59], [64, 90]), { width: 4, taper: 0.1 })
    .stroke(line([64, 59], [36, 90]), { width: 4, taper: 0.1 });
  sheet.form(oval(50, 40, 6.5, 7), PAPER, { ink: 3 });
}

function grapes(sheet: Sheet, { base, deep }: SuitColours): void {
  sheet.stroke(line([50, 30], [49, 16], [58, 7]), { width: 6, taper: 0.2 });
  sheet.form(blob([50, 22], [60, 10], [78, 10], [88, 20], [76, 30], [60, 29]), '#6d9a62', {
    shade: '#4c7748',
  });
  const rows: [number, number][] = [
    [50, 84],
    [38, 66],
    [62, 66],
    [26, 46],
    [74, 46],
    [50, 48],
  ];
  for (const [x, y] of rows) {
    sheet.form(oval(x, y, 14.5, 14), base, { shade: deep, depth: [-5, -5] });
    sheet.patch(oval(x - 5, y - 5, 3.4, 2.4, -40), '#cfc0e4');
  }
}

function pumpkin(sheet: Sheet, { base, deep }: SuitColours): void {
  sheet.form(blob([46, 32], [44, 20], [40, 13], [49, 9], [57, 14], [56, 32]), '#7d9a52', {
    shade: '#5a7338',
  });
  sheet.form(blob([24, 30], [8, 42], [6, 66], [18, 86], [34, 89], [40, 58]), base, {
    shade: deep,
    depth: [3, -8],
  });
  const right = mirrored(blob([24, 30], [8, 42], [6, 66], [18, 86], [34, 89], [40, 58]));
  sheet.form(right, base, { shade: deep, depth: [-8, -8] });
  sheet.form(
    blob([50, 28], [67, 40], [71, 60], [64, 84], [50, 91], [36, 84], [29, 60], [33, 40]),
    base,
    { shade: deep, depth: [-7, -7] },
  );
  sheet.stroke(line([43, 42], [39, 58], [42, 76]), { width: 3.4, colour: '#f7c49a', taper: 0.8 });
}

function leaf(sheet: Sheet, { base, deep }: SuitColours): void {
  const blade = `M84 12C90 38 88 66 68 80C48 94 24 86 18 70C12 50 26 32 46 26C60 22 74 22 84 12Z`;
  sheet.stroke(line([26, 76], [16, 88], [10, 93]), { width: 7, taper: 0.2 });
  sheet.form(blade, base, { shade: deep, depth: [-8, -9] });
  sheet.stroke(line([22, 80], [44, 58], [62, 42], [78, 22]), {
    width: 4.4,
    taper: 0.5,
    colour: '#cfe3cd',
  });
  sheet
    .stroke(line([44, 58], [42, 44], [46, 34]), { width: 3.4, colour: '#cfe3cd' })
    .stroke(line([44, 59], [58, 62], [68, 60]), { width: 3.4, colour: '#cfe3cd' });
  sheet
    .stroke(line([60, 44], [60, 36], [64, 29]), { width: 3, colour: '#cfe3cd' })
    .stroke(line([60, 44], [70, 46], [78, 44]), { width: 3, colour: '#cfe3cd' });
}

function drop(sheet: Sheet, { base, deep }: SuitColours): void {
  const form = `M50 6C58 26 80 42 80 63C80 81 67 93 50 93C33 93 20 81 20 63C20 42 42 26 50 6Z`;
  sheet.form(form, base, { shade: deep, depth: [-9, -8] });
  sheet.stroke(line([31, 56], [30, 68], [38, 79]), { width: 6, colour: '#e6f4f8', taper: 0.5 });
}

function sun(sheet: Sheet, { base, deep }: SuitColours): void {
  const rays: [number, number][] = [];
  for (let i = 0; i < 24; i++) {
    const angle = (Math.PI * i) / 12 - Math.PI / 2;
    const reach = i % 2 ? 31 : 46;
    rays.push([50 + Math.cos(angle) * reach, 50 + Math.sin(angle) * reach]);
  }
  sheet.form(facet(...rays), base, { shade: deep, depth: [-6, -7] });
  sheet.form(oval(50, 50, 24), '#fbe48a', { shade: base, depth: [-6, -7], ink: 3.2 });
}

export const suitLayers = once((suit: Suit): Layer[] => {
  const sheet = new Sheet(4.6);
  pictures[suit](sheet, SUIT_COLOURS[suit]);
  return sheet.layers;
});
