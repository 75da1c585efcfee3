/* Made by `make types` from the structures in Python. Do not edit. */

export type Wire =
  | ClientMessage
  | ServerMessage
  | Action
  | Legal
  | Event
  | View
  | GameInfo
  | TableInfo
  | ErrorInfo
  | OpenTable
  | JoinTable
  | SeatBot;
export type ClientMessage = Hello | Act | Undo | Ping;
export type Action = AnyAction;
export type ServerMessage = Snapshot | Update | TableChanged | Refused | Pong;
export type Value = string | number | boolean | null;
export type View = AnyView;
export type Legal = AnyLegal;
export type Event = AnyEvent;

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
 * What a seat does; the rest of it is the game's own.
 */
export interface AnyAction {
  kind: string;
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
 * The table as it is now, and the entries since the version that the client named.
 */
export interface Snapshot {
  type: 'snapshot';
  table: TableInfo;
  version: number;
  view: View | null;
  legal: Legal[];
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
 * What a seat may know of a position; the rest of it is the game's own.
 */
export interface AnyView {
  outcome: Outcome | null;
}
/**
 * How a game ended: scores by player; players, best first, ties together.
 */
export interface Outcome {
  ranking: number[][];
  scores: number[];
}
/**
 * What a seat may do: an action, or a range of them; the rest of it is the game's own.
 */
export interface AnyLegal {
  kind: string;
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
 * What happened, and to whom, if to one player; the rest of it is the game's own.
 */
export interface AnyEvent {
  kind: string;
  player?: number;
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
  legal: Legal[];
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
