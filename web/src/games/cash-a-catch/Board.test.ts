import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Event } from '../../generated/cash-a-catch';
import type { ErrorInfo, Race } from '../../generated/wire';
import { speak } from '../../lib/i18n.svelte';
import type { ToldBell } from '../../lib/live.svelte';
import Board from './Board.svelte';
import { bell, type Fixture, over, sale, sorting, table, theft, view } from './fixtures';

configure({ defaultHidden: true });

interface Extra {
  events?: Event[];
  pending?: boolean;
  bell?: ToldBell | null;
  race?: Race | null;
  refused?: ErrorInfo | null;
  replay?: boolean;
}

function show(fixture: Fixture, extra: Extra = {}) {
  const act = vi.fn();
  const props = { ...fixture, events: [], pending: false, act, ...extra };
  return { act, props, ...render(Board, { props }) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const prompt = () => document.querySelector('.prompt')?.textContent?.trim();
const told = () => document.querySelector('.told')?.textContent?.trim();
const theBell = () => document.querySelector('[data-bell]') as HTMLElement;
const drop = (place: number) => document.querySelector(`[data-drop="${place}"]`) as HTMLElement;
const card = (name: string) => document.querySelector(`[data-catch="${name}"]`) as HTMLElement;
const OPEN: ToldBell = { left: 3000, whole: 3000, answer: null, rest: 0, at: Date.now() };

afterEach(cleanup);

describe('the bell', () => {
  test('rings under the first touch, and once', async () => {
    const { act } = show(bell(), { bell: OPEN });
    await fireEvent.pointerDown(theBell(), { button: 0 });
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'ring' });
    await fireEvent.click(theBell(), { detail: 1 });
    expect(act).toHaveBeenCalledOnce();
  });

  test('the space bar rings it from anywhere on the page, and a key held down rings once', async () => {
    const { act } = show(bell(), { bell: OPEN });
    await fireEvent.keyDown(document.body, { key: ' ' });
    await fireEvent.keyDown(document.body, { key: ' ', repeat: true });
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'ring' });
  });

  test('space on another control means that control', async () => {
    const { act } = show(bell(), { bell: OPEN });
    await fireEvent.keyDown(button('Hold'), { key: ' ' });
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button('Hold'));
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'hold' });
  });

  test('whoever holds by keyboard waits at the question', async () => {
    const { act, props, rerender } = show(bell(), { bell: OPEN });
    act.mockImplementation(() => rerender({ ...props, pending: true }));
    button('Hold').focus();
    await fireEvent.click(button('Hold'));
    await vi.waitFor(() => expect(document.activeElement?.className).toContain('prompt'));
  });

  test('a ring between two cards goes to the server, which judges it', async () => {
    const { act } = show(table({ phase: 'auction', asked: [1] }), { bell: null });
    await fireEvent.keyDown(document.body, { key: ' ' });
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'ring' });
  });

  test('where nobody judges a race the bell itself says that it is too early', async () => {
    const { act } = show(table({ phase: 'auction', asked: [1], lot: [] }));
    await fireEvent.pointerDown(theBell(), { button: 0 });
    expect(act).not.toHaveBeenCalled();
    expect(prompt()).toContain('Wait until a card is up.');
    expect(screen.getByRole('link', { name: 'CC-25' })).toBeTruthy();
  });

  test('too early is said at the bell, which then rests', async () => {
    const { rerender, props } = show(bell(), { bell: OPEN });
    const refused = { code: 'too-soon', clause: 'CC-25', args: { ms: 600 } };
    await rerender({ ...props, refused });
    await tick();
    expect(theBell().textContent).toContain('Too early');
    expect(theBell().getAttribute('aria-disabled')).toBe('true');
  });

  test('after an answer it waits for the verdict', () => {
    show(bell(), { bell: { ...OPEN, answer: 'ring' } });
    expect(theBell().getAttribute('aria-disabled')).toBe('true');
    expect(prompt()).toContain('Let us see who was first');
  });

  test('with four players the auctioneer has none, and turns up the cards', async () => {
    const { act } = show(
      table({ phase: 'auction', auctioneer: 0, asked: [0] }, [{ kind: 'turn_up' }]),
    );
    expect(theBell()).toBeNull();
    await fireEvent.keyDown(document.body, { key: ' ' });
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button('Turn up a card'));
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'turn_up' });
  });

  test('under the seal it is seen who has answered, and never what', () => {
    show(bell({ bell: 'sealed', answered: [false, false, true, false], asked: [0, 3] }));
    const other = document.querySelector('[data-player="2"]') as HTMLElement;
    expect(within(other).getByText('has answered')).toBeTruthy();
    expect(other.textContent).not.toMatch(/Ring|Hold/);
  });

  test('the verdict tells by how much the others were later', async () => {
    const { rerender, props } = show(bell(), { bell: OPEN });
    const bought: Event = { kind: 'bought', player: 3, cards: ['tuna-1'], fee: 1, rings: [3] };
    const ring = (seat: number, time: number) => ({ seat, arrival: time, allowance: 0, time });
    await rerender({
      ...props,
      view: view({ phase: 'sorting', buyer: 3, asked: [3], catch: ['tuna-1'] }),
      legal: [],
      bell: null,
      events: [bought],
      race: { rings: [ring(3, 412), ring(0, 530.2), ring(2, 415)], drawn: [] },
    });
    const verdict = document.querySelector('[data-verdict]')?.textContent?.replace(/\s+/g, ' ');
    expect(verdict).toContain('Dora rang 0.41 s after the card');
    expect(verdict).toContain('You +0.12 s');
    expect(verdict).toContain('ちひろ +3.0 ms');
  });
});

