import { beforeEach, describe, expect, test } from 'vitest';
import { CARDS, type Event } from '../../generated/finspan';
import { bring, speak, t } from '../../lib/i18n.svelte';
import { cardOf, FORAGE_FISH } from './cards';
import { NAMES, TURN, view } from './fixtures';
import { situation } from './situation';
import { abilityOf, costOf, fishName, refusal, sentence, traitsOf } from './text';

beforeEach(async () => void (await bring('finspan-fish')));

const EVENTS: Event[] = [
  { kind: 'week_began', week: 2, first: 1 },
  { kind: 'play_began', player: 0, card: 'blue-tang' },
  { kind: 'placed', player: 0, card: 'blue-tang', slot: 'blue-1', covered: null },
  { kind: 'placed', player: 0, card: 'blue-tang', slot: 'green-2', covered: 'catalina-goby' },
  { kind: 'hatched', player: 1, slot: 'green-2', formed: true },
  { kind: 'bonus_earned', player: 1, column: 'blue', bonus: 'floor' },
  { kind: 'eggs_laid', player: 2, slots: ['blue-5', 'purple-4'] },
  {
    kind: 'moved',
    player: 0,
    token: 'school',
    origin: 'blue-1',
    slot: 'blue-6',
    formed: false,
    left_formed: true,
  },
  { kind: 'week_ended', week: 1, count: 'schools', points: [4, 2, 0], best: [3, 0, 0] },
  { kind: 'game_over', ranking: [[1], [0, 2]], scores: [50, 61, 50] },
];

describe.each(['en', 'ja'] as const)('in %s', (language) => {
  const whole = (text: string | null) => {
    expect(text).toBeTruthy();
    expect(text).not.toMatch(/finspan-|\{|\}|undefined/);
  };

  test('every card has its name, cost, traits and ability in words', async () => {
    await speak(language);
    for (const card of CARDS) {
      whole(fishName(card.name, t));
      whole(costOf(card, t));
      whole(abilityOf(card, t));
      for (const trait of traitsOf(card, t)) whole(trait);
    }
    for (const fish of FORAGE_FISH) whole(fishName(fish, t));
  });

  test('events and the table are told in sentences', async () => {
    await speak(language);
    for (const event of EVENTS) whole(sentence(event, NAMES, t));
    for (const line of situation({ view: view(), legal: TURN, you: 0, names: NAMES }, t))
      whole(line);
  });
});

test('a card is told as it is printed', async () => {
  await speak('en');
  const shark = cardOf('great-white-shark');
  expect(shark && costOf(shark, t)).toBe('2 young, covers a shorter fish');
  expect(shark && abilityOf(shark, t)).toBe(
    'When played: all players may lay an egg on each predator',
  );
  const skate = cardOf('abyssal-anglerfish');
  expect(skate && abilityOf(skate, t)).toBe('Game end: 3 points if it has no token');
});

test('a refusal names fish and slots', async () => {
  await speak('en');
  const info = { code: 'zone', clause: 'FS-23', args: { card: 'blue-tang', slot: 'blue-6' } };
  expect(refusal(info, t)).toContain('Blue Tang does not live as deep or as high as blue 6.');
});
