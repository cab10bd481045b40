import { exportAccount } from '@adunni/contracts/identity/account';
import { getMaker } from '@adunni/contracts/makers/makers';
import type { PickupPlace } from '@adunni/contracts/makers/pickup';
import { getShop, putPickupPlace } from '@adunni/contracts/makers/verification';
import { getOrder } from '@adunni/contracts/orders/orders';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { move, upTo } from '../../ledger/testing.ts';
import { makers } from '../../makers/tables.ts';
import { addProvider } from '../../services/testing.ts';
import { again, bellOf, mailsOf, readyWithDeposit } from '../balance/testing.ts';
import { getFullOrder } from '../queries.ts';
import { renderReceipt } from '../receipt.ts';
import { buyFrom, openTailor, partFor, payDue } from '../staff/testing.ts';
import { orderParts } from '../tables.ts';
import { openShop, PICKUP_PLACE, type TestShop } from '../testing.ts';
import { erasePlaces, followPickups } from './service.ts';
import { partPickups } from './tables.ts';

let test: TestApp;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.now = new Date('2026-11-20T10:00:00Z');
  shop = await openShop(test);
});

const PATH = ['placed', 'confirmed', 'packed'] as const;
const MOVED: PickupPlace = { ...PICKUP_PLACE, street: '22 Ring Road', landmark: '' };
const buy = (kind: 'dress' | 'gown' = 'dress') => buyFrom(test, [shop], { kind, deliveryOption: 'pickup' });
const orderOf = async (orderId: string, who: TestPerson) =>
  (await test.call(getOrder, { params: { orderId } }, who)).body.order;
const pickupOf = async (orderId: string, who: TestPerson) => (await orderOf(orderId, who)).parts[0]?.pickup;

async function change(owner: TestPerson, place: PickupPlace | null) {
  const { version } = (await test.call(getShop, {}, owner)).body;
  return test.call(putPickupPlace, { body: { version, place } }, owner);
}

async function pass(days: number): Promise<void> {
  test.now = new Date(test.now.getTime() + days * DAY_MS);
  await Promise.all([followPickups(test.app.deps), followPickups(test.app.deps)]);
}

describe('a part that is picked up', () => {
  it('says where and when, to its customer, its maker and nobody else', async () => {
    const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1020 }));
    await addProvider(test, shop.makerId, { hours: week });
    const { customer, orderId, partIds } = await buy();
    const place = { ...PICKUP_PLACE, hours: 'Mon–Fri 09:00–17:00 (Lagos time)', keptUntil: null };
    expect(await pickupOf(orderId, customer)).toEqual(place);
    expect((await partFor(test, shop.owner, orderId)).pickup).toEqual(place);
    const tailor = await openTailor(test);
    await test.app.deps.db
      .update(orderParts)
      .set({ tailorId: tailor._id })
      .where(eq(orderParts._id, partIds[0] ?? ''));
    expect((await partFor(test, tailor.person, orderId)).pickup).toBeNull();
    const file = JSON.stringify((await test.call(exportAccount, {}, customer)).body);
    expect(file).toContain('"pickedUpAt":"9 Awosika Avenue, opposite the market, Ibadan, Oyo"');
    const seen = await test.call(getMaker, { params: { slug: shop.slug } });
    expect(JSON.stringify(seen.body)).not.toContain('Awosika');
  });

  it('is told at once when it is paid, and kept for thirty days from when it is ready', async () => {
    const { customer, orderId, partIds } = await buy();
    const [paid] = await mailsOf(test, 'order-paid', orderId);
    expect(paid?.text).toContain(
      'Pickup at Ireti Stitch House: 9 Awosika Avenue, opposite the market, Ibadan, Oyo. Message Ireti Stitch House to agree on a time. Ring the bell at the blue gate.',
    );
    expect(paid?.text).toContain('We keep finished items for 30 days.');
    await move(test, partIds[0] ?? '', ...upTo(PATH, 'packed'));
    expect((await pickupOf(orderId, customer))?.keptUntil).toBe('2026-12-20T22:59:59.999Z');
    const [ready] = await bellOf(test, customer, 'dispatched', orderId);
    expect(ready?.text).toContain('Pick it up at 9 Awosika Avenue');
    expect(ready?.text).toMatch(
      /You can send someone else\. Whoever collects brings the order number ADN-\d{4}-\d{6}\. We keep it until 20 December 2026\./,
    );
    await move(test, partIds[0] ?? '', 'delivered');
    expect(await pickupOf(orderId, await again(test, customer))).toMatchObject({ ...PICKUP_PLACE, keptUntil: null });
  });

  it('waits from when its balance is paid, and says then where it is', async () => {
    const { customer, orderId } = await readyWithDeposit(test, [shop], { deliveryOption: 'pickup' });
    expect((await pickupOf(orderId, customer))?.keptUntil).toBeNull();
    test.now = new Date(test.now.getTime() + DAY_MS);
    const back = await again(test, customer);
    await payDue(test, back, orderId);
    expect((await pickupOf(orderId, back))?.keptUntil).toBe('2026-12-21T22:59:59.999Z');
    const paid = (await mailsOf(test, 'order-paid', orderId)).at(-1);
    expect(paid?.text).toContain('Your order from Ireti Stitch House is ready. Pick it up at 9 Awosika Avenue');
    const [deposit] = await mailsOf(test, 'order-paid', orderId);
    expect(deposit?.text).toContain('is due before pickup.');
  });

  it('is reminded of once half-way, and at the end both sides are told; nothing of what was collected', async () => {
    const [left, collected] = [await buy(), await buy()];
    for (const { partIds } of [left, collected]) await move(test, partIds[0] ?? '', ...upTo(PATH, 'packed'));
    await move(test, collected.partIds[0] ?? '', 'delivered');
    const told = (who: TestPerson, { orderId } = left) => bellOf(test, who, 'pickup', orderId);
    await pass(14);
    expect(await told(left.customer)).toEqual([]);
    await pass(1);
    await pass(1);
    expect(await told(left.customer)).toMatchObject([
      {
        title: 'Your order from Ireti Stitch House is waiting to be picked up',
        text: expect.stringContaining('We keep it until 20 December 2026.'),
      },
    ]);
    expect(await told(shop.owner)).toEqual([]);
    await pass(15);
    await pass(1);
    expect((await told(left.customer)).map(({ title }) => title).slice(1)).toEqual([
      'Your order from Ireti Stitch House has not been picked up',
    ]);
    expect(await told(shop.owner)).toMatchObject([{ title: expect.stringMatching(/has not been picked up$/) }]);
    expect(await told(collected.customer, collected)).toEqual([]);
  });

  it('stands on the receipt with its address', async () => {
    const { customer, orderId } = await buy();
    const full = await getFullOrder(test.app.deps.db, orderId, customer._id);
    const without = { ...full, parts: full.parts.map((part) => ({ ...part, pickup: null })) };
    const sizes = await Promise.all([full, without].map(async (one) => (await renderReceipt(one, test.now)).length));
    expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
  });
});

