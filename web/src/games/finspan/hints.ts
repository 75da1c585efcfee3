/** Hints at a table of Finspan, and where things are on its board. Words are in finspan-lesson.ftl. */
import type { Event, FinspanView, Legal } from '../../generated/finspan';
import type { Hint, Places } from '../contract';

export const places: Places = {
  at: {
    sea: '.sea',
    // A card or a site is looked at first, and then its button is what counts.
    card: '.tray:has([data-hand="{card}"][aria-pressed="true"]) [data-choice="play"], .tray:not(:has([data-hand="{card}"][aria-pressed="true"])) [data-hand="{card}"]',
    site: '.board:not(:has([data-choice="dive"])) .sea [data-dive="{column}"], .tray [data-choice="dive"]',
    slot: '.sea [data-slot="{slot}"]',
    school: '.sea .slot:has(.tokens .school)',
    hand: '.tray .hand',
    choices: '.tray .buttons',
    gains: '.tray .gains',
    sites: '.sea .head',
    own: '.own',
    others: '.others',
    status: '.bar .status',
    panels: '.bar .panels',
  },
  free: '.tray',
  clear: ['.sea .slot.target', '.sea .diver', '.own'],
};

const offers = (legal: Legal[], kind: Legal['kind']) => legal.some((one) => one.kind === kind);

export const hints: Hint<FinspanView, Legal, Event>[] = [
  { id: 'turn', clause: 'FS-10', at: 'hand', when: (_, legal) => offers(legal, 'play') },
  { id: 'dive', clause: 'FS-31', at: 'sites', when: (_, legal) => offers(legal, 'dive') },
  { id: 'pay', clause: 'FS-21', at: 'hand', when: (_, legal) => offers(legal, 'pay_card') },
  { id: 'place', clause: 'FS-25', at: 'sea', when: (_, legal) => offers(legal, 'place') },
  { id: 'hatch', clause: 'FS-48', at: 'sea', when: (_, legal) => offers(legal, 'hatch') },
  { id: 'move', clause: 'FS-47', at: 'sea', when: (_, legal) => offers(legal, 'move_to') },
  { id: 'week', clause: 'FS-60', at: 'own', after: (event) => event.kind === 'week_ended' },
  { id: 'ending', clause: 'FS-70', at: 'sea', when: (_, legal) => offers(legal, 'use') },
];
