import type { Outcome } from '../generated/wire';

export interface Placing {
  player: number;
  /** From 1; tied players share one, and the next place is left out. */
  place: number;
  score: number;
}

export function placings({ ranking, scores }: Outcome): Placing[] {
  let place = 1;
  return ranking.flatMap((tied) => {
    const here = place;
    place += tied.length;
    return tied.map((player) => ({ player, place: here, score: scores[player] ?? 0 }));
  });
}