describe('a workshop that moves', () => {
  it('takes what is still to be picked up along and tells its customers, and leaves what was collected', async () => {
    const [open, collected] = [await buy(), await buy()];
    for (const { partIds } of [open, collected]) await move(test, partIds[0] ?? '', ...upTo(PATH, 'packed'));
    await move(test, collected.partIds[0] ?? '', 'delivered');
    expect((await change(shop.owner, MOVED)).body.pickupPlace).toEqual(MOVED);
    expect(await pickupOf(open.orderId, open.customer)).toMatchObject(MOVED);
    expect(await pickupOf(collected.orderId, collected.customer)).toMatchObject(PICKUP_PLACE);
    expect(await bellOf(test, open.customer, 'pickup', open.orderId)).toMatchObject([
      {
        title: 'New pickup address for your order from Ireti Stitch House',
        text: expect.stringContaining('It is now picked up at 22 Ring Road, Ibadan, Oyo.'),
      },
    ]);
    expect(await bellOf(test, collected.customer, 'pickup', collected.orderId)).toEqual([]);
  });

  it('tells nobody of a new note at the same door, and keeps its word to who ordered when it offers pickup no more', async () => {
    const { customer, orderId } = await buy();
    await change(shop.owner, { ...PICKUP_PLACE, note: 'Ask for Bisi', landmark: 'by the well' });
    expect(await pickupOf(orderId, customer)).toMatchObject({ note: 'Ask for Bisi', landmark: 'by the well' });
    expect((await change(shop.owner, null)).body.pickupPlace).toBeNull();
    expect(await pickupOf(orderId, customer)).toMatchObject({ note: 'Ask for Bisi' });
    expect(await bellOf(test, customer, 'pickup', orderId)).toEqual([]);
  });

  it('gives a place to what was ordered before it had one', async () => {
    const { customer, orderId, partIds } = await buy();
    await test.app.deps.db.delete(partPickups).where(inArray(partPickups.partId, partIds));
    expect(await pickupOf(orderId, customer)).toBeNull();
    await change(shop.owner, PICKUP_PLACE);
    expect(await pickupOf(orderId, customer)).toMatchObject(PICKUP_PLACE);
    expect(await bellOf(test, customer, 'pickup', orderId)).toHaveLength(1);
  });

  it('is refused what is no place, and what somebody else has changed meanwhile', async () => {
    const bad = [
      { ...PICKUP_PLACE, street: ' ' },
      { ...PICKUP_PLACE, state: 'Wessex' },
      { ...PICKUP_PLACE, countryCode: 'Nigeria' },
      { ...PICKUP_PLACE, note: 'x'.repeat(161) },
    ];
    for (const place of bad) expect((await change(shop.owner, place)).status).toBe(400);
    const { version } = (await test.call(getShop, {}, shop.owner)).body;
    await change(shop.owner, MOVED);
    const stale = await test.call(putPickupPlace, { body: { version, place: PICKUP_PLACE } }, shop.owner);
    expect(stale.error.code).toBe('stale');
  });

  it('leaves no address with what was picked up when its maker is erased', async () => {
    const { customer, orderId } = await buy();
    await test.app.deps.db.transaction((tx) => erasePlaces(tx, shop.owner._id));
    expect(await pickupOf(orderId, customer)).toBeNull();
    const [maker] = await test.app.deps.db.select().from(makers).where(eq(makers._id, shop.makerId));
    expect(maker?.pickupPlace, 'which makers do themselves').toEqual(PICKUP_PLACE);
  });
});
