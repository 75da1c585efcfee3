/** The service worker's part in reminders: shows what was pushed, and leads to the table. */

/** As the server sends it (src/tairyo/server/push.py). */
interface Message {
  text: string;
  table: string;
  language: string;
}

const pathOf = (table: string) => `/t/${encodeURIComponent(table)}`;

export function listenForPushes(worker: ServiceWorkerGlobalScope) {
  worker.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(worker, event.data.json() as Message));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(go(worker, pathOf(String(event.notification.data?.table))));
  });
}

async function pageAt(worker: ServiceWorkerGlobalScope, path: string) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.find(({ url }) => new URL(url).pathname === path);
}

async function show(worker: ServiceWorkerGlobalScope, { text, table, language }: Message) {
  // Who looks at the table through another node of the service needs no word.
  if ((await pageAt(worker, pathOf(table)))?.visibilityState === 'visible') return;
  await worker.registration.showNotification('Tairyo 大漁', {
    body: text,
    lang: language,
    tag: table,
    icon: '/icon-192.png',
    data: { table },
  });
}

async function go(worker: ServiceWorkerGlobalScope, path: string) {
  const page = await pageAt(worker, path);
  await (page ? page.focus() : worker.clients.openWindow(path));
}
