/** Cards as the wire writes them: `"blue-4"` is a front, `"blue"` a back. */
import type { AnimalName } from '../../art/animals';
import type { Suit } from '../../art/suits';
import type { FarmHandView, Trick } from '../../generated/farm-hand';

export type { Suit } from '../../art/suits';

export const suitOf = (card: string) => card.split('-')[0] as Suit;
export const numberOf = (card: string) => Number(card.split('-')[1]);

export const animalOf = (card: string, animals: string[]) =>
  animals[numberOf(card) - 1] as AnimalName;

export const numbersOf = (suit: Suit, view: Pick<FarmHandView, 'suits'>) => view.suits[suit] ?? [];

/** The suit that was led in the trick on the table. */
export function leadSuit(view: FarmHandView): Suit | null {
  const first = view.trick[0];
  return first ? suitOf(first.card) : null;
}

/** Every card played in this round, on the table or in an earlier trick: all of it public (FH-37). */
export function playedCards({ past, trick }: Pick<FarmHandView, 'past' | 'trick'>): Set<string> {
  const plays = [...past.flatMap((one: Trick) => one.plays), ...trick];
  return new Set(plays.map(({ card }) => card));
}

/** A slight turn for a card that lies on the table: the same card always lies the same way. */
export function slant(card: string): number {
  let sum = 0;
  for (const letter of card) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return (sum % 31) / 10 - 1.5;
}
