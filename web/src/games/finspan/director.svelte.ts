/**
 * What the board shows of the events that led to a view: the position stands at once, and one thing
 * after the other lights up in it; at a week's end its points are read out first.
 */
import type { Event, FinspanView, WeekEnded } from '../../generated/finspan';
import type { Pacing } from '../contract';
import { Showing } from '../showing';
import { TIMES, timeOf } from './motion';

export class Director extends Showing<Event> {
  view = $state.raw() as FinspanView;
  /** the end of a week, while it is read out */
  scene = $state.raw<WeekEnded | null>(null);
  /** what has just been done */
  said = $state.raw<Event | null>(null);
  busy = $state(false);

  constructor(view: FinspanView, pacing: () => Pacing<Event>) {
    super(pacing, timeOf);
    this.view = view;
  }

  async show(view: FinspanView, events: Event[]): Promise<void> {
    this.busy = true;
    this.scene = null;
    this.said = null;
    this.view = view;
    const all = await this.each(
      events,
      (event, time) => {
        this.scene = event.kind === 'week_ended' ? event : null;
        if (event.kind !== 'week_ended' && time > 0) this.said = event;
      },
      ({ kind }) => kind === 'week_ended',
    );
    if (!all) return;
    this.scene = null;
    this.busy = false;
    const step = this.step;
    setTimeout(() => {
      if (step === this.step) this.said = null;
    }, TIMES.said * this.pacing().pace);
  }
}
