/** What Finspan sounds like. */
import type { Event } from '../../generated/finspan';
import type { Sound } from '../../lib/sound';

export function sound(event: Event): Sound | null {
  switch (event.kind) {
    case 'opened':
    case 'drawn':
    case 'gained':
    case 'reshuffled':
      return 'slide';
    case 'card_paid':
    case 'token_paid':
    case 'placed':
    case 'consumed':
      return 'tap';
    case 'dived':
    case 'eggs_laid':
    case 'hatched':
    case 'young_put':
    case 'moved':
      return 'plip';
    case 'week_ended':
      return 'bell';
    case 'scored':
      return 'coin';
    case 'game_over':
      return 'end';
    default:
      return null;
  }
}
