import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { routeOf } from '../lib/router.svelte';
import Toast from '../lib/Toast.svelte';
import { catchRules } from './rules-link';

afterEach(cleanup);

const toast = (game?: string) =>
  render(Toast, { text: 'Follow suit.', clause: 'FH-31', game, onclose: () => {} });

test('a refusal names its clause as a link into the rulebook', () => {
  toast('farm-hand');
  const link = screen.getByRole('link', { name: 'Rule FH-31' });
  expect(link.getAttribute('href')).toBe('/rules/farm-hand#FH-31');
});

test('where there is no game there is no link', () => {
  toast();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Rule FH-31')).toBeTruthy();
});

test('at a table such a link opens the drawer at the clause, and the page stays', async () => {
  const open = vi.fn();
  const release = catchRules('farm-hand', open);
  toast('farm-hand');
  const link = screen.getByRole('link');
  expect(await fireEvent.click(link)).toBe(false);
  expect(open).toHaveBeenCalledExactlyOnceWith({ clause: 'FH-31' });
  await fireEvent.click(link, { ctrlKey: true });
  expect(open).toHaveBeenCalledOnce();
  release();
  link.addEventListener('click', (event) => event.preventDefault());
  await fireEvent.click(link);
  expect(open).toHaveBeenCalledOnce();
});

test('a link into another game’s rulebook is let through', async () => {
  const open = vi.fn();
  const release = catchRules('finspan', open);
  toast('farm-hand');
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  await fireEvent.click(link);
  expect(open).not.toHaveBeenCalled();
  release();
});

test('rulebooks and lessons have addresses', () => {
  expect(routeOf('/rules/farm-hand')).toEqual({ page: 'rules', game: 'farm-hand' });
  expect(routeOf('/learn/farm-hand/')).toEqual({ page: 'learn', game: 'farm-hand' });
  expect(routeOf('/rules/')).toEqual({ page: 'missing' });
});
