import { getQuote } from '@adunni/contracts/checkout/checkout';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { makers } from '../makers/tables.ts';
import { partPickups } from '../orders/pickup/tables.ts';
import { customerWith, openShop, PICKUP_PLACE, place, placementOf, type TestShop } from '../orders/testing.ts';
import { pickupOffer, whyNot } from './pickup.rules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const withDresses = (...shops: TestShop[]) =>
  customerWith(
    test,
    shops.map(({ dress }) => ({ ...dress, quantity: 1 })),
  );
const quoteFor = async (person: Awaited<ReturnType<typeof withDresses>>, deliveryOption: 'standard' | 'pickup') =>
  (await test.call(getQuote, { body: { deliveryOption } }, person)).body;

it('is offered with the address of each maker and the days for which items are kept', async () => {
  const abeokuta = { ...PICKUP_PLACE, city: 'Abeokuta', state: 'Ogun' };
  const shops = [
    await openShop(test, { name: 'One' }),
    await openShop(test, { name: 'Two', pickupPlace: abeokuta }),
  ] as const;
  const person = await withDresses(...shops);
  const quote = await quoteFor(person, 'standard');
  expect(quote.pickup).toEqual([
    { maker: { slug: shops[0].slug, name: 'One' }, place: { ...PICKUP_PLACE, hours: '' } },
    { maker: { slug: shops[1].slug, name: 'Two' }, place: { ...abeokuta, hours: '' } },
  ]);
  expect(quote.deliveryOptions.find(({ option }) => option === 'pickup')?.description).toBe(
    'Collect from each maker. We let you know when your items are ready. You can send someone else. Whoever collects brings the order number. We keep finished items for 30 days.',
  );
  expect((await place(test, person, { deliveryOption: 'pickup' })).status).toBe(201);
});

it('is neither offered nor taken of a maker without a place', async () => {
  const person = await withDresses(await openShop(test, { pickupPlace: null }));
  const quote = await quoteFor(person, 'pickup');
  expect(quote.deliveryOptions.map(({ option }) => option)).toEqual(['standard', 'express']);
  expect(quote).toMatchObject({
    pickup: [],
    noPickup: null,
    problems: ['Your order can’t be picked up. Please choose a delivery.'],
  });
  const refused = await place(test, person, { deliveryOption: 'pickup' });
  expect([refused.status, refused.error.code]).toEqual([409, 'pickup_unavailable']);
});

it('says which of several makers keeps it from being picked up, and shows no address then', async () => {
  const shops = [await openShop(test, { name: 'One' }), await openShop(test, { name: 'Two', pickupPlace: null })];
  const person = await withDresses(...shops);
  expect(await quoteFor(person, 'standard')).toMatchObject({
    pickup: [],
    noPickup: 'Pickup isn’t available for this order because Two doesn’t offer it.',
    problems: [],
  });
  expect((await place(test, person, { deliveryOption: 'pickup' })).error.code).toBe('pickup_unavailable');
});

it('is taken at the place that holds when it is placed, and refused when the maker has just given it up', async () => {
  const shop = await openShop(test);
  const person = await withDresses(shop);
  const seen = await placementOf(test, person, { deliveryOption: 'pickup' });
  const { db } = test.app.deps;
  const moved = { ...PICKUP_PLACE, street: '22 Ring Road' };
  await db.update(makers).set({ pickupPlace: null }).where(eq(makers._id, shop.makerId));
  expect((await place(test, person, seen)).error.code).toBe('pickup_unavailable');
  await db.update(makers).set({ pickupPlace: moved }).where(eq(makers._id, shop.makerId));
  expect((await place(test, person, seen)).status).toBe(201);
  expect((await db.select().from(partPickups)).at(-1)?.place).toEqual(moved);
});

it('names all who lack a place', () => {
  const named = ['One', 'Two', 'Three'].map((name) => ({ _id: name, slug: name, name }));
  expect(whyNot(pickupOffer(named, new Map([['One', PICKUP_PLACE]])))).toBe(
    'Pickup isn’t available for this order because Two and Three don’t offer it.',
  );
  expect(whyNot(pickupOffer(named, new Map()))).toBeNull();
});
