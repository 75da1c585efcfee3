/** The client as something installed: its service worker, its newer versions, its manifest. */
import type { Language } from './settings.svelte';

const LOOK_AGAIN = 3_600_000;

export class House {
  #next = $state.raw<ServiceWorker | null>(null);

  /** A newer client is here and waits to be asked in. */
  get rebuilt() {
    return this.#next !== null;
  }

  /** Keeps the client on this device, and looks for newer ones now and then. */
  async keep(): Promise<void> {
    if (!navigator.serviceWorker) return;
    try {
      const registration = await navigator.serviceWorker.register('/sw.js');
      this.#watch(registration);
      setInterval(() => registration.update().catch(() => {}), LOOK_AGAIN);
    } catch {
      // Private windows and plain HTTP have none: everything works but without a line.
    }
  }

  /** To the newer client. Everything at a table is on the server: nothing is lost. */
  moveIn() {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    this.#next?.postMessage('take-over');
  }

  later() {
    this.#next = null;
  }

  #watch(registration: ServiceWorkerRegistration) {
    const offer = (worker: ServiceWorker | null) => {
      // The first one of all replaces nobody.
      if (worker?.state === 'installed' && navigator.serviceWorker.controller) this.#next = worker;
    };
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => offer(worker));
    });
  }
}

export const house = new House();

/** A device asks for name and description in the reader's language. */
export function manifestIn(language: Language): void {
  if (!import.meta.env.PROD) return;
  let link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (!link) {
    link = document.createElement('link');
    link.rel = 'manifest';
    document.head.append(link);
  }
  link.href = `/manifest.${language}.webmanifest`;
}
