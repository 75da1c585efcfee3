/**
 * One table's socket (docs/protocol.md): holds the newest truth the server told, asks for what a
 * break or a gap lost, and carries one question of ours at a time. What a player *sees* may lag
 * behind, at a pace that can be followed: that is the `Stage`'s work, which listens here.
 */
import type {
  Act,
  Action,
  ClientMessage,
  Entry,
  ErrorInfo,
  Event,
  Line,
  OpenBell,
  Race,
  Say,
  ServerMessage,
  Snapshot,
  TableInfo,
  Undo,
  Update,
  View,
} from '../generated/wire';
import type { Told } from '../table/clocks.svelte';

/** The table after one version: what may be shown, and what has just happened to bring it there. */
export interface Step {
  version: number;
  by: number | null;
  events: Event[];
  view: View;
  legal: Action[];
  actors: number[];
  canUndo: boolean;
  /** How the bell judged, if this step was a verdict. */
  race: Race | null;
}

/** An open bell as the server told of it, and when that came (by `Date.now()`). */
export interface ToldBell extends OpenBell {
  at: number;
  /** For how many milliseconds it is open in all, as far as we know. */
  whole: number;
}

export interface Audience {
  /** Something happened: show it in its turn. */
  push(step: Step): void;
  /** The table is simply thus now (first sight, or back after a break). */
  jump(step: Step): void;
}

/**
 * `restarting`: the server said that it will be back in a moment, so nothing is wrong with the line.
 * `unwatched`: a game that only those who play may see.
 */
export type Connection =
  | 'connecting'
  | 'live'
  | 'reconnecting'
  | 'restarting'
  | 'unwatched'
  | 'gone';

/** The part of `WebSocket` used here, so that tests can stand in for it. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

const PING_EVERY = 15_000;
const SILENCE_MEANS_DEAD = 25_000;
/** From a try to its snapshot: a line that opens no further is given up. */
const PATIENCE = 8_000;
const FIRST_RETRY = 500;
const LAST_RETRY = 10_000;
const STALE_TRIES = 3;
/**
 * Close codes after which another try would end the same way: 4403 not for you, 4404 no such table,
 * 4411 it has been closed, 4430 your address is turned away.
 */
const CLOSED = 4411;
const FINAL_CODES = [4403, 4404, CLOSED, 4430];
/** Nobody may watch this game while it is on. */
const UNWATCHED = 4410;
/** The server restarts: it needs a moment, and should not be met by everybody in the same one. */
const RESTARTS = 1012;
const RESTART_SPREAD = 1_500;
/** So long a restart is believed; after that it is a break like any other. */
const RESTART_TRIES = 5;
/** Too many sockets from this address: ask seldom. */
const CROWDED = 4429;

interface Question {
  message: Act | Undo;
  /** What we could choose from when we chose. */
  choices: string;
  tries: number;
  stale: number | null;
}

/** What is said: own words, or a phrase, perhaps with its number. */
export type Words = Pick<Say, 'text' | 'phrase'> & { amount: number | null };

interface Saying {
  message: Say;
  answer: (refusal: ErrorInfo | null) => void;
}

export class Live {
  table = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>('connecting');
  /** The table has been closed while we were there. */
  closed = $state(false);
  /** -1 before the first snapshot. */
  version = $state(-1);
  view = $state.raw<View | null>(null);
  legal = $state.raw<Action[]>([]);
  actors = $state.raw<number[]>([]);
  canUndo = $state(false);
  history = $state.raw<Entry[]>([]);
  /** What the clocks showed when the server last said so; null at a table without. */
  clocks = $state.raw<Told | null>(null);
  refusal = $state.raw<ErrorInfo | null>(null);
  /** The bell, while one is open. */
  bell = $state.raw<ToldBell | null>(null);
  /** A question of ours is on its way. */
  asking = $state(false);
  /** What was said at the table, in order. */
  talk = $state.raw<Line[]>([]);
  /** Somebody has just said something. */
  onSaid: ((line: Line) => void) | null = null;

  #socket: SocketLike | null = null;
  #question: Question | null = null;
  #saying: Saying | null = null;
  #questions = 0;
  #retries = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #resyncing = false;

  constructor(
    private readonly url: string,
    private readonly audience: Audience,
    private readonly connect: (url: string) => SocketLike = (to) => new WebSocket(to) as SocketLike,
  ) {}

  open() {
    this.#drop();
    let socket: SocketLike;
    try {
      socket = this.connect(this.url);
    } catch {
      // A browser may refuse at once (out of sockets, a strict extension): that is a break too.
      this.#lost(0);
      return;
    }
    this.#socket = socket;
    this.#patience = setTimeout(() => this.#lost(0), PATIENCE);
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#hello();
      this.#pingTimer = setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = ({ code }) => this.#lost(code);
  }

  close() {
    this.#drop();
    this.connection = 'gone';
  }

