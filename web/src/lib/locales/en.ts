/** The Fluent files that every page needs, as one chunk; all others come when somebody asks for them (`bring`). */
export default import.meta.glob<string>(
  '../../../../src/tairyo/locales/en/{clock,common,house,learn,people,replay,settings,talk}.ftl',
  { query: '?raw', import: 'default', eager: true },
);
