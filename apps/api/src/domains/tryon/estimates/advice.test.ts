import { randomUUID } from 'node:crypto';
import { adviseSize } from '@adunni/contracts/measurements/fit';
import { getEstimateAnalytics } from '@adunni/contracts/tryon/staff-estimates';
import { advisedItemResource } from '@adunni/contracts/tryon/staff-sizes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { products } from '../../catalog/tables.ts';
import { addVariant } from '../../catalog/testing.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { measured, saveProfile } from '../../measurements/testing.ts';
import { orderItems, orderParts, stageEvents } from '../../orders/tables.ts';
import { customerWith, openShop, place } from '../../orders/testing.ts';

let test: TestApp;
let admin: TestPerson;
let dress: { productId: string; variantId: string };
let larger: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  dress = (await openShop(test)).dress;
  await test.app.deps.db.update(products).set({ sizeChart: 'women' }).where(eq(products._id, dress.productId));
  larger = (await addVariant(test, dress.productId, { size: 'UK 14', stock: 10 }))._id;
});
afterAll(() => test.close());

/** Orders the dress in a size; the item as it was frozen. */
async function order(person: TestPerson, variantId: string) {
  await customerWith(test, [{ ...dress, variantId, quantity: 1 }], person);
  const { body } = await place(test, person);
  const items = await test.app.deps.db
    .select({ item: orderItems })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .where(eq(orderParts.orderId, body.order._id));
  return items[0]?.item as typeof orderItems.$inferSelect;
}
const rows = async (query = {}) => (await test.call(advisedItemResource.list, { query }, admin)).body.items;

it('freezes on an order item the size that its product’s page advised, and nothing where it advised none', async () => {
  const person = await signInAs(test);
  expect(await order(person, dress.variantId)).toMatchObject({ advisedSize: null, advisedSureness: null });
  await saveProfile(test, person);
  const piece = { chart: 'women', cut: 'regular', sizes: ['UK 12', 'UK 14'] } as const;
  const advice = adviseSize(piece, measured() as never, test.now);
  expect(advice?.size).toBe('UK 14');
  const said = { advisedSize: 'UK 14', advisedSureness: advice?.sureness };
  expect(await order(person, dress.variantId)).toMatchObject({ size: 'UK 12', ...said });
  expect(await order(person, larger)).toMatchObject({ size: 'UK 14', ...said });
  // For two people it was advised differently, and nobody can tell for whom something else was bought.
  const values = { ...measured().values, 'bust-girth': 880, 'waist-girth': 680, 'hip-girth': 940 };
  await saveProfile(test, person, { name: 'Ife', values });
  expect(await order(person, dress.variantId)).toMatchObject({ size: 'UK 12', advisedSize: 'UK 12' });
});

it('tells staff what became of items that have arrived, each figure being the number of its rows', async () => {
  const { db } = test.app.deps;
  const person = await signInAs(test);
  await saveProfile(test, person);
  const [kept, returned, altered, waiting] = [
    await order(person, larger),
    await order(person, dress.variantId),
    await order(person, larger),
    await order(person, larger),
  ];
  for (const { partId } of [kept, returned, altered])
    await db.update(orderParts).set({ deliveredAt: test.now }).where(eq(orderParts._id, partId));
  await db.update(orderItems).set({ refundedQuantity: 1 }).where(eq(orderItems._id, returned._id));
  await db
    .insert(stageEvents)
    .values({ partId: altered.partId, stage: 'alterations', actorId: null, createdAt: test.now });
  const listed = await rows();
  expect(listed.map(({ _id }) => _id).sort()).toEqual([kept._id, returned._id, altered._id].sort());
  expect(listed.map(({ _id }) => _id)).not.toContain(waiting._id);
  expect(listed.find(({ _id }) => _id === returned._id)).toMatchObject({
    ...{ size: 'UK 12', advised: 'UK 14', outcome: 'returned' },
    product: { _id: dress.productId },
  });
  const idsOf = async (query: object) => (await rows(query)).map(({ _id }) => _id);
  expect(await idsOf({ outcome: 'altered' })).toEqual([altered._id]);
  expect(await idsOf({ taken: 'other' })).toEqual([returned._id]);
  const { body } = await test.call(getEstimateAnalytics, { query: { period: '7' } }, admin);
  const counts = body.advice.map(({ taken, sureness: _, ...figures }) => ({ taken, ...figures }));
  expect(counts).toEqual([
    { taken: 'advised', kept: 1, altered: 1, returned: 0 },
    { taken: 'other', kept: 0, altered: 0, returned: 1 },
  ]);
});

it('names nobody’s body, and is for staff alone', async () => {
  const [row] = await rows();
  expect(Object.keys(row ?? {}).sort()).toEqual(
    ['_id', 'at', 'order', 'product', 'size', 'advised', 'sureness', 'outcome'].sort(),
  );
  for (const role of ['Customer', 'Designer'] as const)
    expect((await test.call(advisedItemResource.list, {}, await signInAs(test, role))).status).toBe(403);
  expect((await test.call(advisedItemResource.get, { params: { _id: randomUUID() } }, admin)).status).toBe(404);
});
