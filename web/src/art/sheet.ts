/** A sheet of paper: forms and lines are laid on it in order, `Drawing.svelte` shows them. */
import { brush, moved, type Pen } from './ink';

export const SUMI = '#22201e';

export interface Layer {
  d: string;
  fill: string;
  /** shown only inside this path */
  clip?: string | undefined;
  /** 1 where absent */
  opacity?: number | undefined;
  /** filled where subpaths do not overlap (a shade is a form minus the same form moved) */
  evenodd?: boolean | undefined;
}

export interface Form {
  /** second flat tone, on the side away from the light (upper left) */
  shade?: string | undefined;
  /** how deep the shade reaches in, as a move of the form towards the light */
  depth?: [number, number];
  /** ink width; 0 leaves the form without a contour */
  ink?: number;
  seed?: number | undefined;
  /** shown only inside this path, contour included */
  within?: string | undefined;
}

export class Sheet {
  readonly layers: Layer[] = [];
  private strokes = 0;

  constructor(private readonly weight = 2.4) {}

  /** A flat form with its shade and its contour. */
  form(
    d: string,
    fill: string,
    { shade, depth = [-5, -6], ink = this.weight, seed, within }: Form = {},
  ): this {
    this.layers.push({ d, fill, clip: within });
    if (shade)
      this.layers.push({
        d: d + moved(d, depth[0], depth[1]),
        fill: shade,
        clip: d,
        evenodd: true,
      });
    if (ink > 0)
      this.layers.push({
        d: brush(d, { width: ink, seed: seed ?? ++this.strokes }),
        fill: SUMI,
        clip: within,
      });
    return this;
  }

  /** A flat patch without a contour, kept inside `within`. */
  patch(d: string, fill: string, within?: string, opacity?: number): this {
    this.layers.push({ d, fill, clip: within, opacity });
    return this;
  }

  /** An ink line, fine at its ends. */
  stroke(
    d: string,
    pen: Pen & { colour?: string; opacity?: number | undefined; within?: string } = {},
  ): this {
    const { colour = SUMI, opacity, within, ...rest } = pen;
    this.layers.push({
      d: brush(d, { width: this.weight * 0.8, seed: ++this.strokes, ...rest }),
      fill: colour,
      opacity,
      clip: within,
    });
    return this;
  }
}
