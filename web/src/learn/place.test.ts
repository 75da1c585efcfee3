import { describe, expect, test } from 'vitest';
import { type Box, beside, elementAt, shared } from './place';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
const PHONE = box(0, 0, 390, 700);
const TRAY = box(0, 450, 390, 250);
const SIZE = { width: 370, height: 180 };

const placed = (
  target: Box | null,
  room: Box,
  kept: { box: Box; cost: number }[],
  size = SIZE,
) => ({
  ...beside(target, size, room, kept),
  ...size,
});

describe('a word of help', () => {
  test('never lies over the choices, even when it speaks of them', () => {
    const card = box(150, 500, 90, 126);
    const help = placed(card, PHONE, [
      { box: card, cost: 40 },
      { box: TRAY, cost: 10_000 },
    ]);
    expect(shared(help, TRAY)).toBe(0);
    expect(help.top + help.height).toBeGreaterThan(430);
  });

  test('stands clear of what it speaks of, and near it', () => {
    const seat = box(8, 60, 180, 120);
    const help = placed(seat, PHONE, [{ box: seat, cost: 40 }]);
    expect(shared(help, seat)).toBe(0);
    expect(help.top - (seat.top + seat.height)).toBeLessThan(30);
  });

  test('gives up the less precious where something must be covered', () => {
    const trick = box(40, 280, 300, 150);
    const seats = box(0, 0, 390, 250);
    const help = placed(box(150, 500, 90, 126), PHONE, [
      { box: TRAY, cost: 10_000 },
      { box: trick, cost: 64 },
      { box: seats, cost: 4 },
    ]);
    expect(shared(help, trick)).toBe(0);
    expect(shared(help, TRAY)).toBe(0);
    expect(shared(help, seats)).toBeGreaterThan(0);
  });

  test('that speaks of nothing in particular stands in the middle', () => {
    const help = placed(null, PHONE, []);
    expect(Math.abs(help.top + help.height / 2 - 350)).toBeLessThan(20);
  });

  test('too large for the room, it begins where the room begins', () => {
    const room = box(10, 20, 100, 100);
    expect(beside(box(0, 0, 10, 10), SIZE, room, [])).toEqual({ left: 10, top: 20 });
  });
});

test('a place may name a field of the move to be made', () => {
  document.body.innerHTML = '<b data-card="red-4"></b><b data-card="blue-4"></b><i></i>';
  const places = { at: { card: '[data-card="{card}"]', mark: 'i' }, free: '', clear: [] };
  const move = { kind: 'play', card: 'blue-4' };
  expect(elementAt(places, 'card', move)?.dataset.card).toBe('blue-4');
  expect(elementAt(places, 'mark', null)?.tagName).toBe('I');
  expect(elementAt(places, '', move)).toBeNull();
});
