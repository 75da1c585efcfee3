/** What Fishy Fables says: names, sentences for the log, refusals, labels. Words are in fishy-fables.ftl. */
import type {
  Action,
  Event,
  FishyFablesView,
  Legal,
  RoundEnded,
  ShownFish,
} from '../../generated/fishy-fables';
import type { ErrorInfo } from '../../generated/wire';
import type { T } from '../../lib/i18n.svelte';
import { listed, listedAnd, playerNames } from '../../lib/words';

export { listed, listedAnd, playerNames };

export type Effect = FishyFablesView['catnip_used'][number];

export const effectName = (effect: Effect, t: T) =>
  t(`fishy-fables-effect-${effect.replace('_', '-')}`);

/** What a catnip card does. */
export const effectRule = (effect: Effect, t: T) =>
  t(`fishy-fables-about-${effect.replace('_', '-')}`);

export const fishName = (fish: number, t: T) => t('fishy-fables-fish', { fish });

/** 17 → 22 → 44 */
export const sum = (sizes: number[]) => sizes.join(' → ');

const nameOf = (names: string[], seat: number | null) =>
  seat === null ? '' : (names[seat] ?? '?');

/** One sentence for the log, or null where nothing needs to be said. */
export function sentence(event: Event, names: string[], t: T): string | null {
  const say = (kind: string, args: Record<string, string | number> = {}) =>
    t(`fishy-fables-event-${kind}`, args);
  const items = (pairs: [number, string | number][]) =>
    listed(
      pairs.map(([seat, fish]) => say('item', { name: nameOf(names, seat), fish })),
      t,
    );
  const shown = (fish: ShownFish[]) => items(fish.map(({ player, sizes }) => [player, sum(sizes)]));
  switch (event.kind) {
    case 'first_drawn':
      return say('first-drawn', {
        list: items(event.fish.map((fish, seat) => [seat, fish])),
        name: nameOf(names, event.first),
      });
    case 'drawn': {
      const name = nameOf(names, event.player);
      if (event.fish === null) return say('drawn', { name, pile: event.pile });
      return say('drawn-own', { name, pile: event.pile, fish: fishName(event.fish, t) });
    }
    case 'dealt':
      return say('dealt', { count: event.count });
    case 'round_began':
      return say('round-began', { round: event.round, name: nameOf(names, event.first) });
    case 'bought': {
      const name = nameOf(names, event.player);
      const told =
        event.effect === null
          ? say('bought', { name, price: event.price })
          : say('bought-own', { name, price: event.price, catnip: effectName(event.effect, t) });
      if (event.discard === null) return told;
      const discarded = say('bought-discard', { name, catnip: effectName(event.discard, t) });
      return told + t('list-sentences') + discarded;
    }
    case 'passed':
      return say('passed', { name: nameOf(names, event.player) });
    case 'laid': {
      const name = nameOf(names, event.player);
      if (event.fish === null) return say('laid', { name });
      return say('laid-own', { name, fish: fishName(event.fish, t) });
    }
    case 'antes_paid':
      return say('antes-paid');
    case 'checked':
    case 'folded':
    case 'dropped_out':
      return say(event.kind.replace('_', '-'), { name: nameOf(names, event.player) });
    case 'raised':
      return say(event.all_in ? 'raised-all-in' : 'raised', {
        name: nameOf(names, event.player),
        amount: event.amount,
      });
    case 'matched':
      return say(event.all_in ? 'matched-all-in' : 'matched', {
        name: nameOf(names, event.player),
        amount: event.paid,
      });
    case 'catnip_played': {
      const gaps = { name: nameOf(names, event.player), catnip: effectName(event.effect, t) };
      if (event.effect === 'refund') return say('catnip-refund', { ...gaps, amount: event.amount });
      if (event.cancelled !== null)
        return say('catnip-cancel', { ...gaps, cancelled: effectName(event.cancelled, t) });
      if (event.target === null || event.target === event.player) return say('catnip-own', gaps);
      return say('catnip-aimed', { ...gaps, target: nameOf(names, event.target) });
    }
    case 'peeked':
      if (event.fish === null) return null;
      return say('peeked-own', {
        target: nameOf(names, event.target),
        fish: fishName(event.fish, t),
      });
    case 'swapped':
      if (event.fish === null || event.back === null) return null;
      return say('swapped-own', {
        name: nameOf(names, event.player),
        fish: fishName(event.fish, t),
        back: fishName(event.back, t),
      });
    case 'guessed': {
      const name = nameOf(names, event.player);
      if (event.named === null) return say('guessed', { name });
      return say('guessed-own', { name, target: nameOf(names, event.named) });
    }
    case 'guesses_opened': {
      const named = event.guesses.flatMap((target, seat) =>
        target === null
          ? []
          : [say('guesses-item', { name: nameOf(names, seat), target: nameOf(names, target) })],
      );
      if (named.length === 0) return say('guesses-opened-none');
      return say('guesses-opened', { list: listed(named, t) });
    }
    case 'revealed':
      return say('revealed', { list: shown(event.shown) });
    case 'round_ended':
      return ended(event, names, t);
    case 'came_back': {
      const name = nameOf(names, event.player);
      if (event.fish === null || event.fish.length === 0)
        return say('came-back', { name, count: event.count });
      const list = listed(
        event.fish.map((fish) => fishName(fish, t)),
        t,
      );
      return say('came-back-own', { name, list });
    }
    case 'fib_began':
      return say('fib-began', {
        names: listedAnd(
          event.players.map((seat) => nameOf(names, seat)),
          t,
        ),
      });
    case 'fib_flipped': {
      const list = items(event.shown.map(({ player, fish }) => [player, fish]));
      if (event.point !== null)
        return say('fib-flipped-point', { list, name: nameOf(names, event.point) });
      return say('fib-flipped-out', { list, name: nameOf(names, event.out) });
    }
    case 'game_over': {
      const winner = event.ranking[0]?.[0] ?? 0;
      return say('game-over', { name: nameOf(names, winner), amount: event.scores[winner] ?? 0 });
    }
    case 'undone':
      return say('undone', { name: nameOf(names, event.player) });
  }
}

