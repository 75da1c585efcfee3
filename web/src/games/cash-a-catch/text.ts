/** What Cash a Catch says: names, sentences for the log, refusals, labels. Words are in cash-a-catch.ftl. */
import type { Action, Bought, CashACatchView, Event, Legal } from '../../generated/cash-a-catch';
import type { ErrorInfo } from '../../generated/wire';
import type { T } from '../../lib/i18n.svelte';
import { listed, listedAnd, playerNames } from '../../lib/words';
import { cardOf, type Fish, placeOf, stallOf, worth } from './cards';

export { listed, listedAnd, playerNames };

export const fishName = (kind: Fish | 'octopus', t: T) => t(`cash-a-catch-fish-${kind}`);

export function cardName(card: string, t: T): string {
  const { kind, fish } = cardOf(card);
  if (fish === 0) return t(`cash-a-catch-card-${kind}`);
  return t('cash-a-catch-card', { fish: fishName(kind as Fish, t), value: fish });
}

export const cardNames = (cards: string[], t: T) =>
  listed(
    cards.map((card) => cardName(card, t)),
    t,
  );

export const placeName = (place: number, t: T) => t(`cash-a-catch-place-${place}`);

export const euros = (amount: number, t: T) => t('cash-a-catch-euros', { euros: amount });

/** One sentence for the log, or null where nothing needs to be said. */
export function sentence(event: Event, names: string[], t: T): string | null {
  const say = (kind: string, args: Record<string, string | number> = {}) =>
    t(`cash-a-catch-event-${kind.replaceAll('_', '-')}`, args);
  const named = (seat: number) => names[seat] ?? '?';
  const name = 'player' in event ? named(event.player) : '';
  switch (event.kind) {
    case 'opened':
    case 'office':
      return say(event.kind, { name: named(event.auctioneer) });
    case 'sold':
      return say('sold', {
        name,
        fish: fishName(event.fish, t),
        euros: euros(event.euros, t),
        cards: cardNames(event.cards, t),
      });
    case 'turned_up':
      if (event.card === 'final-phase' || event.card === 'market-close') return say(event.card);
      return say('turned-up', { card: cardName(event.card, t) });
    // Whoever does not ring holds; the next card says that all have.
    case 'held':
    case 'all_held':
    case 'others_held':
      return null;
    case 'answered':
      if (event.rings === null) return say('answered', { name });
      return say(event.rings ? 'answered-ring' : 'answered-hold', { name });
    case 'bought':
      return bought(event, names, t);
    case 'stolen':
      return say('stolen', {
        name,
        victim: named(event.victim),
        card: cardName(event.card, t),
      });
    case 'placed':
      return say('placed', {
        name,
        card: cardName(event.card, t),
        place: placeName(event.place, t),
      });
    case 'emptied':
      return say('emptied', {
        name,
        place: placeName(event.place, t),
        cards: cardNames(event.cards, t),
      });
    case 'spoiled':
    case 'discarded':
    case 'rescued':
      return say(event.kind, { name, card: cardName(event.card, t) });
    case 'empty_handed':
    case 'not_stolen':
    case 'enough':
      return say(event.kind, { name });
    case 'settled': {
      const items = event.money.map((money, seat) =>
        say('settled-item', { name: named(seat), euros: euros(money, t) }),
      );
      return say('settled', { list: listed(items, t) });
    }
    case 'game_over': {
      const winners = event.ranking[0] ?? [];
      const gaps = { euros: euros(event.scores[winners[0] ?? 0] ?? 0, t) };
      if (winners.length === 1) return say('game-over', { name: named(winners[0] ?? 0), ...gaps });
      return say('game-over-shared', { names: listedAnd(winners.map(named), t), ...gaps });
    }
    case 'undone':
      return say('undone', { name });
  }
}

/** Who rang, who buys what, and what the auctioneer gets for it. */
function bought({ player, cards, rings, fee }: Bought, names: string[], t: T): string {
  const say = (kind: string, args: Record<string, string>) => t(`cash-a-catch-event-${kind}`, args);
  const named = (seat: number) => names[seat] ?? '?';
  const gaps = { name: named(player), cards: cardNames(cards, t) };
  const told =
    rings.length === 1
      ? say('bought', gaps)
      : say('bought-drawn', { names: listedAnd(rings.map(named), t), ...gaps });
  if (fee === 0) return told;
  return told + t('list-sentences') + say('fee', { euros: euros(fee, t) });
}

/** A part of the game: the auction that begins here, by its auctioneer. */
export function chapter(event: Event, t: T): string | null {
  if (event.kind === 'settled') return t('cash-a-catch-settling');
  if (event.kind !== 'bought') return null;
  return t('cash-a-catch-chapter', { cards: event.cards.length });
}

/** The gaps of a refusal name things by their ids. */
export function refusal(error: ErrorInfo, t: T): string {
  const gaps = { ...error.args };
  for (const name of ['fish', 'there'])
    if (name in gaps) gaps[name] = fishName(String(gaps[name]) as Fish, t);
  if ('card' in gaps) gaps.card = cardName(String(gaps.card), t);
  if ('place' in gaps) gaps.place = placeName(Number(gaps.place), t);
  return t(`cash-a-catch-refused-${error.code}`, gaps);
}

/** A choice, as it stands on its button. With the table it tells what the choice is about. */
export function actionLabel(
  action: Action | Legal,
  t: T,
  table?: { view: CashACatchView; seat: number; names: string[] },
): string {
  const say = (kind: string, args: Record<string, string | number> = {}) =>
    t(`cash-a-catch-action-${kind.replaceAll('_', '-')}`, args);
  const own = table && stallOf(table.view, table.seat);
  switch (action.kind) {
    case 'sell': {
      const cards = own?.places[placeOf(own, action.fish)] ?? [];
      return say('sell', {
        fish: fishName(action.fish, t),
        euros: euros(worth(cards, table?.view.prices.full), t),
      });
    }
    case 'spoil': {
      const place = table?.view.sold && own ? placeOf(own, table.view.sold) : -1;
      const card = own?.places[place]?.[action.card] ?? '';
      return say('spoil', { card: card && cardName(card, t), number: action.card + 1 });
    }
    case 'steal': {
      const cards = table ? (stallOf(table.view, action.seat).places[action.place] ?? []) : [];
      const card = cards.at(-1) ?? '';
      return say('steal', {
        card: card && cardName(card, t),
        name: table?.names[action.seat] ?? t('seat-number', { number: action.seat + 1 }),
        place: placeName(action.place, t),
      });
    }
    case 'place':
      return say('place', { card: cardName(action.card, t), place: placeName(action.place, t) });
    case 'empty':
      return say('empty', { place: placeName(action.place, t) });
    case 'discard':
    case 'rescue':
      return say(action.kind, { card: cardName(action.card, t) });
    case 'done': {
      const phase = table?.view.phase;
      if (phase === 'theft') return say('done-theft');
      return say(phase === 'rescue' ? 'done-rescue' : 'done-sale');
    }
    default:
      return say(action.kind);
  }
}
