/** What Cash a Catch's rulebook shows behind its clauses: the deck, the prices, and examples played out. */
import type { CashACatchView } from '../../generated/cash-a-catch';
import type { Picture } from '../contract';
import DeckTable from './pictures/DeckTable.svelte';
import PriceTable from './pictures/PriceTable.svelte';
import Settled from './pictures/Settled.svelte';
import Sorted from './pictures/Sorted.svelte';
import Spoiled from './pictures/Spoiled.svelte';

export const pictures: Record<string, Picture<CashACatchView>> = {
  'CC-1': DeckTable,
  'CC-10': PriceTable,
  'CC-14': Spoiled,
  'CC-33': Sorted,
  'CC-43': Settled,
};
