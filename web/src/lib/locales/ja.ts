/**
 * The Fluent files that every page needs, as one chunk. The terminal's stay at home; rulebooks, lessons and
 * the admin page's come when somebody asks for them (`bring`).
 */
export default import.meta.glob<string>(
  [
    '../../../../src/tairyo/locales/ja/*.ftl',
    '!../../../../src/tairyo/locales/ja/admin.ftl',
    '!../../../../src/tairyo/locales/ja/terminal.ftl',
    '!../../../../src/tairyo/locales/ja/*-rules.ftl',
    '!../../../../src/tairyo/locales/ja/*-lesson.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
