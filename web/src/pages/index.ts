/** Every page as a chunk of its own, with the texts without which it cannot stand. */
import type { Component } from 'svelte';
import { faceOf } from '../games/index';
import { api } from '../lib/api';
import { bring, bringGames } from '../lib/i18n.svelte';
import type { Route } from '../lib/router.svelte';

// biome-ignore lint/suspicious/noExplicitAny: each page takes what its address says, and no more
type Page = Component<any>;

const pages: Record<Exclude<Route['page'], 'missing'>, () => Promise<{ default: Page }>> = {
  lobby: () => import('./Lobby.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  companion: () => import('./Companion.svelte'),
  admin: () => import('./Admin.svelte'),
  components: () => import('./Components.svelte'),
};

const texts: Partial<Record<Route['page'], () => Promise<unknown>>> = {
  // a table speaks of one game, which it brings with its board
  table: () => Promise.resolve(),
  admin: () => Promise.all([bring('admin'), bringGames()]),
  components: () => Promise.all([bring('components'), bringGames()]),
};

/** The page of an address, ready to be shown. Rejects where a part of it does not arrive. */
export async function pageOf(page: keyof typeof pages): Promise<Page> {
  const [{ default: Page }] = await Promise.all([pages[page](), (texts[page] ?? bringGames)()]);
  return Page;
}

/** Asks at once for all that the opened page is known to need, so that nothing waits for anything. */
export function ahead(route: Route): void {
  if (route.page !== 'missing') pages[route.page]().catch(() => {});
  if (route.page === 'lobby') {
    api.ahead.games();
    api.ahead.tables();
  }
  if (route.page === 'table') {
    api.ahead.table(route.id).then(
      ({ game }) => faceOf(game),
      () => {},
    );
  }
}
