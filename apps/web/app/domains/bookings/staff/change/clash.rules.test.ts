import type { CalendarBooking } from '@adunni/contracts/bookings/calendar';
import { expect, it } from 'vitest';
import { dayBeside } from './clash.rules.ts';

const at = (hour: number): string => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
const booking = (_id: string, from: number, to: number, providerId = 'ada') =>
  ({ _id, providerId, startsAt: at(from), endsAt: at(to) }) as CalendarBooking;
const asked = { _id: 'asked', startsAt: at(10), endsAt: at(12), provider: { _id: 'ada' } };

it('what else one has on the day is told by time, and what lies at the same time', () => {
  const bookings = [
    booking('late', 15, 16),
    booking('asked', 10, 12),
    booking('clash', 11, 13),
    booking('before', 8, 10),
    booking('class', 10, 12),
    booking('colleague', 10, 12, 'bola'),
  ];
  const { others, clashes, blocked } = dayBeside({ bookings, blocks: [] }, asked);
  expect(others.map(({ _id }) => _id)).toEqual(['before', 'class', 'clash', 'late']);
  expect(clashes.map(({ _id }) => _id)).toEqual(['clash']);
  expect(blocked).toBe(false);
});

it('blocked time at the same time is told', () => {
  const block = { _id: 'block', providerId: 'ada', startsAt: at(11), endsAt: at(14), note: '' };
  expect(dayBeside({ bookings: [], blocks: [block] }, asked).blocked).toBe(true);
  expect(dayBeside({ bookings: [], blocks: [{ ...block, startsAt: at(12) }] }, asked).blocked).toBe(false);
});
