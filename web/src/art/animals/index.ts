import { type Layer, Sheet } from '../sheet';
import { drawBody, drawCoat, drawComb, drawEars, drawFrontEars, drawTail, headForm } from './body';
import { drawAir, drawCheeks, drawEyes, drawMouth, drawMuzzle, drawWhiskers } from './face';
import { type AnimalName, type Mood, PLANS } from './plan';

export type { AnimalName, Mood } from './plan';

const drawn = new Map<string, Layer[]>();

/** The layers of an animal in a mood, drawn once. */
export function animalLayers(name: AnimalName, mood: Mood): Layer[] {
  const key = `${name} ${mood}`;
  let layers = drawn.get(key);
  if (!layers) {
    const plan = PLANS[name];
    const sheet = new Sheet();
    const head = headForm(plan);
    drawAir(sheet, mood);
    drawTail(sheet, plan, mood);
    drawBody(sheet, plan);
    drawEars(sheet, plan, mood);
    drawComb(sheet, plan, mood);
    const [coat, shade] = plan.marking === 'wool' ? [plan.pale, plan.dark] : plan.coat;
    sheet.form(head, coat, { shade });
    drawCoat(sheet, plan, head, mood);
    drawFrontEars(sheet, plan, mood);
    drawMuzzle(sheet, plan, head);
    drawCheeks(sheet, plan, mood);
    drawEyes(sheet, plan, mood);
    drawMouth(sheet, plan, mood);
    drawWhiskers(sheet, plan, mood);
    layers = sheet.layers;
    drawn.set(key, layers);
  }
  return layers;
}
