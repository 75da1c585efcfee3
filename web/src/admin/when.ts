/** Times and sizes as the reader writes them. */
import { spoken } from '../lib/i18n.svelte';

export const when = (time: string) =>
  new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(time),
  );

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

export function size(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10));
  return new Intl.NumberFormat(spoken(), {
    style: 'unit',
    unit: UNITS[step],
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** step);
}

export function duration(seconds: number): string {
  const [value, unit]: [number, string] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7200
        ? [seconds / 60, 'minute']
        : seconds < 172_800
          ? [seconds / 3600, 'hour']
          : [seconds / 86_400, 'day'];
  return new Intl.NumberFormat(spoken(), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Math.floor(value));
}
