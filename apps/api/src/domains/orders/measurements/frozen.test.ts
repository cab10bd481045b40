import { addToCart, getCart, updateCartItem } from '@adunni/contracts/cart/cart';
import { getQuote } from '@adunni/contracts/checkout/checkout';
import {
  changeMeasurements,
  FROZEN_MONTHS,
  listMeasurements,
  removeMeasurements,
} from '@adunni/contracts/measurements/measurements';
import { getOrderMeasurements } from '@adunni/contracts/orders/measurements';
import { reorder } from '@adunni/contracts/orders/orders';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mergeVisitorBasket } from '../../cart/service.ts';
import { basketCookieOf } from '../../cart/testing.ts';
import { eraseDueAccounts } from '../../identity/privacy/erase.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { purgeFrozen } from '../../measurements/erase.service.ts';
import { LENGTHS, measured, saveProfile } from '../../measurements/testing.ts';
import { orderParts, stageEvents } from '../tables.ts';
import { openShop, type TestShop } from '../testing.ts';
import { buyMeasured } from './testing.ts';

let test: TestApp;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test);
});
afterAll(() => test.close());

const frozenFor = async (person: TestPerson, orderId: string) => {
  const { body } = await test.call(getOrderMeasurements, { params: { orderId } }, person);
  return body.items;
};

describe('an order that is placed again', () => {
  it('keeps the profile of each line, as long as the person has it', async () => {
    const { customer, profile, orderId } = await buyMeasured(test, shop);
    const again = async () => {
      const { status } = await test.call(reorder, { params: { orderId } }, customer);
      const { items } = (await test.call(getCart, {}, customer)).body;
      return [status, ...items.map(({ measurementProfileId, quantity }) => [measurementProfileId, quantity])];
    };
    expect(await again()).toEqual([200, [profile._id, 1]]);
    await test.call(removeMeasurements, { params: { profileId: profile._id } }, customer);
    // The line of the first time has lost it as well, so it is the same piece.
    expect(await again()).toEqual([200, [null, 2]]);
  });
});

describe('a cart line', () => {
  const add = (person: TestPerson | object, line: object) =>
    test.call(addToCart, { body: { quantity: 1, measureLater: true, ...line } as never }, person);

  it('names a profile of the caller, can change it, and two profiles make two lines', async () => {
    const person = await signInAs(test);
    const [amaka, chidi] = [await saveProfile(test, person), await saveProfile(test, person, { name: 'Chidi' })];
    for (const measurementProfileId of [amaka._id, chidi._id, amaka._id])
      await add(person, { ...shop.gown, measurementProfileId });
    const { items } = (await test.call(getCart, {}, person)).body;
    expect(items.map((item) => [item.measurementProfileId, item.quantity])).toEqual([
      [amaka._id, 2],
      [chidi._id, 1],
    ]);
    const change = (itemId: string, measurementProfileId: string | null) =>
      test.call(updateCartItem, { params: { itemId }, body: { measurementProfileId } }, person);
    expect((await change(items[1]?._id ?? '', null)).body.items[1]?.measurementProfileId).toBeNull();
    const joined = (await change(items[1]?._id ?? '', amaka._id)).body.items;
    expect(joined.map((item) => [item.measurementProfileId, item.quantity])).toEqual([[amaka._id, 3]]);
  });

  it('takes nobody else’s profile, none of a visitor, and none for a ready piece', async () => {
    const person = await signInAs(test);
    const own = await saveProfile(test, person);
    const theirs = await saveProfile(test, await signInAs(test));
    const line = (profile: { _id: string }) => ({ ...shop.gown, measurementProfileId: profile._id });
    expect((await add(person, line(theirs))).status).toBe(404);
    expect((await add({}, line(own))).status).toBe(404);
    const ready = await add(person, { ...shop.dress, measurementProfileId: own._id });
    expect([ready.status, ready.error.code]).toEqual([422, 'not_made_to_measure']);
    const { items } = (await add(person, line(own))).body;
    const itemId = items[0]?._id ?? '';
    const body = { measurementProfileId: theirs._id };
    expect((await test.call(updateCartItem, { params: { itemId }, body }, person)).status).toBe(404);
  });

  it('is refused until a profile is chosen or to measure later, and says which it was', async () => {
    const person = await signInAs(test);
    const { _id: measurementProfileId } = await saveProfile(test, person);
    for (const nothing of [{}, { measurementProfileId: null }, { measureLater: false }])
      expect(await add(person, { ...shop.gown, measureLater: undefined, ...nothing })).toMatchObject({
        status: 400,
        error: { code: 'measurements_needed', fields: { measurements: expect.any(String) } },
      });
    const later = (await add(person, shop.gown)).body.items[0];
    expect(later).toMatchObject({ measurementProfileId: null, measureLater: true, notices: [] });
    const change = (body: object) =>
      test.call(updateCartItem, { params: { itemId: later?._id ?? '' }, body: body as never }, person);
    const profile = { measurementProfileId, measureLater: false };
    expect((await change({ measurementProfileId })).body.items[0]).toMatchObject(profile);
    expect((await change({ measurementProfileId: null })).body.items[0]).toMatchObject({ measureLater: true });
    const ready = (await add(person, shop.dress)).body.items.find(({ variant }) => variant);
    expect(ready).toMatchObject({ measureLater: false, notices: [] });
  });

  it('keeps what a visitor chose when they log in', async () => {
    const visitor = basketCookieOf(await add({}, shop.gown)) ?? '';
    const person = await signInAs(test);
    await mergeVisitorBasket(test.app.deps, person._id, visitor.split('=')[1] ?? '');
    const { items } = (await test.call(getCart, {}, person)).body;
    expect(items).toMatchObject([{ measurementProfileId: null, measureLater: true, notices: [] }]);
  });

  it('stays without the profile when that is deleted, and says so', async () => {
    const person = await signInAs(test);
    const { _id: profileId } = await saveProfile(test, person);
    await add(person, { ...shop.gown, measurementProfileId: profileId });
    await test.call(removeMeasurements, { params: { profileId } }, person);
    const { items } = (await test.call(getCart, {}, person)).body;
    expect(items).toMatchObject([
      { measurementProfileId: null, measureLater: false, notices: [{ kind: 'measurements' }] },
    ]);
    const { parts, problems } = (await test.call(getQuote, { body: {} }, person)).body;
    expect([parts[0]?.items[0]?.notices[0]?.kind, problems]).toEqual(['measurements', []]);
  });

  it('is one with the others that are without a profile then, at the next change of the cart', async () => {
    const person = await signInAs(test);
    const [amaka, chidi] = [await saveProfile(test, person), await saveProfile(test, person, { name: 'Chidi' })];
    for (const measurementProfileId of [amaka._id, chidi._id, null])
      await add(person, { ...shop.gown, measurementProfileId });
    for (const { _id: profileId } of [amaka, chidi])
      await test.call(removeMeasurements, { params: { profileId } }, person);
    const { items } = (await add(person, shop.gown)).body;
    expect(items.map((item) => [item.measurementProfileId, item.quantity])).toEqual([[null, 4]]);
  });

  it('stays beside an equal one when one line cannot hold both', async () => {
    const person = await signInAs(test);
    const { _id: profileId } = await saveProfile(test, person);
    for (const measurementProfileId of [profileId, null])
      await add(person, { ...shop.gown, measurementProfileId, quantity: 30 });
    await test.call(removeMeasurements, { params: { profileId } }, person);
    const { items } = (await add(person, { ...shop.gown, measurementNote: 'Wide sleeves' })).body;
    expect(items.map(({ quantity }) => quantity)).toEqual([30, 30, 1]);
  });
});

