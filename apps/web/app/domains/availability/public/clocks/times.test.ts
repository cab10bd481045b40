import { expect, it } from 'vitest';
import {
  dayBefore,
  dayText,
  horizonNote,
  isDayBefore,
  localTime,
  momentText,
  monthAfter,
  monthText,
  partOfDay,
  weeksOf,
  zoneName,
} from './times.ts';

it('shows a moment by the clocks of a zone, on both sides of a change', () => {
  expect(localTime('2026-10-24T23:30:00Z', 'Europe/London')).toEqual({ day: '2026-10-25', time: '00:30' });
  expect(localTime('2026-10-25T01:30:00Z', 'Europe/London')).toEqual({ day: '2026-10-25', time: '01:30' });
  expect(localTime('2026-11-01T04:30:00Z', 'America/New_York')).toEqual({ day: '2026-11-01', time: '00:30' });
  expect(momentText('2026-11-24T09:00:00Z', 'Africa/Lagos')).toBe('Tue 24\u00a0Nov, 10:00');
});

it('tells a moment of an earlier day from one of the same day, by the calendar of a zone', () => {
  const isEarlier = (iso: string) => isDayBefore(iso, '2026-12-03T15:40:00Z', 'Africa/Lagos');
  expect(isEarlier('2026-12-03T08:00:00Z')).toBe(false);
  expect(isEarlier('2026-12-02T23:00:00Z')).toBe(false);
  expect(isEarlier('2026-12-02T22:59:00Z')).toBe(true);
});

it('puts days, months and zones into words', () => {
  expect(dayText('2026-11-24')).toBe('Tuesday 24\u00a0November');
  expect(monthText('2026-11')).toBe('November 2026');
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(zoneName('America/New_York')).toBe('New York');
});

it('ends the calendar with the month of the last day that can be booked, and says why', () => {
  const until = '2027-01-31T23:00:00Z';
  expect([dayBefore(until, 'Africa/Lagos'), dayBefore(until, 'Asia/Tokyo')]).toEqual(['2027-01-31', '2027-02-01']);
  expect([horizonNote('2026-12', '2027-01-31'), horizonNote('2027-01', null)]).toEqual([null, null]);
  const note = 'You can book until Sunday 31\u00a0January.';
  expect([horizonNote('2027-01', '2027-01-31'), horizonNote('2027-03', '2027-01-31')]).toEqual([note, note]);
});

it('lays a month out in weeks from Monday on', () => {
  const february = weeksOf('2027-02');
  expect(february).toHaveLength(4);
  expect(february.map((week) => [week[0], week[6]])).toEqual([
    ['2027-02-01', '2027-02-07'],
    ['2027-02-08', '2027-02-14'],
    ['2027-02-15', '2027-02-21'],
    ['2027-02-22', '2027-02-28'],
  ]);
  const november = weeksOf('2026-11');
  expect(november).toHaveLength(6);
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(november[5]?.slice(0, 2)).toEqual(['2026-11-30', null]);
});

it('parts the day at noon and at five', () => {
  expect(['11:59', '12:00', '16:59', '17:00'].map(partOfDay)).toEqual(['Morning', 'Afternoon', 'Afternoon', 'Evening']);
});
