import { beforeEach } from 'vitest';
import { speak } from '../lib/i18n.svelte';

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
});
