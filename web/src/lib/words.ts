/** The texts of things that games and the server name by id: games, options, bots. */
import type { SeatInfo, Value } from '../generated/wire';
import { has, t } from './i18n.svelte';

export const gameName = (game: string) => t(`${game}-name`);

const botName = (bot: string) => t('bot-name', { bot: t(`bot-${bot}`) });

export function seatName(seat: SeatInfo): string {
  // A bot that stands in for somebody keeps that person's name.
  if (seat.kind === 'bot' && seat.name !== null) return t('bot-name', { bot: seat.name });
  if (seat.kind === 'bot' && seat.bot !== null) return botName(seat.bot);
  return seat.name ?? t('seat-open');
}

/** `farm-hand-option-first-dealer`: options are named by the server in snake_case. */
const optionId = (game: string, option: string) => `${game}-option-${option.replaceAll('_', '-')}`;

export const optionName = (game: string, option: string) => t(optionId(game, option));

export function choiceName(game: string, option: string, choice: Value): string {
  const id = `${optionId(game, option)}-${String(choice).replaceAll('_', '-')}`;
  if (has(id)) return t(id);
  if (typeof choice === 'boolean') return t(choice ? 'lobby-option-yes' : 'lobby-option-no');
  return String(choice);
}
