import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import PersonFields from './PersonFields.svelte';

afterEach(cleanup);

const name = () => screen.getByLabelText<HTMLInputElement>('Your name at the table');

test.each([
  ['𠮷'.repeat(24), true],
  ['𠮷'.repeat(25), false],
  ['🐟'.repeat(24), true],
  // composed by the server, so 24 and not 48
  ['か\u3099'.repeat(24), true],
  [`  ${'x'.repeat(24)}  `, true],
  ['x'.repeat(25), false],
])('%s is counted as the server counts it', (nickname, fits) => {
  render(PersonFields, { nickname, words: '' });
  expect(name().validity.customError).toBe(!fits);
});

test('words for luck have their own limit', () => {
  render(PersonFields, { nickname: 'Mio', words: '🐟'.repeat(65) });
  const words = screen.getByLabelText<HTMLInputElement>('Words for luck');
  expect(words.validity.customError).toBe(true);
});
