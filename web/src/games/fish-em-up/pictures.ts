/** What the rulebook of Fish 'em Up shows behind its clauses. */
import type { FishEmUpView } from '../../generated/fish-em-up';
import type { Picture } from '../contract';
import Catches from './pictures/Catches.svelte';
import Laid from './pictures/Laid.svelte';
import Refused from './pictures/Refused.svelte';

export const pictures: Record<string, Picture<FishEmUpView>> = {
  'FE-20': Laid,
  'FE-22': Refused,
  'FE-23': Refused,
  'FE-24': Refused,
  'FE-30': Catches,
  'FE-37': Catches,
};
