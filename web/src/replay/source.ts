/** Where a replay comes from: a table of the house, or somebody's file. */
import type { TableInfo } from '../generated/wire';
import { api } from '../lib/api';

export type Source = { kind: 'table'; id: string } | { kind: 'file'; file: File };

interface Seating {
  step: number;
  seat: number;
  nickname: string;
}

/** Opens the table on which the game goes on from a step. Throws a `Refusal`. */
export async function playOn(source: Source, seating: Seating): Promise<TableInfo> {
  if (source.kind === 'table') return api.fork(source.id, seating);
  return api.forkRecord({ record: await source.file.text(), ...seating });
}
