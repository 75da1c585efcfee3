/**
 * Where the focused element is taken off the page and nobody hands the focus on, the page's main part
 * takes it: whoever goes by keyboard never starts again from the top.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target as Element;
  };
  const catchUp = () => {
    if (document.activeElement !== document.body || !last || last.isConnected) return;
    last = null;
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  // A component hands its focus on itself a moment after its change: it goes first.
  const watcher = new MutationObserver(() => {
    if (last && !last.isConnected) setTimeout(catchUp);
  });
  document.addEventListener('focusin', note);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    watcher.disconnect();
  };
}
