/** Hints at a table of Fish 'em Up, and where things are on its board. Words are in fish-em-up-lesson.ftl. */
import type { Event, FishEmUpView, Legal } from '../../generated/fish-em-up';
import type { Hint, Places } from '../contract';

export const places: Places = {
  at: {
    net: '[data-net] .rope.under',
    hand: '.hand',
    card: '[data-hand-card="{card}"]',
    points: '.tray [data-points]',
    seats: '.seats',
    sea: '.bar .sea',
    choices: '.choice .buttons',
    panels: '.panels',
  },
  free: '.tray',
  clear: ['[data-net] .rope.under', '.seats .seat', '.zooms'],
};

const offers = (legal: Legal[], kind: Legal['kind']) => legal.some((one) => one.kind === kind);

export const hints: Hint<FishEmUpView, Legal, Event>[] = [
  {
    id: 'lay',
    clause: 'FE-23',
    at: 'hand',
    when: (_, legal) => offers(legal, 'lay'),
  },
  {
    id: 'covers',
    clause: 'FE-30',
    at: 'net',
    after: (event) => event.kind === 'laid' && event.covers.length > 0,
  },
  {
    id: 'jellyfish',
    clause: 'FE-37',
    at: 'hand',
    when: (_, legal) => offers(legal, 'sting'),
  },
  {
    id: 'crab',
    clause: 'FE-34',
    at: 'choices',
    when: (_, legal) => offers(legal, 'take'),
  },
  {
    id: 'seahorse',
    clause: 'FE-35',
    at: 'choices',
    when: (_, legal) => offers(legal, 'rob'),
  },
];
