import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '../generated/wire';
import { speak } from '../lib/i18n.svelte';
import { openSeat, seat, table } from '../test/wire';
import WaitingRoom from './WaitingRoom.svelte';

const games = [
  {
    id: 'farm-hand',
    seats: [1, 2, 3, 4, 5],
    options: [{ name: 'first_dealer', choices: [null, 0, 1], default: null }],
    bots: ['random', 'steady'],
    version: '1',
  },
];

let calls: { path: string; body: unknown }[];
let answer: TableInfo | { code: string; clause: null; args: object };
let ok: boolean;

beforeEach(() => {
  calls = [];
  ok = true;
  answer = table({ status: 'waiting' });
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (path === '/api/games') return { ok: true, json: async () => games };
    calls.push({ path, body: request.body ? JSON.parse(String(request.body)) : undefined });
    return { ok, json: async () => answer };
  });
});

afterEach(() => vi.unstubAllGlobals());

function room(change: Partial<TableInfo>) {
  const seated = vi.fn();
  const changed = vi.fn();
  const at = table({ status: 'waiting', ...change });
  render(WaitingRoom, { table: at, connection: 'live', seated, changed });
  return { seated, changed };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the host sees who is missing and cannot start yet', () => {
  room({ seats: [seat(0), seat(1), openSeat(2)] });
  expect(screen.getByText('One seat is still open.')).toBeTruthy();
  expect(button('Start the game').disabled).toBe(true);
});

test('the host puts a bot on an open seat', async () => {
  const { changed } = room({ seats: [seat(0), seat(1), openSeat(2)] });
  const choice = await screen.findByLabelText<HTMLSelectElement>('Who plays on seat 3');
  await fireEvent.change(choice, { target: { value: 'steady' } });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith(answer));
  expect(calls).toEqual([{ path: '/api/tables/k3x9/bot', body: { seat: 2, bot: 'steady' } }]);
});

test('the host fills every open seat at once', async () => {
  const { changed } = room({ seats: [seat(0), openSeat(1), openSeat(2)] });
  await screen.findByLabelText('Who plays on seat 2');
  await fireEvent.click(button('Fill with bots'));
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
  expect(calls.map(({ body }) => body)).toEqual([
    { seat: 1, bot: 'steady' },
    { seat: 2, bot: 'steady' },
  ]);
});

test('with everybody here the host starts', async () => {
  const { changed } = room({});
  await fireEvent.click(button('Start the game'));
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  expect(calls[0]?.path).toBe('/api/tables/k3x9/start');
});

test('a guest gives a name, sits down, and the name is remembered', async () => {
  const { seated } = room({ you: null, seats: [seat(0), openSeat(1), openSeat(2)] });
  expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
  const name = screen.getByLabelText('Your name at the table');
  await fireEvent.input(name, { target: { value: 'Kenji ' } });
  await fireEvent.click(button('Sit down'));
  await vi.waitFor(() => expect(seated).toHaveBeenCalledWith(answer));
  const body = { nickname: 'Kenji', words: '', seat: null };
  expect(calls).toEqual([{ path: '/api/tables/k3x9/join', body }]);
  expect(localStorage.getItem('tairyo.nickname')).toBe('Kenji');
});

test('a guest may choose the seat', async () => {
  const { seated } = room({ you: null, seats: [seat(0), openSeat(1), openSeat(2)] });
  await fireEvent.input(screen.getByLabelText('Your name at the table'), {
    target: { value: 'Mio' },
  });
  const third = screen.getAllByRole('listitem')[2] as HTMLElement;
  await fireEvent.click(within(third).getByRole('button', { name: /Sit here/ }));
  await vi.waitFor(() => expect(seated).toHaveBeenCalled());
  expect(calls[0]?.body).toMatchObject({ seat: 2 });
});

test('a refusal is told in a sentence', async () => {
  ok = false;
  answer = { code: 'seat-taken', clause: null, args: {} };
  room({ you: null, seats: [seat(0), openSeat(1)] });
  await fireEvent.input(screen.getByLabelText('Your name at the table'), {
    target: { value: 'Mio' },
  });
  await fireEvent.click(button('Sit down'));
  expect((await screen.findByRole('alert')).textContent).toContain('has just been taken');
});

test('a refused name is told at its field, which takes the focus', async () => {
  ok = false;
  answer = { code: 'bad-nickname', clause: null, args: { most: 24 } };
  room({ you: null, seats: [seat(0), openSeat(1)] });
  const name = screen.getByLabelText('Your name at the table');
  await fireEvent.input(name, { target: { value: '\u3000' } });
  await fireEvent.click(button('Sit down'));
  const alert = await screen.findByRole('alert');
  expect(name.getAttribute('aria-describedby')).toBe(alert.id);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await vi.waitFor(() => expect(document.activeElement).toBe(name));
});

test('a guest who sits waits for the host, in Japanese too', async () => {
  room({ you: 1 });
  expect(screen.getByText('Hana starts the game.')).toBeTruthy();
  await speak('ja');
  expect(await screen.findByText('Hanaが開始します。お待ちください。')).toBeTruthy();
});
