/** What an animal is made of below and around its face: tail, body, ears, head, coat. */
import { blob, facet, line, mirrored, oval, type Point } from '../ink';
import type { Sheet } from '../sheet';
import type { Mood, Plan } from './plan';

/** A wavy ring of `bumps` lobes round an ellipse: wool, feathers, a bristling coat. */
export function fleece(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bumps: number,
  swell = 0.1,
): string {
  const points: Point[] = [];
  for (let i = 0; i < bumps * 2; i++) {
    const angle = (Math.PI * i) / bumps + 0.2;
    const reach = i % 2 ? 1 - swell : 1 + swell * 0.6;
    points.push([cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]);
  }
  return blob(...points);
}

export function headForm({ head: { rx, ry, y, jowl } }: Plan): string {
  const side = (dx: number, dy: number): [Point, Point] => [
    [50 + dx, y + dy],
    [50 - dx, y + dy],
  ];
  const [a, a2] = side(rx * 0.7, -ry * 0.76);
  const [b, b2] = side(rx, 0);
  const [c, c2] = side(rx * 0.78 * jowl, ry * 0.74);
  return blob([50, y - ry], a, b, c, [50, y + ry], c2, b2, a2);
}

export function bodyForm({ body: { width, top }, marking }: Plan): string {
  const w = width / 2;
  if (marking === 'wool') return fleece(50, 74, w, 23, 11);
  if (marking === 'comb') {
    return blob(
      [50, top - 4],
      [50 + w * 0.55, top + 6],
      [50 + w, top + 22],
      [50 + w * 0.72, 92],
      [50, 97],
      [50 - w * 0.72, 92],
      [50 - w, top + 22],
      [50 - w * 0.55, top + 6],
    );
  }
  return blob(
    [50, top],
    [50 + w * 0.72, top + 8],
    [50 + w, 84],
    [50 + w * 0.8, 95],
    [50, 97],
    [50 - w * 0.8, 95],
    [50 - w, 84],
    [50 - w * 0.72, top + 8],
  );
}

export function drawTail(sheet: Sheet, plan: Plan, mood: Mood): void {
  const [coat, shade] = plan.coat;
  const raised = mood === 'scared';
  switch (plan.tail) {
    case 'string': {
      const string = line([66, 92], [80, 95], [87, 86], [82, 76], [89, raised ? 62 : 68]);
      sheet
        .stroke(string, { width: 5, taper: 0.5 })
        .stroke(string, { width: 2.2, taper: 0.4, colour: plan.blush });
      break;
    }
    case 'plume':
      for (const [x, y, lean] of [
        [79, 55, 34],
        [84, 63, 56],
        [85, 72, 78],
      ] as const) {
        sheet.form(oval(x, y, 6, 14, lean), coat, { shade });
      }
      break;
    case 'hook': {
      const hook = raised
        ? blob([68, 90], [82, 82], [80, 62], [84, 50], [94, 56], [92, 74], [88, 90], [74, 97])
        : blob(
            [68, 88],
            [80, 84],
            [82, 72],
            [78, 64],
            [84, 58],
            [91, 66],
            [91, 82],
            [84, 94],
            [70, 97],
          );
      sheet.form(hook, coat, { shade });
      sheet.stroke(line([82, 70], [87, 68], [91, 71]), {
        width: 3.4,
        colour: plan.dark,
        taper: 0.2,
        within: hook,
      });
      sheet.stroke(line([80, 81], [86, 80], [91, 84]), {
        width: 3.4,
        colour: plan.dark,
        taper: 0.2,
        within: hook,
      });
      break;
    }
    case 'wag':
      sheet.form(
        raised
          ? blob([66, 90], [80, 92], [86, 97], [76, 98])
          : blob([66, 84], [77, 74], [82, 62], [89, 60], [90, 72], [82, 86], [70, 93]),
        coat,
        { shade },
      );
      break;
    case 'curl': {
      const curl = line(
        [73, 84],
        [82, 85],
        [89, 79],
        [87, 71],
        [80, 71],
        [79, 78],
        [86, 83],
        [95, 79],
      );
      sheet
        .stroke(curl, { width: 5.4, taper: 0.3 })
        .stroke(curl, { width: 2.4, taper: 0.2, colour: coat });
      break;
    }
    case 'tuft':
      sheet.stroke(line([70, 78], [82, 74], [86, 82], [88, 88]), { width: 4, taper: 0.2 });
      sheet.form(blob([86, 84], [92, 88], [92, 96], [87, 97], [84, 91]), plan.dark);
      break;
    case 'puff':
      sheet.form(fleece(82, 82, 8, 8, 6), coat, { shade });
      break;
  }
}

