/** Shows a step's events one after the other. Whatever happens, it ends in the view of the step. */
import { tick } from 'svelte';
import type { CardPlayed, Dealt, Event, FarmHandView, TrickEnded } from '../../generated/farm-hand';
import { type Pacing, UNHURRIED } from '../contract';
import { suitOf } from './cards';
import { endsRound, hold, Stagehand, TIMES, timeOf } from './motion';
import { advance, clockwiseFrom, type Scene, still } from './scene';

export class Director {
  scene: Scene = $state.raw() as Scene;
  /** Something is still being shown. */
  busy = $state(false);

  readonly hands = new Stagehand();
  #goal: FarmHandView;
  #you: number | null = null;
  #performance = 0;
  #wake: () => void = () => {};
  /** Events of the step that are still to be shown. */
  #ahead: Event[] = [];
  /** No time is spent any more before the rest at the end of the round. */
  #fast = false;

  constructor(
    view: FarmHandView,
    private readonly pacing: () => Pacing<Event> = () => UNHURRIED,
  ) {
    this.#goal = view;
    this.scene = still(view);
  }

  /** The table is now `view`, by way of `events`. What was still being shown is cut short. */
  show(view: FarmHandView, events: Event[], you: number | null): void {
    this.finish();
    this.#goal = view;
    this.#you = you;
    if (events.some((event) => timeOf(event) > 0)) {
      void this.#perform(events);
      return;
    }
    this.scene = still(view);
    for (const event of events) this.pacing().begins(event);
  }

  /** The player has seen enough: cuts to how things stand, or to the end of a round before that. */
  cut(): void {
    if (!this.pacing().rests || !endsRound(this.#ahead)) {
      this.finish();
      return;
    }
    this.#fast = true;
    this.hands.finish();
    this.#wake();
  }

  /** Cuts to how things stand. */
  finish(): void {
    this.#performance += 1;
    this.#fast = false;
    this.#ahead = [];
    this.#wake();
    this.hands.finish();
    this.scene = still(this.#goal);
    this.busy = false;
  }

  async #perform(events: Event[]): Promise<void> {
    const performance = this.#performance;
    this.busy = true;
    this.hands.pace = this.pacing().pace;
    for (const [place, event] of events.entries()) {
      this.#ahead = events.slice(place);
      this.pacing().begins(event);
      for await (const _ of this.#acts(event)) {
        if (performance !== this.#performance) return;
      }
      if (performance !== this.#performance) return;
    }
    this.scene = still(this.#goal);
    this.busy = false;
  }

  /** One event as a row of acts; after each of them the performance may have been cut short. */
  async *#acts(event: Event): AsyncGenerator<void> {
    switch (event.kind) {
      case 'dealt':
        this.#become(event, { dealing: true });
        yield await tick();
        this.#deal(event);
        yield await this.#pause(timeOf(event));
        this.scene = { ...this.scene, dealing: false };
        return;
      case 'bids_opened':
        this.#become(event, { opening: true });
        yield await this.#pause(TIMES.opened);
        this.scene = { ...this.scene, opening: false };
        return;
      case 'played': {
        const from = this.hands.place(this.#held(event));
        this.#become(event);
        yield await tick();
        this.hands.bring(this.hands.find(`[data-trick-card="${event.card}"]`), from);
        yield await this.#pause(timeOf(event));
        return;
      }
      case 'trick_ended':
        this.scene = { ...this.scene, ended: event };
        yield await this.#pause(timeOf(event) - TIMES.taken);
        this.#take(event);
        yield await this.#pause(TIMES.taken);
        this.hands.finish();
        this.#become(event, { ended: null });
        return;
      case 'round_scored':
        this.scene = { ...this.scene, points: event.points };
        yield await this.#pause(TIMES.scored * 0.55);
        this.#become(event);
        yield await this.#pause(TIMES.scored * 0.45);
        this.scene = { ...this.scene, points: null };
        if (this.pacing().rests) yield await this.#rest();
        return;
      default:
        this.#become(event);
        yield await this.#pause(timeOf(event));
    }
  }

  #become(event: Event, change: Partial<Scene> = {}): void {
    const view = advance(this.scene.view, event, this.#you);
    this.scene = { ...this.scene, ...change, view };
  }

  /** Where a card lies before it is played: one's own by name, another's by its back. */
  #held({ player, card }: CardPlayed): string {
    if (player === this.#you) return `[data-hand-card="${card}"]`;
    return `[data-player="${player}"] [data-back="${suitOf(card)}"]`;
  }

  #deal({ dealer, leader, hands }: Dealt): void {
    const from = this.hands.place(`[data-player="${dealer}"] [data-deck]`);
    const rows = clockwiseFrom(this.scene.view.order, leader).map((player) =>
      player === this.#you
        ? this.hands.findAll('[data-hand-card]')
        : this.hands.findAll(`[data-player="${player}"] [data-back]`),
    );
    let nth = 0;
    for (let card = 0; card < (hands[0]?.length ?? 0); card++) {
      for (const row of rows) this.hands.bring(row[card] ?? null, from, TIMES.stagger * nth++);
    }
  }

  #take({ plays, winner }: TrickEnded): void {
    const to = winner === null ? null : this.hands.place(`[data-won="${winner}"]`);
    this.hands.fade(this.hands.findAll('[data-trick-badge]'));
    for (const { card } of plays) {
      this.hands.send(this.hands.find(`[data-trick-card="${card}"]`), to);
    }
  }

  #rest(): Promise<void> {
    this.#ahead = this.#ahead.slice(1);
    this.#fast = false;
    return this.pacing().rest(hold(this.#ahead) * this.hands.pace);
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#fast) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds * this.hands.pace);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
