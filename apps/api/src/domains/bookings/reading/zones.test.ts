import { getBookingIcs } from '@adunni/contracts/bookings/bookings';
import { getBookingFeed, getBookingFeedFile, renewBookingFeed } from '@adunni/contracts/bookings/feed';
import { kobo } from '@adunni/contracts/money';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { users } from '../../identity/tables.ts';
import { mailTo, signInAs } from '../../identity/testing.ts';
import { book, openStudio, rowOf, seen } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const free = { deposit: kobo(0), horizonDays: 60 };

/** Clocks change on the second day of each: what they show at nine in the morning before and after, in UTC. */
const CHANGES = [
  {
    what: 'London in autumn',
    zone: 'Europe/London',
    now: '2026-10-01',
    days: ['2026-10-24', '2026-10-26'],
    nine: [8, 9],
    lagosNine: ['09:00', '08:00'],
  },
  {
    what: 'London in spring',
    zone: 'Europe/London',
    now: '2027-03-01',
    days: ['2027-03-27', '2027-03-29'],
    nine: [9, 8],
    lagosNine: ['08:00', '09:00'],
  },
  {
    what: 'New York in autumn',
    zone: 'America/New_York',
    now: '2026-10-01',
    days: ['2026-10-31', '2026-11-02'],
    nine: [13, 14],
    lagosNine: ['04:00', '03:00'],
  },
  {
    what: 'New York in spring',
    zone: 'America/New_York',
    now: '2027-03-01',
    days: ['2027-03-13', '2027-03-15'],
    nine: [14, 13],
    lagosNine: ['03:00', '04:00'],
  },
] as const;
const hour = (at: number) => String(at).padStart(2, '0');

describe.each(CHANGES)('when clocks change in $what', ({ zone, now, days, nine, lagosNine }) => {
  it('a workshop in Lagos is met at nine there, which the customer reads first, and their own clock beside it', async () => {
    test.now = new Date(`${now}T06:00:00Z`);
    const studio = await openStudio(test, free);
    for (const [index, day] of days.entries()) {
      const { body, person, error } = await book(test, studio, `${day}T08:00:00Z`, { zone });
      expect(error.code).toBeUndefined();
      const row = await rowOf(test, body.booking._id);
      expect(row).toMatchObject({ startsAt: new Date(`${day}T08:00:00Z`), zone: 'Africa/Lagos', customerZone: zone });
      const letter = await mailTo(test, person.email, 'booking-confirmed');
      expect(letter).toMatch(/When: .* at 09:00, Lagos time/);
      const own = new RegExp(`Your local time: .* at ${lagosNine[index]},`);
      if (lagosNine[index] !== '09:00') expect(letter).toMatch(own);
      const { items } = (await test.call(listNotifications, { query: {} }, person)).body;
      expect(items[0]?.text).toMatch(/ at 09:00, Lagos time\.$/);
      const ics = await test.call(getBookingIcs, { params: { bookingId: body.booking._id } }, person);
      expect(String(ics.body)).toContain(`DTSTART:${day.replaceAll('-', '')}T080000Z`);
    }
  });

  it('a workshop there is met at nine there, whatever that is in UTC', async () => {
    test.now = new Date(`${now}T06:00:00Z`);
    const studio = await openStudio(test, free, { zone });
    for (const [index, day] of days.entries()) {
      const right = `${day}T${hour(nine[index] as number)}:00:00Z`;
      const { body, person } = await book(test, studio, right, { zone: 'Africa/Lagos' });
      expect(await seen(test, body.booking._id, person)).toMatchObject({
        ...{ startsAt: new Date(right).toISOString(), zone, customerZone: 'Africa/Lagos' },
      });
      // An hour before is before they open on that day.
      const early = await book(test, studio, `${day}T${hour((nine[index] as number) - 1)}:00:00Z`);
      expect(early.error.code).toBe('not_offered');
    }
  });
});

describe('calendar files', () => {
  it('follow a workshop by a secret link, which stops working when it is renewed', async () => {
    test.now = new Date('2026-11-23T06:00:00Z');
    const studio = await openStudio(test, free);
    const { body } = await book(test, studio, '2026-11-25T09:00:00Z', { note: 'My secret wish' });
    const { feed } = (await test.call(getBookingFeed, {}, studio.owner)).body;
    expect((await test.call(getBookingFeed, {}, studio.owner)).body.feed.url).toBe(feed.url);
    const file = feed.url.split('/').at(-1) ?? '';
    expect(file).toMatch(/^[0-9a-f]{32}\.ics$/);
    const read = (name: string) => test.call(getBookingFeedFile, { params: { file: name } });
    const answer = await read(file);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const text = String(answer.body);
    expect(text).toContain('SUMMARY:Studio fitting: Ngozi Eze');
    expect(text).toContain('DTSTART:20261125T090000Z');
    expect(text).toContain(body.booking.number);
    expect(text).not.toContain('My secret wish');
    const renewed = (await test.call(renewBookingFeed, {}, studio.owner)).body.feed;
    expect(renewed.url).not.toBe(feed.url);
    expect((await read(file)).status).toBe(404);
    expect((await read(renewed.url.split('/').at(-1) ?? '')).status).toBe(200);
    expect((await read('../../etc/passwd')).status).toBe(404);
  });

  it('leave out the past, never what is to come, when they are full', async () => {
    test.now = new Date('2026-11-23T06:00:00Z');
    const studio = await openStudio(test, free);
    const [next, later] = [
      await book(test, studio, '2026-11-25T09:00:00Z'),
      await book(test, studio, '2026-12-16T09:00:00Z'),
    ];
    await test.app.deps.db.execute(sql`insert into bookings select (jsonb_populate_record(b, jsonb_build_object(
        'id', gen_random_uuid(), 'number', 'PAST-' || past, 'status', 'cancelled', 'ended_by', 'customer', 'time_id', null,
        'placement_key', null, 'starts_at', b.starts_at - interval '20 days' - past * interval '1 minute',
        'ends_at', b.ends_at - interval '20 days'))).*
      from bookings b, generate_series(1, 2000) past where b.id = ${next.body.booking._id}`);
    const { feed } = (await test.call(getBookingFeed, {}, studio.owner)).body;
    const file = feed.url.split('/').at(-1) ?? '';
    const text = String((await test.call(getBookingFeedFile, { params: { file } })).body);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2000);
    expect(text).toContain(next.body.booking.number);
    expect(text).toContain(later.body.booking.number);
    expect([text.includes('PAST-1998'), text.includes('PAST-1999')]).toEqual([true, false]);
  });

  it('are not given to a link any more whose owner is suspended or gone', async () => {
    const { db } = test.app.deps;
    const studio = await openStudio(test, free);
    const { feed } = (await test.call(getBookingFeed, {}, studio.owner)).body;
    const file = feed.url.split('/').at(-1) ?? '';
    const statusAs = async (status: 'active' | 'suspended' | 'deleted') => {
      await db.update(users).set({ status }).where(eq(users._id, studio.owner._id));
      return (await test.call(getBookingFeedFile, { params: { file } })).status;
    };
    expect([await statusAs('suspended'), await statusAs('deleted'), await statusAs('active')]).toEqual([404, 404, 200]);
  });

  it('are only for whose booking it is', async () => {
    const studio = await openStudio(test, free);
    const { body } = await book(test, studio, '2026-11-25T09:00:00Z');
    const stranger = await signInAs(test);
    expect((await test.call(getBookingIcs, { params: { bookingId: body.booking._id } }, stranger)).status).toBe(404);
  });
});
