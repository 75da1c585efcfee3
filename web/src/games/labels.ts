/** Names beside the lines of a picture, and the figures at its edge. */

export interface Label {
  /** Where the name stands: near the last point, clear of the other names. */
  label: number;
}

export interface Room {
  width: number;
  height: number;
  /** Inner edges: what lies outside belongs to figures and names. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How far apart names must stand. */
  line: number;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** The round amounts from `least` to `most` at which a rule is drawn. */
export function rulesOf(least: number, most: number): number[] {
  const step = STEPS.find((each) => (most - least) / each <= 5) ?? 200;
  const found = [];
  for (let total = Math.ceil(least / step) * step; total <= most; total += step) found.push(total);
  return found;
}

/** Moves names apart that would cover each other, keeping them within the sheet. */
export function spread(lines: Label[], { top, bottom, line }: Room): void {
  const down = [...lines].sort((a, b) => a.label - b.label);
  let least = top;
  for (const each of down) {
    each.label = Math.max(each.label, least);
    least = each.label + line;
  }
  let most = bottom;
  for (const each of down.reverse()) {
    each.label = Math.min(each.label, most);
    most = each.label - line;
  }
}

/**
 * Tells how wide a picture is, now and whenever that changes, and the reader's text size: names beside
 * the lines follow it, and so must the room for them.
 */
export function measured(told: (wide: number, rem: number) => void) {
  return (figure: HTMLElement) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const tell = () => told(figure.clientWidth || 480, rem);
    tell();
    const watching = new ResizeObserver(tell);
    watching.observe(figure);
    return () => watching.disconnect();
  };
}
