/** The table's story in sentences, from the entries that the server sends. */
import type { Entry, Event } from '../generated/wire';

export interface Line {
  /** `version.place in it`, or `version.late`: stays the same while the log grows. */
  key: string;
  version: number;
  /** Whose mark stands before it; null where it concerns the whole table. */
  player: number | null;
  text: string;
  /** Taken back since. */
  undone: boolean;
  /** Where on the board is what it speaks of: CSS selectors. */
  of: string[];
}

/** The words by which events of all games name a player. */
const WHO = ['player', 'target', 'victim', 'winner', 'dealer', 'leader', 'auctioneer', 'first'];

const seatOf = (player: number) => `[data-player="${player}"]`;

/** The seats that an event names. */
const seatsIn = (event: Event) =>
  Object.entries(event).flatMap(([word, value]) =>
    WHO.includes(word) && typeof value === 'number' ? [seatOf(value)] : [],
  );

/** Replays, which come from records, do not say what the clock did, nor how a bell judged. */
type Told = Omit<Entry, 'timeout' | 'race'> & { timeout?: boolean };

/** The last entry of this player that still stands, before `index`. */
function takenBack(history: Told[], index: number, undone: Set<number>): number | undefined {
  const by = history[index]?.by;
  for (let i = index - 1; i >= 0; i -= 1) {
    const entry = history[i];
    if (entry && !entry.undo && entry.by === by && !undone.has(entry.version)) return entry.version;
  }
  return undefined;
}

export function story(
  history: Told[],
  upTo: number,
  sentence: (event: Event) => string | null,
  /** What is said of an entry that the clock made for this player. */
  late: (player: number) => string = () => '',
  /** What else on the board an event speaks of. */
  about: (event: Event) => string[] = () => [],
): Line[] {
  const undone = new Set<number>();
  const seen = history.filter(({ version }) => version <= upTo);
  for (const [index, entry] of seen.entries()) {
    const version = entry.undo ? takenBack(seen, index, undone) : undefined;
    if (version !== undefined) undone.add(version);
  }
  return seen.flatMap(({ version, by, timeout, events }) => {
    const line = (key: string, player: number | null, text: string, of: string[]): Line => {
      return { key: `${version}.${key}`, version, player, text, undone: undone.has(version), of };
    };
    const first = timeout && by !== null ? [line('late', by, late(by), [seatOf(by)])] : [];
    const lines = events.flatMap((event, place) => {
      const text = sentence(event);
      const of = [...seatsIn(event), ...about(event)];
      return text === null ? [] : [line(String(place), event.player ?? null, text, of)];
    });
    return [...first, ...lines];
  });
}
