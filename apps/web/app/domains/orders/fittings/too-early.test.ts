import { expect, it } from 'vitest';
import { tooEarly } from './too-early.ts';

const at = (startsAt: string) => ({ startsAt, zone: 'Africa/Lagos' });
const FROM = '2026-12-21T09:00:00Z';

it('finds a fitting too early before its measuring visit is over, and before the day from which something can be tried on', () => {
  const measuring = { endsAt: '2026-12-02T10:30:00Z' };
  expect(tooEarly(at('2026-12-02T10:00:00Z'), measuring, FROM)).toBe('This fitting is before your measuring visit.');
  const nothingYet = 'There will probably be nothing to try on at this fitting yet.';
  expect(tooEarly(at('2026-12-02T11:00:00Z'), measuring, FROM)).toBe(nothingYet);
  expect(tooEarly(at('2026-12-20T12:00:00Z'), null, FROM)).toBe(nothingYet);
});

it('lets a fitting be at any hour of that day, and on any once something can be tried on', () => {
  expect(tooEarly(at('2026-12-21T07:00:00Z'), null, FROM)).toBeNull();
  expect(tooEarly(at('2026-12-02T10:00:00Z'), null, null)).toBeNull();
});
