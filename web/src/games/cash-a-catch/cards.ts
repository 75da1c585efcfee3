/** Cards by their written form, `tuna-3` or `thief`, and what they are worth by the price list. */
import type { CatchKind, FishKind } from '../../art/catch';
import type { CashACatchView, Stall } from '../../generated/cash-a-catch';

export type Fish = FishKind;

export interface Card {
  kind: CatchKind;
  /** fish on the card, 1–3; 0 on a card that is none */
  fish: number;
}

const read = new Map<string, Card>();

export function cardOf(name: string): Card {
  let card = read.get(name);
  if (!card) {
    const [, kind = name, fish = '0'] = /^(.*)-(\d)$/.exec(name) ?? [];
    card = { kind: kind as CatchKind, fish: Number(fish) };
    read.set(name, card);
  }
  return card;
}

export const isPhase = (card: string) => card === 'final-phase' || card === 'market-close';

/** How many fish there are on these cards. */
export const fishOn = (cards: string[]) => cards.reduce((all, card) => all + cardOf(card).fish, 0);

/** The kind of a place: that of the fish in it; octopuses alone have none (CC-35). */
export function kindOf(cards: string[]): Fish | null {
  const kind = cards.map((card) => cardOf(card).kind).find((one) => one !== 'octopus');
  return (kind as Fish | undefined) ?? null;
}

/** What so many fish bring by a column of the list; more than it shows pay as its last (CC-11). */
export const priceOf = (fish: number, column: number[] = []) =>
  column[Math.min(fish, column.length - 1)] ?? 0;

/** What a place brings; octopuses alone bring nothing (CC-13). */
export const worth = (cards: string[], column: number[] | undefined) =>
  kindOf(cards) === null ? 0 : priceOf(fishOn(cards), column);

/** What cards in the trash cost at the end (CC-42). */
export const chargeFor = (trash: string[], most: number) =>
  trash.reduce((all, card) => all + Math.min(most, cardOf(card).fish), 0);

/** Places: two crates, then the ice box. */
export const ICE = 2;
export const PLACES = [0, 1, 2];

export const stallOf = (view: CashACatchView, seat: number): Stall =>
  view.stalls[seat] ?? { places: [[], [], []], kinds: [null, null, null], trash: [] };

/** Where a seat holds a kind; -1 for nowhere. */
export const placeOf = (stall: Stall, kind: Fish) => stall.kinds.indexOf(kind);

export interface Spoils {
  seat: number;
  /** the card that goes; of several equally valuable ones the owner chooses */
  card: string;
}

/** Whose card spoils if `seat` sells this kind, clockwise (CC-14). */
export function spoilsBy(view: CashACatchView, seat: number, kind: Fish): Spoils[] {
  return Array.from({ length: view.seats - 1 }, (_, i) => (seat + 1 + i) % view.seats).flatMap(
    (other) => {
      const stall = stallOf(view, other);
      const place = placeOf(stall, kind);
      if (place < 0 || place === ICE) return [];
      const cards = stall.places[place] ?? [];
      const most = Math.max(...cards.map((card) => cardOf(card).fish));
      const card = cards.findLast((one) => cardOf(one).fish === most);
      return card ? [{ seat: other, card }] : [];
    },
  );
}

export interface Settling {
  charge: number;
  /** by place */
  sales: number[];
}

/** What a seat pays and gets when the market closes (CC-42, CC-43). */
export function settling(view: CashACatchView, seat: number): Settling {
  const stall = stallOf(view, seat);
  return {
    charge: chargeFor(stall.trash, view.trash_charge),
    sales: stall.places.map((cards) => worth(cards, view.prices.half)),
  };
}
