/**
 * Reminders that it is your turn: a notification while a table is open in a page nobody looks at, and
 * Web Push for unhurried tables while none is. Only somebody who asked for them is asked for leave.
 */
import type { PushTo } from '../generated/wire';
import { api, Refusal } from './api';
import { spoken } from './i18n.svelte';

const KEPT = 'tairyo.reminders';

function recall(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on';
  } catch {
    return false;
  }
}

function remember(on: boolean) {
  try {
    if (on) localStorage.setItem(KEPT, 'on');
    else localStorage.removeItem(KEPT);
  } catch {}
}

class Reminders {
  #wanted = $state(recall());
  #permission = $state(typeof Notification === 'undefined' ? null : Notification.permission);
  /** They come while a page is open, but the browser's push service could not be won. */
  halfway = $state(false);

  /** This browser can show notifications. */
  get possible() {
    return this.#permission !== null;
  }

  get denied() {
    return this.#permission === 'denied';
  }

  get on() {
    return this.#wanted && this.#permission === 'granted';
  }

  /** The player has asked for them: now the browser may ask the player. */
  async start() {
    if (!this.possible) return;
    this.#permission = await Notification.requestPermission();
    this.#wanted = this.#permission === 'granted';
    remember(this.#wanted);
    await this.refresh();
  }

  /** Tell the server where this browser is reached, and in which language: both may change. */
  async refresh() {
    if (!this.on) return;
    try {
      await subscribe();
      this.halfway = false;
    } catch {
      // No push in private windows, without a service worker, or with a push service unknown here.
      this.halfway = true;
    }
  }

  async stop() {
    this.#wanted = false;
    remember(false);
    try {
      const subscription = await (await worker())?.pushManager?.getSubscription();
      if (!subscription) return;
      await api.stopPush({ endpoint: subscription.endpoint });
      await subscription.unsubscribe();
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof DOMException)) throw error;
    }
  }

  /** Shown once for a table, in the place of what was shown before; a click leads there. */
  async show(table: string, title: string, text: string) {
    if (!this.on) return;
    const options = { body: text, tag: table, icon: '/icon-192.png', data: { table } };
    const registration = await worker();
    // A phone shows notifications only through a service worker.
    if (registration) await registration.showNotification(title, options);
    else {
      const shown = new Notification(title, options);
      shown.onclick = () => {
        focus();
        shown.close();
      };
    }
  }

  /** The player is back: nothing has to be said any more. */
  async clear(table: string) {
    const registration = await worker();
    for (const shown of (await registration?.getNotifications({ tag: table })) ?? []) shown.close();
  }
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration();
}

async function subscribe(): Promise<void> {
  const { key } = await api.push();
  const registration = await worker();
  if (!key || !registration?.pushManager) throw new Error('no push');
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('no push');
  const to: PushTo = {
    endpoint,
    keys: { p256dh: keys.p256dh, auth: keys.auth },
    language: spoken(),
  };
  await api.startPush(to);
}

export const reminders = new Reminders();
