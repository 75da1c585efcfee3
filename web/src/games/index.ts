/** Every game's board and words, loaded when a table needs them. A new game is one entry here. */
import type { Component } from 'svelte';
import type * as FarmHand from '../generated/farm-hand';
import type * as Finspan from '../generated/finspan';
import type * as FishyFables from '../generated/fishy-fables';
import type { GameFace, GameLearning, Hint, LessonScript, Picture } from './contract';

/** A table loads the face of its own game, so what reaches it has that game's types. */
const of = <V, A, E, L>(face: GameFace<V, A, E, L>) => face as unknown as GameFace;

const faces: Record<string, () => Promise<GameFace>> = {
  'farm-hand': async () => {
    const [board, mark, story, text, { situation }, { endsRound, hold }, { sound }] =
      await Promise.all([
        import('./farm-hand/Board.svelte'),
        import('./farm-hand/PlayerMark.svelte'),
        import('./farm-hand/Story.svelte'),
        import('./farm-hand/text'),
        import('./farm-hand/situation'),
        import('./farm-hand/motion'),
        import('./farm-hand/sounds'),
      ]);
    const face: GameFace<FarmHand.View, FarmHand.Action, FarmHand.Event> = {
      Board: board.default,
      Mark: mark.default,
      Story: story.default,
      text: { ...text, situation },
      hold,
      endsRound,
      sound,
    };
    return of(face);
  },
  'fishy-fables': async () => {
    const [board, mark, story, text, { situation }, { endsRound, hold }, { sound }] =
      await Promise.all([
        import('./fishy-fables/Board.svelte'),
        import('./fishy-fables/CatMark.svelte'),
        import('./fishy-fables/Story.svelte'),
        import('./fishy-fables/text'),
        import('./fishy-fables/situation'),
        import('./fishy-fables/motion'),
        import('./fishy-fables/sounds'),
      ]);
    const face: GameFace<
      FishyFables.View,
      FishyFables.Action,
      FishyFables.Event,
      FishyFables.Legal
    > = {
      Board: board.default,
      Mark: mark.default,
      Story: story.default,
      text: { ...text, situation },
      hold,
      endsRound,
      sound,
    };
    return of(face);
  },
  finspan: async () => {
    const [board, mark, story, text, { situation }, { endsRound, hold }, { sound }] =
      await Promise.all([
        import('./finspan/Board.svelte'),
        import('./finspan/SeatSign.svelte'),
        import('./finspan/Story.svelte'),
        import('./finspan/text'),
        import('./finspan/situation'),
        import('./finspan/motion'),
        import('./finspan/sounds'),
      ]);
    const face: GameFace<Finspan.View, Finspan.Action, Finspan.Event, Finspan.Legal> = {
      Board: board.default,
      Mark: mark.default,
      Story: story.default,
      text: { ...text, situation },
      hold,
      endsRound,
      sound,
    };
    return of(face);
  },
};

/** Whether there is a board to play this game on; the service may know games that are not drawn yet. */
export const isDrawn = (game: string) => game in faces;

export function faceOf(game: string): Promise<GameFace> {
  const load = faces[game];
  return load ? load() : Promise.reject(new Error(`no board for ${game}`));
}

/** What each game is drawn with, for the page that shows it all. */
export const galleries: Record<string, () => Promise<{ default: Component }>> = {
  'farm-hand': () => import('./farm-hand/Gallery.svelte'),
  'fishy-fables': () => import('./fishy-fables/Gallery.svelte'),
  finspan: () => import('./finspan/Gallery.svelte'),
};

/** Pages at `/companion/<game>`: help for people who play the printed game. */
export const companions: Record<string, () => Promise<{ default: Component }>> = {
  finspan: () => import('./finspan/Companion.svelte'),
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
  finspan: {
    pictures: async () => ({}),
    hints: async () => {
      const { hints, places } = await import('./finspan/hints');
      return { hints: hints as unknown as Hint[], places };
    },
  },
};

/** Whether a guided game teaches it. */
export const isTaught = (game: string) => learning[game]?.lesson !== undefined;

/** What it takes to learn a game; null for a game that is not in the house. */
export const learningOf = (game: string): GameLearning | null => learning[game] ?? null;
