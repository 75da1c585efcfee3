/** What Farm Hand's rulebook shows behind its clauses: cards as they lie on the table, and tables. */
import type { FarmHandView } from '../../generated/farm-hand';
import type { Picture } from '../contract';
import Animals from './pictures/Animals.svelte';
import BothSides from './pictures/BothSides.svelte';
import Deal from './pictures/Deal.svelte';
import Deck from './pictures/Deck.svelte';
import DummyBids from './pictures/DummyBids.svelte';
import Leads from './pictures/Leads.svelte';
import MacksCards from './pictures/MacksCards.svelte';
import Scored from './pictures/Scored.svelte';
import TrickPicture from './pictures/TrickPicture.svelte';

export const pictures: Record<string, Picture<FarmHandView>> = {
  'FH-2': BothSides,
  'FH-3': Deck,
  'FH-5': Animals,
  'FH-11': Deal,
  'FH-31': TrickPicture,
  'FH-33': TrickPicture,
  'FH-34': TrickPicture,
  'FH-41': Scored,
  'FH-52': MacksCards,
  'FH-53': DummyBids,
  'FH-54': Leads,
  'FH-60': DummyBids,
  'FH-61': Leads,
};
