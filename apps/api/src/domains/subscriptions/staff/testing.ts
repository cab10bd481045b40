import { subscribe } from '@adunni/contracts/subscriptions/subscriptions';
import { desc, eq } from 'drizzle-orm';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { invoices } from '../billing/tables.ts';
import { payOnPage } from '../testing.ts';
import type { TestPlan } from '../usage/testing.ts';

/** A person who has paid for the first month of a plan with a card that works. */
export interface Subscriber extends TestPerson {
  subscriptionId: string;
  invoiceId: string;
  number: string;
}

/** Subscribes a person and pays on the sandbox’s page. */
export async function buySubscription(test: TestApp, plan: TestPlan): Promise<Subscriber> {
  const person = await signInAs(test);
  const body = { plan: plan.slug, interval: 'month' as const };
  const begun = await test.call(subscribe, { body }, person);
  await payOnPage(test, person, begun.body.payment?.reference ?? '');
  const [invoice] = await test.app.deps.db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, person._id))
    .orderBy(desc(invoices._id));
  if (!invoice?.number) throw new Error(`the subscription was not paid: ${JSON.stringify(begun.error)}`);
  return { ...person, subscriptionId: invoice.subscriptionId, invoiceId: invoice._id, number: invoice.number };
}
