/** The rulebook's examples, as the rules played them (`make lessons`), and the values of the tables. */
import type { Event, FarmHandView } from '../../generated/farm-hand';
import made from '../../generated/farm-hand-examples.json';
import type { T } from '../../lib/i18n.svelte';
import { advance, type Scene, still } from './scene';

export const exampleNames = (t: T) => [0, 1, 2].map((seat) => t(`learn-name-${seat}`));

/** A trick that is over and still lies on the table. */
export function exampleTrick(clause: string): Scene | null {
  const example = (made.tricks as Record<string, { view: unknown; events: unknown }>)[clause];
  if (!example) return null;
  let scene = still(example.view as FarmHandView);
  for (const event of example.events as Event[]) {
    scene =
      event.kind === 'trick_ended'
        ? { ...scene, ended: event }
        : { ...scene, view: advance(scene.view, event, null) };
  }
  return scene;
}

export const exampleScore = made.score as unknown as FarmHandView;

/** Who deals and who leads in each round, the first dealer being player 0; by number of people. */
export const rounds: Record<string, { round: number; dealer: number; leader: number }[]> =
  made.rounds;

type Values = Pick<FarmHandView, 'suits' | 'animals'>;

/** Suits and animals: those of the table at which the rulebook is read, else those of the game. */
export const valuesOf = (view: FarmHandView | null): Values =>
  view
    ? { suits: view.suits, animals: view.animals }
    : { suits: made.tables.suits, animals: Object.values(made.tables.animals) };

/** Whether a table plays with values of its own. */
export function isOwn(view: FarmHandView | null): boolean {
  if (!view) return false;
  const { suits, animals } = valuesOf(null);
  const usual = [suits, animals, dealFor(view.seats)];
  return JSON.stringify([view.suits, view.animals, view.deal]) !== JSON.stringify(usual);
}

const dealFor = (seats: number) => (made.tables.deal as Record<string, number[]>)[seats] ?? [];

/** Cards dealt in each round, a row for each number of players; a table with values of its own has one. */
export const deals = (view: FarmHandView | null): [number, number[]][] =>
  view && isOwn(view)
    ? [[view.seats, view.deal]]
    : [1, 2, 3, 4, 5].map((seats) => [seats, dealFor(seats)]);

/** What the dummies bid in each round with so many people; null where a table's own values are not told. */
export function dummyBids(seats: number, view: FarmHandView | null): [string, number[]][] | null {
  if (view?.seats === seats) return Object.entries(view.dummy_bids) as [string, number[]][];
  if (isOwn(view)) return null;
  const { two_players, solo } = made.tables.dummy_bids;
  return Object.entries(seats === 1 ? solo : two_players);
}
