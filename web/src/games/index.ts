/** Every game's board and words, loaded when a table needs them. A new game is one entry here. */
import type { Component } from 'svelte';
import { bring } from '../lib/i18n.svelte';
import type { GameFace, GameLearning, Hint, LessonScript, Picture } from './contract';

/** What names the fish of Finspan brings their names along. */
const withFish = async <Part>(part: Promise<Part>) =>
  (await Promise.all([part, bring('finspan-fish')]))[0];

const faces: Record<string, () => Promise<GameFace>> = {
  'farm-hand': async () => (await import('./farm-hand/face')).face,
  'fishy-fables': async () => (await import('./fishy-fables/face')).face,
  'cash-a-catch': async () => (await import('./cash-a-catch/face')).face,
  'fish-em-up': async () => (await import('./fish-em-up/face')).face,
  finspan: async () => (await withFish(import('./finspan/face'))).face,
};

/** Whether there is a board to play this game on; the service may know games that are not drawn yet. */
export const isDrawn = (game: string) => game in faces;

/** What it takes to play a game: its board, and its texts. Rejects where a part does not arrive. */
export async function faceOf(game: string): Promise<GameFace> {
  const load = faces[game];
  if (!load) throw new Error(`no board for ${game}`);
  const [face] = await Promise.all([load(), bring(game)]);
  return face;
}

/** What each game is drawn with, for the page that shows it all. */
export const galleries: Record<string, () => Promise<{ default: Component }>> = {
  'farm-hand': () => import('./farm-hand/Gallery.svelte'),
  'fishy-fables': () => import('./fishy-fables/Gallery.svelte'),
  'cash-a-catch': () => import('./cash-a-catch/Gallery.svelte'),
  'fish-em-up': () => import('./fish-em-up/Gallery.svelte'),
  finspan: () => withFish(import('./finspan/Gallery.svelte')),
};

/** Pages at `/companion/<game>`: help for people who play the printed game. */
export const companions: Record<string, () => Promise<{ default: Component }>> = {
  finspan: () => withFish(import('./finspan/Companion.svelte')),
};

const learning: Record<string, GameLearning> = {
  'farm-hand': {
    pictures: async () =>
      (await import('./farm-hand/pictures')).pictures as unknown as Record<string, Picture>,
    lesson: async () =>
      (await import('../generated/farm-hand-lesson.json')).default as unknown as LessonScript,
    hints: async () => {
      const { hints, places } = await import('./farm-hand/hints');
      return { hints: hints as unknown as Hint[], places };
    },
    curtain: async () => (await import('./farm-hand/Curtain.svelte')).default,
  },
  'fishy-fables': {
    pictures: async () =>
      (await import('./fishy-fables/pictures')).pictures as unknown as Record<string, Picture>,
    lesson: async () =>
      (await import('../generated/fishy-fables-lesson.json')).default as unknown as LessonScript,
    hints: async () => {
      const { hints, places } = await import('./fishy-fables/hints');
      return { hints: hints as unknown as Hint[], places };
    },
  },
  'cash-a-catch': {
    pictures: async () =>
      (await import('./cash-a-catch/pictures')).pictures as unknown as Record<string, Picture>,
    lesson: async () =>
      (await import('../generated/cash-a-catch-lesson.json')).default as unknown as LessonScript,
    hints: async () => {
      const { hints, places } = await import('./cash-a-catch/hints');
      return { hints: hints as unknown as Hint[], places };
    },
  },
  'fish-em-up': {
    pictures: async () =>
      (await import('./fish-em-up/pictures')).pictures as unknown as Record<string, Picture>,
    lesson: async () =>
      (await import('../generated/fish-em-up-lesson.json')).default as unknown as LessonScript,
    hints: async () => {
      const { hints, places } = await import('./fish-em-up/hints');
      return { hints: hints as unknown as Hint[], places };
    },
  },
  finspan: {
    pictures: async () =>
      (await withFish(import('./finspan/pictures'))).pictures as unknown as Record<string, Picture>,
    lesson: async () =>
      (await import('../generated/finspan-lesson.json')).default as unknown as LessonScript,
    hints: async () => {
      const { hints, places } = await import('./finspan/hints');
      return { hints: hints as unknown as Hint[], places };
    },
    curtain: async () => (await import('./finspan/Curtain.svelte')).default,
  },
};

/** Whether a guided game teaches it. */
export const isTaught = (game: string) => learning[game]?.lesson !== undefined;

/** What it takes to learn a game; null for a game that is not in the house. */
export const learningOf = (game: string): GameLearning | null => learning[game] ?? null;

/** A game's hints, and their texts. Rejects where a part does not arrive. */
export async function hintsOf(game: string) {
  const [hints] = await Promise.all([learningOf(game)?.hints(), bring(`${game}-lesson`)]);
  return hints;
}
