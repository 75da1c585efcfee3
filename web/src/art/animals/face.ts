/** The face: where a mood shows. Eyes, nose, mouth, and the lines of noise or fright around them. */
import { blob, facet, line, mirrored, oval } from '../ink';
import { type Sheet, SUMI } from '../sheet';
import type { Mood, Plan } from './plan';

const MOUTH = '#7d231f';
const TONGUE = '#e27a6b';
const WHITE = '#fffdf6';

export function drawMuzzle(sheet: Sheet, plan: Plan, head: string): void {
  const y = plan.head.y;
  switch (plan.nose) {
    case 'snout':
      sheet.form(oval(50, y + 6, 13, 9.5), plan.pale, {
        shade: plan.blush,
        depth: [-3, -4],
        ink: 2.2,
      });
      for (const x of [45, 55]) sheet.patch(oval(x, y + 6, 2.1, 3.4), plan.dark);
      break;
    case 'broad':
      sheet.form(
        blob(
          [50, y + 3],
          [64, y + 6],
          [70, y + 16],
          [62, y + 25],
          [50, y + 27],
          [38, y + 25],
          [30, y + 16],
          [36, y + 6],
        ),
        plan.pale,
        { shade: '#dd9a88', depth: [-4, -4] },
      );
      for (const x of [42, 58])
        sheet.patch(oval(x, y + 11, 2.6, 3.4, x < 50 ? 20 : -20), '#a35c50');
      break;
    case 'button':
    case 'bead':
      if (plan.marking !== 'mask')
        sheet.patch(
          blob([50, y + 2], [63, y + 7], [62, y + 17], [50, y + 21], [38, y + 17], [37, y + 7]),
          plan.pale,
          head,
        );
      break;
    default:
      break;
  }
}

export function drawEyes(sheet: Sheet, plan: Plan, mood: Mood): void {
  const y = plan.head.y - (plan.nose === 'broad' ? 6 : 2);
  const dark = plan.marking === 'wool'; // a black face shows its eyes in white
  for (const side of [-1, 1]) {
    const x = 50 + side * plan.gaze;
    const onPatch = plan.marking === 'patch' && side < 0;
    if (mood === 'scared') {
      sheet.form(oval(x, y - 1, 6.4, 7.4), WHITE, { ink: 2 });
      sheet.patch(oval(x + side * -1.2, y, 1.9, 2.2), SUMI);
      sheet.stroke(line([x - side * 5, y - 14], [x + side * 1, y - 12], [x + side * 6, y - 8.5]), {
        width: 2.4,
        colour: dark || onPatch ? WHITE : SUMI,
      });
    } else if (mood === 'loud') {
      if (dark || onPatch)
        sheet.stroke(line([x - 5.4, y + 2], [x, y - 4.4], [x + 5.4, y + 2]), {
          width: 3.4,
          taper: 0.3,
          colour: WHITE,
        });
      else
        sheet.stroke(line([x - 5.4, y + 2], [x, y - 4.4], [x + 5.4, y + 2]), {
          width: 3.2,
          taper: 0.3,
        });
    } else {
      if (dark || onPatch) sheet.patch(oval(x, y, 5, 5.8), WHITE);
      sheet.patch(oval(x, y, 3.1, 4.1), SUMI);
      sheet.patch(oval(x - 1, y - 1.6, 1.1, 1.3), WHITE);
    }
  }
}

/** A breath of colour on the cheeks; fright takes it away. */
export function drawCheeks(sheet: Sheet, plan: Plan, mood: Mood): void {
  if (mood === 'scared' || plan.marking === 'wool' || plan.nose === 'broad') return;
  const { y, rx } = plan.head;
  for (const side of [-1, 1])
    sheet.patch(oval(50 + side * rx * 0.7, y + 7, 4.2, 3), '#e0624f', undefined, 0.38);
}

