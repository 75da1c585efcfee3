/** Things of the harbour that are not on cards: the mark of the house, the lantern, the waves. */
import { blob, facet, line, oval } from './ink';
import { type Layer, once, Sheet } from './sheet';

/** Nothing of the mark leaves its round. */
const SEAL = oval(50, 50, 47);

const within = (d: string) => ({ within: d });

/** The mark of Tairyo: a bream leaping from seigaiha waves before the rising sun. A big catch. */
export const logoLayers = once((): Layer[] => {
  const sheet = new Sheet(3);
  sheet.patch(SEAL, '#f8e7bd');
  sheet.form(oval(54, 42, 30), '#e9a820', {
    shade: '#d9920f',
    depth: [-5, -5],
    ink: 0,
    ...within(SEAL),
  });
  const tail = blob([30, 66], [20, 60], [11, 58], [17, 68], [13, 80], [23, 77], [32, 74]);
  sheet.form(tail, '#c23b20', { shade: '#8f2717' });
  sheet.form(blob([38, 46], [48, 25], [64, 22], [71, 30], [62, 40]), '#8f2717');
  const fish = blob(
    [26, 71],
    [35, 51],
    [53, 37],
    [73, 34],
    [86, 43],
    [86, 53],
    [77, 65],
    [57, 75],
    [37, 78],
  );
  sheet.form(fish, '#c23b20', { shade: '#8f2717', depth: [-4, -9] });
  sheet.patch(blob([37, 76], [57, 66], [76, 60], [83, 57], [76, 68], [57, 76]), '#f6d9bd', fish);
  sheet.stroke(line([68, 37], [63, 48], [68, 61]), { width: 2.6, taper: 0.4 });
  for (const [x, y] of [
    [42, 58],
    [51, 50],
    [53, 62],
  ] as const) {
    sheet.stroke(line([x - 3, y - 4], [x + 2, y], [x - 3, y + 4]), {
      width: 2.4,
      colour: '#7a1c1b',
    });
  }
  sheet.form(oval(76, 46, 4.6), '#fbf9f1', { ink: 2.2 });
  sheet.patch(oval(77, 46.4, 2.3), '#22201e');
  sheet.stroke(line([87, 51], [82, 54.5], [79, 54]), { width: 2.2 });
  for (const [x, y] of [
    [14, 90],
    [50, 90],
    [86, 90],
    [-4, 101],
    [32, 101],
    [68, 101],
    [104, 101],
  ] as const) {
    sheet.form(oval(x, y, 20, 18), '#21546e', { ink: 2.6, ...within(SEAL) });
    sheet.form(oval(x, y, 14.5, 12.6), '#eef3ea', { ink: 0, ...within(SEAL) });
    sheet.form(oval(x, y, 11, 9.4), '#127681', { ink: 0, ...within(SEAL) });
  }
  sheet.stroke(SEAL, { width: 4.4 });
  return sheet.layers;
});

/** A paper lantern; lit, it says whose turn it is. */
export const lanternLayers = once((lit: boolean): Layer[] => {
  const sheet = new Sheet(4.4);
  sheet.stroke(line([50, 2], [50, 14]), { width: 5, taper: 0 });
  const paper = blob(
    [50, 16],
    [74, 22],
    [86, 46],
    [74, 72],
    [50, 78],
    [26, 72],
    [14, 46],
    [26, 22],
  );
  sheet.form(paper, lit ? '#e5552f' : '#d9d4c2', { shade: lit ? '#b93317' : '#b9b4a2' });
  if (lit) sheet.patch(oval(46, 46, 19, 22), '#f7b25a', paper, 0.75);
  for (const y of [32, 46, 60]) {
    sheet.stroke(line([16, y], [50, y + 4], [84, y]), {
      width: 2.6,
      taper: 0.2,
      opacity: 0.65,
      within: paper,
    });
  }
  sheet.form(facet([34, 12], [66, 12], [67, 22], [33, 22]), '#3d3a36');
  sheet.form(facet([34, 72], [66, 72], [65, 81], [35, 81]), '#3d3a36');
  sheet.stroke(line([50, 82], [50, 98]), { width: 5, taper: 0.3, colour: '#8f2717' });
  return sheet.layers;
});

/** Three cards in a neat stack: who deals this round. */
export const dealerLayers = once((): Layer[] => {
  const sheet = new Sheet(5);
  const card = (dx: number, dy: number, fill: string) =>
    sheet.form(
      facet([22 + dx, 22 + dy], [66 + dx, 14 + dy], [76 + dx, 72 + dy], [32 + dx, 80 + dy]),
      fill,
      {
        ink: 4.6,
      },
    );
  card(8, 12, '#d9d4c2');
  card(3, 4, '#f3f0e4');
  card(-4, -6, '#21546e');
  sheet.form(oval(45, 42, 12, 13), '#f3f0e4', { ink: 0 });
  sheet.form(oval(45, 42, 6, 6.5), '#e9a820', { ink: 0 });
  return sheet.layers;
});
