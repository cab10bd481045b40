import { retryRefund } from '@adunni/contracts/payments/staff';
import { refundMilestone } from '@adunni/contracts/planning/staff';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ProviderRefused } from '../../../kit/payments/provider.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSum } from '../../ledger/testing.ts';
import { openAgreed, payOf, seenCase, staffCase } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

it('shows staff a refund of a milestone that failed, which is sent again once and never above what was paid', async () => {
  const { customer, caseId, agreed } = await openAgreed(test, admin);
  const milestoneId = agreed.milestones[0]?._id ?? '';
  await payOf(test, caseId, milestoneId, customer);
  const refund = (amount: number) =>
    test.call(refundMilestone, { params: { _id: caseId, milestoneId }, body: { amount, reason: 'Flooded.' } }, admin);
  const shown = async () => (await staffCase(test, caseId, admin)).refunds;
  const asked = vi
    .spyOn(test.app.deps.payments, 'refund')
    .mockRejectedValue(new ProviderRefused('The account is closed.'));
  expect((await refund(200_000)).status).toBe(200);
  await expect.poll(async () => (await shown()).map(({ status }) => status)).toEqual(['failed']);
  asked.mockRestore();

  expect((await refund(200_000)).error.fields, 'what failed still counts as given back').toHaveProperty('amount');
  expect((await seenCase(test, caseId, customer)).milestones[0]?.refunded).toBe(200_000);
  const [failed] = await shown();
  const params = { refundId: failed?._id ?? '' };
  expect((await test.call(retryRefund, { params }, customer)).status).toBe(403);
  const answers = await Promise.all([1, 2, 3].map(() => test.call(retryRefund, { params }, admin)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await expect.poll(async () => (await shown()).map(({ status }) => status)).toEqual(['processed']);
  expect(await ledgerSum(test)).toBe(0);
});
