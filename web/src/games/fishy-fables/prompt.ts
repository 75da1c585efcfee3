/** The one sentence in the tray: what is asked of you, or whom the table waits for. */
import type { FishyFablesView, Legal } from '../../generated/fishy-fables';
import type { T } from '../../lib/i18n.svelte';
import { type Effect, fishName, listedAnd } from './text';

interface Asked {
  view: FishyFablesView;
  legal: Legal[];
  you: number | null;
  names: string[];
}

export function promptFor({ view, legal, you, names }: Asked, t: T): string {
  const say = (id: string, args: Record<string, string | number> = {}) =>
    t(`fishy-fables-${id}`, args);
  const name = (seat: number | null) => (seat === null ? '' : (names[seat] ?? ''));
  const asked = legal.length > 0;
  const awaited = (seats: number[]) => listedAnd(seats.map(name), t);
  const unready = (seats: number[]) => awaited(seats.filter((seat) => !view.ready[seat]));
  const seats = view.purses.map((_, seat) => seat);
  const own = you === null ? null : (view.fish[you] ?? null);
  switch (view.phase) {
    case 'draft':
      return asked ? say('draft-prompt') : say('draft-wait', { name: name(view.turn) });
    case 'purchase': {
      if (!asked) return say('purchase-wait', { name: name(view.turn) });
      const full = (view.catnip?.length ?? 0) >= view.limit;
      return say(full ? 'purchase-prompt-full' : 'purchase-prompt', { price: view.price });
    }
    case 'selection': {
      if (asked) return say('selection-prompt');
      const waiting = unready(seats.filter((seat) => view.standing[seat] === 'in'));
      if (own === null) return say('selection-watching', { names: waiting });
      return say('selection-waiting', { fish: fishName(own, t), names: waiting });
    }
    case 'deliberation': {
      const { raised } = view;
      if (raised) {
        const gaps = { name: name(raised.player), amount: raised.amount };
        if (!asked || you === null)
          return say('answer-wait', { name: name(view.turn), amount: raised.amount });
        const purse = view.purses[you] ?? 0;
        if (purse <= raised.amount) return say('answer-prompt-all-in', { ...gaps, purse });
        return say('answer-prompt', gaps);
      }
      if (!asked || you === null) return say('turn-wait', { name: name(view.turn) });
      return say((view.purses[you] ?? 0) === 0 ? 'turn-prompt-broke' : 'turn-prompt');
    }
    case 'guessing': {
      const guessers = seats.filter((seat) => view.standing[seat] === 'waiting');
      if (asked) return say('guess-prompt');
      const guessing = you !== null && view.standing[you] === 'waiting';
      return say(guessing ? 'guess-waiting' : 'guess-watching', { names: unready(guessers) });
    }
    case 'window':
      return asked ? say('window-prompt') : say('window-wait', { name: name(view.turn) });
    case 'fib': {
      const tied = view.fib?.rows.map(({ player }) => player) ?? [];
      if (asked) return say('fib-prompt');
      const fibbing = you !== null && tied.includes(you);
      return say(fibbing ? 'fib-waiting' : 'fib-watching', { names: unready(tied) });
    }
    case 'over':
      return say('over');
  }
}

export interface Explained {
  text: string;
  clause: string;
}

interface Reason {
  code: string;
  clause: string;
  args: Record<string, string>;
}

const because = (clause: string, code: string): Reason => ({ code, clause, args: {} });

/** Why a seat has no part in this round, if it has none. */
function unable(view: FishyFablesView, you: number): Reason | null {
  if (view.phase === 'over') return because('FF-53', 'over');
  if (view.standing[you] === 'waiting') return because('FF-80', 'not-in-round');
  if (view.standing[you] === 'out') return because('FF-52', 'dropped-out');
  return null;
}

/** Why no fish can be laid now, in the words of the refusal that it would meet. */
export function reasonAgainstFish(view: FishyFablesView, you: number): Reason {
  if (view.phase === 'fib')
    return view.fib?.rows.some(({ player }) => player === you)
      ? because('FF-61', 'row-laid')
      : because('FF-60', 'not-tied');
  const none = unable(view, you);
  if (none) return none;
  if (view.phase !== 'selection') return because('FF-20', 'not-laying');
  return because('FF-20', 'laid-already');
}

const ONLY_ON_TURN: Effect[] = ['peek', 'swap', 'refund'];

/** Why a catnip card in hand cannot be played now. */
export function reasonAgainstCatnip(view: FishyFablesView, you: number, effect: Effect): Reason {
  if (view.phase === 'over') return because('FF-53', 'over');
  if (view.phase !== 'deliberation' && view.phase !== 'window')
    return because('FF-72', 'wrong-moment');
  const none = unable(view, you);
  if (none) return none;
  if (view.standing[you] === 'folded') return because('FF-72', 'folded');
  if (view.turn !== you) return because('FF-72', 'not-your-turn');
  if (view.phase === 'window' && ONLY_ON_TURN.includes(effect))
    return because('FF-72', 'not-in-window');
  if (view.phase !== 'window' && effect === 'cancel') return because('FF-72', 'only-in-window');
  if (effect === 'swap') return because('FF-72', 'swap-not-held');
  if (effect === 'refund') return because('FF-72', 'nothing-to-refund');
  if (effect === 'cancel') return because('FF-72', 'nothing-to-cancel');
  return because('FF-72', 'no-such-fish');
}
