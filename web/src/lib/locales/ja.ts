/** Every Fluent file of the language as one chunk; the terminal and the rulebook read the same files. */
export default import.meta.glob<string>('../../../../src/tairyo/locales/ja/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
