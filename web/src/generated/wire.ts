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
  | SeatBot
  | OneSeat
  | TwoSeats
  | MuteSeat
  | OneLine
  | TallySeats
  | Tallied
  | LuckyWords
  | SeatCode
  | Replay
  | ForkTable
  | ForkRecord
  | PushTo
  | PushOff
  | PushInfo;
export type ClientMessage = Hello | Act | Undo | Say | Ping;
export type Action = AnyAction;
export type ServerMessage = Snapshot | Update | BellHeard | TableChanged | Said | Refused | Pong;
export type Value = string | number | boolean | null;
export type View = AnyView;
export type Legal = AnyLegal;
export type Event = AnyEvent;

/**
 * Ask for a snapshot; ``since`` is the last version seen, null for the whole history; ``heard`` the
 * last line of talk.
 */
export interface Hello {
  type: 'hello';
  since: number | null;
  heard?: number;
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
 * Talk to the table: in one's own words, or by a phrase that everybody reads in their language.
 *
 * ``amount`` is the number in a phrase that carries one.
 */
export interface Say {
  type: 'say';
  id: string;
  text: string | null;
  phrase: string | null;
  amount?: number | null;
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
  clocks: SeatClock[] | null;
  talk: Line[];
  bell: OpenBell | null;
}
/**
 * A table as one client may see it; ``you`` is the client's own seat, ``kept`` one that a bot keeps
 * for it.
 *
 * ``locked``: a seat asks for a password. ``watch``: how many seconds spectators are behind; null: there
 * are none. ``next``: the table of the rematch. ``barred``: the host has sent this client away. ``turn``:
 * whether it is this client's turn; null where it does not play. ``outcome``: how the game ended.
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
  kept: number | null;
  locked: boolean;
  watch: number | null;
  clock: Clock | null;
  next: string | null;
  barred: boolean;
  turn: boolean | null;
  outcome: Outcome | null;
}
/**
 * A place at a table. ``words`` for luck stay null until the game starts.
 *
 * ``absent``: its person has been away so long that a bot may be called in. ``muted``: by the host.
 */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  bot: string | null;
  here: boolean;
  words: string | null;
  absent: boolean;
  muted: boolean;
}
/**
 * How long a seat may think: ``turn`` seconds for each decision, and beyond those ``reserve`` seconds
 * in the whole game. When both are used up the game goes on as for a seat that does not answer.
 */
export interface Clock {
  turn: number;
  reserve: number;
}
/**
 * How a game ended: scores by player; players, best first, ties together.
 */
export interface Outcome {
  ranking: number[][];
  scores: number[];
}
/**
 * What a seat may know of a position; the rest of it is the game's own.
 */
export interface AnyView {
  outcome: Outcome | null;
}
/**
 * What a seat may do: an action, or a range of them; the rest of it is the game's own.
 */
export interface AnyLegal {
  kind: string;
}
/**
 * One version of the table's log as an observer sees it; version 0 is the start.
 *
 * ``timeout``: the clock made it, for a seat that did not answer. ``race``: how the bell judged.
 */
export interface Entry {
  version: number;
  by: number | null;
  undo: boolean;
  timeout: boolean;
  events: Event[];
  race: Race | null;
}
/**
 * What happened, and to whom, if to one player; the rest of it is the game's own.
 */
export interface AnyEvent {
  kind: string;
  player?: number;
}
/**
 * Who rang for a lot: the buyer first, then the quickest. ``drawn``: the seats that were equally quick,
 * among which chance decided; empty where it had not to.
 */
export interface Race {
  rings: Ring[];
  drawn: number[];
}
/**
 * How a ring was judged, in milliseconds: from the card's sending to its ``arrival``, what its line was
 * given of that, and the ``time`` that is left.
 */
export interface Ring {
  seat: number;
  arrival: number;
  allowance: number;
  time: number;
}
/**
 * What a seat has left, in seconds: of this decision's time (null while it is not to act), and of its
 * reserve.
 */
export interface SeatClock {
  seat: number;
  turn: number | null;
  reserve: number;
}
/**
 * A line of table talk; lines count from 1. ``name`` is a person's; empty for a bot, which everybody
 * names in their own language. ``version``: that of the game in which it was said, 0 before it.
 * ``reported`` is told to the host alone. One without text and phrase has been deleted.
 */
export interface Line {
  number: number;
  seat: number;
  name: string;
  text: string | null;
  phrase: string | null;
  amount: number | null;
  time: string;
  version: number;
  reported: boolean;
}
/**
 * A bell that is open: silence is holding after ``left`` milliseconds. ``answer`` is one's own, told to
 * nobody else; for ``rest`` milliseconds one's own ring is not heard, after one that came too soon.
 */
