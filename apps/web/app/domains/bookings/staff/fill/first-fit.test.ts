import { expect, it } from 'vitest';
import type { Calendar } from '../calendar/columns.ts';
import { fitIn, nextWalkIn, startIn } from './first-fit.ts';

const service = (_id: string, duration: number, buffers = 0) => ({
  ...{ _id, name: _id, duration, bufferBefore: buffers, bufferAfter: buffers },
  ...{ price: 0, providerIds: ['p1'], seats: 1 },
});
const person = { _id: 'p1', zone: 'Africa/Lagos' } as Calendar['providers'][number];
const span = (startsAt: string, endsAt: string) => ({ providerId: 'p1', startsAt, endsAt });
const calendar = (more: Partial<Calendar> = {}) =>
  ({
    ...{ from: '2026-11-23', until: '2026-11-29', providers: [person], blocks: [], bookings: [] },
    open: [span('2026-11-24T09:00:00Z', '2026-11-24T12:00:00Z')],
    services: [service('bridal', 60), service('fitting', 30)],
    ...more,
  }) as unknown as Calendar;
const at = (moment: string) => Date.parse(moment);

it('fits a service into free time only whole, with its time to prepare and tidy up beside bookings', () => {
  const gap = { from: 600, to: 660 };
  expect(startIn(gap, service('a', 60))).toBe(600);
  expect(startIn(gap, service('a', 61))).toBeNull();
  expect(startIn(gap, service('a', 60, 15)), 'nothing is booked beside it').toBe(600);
  expect(startIn({ ...gap, isAfterBooking: true }, service('a', 30, 15))).toBe(615);
  expect(startIn({ ...gap, isBeforeBooking: true }, service('a', 60, 15))).toBeNull();
  expect(startIn(gap, service('a', 30), 631)).toBeNull();
  expect(fitIn({ from: 600, to: 615 }, [service('a', 60), service('b', 30)])).toBeNull();
  expect(fitIn({ from: 600, to: 640 }, [service('a', 60), service('b', 30)])).toMatchObject({ service: { _id: 'b' } });
});

it('proposes the next time that is open and free to who walks in, and what fits in then', () => {
  const monday = at('2026-11-23T10:10:00Z');
  expect(nextWalkIn(calendar(), person, monday)).toEqual({ day: '2026-11-24', at: 600, serviceId: 'bridal' });
  expect(nextWalkIn(calendar(), person, at('2026-11-24T09:10:00Z'))).toMatchObject({ at: 615, serviceId: 'bridal' });
  expect(nextWalkIn(calendar(), person, at('2026-11-24T11:20:00Z'))).toMatchObject({ at: 750, serviceId: 'fitting' });
  expect(nextWalkIn(calendar(), person, at('2026-11-24T11:40:00Z')), 'nothing fits any more').toBeNull();
  expect(nextWalkIn(calendar({ open: [] }), person, monday)).toBeNull();
  expect(nextWalkIn(calendar({ blocks: calendar().open as never }), person, monday)).toBeNull();
});
