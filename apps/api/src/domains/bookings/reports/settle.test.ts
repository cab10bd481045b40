import { declineReport, refundReport, reopenBooking } from '@adunni/contracts/bookings/staff';
import { kobo, toKobo } from '@adunni/contracts/money';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditEntries } from '../../../kit/audit/tables.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { ProviderRefused } from '../../../kit/payments/provider.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mailTo, signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSummary, makerBalance } from '../../ledger/queries.ts';
import { notifications } from '../../notifications/tables.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { postPayouts } from '../../payouts/ledger/posting.service.ts';
import { completeOverdue } from '../changing/complete.service.ts';
import { again, letReportsPass, rowOf, seen } from '../testing.ts';
import { earn, earnSettled } from './outcomes.service.ts';
import { complete, miss, OVER, report, type TestVisit, visit } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const versionOf = async ({ bookingId }: TestVisit) => (await rowOf(test, bookingId)).version;
const balance = ({ studio }: TestVisit) => makerBalance(test.app.deps.db, studio.makerId);
const note = 'We spoke to both of you.';

async function refund(booked: TestVisit, amount: number, version?: number) {
  const body = { version: version ?? (await versionOf(booked)), note, amount };
  return test.call(refundReport, { params: { bookingId: booked.bookingId }, body }, await again(test, admin));
}
async function settle(booked: TestVisit, by: typeof declineReport | typeof reopenBooking) {
  const body = { version: await versionOf(booked), note };
  return test.call(by, { params: { bookingId: booked.bookingId }, body }, await again(test, admin));
}
/** A paid booking that was completed and is reported. */
async function reported(options?: Parameters<typeof visit>[1]): Promise<TestVisit> {
  const booked = await visit(test, options);
  await complete(test, booked);
  expect((await report(test, booked)).status).toBe(201);
  return booked;
}
const isBalanced = async () => expect((await ledgerSummary(test.app.deps.db)).sum).toBe(0);
const refundsOf = (bookingId: string) =>
  test.app.deps.db
    .select({ amount: refunds.amount, status: refunds.status })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(eq(payments.bookingId, bookingId));

describe('staff refund what was reported', () => {
  it('in part: the maker earns the rest at once, and both sides are told with the amount', async () => {
    const booked = await reported();
    const told = await refund(booked, 8000);
    expect([told.status, told.body.status]).toEqual([200, 'completed']);
    const shown = await seen(test, booked.bookingId, booked.person);
    expect(shown).toMatchObject({
      refunded: 8000,
      reportable: null,
      report: { status: 'refunded', refunded: 8000, note },
    });
    expect(await balance(booked)).toMatchObject({ pending: 0, available: 1_020_000 });
    expect(await mailTo(test, booked.person.email, 'booking-report')).toContain('₦8,000');
    const { db } = test.app.deps;
    const toMaker = await db.select().from(notifications).where(eq(notifications.userId, booked.studio.owner._id));
    expect(toMaker.at(-1)?.text).toContain('Your earnings for it are now ₦10,200.');
    const audited = and(eq(auditEntries.actorId, admin._id), eq(auditEntries.table, 'booking_reports'));
    const entries = await db.select().from(auditEntries).where(audited);
    expect(entries.at(-1)).toMatchObject({ after: { status: 'refunded', refunded: 800_000 } });
    await isBalanced();
    await letReportsPass(test);
    expect(await balance(booked)).toMatchObject({ available: 1_020_000 });
  });

  it('in full what nobody had ended, since the maker did not come: it counts as missed by them', async () => {
    const booked = await visit(test);
    await report(test, booked, 'maker-absent');
    expect((await refund(booked, 20_000)).body.status).toBe('no-show');
    const shown = await seen(test, booked.bookingId, booked.person);
    expect(shown).toMatchObject({ status: 'no-show', noShowBy: 'maker', refunded: 20_000, reportable: null });
    expect(await balance(booked)).toMatchObject({ pending: 0, available: 0 });
    await isBalanced();
  });

  it('in part what nobody had ended: it is completed, and what is left is earned', async () => {
    const booked = await visit(test);
    await report(test, booked, 'maker-absent');
    expect((await refund(booked, 5000)).body.status).toBe('completed');
    expect(await balance(booked)).toMatchObject({ pending: 0, available: 1_275_000 });
  });

  it('of several seats, up to all that was paid and no kobo more', async () => {
    const booked = await reported({ seats: 3, values: { kind: 'class', seats: 3 } });
    const refused = await refund(booked, 60_000.01);
    expect([refused.status, refused.error.code]).toEqual([422, 'refund_too_high']);
    expect((await refund(booked, 0)).status).toBe(400);
    expect((await refund(booked, 60_000)).status).toBe(200);
    expect(await rowOf(test, booked.bookingId)).toMatchObject({ status: 'completed', refunded: 6_000_000 });
    expect(await balance(booked)).toMatchObject({ pending: 0, available: 0 });
    await isBalanced();
  });

  it('what was earned and paid out already: it is owed by the maker', async () => {
    const booked = await visit(test);
    await complete(test, booked);
    const { db } = test.app.deps;
    const row = await rowOf(test, booked.bookingId);
    // As what was completed before makers earned later.
    await db.transaction(async (tx) => {
      await earn(tx, row, test.now);
      const sent = { _id: row._id, makerId: row.makerId, amount: kobo(1_700_000) };
      await postPayouts(tx, 'payout', [sent], test.now);
    });
    await report(test, booked);
    await refund(booked, 10_000);
    expect(await balance(booked)).toMatchObject({ pending: 0, available: -850_000 });
    await isBalanced();
  });

  it('once, however many of them settle it at the same time, and by whichever way', async () => {
    const booked = await reported();
    const version = await versionOf(booked);
    const other = await again(test, await signInAs(test, 'SuperAdmin'));
    const params = { bookingId: booked.bookingId };
    const told = await Promise.all([
      refund(booked, 8000, version),
      refund(booked, 8000, version),
      test.call(declineReport, { params, body: { version, note } }, other),
      test.call(reopenBooking, { params, body: { version, note } }, other),
    ]);
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(told.filter(({ status }) => status === 409).map(({ error }) => error.code)).toEqual(
      Array(3).fill('report_settled'),
    );
    const back = (await refundsOf(booked.bookingId)).map(({ amount }) => amount);
    expect(back).toEqual(told[0]?.status === 200 || told[1]?.status === 200 ? [800_000] : []);
    await isBalanced();
  });

  it('although the provider declines it: the report stays settled, and the refund stays to be seen as failed', async () => {
    const declining = vi.spyOn(test.app.deps.payments, 'refund').mockRejectedValue(new ProviderRefused('No.'));
    const booked = await reported();
    expect((await refund(booked, 8000)).status).toBe(200);
    await vi.waitFor(async () => expect((await refundsOf(booked.bookingId))[0]?.status).toBe('failed'), 15_000);
    declining.mockRestore();
    expect((await refund(booked, 1000)).error.code).toBe('report_settled');
    expect(await rowOf(test, booked.bookingId)).toMatchObject({ refunded: 800_000 });
    await isBalanced();
  });
});