export function drawMouth(sheet: Sheet, plan: Plan, mood: Mood): void {
  const y = plan.head.y;
  if (plan.nose === 'beak') {
    drawBeak(sheet, plan, mood);
    return;
  }
  const low = { bead: 10, button: 10, slit: 13, snout: 16.5, broad: 18 }[plan.nose];
  const wide = plan.nose === 'snout' || plan.nose === 'broad' ? 11 : 10;
  if (mood === 'loud') {
    const top = y + low - 1;
    const mouth = blob(
      [50 - wide, top],
      [50, top + 1.5],
      [50 + wide, top],
      [50 + wide * 0.92, top + 12],
      [50, top + 17.5],
      [50 - wide * 0.92, top + 12],
    );
    sheet.form(mouth, MOUTH, { ink: 2.2 });
    sheet.patch(oval(50, top + 15.5, wide * 0.7, 6), TONGUE, mouth);
  } else if (mood === 'scared') {
    const ink = plan.marking === 'wool' ? WHITE : SUMI;
    sheet.stroke(
      line(
        [42, y + low + 4],
        [45, y + low + 1.5],
        [48, y + low + 4.5],
        [51, y + low + 1.5],
        [54, y + low + 4.5],
        [58, y + low + 1.5],
      ),
      { width: 2.6, taper: 0.3, colour: ink },
    );
  } else {
    const ink = plan.marking === 'wool' ? '#e9ddc8' : SUMI;
    if (plan.nose === 'snout' || plan.nose === 'broad') {
      sheet.stroke(line([43, y + low], [50, y + low + 3.4], [57, y + low]), {
        width: 2.2,
        colour: ink,
      });
    } else {
      sheet.stroke(line([50, y + low - 2], [48.6, y + low + 2.4], [43.5, y + low + 2.6]), {
        width: 2,
        colour: ink,
        taper: 0.4,
      });
      sheet.stroke(line([50, y + low - 2], [51.4, y + low + 2.4], [56.5, y + low + 2.6]), {
        width: 2,
        colour: ink,
        taper: 0.4,
      });
    }
  }
  if (plan.nose === 'bead')
    sheet.form(
      oval(50, y + 6, plan.marking === 'mask' ? 4.8 : 3.6, plan.marking === 'mask' ? 3.6 : 2.9),
      plan.marking === 'mask' ? SUMI : plan.blush,
      { ink: 1.6 },
    );
  if (plan.nose === 'button')
    sheet.form(blob([46, y + 4.6], [50, y + 4], [54, y + 4.6], [50, y + 9]), plan.blush, {
      ink: 1.6,
    });
  if (plan.nose === 'slit') {
    sheet.stroke(line([46, y + 7.5], [50, y + 11], [54, y + 7.5]), {
      width: 2.4,
      colour: '#e9ddc8',
      taper: 0.4,
    });
  }
}

function drawBeak(sheet: Sheet, plan: Plan, mood: Mood): void {
  const y = plan.head.y + 3;
  for (const x of [46.5, 53.5])
    sheet.form(blob([x, y + 9], [x + 3.4, y + 15], [x, y + 19], [x - 3.4, y + 15]), plan.blush, {
      ink: 1.8,
    });
  if (mood === 'loud') {
    sheet.form(facet([42, y + 4], [58, y + 4], [50, y + 16]), plan.dark, { ink: 2 });
    sheet.patch(facet([45, y + 4], [55, y + 4], [50, y + 11]), MOUTH);
    sheet.form(blob([41, y + 3], [50, y - 6], [59, y + 3], [50, y + 4.5]), plan.pale, { ink: 2 });
  } else if (mood === 'scared') {
    sheet.form(facet([43, y + 1], [50, y - 3], [57, y + 1], [55, y + 5], [45, y + 5]), plan.pale, {
      ink: 2,
    });
    sheet.stroke(line([44, y + 2.5], [47, y + 1], [50, y + 3], [53, y + 1], [56, y + 2.5]), {
      width: 1.8,
    });
  } else {
    sheet.form(facet([42, y], [50, y - 4], [58, y], [50, y + 9]), plan.pale, {
      shade: plan.dark,
      depth: [0, -4],
      ink: 2,
    });
    sheet.stroke(line([43, y + 0.5], [50, y + 2.5], [57, y + 0.5]), { width: 1.6 });
  }
}

export function drawWhiskers(sheet: Sheet, plan: Plan, mood: Mood): void {
  if (!plan.whiskers) return;
  const y = plan.head.y + 8;
  const rise = mood === 'scared' ? -5 : mood === 'loud' ? -2 : 0;
  for (const flip of [(d: string) => d, mirrored]) {
    sheet.stroke(flip(line([37, y], [28, y - 2 + rise], [17, y - 1 + rise * 1.6])), {
      width: 1.7,
      taper: 0.9,
    });
    sheet.stroke(flip(line([37, y + 4], [28, y + 5 + rise * 0.6], [18, y + 9 + rise])), {
      width: 1.7,
      taper: 0.9,
    });
  }
}

/** Noise goes out from a loud head; a frightened one sweats and its shadow shakes. */
export function drawAir(sheet: Sheet, mood: Mood): void {
  if (mood === 'loud') {
    for (const flip of [(d: string) => d, mirrored]) {
      sheet.stroke(flip(line([14, 55], [-1, 48])), { width: 3.4, taper: 0.7 });
      sheet.stroke(flip(line([12, 64], [-5, 65])), { width: 3.8, taper: 0.7 });
      sheet.stroke(flip(line([15, 73], [1, 82])), { width: 3.4, taper: 0.7 });
    }
  } else if (mood === 'scared') {
    sheet.form(blob([90, 2], [95, 10], [94, 15], [90, 17], [86, 15], [85, 10]), '#8cc4dd', {
      ink: 1.8,
    });
    sheet.form(blob([101, 18], [104.5, 24], [101, 28], [97.5, 24]), '#8cc4dd', { ink: 1.6 });
    sheet.form(blob([8, 8], [11.5, 14], [8, 18], [4.5, 14]), '#8cc4dd', { ink: 1.6 });
    for (const flip of [(d: string) => d, mirrored]) {
      sheet.stroke(flip(line([12, 70], [9, 75], [13, 80], [9, 86])), { width: 2, taper: 0.5 });
      sheet.stroke(flip(line([6, 74], [3, 79], [6, 84])), { width: 1.8, taper: 0.5 });
    }
  }
}
