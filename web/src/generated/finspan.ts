/* Made by `make types` from the structures in Python. Do not edit. */

export type Game = View | Action | Legal | Event | PrintedCard;
export type View = FinspanView;
export type Action =
  | Play
  | PayCard
  | Pay
  | Place
  | Dive
  | Draw
  | Gain
  | Egg
  | EggEach
  | Hatch
  | Young
  | Lift
  | MoveTo
  | Tuck
  | Use
  | Done;
export type Legal =
  | Play
  | PayCard
  | Pay
  | Place
  | Dive
  | Draw
  | Gain
  | Egg
  | EggEach
  | Hatch
  | Young
  | Lift
  | MoveTo
  | Tuck
  | Use
  | Done;
export type Event =
  | Opened
  | WeekBegan
  | PlayBegan
  | CardPaid
  | TokenPaid
  | Placed
  | Dived
  | BonusEarned
  | Activated
  | Drawn
  | Reshuffled
  | Gained
  | EggsLaid
  | Hatched
  | YoungPut
  | Lifted
  | Moved
  | Consumed
  | Left
  | WeekEnded
  | Scored
  | GameOver
  | Undone;

/**
 * All that an observer may know; lists go by seat unless they say otherwise.
 *
 * ``turn``: whose turn it is; ``actor``: who is to act. ``bonuses``: by column, then sunlight, twilight,
 * midnight and floor. ``used``: cards whose game-end ability has been used.
 */
export interface FinspanView {
  actor: number | null;
  asked: Asked | null;
  bonuses: (
    'consume' | 'draw' | 'egg' | 'egg_each' | 'gain' | 'hatch' | 'move' | 'play' | 'young'
  )[][][];
  deck: number;
  diving: Diving | null;
  first: number;
  forage: Forage[];
  moving: Moving | null;
  oceans: OceanView[];
  outcome: Outcome | null;
  phase: 'benefit' | 'ending' | 'moving' | 'over' | 'payment' | 'placement' | 'turn';
  playing: Playing | null;
  seats: number;
  side: 'a' | 'b';
  tiles: Tile[];
  turn: number;
  used: string[];
  week: number;
  weeks: number;
}
/**
 * Who takes benefits now: which are left, from the fish in ``slot`` of ``owner`` or a printed bonus
 * (null), and which seats take theirs afterwards. ``each``: the slots that would get an egg by ``egg_each``.
 */
export interface Asked {
  benefits: (
    'consume' | 'draw' | 'egg' | 'egg_each' | 'gain' | 'hatch' | 'move' | 'play' | 'young'
  )[];
  each: string[];
  owner: number;
  player: number;
  queue: number[];
  slot: string | null;
  where:
    | (
        | 'blue'
        | 'bottom_row'
        | 'green'
        | 'large'
        | 'medium'
        | 'predator'
        | 'purple'
        | 'small'
        | 'sunlight'
        | 'top_row'
      )
    | null;
}
/**
 * A dive that goes on: ``step`` counts what is passed of the ten stops on the way down.
 */
export interface Diving {
  column: 'blue' | 'green' | 'purple';
  step: number;
}
/**
 * A fish printed on the mat.
 */
export interface Forage {
  card: string;
  length: number;
  slot: string;
}
/**
 * The token that is on the move.
 */
export interface Moving {
  origin: string;
  slots: string[];
  token: 'egg' | 'school' | 'young';
}
/**
 * The ocean of a seat.
 *
 * ``slots`` go row by row, blue, purple, green. ``divers``: those still to be placed; ``plays``: those in
 * the play box; ``dives``: by column, those at its bottom. ``ways``: by column, what a dive would meet now.
 * ``standing``: what this week's achievement would score now.
 */
export interface OceanView {
  discard: string[];
  divers: number;
  dives: number[];
  hand: HandCard[];
  plays: number;
  score: Score;
  slots: Slot[];
  standing: number | null;
  ways: Step[][];
  weeks: Week[];
}
/**
 * A card of a hand: whether its cost can be paid now, and the slots that would take it.
 */
export interface HandCard {
  card: string;
  payable: boolean;
  slots: string[];
}
/**
 * Points by where they come from, if the game ended now.
 */
export interface Score {
  abilities: number;
  consumed: number;
  eggs_and_young: number;
  fish: number;
  schools: number;
  weeks: number;
}
/**
 * A slot: its visible fish, those beneath it (the lowest first), and the tokens.
 */
export interface Slot {
  beneath: string[];
  egg: boolean;
  fish: string | null;
  school: boolean;
  young: number;
}
/**
 * Something on the way down: a printed ``bonus``, or the fish in ``slot``.
 */
export interface Step {
  all_players: boolean;
  benefits: (
    'consume' | 'draw' | 'egg' | 'egg_each' | 'gain' | 'hatch' | 'move' | 'play' | 'young'
  )[];
  bonus: ('floor' | 'midnight' | 'sunlight' | 'twilight') | null;
  slot: string | null;
  where:
    | (
        | 'blue'
        | 'bottom_row'
        | 'green'
        | 'large'
        | 'medium'
        | 'predator'
        | 'purple'
        | 'small'
        | 'sunlight'
        | 'top_row'
      )
    | null;
}
/**
 * What a finished week has brought: its achievement, and side B's reward for the best.
 */
export interface Week {
  best: number;
  points: number;
}
/**
 * How a game ended: scores by player; players, best first, ties together.
 */
export interface Outcome {
  ranking: number[][];
  scores: number[];
}
/**
 * The fish that is being played, what is still due, and where it may lie.
 */
export interface Playing {
  card: string;
  due: Cost;
  slots: string[];
}
/**
 * Cards from hand, and tokens of the own ocean.
 */
export interface Cost {
  cards: number;
  eggs: number;
  schools: number;
  young: number;
}
/**
 * An achievement: so many points for each.
 */
