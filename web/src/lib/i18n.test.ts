import { expect, test } from 'vitest';
import { attribute, bring, bundleOf, has, speak, spoken, t } from './i18n.svelte';
import coreEn from './locales/en';
import coreJa from './locales/ja';

// All that the web reads: what every page has, and what comes when it is asked for.
const further = import.meta.glob<string>(
  ['../../../src/tairyo/locales/*/*.ftl', '!../../../src/tairyo/locales/*/terminal.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const of = (language: string) =>
  Object.fromEntries(Object.entries(further).filter(([path]) => path.includes(`/${language}/`)));
const en = of('en');
const ja = of('ja');

const name = (path: string) => path.split('/').at(-1) ?? path;
const idsOf = (texts: Record<string, string>) =>
  Object.entries(texts).flatMap(([path, text]) =>
    [...text.matchAll(/^([A-Za-z][\w-]*) *=/gm)].map((match) => `${name(path)}: ${match[1]}`),
  );

test('English and Japanese have the same files with the same messages', () => {
  expect(idsOf(ja).toSorted()).toEqual(idsOf(en).toSorted());
});

test('no message id stands twice in a language', () => {
  for (const [language, texts] of [['en', en] as const, ['ja', ja] as const]) {
    expect(() => bundleOf(language, texts)).not.toThrow();
  }
});

test('Japanese asks for no argument that English does not name', () => {
  const args = (texts: Record<string, string>) => {
    const all = Object.values(texts).join('\n');
    const messages = all.split(/^(?=[A-Za-z][\w-]* *=)/m).filter((part) => /^[A-Za-z]/.test(part));
    return Object.fromEntries(
      messages.map((message) => [
        message.slice(0, message.indexOf('=')).trim(),
        [...message.matchAll(/\{ *\$(\w+)/g)].map((match) => match[1]),
      ]),
    );
  };
  const [english, japanese] = [args(en), args(ja)];
  for (const [id, names] of Object.entries(japanese)) {
    const unknown = names.filter((name) => !english[id]?.includes(name));
    expect(unknown, `${id} has these in Japanese only`).toEqual([]);
  }
});

test('the admin page brings its own texts, in whatever language is spoken then', async () => {
  expect(Object.keys(coreEn).some((path) => path.includes('admin'))).toBe(false);
  expect(has('admin-title')).toBe(false);
  await bring('admin');
  expect(t('admin-title')).toBe('The harbour office');
  await speak('ja');
  expect(t('admin-title')).toBe('港の詰所');
});

test('a missing message is loud', () => {
  expect(() => t('no-such-message')).toThrow('no-such-message');
});

test('a message without its argument is loud', () => {
  expect(() => t('table-turn-other')).toThrow('table-turn-other');
});

test('the language changes while the page stands, and the page says so', async () => {
  expect(t('home')).toBe('Lobby');
  await speak('ja');
  expect(spoken()).toBe('ja');
  expect(t('home')).toBe('ロビー');
  expect(document.documentElement.lang).toBe('ja');
});

test('neither the terminal nor games, rulebooks and lessons are on every page', () => {
  const files = Object.keys({ ...coreEn, ...coreJa }).map(name);
  expect(files).toContain('common.ftl');
  expect(files.filter((file) => /terminal|farm-hand|-rules|-lesson/.test(file))).toEqual([]);
});

test('a further file comes when it is asked for, and goes along with the language', async () => {
  const ids = await bring('farm-hand-rules');
  expect(ids[0]).toBe('farm-hand-rules-aim');
  expect(t('FH-32')).toContain('highest number');
  expect(attribute('FH-3', 'marks')).toBe('reconstructed option');
  expect(attribute('FH-32', 'marks')).toBe('');
  await speak('ja');
  expect(t('FH-32')).toContain('切り札');
  expect(await bring('farm-hand-rules')).toEqual(ids);
});

test('a file that is not there is loud, and is not asked for again', async () => {
  await expect(bring('chess-rules')).rejects.toThrow('chess-rules');
  await speak('ja');
  expect(has('FH-32')).toBe(true);
});

test('less than nothing is written with a minus, not with a hyphen', async () => {
  await speak('en');
  await bring('cash-a-catch');
  expect(t('cash-a-catch-euros', { euros: -2 })).toContain('−2');
});

test('every message named in the sources exists', () => {
  const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const known = new Set(idsOf(en).map((id) => id.split(': ')[1]));
  const named = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => ({ path, id: match[1] })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
});

test('every error code of the protocol has its sentence', () => {
  const codes =
    'not-found not-json too-large unknown-message hello-first stale-version not-your-seat not-host seat-taken ' +
    'table-full no-such-seat already-seated not-waiting not-running not-over bad-nickname bad-words bad-option bad-choice option-file option-seat ' +
    'unknown-game unknown-bot bad-seats nothing-to-undo seats-open not-an-action rate-limited busy unavailable no-secret server origin unreachable';
  const args = { most: 24, low: 1, high: 5, version: 3, seats: 2, given: '7', seconds: 2 };
  for (const code of codes.split(' ')) expect(t(`error-${code}`, args)).not.toBe('');
});
