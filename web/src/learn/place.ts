/** Where a word of help stands: beside what it speaks of, within the room, off what must stay free. */
import type { Places } from '../games/contract';
import type { Action } from '../generated/wire';

/** What stands at a place of the board, for the move to be made; null where nothing does. */
export function elementAt(
  { at }: Places,
  place: string,
  action: Action | null,
): HTMLElement | null {
  const fields: Record<string, unknown> = { ...action };
  const selector = at[place]?.replace(/\{(\w+)\}/g, (_, field) => String(fields[field]));
  return selector ? document.querySelector<HTMLElement>(selector) : null;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;
/** How finely places are tried, in pixels: first all over, then around the best. */
const GRAINS = [40, 8] as const;
/** What a pixel of distance from the target costs, in covered pixels. */
const FAR = 24;

/** What is rather not covered, and what it costs for each pixel. */
export interface Kept {
  box: Box;
  cost: number;
}

/** The left upper corner for a box of this size: where it covers least, and then where it is nearest. */
export function beside(
  target: Box | null,
  size: { width: number; height: number },
  room: Box,
  kept: Kept[],
): { left: number; top: number } {
  const middle = {
    left: room.left + (room.width - size.width) / 2,
    top: room.top + (room.height - size.height) / 2,
  };
  const last = {
    left: Math.max(room.left, room.left + room.width - size.width),
    top: Math.max(room.top, room.top + room.height - size.height),
  };
  const costAt = (left: number, top: number) => {
    const box = { left, top, ...size };
    const covered = kept.reduce((sum, one) => sum + shared(box, one.box) * one.cost, 0);
    const away = target
      ? distance(box, target) * FAR + askew(box, target)
      : Math.hypot(left - middle.left, top - middle.top) * FAR;
    return covered + away;
  };
  let best = { left: room.left, top: room.top };
  let least = Number.POSITIVE_INFINITY;
  let from: { left: number; top: number } = best;
  let to: { left: number; top: number } = last;
  for (const grain of GRAINS) {
    for (let top = from.top; top <= to.top; top += grain) {
      for (let left = from.left; left <= to.left; left += grain) {
        const cost = costAt(left, top);
        if (cost < least) {
          best = { left, top };
          least = cost;
        }
      }
    }
    from = {
      left: Math.max(room.left, best.left - grain),
      top: Math.max(room.top, best.top - grain),
    };
    to = {
      left: Math.min(last.left, best.left + grain),
      top: Math.min(last.top, best.top + grain),
    };
  }
  return best;
}

/** From edge to edge; a little room between them is as near as it should be. */
function distance(one: Box, other: Box): number {
  const x = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const y = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.abs(Math.hypot(x, y) - GAP);
}

/** Of two places as good, the one that stands straight above, below or beside. */
function askew(one: Box, other: Box): number {
  const x = Math.abs(one.left + one.width / 2 - other.left - other.width / 2);
  const y = Math.abs(one.top + one.height / 2 - other.top - other.height / 2);
  return Math.min(x, y) + (x + y) / 4;
}

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
