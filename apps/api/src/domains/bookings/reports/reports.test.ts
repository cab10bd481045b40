import { bookingResource, completeBooking } from '@adunni/contracts/bookings/staff';
import { exportAccount } from '@adunni/contracts/identity/account';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { eraseAccounts } from '../../identity/privacy/jobs.ts';
import { users } from '../../identity/tables.ts';
import { mailTo, signInAs } from '../../identity/testing.ts';
import { makerBalance } from '../../ledger/queries.ts';
import { notifications } from '../../notifications/tables.ts';
import { completeOverdue } from '../changing/complete.service.ts';
import { again, letReportsPass, rowOf, seen } from '../testing.ts';
import { earnSettled } from './outcomes.service.ts';
import { remindOfReports } from './remind.service.ts';
import { bookingReports } from './tables.ts';
import { complete, miss, OVER, report, visit } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const later = (days: number) => {
  test.now = new Date(OVER.getTime() + days * DAY_MS);
};
const balance = (makerId: string) => makerBalance(test.app.deps.db, makerId);
const noticesOf = async (userId: string) =>
  (await test.app.deps.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ title }) => title,
  );

describe('a customer', () => {
  it('is told that a booking is completed and until when it can be reported, by the rule that refuses it later', async () => {
    const booked = await visit(test);
    expect(await complete(test, booked)).toBe(200);
    const { bookingId, person } = booked;
    const until = new Date(OVER.getTime() + 7 * DAY_MS);
    expect((await seen(test, bookingId, person)).reportable).toMatchObject({ until: until.toISOString() });
    expect(await mailTo(test, person.email, 'booking-completed')).toContain(
      'Wednesday, 2 December 2026 at 11:30, Lagos time',
    );
    test.now = new Date(until.getTime() + 1);
    const late = { ...booked, person: await again(test, person) };
    expect((await seen(test, bookingId, late.person)).reportable).toBeNull();
    expect((await report(test, late)).error.code).toBe('not_reportable');
    test.now = until;
    expect((await report(test, { ...booked, person: await again(test, person) })).status).toBe(201);
  });

  it('reports once, however often it is sent, and staff and maker are told once', async () => {
    const admin = await signInAs(test, 'Admin');
    const booked = await visit(test);
    await complete(test, booked);
    const told = await Promise.all([1, 2, 3, 4].map(() => report(test, booked)));
    expect(told.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { db } = test.app.deps;
    expect(await db.$count(bookingReports, eq(bookingReports.bookingId, booked.bookingId))).toBe(1);
    const { number } = await rowOf(test, booked.bookingId);
    const toStaff = `A problem with booking ${number} is reported`;
    expect((await noticesOf(admin._id)).filter((title) => title === toStaff)).toHaveLength(1);
    const toMaker = `The customer reports a problem with booking ${number}`;
    expect((await noticesOf(booked.studio.owner._id)).filter((title) => title === toMaker)).toHaveLength(1);
    expect(JSON.stringify(await noticesOf(booked.studio.owner._id))).not.toContain('Nobody opened');
    const { booking } = told[0]?.body ?? {};
    expect(booking).toMatchObject({ reportable: null, report: { status: 'open', text: 'Nobody opened the door.' } });
    expect(booking?.events.at(-1)).toMatchObject({
      by: 'customer',
      note: 'Problem reported: The service was not as booked',
    });
  });

  it('reports that a maker did not come to what nobody has ended, and not what cannot be said of it', async () => {
    const booked = await visit(test);
    expect((await report(test, booked, 'customer-present')).error.code).toBe('reason_unfit');
    expect((await report(test, booked, 'maker-absent')).status).toBe(201);
  });

  it('contests that they were not there', async () => {
    const booked = await visit(test);
    expect(await miss(test, booked, 'customer')).toBe(200);
    expect(await mailTo(test, booked.person.email, 'booking-no-show')).toContain('within 7 days');
    expect((await report(test, booked, 'customer-present')).status).toBe(201);
  });

  it('has nothing to report of what the maker missed, of which everything went back', async () => {
    const booked = await visit(test);
    await miss(test, booked, 'maker');
    expect((await report(test, booked, 'other')).error.code).toBe('not_reportable');
  });
});

describe('while a report is open', () => {
  it('nothing of the booking is earned, and it does not complete by itself', async () => {
    const [ended, open] = [await visit(test), await visit(test)];
    await complete(test, ended);
    await report(test, ended);
    await report(test, open, 'maker-absent');
    later(30);
    await completeOverdue(test.app.deps);
    await earnSettled(test.app.deps);
    expect(await balance(ended.studio.makerId)).toMatchObject({ pending: 1_700_000, available: 0 });
    expect((await rowOf(test, open.bookingId)).status).toBe('confirmed');
  });

  it('its maker can neither complete it nor note a no-show, and sees what is reported', async () => {
    const booked = await visit(test);
    await report(test, booked, 'maker-absent');
    const { bookingId, studio } = booked;
    const { version } = await rowOf(test, bookingId);
    const body = { version, note: '' };
    const refused = await test.call(completeBooking, { params: { bookingId }, body }, studio.owner);
    expect([refused.status, refused.error.code]).toEqual([409, 'report_open']);
    expect(await miss(test, booked, 'customer')).toBe(409);
    const { record } = (await test.call(bookingResource.get, { params: { _id: bookingId } }, studio.owner)).body;
    expect(record).toMatchObject({ report: { reason: 'maker-absent' }, settling: null, can: { complete: false } });
  });

  it('staff find it by a filter, and are reminded every three days, once each', async () => {
    const admin = await signInAs(test, 'Admin');
    const booked = await visit(test);
    await report(test, booked, 'maker-absent');
    const title = `The report on booking ${(await rowOf(test, booked.bookingId)).number} is still open`;
    const told = async () => (await noticesOf(admin._id)).filter((one) => one === title).length;
    for (const [days, times] of [
      [2.9, 0],
      [3, 1],
      [5.9, 1],
      [6, 2],
    ] as const) {
      later(days);
      await Promise.all([1, 2, 3].map(() => remindOfReports(test.app.deps)));
      expect(await told(), `${days} days`).toBe(times);
    }
    const query = { reported: 'yes' as const, maker: booked.studio.makerId };
    const list = await test.call(bookingResource.list, { query }, await again(test, admin));
    expect(list.body.items).toMatchObject([{ _id: booked.bookingId, isReported: true }]);
  });

  it('the customer keeps their account; what they wrote is theirs to take along and goes with them', async () => {
    const { db } = test.app.deps;
    const booked = await visit(test);
    await report(test, booked, 'maker-absent');
    const exported = await test.call(exportAccount, {}, booked.person);
    expect(JSON.stringify(exported.body)).toContain('Nobody opened the door.');
    await db.update(users).set({ deletionDueAt: test.now }).where(eq(users._id, booked.person._id));
    await eraseAccounts.run(test.app.deps, {});
    const text = async () =>
      (await db.select().from(bookingReports).where(eq(bookingReports.bookingId, booked.bookingId)))[0]?.text;
    expect(await text()).toBe('Nobody opened the door.');
    const settled = { status: 'declined' as const, settledAt: test.now, note: 'No.' };
    await db.update(bookingReports).set(settled).where(eq(bookingReports.bookingId, booked.bookingId));
    later(8);
    await completeOverdue(test.app.deps);
    await eraseAccounts.run(test.app.deps, {});
    expect(await text()).toBe('');
    await letReportsPass(test);
    expect(await balance(booked.studio.makerId)).toMatchObject({ pending: 0, available: 1_700_000 });
  });
});

it('races a report against the earning and the completion: what is reported stays held', async () => {
  const [ended, open] = [await visit(test), await visit(test)];
  await complete(test, ended);
  later(7);
  const people = await Promise.all(
    [ended, open].map(async (one) => ({ ...one, person: await again(test, one.person) })),
  );
  const [late, unended] = people as [typeof ended, typeof open];
  // At the last moment the customer can still report it, and the maker does not earn yet.
  const told = await Promise.all([
    report(test, late),
    report(test, unended, 'maker-absent'),
    ...[1, 2].map(() => earnSettled(test.app.deps)),
    ...[1, 2].map(() => completeOverdue(test.app.deps)),
  ]);
  expect([told[0].status, told[1].status]).toEqual([201, 201]);
  later(9);
  await earnSettled(test.app.deps);
  await completeOverdue(test.app.deps);
  expect(await balance(ended.studio.makerId)).toMatchObject({ pending: 1_700_000, available: 0 });
  expect(await balance(open.studio.makerId)).toMatchObject({ pending: 1_700_000, available: 0 });
});
