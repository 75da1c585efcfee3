/** The one sentence in the tray: what is asked of you, or whom the table waits for. */
import type { FinspanView, Legal } from '../../generated/finspan';
import type { T } from '../../lib/i18n.svelte';
import { benefitsOf, fishName, tokenName } from './text';

interface Asked {
  view: FinspanView;
  legal: Legal[];
  names: string[];
}

export function promptFor({ view, legal, names }: Asked, t: T): string {
  if (view.phase === 'over') return t('finspan-over');
  if (legal.length === 0) return t('finspan-wait', { name: names[view.actor ?? 0] ?? '' });
  const { playing, asked, moving } = view;
  switch (view.phase) {
    case 'payment': {
      if (!playing) return '';
      const card = fishName(playing.card, t);
      if (playing.due.cards)
        return t('finspan-prompt-payment-card', { card, count: playing.due.cards });
      const token = playing.due.eggs ? 'egg' : playing.due.young ? 'young' : 'school';
      return t('finspan-prompt-payment-token', { card, token: tokenName(token, t) });
    }
    case 'placement':
      return t('finspan-prompt-placement', { card: playing ? fishName(playing.card, t) : '' });
    case 'benefit':
      return t('finspan-prompt-benefit', {
        what: asked ? benefitsOf(asked.benefits, asked.where, t) : '',
      });
    case 'moving':
      return t(`finspan-prompt-moving-${moving?.token === 'school' ? 'school' : 'young'}`);
    default:
      return t(`finspan-prompt-${view.phase}`);
  }
}