/** Who wins what, and what right guesses took before. */
function ended(event: RoundEnded, names: string[], t: T): string {
  const say = (kind: string, args: Record<string, string | number>) =>
    t(`fishy-fables-event-${kind}`, args);
  const paid = event.paid.map(({ player, amount }) =>
    say('paid', { name: nameOf(names, player), amount }),
  );
  const fish = event.shown.find(({ player }) => player === event.winner);
  const gaps = { name: nameOf(names, event.winner), amount: event.won };
  const size = fish?.sizes.at(-1);
  const won =
    size === undefined ? say('round-ended', gaps) : say('round-ended-size', { ...gaps, size });
  return [...paid, won].join(t('list-sentences'));
}

/** The name of the part of the game that begins here. */
export function chapter(event: Event, t: T): string | null {
  if (event.kind === 'fib_began') return t('fishy-fables-fib');
  return event.kind === 'round_began' ? t('fishy-fables-chapter', { round: event.round }) : null;
}

export function refusal(error: ErrorInfo, t: T): string {
  return t(`fishy-fables-refused-${error.code}`, error.args);
}

/** A choice, as it stands on its button. */
export function actionLabel(action: Action | Legal, t: T, names: string[] = [], price = 5): string {
  const say = (kind: string, args: Record<string, string | number> = {}) =>
    t(`fishy-fables-action-${kind}`, args);
  switch (action.kind) {
    case 'draw':
      return say('draw', { pile: action.pile });
    case 'buy':
      if (action.discard === null) return say('buy', { price });
      return say('buy-discard', { catnip: effectName(action.discard, t) });
    case 'lay':
      return say('lay', { fish: fishName(action.fish, t) });
    case 'raise':
      return 'low' in action ? say('raise-range') : say('raise', { amount: action.amount });
    case 'match':
      return say('match', { amount: '' });
    case 'catnip': {
      const catnip = effectName(action.effect, t);
      if (action.fish !== null)
        return say('catnip-swap', { catnip, fish: fishName(action.fish, t) });
      if (action.player === null) return say('catnip', { catnip });
      return say('catnip-aimed', { catnip, name: nameOf(names, action.player) });
    }
    case 'guess':
      return say('guess', { name: nameOf(names, action.player) });
    default:
      return say(action.kind);
  }
}
