/** The rulebook's examples, as the rules played them (`make lessons`), and the game's own tables. */
import type { CashACatchView, Event } from '../../generated/cash-a-catch';
import made from '../../generated/cash-a-catch-examples.json';

/** Players of an example, as they are named in it. */
export const NAMED = ['A', 'B', 'C'];

interface Played {
  before: CashACatchView;
  events: Event[];
  after: CashACatchView;
}

export const spoilage = made.spoilage as unknown as Played;
export const sorting = made.sorting as unknown as Played;
export const settlement = made.settlement as unknown as CashACatchView;

export const deck = { ...made.tables.fish, ...made.tables.actions } as Record<
  string,
  number[] | number
>;

/** Full and half prices for 0–10 fish: of the table that is sat at, else the game's own. */
export function pricesOf(view: CashACatchView | null): { full: number[]; half: number[] } {
  const { full, half } = made.tables.prices;
  return {
    full: view?.prices.full ?? [0, ...full],
    half: view?.prices.half ?? [0, ...half],
  };
}

/** Whether a table plays with a price list of its own. */
export function isOwn(view: CashACatchView | null): boolean {
  const own = pricesOf(null);
  const there = pricesOf(view);
  return JSON.stringify(own) !== JSON.stringify(there);
}
