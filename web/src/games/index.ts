/** Every game's board and words, loaded when a table needs them. A new game is one entry here. */
import type { GameFace } from './contract';

const faces: Record<string, () => Promise<GameFace>> = {
  'farm-hand': async () => {
    const [board, text, { hold }] = await Promise.all([
      import('./farm-hand/Board.svelte'),
      import('./farm-hand/text'),
      import('./farm-hand/motion'),
    ]);
    return { Board: board.default, text, hold };
  },
};

export function faceOf(game: string): Promise<GameFace> {
  const load = faces[game];
  return load ? load() : Promise.reject(new Error(`no board for ${game}`));
}
