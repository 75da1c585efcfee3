import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line, TableInfo } from '../generated/wire';
import { speak } from '../lib/i18n.svelte';
import { Live, type SocketLike } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import TalkAround from '../test/TalkAround.svelte';
import { line, openSeat, seat, snapshot, table } from '../test/wire';
import { lineText, Talk } from './talk.svelte';

class Socket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: Socket[];
let live: Live;
let talk: Talk;
const socket = () => sockets.at(-1) as Socket;
const said = (each: Line, id: string | null = null) => ({ type: 'said', line: each, id });

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  const audience = { push: () => {}, jump: () => {} };
  live = new Live('ws://here', audience, () => {
    const opened = new Socket();
    sockets.push(opened);
    return opened;
  });
  live.open();
  socket().onopen?.();
  talk = new Talk(live, 'k3x9');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.hush('k3x9 1 Kenji', false);
  settings.bubbles = true;
});

const arrive = (lines: Line[] = [], at: Partial<TableInfo> = {}) =>
  socket().say(snapshot({ talk: lines, table: table(at) }));

// --- what is sent and heard

test('what we say is settled when everybody can read it', async () => {
  arrive();
  const answer = live.say({ text: null, phrase: 'hello', amount: null });
  const message = socket().sent.at(-1);
  expect(message).toMatchObject({ type: 'say', phrase: 'hello' });
  socket().say(said(line(1, 0, { phrase: 'hello', text: null }), String(message?.id)));
  expect(await answer).toBeNull();
  expect(live.talk.map(({ number }) => number)).toEqual([1]);
});

test('a refusal of what we said is its answer, and no refusal of a move', async () => {
  arrive();
  const answer = live.say({ text: 'x', phrase: null, amount: null });
  const error = { code: 'talk-limited', clause: null, args: { seconds: 2 } };
  socket().say({ type: 'refused', id: socket().sent.at(-1)?.id, error, version: 0 });
  expect(await answer).toEqual(error);
  expect(live.refusal).toBeNull();
});

test('after a break we name the last line that we heard, and say again what was not', async () => {
  arrive([line(1, 1)]);
  const answer = live.say({ text: 'lost  words', phrase: null, amount: null });
  socket().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1_000);
  socket().onopen?.();
  expect(socket().sent[0]).toMatchObject({ type: 'hello', heard: 1 });
  arrive([line(2, 1)]);
  expect(socket().sent.at(-1)).toMatchObject({ type: 'say', text: 'lost  words' });
  socket().say(said(line(3, 0, { text: 'lost words' }), String(socket().sent.at(-1)?.id)));
  expect(await answer).toBeNull();
});

test('what had been heard before the break is not said twice', async () => {
  arrive();
  const answer = live.say({ text: 'heard  words', phrase: null, amount: null });
  socket().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1_000);
  socket().onopen?.();
  arrive([line(1, 0, { text: 'heard words' })]);
  expect(await answer).toBeNull();
  expect(socket().sent.map(({ type }) => type)).toEqual(['hello']);
});

test('a line that has changed takes the place of the one before', () => {
  arrive([line(1, 1), line(2, 1)]);
  socket().say(said(line(1, 1, { text: null })));
  expect(live.talk.map(({ text }) => text)).toEqual([null, 'line 2']);
});

test('a table that is closed under us is told from a line that broke', () => {
  arrive();
  socket().onclose?.({ code: 4411 });
  expect([live.connection, live.closed]).toEqual(['gone', true]);
});

// --- what one reader sees

test('new lines of others count as unread until the panel is opened, also after a reload', () => {
  arrive([line(1, 1), line(2, 0)]);
  expect(talk.unread).toBe(1);
  talk.markRead();
  socket().say(said(line(3, 1)));
  socket().say(said(line(4, 0)));
  expect(talk.unread).toBe(1);
  expect(new Talk(live, 'k3x9').unread).toBe(1);
  talk.open = true;
  expect(talk.unread).toBe(0);
});

test('a bubble stands for a while, for a new line only', async () => {
  arrive([line(1, 1)]);
  expect(talk.bubbles).toEqual({});
  socket().say(said(line(2, 1)));
  expect(talk.bubbles[1]?.number).toBe(2);
  socket().say(said(line(1, 1, { text: null }))); // deleted: nothing new
  expect(talk.bubbles[1]?.number).toBe(2);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(talk.bubbles).toEqual({});
});

test('whom a reader will not hear has no bubble and no count, and this is remembered', () => {
  arrive();
  talk.hush(line(1, 1), true);
  socket().say(said(line(1, 1)));
  expect([talk.unread, talk.lines.length, Object.keys(talk.bubbles).length]).toEqual([0, 0, 0]);
  expect(new Talk(live, 'k3x9').isHushed(line(9, 1))).toBe(true);
  expect(new Talk(live, 'k3x9').isHushed(line(9, 1, { name: 'Mio' }))).toBe(false);
  expect(new Talk(live, 'another').isHushed(line(9, 1))).toBe(false);
});

test('bubbles can be switched off', () => {
  arrive();
  settings.bubbles = false;
  socket().say(said(line(1, 1)));
  expect(talk.bubbles).toEqual({});
});

