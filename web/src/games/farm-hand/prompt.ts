/** The one sentence in the tray: what is asked of you, or whom the table waits for. */
import type { Action, FarmHandView } from '../../generated/farm-hand';
import type { T } from '../../lib/i18n.svelte';
import { leadSuit, suitOf } from './cards';
import { listedAnd, suitName } from './text';

interface Situation {
  view: FarmHandView;
  legal: Action[];
  you: number | null;
  names: string[];
  pending: boolean;
}

export function promptFor({ view, legal, you, names, pending }: Situation, t: T): string {
  if (view.phase === 'over') return t('farm-hand-over');
  if (pending && legal.length > 0) return t('farm-hand-sending');
  if (view.phase === 'bid') return bidPrompt(view, you, names, t);
  if (view.turn === null) return '';
  if (view.turn !== you) {
    const name = names[view.turn] ?? '';
    return t(view.trick.length ? 'farm-hand-play-wait' : 'farm-hand-play-wait-lead', { name });
  }
  const lead = leadSuit(view);
  if (!lead) return t('farm-hand-play-lead');
  const follows = legal.every((action) => action.kind === 'play' && suitOf(action.card) === lead);
  return t(follows ? 'farm-hand-play-follow' : 'farm-hand-play-free', { suit: suitName(lead, t) });
}

function bidPrompt(view: FarmHandView, you: number | null, names: string[], t: T): string {
  const waiting = view.order.filter((player) => !view.has_bid[player]).sort((a, b) => a - b);
  // The last bid opens them all; until that shows, there is nobody left to wait for.
  if (waiting.length === 0) return t('farm-hand-bid-opening');
  const awaited = listedAnd(
    waiting.map((player) => names[player] ?? ''),
    t,
  );
  if (you === null) return t('farm-hand-bid-watching', { names: awaited });
  if (!view.has_bid[you]) return t('farm-hand-bid-prompt');
  return t('farm-hand-bid-waiting', { tricks: view.bids[you] ?? 0, names: awaited });
}

export interface Explained {
  text: string;
  clause: string;
}

/** Why a card cannot be chosen now, in the words of the refusal that it would meet. */
export function reasonAgainst(
  view: FarmHandView,
  you: number | null,
): { code: string; clause: string; args: Record<string, string> } {
  const lead = leadSuit(view);
  if (view.phase === 'over') return { code: 'over', clause: 'FH-42', args: {} };
  if (view.phase === 'bid') return { code: 'not-playing', clause: 'FH-30', args: {} };
  if (view.turn !== you || !lead) return { code: 'not-your-turn', clause: 'FH-30', args: {} };
  return { code: 'follow-suit', clause: 'FH-31', args: { suit: lead } };
}
