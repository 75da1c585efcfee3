import { render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '../../generated/wire';
import { openSeat, seat, table } from '../../test/wire';
import TableList from './TableList.svelte';

afterEach(() => vi.unstubAllGlobals());

async function shown(tables: TableInfo[]) {
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => tables }));
  const arrived = vi.fn();
  render(TableList, { arrived });
  await vi.waitFor(() => expect(arrived).toHaveBeenCalled());
  return arrived;
}

const links = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href')?.split('/').at(-1), link.textContent?.trim()]);

test('your tables stand in a group of their own, private ones too and ended ones last', async () => {
  const arrived = await shown([
    table({ id: 'ended', status: 'over', public: false }),
    table({ id: 'private', public: false }),
    table({ id: 'free', status: 'waiting', you: null, seats: [seat(0), openSeat(1)] }),
    table({ id: 'full', you: null }),
  ]);
  expect(arrived).toHaveBeenCalledExactlyOnceWith(2);
  expect(links('Your tables')).toEqual([
    ['private', 'Back to your seat'],
    ['ended', 'Replay'],
    ['ended', 'Look at the table'],
  ]);
  expect(links('Open tables')).toEqual([
    ['free', 'Join'],
    ['full', 'Watch'],
  ]);
});

test('without a seat anywhere there is no such group', async () => {
  const arrived = await shown([]);
  expect(arrived).toHaveBeenCalledExactlyOnceWith(0);
  expect(screen.queryByText('Your tables')).toBeNull();
  expect(await screen.findByText(/No public table yet/)).toBeTruthy();
});

test('what waits for you comes first, and a seat that a bot keeps is yours', async () => {
  await shown([
    table({ id: 'later', turn: false }),
    table({ id: 'kept', you: null, kept: 1 }),
    table({ id: 'now', turn: true }),
  ]);
  expect(links('Your tables')).toEqual([
    ['now', 'Play on'],
    ['kept', 'Back to your seat'],
    ['later', 'Back to your seat'],
  ]);
  expect(screen.getByText('Your turn')).toBeTruthy();
  expect(screen.getByText('A bot plays for you')).toBeTruthy();
});

test('an ended table of yours tells how it ended for you', async () => {
  const outcome = { scores: [12, -1, 30], ranking: [[2], [0], [1]] };
  await shown([
    table({ id: 'won', status: 'over', you: 2, outcome }),
    table({ id: 'last', status: 'over', you: 1, outcome }),
    table({ id: 'shared', status: 'over', outcome: { scores: [9, 9, 1], ranking: [[0, 1], [2]] } }),
  ]);
  expect(screen.getByText('You won with 30 points')).toBeTruthy();
  expect(screen.getByText('Place 3 with −1 point')).toBeTruthy();
  expect(screen.getByText('A shared win with 9 points')).toBeTruthy();
});

test('the lobby says which tables are locked, and who may watch', async () => {
  const at = { you: null, seats: [seat(0), openSeat(1)] };
  await shown([
    table({ ...at, id: 'locked', status: 'waiting', locked: true, watch: 30 }),
    table({ ...at, id: 'private', watch: null }),
  ]);
  expect(screen.getByText('Password needed')).toBeTruthy();
  expect(screen.getByText('shown 30 seconds later')).toBeTruthy();
  expect(screen.getByText('no spectators')).toBeTruthy();
  expect(links('Open tables')).toEqual([['locked', 'Join']]);
});
