/** What Farm Hand says: names, sentences for the log, refusals, labels. Words are in farm-hand.ftl. */
import type { Action, Event, FarmHandView, Played } from '../../generated/farm-hand';
import type { ErrorInfo, TableInfo } from '../../generated/wire';
import type { T } from '../../lib/i18n.svelte';
import { plain, signed } from '../../lib/numbers';
import { listed, listedAnd, playerNames as seatNames } from '../../lib/words';

export { listed, listedAnd, plain, signed };

import { numberOf, suitOf } from './cards';

/** Seats first, then the dummies. */
export function playerNames(
  view: Pick<FarmHandView, 'seats' | 'dummies'>,
  table: Pick<TableInfo, 'seats'>,
  t: T,
): string[] {
  return [...seatNames(view, table, t), ...view.dummies.map((dummy) => t(`farm-hand-${dummy}`))];
}

export const suitName = (suit: string, t: T) => t(`farm-hand-suit-${suit}`);

export const cardName = (card: string, t: T) =>
  t('farm-hand-card', { suit: suitName(suitOf(card), t), number: numberOf(card) });

/** The card with its animal, for those who hear the table. */
export const spokenCard = (card: string, animals: string[], t: T) =>
  t('farm-hand-card-spoken', {
    suit: suitName(suitOf(card), t),
    number: numberOf(card),
    animal: t(`farm-hand-animal-${animals[numberOf(card) - 1]}`),
  });

const nameOf = (names: string[], player: number) => names[player] ?? '?';

/** A card in the trick, and in the list of those that are out. */
export function about(event: Event): string[] {
  const cards =
    event.kind === 'played'
      ? [event.card]
      : event.kind === 'trick_ended'
        ? event.plays.map(({ card }) => card)
        : [];
  return cards.flatMap((card) => [`[data-trick-card="${card}"]`, `[data-out="${card}"]`]);
}

/** One sentence for the log, or null where nothing needs to be said. */
export function sentence(event: Event, names: string[], t: T): string | null {
  const say = (kind: string, args: Record<string, string | number> = {}) =>
    t(`farm-hand-event-${kind}`, args);
  switch (event.kind) {
    case 'dealt':
      return say(event.extra ? 'dealt-extra' : 'dealt', {
        round: event.round,
        count: event.hands[0]?.length ?? 0,
        dealer: nameOf(names, event.dealer),
        leader: nameOf(names, event.leader),
      });
    case 'bid': {
      const name = nameOf(names, event.player);
      return event.tricks === null
        ? say('bid', { name })
        : say('bid-own', { name, tricks: event.tricks });
    }
    case 'bids_opened':
      return say('bids-opened', {
        list: listed(
          event.bids.map((tricks, player) =>
            say('bids-opened-item', { name: nameOf(names, player), tricks }),
          ),
          t,
        ),
      });
    case 'played':
      return say('played', { name: nameOf(names, event.player), card: cardName(event.card, t) });
    case 'trick_ended': {
      const { winner, plays } = event;
      const scares = cancelledGroups(event.cancelled).map((cards) =>
        say('trick-cancelled', {
          number: numberOf(cards[0] ?? ''),
          cards: listedAnd(
            cards.map((card) => cardName(card, t)),
            t,
          ),
        }),
      );
      const card = plays.find((play: Played) => play.player === winner)?.card ?? '';
      const end =
        winner === null
          ? say('trick-nobody', { name: nameOf(names, event.next) })
          : say('trick-won', { name: nameOf(names, winner), card: cardName(card, t) });
      return [...scares, end].join(t('list-sentences'));
    }
    case 'round_scored':
      return say('round-scored', {
        round: event.round,
        list: listed(
          event.points.map((points, player) =>
            say('round-scored-item', { name: nameOf(names, player), points: signed(points) }),
          ),
          t,
        ),
      });
    case 'game_over': {
      const winners = event.ranking[0] ?? [];
      const points = event.scores[winners[0] ?? 0] ?? 0;
      if (winners.length === 1) {
        return say('game-over', { name: nameOf(names, winners[0] ?? 0), points });
      }
      return say('game-over-shared', {
        names: listedAnd(
          winners.map((winner) => nameOf(names, winner)),
          t,
        ),
        points,
      });
    }
    case 'undone':
      return say('undone', { name: nameOf(names, event.player) });
    default:
      return null;
  }
}

/** A round by its number; one that is played again to break a tie says so. */
export function chapter(event: Event, t: T): string | null {
  if (event.kind !== 'dealt') return null;
  const { round, extra } = event;
  return extra ? t('farm-hand-round-again', { round, extra }) : t('farm-hand-chapter', { round });
}

/** Cancelled cards by their number, in the order in which they fell. */
export function cancelledGroups(cancelled: string[]): string[][] {
  const groups = new Map<number, string[]>();
  for (const card of cancelled) {
    groups.set(numberOf(card), [...(groups.get(numberOf(card)) ?? []), card]);
  }
  return [...groups.values()];
}

/** What would be right, for a refusal that names one of our clauses. */
export function refusal(error: ErrorInfo, t: T): string {
  const { suit } = error.args;
  const args = typeof suit === 'string' ? { ...error.args, suit: suitName(suit, t) } : error.args;
  return t(`farm-hand-refused-${error.code}`, args);
}

export function actionLabel(action: Action, t: T): string {
  return action.kind === 'bid'
    ? t('farm-hand-action-bid', { tricks: action.tricks })
    : t('farm-hand-action-play', { card: cardName(action.card, t) });
}
