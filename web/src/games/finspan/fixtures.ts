/** Positions of Finspan for tests and for the page of parts. */
import type { FinspanView, Legal, Slot } from '../../generated/finspan';
import { FORAGE, FORAGE_FISH, SLOTS } from './cards';

type OceanView = FinspanView['oceans'][number];

export const NAMES = ['Mio', 'そら', 'Ikari'];

export function ocean(
  slots: Record<string, Partial<Slot>> = {},
  over: Partial<OceanView> = {},
): OceanView {
  return {
    slots: SLOTS.map((slot) => ({
      fish: FORAGE_FISH.find((fish) => FORAGE[fish]?.slot === slot) ?? null,
      beneath: [],
      egg: slot === 'green-2' || slot === 'blue-5',
      young: slot === 'purple-3' ? 1 : 0,
      school: false,
      ...slots[slot],
    })),
    hand: [],
    discard: [],
    divers: 6,
    plays: 0,
    dives: [0, 0, 0],
    ways: [[], [], []],
    weeks: [],
    standing: 3,
    score: { weeks: 0, abilities: 0, fish: 0, consumed: 0, eggs_and_young: 3, schools: 0 },
    ...over,
  };
}

export function view(over: Partial<FinspanView> = {}): FinspanView {
  return {
    seats: 3,
    side: 'a',
    forage: FORAGE_FISH.map((card) => ({ card, slot: '', length: 1, ...FORAGE[card] })),
    bonuses: [
      [['draw'], ['draw'], ['gain'], ['gain']],
      [['egg'], ['egg'], ['egg'], ['egg']],
      [['hatch'], ['hatch'], ['move'], ['move']],
    ],
    tiles: [
      { count: 'eggs_and_young', points: 1 },
      { count: 'full_rows', points: 2 },
      { count: 'schools', points: 2 },
    ],
    week: 1,
    weeks: 4,
    first: 0,
    phase: 'turn',
    turn: 0,
    actor: 0,
    deck: 110,
    playing: null,
    asked: null,
    moving: null,
    diving: null,
    used: [],
    oceans: [
      ocean(
        {},
        {
          hand: [
            { card: 'blue-tang', payable: true, slots: ['blue-1', 'blue-2'] },
            { card: 'whale-shark', payable: false, slots: ['blue-1'] },
          ],
          ways: [
            [
              {
                bonus: 'midnight',
                slot: null,
                benefits: ['gain'],
                where: null,
                all_players: false,
              },
              { bonus: 'floor', slot: null, benefits: ['gain'], where: null, all_players: false },
            ],
            [],
            [],
          ],
        },
      ),
      ocean(),
      ocean(),
    ],
    outcome: null,
    ...over,
  };
}

const dive = (column: 'blue' | 'purple' | 'green'): Legal => ({ kind: 'dive', column });
export const TURN: Legal[] = [
  { kind: 'play', card: 'blue-tang' },
  dive('blue'),
  dive('purple'),
  dive('green'),
];

export const HATCHING: Legal[] = [
  { kind: 'egg', slot: 'purple-4' },
  { kind: 'hatch', slot: 'green-2' },
  { kind: 'hatch', slot: 'blue-5' },
  { kind: 'done' },
];

/** A position in which an egg may be laid and one may hatch. */
export const benefits = () =>
  view({
    phase: 'benefit',
    asked: {
      player: 0,
      benefits: ['egg', 'hatch'],
      where: null,
      owner: 0,
      slot: null,
      queue: [],
      each: [],
    },
  });

export const table = (legal: Legal[] = TURN, shown = view()) => ({
  view: shown,
  legal,
  you: 0 as number | null,
  names: NAMES,
});
