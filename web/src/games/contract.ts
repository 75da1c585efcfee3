/** What a game brings to the web: a board, and words for what happens on it. */
import type { Component } from 'svelte';
import type { Action, ErrorInfo, Event, TableInfo, View } from '../generated/wire';
import type { T } from '../lib/i18n.svelte';
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

export interface BoardProps<V = View, A = Action, E = Event> {
  view: V;
  /** What you may do now; empty when it is not for you to choose. */
  legal: A[];
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
}

export interface GameText<V = View, A = Action, E = Event> {
  playerNames(view: V, table: TableInfo, t: T): string[];
  /** One event as a sentence of the log, or null where it goes without saying. */
  sentence(event: E, names: string[], t: T): string | null;
  /** Why the rules refused, for an error with a clause. */
  refusal(error: ErrorInfo, t: T): string;
  actionLabel(action: A, t: T): string;
  /** The whole table in sentences, for somebody who cannot look at it: what `you` may know of it. */
  situation?(table: Situation<V, A>, t: T): string[];
}

export interface Situation<V = View, A = Action> {
  view: V;
  legal: A[];
  you: number | null;
  names: string[];
}

export interface GameFace<V = View, A = Action, E = Event> {
  Board: Component<BoardProps<V, A, E>>;
  /** What stands for a player beside its name: a seat's mark, or a dummy's face. Fills its box. */
  Mark: Component<{ view: V; player: number }>;
  text: GameText<V, A, E>;
  /** For how many milliseconds these events stand before the next may show. */
  hold(events: E[]): number;
  /** Whether a round ends in these events, and the board rests there if the player wants it. */
  endsRound?(events: E[]): boolean;
  /** What an event sounds like, where it is heard at all. */
  sound?(event: E, you: number | null): Sound | null;
}
