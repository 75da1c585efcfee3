/* Made by `make types` from the structures in Python. Do not edit. */

export type Admin =
  Load | AdminTables | AdminAddresses | ReportedLines | Ban | SetBan | Lift | JudgeLine;

/**
 * The whole service. ``nodes`` begins with the one that answers; ``size`` is the database's, in bytes.
 */
export interface Load {
  nodes: NodeLoad[];
  database: string;
  size: number | null;
  waiting: number;
  running: number;
  over: number;
}
/**
 * How much is going on at one node. ``moves`` are a second, over the last minute; ``half``, ``most`` and
 * ``nearly_all`` the seconds within which 50, 95 and 99 of 100 moves were done (null: there were none);
 * ``uptime`` is in seconds, ``bots`` are tables where one is to act.
 */
export interface NodeLoad {
  name: string;
  version: string;
  uptime: number;
  tables: number;
  sockets: number;
  bots: number;
  moves: number;
  half: number | null;
  most: number | null;
  nearly_all: number | null;
}
/**
 * A page of tables; ``more``: there is another behind it.
 */
export interface AdminTables {
  tables: AdminTable[];
  more: boolean;
}
/**
 * A table without anything secret. ``last``: when something was last done there; ``sockets``: open at
 * the node that answers.
 */
export interface AdminTable {
  id: string;
  game: string;
  status: 'over' | 'running' | 'waiting';
  public: boolean;
  locked: boolean;
  created: string;
  last: string;
  host: number;
  seats: AdminSeat[];
  sockets: number;
}
/**
 * Who sits at a table. ``here``: connected to the node that answers.
 */
export interface AdminSeat {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  bot: string | null;
  here: boolean;
  muted: boolean;
}
/**
 * The sockets of one table.
 */
export interface AdminAddresses {
  sockets: AdminSocket[];
}
/**
 * Where a socket comes from that is open at the node that answers; ``seat`` is null for a spectator.
 */
export interface AdminSocket {
  seat: number | null;
  address: string;
}
/**
 * A page of reported lines, the last reported first; ``more``: there is another behind it.
 */
export interface ReportedLines {
  lines: ReportedLine[];
  more: boolean;
}
/**
 * A line of table talk that somebody reported.
 */
export interface ReportedLine {
  table: string;
  game: string;
  number: number;
  seat: number;
  name: string;
  text: string | null;
  phrase: string | null;
  amount: number | null;
  time: string;
  reported: string;
}
/**
 * A network that is turned away; ``until`` null: for good.
 */
export interface Ban {
  network: string;
  reason: string;
  created: string;
  until: string | null;
}
/**
 * Turn an address or a network away; ``until`` null: for good.
 */
export interface SetBan {
  network: string;
  reason: string;
  until: string | null;
}
/**
 * Let a network come again.
 */
export interface Lift {
  network: string;
}
/**
 * Delete a reported line, or let it stand.
 */
export interface JudgeLine {
  line: number;
  delete: boolean;
}
