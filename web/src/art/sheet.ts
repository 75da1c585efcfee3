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

/** Stands for what begins the ids of one showing of a picture. */
const OWN = '@';
const written = new WeakMap<Layer[], string>();

/**
 * A picture as SVG, all of it at once: a browser reads a text far faster than it is told path by path.
 * The ids of its clips begin with `uid`.
 */
export function markup(layers: Layer[], uid: string): string {
  let text = written.get(layers);
  if (text === undefined) {
    const clips = [...new Set(layers.flatMap(({ clip }) => (clip ? [clip] : [])))];
    const id = (clip: string) => `${OWN}-${clips.indexOf(clip)}`;
    const defs = clips.map((d) => `<clipPath id="${id(d)}"><path d="${d}"/></clipPath>`);
    const paths = layers.map(({ d, fill, clip, opacity, evenodd }) => {
      const rule = evenodd ? ' fill-rule="evenodd"' : '';
      const clear = opacity === undefined ? '' : ` opacity="${opacity}"`;
      const within = clip ? ` clip-path="url(#${id(clip)})"` : '';
      return `<path d="${d}" fill="${fill}"${rule}${clear}${within}/>`;
    });
    text = [...defs, ...paths].join('');
    written.set(layers, text);
  }
  return text.replaceAll(OWN, uid);
}

/** A picture that is drawn once for each thing that it is `of`, however often it is shown. */
export function once<Of extends (string | number | boolean)[]>(
  draw: (...of: Of) => Layer[],
): (...of: Of) => Layer[] {
  const drawn = new Map<string, Layer[]>();
  return (...of) => {
    const key = of.join(' ');
    let layers = drawn.get(key);
    if (!layers) {
      layers = draw(...of);
      drawn.set(key, layers);
    }
    return layers;
  };
}
