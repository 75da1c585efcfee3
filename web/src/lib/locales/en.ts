/**
 * The Fluent files that every page needs, as one chunk; the terminal and the rulebook read the same files.
 * The admin page's come when it is opened (`bring`).
 */
export default import.meta.glob<string>(
  ['../../../../src/tairyo/locales/en/*.ftl', '!../../../../src/tairyo/locales/en/admin.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
