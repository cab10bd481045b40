import { expect, it } from 'vitest';
import { attemptOf } from './attempt.ts';

it('keeps the key of an attempt until what is sent changes', () => {
  const attempt = { key: 'first', body: { total: 1 } };
  expect(attemptOf(attempt, { total: 1 }, () => 'second')).toEqual(attempt);
  expect(attemptOf(attempt, { total: 2 }, () => 'second')).toEqual({ key: 'second', body: { total: 2 } });
  expect(attemptOf(null, { total: 1 }, () => 'second')).toEqual({ key: 'second', body: { total: 1 } });
});

it('sends again what was sent when only that has changed which nobody decided', () => {
  const attempt = { key: 'first', body: { total: 1 } };
  const matters = ({ total }: { total: number; terms?: string }) => total;
  expect(attemptOf(attempt, { total: 1, terms: 'v2' }, () => 'second', matters)).toEqual(attempt);
  expect(attemptOf(attempt, { total: 2, terms: 'v2' }, () => 'second', matters).key).toBe('second');
});
