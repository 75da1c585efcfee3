/** What Fishy Fables sounds like. */
import type { Event } from '../../generated/fishy-fables';
import type { Sound } from '../../lib/sound';

export function sound(event: Event): Sound | null {
  switch (event.kind) {
    case 'dealt':
    case 'drawn':
    case 'undone':
      return 'slide';
    case 'laid':
    case 'checked':
    case 'folded':
    case 'passed':
    case 'guessed':
      return 'tap';
    case 'antes_paid':
    case 'raised':
    case 'matched':
    case 'bought':
      return 'coin';
    case 'catnip_played':
      return 'plip';
    case 'revealed':
    case 'fib_flipped':
      return 'bell';
    case 'round_ended':
      return 'coin';
    case 'game_over':
      return 'end';
    default:
      return null;
  }
}
