import { kobo } from '@adunni/contracts/money';
import { REFUND_OVERDUE_DAYS, retryRefund, settleRefund } from '@adunni/contracts/payments/staff';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditEntries } from '../../../kit/audit/tables.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSummary } from '../../ledger/queries.ts';
import { askedOf, askRefund, historyOf, type PaidOrder, paidOrder, refundsOf, toldOf } from '../testing/paid-order.ts';
import { type PaystackApp, startPaystackApp } from '../testing/paystack-app.ts';
import { flagOverdueRefunds } from './overdue.service.ts';
import type { RefundRow } from './rules.ts';
import { pollRefunds } from './send.service.ts';

const AMOUNT = 500_000;
const BY_HAND = { how: 'bank-transfer', reference: 'GTB-2291', reason: 'Sent to the customer’s new account.' } as const;

let app: PaystackApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await startPaystackApp();
  admin = await signInAs(app.test, 'Admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.standIn.refundStatus = 'pending';
  admin = await signInAs(app.test, 'Admin');
});

const refundOf = async ({ payment }: PaidOrder): Promise<RefundRow> => {
  const [refund] = await refundsOf(app, payment._id);
  if (!refund) throw new Error('no refund');
  return refund;
};
const reaches = (open: PaidOrder, expected: Partial<RefundRow>) =>
  vi.waitFor(async () => expect(await refundOf(open)).toMatchObject(expected), 15_000);
const kinds = async ({ payment }: PaidOrder) => (await historyOf(app, payment._id)).map(({ kind }) => kind);
const pass = (ms: number) => {
  app.test.now = new Date(app.test.now.getTime() + ms);
};
let events = 0;
/** Paystack decides what became of the last refund of a payment, and says so. */
async function becomes(open: PaidOrder, status: string, more: { amount?: number } = {}): Promise<void> {
  Object.assign(askedOf(app, open).at(-1) ?? {}, { status, ...more });
  const data = { transaction_reference: open.reference, refund_reference: `r-${++events}`, status };
  const { status: answered } = await app.standIn.announce(app.test.origin, { event: `refund.${status}`, data });
  expect(answered).toBe(200);
}

/** A refund that Paystack has taken and that then failed there. */
async function failedRefund(): Promise<PaidOrder> {
  const open = await paidOrder(app);
  await askRefund(app, open.payment._id, AMOUNT, 'a goodwill refund');
  await vi.waitFor(async () => expect((await refundOf(open)).providerId).not.toBeNull(), 15_000);
  await becomes(open, 'failed');
  await reaches(open, { status: 'failed' });
  return open;
}

const retry = async (open: PaidOrder) =>
  app.test.call(retryRefund, { params: { refundId: (await refundOf(open))._id } }, admin);
const settle = async (open: PaidOrder) =>
  app.test.call(settleRefund, { params: { refundId: (await refundOf(open))._id }, body: BY_HAND }, admin);
const ledger = async () => {
  const { accounts, sum } = await ledgerSummary(app.test.app.deps.db);
  const on = (name: string) => accounts.find(({ account }) => account === name)?.amount ?? 0;
  return { sum, refunds: on('refunds'), provider: on('provider'), bank: on('bank'), unassigned: on('unassigned') };
};

