import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LessonScript } from '../games/contract';
import { hold } from '../games/farm-hand/motion';
import { faceOf, learningOf } from '../games/index';
import script from '../generated/farm-hand-lesson.json';
import type { Action, Event } from '../generated/wire';
import { speak } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import Learn from '../pages/Learn.svelte';
import { Lesson, stopsOf } from './lesson.svelte';

configure({ defaultHidden: true });

const SCRIPT = script as unknown as LessonScript;
const LONG = 60_000;

function begin(at: string | null = null) {
  const keep = vi.fn();
  const lesson = new Lesson(SCRIPT, hold as (events: Event[]) => number, at, keep);
  const settle = () => vi.advanceTimersByTimeAsync(LONG);
  return { lesson, keep, settle };
}

/** Goes the way of the story, as far as the stop of this id. */
async function walk({ lesson, settle }: ReturnType<typeof begin>, to?: string) {
  for (let i = 0; i < 100 && !lesson.over && lesson.stop.id !== to; i++) {
    await settle();
    if (lesson.stop.action) lesson.act(lesson.stop.action);
    else lesson.next();
  }
  await settle();
}

describe('a lesson', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('has a stop for all that is said and asked, each with the table it speaks of', () => {
    const stops = stopsOf(SCRIPT);
    expect(stops.length).toBe(SCRIPT.steps.filter(({ kind }) => kind !== 'show').length);
    const shown = stops.flatMap(({ way }) => way);
    expect(shown).toEqual(SCRIPT.steps.filter(({ kind }) => kind === 'show'));
  });

  test('that says something before there is a table is none', () => {
    const steps = SCRIPT.steps.filter(({ kind }) => kind !== 'show');
    expect(() => stopsOf({ seats: 3, steps })).toThrow('"aim"');
  });

  test('goes from its first word to its end', async () => {
    const going = begin();
    expect(going.lesson.stop.id).toBe('aim');
    await walk(going);
    expect(going.lesson.over).toBe(true);
    expect(going.keep).toHaveBeenLastCalledWith(null);
  });

  test('waits for the move it asks for, and says that another is allowed', async () => {
    const { lesson, settle } = begin('bid-1');
    await settle();
    const other: Action = { kind: 'bid', tricks: 0 } as Action;
    expect(lesson.legal).toContainEqual(other);
    lesson.act(other);
    expect(lesson.other).toEqual(other);
    expect(lesson.stop.id).toBe('bid-1');
    lesson.act({ kind: 'bid', tricks: 1 } as Action);
    expect(lesson.other).toBeNull();
    expect(lesson.stop.id).toBe('open');
  });

  test('whoever makes the right move early has heard enough', async () => {
    const { lesson, settle } = begin('backs');
    await settle();
    lesson.act({ kind: 'bid', tricks: 1 } as Action);
    expect(lesson.stop.id).toBe('open');
  });

  test('shows what happens before it speaks again', async () => {
    const { lesson, settle } = begin('lead');
    await settle();
    lesson.act(lesson.stop.action as Action);
    expect(lesson.arrived).toBe(false);
    expect(lesson.legal).toEqual([]);
    await settle();
    expect(lesson.arrived).toBe(true);
    expect(lesson.stop.id).toBe('exact');
    expect(lesson.told.map(({ kind }) => kind)).toContain('trick_ended');
  });

  test('nothing can be done where the story goes on without the learner', async () => {
    const { lesson, settle } = begin('nobody');
    await settle();
    expect(lesson.legal).toEqual([]);
    lesson.act({ kind: 'play', card: 'yellow-7' } as Action);
    expect(lesson.stop.id).toBe('nobody');
  });

  test('goes back to what was said, and to the table of that moment', async () => {
    const going = begin();
    await walk(going, 'exact');
    going.lesson.back();
    expect(going.lesson.stop.id).toBe('lead');
    expect(going.lesson.view).toEqual(going.lesson.stop.table.view);
    expect(going.lesson.arrived).toBe(true);
  });

  test('is taken up again where it was left, and from the start where that is gone', () => {
    const { lesson, keep } = begin('follow');
    expect(lesson.stop.id).toBe('follow');
    expect(lesson.arrived).toBe(true);
    expect(keep).toHaveBeenLastCalledWith('follow');
    expect(begin('no-such-stop').lesson.stop.id).toBe('aim');
  });

  test('can be left at any time, and begun anew', () => {
    const { lesson } = begin('free');
    lesson.finish();
    expect(lesson.over).toBe(true);
    lesson.restart();
    expect(lesson.stop.id).toBe('aim');
    expect(lesson.over).toBe(false);
  });
});

describe('the page of a lesson', () => {
  // Board and lesson come as chunks of their own; here they are compiled first.
  beforeAll(async () => {
    const learning = learningOf('farm-hand');
    await Promise.all([faceOf('farm-hand'), learning?.lesson?.(), learning?.hints()]);
  }, 60_000);
  afterEach(cleanup);

  async function open() {
    render(Learn, { game: 'farm-hand' });
    await screen.findByRole('button', { name: /^(Next|次へ)$/ });
  }

  const bid = (tricks: number) => screen.getByRole('button', { name: `Bid ${tricks}` });

  test('begins with the aim and leads to the first bid', async () => {
    await open();
    expect(screen.getAllByText(/say how many tricks you will win/).length).toBeGreaterThan(0);
    for (let i = 0; i < 3; i++) await fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(bid(1)));
    await fireEvent.click(bid(0));
    expect(screen.getAllByText(/Trust your cow/).length).toBeGreaterThan(0);
  });

  test('speaks Japanese', async () => {
    await speak('ja');
    await open();
    expect(screen.getAllByText(/動物たちの声くらべです/).length).toBeGreaterThan(0);
  });

  test('keeps its place, and says so to whoever comes back', async () => {
    await open();
    await fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(settings.lessonAt('farm-hand')).toBe('backs');
    cleanup();
    await open();
    expect(screen.getByText(/Welcome back/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'From the start' }));
    expect(screen.getAllByText(/say how many tricks you will win/).length).toBeGreaterThan(0);
  });

  test('without hints only the moves are left', async () => {
    await open();
    await fireEvent.click(screen.getByRole('button', { name: 'Hide hints' }));
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(document.querySelector('.coach')).toBeNull();
    await fireEvent.click(bid(0));
    expect(screen.getAllByText(/Trust your cow/).length).toBeGreaterThan(0);
  });

  test('skipped, it offers a real game, friends, and the rulebook', async () => {
    await open();
    await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.getByRole('button', { name: 'Play a real game with bots' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Open a table with friends' })).toBeTruthy();
    const book = screen.getByRole('link', { name: 'Read the rulebook' });
    expect(book.getAttribute('href')).toBe('/rules/farm-hand');
    expect(screen.getByText(/Mack and Donald/)).toBeTruthy();
  });

  test('a game that is not in the house has none', () => {
    render(Learn, { game: 'chess' });
    expect(screen.getByRole('heading', { name: 'Nothing in this net' })).toBeTruthy();
  });
});
