/**
 * The Fluent files that every page needs, as one chunk; the terminal and the rulebook read the same files.
 * The admin page's come when it is opened (`bring`).
 */
export default import.meta.glob<string>(
  ['../../../../src/tairyo/locales/ja/*.ftl', '!../../../../src/tairyo/locales/ja/admin.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
