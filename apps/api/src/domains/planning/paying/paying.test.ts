import { checkPayment, decideSandbox } from '@adunni/contracts/payments/payments';
import { findMilestone, payMilestone } from '@adunni/contracts/planning/cases';
import { refundMilestone, setCaseStage } from '@adunni/contracts/planning/staff';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSummary } from '../../ledger/queries.ts';
import { ledgerSum } from '../../ledger/testing.ts';
import { payments } from '../../payments/tables.ts';
import { remindOfMilestones } from '../due.service.ts';
import { openAgreed, payOf, seenCase, staffCase } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
const NOON = new Date('2026-11-20T11:00:00Z');

beforeAll(async () => {
  test = await startTestApp();
  test.now = NOON;
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const onAccount = async (account: 'planning' | 'refunds' | 'unassigned'): Promise<number> =>
  (await ledgerSummary(test.app.deps.db)).accounts.find((one) => one.account === account)?.amount ?? 0;
const end = async (caseId: string) => {
  const { version } = await staffCase(test, caseId, admin);
  const body = { version, stage: 'withdrawn' as const, reason: 'As you asked.' };
  return test.call(setCaseStage, { params: { _id: caseId }, body }, admin);
};

describe('milestones', () => {
  it('are paid in their order, the first of which begins the work; all of it is the marketplace’s', async () => {
    const { customer, caseId, agreed } = await openAgreed(test, admin);
    const [first, second] = agreed.milestones.map(({ _id }) => _id);
    const early = await test.call(payMilestone, { params: { caseId, milestoneId: second ?? '' } }, customer);
    expect(early.error.code).toBe('nothing_due');
    const before = await onAccount('planning');
    await payOf(test, caseId, first ?? '', customer);
    const seen = await seenCase(test, caseId, customer);
    expect(seen.stage).toBe('under-way');
    expect(seen.milestones.map(({ paidAt, isPayable }) => [paidAt !== null, isPayable])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(seen.payments.map(({ purpose, status }) => [purpose, status])).toEqual([['deposit', 'succeeded']]);
    expect((await onAccount('planning')) - before).toBe(-33_000_000);
    expect(await ledgerSum(test)).toBe(0);
    expect((await test.call(findMilestone, { params: { milestoneId: first ?? '' } }, customer)).body.caseId).toBe(
      caseId,
    );
  });

  it('are one attempt when somebody presses twice, and nothing once they are paid', async () => {
    const { customer, caseId, agreed } = await openAgreed(test, admin);
    const params = { caseId, milestoneId: agreed.milestones[0]?._id ?? '' };
    const told = await Promise.all([1, 2, 3].map(() => test.call(payMilestone, { params }, customer)));
    expect(new Set(told.map(({ body }) => body.reference)).size).toBe(1);
    await payOf(test, caseId, params.milestoneId, customer);
    expect((await test.call(payMilestone, { params }, customer)).error.code).toBe('nothing_due');
  });

  it('give back what arrives after the celebration was cancelled', async () => {
    const { customer, caseId, agreed } = await openAgreed(test, admin);
    const params = { caseId, milestoneId: agreed.milestones[0]?._id ?? '' };
    const { reference } = (await test.call(payMilestone, { params }, customer)).body;
    expect((await end(caseId)).status).toBe(200);
    await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
    await test.call(checkPayment, { params: { reference } }, customer);
    const [payment] = await test.app.deps.db.select().from(payments).where(eq(payments.reference, reference));
    expect(payment).toMatchObject({ status: 'succeeded', refunded: payment?.amount });
    expect((await seenCase(test, caseId, customer)).milestones[0]?.paidAt).toBeNull();
    expect(await onAccount('unassigned')).toBe(0);
    expect(await ledgerSum(test)).toBe(0);
  });

  it('are refunded in parts and never above what was paid, however many press at once', async () => {
    const { customer, caseId, agreed } = await openAgreed(test, admin);
    const milestoneId = agreed.milestones[0]?._id ?? '';
    const params = { _id: caseId, milestoneId };
    const refund = (amount: number) =>
      test.call(refundMilestone, { params, body: { amount, reason: 'The hall was flooded.' } }, admin);
    expect((await refund(10)).error.fields).toHaveProperty('amount');
    await payOf(test, caseId, milestoneId, customer);
    const told = await Promise.all([refund(200_000), refund(200_000), refund(200_000)]);
    expect(told.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await seenCase(test, caseId, customer)).milestones[0]?.refunded).toBe(200_000);
    expect(await ledgerSum(test)).toBe(0);
  });

  it('are reminded of once, three days before they are due', async () => {
    const { customer, caseId, agreed } = await openAgreed(test, admin);
    await payOf(test, caseId, agreed.milestones[0]?._id ?? '', customer);
    const letters = () =>
      test.app.deps.db
        .select()
        .from(mails)
        .where(and(eq(mails.kind, 'planning-due'), eq(mails.recipient, customer.email)));
    test.now = new Date(NOON.getTime() + 86 * DAY_MS);
    await remindOfMilestones(test.app.deps);
    expect(await letters()).toHaveLength(0);
    test.now = new Date(NOON.getTime() + 87 * DAY_MS);
    await Promise.all([remindOfMilestones(test.app.deps), remindOfMilestones(test.app.deps)]);
    expect(await letters()).toHaveLength(1);
    test.now = NOON;
    admin = await signInAgain(test, admin);
  });
});
