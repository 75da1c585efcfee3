import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Event } from '../../generated/farm-hand';
import { speak } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { type Pacing, UNHURRIED } from '../contract';
import Board from './Board.svelte';
import { type Fixture, fixture, PHASES } from './fixtures';
import { hold } from './motion';

// Whether each of thousands of drawn paths is hidden from a screen reader need not be asked.
configure({ defaultHidden: true });

function show(
  table: Fixture,
  extra: { events?: Event[]; pending?: boolean; pacing?: Pacing<Event> } = {},
) {
  const act = vi.fn();
  const props = { ...table, events: [], pending: false, act, ...extra };
  return { act, props, ...render(Board, { props }) };
}

const hand = () => screen.getByRole('list', { name: 'Your hand' });
const prompt = () => document.querySelector('.prompt')?.textContent?.trim();
/** What a screen reader hears of the tray by itself. */
const heard = () => screen.getByRole('status').textContent?.trim();

afterEach(cleanup);

describe.each([1, 2, 3, 4, 5])('a table of %i', (seats) => {
  test.each(PHASES)('shows everybody in phase %s', (phase) => {
    const table = fixture(seats, phase);
    show(table);
    for (const name of table.names) {
      expect(screen.getAllByRole('region', { name }).length).toBeGreaterThan(0);
    }
  });

  test('speaks Japanese', async () => {
    await speak('ja');
    show(fixture(seats, 'bid'));
    expect(prompt()).toBe('何トリック勝てそうですか？');
  });
});

describe('bidding', () => {
  test('offers the allowed numbers and sends the chosen one', async () => {
    const { act } = show(fixture(3, 'bid'));
    const pad = screen.getByRole('region', { name: 'Your bid' });
    expect(within(pad).getAllByRole('button')).toHaveLength(5);
    await fireEvent.click(screen.getByRole('button', { name: 'Bid 2' }));
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'bid', tricks: 2 });
  });

  test('a digit takes a bid in hand, and only an allowed one; Enter lays it', async () => {
    const { act } = show(fixture(3, 'bid'));
    await fireEvent.keyDown(document.body, { key: '5' });
    expect(document.activeElement).toBe(document.body);
    await fireEvent.keyDown(document.body, { key: '4' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bid 4' }));
    expect(act).not.toHaveBeenCalled();
  });

  test('who wants no single keys is left in peace by digits', async () => {
    settings.keys = false;
    show(fixture(3, 'bid'));
    await fireEvent.keyDown(document.body, { key: '4' });
    expect(document.activeElement).toBe(document.body);
    settings.keys = true;
  });

  test('what is asked of you is heard; whom others wait for is not', () => {
    const asked = show(fixture(3, 'bid'));
    expect(heard()).toBe('How many tricks will you win?');
    asked.unmount();
    show(fixture(3, 'wait'));
    expect(heard()).toBe('');
  });

  test('a laid bid is shown to its owner, and who is awaited', () => {
    const table = fixture(3, 'laid');
    table.view.has_bid = [true, false, false];
    show(table);
    expect(prompt()).toBe('You bid 2. Waiting for Ben and ちひろ.');
    expect(screen.queryByRole('region', { name: 'Your bid' })).toBeNull();
  });

  test('after the last bid nobody is awaited', () => {
    const table = fixture(3, 'laid');
    table.view.has_bid = table.view.has_bid.map(() => true);
    show(table);
    expect(prompt()).toBe('Everybody has bid: the bids open.');
  });

  test('a card cannot be played before the bids', async () => {
    const { act } = show(fixture(3, 'bid'));
    await fireEvent.click(screen.getByRole('button', { name: /^blue 1/ }));
    expect(act).not.toHaveBeenCalled();
    expect(prompt()).toContain('Bids come first.');
  });
});

describe('playing', () => {
  test('sends a legal card', async () => {
    const { act } = show(fixture(3, 'follow'));
    await fireEvent.click(screen.getByRole('button', { name: 'blue 5, sheep, playable' }));
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'play', card: 'blue-5' });
  });

  test('a card that does not follow says why instead', async () => {
    const { act } = show(fixture(3, 'follow'));
    await fireEvent.click(screen.getByRole('button', { name: 'green 3, cat' }));
    expect(act).not.toHaveBeenCalled();
    expect(prompt()).toBe('You hold blue, so follow with blue. FH-31');
  });

  test('nothing is sent while an answer is on its way', async () => {
    const { act } = show(fixture(3, 'follow'), { pending: true });
    for (const button of within(hand()).getAllByRole('button')) await fireEvent.click(button);
    expect(act).not.toHaveBeenCalled();
  });

  test('the hand is one stop of the Tab key; arrows move in it', async () => {
    show(fixture(3, 'lead'));
    const cards = within(hand()).getAllByRole('button');
    expect(cards.map((card) => card.tabIndex)).toEqual([0, -1, -1]);
    cards[0]?.focus();
    await fireEvent.keyDown(cards[0] as Element, { key: 'End' });
    expect(document.activeElement).toBe(cards[2]);
    expect(cards.map((card) => card.tabIndex)).toEqual([-1, -1, 0]);
  });

  test('a spectator has no hand and sees no numbers', () => {
    show(fixture(3, 'watch'));
    expect(screen.queryByRole('list', { name: 'Your hand' })).toBeNull();
    expect(prompt()).toContain('You are watching');
  });
});