export function drawBody(sheet: Sheet, plan: Plan): void {
  const [coat, shade] = plan.coat;
  const body = bodyForm(plan);
  const isBird = plan.marking === 'comb';
  if (plan.marking === 'wool') {
    for (const x of [38, 62])
      sheet.form(blob([x - 5, 84], [x + 5, 84], [x + 5.5, 97], [x - 5.5, 97]), plan.pale);
  }
  sheet.form(body, coat, { shade });
  if (plan.marking === 'patch') {
    sheet.patch(blob([22, 78], [38, 72], [40, 86], [28, 96]), plan.dark, body);
  } else if (plan.marking === 'stripes' || plan.marking === 'mask' || plan.nose === 'bead') {
    sheet.patch(oval(50, 82, plan.body.width * 0.26, 15), plan.pale, body);
  }
  if (isBird) {
    const wing = blob([27, 68], [33, 66], [40, 74], [40, 86], [30, 88], [23, 80]);
    sheet.form(wing, shade, { ink: 2 }).form(mirrored(wing), shade, { ink: 2 });
    for (const x of [42, 58]) {
      sheet.stroke(line([x, 95], [x, 99]), { width: 3.4, taper: 0, colour: plan.dark });
      sheet.stroke(line([x - 5, 99.5], [x, 98], [x + 5, 99.5]), {
        width: 3,
        taper: 0.3,
        colour: plan.dark,
      });
    }
  } else if (plan.marking !== 'wool') {
    const foot = plan.marking === 'patch' || plan.nose === 'snout' ? plan.dark : plan.pale;
    for (const x of [39, 61]) sheet.form(oval(x, 95, 8, 4.6), foot);
    sheet.stroke(line([50, 86], [50, 96]), { width: 1.8 });
  }
}

export function drawEars(sheet: Sheet, plan: Plan, mood: Mood): void {
  const [coat, shade] = plan.coat;
  const afraid = mood === 'scared';
  const both = (outer: string, inner: string, fill = coat, dark = shade, inside = plan.blush) => {
    for (const flip of [(d: string) => d, mirrored]) {
      sheet.form(flip(outer), fill, { shade: dark });
      if (inner) sheet.patch(flip(inner), inside);
    }
  };
  switch (plan.ears) {
    case 'disc':
      both(
        oval(afraid ? 25 : 28, afraid ? 34 : 29, 15, 15),
        oval(afraid ? 25.5 : 28.5, afraid ? 35 : 30, 9.5, 9.5),
      );
      break;
    case 'point':
      if (afraid)
        both(
          blob([33, 24], [20, 22], [9, 27], [16, 36], [26, 42]),
          blob([28, 27], [19, 26], [15, 28], [20, 34]),
        );
      else
        both(facet([24, 42], [22, 13], [29, 15], [45, 27]), facet([27, 35], [25.5, 19], [38, 28]));
      break;
    case 'side':
      both(
        blob(
          [33, 30],
          [20, afraid ? 36 : 25],
          [8, afraid ? 44 : 27],
          [10, afraid ? 50 : 35],
          [24, afraid ? 46 : 40],
          [32, 38],
        ),
        blob([28, 34], [20, afraid ? 40 : 30], [13, afraid ? 45 : 31], [22, afraid ? 43 : 36]),
        plan.dark,
        plan.dark,
      );
      break;
    case 'leaf':
      both(
        blob(
          [36, 38],
          [26, afraid ? 42 : 34],
          [14, afraid ? 52 : 37],
          [15, afraid ? 58 : 44],
          [27, afraid ? 54 : 48],
          [36, 46],
        ),
        '',
        plan.pale,
        plan.dark,
      );
      break;
    default:
      break; // "drop" and "fold" hang over the head: drawFrontEars
  }
}

