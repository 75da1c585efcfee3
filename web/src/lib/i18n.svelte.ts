/**
 * Texts from the shared Fluent files, in the reader's language, changing while the page stands.
 * `t` reads reactive state: whatever calls it in markup or a `$derived` follows the language.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';
import { plain } from './numbers';
import { type Language, settings } from './settings.svelte';

export type Args = Record<string, string | number>;
export type T = (id: string, args?: Args) => string;

const sources: Record<Language, () => Promise<Record<string, string>>> = {
  en: async () => (await import('./locales/en')).default,
  ja: async () => (await import('./locales/ja')).default,
};

/** What only some pages need (games, rulebooks, lessons, the admin page's), each a chunk of its own. */
const further = import.meta.glob<string>(
  [
    '../../../src/tairyo/locales/*/*.ftl',
    '!../../../src/tairyo/locales/*/{clock,common,house,learn,people,replay,settings,talk}.ftl',
    '!../../../src/tairyo/locales/*/terminal.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const bundles = new Map<Language, Promise<FluentBundle>>();
/** Files beyond those that every page needs, by the promise of their ids. */
const brought = new Map<string, Promise<string[]>>();
const wanted = new Set<string>();
let current = $state.raw<FluentBundle | null>(null);

/** A bundle of all files given; throws where one of them does not parse or an id stands twice. */
export function bundleOf(language: Language, files: Record<string, string>): FluentBundle {
  // No isolation marks: both languages run left to right, and titles and tests want plain text.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [file, text] of Object.entries(files)) {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors.length) throw new Error(`${file}: ${errors.map(String).join('; ')}`);
  }
  return bundle;
}

/** What every page says in a language, loaded once. */
function common(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  const coming = sources[language]().then((files) => bundleOf(language, files));
  bundles.set(language, coming);
  coming.catch(() => bundles.delete(language));
  return coming;
}

/** Loads a language (once) and shows it; the page keeps the old one until the new one is here. */
export async function speak(language: Language): Promise<void> {
  const bundle = await common(language);
  await Promise.all([...wanted].map((file) => add(language, file)));
  current = bundle;
  document.documentElement.lang = language;
  settings.language = language;
}

/**
 * Fetches a further file (`farm-hand-rules`), now and whenever the language changes. Its ids, in the
 * order in which they stand there. Rejects where the file does not arrive.
 */
export function bring(file: string): Promise<string[]> {
  wanted.add(file);
  return add(spoken(), file);
}

/** The texts of every game: a page that speaks of one game brings that alone. */
export async function bringGames(): Promise<void> {
  const games = Object.keys(further).flatMap(
    (path) => /([\w-]+)-rules\.ftl$/.exec(path)?.[1] ?? [],
  );
  await Promise.all([...new Set(games)].map(bring));
}

function add(language: Language, file: string): Promise<string[]> {
  const key = `${language}/${file}`;
  const known = brought.get(key);
  if (known) return known;
  const coming = (async () => {
    const load = further[`../../../src/tairyo/locales/${key}.ftl`];
    if (!load) throw new Error(`no texts ${key}`);
    const [text, bundle] = await Promise.all([load(), common(language)]);
    const resource = new FluentResource(text);
    const [error] = bundle.addResource(resource);
    if (error) throw error;
    return resource.body.map(({ id }) => id);
  })();
  brought.set(key, coming);
  coming.catch(() => {
    brought.delete(key);
    wanted.delete(file);
  });
  return coming;
}

/** The language on the page now. */
export function spoken(): Language {
  return (current?.locales[0] as Language | undefined) ?? settings.language;
}

export function has(id: string): boolean {
  return current?.hasMessage(id) ?? false;
}

/** A number as both languages write it. What small ones look like is no question for the browser's tables, which take time to open. */
class Written extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    const small = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return small ? plain(this.value) : super.toString(scope);
  }
}

function written(args: Args): Record<string, FluentValue> {
  const values: Record<string, FluentValue> = {};
  for (const [name, value] of Object.entries(args)) {
    values[name] = typeof value === 'number' ? new Written(value) : value;
  }
  return values;
}

export const t: T = (id, args) => {
  const pattern = current?.getMessage(id)?.value;
  if (!current || !pattern) return missing(`no text "${id}"`, id);
  const errors: Error[] = [];
  const text = current.formatPattern(pattern, args ? written(args) : null, errors);
  return errors.length ? missing(`text "${id}": ${errors.join('; ')}`, text) : text;
};

/** What stands as `.name` below the text `id`, without gaps; empty where nothing does. */
export function attribute(id: string, name: string): string {
  const pattern = current?.getMessage(id)?.attributes[name];
  return current && pattern ? current.formatPattern(pattern) : '';
}

/** Loud where we can mend it, quiet where a player could only be puzzled. */
function missing(what: string, shown: string): string {
  if (import.meta.env.MODE === 'test') throw new Error(what);
  if (import.meta.env.DEV) console.error(what);
  return shown;
}
