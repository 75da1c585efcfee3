/** How long things take at Cash a Catch, in milliseconds at a normal pace. */
import type { CashACatchView, Event } from '../../generated/cash-a-catch';

export const TIMES = {
  move: 240,
  /** something that somebody did to another */
  told: 700,
  sold: 800,
  /** who rang, and how quick the others were */
  verdict: 1500,
  phase: 1400,
  settled: 2600,
} as const;

export function timeOf(event: Event): number {
  switch (event.kind) {
    case 'turned_up':
      if (event.card === 'final-phase' || event.card === 'market-close') return TIMES.phase;
      return 0;
    case 'sold':
      return TIMES.sold;
    case 'spoiled':
    case 'stolen':
    case 'empty_handed':
    case 'not_stolen':
      return TIMES.told;
    case 'bought':
      return TIMES.verdict;
    case 'placed':
    case 'discarded':
    case 'rescued':
      return TIMES.move;
    case 'emptied':
      return TIMES.told;
    case 'settled':
      return TIMES.settled;
    default:
      return 0;
  }
}

/**
 * For how many milliseconds the events of one step stand before the next may show. A card that is up
 * is there at once, whatever lies before it: somebody may want to ring.
 */
export const hold = (events: Event[]) => events.reduce((all, event) => all + timeOf(event), 0);

/** Where a race is on nothing that is shown may wait for what was shown before. */
export const urgent = (view: CashACatchView) => view.bell === 'live' && view.phase === 'bell';