export interface Tile {
  count:
    | 'consumed_fish'
    | 'eggs_and_young'
    | 'fish_with_token'
    | 'fish_without_token'
    | 'full_rows'
    | 'if_activated_fish'
    | 'large_fish'
    | 'medium_fish'
    | 'pairs_of_eggs'
    | 'predator_tags'
    | 'schools'
    | 'small_fish'
    | 'triples_of_eggs'
    | 'young';
  points: number;
}
/**
 * Begin to play a fish from hand (FS-20, FS-54).
 */
export interface Play {
  card: string;
  kind: 'play';
}
/**
 * Discard a card from hand as part of a cost (FS-21).
 */
export interface PayCard {
  card: string;
  kind: 'pay_card';
}
/**
 * Pay a token from the own ocean (FS-21).
 */
export interface Pay {
  kind: 'pay';
  slot: string;
  token: 'egg' | 'school' | 'young';
}
/**
 * Lay the fish that has been paid for (FS-25).
 */
export interface Place {
  kind: 'place';
  slot: string;
}
/**
 * Dive at a site (FS-30).
 */
export interface Dive {
  column: 'blue' | 'green' | 'purple';
  kind: 'dive';
}
/**
 * Draw a card (FS-40).
 */
export interface Draw {
  kind: 'draw';
}
/**
 * Take a card of the own discard pile to hand (FS-42).
 */
export interface Gain {
  card: string;
  kind: 'gain';
}
/**
 * Lay an egg on a fish (FS-43).
 */
export interface Egg {
  kind: 'egg';
  slot: string;
}
/**
 * Lay an egg on each fish that the ability names (FS-44).
 */
export interface EggEach {
  kind: 'egg_each';
}
/**
 * Let an egg hatch (FS-45).
 */
export interface Hatch {
  kind: 'hatch';
  slot: string;
}
/**
 * Put a young on a slot (FS-46).
 */
export interface Young {
  kind: 'young';
  slot: string;
}
/**
 * Choose the young or the school to be moved (FS-47).
 */
export interface Lift {
  kind: 'lift';
  slot: string;
  token: 'school' | 'young';
}
/**
 * Move it to a slot (FS-47).
 */
export interface MoveTo {
  kind: 'move_to';
  slot: string;
}
/**
 * Tuck a shorter card from hand under the fish (FS-53).
 */
export interface Tuck {
  card: string;
  kind: 'tuck';
}
/**
 * Use the game-end ability of a fish (FS-70).
 */
export interface Use {
  kind: 'use';
  slot: string;
}
/**
 * Leave the benefits or abilities that are left (FS-34).
 */
export interface Done {
  kind: 'done';
}
/**
 * The table is set: the first seat, all hands, and what the achievements of weeks 1–3 count.
 */
export interface Opened {
  counts: (
    | 'consumed_fish'
    | 'eggs_and_young'
    | 'fish_with_token'
    | 'fish_without_token'
    | 'full_rows'
    | 'if_activated_fish'
    | 'large_fish'
    | 'medium_fish'
    | 'pairs_of_eggs'
    | 'predator_tags'
    | 'schools'
    | 'small_fish'
    | 'triples_of_eggs'
    | 'young'
  )[];
  first: number;
  hands: string[][];
  kind: 'opened';
}
/**
 * A week begins with this seat.
 */
export interface WeekBegan {
  first: number;
  kind: 'week_began';
  week: number;
}
/**
 * A seat begins to play a fish.
 */
export interface PlayBegan {
  card: string;
  kind: 'play_began';
  player: number;
}
/**
 * A card goes to the discard pile as part of a cost.
 */
export interface CardPaid {
  card: string;
  kind: 'card_paid';
  player: number;
}
/**
 * A token is paid; ``formed``: young left behind by a school form another.
 */
export interface TokenPaid {
  formed: boolean;
  kind: 'token_paid';
  player: number;
  slot: string;
  token: 'egg' | 'school' | 'young';
}
/**
 * A fish is laid, over another where ``covered`` names one.
 */
export interface Placed {
  card: string;
  covered: string | null;
  kind: 'placed';
  player: number;
  slot: string;
}
/**
 * A diver goes to the top of a site.
 */
export interface Dived {
  column: 'blue' | 'green' | 'purple';
  kind: 'dived';
  player: number;
}
/**
 * The diver has come to a printed bonus that is earned.
 */
export interface BonusEarned {
  bonus: 'floor' | 'midnight' | 'sunlight' | 'twilight';
  column: 'blue' | 'green' | 'purple';
  kind: 'bonus_earned';
  player: number;
}
/**
 * The ability of a fish may be used: the diver has come to it, or the game ends.
 */
export interface Activated {
  card: string;
  kind: 'activated';
  player: number;
  slot: string;
}
/**
 * A card was drawn.
 */
export interface Drawn {
  card: string;
  kind: 'drawn';
  player: number;
}
/**
 * All discard piles have become a new deck of so many cards.
 */
export interface Reshuffled {
  cards: number;
  kind: 'reshuffled';
}
/**
 * A card of the own discard pile was taken to hand.
 */
export interface Gained {
  card: string;
  kind: 'gained';
  player: number;
}
/**
 * An egg was laid in each of these slots.
 */
export interface EggsLaid {
  kind: 'eggs_laid';
  player: number;
  slots: string[];
}
/**
 * An egg has hatched; ``formed``: three young have become a school.
 */
export interface Hatched {
  formed: boolean;
  kind: 'hatched';
  player: number;
  slot: string;
}
/**
 * A young was put on a slot; ``formed``: three young have become a school.
 */
export interface YoungPut {
  formed: boolean;
  kind: 'young_put';
  player: number;
  slot: string;
}
/**
 * A token was chosen to be moved.
 */
export interface Lifted {
  kind: 'lifted';
  player: number;
  slot: string;
  token: 'egg' | 'school' | 'young';
}
/**
 * It was moved; ``formed``: it makes a school where it comes; ``left_formed``: young that it left do.
 */
export interface Moved {
  formed: boolean;
  kind: 'moved';
  left_formed: boolean;
  origin: string;
  player: number;
  slot: string;
  token: 'egg' | 'school' | 'young';
}
/**
 * The fish in a slot has consumed a card from hand.
 */