describe('a refund that fails', () => {
  it('is told to staff once, however often it fails again', async () => {
    const open = await failedRefund();
    expect((await retry(open)).body).toEqual({ status: 'pending' });
    await vi.waitFor(() => expect(askedOf(app, open)).toHaveLength(2), 15_000);
    await reaches(open, { status: 'pending', attempt: 2, attentionAt: null, providerId: expect.any(String) });
    await becomes(open, 'failed');
    await reaches(open, { status: 'failed', trouble: expect.stringContaining('could not return') });
    expect(await kinds(open)).toEqual(['refund-failed', 'refund-retried', 'refund-failed']);
    const told = await toldOf(app, `refund:${(await refundOf(open))._id}`);
    expect(told.filter(({ userId }) => userId === admin._id)).toHaveLength(1);
    expect(told[0]).toMatchObject({ title: 'A refund of ₦5,000 needs attention' });
  });

  it('is sent again once, however many ask for it at the same time', async () => {
    const open = await failedRefund();
    const answers = await Promise.all([1, 2, 3, 4].map(() => retry(open)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await vi.waitFor(() => expect(askedOf(app, open)).toHaveLength(2), 15_000);
    pass(61_000);
    await Promise.all([pollRefunds(app.test.app.deps), pollRefunds(app.test.app.deps)]);
    expect(askedOf(app, open)).toHaveLength(2);
  });

  it('is not sent again when the first attempt went through after all', async () => {
    const open = await failedRefund();
    Object.assign(askedOf(app, open)[0] ?? {}, { status: 'processed' });
    await retry(open);
    await reaches(open, { status: 'processed', attentionAt: null });
    expect(askedOf(app, open)).toHaveLength(1);
  });

  it('counts as returned when the provider says so later', async () => {
    const open = await failedRefund();
    await becomes(open, 'processed');
    await reaches(open, { status: 'processed', attentionAt: null });
    expect(await kinds(open)).toEqual(['refund-failed', 'refund-processed']);
    expect((await retry(open)).error.code).toBe('not_stuck');
  });

  it('was declined: the provider’s words are kept', async () => {
    const open = await paidOrder(app);
    app.standIn.became(open.reference, { status: 'reversed' });
    await askRefund(app, open.payment._id, AMOUNT, 'declined');
    await reaches(open, { status: 'failed', trouble: 'The payment provider says: Transaction has not been paid' });
    app.standIn.became(open.reference, { status: 'success' });
    await retry(open);
    await vi.waitFor(() => expect(askedOf(app, open)).toHaveLength(1), 15_000);
  });
});

describe('a refund that the provider cannot go on with', () => {
  it('waits for somebody, and goes on by itself once they have helped', async () => {
    const open = await paidOrder(app);
    app.standIn.refundStatus = 'needs-attention';
    await askRefund(app, open.payment._id, AMOUNT, 'bank details');
    await reaches(open, { status: 'needs-attention', attentionAt: expect.any(Date) });
    expect((await retry(open)).status).toBe(200);
    expect(await toldOf(app, `refund:${(await refundOf(open))._id}`)).not.toEqual([]);
    await becomes(open, 'processing');
    await reaches(open, { status: 'pending', attentionAt: null, trouble: null });
    Object.assign(askedOf(app, open)[0] ?? {}, { status: 'processed' });
    pass(31 * 60_000);
    await pollRefunds(app.test.app.deps);
    await reaches(open, { status: 'processed' });
    expect(askedOf(app, open)).toHaveLength(1);
  });

  it('is on its way for too long: staff are told once, and may settle it', async () => {
    const open = await paidOrder(app);
    await askRefund(app, open.payment._id, AMOUNT, 'slow');
    await vi.waitFor(async () => expect((await refundOf(open)).providerId).not.toBeNull(), 15_000);
    expect((await settle(open)).error.code).toBe('not_stuck');
    pass(REFUND_OVERDUE_DAYS * DAY_MS);
    admin = await signInAs(app.test, 'Admin');
    await Promise.all([1, 2, 3].map(() => flagOverdueRefunds(app.test.app.deps)));
    await flagOverdueRefunds(app.test.app.deps);
    expect(await kinds(open)).toEqual(['refund-overdue']);
    expect((await settle(open)).body).toEqual({ status: 'settled' });
  });
});

describe('another amount', () => {
  it.each([
    ['less', AMOUNT - 100_000, { refunds: 0, bank: -100_000, provider: 100_000 - AMOUNT, unassigned: 0 }],
    ['more', AMOUNT + 100_000, { refunds: 0, bank: 0, provider: -AMOUNT - 100_000, unassigned: 100_000 }],
  ])('than it was asked to, %s, is settled by hand and never sent again', async (_what, amount, moved) => {
    const open = await paidOrder(app);
    await askRefund(app, open.payment._id, AMOUNT, 'differs');
    await vi.waitFor(async () => expect((await refundOf(open)).providerId).not.toBeNull(), 15_000);
    const before = await ledger();
    await becomes(open, 'processed', { amount });
    await reaches(open, { status: 'needs-attention', returnedAmount: kobo(amount) });
    await becomes(open, 'processed', { amount });
    expect((await retry(open)).error.code).toBe('not_retryable');
    expect((await settle(open)).status).toBe(200);
    const after = await ledger();
    expect(after.sum).toBe(0);
    // The refund was owed before: what staff had asked for stands on no account here, so it is what went.
    expect(after.provider - before.provider).toBe(moved.provider);
    expect(after.bank - before.bank).toBe(moved.bank);
    expect(after.unassigned - before.unassigned).toBe(moved.unassigned);
    expect(await kinds(open)).toEqual(['refund-differs', 'settled']);
  });
});

describe('settling by hand', () => {
  it('needs a way, a reference and a reason, is in the books and the audit log, and cannot be done twice', async () => {
    const open = await failedRefund();
    const before = await ledger();
    const { _id: refundId } = await refundOf(open);
    const body = { ...BY_HAND, reason: '' };
    expect((await app.test.call(settleRefund, { params: { refundId }, body }, admin)).status).toBe(400);
    expect((await settle(open)).body).toEqual({ status: 'settled' });
    const after = await ledger();
    expect([after.refunds - before.refunds, after.bank - before.bank, after.sum]).toEqual([AMOUNT, -AMOUNT, 0]);
    expect((await settle(open)).error.code).toBe('not_stuck');
    expect((await retry(open)).error.code).toBe('not_stuck');
    const isThis = and(eq(auditEntries.rowId, refundId), eq(auditEntries.table, 'refunds'));
    const written = await app.test.app.deps.db.select().from(auditEntries).where(isThis);
    expect(written).toMatchObject([{ actorId: admin._id, after: { status: 'settled', settled_how: 'bank-transfer' } }]);
    const note = 'By bank transfer from our account, reference GTB-2291. Sent to the customer’s new account.';
    expect((await historyOf(app, open.payment._id)).at(-1)).toMatchObject({ kind: 'settled', note });
  });

  it('is told to the customer by mail and bell, with the reference and where it leads', async () => {
    const open = await failedRefund();
    await settle(open);
    const { db } = app.test.app.deps;
    const isTheirs = and(eq(mails.kind, 'payment-settled'), eq(mails.recipient, open.person.email));
    const said = expect.stringMatching(
      /We have refunded ₦5,000 for order ADN-\S+ by bank transfer\. The reference is GTB-2291\./,
    );
    expect(await db.select().from(mails).where(isTheirs)).toMatchObject([
      { subject: 'Your refund of ₦5,000 has been sent', text: said },
    ]);
    expect(await toldOf(app, `refund:${(await refundOf(open))._id}:settled`)).toMatchObject([
      { userId: open.person._id, kind: 'payment-returned', text: said, path: `/orders/${open.orderId}` },
    ]);
  });

  it('is refused when the provider has returned the money meanwhile, which is noted', async () => {
    const open = await failedRefund();
    Object.assign(askedOf(app, open)[0] ?? {}, { status: 'processed' });
    const before = await ledger();
    expect((await settle(open)).error.code).toBe('provider_settled');
    expect(await refundOf(open)).toMatchObject({ status: 'processed', settledHow: null });
    expect((await ledger()).bank).toBe(before.bank);
  });

  it('is refused while the provider does not answer', async () => {
    const open = await failedRefund();
    await retry(open);
    await vi.waitFor(() => expect(askedOf(app, open)).toHaveLength(2), 15_000);
    await becomes(open, 'failed');
    await reaches(open, { status: 'failed' });
    app.standIn.fault('refunds', 'down');
    expect(await settle(open)).toMatchObject({ status: 503, error: { code: 'provider_silent' } });
    expect((await refundOf(open)).status).toBe('failed');
  });

  it('and yet returned by the provider is told to staff and in the books, once', async () => {
    const open = await failedRefund();
    const before = await ledger();
    await settle(open);
    for (let i = 0; i < 3; i++) await becomes(open, 'processed');
    await vi.waitFor(async () => expect(await kinds(open)).toContain('refund-twice'), 15_000);
    const after = await ledger();
    expect([after.unassigned - before.unassigned, after.sum]).toEqual([AMOUNT, 0]);
    const told = await toldOf(app, `refund:${(await refundOf(open))._id}:twice`);
    expect(told.filter(({ userId }) => userId === admin._id)).toHaveLength(1);
  });
});

it('ends in one way when staff retry, staff settle and the provider speaks at the same moment', async () => {
  for (let round = 0; round < 4; round++) {
    const open = await failedRefund();
    const before = await ledger();
    await Promise.all([retry(open), settle(open), becomes(open, 'processed'), retry(open), settle(open)]);
    await vi.waitFor(async () => expect(['processed', 'settled']).toContain((await refundOf(open)).status), 15_000);
    await vi.waitFor(async () => {
      pass(61_000);
      await pollRefunds(app.test.app.deps);
      const { status } = await refundOf(open);
      const gone = await ledger();
      const sent = askedOf(app, open).filter((refund) => refund.status === 'processed').length;
      expect([gone.sum, gone.refunds - before.refunds]).toEqual([0, AMOUNT]);
      // Whatever won: of what left, as many are in the books as went, and the customer’s debt is what went beyond.
      const times = (before.provider - gone.provider + (before.bank - gone.bank)) / AMOUNT;
      expect(times).toBe(sent + (status === 'settled' ? 1 : 0));
      expect(gone.unassigned - before.unassigned).toBe((times - 1) * AMOUNT);
    }, 15_000);
    expect(askedOf(app, open)).toHaveLength(1);
  }
});

it('asks for a second attempt once when the process dies between the provider’s answer and the commit', async () => {
  const { db } = app.test.app.deps;
  const open = await failedRefund();
  const { _id } = await refundOf(open);
  await db.execute(sql`create function fail() returns trigger language plpgsql as $$ begin raise 'died'; end $$`);
  await db.execute(
    sql.raw(`create constraint trigger dies after update of provider_id on refunds deferrable initially deferred
      for each row when (new.id = '${_id}' and new.provider_id is not null) execute function fail()`),
  );
  await retry(open);
  await vi.waitFor(() => expect(askedOf(app, open)).toHaveLength(2), 15_000);
  await vi.waitFor(async () => expect((await refundOf(open)).askedAt).not.toBeNull(), 15_000);
  expect((await refundOf(open)).providerId).toBeNull();
  await db.execute(sql`drop trigger dies on refunds`);
  pass(61_000);
  await Promise.all([1, 2, 3].map(() => pollRefunds(app.test.app.deps)));
  expect(askedOf(app, open)).toHaveLength(2);
  expect((await refundOf(open)).providerId).toBe(String(askedOf(app, open)[1]?.id));
});
