import { expect, test, vi } from 'vitest';
import { Stagehand } from './motion';

test('what has faded comes back with the end of the motion, also when its fading was over before', async () => {
  const element = document.createElement('div');
  const cancel = vi.fn();
  element.animate = () => ({ finished: Promise.resolve(), cancel }) as unknown as Animation;
  const hands = new Stagehand();
  hands.send(element, null);
  hands.fade([element]);
  await Promise.resolve();
  hands.finish();
  expect(cancel).toHaveBeenCalledTimes(2);
  hands.finish();
  expect(cancel).toHaveBeenCalledTimes(2);
});
