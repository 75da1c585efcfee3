import { type Layer, once, Sheet } from '../sheet';
import { drawBody, drawCoat, drawComb, drawEars, drawFrontEars, drawTail, headForm } from './body';
import { drawAir, drawCheeks, drawEyes, drawMouth, drawMuzzle, drawWhiskers } from './face';
import { type AnimalName, type Mood, PLANS } from './plan';

export type { AnimalName, Mood } from './plan';

/** The layers of an animal in a mood. */
export const animalLayers = once((name: AnimalName, mood: Mood): Layer[] => {
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
  return sheet.layers;
});
