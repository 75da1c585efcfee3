/** A game as lines on a sheet, one a player, with names beside them and figures at the edge. */

interface Label {
  /** Where the name stands: near the last point, clear of the other names. */
  label: number;
}

export interface Room {
  width: number;
  height: number;
  /** Inner edges: what lies outside belongs to figures and names. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How far apart names must stand. */
  line: number;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** The round amounts from `least` to `most` at which a rule is drawn. */
function rulesOf(least: number, most: number): number[] {
  const step = STEPS.find((each) => (most - least) / each <= 5) ?? 200;
  const found = [];
  for (let total = Math.ceil(least / step) * step; total <= most; total += step) found.push(total);
  return found;
}

export interface Line extends Label {
  player: number;
  points: { x: number; y: number }[];
}

export interface Course {
  lines: Line[];
  /** Totals at which a rule is drawn. */
  rules: { total: number; y: number }[];
  /** The names that stand below the lines. */
  rounds?: { name: string; x: number }[];
}

/** Lines that run together stay apart by so much. */
const SIDE_BY_SIDE = 2.5;

/** Everybody's totals from row to row, in the order of `players`; and where a row stands. */
export function courseOf(
  rows: number[][],
  players: number[],
  room: Room,
): Course & { x: (row: number) => number } {
  const every = rows.flat();
  const [least, most] = [Math.min(0, ...every), Math.max(1, ...every)];
  const x = (row: number) =>
    room.left + ((room.right - room.left) * row) / Math.max(1, rows.length - 1);
  const y = (total: number) =>
    room.bottom - ((room.bottom - room.top) * (total - least)) / (most - least);
  const lines = players.map((player, place) => {
    const apart = (place - (players.length - 1) / 2) * SIDE_BY_SIDE;
    const points = rows.map((row, i) => ({ x: x(i), y: y(row[player] ?? 0) + apart }));
    return { player, points, label: points.at(-1)?.y ?? 0 };
  });
  spread(lines, room);
  return { lines, rules: rulesOf(least, most).map((total) => ({ total, y: y(total) })), x };
}

/** Moves names apart that would cover each other, keeping them within the sheet. */
function spread(lines: Label[], { top, bottom, line }: Room): void {
  const down = [...lines].sort((a, b) => a.label - b.label);
  let least = top;
  for (const each of down) {
    each.label = Math.max(each.label, least);
    least = each.label + line;
  }
  let most = bottom;
  for (const each of down.reverse()) {
    each.label = Math.min(each.label, most);
    most = each.label - line;
  }
}

/**
 * Tells how wide a picture is, now and whenever that changes, and the reader's text size: names beside
 * the lines follow it, and so must the room for them.
 */
export function measured(told: (wide: number, rem: number) => void) {
  return (figure: HTMLElement) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const tell = () => told(figure.clientWidth || 480, rem);
    tell();
    const watching = new ResizeObserver(tell);
    watching.observe(figure);
    return () => watching.disconnect();
  };
}
