/** Hints at a table of Fishy Fables, and where things are on its board. Words are in fishy-fables-lesson.ftl. */
import type { Event, FishyFablesView, Legal } from '../../generated/fishy-fables';
import type { Hint, Places } from '../contract';

export const places: Places = {
  at: {
    purse: '.tray [data-purse]',
    choice: '[data-choice="{kind}"]',
    choices: '.choice .buttons',
    fish: '[data-hand-fish="{fish}"]',
    hand: '.hand',
    catnip: '[data-catnip="{effect}"]',
    leaves: '.tray .catnip',
    tin: '.middle',
    rounds: '.panels',
  },
  free: '.tray',
  clear: ['.shown', '.pot', '.at .seat'],
};

const offers = (legal: Legal[], kind: Legal['kind']) => legal.some((one) => one.kind === kind);

export const hints: Hint<FishyFablesView, Legal, Event>[] = [
  {
    id: 'lay',
    clause: 'FF-20',
    at: 'hand',
    when: (view, legal) => view.phase === 'selection' && legal.length > 0,
  },
  {
    id: 'turn',
    clause: 'FF-31',
    at: 'choices',
    when: (_, legal) => offers(legal, 'raise'),
  },
  {
    id: 'answer',
    clause: 'FF-34',
    at: 'choices',
    when: (_, legal) => offers(legal, 'match'),
  },
  {
    id: 'catnip',
    clause: 'FF-73',
    at: 'leaves',
    when: (view, legal) => view.phase === 'window' && offers(legal, 'catnip'),
  },
  {
    id: 'guess',
    clause: 'FF-81',
    at: 'choices',
    when: (_, legal) => offers(legal, 'guess'),
  },
  {
    id: 'won',
    clause: 'FF-42',
    at: 'tin',
    after: (event) => event.kind === 'round_ended',
  },
];
