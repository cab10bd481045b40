import { expect, it } from 'vitest';
import { placeMomentText } from './own-writing.ts';

const AT = '2026-07-24T13:00:00.000Z';

it('names whose time a deadline is by, to who reads it by another clock', () => {
  expect(placeMomentText(AT, 'Africa/Lagos', 'America/Chicago')).toBe('Friday 24\u00a0July at 14:00 Lagos time');
  expect(placeMomentText(AT, 'Africa/Lagos', 'Africa/Lagos')).toBe('Friday 24\u00a0July at 14:00');
});

it('says nothing of a zone whose clocks show the same', () => {
  expect(placeMomentText(AT, 'Africa/Lagos', 'Europe/London')).toBe('Friday 24\u00a0July at 14:00');
  expect(placeMomentText('2026-12-24T13:00:00.000Z', 'Africa/Lagos', 'Europe/London')).toBe(
    'Thursday 24\u00a0December at 14:00 Lagos time',
  );
});
