import { listNotifications, putMailChoices } from '@adunni/contracts/notifications/notifications';
import { writeReview } from '@adunni/contracts/reviews/reviews';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import type { TestPerson } from '../identity/testing.ts';
import { orderItems } from '../orders/tables.ts';
import { openShop, type TestShop } from '../orders/testing.ts';
import { requestReviewsJob } from './jobs.ts';
import { daysBefore } from './rules.ts';
import { receive, words } from './testing.ts';

let test: TestApp;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test, { stock: 50 });
});
afterAll(() => test.close());

const run = () => requestReviewsJob.run(test.app.deps, {});
const ago = (days: number) => daysBefore(test.now, days);
const lettersTo = ({ email }: TestPerson) =>
  test.app.deps.db.$count(mails, and(eq(mails.recipient, email), eq(mails.kind, 'notice-review-request')));
const bellOf = async (who: TestPerson) =>
  (await test.call(listNotifications, {}, who)).body.items.filter(({ kind }) => kind === 'review-request');

it('asks three days after the delivery, once, however many workers look and however often', async () => {
  const early = await receive(test, shop, ago(2.99));
  const due = await receive(test, shop, ago(3));
  const long = await receive(test, shop, ago(40));
  await Promise.all([run(), run(), run(), run()]);
  await run();
  expect(await Promise.all([early, due, long].map(({ customer }) => lettersTo(customer)))).toEqual([0, 1, 0]);
  const [notice] = await bellOf(due.customer);
  expect(notice).toMatchObject({ title: 'How is Shift dress in ankara?', path: `/reviews/${due.itemId}` });
  test.now = new Date(test.now.getTime() + 86_400_000);
  await run();
  expect(await Promise.all([early, due, long].map(({ customer }) => lettersTo(customer)))).toEqual([1, 1, 0]);
});

it('asks nobody who has written already or sent everything back', async () => {
  const { db } = test.app.deps;
  const written = await receive(test, shop, ago(4));
  await test.call(writeReview, { params: { itemId: written.itemId }, body: words() }, written.customer);
  const returned = await receive(test, shop, ago(4));
  await db.update(orderItems).set({ refundedQuantity: 1 }).where(eq(orderItems._id, returned.itemId));
  await run();
  expect(await Promise.all([written, returned].map(({ customer }) => lettersTo(customer)))).toEqual([0, 0]);
});

it('rings the bell and sends no mail to whom wants none', async () => {
  const { customer } = await receive(test, shop, ago(5));
  const chosen = { body: { items: [{ kind: 'review-request' as const, mail: false }] } };
  expect((await test.call(putMailChoices, chosen, customer)).status).toBe(200);
  await run();
  expect([await lettersTo(customer), (await bellOf(customer)).length]).toEqual([0, 1]);
});
