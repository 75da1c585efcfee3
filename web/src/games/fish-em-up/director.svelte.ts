/** What the board says of the events that led to a view, one after the other, at the player's pace. */
import type { Event, FishEmUpView } from '../../generated/fish-em-up';
import type { Pacing } from '../contract';
import { timeOf } from './motion';

export class Director {
  view = $state.raw() as FishEmUpView;
  /** what has just been done, by whom */
  said = $state.raw<Event | null>(null);
  /** what has just changed the points, by seat */
  changes = $state.raw<number[]>([]);

  #run = 0;
  #wake: (() => void) | null = null;
  #fast = false;

  constructor(
    view: FishEmUpView,
    private readonly pacing: () => Pacing<Event>,
  ) {
    this.view = view;
  }

  async show(view: FishEmUpView, events: Event[]): Promise<void> {
    const run = ++this.#run;
    this.#wake?.();
    this.#fast = false;
    this.said = null;
    this.changes = [];
    this.view = view;
    for (const event of events) {
      this.pacing().begins(event);
      if (event.kind === 'scored') this.changes = event.changes;
      if (event.kind === 'robbed')
        this.changes = view.points.map((_, seat) => {
          if (seat === event.player) return event.count;
          return seat === event.victim ? -event.count : 0;
        });
      if (timeOf(event) > 0) this.said = event;
      await this.#pause(timeOf(event));
      if (run !== this.#run) return;
    }
    this.said = null;
    this.changes = [];
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
