/** The calls of docs/protocol.md. Each resolves to its answer or throws a `Refusal`. */
import type {
  ErrorInfo,
  ForkRecord,
  ForkTable,
  GameInfo,
  JoinTable,
  MuteSeat,
  OneSeat,
  OpenTable,
  PushInfo,
  PushOff,
  PushTo,
  Replay,
  SeatBot,
  SeatCode,
  TableInfo,
  Tallied,
  TallySeats,
} from '../generated/wire';

/** The server said no, in a code that the texts know. */
export class Refusal extends Error {
  constructor(readonly info: ErrorInfo) {
    super(info.code);
  }
}

/** No answer, or one that is not ours (a proxy's page). */
export const UNREACHABLE: ErrorInfo = { code: 'unreachable', clause: null, args: {} };

/** The reason in a caught error; anything but a refusal is a fault of ours and goes on up. */
export function reasonOf(error: unknown): ErrorInfo {
  if (error instanceof Refusal) return error.info;
  throw error;
}

export async function call<Answer>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const request: RequestInit = { method, headers: { accept: 'application/json', ...headers } };
  if (body instanceof Blob) {
    request.body = body;
  } else if (body !== undefined) {
    request.headers = { ...request.headers, 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let answer: unknown;
  let ok: boolean;
  try {
    const response = await fetch(`/api${path}`, request);
    ok = response.ok;
    answer = await response.json();
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  if (ok) return answer as Answer;
  const info = answer as Partial<ErrorInfo>;
  throw new Refusal(typeof info.code === 'string' ? (info as ErrorInfo) : UNREACHABLE);
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** Answers that were asked for before whoever wants them was there. */
const early = new Map<string, Promise<unknown>>();

function ahead<Answer>(path: string): Promise<Answer> {
  const answer = call<Answer>('GET', path);
  early.set(path, answer);
  answer.catch(() => {}); // who asks for it then is told
  return answer;
}

/** The answer that is on its way already, to be had once; or a new one. */
function get<Answer>(path: string): Promise<Answer> {
  const answer = early.get(path);
  early.delete(path);
  return answer ? (answer as Promise<Answer>) : call<Answer>('GET', path);
}

export const api = {
  tally: (game: string, request: TallySeats) =>
    call<Tallied>('POST', `/games/${encodeURIComponent(game)}/tally`, request),
  games: () => get<GameInfo[]>('/games'),
  tables: () => get<TableInfo[]>('/tables'),
  table: (id: string) => get<TableInfo>(at(id)),
  /** The same, asked early: the next who asks is given this answer. */
  ahead: {
    games: () => ahead<GameInfo[]>('/games'),
    tables: () => ahead<TableInfo[]>('/tables'),
    table: (id: string) => ahead<TableInfo>(at(id)),
  },
  open: (request: OpenTable) => call<TableInfo>('POST', '/tables', request),
  join: (id: string, request: JoinTable) => call<TableInfo>('POST', `${at(id)}/join`, request),
  bot: (id: string, request: SeatBot) => call<TableInfo>('POST', `${at(id)}/bot`, request),
  start: (id: string) => call<TableInfo>('POST', `${at(id)}/start`),
  leave: (id: string) => call<TableInfo>('POST', `${at(id)}/leave`),
  mute: (id: string, request: MuteSeat) => call<TableInfo>('POST', `${at(id)}/mute`, request),
  report: (id: string, line: number) => call<TableInfo>('POST', `${at(id)}/report`, { line }),
  kick: (id: string, seat: number) => call<TableInfo>('POST', `${at(id)}/kick`, { seat }),
  swap: (id: string, one: number, other: number) =>
    call<TableInfo>('POST', `${at(id)}/swap`, { seats: [one, other] }),
  host: (id: string, seat: number) => call<TableInfo>('POST', `${at(id)}/host`, { seat }),
  close: (id: string) => call<TableInfo>('POST', `${at(id)}/close`),
  words: (id: string, words: string) => call<TableInfo>('POST', `${at(id)}/words`, { words }),
  standIn: (id: string, seat: number) => call<TableInfo>('POST', `${at(id)}/stand-in`, { seat }),
  move: (id: string) => call<SeatCode>('POST', `${at(id)}/move`),
  whose: (id: string, code: string) => call<OneSeat>('POST', `${at(id)}/whose`, { code }),
  claim: (id: string, code: string) => call<TableInfo>('POST', `${at(id)}/claim`, { code }),
  rematch: (id: string) => call<TableInfo>('POST', `${at(id)}/rematch`),
  replay: (id: string) => call<Replay>('GET', `${at(id)}/replay`),
  readReplay: (file: Blob) => call<Replay>('POST', '/replays', file),
  fork: (id: string, request: ForkTable) => call<TableInfo>('POST', `${at(id)}/fork`, request),
  forkRecord: (request: ForkRecord) => call<TableInfo>('POST', '/replays/fork', request),
  push: () => call<PushInfo>('GET', '/push'),
  startPush: (to: PushTo) => call<PushInfo>('POST', '/push', to),
  stopPush: (off: PushOff) => call<PushInfo>('POST', '/push/stop', off),
  recordPath: (id: string) => `/api${at(id)}/record`,
};