describe('an order', () => {
  it('keeps the measurements that it was placed with, whatever becomes of the profile', async () => {
    const { customer, profile, orderId, itemId } = await buyMeasured(test, shop);
    const [line, ...others] = await frozenFor(customer, orderId);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ itemId, title: 'Corset gown in cord lace', proposals: [] });
    expect(line?.frozen).toMatchObject({ name: 'Amaka', figure: 'woman', number: 1, unit: 'cm', values: LENGTHS });
    const values = { ...LENGTHS, 'waist-girth': 800 };
    const params = { profileId: profile._id };
    const changed = { ...measured({ values, name: 'Amaka, later' }), version: 1 };
    expect((await test.call(changeMeasurements, { params, body: changed }, customer)).status).toBe(200);
    expect(await frozenFor(customer, orderId)).toEqual([line]);
    await test.call(removeMeasurements, { params }, customer);
    expect(await frozenFor(customer, orderId)).toEqual([line]);
  });

  it('shows them to nobody else, and cannot be made to hold others', async () => {
    const { orderId, itemId } = await buyMeasured(test, shop);
    const other = await signInAs(test);
    expect((await test.call(getOrderMeasurements, { params: { orderId } }, other)).status).toBe(404);
    const rewriting = test.app.deps.db.execute(
      sql`update order_measurements set frozen = '{}' where order_item_id = ${itemId}`,
    );
    await expect(rewriting).rejects.toThrow();
  });

  it('loses them a year after it ended, and not before', async () => {
    const { customer, orderId, partId } = await buyMeasured(test, shop);
    const { db, clock } = test.app.deps;
    const at = (months: number) => {
      const moment = clock();
      moment.setUTCMonth(moment.getUTCMonth() + months);
      return { db, clock: () => new Date(moment) };
    };
    await purgeFrozen(at(FROZEN_MONTHS + 1));
    expect((await frozenFor(customer, orderId))[0]?.frozen).not.toBeNull();
    await db.update(orderParts).set({ stage: 'closed' }).where(eq(orderParts._id, partId));
    await db.insert(stageEvents).values({ partId, stage: 'closed', createdAt: clock() });
    await purgeFrozen(at(FROZEN_MONTHS - 1));
    expect((await frozenFor(customer, orderId))[0]?.frozen).not.toBeNull();
    await purgeFrozen(at(FROZEN_MONTHS + 1));
    expect((await frozenFor(customer, orderId))[0]?.frozen).toBeNull();
    expect((await test.call(listMeasurements, {}, customer)).body.items).toHaveLength(1);
  });

  it('loses them with the account', async () => {
    const { customer, partId, itemId } = await buyMeasured(test, shop);
    const { db, clock } = test.app.deps;
    await db.update(orderParts).set({ stage: 'closed' }).where(eq(orderParts._id, partId));
    await db.update(users).set({ deletionDueAt: clock() }).where(eq(users._id, customer._id));
    await eraseDueAccounts(test.app.deps);
    const { rows } = await db.execute(sql`select 1 from order_measurements where order_item_id = ${itemId}
      union all select 1 from measurement_profiles where user_id = ${customer._id}`);
    expect(rows).toEqual([]);
  });
});
