/** Why somebody was brought to the lobby, for the lobby to tell. */
import type { ErrorInfo } from '../generated/wire';
import { router } from './router.svelte';

class Notice {
  left = $state.raw<ErrorInfo | null>(null);

  leave(why: ErrorInfo) {
    this.left = why;
    router.go('/');
  }
}

export const notice = new Notice();
