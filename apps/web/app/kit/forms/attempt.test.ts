import { expect, it } from 'vitest';
import { keyFor } from './attempt.ts';

it('keeps the key of an attempt until what is sent changes', () => {
  const attempt = { key: 'first', content: '{"total":1}' };
  expect(keyFor(attempt, '{"total":1}', () => 'second')).toBe('first');
  expect(keyFor(attempt, '{"total":2}', () => 'second')).toBe('second');
  expect(keyFor(null, '{"total":1}', () => 'second')).toBe('second');
});
