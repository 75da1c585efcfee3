/** A few kinds of address do not need a library: the History API and one click handler. */

class Router {
  #path = $state(location.pathname);
  /** Whether we have left the page that the browser opened. */
  #moved = false;

  constructor() {
    addEventListener('popstate', () => {
      this.#arrive();
    });
    document.addEventListener('click', (event) => this.#follow(event));
  }

  get path() {
    return this.#path;
  }

  go(path: string) {
    history.pushState(null, '', path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive() {
    this.#moved = true;
    this.#path = location.pathname;
  }

  /**
   * For a page's `main`: what had the focus is gone with the old page, so the new one takes it, and
   * a screen reader says where we are. A page that was loaded afresh leaves the focus alone.
   */
  readonly landing = (main: HTMLElement) => {
    if (this.#moved && document.activeElement === document.body)
      main.focus({ preventScroll: true });
  };

  /** Plain clicks on our own links stay in the page; everything else is the browser's. */
  #follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) {
      return;
    }
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'admin' }
  | { page: 'components' }
  | { page: 'rules' | 'learn' | 'companion'; game: string }
  /** Without an id: a record from a file. */
  | { page: 'replay'; id: string | null }
  | { page: 'missing' };

export function routeOf(path: string): Route {
  if (path === '/') return { page: 'lobby' };
  if (path === '/admin') return { page: 'admin' };
  if (path === '/components') return { page: 'components' };
  const replay = /^\/replay(?:\/([\w-]+))?\/?$/.exec(path);
  if (replay) return { page: 'replay', id: replay[1] ?? null };
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  if (table) return { page: 'table', id: table };
  const [, page, game] = /^\/(rules|learn|companion)\/([a-z-]+)\/?$/.exec(path) ?? [];
  return page && game
    ? { page: page as 'rules' | 'learn' | 'companion', game }
    : { page: 'missing' };
}

export function tablePath(id: string): string {
  return `/t/${id}`;
}

const SEAT = '#seat=';

/** A link that takes a seat along. The code stands behind the #, which no server is ever sent. */
export function seatLink(id: string, code: string): string {
  return location.origin + tablePath(id) + SEAT + code;
}

/** The code of such a link, once: it is not left standing in the address. */
export function takeSeatCode(): string | null {
  if (!location.hash.startsWith(SEAT)) return null;
  const code = location.hash.slice(SEAT.length);
  history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}

export function rulesPath(game: string, clause?: string | null): string {
  return `/rules/${game}${clause ? `#${clause}` : ''}`;
}

export function learnPath(game: string): string {
  return `/learn/${game}`;
}

export function replayPath(id: string): string {
  return `/replay/${id}`;
}
