/* Made by `make types` from the structures in Python. Do not edit. */

export type Game = View | Action | Legal | Event;
export type View = CashACatchView;
export type Action =
  Sell | Spoil | TurnUp | Ring | Hold | Steal | Place | Discard | Empty | Rescue | Done;
export type Legal =
  Sell | Spoil | TurnUp | Ring | Hold | Steal | Place | Discard | Empty | Rescue | Done;
export type Event =
  | Opened
  | Sold
  | Spoiled
  | TurnedUp
  | Held
  | Answered
  | AllHeld
  | OthersHeld
  | Bought
  | Stolen
  | EmptyHanded
  | NotStolen
  | Placed
  | Discarded
  | Rescued
  | Emptied
  | Enough
  | Office
  | Settled
  | GameOver
  | Undone;

/**
 * All that an observer may know. Lists go by seat; cards are ``tuna-3`` or ``thief``.
 *
 * ``asked``: who may act now. ``lot``: what has been turned up in this auction; ``fee``: what the
 * auctioneer gets if it is bought now. ``answered`` tells who has answered to its top card,
 * ``own_answer`` the observer's own (true: it rings), ``rings`` who rang for the latest lot.
 * ``catch`` is what the ``buyer`` has still to sort, ``rescues`` how many fish the cans may still take
 * out of the trash. ``spoil``: the places in the stack among which the owner chooses. ``last``: the deck's
 * height at which Final Phase lies on top.
 */
export interface CashACatchView {
  answered: boolean[];
  aside: string[];
  asked: number[];
  auctioneer: number;
  bell: 'live' | 'sealed';
  buyer: number | null;
  catch: string[];
  deck: number;
  discarded: string[];
  fee: number;
  fee_per_card: number;
  final: boolean;
  last: number;
  lot: string[];
  money: number[];
  outcome: Outcome | null;
  own_answer: boolean | null;
  phase:
    | 'auction'
    | 'bell'
    | 'late_sale'
    | 'over'
    | 'rescue'
    | 'sale'
    | 'sorting'
    | 'spoilage'
    | 'theft';
  price: number;
  prices: {
    [k: string]: number[];
  };
  rescues: number;
  rings: number[];
  seats: number;
  sold: ('crab' | 'eel' | 'flounder' | 'lobster' | 'shark' | 'tuna') | null;
  spoil: number[];
  stalls: Stall[];
  thieves: number;
  trash_charge: number;
}
/**
 * How a game ended: scores by player; players, best first, ties together.
 */
export interface Outcome {
  ranking: number[][];
  scores: number[];
}
/**
 * A seat's places (two crates, then the ice box), bottom card first, the kind of each, and its trash.
 */
export interface Stall {
  kinds: (('crab' | 'eel' | 'flounder' | 'lobster' | 'shark' | 'tuna') | null)[];
  places: string[][];
  trash: string[];
}
/**
 * Sell all cards of a kind (CC-10).
 */
export interface Sell {
  fish: 'crab' | 'eel' | 'flounder' | 'lobster' | 'shark' | 'tuna';
  kind: 'sell';
}
/**
 * Let this card of one's stack spoil, counted from the bottom (CC-14).
 */
export interface Spoil {
  card: number;
  kind: 'spoil';
}
/**
 * Turn up the next card (CC-20).
 */
export interface TurnUp {
  kind: 'turn_up';
}
/**
 * Ring the bell (CC-20).
 */
export interface Ring {
  kind: 'ring';
}
/**
 * Let the lot grow (CC-25).
 */
export interface Hold {
  kind: 'hold';
}
/**
 * Take the top card of another seat's place (CC-30).
 */
export interface Steal {
  kind: 'steal';
  place: number;
  seat: number;
}
/**
 * Lay a card of the catch on one of one's places (CC-31).
 */
export interface Place {
  card: string;
  kind: 'place';
  place: number;
}
/**
 * Put a card whose kind finds no place into the trash (CC-33).
 */
export interface Discard {
  card: string;
  kind: 'discard';
}
/**
 * Empty a place into the trash (CC-33).
 */
export interface Empty {
  kind: 'empty';
  place: number;
}
/**
 * Take a fish out of the trash (CC-36).
 */
export interface Rescue {
  card: string;
  kind: 'rescue';
}
/**
 * Leave a theft, a can or a late sale at that.
 */
export interface Done {
  kind: 'done';
}
/**
 * The market opens; ``height`` is the deck's.
 */
export interface Opened {
  auctioneer: number;
  height: number;
  kind: 'opened';
  seats: number;
}
/**
 * A kind is sold.
 */
export interface Sold {
  cards: string[];
  euros: number;
  fish: 'crab' | 'eel' | 'flounder' | 'lobster' | 'shark' | 'tuna';
  kind: 'sold';
  place: number;
  player: number;
}
/**
 * A card spoils: it goes from a crate into the trash. ``where`` it lay, counted from the bottom.
 */
export interface Spoiled {
  card: string;
  kind: 'spoiled';
  place: number;
  player: number;
  where: number;
}
/**
 * A card is turned up; ``ends`` the game if it is Market Close.
 */
export interface TurnedUp {
  card: string;
  ends: boolean;
  kind: 'turned_up';
}
/**
 * A seat lets the lot grow.
 */
export interface Held {
  kind: 'held';
  player: number;
}
/**
 * A seat has answered in secret; ``rings`` is told to itself alone.
 */
export interface Answered {
  kind: 'answered';
  player: number;
  rings: boolean | null;
}
/**
 * Nobody has rung.
 */
export interface AllHeld {
  kind: 'all_held';
}
/**
 * The others have not rung: with three seats the auctioneer may, now.
 */
export interface OthersHeld {
  kind: 'others_held';
}
/**
 * The lot is bought; ``fee`` is the auctioneer's, ``rings`` are all who rang.
 */
export interface Bought {
  cards: string[];
  fee: number;
  kind: 'bought';
  player: number;
  rings: number[];
}
/**
 * A thief takes a card.
 */
export interface Stolen {
  card: string;
  kind: 'stolen';
  place: number;
  player: number;
  victim: number;
}
/**
 * A thief comes home with nothing: nobody else has a fish.
 */
export interface EmptyHanded {
  kind: 'empty_handed';
  player: number;
}
/**
 * The buyer sends no thief.
 */
export interface NotStolen {
  kind: 'not_stolen';
  player: number;
}
/**
 * A card of the catch is laid on a place.
 */
export interface Placed {
  card: string;
  kind: 'placed';
  place: number;
  player: number;
}
/**
 * A card goes from the catch into the trash.
 */
export interface Discarded {
  card: string;
  kind: 'discarded';
  player: number;
}
/**
 * A can takes a card out of the trash.
 */
export interface Rescued {
  card: string;
  kind: 'rescued';
  player: number;
}
/**
 * A place is emptied into the trash.
 */
export interface Emptied {
  cards: string[];
  kind: 'emptied';
  place: number;
  player: number;
}
/**
 * The rest of the trash stays.
 */
export interface Enough {
  kind: 'enough';
  player: number;
}
/**
 * The office passes to the next auctioneer.
 */
export interface Office {
  auctioneer: number;
  kind: 'office';
}
/**
 * The market has closed: what each pays for its trash, what each place brings, and all money.
 */
export interface Settled {
  charges: number[];
  kind: 'settled';
  money: number[];
  sales: number[][];
}
/**
 * The game has ended.
 */
export interface GameOver {
  kind: 'game_over';
  ranking: number[][];
  scores: number[];
}
/**
 * The last action of a player was taken back.
 */
export interface Undone {
  kind: 'undone';
  player: number;
}
