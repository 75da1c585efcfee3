/** Every game's board and words, loaded when a table needs them. A new game is one entry here. */
import type * as FarmHand from '../generated/farm-hand';
import type * as FishyFables from '../generated/fishy-fables';
import type { GameFace } from './contract';

/** A table loads the face of its own game, so what reaches it has that game's types. */
const of = <V, A, E>(face: GameFace<V, A, E>) => face as unknown as GameFace;

const faces: Record<string, () => Promise<GameFace>> = {
  'farm-hand': async () => {
    const [board, mark, text, { situation }, { endsRound, hold }, { sound }] = await Promise.all([
      import('./farm-hand/Board.svelte'),
      import('./farm-hand/PlayerMark.svelte'),
      import('./farm-hand/text'),
      import('./farm-hand/situation'),
      import('./farm-hand/motion'),
      import('./farm-hand/sounds'),
    ]);
    const face: GameFace<FarmHand.View, FarmHand.Action, FarmHand.Event> = {
      Board: board.default,
      Mark: mark.default,
      text: { ...text, situation },
      hold,
      endsRound,
      sound,
    };
    return of(face);
  },
  'fishy-fables': async () => {
    const [board, mark, text, { situation }, { endsRound, hold }, { sound }] = await Promise.all([
      import('./fishy-fables/Board.svelte'),
      import('./fishy-fables/CatMark.svelte'),
      import('./fishy-fables/text'),
      import('./fishy-fables/situation'),
      import('./fishy-fables/motion'),
      import('./fishy-fables/sounds'),
    ]);
    const face: GameFace<FishyFables.View, FishyFables.Legal, FishyFables.Event> = {
      Board: board.default,
      Mark: mark.default,
      text: { ...text, situation },
      hold,
      endsRound,
      sound,
    };
    return of(face);
  },
};

export function faceOf(game: string): Promise<GameFace> {
  const load = faces[game];
  return load ? load() : Promise.reject(new Error(`no board for ${game}`));
}
