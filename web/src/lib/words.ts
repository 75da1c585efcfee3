/** The texts of things that games and the server name by id: games, options, bots. */
import type { SeatInfo, TableInfo, Value } from '../generated/wire';
import { has, type T, t } from './i18n.svelte';
import { plain } from './numbers';

export const gameName = (game: string) => t(`${game}-name`);

/** What a player of a game has come to, in what the game counts: points, coins. */
export const scoreText = (game: string, points: number) =>
  t(`${game}-score`, { points, shown: plain(points) });

export function seatName(seat: Pick<SeatInfo, 'seat' | 'kind' | 'name'>): string {
  if (seat.kind !== 'bot') return seat.name ?? t('seat-open');
  // A bot that stands in for somebody keeps that person's name; others have names of their own.
  return seat.name === null ? t(`bot-seat-${seat.seat}`) : t('bot-name', { bot: seat.name });
}

/** Who sits at a table, seat by seat. */
export function playerNames(
  view: { seats: number },
  table: Pick<TableInfo, 'seats'>,
  t: T,
): string[] {
  return Array.from({ length: view.seats }, (_, seat) => {
    const info = table.seats.find((one) => one.seat === seat);
    return info ? seatName(info) : t('seat-open');
  });
}

/** What kind of bot plays at a seat; empty where none does. */
export const seatKind = ({ kind, bot }: Pick<SeatInfo, 'kind' | 'bot'>) =>
  kind === 'bot' && bot !== null ? t(`bot-${bot}`) : '';

/** `farm-hand-option-first-dealer`: options are named by the server in snake_case. */
const optionId = (game: string, option: string) => `${game}-option-${option.replaceAll('_', '-')}`;

export const optionName = (game: string, option: string) => t(optionId(game, option));

export function choiceName(game: string, option: string, choice: Value): string {
  const id = `${optionId(game, option)}-${String(choice).replaceAll('_', '-')}`;
  if (has(id)) return t(id);
  if (typeof choice === 'boolean') return t(choice ? 'lobby-option-yes' : 'lobby-option-no');
  return String(choice);
}

/** "a, b, c" */
export const listed = (items: string[], t: T) => items.join(t('list-comma'));

/** "Ann, Ben and Coco" */
export function listedAnd(items: string[], t: T): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return listed(items.slice(0, -1), t) + t('list-and') + last;
}
