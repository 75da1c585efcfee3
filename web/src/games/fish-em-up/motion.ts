/** How long things take at Fish 'em Up, in milliseconds at a normal pace. */
import type { Event } from '../../generated/fish-em-up';

export const TIMES = { laid: 420, said: 380, drew: 60, ended: 1200 } as const;

export function timeOf(event: Event): number {
  switch (event.kind) {
    case 'laid':
    case 'stung':
      return TIMES.laid;
    case 'scored':
    case 'robbed':
    case 'lost':
    case 'took':
    case 'nothing_taken':
    case 'skipped':
      return TIMES.said;
    case 'drew':
      return TIMES.drew;
    case 'boat':
    case 'all_skipped':
      return TIMES.ended;
    default:
      return 0;
  }
}

/** For how many milliseconds the events of one step stand before the next may show. */
export const hold = (events: Event[]) => events.reduce((all, event) => all + timeOf(event), 0);
