/** What somebody weighs before it is done: nothing of it has left the board. */
import type { Action } from '../../generated/finspan';
import type { Column } from './cards';

export type Picked =
  /** a card of the hand: its words, and where it could lie */
  | { kind: 'card'; card: string }
  /** a dive, with all that it would meet */
  | { kind: 'dive'; column: Column }
  /** one kind of benefit among several */
  | { kind: 'kind'; of: string }
  /** a slot at which more than one thing can be done */
  | { kind: 'slot'; actions: Action[] };
