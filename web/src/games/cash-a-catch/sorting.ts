/**
 * What would come of a step of sorting, told before it is taken: how a place would then stand, and
 * which cards could then find no place any more. What may be done is the server's to say; this only
 * looks ahead (CC-31 – CC-35).
 */
import type { Action, Discard, Empty, Legal, Place } from '../../generated/cash-a-catch';
import { cardOf, chargeFor, type Fish, kindOf } from './cards';

export type Sorting = Place | Discard | Empty;

export const isSorting = (action: Action | Legal): action is Sorting =>
  action.kind === 'place' || action.kind === 'discard' || action.kind === 'empty';

export interface Desk {
  places: string[][];
  trash: string[];
  /** still to be sorted */
  catch: string[];
}

const without = (cards: string[], card: string) => {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
};

/** The desk after a step. */
export function after(desk: Desk, step: Sorting): Desk {
  const places = desk.places.map((cards) => [...cards]);
  switch (step.kind) {
    case 'place':
      places[step.place]?.push(step.card);
      return { ...desk, places, catch: without(desk.catch, step.card) };
    case 'discard':
      return {
        ...desk,
        trash: [...desk.trash, step.card],
        catch: without(desk.catch, step.card),
      };
    case 'empty': {
      const emptied = places[step.place] ?? [];
      places[step.place] = [];
      return { ...desk, places, trash: [...desk.trash, ...emptied] };
    }
  }
}

/** Kinds of the catch that have no place yet, and how many places are free for them. */
export function wanting(desk: Desk): { kinds: Fish[]; free: number } {
  const held = desk.places.map(kindOf);
  const kinds = [...new Set(desk.catch.map((card) => cardOf(card).kind))].filter(
    (kind): kind is Fish => kind !== 'octopus' && !held.includes(kind as Fish),
  );
  return { kinds, free: held.filter((kind) => kind === null).length };
}

/** Cards of the catch that can find no place any more. */
export function homeless(desk: Desk): string[] {
  const { kinds, free } = wanting(desk);
  if (free > 0) return [];
  return desk.catch.filter((card) => kinds.includes(cardOf(card).kind as Fish));
}

export interface Preview {
  /** the cards that this step sends into the trash, or makes sure to go there */
  trashed: string[];
  /** what they will cost at the end */
  cost: number;
  /** the place as it will then stand; null for the trash */
  place: string[] | null;
}

export function preview(desk: Desk, step: Sorting, most: number): Preview {
  const then = after(desk, step);
  const now = step.kind === 'empty' ? (desk.places[step.place] ?? []) : [];
  const gone = step.kind === 'discard' ? [step.card] : now;
  const before = homeless(desk);
  const later = homeless(then);
  // What was homeless before is not this step's doing, and a place made free gives some of it a home.
  const news = before.reduce((left, card) => without(left, card), later);
  const trashed = [...gone, ...news];
  return {
    trashed,
    cost: chargeFor(trashed, most),
    place: step.kind === 'discard' ? null : (then.places[step.place] ?? []),
  };
}

/** The steps that a card may take. */
export const stepsOf = (legal: Legal[], card: string) =>
  legal.filter(
    (one): one is Place | Discard =>
      (one.kind === 'place' || one.kind === 'discard') && one.card === card,
  );

/**
 * The one step that is left for each card of the catch, in their order; nothing if any has a choice,
 * or if two kinds want the same place. Then the rest can be put away at once.
 */
export function forced(legal: Legal[], desk: Desk): (Place | Discard)[] {
  const { kinds, free } = wanting(desk);
  if (free > 0 && kinds.length > 1) return [];
  const steps = desk.catch.map((card) => stepsOf(legal, card));
  return steps.every((one) => one.length === 1) ? steps.flat() : [];
}
