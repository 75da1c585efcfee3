/** Why a card of the hand cannot be played now, in the words of the refusal that it would meet. */
import type { FinspanView } from '../../generated/finspan';
import type { ErrorInfo } from '../../generated/wire';
import { cardOf } from './cards';

type Reason = ErrorInfo & { clause: string };

const because = (clause: string, code: string, args: ErrorInfo['args']): Reason => ({
  clause,
  code,
  args,
});

export function reasonAgainst(view: FinspanView, you: number, fish: string): Reason | null {
  const ocean = view.oceans[you];
  const card = cardOf(fish);
  const held = ocean?.hand.find((one) => one.card === fish);
  if (!ocean || !card || !held) return null;
  if (!held.payable) {
    const sum = (of: 'egg' | 'young' | 'school') =>
      ocean.slots.reduce((all, slot) => all + Number(slot[of]), 0);
    const dues = [
      ['card', card.cost.cards, ocean.hand.length - 1],
      ['egg', card.cost.eggs, sum('egg')],
      ['young', card.cost.young, sum('young')],
      ['school', card.cost.schools, sum('school')],
    ] as const;
    const due = dues.find(([, cost, has]) => cost > has);
    if (due)
      return because('FS-21', `too-dear-${due[0]}`, { card: fish, cost: due[1], held: due[2] });
  }
  if (held.slots.length === 0)
    return card.consumes
      ? because('FS-21', 'nothing-to-consume', { card: fish })
      : because('FS-25', 'no-slot', { card: fish });
  return null;
}
