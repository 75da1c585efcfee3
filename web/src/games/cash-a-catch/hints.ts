/** Hints at a table of Cash a Catch, and where things are on its board. Words are in cash-a-catch-lesson.ftl. */
import type { CashACatchView, Event, Legal } from '../../generated/cash-a-catch';
import type { Hint, Places } from '../contract';

export const places: Places = {
  at: {
    purse: '.mine .euros',
    choice: '[data-choice="{kind}"]',
    choices: '.tray .list',
    hand: '.tray .hand',
    catch: '[data-catch="{card}"]',
    lot: '.tray .catch',
    sale: '[data-fish="{fish}"]',
    hall: '[data-hall]',
    prices: '[data-prices]',
    others: '.stalls',
    deck: '[data-deck]',
  },
  free: '.tray',
  clear: ['[data-deck]', '[data-hall] .lot', '[data-hall] .title b', '[data-prices]', '.stall'],
};

const offers = (legal: Legal[], kind: Legal['kind']) => legal.some((one) => one.kind === kind);

export const hints: Hint<CashACatchView, Legal, Event>[] = [
  { id: 'bell', clause: 'CC-21', at: 'hand', when: (_, legal) => offers(legal, 'ring') },
  { id: 'sorting', clause: 'CC-31', at: 'lot', when: (_, legal) => offers(legal, 'place') },
  { id: 'sale', clause: 'CC-10', at: 'choices', when: (_, legal) => offers(legal, 'sell') },
  {
    id: 'auctioneer',
    clause: 'CC-22',
    at: 'hand',
    when: (view, legal) => view.phase === 'auction' && offers(legal, 'turn_up'),
  },
  { id: 'spoilage', clause: 'CC-14', at: 'choices', when: (_, legal) => offers(legal, 'spoil') },
  { id: 'theft', clause: 'CC-30', at: 'choices', when: (_, legal) => offers(legal, 'steal') },
  { id: 'rescue', clause: 'CC-36', at: 'choices', when: (_, legal) => offers(legal, 'rescue') },
  {
    id: 'final',
    clause: 'CC-41',
    at: 'deck',
    after: (event) => event.kind === 'turned_up' && event.card === 'final-phase',
  },
];
