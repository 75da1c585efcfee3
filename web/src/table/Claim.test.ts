import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { seatLink, takeSeatCode } from '../lib/router.svelte';
import { table } from '../test/wire';
import Claim from './Claim.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function come(answers: Record<string, unknown>) {
  const calls: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    calls.push({ path, body: JSON.parse(String(request.body)) });
    const answer = answers[path.split('/').at(-1) ?? ''];
    return { ok: !(answer as { code?: string }).code, json: async () => answer };
  });
  const claimed = vi.fn();
  const passed = vi.fn();
  render(Claim, { table: table({ you: null }), code: 'c0de', claimed, passed });
  return { calls, claimed, passed };
}

test('somebody with a link is asked whose seat to take, and takes it', async () => {
  const answer = table({ you: 1 });
  const { calls, claimed } = come({ whose: { seat: 1 }, claim: answer });
  expect(await screen.findByRole('heading', { name: 'Continue here as Kenji?' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Continue here' }));
  await vi.waitFor(() => expect(claimed).toHaveBeenCalledWith(answer));
  expect(calls).toEqual([
    { path: '/api/tables/k3x9/whose', body: { code: 'c0de' } },
    { path: '/api/tables/k3x9/claim', body: { code: 'c0de' } },
  ]);
});

test('a link that was used says so and leads to the table', async () => {
  const { passed } = come({ whose: { code: 'bad-code', clause: null, args: {} } });
  expect((await screen.findByRole('alert')).textContent).toContain('used already');
  await fireEvent.click(screen.getByRole('button', { name: 'Look at the table' }));
  expect(passed).toHaveBeenCalled();
});

test('the code stands behind the # of a link, and does not stay in the address', () => {
  const link = new URL(seatLink('k3x9', 'a-b_c'));
  expect([link.pathname, link.hash]).toEqual(['/t/k3x9', '#seat=a-b_c']);
  history.replaceState(null, '', link.pathname + link.hash);
  expect(takeSeatCode()).toBe('a-b_c');
  expect(location.hash).toBe('');
  expect(takeSeatCode()).toBeNull();
});
