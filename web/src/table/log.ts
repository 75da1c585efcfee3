/** The table's story in sentences, from the entries that the server sends. */
import type { Entry, Event } from '../generated/wire';

export interface Line {
  /** `version.place in it`: stays the same while the log grows. */
  key: string;
  version: number;
  /** Whose mark stands before it; null where it concerns the whole table. */
  player: number | null;
  text: string;
  /** Taken back since. */
  undone: boolean;
}

/** The last entry of this player that still stands, before `index`. */
function takenBack(history: Entry[], index: number, undone: Set<number>): number | undefined {
  const by = history[index]?.by;
  for (let i = index - 1; i >= 0; i -= 1) {
    const entry = history[i];
    if (entry && !entry.undo && entry.by === by && !undone.has(entry.version)) return entry.version;
  }
  return undefined;
}

export function story(
  history: Entry[],
  upTo: number,
  sentence: (event: Event) => string | null,
): Line[] {
  const undone = new Set<number>();
  const seen = history.filter(({ version }) => version <= upTo);
  for (const [index, entry] of seen.entries()) {
    const version = entry.undo ? takenBack(seen, index, undone) : undefined;
    if (version !== undefined) undone.add(version);
  }
  return seen.flatMap(({ version, events }) =>
    events.flatMap((event, place) => {
      const text = sentence(event);
      if (text === null) return [];
      const player = event.player ?? null;
      return [{ key: `${version}.${place}`, version, player, text, undone: undone.has(version) }];
    }),
  );
}
