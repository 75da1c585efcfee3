/**
 * What a table sounds like, made on the spot with Web Audio: nothing is loaded. Off until the player
 * wants it. A hidden page is silent, but for the bell that calls back whoever is to play.
 */
import { settings } from './settings.svelte';

export const SOUNDS = ['slide', 'tap', 'coin', 'bell', 'plip', 'low', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Seconds, hertz, and a share of full loudness. */
interface Tone {
  pitch: number;
  /** where the pitch glides to */
  to?: number;
  at?: number;
  lasts: number;
  loud: number;
  shape?: OscillatorType;
}

/** A breath of noise, coloured from one pitch to another. */
interface Rustle {
  from: number;
  to: number;
  lasts: number;
  loud: number;
}

let context: AudioContext | null = null;

/** @param calls it calls the player back, so it is heard from a hidden page as well */
export function play(sound: Sound, calls = false): void {
  if (!settings.sound || settings.volume === 0) return;
  if (document.hidden && !calls) return;
  if (typeof AudioContext !== 'function') return;
  context ??= new AudioContext();
  // A browser holds the sound back until the page has been touched once.
  if (context.state === 'suspended') context.resume().catch(() => {});
  sounding(sound, context, (settings.volume / 100) ** 2);
}

/** Puts the sound into the context, from now on. */
export function sounding(sound: Sound, audio: BaseAudioContext, volume: number): void {
  const out = new GainNode(audio, { gain: volume });
  out.connect(audio.destination);
  const tone = (one: Tone) => ring(audio, out, one);
  const paper = (one: Rustle) => rustle(audio, out, one);
  const recipes: Record<Sound, () => void> = {
    slide: () => paper({ from: 2600, to: 900, lasts: 0.2, loud: 0.35 }),
    tap: () => {
      paper({ from: 1400, to: 500, lasts: 0.05, loud: 0.5 });
      tone({ pitch: 190, to: 95, lasts: 0.08, loud: 0.5 });
    },
    coin: () => {
      tone({ pitch: 1568, lasts: 0.12, loud: 0.22, shape: 'triangle' });
      tone({ pitch: 2349, at: 0.07, lasts: 0.45, loud: 0.22, shape: 'triangle' });
    },
    bell: () => {
      // A small bell's overtones are not whole multiples.
      tone({ pitch: 880, lasts: 1.4, loud: 0.3 });
      tone({ pitch: 2429, lasts: 0.8, loud: 0.12 });
      tone({ pitch: 4752, lasts: 0.35, loud: 0.06 });
    },
    plip: () => tone({ pitch: 380, to: 1250, lasts: 0.11, loud: 0.4 }),
    low: () => {
      tone({ pitch: 165, lasts: 0.22, loud: 0.4, shape: 'triangle' });
      tone({ pitch: 131, at: 0.13, lasts: 0.35, loud: 0.4, shape: 'triangle' });
    },
    end: () => {
      for (const [nth, pitch] of [293.7, 311.1, 440].entries()) {
        pluck(audio, out, pitch, nth * 0.26);
      }
    },
  };
  recipes[sound]();
}

/** A tone that begins at once and dies away. */
function ring(audio: BaseAudioContext, out: AudioNode, tone: Tone): void {
  const start = audio.currentTime + (tone.at ?? 0);
  const end = start + tone.lasts;
  const voice = new OscillatorNode(audio, {
    type: tone.shape ?? 'sine',
    frequency: tone.pitch,
  });
  voice.frequency.setValueAtTime(tone.pitch, start);
  if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, end);
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(tone.loud, start + 0.006);
  level.gain.exponentialRampToValueAtTime(0.0005, end);
  voice.connect(level).connect(out);
  voice.start(start);
  voice.stop(end);
}

/** Paper: a breath of noise whose colour darkens. */
function rustle(audio: BaseAudioContext, out: AudioNode, { from, to, lasts, loud }: Rustle): void {
  const start = audio.currentTime;
  const noise = new AudioBufferSourceNode(audio, { buffer: noises(audio, lasts) });
  const colour = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.8 });
  colour.frequency.setValueAtTime(from, start);
  colour.frequency.exponentialRampToValueAtTime(to, start + lasts);
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + lasts * 0.2);
  level.gain.linearRampToValueAtTime(0, start + lasts);
  noise.connect(colour).connect(level).connect(out);
  noise.start(start);
}

function noises(audio: BaseAudioContext, lasts: number): AudioBuffer {
  const length = Math.ceil(audio.sampleRate * lasts);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** A plucked string (Karplus and Strong), as dry and bright as a shamisen's, with the plectrum's knock. */
function pluck(audio: BaseAudioContext, out: AudioNode, pitch: number, at: number): void {
  const length = Math.ceil(audio.sampleRate * 0.9);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  const period = Math.round(audio.sampleRate / pitch);
  for (let i = 0; i < length; i += 1) {
    const struck = i < period ? Math.random() * 2 - 1 : 0;
    const before = samples[i - period] ?? 0;
    const beside = samples[i - period - 1] ?? before;
    samples[i] = struck * 0.5 + (before * 0.62 + beside * 0.38) * (i < period ? 0 : 0.988);
  }
  const start = audio.currentTime + at;
  const string = new AudioBufferSourceNode(audio, { buffer });
  const body = new BiquadFilterNode(audio, { type: 'peaking', frequency: 1100, Q: 0.7, gain: 6 });
  const level = new GainNode(audio, { gain: 0.5 });
  level.gain.setValueAtTime(0.5, start);
  level.gain.exponentialRampToValueAtTime(0.001, start + 0.9);
  string.connect(body).connect(level).connect(out);
  string.start(start);
  ring(audio, out, { pitch: 240, to: 120, at, lasts: 0.05, loud: 0.3 });
}
