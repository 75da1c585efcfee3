/** What Farm Hand sounds like. */
import type { Event } from '../../generated/farm-hand';
import type { Sound } from '../../lib/sound';

export function sound(event: Event, you: number | null): Sound | null {
  switch (event.kind) {
    case 'dealt':
    case 'undone':
      return 'slide';
    case 'bid':
    case 'played':
      return 'tap';
    case 'bids_opened':
      return 'bell';
    case 'trick_ended':
      return event.cancelled.length > 0 ? 'plip' : 'slide';
    case 'round_scored':
      return you !== null && (event.points[you] ?? 0) <= 0 ? 'slide' : 'coin';
    case 'game_over':
      return 'end';
    default:
      return null;
  }
}
