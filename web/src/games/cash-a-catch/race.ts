/** How quick hands were, in words. */
import type { T } from '../../lib/i18n.svelte';

/** Milliseconds as seconds, to a hundredth. */
export const seconds = (ms: number, t: T) =>
  t('cash-a-catch-race-seconds', { seconds: (ms / 1000).toFixed(2) });

/** By how much somebody was later; what is less than a hundredth is told in milliseconds. */
export function later(ms: number, t: T): string {
  if (ms < 10) return t('cash-a-catch-race-later-ms', { ms: Math.max(0, ms).toFixed(1) });
  return t('cash-a-catch-race-later', { time: seconds(ms, t) });
}
