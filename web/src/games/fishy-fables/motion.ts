/** How long things take at Fishy Fables, in milliseconds at a normal pace. */
import type { Event } from '../../generated/fishy-fables';

export const TIMES = {
  move: 260,
  said: 480,
  shown: 1700,
  /** for every catnip card that changes a size at the reveal */
  effect: 450,
  won: 1500,
} as const;

export function timeOf(event: Event): number {
  switch (event.kind) {
    case 'first_drawn':
      return TIMES.shown;
    case 'drawn':
    case 'laid':
    case 'guessed':
    case 'passed':
      return TIMES.move;
    case 'revealed':
      return (
        TIMES.shown +
        TIMES.effect * Math.max(0, ...event.shown.map(({ sizes }) => sizes.length - 1))
      );
    case 'round_ended':
      return TIMES.won;
    case 'fib_flipped':
      return TIMES.shown;
    case 'checked':
    case 'raised':
    case 'matched':
    case 'folded':
    case 'bought':
    case 'catnip_played':
    case 'antes_paid':
      return TIMES.said;
    default:
      return 0;
  }
}

/** For how many milliseconds the events of one step stand before the next may show. */
export const hold = (events: Event[]) => events.reduce((all, event) => all + timeOf(event), 0);

export const endsRound = (events: Event[]) => events.some(({ kind }) => kind === 'round_ended');
