/* Made by `make types` from src/tairyo/server/wire.py. Do not edit. */

export type Wire =
  | ServerMessage
  | ClientMessage
  | GameInfo
  | TableInfo
  | ErrorInfo
  | OpenTable
  | JoinTable
  | SeatBot;
export type ServerMessage = Snapshot | Update | TableChanged | Refused | Pong;
export type Value = string | number | boolean | null;
export type View = FarmHandView;
export type Suit = 'blue' | 'green' | 'orange' | 'purple' | 'red' | 'yellow';
export type Action = Bid | Play;
export type Event =
  Dealt | BidMade | BidsOpened | CardPlayed | TrickEnded | RoundScored | GameOver | Undone;
export type ClientMessage = Hello | Act | Undo | Ping;

/**
 * The table as it is now, and the entries since the version that the client named.
 */
export interface Snapshot {
  type: 'snapshot';
  table: TableInfo;
  version: number;
  view: View | null;
  legal: Action[];
  actors: number[];
  can_undo: boolean;
  history: Entry[];
}
/**
 * A table as one client may see it; ``you`` is the client's own seat.
 */
export interface TableInfo {
  id: string;
  game: string;
  status: 'over' | 'running' | 'waiting';
  public: boolean;
  options: {
    [k: string]: Value;
  };
  seats: SeatInfo[];
  host: number;
  you: number | null;
  commitment: string;
  version: number;
  created: string;
}
/**
 * A place at a table. ``words`` for luck stay null until the game starts.
 */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  bot: string | null;
  here: boolean;
  words: string | null;
}
/**
 * All that an observer may know. Lists go by player: the seats, then the dummies.
 */
export interface FarmHandView {
  animals: string[];
  backs: Suit[][];
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
 * How the game ended: players, best first, ties together.
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
 * One version of the table's log as an observer sees it; version 0 is the start.
 */
export interface Entry {
  version: number;
  by: number | null;
  undo: boolean;
  events: Event[];
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
 * The last action of a player was taken back: the kernel's own event, in every game.
 */
export interface Undone {
  kind: 'undone';
  player: number;
}
/**
 * One more version; ``id`` is set for the client whose message made it.
 */
export interface Update {
  type: 'update';
  version: number;
  by: number | null;
  id: string | null;
  events: Event[];
  view: View;
  legal: Action[];
  actors: number[];
  can_undo: boolean;
}
/**
 * Seats, presence or status changed.
 */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
}
/**
 * A message was not followed; nothing has changed.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  error: ErrorInfo;
  version: number;
}
/**
 * Why something was not done: the text is `error-<code>`, or the game's own where a clause is broken.
 */
export interface ErrorInfo {
  code: string;
  clause: string | null;
  args: {
    [k: string]: string | number;
  };
}
/**
 * Somebody is.
 */
export interface Pong {
  type: 'pong';
}
/**
 * Ask for a snapshot; ``since`` is the last version seen, null for the whole history.
 */
export interface Hello {
  type: 'hello';
  since: number | null;
}
/**
 * Act on what was seen at ``version``; ``id`` comes back with the answer.
 */
export interface Act {
  type: 'act';
  id: string;
  version: number;
  action: Action;
}
/**
 * Take one's own last action back.
 */
export interface Undo {
  type: 'undo';
  id: string;
  version: number;
}
/**
 * Is anybody there? Answered by `Pong`.
 */
export interface Ping {
  type: 'ping';
}
/**
 * A game of the house; ``seats`` lists how many can play, ``version`` is that of its rules.
 */
export interface GameInfo {
  id: string;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  version: string;
}
/**
 * A switch of a game; ``choices`` hold ``default``.
 */
export interface OptionInfo {
  name: string;
  choices: Value[];
  default: Value;
}
/**
 * Open a table; the caller becomes its host on seat 0.
 */
export interface OpenTable {
  game: string;
  seats: number;
  options: {
    [k: string]: Value;
  };
  nickname: string;
  words: string;
  public: boolean;
}
/**
 * Take a seat; null takes the first open one.
 */
export interface JoinTable {
  nickname: string;
  words: string;
  seat: number | null;
}
/**
 * Put a bot on a seat, or with null open it again.
 */
export interface SeatBot {
  seat: number;
  bot: string | null;
}
