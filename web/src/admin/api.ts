/** The admin page's calls (docs/operations.md). The token stays in this tab. */
import type {
  AdminAddresses,
  AdminTables,
  Ban,
  JudgeLine,
  Load,
  ReportedLines,
  SetBan,
} from '../generated/admin';
import { call } from '../lib/api';

const KEY = 'tairyo.admin';

// Storage may be forbidden: then the token lasts as long as the page.
let token = '';
try {
  token = sessionStorage.getItem(KEY) ?? '';
} catch {}

export function setToken(given: string) {
  token = given;
  try {
    if (given) sessionStorage.setItem(KEY, given);
    else sessionStorage.removeItem(KEY);
  } catch {}
}

/** A header carries Latin letters only; another token cannot be right. */
const header = (): Record<string, string> =>
  token ? { authorization: `Bearer ${token.replaceAll(/[^\x20-\x7e]/g, '?')}` } : {};

const ask = <Answer>(path: string) => call<Answer>('GET', `/admin${path}`, undefined, header());
const tell = <Answer>(path: string, body?: unknown) =>
  call<Answer>('POST', `/admin${path}`, body, header());

export const admin = {
  load: () => ask<Load>('/load'),
  tables: (search: string, status: string, page: number) =>
    ask<AdminTables>(`/tables?${new URLSearchParams({ search, status, page: String(page) })}`),
  addresses: (table: string) => ask<AdminAddresses>(`/tables/${table}/addresses`),
  remove: (table: string) => tell<{ id: string }>(`/tables/${table}/delete`),
  reports: (page: number) => ask<ReportedLines>(`/reports?page=${page}`),
  judge: (table: string, judgement: JudgeLine) =>
    tell<ReportedLines>(`/tables/${table}/judge`, judgement),
  bans: () => ask<Ban[]>('/bans'),
  ban: (ban: SetBan) => tell<Ban[]>('/bans', ban),
  lift: (network: string) => tell<Ban[]>('/bans/lift', { network }),
};
