/** What Cash a Catch sounds like. */
import type { Event } from '../../generated/cash-a-catch';
import type { Sound } from '../../lib/sound';

export function sound(event: Event, you: number | null): Sound | null {
  switch (event.kind) {
    case 'turned_up':
    case 'undone':
      return 'slide';
    // One's own bell is heard under the thumb, before the others know.
    case 'bought':
      return event.player === you ? 'coin' : 'bell';
    case 'sold':
    case 'settled':
      return 'coin';
    case 'spoiled':
    case 'discarded':
    case 'emptied':
    case 'rescued':
      return 'plip';
    case 'stolen':
    case 'placed':
      return 'tap';
    case 'answered':
      return event.player === you ? null : 'tap';
    case 'game_over':
      return 'end';
    default:
      return null;
  }
}
