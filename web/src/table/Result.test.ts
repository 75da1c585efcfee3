import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import PlayerMark from '../games/farm-hand/PlayerMark.svelte';
import type { TableInfo } from '../generated/wire';
import { table, view } from '../test/wire';
import Result from './Result.svelte';

afterEach(() => vi.unstubAllGlobals());

function end(change: Partial<TableInfo>) {
  const rematch = vi.fn();
  const outcome = { scores: [3, 2, 1], ranking: [[0], [1], [2]] };
  const at = table({ status: 'over', outcome, ...change });
  const Mark = PlayerMark as never;
  const names = ['Hana', 'Kenji', 'Mio'];
  const rest = {
    view: view({ outcome }),
    Mark,
    names,
    Story: undefined as never,
    game: 'Farm Hand',
    onclose: vi.fn(),
  };
  render(Result, { outcome, table: at, you: at.you, rematch, ...rest });
  return rematch;
}

const rematchButton = () => screen.queryByRole('button', { name: 'Rematch', hidden: true });

test('whoever sat may ask for a rematch', async () => {
  const rematch = end({});
  await fireEvent.click(rematchButton() as HTMLElement);
  expect(rematch).toHaveBeenCalledOnce();
});

test('a spectator may not', () => {
  end({ you: null });
  expect(rematchButton()).toBeNull();
});

test('once somebody has, everybody is led to the new table', async () => {
  vi.stubGlobal('fetch', async () => ({
    ok: true,
    json: async () => table({ id: 'next', status: 'waiting', host: 1 }),
  }));
  end({ you: null, next: 'next' });
  expect(await screen.findByText('Rematch: Kenji waits')).toBeTruthy();
  const go = screen.getByRole('link', { name: 'Go', hidden: true });
  expect(go.getAttribute('href')).toBe('/t/next');
  expect(rematchButton()).toBeNull();
});
