import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { bring, speak, t } from '../../lib/i18n.svelte';
import { view } from './fixtures';
import { pictures } from './pictures';

beforeAll(async () => {
  await speak('en');
  await Promise.all(['finspan', 'finspan-fish', 'finspan-rules'].map(bring));
});
afterEach(cleanup);

const shown = (clause: string, at = view(), own = false) => {
  const Picture = pictures[clause];
  if (!Picture) throw new Error(`no picture at ${clause}`);
  return render(Picture, { clause, view: at, own }).container;
};

test('the bonuses are those of the table, and told to be its own where they are', () => {
  expect(shown('FS-31').querySelector('small')?.textContent).toContain(
    t('rules-mark-reconstructed'),
  );
  cleanup();
  const [, ...others] = view().bonuses;
  const own = view({ bonuses: [[['young'], ['draw'], ['gain'], ['gain']], ...others] });
  const table = shown('FS-31', own, true);
  expect(table.querySelector('small')?.textContent).toContain(t('rules-mark-own'));
  expect(table.querySelector('tbody td')?.textContent).toContain('put a young');
});

test('a table with a mat of its own is shown neither our start nor our tiles', () => {
  for (const clause of ['FS-4', 'FS-62']) {
    expect(shown(clause).querySelector('figure')).not.toBeNull();
    cleanup();
    expect(shown(clause, view(), true).querySelector('figure')).toBeNull();
    cleanup();
  }
});

test('the end of a game adds up as the rulebook has it', () => {
  const cells = [...shown('FS-71').querySelectorAll('.sources td, tfoot td')];
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '21',
    '3',
    '46',
    '4',
    '7',
    '18',
    '99',
  ]);
});

test('a longer fish lies over a shorter one, and the other way is refused', () => {
  const tries = [...shown('FS-25').querySelectorAll('.try')];
  expect(tries.map((one) => one.classList.contains('refused'))).toEqual([false, true]);
  expect(tries[1]?.textContent).toContain('covers only shorter fish');
});
