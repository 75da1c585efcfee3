/**
 * A guided game, from stop to stop. A stop says something or asks for a move; on the way there the
 * stage shows what happens. All positions were made by the rules: here nothing is decided but
 * whether the move that the story needs has been chosen.
 */
import type { LessonScript, LessonStep } from '../games/contract';
import type { Action, Event, View } from '../generated/wire';
import type { Step } from '../lib/live.svelte';
import { Stage } from '../lib/stage.svelte';

type Show = Extract<LessonStep, { kind: 'show' }>;

export interface Stop {
  id: string;
  at: string;
  /** The rule that it speaks of, or "". */
  clause: string;
  /** The move that it asks for; null where it only says something. */
  action: Action | null;
  /** What is shown on the way from the stop before. */
  way: Show[];
  /** How the table then stands. */
  table: Show;
}

/** The stops of a script. Throws where it begins with none to show. */
export function stopsOf({ steps }: LessonScript): Stop[] {
  const stops: Stop[] = [];
  let way: Show[] = [];
  let table: Show | undefined;
  for (const step of steps) {
    if (step.kind === 'show') {
      way.push(step);
      table = step;
      continue;
    }
    if (!table) throw new Error(`the lesson says "${step.id}" before there is a table`);
    const action = step.kind === 'do' ? step.action : null;
    const { id, at, clause } = step;
    stops.push({ id, at, clause, action, way, table });
    way = [];
  }
  return stops;
}

export class Lesson {
  readonly seats: number;
  readonly stops: Stop[];
  readonly stage: Stage;
  #place = $state(0);
  over = $state(false);
  /** Off: nothing is said, and only the moves are left. */
  hints = $state(true);
  /** A move that the rules allow and the story does not need. */
  other = $state.raw<Action | null>(null);
  /** Everything shown so far, for those who hear the table. */
  told = $state.raw<Event[]>([]);

  /** @param begin the id of the stop to go on at; the first one where there is none such */
  constructor(
    script: LessonScript,
    hold: (events: Event[]) => number,
    begin: string | null,
    private readonly keep: (stop: string | null) => void,
  ) {
    this.seats = script.seats;
    this.stops = stopsOf(script);
    this.stage = new Stage(hold);
    this.go(
      Math.max(
        0,
        this.stops.findIndex(({ id }) => id === begin),
      ),
    );
  }

  get place(): number {
    return this.#place;
  }

  get stop(): Stop {
    return this.stops[this.#place] as Stop;
  }

  get view(): View {
    return (this.stage.shown ?? stepOf(this.stop.table)).view;
  }

  get events(): Event[] {
    return this.stage.shown?.events ?? [];
  }

  /** What was on the way has been shown. */
  get arrived(): boolean {
    return this.stage.settled && !this.over;
  }

  /** What may be done now: nothing where the story goes on without the learner. */
  get legal(): Action[] {
    return this.arrived && this.#move() !== null ? this.stop.table.legal : [];
  }

  /** The stop at which a move is asked for while the table stands as it does now. */
  #move(): number | null {
    for (let i = this.#place; this.stops[i]?.table === this.stop.table; i++) {
      if (this.stops[i]?.action) return i;
    }
    return null;
  }

  /** On to the next stop; what a stop asks for has been done, or was said. */
  next() {
    if (this.#place + 1 >= this.stops.length) this.finish();
    else this.go(this.#place + 1, true);
  }

  back() {
    if (this.#place > 0) this.go(this.#place - 1);
  }

  finish() {
    this.stage.skip();
    this.over = true;
    this.keep(null);
  }

  restart() {
    this.over = false;
    this.go(0);
  }

  /** The learner chose something that the rules allow. */
  act(action: Action) {
    const place = this.#move();
    if (place === null) return;
    if (JSON.stringify(action) !== JSON.stringify(this.stops[place]?.action)) {
      this.#place = place;
      this.other = action;
      return;
    }
    this.#place = place;
    this.next();
  }

  /** To a stop: with what happens on the way, or straight there. */
  go(place: number, shown = false) {
    const stop = this.stops[place];
    if (!stop) return;
    this.#place = place;
    this.other = null;
    this.keep(place > 0 ? stop.id : null);
    if (!shown) {
      this.told = [];
      this.stage.jump(stepOf(stop.table, []));
    } else if (stop.way.length > 0) {
      this.told = [...this.told, ...stop.way.flatMap(({ events }) => events)];
      this.stage.hurry();
      for (const show of stop.way) this.stage.push(stepOf(show));
    }
  }
}

const stepOf = ({ events, view, legal }: Show, told = events): Step => ({
  version: 0,
  by: null,
  events: told,
  view,
  legal,
  actors: [],
  canUndo: false,
  race: null,
});
