import { orderPartResource, type StaffPart } from '@adunni/contracts/orders/staff';
import { advancePart } from '@adunni/contracts/orders/work';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../../identity/testing.ts';
import { orderParts } from '../../tables.ts';
import { openShop } from '../../testing.ts';
import { buyFrom, partFor, payDue } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const step = (who: TestPerson, part: StaffPart, to: 'ready' | 'dispatched' | 'delivered') =>
  test.call(advancePart, { params: { partId: part._id }, body: { version: part.version, to } }, who);
/** Brings a part to a stage as if the work had been done. */
const bring = (partId: string, stage: StaffPart['stage'], values: Partial<typeof orderParts.$inferInsert> = {}) =>
  test.app.deps.db
    .update(orderParts)
    .set({ stage, ...values })
    .where(eq(orderParts._id, partId));

it('what the customer picks up goes from ready to collected once it is paid, and is late for neither side meanwhile', async () => {
  const shop = await openShop(test);
  const bought = await buyFrom(test, [shop], { kind: 'gown', deliveryOption: 'pickup', paymentPlan: 'deposit' });
  await bring(bought.partIds[0] ?? '', 'quality-check');
  await step(shop.owner, await partFor(test, shop.owner, bought.orderId), 'ready');
  const owed = await partFor(test, shop.owner, bought.orderId);
  expect(owed.next).toEqual(['on-hold']);
  expect((await step(shop.owner, owed, 'delivered')).error.code).toBe('balance_due');
  await payDue(test, bought.customer, bought.orderId);
  const ready = await partFor(test, shop.owner, bought.orderId);
  expect(ready.next).toEqual(['delivered', 'on-hold']);
  await bring(ready._id, 'ready', { readyBy: new Date(test.now.getTime() - 1000) });
  const listed = async (query: object) =>
    (await test.call(orderPartResource.list, { query }, shop.owner)).body.items.map(({ waiting }) => waiting);
  expect((await partFor(test, shop.owner, bought.orderId)).daysLate).toBe(0);
  expect([await listed({ waiting: 'pickup' }), await listed({ timing: 'late' })]).toEqual([['pickup'], []]);
  expect(await listed({ dispatch: 'ready' })).toEqual([]);
  expect((await step(shop.owner, ready, 'dispatched')).error.code).toBe('illegal_transition');
  expect((await step(shop.owner, ready, 'delivered')).status).toBe(200);
  const [part] = await test.app.deps.db.select().from(orderParts).where(eq(orderParts._id, ready._id));
  expect(part).toMatchObject({ stage: 'delivered', deliveredAt: test.now });
});
