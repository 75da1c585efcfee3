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
import { Showing } from '../showing';
import { timeOf } from './motion';

export type Scene = FirstDrawn | Revealed | RoundEnded | FibFlipped;

const isScene = (event: Event): event is Scene =>
  event.kind === 'first_drawn' ||
  event.kind === 'revealed' ||
  event.kind === 'round_ended' ||
  event.kind === 'fib_flipped';

export class Director extends Showing<Event> {
  view = $state.raw() as FishyFablesView;
  /** what is shown in the middle instead of the tin */
  scene = $state.raw<Scene | null>(null);
  /** what has just been done, by whom */
  said = $state.raw<Event | null>(null);
  busy = $state(false);

  constructor(view: FishyFablesView, pacing: () => Pacing<Event>) {
    super(pacing, timeOf);
    this.view = view;
  }

  async show(view: FishyFablesView, events: Event[]): Promise<void> {
    this.busy = true;
    this.scene = null;
    this.said = null;
    if (!events.some(isScene)) this.view = view;
    const all = await this.each(
      events,
      (event, time) => {
        if (isScene(event)) this.scene = event;
        else if (time > 0) this.said = event;
      },
      ({ kind }) => kind === 'round_ended',
    );
    if (!all) return;
    this.view = view;
    this.scene = null;
    this.said = null;
    this.busy = false;
  }
}
