/** The rulebook's examples, as the rules played them (`make lessons`), and what the game's own mat prints. */
import type { Event, FinspanView, Slot, Tile } from '../../generated/finspan';
import made from '../../generated/finspan-examples.json';
import type { ErrorInfo } from '../../generated/wire';
import type { T } from '../../lib/i18n.svelte';

/** A new ocean. */
export const start = made.start as unknown as FinspanView;

/** Side B: by week, the tiles of which one is drawn. */
export const tiles = made.tiles as unknown as Tile[][];

/** By card: the slots of a new ocean that would take it. */
export const homes = made.homes as Record<string, string[]>;

/** A card laid on another, and why it must not lie there, if so. */
export const over = made.over as unknown as {
  card: string;
  covered: string;
  refused: ErrorInfo | null;
}[];

/** By clause: what lies in a slot, one time after the other. */
export const slots = made.slots as unknown as Record<string, Slot[]>;

/** A dive at the middle site. */
export const dive = made.dive as unknown as {
  before: FinspanView;
  events: Event[];
  after: FinspanView;
};

/** By clause: a token that is on the move. */
export const moves = made.moves as unknown as Record<string, FinspanView>;

/** By week: an ocean at its end, and what it scores. */
export const weeks = made.weeks as unknown as { view: FinspanView; points: number }[];

/** The end of a game. */
export const end = made.end as unknown as FinspanView;

/** Players of an example, as they are named in it. */
export const named = (t: T) => [t('learn-name-0'), t('learn-name-1')];
