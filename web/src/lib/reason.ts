import type { ErrorInfo } from '../generated/wire';
import { has, t } from './i18n.svelte';

/** The sentence for a refusal that names no clause. A game's own `refusal` speaks for the others. */
export function reason(info: ErrorInfo): string {
  if (info.code === 'bad-record') {
    return t('error-bad-record', { line: info.args.line ?? 0, why: damage(info.args) });
  }
  const id = `error-${info.code}`;
  return t(has(id) ? id : 'error-server', info.args);
}

/** What is wrong on a line of a record: the text that `args.text` names. */
export function damage(args: ErrorInfo['args']): string {
  const id = String(args.text);
  const suit = `${id.split('-refused-')[0]}-suit-${args.suit}`;
  return t(has(id) ? id : 'error-server', has(suit) ? { ...args, suit: t(suit) } : args);
}
