/** A replay as the server sends it (docs/protocol.md), made into what a board can show. */
import type { Change, Event, Frame, Replay, View } from '../generated/wire';

/** One step of a game as somebody saw it then. */
export interface Shot extends Omit<Frame, 'changes'> {
  view: View;
}

/** Whose eyes we look through: a seat's, a spectator's, or with all hands open. */
export type Gaze = number | 'spectator' | 'open';

export interface Film {
  /** Whose eyes there are to look through. */
  gazes: Gaze[];
  /** Whose place is nearest where all hands lie open. */
  near: number;
  last: number;
  shots: (gaze: Gaze) => Shot[];
  /** Every seat's view at a step, where all of them are known. */
  open: (step: number) => View[] | null;
}

/** A copy of `whole` with `value` at that place; what did not change is shared. */
function put(whole: unknown, at: Change['at'], value: unknown): unknown {
  const [name, ...rest] = at;
  if (name === undefined) return value;
  const copy = Array.isArray(whole) ? [...whole] : { ...(whole as object) };
  const places = copy as Record<string | number, unknown>;
  places[name] = put(places[name], rest, value);
  return copy;
}

function develop(frames: Frame[]): Shot[] {
  let view: unknown = null;
  return frames.map(({ changes, ...frame }) => {
    for (const { at, value } of changes) view = put(view, at, value);
    return { ...frame, view: view as View };
  });
}

export function filmOf(replay: Replay): Film {
  const you = replay.table?.you ?? null;
  const reels = new Map(
    replay.eyes.map(({ seat, frames }) => [seat ?? ('spectator' as const), frames]),
  );
  const developed = new Map<Gaze, Shot[]>();
  const near = you ?? 0;
  const seats = [...reels.keys()].filter((gaze) => gaze !== 'spectator');
  const whole = seats.length === replay.seats.length && reels.has('spectator');

  const shots = (gaze: Gaze): Shot[] => {
    const eyes = gaze === 'open' ? near : gaze;
    let found = developed.get(eyes);
    if (!found) {
      found = develop(reels.get(eyes) ?? []);
      developed.set(eyes, found);
    }
    return found;
  };
  return {
    gazes: whole ? ['open', ...seats, 'spectator'] : seats,
    near,
    last: Math.max(0, (replay.eyes[0]?.frames.length ?? 1) - 1),
    shots,
    open: (step) =>
      whole
        ? seats.map((seat) => shots(seat)[step]?.view).filter((view) => view !== undefined)
        : null,
  };
}

/** A part of a game by its name, and the step with which it begins. */
export interface Chapter {
  step: number;
  title: string;
}

export function chaptersOf(shots: Shot[], titled: (event: Event) => string | null): Chapter[] {
  return shots.flatMap(({ events }, step) => {
    const title = events.map(titled).find((found) => found !== null);
    return title === undefined || title === null ? [] : [{ step, title }];
  });
}

/** About how much of the line of steps a title takes, in hundredths: Japanese letters are wide ones. */
const roomFor = (title: string) =>
  [...title].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1.25 : 0.7), 1);

/** The steps whose chapter has room for its title beside the one before: a game may have dozens. */
export function withRoom(chapters: Chapter[], last: number): Set<number> {
  const found = new Set<number>();
  let free = 0;
  for (const { step, title } of chapters) {
    const start = last ? (100 * step) / last : 0;
    const end = start + roomFor(title);
    if (start < free || end > 100) continue;
    found.add(step);
    free = end;
  }
  return found;
}

/** Where an address opens a replay: `?step=12&eyes=open`. What does not fit is left aside. */
export function placeOf(search: string, film: Film, first: Gaze): { step: number; gaze: Gaze } {
  const asked = new URLSearchParams(search);
  const step = Number(asked.get('step') ?? 0);
  const gaze = film.gazes.find((each) => String(each) === asked.get('eyes'));
  return {
    step: Number.isInteger(step) ? Math.min(Math.max(0, step), film.last) : 0,
    gaze: gaze ?? first,
  };
}

export const searchOf = (step: number, gaze: Gaze) => `?step=${step}&eyes=${gaze}`;

/** Without a word in the address: one's own eyes, else all hands where they may be seen. */
export function firstGaze(replay: Replay, film: Film): Gaze {
  const you = replay.table?.you ?? null;
  return film.gazes.find((gaze) => gaze === you) ?? film.gazes[0] ?? 'spectator';
}
