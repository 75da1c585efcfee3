/* Made by `make types` from the structures in Python. Do not edit. */

export type Game = View | Action | Legal | Event;
export type View = FarmHandView;
export type Action = Bid | Play;
export type Legal = Bid | Play;
export type Event =
  Dealt | BidMade | BidsOpened | CardPlayed | TrickEnded | RoundScored | GameOver | Undone;

/**
 * All that an observer may know. Lists go by player: the seats, then the dummies.
 */
export interface FarmHandView {
  animals: string[];
  backs: ('blue' | 'green' | 'orange' | 'purple' | 'red' | 'yellow')[][];
  bids: (number | null)[];
  deal: number[];
  dealer: number;
  dummies: ('donald' | 'mack')[];
  dummy_bids: {
    [k: string]: number[];
  };
  extra: number;
  hand: string[] | null;
  has_bid: boolean[];
  leader: number;
  order: number[];
  outcome: Outcome | null;
  past: Trick[];
  phase: 'bid' | 'over' | 'play';
  round: number;
  scores: number[];
  seats: number;
  sheet: RoundScore[];
  suits: {
    [k: string]: number[];
  };
  trick: Played[];
  tricks: number[];
  turn: number | null;
  undealt: {
    [k: string]: number;
  };
}
/**
 * How a game ended: scores by player; players, best first, ties together.
 */
export interface Outcome {
  ranking: number[][];
  scores: number[];
}
/**
 * A full trick; ``cancelled`` cards frightened each other.
 */
export interface Trick {
  cancelled: string[];
  leader: number;
  plays: Played[];
  winner: number | null;
}
/**
 * A card in a trick, and who played it.
 */
export interface Played {
  card: string;
  player: number;
}
/**
 * A line of the score sheet; lists by player.
 */
export interface RoundScore {
  bids: number[];
  extra: number;
  points: number[];
  round: number;
  totals: number[];
  tricks: number[];
}
/**
 * Predict so many tricks (FH-20).
 */
export interface Bid {
  kind: 'bid';
  tricks: number;
}
/**
 * Play a card from hand into the trick (FH-30).
 */
export interface Play {
  card: string;
  kind: 'play';
}
/**
 * A round begins. ``hands`` by player: one's own cards, the backs of all others.
 */
export interface Dealt {
  dealer: number;
  extra: number;
  hands: string[][];
  kind: 'dealt';
  leader: number;
  round: number;
  undealt: {
    [k: string]: number;
  };
}
/**
 * A player has bid; how much, only the bidder is told.
 */
export interface BidMade {
  kind: 'bid';
  player: number;
  tricks: number | null;
}
/**
 * All bids are in and open together.
 */
export interface BidsOpened {
  bids: number[];
  kind: 'bids_opened';
}
/**
 * A card goes into the trick.
 */
export interface CardPlayed {
  card: string;
  kind: 'played';
  player: number;
}
/**
 * A trick is full; ``next`` leads the next one.
 */
export interface TrickEnded {
  cancelled: string[];
  kind: 'trick_ended';
  leader: number;
  next: number;
  plays: Played[];
  winner: number | null;
}
/**
 * A round is over: its line of the score sheet.
 */
export interface RoundScored {
  bids: number[];
  extra: number;
  kind: 'round_scored';
  points: number[];
  round: number;
  totals: number[];
  tricks: number[];
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
