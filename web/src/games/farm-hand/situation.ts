/** How the table stands, in sentences: for those who hear it, and for a second look. */
import type { Action, FarmHandView } from '../../generated/farm-hand';
import type { T } from '../../lib/i18n.svelte';
import type { Situation } from '../contract';
import { suitOf } from './cards';
import { promptFor } from './prompt';
import { clockwiseFrom } from './scene';
import { cardName, listed, plain, spokenCard, suitName } from './text';

export function situation(
  { view, legal, you, names }: Situation<FarmHandView, Action>,
  t: T,
): string[] {
  const say = (part: string, args: Record<string, string | number> = {}) =>
    t(`farm-hand-stands-${part}`, args);
  const nameOf = (player: number) => names[player] ?? '';
  const list = (items: string[]) => listed(items, t);
  const item = (player: number, what: string) => say('item', { name: nameOf(player), what });
  const players = clockwiseFrom(view.order, you ?? view.order[0] ?? 0);

  const round = say(view.extra ? 'again' : 'round', {
    round: view.round,
    rounds: view.deal.length,
    points: view.round,
  });
  const trick = view.trick.map(({ player, card }) => item(player, cardName(card, t)));
  const hand = (view.hand ?? []).map((card) => spokenCard(card, view.animals, t));
  const bids = players.map((player) => item(player, bidOf(view, player, you, t)));
  const backs = players
    .filter((player) => player !== you && (view.backs[player]?.length ?? 0) > 0)
    .map((player) => {
      const suits = (view.backs[player] ?? []).map((back) => suitName(suitOf(back), t));
      return say('backs', { name: nameOf(player), suits: list(suits) });
    });
  const scores = players.map((player) => item(player, plain(view.scores[player] ?? 0)));
  return [
    ...(view.phase === 'over' ? [] : [round]),
    promptFor({ view, legal, you, names, pending: false }, t),
    ...(trick.length > 0 ? [say('trick', { list: list(trick) })] : []),
    ...(hand.length > 0 ? [say('hand', { list: list(hand) })] : []),
    ...(view.phase === 'over' ? [] : [say('bids', { list: list(bids) })]),
    say('scores', { list: list(scores) }),
    ...backs,
  ].filter((sentence) => sentence !== '');
}

/** What may be known of a player's bid, and what was won towards it. */
function bidOf(view: FarmHandView, player: number, you: number | null, t: T): string {
  const bid = view.bids[player] ?? null;
  if (view.phase !== 'bid') {
    return t('farm-hand-tricks-of-bid', { tricks: view.tricks[player] ?? 0, bid: bid ?? 0 });
  }
  if (bid === null) return t(view.has_bid[player] ? 'farm-hand-bid-laid' : 'farm-hand-bid-none');
  return t(player === you ? 'farm-hand-bid-own' : 'farm-hand-stands-bid', { tricks: bid });
}
