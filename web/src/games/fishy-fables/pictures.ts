/** What Fishy Fables' rulebook shows behind its clauses: rounds as they are played, and the deck. */
import type { FishyFablesView } from '../../generated/fishy-fables';
import type { Picture } from '../contract';
import Betting from './pictures/Betting.svelte';
import Deck from './pictures/Deck.svelte';
import Flips from './pictures/Flips.svelte';
import Shown from './pictures/Shown.svelte';
import Sums from './pictures/Sums.svelte';

export const pictures: Record<string, Picture<FishyFablesView>> = {
  'FF-32': Betting,
  'FF-42': Shown,
  'FF-62': Flips,
  'FF-63': Flips,
  'FF-70': Sums,
  'FF-71': Deck,
};
