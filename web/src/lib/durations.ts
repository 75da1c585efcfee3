/** Spans of time as people say them. All are in seconds. */
import type { Clock } from '../generated/wire';
import type { T } from './i18n.svelte';

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;
/** A turn of so much, and nobody is expected to sit and wait. */
export const UNHURRIED = HOUR;

/** A span somebody has chosen: `30 s`, `5 min`, `1 day`. */
export function span(seconds: number, t: T): string {
  if (seconds >= DAY && seconds % DAY === 0) return t('clock-days-of', { n: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return t('clock-hours', { n: seconds / HOUR });
  if (seconds > 90 || seconds === MINUTE)
    if (seconds % MINUTE === 0) return t('clock-minutes', { n: seconds / MINUTE });
  return t('clock-seconds', { n: seconds });
}

/** A table's clock in a few words. */
export function clockText(clock: Clock | null, t: T): string {
  if (!clock) return t('clock-none');
  const turn = span(clock.turn, t);
  if (clock.reserve === 0) return t('clock-told', { turn });
  return t('clock-told-reserve', { turn, reserve: span(clock.reserve, t) });
}

/** What is left, in figures: `0:07`, `12:30`, `3 h 20 min`, `1 d 4 h`. A second that has begun counts. */
export function figures(seconds: number, t: T): string {
  const whole = Math.ceil(Math.max(0, seconds));
  if (whole >= DAY) {
    const hours = Math.floor((whole % DAY) / HOUR);
    return t('clock-left-days', { days: Math.floor(whole / DAY), hours });
  }
  if (whole >= HOUR) {
    const minutes = Math.floor((whole % HOUR) / MINUTE);
    return t('clock-left-hours', { hours: Math.floor(whole / HOUR), minutes });
  }
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}