export interface OpenBell {
  left: number;
  answer: ('hold' | 'ring') | null;
  rest: number;
}
/**
 * One more version; ``id`` is set for the client whose message made it. ``timeout`` and ``race`` as in
 * `Entry`.
 */
export interface Update {
  type: 'update';
  version: number;
  by: number | null;
  timeout: boolean;
  id: string | null;
  events: Event[];
  view: View;
  legal: Legal[];
  actors: number[];
  can_undo: boolean;
  clocks: SeatClock[] | null;
  bell: OpenBell | null;
  race: Race | null;
}
/**
 * The open bell has heard this seat's answer; nobody else is told before the verdict.
 */
export interface BellHeard {
  type: 'bell';
  id: string | null;
  version: number;
  bell: OpenBell;
}
/**
 * Seats, presence or status changed.
 */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
}
/**
 * Somebody talks, or a line has changed; ``id`` is set for the client whose message it was.
 */
export interface Said {
  type: 'said';
  line: Line;
  id: string | null;
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
  phrases: PhraseInfo[];
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
 * A phrase of table talk. One with ``least`` and ``most`` carries a number between them.
 */
export interface PhraseInfo {
  code: string;
  least: number | null;
  most: number | null;
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
  password?: string | null;
  watch?: number | null;
  clock?: Clock | null;
}
/**
 * Take a seat; null takes the first open one.
 */
export interface JoinTable {
  nickname: string;
  words: string;
  seat: number | null;
  password?: string | null;
}
/**
 * Put a bot on a seat, or with null open it again.
 */
export interface SeatBot {
  seat: number;
  bot: string | null;
}
/**
 * The seat that is meant.
 */
export interface OneSeat {
  seat: number;
}
/**
 * The seats that change places.
 */
export interface TwoSeats {
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: never[];
}
/**
 * Whether a seat may talk.
 */
export interface MuteSeat {
  seat: number;
  muted: boolean;
}
/**
 * The line of table talk that is meant.
 */
export interface OneLine {
  line: number;
}
/**
 * What lies before each seat of a real table, in the game's own form.
 */
export interface TallySeats {
  seats: {}[];
}
/**
 * The points of each seat by where they come from, and the seats by rank.
 */
export interface Tallied {
  scores: {
    [k: string]: number;
  }[];
  ranking: number[][];
}
/**
 * Other words for luck, before the start.
 */
export interface LuckyWords {
  words: string;
}
/**
 * What moves a seat to another device: whoever has it may take the seat, once.
 */
export interface SeatCode {
  code: string;
}
/**
 * A game to be looked at again. ``table`` is null for a file; ``findings`` are empty while it runs.
 */
export interface Replay {
  table: TableInfo | null;
  game: string;
  seats: SeatInfo[];
  over: boolean;
  commitment: string;
  forked: Origin | null;
  eyes: Eyes[];
  findings: Finding[];
}
/**
 * Where a game was forked: it took over so many entries, whose chance was drawn under the seal ``of``.
 */
export interface Origin {
  at: number;
  of: string;
}
/**
 * A game as one observer saw it (a seat, or null for a spectator), from its start on.
 */
export interface Eyes {
  seat: number | null;
  frames: Frame[];
}
/**
 * A version of a game as an observer saw it then; ``changes`` lead to its view from the one before.
 * ``race`` as in `Entry`.
 */
export interface Frame {
  version: number;
  by: number | null;
  undo: boolean;
  events: Event[];
  actors: number[];
  changes: Change[];
  race: Race | null;
}
/**
 * Puts ``value`` at a place of a view: field names and list positions from the outside in; a position
 * just behind a list's end makes it longer. No place at all: the whole view.
 */
export interface Change {
  at: (string | number)[];
  value: unknown;
}
/**
 * One thing that was checked, and whether it holds (null: this record cannot tell). The text is
 * `verify-<code>`; of ``damaged`` it is the one that the argument ``text`` names.
 */
export interface Finding {
  check: string;
  holds: boolean | null;
  code: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * Play on from a version of a finished game, on one seat; bots take the others.
 */
export interface ForkTable {
  step: number;
  seat: number;
  nickname: string;
}
/**
 * Play on from a version of a record; ``record`` is the file's content.
 */
export interface ForkRecord {
  record: string;
  step: number;
  seat: number;
  nickname: string;
}
/**
 * Where a browser wants to be reminded that it is its turn, as its push service has told it.
 */
export interface PushTo {
  endpoint: string;
  keys: PushKeys;
  language: 'en' | 'ja';
}
/**
 * A browser's keys for what is pushed to it, in URL-safe base64: only it can read that.
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/**
 * Where a browser wants to be reminded no more.
 */
export interface PushOff {
  endpoint: string;
}
/**
 * The public key with which reminders are signed, in URL-safe base64; null: none are sent here.
 */
export interface PushInfo {
  key: string | null;
}
