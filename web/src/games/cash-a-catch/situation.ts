/** How the table stands, in sentences: for those who hear it, and for a second look. */
import type { CashACatchView, Legal } from '../../generated/cash-a-catch';
import type { T } from '../../lib/i18n.svelte';
import type { Situation } from '../contract';
import { chargeFor, fishOn, settling, stallOf, worth } from './cards';
import { promptFor } from './prompt';
import { cardNames, euros, listed, placeName } from './text';

export function situation(
  { view, legal, you, names }: Situation<CashACatchView, Legal>,
  t: T,
): string[] {
  const say = (id: string, args: Record<string, string | number> = {}) =>
    t(`cash-a-catch-${id}`, args);
  const order = Array.from({ length: view.seats }, (_, i) => ((you ?? 0) + i) % view.seats);
  const seats = order.map((seat) => {
    const about = [euros(view.money[seat] ?? 0, t), ...stallInWords(view, seat, t)];
    if (seat === view.auctioneer) about.push(say('auctioneer'));
    if (view.phase === 'bell' && view.answered[seat]) about.push(say('has-answered'));
    return say('seat', { name: names[seat] ?? '', list: listed(about, t) });
  });
  const lot = view.buyer === null ? view.lot : [];
  return [
    promptFor({ view, legal, you, names }, t),
    say('status', { deck: view.deck, cards: view.lot.length, euros: euros(view.fee, t) }),
    view.final ? say('status-final') : '',
    lot.length > 0 ? `${say('lot')}: ${cardNames(lot, t)}` : '',
    view.catch.length > 0 ? `${say('catch')}: ${cardNames(view.catch, t)}` : '',
    ...seats,
  ].filter((one) => one !== '');
}

/** What lies in a seat's places and trash, bottom card first, and what it would bring. */
export function stallInWords(view: CashACatchView, seat: number, t: T): string[] {
  const say = (id: string, args: Record<string, string | number> = {}) =>
    t(`cash-a-catch-${id}`, args);
  const stall = stallOf(view, seat);
  const column = view.phase === 'over' ? view.prices.half : view.prices.full;
  const told = stall.places.flatMap((cards, place) =>
    cards.length === 0
      ? []
      : [
          say('stack', {
            place: placeName(place, t),
            cards: cardNames(cards, t),
            count: fishOn(cards),
            euros: euros(worth(cards, column), t),
          }),
        ],
  );
  if (stall.trash.length > 0)
    told.push(
      say('trash-of', {
        cards: cardNames(stall.trash, t),
        euros: euros(chargeFor(stall.trash, view.trash_charge), t),
      }),
    );
  if (view.phase === 'over') {
    const { charge, sales } = settling(view, seat);
    const brought = sales.reduce((all, sale) => all + sale, 0);
    told.push(say('settled-of', { sales: euros(brought, t), charge: euros(charge, t) }));
  }
  return told;
}
