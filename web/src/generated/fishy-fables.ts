/* Made by `make types` from the structures in Python. Do not edit. */

export type Game = View | Action | Legal | Event;
export type View = FishyFablesView;
export type Action = Draw | Buy | Pass | Lay | Check | Raise | Match | Fold | Catnip | Guess;
export type Legal = Draw | Buy | Pass | Lay | Check | Match | Fold | Catnip | Guess | Raises;
export type Event =
  | FirstDrawn
  | Drawn
  | Dealt
  | RoundBegan
  | Bought
  | Passed
  | Laid
  | AntesPaid
  | Checked
  | Raised
  | Matched
  | Folded
  | CatnipPlayed
  | Peeked
  | Swapped
  | Guessed
  | GuessesOpened
  | Revealed
  | RoundEnded
  | CameBack
  | DroppedOut
  | FibBegan
  | FibFlipped
  | GameOver
  | Undone;

/**
 * All that an observer may know. Lists go by seat unless they say otherwise.
 */
export interface FishyFablesView {
  aside: Aside;
  catnip:
    | (
        | 'cancel'
        | 'double'
        | 'halve'
        | 'minus_5'
        | 'peek'
        | 'plus_10'
        | 'plus_5'
        | 'refund'
        | 'swap'
      )[]
    | null;
  catnip_deck: number;
  catnip_used: (
    'cancel' | 'double' | 'halve' | 'minus_5' | 'peek' | 'plus_10' | 'plus_5' | 'refund' | 'swap'
  )[];
  catnips: number[];
  checked: boolean[];
  comeback: boolean;
  deck: Copies[];
  dropped: (number | null)[];
  fib: Fib | null;
  first: number;
  fish: (number | null)[];
  guesses: (number | null)[];
  hand: number[] | null;
  hands: number[];
  laid: boolean[];
  limit: number;
  lots: number[];
  open: boolean;
  outcome: Outcome | null;
  past: RoundLine[];
  peeked: Seen[];
  phase:
    'deliberation' | 'draft' | 'fib' | 'guessing' | 'over' | 'purchase' | 'selection' | 'window';
  piles: number[];
  played: Played[];
  price: number;
  purses: number[];
  raised: RaiseDue | null;
  ready: boolean[];
  round: number;
  rounds: number;
  seats: number;
  show_uncontested: boolean;
  shown: number[][];
  sizes: number[][];
  stakes: number[];
  standing: ('folded' | 'in' | 'out' | 'waiting')[];
  start: number;
  tin: number;
  turn: number | null;
  window: number;
}
/**
 * What the observer itself has laid aside, unseen by the others.
 */
export interface Aside {
  catnip: (
    'cancel' | 'double' | 'halve' | 'minus_5' | 'peek' | 'plus_10' | 'plus_5' | 'refund' | 'swap'
  )[];
  fish: number[];
}
/**
 * A kind of catnip in the deck, and how many cards of it there are in all.
 */
export interface Copies {
  copies: number;
  effect:
    'cancel' | 'double' | 'halve' | 'minus_5' | 'peek' | 'plus_10' | 'plus_5' | 'refund' | 'swap';
}
/**
 * The Final Fib; ``count`` cards were dealt to each of the tied seats.
 */
export interface Fib {
  count: number;
  flips: Flip[];
  rows: FibRow[];
}
/**
 * A flip of the Final Fib: who takes the point, of two; who is out, of more.
 */
export interface Flip {
  out: number | null;
  point: number | null;
  shown: FlippedFish[];
}
/**
 * A fish that was flipped.
 */
export interface FlippedFish {
  fish: number;
  player: number;
}
/**
 * A row of the Final Fib, from the left, as far as it is laid.
 */
export interface FibRow {
  fish: (number | null)[];
  player: number;
}
/**
 * How a game ended: scores by player; players, best first, ties together.
 */
export interface Outcome {
  ranking: number[][];
  scores: number[];
}
/**
 * A finished round; ``won`` is what was left of the ``tin`` for the winner.
 */
export interface RoundLine {
  folded: number[];
  guesses: (number | null)[];
  paid: Paid[];
  played: Played[];
  purses: number[];
  round: number;
  shown: ShownFish[];
  tin: number;
  winner: number;
  won: number;
}
/**
 * What a right guess has brought.
 */
