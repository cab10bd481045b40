import { checkPayment, decideSandbox } from '@adunni/contracts/payments/payments';
import { addMethod, getBilling } from '@adunni/contracts/subscriptions/billing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSum } from '../../ledger/testing.ts';
import { paymentMethods } from '../billing/tables.ts';
import { openPlans } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await openPlans(test);
});
afterAll(() => test.close());

const waits = (days: number) => new Date(test.now.getTime() - days * 86_400_000);

/** Stores cards of a person that were saved so many days ago; the first is charged. */
async function storeCards({ _id: userId }: TestPerson, days: readonly number[]): Promise<void> {
  const card = { status: 'active', provider: 'sandbox', authorisation: 'AUTH_sandbox_works' } as const;
  const cards = days.map((ago, index) => ({ ...card, userId, isDefault: index === 0, last4: `000${ago}` }));
  await test.app.deps.db
    .insert(paymentMethods)
    .values(cards.map((each, index) => ({ ...each, signature: `SIG_${index}`, createdAt: waits(days[index] ?? 0) })));
}

const cardsOf = async (person: TestPerson) => (await test.call(getBilling, {}, person)).body.methods;

it('keeps five cards at most: one more that was being checked takes the place of the oldest that is not charged', async () => {
  const person = await signInAs(test);
  const started = await Promise.all([1, 2, 3, 4].map(() => test.call(addMethod, {}, person)));
  // It is one check, in however many windows it is begun.
  const [reference = '', ...others] = new Set(started.map(({ body }) => body.reference));
  expect(others).toEqual([]);
  await storeCards(person, [9, 8, 7, 6, 5]);
  expect(await cardsOf(person)).toHaveLength(5);
  await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
  await Promise.all([1, 2, 3].map(() => test.call(checkPayment, { params: { reference } }, person)));
  const kept = await cardsOf(person);
  expect(kept.map(({ last4, isDefault }) => [last4, isDefault])[0]).toEqual(['4081', true]);
  expect(kept.map(({ last4 }) => last4).sort()).toEqual(['0005', '0006', '0007', '0009', '4081']);
  const sixth = await test.call(addMethod, {}, person);
  expect([sixth.status, sixth.error.code]).toEqual([422, 'too_many_methods']);
  expect(await ledgerSum(test)).toBe(0);
});
