/** A finished game in one picture: everybody's points as a bar, by where they come from. */
import type { FinspanView } from '../../generated/finspan';
import { SOURCES, totalOf } from './cards';

export interface Part {
  source: (typeof SOURCES)[number];
  points: number;
  /** from where to where it reaches, in hundredths of the longest bar */
  from: number;
  to: number;
}

export function barsOf(view: Pick<FinspanView, 'oceans'>): { total: number; parts: Part[] }[] {
  const most = Math.max(1, ...view.oceans.map(({ score }) => totalOf(score)));
  return view.oceans.map(({ score }) => {
    let from = 0;
    const parts = SOURCES.map((source) => {
      const to = from + (score[source] / most) * 100;
      const part = { source, points: score[source], from, to };
      from = to;
      return part;
    }).filter(({ points }) => points > 0);
    return { total: totalOf(score), parts };
  });
}