export interface Consumed {
  card: string;
  kind: 'consumed';
  player: number;
  slot: string;
}
/**
 * A seat has left these benefits; none: its game-end abilities.
 */
export interface Left {
  benefits: (
    'consume' | 'draw' | 'egg' | 'egg_each' | 'gain' | 'hatch' | 'move' | 'play' | 'young'
  )[];
  kind: 'left';
  player: number;
}
/**
 * A week is over: by seat, the points of its achievement, and side B's reward for the best.
 */
export interface WeekEnded {
  best: number[];
  count:
    | 'consumed_fish'
    | 'eggs_and_young'
    | 'fish_with_token'
    | 'fish_without_token'
    | 'full_rows'
    | 'if_activated_fish'
    | 'large_fish'
    | 'medium_fish'
    | 'pairs_of_eggs'
    | 'predator_tags'
    | 'schools'
    | 'small_fish'
    | 'triples_of_eggs'
    | 'young';
  kind: 'week_ended';
  points: number[];
  week: number;
}
/**
 * The final points, by seat and where they come from.
 */
export interface Scored {
  kind: 'scored';
  scores: Score[];
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
/**
 * What a card prints. ``where``: the fish or the place that ``egg_each`` and ``play`` name. A game-end
 * ability about points scores ``points_if`` where ``condition`` holds (``least``: fish it has consumed).
 */
export interface PrintedCard {
  all_players: boolean;
  band: ('blue' | 'green' | 'purple') | null;
  benefits: (
    'consume' | 'draw' | 'egg' | 'egg_each' | 'gain' | 'hatch' | 'move' | 'play' | 'young'
  )[];
  condition:
    ('all_tokens' | 'bottom_row' | 'consumed' | 'no_tokens' | 'school' | 'two_young') | null;
  consumes: boolean;
  cost: Cost;
  latin: string;
  least: number;
  length: number;
  name: string;
  points: number;
  points_if: number;
  size: 'large' | 'medium' | 'small';
  starter: boolean;
  tags: (
    | 'apex'
    | 'bioluminescent'
    | 'camouflage'
    | 'discharge'
    | 'electrolocation'
    | 'predator'
    | 'venomous'
  )[];
  timing: 'game_end' | 'if_activated' | 'never' | 'when_played';
  where:
    | (
        | 'blue'
        | 'bottom_row'
        | 'green'
        | 'large'
        | 'medium'
        | 'predator'
        | 'purple'
        | 'small'
        | 'sunlight'
        | 'top_row'
      )
    | null;
  zones: ('bottom_row' | 'midnight' | 'sunlight' | 'twilight')[];
}

export const CARDS: PrintedCard[] = [
  {"name":"abyssal-anglerfish","latin":"Melanocetus murrayi","starter":false,"cost":{"cards":1,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["midnight"],"band":null,"length":12,"size":"small","points":2,"tags":["predator","bioluminescent"],"timing":"game_end","benefits":[],"where":null,"all_players":false,"points_if":3,"condition":"no_tokens","least":0},
  {"name":"abyssal-halosaur","latin":"Halosauropsis macrochir","starter":false,"cost":{"cards":0,"eggs":0,"young":1,"schools":0},"consumes":false,"zones":["midnight"],"band":null,"length":90,"size":"medium","points":3,"tags":[],"timing":"when_played","benefits":["play"],"where":"bottom_row","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"abyssal-spiderfish","latin":"Bathypterois longipes","starter":false,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["midnight"],"band":null,"length":25,"size":"small","points":2,"tags":[],"timing":"when_played","benefits":["hatch","hatch","hatch"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"angelshark","latin":"Squatina squatina","starter":false,"cost":{"cards":0,"eggs":0,"young":0,"schools":0},"consumes":true,"zones":["sunlight"],"band":null,"length":240,"size":"large","points":2,"tags":["predator","camouflage"],"timing":"game_end","benefits":[],"where":null,"all_players":false,"points_if":10,"condition":"consumed","least":3},
  {"name":"angler","latin":"Lophius piscatorius","starter":false,"cost":{"cards":0,"eggs":0,"young":0,"schools":0},"consumes":true,"zones":["sunlight","twilight"],"band":null,"length":200,"size":"large","points":4,"tags":["predator"],"timing":"if_activated","benefits":["move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"arabian-carpetshark","latin":"Chiloscyllium arabicum","starter":false,"cost":{"cards":0,"eggs":0,"young":1,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":80,"size":"medium","points":4,"tags":["predator"],"timing":"when_played","benefits":["egg_each"],"where":"predator","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"atlantic-bluefin-tuna","latin":"Thunnus thynnus","starter":false,"cost":{"cards":0,"eggs":2,"young":1,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":450,"size":"large","points":7,"tags":["predator"],"timing":"when_played","benefits":["draw","draw","gain","gain"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"atlantic-bonito","latin":"Sarda sarda","starter":false,"cost":{"cards":0,"eggs":0,"young":0,"schools":0},"consumes":true,"zones":["sunlight"],"band":null,"length":90,"size":"medium","points":3,"tags":["predator"],"timing":"game_end","benefits":[],"where":null,"all_players":false,"points_if":6,"condition":"consumed","least":2},
  {"name":"atlantic-mackerel","latin":"Scomber scombrus","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":"purple","length":60,"size":"medium","points":4,"tags":[],"timing":"if_activated","benefits":["egg","egg"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"atlantic-sailfish","latin":"Istiophorus albicans","starter":false,"cost":{"cards":1,"eggs":1,"young":1,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":315,"size":"large","points":8,"tags":["predator"],"timing":"when_played","benefits":["draw","draw","draw"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"atlantic-salmon","latin":"Salmo salar","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":150,"size":"large","points":5,"tags":[],"timing":"game_end","benefits":["play"],"where":"top_row","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"atlantic-sturgeon","latin":"Acipenser oxyrinchus","starter":false,"cost":{"cards":1,"eggs":1,"young":1,"schools":0},"consumes":false,"zones":["sunlight"],"band":"blue","length":400,"size":"large","points":8,"tags":[],"timing":"if_activated","benefits":["gain"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"atlantic-wolffish","latin":"Anarhichas lupus","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":"green","length":150,"size":"large","points":5,"tags":["predator"],"timing":"if_activated","benefits":["hatch"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"banggai-cardinalfish","latin":"Pterapogon kauderni","starter":false,"cost":{"cards":0,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"green","length":9,"size":"small","points":2,"tags":[],"timing":"if_activated","benefits":["hatch"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"barramundi","latin":"Lates calcarifer","starter":false,"cost":{"cards":0,"eggs":1,"young":1,"schools":0},"consumes":false,"zones":["sunlight"],"band":"purple","length":200,"size":"large","points":6,"tags":[],"timing":"if_activated","benefits":["egg"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"bearded-seadevil","latin":"Linophryne algibarbata","starter":false,"cost":{"cards":2,"eggs":0,"young":1,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":23,"size":"small","points":5,"tags":["predator","apex","bioluminescent"],"timing":"when_played","benefits":["egg_each"],"where":"small","all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"bigeye-tuna","latin":"Thunnus obesus","starter":false,"cost":{"cards":0,"eggs":0,"young":2,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":"purple","length":235,"size":"large","points":8,"tags":["predator"],"timing":"if_activated","benefits":["egg"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"bigeye-smooth-head","latin":"Bajacalifornia megalops","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":40,"size":"small","points":4,"tags":[],"timing":"when_played","benefits":["egg_each"],"where":"purple","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"binocular-fish","latin":"Winteria telescopa","starter":false,"cost":{"cards":3,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":15,"size":"small","points":1,"tags":[],"timing":"game_end","benefits":["egg_each"],"where":"small","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"black-cardinalfish","latin":"Epigonus telescopus","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":75,"size":"medium","points":5,"tags":[],"timing":"when_played","benefits":["hatch","hatch","move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"black-hagfish","latin":"Eptatretus deani","starter":false,"cost":{"cards":3,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight","midnight"],"band":null,"length":64,"size":"medium","points":3,"tags":[],"timing":"when_played","benefits":["young","gain"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"black-swallower","latin":"Chiasmodon niger","starter":false,"cost":{"cards":0,"eggs":0,"young":0,"schools":0},"consumes":true,"zones":["twilight","midnight"],"band":null,"length":25,"size":"small","points":3,"tags":["predator"],"timing":"when_played","benefits":["play"],"where":"green","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"blob-sculpin","latin":"Psychrolutes phrictus","starter":false,"cost":{"cards":0,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":70,"size":"medium","points":2,"tags":[],"timing":"game_end","benefits":["play"],"where":"green","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"blue-tang","latin":"Paracanthurus hepatus","starter":false,"cost":{"cards":0,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":30,"size":"small","points":4,"tags":["venomous"],"timing":"when_played","benefits":["move","young"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"bluespine-unicornfish","latin":"Naso unicornis","starter":false,"cost":{"cards":1,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":70,"size":"medium","points":4,"tags":[],"timing":"if_activated","benefits":["hatch"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"bluestreak-cleaner-wrasse","latin":"Labroides dimidiatus","starter":false,"cost":{"cards":3,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"blue","length":14,"size":"small","points":3,"tags":[],"timing":"if_activated","benefits":["gain","gain"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"bluntnose-sixgill-shark","latin":"Hexanchus griseus","starter":false,"cost":{"cards":0,"eggs":0,"young":1,"schools":0},"consumes":true,"zones":["sunlight","twilight","midnight"],"band":null,"length":550,"size":"large","points":8,"tags":["predator","apex"],"timing":"when_played","benefits":["egg_each"],"where":"purple","all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"chinese-trumpetfish","latin":"Aulostomus chinensis","starter":false,"cost":{"cards":1,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":80,"size":"medium","points":3,"tags":[],"timing":"game_end","benefits":["egg_each"],"where":"medium","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"chola-guitarfish","latin":"Pseudobatos percellens","starter":false,"cost":{"cards":0,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":100,"size":"medium","points":4,"tags":["camouflage"],"timing":"when_played","benefits":["play"],"where":"purple","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"clown-anemonefish","latin":"Amphiprion ocellaris","starter":false,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":11,"size":"small","points":2,"tags":[],"timing":"game_end","benefits":[],"where":null,"all_players":false,"points_if":6,"condition":"two_young","least":0},
  {"name":"common-fangtooth","latin":"Anoplogaster cornuta","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":16,"size":"small","points":3,"tags":["predator"],"timing":"game_end","benefits":[],"where":null,"all_players":false,"points_if":3,"condition":"consumed","least":1},
  {"name":"cookiecutter-shark","latin":"Isistius brasiliensis","starter":false,"cost":{"cards":0,"eggs":0,"young":0,"schools":0},"consumes":true,"zones":["sunlight","twilight","midnight"],"band":null,"length":56,"size":"medium","points":3,"tags":["predator"],"timing":"game_end","benefits":[],"where":null,"all_players":false,"points_if":5,"condition":"bottom_row","least":0},
  {"name":"cownose-ray","latin":"Rhinoptera bonasus","starter":false,"cost":{"cards":1,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":120,"size":"medium","points":3,"tags":["venomous"],"timing":"when_played","benefits":["play"],"where":"purple","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"creolefish","latin":"Paranthias furcifer","starter":false,"cost":{"cards":1,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"blue","length":30,"size":"small","points":4,"tags":[],"timing":"if_activated","benefits":["consume"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"crocodilefish","latin":"Cymbacephalus beauforti","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":50,"size":"medium","points":5,"tags":["predator","camouflage"],"timing":"game_end","benefits":["play"],"where":"blue","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"deepsea-lizardfish","latin":"Bathysaurus ferox","starter":false,"cost":{"cards":0,"eggs":0,"young":1,"schools":0},"consumes":true,"zones":["twilight","midnight"],"band":null,"length":65,"size":"medium","points":8,"tags":["predator","apex"],"timing":"when_played","benefits":["hatch","move"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"diamond-stingray","latin":"Hypanus dipterurus","starter":false,"cost":{"cards":0,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":180,"size":"large","points":2,"tags":["camouflage","venomous"],"timing":"when_played","benefits":["gain","gain","gain","move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"elsmans-whipnose","latin":"Gigantactis elsmani","starter":false,"cost":{"cards":0,"eggs":0,"young":1,"schools":0},"consumes":true,"zones":["twilight","midnight"],"band":null,"length":44,"size":"small","points":7,"tags":["predator","bioluminescent"],"timing":"when_played","benefits":["draw","gain","move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"emperor-red-snapper","latin":"Lutjanus sebae","starter":false,"cost":{"cards":1,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"purple","length":115,"size":"medium","points":3,"tags":[],"timing":"if_activated","benefits":["egg"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"escolar","latin":"Lepidocybium flavobrunneum","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["twilight"],"band":null,"length":200,"size":"large","points":5,"tags":[],"timing":"when_played","benefits":["egg_each"],"where":"large","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"european-anchovy","latin":"Engraulis encrasicolus","starter":false,"cost":{"cards":3,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":20,"size":"small","points":3,"tags":[],"timing":"game_end","benefits":["egg_each"],"where":"top_row","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"european-flounder","latin":"Platichtys flesus","starter":false,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":60,"size":"medium","points":3,"tags":["camouflage"],"timing":"when_played","benefits":["egg_each"],"where":"top_row","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"european-sturgeon","latin":"Acipenser sturio","starter":false,"cost":{"cards":0,"eggs":2,"young":1,"schools":0},"consumes":false,"zones":["sunlight"],"band":"blue","length":600,"size":"large","points":9,"tags":[],"timing":"if_activated","benefits":["gain"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"faceless-cusk","latin":"Typhlonus nasus","starter":false,"cost":{"cards":3,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["bottom_row"],"band":null,"length":46,"size":"small","points":2,"tags":[],"timing":"game_end","benefits":["play"],"where":"bottom_row","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"false-catshark","latin":"Pseudotriakis microdon","starter":false,"cost":{"cards":0,"eggs":0,"young":1,"schools":0},"consumes":true,"zones":["twilight","midnight"],"band":null,"length":300,"size":"large","points":8,"tags":["predator","apex"],"timing":"when_played","benefits":["move","move"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"false-cleanerfish","latin":"Aspidontus taeniatus","starter":false,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"blue","length":11,"size":"small","points":2,"tags":["predator"],"timing":"if_activated","benefits":["gain"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"flabby-whalefish","latin":"Gyrinomimus grahami","starter":false,"cost":{"cards":3,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":31,"size":"small","points":3,"tags":[],"timing":"when_played","benefits":["egg","egg","hatch"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"footballfish","latin":"Himantolophus paucifilosus","starter":false,"cost":{"cards":2,"eggs":0,"young":1,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":17,"size":"small","points":6,"tags":["predator","bioluminescent"],"timing":"if_activated","benefits":["move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"giant-devil-ray","latin":"Mobula mobular","starter":false,"cost":{"cards":1,"eggs":1,"young":1,"schools":0},"consumes":false,"zones":["sunlight","twilight","midnight"],"band":null,"length":520,"size":"large","points":7,"tags":[],"timing":"when_played","benefits":["young","young"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"giant-hatchetfish","latin":"Argyropelecus gigas","starter":false,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["twilight"],"band":null,"length":12,"size":"small","points":4,"tags":["bioluminescent","camouflage"],"timing":"if_activated","benefits":["draw"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"giant-hawkfish","latin":"Cirrhitus rivulatus","starter":false,"cost":{"cards":0,"eggs":0,"young":1,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":60,"size":"medium","points":4,"tags":["predator"],"timing":"when_played","benefits":["hatch","move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"giant-manta-ray","latin":"Mobula birostris","starter":false,"cost":{"cards":2,"eggs":0,"young":1,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":900,"size":"large","points":5,"tags":[],"timing":"when_played","benefits":["young","young","young"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"giant-oarfish","latin":"Regalecus glesne","starter":false,"cost":{"cards":1,"eggs":0,"young":2,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":1100,"size":"large","points":9,"tags":["predator","apex"],"timing":"when_played","benefits":["egg_each"],"where":"blue","all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"giant-trevally","latin":"Caranx ignobilis","starter":false,"cost":{"cards":0,"eggs":1,"young":1,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":170,"size":"large","points":5,"tags":[],"timing":"game_end","benefits":["play"],"where":"purple","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"gray-triggerfish","latin":"Balistes capriscus","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"blue","length":60,"size":"medium","points":5,"tags":[],"timing":"if_activated","benefits":["gain"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"great-northern-tilefish","latin":"Lopholatilus chamaeleonticeps","starter":false,"cost":{"cards":2,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":"green","length":125,"size":"medium","points":4,"tags":["camouflage"],"timing":"if_activated","benefits":["hatch","hatch"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"great-white-shark","latin":"Carcharodon carcharias","starter":false,"cost":{"cards":0,"eggs":0,"young":2,"schools":0},"consumes":true,"zones":["sunlight","twilight","midnight"],"band":null,"length":600,"size":"large","points":10,"tags":["predator","apex"],"timing":"when_played","benefits":["egg_each"],"where":"predator","all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"greenland-shark","latin":"Somniosus microcephalus","starter":false,"cost":{"cards":0,"eggs":0,"young":1,"schools":0},"consumes":true,"zones":["twilight","midnight"],"band":null,"length":550,"size":"large","points":8,"tags":["predator","apex"],"timing":"when_played","benefits":["egg_each"],"where":"large","all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"grideye-fish","latin":"Ipnops agassizii","starter":false,"cost":{"cards":0,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["midnight"],"band":null,"length":16,"size":"small","points":3,"tags":[],"timing":"when_played","benefits":["egg_each"],"where":"bottom_row","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"haddock","latin":"Melanogrammus aeglefinus","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":110,"size":"medium","points":7,"tags":[],"timing":"if_activated","benefits":["draw"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"hogfish","latin":"Lachnolaimus maximus","starter":false,"cost":{"cards":2,"eggs":0,"young":1,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":90,"size":"medium","points":6,"tags":[],"timing":"when_played","benefits":["gain","gain","move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"honeycomb-scaly-dragonfish","latin":"Stomias affinis","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight","midnight"],"band":null,"length":22,"size":"small","points":4,"tags":["predator","bioluminescent"],"timing":"game_end","benefits":["young","move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"humpback-anglerfish","latin":"Melanocetus johnsonii","starter":false,"cost":{"cards":0,"eggs":0,"young":2,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":18,"size":"small","points":8,"tags":["predator","apex","bioluminescent"],"timing":"when_played","benefits":["egg_each"],"where":"bottom_row","all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"humphead-wrasse","latin":"Cheilinus undulatus","starter":false,"cost":{"cards":0,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":225,"size":"large","points":4,"tags":[],"timing":"when_played","benefits":["egg_each"],"where":"green","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"indo-pacific-sailfish","latin":"Istiophorus platypterus","starter":false,"cost":{"cards":2,"eggs":0,"young":1,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":350,"size":"large","points":7,"tags":["predator"],"timing":"when_played","benefits":["draw","draw","hatch"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"japanese-anchovy","latin":"Engraulis japonicus","starter":false,"cost":{"cards":1,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":"purple","length":18,"size":"small","points":3,"tags":[],"timing":"if_activated","benefits":["egg"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"kaluga","latin":"Huso dauricus","starter":false,"cost":{"cards":2,"eggs":0,"young":1,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":560,"size":"large","points":6,"tags":[],"timing":"when_played","benefits":["play"],"where":"top_row","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"kawakawa","latin":"Euthynnus affinis","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":100,"size":"medium","points":6,"tags":[],"timing":"when_played","benefits":["egg_each"],"where":"blue","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"largetooth-flounder","latin":"Pseudorhombus arsius","starter":false,"cost":{"cards":3,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":45,"size":"small","points":5,"tags":["camouflage"],"timing":"game_end","benefits":["egg_each"],"where":"green","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"leafy-seadragon","latin":"Phycodurus eques","starter":false,"cost":{"cards":0,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":35,"size":"small","points":2,"tags":["camouflage"],"timing":"game_end","benefits":[],"where":null,"all_players":false,"points_if":3,"condition":"school","least":0},
  {"name":"little-skate","latin":"Leucoraja erinaceus","starter":false,"cost":{"cards":3,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":50,"size":"medium","points":6,"tags":["electrolocation"],"timing":"if_activated","benefits":["move"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"live-sharksucker","latin":"Echeneis naucrates","starter":false,"cost":{"cards":0,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":110,"size":"medium","points":4,"tags":[],"timing":"when_played","benefits":["consume","consume"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"long-snouted-lancetfish","latin":"Alepisaurus ferox","starter":false,"cost":{"cards":0,"eggs":0,"young":0,"schools":0},"consumes":true,"zones":["sunlight","twilight","midnight"],"band":null,"length":200,"size":"large","points":3,"tags":["predator"],"timing":"when_played","benefits":["draw","draw","draw","move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"longspine-porcupinefish","latin":"Diodon holocanthus","starter":false,"cost":{"cards":2,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":50,"size":"medium","points":5,"tags":["venomous"],"timing":"when_played","benefits":["egg_each"],"where":"medium","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"mahi-mahi","latin":"Coryphaena hippurus","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":210,"size":"large","points":7,"tags":["predator"],"timing":"if_activated","benefits":["egg"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"maltese-ray","latin":"Leucoraja melitensis","starter":false,"cost":{"cards":0,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":40,"size":"small","points":3,"tags":["camouflage"],"timing":"when_played","benefits":["egg_each"],"where":"small","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"mariana-snailfish","latin":"Pseudoliparis swirei","starter":false,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["bottom_row"],"band":null,"length":28,"size":"small","points":1,"tags":[],"timing":"game_end","benefits":["egg_each"],"where":"bottom_row","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"mediterranean-damselfish","latin":"Chromis chromis","starter":false,"cost":{"cards":0,"eggs":0,"young":1,"schools":0},"consumes":false,"zones":["sunlight"],"band":"purple","length":25,"size":"small","points":4,"tags":[],"timing":"if_activated","benefits":["egg"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"mediterranean-parrotfish","latin":"Sparisoma cretense","starter":false,"cost":{"cards":2,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"green","length":50,"size":"medium","points":5,"tags":[],"timing":"if_activated","benefits":["hatch"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"midwater-scorpionfish","latin":"Ectreposebastes imus","starter":false,"cost":{"cards":3,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight","midnight"],"band":null,"length":18,"size":"small","points":3,"tags":["venomous"],"timing":"if_activated","benefits":["move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"ocean-sunfish","latin":"Mola mola","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":330,"size":"large","points":4,"tags":[],"timing":"game_end","benefits":["egg_each"],"where":"large","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"oceanic-puffer","latin":"Lagocephalus lagocephalus","starter":false,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":60,"size":"medium","points":5,"tags":["venomous"],"timing":"if_activated","benefits":["move"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"pacific-sardine","latin":"Sardinops sagax","starter":false,"cost":{"cards":3,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":40,"size":"small","points":4,"tags":[],"timing":"when_played","benefits":["egg","egg","hatch","hatch"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"pacific-white-skate","latin":"Bathyraja spinosissima","starter":false,"cost":{"cards":0,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":150,"size":"large","points":3,"tags":[],"timing":"when_played","benefits":["hatch","young"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"pale-chimaera","latin":"Hydrolagus pallidus","starter":false,"cost":{"cards":1,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":137,"size":"medium","points":2,"tags":[],"timing":"game_end","benefits":[],"where":null,"all_players":false,"points_if":10,"condition":"all_tokens","least":0},
  {"name":"paintspotted-moray","latin":"Gymnothorax pictus","starter":false,"cost":{"cards":0,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":140,"size":"medium","points":4,"tags":["predator"],"timing":"when_played","benefits":["gain","gain","gain"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"paraliparis","latin":"Paraliparis antarcticus","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["twilight"],"band":null,"length":17,"size":"small","points":7,"tags":[],"timing":"if_activated","benefits":["draw"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"patagonian-toothfish","latin":"Dissostichus eleginoides","starter":false,"cost":{"cards":0,"eggs":3,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight","midnight"],"band":null,"length":215,"size":"large","points":5,"tags":["predator"],"timing":"when_played","benefits":["draw","egg","hatch","move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"pelican-eel","latin":"Eurypharynx pelecanoides","starter":false,"cost":{"cards":0,"eggs":0,"young":0,"schools":0},"consumes":true,"zones":["twilight","midnight"],"band":null,"length":100,"size":"medium","points":3,"tags":["predator","apex"],"timing":"when_played","benefits":["egg_each"],"where":"medium","all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"pennant-coralfish","latin":"Heniochus acuminatus","starter":false,"cost":{"cards":0,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"blue","length":25,"size":"small","points":2,"tags":[],"timing":"if_activated","benefits":["consume"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"pilotfish","latin":"Naucrates ductor","starter":false,"cost":{"cards":0,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":70,"size":"medium","points":1,"tags":[],"timing":"when_played","benefits":["gain","gain","gain","gain"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"plate-fish","latin":"Bothus lunatus","starter":false,"cost":{"cards":1,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"green","length":50,"size":"medium","points":4,"tags":["camouflage"],"timing":"if_activated","benefits":["hatch"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"pudgy-cusk-eel","latin":"Spectrunculus grandis","starter":false,"cost":{"cards":1,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["midnight"],"band":null,"length":125,"size":"medium","points":4,"tags":[],"timing":"game_end","benefits":["egg_each"],"where":"blue","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"pygmy-seahorse","latin":"Hippocampus bargibanti","starter":false,"cost":{"cards":1,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"green","length":2,"size":"small","points":1,"tags":["camouflage"],"timing":"if_activated","benefits":["hatch"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"red-lionfish","latin":"Pterois volitans","starter":false,"cost":{"cards":1,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":45,"size":"small","points":1,"tags":["predator","venomous"],"timing":"when_played","benefits":["play"],"where":"sunlight","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"red-scorpionfish","latin":"Scorpaena scrofa","starter":false,"cost":{"cards":1,"eggs":1,"young":1,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":50,"size":"medium","points":7,"tags":["predator","camouflage","venomous"],"timing":"if_activated","benefits":["move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"rockmover-wrasse","latin":"Novaculichtys taeniourus","starter":false,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"blue","length":30,"size":"small","points":3,"tags":["camouflage"],"timing":"if_activated","benefits":["consume"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"sailfin-flying-fish","latin":"Parexocoetus brachypterus","starter":false,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"blue","length":20,"size":"small","points":3,"tags":[],"timing":"if_activated","benefits":["gain"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"sargassum-fish","latin":"Histrio histrio","starter":false,"cost":{"cards":1,"eggs":0,"young":1,"schools":0},"consumes":false,"zones":["sunlight"],"band":"blue","length":20,"size":"small","points":6,"tags":["predator","camouflage"],"timing":"if_activated","benefits":["consume","consume"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"scaleless-black-dragonfish","latin":"Melanostomias melanops","starter":false,"cost":{"cards":2,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":"blue","length":30,"size":"small","points":4,"tags":["predator","bioluminescent"],"timing":"if_activated","benefits":["consume"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"shortspine-african-angler","latin":"Lophius vaillanti","starter":false,"cost":{"cards":0,"eggs":0,"young":1,"schools":0},"consumes":true,"zones":["sunlight","twilight","midnight"],"band":null,"length":80,"size":"medium","points":7,"tags":["predator","camouflage"],"timing":"when_played","benefits":["move","draw","draw"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"shortspine-spurdog","latin":"Squalus mitsukurii","starter":false,"cost":{"cards":2,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":90,"size":"medium","points":4,"tags":["predator","venomous"],"timing":"when_played","benefits":["young"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"silver-lightfish","latin":"Phosichtys argenteus","starter":false,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":30,"size":"small","points":4,"tags":["bioluminescent"],"timing":"if_activated","benefits":["hatch"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"skipjack-tuna","latin":"Katsuwonus pelamis","starter":false,"cost":{"cards":1,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":110,"size":"medium","points":5,"tags":["predator"],"timing":"if_activated","benefits":["hatch"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"sloans-viperfish","latin":"Chauliodus sloani","starter":false,"cost":{"cards":1,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":35,"size":"small","points":2,"tags":["predator","bioluminescent"],"timing":"game_end","benefits":["egg_each"],"where":"predator","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"smooth-oreo-dory","latin":"Pseudocyttus maculatus","starter":false,"cost":{"cards":2,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":"purple","length":70,"size":"medium","points":4,"tags":[],"timing":"if_activated","benefits":["egg"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"snaggletooth","latin":"Astronesthes niger","starter":false,"cost":{"cards":1,"eggs":1,"young":1,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":16,"size":"small","points":6,"tags":["predator","bioluminescent"],"timing":"if_activated","benefits":["move","move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"snipe-eel","latin":"Avocettina infans","starter":false,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":80,"size":"medium","points":4,"tags":[],"timing":"if_activated","benefits":["egg"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"speckled-butterflyfish","latin":"Chaetodon citrinellus","starter":false,"cost":{"cards":1,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":13,"size":"small","points":1,"tags":[],"timing":"game_end","benefits":["hatch","hatch","hatch","move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"spiny-seadevil","latin":"Neoceratias spinifer","starter":false,"cost":{"cards":0,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":10,"size":"small","points":3,"tags":["predator"],"timing":"when_played","benefits":["gain","gain","gain"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"spookfish","latin":"Dolichopteryx rostrata","starter":false,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["twilight"],"band":null,"length":7,"size":"small","points":5,"tags":[],"timing":"if_activated","benefits":["egg"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"spotted-parrotfish","latin":"Cetoscarus ocellatus","starter":false,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":80,"size":"medium","points":3,"tags":[],"timing":"if_activated","benefits":["hatch"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"stonefish","latin":"Synanceia horrida","starter":false,"cost":{"cards":1,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":60,"size":"medium","points":3,"tags":["predator","camouflage","venomous"],"timing":"if_activated","benefits":["move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"stoplight-loosejaw","latin":"Malacosteus niger","starter":false,"cost":{"cards":1,"eggs":0,"young":1,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":25,"size":"small","points":4,"tags":["predator","bioluminescent","camouflage"],"timing":"when_played","benefits":["move","move","move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"striped-marlin","latin":"Kajikia audax","starter":false,"cost":{"cards":0,"eggs":0,"young":1,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":420,"size":"large","points":2,"tags":["predator"],"timing":"game_end","benefits":["play"],"where":"sunlight","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"swordfish","latin":"Xiphias gladius","starter":false,"cost":{"cards":1,"eggs":1,"young":1,"schools":0},"consumes":false,"zones":["sunlight","twilight","midnight"],"band":null,"length":450,"size":"large","points":6,"tags":["predator"],"timing":"when_played","benefits":["hatch","draw","draw","draw"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"tripodfish","latin":"Bathypterois grallator","starter":false,"cost":{"cards":0,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":43,"size":"small","points":4,"tags":[],"timing":"game_end","benefits":["consume","consume"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"tropical-two-wing-flying-fish","latin":"Exocoetus volitans","starter":false,"cost":{"cards":1,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"blue","length":30,"size":"small","points":4,"tags":[],"timing":"if_activated","benefits":["gain"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"whale-shark","latin":"Rhincodon typus","starter":false,"cost":{"cards":0,"eggs":0,"young":0,"schools":1},"consumes":false,"zones":["sunlight","twilight","midnight"],"band":null,"length":2000,"size":"large","points":12,"tags":["predator","apex"],"timing":"when_played","benefits":["egg_each"],"where":"green","all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"white-suckerfish","latin":"Remora albescens","starter":false,"cost":{"cards":0,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":"blue","length":30,"size":"small","points":3,"tags":[],"timing":"if_activated","benefits":["consume"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"white-spotted-puffer","latin":"Arothron hispidus","starter":false,"cost":{"cards":0,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":50,"size":"medium","points":5,"tags":["venomous"],"timing":"if_activated","benefits":["move"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"whitemargin-stargazer","latin":"Uranoscopus sulphureus","starter":false,"cost":{"cards":2,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":45,"size":"small","points":4,"tags":["electrolocation","discharge","venomous"],"timing":"if_activated","benefits":["move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"wolftrap-angler","latin":"Lasiognathus beebei","starter":false,"cost":{"cards":0,"eggs":0,"young":1,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":12,"size":"small","points":3,"tags":["predator","bioluminescent"],"timing":"if_activated","benefits":["move"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"yellow-boxfish","latin":"Ostracion cubicum","starter":false,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":45,"size":"small","points":6,"tags":["venomous"],"timing":"if_activated","benefits":["move"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"yellowtail-snapper","latin":"Ocyurus chrysurus","starter":false,"cost":{"cards":1,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":85,"size":"medium","points":1,"tags":[],"timing":"game_end","benefits":["egg_each"],"where":"purple","all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"barreleye","latin":"Macropinna microstoma","starter":true,"cost":{"cards":0,"eggs":2,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":"green","length":15,"size":"small","points":3,"tags":[],"timing":"if_activated","benefits":["hatch"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"blue-lanternfish","latin":"Diaphus coeruleus","starter":true,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["twilight"],"band":null,"length":13,"size":"small","points":1,"tags":["bioluminescent"],"timing":"when_played","benefits":["draw","draw","draw","draw"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"bonefish","latin":"Albula vulpes","starter":true,"cost":{"cards":0,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":100,"size":"medium","points":4,"tags":[],"timing":"if_activated","benefits":["egg"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"smoothcheek-lanternfish","latin":"Bolinichthys indicus","starter":true,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight","twilight"],"band":null,"length":5,"size":"small","points":1,"tags":["bioluminescent"],"timing":"when_played","benefits":["egg","egg","draw","draw"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"longfin-batfish","latin":"Platax teira","starter":true,"cost":{"cards":0,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":70,"size":"medium","points":4,"tags":[],"timing":"if_activated","benefits":["draw"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"mandarinfish","latin":"Synchiropus splendidus","starter":true,"cost":{"cards":1,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":7,"size":"small","points":1,"tags":[],"timing":"when_played","benefits":["draw","draw","draw","egg"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"orange-roughy","latin":"Hoplostethus atlanticus","starter":true,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["twilight","midnight"],"band":null,"length":75,"size":"medium","points":1,"tags":[],"timing":"when_played","benefits":["draw","draw","draw","gain"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"porkfish","latin":"Anisotremus virginicus","starter":true,"cost":{"cards":0,"eggs":1,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"purple","length":40,"size":"small","points":2,"tags":[],"timing":"if_activated","benefits":["egg"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
  {"name":"saddleback-butterflyfish","latin":"Chaetodon ephippium","starter":true,"cost":{"cards":2,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":null,"length":30,"size":"small","points":5,"tags":[],"timing":"if_activated","benefits":["hatch"],"where":null,"all_players":true,"points_if":0,"condition":null,"least":0},
  {"name":"white-banded-triggerfish","latin":"Rhinecanthus aculeatus","starter":true,"cost":{"cards":1,"eggs":0,"young":0,"schools":0},"consumes":false,"zones":["sunlight"],"band":"blue","length":40,"size":"small","points":1,"tags":[],"timing":"if_activated","benefits":["gain"],"where":null,"all_players":false,"points_if":0,"condition":null,"least":0},
];
