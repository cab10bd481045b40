import { addCalendarDays, getCalendar, updateProvider } from '@adunni/contracts/availability/staff';
import { kobo } from '@adunni/contracts/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { book, openStudio, seen } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.now = new Date('2026-11-23T06:00:00Z');
});

const NINE = '2026-11-25T09:00:00Z';
const free = { deposit: kobo(0) };

describe('other hours for a workshop', () => {
  const later = [{ from: 720, to: 1080 }];

  it('names the bookings that they leave outside to whoever was not shown them; they stand', async () => {
    const studio = await openStudio(test, free);
    const { body, person } = await book(test, studio, NINE);
    const day = { providerId: null, firstDay: '2026-11-25', lastDay: '2026-11-25', windows: later, note: '' };
    const save = (despiteBookings: boolean) =>
      test.call(addCalendarDays, { body: { ...day, despiteBookings } }, studio.owner);
    expect(await save(false)).toMatchObject({
      status: 409,
      error: {
        code: 'bookings_outside_hours',
        bookings: [{ _id: body.booking._id, number: body.booking.number, customer: 'Ngozi Eze' }],
      },
    });
    expect((await test.call(getCalendar, {}, studio.owner)).body.days).toEqual([]);
    expect((await save(true)).status).toBe(201);
    expect((await seen(test, body.booking._id, person)).status).toBe('confirmed');
    // What is outside by agreement is not asked about again.
    expect((await save(false)).status).toBe(201);
  });

  it('asks the same of a week, and nothing where every booking stays within', async () => {
    const studio = await openStudio(test, free);
    const { body } = await book(test, studio, NINE);
    const [person] = (await test.call(getCalendar, {}, studio.owner)).body.providers;
    if (!person) throw new Error('The studio has nobody.');
    const { _id: providerId, version, ...values } = person;
    const save = (hours: { weekday: number; from: number; to: number }[]) =>
      test.call(
        updateProvider,
        { params: { providerId }, body: { version, values: { ...values, hours } } },
        studio.owner,
      );
    expect((await save([{ weekday: 3, from: 720, to: 1080 }])).error).toMatchObject({
      code: 'bookings_outside_hours',
      bookings: [{ number: body.booking.number }],
    });
    expect((await save([{ weekday: 3, from: 480, to: 720 }])).body).toEqual({ version: version + 1 });
  });
});
