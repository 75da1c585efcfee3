import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import ClockChoice from './ClockChoice.svelte';

function show() {
  const choose = vi.fn();
  render(ClockChoice, { choose });
  return choose;
}

test('the usual clocks are told in the list, and what is chosen reaches the table', async () => {
  const choose = show();
  const list = screen.getByLabelText<HTMLSelectElement>('Time to think');
  expect([...list.options].map(({ text }) => text)).toEqual([
    'No clock',
    'Quick: 15 s a turn + 2 min a game',
    'Normal: 30 s a turn + 5 min a game',
    'Relaxed: 90 s a turn + 15 min a game',
    'Unhurried, a day a turn',
    'Unhurried, three days a turn',
    'Your own',
  ]);
  expect(choose).toHaveBeenLastCalledWith(null);
  await fireEvent.change(list, { target: { value: 'normal' } });
  expect(choose).toHaveBeenLastCalledWith({ turn: 30, reserve: 300 });
});

test("one's own clock is kept within what a table takes", async () => {
  const choose = show();
  await fireEvent.change(screen.getByLabelText('Time to think'), { target: { value: 'own' } });
  expect(choose).toHaveBeenLastCalledWith({ turn: 45, reserve: 300 });
  await fireEvent.input(screen.getByLabelText('A turn'), { target: { value: '3' } });
  expect(choose).toHaveBeenLastCalledWith({ turn: 5, reserve: 300 });
  await fireEvent.change(screen.getByLabelText('Unit'), { target: { value: 'hours' } });
  expect(choose).toHaveBeenLastCalledWith({ turn: 3 * 3600, reserve: 300 });
  expect(screen.getByText(/Come by when it suits you/)).toBeTruthy();
  await fireEvent.input(screen.getByLabelText('Extra for the whole game'), {
    target: { value: '0' },
  });
  expect(choose).toHaveBeenLastCalledWith({ turn: 3 * 3600, reserve: 0 });
});
