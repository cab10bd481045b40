import { acceptTime, getBooking, listBookings } from '@adunni/contracts/bookings/bookings';
import { login } from '@adunni/contracts/identity/identity';
import { count, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serviceNextFree } from '../../domains/availability/tables.ts';
import { bookingReports } from '../../domains/bookings/reports/tables.ts';
import { bookedTimes, bookings } from '../../domains/bookings/tables.ts';
import { messages } from '../../domains/conversations/tables.ts';
import { users } from '../../domains/identity/tables.ts';
import { ledgerSummary } from '../../domains/ledger/queries.ts';
import { services } from '../../domains/services/tables.ts';
import { mails } from '../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { DEMO_PASSWORD } from '../identity/logins.ts';
import { seedDemo } from '../seed.ts';
import { demoNotes, demoTalk } from './texts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2026-11-21T09:00:00Z');
  await seedDemo(test.app.deps);
});
afterAll(() => test.close());

it('fills the calendars of every workshop by the rules of real bookings', async () => {
  const { db } = test.app.deps;
  const statuses = await db
    .select({ status: bookings.status, rows: count() })
    .from(bookings)
    .groupBy(bookings.status)
    .orderBy(bookings.status);
  for (const status of ['pending', 'confirmed', 'completed', 'cancelled', 'declined', 'no-show'])
    expect(statuses.find((one) => one.status === status)?.rows, status).toBeGreaterThan(0);
  const { rows } = await db.execute<{ makers: number; off: number }>(sql`
    select (select count(distinct maker_id)::int from bookings) as makers,
      (select count(*)::int from booked_times t where t.taken <>
        (select coalesce(sum(b.seats), 0) from bookings b where b.time_id = t.id)) as off`);
  expect(rows[0]).toEqual({ makers: 14, off: 0 });
  expect(await db.select().from(bookedTimes).where(sql`${bookedTimes.taken} > ${bookedTimes.seats}`)).toEqual([]);
  expect((await ledgerSummary(db)).sum).toBe(0);
  expect((await db.select().from(messages)).length).toBeGreaterThan(10);
  expect((await db.select().from(serviceNextFree)).filter(({ at }) => at === null)).toEqual([]);
});

it('lets no workshop read the same note twice before it has read all of a kind', async () => {
  const noted = await test.app.deps.db
    .select({ makerId: bookings.makerId, kind: services.kind, note: bookings.note })
    .from(bookings)
    .innerJoin(services, eq(services._id, bookings.serviceId))
    .where(ne(bookings.note, ''));
  const byKind = Map.groupBy(noted, ({ makerId, kind }) => `${makerId} ${kind}`);
  for (const [key, rows] of byKind) {
    const different = new Set(rows.map(({ note }) => note)).size;
    const there = demoNotes[rows[0]?.kind ?? 'appointment'].length;
    expect(different, key).toBe(Math.min(rows.length, there));
  }
});

it('lets customers ask nothing about a place that they do not come to', async () => {
  const asked = await test.app.deps.db
    .select({ place: bookings.place, text: messages.text })
    .from(messages)
    .innerJoin(bookings, eq(bookings._id, messages.subjectId))
    .where(eq(messages.side, 'customer'));
  expect(asked.length).toBeGreaterThan(5);
  for (const { place, text } of asked) expect(demoTalk[place].map(([question]) => question)).toContain(text);
});

it('lets those come to an extra fitting for whom the workshop sews', async () => {
  const { rows } = await test.app.deps.db.execute<{ booked: number; without: number }>(sql`
    select count(*)::int as booked, count(*) filter (where not exists (
      select from order_parts p join orders o on o.id = p.order_id
      where p.maker_id = b.maker_id and o.user_id = b.user_id))::int as without
    from bookings b join services s on s.id = b.service_id where s.title = 'Extra fitting'`);
  expect(rows[0]?.booked).toBeGreaterThan(0);
  expect(rows[0]?.without).toBe(0);
});

it('gives the demo’s own customer something to come, something past and something cancelled', async () => {
  const { db } = test.app.deps;
  const own = await db
    .select({ status: bookings.status, startsAt: bookings.startsAt })
    .from(bookings)
    .innerJoin(users, eq(users._id, bookings.userId))
    .where(eq(users.email, 'customer@adunni.example'));
  const upcoming = own.filter(
    ({ status, startsAt }) => ['pending', 'confirmed'].includes(status) && startsAt > test.now,
  );
  expect(upcoming.length).toBeGreaterThanOrEqual(3);
  expect(own.filter(({ status }) => status === 'completed').length).toBeGreaterThanOrEqual(3);
  expect(own.filter(({ status }) => ['cancelled', 'declined'].includes(status)).length).toBeGreaterThanOrEqual(1);
});

it('lets a workshop propose another time to the demo’s own customer, which can be taken', async () => {
  const who = { email: 'customer@adunni.example', password: DEMO_PASSWORD };
  const { token } = (await test.call(login, { body: who })).body;
  const { items } = (await test.call(listBookings, { query: { tab: 'upcoming' } }, { token })).body;
  const asked = items.filter(({ hasProposal }) => hasProposal);
  expect(asked).toHaveLength(1);
  const bookingId = asked[0]?._id ?? '';
  const { proposal } = (await test.call(getBooking, { params: { bookingId } }, { token })).body.booking;
  const params = { bookingId, proposalId: proposal?._id ?? '' };
  const { booking } = (await test.call(acceptTime, { params }, { token })).body;
  expect(booking).toMatchObject({ status: 'rescheduled', startsAt: proposal?.startsAt, proposal: null });
});

it('has one report that waits for staff, and one of which they have refunded a part', async () => {
  const rows = await test.app.deps.db
    .select({ report: bookingReports, paid: bookings.paid, refunded: bookings.refunded })
    .from(bookingReports)
    .innerJoin(bookings, eq(bookings._id, bookingReports.bookingId));
  expect(rows.map(({ report }) => report.status).sort()).toEqual(['open', 'refunded']);
  const written = await test.app.deps.db.select().from(mails).where(eq(mails.kind, 'notice-booking-reported'));
  expect(new Set(written.map(({ status }) => status))).toEqual(new Set(['kept']));
  const settled = rows.find(({ report }) => report.status === 'refunded');
  expect(settled?.refunded).toBe(settled?.report.refunded);
  expect(settled?.refunded).toBeLessThan(settled?.paid ?? 0);
  expect((await ledgerSummary(test.app.deps.db)).sum).toBe(0);
});
