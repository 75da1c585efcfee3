import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Event } from '../../generated/fishy-fables';
import { speak } from '../../lib/i18n.svelte';
import Board from './Board.svelte';
import { answer, type Fixture, selection, TURN, table } from './fixtures';

// Whether each of thousands of drawn paths is hidden from a screen reader need not be asked.
configure({ defaultHidden: true });

function show(fixture: Fixture, extra: { events?: Event[]; pending?: boolean } = {}) {
  const act = vi.fn();
  const props = { ...fixture, events: [], pending: false, act, ...extra };
  return { act, props, ...render(Board, { props }) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const prompt = () => document.querySelector('.prompt')?.textContent?.trim();

afterEach(cleanup);

describe('choosing a fish', () => {
  test('every fish of the hand can be laid', async () => {
    const { act } = show(selection());
    expect(
      within(screen.getByRole('list', { name: 'Your fish' })).getAllByRole('button'),
    ).toHaveLength(6);
    await fireEvent.click(button('Lay fish 31'));
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'lay', fish: 31 });
  });

  test('who is ready is shown, and never what lies there', () => {
    show(selection());
    const ben = document.querySelector('[data-player="1"]') as HTMLElement;
    expect(within(ben).getByText('ready')).toBeTruthy();
    expect(within(ben).getByText('a fish, face down')).toBeTruthy();
  });

  test('nothing can be chosen while a choice is on its way', () => {
    show(selection(), { pending: true });
    expect(button('Lay fish 31').hasAttribute('disabled')).toBe(true);
  });
});

describe('betting', () => {
  test('a raise is set by steps and sent as one amount', async () => {
    const { act } = show(table({}, TURN));
    await fireEvent.click(button('Raise'));
    await fireEvent.click(button('5'));
    await fireEvent.click(button('One more'));
    await fireEvent.click(button('Raise by 6'));
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'raise', amount: 6 });
  });

  test('the slider reaches from the least to the whole purse', async () => {
    show(table({}, TURN));
    await fireEvent.click(button('Raise'));
    const slider = screen.getByRole('slider', { name: 'By how much' });
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['1', '38']);
  });

  test('all that one has is asked about twice', async () => {
    const { act } = show(table({}, TURN));
    await fireEvent.click(button('Raise'));
    await fireEvent.click(screen.getAllByRole('button', { name: 'All in: 38' })[0] as HTMLElement);
    await fireEvent.click(screen.getAllByRole('button', { name: 'All in: 38' })[1] as HTMLElement);
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('you are out');
    await fireEvent.click(screen.getAllByRole('button', { name: 'All in: 38' })[1] as HTMLElement);
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'raise', amount: 38 });
  });

  test('a raise is matched by its amount', async () => {
    const { act } = show(answer(5));
    expect(prompt()).toBe('Ben raises by 5: match it or fold.');
    await fireEvent.click(button('Match 5'));
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'match' });
  });

  test('an answer that takes all one has is asked about twice, too', async () => {
    const { act } = show(answer(60));
    await fireEvent.click(button('All in: 38'));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button('All in: 38'));
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'match' });
  });
});

describe('catnip', () => {
  test('on the own fish it is played at once', async () => {
    const { act } = show(table({}, TURN));
    await fireEvent.click(button('+5'));
    expect(act).toHaveBeenCalledExactlyOnceWith(TURN[3]);
  });

  test("on another's fish it asks whose", async () => {
    const { act } = show(table({}, TURN));
    await fireEvent.click(button('−5'));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button('−5: ちひろ'));
    expect(act).toHaveBeenCalledExactlyOnceWith(TURN[5]);
  });

  test('its sum is in sight at the reveal', () => {
    const fish = [17, 30, null, null];
    show(table({ phase: 'window', open: true, fish, sizes: [[17, 22, 44], [30], [], []] }));
    const own = document.querySelector('.tray [data-player="0"]') as HTMLElement;
    expect(own.textContent).toContain('→ 22 → 44');
  });
});

describe('what cannot be chosen', () => {
  test('a fish says when fish are laid, and where that stands', async () => {
    const { act } = show(table({}, TURN));
    await fireEvent.click(button('fish 31'));
    expect(prompt()).toContain('Fish are laid at the beginning of a round.');
    expect(screen.getByRole('link', { name: 'FF-20' })).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
  });

  test('catnip says when catnip is played', async () => {
    show(selection());
    await fireEvent.click(button('−5'));
    expect(prompt()).toContain('Catnip is played on your turn');
    expect(screen.getByRole('link', { name: 'FF-72' })).toBeTruthy();
  });
});

describe('in a replay', () => {
  const own = (seat: number) =>
    table({
      hand: [seat + 1, 48],
      catnip: seat === 2 ? ['double'] : [],
      fish: [17, 30, 40, 9].map((fish, i) => (i === seat ? fish : null)),
    }).view;

  test('all hands lie open, and nothing is asked', () => {
    show({ ...table({}, []), ...{ replay: true, open: [0, 1, 2, 3].map(own) } });
    const ben = document.querySelector('.table [data-player="1"]') as HTMLElement;
    expect(within(ben).getByText('48')).toBeTruthy();
    expect(within(ben).getByText('fish 30')).toBeTruthy();
    expect(document.querySelector('[data-player="2"]')?.textContent).toContain('×2');
    expect(document.querySelectorAll('.choice .button')).toHaveLength(0);
  });

  test('what lies face down stays so where hands are closed', () => {
    show({ ...table({}, []), ...{ replay: true } });
    const ben = document.querySelector('.table [data-player="1"]') as HTMLElement;
    expect(within(ben).getByText('a fish, face down')).toBeTruthy();
  });
});

test('the focus stays in the tray when a choice is made by keyboard', async () => {
  const { rerender, props } = show(table({}, TURN));
  const check = button('Check');
  check.focus();
  await fireEvent.click(check);
  await rerender({ ...props, pending: true });
  expect(document.activeElement?.matches('.prompt')).toBe(true);
});

test('the slider takes the focus, and hands it back', async () => {
  show(table({}, TURN));
  button('Raise').focus();
  await fireEvent.click(button('Raise'));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('range'));
  button('Back').focus();
  await fireEvent.click(button('Back'));
  await vi.waitFor(() => expect(document.activeElement?.textContent?.trim()).toBe('Raise'));
});

test('the table speaks Japanese', async () => {
  await speak('ja');
  show(selection());
  expect(prompt()).toBe('魚を1枚選んで、伏せてください。');
});

test('a spectator sees the table and has nothing to choose', () => {
  show({ ...table({ hand: null, catnip: null, fish: [null, null, null, null] }), you: null });
  expect(document.querySelectorAll('.table [data-player]')).toHaveLength(4);
  expect(document.querySelectorAll('.choice .button')).toHaveLength(0);
});
