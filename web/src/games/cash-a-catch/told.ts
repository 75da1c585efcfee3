/** What a stall shows of the event that is being told: a word, and the place it is about. */
import type { Event } from '../../generated/cash-a-catch';
import type { ErrorInfo } from '../../generated/wire';
import type { T } from '../../lib/i18n.svelte';
import { cardName } from './text';

export function wordFor(event: Event | null, seat: number, t: T): string {
  if (!event) return '';
  switch (event.kind) {
    case 'sold':
      return event.player === seat ? `+${event.euros}€` : '';
    case 'bought':
      return event.player === seat ? t('cash-a-catch-word-rings') : '';
    case 'spoiled':
      return event.player === seat
        ? t('cash-a-catch-word-spoils', { card: cardName(event.card, t) })
        : '';
    case 'stolen':
      if (event.player === seat) return `+ ${cardName(event.card, t)}`;
      return event.victim === seat ? `− ${cardName(event.card, t)}` : '';
    case 'empty_handed':
    case 'not_stolen':
      return event.player === seat ? t('cash-a-catch-word-no-theft') : '';
    case 'rescued':
      return event.player === seat
        ? t('cash-a-catch-word-cans', { card: cardName(event.card, t) })
        : '';
    default:
      return '';
  }
}

/** The place of a seat that the event is about: null is the trash, undefined none. */
export function markedPlace(event: Event | null, seat: number): number | null | undefined {
  switch (event?.kind) {
    case 'placed':
    case 'emptied':
      return event.player === seat ? event.place : undefined;
    case 'stolen':
      return event.victim === seat ? event.place : undefined;
    case 'spoiled':
    case 'discarded':
    case 'rescued':
      return event.player === seat ? null : undefined;
    default:
      return undefined;
  }
}

/** Refusals that stand at the bell, calmly, and not over the table. */
export const tells = ({ code }: ErrorInfo) =>
  ['too-soon', 'late', 'no-lot', 'answered', 'others-first'].includes(code);
