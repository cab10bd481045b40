import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../domains/identity/tables.ts';
import { wantedIn } from '../../domains/orders/measurements/queries.ts';
import { orderMeasurements } from '../../domains/orders/measurements/tables.ts';
import { canBeMeasured } from '../../domains/orders/measurements/wanted.rules.ts';
import { orderItems, orderParts, orders } from '../../domains/orders/tables.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startDemoApp();
});
afterAll(() => test.close());

const madeParts = () =>
  test.app.deps.db
    .select({ part: orderParts, frozen: orderMeasurements._id, email: users.email })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .innerJoin(users, eq(users._id, orders.userId))
    .leftJoin(orderMeasurements, eq(orderMeasurements.orderItemId, orderItems._id))
    .where(eq(orderItems.kind, 'made-to-measure'));

it('makes nothing of the demo’s orders from measurements that are not there', async () => {
  const begun = (await madeParts()).filter(({ part }) => !canBeMeasured(part) && part.stage !== 'cancelled');
  expect(begun.length).toBeGreaterThan(100);
  expect(begun.filter(({ frozen }) => frozen === null)).toEqual([]);
});

it('lets the demo’s customer find a part that waits, and has asked for each that does', async () => {
  const parts = await madeParts();
  const waiting = await wantedIn(
    test.app.deps.db,
    parts.filter(({ part }) => canBeMeasured(part)).map(({ part }) => part._id),
  );
  const found = parts.filter(({ part }) => waiting.has(part._id));
  expect(found.filter(({ email }) => email === 'customer@adunni.example')).toHaveLength(1);
  expect(found.filter(({ part }) => part.measurementsSince === null && part.paid > 0)).toEqual([]);
});
