/** The totals of a game, round by round, as points on a sheet. */
import type { FarmHandView } from '../../generated/farm-hand';
import { type Course, type Line as CourseLine, courseOf, type Room } from '../course';

export interface Point {
  x: number;
  y: number;
  total: number;
  /** The bid of this round was made; null at the start, where nothing was bid. */
  made: boolean | null;
}

export interface Line extends CourseLine {
  points: Point[];
  made: number;
}

/** Where a player's mark stands for a bid that was made. */
export interface Made {
  player: number;
  x: number;
  y: number;
}

export interface Sheet extends Course {
  lines: Line[];
  made: Made[];
  rounds: { name: string; x: number }[];
}

export function sheetOf(view: FarmHandView, room: Room): Sheet {
  const players = [...view.order].sort((a, b) => a - b);
  const totals = [view.scores.map(() => 0), ...view.sheet.map((row) => row.totals)];
  const { lines: course, rules, x } = courseOf(totals, players, room);
  const lines = course.map((line) => {
    const points = line.points.map((point, round) => {
      const scored = view.sheet[round - 1];
      return {
        ...point,
        total: totals[round]?.[line.player] ?? 0,
        made: scored ? scored.bids[line.player] === scored.tricks[line.player] : null,
      };
    });
    return { ...line, points, made: points.filter((point) => point.made).length };
  });
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
