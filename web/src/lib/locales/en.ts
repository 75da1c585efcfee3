/**
 * The Fluent files that every page needs, as one chunk. The terminal's stay at home; rulebooks, lessons and
 * the admin page's come when somebody asks for them (`bring`).
 */
export default import.meta.glob<string>(
  [
    '../../../../src/tairyo/locales/en/*.ftl',
    '!../../../../src/tairyo/locales/en/admin.ftl',
    '!../../../../src/tairyo/locales/en/terminal.ftl',
    '!../../../../src/tairyo/locales/en/*-rules.ftl',
    '!../../../../src/tairyo/locales/en/*-lesson.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