describe('selling', () => {
  test('each sale says what it brings and whose fish it spoils', async () => {
    const { act } = show(sale());
    const tuna = button(/Sell tuna for 10 euros/);
    expect(tuna.textContent).toContain('spoils: Ben tuna 3');
    expect(tuna.textContent).not.toContain('ちひろ');
    expect(button(/Sell crab/).textContent).toContain('nothing spoils');
    await fireEvent.click(tuna);
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'sell', fish: 'tuna' });
  });

  test('the price list marks what one’s own kinds would pay', () => {
    show(sale());
    const own = [...document.querySelectorAll('[data-prices] .pays .own')].map((cell) =>
      cell.textContent?.trim().replace(/\s+/g, ' '),
    );
    expect(own).toEqual(['2 crab', '10 tuna']);
  });
});

describe('sorting', () => {
  const key = (on: HTMLElement) => fireEvent.click(on, { detail: 0 });

  test('by keyboard: a card, then its place, and what it costs is said before', async () => {
    const { act } = show(sorting());
    expect(told()).toBe('One place is free, and eel and shark want it.');
    await key(card('eel-1'));
    await vi.waitFor(() => expect(document.activeElement).toBe(drop(2)));
    expect(told()).toContain('shark 3 will lie in the trash, for 3 euros');
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(drop(2));
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'place', card: 'eel-1', place: 2 });
  });

  test('by hand: a card is dragged onto its place', async () => {
    const { act } = show(sorting());
    const held = card('crab-3');
    held.setPointerCapture = () => {};
    document.elementFromPoint = () => drop(1);
    await fireEvent.pointerDown(held, { button: 0, clientX: 10, clientY: 10 });
    await fireEvent.pointerMove(held, { clientX: 80, clientY: 90 });
    expect(told()).toContain('crab 3 into crate 2: nothing is lost.');
    await fireEvent.pointerUp(held);
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'place', card: 'crab-3', place: 1 });
  });

  test('let go anywhere else a card goes nowhere', async () => {
    const { act } = show(sorting());
    const held = card('crab-3');
    held.setPointerCapture = () => {};
    document.elementFromPoint = () => document.body;
    await fireEvent.pointerDown(held, { button: 0, clientX: 10, clientY: 10 });
    await fireEvent.pointerMove(held, { clientX: 80, clientY: 90 });
    await fireEvent.pointerUp(held);
    expect(act).not.toHaveBeenCalled();
  });

  test('a place is emptied only after a second word, which names the cards', async () => {
    const { act } = show(sorting());
    await fireEvent.click(drop(0));
    expect(act).not.toHaveBeenCalled();
    expect(told()).toContain('tuna 1, octopus 2, tuna 3 will lie in the trash, for 6 euros');
    await fireEvent.click(document.querySelector('[data-choice="empty"]') as HTMLElement);
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'empty', place: 0 });
  });

  test('the rest is put away step by step, each when the one before is answered', async () => {
    const rest = (cards: string[]) =>
      table(
        { phase: 'sorting', asked: [0], buyer: 0, catch: cards },
        cards.map((one) => ({ kind: 'place', card: one, place: one.startsWith('crab') ? 1 : 0 })),
      );
    const { act, rerender, props } = show(rest(['crab-3', 'tuna-2']));
    await fireEvent.click(button('Put all 2 away'));
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'place', card: 'crab-3', place: 1 });
    await rerender({ ...props, pending: true });
    await rerender({ ...props, ...rest(['tuna-2']), pending: false });
    await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(2));
    expect(act).toHaveBeenLastCalledWith({ kind: 'place', card: 'tuna-2', place: 0 });
  });
});

test('a thief is sent to one of the top cards, or to none', async () => {
  const { act } = show(theft());
  await fireEvent.click(button(/Take lobster 3 from Ben, ice box/));
  expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'steal', seat: 1, place: 2 });
  expect(button('Send no thief')).toBeTruthy();
});

test('the settlement is shown row by row', () => {
  show(over());
  const rows = [...document.querySelectorAll('[data-settlement] tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.trim()),
  );
  expect(rows[0]).toEqual(['Aki', '21', '−3', '+5', '+1', '0', '24']);
  expect(rows[3]).toEqual(['Dora', '45', '0', '0', '0', '0', '45']);
});

test('in a replay nothing is asked', () => {
  show(bell(), { replay: true });
  expect(theBell()).toBeNull();
  expect(document.querySelectorAll('[data-choice]')).toHaveLength(0);
});

test('a spectator sees every stall and has nothing to choose', () => {
  show({ ...table(), you: null });
  expect(document.querySelectorAll('.table [data-player]')).toHaveLength(4);
  expect(document.querySelectorAll('[data-choice]')).toHaveLength(0);
});

test('the table speaks Japanese', async () => {
  await speak('ja');
  show(bell(), { bell: OPEN });
  expect(prompt()).toBe('10ユーロで買いますか、見送りますか？');
});

test('what has just come or gone stands at the money for a moment', async () => {
  vi.useFakeTimers();
  const fixture = bell();
  const { rerender, props } = show(fixture);
  const paid = fixture.view.money.map((euros, seat) => (seat === 1 ? euros - 10 : euros));
  await rerender({ ...props, view: { ...fixture.view, money: paid } });
  const changes = () =>
    [...document.querySelectorAll('[data-change]')].map((one) => one.textContent);
  await tick();
  expect(changes()).toEqual(['−10']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(changes()).toEqual([]);
  vi.useRealTimers();
});
