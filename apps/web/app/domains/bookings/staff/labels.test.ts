import { expect, it } from 'vitest';
import { completedText, endedText, spanText } from './labels.ts';

it('spanText names the second day only where there is one', () => {
  const start = '2026-11-24T21:30:00Z';
  expect(spanText(start, '2026-11-24T22:15:00Z', 'Africa/Lagos')).toBe('Tue 24\u00a0Nov, 22:30–23:15');
  expect(spanText(start, '2026-11-24T23:15:00Z', 'Africa/Lagos')).toBe('Tue 24\u00a0Nov, 22:30–Wed 25\u00a0Nov, 00:15');
});

it('says what ends with a booking: its time is available again only while it is ahead', () => {
  const startsAt = '2026-11-24T09:00:00Z';
  const end = 'This can’t be undone. This doesn’t affect the workshop’s rating or tier.';
  expect(endedText(startsAt, Date.parse('2026-11-24T08:59:00Z'))).toBe(`The time becomes available again. ${end}`);
  expect(endedText(startsAt, Date.parse(startsAt))).toBe(end);
});

it('says that a completed booking stands again only by what its customer reports', () => {
  expect(completedText(false)).toMatch(/only our staff can reopen it/);
  expect(completedText(true)).toBe('This can’t be undone.');
});
