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
/** What must not be covered, and what it costs to cover a part of it. */
export interface Kept {
  box: Box;
  cost: number;
}

/** The left upper corner for a box of this size. Without a target it stands in the middle. */
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
  const wanted = target ? around(target, size) : [middle];
  // Nowhere beside it is room: then anywhere, as long as nothing is covered.
  for (const top of [middle.top, room.top, ...kept.map(({ box }) => box.top - size.height - GAP)]) {
    wanted.push({ left: middle.left, top }, { left: room.left, top });
  }
  let best = middle;
  let least = Number.POSITIVE_INFINITY;
  for (const corner of wanted) {
    const place = {
      left: clamp(corner.left, room.left, room.left + room.width - size.width),
      top: clamp(corner.top, room.top, room.top + room.height - size.height),
    };
    const box = { ...place, ...size };
    const cost = kept.reduce((sum, one) => sum + shared(box, one.box) * one.cost, 0);
    if (cost < least) {
      best = place;
      least = cost;
    }
  }
  return best;
}

/** Below, above, on the right, on the left. */
function around(target: Box, size: { width: number; height: number }) {
  const left = target.left + (target.width - size.width) / 2;
  const top = target.top + (target.height - size.height) / 2;
  return [
    { left, top: target.top + target.height + GAP },
    { left, top: target.top - size.height - GAP },
    { left: target.left + target.width + GAP, top },
    { left: target.left - size.width - GAP, top },
  ];
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
