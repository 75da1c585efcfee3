/**
 * What the board draws. It runs behind the view while events are being shown, one event at a time,
 * and always arrives at the view: nothing here decides anything, it only takes cards from one pile
 * and lays them on another, as the event says.
 */
import type { Event, FarmHandView, TrickEnded } from '../../generated/farm-hand';
import { numberOf, suitOf } from './cards';

export interface Scene {
  view: FarmHandView;
  /** A trick that is complete and still lies on the table. */
  ended: TrickEnded | null;
  /** What each player is being given (or loses) for the round. */
  points: number[] | null;
  /** The cards of a round are on their way. */
  dealing: boolean;
  /** The moment in which all bids open. */
  opening: boolean;
}

export const still = (view: FarmHandView): Scene => ({
  view,
  ended: null,
  points: null,
  dealing: false,
  opening: false,
});

const fill = <Item>(view: FarmHandView, item: Item): Item[] => view.order.map(() => item);

const replaced = <Item>(list: Item[], index: number, item: Item): Item[] =>
  list.map((old, i) => (i === index ? item : old));

function without<Item>(list: Item[], item: Item): Item[] {
  const index = list.indexOf(item);
  return index < 0 ? list : list.filter((_, i) => i !== index);
}

/** Every hand is empty: the round is over but for its points. */
export const isPlayedOut = ({ phase, backs, trick }: FarmHandView) =>
  phase === 'play' && trick.length === 0 && backs.every((hand) => hand.length === 0);

/** The players in the order in which they play, from this one on. */
export function clockwiseFrom(order: number[], player: number): number[] {
  const start = Math.max(0, order.indexOf(player));
  return [...order.slice(start), ...order.slice(0, start)];
}

/** The view as it looks after one event. */
export function advance(view: FarmHandView, event: Event, you: number | null): FarmHandView {
  switch (event.kind) {
    case 'dealt':
      return {
        ...view,
        round: event.round,
        extra: event.extra,
        phase: 'bid',
        dealer: event.dealer,
        leader: event.leader,
        turn: null,
        hand: you === null ? null : (event.hands[you] ?? []),
        backs: event.hands.map((hand) => hand.map(suitOf)),
        undealt: event.undealt,
        has_bid: view.order.map((_, player) => player >= view.seats),
        bids: view.order.map((_, player) => dummyBid(view, player, event.round)),
        tricks: fill(view, 0),
        trick: [],
        past: [],
      };
    case 'bid':
      return {
        ...view,
        has_bid: replaced(view.has_bid, event.player, true),
        bids: replaced(view.bids, event.player, event.tricks ?? view.bids[event.player] ?? null),
      };
    case 'bids_opened':
      return {
        ...view,
        phase: 'play',
        bids: event.bids,
        has_bid: fill(view, true),
        turn: view.leader,
      };
    case 'played': {
      const { player, card } = event;
      const trick = [...view.trick, event];
      const next = clockwiseFrom(view.order, player)[1] ?? null;
      return {
        ...view,
        trick,
        turn: trick.length < view.order.length ? next : null,
        hand: view.hand && player === you ? without(view.hand, card) : view.hand,
        backs: replaced(view.backs, player, without(view.backs[player] ?? [], suitOf(card))),
      };
    }
    case 'trick_ended': {
      const { plays, cancelled, winner, next } = event;
      const past = [...view.past, { leader: event.leader, plays, cancelled, winner }];
      const tricks =
        winner === null
          ? view.tricks
          : replaced(view.tricks, winner, (view.tricks[winner] ?? 0) + 1);
      const turn = isPlayedOut({ ...view, trick: [] }) ? null : next;
      return { ...view, past, tricks, trick: [], leader: next, turn };
    }
    case 'round_scored': {
      const { kind: _, ...row } = event;
      return { ...view, turn: null, scores: event.totals, sheet: [...view.sheet, row] };
    }
    case 'game_over':
      return { ...view, phase: 'over', turn: null, scores: event.scores };
    default:
      return view;
  }
}

/**
 * The hand of a player whose own view is known: the cards of its round that do not lie on the table
 * yet. `view` is what the board shows, which may be behind; another round's hand it does not show.
 */
export function openHand(
  view: FarmHandView,
  own: FarmHandView | undefined,
  player: number,
): string[] | null {
  if (!own?.hand) return null;
  if (own.round !== view.round || own.extra !== view.extra) return [];
  const plays = (of: FarmHandView) => [...of.past.flatMap((trick) => trick.plays), ...of.trick];
  const dealt = plays(own).flatMap((play) => (play.player === player ? [play.card] : []));
  const lying = new Set(plays(view).map(({ card }) => card));
  const suits = Object.keys(view.suits);
  const rank = (card: string) => suits.indexOf(suitOf(card)) * 10 + numberOf(card);
  return [...own.hand, ...dealt]
    .filter((card) => !lying.has(card))
    .sort((a, b) => rank(a) - rank(b));
}

/** The bid of a player whose own view is known, once it is laid. */
export function openBid(
  view: FarmHandView,
  own: FarmHandView | undefined,
  player: number,
): number | null {
  return view.bids[player] ?? (view.has_bid[player] ? (own?.bids[player] ?? null) : null);
}

/** A dummy's bid stands in a table that all know beforehand (FH-53). */
function dummyBid(view: FarmHandView, player: number, round: number): number | null {
  const name = view.dummies[player - view.seats];
  return name ? (view.dummy_bids[name]?.[round - 1] ?? null) : null;
}
