/** The rulebook's examples, as the rules played them (`make lessons`), and what the decks hold. */
import type { Event, FibFlipped, FishyFablesView, RoundEnded } from '../../generated/fishy-fables';
import made from '../../generated/fishy-fables-examples.json';
import type { Effect } from './text';

/** Players of an example, as they are named in it. */
export const NAMED = ['A', 'B', 'C', 'D'];

const round = made.round as { event: Event; tin: number }[];

/** A deliberation, step by step, and what the tin then holds. */
export const bets = round.filter(({ event }) =>
  ['raised', 'matched', 'folded', 'checked', 'antes_paid'].includes(event.kind),
);

/** How that round ended. */
export const ending = round.find(({ event }) => event.kind === 'round_ended')?.event as RoundEnded;

export const sums = made.sums as { fish: number; sizes: number[]; effects: Effect[] }[];

export const flips = (clause: string) =>
  (made.fib as Record<string, unknown>)[clause] as FibFlipped[];

type Deck = { effect: Effect; copies: number }[];
export const decks = made.tables.catnip as { full: Deck; attested: Deck };

/** Whether a table plays with a deck of its own. */
export function isOwn(view: FishyFablesView | null): boolean {
  if (!view || view.deck.length === 0) return false;
  const same = (deck: Deck) =>
    deck.length === view.deck.length &&
    deck.every(({ effect, copies }) =>
      view.deck.some((one) => one.effect === effect && one.copies === copies),
    );
  return !same(decks.full) && !same(decks.attested);
}
