/**
 * What the board tells of the events that led to a view, one at a time. The view itself is there at
 * once: nobody who may ring has to wait until something has been shown.
 */
import type { Bought, Event } from '../../generated/cash-a-catch';
import type { Race } from '../../generated/wire';
import type { Pacing } from '../contract';
import { Showing } from '../showing';
import { timeOf } from './motion';

/** Who bought the last lot, and how quick everybody was. */
export interface Verdict {
  bought: Bought;
  race: Race | null;
}

export class Director extends Showing<Event> {
  /** what has just been done, by whom */
  said = $state.raw<Event | null>(null);
  /** stands until the next card is up */
  verdict = $state.raw<Verdict | null>(null);

  constructor(pacing: () => Pacing<Event>) {
    super(pacing, timeOf);
  }

  async show(events: Event[], race: Race | null): Promise<void> {
    this.said = null;
    const all = await this.each(events, (event, time) => {
      if (event.kind === 'turned_up') this.verdict = null;
      if (event.kind === 'bought') this.verdict = { bought: event, race };
      if (time > 0) this.said = event;
    });
    if (all) this.said = null;
  }
}
