import { expect, test, vi } from 'vitest';
import { keepFocus } from './focus';

test('what vanishes with the focus leaves it to the page, unless somebody takes it first', async () => {
  document.body.innerHTML =
    '<main id="content" tabindex="-1"><button>a</button><button>b</button></main>';
  const stop = keepFocus();
  const [a, b] = document.querySelectorAll('button');
  a?.focus();
  a?.remove();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('content'));
  b?.focus();
  b?.remove();
  const other = document.createElement('button');
  document.querySelector('main')?.append(other);
  other.focus();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(document.activeElement).toBe(other);
  stop();
});