  /** A seat taken or left changes who the server thinks we are: begin again, from the start. */
  reopen() {
    this.view = null;
    this.connection = 'connecting';
    this.#retries = 0;
    this.#settle();
    this.open();
  }

  /** The device woke up or found a network: do not wait for the timer. */
  wake() {
    if (this.connection === 'reconnecting' || this.connection === 'restarting') this.open();
    else if (this.connection === 'live') this.#ping();
  }

  act(action: Action) {
    this.#ask({ type: 'act', id: this.#nextId(), version: this.version, action });
  }

  undo() {
    this.#ask({ type: 'undo', id: this.#nextId(), version: this.version });
  }

  /** Talk to the table; resolves to the refusal, or null when everybody can read it. */
  say(words: Words): Promise<ErrorInfo | null> {
    this.#saying?.answer(null);
    const message: Say = { type: 'say', id: this.#nextId(), ...words };
    const answered = new Promise<ErrorInfo | null>((answer) => {
      this.#saying = { message, answer };
    });
    if (this.connection === 'live') this.#send(message);
    return answered;
  }

  dismissRefusal() {
    this.refusal = null;
  }

  // --- sending -----------------------------------------------------------------------------------

  #send(message: ClientMessage) {
    this.#socket?.send(JSON.stringify(message));
  }

