import { beforeEach } from 'vitest';
import { bringGames, speak } from '../lib/i18n.svelte';

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
  await bringGames();
});
