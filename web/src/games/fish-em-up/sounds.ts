/** What Fish 'em Up sounds like. */
import type { Event } from '../../generated/fish-em-up';
import type { Sound } from '../../lib/sound';

export function sound(event: Event): Sound | null {
  switch (event.kind) {
    case 'laid':
      return 'tap';
    case 'stung':
      return 'plip';
    case 'dealt':
    case 'drew':
    case 'took':
    case 'undone':
      return 'slide';
    case 'scored':
    case 'robbed':
      return 'coin';
    case 'boat':
      return 'bell';
    case 'game_over':
      return 'end';
    default:
      return null;
  }
}
