/** What the player has in hand while sorting: a chosen card, or a place about to be emptied. */
import type { Legal } from '../../generated/cash-a-catch';
import {
  type Desk,
  forced,
  isSorting,
  type Preview,
  preview,
  type Sorting,
  stepsOf,
} from './sorting';

/** The trash as a place to lay a card, behind the three others. */
export const TRASH = 3;

/** What a tap on a place would do now. */
export interface Target {
  step: Sorting;
  preview: Preview;
}

export class Sorter {
  /** a card of the catch, by where it lies in it */
  picked = $state<number | null>(null);
  emptying = $state<number | null>(null);
  /** the place that is looked at, under a pointer or in focus */
  regarded = $state<number | null>(null);
  /** the place over which a card is held */
  over = $state<number | null>(null);

  constructor(private readonly table: () => { desk: Desk; legal: Legal[]; charge: number }) {}

  readonly active = $derived.by(() => this.table().legal.some(isSorting));

  readonly card = $derived.by(() =>
    this.picked === null ? null : (this.table().desk.catch[this.picked] ?? null),
  );

  readonly #steps = $derived.by(() =>
    this.card === null ? [] : stepsOf(this.table().legal, this.card),
  );

  /** By place, the trash last: what a tap there would do. */
  readonly targets = $derived.by(() =>
    [0, 1, 2, TRASH].map((place): Target | null => {
      const step = this.#stepAt(place);
      const { desk, charge } = this.table();
      return step ? { step, preview: preview(desk, step, charge) } : null;
    }),
  );

  /** The step that is looked at: under a finger, in focus, or the only one there is. */
  readonly looked = $derived.by((): Target | null => {
    if (this.emptying !== null) return this.targets[this.emptying] ?? null;
    if (this.card === null) return null;
    const place = this.over ?? this.regarded;
    const [only] = this.#steps.length === 1 ? this.targets.filter((one) => one !== null) : [];
    return (place === null ? null : this.targets[place]) ?? only ?? null;
  });

  readonly rest = $derived.by(() => {
    const { legal, desk } = this.table();
    return forced(legal, desk);
  });

  #stepAt(place: number): Sorting | undefined {
    if (this.card === null)
      return this.table()
        .legal.filter(isSorting)
        .find((one) => one.kind === 'empty' && one.place === place);
    return this.#steps.find((one) => (one.kind === 'place' ? one.place : TRASH) === place);
  }

  /** The catch has changed, or the player wants to think again. */
  clear(): void {
    this.picked = null;
    this.emptying = null;
    this.over = null;
  }

  /** A tap on a card: it is chosen; a second one takes its only way, or lets it go. */
  pick(i: number): Sorting | null {
    this.emptying = null;
    if (this.picked === i && this.#steps.length === 1) return this.#steps[0] ?? null;
    this.picked = this.picked === i ? null : i;
    return null;
  }

  /** A tap on a place: the chosen card goes there. A place is emptied only after a second word. */
  tap(place: number): Sorting | null {
    const step = this.#stepAt(place);
    if (step?.kind !== 'empty') return step ?? null;
    this.emptying = this.emptying === place ? null : place;
    return null;
  }

  /** A card is let go over a place, or over nothing. */
  drop(): Sorting | null {
    const step = this.over === null ? undefined : this.#stepAt(this.over);
    this.over = null;
    if (!step) this.picked = null;
    return step ?? null;
  }
}