test('a phrase is read in the language of the reader, with its number', async () => {
  const phrase = line(1, 1, { text: null, phrase: 'hello' });
  const counted = line(2, 1, { text: null, phrase: 'still-need', amount: 2 });
  expect([lineText(phrase, 'farm-hand'), lineText(counted, 'farm-hand')]).toEqual([
    'Hello!',
    'I still need 2 tricks.',
  ]);
  await speak('ja');
  expect(lineText(phrase, 'farm-hand')).toBe('こんにちは！');
  expect(lineText(line(3, 1, { text: null, phrase: 'of-a-newer-server' }), 'farm-hand')).toBe(
    'of-a-newer-server',
  );
});

// --- the panel

const games = [
  {
    id: 'farm-hand',
    phrases: [
      { code: 'hello', least: null, most: null },
      { code: 'still-need', least: 1, most: 9 },
    ],
  },
];
let calls: { path: string; body: unknown }[];

async function panel(at: Partial<TableInfo> = {}, lines: Line[] = [line(1, 1)]) {
  calls = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (path === '/api/games') return { ok: true, json: async () => games };
    calls.push({ path, body: JSON.parse(String(request.body)) });
    return { ok: true, json: async () => table(at) };
  });
  arrive(lines, at);
  render(TalkAround, { talk, table: table(at) });
  await vi.advanceTimersByTimeAsync(50);
}

test('a phrase is one tap away; one with a number asks for it', async () => {
  await panel();
  await fireEvent.click(screen.getByRole('button', { name: 'Hello!' }));
  expect(socket().sent.at(-1)).toMatchObject({ type: 'say', phrase: 'hello', amount: null });
  await fireEvent.click(screen.getByRole('button', { name: 'I still need … tricks.' }));
  await fireEvent.input(screen.getByLabelText('Number'), { target: { value: '4' } });
  const [send] = screen.getAllByRole('button', { name: 'Send' });
  await fireEvent.click(send as HTMLElement);
  expect(socket().sent.at(-1)).toMatchObject({ phrase: 'still-need', amount: 4 });
});

test('Enter sends, but not while a word is being chosen, and not with Shift', async () => {
  await panel();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your own words');
  await fireEvent.input(field, { target: { value: 'こんばんは' } });
  await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  await fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(socket().sent.some(({ type }) => type === 'say')).toBe(false);
  await fireEvent.keyDown(field, { key: 'Enter' });
  const message = socket().sent.at(-1);
  expect(message).toMatchObject({ type: 'say', text: 'こんばんは', phrase: null });
  socket().say(said(line(2, 0), String(message?.id)));
  await vi.advanceTimersByTimeAsync(0);
  expect(field.value).toBe('');
});

test('what is too long is told before it is sent', async () => {
  await panel();
  const field = screen.getByLabelText('Your own words');
  await fireEvent.input(field, { target: { value: '👨‍👩‍👧'.repeat(190) } });
  expect(screen.getByText('10 characters left')).toBeTruthy();
  await fireEvent.input(field, { target: { value: 'x'.repeat(203) } });
  expect(screen.getByText('3 characters too long')).toBeTruthy();
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  expect(send.disabled).toBe(true);
});

test('a guest reports a line; the host is not asked to report to itself', async () => {
  await panel({ host: 2 });
  await fireEvent.click(screen.getByText('Show this line to the host'));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual([{ path: '/api/tables/k3x9/report', body: { line: 1 } }]);
  expect(screen.getByText('The host has been told.')).toBeTruthy();
  expect(screen.queryByText('Show this line to the host')).toBeNull();
});

test('the host sees what was reported, and mutes', async () => {
  await panel({ host: 0 }, [line(1, 1, { reported: true })]);
  expect(screen.getByText('Reported')).toBeTruthy();
  expect(screen.queryByText('Show this line to the host')).toBeNull();
  await fireEvent.click(screen.getByText('Mute Kenji for all'));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual([{ path: '/api/tables/k3x9/mute', body: { seat: 1, muted: true } }]);
});

test('a bot is named in the language of the reader; it can be muted, and not reported', async () => {
  const bot = seat(2, { kind: 'bot', name: null, bot: 'steady' });
  const seats = [seat(0), seat(1), bot];
  const lines = [line(1, 2, { name: '', text: null, phrase: 'hello' })];
  await panel({ seats, host: 1 }, lines);
  expect(screen.getByText('Ikari')).toBeTruthy();
  expect(screen.queryByText('Show this line to the host')).toBeNull();
  cleanup();
  await panel({ seats, host: 0 }, lines);
  await fireEvent.click(screen.getByText('Mute Ikari for all'));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual([{ path: '/api/tables/k3x9/mute', body: { seat: 2, muted: true } }]);
});

test('who is muted, or only watches, is told so in the place of the field', async () => {
  await panel({ seats: [seat(0, { muted: true }), seat(1), openSeat(2)], host: 1 });
  expect(screen.getByText('The host has muted you at this table.')).toBeTruthy();
  expect(screen.queryByLabelText('Your own words')).toBeNull();
});

test('a spectator reads', async () => {
  await panel({ you: null });
  expect(screen.getByText('Only those who play talk here.')).toBeTruthy();
  expect(screen.getByText('line 1')).toBeTruthy();
});

test('markup is shown as it was written', async () => {
  await panel({}, [line(1, 1, { text: '<b>bold</b>' })]);
  expect(screen.getByText('<b>bold</b>')).toBeTruthy();
});
