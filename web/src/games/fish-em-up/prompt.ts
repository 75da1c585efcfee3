/** The one sentence in the tray: what is asked of you, or whom the table waits for. */
import type { FishEmUpView, Legal } from '../../generated/fish-em-up';
import type { T } from '../../lib/i18n.svelte';

interface Asked {
  view: FishEmUpView;
  legal: Legal[];
  names: string[];
}

export function promptFor({ view, legal, names }: Asked, t: T): string {
  const say = (id: string, args: Record<string, string | number> = {}) =>
    t(`fish-em-up-${id}`, args);
  if (view.phase === 'over') return say('over');
  if (legal.length === 0) return say('wait', { name: names[view.asked[0] ?? view.player] ?? '' });
  if (view.phase === 'crab') return say('prompt-crab');
  if (view.phase === 'seahorse') return say('prompt-seahorse', { count: view.robberies });
  return say(legal.every(({ kind }) => kind === 'skip') ? 'prompt-skip' : 'prompt-play');
}
