/** Steps through a film: to and fro, by itself at a pace, and from one pair of eyes to another. */
import type { Event, View } from '../generated/wire';
import type { Film, Gaze, Shot } from './film';

export const SPEEDS = [0.5, 1, 2, 4];
/** Milliseconds for which a step stands at the least, so that its sentence can be read. */
const LEAST = 900;

export class Player {
  #step = $state(0);
  #gaze = $state<Gaze>('open');
  /** The step was reached by the one before it: what happened in it is to be seen. */
  #followed = $state(false);
  playing = $state(false);
  speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param hold for how many milliseconds a step with these events stands */
  constructor(
    private readonly film: Film,
    private readonly hold: (events: Event[]) => number,
    { step, gaze }: { step: number; gaze: Gaze },
  ) {
    this.#step = step;
    this.#gaze = gaze;
  }

  readonly shot: Shot = $derived.by(() => this.film.shots(this.#gaze)[this.#step] as Shot);
  /** What has just happened; nothing after a jump or on the way back. */
  readonly events: Event[] = $derived(this.#followed ? this.shot.events : []);
  readonly open: View[] | null = $derived.by(() =>
    this.#gaze === 'open' ? this.film.open(this.#step) : null,
  );
  /** Whose place is nearest; null for a spectator. */
  readonly you: number | null = $derived.by(() => {
    if (this.#gaze === 'spectator') return null;
    return this.#gaze === 'open' ? this.film.near : this.#gaze;
  });

  get step() {
    return this.#step;
  }

  get gaze() {
    return this.#gaze;
  }
  set gaze(gaze: Gaze) {
    this.#gaze = gaze;
    this.#followed = false;
  }

  get atEnd() {
    return this.#step >= this.film.last;
  }

  jump(step: number) {
    this.pause();
    this.#go(step);
  }

  /** One step on (1) or back (-1). */
  move(by: 1 | -1) {
    this.jump(this.#step + by);
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Goes on by itself; from the end, once more from the start. */
  play() {
    if (this.atEnd) this.#go(0);
    this.playing = true;
    this.#wait();
  }

  pause() {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #go(wanted: number) {
    const step = Math.min(Math.max(0, wanted), this.film.last);
    if (step === this.#step) return;
    this.#followed = step === this.#step + 1;
    this.#step = step;
  }

  #wait() {
    clearTimeout(this.#timer);
    const time = Math.max(LEAST, this.hold(this.events)) / this.speed;
    this.#timer = setTimeout(() => {
      this.#go(this.#step + 1);
      if (this.atEnd) this.pause();
      else this.#wait();
    }, time);
  }
}
