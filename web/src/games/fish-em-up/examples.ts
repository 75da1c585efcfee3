/** The rulebook's examples, as the rules played them (`make lessons`). */
import type { FishEmUpView, NetPlace } from '../../generated/fish-em-up';
import made from '../../generated/fish-em-up-examples.json';

export interface Tried {
  view: FishEmUpView;
  card: string;
  place: NetPlace;
  fault: { x: number; y: number };
}

/** A net before a card is laid, and after. */
export const laid = made.laid as unknown as { before: FishEmUpView; after: FishEmUpView };

/** By the code of a refusal: where a card must not lie. */
export const refused = made.refused as unknown as Record<string, Tried>;

/** By clause: catches in a net. */
export const catches = made.catches as unknown as Record<string, FishEmUpView>;
