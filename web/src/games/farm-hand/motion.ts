/**
 * How long things take, and the moves themselves. An element is put in its new place first and then
 * shown on its way there from where the player last saw it.
 */
import type { Event } from '../../generated/farm-hand';

/** Milliseconds. */
export const TIMES = {
  move: 220,
  stagger: 45,
  fade: 120,
  /** after a card has landed, so that the eye can read it */
  read: 260,
  laid: 180,
  opened: 1150,
  frightened: 850,
  won: 600,
  nobody: 450,
  taken: 320,
  scored: 1700,
} as const;

const dealt = (hands: string[][]) =>
  TIMES.move + TIMES.stagger * hands.reduce((sum, hand) => sum + hand.length, 0) + TIMES.read;

export function timeOf(event: Event): number {
  switch (event.kind) {
    case 'dealt':
      return dealt(event.hands);
    case 'bid':
      return TIMES.laid;
    case 'bids_opened':
      return TIMES.opened;
    case 'played':
      return TIMES.move + TIMES.read;
    case 'trick_ended':
      return (
        (event.cancelled.length > 0 ? TIMES.frightened : 0) +
        (event.winner === null ? TIMES.nobody : TIMES.won) +
        TIMES.taken
      );
    case 'round_scored':
      return TIMES.scored;
    default:
      return 0;
  }
}

/** For how many milliseconds the events of one step stand, at a normal pace, before the next may show. */
export const hold = (events: Event[]) => events.reduce((sum, event) => sum + timeOf(event), 0);

export const endsRound = (events: Event[]) => events.some(({ kind }) => kind === 'round_scored');

const EASE = 'cubic-bezier(0.2, 0.7, 0.25, 1)';

const wantsCalm = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves elements of one board; all of it can be ended at once. */
export class Stagehand {
  #running = new Set<Animation>();
  root: HTMLElement | null = null;
  /** A card moves no slower at a calm table; at a quick one it must arrive in less time. */
  pace = 1;

  find(selector: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(selector) ?? null;
  }

  findAll(selector: string): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  place(selector: string): DOMRect | null {
    const rect = this.find(selector)?.getBoundingClientRect() ?? null;
    return rect && rect.width > 0 ? rect : null;
  }

  /** Shows `element` coming from `from` to where it is. */
  bring(element: HTMLElement | null, from: DOMRect | null, delay = 0): void {
    const shift = element && from ? this.#shift(element, from) : null;
    if (!element) return;
    if (!shift || wantsCalm()) this.#appear(element, delay);
    else {
      this.#run(
        element,
        [
          { ...shift, zIndex: 5 },
          { transform: 'none', zIndex: 5 },
        ],
        {
          duration: TIMES.move,
          delay,
          easing: EASE,
          fill: 'backwards',
        },
      );
    }
  }

  /** Shows `element` leaving for `to`, small and gone when it arrives. */
  send(element: HTMLElement | null, to: DOMRect | null, delay = 0): void {
    if (!element) return;
    const shift = to ? this.#shift(element, to) : null;
    const end = shift && !wantsCalm() ? { ...shift, opacity: 0.1 } : { opacity: 0 };
    this.#run(element, [{ opacity: 1 }, end], {
      duration: wantsCalm() ? TIMES.fade : TIMES.taken,
      delay,
      easing: 'ease-in',
      fill: 'forwards',
    });
  }

  /** Lets small things around a moving card vanish first. */
  fade(elements: HTMLElement[]): void {
    for (const element of elements) {
      this.#run(element, [{ opacity: 1 }, { opacity: 0 }], {
        duration: TIMES.fade,
        fill: 'forwards',
      });
    }
  }

  /** Everything is where it is, and can be seen. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }

  #appear(element: HTMLElement, delay: number): void {
    this.#run(element, [{ opacity: 0 }, { opacity: 1 }], {
      duration: TIMES.fade,
      delay,
      fill: 'backwards',
    });
  }

  #shift(element: HTMLElement, to: DOMRect): { transform: string } | null {
    const here = element.getBoundingClientRect();
    if (here.width === 0) return null;
    const x = to.left + to.width / 2 - (here.left + here.width / 2);
    const y = to.top + to.height / 2 - (here.top + here.height / 2);
    const scale = Math.min(1, Math.max(0.2, to.width / here.width));
    return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  }

  #run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    if (typeof element.animate !== 'function') return;
    const { duration, delay } = timing as { duration: number; delay?: number };
    const haste = Math.min(1, this.pace);
    const animation = element.animate(frames, {
      ...timing,
      duration: duration * haste,
      delay: (delay ?? 0) * haste,
    });
    this.#running.add(animation);
    const forget = () => {
      // what has gone stays away until `finish`
      if (timing.fill !== 'forwards') this.#running.delete(animation);
    };
    animation.finished.then(forget, forget);
  }
}
