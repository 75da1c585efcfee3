/** Every game's board and words, loaded when a table needs them. A new game is one entry here. */
import type * as FarmHand from '../generated/farm-hand';
import type { GameFace } from './contract';

/** A table loads the face of its own game, so what reaches it has that game's types. */
const of = <V, A, E>(face: GameFace<V, A, E>) => face as unknown as GameFace;

const faces: Record<string, () => Promise<GameFace>> = {
  'farm-hand': async () => {
    const [board, mark, story, text, { hold }] = await Promise.all([
      import('./farm-hand/Board.svelte'),
      import('./farm-hand/PlayerMark.svelte'),
      import('./farm-hand/Story.svelte'),
      import('./farm-hand/text'),
      import('./farm-hand/motion'),
    ]);
    const face: GameFace<FarmHand.View, FarmHand.Action, FarmHand.Event> = {
      Board: board.default,
      Mark: mark.default,
      Story: story.default,
      text,
      hold,
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
