/**
 * What the player sees, at a pace that can be followed. The server may send a bot's whole turn in
 * one breath; here each step stands for as long as its events need, then the next one shows.
 */
import type { Event, View } from '../generated/wire';
import type { Audience, Step } from './live.svelte';

/** More than this waiting, and each step stands for half its time. */
const CROWD = 8;

export class Stage implements Audience {
  shown = $state.raw<Step | null>(null);
  /** Who was to act before the step that is shown. */
  before = $state.raw<number[]>([]);
  /** Steps that have happened but are not shown yet. */
  behind = $state(0);
  /** What is shown has stood its time: nothing moves any more. */
  settled = $state(true);
  /** A board stands still at the end of a round until the player goes on. */
  resting = $state(false);
  /** Goes up whenever somebody wants no more of the motion that is shown. */
  cuts = $state(0);

  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The board will come to the end of a round in this step, and ask for a rest. */
  #restsYet = false;
  #rested: () => void = () => {};
  /** Counts what is shown, so that a rest that was cut short changes nothing any more. */
  #performance = 0;

  /**
   * @param hold for how many milliseconds a step with these events stands
   * @param rests whether the board rests in a step with these events
   * @param urgent whether this position may not wait for what was before it
   */
  constructor(
    private readonly hold: (events: Event[]) => number,
    private readonly rests: (events: Event[]) => boolean = () => false,
    private readonly urgent: (view: View) => boolean = () => false,
  ) {}

  push(step: Step) {
    if (this.urgent(step.view)) {
      this.#clear();
      this.cuts += 1;
      this.#show(step);
      return;
    }
    this.#queue.push(step);
    this.behind = this.#queue.length;
    // Nobody watches a hidden page: be up to date when they come back.
    if (document.hidden) this.skip();
    else if (this.settled) this.#next();
  }

  jump(step: Step) {
    this.#clear();
    this.#show(step);
  }

  /** Show how things stand now. */
  skip() {
    const last = this.#queue.at(-1);
    this.#clear();
    this.cuts += 1;
    if (last) this.#show({ ...last, events: [] });
  }

  /** What is shown has stood long enough: on to the next step, which may still have to come. */
  hurry() {
    if (this.resting) {
      this.#wake();
      return;
    }
    this.cuts += 1;
    if (this.#restsYet) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /**
   * The end of a round: resolves when the player goes on. The step then stands for `left`
   * milliseconds more.
   */
  async rest(left: number): Promise<void> {
    this.#restsYet = false;
    clearTimeout(this.#timer);
    if (!document.hidden) {
      this.resting = true;
      const performance = this.#performance;
      await new Promise<void>((resolve) => {
        this.#rested = resolve;
      });
      if (performance !== this.#performance) return;
    }
    this.#timer = setTimeout(() => this.#next(), left);
  }

  #wake() {
    this.resting = false;
    this.#rested();
  }

  #next() {
    const step = this.#queue.shift();
    this.behind = this.#queue.length;
    this.settled = !step;
    if (!step) return;
    this.#show(step);
    this.#restsYet = this.rests(step.events);
    const time = this.hold(step.events) / (this.behind > CROWD ? 2 : 1);
    this.#timer = setTimeout(() => this.#next(), time);
  }

  #show(step: Step) {
    this.#performance += 1;
    this.#restsYet = false;
    this.before = this.shown?.actors ?? step.actors;
    this.shown = step;
  }

  #clear() {
    clearTimeout(this.#timer);
    this.#wake();
    this.#queue = [];
    this.behind = 0;
    this.settled = true;
  }
}
