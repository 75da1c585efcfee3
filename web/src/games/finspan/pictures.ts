/** What Finspan's rulebook shows behind its clauses: the mat, cards and signs, and examples played out. */
import type { FinspanView } from '../../generated/finspan';
import type { Picture } from '../contract';
import Anatomy from './pictures/Anatomy.svelte';
import Bonuses from './pictures/Bonuses.svelte';
import Costs from './pictures/Costs.svelte';
import Dived from './pictures/Dived.svelte';
import Ended from './pictures/Ended.svelte';
import Homes from './pictures/Homes.svelte';
import Moves from './pictures/Moves.svelte';
import Over from './pictures/Over.svelte';
import Signs from './pictures/Signs.svelte';
import Slots from './pictures/Slots.svelte';
import Start from './pictures/Start.svelte';
import Tiles from './pictures/Tiles.svelte';
import Timings from './pictures/Timings.svelte';
import Weeks from './pictures/Weeks.svelte';
import Zones from './pictures/Zones.svelte';

export const pictures: Record<string, Picture<FinspanView>> = {
  'FS-4': Start,
  'FS-8': Zones,
  'FS-20': Anatomy,
  'FS-21': Costs,
  'FS-23': Homes,
  'FS-24': Homes,
  'FS-25': Over,
  'FS-26': Slots,
  'FS-28': Timings,
  'FS-30': Dived,
  'FS-31': Bonuses,
  'FS-35': Signs,
  'FS-40': Signs,
  'FS-42': Signs,
  'FS-43': Signs,
  'FS-44': Signs,
  'FS-45': Slots,
  'FS-46': Signs,
  'FS-47': Moves,
  'FS-48': Slots,
  'FS-50': Moves,
  'FS-51': Moves,
  'FS-53': Signs,
  'FS-54': Signs,
  'FS-56': Signs,
  'FS-61': Weeks,
  'FS-62': Tiles,
  'FS-71': Ended,
};
