/**
 * How far apart two colours look, and to whom. Colour vision after Machado, Oliveira and Fernandes
 * (2009, full severity, in linear light); difference after CIEDE2000.
 */

type Triple = [number, number, number];

export const SIGHTS: Record<'usual' | 'protan' | 'deutan' | 'tritan', Triple[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (rows: Triple[], [x, y, z]: Triple) =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as Triple;

/** A colour in linear light as this sight has it, in CIELAB (D65). */
export function seen(rgb: Triple, sight: keyof typeof SIGHTS): Triple {
  const shown = times(SIGHTS[sight], rgb).map((part) => Math.min(1, Math.max(0, part))) as Triple;
  const xyz = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    shown,
  );
  const white: Triple = [0.95047, 1, 1.08883];
  const [x, y, z] = xyz.map((part, i) => {
    const share = part / (white[i] ?? 1);
    return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
  }) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** CIEDE2000 between two colours in CIELAB. */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * (1 + g), b1), Math.hypot(a2 * (1 + g), b2)];
  const angle = (a: number, b: number) =>
    a === 0 && b === 0 ? 0 : ((Math.atan2(b, a * (1 + g)) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [angle(a1, b1), angle(a2, b2)];
  const grey = c1 * c2 === 0;
  const turn = h2 - h1;
  const dh = grey ? 0 : Math.abs(turn) <= 180 ? turn : turn > 180 ? turn - 360 : turn + 360;
  const sum = h1 + h2;
  const far = Math.abs(turn) > 180;
  const h = grey ? sum : !far ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(dh) / 2);
  const t =
    1 -
    0.17 * Math.cos(rad(h - 30)) +
    0.24 * Math.cos(rad(2 * h)) +
    0.32 * Math.cos(rad(3 * h + 6)) -
    0.2 * Math.cos(rad(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const twist = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const rt = -Math.sin(rad(2 * twist)) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(x * x + y * y + z * z + rt * y * z);
}
