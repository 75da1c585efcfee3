/**
 * A pad on which a fish is drawn in lengths of its own and then brought to size: first what it is
 * made of, then the picture, so that every fish has the same pen whatever its scale. A picture is one
 * small SVG text: a page shows it as an image, and a hundred fish are a hundred nodes.
 */
import { brush, remap } from '../ink';
import { SUMI } from '../sheet';

/** The largest that a picture of a fish is. */
export const BOX = { width: 120, height: 80 };

interface Mark {
  kind: 'fill' | 'ink' | 'glow';
  d: string;
  colour: string;
  clip?: string | undefined;
  opacity?: number | undefined;
  evenodd?: boolean | undefined;
  /** pen width, in hundredths of the picture */
  width?: number | undefined;
  taper?: number | undefined;
}

interface Laid {
  clip?: string | undefined;
  opacity?: number | undefined;
  evenodd?: boolean | undefined;
}

interface Drawn {
  colour?: string | undefined;
  width?: number | undefined;
  taper?: number | undefined;
  clip?: string | undefined;
  opacity?: number | undefined;
}

const PEN = 1.5;

export class Pad {
  private readonly marks: Mark[] = [];
  /** Forms that make the fish's outer edge: they get a rim of light behind them. */
  private edge = '';

  fill(d: string, colour: string, laid: Laid = {}): this {
    this.marks.push({ kind: 'fill', d, colour, ...laid });
    return this;
  }

  /** A form with its contour; `edge` forms stand out from the water. */
  form(
    d: string,
    colour: string,
    { edge = true, width = PEN, ...laid }: Drawn & { edge?: boolean } = {},
  ): this {
    if (edge) this.edge += d;
    return this.fill(d, colour, laid).ink(d, { width, ...laid });
  }

  ink(d: string, { colour = SUMI, width = PEN * 0.8, ...drawn }: Drawn = {}): this {
    this.marks.push({ kind: 'ink', d, colour, width, ...drawn });
    return this;
  }

  /** A soft light; `d` are the round forms that it fills. */
  glow(d: string, colour: string, opacity = 1): this {
    this.marks.push({ kind: 'glow', d, colour, opacity });
    return this;
  }

  rim(d: string): this {
    this.edge += d;
    return this;
  }

  /** The picture, with the fish `share` of its width, or as tall as the picture allows. */
  picture(share: number): string {
    const [left, top, right, bottom] = bounds(this.marks.map(({ d }) => d).join(''));
    const [nose, back, tail, belly] = bounds(this.edge);
    // The body gives the size; rods and threads only have to find room.
    const scale = Math.min(
      (BOX.width * share) / (tail - nose),
      (BOX.height * Math.min(0.95, share * 1.2)) / (belly - back),
      (BOX.width * 0.97) / (right - left),
      (BOX.height * 0.97) / (bottom - top),
    );
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const placed = (d: string) =>
      remap(
        d,
        (n) => (n - x) * scale + BOX.width / 2,
        (n) => (n - y) * scale + BOX.height / 2,
      );
    // The picture is no taller than its fish needs, so that a slender one is not lost in a low slot.
    const height = Math.max(BOX.height * 0.42, Math.min(BOX.height, (bottom - top) * scale + 5));
    return svg(
      height,
      this.marks.map((mark) => ({
        ...mark,
        d: placed(mark.d),
        clip: mark.clip && placed(mark.clip),
      })),
      placed(this.edge),
    );
  }
}

/** Left, top, right and bottom of a path's points. */
function bounds(d: string): [number, number, number, number] {
  const box: [number, number, number, number] = [1e9, 1e9, -1e9, -1e9];
  remap(
    d,
    (x) => {
      box[0] = Math.min(box[0], x);
      box[2] = Math.max(box[2], x);
      return x;
    },
    (y) => {
      box[1] = Math.min(box[1], y);
      box[3] = Math.max(box[3], y);
      return y;
    },
  );
  return box;
}

function svg(height: number, marks: Mark[], edge: string): string {
  const clips = [...new Set(marks.flatMap(({ clip }) => (clip ? [clip] : [])))];
  const lights = [...new Set(marks.flatMap((mark) => (mark.kind === 'glow' ? [mark.colour] : [])))];
  const parts: { style: string; d: string }[] = [];
  marks.forEach((mark, i) => {
    const d =
      mark.kind === 'ink'
        ? brush(mark.d, { width: mark.width, taper: mark.taper ?? 0.55, seed: i + 1 })
        : mark.d;
    const fill = mark.kind === 'glow' ? `url(#l${lights.indexOf(mark.colour)})` : mark.colour;
    const style =
      `fill="${fill}"` +
      (mark.opacity === undefined || mark.opacity === 1 ? '' : ` opacity="${mark.opacity}"`) +
      (mark.evenodd ? ' fill-rule="evenodd"' : '') +
      (mark.clip ? ` clip-path="url(#c${clips.indexOf(mark.clip)})"` : '');
    const last = parts.at(-1);
    // What is painted alike and on each other is one node; a light spreads from its own middle.
    if (last?.style === style && mark.kind !== 'glow' && !mark.evenodd) last.d += d;
    else parts.push({ style, d });
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${((BOX.height - height) / 2).toFixed(1)} ${BOX.width} ${height.toFixed(1)}"><defs>` +
    clips.map((d, i) => `<clipPath id="c${i}"><path d="${d}"/></clipPath>`).join('') +
    lights
      .map(
        (colour, i) =>
          `<radialGradient id="l${i}"><stop offset="0" stop-color="${colour}" stop-opacity=".95"/>` +
          `<stop offset=".3" stop-color="${colour}" stop-opacity=".5"/>` +
          `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
      )
      .join('') +
    '</defs>' +
    `<path d="${edge}" fill="none" stroke="#fffaf0" stroke-width="3.4" stroke-linejoin="round" opacity=".5"/>` +
    parts.map(({ style, d }) => `<path ${style} d="${d}"/>`).join('') +
    '</svg>'
  );
}
