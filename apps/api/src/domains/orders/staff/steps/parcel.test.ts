import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { getOrder } from '@adunni/contracts/orders/orders';
import { changeParcel } from '@adunni/contracts/orders/work';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../../identity/testing.ts';
import { orderParts } from '../../tables.ts';
import { openShop, type TestShop } from '../../testing.ts';
import { type Bought, buyFrom, openTailor, partFor } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  shop = await openShop(test);
});
afterAll(() => test.close());

const SENT = { stage: 'dispatched', carrier: 'DHL', trackingNumber: '' } as const;
const PARCEL = { carrier: 'GIG Logistics', trackingNumber: 'GIG-204' };

async function sent(values: Partial<typeof orderParts.$inferInsert> = {}): Promise<Bought> {
  const bought = await buyFrom(test, [shop]);
  const [_id = ''] = bought.partIds;
  await test.app.deps.db
    .update(orderParts)
    .set({ ...SENT, ...values })
    .where(eq(orderParts._id, _id));
  return bought;
}
const change = async (who: TestPerson, { orderId }: Bought, parcel: object = PARCEL, version?: number) => {
  const part = await partFor(test, admin, orderId);
  const body = { version: version ?? part.version, ...PARCEL, ...parcel };
  return test.call(changeParcel, { params: { partId: part._id }, body }, who);
};
/** What the customer was told of the parcel. */
const toldOf = async ({ customer }: Bought): Promise<string[]> =>
  (await test.call(listNotifications, {}, customer)).body.items
    .filter(({ title }) => title.startsWith('Tracking updated'))
    .map(({ text }) => text);

describe('the parcel of a part on its way', () => {
  it('is corrected by its maker and by staff, and read by the customer', async () => {
    const bought = await sent();
    expect((await partFor(test, shop.owner, bought.orderId)).canChangeParcel).toBe(true);
    const { body } = await change(shop.owner, bought);
    expect(body.record.parts[0]).toMatchObject({ ...PARCEL, stage: 'dispatched' });
    const { order } = (await test.call(getOrder, { params: { orderId: bought.orderId } }, bought.customer)).body;
    expect(order.parts[0]).toMatchObject(PARCEL);
    expect((await change(admin, bought, { trackingNumber: '' })).body.record.parts[0]?.trackingNumber).toBe('');
    expect((await toldOf(bought)).sort()).toEqual([
      expect.stringMatching(/with GIG Logistics\.$/),
      expect.stringMatching(/with GIG Logistics\. Its tracking number is GIG-204\.$/),
    ]);
  });

  it('is changed once by who asks twice or saw an older version, and entered into the audit log', async () => {
    const bought = await sent();
    const { _id, version } = await partFor(test, admin, bought.orderId);
    const same = await Promise.all([1, 2].map(() => change(shop.owner, bought, PARCEL, version)));
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
    expect(await change(admin, bought, { carrier: 'UPS' }, version)).toMatchObject({
      status: 409,
      error: { code: 'stale' },
    });
    const entries = await test.app.deps.db.select().from(auditEntries).where(eq(auditEntries.rowId, _id));
    expect(entries).toMatchObject([{ actorId: shop.owner._id, after: { carrier: PARCEL.carrier } }]);
    expect(await toldOf(bought)).toEqual([
      expect.stringContaining('with GIG Logistics. Its tracking number is GIG-204.'),
    ]);
  });
});

describe('the parcel is not changed', () => {
  it.each([
    ['before it is sent', { stage: 'packed', carrier: null }],
    ['after delivery', { stage: 'delivered' }],
    ['once it is closed', { stage: 'closed' }],
    ['in a dispute', { stage: 'disputed' }],
  ] as const)('%s', async (_when, values) => {
    const bought = await sent(values);
    for (const who of [shop.owner, admin])
      expect(await change(who, bought)).toMatchObject({ status: 409, error: { code: 'parcel_settled' } });
    expect((await partFor(test, shop.owner, bought.orderId)).canChangeParcel).toBe(false);
  });

  it('by another maker, the tailor who sewed it or its customer', async () => {
    const [tailor, other] = await Promise.all([openTailor(test), openShop(test)]);
    const bought = await sent({ tailorId: tailor._id });
    expect((await change(other.owner, bought)).status).toBe(404);
    expect((await change(tailor.person, bought)).error.code).toBe('not_your_step');
    expect((await change(bought.customer, bought)).status).toBe(403);
    expect((await partFor(test, tailor.person, bought.orderId)).canChangeParcel).toBe(false);
    expect((await partFor(test, admin, bought.orderId)).carrier).toBe('DHL');
  });

  it('to one without a carrier', async () => {
    expect((await change(shop.owner, await sent(), { carrier: ' ' })).error.fields).toHaveProperty('carrier');
  });
});
