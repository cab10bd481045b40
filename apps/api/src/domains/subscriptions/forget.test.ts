import { decideSandbox } from '@adunni/contracts/payments';
import { addMethod } from '@adunni/contracts/subscriptions-billing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { eraseAccounts } from '../identity/privacy/jobs.ts';
import { users } from '../identity/tables.ts';
import { signInAs } from '../identity/testing.ts';
import { settlePayment } from '../payments/settle.service.ts';
import { payments } from '../payments/tables.ts';
import { paymentMethods } from './billing/tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('keeps no card of a person whose last payment arrives after they were erased, and sends it back', async () => {
  const { deps } = test.app;
  const person = await signInAs(test);
  const { reference } = (await test.call(addMethod, {}, person)).body;
  await deps.db.update(users).set({ deletionDueAt: test.now }).where(eq(users._id, person._id));
  await eraseAccounts.run(deps, {});
  await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
  await settlePayment(deps, reference);
  const [payment] = await deps.db.select().from(payments).where(eq(payments.reference, reference));
  expect(payment).toMatchObject({ state: 'succeeded', refunded: 5000 });
  const cards = await deps.db.select().from(paymentMethods).where(eq(paymentMethods.userId, person._id));
  expect(cards).toMatchObject([{ state: 'removed', authorisation: null, email: null, last4: '' }]);
});