export interface Paid {
  amount: number;
  player: number;
}
/**
 * A catnip card of this round: who played it, which, on whose fish where it is for one, and whether
 * it counts or was cancelled.
 */
export interface Played {
  counts: boolean;
  effect:
    'cancel' | 'double' | 'halve' | 'minus_5' | 'peek' | 'plus_10' | 'plus_5' | 'refund' | 'swap';
  player: number;
  target: number | null;
}
/**
 * A fish that lies open; ``sizes``: as printed, then after every catnip card.
 */
export interface ShownFish {
  fish: number;
  player: number;
  sizes: number[];
}
/**
 * A fish at which the observer has peeked; ``there``: it is sure to lie before its owner now.
 */
export interface Seen {
  fish: number;
  player: number;
  there: boolean;
}
/**
 * A raise that waits for answers: of these seats, in this order.
 */
export interface RaiseDue {
  amount: number;
  answers: number[];
  player: number;
}
/**
 * Take the top fish of a pile, 1 to 4 (FF-5).
 */
export interface Draw {
  kind: 'draw';
  pile: number;
}
/**
 * Buy the top catnip card; with a full hand for one that is discarded (FF-10, FF-11).
 */
export interface Buy {
  discard:
    | (
        | 'cancel'
        | 'double'
        | 'halve'
        | 'minus_5'
        | 'peek'
        | 'plus_10'
        | 'plus_5'
        | 'refund'
        | 'swap'
      )
    | null;
  kind: 'buy';
}
/**
 * Buy nothing, name nobody, play nothing in the reveal window (FF-10, FF-73, FF-81).
 */
export interface Pass {
  kind: 'pass';
}
/**
 * Lay a fish face down (FF-20, FF-61).
 */
export interface Lay {
  fish: number;
  kind: 'lay';
}
/**
 * Leave the stake as it is (FF-31).
 */
export interface Check {
  kind: 'check';
}
/**
 * Put more Purrency into the tin (FF-32).
 */
export interface Raise {
  amount: number;
  kind: 'raise';
}
/**
 * Match a raise, or put in all that is left (FF-32, FF-33).
 */
export interface Match {
  kind: 'match';
}
/**
 * Leave the round (FF-36).
 */
export interface Fold {
  kind: 'fold';
}
/**
 * Play a catnip card (FF-72): on the fish of ``player``, or swapping for ``fish`` from hand.
 */
export interface Catnip {
  effect:
    'cancel' | 'double' | 'halve' | 'minus_5' | 'peek' | 'plus_10' | 'plus_5' | 'refund' | 'swap';
  fish: number | null;
  kind: 'catnip';
  player: number | null;
}
/**
 * Name the seat that is thought to have the largest fish (FF-81).
 */
export interface Guess {
  kind: 'guess';
  player: number;
}
/**
 * Any raise from ``low`` to ``high``, as it is offered.
 */
export interface Raises {
  high: number;
  kind: 'raise';
  low: number;
}
/**
 * A fish for every seat, face up; ``first`` has the largest and takes the lure token.
 */
export interface FirstDrawn {
  first: number;
  fish: number[];
  kind: 'first_drawn';
}
/**
 * A seat has taken the top fish of a pile.
 */
export interface Drawn {
  fish: number | null;
  kind: 'drawn';
  pile: number;
  player: number;
}
/**
 * All hands were dealt at once; ``hand`` is one's own.
 */
export interface Dealt {
  count: number;
  hand: number[] | null;
  kind: 'dealt';
}
/**
 * A round begins with these seats.
 */
export interface RoundBegan {
  first: number;
  kind: 'round_began';
  players: number[];
  round: number;
}
/**
 * A seat has bought a catnip card; which, only it is told.
 */
