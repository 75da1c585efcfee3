/** How a table treats people, in words. */
import type { TableInfo } from '../generated/wire';
import { t } from './i18n.svelte';

/** For how many seconds spectators may be kept behind; null: nobody watches. */
export const WATCHING = [0, 30, 120, 600, null];

export function timeName(seconds: number): string {
  return seconds % 60
    ? t('people-seconds', { count: seconds })
    : t('people-minutes', { count: seconds / 60 });
}

export function watchName(watch: number | null): string {
  if (watch === null) return t('people-watch-none');
  return watch ? t('people-watch-late', { time: timeName(watch) }) : t('people-watch-live');
}

/** Whether this client sits there, or may sit there again. */
export const belongs = ({ you, kept }: TableInfo) => you !== null || kept !== null;
