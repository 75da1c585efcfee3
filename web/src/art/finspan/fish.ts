/**
 * The 135 fish of the cards and the three forage fish, drawn from their body plans. A picture is made
 * once, when it is first asked for.
 */
import { blob, line } from '../ink';
import { bodyOf, finOf, tailOf } from './body';
import { LOOKS } from './looks';
import { Pad } from './pad';
import { arm, chanceOf, eye } from './parts';
import type { Look } from './plans';

/** How much of its picture's width a fish of this length takes: the sea spans from 1 cm to 20 m. */
export const shareOf = (length: number) =>
  0.66 + 0.31 * (Math.log(Math.max(1, length)) / Math.log(2000));

function draw(look: Look, seed: number, length: number): string {
  const pad = new Pad();
  const body = bodyOf(look.shape);
  const chance = chanceOf(seed);
  const parts = (list: Look['marks'] = []) => {
    for (const part of list) part(pad, body, chance);
  };
  parts(look.behind);

  const arms = () => {
    if (look.arm === null) return;
    arm(look.arm ?? {}, look.fin)(pad, body, chance);
    if (look.flat) arm(look.arm ?? {}, look.fin, -1)(pad, body, chance);
  };
  if (look.flat) arms();
  const fins = (look.fins ?? []).map((fin) => ({
    ...finOf(body, fin),
    colour: fin.colour ?? look.fin,
  }));
  const tail = tailOf(body, ...(look.tail ?? (['none', 0.1] as const)));
  if (tail.d) fins.push({ ...tail, colour: look.end ?? look.fin });
  for (const { d, colour } of fins) pad.rim(d).fill(d, colour);
  pad.ink(fins.map(({ rays }) => rays).join(''), { width: 0.7, opacity: 0.5 });
  pad.ink(fins.map(({ d }) => d).join(''), { width: 1.3 });

  pad.rim(body.outline).fill(body.outline, look.back);
  if (look.belly) {
    const meet = look.meet ?? 0.2;
    const stops = [0, 0.08, 0.2, 0.36, 0.52, 0.68, 0.84, 1];
    const edge = stops.map((s) => body.on(s, meet + Math.sin(s * 9) * 0.06));
    const under = stops.toReversed().map((s) => body.on(s, 1.4));
    pad.fill(blob(...edge, ...under), look.belly, { clip: body.outline });
  }
  parts(look.marks);
  // The light comes from above: a second tone lies along the lower edge.
  const stops = [0.01, 0.1, 0.25, 0.45, 0.65, 0.85, 1];
  pad.fill(
    blob(
      ...stops.map((s) => body.on(s, look.flat ? 0.8 : 0.58)),
      ...stops.toReversed().map((s) => body.on(s, 1.3)),
    ),
    '#1b2a49',
    { clip: body.outline, opacity: 0.16 },
  );
  if (!look.flat)
    pad.ink(line(body.on(0.08, -0.62), body.on(0.3, -0.74), body.on(0.6, -0.7)), {
      colour: '#ffffff',
      width: 2.4,
      opacity: 0.28,
      clip: body.outline,
    });
  pad.ink(body.outline, { width: 1.6 });
  parts(look.face);
  eye(look.eye ?? {})(pad, body, chance);
  if (look.flat) eye({ ...look.eye, v: -(look.eye?.v ?? -0.3) })(pad, body, chance);
  else arms();
  parts(look.front);
  return pad.picture(shareOf(length));
}

const drawn = new Map<string, string>();

/** A fish's picture as the address of an image. `fish` is a card's number, or a forage fish's name. */
export function fishPicture(fish: number | string, length: number): string {
  const key = String(fish);
  let picture = drawn.get(key);
  if (!picture) {
    const look = LOOKS[key];
    if (!look) throw new Error(`no drawing for fish ${key}`);
    const seed = [...key].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973;
    const text = draw(look, seed, length).replaceAll('"', "'");
    picture = `data:image/svg+xml,${text.replace(/[%#<>]/g, encodeURIComponent)}`;
    drawn.set(key, picture);
  }
  return picture;
}
