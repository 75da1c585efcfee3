/** Links to rules, wherever they stand on a page with a rules drawer: they open the drawer instead. */
import { rulesPath } from '../lib/router.svelte';

/** Which clause was asked for; null for the rulebook as a whole. A new one each time. */
export interface Asked {
  clause: string | null;
}

/** Catches plain clicks on links to the rules of `game`, until the function that it gives is called. */
export function catchRules(game: string, open: (asked: Asked) => void): () => void {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.origin !== location.origin) return;
    if (link.pathname !== rulesPath(game)) return;
    // Before the router sees it: the drawer opens, and the page stays.
    event.preventDefault();
    open({ clause: link.hash.slice(1) || null });
  };
  document.addEventListener('click', follow, { capture: true });
  return () => document.removeEventListener('click', follow, { capture: true });
}
