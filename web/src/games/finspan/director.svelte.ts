/**
 * What the board shows of the events that led to a view: the position stands at once, and one thing
 * after the other lights up in it; at a week's end its points are read out first.
 */
import type { Event, FinspanView, WeekEnded } from '../../generated/finspan';
import type { Pacing } from '../contract';
import { TIMES, timeOf } from './motion';

export class Director {
  view = $state.raw() as FinspanView;
  /** the end of a week, while it is read out */
  scene = $state.raw<WeekEnded | null>(null);
  /** what has just been done */
  said = $state.raw<Event | null>(null);
  busy = $state(false);

  #run = 0;
  #wake: (() => void) | null = null;
  #fast = false;

  constructor(
    view: FinspanView,
    private readonly pacing: () => Pacing<Event>,
  ) {
    this.view = view;
  }

  async show(view: FinspanView, events: Event[]): Promise<void> {
    const run = ++this.#run;
    this.#wake?.();
    this.#fast = false;
    this.busy = true;
    this.scene = null;
    this.said = null;
    this.view = view;
    let left = events.reduce((all, event) => all + timeOf(event), 0);
    for (const event of events) {
      this.pacing().begins(event);
      left -= timeOf(event);
      if (event.kind === 'week_ended') this.scene = event;
      else if (timeOf(event) > 0) this.said = event;
      await this.#pause(timeOf(event));
      if (run !== this.#run) return;
      if (event.kind === 'week_ended' && this.pacing().rests) {
        await this.pacing().rest(left * this.pacing().pace);
        if (run !== this.#run) return;
      }
      this.scene = null;
    }
    this.busy = false;
    setTimeout(() => {
      if (run === this.#run) this.said = null;
    }, TIMES.said * this.pacing().pace);
  }

  /** The player has seen enough. */
  cut(): void {
    this.#fast = true;
    this.#wake?.();
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#fast || milliseconds === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds * this.pacing().pace);
      this.#wake = done;
    });
  }
}
