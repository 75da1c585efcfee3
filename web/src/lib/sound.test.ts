import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';

const started = vi.fn();

/** As much of Web Audio as counts what begins to sound. */
class Node {
  gain = ramps();
  frequency = ramps();
  connect = <To>(to: To) => to;
  start = started;
  stop = () => {};
}
const ramps = () => ({
  setValueAtTime() {},
  linearRampToValueAtTime() {},
  exponentialRampToValueAtTime() {},
});
class Context {
  currentTime = 0;
  sampleRate = 100;
  state = 'running';
  destination = {};
}
class Samples {
  getChannelData = () => new Float32Array(200);
}

const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

beforeEach(() => {
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('AudioBuffer', Samples);
  for (const name of ['Gain', 'Oscillator', 'AudioBufferSource', 'BiquadFilter']) {
    vi.stubGlobal(`${name}Node`, Node);
  }
  settings.sound = true;
  settings.volume = 50;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  started.mockClear();
  settings.sound = false;
});

const { play, SOUNDS } = await import('./sound');

test.each(SOUNDS)('%s is heard', (sound) => {
  play(sound);
  expect(started).toHaveBeenCalled();
});

test('nothing is heard before the player wants it, nor at no volume', () => {
  settings.sound = false;
  play('tap');
  settings.sound = true;
  settings.volume = 0;
  play('tap');
  expect(started).not.toHaveBeenCalled();
});

test('a hidden page is silent, but for what calls the player back', () => {
  hide(true);
  play('coin');
  expect(started).not.toHaveBeenCalled();
  play('bell', true);
  expect(started).toHaveBeenCalled();
});
