/**
 * What the player sees, at a pace that can be followed. The server may send a bot's whole turn in
 * one breath; here each step stands for as long as its events need, then the next one shows.
 */
import type { Event } from '../generated/wire';
import type { Audience, Step } from './live.svelte';

/** More than this waiting, and each step stands for half its time. */
const CROWD = 8;

export class Stage implements Audience {
  shown = $state.raw<Step | null>(null);
  /** Steps that have happened but are not shown yet. */
  behind = $state(0);
  /** What is shown has stood its time: nothing moves any more. */
  settled = $state(true);

  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param hold for how many milliseconds a step with these events stands */
  constructor(private readonly hold: (events: Event[]) => number) {}

  push(step: Step) {
    this.#queue.push(step);
    this.behind = this.#queue.length;
    // Nobody watches a hidden page: be up to date when they come back.
    if (document.hidden) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  jump(step: Step) {
    this.#clear();
    this.shown = step;
  }

  /** Show how things stand now. */
  skip() {
    const last = this.#queue.at(-1);
    this.#clear();
    if (last) this.shown = { ...last, events: [] };
  }

  /** Somebody acts on what is shown: its time is up, and the answer shows as soon as it comes. */
  hurry() {
    clearTimeout(this.#timer);
    this.#next();
  }

  #next() {
    const step = this.#queue.shift();
    this.behind = this.#queue.length;
    this.#timer = undefined;
    this.settled = !step;
    if (!step) return;
    this.shown = step;
    const time = this.hold(step.events) / (this.behind > CROWD ? 2 : 1);
    this.#timer = setTimeout(() => this.#next(), time);
  }

  #clear() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.behind = 0;
    this.settled = true;
  }
}
