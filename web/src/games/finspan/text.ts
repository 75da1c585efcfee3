/** What Finspan says: cards in words, sentences for the log, refusals, labels. Words are in finspan*.ftl. */
import type { Action, Event, FinspanView, PrintedCard, Slot, Tile } from '../../generated/finspan';
import type { ErrorInfo } from '../../generated/wire';
import type { T } from '../../lib/i18n.svelte';
import { listed, listedAnd, playerNames } from '../../lib/words';
import {
  type Benefit,
  cardOf,
  columnOf,
  rowOf,
  slotOf,
  type Token,
  totalOf,
  type Where,
} from './cards';

export { listed, listedAnd, playerNames };

type Gaps = Record<string, string | number>;
const dashed = (id: string) => id.replaceAll('_', '-');

/** The slots of an ocean. */
export function about(event: Event): string[] {
  if (!('player' in event)) return [];
  const slots = [
    ...('slot' in event ? [event.slot] : []),
    ...('slots' in event ? event.slots : []),
    ...('origin' in event ? [event.origin] : []),
  ];
  return slots.map((slot) => `[data-ocean="${event.player}"] [data-slot="${slot}"]`);
}

// --- cards ----------------------------------------------------------------------------------------

export const fishName = (fish: string, t: T) => t(`finspan-fish-${fish}`);
export const columnName = (column: string, t: T) => t(`finspan-column-${column}`);
export const tokenName = (token: Token, t: T) => t(`finspan-token-${token}`);
export const pointsOf = (points: number, t: T) => t('finspan-points', { points });
export const slotName = (slot: string, t: T) =>
  t('finspan-slot', { column: columnName(columnOf(slot), t), row: rowOf(slot) });

/** What a card costs, in words. */
export function costOf(card: Pick<PrintedCard, 'cost' | 'consumes'>, t: T): string {
  const parts = (['cards', 'eggs', 'young', 'schools'] as const).flatMap((kind) =>
    card.cost[kind] > 0 ? [t(`finspan-cost-${kind}`, { count: card.cost[kind] })] : [],
  );
  if (card.consumes) parts.push(t('finspan-cost-consume'));
  return listed(parts, t) || t('finspan-cost-none');
}

/** What may be taken: equal benefits together, in printed order. */
export function benefitsOf(benefits: Benefit[], where: Where | null, t: T): string {
  const told = [...new Set(benefits)].map((benefit) => {
    if (benefit === 'egg_each')
      return t('finspan-benefit-egg-each', { where: t(`finspan-each-${dashed(where ?? '')}`) });
    if (benefit === 'play')
      return t('finspan-benefit-play', { where: t(`finspan-place-${dashed(where ?? '')}`) });
    const count = benefits.filter((one) => one === benefit).length;
    return t(`finspan-benefit-${benefit}`, { count });
  });
  return listed(told, t);
}

/** What a card does, in words. */
export function abilityOf(card: PrintedCard, t: T): string {
  const { condition, points_if: points, least } = card;
  let what = condition
    ? t(`finspan-if-${dashed(condition)}`, least ? { points, least } : { points })
    : benefitsOf(card.benefits, card.where, t);
  if (card.all_players) what = t('finspan-all-players', { what });
  return t(`finspan-timing-${dashed(card.timing)}`, { what });
}

/** Zones, band and tags, each as a word. */
export function traitsOf(card: PrintedCard, t: T): string[] {
  return [
    ...card.zones.map((zone) => t(`finspan-zone-${dashed(zone)}`)),
    ...(card.band ? [t('finspan-band', { column: columnName(card.band, t) })] : []),
    ...card.tags.map((tag) => t(`finspan-tag-${tag}`)),
  ];
}

export const countName = (count: Tile['count'], t: T) => t(`finspan-count-${dashed(count)}`);

export function tileOf(tile: Tile, week: number, view: Pick<FinspanView, 'side'>, t: T): string {
  const told = t('finspan-tile', {
    week,
    points: pointsOf(tile.points, t),
    count: countName(tile.count, t),
  });
  return view.side === 'b' ? `${told} · ${t('finspan-tile-best')}` : told;
}

/** A slot as one hears it: the fish, its tokens, what lies beneath. */
export function slotWords(slot: Slot, t: T): string {
  const parts = [slot.fish ? fishName(slot.fish, t) : t('finspan-empty')];
  if (slot.egg) parts.push(tokenName('egg', t));
  if (slot.young) parts.push(t('finspan-cost-young', { count: slot.young }));
  if (slot.school) parts.push(tokenName('school', t));
  if (slot.beneath.length) parts.push(t('finspan-line-consumed', { count: slot.beneath.length }));
  return listed(parts, t);
}

// --- what happens ---------------------------------------------------------------------------------

const nameOf = (names: string[], seat: number) => names[seat] ?? '?';

