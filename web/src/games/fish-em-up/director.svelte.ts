/** What the board says of the events that led to a view, one after the other, at the player's pace. */
import type { Event, FishEmUpView } from '../../generated/fish-em-up';
import type { Pacing } from '../contract';
import { Showing } from '../showing';
import { timeOf } from './motion';

export class Director extends Showing<Event> {
  view = $state.raw() as FishEmUpView;
  /** what has just been done, by whom */
  said = $state.raw<Event | null>(null);
  /** what has just changed the points, by seat */
  changes = $state.raw<number[]>([]);

  constructor(view: FishEmUpView, pacing: () => Pacing<Event>) {
    super(pacing, timeOf);
    this.view = view;
  }

  async show(view: FishEmUpView, events: Event[]): Promise<void> {
    this.said = null;
    this.changes = [];
    this.view = view;
    const all = await this.each(events, (event, time) => {
      if (event.kind === 'scored') this.changes = event.changes;
      if (event.kind === 'robbed')
        this.changes = view.points.map((_, seat) => {
          if (seat === event.player) return event.count;
          return seat === event.victim ? -event.count : 0;
        });
      if (time > 0) this.said = event;
    });
    if (!all) return;
    this.said = null;
    this.changes = [];
  }
}