describe('looking things up', () => {
  test('cards by suit: played ones are told apart from the own ones', async () => {
    show(fixture(3, 'lead'));
    await fireEvent.click(screen.getByRole('button', { name: 'Cards' }));
    expect(screen.getAllByText('3, played').length).toBeGreaterThan(0);
    expect(screen.getAllByText('5, yours').length).toBeGreaterThan(0);
  });

  test('the tricks of the round can be looked at again', async () => {
    show(fixture(3, 'lead'));
    await fireEvent.click(screen.getByRole('button', { name: 'Tricks' }));
    expect(screen.getByRole('heading', { name: 'Trick 1' })).toBeTruthy();
    expect(screen.getAllByText('cancelled')).toHaveLength(2);
  });
});

describe('motion', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('shows events one after the other and ends in the view', async () => {
    const before = fixture(3, 'lead');
    const { rerender, props } = show(before);
    const plays = [
      { player: 0, card: 'blue-5' },
      { player: 1, card: 'blue-4' },
      { player: 2, card: 'orange-2' },
    ];
    const events: Event[] = [
      ...plays.map((play) => ({ kind: 'played' as const, ...play })),
      { kind: 'trick_ended', plays, cancelled: [], winner: 0, leader: 0, next: 0 },
    ];
    const view = {
      ...before.view,
      hand: ['green-3', 'blue-1'],
      tricks: [2, 0, 0],
      past: [...before.view.past, { leader: 0, plays, cancelled: [], winner: 0 }],
    };
    await rerender({ ...props, view, events, legal: [] });
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.getByText('blue 5, sheep')).toBeTruthy();
    expect(screen.queryByText('blue 4, dog')).toBeNull();
    await vi.advanceTimersByTimeAsync(hold(events) - 700);
    expect(screen.getByText('wins')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(800);
    expect(screen.queryByText('wins')).toBeNull();
    expect(within(hand()).getAllByRole('button')).toHaveLength(2);
    expect(screen.getByRole('img', { name: '2 won of 2 bid' })).toBeTruthy();
  });

  const SCORED: Event = {
    kind: 'round_scored',
    round: 4,
    extra: 0,
    bids: [2, 1, 0],
    tricks: [2, 1, 1],
    points: [4, 4, -1],
    totals: [10, 7, -1],
  };

  test('at the end of a round the table rests where the player wants it, and is tapped on', async () => {
    let goOn = () => {};
    const rest = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const pacing = { ...UNHURRIED, rests: true, rest: vi.fn(() => rest), skip: vi.fn() };
    const { rerender, props } = show(fixture(3, 'lead'), { pacing });
    const next = fixture(3, 'bid');
    await rerender({ ...props, ...next, events: [SCORED], pacing });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(pacing.rest).toHaveBeenCalledOnce();
    expect(screen.queryByRole('region', { name: 'Your bid' })).toBeNull();
    await rerender({ ...props, ...next, events: [SCORED], pacing: { ...pacing, resting: true } });
    await fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(pacing.skip).toHaveBeenCalledOnce();
    goOn();
    await vi.advanceTimersByTimeAsync(0);
    await rerender({ ...props, ...next, events: [SCORED], pacing });
    expect(screen.getByRole('region', { name: 'Your bid' })).toBeTruthy();
  });

  test('a tap before the end of a round leads to its end, not past it', async () => {
    const pacing = { ...UNHURRIED, rests: true, rest: vi.fn(() => new Promise<void>(() => {})) };
    const { rerender, props } = show(fixture(3, 'lead'), { pacing });
    const next = { ...props, ...fixture(3, 'bid'), events: [SCORED] };
    await rerender({ ...next, pacing });
    await rerender({ ...next, pacing: { ...pacing, cuts: 1 } });
    await vi.advanceTimersByTimeAsync(0);
    expect(pacing.rest).toHaveBeenCalledOnce();
  });

  test('each event is told as it begins to show', async () => {
    const begins = vi.fn();
    const { rerender, props } = show(fixture(3, 'lead'));
    const played: Event = { kind: 'played', player: 0, card: 'blue-5' };
    await rerender({
      ...props,
      ...fixture(3, 'wait'),
      events: [played, SCORED],
      pacing: { ...UNHURRIED, begins },
    });
    expect(begins.mock.calls).toEqual([[played]]);
    await vi.advanceTimersByTimeAsync(hold([played]));
    expect(begins.mock.calls).toEqual([[played], [SCORED]]);
  });

  test('a new step cuts the old one short', async () => {
    const first = fixture(3, 'lead');
    const { rerender, props } = show(first);
    const played: Event = { kind: 'played', player: 0, card: 'blue-5' };
    const { view, legal } = fixture(3, 'wait');
    await rerender({ ...props, view, legal, events: [played] });
    const over = fixture(3, 'over');
    await rerender({ ...props, ...over, events: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(prompt()).toBe('The game is over.');
  });
});
