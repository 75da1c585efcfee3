/**
 * What the board tells of the events that led to a view, one at a time. The view itself is there at
 * once: nobody who may ring has to wait until something has been shown.
 */
import type { Bought, Event } from '../../generated/cash-a-catch';
import type { Race } from '../../generated/wire';
import type { Pacing } from '../contract';
import { timeOf } from './motion';

/** Who bought the last lot, and how quick everybody was. */
export interface Verdict {
  bought: Bought;
  race: Race | null;
}

export class Director {
  /** what has just been done, by whom */
  said = $state.raw<Event | null>(null);
  /** stands until the next card is up */
  verdict = $state.raw<Verdict | null>(null);

  #run = 0;
  #wake: (() => void) | null = null;
  #fast = false;

  constructor(private readonly pacing: () => Pacing<Event>) {}

  async show(events: Event[], race: Race | null): Promise<void> {
    const run = ++this.#run;
    this.#wake?.();
    this.#fast = false;
    this.said = null;
    for (const event of events) {
      this.pacing().begins(event);
      if (event.kind === 'turned_up') this.verdict = null;
      if (event.kind === 'bought') this.verdict = { bought: event, race };
      if (timeOf(event) > 0) this.said = event;
      await this.#pause(timeOf(event));
      if (run !== this.#run) return;
    }
    this.said = null;
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
