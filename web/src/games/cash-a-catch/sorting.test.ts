import { describe, expect, test } from 'vitest';
import type { Legal } from '../../generated/cash-a-catch';
import { after, type Desk, forced, homeless, preview, wanting } from './sorting';

const desk = (change: Partial<Desk> = {}): Desk => ({
  places: [['tuna-1', 'octopus-2'], ['crab-2'], []],
  trash: [],
  catch: ['tuna-3', 'eel-1', 'eel-2', 'shark-3'],
  ...change,
});

describe('what finds no place', () => {
  test('two kinds want the one free place, and nothing is lost yet', () => {
    expect(wanting(desk())).toEqual({ kinds: ['eel', 'shark'], free: 1 });
    expect(homeless(desk())).toEqual([]);
  });

  test('whoever lays the eels loses the shark', () => {
    const seen = preview(desk(), { kind: 'place', card: 'eel-1', place: 2 }, 3);
    expect(seen).toEqual({ trashed: ['shark-3'], cost: 3, place: ['eel-1'] });
  });

  test('whoever lays the shark loses both eels', () => {
    const seen = preview(desk(), { kind: 'place', card: 'shark-3', place: 2 }, 3);
    expect(seen.trashed).toEqual(['eel-1', 'eel-2']);
    expect(seen.cost).toBe(3);
  });

  test('a kind that has its place costs nothing', () => {
    const seen = preview(desk(), { kind: 'place', card: 'tuna-3', place: 0 }, 3);
    expect(seen).toEqual({ trashed: [], cost: 0, place: ['tuna-1', 'octopus-2', 'tuna-3'] });
  });

  test('what is lost already is not told as the next step’s doing', () => {
    const full = desk({ places: [['tuna-1'], ['crab-2'], ['eel-2']] });
    expect(homeless(full)).toEqual(['shark-3']);
    const seen = preview(full, { kind: 'place', card: 'eel-1', place: 2 }, 3);
    expect(seen).toEqual({ trashed: [], cost: 0, place: ['eel-2', 'eel-1'] });
  });

  test('an octopus in the last free place leaves it free for a kind', () => {
    const held = desk({ catch: ['octopus-1', 'eel-1'] });
    const seen = preview(held, { kind: 'place', card: 'octopus-1', place: 2 }, 3);
    expect(seen.trashed).toEqual([]);
  });
});

describe('emptying a place', () => {
  test('its cards go, with what they cost', () => {
    const seen = preview(desk(), { kind: 'empty', place: 0 }, 3);
    expect(seen).toEqual({ trashed: ['tuna-1', 'octopus-2'], cost: 3, place: [] });
  });

  test('no card costs more than the most that is charged', () => {
    const seen = preview(
      desk({ places: [['crab-3', 'crab-3'], [], []] }),
      { kind: 'empty', place: 0 },
      2,
    );
    expect(seen.cost).toBe(4);
  });

  test('a place made free is a home for what had none', () => {
    const full = desk({ places: [['tuna-1'], ['crab-2'], ['eel-2']] });
    expect(homeless(after(full, { kind: 'empty', place: 1 }))).toEqual([]);
  });
});

describe('putting the rest away', () => {
  const place = (card: string, at: number): Legal => ({ kind: 'place', card, place: at });
  const FULL = [['tuna-1'], ['crab-2'], ['shark-2']];

  test('each card has one way: they go in their order, equal ones too', () => {
    const legal: Legal[] = [
      place('tuna-3', 0),
      { kind: 'discard', card: 'eel-1' },
      { kind: 'empty', place: 0 },
    ];
    const rest = desk({ places: FULL, catch: ['tuna-3', 'eel-1', 'eel-1'] });
    expect(forced(legal, rest)).toEqual([
      place('tuna-3', 0),
      { kind: 'discard', card: 'eel-1' },
      { kind: 'discard', card: 'eel-1' },
    ]);
  });

  test('one card with a choice, and the player decides', () => {
    const legal = [place('octopus-1', 0), place('octopus-1', 1), place('tuna-3', 0)];
    expect(forced(legal, desk({ places: FULL, catch: ['tuna-3', 'octopus-1'] }))).toEqual([]);
  });

  test('two kinds for one place are a choice, though each has but one way', () => {
    const legal = [place('eel-1', 2), place('shark-3', 2)];
    expect(forced(legal, desk({ catch: ['eel-1', 'shark-3'] }))).toEqual([]);
    expect(forced(legal.slice(0, 1), desk({ catch: ['eel-1'] }))).toHaveLength(1);
  });
});
