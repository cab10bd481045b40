import { exportAccount } from '@adunni/contracts/identity/account';
import { getCase, writeCaseMessage } from '@adunni/contracts/planning/cases';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { ledgerSum } from '../ledger/testing.ts';
import { erasePlanning, hasOpenCases } from './personal-data.service.ts';
import { planningCases, planningMilestones, planningTasks } from './tables.ts';
import { askFor, openAgreed, openProposal, payOf } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

it('gives a person all that was planned for them and said with them, and nobody else’s', async () => {
  const { customer, caseId } = await openAgreed(test, admin);
  await test.call(writeCaseMessage, { params: { caseId }, body: { text: 'The aunts want jollof.' } }, customer);
  const other = await openProposal(test, admin);
  const { body } = await test.call(exportAccount, {}, customer);
  const { planning } = body as unknown as { planning: { cases: { milestones: unknown[]; messages: unknown[] }[] } };
  expect(planning.cases).toHaveLength(1);
  expect(planning.cases[0]).toMatchObject({
    stage: 'accepted',
    request: { city: 'Ibadan' },
    milestones: [{ amount: 330_000 }, { amount: 330_000 }, { amount: 340_000.01 }],
    messages: [{ from: 'customer', text: 'The aunts want jollof.' }],
  });
  expect(JSON.stringify(planning)).not.toContain(other.caseId);
});

it('keeps an account while something is agreed, and not for a request that nobody has accepted', async () => {
  const { db } = test.app.deps;
  const [agreed, asked] = [await openAgreed(test, admin), await signInAs(test, 'Customer')];
  await askFor(test, asked);
  expect(await hasOpenCases(db, agreed.customer._id)).toBe(true);
  expect(await hasOpenCases(db, asked._id)).toBe(false);
});

it('takes the person out of what stays for the books', async () => {
  const { db } = test.app.deps;
  const { customer, caseId, agreed } = await openAgreed(test, admin);
  await payOf(test, caseId, agreed.milestones[0]?._id ?? '', customer);
  await test.call(writeCaseMessage, { params: { caseId }, body: { text: 'Call my mother.' } }, customer);
  await db.transaction((tx) => erasePlanning(test.app.deps, tx, customer._id));
  const [row] = await db.select().from(planningCases).where(eq(planningCases._id, caseId));
  expect(row?.request).toMatchObject({ contactName: 'Deleted customer', contactPhone: '', notes: '', city: 'Ibadan' });
  expect(await db.select().from(planningTasks).where(eq(planningTasks.caseId, caseId))).toEqual([]);
  const paid = await db.select().from(planningMilestones).where(eq(planningMilestones.caseId, caseId));
  expect(paid).toHaveLength(3);
  expect(paid.some(({ paidAt }) => paidAt !== null)).toBe(true);
  expect(await ledgerSum(test)).toBe(0);
  const seen = await test.call(getCase, { params: { caseId } }, customer);
  expect(JSON.stringify(seen.body)).not.toContain('jollof');
  expect(seen.body.case.proposals[0]?.note).toBe('');
});