export function drawFrontEars(sheet: Sheet, plan: Plan, mood: Mood): void {
  const afraid = mood === 'scared';
  const both = (d: string, fill: string, shade: string) => {
    sheet.form(d, fill, { shade }).form(mirrored(d), fill, { shade });
  };
  if (plan.ears === 'drop') {
    const lift = mood === 'loud' ? -5 : 0;
    if (afraid)
      both(blob([35, 19], [23, 16], [10, 12], [7, 20], [18, 28], [31, 29]), plan.dark, plan.dark);
    else
      both(
        blob(
          [37, 19],
          [26, 20],
          [19, 34 + lift],
          [16, 50 + lift],
          [23, 57 + lift],
          [30, 46 + lift],
          [32, 32],
        ),
        plan.dark,
        plan.dark,
      );
  } else if (plan.ears === 'fold') {
    const ear = afraid
      ? blob([24, 30], [14, 36], [11, 48], [19, 50], [30, 40], [34, 27])
      : facet([23, 31], [19, 12], [27, 13], [43, 22], [39, 26], [29, 38], [25, 39]);
    both(ear, plan.coat[1], plan.dark);
  }
}

/** Horns, comb, wool cap, stripes, mask: all that makes the head more than a coat. */
export function drawCoat(sheet: Sheet, plan: Plan, head: string, mood: Mood): void {
  const { y, ry, rx } = plan.head;
  switch (plan.marking) {
    case 'stripes':
      for (const [x, w] of [
        [43, 3.6],
        [50, 4.4],
        [57, 3.6],
      ] as const) {
        sheet.stroke(line([x, y - ry - 1], [50 + (x - 50) * 0.7, y - ry * 0.42]), {
          width: w,
          taper: 0.6,
          colour: plan.dark,
          within: head,
        });
      }
      for (const flip of [(d: string) => d, mirrored]) {
        sheet.stroke(flip(line([50 - rx - 1, y + 1], [50 - rx * 0.68, y + 3])), {
          width: 3.4,
          taper: 0.5,
          colour: plan.dark,
          within: head,
        });
        sheet.stroke(flip(line([50 - rx, y + 9], [50 - rx * 0.66, y + 9])), {
          width: 3.2,
          taper: 0.5,
          colour: plan.dark,
          within: head,
        });
      }
      break;
    case 'mask':
      sheet.patch(
        blob(
          [50, y - ry],
          [54, y - ry * 0.4],
          [58, y],
          [70, y + 14],
          [50, y + ry + 3],
          [30, y + 14],
          [42, y],
          [46, y - ry * 0.4],
        ),
        plan.pale,
        head,
      );
      break;
    case 'patch':
      sheet.patch(
        blob([26, 10], [46, 16], [45, 34], [42, 46], [30, 48], [22, 36]),
        plan.dark,
        head,
      );
      break;
    case 'wool': {
      const cap =
        mood === 'scared'
          ? fleece(50, y - ry + 1, 21, 14, 9, 0.24)
          : fleece(50, y - ry + 3, 20, 11, 8);
      sheet.form(cap, plan.coat[0], { shade: plan.coat[1], depth: [-2, -5] });
      break;
    }
    default:
      break;
  }
}

export function drawComb(sheet: Sheet, plan: Plan, mood: Mood): void {
  const top = plan.head.y - plan.head.ry;
  if (plan.marking === 'comb') {
    const up = mood === 'scared' ? 5 : 0;
    sheet.form(
      blob(
        [37, top + 8],
        [35, top - 5],
        [41, top - 8 - up],
        [44, top - 2],
        [50, top - 14 - up],
        [55, top - 3],
        [61, top - 8 - up],
        [63, top + 1],
        [62, top + 8],
        [50, top + 11],
      ),
      plan.blush,
      { shade: '#94241f', depth: [-3, -4] },
    );
  }
  if (plan.marking === 'patch') {
    const horn = blob(
      [39, top + 6],
      [31, top + 3],
      [27, top - 8],
      [31, top - 9],
      [36, top - 1],
      [43, top + 2],
    );
    sheet
      .form(horn, '#e8d3a4', { shade: '#c3a46c', depth: [-2, -3] })
      .form(mirrored(horn), '#e8d3a4', { shade: '#c3a46c', depth: [-2, -3] });
  }
}
