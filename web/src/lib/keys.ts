import { settings } from './settings.svelte';

/** A single key that may do something at a table: the player wants such keys, and is not typing. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (!settings.keys || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as Element).closest?.('input, textarea, select, dialog');
}
