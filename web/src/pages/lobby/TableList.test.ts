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
