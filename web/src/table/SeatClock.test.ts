import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Clock, SeatClock as Said } from '../generated/wire';
import ClockVoice from './ClockVoice.svelte';
import { Clocks, matters, presses } from './clocks.svelte';
import Clocked from './SeatClockTest.svelte';

const QUICK: Clock = { turn: 40, reserve: 60 };
const said = (seat: number, turn: number | null, reserve = 60): Said => ({ seat, turn, reserve });

function clocks(told: Said[], clock: Clock | null = QUICK) {
  const at = Date.now();
  const made = new Clocks(
    () => clock,
    () => ({ clocks: told, at }),
  );
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('between two words of the server', () => {
  test('the turn runs, then the reserve, then nothing is left', async () => {
    const all = clocks([said(0, 40)]);
    const stop = all.run();
    expect(all.of(0)).toMatchObject({ left: 40, share: 1, reserved: false, total: 100 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(all.of(0)).toMatchObject({ left: 10, share: 0.25, reserve: 60 });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(all.of(0)).toMatchObject({ left: 45, share: 0.75, reserved: true, reserve: 45 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(all.of(0)).toMatchObject({ left: 0, reserve: 0, total: 0 });
    stop();
  });

  test('who is not to act keeps what is left', async () => {
    const all = clocks([said(0, 40), said(1, null, 12)]);
    const stop = all.run();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(all.of(1)).toMatchObject({ running: false, reserve: 12 });
    stop();
  });

  test('a table without a clock has no times', () => {
    expect(clocks([], null).of(0)).toBeNull();
  });

  test.each([
    [40, 60, false, false],
    [13, 60, false, false],
    [11, 60, true, false],
    [0, 60, true, false],
    [0, 19, true, true],
    [19, 0, true, true],
    [21, 0, false, false],
  ])(
    'of a turn of 40, %i seconds and %i in reserve: to be seen %s, pressing %s',
    (turn, reserve, seen, pressing) => {
      const time = clocks([said(0, turn, reserve)]).of(0);
      expect(time && [matters(time), presses(time)]).toEqual([seen, pressing]);
    },
  );
});

describe('a seat', () => {
  test('shows the figures of others only when they matter', async () => {
    render(Clocked, { clocks: clocks([said(0, 40)]), own: false });
    expect(screen.queryByRole('timer')).toBeNull();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(screen.getByRole('timer', { name: 'Hana: 0:10 left' }).textContent).toBe('0:10');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(screen.getByRole('timer', { name: 'Hana: 0:55 left, from the reserve' })).toBeTruthy();
  });

  test('shows its own time as long as it runs, with the reserve beside it', () => {
    render(Clocked, { clocks: clocks([said(0, 40)]), own: true });
    expect(screen.getByRole('timer').textContent).toBe('0:40');
    expect(screen.getByText('reserve 1:00')).toBeTruthy();
  });

  test('is only its mark where there is no clock', () => {
    const { container } = render(Clocked, { clocks: clocks([], null), own: true });
    expect(container.textContent?.trim()).toBe('mark');
    expect(container.querySelector('svg')).toBeNull();
  });
});

describe('what is said aloud', () => {
  async function listen(told: Said[], seconds: number) {
    const all = clocks(told);
    const stop = all.run();
    render(ClockVoice, { clocks: all, seat: 0 });
    const heard: string[] = [];
    for (let second = 0; second < seconds; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      const text = screen.getByRole('status').textContent ?? '';
      if (text !== (heard.at(-1) ?? '')) heard.push(text);
    }
    stop();
    return heard;
  }

  test('is one warning at 20 seconds and one at 5, and no seconds between', async () => {
    expect(await listen([said(0, 30, 0)], 30)).toEqual(['20 seconds left', '5 seconds left']);
  });

  test('counts the reserve', async () => {
    expect(await listen([said(0, 30, 60)], 60)).toEqual([]);
  });

  test('is nothing while a short turn begins', async () => {
    expect(await listen([said(0, 12, 0)], 4)).toEqual([]);
  });

  test("is nothing of others' time", async () => {
    expect(await listen([said(0, null), said(1, 30, 0)], 30)).toEqual([]);
  });
});
