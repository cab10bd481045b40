import { describe, expect, it } from 'vitest';
import { dayAfter, minutesOn, momentAt, mondayOf, weekdayOf } from './zone-time.ts';

describe('momentAt', () => {
  it('knows the clocks of Lagos, which never change', () => {
    expect(momentAt('2026-03-29', 90, 'Africa/Lagos')).toBe('2026-03-29T00:30:00.000Z');
    expect(momentAt('2026-11-24', 1440, 'Africa/Lagos')).toBe('2026-11-24T23:00:00.000Z');
  });

  it('follows London and New York through both changes', () => {
    expect(momentAt('2026-03-29', 60, 'Europe/London')).toBe('2026-03-29T01:00:00.000Z');
    expect(momentAt('2026-03-29', 600, 'Europe/London')).toBe('2026-03-29T09:00:00.000Z');
    expect(momentAt('2026-03-29', 90, 'Europe/London')).toBe('2026-03-29T01:30:00.000Z');
    expect(momentAt('2026-10-25', 90, 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
    expect(momentAt('2026-10-25', 600, 'Europe/London')).toBe('2026-10-25T10:00:00.000Z');
    expect(momentAt('2026-11-01', 600, 'America/New_York')).toBe('2026-11-01T15:00:00.000Z');
    expect(momentAt('2026-03-08', 600, 'America/New_York')).toBe('2026-03-08T14:00:00.000Z');
  });
});

it('minutesOn reads a moment by the clocks of a day, cut off at its ends', () => {
  expect(minutesOn('2026-11-24', '2026-11-24T09:15:00Z', 'Africa/Lagos')).toBe(615);
  expect(minutesOn('2026-11-24', '2026-11-23T09:15:00Z', 'Africa/Lagos')).toBe(0);
  expect(minutesOn('2026-11-24', '2026-11-25T09:15:00Z', 'Africa/Lagos')).toBe(1440);
  expect(minutesOn('2026-03-29', '2026-03-29T01:00:00Z', 'Europe/London')).toBe(120);
});

it('days are counted over months and years, and weeks begin on Monday', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2026-03-01', -1)]).toEqual(['2027-01-01', '2026-02-28']);
  expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-23')]).toEqual([7, 1]);
  expect([mondayOf('2026-11-22'), mondayOf('2026-11-23')]).toEqual(['2026-11-16', '2026-11-23']);
});
