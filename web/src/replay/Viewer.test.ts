import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixture } from '../games/farm-hand/fixtures';
import { faceOf } from '../games/index';
import type { Event, FarmHandView } from '../generated/farm-hand';
import type { Finding, Replay } from '../generated/wire';
import { seat, table } from '../test/wire';
import Viewer from './Viewer.svelte';

// Whether each of thousands of drawn paths is hidden from a screen reader need not be asked.
configure({ defaultHidden: true });

const NAMES = ['Hana', 'Kenji', 'Mio'];
const HANDS = [
  ['red-4', 'blue-3'],
  ['blue-5', 'green-2'],
  ['yellow-1', 'yellow-2'],
];

/** A game of which a bid and another one are all that has happened. */
function game(change: Partial<Replay> = {}): Replay {
  const view = fixture(3, 'bid').view;
  const backs = HANDS.map((hand) => hand.map((card) => card.split('-')[0] ?? ''));
  const eyes = [0, 1, 2, null].map((owner) => {
    const seen = { ...view, hand: owner === null ? null : HANDS[owner], backs } as FarmHandView;
    const bid = (player: number): Event => ({
      kind: 'bid',
      player,
      tricks: player === owner ? 1 : null,
    });
    const start = { ...seen, has_bid: [false, false, false], bids: [null, null, null] };
    return {
      seat: owner,
      frames: [0, 1, 2].map((version) => ({
        version,
        by: version ? version - 1 : null,
        undo: false,
        actors: [0, 1, 2],
        events: version ? [bid(version - 1)] : [],
        changes: version
          ? [{ at: ['has_bid', version - 1], value: true }]
          : [{ at: [], value: start }],
        race: null,
      })),
    };
  });
  return {
    table: table({ status: 'over', you: 1 }),
    game: 'farm-hand',
    seats: NAMES.map((name, number) => seat(number, { name })),
    over: true,
    commitment: '9f2c',
    forked: null,
    eyes,
    findings: [],
    ...change,
  };
}

const face = await faceOf('farm-hand');

function show(replay: Replay, file = false) {
  const source = file
    ? { kind: 'file' as const, file: new File([''], 'evening.tairyo') }
    : { kind: 'table' as const, id: 'k3x9' };
  return render(Viewer, { replay, face, source, close: vi.fn() });
}

const at = () => screen.getByRole('slider', { name: 'Step' });
const step = () => (at() as HTMLInputElement).value;
const key = (name: string, target: Element = document.body) =>
  fireEvent.keyDown(target, { key: name });

beforeEach(() => history.replaceState(null, '', '/replay/k3x9'));
afterEach(cleanup);

test('the keys step, jump and play', async () => {
  show(game());
  await key('ArrowRight');
  expect(step()).toBe('1');
  await key('End');
  expect(step()).toBe('2');
  await key('ArrowLeft');
  expect(step()).toBe('1');
  await key('Home');
  expect(step()).toBe('0');
  await key(' ');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  await key(' ');
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('a key that a button or a field takes for itself does not step as well', async () => {
  show(game());
  await key(' ', screen.getByRole('button', { name: 'One step on' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  await key('ArrowRight', at());
  expect(step()).toBe('0');
});

test('each step is said, with its number, to who does not see it', async () => {
  show(game());
  await key('ArrowRight');
  const said = screen.getAllByRole('status').map((each) => each.textContent?.trim());
  expect(said).toContain('Step 1 of 2. Hana has laid a bid.');
  expect(at().getAttribute('aria-valuetext')).toBe('Step 1 of 2. Hana has laid a bid.');
});

test('a link opens at its step, through its eyes', async () => {
  history.replaceState(null, '', '/replay/k3x9?step=2&eyes=spectator');
  show(game());
  expect(step()).toBe('2');
  expect(screen.getByRole('button', { name: 'Spectator' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  expect(screen.queryByRole('list', { name: 'Your hand' })).toBeNull();
});

test('with all hands open, all cards are to be seen; through the eyes of a seat, its own', async () => {
  show(game());
  const hand = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getByRole('img', { name: new RegExp(name) })
      .getAttribute('aria-label');
  await fireEvent.click(screen.getByRole('button', { name: 'All hands' }));
  expect(hand('Hana')).toMatch(/red 4.*blue 3/);
  expect(hand('Mio')).toMatch(/yellow 1.*yellow 2/);
  await fireEvent.click(screen.getByRole('button', { name: 'Kenji' }));
  expect(hand('Hana')).not.toMatch(/[0-9]/);
  expect(screen.getAllByText(/blue 5/).length).toBeGreaterThan(0);
});

test('nothing is asked of anybody', async () => {
  show(game());
  expect(screen.queryByRole('region', { name: 'Your bid' })).toBeNull();
  expect(screen.queryByText('you')).toBeNull();
});

test('a running game has your own eyes, and cannot be played on from', async () => {
  const whole = game();
  const mine = whole.eyes.filter((eyes) => eyes.seat === 1);
  show({ ...whole, table: table({ you: 1 }), over: false, eyes: mine });
  expect(screen.queryByRole('group', { name: 'Whose eyes' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Play on from here' })).toBeNull();
  expect(screen.getByText(/Still in play/)).toBeTruthy();
});

test('a record without names calls its seats by their numbers', async () => {
  const seats = NAMES.map((_, number) => seat(number, { name: null }));
  show(game({ table: null, seats }), true);
  expect(screen.getAllByText('Seat 2').length).toBeGreaterThan(0);
  expect(screen.getByText('From a file')).toBeTruthy();
});

test('every sentence of the steps leads to its place', async () => {
  show(game());
  await fireEvent.click(screen.getByRole('button', { name: 'Steps' }));
  await fireEvent.click(screen.getByRole('button', { name: /^Kenji lays a bid/ }));
  expect(step()).toBe('2');
});

test('the check says point by point what holds', async () => {
  const findings: Finding[] = [
    { check: 'rules', holds: true, code: 'replays', args: { entries: 2 } },
    { check: 'chance', holds: false, code: 'chance-other', args: { line: 7, asked: 'shuffle' } },
  ];
  show(game({ findings }));
  await fireEvent.click(screen.getByRole('button', { name: 'Game and record' }));
  expect(screen.getByText('It does not hold')).toBeTruthy();
  expect(screen.getByText(/Line 7: the secret gives another shuffle/)).toBeTruthy();
});
