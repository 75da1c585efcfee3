/** The totals of a game, round by round, as points on a sheet. */
import type { FarmHandView } from '../../generated/farm-hand';
import { type Label, type Room, rulesOf, spread } from '../labels';

export interface Point {
  x: number;
  y: number;
  total: number;
  /** The bid of this round was made; null at the start, where nothing was bid. */
  made: boolean | null;
}

export interface Line extends Label {
  player: number;
  points: Point[];
  made: number;
}

/** Where a player's mark stands for a bid that was made. */
export interface Made {
  player: number;
  x: number;
  y: number;
}

export interface Sheet {
  lines: Line[];
  made: Made[];
  /** Totals at which a rule is drawn. */
  rules: { total: number; y: number }[];
  rounds: { name: string; x: number }[];
}

/** Lines that run together stay apart by so much. */
const SIDE_BY_SIDE = 2.5;

export function sheetOf(view: FarmHandView, room: Room): Sheet {
  const players = [...view.order].sort((a, b) => a - b);
  const totals = [players.map(() => 0), ...view.sheet.map((row) => row.totals)];
  const every = totals.flat();
  const [least, most] = [Math.min(0, ...every), Math.max(1, ...every)];
  const x = (round: number) =>
    room.left + ((room.right - room.left) * round) / Math.max(1, totals.length - 1);
  const y = (total: number) =>
    room.bottom - ((room.bottom - room.top) * (total - least)) / (most - least);

  const rules = rulesOf(least, most).map((total) => ({ total, y: y(total) }));

  const lines = players.map((player, place) => {
    const apart = (place - (players.length - 1) / 2) * SIDE_BY_SIDE;
    const points = totals.map((row, round) => {
      const scored = view.sheet[round - 1];
      return {
        x: x(round),
        y: y(row[player] ?? 0) + apart,
        total: row[player] ?? 0,
        made: scored ? scored.bids[player] === scored.tricks[player] : null,
      };
    });
    const made = points.filter((point) => point.made).length;
    return { player, points, made, label: points.at(-1)?.y ?? 0 };
  });
  spread(lines, room);
  const rounds = view.sheet.map(({ round, extra }, i) => ({
    name: extra ? `${round}+${extra}` : String(round),
    x: x(i + 1),
  }));
  return { lines, made: marksOf(lines, totals.length, room), rules, rounds };
}

/** Marks that would cover each other are fanned out, so that every one can be seen. */
function marksOf(lines: Line[], length: number, { line }: Room): Made[] {
  const [near, apart] = [line / 2, line / 3.2];
  const found: Made[] = [];
  for (let round = 1; round < length; round++) {
    const here = lines
      .flatMap(({ player, points }) => {
        const point = points[round];
        return point?.made ? [{ player, x: point.x, y: point.y }] : [];
      })
      .sort((a, b) => a.y - b.y);
    let crowd: Made[] = [];
    const settle = () => {
      for (const [i, mark] of crowd.entries()) mark.x += (i - (crowd.length - 1) / 2) * apart;
    };
    for (const mark of here) {
      const last = crowd.at(-1);
      if (last && mark.y - last.y > near) {
        settle();
        crowd = [];
      }
      crowd.push(mark);
    }
    settle();
    found.push(...here);
  }
  return found;
}