function gapsOf(told: Event | Action, names: string[], t: T): Gaps {
  const gaps: Gaps = {};
  if ('player' in told) gaps.name = nameOf(names, told.player);
  if ('card' in told) gaps.card = fishName(told.card, t);
  if ('covered' in told && told.covered !== null) gaps.covered = fishName(told.covered, t);
  if ('slot' in told) gaps.slot = slotName(told.slot, t);
  if ('origin' in told) gaps.origin = slotName(told.origin, t);
  if ('slots' in told)
    gaps.slots = listed(
      told.slots.map((slot) => slotName(slot, t)),
      t,
    );
  if ('column' in told) gaps.column = columnName(told.column, t);
  if ('token' in told) gaps.token = tokenName(told.token, t);
  if ('bonus' in told) gaps.bonus = t(`finspan-bonus-${told.bonus}`);
  if ('week' in told) gaps.week = told.week;
  if ('cards' in told) gaps.cards = told.cards;
  return gaps;
}

/** One sentence for the log, or null where nothing needs to be said. */
export function sentence(event: Event, names: string[], t: T): string | null {
  const say = (kind: string, args: Gaps = {}) => t(`finspan-event-${dashed(kind)}`, args);
  const gaps = gapsOf(event, names, t);
  const items = (told: string[]) => listed(told, t);
  switch (event.kind) {
    case 'lifted':
      return null;
    case 'opened':
    case 'week_began':
      return say(event.kind, { ...gaps, name: nameOf(names, event.first) });
    case 'placed':
      return say(event.covered === null ? 'placed' : 'placed-over', gaps);
    case 'hatched':
    case 'young_put':
    case 'moved':
    case 'token_paid': {
      const formed = event.formed || ('left_formed' in event && event.left_formed);
      return [say(event.kind, gaps), ...(formed ? [say('formed')] : [])].join(t('list-sentences'));
    }
    case 'week_ended': {
      const list = items(
        event.points.map((points, seat) => {
          const best = event.best[seat] ?? 0;
          const line = { name: nameOf(names, seat), points: pointsOf(points, t) };
          return best ? say('week-ended-best', { ...line, best }) : say('week-ended-item', line);
        }),
      );
      return say(event.kind, { week: event.week, list });
    }
    case 'scored':
      return say('scored', {
        list: items(
          event.scores.map((score, seat) =>
            say('scored-item', { name: nameOf(names, seat), points: pointsOf(totalOf(score), t) }),
          ),
        ),
      });
    case 'game_over': {
      const winners = (event.ranking[0] ?? []).map((seat) => nameOf(names, seat));
      const points = pointsOf(event.scores[event.ranking[0]?.[0] ?? 0] ?? 0, t);
      if (names.length === 1) return say('game-over-alone', { name: winners[0] ?? '', points });
      if (winners.length === 1) return say('game-over', { name: winners[0] ?? '', points });
      return say('game-over-shared', { names: listedAnd(winners, t), points });
    }
    default:
      return say(event.kind, gaps);
  }
}

/** The name of the part of the game that begins here. */
export function chapter(event: Event, t: T): string | null {
  return event.kind === 'week_began' ? t('finspan-week', { week: event.week }) : null;
}

export function refusal(error: ErrorInfo, t: T): string {
  const gaps = { ...error.args } as Gaps;
  for (const key of ['card', 'covered'])
    if (key in gaps) gaps[key] = fishName(String(gaps[key]), t);
  for (const key of ['token', 'due'])
    if (key in gaps) gaps[key] = tokenName(String(gaps[key]) as Token, t);
  if ('slot' in gaps) gaps.slot = slotName(String(gaps.slot), t);
  if ('band' in gaps) gaps.band = columnName(String(gaps.band), t);
  if ('where' in gaps) gaps.where = t(`finspan-place-${dashed(String(gaps.where))}`);
  return t(`finspan-refused-${error.code}`, gaps);
}

/** A choice, as it stands on its button; with the view it can say more. */
export function actionLabel(action: Action, t: T, view?: FinspanView): string {
  const gaps = gapsOf(action, [], t);
  const ocean = view?.actor === null || view === undefined ? undefined : view.oceans[view.actor];
  const fish = 'slot' in action && ocean ? (slotOf(ocean.slots, action.slot)?.fish ?? null) : null;
  let kind = dashed(action.kind);
  switch (action.kind) {
    case 'play': {
      const card = cardOf(action.card);
      gaps.cost = card ? costOf(card, t) : '';
      break;
    }
    case 'place':
      if (fish) {
        kind = 'place-over';
        gaps.covered = fishName(fish, t);
      }
      break;
    case 'egg':
      gaps.card = fish ? fishName(fish, t) : '';
      break;
    case 'use':
      gaps.card = fish ? fishName(fish, t) : slotName(action.slot, t);
      break;
    case 'egg_each':
      gaps.where = view?.asked?.where ? t(`finspan-each-${dashed(view.asked.where)}`) : '';
      break;
    case 'done':
      if (view?.phase === 'ending') kind = 'done-ending';
  }
  return t(`finspan-action-${kind}`, gaps);
}
