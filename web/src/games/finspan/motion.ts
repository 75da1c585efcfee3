/**
 * How long things take at Finspan, in milliseconds at a normal pace. A turn is many small steps, so each
 * is short; what was done last stays in sight for a while (`said`).
 */
import type { Event } from '../../generated/finspan';

export const TIMES = { step: 60, token: 130, fish: 240, week: 2200, said: 900 } as const;

export function timeOf(event: Event): number {
  switch (event.kind) {
    case 'placed':
    case 'consumed':
      return TIMES.fish;
    case 'eggs_laid':
    case 'hatched':
    case 'young_put':
    case 'moved':
    case 'token_paid':
    case 'card_paid':
    case 'drawn':
    case 'gained':
      return TIMES.token;
    case 'dived':
    case 'play_began':
    case 'bonus_earned':
    case 'activated':
      return TIMES.step;
    case 'week_ended':
      return TIMES.week;
    default:
      return 0;
  }
}

/** For how many milliseconds the events of one step stand before the next may show. */
export const hold = (events: Event[]) => events.reduce((all, event) => all + timeOf(event), 0);

export const endsRound = (events: Event[]) => events.some(({ kind }) => kind === 'week_ended');
