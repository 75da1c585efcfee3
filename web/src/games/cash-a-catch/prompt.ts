/** The one sentence in the tray: what is asked of you, or whom the table waits for. */
import type { CashACatchView, Legal } from '../../generated/cash-a-catch';
import type { T } from '../../lib/i18n.svelte';
import { fishName, listedAnd } from './text';

interface Asked {
  view: CashACatchView;
  legal: Legal[];
  you: number | null;
  names: string[];
}

export function promptFor({ view, legal, you, names }: Asked, t: T): string {
  const say = (id: string, args: Record<string, string | number> = {}) =>
    t(`cash-a-catch-${id}`, args);
  const { phase } = view;
  if (phase === 'over') return say('over');
  if (legal.length > 0) {
    if (phase === 'spoilage' && view.sold)
      return say('prompt-spoilage', { fish: fishName(view.sold, t) });
    if (phase === 'rescue') return say('prompt-rescue', { count: view.rescues });
    if (phase === 'sale' && legal.length === 1) return say('prompt-first');
    return say(`prompt-${phase.replace('_', '-')}`);
  }
  const awaited = listedAnd(
    view.asked.filter((seat) => seat !== you).map((seat) => names[seat] ?? '?'),
    t,
  );
  if (phase === 'bell' && you !== null) {
    const money = view.money[you] ?? 0;
    if (view.own_answer !== null)
      return say(view.own_answer ? 'answer-ring' : 'answer-hold', { names: awaited });
    if (you === view.auctioneer)
      return say(view.seats === 3 ? 'auctioneer-waits-three' : 'auctioneer-waits');
    if (money < view.price) return say('too-poor', { euros: view.price });
  }
  return say(`wait-${phase.replace('_', '-')}`, {
    names: awaited,
    fish: view.sold ? fishName(view.sold, t) : '',
  });
}

/** Whether this seat takes part in the bell of this auction: as the auctioneer it may not ring. */
export function mayBid(view: CashACatchView, seat: number): boolean {
  if ((view.money[seat] ?? 0) < view.price) return false;
  return seat !== view.auctioneer || view.seats === 3;
}

/** Why one cannot ring now, in the words of the refusal that it would meet. */
export function reasonAgainstRinging(view: CashACatchView, you: number) {
  const because = (clause: string, code: string) => ({
    clause,
    code,
    args: { euros: view.price } as Record<string, string | number>,
  });
  if (view.phase === 'over') return because('CC-41', 'over');
  if (view.buyer !== null) return because('CC-26', 'late');
  if (view.lot.length === 0) return because('CC-25', 'no-lot');
  if (you === view.auctioneer && view.seats > 3) return because('CC-23', 'auctioneer-rings');
  if ((view.money[you] ?? 0) < view.price) return because('CC-21', 'too-poor');
  if (you === view.auctioneer && view.phase === 'bell' && !view.asked.includes(you))
    return because('CC-24', 'others-first');
  return because('CC-25', 'answered');
}

export interface Explained {
  text: string;
  clause: string;
}
