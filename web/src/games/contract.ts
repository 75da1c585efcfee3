/** What a game brings to the web: a board, and words for what happens on it. */
import type { Component } from 'svelte';
import type { Action, ErrorInfo, Event, TableInfo, View } from '../generated/wire';
import type { T } from '../lib/i18n.svelte';

export interface BoardProps {
  view: View;
  /** What you may do now; empty when it is not for you to choose. */
  legal: Action[];
  /** Your player number, or null for a spectator. */
  you: number | null;
  /** Every player's name, dummies included. */
  names: string[];
  /** What has just happened to bring the table here; drives the motion. */
  events: Event[];
  /** A choice of yours is on its way: nothing else can be chosen before its answer. */
  pending: boolean;
  act: (action: Action) => void;
}

export interface GameText {
  playerNames(view: View, table: TableInfo, t: T): string[];
  /** One event as a sentence of the log, or null where it goes without saying. */
  sentence(event: Event, names: string[], t: T): string | null;
  /** Why the rules refused, for an error with a clause. */
  refusal(error: ErrorInfo, t: T): string;
  actionLabel(action: Action, t: T): string;
}

export interface GameFace {
  Board: Component<BoardProps>;
  text: GameText;
  /** For how many milliseconds these events stand before the next may show. */
  hold(events: Event[]): number;
}
