/** How the table stands, in sentences: for those who hear it, and for a second look. */
import type { FishyFablesView, Legal } from '../../generated/fishy-fables';
import type { T } from '../../lib/i18n.svelte';
import type { Situation } from '../contract';
import { promptFor } from './prompt';
import { effectName, fishName, listed, sum } from './text';

export function situation(
  { view, legal, you, names }: Situation<FishyFablesView, Legal>,
  t: T,
): string[] {
  const say = (id: string, args: Record<string, string | number> = {}) =>
    t(`fishy-fables-${id}`, args);
  const seats = view.purses.map((_, seat) => {
    const about = [say('purse', { amount: view.purses[seat] ?? 0 })];
    if (view.stakes[seat]) about.push(say('stake', { amount: view.stakes[seat] }));
    about.push(say(`standing-${view.standing[seat]}`, { round: view.dropped[seat] ?? 0 }));
    const fish = view.fish[seat] ?? null;
    if (fish !== null)
      about.push(`${fishName(fish, t)} ${sum((view.sizes[seat] ?? []).slice(1))}`.trim());
    else if (view.laid[seat]) about.push(say('laid'));
    if (view.checked[seat]) about.push(say('checked'));
    if (view.catnips[seat]) about.push(say('catnip-count', { count: view.catnips[seat] }));
    return t('fishy-fables-event-item', { name: names[seat] ?? '', fish: listed(about, t) });
  });
  const hand = (view.hand ?? []).map((fish) => fishName(fish, t));
  const catnip = (view.catnip ?? []).map((effect) => effectName(effect, t));
  return [
    view.phase === 'over' || view.phase === 'fib'
      ? ''
      : say('round-of', { round: view.round, rounds: view.rounds }),
    promptFor({ view, legal, you, names }, t),
    say('tin-of', { amount: view.tin }),
    hand.length > 0 ? `${say('hand')}: ${listed(hand, t)}` : '',
    catnip.length > 0 ? `${say('own-catnip')}: ${listed(catnip, t)}` : '',
    ...seats,
  ].filter((one) => one !== '');
}