  #hello() {
    this.#resyncing = true;
    const heard = this.talk.at(-1)?.number;
    this.#send({ type: 'hello', since: this.view ? this.version : null, heard });
  }

  #ping() {
    if (Date.now() - this.#heard > SILENCE_MEANS_DEAD) this.#lost(0);
    else this.#send({ type: 'ping' });
  }

  #ask(message: Act | Undo) {
    if (this.#question || !this.view || this.connection === 'gone') return;
    this.refusal = null;
    this.#question = { message, choices: JSON.stringify(this.legal), tries: 0, stale: null };
    this.asking = true;
    // While the line is down the question waits; the snapshot after the break sends it.
    if (this.connection === 'live') this.#send(message);
  }

  #settle() {
    this.#question = null;
    this.asking = false;
  }

  // `crypto.randomUUID` exists on secure origins only, and a table in a home network may be plain HTTP.
  #nextId() {
    this.#questions += 1;
    return `${Math.random().toString(36).slice(2, 10)}-${this.#questions}`;
  }

  // --- receiving ---------------------------------------------------------------------------------

  #receive(message: ServerMessage) {
    switch (message.type) {
      case 'snapshot':
        return this.#onSnapshot(message);
      case 'update':
        return this.#onUpdate(message);
      case 'bell':
        this.#hang(message.bell);
        if (message.id !== null && message.id === this.#question?.message.id) this.#settle();
        return;
      case 'table':
        this.table = message.table;
        if (message.table.status !== 'waiting' && !this.view && !this.#resyncing) {
          this.#hello();
        }
        return;
      case 'said':
        return this.#onSaid(message.line, message.id);
      case 'refused':
        if (message.id !== null && message.id === this.#saying?.message.id) {
          return this.#saidSo(message.error);
        }
        return this.#onRefused(message.id, message.error, message.version);
    }
  }

  #onSnapshot(message: Snapshot) {
    if (this.view && message.version < this.version) {
      // The server's log is the truth; what we hold is of another past. Take it whole.
      this.view = null;
      this.#hello();
      return;
    }
    // Before the start there is a version, but no game yet of which we could know a part.
    const before = this.view ? this.version : -1;
    const news = message.history.filter((entry) => entry.version > before);
    // Whoever comes to sit elsewhere is sent the whole story anew, as that seat may know it.
    const whole = before < 0 || message.history[0]?.version === 0;
    this.history = whole ? message.history : [...this.history, ...news];
    clearTimeout(this.#patience);
    this.#resyncing = false;
    this.#retries = 0;
    this.connection = 'live';
    this.table = message.table;
    this.version = message.version;
    this.view = message.view;
    this.legal = message.legal;
    this.actors = message.actors;
    this.canUndo = message.can_undo;
    this.#wind(message);
    this.bell = null;
    this.#hang(message.bell);
    if (message.bell?.answer) this.#settle(); // a ring that was heard is not rung again
    const missed = this.#hear(message.talk);
    if (message.view) this.audience.jump(this.#step(message.view, null, [], null));
    this.#askAgain(news);
    this.#sayAgain(missed);
  }

  #onSaid(line: Line, id: string | null) {
    const [news] = this.#hear([line]);
    if (news) this.onSaid?.(news);
    if (id !== null && id === this.#saying?.message.id) this.#saidSo(null);
  }

  /** Takes lines in, new ones and changed ones; which of them are new. */
  #hear(lines: Line[]): Line[] {
    if (lines.length === 0) return [];
    const last = this.talk.at(-1)?.number ?? 0;
    const byNumber = new Map([...this.talk, ...lines].map((line) => [line.number, line]));
    this.talk = [...byNumber.values()].sort((a, b) => a.number - b.number);
    return lines.filter(({ number }) => number > last);
  }

  #saidSo(refusal: ErrorInfo | null) {
    this.#saying?.answer(refusal);
    this.#saying = null;
  }

  /** After a break: is our line among those that we missed? If not, it was not heard. */
  #sayAgain(missed: Line[]) {
    const saying = this.#saying;
    if (!saying) return;
    const { text, phrase } = saying.message;
    const words = (given: string | null) => given?.replaceAll(/\s+/g, ' ').trim() ?? null;
    const heard = missed.some(
      (line) =>
        line.seat === this.table?.you && line.phrase === phrase && words(line.text) === words(text),
    );
    if (heard) this.#saidSo(null);
    else this.#send(saying.message);
  }

  #onUpdate(message: Update) {
    const mine = message.id !== null && message.id === this.#question?.message.id;
    if (!this.view || message.version > this.version) {
      if (!this.view || message.version > this.version + 1) {
        if (!this.#resyncing) this.#hello();
        return;
      }
      this.version = message.version;
      this.view = message.view;
      this.legal = message.legal;
      this.actors = message.actors;
      this.canUndo = message.can_undo;
      const undo = message.events.some((event) => event.kind === 'undone');
      const { version, by, timeout, events, race } = message;
      const entry = { version, by, undo, timeout, events, race };
      this.#wind(message);
      this.bell = null;
      this.#hang(message.bell);
      this.history = [...this.history, entry];
      this.audience.push(this.#step(message.view, message.by, message.events, race));
    }
    // Whether silence or a verdict closed the bell: an answer that let the others go first has had its say.
    const held =
      this.#question?.message.type === 'act' && this.#question.message.action.kind === 'hold';
    if (mine || held) this.#settle();
    else this.#retryStale();
  }

  #wind({ clocks }: Snapshot | Update) {
    this.clocks = clocks && { clocks, at: Date.now() };
  }

  #hang(bell: OpenBell | null) {
    const whole = Math.max(bell?.left ?? 0, this.bell?.whole ?? 0);
    this.bell = bell && { ...bell, at: Date.now(), whole };
  }

  #onRefused(id: string | null, error: ErrorInfo, version: number) {
    const question = this.#question;
    if (id !== null && id !== question?.message.id) return;
    if (question && error.code === 'stale-version') {
      if (question.message.type === 'act' && question.message.action.kind === 'hold')
        return this.#settle();
      question.stale = version;
      this.#retryStale();
      return;
    }
    this.#settle();
    this.refusal = error;
  }

  #step(view: View, by: number | null, events: Event[], race: Race | null): Step {
    const { version, legal, actors, canUndo } = this;
    return { version, by, events, view, legal, actors, canUndo, race };
  }

  /**
   * Two bids made at the same moment: the later one is stale, though nothing it rested on has
   * changed. While our choices are the same we ask once more; if they are not, a person decides.
   */
  #retryStale() {
    const question = this.#question;
    if (!question || question.stale === null || question.stale > this.version) return;
    const { message, stale } = question;
    const same = message.type === 'act' && JSON.stringify(this.legal) === question.choices;
    if (same && question.tries < STALE_TRIES) {
      question.tries += 1;
      question.stale = null;
      question.message = { ...message, version: this.version };
      this.#send(question.message);
      return;
    }
    this.#settle();
    this.refusal = { code: 'stale-version', clause: null, args: { version: stale } };
  }

  /** After a break: was our question heard? Same version: no, ask again. Our own entry: yes. */
  #askAgain(news: Entry[]) {
    const question = this.#question;
    if (!question) return;
    if (question.message.version === this.version) {
      this.#send(question.message);
    } else if (news.some((entry) => entry.by === this.table?.you)) {
      this.#settle();
    } else {
      question.stale = this.version;
      this.#retryStale();
    }
  }

  // --- breaking and mending ----------------------------------------------------------------------

  #lost(code: number) {
    this.#drop();
    if (FINAL_CODES.includes(code)) {
      this.closed = code === CLOSED;
      this.connection = 'gone';
      return;
    }
    if (code === UNWATCHED) {
      this.connection = 'unwatched';
      this.view = null; // what we saw from a seat that we have given up is not ours to keep
      return;
    }
    const calm =
      code === RESTARTS || (this.connection === 'restarting' && this.#retries < RESTART_TRIES);
    this.connection = calm ? 'restarting' : 'reconnecting';
    const first = code === CROWDED ? LAST_RETRY : FIRST_RETRY;
    const wait = Math.min(first * 2 ** this.#retries, LAST_RETRY) * (0.75 + Math.random() / 2);
    // Spread out, so that a server that comes back is not met by everybody at once.
    const more = code === RESTARTS ? Math.random() * RESTART_SPREAD : 0;
    this.#retries += 1;
    this.#retryTimer = setTimeout(() => this.open(), wait + more);
  }

  #drop() {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#patience);
    clearInterval(this.#pingTimer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** The socket's address for a table, on whatever host this page came from. */
export function socketUrl(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}
