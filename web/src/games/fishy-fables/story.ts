/** A game as lines on a sheet: everybody's purse through the rounds; and what was claimed beside it. */
import type { Event, FishyFablesView, RoundLine } from '../../generated/fishy-fables';
import type { Entry, Line as Said } from '../../generated/wire';
import { type Label, type Room, rulesOf, spread } from '../labels';

/** How a round was won: by the largest fish of several, or by the only one that was left. */
export type Win = 'fish' | 'alone' | 'bluff';

export interface Point {
  x: number;
  y: number;
  /** How this player won this round, who did. */
  win: Win | null;
}

export interface Purse extends Label {
  player: number;
  points: Point[];
  wins: number;
  bluffs: number;
}

export interface Sheet {
  purses: Purse[];
  rules: { total: number; y: number }[];
  rounds: { round: number; x: number }[];
}

/** The larger half of all fish: whoever wins alone with a smaller one has bluffed. */
const LARGE = 25;

/** Lines that run together stay apart by so much. */
const SIDE_BY_SIDE = 2.5;

function winOf(line: RoundLine): Win {
  if (line.shown.length > 1) return 'fish';
  const size = line.shown[0]?.sizes.at(-1);
  return size !== undefined && size < LARGE ? 'bluff' : 'alone';
}

export function sheetOf(view: FishyFablesView, room: Room): Sheet {
  const totals = [view.purses.map(() => view.start), ...view.past.map(({ purses }) => purses)];
  const most = Math.max(1, ...totals.flat());
  const x = (round: number) =>
    room.left + ((room.right - room.left) * round) / Math.max(1, totals.length - 1);
  const y = (total: number) => room.bottom - ((room.bottom - room.top) * total) / most;
  const purses = view.purses.map((_, player) => {
    const apart = (player - (view.seats - 1) / 2) * SIDE_BY_SIDE;
    const points = totals.map((row, round) => {
      const line = view.past[round - 1];
      return {
        x: x(round),
        y: y(row[player] ?? 0) + apart,
        win: line?.winner === player ? winOf(line) : null,
      };
    });
    return {
      player,
      points,
      wins: points.filter(({ win }) => win !== null).length,
      bluffs: points.filter(({ win }) => win === 'bluff').length,
      label: points.at(-1)?.y ?? 0,
    };
  });
  spread(purses, room);
  return {
    purses,
    rules: rulesOf(0, most).map((total) => ({ total, y: y(total) })),
    rounds: view.past.map(({ round }, i) => ({ round, x: x(i + 1) })),
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
