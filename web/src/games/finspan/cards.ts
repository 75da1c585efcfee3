/** The cards and the mat, by the names that the table speaks: `blue-tang`, `purple-4`. */
import { fishPicture } from '../../art/finspan/fish';
import { CARDS, type FinspanView, type PrintedCard, type Slot } from '../../generated/finspan';

export type Column = 'blue' | 'purple' | 'green';
export type Benefit = PrintedCard['benefits'][number];
export type Where = NonNullable<PrintedCard['where']>;
export type Token = 'egg' | 'young' | 'school';

export const COLUMNS: Column[] = ['blue', 'purple', 'green'];
export const TOKENS: Token[] = ['egg', 'young', 'school'];
export const SOURCES = [
  'weeks',
  'abilities',
  'fish',
  'consumed',
  'eggs_and_young',
  'schools',
] as const;

/** The names of the 18 slots, row by row. */
export const SLOTS = Array.from(
  { length: 18 },
  (_, i) => `${COLUMNS[i % 3]}-${Math.floor(i / 3) + 1}`,
);

export const columnOf = (slot: string) => slot.split('-')[0] as Column;
export const rowOf = (slot: string) => Number(slot.split('-')[1]);
export const zoneOfRow = (row: number) =>
  row < 4 ? 'sunlight' : row < 5 ? 'twilight' : 'midnight';

const numbers = new Map(CARDS.map((card, i) => [card.name, i + 1]));

/** The three fish that are printed on the mat: how long they are drawn, and where. */
export const FORAGE: Record<string, { length: number; slot: string }> = {
  'catalina-goby': { length: 1, slot: 'green-2' },
  'showy-bristlemouth': { length: 3, slot: 'purple-4' },
  'glasshead-grenadier': { length: 9, slot: 'blue-5' },
};
export const FORAGE_FISH = Object.keys(FORAGE);

/** What a card prints; undefined for a forage fish. */
export const cardOf = (fish: string): PrintedCard | undefined =>
  CARDS[(numbers.get(fish) ?? 0) - 1];

export const lengthOf = (fish: string) => cardOf(fish)?.length ?? FORAGE[fish]?.length ?? 0;

/** How large a fish is drawn beside others, from 1 cm to 20 m. */
export const sizeOf = (fish: string) =>
  0.72 + 0.28 * (Math.log(Math.max(1, lengthOf(fish))) / Math.log(2000));

export const pictureOf = (fish: string) => fishPicture(numbers.get(fish) ?? fish, lengthOf(fish));

export const slotOf = (slots: Slot[], slot: string) => slots[SLOTS.indexOf(slot)];

export const totalOf = (score: FinspanView['oceans'][number]['score']) =>
  SOURCES.reduce((sum, source) => sum + score[source], 0);
