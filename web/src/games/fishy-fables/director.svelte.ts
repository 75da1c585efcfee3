/**
 * What the board shows of the events that led to a view: cries above the seats, the reveal and the
 * end of a round in the middle, and only then the position that followed.
 */
import type {
  Event,
  FibFlipped,
  FirstDrawn,
  FishyFablesView,
  Revealed,
  RoundEnded,
} from '../../generated/fishy-fables';
import type { Pacing } from '../contract';
import { timeOf } from './motion';

export type Scene = FirstDrawn | Revealed | RoundEnded | FibFlipped;

const isScene = (event: Event): event is Scene =>
  event.kind === 'first_drawn' ||
  event.kind === 'revealed' ||
  event.kind === 'round_ended' ||
  event.kind === 'fib_flipped';

export class Director {
  view = $state.raw() as FishyFablesView;
  /** what is shown in the middle instead of the tin */
  scene = $state.raw<Scene | null>(null);
  /** what has just been done, by whom */
  said = $state.raw<Event | null>(null);
  busy = $state(false);

  #run = 0;
  #wake: (() => void) | null = null;
  #fast = false;

  constructor(
    view: FishyFablesView,
    private readonly pacing: () => Pacing<Event>,
  ) {
    this.view = view;
  }

  async show(view: FishyFablesView, events: Event[]): Promise<void> {
    const run = ++this.#run;
    this.#wake?.();
    this.#fast = false;
    this.busy = true;
    this.scene = null;
    this.said = null;
    const scenes = events.some(isScene);
    if (!scenes) this.view = view;
    let left = events.reduce((all, event) => all + timeOf(event), 0);
    for (const event of events) {
      this.pacing().begins(event);
      left -= timeOf(event);
      if (isScene(event)) this.scene = event;
      else if (timeOf(event) > 0) this.said = event;
      await this.#pause(timeOf(event));
      if (run !== this.#run) return;
      if (event.kind === 'round_ended' && this.pacing().rests) {
        await this.pacing().rest(left * this.pacing().pace);
        if (run !== this.#run) return;
      }
    }
    this.view = view;
    this.scene = null;
    this.said = null;
    this.busy = false;
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
