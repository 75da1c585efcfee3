import { afterEach, expect, test, vi } from 'vitest';
import { House } from './house.svelte';

class Worker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

function browser({ controlled }: { controlled: boolean }) {
  const registration = Object.assign(new EventTarget(), {
    waiting: null as Worker | null,
    installing: null as Worker | null,
    update: () => Promise.resolve(),
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    register: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  const find = (worker: Worker) => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
  };
  return { registration, find };
}

afterEach(() => vi.unstubAllGlobals());

test('a newer client waits until it is asked in', async () => {
  const { find } = browser({ controlled: true });
  const house = new House();
  await house.keep();
  const worker = new Worker();
  find(worker);
  expect(house.rebuilt).toBe(false);
  worker.become('installed');
  expect(house.rebuilt).toBe(true);
  expect(worker.postMessage).not.toHaveBeenCalled();
  house.moveIn();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
});

test('the first client of all replaces nobody and says nothing', async () => {
  const { find } = browser({ controlled: false });
  const house = new House();
  await house.keep();
  const worker = new Worker();
  find(worker);
  worker.become('installed');
  expect(house.rebuilt).toBe(false);
});

test('who wants it later is left in peace', async () => {
  const { registration } = browser({ controlled: true });
  registration.waiting = Object.assign(new Worker(), { state: 'installed' });
  const house = new House();
  await house.keep();
  expect(house.rebuilt).toBe(true);
  house.later();
  expect(house.rebuilt).toBe(false);
});
