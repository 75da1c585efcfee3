/** What a game brings to the web: a board, and words for what happens on it. */
import type { Component } from 'svelte';
import type { Action, ErrorInfo, Event, TableInfo, View } from '../generated/wire';
import type { T } from '../lib/i18n.svelte';

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
}

export interface GameText<V = View, A = Action, E = Event> {
  playerNames(view: V, table: TableInfo, t: T): string[];
  /** One event as a sentence of the log, or null where it goes without saying. */
  sentence(event: E, names: string[], t: T): string | null;
  /** Why the rules refused, for an error with a clause. */
  refusal(error: ErrorInfo, t: T): string;
  actionLabel(action: A, t: T): string;
}

export interface GameFace<V = View, A = Action, E = Event, L = A> {
  Board: Component<BoardProps<V, A, E, L>>;
  /** What stands for a player beside its name: a seat's mark, or a dummy's face. Fills its box. */
  Mark: Component<{ view: V; player: number }>;
  text: GameText<V, A, E>;
  /** For how many milliseconds these events stand before the next may show. */
  hold(events: E[]): number;
}
