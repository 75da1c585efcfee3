/** Hints at a table of Farm Hand, and where things are on its board. Words are in farm-hand-lesson.ftl. */
import type { Action, Event, FarmHandView } from '../../generated/farm-hand';
import type { Hint, Places } from '../contract';
import { leadSuit, suitOf } from './cards';

export const places: Places = {
  at: {
    backs: '.at-0 .fan',
    choices: '.pad [data-bid="{tricks}"]',
    card: '[data-hand-card="{card}"]',
    hand: '.hand',
    bids: '.at-0 .tally',
    bid: '.own .tally',
    score: '.own .score',
    trick: '.trick',
    rounds: '.round',
  },
  free: '.tray',
  clear: ['.played', '.trick .lead', '.at .fan', '.at .seat', '.paper, .round', '.panels'],
};

/** Whether a card of yours follows the suit that was led; null where none was, or it is not your turn. */
function follows(view: FarmHandView, legal: Action[]): boolean | null {
  const lead = leadSuit(view);
  if (!lead || view.phase !== 'play' || legal.length === 0) return null;
  return (view.hand ?? []).some((card) => suitOf(card) === lead);
}

export const hints: Hint<FarmHandView, Action, Event>[] = [
  {
    id: 'bid',
    clause: 'FH-2',
    at: 'backs',
    when: (view, legal) => view.phase === 'bid' && legal.length > 0,
  },
  {
    id: 'follow',
    clause: 'FH-31',
    at: 'hand',
    when: (view, legal) => follows(view, legal) === true && legal.length < (view.hand?.length ?? 0),
  },
  {
    id: 'free',
    clause: 'FH-31',
    at: 'hand',
    when: (view, legal) => follows(view, legal) === false && legal.length > 1,
  },
  {
    id: 'nobody',
    clause: 'FH-34',
    at: 'trick',
    after: (event) => event.kind === 'trick_ended' && event.winner === null,
  },
  {
    id: 'cancelled',
    clause: 'FH-33',
    at: 'trick',
    after: (event) =>
      event.kind === 'trick_ended' && event.cancelled.length > 0 && event.winner !== null,
  },
  {
    id: 'scored',
    clause: 'FH-40',
    at: 'score',
    after: (event) => event.kind === 'round_scored',
  },
];
