import { cleanup, configure, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Fixture, fixture } from '../games/farm-hand/fixtures';
import { learningOf } from '../games/index';
import type { Action, Event, View } from '../generated/wire';
import { settings } from '../lib/settings.svelte';
import HintSettings from './HintSettings.svelte';
import TableHints from './TableHints.svelte';

configure({ defaultHidden: true });
// They come as a chunk of their own; here they are compiled first.
beforeAll(async () => void (await learningOf('farm-hand')?.hints()), 60_000);
beforeEach(() => settings.forgetHints());
afterEach(cleanup);

function props(table: Fixture, events: object[] = [], by: number | null = null, rests = true) {
  const legal = table.legal as unknown as Action[];
  const shown = {
    version: 1,
    by,
    events: events as Event[],
    view: table.view as unknown as View,
    legal,
    actors: [],
    canUndo: false,
    race: null,
  };
  return { game: 'farm-hand', shown, rests, legal, you: 0 };
}

const hint = () => document.querySelector('.coach p')?.textContent ?? null;
const come = () => vi.waitFor(() => expect(hint()).not.toBeNull());
/** Long enough for a hint to come, if one wanted to. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 50));

const plays = [
  { player: 0, card: 'blue-3' },
  { player: 1, card: 'green-3' },
  { player: 2, card: 'red-4' },
];
const cancelled = ['blue-3', 'green-3'];
const ended = { kind: 'trick_ended', leader: 0, plays, cancelled, winner: 2, next: 2 };

describe('hints at a table', () => {
  test('the first bid is told to look at the backs, once', async () => {
    render(TableHints, props(fixture(3, 'bid')));
    await come();
    expect(hint()).toContain('Before you bid');
    await fireEvent.click(screen.getByRole('button', { name: 'Understood' }));
    expect(hint()).toBeNull();
    cleanup();
    render(TableHints, props(fixture(3, 'bid')));
    await quiet();
    expect(hint()).toBeNull();
  });

  test('whoever must follow suit is told, whoever need not as well', async () => {
    const { rerender } = render(TableHints, props(fixture(3, 'follow')));
    await come();
    expect(hint()).toContain('you must follow');
    const free = fixture(3, 'follow');
    free.view.hand = ['green-3', 'yellow-7'];
    free.legal = free.view.hand.map((card) => ({ kind: 'play', card }));
    await rerender(props(free));
    await vi.waitFor(() => expect(hint()).toContain('You hold none'));
  });

  test('what has happened is spoken of when the table rests', async () => {
    settings.see('farm-hand.bid');
    const table = fixture(3, 'wait');
    const { rerender } = render(TableHints, props(table));
    await quiet();
    await rerender(props(table, [ended], 1, false));
    await quiet();
    expect(hint()).toBeNull();
    await rerender(props(table, [], 2));
    await come();
    expect(hint()).toContain('Equal numbers');
  });

  test('a trick for nobody has a hint of its own', async () => {
    const nobody = { ...ended, winner: null };
    const { rerender } = render(TableHints, props(fixture(3, 'wait')));
    await quiet();
    await rerender(props(fixture(3, 'wait'), [nobody], 1));
    await come();
    expect(hint()).toContain('nobody won');
  });

  test('acting sends a hint away', async () => {
    const { rerender } = render(TableHints, props(fixture(3, 'bid')));
    await come();
    await rerender(props(fixture(3, 'laid'), [{ kind: 'bid', player: 0, tricks: 2 }], 0));
    expect(hint()).toBeNull();
  });

  test('a tap sends it away', async () => {
    render(TableHints, props(fixture(3, 'bid')));
    await come();
    await fireEvent.click(document.querySelector('.coach p') as Element);
    expect(hint()).toBeNull();
  });

  test('it names its rule as a link', async () => {
    render(TableHints, props(fixture(3, 'bid')));
    await come();
    const link = screen.getByRole('link', { name: 'Rule FH-2' });
    expect(link.getAttribute('href')).toBe('/rules/farm-hand#FH-2');
  });

  test('the menu lets them come again, or not at all', async () => {
    settings.see('farm-hand.bid');
    render(HintSettings);
    await fireEvent.click(screen.getByRole('button', { name: 'Show hints again' }));
    expect(settings.hasSeen('farm-hand.bid')).toBe(false);
    expect(screen.getByText('All hints will come again.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: 'None' }));
    expect(settings.hints).toBe(false);
    expect(localStorage.getItem('tairyo.hints')).toBe('off');
    await fireEvent.click(screen.getByRole('radio', { name: 'Each once' }));
    expect(settings.hints).toBe(true);
  });
});
