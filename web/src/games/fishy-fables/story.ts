/** A game as lines on a sheet: everybody's purse through the rounds; and what was claimed beside it. */
import type { Event, FishyFablesView, RoundLine } from '../../generated/fishy-fables';
import type { Entry, Line as Said } from '../../generated/wire';
import { type Course, courseOf, type Line, type Room } from '../course';

/** How a round was won: by the largest fish of several, or by the only one that was left. */
export type Win = 'fish' | 'alone' | 'bluff';

export interface Point {
  x: number;
  y: number;
  /** How this player won this round, who did. */
  win: Win | null;
}

export interface Purse extends Line {
  points: Point[];
  wins: number;
  bluffs: number;
}

export interface Sheet extends Course {
  lines: Purse[];
  rounds: { name: string; x: number }[];
}

/** The larger half of all fish: whoever wins alone with a smaller one has bluffed. */
const LARGE = 25;

function winOf(line: RoundLine): Win {
  if (line.shown.length > 1) return 'fish';
  const size = line.shown[0]?.sizes.at(-1);
  return size !== undefined && size < LARGE ? 'bluff' : 'alone';
}

export function sheetOf(view: FishyFablesView, room: Room): Sheet {
  const totals = [view.purses.map(() => view.start), ...view.past.map(({ purses }) => purses)];
  const { lines, rules, x } = courseOf(totals, [...view.purses.keys()], room);
  return {
    lines: lines.map((line) => {
      const points = line.points.map((point, round) => {
        const past = view.past[round - 1];
        return { ...point, win: past?.winner === line.player ? winOf(past) : null };
      });
      return {
        ...line,
        points,
        wins: points.filter(({ win }) => win !== null).length,
        bluffs: points.filter(({ win }) => win === 'bluff').length,
      };
    }),
    rules,
    rounds: view.past.map(({ round }, i) => ({ name: String(round), x: x(i + 1) })),
  };
}

export interface Claim {
  round: number;
  player: number;
  phrase: string;
  amount: number;
  /** What the player laid then; null if it was never shown. */
  fish: number | null;
}

const CLAIMS = ['about', 'over', 'under', 'exactly'];

/** What was said of fish in the rounds, in order, and what lay there. */
export function claimsOf(
  view: FishyFablesView,
  history: Pick<Entry, 'version' | 'events'>[],
  talk: Pick<Said, 'seat' | 'phrase' | 'amount' | 'version'>[],
): Claim[] {
  return talk.flatMap(({ seat, phrase, amount, version }) => {
    if (phrase === null || amount === null || !CLAIMS.includes(phrase)) return [];
    const round = history
      .filter((entry) => entry.version <= version)
      .flatMap(({ events }) => events as Event[])
      .findLast((event) => event.kind === 'round_began')?.round;
    const line = view.past.find((one) => one.round === round);
    if (!line) return [];
    const fish = line.shown.find(({ player }) => player === seat)?.fish ?? null;
    return [{ round: line.round, player: seat, phrase, amount, fish }];
  });
}
