/** What one reader sees of the talk at a table: what is new, whom they will not hear, the bubbles. */
import { getContext, setContext } from 'svelte';
import type { Line } from '../generated/wire';
import { has, t } from '../lib/i18n.svelte';
import type { Live } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';

/** How long a bubble stands: time to look there, and to read it. */
const STANDS = 3_500;
const A_CHARACTER = 60;

export const isDeleted = (line: Line) => line.text === null && line.phrase === null;

/** The text of a phrase in the reader's language: a game's own, or one of the house. */
export function phraseText(game: string, code: string, amount: number | string | null): string {
  const own = `${game}-phrase-${code}`;
  const id = has(own) ? own : `phrase-${code}`;
  return has(id) ? t(id, amount === null ? {} : { amount }) : code;
}

export function lineText(line: Pick<Line, 'text' | 'phrase' | 'amount'>, game: string): string {
  if (line.phrase !== null) return phraseText(game, line.phrase, line.amount);
  return line.text ?? t('talk-deleted');
}

/** Who said it: a person by name, a bot by the name that its seat has in the reader's language. */
export const lineName = ({ seat, name }: Pick<Line, 'seat' | 'name'>) =>
  name || t(`bot-seat-${seat}`);

export class Talk {
  /** The panel is open: what comes is read at once. */
  open = $state(false);
  /** The newest line of a seat, while its bubble stands. */
  bubbles = $state.raw<Record<number, Line>>({});
  /** Lines that this reader has reported. */
  reported = $state.raw<number[]>([]);

  #read = $state(0);
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(
    readonly live: Live,
    private readonly table: string,
  ) {
    live.onSaid = (line) => this.#hear(line);
    this.#read = settings.read(table);
  }

  get game() {
    return this.live.table?.game ?? '';
  }

  get you() {
    return this.live.table?.you ?? null;
  }

  /** Lines that this reader wants to see, the others' and their own. */
  readonly lines = $derived.by(() => this.live.talk.filter((line) => !this.isHushed(line)));

  /** Lines that have come since the panel was last open. */
  readonly unread = $derived.by(() => {
    if (this.open) return 0;
    return this.lines.filter(
      (line) => line.number > this.#read && line.seat !== this.you && !isDeleted(line),
    ).length;
  });

  /** All that is there now has been seen. */
  markRead() {
    const last = this.live.talk.at(-1)?.number ?? 0;
    if (last === this.#read) return;
    this.#read = last;
    settings.markRead(this.table, last);
  }

  isHushed(line: Pick<Line, 'seat' | 'name'>): boolean {
    return settings.hushed.includes(this.#key(line));
  }

  hush(line: Pick<Line, 'seat' | 'name'>, hushed: boolean) {
    settings.hush(this.#key(line), hushed);
    this.#drop(line.seat);
  }

  #key({ seat, name }: Pick<Line, 'seat' | 'name'>) {
    return `${this.table} ${seat} ${name}`;
  }

  #hear(line: Line) {
    if (this.open) this.markRead();
    if (this.isHushed(line) || isDeleted(line) || !settings.bubbles) return;
    clearTimeout(this.#timers.get(line.seat));
    this.bubbles = { ...this.bubbles, [line.seat]: line };
    const time = STANDS + A_CHARACTER * lineText(line, this.game).length;
    this.#timers.set(
      line.seat,
      setTimeout(() => this.#drop(line.seat), time),
    );
  }

  #drop(seat: number) {
    const { [seat]: _, ...others } = this.bubbles;
    this.bubbles = others;
  }

  close() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.live.onSaid = null;
  }
}

const KEY = Symbol('talk');

/** Lets everything on a table's page reach its talk. */
export const provideTalk = (talk: Talk) => setContext(KEY, talk);

/** The talk of the table around; null where there is none (a replay, a picture of a board). */
export const tableTalk = () => getContext<Talk | undefined>(KEY) ?? null;
