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

test('a locked table asks for its password, and a wrong one is told at its field', async () => {
  ok = false;
  answer = { code: 'wrong-password', clause: null, args: {} };
  room({ you: null, locked: true, seats: [seat(0), openSeat(1)] });
  await fireEvent.input(screen.getByLabelText('Your name at the table'), {
    target: { value: 'Mio' },
  });
  const field = screen.getByLabelText('Password of this table');
  await fireEvent.click(button('Sit down'));
  expect(calls).toEqual([]); // it is required
  await fireEvent.input(field, { target: { value: 'koi' } });
  await fireEvent.click(button('Sit down'));
  expect((await screen.findByRole('alert')).textContent).toContain("not this table's password");
  expect(calls[0]?.body).toMatchObject({ password: 'koi' });
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
});

test('the host moves people by arrows, the outermost no further', async () => {
  const { changed } = room({});
  expect(button('Move Hana up').disabled).toBe(true);
  expect(button('Move Mio down').disabled).toBe(true);
  await fireEvent.click(button('Move Kenji down'));
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith(answer));
  expect(calls).toEqual([{ path: '/api/tables/k3x9/swap', body: { seats: [1, 2] } }]);
});

test('the host drags a seat onto another', async () => {
  room({});
  const [first, , third] = screen.getAllByRole('listitem') as HTMLElement[];
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (kind: string, text: string) => data.set(kind, text),
    getData: (kind: string) => data.get(kind) ?? '',
    types: ['application/x-tairyo-seat'],
  };
  await fireEvent.dragStart(first as HTMLElement, { dataTransfer });
  await fireEvent.drop(third as HTMLElement, { dataTransfer });
  await vi.waitFor(() => expect(calls[0]?.body).toEqual({ seats: [2, 0] }));
});

test('the host is asked once more before somebody is sent away', async () => {
  const { changed } = room({});
  await fireEvent.click(button('More for Kenji'));
  await fireEvent.click(button('Give the seat away'));
  expect(calls).toEqual([]);
  await vi.waitFor(() => expect(document.activeElement).toBe(button('No')));
  await fireEvent.click(button('Yes, give it away'));
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  expect(calls).toEqual([{ path: '/api/tables/k3x9/kick', body: { seat: 1 } }]);
});

test('only the host has these tools', () => {
  room({ you: 1 });
  expect(screen.queryByRole('button', { name: /Move|More for|Close the table/ })).toBeNull();
});

test('whoever was sent away is told so, and offered no seat', () => {
  room({ you: null, barred: true, seats: [seat(0), openSeat(1)] });
  expect(screen.getByText('The host has given your seat away')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Sit/ })).toBeNull();
});

test('who sits and waits may choose other words for luck', async () => {
  room({ you: 1 });
  const field = screen.getByLabelText('My words for luck');
  await fireEvent.input(field, { target: { value: 'new moon' } });
  await fireEvent.click(button('Stir them in'));
  await vi.waitFor(() => expect(button('Stirred in').disabled).toBe(true));
  expect(calls).toEqual([{ path: '/api/tables/k3x9/words', body: { words: 'new moon' } }]);
});
