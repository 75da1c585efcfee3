import { expect, test, vi } from 'vitest';

test('what waits for all turns comes after them, or not at all when it is called off', async () => {
  vi.stubEnv('MODE', 'slow'); // a stretch is short, as at a table
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { afterTurns, turn } = await import('./turns.svelte');
  const come: string[] = [];
  afterTurns(() => come.push('at once'));
  expect(come, 'nobody waits').toEqual(['at once']);

  now.mockReturnValue(1000); // the stretch is over
  const callOff = afterTurns(() => come.push('called off'));
  afterTurns(() => come.push('last'));
  callOff();
  const leave = $effect.root(() => {
    const mine = turn();
    $effect(() => {
      if (mine.come) come.push('a turn');
    });
  });
  expect(come).toEqual(['at once']);
  await vi.waitFor(() => expect(come).toHaveLength(3));
  expect(come).toEqual(['at once', 'a turn', 'last']);
  leave();
  now.mockRestore();
  vi.unstubAllEnvs();
});
