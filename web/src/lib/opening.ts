/** Tables opened with one tap: whoever asks becomes the host, and only the link leads there. */
import type { GameInfo, TableInfo } from '../generated/wire';
import { api } from './api';
import { t } from './i18n.svelte';
import { router, tablePath } from './router.svelte';
import { settings } from './settings.svelte';

/** The usual company for a game at once: enough to be lively, quick to watch. */
const QUICK_SEATS = 3;

export const quickSeats = ({ seats }: GameInfo) =>
  Math.min(Math.max(QUICK_SEATS, Math.min(...seats)), Math.max(...seats));

/** Opens a table with the usual rules. Throws `Refusal`. */
function open(game: GameInfo): Promise<TableInfo> {
  return api.open({
    game: game.id,
    seats: quickSeats(game),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    nickname: settings.nickname.trim() || t('lobby-guest-name'),
    words: '',
    public: false,
  });
}

/** Opens a table, fills it with bots, and begins. Throws `Refusal`. */
export async function playWithBots(game: GameInfo): Promise<void> {
  const table = await open(game);
  // The strongest bot stands last in a game's list.
  const bot = game.bots.at(-1) ?? null;
  for (const { seat, kind } of table.seats) {
    if (kind === 'open') await api.bot(table.id, { seat, bot });
  }
  await api.start(table.id);
  router.go(tablePath(table.id));
}

/** Opens a table and goes to its waiting room, where friends are invited. Throws `Refusal`. */
export async function playWithFriends(game: GameInfo): Promise<void> {
  router.go(tablePath((await open(game)).id));
}
