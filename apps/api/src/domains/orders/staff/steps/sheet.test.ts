import { getWorkSheet } from '@adunni/contracts/orders/work';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../../identity/testing.ts';
import { orderParts, orders } from '../../tables.ts';
import { ADDRESS, openShop } from '../../testing.ts';
import { buyFrom, openTailor } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('says where a packed piece goes, to its maker and nobody who only sews it, and nothing of a pickup', async () => {
  const { db } = test.app.deps;
  const shop = await openShop(test);
  const tailor = await openTailor(test);
  const bought = await buyFrom(test, [shop], { kind: 'gown' });
  const [partId = ''] = bought.partIds;
  const change = (values: Partial<typeof orderParts.$inferInsert>) =>
    db.update(orderParts).set(values).where(eq(orderParts._id, partId));
  const sendTo = async (who: TestPerson) =>
    (await test.call(getWorkSheet, { params: { partId } }, who)).body.sheet.sendTo;
  await change({ stage: 'sewing', tailorId: tailor._id });
  expect(await sendTo(shop.owner)).toBeNull();
  await change({ stage: 'packed' });
  expect(await sendTo(shop.owner)).toMatchObject(ADDRESS);
  expect(await sendTo(tailor.person)).toBeNull();
  await db.update(orders).set({ deliveryOption: 'pickup' }).where(eq(orders._id, bought.orderId));
  expect(await sendTo(shop.owner)).toBeNull();
});
