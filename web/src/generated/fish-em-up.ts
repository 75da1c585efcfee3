/* Made by `make types` from the structures in Python. Do not edit. */

export type Game = View | Action | Legal | Event;
export type View = FishEmUpView;
export type Action = Lay | Sting | Take | Rob | Skip;
export type Legal = Lay | Sting | Take | Rob | Skip;
export type Event =
  | Begun
  | Dealt
  | Laid
  | Stung
  | Scored
  | Robbed
  | Lost
  | Took
  | NothingTaken
  | Skipped
  | Drew
  | BoatDrawn
  | AllSkipped
  | GameOver
  | Undone;

/**
 * All that an observer may know. Lists go by seat.
 *
 * ``player``: whose turn it is; ``asked``: who may act now. ``net``: the cards in the order in which they
 * were laid; ``faces``: of these cards and those in the observer's hand. ``token``: the card whose catch the
 * jellyfish token lies on. ``sea``: cards in the sea deck, of which ``decks`` tells by deck. ``robberies``:
 * points that the seahorses have still to take; ``victims``: whom the crab or the seahorses may choose.
 * ``thefts``: all of them, in their order. ``skipped``: how many seats in a row have been skipped without
 * drawing. ``boat``: who drew it. ``plays``: every legal play, to the seat that is to play, in the order
 * of its legal actions.
 */
export interface FishEmUpView {
  aside: Aside[];
  asked: number[];
  boat: number | null;
  catches: NetCatch[];
  decks: number[];
  faces: {
    [k: string]: Face;
  };
  first: number;
  hand: string[] | null;
  net: NetCard[];
  outcome: Outcome | null;
  phase: 'crab' | 'over' | 'play' | 'seahorse';
  picture: Picture;
  player: number;
  plays: Play[];
  points: number[];
  robberies: number;
  sea: number;
  seats: number;
  sizes: number[];
  skipped: number;
  thefts: Theft[];
  token: string | null;
  victims: number[];
}
/**
 * A jellyfish that was played, and by whom.
 */
export interface Aside {
  card: string;
  player: number;
}
/**
 * A catch in the net and the first cell of its picture (FE-30): active, covered, or under the token.
 */
export interface NetCatch {
  card: string;
  catch: 'crab' | 'fish' | 'seahorse' | 'trash';
  state: 'active' | 'covered' | 'jellyfish';
  x: number;
  y: number;
}
/**
 * What a card shows, unturned: seven rows of five cells, ``#`` net and ``.`` sea.
 *
 * Inside a card rope stands exactly between net and sea. ``rim`` tells of its 24 outer sides, clockwise
 * from the north side of the first cell: ``|`` rope, ``o`` open net, ``.`` sea. ``icon`` is the first cell
 * of the 2 × 2 block with the picture of the catch. Jellyfish and boat have no rows and no rim.
 */
export interface Face {
  catch: ('boat' | 'crab' | 'fish' | 'jellyfish' | 'seahorse' | 'trash') | null;
  icon: Cell | null;
  rim: string;
  rows: string[];
}
/**
 * A cell.
 */
export interface Cell {
  x: number;
  y: number;
}
/**
 * A card in the net, and who laid it; nobody the start net.
 */
export interface NetCard {
  card: string;
  player: number | null;
  turn: number;
  x: number;
  y: number;
}
/**
 * How a game ended: scores by player; players, best first, ties together.
 */
export interface Outcome {
  ranking: number[][];
  scores: number[];
}
/**
 * The visible net: rows of ``#`` net and ``.`` sea, the first sign of the first at ``left``, ``top``.
 */
export interface Picture {
  left: number;
  rows: string[];
  top: number;
}
/**
 * What a play would do (FE-31 – FE-37).
 *
 * Either the card is laid at ``place``, or it is a jellyfish and the token goes ``on`` a catch.
 * ``strength``: how many active catches its effect counts. ``gain``: points for the player; ``harm``:
 * points that the others lose in all. ``covers``: the cards whose active catches it would block;
 * ``token``: whether it covers the token's catch.
 */
