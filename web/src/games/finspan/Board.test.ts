import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bring, speak } from '../../lib/i18n.svelte';
import Board from './Board.svelte';
import { benefits, HATCHING, ocean, table, view } from './fixtures';

beforeEach(async () => void (await bring('finspan-fish')));
afterEach(cleanup);

function show(shown = table()) {
  const act = vi.fn();
  const props = { ...shown, events: [], pending: false, act };
  return { act, props, ...render(Board, { props }) };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const prompt = () => document.querySelector('.prompt')?.textContent?.trim();
const slot = (name: string) => document.querySelector<HTMLElement>(`[data-slot="${name}"]`);
const targets = () =>
  [...document.querySelectorAll('.sea .slot.target')].map((one) => one.getAttribute('data-slot'));

describe('a dive', () => {
  test('tells all that it would meet before it is done', async () => {
    const { act } = show();
    await fireEvent.click(button('Dive at blue'));
    const way = [...document.querySelectorAll('.way li')].map((one) =>
      one.textContent?.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(way).toEqual([
      'midnight bonus gain a discarded card',
      'sea floor bonus gain a discarded card',
    ]);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button('Dive at blue'));
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'dive', column: 'blue' });
  });

  test('begins at the top of its site as well', async () => {
    show();
    await fireEvent.click(document.querySelector('[data-dive="purple"]') as HTMLElement);
    expect(document.querySelector('.way')?.textContent).toContain('Nothing');
  });
});

describe('a card of the hand', () => {
  test('shows its words and where it could lie, and is played at a second word', async () => {
    const { act } = show();
    await fireEvent.click(button(/Blue Tang/));
    expect(document.querySelector('.notes')?.textContent).toContain('When played');
    expect(targets()).toEqual(['blue-1', 'blue-2']);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button('Play Blue Tang (2 eggs)'));
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'play', card: 'blue-tang' });
  });

  test('that is too dear says what it lacks, and where that stands', async () => {
    show();
    await fireEvent.click(button(/Whale Shark/));
    expect(document.querySelector('.reason')?.textContent).toContain(
      'Whale Shark costs 1 school, and your ocean has 0.',
    );
    expect(screen.getByRole('link', { name: 'FS-21' })).toBeTruthy();
  });
});

describe('benefits', () => {
  test('of two kinds are taken kind by kind', async () => {
    const { act } = show(table(HATCHING, benefits()));
    expect(prompt()).toBe('You may still lay an egg, hatch an egg.');
    expect(targets()).toEqual(['purple-4']);
    await fireEvent.click(button('Hatch'));
    expect(targets()).toEqual(['green-2', 'blue-5']);
    await fireEvent.click(slot('green-2') as HTMLElement);
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'hatch', slot: 'green-2' });
  });

  test('can be left', async () => {
    const { act } = show(table(HATCHING, benefits()));
    await fireEvent.click(button('Leave the rest'));
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'done' });
  });
});

test('two tokens on one slot are asked about', async () => {
  const shown = view({
    phase: 'benefit',
    oceans: [ocean({ 'blue-1': { young: 1, school: true } }), ocean(), ocean()],
  });
  const { act } = show(
    table(
      [
        { kind: 'lift', token: 'young', slot: 'blue-1' },
        { kind: 'lift', token: 'school', slot: 'blue-1' },
        { kind: 'done' },
      ],
      shown,
    ),
  );
  await fireEvent.click(slot('blue-1') as HTMLElement);
  await fireEvent.click(button('Move school from blue 1'));
  expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'lift', token: 'school', slot: 'blue-1' });
});

test('another ocean opens at a tap', async () => {
  show();
  await fireEvent.click(button(/^そら/));
  expect(screen.getByRole('heading', { name: 'The ocean of そら' })).toBeTruthy();
});

test('a slot is heard with what lies there', () => {
  show();
  expect(slot('green-2')?.textContent).toContain('green 2: Catalina Goby, egg');
});

test('in a replay nothing is asked', () => {
  show({ ...table(), ...{ replay: true } });
  expect(document.querySelectorAll('.choice .button')).toHaveLength(0);
  expect(targets()).toEqual([]);
});

test('the table speaks Japanese', async () => {
  await speak('ja');
  show();
  expect(prompt()).toBe('魚をプレイするか、ダイブしてください。');
});
