import { addToCart } from '@adunni/contracts/cart/cart';
import { getOrderMeasurements, readPartMeasurements } from '@adunni/contracts/orders/measurements';
import type { Stage } from '@adunni/contracts/orders/stages';
import { assignTailor } from '@adunni/contracts/orders/work';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../../identity/testing.ts';
import { makers } from '../../../makers/tables.ts';
import { LENGTHS, saveProfile } from '../../../measurements/testing.ts';
import { openTailor, partFor } from '../../staff/testing.ts';
import { orderParts, orders } from '../../tables.ts';
import { openShop, place, type TestShop } from '../../testing.ts';
import { buyMeasured, type MeasuredOrder } from '../testing.ts';

let test: TestApp;
let shop: TestShop;
let bought: MeasuredOrder;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test);
  bought = await buyMeasured(test, shop);
});
afterAll(() => test.close());

const read = (as: TestPerson | object, partId = bought.partId) =>
  test.call(readPartMeasurements, { params: { partId } }, as);
const readings = (partId: string) =>
  test.app.deps.db.select().from(auditEntries).where(eq(auditEntries.rowId, partId)).orderBy(desc(auditEntries._id));

describe('measurements of somebody else', () => {
  it('are read by the maker of the part, and every reading is in the log', async () => {
    const before = (await readings(bought.partId)).length;
    const { status, body } = await read(shop.owner);
    expect(status).toBe(200);
    expect(body.items[0]?.frozen).toMatchObject({ name: 'Amaka', values: LENGTHS });
    await read(shop.owner);
    const entries = await readings(bought.partId);
    expect(entries).toHaveLength(before + 2);
    expect(entries[0]).toMatchObject({ actorId: shop.owner._id, table: 'order_parts' });
    expect(entries[0]?.action).toMatch(/^Read measurements of ADN-\d{4}-\d{6}$/);
    expect(JSON.stringify(entries)).not.toContain('waist');
  });

  it('are read for the customer to see: by whom, when and what for', async () => {
    const { customer, orderId, partId } = await buyMeasured(test, shop);
    const seen = async () => (await test.call(getOrderMeasurements, { params: { orderId } }, customer)).body.readings;
    expect(await seen()).toEqual([]);
    await read(shop.owner, partId);
    await read(await signInAs(test, 'Admin'), partId);
    const at = test.now.toISOString();
    const [{ name } = { name: '' }] = await test.app.deps.db.select().from(makers).where(eq(makers._id, shop.makerId));
    expect(await seen()).toEqual([
      { partId, by: 'Adunni', purpose: 'work', at },
      { partId, by: name, purpose: 'work', at },
    ]);
  });

  it('are read by staff, logged as well', async () => {
    const admin = await signInAs(test, 'Admin');
    expect((await read(admin)).body.items).toHaveLength(1);
    expect((await readings(bought.partId))[0]).toMatchObject({ actorId: admin._id });
  });

  it('are nothing for other makers, who leave no trace of a reading', async () => {
    const other = await openShop(test);
    const before = (await readings(bought.partId)).length;
    expect((await read(other.owner)).status).toBe(404);
    expect((await read((await openTailor(test)).person)).status).toBe(404);
    expect((await read(bought.customer)).status).toBe(403);
    expect((await read({})).status).toBe(401);
    expect(await readings(bought.partId)).toHaveLength(before);
  });

  it('are read by the tailor who sews the piece, for as long as they do', async () => {
    const { partId, orderId } = await buyMeasured(test, shop);
    const tailor = await openTailor(test);
    const give = async (tailorId: string | null) => {
      const { version } = await partFor(test, shop.owner, orderId);
      const { status } = await test.call(assignTailor, { params: { partId }, body: { version, tailorId } }, shop.owner);
      expect(status).toBe(200);
    };
    await give(tailor._id);
    expect((await read(tailor.person, partId)).status).toBe(200);
    await give(null);
    expect((await read(tailor.person, partId)).status).toBe(404);
  });

  it.each([
    ['delivered', 200],
    ['disputed', 200],
    ['closed', 404],
    ['cancelled', 404],
  ] as [Stage, number][])('of a part that is %s answer its maker with %i, and staff always', async (stage, status) => {
    const { partId } = await buyMeasured(test, shop);
    await test.app.deps.db.update(orderParts).set({ stage }).where(eq(orderParts._id, partId));
    expect((await read(shop.owner, partId)).status).toBe(status);
    expect((await read(await signInAs(test, 'SuperAdmin'), partId)).status).toBe(200);
  });

  it('wait for the payment', async () => {
    const customer = await signInAs(test);
    const { _id } = await saveProfile(test, customer);
    await test.call(addToCart, { body: { ...shop.gown, quantity: 1, measurementProfileId: _id } }, customer);
    const { order } = (await place(test, customer)).body;
    const [part] = await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, order._id));
    const partId = part?._id ?? '';
    expect((await read(shop.owner, partId)).status).toBe(404);
    await test.app.deps.db.update(orders).set({ status: 'paid' }).where(eq(orders._id, order._id));
    expect((await read(shop.owner, partId)).status).toBe(200);
  });
});
