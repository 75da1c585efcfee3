/** Tables to look at and to test with: every phase, for one to five seats. */
import type { Action, FarmHandView, Played, Trick } from '../../generated/farm-hand';
import type { TableInfo } from '../../generated/wire';
import { type Suit, suitOf } from './cards';

export const PHASES = ['bid', 'laid', 'lead', 'follow', 'wait', 'over', 'watch'] as const;
export type Phase = (typeof PHASES)[number];

export interface Fixture {
  view: FarmHandView;
  legal: Action[];
  you: number | null;
  names: string[];
}

const SUITS: Record<Suit, number[]> = {
  red: [4],
  purple: [1, 7],
  orange: [2, 4, 6],
  green: [2, 3, 5, 6],
  blue: [1, 3, 4, 5, 7],
  yellow: [1, 2, 3, 5, 6, 7],
};
const DEAL: Record<number, number[]> = {
  1: [1, 2, 3, 4, 5, 6],
  2: [1, 2, 3, 4, 5, 6],
  3: [1, 2, 3, 4, 5, 6],
  4: [1, 2, 3, 4, 5, 5],
  5: [1, 2, 3, 4, 4, 4],
};
const DUMMIES: Record<number, FarmHandView['dummies']> = {
  1: ['mack', 'donald'],
  2: ['mack'],
  3: [],
  4: [],
  5: [],
};
const PEOPLE = ['Aki', 'Ben', 'ちひろ', 'Dora', 'Emil'];

/** What seat 0 holds in round 4, and what everybody else does. Nobody else holds blue-4's equals. */
const HANDS = [
  ['green-3', 'blue-1', 'blue-5', 'yellow-7'],
  ['purple-7', 'green-6', 'blue-4', 'yellow-3'],
  ['orange-2', 'orange-6', 'blue-3', 'yellow-2'],
  ['red-4', 'purple-1', 'green-2', 'yellow-5'],
  ['orange-4', 'green-5', 'yellow-1', 'yellow-6'],
];

const without = (hand: string[], played: string[]) => hand.filter((card) => !played.includes(card));

/** Round 4 of a game; the first trick is over where cards are being played. */
export function fixture(seats: number, phase: Phase): Fixture {
  const dummies = DUMMIES[seats] ?? [];
  const count = seats + dummies.length;
  const order = Array.from({ length: count }, (_, player) => player);
  const names = [
    ...PEOPLE.slice(0, seats),
    ...dummies.map((name) => (name === 'mack' ? 'Mack' : 'Donald')),
  ];
  const hands = HANDS.slice(0, count);
  const playing = phase !== 'bid' && phase !== 'laid';
  // The 3s frighten each other, and Aki's yellow 7 takes the rest.
  const opening: Trick = {
    leader: 1,
    plays: clockwise(order, 1).map((player) => ({ player, card: firstCard(player) })),
    cancelled: ['yellow-3', 'blue-3'],
    winner: 0,
  };
  const past = playing ? [opening] : [];
  const trick: Played[] =
    phase === 'follow'
      ? [{ player: 1, card: 'blue-4' }]
      : phase === 'wait'
        ? [{ player: 0, card: 'blue-5' }]
        : [];
  const gone = [...past.flatMap(({ plays }) => plays), ...trick].map(({ card }) => card);
  const left = hands.map((hand) => (phase === 'over' ? [] : without(hand, gone)));
  const leader = phase === 'follow' ? 1 : playing ? 0 : 1;
  const turn = { bid: null, laid: null, lead: 0, follow: 0, wait: 1, over: null, watch: 0 }[phase];
  const bids = order.map((player) => (player === 0 ? 2 : player % 2));
  const laid = order.map((player) => player >= seats || player === 1 || phase === 'laid');
  const you = phase === 'watch' ? null : 0;
  const view: FarmHandView = {
    seats,
    dummies,
    order,
    suits: SUITS,
    animals: ['mouse', 'hen', 'cat', 'dog', 'sheep', 'pig', 'cow'],
    deal: DEAL[seats] ?? [],
    dummy_bids: Object.fromEntries(dummies.map((name) => [name, [0, 1, 1, 1, 2, 2]])),
    round: phase === 'over' ? 6 : 4,
    extra: 0,
    phase: phase === 'over' ? 'over' : playing ? 'play' : 'bid',
    dealer: 0,
    leader,
    turn,
    hand: you === null ? null : (left[0] ?? []),
    backs: left.map((hand) => hand.map(suitOf)),
    undealt: undealt(hands),
    has_bid: playing ? order.map(() => true) : laid,
    bids: playing ? bids : bids.map((bid, player) => shownBid(bid, player, seats, phase)),
    tricks: order.map((player) => (playing && player === 0 ? 1 : 0)),
    trick,
    past,
    scores: order.map((player) => 6 - player * 3),
    sheet: [1, 2, 3].map((round) => ({
      round,
      extra: 0,
      bids: order.map((player) => player % 2),
      tricks: order.map(() => 0),
      points: order.map((player) => (player % 2 ? -1 : round)),
      totals: order.map((player) => 6 - player * 3),
    })),
    outcome:
      phase === 'over'
        ? {
            scores: order.map((player) => 6 - player * 3),
            ranking: order.map((player) => [player]),
          }
        : null,
  };
  return { view, legal: legalFor(phase, left[0] ?? []), you, names };
}

const firstCard = (player: number) => HANDS[player]?.[[3, 3, 2, 3, 3][player] ?? 0] ?? '';

const clockwise = (order: number[], from: number) => [
  ...order.slice(from),
  ...order.slice(0, from),
];

function shownBid(bid: number, player: number, seats: number, phase: Phase): number | null {
  if (player >= seats) return 1;
  return player === 0 && phase === 'laid' ? bid : null;
}

function undealt(hands: string[][]): Record<Suit, number> {
  const dealt = new Set(hands.flat());
  const count = (suit: Suit) => SUITS[suit].filter((n) => !dealt.has(`${suit}-${n}`)).length;
  return Object.fromEntries(
    (Object.keys(SUITS) as Suit[]).map((suit) => [suit, count(suit)]),
  ) as Record<Suit, number>;
}

function legalFor(phase: Phase, hand: string[]): Action[] {
  if (phase === 'bid') return [0, 1, 2, 3, 4].map((tricks) => ({ kind: 'bid', tricks }));
  if (phase === 'lead') return hand.map((card) => ({ kind: 'play', card }));
  if (phase === 'follow') return ['blue-1', 'blue-5'].map((card) => ({ kind: 'play', card }));
  return [];
}

/** A table with people on all seats. */
export function tableOf(names: (string | null)[]): Pick<TableInfo, 'seats'> {
  return {
    seats: names.map((name, seat) => ({
      seat,
      kind: name === null ? 'bot' : 'person',
      name,
      bot: name === null ? 'steady' : null,
      here: true,
      words: null,
      absent: false,
      muted: false,
    })),
  };
}
