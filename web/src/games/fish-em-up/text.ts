/** What Fish 'em Up says: names, sentences for the log, refusals, labels. Words are in fish-em-up.ftl. */
import type { Action, Event, FishEmUpView, Play, Seen } from '../../generated/fish-em-up';
import type { ErrorInfo } from '../../generated/wire';
import type { T } from '../../lib/i18n.svelte';
import { listed, listedAnd, playerNames } from '../../lib/words';

export { listed, listedAnd, playerNames };

const SIDES = ['north', 'east', 'south', 'west'];

export const catchName = (kind: string, t: T) => t(`fish-em-up-catch-${kind}`);

export const pointsText = (points: number, t: T) => t('fish-em-up-points', { points });

export const cardsText = (count: number, t: T) => t('fish-em-up-cards', { count });

/** "crab A01"; a card whose face is not known by its name alone. */
export function cardName(card: string, faces: FishEmUpView['faces'] | undefined, t: T): string {
  if (card === 'S0') return t('fish-em-up-card-start');
  const kind = faces?.[card]?.catch;
  return kind ? t('fish-em-up-card', { catch: catchName(kind, t), id: card }) : card;
}

const ofCatch = (card: string, kind: string, t: T) =>
  t('fish-em-up-card', { catch: catchName(kind, t), id: card });

export const placeText = ({ x, y }: { x: number; y: number }, t: T) =>
  t('fish-em-up-cell', { x: x + 1, y: y + 1 });

/** What a play would do, in a few words. */
export function playText(play: Play, faces: FishEmUpView['faces'], t: T): string {
  const say = (id: string, args: Record<string, string | number> = {}) =>
    t(`fish-em-up-play-${id}`, args);
  const words = [say('counts', { strength: play.strength })];
  if (play.gain > 0) words.push(say('gain', { points: play.gain }));
  if (play.harm > 0) words.push(say('harm', { points: play.harm }));
  if (play.catch === 'crab') words.push(say('theft'));
  if (play.covers.length > 0)
    words.push(
      say('covers', {
        cards: listed(
          play.covers.map((card) => cardName(card, faces, t)),
          t,
        ),
      }),
    );
  if (play.token) words.push(say('token'));
  return listed(words, t);
}

export function playLabel(play: Play, faces: FishEmUpView['faces'], t: T): string {
  if (play.place === null)
    return t('fish-em-up-action-sting', { card: cardName(play.on ?? '', faces, t) });
  return t('fish-em-up-action-lay', {
    card: ofCatch(play.card, play.catch, t),
    cell: placeText(play.place, t),
    turn: t(`fish-em-up-turn-${play.place.turn}`),
  });
}

export const actionOf = ({ card, on, place }: Play): Action =>
  place === null ? { kind: 'sting', card, on: on ?? '' } : { kind: 'lay', card, ...place };

const nameOf = (names: string[], seat: number) => names[seat] ?? '?';

/** The catch of a card in the net. */
export function about(event: Event): string[] {
  const card = event.kind === 'laid' ? event.card : event.kind === 'stung' ? event.on : null;
  return card === null ? [] : [`[data-catch-of="${card}"]`];
}

/** One sentence for the log, or null where nothing needs to be said. */
export function sentence(event: Event, names: string[], t: T): string | null {
  const say = (kind: string, args: Record<string, string | number> = {}) =>
    t(`fish-em-up-event-${kind}`, args);
  const cards = (list: Seen[]) =>
    listed(
      list.map(({ card, catch: kind }) => ofCatch(card, kind, t)),
      t,
    );
  switch (event.kind) {
    case 'begun':
      return say('begun', { name: nameOf(names, event.first) });
    case 'dealt':
    case 'drew': {
      const name = nameOf(names, event.player);
      if (event.cards) {
        if (event.cards.length === 0) return null;
        return say(`${event.kind}-own`, { name, cards: cards(event.cards) });
      }
      if (event.count === 0) return null;
      return say(event.kind, { name, count: event.count });
    }
    case 'laid': {
      const gaps = {
        name: nameOf(names, event.player),
        card: ofCatch(event.card, event.catch, t),
      };
      const laid =
        event.covers.length === 0
          ? say('laid', gaps)
          : say('laid-covers', { ...gaps, cards: cards(event.covers) });
      return event.token ? laid + t('list-sentences') + say('token-off') : laid;
    }
    case 'stung':
      return say('stung', {
        name: nameOf(names, event.player),
        card: ofCatch(event.on, event.catch, t),
      });
    case 'scored': {
      const { strength } = event;
      if (event.catch === 'trash') {
        const lost = event.changes.flatMap((change, seat) =>
          change < 0
            ? [say('scored-trash-item', { name: nameOf(names, seat), points: -change })]
            : [],
        );
        return lost.length > 0
          ? say('scored-trash', { strength, list: listed(lost, t) })
          : say('scored-trash-nobody', { strength });
      }
      if (event.catch === 'seahorse') return null;
      return say(`scored-${event.catch}`, {
        strength,
        name: nameOf(names, event.player),
        points: pointsText(event.changes[event.player] ?? 0, t),
      });
    }
    case 'robbed':
      return say('robbed', {
        name: nameOf(names, event.player),
        victim: nameOf(names, event.victim),
        points: pointsText(event.count, t),
      });
    case 'lost':
      return say('lost', { points: pointsText(event.count, t) });
    case 'took': {
      const gaps = { name: nameOf(names, event.player), victim: nameOf(names, event.victim) };
      if (!event.cards) return say('took', gaps);
      return say('took-own', { ...gaps, cards: cards(event.cards) });
    }
    case 'nothing_taken':
      return say('nothing-taken', { name: nameOf(names, event.player) });
    case 'skipped':
    case 'boat':
    case 'undone':
      return say(event.kind, { name: nameOf(names, event.player) });
    case 'all_skipped':
      return say('all-skipped');
    case 'game_over': {
      const winners = event.ranking[0] ?? [];
      const points = pointsText(event.scores[winners[0] ?? 0] ?? 0, t);
      if (winners.length === 1)
        return say('game-over', { name: nameOf(names, winners[0] ?? 0), points });
      return say('game-over-shared', {
        names: listedAnd(
          winners.map((seat) => nameOf(names, seat)),
          t,
        ),
        points,
      });
    }
  }
}

export function refusal(error: ErrorInfo, t: T): string {
  const { x, y, side } = error.args;
  const args = { ...error.args };
  if (x !== undefined && y !== undefined) args.cell = placeText({ x: Number(x), y: Number(y) }, t);
  if (side !== undefined) args.side = sideName(side, t);
  return t(`fish-em-up-refused-${error.code}`, args);
}

function sideName(side: unknown, t: T): string {
  const name = typeof side === 'number' ? SIDES[side] : String(side);
  return name && SIDES.includes(name) ? t(`fish-em-up-side-${name}`) : '';
}

/** A choice, as it stands on its button. */
export function actionLabel(action: Action, t: T, names: string[] = []): string {
  const say = (kind: string, args: Record<string, string | number> = {}) =>
    t(`fish-em-up-action-${kind}`, args);
  switch (action.kind) {
    case 'lay':
      return say('lay', {
        card: action.card,
        cell: placeText(action, t),
        turn: t(`fish-em-up-turn-${action.turn}`),
      });
    case 'sting':
      return say('sting', { card: action.on });
    case 'take':
    case 'rob':
      return say(action.kind, { name: nameOf(names, action.seat) });
    default:
      return say('skip');
  }
}