export interface Play {
  card: string;
  catch: 'crab' | 'fish' | 'seahorse' | 'trash';
  covers: string[];
  gain: number;
  harm: number;
  on: string | null;
  place: NetPlace | null;
  strength: number;
  token: boolean;
}
/**
 * Where a card is laid.
 */
export interface NetPlace {
  turn: number;
  x: number;
  y: number;
}
/**
 * A crab's theft (FE-34); thief and victim know which card it was.
 */
export interface Theft {
  card: string | null;
  player: number;
  victim: number;
}
/**
 * Lay a card on the net (FE-10, FE-20).
 */
export interface Lay {
  card: string;
  kind: 'lay';
  turn: number;
  x: number;
  y: number;
}
/**
 * Lay a jellyfish aside and put the token on a catch (FE-37).
 */
export interface Sting {
  card: string;
  kind: 'sting';
  on: string;
}
/**
 * The crab takes a card of this seat's hand (FE-34).
 */
export interface Take {
  kind: 'take';
  seat: number;
}
/**
 * A seahorse takes a point from this seat (FE-35).
 */
export interface Rob {
  kind: 'rob';
  seat: number;
}
/**
 * No card can be played (FE-11).
 */
export interface Skip {
  kind: 'skip';
}
/**
 * The start net lies there, and a seat begins (FE-4).
 */
export interface Begun {
  first: number;
  kind: 'begun';
  seats: number;
}
/**
 * A seat gets its anchor cards; it alone sees them (FE-2).
 */
export interface Dealt {
  cards: Seen[] | null;
  count: number;
  kind: 'dealt';
  player: number;
}
/**
 * A card that an event tells of.
 */
export interface Seen {
  card: string;
  catch: 'boat' | 'crab' | 'fish' | 'jellyfish' | 'seahorse' | 'trash';
}
/**
 * A card is laid on the net. ``covers``: the cards whose active catches it blocks; ``token``: the
 * jellyfish token goes back beside the table (FE-39).
 */
export interface Laid {
  card: string;
  catch: 'crab' | 'fish' | 'seahorse' | 'trash';
  covers: Seen[];
  kind: 'laid';
  player: number;
  token: boolean;
  turn: number;
  x: number;
  y: number;
}
/**
 * A jellyfish is laid aside; the token goes from a catch (or from beside the table) to another.
 */
export interface Stung {
  card: string;
  catch: 'crab' | 'fish' | 'seahorse' | 'trash';
  kind: 'stung';
  left: Seen | null;
  on: string;
  player: number;
}
/**
 * An effect changes points (FE-33, FE-34, FE-36): ``changes`` and all ``points`` after it, by seat.
 */
export interface Scored {
  catch: 'crab' | 'fish' | 'seahorse' | 'trash';
  changes: number[];
  kind: 'scored';
  player: number;
  points: number[];
  strength: number;
}
/**
 * Seahorses take points from a seat (FE-35); ``left``: how many are still to be taken.
 */
export interface Robbed {
  count: number;
  kind: 'robbed';
  left: number;
  player: number;
  points: number[];
  victim: number;
}
/**
 * The seahorses' further points are lost: nobody has any (FE-35).
 */
export interface Lost {
  count: number;
  kind: 'lost';
  player: number;
}
/**
 * The crab takes a card of a hand (FE-34); the thief and the victim see which.
 */
export interface Took {
  cards: Seen[] | null;
  count: number;
  kind: 'took';
  player: number;
  victim: number;
}
/**
 * The crab finds no hand of two cards or more (FE-34).
 */
export interface NothingTaken {
  kind: 'nothing_taken';
  player: number;
}
/**
 * A seat has no legal play (FE-11).
 */
export interface Skipped {
  kind: 'skipped';
  player: number;
}
/**
 * A seat draws up to three; it alone sees what (FE-10). ``sea``: the deck's height after it.
 */
export interface Drew {
  cards: Seen[] | null;
  count: number;
  kind: 'drew';
  player: number;
  sea: number;
}
/**
 * A seat draws the fishing boat and shows it (FE-40).
 */
export interface BoatDrawn {
  kind: 'boat';
  player: number;
}
/**
 * Every seat in a row was skipped without drawing: the game ends (FE-12).
 */
export interface AllSkipped {
  kind: 'all_skipped';
}
/**
 * The game has ended (FE-41).
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
