/** What a game brings to the web: a board, words for what happens on it, and what it takes to learn it. */
import type { Component } from 'svelte';
import type { Action, ErrorInfo, Event, Race, TableInfo, View } from '../generated/wire';
import type { T } from '../lib/i18n.svelte';
import type { ToldBell } from '../lib/live.svelte';
import type { Sound } from '../lib/sound';

/** How the frame and a board share the showing of events: what stays when nobody minds is `UNHURRIED`. */
export interface Pacing<E = Event> {
  /** By what a board multiplies its times. */
  readonly pace: number;
  /** Goes up when the player wants no more of the motion: a board then cuts to its view. */
  readonly cuts: number;
  /** A board is at rest until the player goes on. */
  readonly resting: boolean;
  /** The player has seen enough of what is shown, or goes on. */
  skip(): void;
  /** The player wants to look at the end of a round before the next. */
  readonly rests: boolean;
  /**
   * Asked at the end of a round by a board that `rests`, while it has `left` milliseconds of the
   * step yet to show: resolves when it may.
   */
  rest(left: number): Promise<void>;
  /** A board begins to show this event: now it is heard. */
  begins(event: E): void;
}

export const UNHURRIED: Pacing<unknown> = {
  pace: 1,
  cuts: 0,
  resting: false,
  rests: false,
  skip: () => {},
  rest: () => Promise.resolve(),
  begins: () => {},
};

// A game names its own types for V, A and E; the frame knows only what all games have.

export interface BoardProps<V = View, A = Action, E = Event, L = A> {
  view: V;
  /** What you may do now, amounts as ranges (a game's `Legal`); empty when it is not for you to choose. */
  legal: L[];
  /** Your player number, or null for a spectator. */
  you: number | null;
  /** Every player's name, dummies included. */
  names: string[];
  /** What has just happened to bring the table here; drives the motion. */
  events: E[];
  /** A choice of yours is on its way: nothing else can be chosen before its answer. */
  pending: boolean;
  act: (action: A) => void;
  /** What kind of bot sits at a seat; empty for people and dummies. */
  kinds?: string[];
  pacing?: Pacing<E>;
  /** What seats race with in real time, while it is open; undefined where nobody judges a race. */
  bell?: ToldBell | null;
  /** How the bell judged in what has just happened. */
  race?: Race | null;
  /** Why the last question was refused, while that stands there. */
  refused?: ErrorInfo | null;
  /** The game is looked at again: nothing is asked of anybody, and `you` are the eyes we look through. */
  replay?: boolean;
  /** Every seat's own view, where all hands are to lie open. */
  open?: V[] | null;
}

export interface GameText<V = View, A = Action, E = Event, L = A> {
  playerNames(view: V, table: Pick<TableInfo, 'seats'>, t: T): string[];
  /** One event as a sentence of the log, or null where it goes without saying. */
  sentence(event: E, names: string[], t: T): string | null;
  /** Where on the board is what an event speaks of, its players apart: CSS selectors. */
  about?(event: E): string[];
  /** Why the rules refused, for an error with a clause. */
  refusal(error: ErrorInfo, t: T): string;
  actionLabel(action: A, t: T): string;
  /** The whole table in sentences, for somebody who cannot look at it: what `you` may know of it. */
  situation?(table: Situation<V, L>, t: T): string[];
  /** The name of the part of the game that begins with this event (a round, a week), if one does. */
  chapter?(event: E, t: T): string | null;
}

export interface Situation<V = View, L = Action> {
  view: V;
  legal: L[];
  you: number | null;
  names: string[];
}

export interface GameFace<V = View, A = Action, E = Event, L = A> {
  Board: Component<BoardProps<V, A, E, L>>;
  /** What stands for a player beside its name: a seat's mark, or a dummy's face. Fills its box. */
  Mark: Component<{ view: V; player: number }>;
  /** A finished game's story in one picture, from its last view; it says in words what it shows. */
  Story?: Component<{ view: V; names: string[] }>;
  text: GameText<V, A, E, L>;
  /** For how many milliseconds these events stand before the next may show. */
  hold(events: E[]): number;
  /** Whether a round ends in these events, and the board rests there if the player wants it. */
  endsRound?(events: E[]): boolean;
  /** Whether this position may not wait for the motion of what was before it. */
  urgent?(view: V): boolean;
  /** Whether the board itself shows why this was refused. */
  tells?(refused: ErrorInfo): boolean;
  /** What an event sounds like, where it is heard at all. */
  sound?(event: E, you: number | null): Sound | null;
}

/** A game's face as the frame holds it: a table loads that of its own game, so what reaches it has that game's types. */
export const faceFor = <V, A, E, L = A>(face: GameFace<V, A, E, L>) => face as unknown as GameFace;

/** What a lesson shows, made by `make lessons` from the game's rules (`tairyo.lesson`). */
export type LessonStep =
  | { kind: 'show'; events: Event[]; view: View; legal: Action[] }
  | { kind: 'say'; id: string; at: string; clause: string }
  | { kind: 'do'; id: string; at: string; clause: string; action: Action };

export interface LessonScript {
  seats: number;
  steps: LessonStep[];
}

/** A word of help at a real table: the text is `<game>-hint-<id>`. */
export interface Hint<V = View, A = Action, E = Event> {
  id: string;
  /** The clause that it speaks of. */
  clause: string;
  /** A place of the board. */
  at: string;
  /** What calls for it: something that has happened, */
  after?(event: E): boolean;
  /** or how things stand, with what you may do. */
  when?(view: V, legal: A[]): boolean;
}

/** Where things are on a game's board: CSS selectors. */
export interface Places {
  /** By the names that lessons and hints use. `{card}` stands for that field of the move to be made. */
  at: Record<string, string>;
  /** What is never covered: the choices. */
  free: string;
  /** What else is rather left in sight, the more precious first. */
  clear: string[];
}

/**
 * Stands behind a clause of the rulebook; `view` is that of the table at which it is read, if any, and `own`
 * whether that table plays with a file of its own.
 */
export type Picture<V = View> = Component<{ clause: string; view: V | null; own?: boolean }>;

/** Each part is a chunk of its own, and comes when it is asked for. */
export interface GameLearning {
  /** By clause: examples and tables. */
  pictures(): Promise<Record<string, Picture>>;
  /** The guided game; a game without one is not offered to be learned so. */
  lesson?(): Promise<LessonScript>;
  hints(): Promise<{ hints: Hint[]; places: Places }>;
  /** Shown when the lesson is over, beside the text `<game>-lesson-over`. */
  curtain?(): Promise<Component>;
}
