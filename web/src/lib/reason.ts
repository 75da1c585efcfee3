import type { ErrorInfo } from '../generated/wire';
import { has, t } from './i18n.svelte';

/** The sentence for a refusal that names no clause. A game's own `refusal` speaks for the others. */
export function reason(info: ErrorInfo): string {
  const id = `error-${info.code}`;
  return t(has(id) ? id : 'error-server', info.args);
}
