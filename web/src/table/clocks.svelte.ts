/**
 * The clocks of a table as they run on between two words of the server. The frame makes them and
 * hands them to every game's seats (`SeatClock.svelte`); a board need not pass them down.
 */
import { getContext, setContext } from 'svelte';
import type { Clock, SeatClock } from '../generated/wire';

/** What the server said, and when it came (by `Date.now()`). */
export interface Told {
  clocks: SeatClock[];
  at: number;
}

/** What a seat has left at this moment, in seconds. */
export interface Time {
  /** A decision of this seat is awaited. */
  running: boolean;
  /** The turn is used up: the reserve runs. */
  reserved: boolean;
  /** Of what runs: the turn, then the reserve. */
  left: number;
  /** The same as a share of what there was. */
  share: number;
  reserve: number;
  /** Until the table plays on without this seat. */
  total: number;
}

const TICK = 250;
const FEW = 20;
const LITTLE = 0.3;
/** Seconds at which one is told, once in a decision. */
export const WARNINGS = [5, 20];

const KEY = Symbol('clocks');

export class Clocks {
  #now = $state(Date.now());

  constructor(
    private readonly clock: () => Clock | null,
    private readonly told: () => Told | null,
  ) {}

  /** Whether anybody's time runs. */
  get running(): boolean {
    return this.told()?.clocks.some(({ turn }) => turn !== null) ?? false;
  }

  /** Let time pass; call what comes back to stop. */
  run(): () => void {
    const tick = () => {
      this.#now = Date.now();
    };
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }

  of(seat: number): Time | null {
    const clock = this.clock();
    const told = this.told();
    const said = told?.clocks[seat];
    if (!clock || !told || !said) return null;
    if (said.turn === null) {
      const { reserve } = said;
      return { running: false, reserved: false, left: 0, share: 1, reserve, total: 0 };
    }
    const gone = Math.max(0, (this.#now - told.at) / 1000);
    const turn = Math.max(0, said.turn - gone);
    const reserve = Math.max(0, said.reserve - Math.max(0, gone - said.turn));
    const reserved = turn === 0 && reserve > 0;
    const left = reserved ? reserve : turn;
    const share = reserved ? reserve / Math.max(1, clock.reserve) : turn / clock.turn;
    return { running: true, reserved, left, share, reserve, total: turn + reserve };
  }
}

/** Whether a time is so short that everybody should see its figures. */
export const matters = ({ running, reserved, share, total }: Time) =>
  running && (reserved || share < LITTLE || total < FEW);

/** Whether it is about to run out. */
export const presses = ({ running, share, reserve, total }: Time) =>
  running && (total < FEW || (share < LITTLE && reserve === 0));

export const shareClocks = (clocks: Clocks) => setContext(KEY, clocks);
export const sharedClocks = () => getContext<Clocks | undefined>(KEY);
