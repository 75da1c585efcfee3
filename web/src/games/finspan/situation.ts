/** How the table stands, in sentences: for those who hear it, and for a second look. */
import type { FinspanView, Legal } from '../../generated/finspan';
import type { T } from '../../lib/i18n.svelte';
import type { Situation } from '../contract';
import { SLOTS, totalOf } from './cards';
import { promptFor } from './prompt';
import { countName, fishName, listed, pointsOf, slotName, slotWords } from './text';

export function statusOf(view: FinspanView, t: T): string {
  const gaps = { week: view.week, weeks: view.weeks, deck: view.deck };
  const tile = view.tiles[view.week - 1];
  if (!tile || view.phase === 'over') return t('finspan-status-last', gaps);
  return t('finspan-status', { ...gaps, points: tile.points, count: countName(tile.count, t) });
}

/** One seat in a line: points, divers, tokens. */
export function summaryOf(ocean: FinspanView['oceans'][number], name: string, t: T): string {
  const sum = (of: 'egg' | 'young' | 'school') =>
    ocean.slots.reduce((all, slot) => all + Number(slot[of]), 0);
  return t('finspan-ocean-of', {
    name,
    points: pointsOf(totalOf(ocean.score), t),
    divers: t('finspan-divers', { count: ocean.divers }),
    eggs: sum('egg'),
    young: sum('young'),
    schools: sum('school'),
  });
}

export function situation({ view, legal, names }: Situation<FinspanView, Legal>, t: T): string[] {
  return [
    statusOf(view, t),
    promptFor({ view, legal, names }, t),
    ...view.oceans.flatMap((ocean, seat) => {
      const lies = ocean.slots.flatMap((slot, i) => {
        if (!slot.fish && !slot.young && !slot.school) return [];
        return [
          t('finspan-line-fish', { slot: slotName(SLOTS[i] ?? '', t), card: slotWords(slot, t) }),
        ];
      });
      const hand = ocean.hand.map(({ card }) => fishName(card, t));
      return [
        `${summaryOf(ocean, names[seat] ?? '', t)}: ${listed(lies, t)}`,
        `${t('finspan-hand')}: ${listed(hand, t) || t('finspan-hand-none')}`,
      ];
    }),
  ];
}