describe('staff decline a report', () => {
  it('and the maker earns it at once, of which nothing more can be reported', async () => {
    const booked = await reported();
    expect((await settle(booked, declineReport)).body.status).toBe('completed');
    expect(await balance(booked)).toMatchObject({ pending: 0, available: 1_700_000 });
    expect((await report(test, booked)).error.code).toBe('not_reportable');
    expect(await mailTo(test, booked.person.email, 'booking-report')).toContain(note);
  });

  it('on what nobody had ended, which is completed by it', async () => {
    const booked = await visit(test);
    await report(test, booked, 'maker-absent');
    expect((await settle(booked, declineReport)).body.status).toBe('completed');
    expect(await balance(booked)).toMatchObject({ pending: 0, available: 1_700_000 });
    expect((await seen(test, booked.bookingId, booked.person)).reportable).toBeNull();
  });

  it('only when the customer has reported something, and they have seen its latest version', async () => {
    const booked = await visit(test);
    await complete(test, booked);
    expect((await settle(booked, declineReport)).error.code).toBe('report_settled');
    const before = await versionOf(booked);
    await report(test, booked);
    expect((await refund(booked, 8000, before)).error.code).toBe('stale');
  });
});

describe('staff reopen a booking', () => {
  it('that was noted as missed: it stands, can be ended anew, and completes by itself a week later', async () => {
    const booked = await visit(test, { plan: 'deposit' });
    await miss(test, booked, 'customer');
    await report(test, booked, 'customer-present');
    test.now = new Date(OVER.getTime() + 20 * DAY_MS);
    expect((await settle(booked, reopenBooking)).body.status).toBe('confirmed');
    expect(await rowOf(test, booked.bookingId)).toMatchObject({ endedBy: null, endReason: '' });
    expect(await balance(booked)).toMatchObject({ pending: 425_000, available: 0 });
    await completeOverdue(test.app.deps);
    expect((await rowOf(test, booked.bookingId)).status).toBe('confirmed');
    test.now = new Date(test.now.getTime() + 7 * DAY_MS + 1);
    await completeOverdue(test.app.deps);
    expect((await rowOf(test, booked.bookingId)).status).toBe('completed');
    await letReportsPass(test);
    expect(await balance(booked)).toMatchObject({ pending: 0, available: 425_000 });
    await isBalanced();
  });

  it('that was earned already, whose money is only held again until it is earned anew', async () => {
    const booked = await visit(test);
    await complete(test, booked);
    const row = await rowOf(test, booked.bookingId);
    await test.app.deps.db.transaction((tx) => earn(tx, row, test.now));
    await report(test, booked);
    expect((await settle(booked, reopenBooking)).status).toBe(200);
    expect(await balance(booked)).toMatchObject({ pending: 1_700_000, available: 0 });
    expect(
      await complete(test, { ...booked, studio: { ...booked.studio, owner: await again(test, booked.studio.owner) } }),
    ).toBe(200);
    await letReportsPass(test);
    await earnSettled(test.app.deps);
    expect(await balance(booked)).toMatchObject({ pending: 0, available: 1_700_000 });
    await isBalanced();
  });

  it('not when money has gone back, nor when nobody has ended it', async () => {
    const missed = await visit(test);
    await miss(test, missed, 'customer');
    expect((await rowOf(test, missed.bookingId)).refunded).toBe(toKobo(15_000));
    await report(test, missed, 'customer-present');
    expect((await settle(missed, reopenBooking)).error.code).toBe('not_reopenable');
    const open = await visit(test);
    await report(test, open, 'maker-absent');
    expect((await settle(open, reopenBooking)).error.code).toBe('not_reopenable');
  });
});
