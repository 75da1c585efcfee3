/** Events shown one after the other, at the player's pace, until somebody has seen enough or a new step comes. */
import type { Pacing } from './contract';

export class Showing<E> {
  /** Goes up with every step that is shown. */
  protected step = 0;
  #wake: (() => void) | null = null;
  #fast = false;

  constructor(
    protected readonly pacing: () => Pacing<E>,
    private readonly timeOf: (event: E) => number,
  ) {}

  /**
   * Show each event for its time, and rest behind one that `rests` if the player does. Resolves to
   * whether all were shown: false where another step came between.
   */
  protected async each(
    events: E[],
    show: (event: E, time: number) => void,
    rests: (event: E) => boolean = () => false,
  ): Promise<boolean> {
    const step = ++this.step;
    this.#wake?.();
    this.#fast = false;
    let left = events.reduce((all, event) => all + this.timeOf(event), 0);
    for (const event of events) {
      const time = this.timeOf(event);
      this.pacing().begins(event);
      left -= time;
      show(event, time);
      await this.#pause(time);
      if (step !== this.step) return false;
      if (rests(event) && this.pacing().rests) {
        await this.pacing().rest(left * this.pacing().pace);
        if (step !== this.step) return false;
      }
    }
    return true;
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