export interface Bought {
  discard:
    | (
        | 'cancel'
        | 'double'
        | 'halve'
        | 'minus_5'
        | 'peek'
        | 'plus_10'
        | 'plus_5'
        | 'refund'
        | 'swap'
      )
    | null;
  effect:
    | (
        | 'cancel'
        | 'double'
        | 'halve'
        | 'minus_5'
        | 'peek'
        | 'plus_10'
        | 'plus_5'
        | 'refund'
        | 'swap'
      )
    | null;
  kind: 'bought';
  player: number;
  price: number;
}
/**
 * A seat has bought nothing, or played nothing in the reveal window.
 */
export interface Passed {
  kind: 'passed';
  player: number;
}
/**
 * A seat has laid a fish face down; which, only it is told.
 */
export interface Laid {
  fish: number | null;
  kind: 'laid';
  player: number;
}
/**
 * All fish are laid: these seats have each paid 1 into the tin.
 */
export interface AntesPaid {
  kind: 'antes_paid';
  players: number[];
}
/**
 * A seat has checked.
 */
export interface Checked {
  kind: 'checked';
  player: number;
}
/**
 * A seat has raised.
 */
export interface Raised {
  all_in: boolean;
  amount: number;
  kind: 'raised';
  player: number;
}
/**
 * A seat has matched a raise with so much.
 */
export interface Matched {
  all_in: boolean;
  kind: 'matched';
  paid: number;
  player: number;
}
/**
 * A seat has folded.
 */
export interface Folded {
  kind: 'folded';
  player: number;
}
/**
 * A catnip card was played: on the fish of ``target``; ``amount`` is what a refund gives back,
 * ``cancelled`` the card that a cancel takes back.
 */
export interface CatnipPlayed {
  amount: number;
  cancelled:
    | (
        | 'cancel'
        | 'double'
        | 'halve'
        | 'minus_5'
        | 'peek'
        | 'plus_10'
        | 'plus_5'
        | 'refund'
        | 'swap'
      )
    | null;
  effect:
    'cancel' | 'double' | 'halve' | 'minus_5' | 'peek' | 'plus_10' | 'plus_5' | 'refund' | 'swap';
  kind: 'catnip_played';
  player: number;
  target: number | null;
}
/**
 * A seat has looked at the fish of ``target``; which it is, these two alone are told.
 */
export interface Peeked {
  fish: number | null;
  kind: 'peeked';
  player: number;
  target: number;
}
/**
 * A seat has laid ``fish`` in place of ``back``; which they are, only it is told.
 */
export interface Swapped {
  back: number | null;
  fish: number | null;
  kind: 'swapped';
  player: number;
}
/**
 * A seat has guessed, or will not; ``named`` only it is told, and null if it named nobody.
 */
export interface Guessed {
  kind: 'guessed';
  named: number | null;
  player: number;
}
/**
 * All guesses, by seat.
 */
export interface GuessesOpened {
  guesses: (number | null)[];
  kind: 'guesses_opened';
}
/**
 * The seats still in have revealed their fish.
 */
export interface Revealed {
  kind: 'revealed';
  shown: ShownFish[];
}
/**
 * The tin is won.
 */
export interface RoundEnded {
  folded: number[];
  guesses: (number | null)[];
  kind: 'round_ended';
  paid: Paid[];
  played: Played[];
  purses: number[];
  round: number;
  shown: ShownFish[];
  tin: number;
  winner: number;
  won: number;
}
/**
 * A seat plays on and has discarded ``count`` fish at random; which, only it is told.
 */
export interface CameBack {
  count: number;
  fish: number[] | null;
  kind: 'came_back';
  player: number;
}
/**
 * A seat is out of the game.
 */
export interface DroppedOut {
  kind: 'dropped_out';
  player: number;
}
/**
 * A tie: ``count`` fish each were dealt to these seats; ``hand`` is one's own.
 */
export interface FibBegan {
  count: number;
  hand: number[] | null;
  kind: 'fib_began';
  players: number[];
}
/**
 * The next fish were flipped.
 */
export interface FibFlipped {
  kind: 'fib_flipped';
  out: number | null;
  point: number | null;
  shown: FlippedFish[];
}
/**
 * The game has ended.
 */
export interface GameOver {
  kind: 'game_over';
  ranking: number[][];
  scores: number[];
}
/**
 * The last action of a player was taken back.
 */
export interface Undone {
  kind: 'undone';
  player: number;
}
