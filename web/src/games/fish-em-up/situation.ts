/** How the table stands, in sentences: for those who hear it, and for a second look. */
import type { FishEmUpView, Legal } from '../../generated/fish-em-up';
import type { T } from '../../lib/i18n.svelte';
import type { Situation } from '../contract';
import { promptFor } from './prompt';
import { cardName, cardsText, catchName, listed, pointsText } from './text';

const KINDS = ['fish', 'crab', 'seahorse', 'trash'] as const;

/** How many catches of each kind are active. */
export const activeOf = (view: FishEmUpView) =>
  KINDS.map((kind) => ({
    kind,
    count: view.catches.filter((one) => one.catch === kind && one.state === 'active').length,
  }));

export function situation({ view, legal, names }: Situation<FishEmUpView, Legal>, t: T): string[] {
  const say = (id: string, args: Record<string, string | number> = {}) =>
    t(`fish-em-up-${id}`, args);
  const active = activeOf(view)
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => say('active-item', { catch: catchName(kind, t), count }));
  const hand = (view.hand ?? []).map((card) => cardName(card, view.faces, t));
  return [
    promptFor({ view, legal, names }, t),
    say('status', { sea: view.sea, cards: cardsText(view.net.length, t) }),
    say('active', { list: active.length > 0 ? listed(active, t) : say('active-none') }),
    view.token === null ? '' : say('token-on', { card: cardName(view.token, view.faces, t) }),
    hand.length > 0 ? `${say('hand')}: ${listed(hand, t)}` : '',
    ...view.points.map((points, seat) =>
      listed(
        [
          names[seat] ?? '',
          pointsText(points, t),
          say('holds', { cards: cardsText(view.sizes[seat] ?? 0, t) }),
        ],
        t,
      ),
    ),
  ].filter((one) => one !== '');
}
