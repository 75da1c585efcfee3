/**
 * The service worker: the client itself is kept on the device, so that it opens without a line and an
 * open page still finds its own files after the house was rebuilt. What the server says (/api) is
 * never kept. The build (vite.config.ts) fills in the two names below.
 */
export {};

declare const self: ServiceWorkerGlobalScope;
/** What the client needs, but for the fonts, which are kept as they are used. */
declare const __FILES__: string[];
declare const __VERSION__: string;

const NAME = 'tairyo-';
const CACHE = NAME + __VERSION__;
/** The newest client, and the one before it, of which a page may still be open. */
const KEPT = 2;
const SHELL = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([SHELL, ...__FILES__])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const ours = (await caches.keys()).filter((key) => key.startsWith(NAME) && key !== CACHE);
      await Promise.all(ours.slice(0, -(KEPT - 1)).map((key) => caches.delete(key)));
      await self.clients.claim();
    })(),
  );
});

/** A page asks for the new client; unasked, it waits until every page of the old one is closed. */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname === '/api' || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else event.respondWith(newest(request));
});

/** A page from the server; where it does not answer, the client says so itself. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
    return (await caches.match(SHELL)) ?? answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** Named after its content, so what is kept is as good as new. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function newest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}
