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
  /** The game is looked at again: nothing is asked of anybody, and `you` are the eyes we look through. */
  replay?: boolean;
  /** Every seat's own view, where all hands are to lie open. */
  open?: V[] | null;
}

export interface GameText<V = View, A = Action, E = Event> {
  playerNames(view: V, table: TableInfo, t: T): string[];
  /** One event as a sentence of the log, or null where it goes without saying. */
  sentence(event: E, names: string[], t: T): string | null;
  /** Why the rules refused, for an error with a clause. */
  refusal(error: ErrorInfo, t: T): string;
  actionLabel(action: A, t: T): string;
  /** The name of the part of the game that begins with this event (a round, a week), if one does. */
  chapter?(event: E, t: T): string | null;
}

export interface GameFace<V = View, A = Action, E = Event, L = A> {
  Board: Component<BoardProps<V, A, E, L>>;
  /** What stands for a player beside its name: a seat's mark, or a dummy's face. Fills its box. */
  Mark: Component<{ view: V; player: number }>;
  /** A finished game's story in one picture, from its last view; it says in words what it shows. */
  Story?: Component<{ view: V; names: string[] }>;
  text: GameText<V, A, E>;
  /** For how many milliseconds these events stand before the next may show. */
  hold(events: E[]): number;
}
